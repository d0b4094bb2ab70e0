"""Independent referee for records of War of Flowers: plain and slow on purpose.

Written from the rules page and the format of records alone. one_game.py lists what it requires and what it
leaves open in a game; house_game.py does so for house rules. In a match: a round may change the option `cup`;
a match that ended by itself is not capped; only the last round may be unfinished.
"""

from __future__ import annotations

from typing import Any

from .house_game import HouseGame, rules_of
from .json_reading import Lost, entries, same, whole
from .one_game import Game


def check(record: dict[str, Any]) -> list[str]:
    """Return all errors of a record, empty if there are none; rounds and moves count from 1."""
    complaints: list[str] = []
    try:
        check_match(record, complaints)
    except Lost as lost:
        complaints.append(str(lost))
    return complaints


def check_match(record: Any, complaints: list[str]) -> None:
    if not isinstance(record, dict):
        raise Lost("a record must be an object")
    for key, value in (("format", "macclassic-record"), ("schema", 1), ("game", "war-of-flowers")):
        if not same(record.get(key), value):
            raise Lost(f"{key} must be {value!r}, not {record.get(key)!r}")
    if not whole(record.get("seed")):
        complaints.append(f"seed must be a whole number, not {record.get('seed')!r}")
    seats = entries(record.get("seats"), "seats")
    if len(seats) != 3:
        complaints.append(f"there must be three seats, not {len(seats)}")
    for seat in seats:
        for key in ("name", "player"):
            if not isinstance(seat.get(key), str):
                complaints.append(f"every seat must have a {key}: {seat!r}")

    options = record.get("options")
    if not isinstance(options, dict):
        raise Lost("options must be an object")
    start: Any = options.get("money")
    cup: Any = options.get("cup")
    if not whole(start) or not 10 <= start <= 999:
        raise Lost(f"option money must be a whole number from 10 to 999, not {start!r}")
    if cup not in ("animal", "double-plain"):
        raise Lost(f"option cup cannot be {cup!r}")

    house = rules_of(options["house"]) if "house" in options else None
    if isinstance(house, str):
        raise Lost(house)

    money = [start, start, start]
    carry: int | None = None
    first: int | None = None
    unfinished = False
    rounds = entries(record.get("rounds"), "rounds")
    for number, data in enumerate(rounds, 1):
        if unfinished:
            raise Lost(f"round {number}: the round before it is unfinished")
        if 0 in money:
            raise Lost(f"round {number}: the war was over, somebody was broke: {money}")
        cup = data.get("cup", cup)
        if cup not in ("animal", "double-plain"):
            raise Lost(f"round {number}: option cup cannot be {cup!r}")
        game = Game(number, data, money, cup, first, complaints)
        if house is not None:
            game = HouseGame(number, data, money, cup, first, complaints, house=house, carry=carry)
        game.replay()
        carry = game.leaves if isinstance(game, HouseGame) else None
        money = game.money
        first = game.first if game.winner is None else game.winner
        unfinished = not game.over
    check_end(record.get("outcome"), money, complaints)


def check_end(outcome: Any, money: list[int], complaints: list[str]) -> None:
    """Check the outcome of the match against the money after the last finished round."""
    broke = [seat for seat in range(3) if money[seat] == 0]
    if not outcome:
        if broke:
            complaints.append(f"match outcome is missing though the war is over: {money}")
        return
    if not isinstance(outcome, dict):
        raise Lost("match outcome must be an object")
    capped = outcome.get("capped", False)
    if broke and capped:
        complaints.append("match outcome says capped, but the war ended by itself")
    if not broke and capped is not True:
        complaints.append("match outcome stands there, but nobody is broke and it is not capped")
    if not same(outcome.get("money"), money):
        complaints.append(f"match outcome: money must be {money}, not {outcome.get('money')!r}")
    recorded = outcome.get("broke")
    if (
        not isinstance(recorded, list)
        or not all(whole(seat) for seat in recorded)
        or sorted(recorded) != broke
    ):
        complaints.append(f"match outcome: broke must be {broke}, not {recorded!r}")
