"""Check of a whole match of Soi: rounds, totals, end and places."""

from __future__ import annotations

from typing import Any

from .one_round import Lost, Round


def check(record: Any) -> list[str]:
    """Return the errors in a record, in sentences; empty if it is correct."""
    complaints: list[str] = []
    try:
        _check(record, complaints)
    except Lost as lost:
        complaints.append(str(lost))
    return complaints


def _check(record: Any, complaints: list[str]) -> None:
    if (
        not isinstance(record, dict)
        or record.get("format") != "macclassic-record"
        or record.get("schema") != 1
    ):
        raise Lost("this is not a record of schema 1")
    if record.get("game") != "soi":
        raise Lost("game must be soi")
    options = record.get("options")
    target = options.get("target") if isinstance(options, dict) else None
    if type(target) is not int or not 100 <= target <= 1000:
        raise Lost(f"options: target must be 100 to 1000, not {target!r}")
    if type(options.get("sort")) is not bool:  # type: ignore[union-attr]
        complaints.append("options: sort must be true or false")
    house = [options.get(rule, False) for rule in ("even", "around")]  # type: ignore[union-attr]
    if not all(type(each) is bool for each in house):
        complaints.append("options: even and around must be true or false")
    seats = record.get("seats")
    if not isinstance(seats, list) or len(seats) != 4:
        raise Lost("there must be four seats")
    for seat in seats:
        if not isinstance(seat, dict) or not all(
            isinstance(seat.get(key), str) for key in ("name", "player")
        ):
            complaints.append(f"a seat must have name and player: {seat!r}")
    rounds = record.get("rounds")
    if not isinstance(rounds, list) or not rounds:
        raise Lost("there are no rounds")
    totals, ended = [0, 0, 0, 0], False
    for number, data in enumerate(rounds, 1):
        if not isinstance(data, dict):
            raise Lost(f"round {number}: this is no round")
        if ended:
            raise Lost(f"round {number}: the match was over")
        target = data.get("target", target)
        played = Round(number, data, *house)
        try:
            played.replay()
        finally:
            complaints += played.complaints
        if not played.over:
            if number < len(rounds):
                raise Lost(f"round {number}: it is not over, yet another follows")
            break
        totals = [before + points for before, points in zip(totals, played.points(), strict=True)]
        # The target is reached and one seat leads alone; otherwise another round is played.
        ended = max(totals) >= target and totals.count(max(totals)) == 1
    _check_outcome(record.get("outcome"), totals, ended, complaints)


def _check_outcome(outcome: Any, totals: list[int], ended: bool, complaints: list[str]) -> None:
    if not outcome:
        if ended:
            complaints.append("the match is over, but its outcome is missing")
        return
    if not isinstance(outcome, dict):
        complaints.append("the outcome of the match is no object")
        return
    if ended is (outcome.get("capped") is True):
        complaints.append("a match is capped if, and only if, it did not end by itself")
    places = [1 + len([other for other in totals if other > total]) for total in totals]
    for key, right in (("totals", totals), ("places", places)):
        if outcome.get(key) != right:
            complaints.append(f"outcome: {key} must be {right!r}, not {outcome.get(key)!r}")
