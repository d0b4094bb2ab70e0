"""Whole match of War of Coins: its games, their first players, the balance, and the end."""

from __future__ import annotations

from collections import Counter
from typing import Any

from .one_game import Game, Lost


def check(record: Any, seen: Counter[str] | None = None) -> list[str]:
    """Return the errors of a record as sentences; empty if there are none.

    Events and rare cases are counted in `seen`.
    """
    complaints: list[str] = []
    try:
        _check(record, complaints, Counter() if seen is None else seen)
    except Lost as lost:
        complaints.append(str(lost))
    return complaints


def _check(record: Any, complaints: list[str], seen: Counter[str]) -> None:
    if (
        not isinstance(record, dict)
        or record.get("format") != "macclassic-record"
        or record.get("schema") != 1
    ):
        raise Lost("this is not a record of schema 1")
    if record.get("game") != "war-of-coins":
        raise Lost("game must be war-of-coins")
    options, seats, rounds = record.get("options"), record.get("seats"), record.get("rounds")
    target = options.get("match") if isinstance(options, dict) else None
    if target not in (50, 100, 200, "endless"):
        raise Lost(f"options: match must be 50, 100, 200 or endless, not {target!r}")
    if not isinstance(seats, list) or len(seats) != 2:
        raise Lost("there must be two seats")
    if not isinstance(rounds, list) or not rounds:
        raise Lost("there are no games")
    balance = [0, 0]
    ended = False
    first: int | None = None
    last_winner: int | None = None
    for number, data in enumerate(rounds, 1):
        if not isinstance(data, dict):
            raise Lost(f"game {number}: this is no game")
        if ended:
            raise Lost(f"game {number}: the match was over")
        if first is not None and data.get("first") != first:
            complaints.append(f"game {number}: seat {first} begins")
        game = Game(number, data, last_winner, seen)
        try:
            game.replay()
        finally:
            complaints += game.complaints
        if not game.over:
            if number < len(rounds):
                raise Lost(f"game {number}: it is not over, yet another follows")
            return
        first = data["first"]
        if game.winner is not None:
            first = last_winner = game.winner
        if game.paid_to is not None:
            balance[game.paid_to] += game.paid
            balance[1 - game.paid_to] -= game.paid
        ended = target != "endless" and max(balance) >= int(target)
    outcome = record.get("outcome") or {}
    if bool(outcome.get("capped")) == ended:
        complaints.append("the match is capped or over, one of the two")
    if outcome.get("balance") != balance:
        complaints.append(f"balance must be {balance}, not {outcome.get('balance')!r}")
