"""Records and positions written by hand from the rules page; all of them are valid."""

from __future__ import annotations

import copy
from typing import Any

from .flower_cards import DECK

Json = dict[str, Any]

FILLER = "04-plain-1 05-plain-1 06-plain-1 07-plain-1 09-plain-1 10-plain-1"


def deal(table: str, hands: tuple[str, str, str], stack: str) -> Json:
    """Return a deal whose piles begin with the given cards and are filled up with the rest of the deck."""
    piles = [text.split() for text in (*hands, table, stack)]
    rest = [card for card in DECK if not any(card in pile for pile in piles)]
    for pile, size in zip(piles, (7, 7, 7, 6, 21), strict=True):
        while len(pile) < size:
            pile.append(rest.pop())
    return {"hands": piles[:3], "table": piles[3], "stack": piles[4]}


def flip(card: str) -> Json:
    return {"type": "flip", "card": card}


def collect(seat: int, cards: str) -> Json:
    return {"type": "collect", "seat": seat, "cards": cards.split()}


def bonus(seat: int, kind: str) -> Json:
    return {"type": "bonus", "kind": kind, "seat": seat}


def passing(giver: int, seat: int, card: str) -> Json:
    return {"type": "pass-plain", "from": giver, "to": seat, "card": card}


def score(seat: int, points: int = 0) -> Json:
    return {"type": "score", "seat": seat, "points": points}


def play(seat: int, card: str, *events: Json, **take: str) -> Json:
    return {"seat": seat, "action": {"type": "play", "card": card, **take}, "events": list(events)}


def record(*rounds: Json, money: int = 50, cup: str = "animal", outcome: Json | None = None) -> Json:
    seats = [{"name": name, "player": "random"} for name in ("You", "A", "B")]
    return copy.deepcopy(
        {
            "format": "macclassic-record",
            "schema": 1,
            "game": "war-of-flowers",
            "seed": 7,
            "options": {"money": money, "cup": cup},
            "seats": seats,
            "rounds": list(rounds),
            "outcome": outcome,
        }
    )


def begun(table: str, hands: tuple[str, str, str], stack: str, *moves: Json, cup: str = "animal") -> Json:
    """Return a record whose only round is unfinished."""
    return record({"deal": deal(table, hands, stack), "first": 0, "moves": list(moves)}, cup=cup)


def first_move(table: str, stack: str, move: Json) -> Json:
    return begun(table, (move["action"]["card"], "", ""), stack, move)


# --- a whole game: seat 0 gathers three suns, seat 1 the blue ribbons ---

TABLE = "01-plain-1 03-plain-1 08-plain-1 06-plain-1 09-plain-1 10-plain-1"
HANDS = ("01-sun 03-sun 08-sun", "06-ribbon 09-ribbon 10-ribbon", "05-plain-1 11-plain-1")
STACK = (
    "04-plain-1 07-plain-1 04-plain-2 07-plain-2 05-plain-2 02-plain-1 12-sun 02-plain-2 "
    "11-sun 11-double 11-plain-2 12-animal 12-ribbon 12-double"
)
SEVEN = [
    play(0, "01-sun", flip("04-plain-1"), collect(0, "01-sun 01-plain-1"), score(0)),
    play(1, "06-ribbon", flip("07-plain-1"), collect(1, "06-ribbon 06-plain-1"), score(1)),
    play(2, "05-plain-1", flip("04-plain-2"), collect(2, "04-plain-1 04-plain-2"), score(2)),
    play(0, "03-sun", flip("07-plain-2"), collect(0, "03-sun 03-plain-1 07-plain-1 07-plain-2"), score(0)),
    play(
        1, "09-ribbon", flip("05-plain-2"), collect(1, "09-ribbon 09-plain-1 05-plain-1 05-plain-2"), score(1)
    ),
    play(2, "11-plain-1", flip("02-plain-1"), score(2)),
    play(0, "08-sun", flip("12-sun"), collect(0, "08-sun 08-plain-1"), score(0, 3)),
]
SUNS = "01-sun 01-plain-1 03-sun 03-plain-1 07-plain-1 07-plain-2 08-sun 08-plain-1"
BLUE = "06-ribbon 06-plain-1 09-ribbon 09-plain-1 05-plain-1 05-plain-2"


def stopped(before: int = 50, losers: int = 50) -> Json:
    """Return the round in which seat 0 stops with 3 points; each loser owes 3."""
    amount = min(3, losers)
    pays = [{"type": "pay", "from": seat, "to": 0, "amount": amount} for seat in (1, 2)]
    stop = {
        "seat": 0,
        "action": {"type": "stop"},
        "events": [{"type": "stop", "seat": 0, "forced": False}, *pays],
    }
    outcome = {
        "winner": 0,
        "points": 3,
        "payments": [{"from": seat, "to": 0, "due": 3, "amount": amount} for seat in (1, 2)],
        "money": [before + 2 * amount, losers - amount, losers - amount],
        "collected": [SUNS.split(), BLUE.split(), ["04-plain-1", "04-plain-2"]],
    }
    return {"deal": deal(TABLE, HANDS, STACK), "first": 0, "moves": [*SEVEN, stop], "outcome": outcome}


def punished() -> Json:
    """Return the round in which seat 0 calls GO and pays 3 for each loser when seat 1 must stop."""
    go = {"seat": 0, "action": {"type": "go"}, "events": [{"type": "go", "seat": 0, "count": 1}]}
    last = play(
        1,
        "10-ribbon",
        flip("02-plain-2"),
        collect(1, "10-ribbon 10-plain-1 02-plain-1 02-plain-2"),
        score(1, 3),
        {"type": "stop", "seat": 1, "forced": True},
        {"type": "pay", "from": 0, "to": 1, "amount": 6},
    )
    blue = [*BLUE.split(), "10-ribbon", "10-plain-1", "02-plain-1", "02-plain-2"]
    outcome = {
        "winner": 1,
        "points": 3,
        "payments": [{"from": 0, "to": 1, "due": 6, "amount": 6}],
        "money": [44, 56, 50],
        "collected": [SUNS.split(), blue, ["04-plain-1", "04-plain-2"]],
    }
    return {"deal": deal(TABLE, HANDS, STACK), "first": 0, "moves": [*SEVEN, go, last], "outcome": outcome}


def war() -> Json:
    """Return a complete war of four games; at the last 3 dollars due each loser has only 1."""
    rounds = [stopped(10, 10), stopped(16, 7), stopped(22, 4), stopped(28, 1)]
    return record(*rounds, money=10, outcome={"money": [30, 0, 0], "broke": [1, 2]})


def capped() -> Json:
    outcome = {"money": [44, 56, 50], "broke": [], "capped": True}
    return record(punished(), outcome=outcome)


RIGHT: dict[str, Json] = {
    "stopped": record(stopped()),
    "go penalty": capped(),
    "war": war(),
    "nothing matches": first_move(FILLER, "11-sun", play(0, "12-sun", flip("11-sun"), score(0))),
    "smack": first_move(
        FILLER,
        "11-double",
        play(0, "11-sun", flip("11-double"), collect(0, "11-sun 11-double"), bonus(0, "smack"), score(0)),
    ),
    "triplet made": first_move(
        FILLER,
        "04-ribbon",
        play(0, "04-animal", flip("04-ribbon"), {"type": "triplet", "month": 4}, score(0)),
    ),
    "four of a month": first_move(
        "04-plain-1 04-ribbon 05-plain-1 06-plain-1 07-plain-1 09-plain-1",
        "04-plain-2",
        play(
            0,
            "04-animal",
            flip("04-plain-2"),
            collect(0, "04-animal 04-plain-2 04-plain-1 04-ribbon"),
            score(0),
            take="04-ribbon",
        ),
    ),
    "turned card chooses": begun(
        "05-plain-1 05-ribbon 06-plain-1 07-plain-1 09-plain-1 10-plain-1",
        ("12-sun", "", ""),
        "05-animal",
        play(0, "12-sun", flip("05-animal")),
        {
            "seat": 0,
            "action": {"type": "take", "card": "05-ribbon"},
            "events": [collect(0, "05-animal 05-ribbon"), score(0)],
        },
    ),
    "two equal plains": first_move(
        "05-plain-1 05-plain-2 06-plain-1 07-plain-1 09-plain-1 10-plain-1",
        "11-sun",
        play(0, "05-animal", flip("11-sun"), collect(0, "05-animal 05-plain-1"), score(0)),
    ),
    "two triplets sweep the table, then a smack takes a plain back": begun(
        "04-plain-1 04-plain-2 04-ribbon 05-plain-1 05-plain-2 05-ribbon",
        ("04-animal", "06-plain-1", ""),
        "05-animal 06-plain-2",
        play(
            0,
            "04-animal",
            flip("05-animal"),
            collect(0, "04-animal 04-plain-1 04-plain-2 04-ribbon 05-animal 05-plain-1 05-plain-2 05-ribbon"),
            bonus(0, "triplet"),
            bonus(0, "triplet"),
            bonus(0, "sweep"),
            score(0),
        ),
        play(
            1,
            "06-plain-1",
            flip("06-plain-2"),
            collect(1, "06-plain-1 06-plain-2"),
            bonus(1, "smack"),
            passing(0, 1, "05-plain-1"),
            score(1),
        ),
    ),
    "four of a month may sweep": begun(
        "04-plain-1 04-plain-2 05-plain-1 05-plain-2 06-plain-1 06-plain-2",
        ("04-animal", "05-animal", "06-animal"),
        "04-ribbon 05-ribbon 06-ribbon",
        play(
            0,
            "04-animal",
            flip("04-ribbon"),
            collect(0, "04-animal 04-ribbon 04-plain-1 04-plain-2"),
            score(0),
        ),
        play(
            1,
            "05-animal",
            flip("05-ribbon"),
            collect(1, "05-animal 05-ribbon 05-plain-1 05-plain-2"),
            score(1),
        ),
        play(
            2,
            "06-animal",
            flip("06-ribbon"),
            collect(2, "06-animal 06-ribbon 06-plain-1 06-plain-2"),
            bonus(2, "sweep"),
            passing(1, 2, "05-plain-2"),
            passing(0, 2, "04-plain-1"),
            score(2),
        ),
    ),
    "a double passes": begun(
        FILLER,
        ("12-sun", "11-sun", ""),
        "12-double 11-plain-1",
        play(0, "12-sun", flip("12-double"), collect(0, "12-sun 12-double"), bonus(0, "smack"), score(0)),
        play(
            1,
            "11-sun",
            flip("11-plain-1"),
            collect(1, "11-sun 11-plain-1"),
            bonus(1, "smack"),
            passing(0, 1, "12-double"),
            score(1),
        ),
    ),
}


def cup_passes(cup: str) -> Json:
    """Return a game in which a smack asks seat 0, who has the cup and a ribbon, for a plain."""
    passed = [passing(0, 1, "09-animal")] if cup == "double-plain" else []
    return begun(
        FILLER.replace("09-plain-1", "09-ribbon"),
        ("09-animal", "11-sun", ""),
        "12-sun 11-plain-1",
        play(0, "09-animal", flip("12-sun"), collect(0, "09-animal 09-ribbon"), score(0)),
        play(
            1,
            "11-sun",
            flip("11-plain-1"),
            collect(1, "11-sun 11-plain-1"),
            bonus(1, "smack"),
            *passed,
            score(1),
        ),
        cup=cup,
    )
