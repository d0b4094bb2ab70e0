#!/usr/bin/env python3
"""An engine for macclassic in plain Python: it plays Sorry by what looks best, other games by chance.

It speaks version 1 of docs/engine-protocol.md: a line of JSON for every line of JSON, till there are no more.

    macclassic check-engine "python3 examples/engines/greedy_pawns.py" sorry
"""

import json
import random
import sys
from typing import Any

Json = dict[str, Any]


GOOD = {"enter": 8, "sorry": 14, "swap": 5, "backward": 2}
"""What each way of moving is worth; a walk forward is worth its steps."""


def worth(action: Json) -> float:
    """Return how good an action of Sorry looks by itself."""
    parts = action.get("parts", ())
    return float(sum(GOOD.get(part["how"], part.get("steps", 0)) for part in parts) + random.random())


def choose(question: Json) -> int:
    """Return the place of the action to take, among `legal`."""
    legal = question["legal"]
    # The same question gets the same answer, so that a match can be played again.
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
