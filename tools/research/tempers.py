"""Measures the gain or loss of a temper: ``python -m tools.research.tempers GAME LEVEL NAME``.

One player has the temper and plays among others of the level without one
(`tools/research/paired_matches.py`).
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial

from macclassic.engine.core.options import checked
from macclassic.engine.core.registry import games
from tools.research import paired_matches


def gains(game: str, level: str, name: str, seeds: Sequence[int]) -> list[float]:
    """Return for each deal the gain of a temper, in the units that the game pays."""
    spec = games()[game]
    options = checked(spec.options, {})
    calm, moody = (spec.players.make(each) for each in (level, f"{level}@{name}"))
    return paired_matches.gains(spec.rules(options), moody, calm, len(spec.seats(options)), seeds)


def main() -> None:
    parser = argparse.ArgumentParser(prog="tempers", description="What a temper costs or brings.")
    parser.add_argument("game", help="such as war-of-flowers")
    parser.add_argument("level", help="such as iq:120")
    parser.add_argument("name", help="whose temper, such as aunt")
    paired_matches.add_arguments(parser)
    asked = parser.parse_args()
    found = paired_matches.summary_text(partial(gains, asked.game, asked.level, asked.name), asked)
    print(f"{asked.game}, {asked.level}@{asked.name}: {found}", flush=True)


if __name__ == "__main__":
    main()
