#!/usr/bin/env python3
"""Checks the dice of a game from its journal: chain, commitments, every die and every shuffle.

Written from docs/dice.md alone, with nothing but Python's standard library, as an example of how little it takes. It knows
no rules: `globetable verify` also plays the whole game again.

    python3 verify.py GAME.jsonl [REMEMBERED.json] [--json]

The second file is what a player's browser remembers of the table, as its page “Proof” saves it. Exit code 0 if everything
holds, 1 if something does not.
"""

import hashlib
import hmac
import json
import sys


class Wrong(Exception):
    """What is wrong, and on which line; the header is line 0."""


def sha256(data):
    return hashlib.sha256(data).hexdigest()


def mac(key, data):
    return hmac.new(key, data, hashlib.sha256).digest()


def digits(text, count):
    """Whether a value is so many lower-case hexadecimal digits."""
    return isinstance(text, str) and len(text) == count and all(c in "0123456789abcdef" for c in text)


def number(value, least=0):
    """Whether a value is a whole number, and not less than this. (To Python, True is a number too.)"""
    return isinstance(value, int) and not isinstance(value, bool) and value >= least


def need(holds, line, what):
    if not holds:
        raise Wrong(f"line {line}: {what}")


def once(pairs):
    """An object of JSON in which no field comes twice."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a field comes twice")
    return found


def fields(value, line, must, may=()):
    """Checks that an object has these fields and no others."""
    need(isinstance(value, dict), line, "it is not what it should be")
    names = set(value)
    need(set(must) <= names <= set(must) | set(may), line, f"its fields are {sorted(names)}")


# The chain


def read(text):
    """The lines as objects, and their hashes. Form, numbers and chain are checked."""
    lines = [line for line in text.split("\n") if line.strip()]
    need(lines, 0, "the file is empty")
    previous, objects, hashes = "", [], []
    for n, line in enumerate(lines):
        body, found, tail = line.removesuffix("\r").rpartition(',"hash":"')
        need(found and tail[64:] == '"}' and digits(tail[:64], 64), n, "it does not end with its hash")
        need(sha256((previous + body).encode()) == tail[:64], n, "its hash does not follow from the line before")
        previous = tail[:64]
        try:
            value = json.loads(body + "}", object_pairs_hook=once)
        except ValueError as error:
            raise Wrong(f"line {n}: it cannot be read: {error}") from error
        need(isinstance(value, dict), n, "it is no object")
        if n > 0:
            need(number(value.get("n")) and value["n"] == n, n, "it has another number")
        # Nothing is said in a form that another reader could read otherwise.
        need(json.dumps(value, ensure_ascii=False, separators=(",", ":")) == body + "}", n, "it is not written as it should be")
        objects.append(value)
        hashes.append(previous)
    return objects, hashes


# The header


def check_header(header):
    fields(header, 0, ["globetable", "identity", "names", "dice"], ["scenario"])
    identity, names = header["identity"], header["names"]
    fields(identity, 0, ["game", "rules", "edition", "seats", "options"])
    need(number(identity["seats"], 1), 0, "it has no seats")
    need(isinstance(names, list) and len(names) == identity["seats"], 0, "it has not one name for every seat")
    dice = header["dice"]
    kind = dice if isinstance(dice, str) else next(iter(dice), None) if isinstance(dice, dict) else None
    need(kind in ("sealed", "proven", "seeded", "scripted"), 0, "its dice are of no known kind")
    need(header["globetable"] == (2 if kind == "sealed" else 1), 0, "its format and its dice do not belong together")
    if kind == "sealed":
        check_sealing(dice["sealed"], identity["seats"])
    if kind == "proven":
        check_provenance(dice["proven"], identity["seats"])
    return kind


def is_id(text):
    return isinstance(text, str) and text != "" and not any(ord(c) < 32 or 127 <= ord(c) < 160 for c in text)


def check_sealing(sealing, seats):
    fields(sealing, 0, ["table", "seed", "seats"], ["broken_off"])
    need(is_id(sealing["table"]), 0, "its table's id is none")
    need(digits(sealing["seed"], 64), 0, "its seal is not 64 hexadecimal digits")
    need(isinstance(sealing["seats"], list) and len(sealing["seats"]) == seats, 0, "it is sealed for other seats")
    for sitter in sealing["seats"]:
        fields(sitter, 0, [], ["bot", "person"])
        need(len(sitter) == 1, 0, "a seat is neither a bot nor a person")
        if "person" in sitter:
            fields(sitter["person"], 0, [], ["share"])
            share = sitter["person"].get("share", "0" * 64)
            need(digits(share, 64), 0, "a commitment is not 64 hexadecimal digits")
        else:
            need(isinstance(sitter["bot"], str), 0, "a bot has no name")
    for start in sealing.get("broken_off", []):
        fields(start, 0, ["table", "hash", "shares"])
        well = is_id(start["table"]) and digits(start["hash"], 64) and number(start["shares"])
        need(well, 0, "a start that was broken off is not told as it should be")


def check_provenance(provenance, seats):
    fields(provenance, 0, ["commitment", "table", "nonces"])
    texts = [provenance["table"], *provenance["nonces"]]
    need(all(isinstance(text, str) and "\0" not in text for text in texts), 0, "a text holds a zero byte")
    need(len(provenance["nonces"]) == seats, 0, "it has not one contribution for every seat")


# The shares


def read_shares(entries, sealing):
    """What became of every seat's share, and the entries after that."""
    commitments = [sitter.get("person", {}).get("share") for sitter in sealing["seats"]]
    became = [
        "bot" if "bot" in sitter else "nothing" if commitment is None else "awaited"
        for sitter, commitment in zip(sealing["seats"], commitments)
    ]
    shares = [b""] * len(became)
    for at, entry in enumerate(entries):
        n, what = entry["n"], entry["what"]
        kind = next(iter(what), None) if isinstance(what, dict) and len(what) == 1 else what
        if kind not in ("share", "without"):
            return became, shares, entries[at:]
        fields(entry, n, ["n", "what"])
        fields(what[kind], n, ["seat", "share"] if kind == "share" else ["seat"])
        seat = what[kind]["seat"]
        awaited = number(seat) and seat < len(became) and became[seat] == "awaited"
        need(awaited, n, "no share of this seat is awaited")
        if kind == "share":
            share = what["share"]["share"]
            need(digits(share, 64), n, "the share is not 64 hexadecimal digits")
            shares[seat] = bytes.fromhex(share)
            need(sha256(shares[seat]) == commitments[seat], n, "the share is not the one committed to")
        became[seat] = "share" if kind == "share" else "withheld"
    return became, shares, []


# The dice


def part(data):
    return len(data).to_bytes(8, "big") + data


def sealed_key(seed, header_hash, shares):
    parts = [b"globetable dice 2", bytes.fromhex(header_hash), *shares]
    return mac(seed, b"".join(part(each) for each in parts))


def proven_key(seed, provenance):
    texts = [provenance["table"], *provenance["nonces"]]
    return mac(seed, b"".join(text.encode() + b"\0" for text in texts))


def cast(key, count, of):
    """Cast number `count`: a whole number below `of`."""
    fair = 2**32 // of * of
    block = 0
    while True:
        words = mac(key, count.to_bytes(8, "big") + block.to_bytes(4, "big"))
        for at in range(0, 32, 4):
            word = int.from_bytes(words[at : at + 4], "big")
            if word < fair:
                return word % of
        block += 1


def casts(fall, line):
    """What fell as casts: (of, outcome)."""
    fields(fall, line, [], ["die", "pick", "shuffle"])
    need(len(fall) == 1, line, "a roll is of no known kind")
    kind, told = next(iter(fall.items()))
    well = isinstance(told, list) and len(told) == (2 if kind == "shuffle" else 3) and isinstance(told[0], str)
    need(well, line, "a roll is not written as it should be")
    if kind == "shuffle":
        well = isinstance(told[1], list) and told[1] and all(number(each) for each in told[1])
        need(well, line, "a shuffle is not written as it should be")
        found = [(len(told[1]) + 1 - at, each) for at, each in enumerate(told[1])]
    else:
        well = number(told[1], 1) and number(told[2], 1 if kind == "die" else 0)
        need(well, line, "a roll is not written as it should be")
        found = [(told[1], told[2] - (1 if kind == "die" else 0))]
    need(all(got < of for of, got in found), line, "a roll has an outcome that it cannot have")
    return found


def check_dice(entries, key, salted):
    count = 0
    for entry in entries:
        n = entry["n"]
        for fall in entry.get("dice", []):
            for of, got in casts(fall, n):
                need(cast(key, count, of) == got, n, "a roll does not follow from the seed and the shares")
                count += 1
        if "salt" in entry and salted:
            salt = mac(key, b"salt" + n.to_bytes(8, "big"))[:16].hex()
            need(entry["salt"] == salt, n, "its salt does not follow from the seed and the shares")
    return count


def check_entries(entries, sealed):
    """The entries of the game itself: the start, what was done, the seed. Returns the seed if it is published."""
    seed = None
    for at, entry in enumerate(entries):
        n, what = entry["n"], entry["what"]
        need(seed is None, n, "something follows the published seed")
        kind = next(iter(what), None) if isinstance(what, dict) and len(what) == 1 else what
        need((kind == "start") == (at == 0), n, "a game begins once, with its start")
        known = ("start", "act", "take_back", "take_back_to", "abandon", "reveal")
        need(kind in known, n, "it records something unknown")
        secret = kind in ("start", "act")
        fields(entry, n, ["n", "what"] + ["salt"] * (sealed and secret), ["dice"] * secret)
        need(not (sealed and secret) or digits(entry["salt"], 32), n, "its salt is not 32 hexadecimal digits")
        if kind == "reveal":
            seed = what["reveal"].get("seed")
            need(digits(seed, 64), n, "the published seed is not 64 hexadecimal digits")
    return seed and bytes.fromhex(seed)


def check_broken_off(entries, sealing):
    n = entries[0]["n"]
    need(len(entries) == 1, n + 1, "something follows a start that was broken off")
    fields(entries[0], n, ["n", "what"])
    seed = entries[0]["what"]["broken_off"].get("seed")
    need(digits(seed, 64), n, "the published seed is not 64 hexadecimal digits")
    need(sha256(bytes.fromhex(seed)) == sealing["seed"], n, "the published seed is not the one committed to")


def verify(text, memory=None):
    """What a journal proves about its dice, as an object with the fields ok, proof and so on."""
    objects, hashes = read(text)
    found = prove(objects, hashes)
    if memory is not None:
        check_memory(memory, objects[0], hashes, found.get("contributions", []))
    return found


def prove(objects, hashes):
    header, entries = objects[0], objects[1:]
    kind = check_header(header)
    for entry in entries:
        need("what" in entry, entry["n"], "it records nothing")
    found = {"ok": True, "names": header["names"], "entries": len(entries), "hash": hashes[-1]}
    if kind in ("seeded", "scripted"):
        check_entries(entries, False)
        return found | {"proof": kind}
    if kind == "sealed":
        sealing = header["dice"]["sealed"]
        became, shares, entries = read_shares(entries, sealing)
        found |= {"contributions": became, "broken_off": sealing.get("broken_off", [])}
        if entries and isinstance(entries[0]["what"], dict) and "broken_off" in entries[0]["what"]:
            check_broken_off(entries, sealing)
            return found | {"proof": "broken_off"}
        first = entries[0]["n"] if entries else len(objects)
        need(not entries or "awaited" not in became, first, "the game begins before all shares are accounted for")
        commitment = sealing["seed"]
    else:
        commitment = header["dice"]["proven"]["commitment"]
    seed = check_entries(entries, kind == "sealed")
    if seed is None:
        return found | {"proof": "seed_not_published"}
    need(sha256(seed) == commitment, len(objects) - 1, "the published seed is not the one committed to")
    if kind == "sealed":
        key = sealed_key(seed, hashes[0], shares)
        proof = "shared" if "share" in became else "table_alone"
    else:
        key = proven_key(seed, header["dice"]["proven"])
        proof = "proven"
    return found | {"proof": proof, "casts": check_dice(entries, key, kind == "sealed")}


# What a browser remembers


def check_memory(memory, header, hashes, became):
    """Whether everything that a browser remembers of its table is in the journal."""
    dice = header["dice"]
    need(isinstance(dice, dict) and ("sealed" in dice or "proven" in dice), 0, "its dice are not those of a table")
    sealing = dice.get("sealed", dice.get("proven"))
    need(memory["table"] == sealing["table"], 0, "it is of another table than the browser remembers")
    seal = sealing.get("seed", sealing.get("commitment"))
    need(memory.get("seal", seal) == seal, 0, "its seal is not the one that was shown")
    for n, shown in memory.get("lines", {}).items():
        need(int(n) < len(hashes) and hashes[int(n)] == shown, n, "it is not the one that was shown")
    commitments = [sitter.get("person", {}).get("share") for sitter in dice.get("sealed", {}).get("seats", [])]
    for seat, own in memory.get("shares", {}).items():
        there = int(seat) < len(commitments) and commitments[int(seat)] == own
        need(there, 0, f"the browser's own share is not what seat {seat} committed to")
    for seat in memory.get("revealed", {}):
        there = int(seat) < len(became) and became[int(seat)] == "share"
        need(there, 0, f"the share that the browser revealed for seat {seat} is not in it")
    for foreign in memory.get("foreign", []):
        need(foreign not in commitments, 0, "a share that the browser did not draw was given out as its own")


def in_words(found):
    named = lambda what: [name for name, is_ in zip(found["names"], found.get("contributions", [])) if is_ == what]
    words = {
        "shared": "Every roll follows from the table's seed and the shares of " + ", ".join(named("share"))
        + ":\nno single one of these players and this table could choose a roll.",
        "table_alone": "The table alone made these rolls: every one follows from its seed, and nobody had a share.",
        "proven": "Every roll follows from the seed committed to before the game and what the players contributed.",
        "seed_not_published": "The seed is not published yet, so the rolls cannot be checked.",
        "broken_off": "This start was broken off; nothing was rolled.",
        "seeded": "The dice come from a number that was no secret; they are not checked here.",
        "scripted": "The dice were scripted: somebody chose them.",
    }
    lines = [words[found["proof"]]]
    lines += [f"{name} committed to a share and did not reveal it." for name in named("withheld")]
    lines += [f"{name} contributed nothing." for name in named("nothing")]
    for start in found.get("broken_off", []):
        lines.append(f"A start at table {start['table']} was broken off after {start['shares']} shares were revealed.")
    lines.append(f"The chain holds: {found['entries']} entries, the last hash is {found['hash']}.")
    return "\n".join(lines)


def main(arguments):
    files = [argument for argument in arguments if argument != "--json"]
    if len(files) not in (1, 2):
        sys.exit(__doc__)
    texts = []
    try:
        for name in files:
            with open(name, encoding="utf-8", newline="") as file:
                texts.append(file.read())
        found = verify(texts[0], json.loads(texts[1]) if len(texts) == 2 else None)
    except (Wrong, ValueError, TypeError, KeyError, AttributeError) as error:
        found = {"ok": False, "error": str(error)}
    if "--json" in arguments:
        print(json.dumps(found))
    else:
        print(in_words(found) if found["ok"] else f"Does not hold: {found['error']}")
    return 0 if found["ok"] else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
