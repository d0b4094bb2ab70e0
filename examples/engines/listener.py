#!/usr/bin/env python3
"""Engine for macclassic in plain Python, in version 2 of the protocol: it listens to what happens.

In Soi it asks for a card that another seat has just got, or else for one of the kind that it holds most of.
It plays all other games at random, says what it expects to gain there, and reads views when it is asked to.

    macclassic check-engine "python3 examples/engines/listener.py" soi
"""

import json
import random
import sys
from typing import Any

Json = dict[str, Any]
GAMES = ("flower-power", "soi", "sorry", "war-of-coins", "war-of-flowers")


def kind(card: str) -> str:
    """Return the kind of a card of Soi, such as 10 for 10S."""
    return card[:-1]


def worth(ask: Json, question: Json) -> tuple[int, int]:
    """Return the value of an ask of Soi: what is known of its card, and how many of the kind are held."""
    holder = None
    for happened in question["events"]:
        for event in happened["events"]:
            if event["type"] == "give" and event["card"] == ask["card"]:
                holder = event["to"]
            elif happened["action"]["card"] == ask["card"] and event["type"] == "refuse":
                holder = -1 if event["seat"] == ask["of"] else holder
    own = sum(kind(card) == kind(ask["card"]) for card in question["view"]["hand"])
    return (holder == ask["of"]) - (holder == -1), own


def choose(question: Json) -> Json:
    """Return the index of the chosen action, and the gain that is expected."""
    legal = question["legal"]
    random.seed(json.dumps(question["view"], sort_keys=True))
    if question["game"] != "soi" or "events" not in question:
        return {"choice": random.randrange(len(legal))}
    best = max(range(len(legal)), key=lambda place: (worth(legal[place], question), random.random()))
    return {"choice": best, "evaluation": question["view"]["points"][question["seat"]]}


def meaning(view: Json) -> Json:
    """Return what a view says: the own cards, the open ones, the pawns, and whose turn it is."""
    found = {key: view[key] for key in ("card", "layout", "places", "table", "turn") if key in view}
    return {**found, "hand": view["hands"][view["seat"]] if "hands" in view else view.get("hand")}


def answer(asked: Json) -> Json:
    """Return the answer to one line."""
    if "protocol" in asked:
        hello = {"protocol": "macclassic-engine", "version": 2, "name": "Listener 1"}
        return {**hello, "games": {game: {} for game in GAMES}}
    if asked.get("tell") == "meaning":
        return {"meaning": meaning(asked["view"])}
    if "tell" in asked:
        return {}
    return choose(asked)


for line in sys.stdin:
    question = json.loads(line)
    if "stop" not in question:  # every answer is quick: there is nothing to stop
        print(json.dumps({"id": question["id"], **answer(question)}), flush=True)
