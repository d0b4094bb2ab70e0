"""Matches for conformance checks: how they begin, go on and are read back, and how a fault is named."""

from __future__ import annotations

import random

from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER, GameSpec
from macclassic.engine.core.options import checked
from macclassic.engine.match import record as records
from macclassic.engine.match.match import Match
from macclassic.engine.match.replay import replayed


def expect(met: bool, sentence: str) -> None:
    """Raise AssertionError with a sentence for the game's author if a condition is not met."""
    if not met:
        raise AssertionError(sentence)


def expect_same(one: object, other: object, sentence: str) -> None:
    """Raise AssertionError with a sentence, and what differs, if two values are not equal."""
    if one != other:
        raise AssertionError(f"{sentence}. The difference is in {differing(one, other)}")


def begun(spec: GameSpec, seed: int, **options: object) -> Match:
    """Return a match with the player “random” at all seats."""
    seats = [{"name": each.name, "player": "random"} for each in spec.seats(checked(spec.options, options))]
    return Match.new(spec, options, seats, seed)


def randomly(match: Match, seed: int, plies: int) -> Match:
    """Make `plies` random decisions in a match, or fewer if it ends, and return the match."""
    rng = random.Random(seed)
    for _ in range(plies):
        if match.actor == ROUND_OVER:
            match.next_round()
        if match.actor == MATCH_OVER:
            break
        match.apply(rng.choice(match.legal))
    return match


def again(match: Match) -> Match:
    """Return the match that results from writing and reading the match's record."""
    return replayed(records.loads(records.dumps(match.to_record())), match.spec)


def moment(match: Match, number: int, decision: int) -> str:
    """Return the name of a moment: the deal number, the round from 0, the decisions made in it."""
    when = f"after {decision} decisions" if decision else "before the first decision"
    return f"(deal number {match.seed}, round {number + 1}, {when})"


def differing(one: object, other: object) -> str:
    """Return the names of the attributes in which two values of one class differ, for a sentence."""
    names = [*getattr(one, "__dataclass_fields__", ()), *getattr(one, "__dict__", ())]
    found = [f"“{name}”" for name in dict.fromkeys(names) if getattr(one, name) != getattr(other, name)]
    return ", ".join(found) or "a value of its own"
