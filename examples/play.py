#!/usr/bin/env python3
"""Plays a whole game against a bot over the API of a Globetable, with nothing but Python's standard library.

    python3 play.py http://localhost:8815 TOKEN GAME [OPTIONS] [--most N]

TOKEN is made on the page /tokens of the house, for looking at tables and for playing. GAME is little-monsters, globetrotters or
globopolis; OPTIONS are those of the game as JSON, such as {"rounds": 3}. It plays any action that goes on with the game, so do not
expect it to win. After N actions of its own it gives up (exit code 1); a game that comes to its end is exit code 0.
"""

import argparse
import json
import random
import sys
import time
import urllib.error
import urllib.request

# What leads nowhere by itself, or out of the game: talk about deals, and giving up.
ASIDE = ("offer", "deal", "counter", "propose", "resign", "withdraw", "call_time")


class House:
    """A house of tables, as a program sees it."""

    def __init__(self, address, token):
        self.address = address.rstrip("/") + "/api/v1"
        self.token = token

    def open(self, path, body=None, **headers):
        """The answer, to be read. Whoever asks too often waits as long as they are told to."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json", **headers}
        request = urllib.request.Request(self.address + path, data=data, headers=headers)
        while True:
            try:
                return urllib.request.urlopen(request, timeout=60)
            except urllib.error.HTTPError as error:
                if error.code != 429:
                    raise
                time.sleep(json.load(error)["retry_after"] or 1)

    def ask(self, path, body=None):
        """The answer, and its status."""
        try:
            with self.open(path, body) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as error:
            return error.code, json.load(error)

    def events(self, table, heard):
        """The messages of a table's stream, from where it was heard last."""
        with self.open(f"/tables/{table}/events", **{"Last-Event-ID": str(heard)}) as stream:
            for line in stream:
                if line.startswith(b"data:"):
                    yield json.loads(line[5:])


def choose(actions, chance):
    """One of the actions, rather one that goes on with the game."""
    on = [named for named in actions if not any(word in json.dumps(named["action"]) for word in ASIDE)]
    return chance.choice(on or actions)


def play(house, game, options, most):
    chance = random.Random(1)
    new = {"game": game, "name": "Python", "seats": ["me", "bot-greedy"], "options": options}
    status, table = house.ask("/tables", new)
    if status != 201:
        raise SystemExit(f"no table: {table['message']}")
    done = 0
    while table["status"] != "over":
        if 0 not in table["must"]:
            table = wait(house, table)
            continue
        _, view = house.ask(f"/tables/{table['id']}/view")
        if not view["actions"]:
            _, table = house.ask(f"/tables/{table['id']}")
            continue
        named = choose(view["actions"], chance)
        act = {"seat": 0, "version": view["version"], "actions": [named["action"]]}
        status, answer = house.ask(f"/tables/{table['id']}/act", act)
        if status == 409:
            # Somebody else has acted meanwhile.
            status, answer = house.ask(f"/tables/{table['id']}")
        if status != 200:
            raise SystemExit(f"{named['name']}: {answer['message']}")
        table = answer
        done += 1
        if done >= most:
            raise SystemExit(f"the game is not over after {most} actions")
    return table, done


def wait(house, table):
    """The table when it waits for this program again, or is over."""
    for message in house.events(table["id"], table["version"]):
        table = message["table"]
        if table["status"] == "over" or 0 in table["must"]:
            return table
    return table


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("address")
    arguments.add_argument("token")
    arguments.add_argument("game")
    arguments.add_argument("options", nargs="?", type=json.loads, default={})
    arguments.add_argument("--most", type=int, default=100_000)
    given = arguments.parse_args()
    house = House(given.address, given.token)
    table, done = play(house, given.game, given.options, given.most)
    names = [table["seats"][seat]["name"] for seat in table["winners"]]
    print(f"{given.game}: {done} actions; won by {', '.join(names)}; scores {table['scores']}")
    with house.open(f"/tables/{table['id']}/journal") as journal:
        print(f"the journal has {len(journal.read().splitlines())} lines")


if __name__ == "__main__":
    sys.exit(main())
