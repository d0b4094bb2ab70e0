#!/usr/bin/env python3
"""Engine for macclassic in plain Python: plays Sorry by simple values, other games at random.

It speaks version 1 of docs/engine-protocol.md and answers every line of JSON with one until the input ends.

    macclassic check-engine "python3 examples/engines/greedy_pawns.py" sorry
"""

import json
import random
import sys
from typing import Any

Json = dict[str, Any]


GOOD = {"enter": 8, "sorry": 14, "swap": 5, "backward": 2}
"""Value of each kind of move; a walk forward is worth its steps."""


def worth(action: Json) -> float:
    """Return the value of an action of Sorry, without looking ahead."""
    parts = action.get("parts", ())
    return float(sum(GOOD.get(part["how"], part.get("steps", 0)) for part in parts) + random.random())


def choose(question: Json) -> int:
    """Return the index of the chosen action in `legal`."""
    legal = question["legal"]
    # Equal questions get equal answers, so that a match can be reproduced.
    random.seed(json.dumps([question["view"], legal], sort_keys=True))
    if question["game"] == "sorry":
        return max(range(len(legal)), key=lambda place: worth(legal[place]))
    return random.randrange(len(legal))


def answer(asked: Json) -> Json:
    """Return the answer to one line."""
    if "protocol" in asked:
        return {"protocol": "macclassic-engine", "version": 1, "name": "Greedy Pawns 1"}
    return {"choice": choose(asked)}


for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"id": question["id"], **answer(question)}), flush=True)
