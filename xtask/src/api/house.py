"""Prepares a house for schemathesis: tables of two people in every state that a table has.

Prints the token of whoever asks, and writes a copy of the API's document in which the ids of these tables stand, so that they are
asked about, and the lessons by their names.
"""

import hashlib
import http.cookiejar
import json
import re
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

HOUSE, PREPARED = sys.argv[1:]
API = HOUSE + "/api/v1"


class Person:
    """Somebody with a browser, who lets a program act."""

    def __init__(self):
        jar = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        browser = urllib.request.build_opener(jar)
        for _ in range(100):
            try:
                browser.open(HOUSE + "/tokens").read()
                break
            except urllib.error.URLError:
                time.sleep(0.1)
        form = [("label", "schemathesis"), ("scope", "read"), ("scope", "play"), ("scope", "talk")]
        page = browser.open(HOUSE + "/tokens", urllib.parse.urlencode(form).encode()).read().decode()
        self.token = re.search(r'id="token"[^>]*value="([^"]+)"', page).group(1)

    def ask(self, path, *body):
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        data = json.dumps(body[0]).encode() if body else None
        with urllib.request.urlopen(urllib.request.Request(API + path, data, headers)) as answer:
            return json.load(answer)


def commitment(byte):
    return hashlib.sha256(bytes([byte] * 32)).hexdigest()


ada, bo = Person(), Person()


def table(state, game="little-monsters", **more):
    """A table of Ada's and Bo's that has come so far."""
    new = {"game": game, "name": "Ada", "seats": ["me", "open"], **more}
    id = ada.ask("/tables", new)["id"]
    if state == "open":
        return id
    shares = state in ("locked", "broken off")
    bo.ask(f"/tables/{id}/join", {"seat": 1, "name": "Bo", **({"commitment": commitment(8)} if shares else {})})
    if shares:
        ada.ask(f"/tables/{id}/commit", {"seat": 0, "commitment": commitment(7)})
    if state == "full":
        return id
    ada.ask(f"/tables/{id}/start", None)
    if state == "broken off":
        ada.ask(f"/tables/{id}/break-off", None)
    if state == "over":
        view = bo.ask(f"/tables/{id}/view")
        bo.ask(f"/tables/{id}/act", {"seat": 1, "version": view["version"], "actions": ["resign"]})
    if state == "playing":
        for who in (ada, bo):
            who.ask(f"/tables/{id}/hints", {"word": "agree"})
            who.ask(f"/tables/{id}/talk", {"text": "Hello!"})
        ada.ask(f"/tables/{id}/told", {"address": "https://chat.example.org/hooks/1"})
    return id


turns = {"clock": "turns", "hours": 24, "vacation": 3}
tables = [
    table("open", door="closed"),
    table("full"),
    table("locked", seats=["me", "open"]),
    table("broken off"),
    table("playing", options={"first": 0}),
    table("playing", "globetrotters", pace=turns),
    table("playing", "globopolis", pace={"clock": "live", "decision": 60, "bank": 10}),
    table("over"),
]
alone = {"game": "little-monsters", "name": "Ada", "seats": ["me", "bot-greedy"]}
tables.append(ada.ask("/tables", alone)["id"])
puzzle = ada.ask("/puzzles")[0]
seats = ["me" if seat == puzzle["seat"] else "bot-easy" for seat in range(puzzle["seats"])]
new = {"game": puzzle["game"], "name": "Ada", "seats": seats, "scenario": puzzle["scenario"]}
tables.append(ada.ask("/tables", new)["id"])

document = ada.ask("/openapi.json")
lessons = ada.ask("/lessons")
known = {
    "id": tables,
    "game": sorted({lesson["game"] for lesson in lessons}),
    "course": [lesson["course"] for lesson in lessons],
}
for item in document["paths"].values():
    for operation in item.values():
        for parameter in operation["parameters"]:
            if parameter["in"] == "path" and parameter["name"] in known:
                parameter["schema"]["enum"] = known[parameter["name"]]
with open(PREPARED, "w", encoding="utf-8") as file:
    json.dump(document, file)
print(ada.token)
