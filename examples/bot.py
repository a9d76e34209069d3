#!/usr/bin/env python3
"""A bot for Globetable, with nothing but Python's standard library; see docs/programs.md.

    globetable sim --seats 2 --bots "exec:python3 examples/bot.py",random
    globetable arena --seats 2 --bots "exec:python3 examples/bot.py",random,greedy

It plays every game: Little Monsters by walking to the nearest open card and home again, the others by anything that goes on with
the game. Questions come as lines of JSON on standard input, each with the field "do"; each is answered by one line.
"""

import json
import random
import sys

# What leads nowhere by itself, or out of the game: talk about deals, and giving up.
ASIDE = ("offer", "counter", "withdraw", "resign", "give_up", "call_time")
# So many cards are carried home to win at Little Monsters.
ENOUGH = 6


def kind(action):
    """The name of an action: "roll", or "step" of {"step": {…}}."""
    return action if isinstance(action, str) else next(iter(action))


class Bot:
    def __init__(self, seat, board):
        self.seat = seat
        self.board = board
        # The same game is played the same way.
        self.dice = random.Random(7)

    def choose(self, view):
        on = [action for action in view["legal"] if kind(action) not in ASIDE] or view["legal"]
        steps = [action for action in on if kind(action) == "step"]
        return self.step(view["open"], steps, on) if steps else self.dice.choice(on)

    def step(self, table, steps, on):
        """The step that leads nearest to what is wanted, if it leads nearer at all."""
        home = len(table["gained"][self.seat]) >= ENOUGH
        wanted = [table["houses"][self.seat]] if home else [card for card in table["display"] if isinstance(card, int)]
        far = self.distances(wanted)
        best = min(steps, key=lambda action: far.get(action["step"]["to"], 99))
        nearer = far.get(best["step"]["to"], 99) < far.get(table["monsters"][self.seat], 99)
        return best if nearer or "stop" not in on else "stop"

    def distances(self, goals):
        """How many steps it is from everywhere to the nearest of these places."""
        ways = {place["number"]: [way["to"] for way in place["ways"]] for place in self.board["locations"]}
        far, edge = dict.fromkeys(goals, 0), list(goals)
        for place in edge:
            for to in ways[place]:
                if to not in far:
                    far[to] = far[place] + 1
                    edge.append(to)
        return far


def main():
    bot = None
    for line in sys.stdin:
        question = json.loads(line)
        if question["do"] == "new":
            bot = Bot(question["seat"], question["board"])
            result = None
        else:
            result = bot.choose(question["view"])
        print(json.dumps({"ok": True, "id": question["id"], "result": result}), flush=True)


if __name__ == "__main__":
    main()
