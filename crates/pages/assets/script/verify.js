// Checks the dice of a journal: chain, commitments, every die and every shuffle. Written from docs/dice.md; it takes no
// word of the server's.
import { hex, hmac, joined, sha256, unhex, utf8 } from "./sha256.js";

export const Wrong = class extends Error {};

const need = (holds, line, what) => {
	if (!holds) throw new Wrong(`${line}: ${what}`);
};
const digits = (text, count) => typeof text === "string" && text.length === count && /^[0-9a-f]*$/.test(text);
const number = (value, least = 0) => Number.isSafeInteger(value) && value >= least;
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const fields = (value, line, must, may = []) => {
	need(isObject(value), line, "it is not what it should be");
	const names = Object.keys(value);
	const isKnown = (name) => must.includes(name) || may.includes(name);
	const well = must.every((name) => names.includes(name)) && names.every(isKnown);
	need(well, line, `its fields are ${names}`);
};
const only = (value) => (isObject(value) && Object.keys(value).length === 1 ? Object.keys(value)[0] : value);
const isId = (text) => typeof text === "string" && text !== "" && !/[\u0000-\u001f\u007f-\u009f]/.test(text);
const big = (value, bytes) => {
	const view = new DataView(new ArrayBuffer(bytes));
	if (bytes === 8) view.setUint32(0, Math.floor(value / 2 ** 32));
	view.setUint32(bytes - 4, value % 2 ** 32);
	return new Uint8Array(view.buffer);
};

// The chain
export const hashOf = async (previous, line) => {
	const hashed = line.slice(0, line.lastIndexOf(',"hash":"'));
	return hex(await sha256(utf8(previous + hashed)));
};

const read = async (text) => {
	const lines = text.split("\n").map((line) => line.replace(/\r$/, "")).filter((line) => line.trim());
	need(lines.length, 0, "the file is empty");
	const objects = [], hashes = [];
	for (const [n, line] of lines.entries()) {
		const at = line.lastIndexOf(',"hash":"'), hash = line.slice(at + 9, at + 73);
		need(at >= 0 && digits(hash, 64) && line.slice(at + 73) === '"}', n, "it does not end with its hash");
		need((await hashOf(hashes.at(-1) ?? "", line)) === hash, n, "its hash does not follow from the line before");
		let value;
		try {
			value = JSON.parse(line.slice(0, at) + "}");
		} catch {
			throw new Wrong(`${n}: it cannot be read`);
		}
		need(isObject(value), n, "it is no object");
		need(n === 0 || value.n === n, n, "it has another number");
		objects.push(value);
		hashes.push(hash);
	}
	return { lines, objects, hashes };
};

// The header
const checkHeader = (header) => {
	fields(header, 0, ["globetable", "identity", "names", "dice"], ["scenario"]);
	fields(header.identity, 0, ["game", "rules", "edition", "seats", "options"]);
	const { seats } = header.identity;
	need(number(seats, 1), 0, "it has no seats");
	need(Array.isArray(header.names) && header.names.length === seats, 0, "it has not one name for every seat");
	const kind = only(header.dice);
	need(["sealed", "proven", "seeded", "scripted"].includes(kind), 0, "its dice are of no known kind");
	need(header.globetable === (kind === "sealed" ? 2 : 1), 0, "its format and its dice do not belong together");
	if (kind === "sealed") checkSealing(header.dice.sealed, seats);
	if (kind === "proven") checkProvenance(header.dice.proven, seats);
	return kind;
};

const checkSealing = (sealing, seats) => {
	fields(sealing, 0, ["table", "seed", "seats"], ["broken_off"]);
	need(isId(sealing.table), 0, "its table's id is none");
	need(digits(sealing.seed, 64), 0, "its seal is not 64 hexadecimal digits");
	need(Array.isArray(sealing.seats) && sealing.seats.length === seats, 0, "it is sealed for other seats");
	for (const sitter of sealing.seats) {
		const kind = only(sitter);
		need(kind === "bot" || kind === "person", 0, "a seat is neither a bot nor a person");
		if (kind === "bot") need(typeof sitter.bot === "string", 0, "a bot has no name");
		else {
			fields(sitter.person, 0, [], ["share"]);
			const { share } = sitter.person;
			need(share === undefined || digits(share, 64), 0, "a commitment is not 64 hexadecimal digits");
		}
	}
	for (const start of sealing.broken_off ?? []) {
		fields(start, 0, ["table", "hash", "shares"]);
		const isTold = isId(start.table) && digits(start.hash, 64) && number(start.shares);
		need(isTold, 0, "a start that was broken off is not told as it should be");
	}
};

const checkProvenance = (provenance, seats) => {
	fields(provenance, 0, ["commitment", "table", "nonces"]);
	const { nonces } = provenance;
	need(Array.isArray(nonces) && nonces.length === seats, 0, "it has not one contribution for every seat");
	const isPlain = (text) => typeof text === "string" && !text.includes("\0");
	const well = [provenance.table, ...nonces].every(isPlain);
	need(well, 0, "a text holds a zero byte");
};

// The shares
const readShares = async (entries, sealing) => {
	const commitments = sealing.seats.map((sitter) => sitter.person?.share);
	const became = sealing.seats.map((sitter, seat) => {
		if (sitter.bot !== undefined) return "bot";
		return commitments[seat] ? "awaited" : "nothing";
	});
	const shares = became.map(() => new Uint8Array());
	for (const [at, entry] of entries.entries()) {
		const { n, what } = entry, kind = only(what);
		if (kind !== "share" && kind !== "without") return { became, shares, rest: entries.slice(at) };
		fields(entry, n, ["n", "what"]);
		fields(what[kind], n, kind === "share" ? ["seat", "share"] : ["seat"]);
		const { seat, share } = what[kind];
		need(number(seat) && became[seat] === "awaited", n, "no share of this seat is awaited");
		if (kind === "share") {
			need(digits(share, 64), n, "the share is not 64 hexadecimal digits");
			shares[seat] = unhex(share);
			need(hex(await sha256(shares[seat])) === commitments[seat], n, "the share is not the one committed to");
		}
		became[seat] = kind === "share" ? "share" : "withheld";
	}
	return { became, shares, rest: [] };
};

// The dice
const part = (bytes) => joined(big(bytes.length, 8), bytes);
const sealedKey = async (seed, header, shares) =>
	(await hmac(seed))(joined(...[utf8("globetable dice 2"), unhex(header), ...shares].map(part)));
const provenKey = async (seed, { table, nonces }) =>
	(await hmac(seed))(joined(...[table, ...nonces].map((text) => joined(utf8(text), Uint8Array.of(0)))));

const cast = async (sign, count, of) => {
	const fair = Math.floor(2 ** 32 / of) * of;
	for (let block = 0; ; block++) {
		const words = new DataView((await sign(joined(big(count, 8), big(block, 4)))).buffer);
		for (let at = 0; at < 32; at += 4) if (words.getUint32(at) < fair) return words.getUint32(at) % of;
	}
};

const casts = (fall, line) => {
	const kind = only(fall), told = fall?.[kind];
	need(["die", "pick", "shuffle"].includes(kind), line, "a roll is of no known kind");
	const parts = kind === "shuffle" ? 2 : 3;
	const isRoll = Array.isArray(told) && told.length === parts && typeof told[0] === "string";
	need(isRoll, line, "a roll is not written as it should be");
	let found;
	if (kind === "shuffle") {
		const isOrder = Array.isArray(told[1]) && told[1].length > 0 && told[1].every((each) => number(each));
		need(isOrder, line, "a shuffle is not written as it should be");
		found = told[1].map((each, at) => [told[1].length + 1 - at, each]);
	} else {
		const from = kind === "die" ? 1 : 0;
		need(number(told[1], 1) && number(told[2], from), line, "a roll is not written as it should be");
		found = [[told[1], told[2] - from]];
	}
	need(found.every(([of, got]) => got < of), line, "a roll has an outcome that it cannot have");
	return found;
};

const checkDice = async (entries, key, salted) => {
	const sign = await hmac(key);
	let count = 0;
	for (const { n, dice, salt } of entries) {
		for (const fall of dice ?? [])
		for (const [of, got] of casts(fall, n))
		need((await cast(sign, count++, of)) === got, n, "a roll does not follow from the seed and the shares");
		if (!salted || salt === undefined) continue;
		const wanted = hex((await sign(joined(utf8("salt"), big(n, 8)))).slice(0, 16));
		need(salt === wanted, n, "its salt does not follow from the seed and the shares");
	}
	return count;
};

// The entries of the game itself; the seed, if it is published.
const checkEntries = (entries, sealed) => {
	let seed;
	for (const [at, entry] of entries.entries()) {
		const { n, what } = entry, kind = only(what);
		need(!seed, n, "something follows the published seed");
		need((kind === "start") === (at === 0), n, "a game begins once, with its start");
		const known = ["start", "act", "take_back", "take_back_to", "abandon", "reveal"];
		need(known.includes(kind), n, "it records something unknown");
		const secret = kind === "start" || kind === "act";
		fields(entry, n, sealed && secret ? ["n", "what", "salt"] : ["n", "what"], secret ? ["dice"] : []);
		need(!(sealed && secret) || digits(entry.salt, 32), n, "its salt is not 32 hexadecimal digits");
		if (kind !== "reveal") continue;
		seed = what.reveal?.seed;
		need(digits(seed, 64), n, "the published seed is not 64 hexadecimal digits");
	}
	return seed && unhex(seed);
};

const checkSeed = async (seed, commitment, n) =>
	need(hex(await sha256(seed)) === commitment, n, "the published seed is not the one committed to");

const checkBrokenOff = async ([entry, more], sealing) => {
	need(!more, entry.n + 1, "something follows a start that was broken off");
	fields(entry, entry.n, ["n", "what"]);
	const seed = entry.what.broken_off?.seed;
	need(digits(seed, 64), entry.n, "the published seed is not 64 hexadecimal digits");
	await checkSeed(unhex(seed), sealing.seed, entry.n);
};

// What a journal proves about its dice; throws Wrong with the number of the line if something does not hold.
export const verify = async (text) => {
	const { lines, objects, hashes } = await read(text);
	const [header, ...entries] = objects;
	const kind = checkHeader(header);
	for (const { n, what } of entries) need(what !== undefined, n, "it records nothing");
	const table = header.dice.sealed?.table ?? header.dice.proven?.table;
	const found = { names: header.names, entries: entries.length, hashes, header, table };
	// Nothing is said twice, or in a form that another reader could read otherwise. (A seed that is no secret may be a
	// larger number than numbers are here.)
	for (const [n, value] of objects.entries()) {
		const isUsual = lines[n].startsWith(JSON.stringify(value).slice(0, -1) + ',"hash":"');
		need((n === 0 && kind === "seeded") || isUsual, n, "it is not written as it should be");
	}
	if (kind === "seeded" || kind === "scripted") {
		checkEntries(entries, false);
		return { ...found, proof: kind };
	}
	if (kind === "proven") {
		const seed = checkEntries(entries, false);
		if (!seed) return { ...found, proof: "seed_not_published" };
		await checkSeed(seed, header.dice.proven.commitment, entries.length);
		const key = await provenKey(seed, header.dice.proven);
		return { ...found, proof: "proven", casts: await checkDice(entries, key, false) };
	}
	const { sealed } = header.dice;
	const { became, shares, rest } = await readShares(entries, sealed);
	Object.assign(found, { contributions: became, broken_off: sealed.broken_off ?? [] });
	if (only(rest[0]?.what) === "broken_off") {
		await checkBrokenOff(rest, sealed);
		return { ...found, proof: "broken_off" };
	}
	const isComplete = !rest.length || !became.includes("awaited");
	need(isComplete, rest[0]?.n, "the game begins before all shares are accounted for");
	const seed = checkEntries(rest, true);
	if (!seed) return { ...found, proof: "seed_not_published" };
	await checkSeed(seed, sealed.seed, entries.length);
	const count = await checkDice(rest, await sealedKey(seed, hashes[0], shares), true);
	return { ...found, proof: became.includes("share") ? "shared" : "table_alone", casts: count };
};
