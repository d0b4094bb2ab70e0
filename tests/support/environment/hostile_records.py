"""Records that need the most memory: the longest that may be written, and the worst that is read."""

from __future__ import annotations

import random
import sys
from itertools import islice, product
from string import ascii_letters, digits
from typing import Any

from macclassic.engine.core import safe_files
from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER
from macclassic.engine.core.options import checked
from macclassic.engine.core.registry import games
from macclassic.engine.match import record as records
from macclassic.engine.match.match import Match
from macclassic.engine.match.simulate import begin

OPTIONS: dict[str, dict[str, Any]] = {
    "war-of-coins": {"match": "endless"},
    "soi": {"target": 1000},
    "flower-power": {"players": 6, "decks": 4, "petals": 9},
    "sorry": {"mode": "4"},
    "war-of-flowers": {"money": 500},
}


def longest(key: str, decisions: int, seed: int = 3) -> Match:
    """Return a match of random players that lasts as long as possible, up to a number of decisions."""
    spec, options = games()[key], OPTIONS.get(key, {})
    seats = len(spec.seats(checked(spec.options, options)))
    match = begin(spec, seed, options, ["random"] * seats)
    rng = random.Random(seed)
    while match.plies + match.round_count < decisions and match.actor != MATCH_OVER:
        if match.actor == ROUND_OVER:
            match.next_round()
        else:
            match.apply(rng.choice(_slow(key, match)))
    return match


def _slow(key: str, match: Match) -> Any:
    """Return the legal actions that delay the end."""
    legal = match.legal
    if key == "soi":
        hands = match.state.hands
        return [each for each in legal if not hands[each.of] >> each.card & 1] or legal
    if key == "flower-power":
        return [each for each in legal if type(each).__name__ in ("Build", "End", "Pass")] or legal
    return legal


def worst(key: str) -> bytes:
    """Return a hostile record as large, nested and full as allowed, which uses the most memory per byte."""
    text = records.dumps(longest(key, 3).to_record())
    groups = records.MAX_BRACKETS - text.count("{") - text.count("[") - 50
    values = records.MAX_COMMAS - text.count(",") - 50
    tower = '{"":' * 400 + "0" + "}" * 400
    towers = [tower] * (groups // 401)
    names = map("".join, product(ascii_letters + digits, repeat=4))
    pairs = [f'"{name}":"vv"' for name in islice(names, values - len(towers) - 10)]
    extra = f'"more":[{",".join(towers)}],"mass":{{{",".join(pairs)}}},'
    room = safe_files.MAX_RECORD_BYTES - len(text.encode()) - len(extra) - 100
    extra += f'"wide":"\U0001f338{"w" * max(0, room)}",'
    found = (text[:1] + extra + text[1:]).encode()
    assert len(found) <= safe_files.MAX_RECORD_BYTES
    return found


def fullest(key: str) -> bytes:
    """Return the longest record that can be opened, of a game that may last so long."""
    return records.dumps(longest(key, records.MAX_RECORD_DECISIONS).to_record()).encode()


if __name__ == "__main__":
    sys.stdout.buffer.write({"worst": worst, "fullest": fullest}[sys.argv[2]](sys.argv[1]))
