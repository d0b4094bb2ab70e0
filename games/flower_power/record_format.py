"""Record format of Flower Power (records §flower-power): writing and reading.

Cards are written as ids, hidden ones as null. A record of another program may list the events of a decision
in any order and divide its discards in any way (`agrees`). The pile of a shuffle is taken from the record.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from macclassic.engine.core.chance import Stream
from macclassic.engine.core.codec import Codec, ValueKind, as_key, named, number, one_of, plain, row_of
from macclassic.engine.core.game_spec import Json, quoted

from . import actions
from .actions import NO_INDEX, Action, Cards
from .cards import HIDDEN, IDS
from .events import Battle, Capture, Discard, Drawn, Event, Flower, Gone, Out, Reveal, Shuffle, Turn, Win
from .opening import KEYS, Deal, signs, won_by
from .outcome.result import leader
from .position import Position

FREE_ORDER = frozenset({"gardens"})
_MAX_NUMBER = (1 << 31) - 1


def _flower(name: object) -> int:
    if isinstance(name, str) and name[:1] == "f" and name[1:].isascii() and name[1:].isdigit():
        digits = name[1:]
        if len(digits) < 9 and digits[0] != "0":
            return int(digits)
    raise ValueError(f"{quoted(name)} is no flower")


SIZE = number(0, _MAX_NUMBER, "size")
CARD = ValueKind(lambda card: None if card == HIDDEN else IDS[card], named(IDS, "card").read)
CARDS = row_of(CARD, "cards must be a list")
FLOWER = ValueKind(lambda flower: f"f{flower}", _flower)
SEAT = number(0, _MAX_NUMBER, "seat")
PLACE = number(0, _MAX_NUMBER, "place in a flower")
POWER = plain(bool, "yes or no")

ACTIONS: Codec[Action] = Codec(
    "action",
    actions.KINDS,
    sizes=row_of(SIZE, "flowers are laid by a list of sizes"),
    card=CARD,
    cards=CARDS,
    flower=FLOWER,
    target=FLOWER,
    petal=PLACE,
    index=PLACE,
    seat=SEAT,
    power=POWER.otherwise(False),
)
EVENTS: Codec[Event] = Codec(
    "event",
    (Reveal, Discard, Battle, Capture, Drawn, Shuffle, Flower, Gone, Out, Turn, Win),
    card=CARD,
    cards=CARDS,
    pile=CARDS,
    flower=FLOWER,
    petal=PLACE,
    seat=SEAT,
    giver=as_key("from", SEAT),
    taker=as_key("to", SEAT),
    result=one_of(("won", "failed"), "result of a battle"),
    power=POWER.otherwise(False),
    reveals=None,
    eyes=None,
)


# The deal


def deal_to_json(deal: Deal) -> Json:
    """Return the keys that describe a deal in a record.

    These are `deal`, `order` and `first`; if the contest is known, also `contest` (each throw, with the sign
    of every seat) and `chooser` (its winner). `reshuffles` is the key of later shuffles.
    """
    data: Json = {
        "deal": {
            "packs": [CARDS.write(pack) for pack in deal.packs],
            "hands": [CARDS.write(hand) for hand in deal.hands],
            "pile": CARDS.write(deal.pile),
            "reshuffles": deal.key,
        },
        "order": list(deal.order),
        "first": deal.order[0],
    }
    if deal.contest:
        names = signs(len(deal.order))
        data["contest"] = [[names[sign] for sign in throw] for throw in deal.contest]
        data["chooser"] = deal.winner
    return data


def deal_from_json(data: Json, seats: int) -> Deal:
    """Return the deal that a record describes, for a number of seats.

    Raises ValueError if it is invalid. If the record has no key of later shuffles, a key is derived from the
    pile.
    """
    deal = data.get("deal")
    if not isinstance(deal, dict):
        raise ValueError("a game has no deal")
    order = _order(data, seats)
    packs, hands = (_piles(deal.get(key), key, seats) for key in ("packs", "hands"))
    pile = CARDS.read(deal.get("pile"))
    key = deal.get("reshuffles")
    if key is None:
        key = Stream(0, "flower-power/foreign/" + ",".join(CARDS.write(pile))).below(KEYS)
    if type(key) is not int or not 0 <= key < KEYS:
        raise ValueError("the key of later shuffles must be a whole number below 2 to the 53rd")
    contest = _contest(data.get("contest"), seats)
    winner = won_by(contest[-1]) if contest else NO_INDEX
    if contest and data.get("chooser", winner) != winner:
        raise ValueError(f"seat {winner} has won the contest")
    return Deal(packs, hands, pile, order, key, contest, winner)


def _piles(data: Any, what: str, seats: int) -> tuple[Cards, ...]:
    if not isinstance(data, list) or len(data) != seats:
        raise ValueError(f"a deal needs {what} of {seats} seats")
    return tuple(CARDS.read(cards) for cards in data)


def _order(data: Json, seats: int) -> tuple[int, ...]:
    """Return the order of play: the recorded one, or clockwise from the first player."""
    first = data.get("first")
    if type(first) is not int or not 0 <= first < seats:
        raise ValueError(f"a game needs a first player from 0 to {seats - 1}")
    order = data.get("order")
    if order is None:
        return tuple((first + place) % seats for place in range(seats))
    if not isinstance(order, list) or not all(type(seat) is int for seat in order):
        raise ValueError("the order of play must be a list of seats")
    if sorted(order) != list(range(seats)):
        raise ValueError("the order of play must have every seat once")
    if order[0] != first:
        raise ValueError("the first player must be the head of the order of play")
    return tuple(order)


def _contest(data: object, seats: int) -> tuple[tuple[int, ...], ...]:
    if data is None:
        return ()
    names = signs(seats)
    if not isinstance(data, list) or not data:
        raise ValueError("a contest is a list of throws")
    found = []
    for throw in data:
        if not isinstance(throw, list) or len(throw) != seats or not all(sign in names for sign in throw):
            raise ValueError(f"a throw needs a sign of every seat: {', '.join(names)}")
        found.append(tuple(names.index(sign) for sign in throw))
    if [won_by(throw) != NO_INDEX for throw in found] != [False] * (len(found) - 1) + [True]:
        raise ValueError("a contest ends with the throw that has a winner")
    return tuple(found)


# Outcome


def outcome(position: Position) -> Json:
    """Return the winner and all gardens.

    In a game that is not over the winner is the seat that alone has the most petals (A21).
    """
    winner = leader(position)
    return {
        "winner": None if winner == NO_INDEX else winner,
        "gardens": [
            [
                {
                    "id": FLOWER.write(flower),
                    "cards": CARDS.write(position.petals[flower]),
                    "power": position.power[flower],
                }
                for flower in garden
            ]
            for garden in position.gardens
        ],
    }


# Records of other programs


def agrees(recorded: Sequence[Event], log: Sequence[Event]) -> bool:
    """True if the recorded events of a decision agree with those of the rules.

    A record may also reveal petals of a diamond's flower that were open already, and may begin the first turn
    once all flowers are laid; `Position` has checked these events. It may omit the battle that the end of the
    match breaks off.
    """
    ours = list(log)
    head = ours[0] if ours else None
    if isinstance(head, Discard) and len(head.cards) == 1 and not head.reveals:
        recorded = [each for each in recorded if not isinstance(each, Reveal) or each in ours]
    elif all(isinstance(each, Flower) for each in ours):
        recorded = [each for each in recorded if not isinstance(each, Turn)]
    if ours and isinstance(ours[-1], Win) and not any(isinstance(each, Battle) for each in recorded):
        ours = [each for each in ours if each != Battle("failed")]
    return _parts(recorded) == _parts(ours)


def _parts(some: Iterable[Event]) -> tuple[Counter[int], Counter[Event]]:
    """Return how often each card is discarded, and how often each other event occurs."""
    cards: Counter[int] = Counter()
    others: Counter[Event] = Counter()
    for each in some:
        if isinstance(each, Discard):
            cards.update(each.cards)
        else:
            others[each] += 1
    return cards, others
