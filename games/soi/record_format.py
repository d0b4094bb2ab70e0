"""The public record format of Soi (records §soi). Cards are ids, kinds are names.

Records of other programs may omit the places in rows (`slot`, `into`, `slots`), which are our extension. The
order is free for the quartets of a deal, for the kinds in an outcome, and for a deposited set and a seat that
runs out of cards by the same ask.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from macclassic.engine.core.codec import Codec, ValueKind, as_key, named, number, paired, row_of
from macclassic.engine.core.game_spec import Json

from .actions import Ask, four
from .cards import IDS, KINDS
from .events import Event, Give, Out, Refuse, Set, Turn
from .position import Deal, Position, places, round_points

FREE_ORDER = frozenset({"sets"})
"""Keys whose innermost lists are sets of kinds."""


CARD = named(IDS, "card")
SEAT = number(0, 3, "seat")
PLACE = number(0, 51, "place in a row")
HANDS = row_of(row_of(CARD, "a deal needs 13 cards in each hand", 13, 13), "a deal needs four hands", 4, 4)

ACTIONS: Codec[Ask] = Codec("action", (Ask,), of=SEAT, card=CARD)
EVENTS: Codec[Event] = Codec(
    "event",
    (Give, Refuse, Set, Out, Turn),
    giver=as_key("from", SEAT),
    taker=as_key("to", SEAT),
    seat=SEAT,
    card=CARD,
    kind=named(KINDS, "kind"),
    slot=PLACE,
    into=PLACE,
    slots=row_of(PLACE, "a set lies in four places", 4, 4),
)


def _deal_to_json(deal: Deal) -> Json:
    """Return `deal`, `first` and `opening` of a new round."""
    return {
        "deal": {"hands": HANDS.write(deal.rows)},
        "first": deal.first,
        "opening": [EVENTS.to_json(laid) for laid in deal.opening],
    }


def _deal_from_json(data: Json) -> Deal:
    """Return a recorded deal with its opening as recorded.

    Raises ValueError if it is invalid.
    """
    deal = data.get("deal")
    if not isinstance(deal, dict):
        raise ValueError("a round has no deal")
    rows = four(HANDS.read(deal.get("hands")))
    if len({card for row in rows for card in row}) != 52:
        raise ValueError("a card stands twice in the deal")
    first = data.get("first")
    if type(first) is not int or not 0 <= first < 4:
        raise ValueError("a round needs a first player from 0 to 3")
    return Deal(first, rows, _opening(data.get("opening", [])))


def _opening(data: Any) -> tuple[Set, ...]:
    """Return the sets that an opening names; null names none.

    Raises ValueError if it is invalid.
    """
    if data is None:
        return ()
    try:
        found = [EVENTS.from_json(each) for each in data]
    except (TypeError, ValueError):
        raise ValueError(WRONG_OPENING) from None
    laid = tuple(each for each in found if isinstance(each, Set))
    if not isinstance(data, list) or len(laid) != len(found):
        raise ValueError(WRONG_OPENING)
    return laid


WRONG_OPENING = "its opening does not name the sets in the deal"


DEAL = ValueKind(_deal_to_json, _deal_from_json)


def outcome(position: Position) -> Json:
    """Return the outcome of a round that is over."""
    sets = [[KINDS[kind] for kind in range(13) if position.owners[kind] == seat] for seat in range(4)]
    return {"sets": sets, "points": list(round_points(position.owners, position.worth))}


def match_outcome(position: Position) -> Json:
    """Return the present outcome of a match."""
    return {"totals": list(position.totals), "places": list(places(position.totals))}


# Comparison with records of other programs


def agrees(recorded: Sequence[Event], log: Sequence[Event]) -> bool:
    """True if the recorded events of an ask agree with those that the rules produced.

    The answer must come first, and the seat that is to ask next last. The order of sets and outs between them
    is free.
    """
    return (
        paired(recorded, log, event_agrees)
        and event_agrees(recorded[0], log[0])
        and (not isinstance(log[-1], Turn) or recorded[-1] == log[-1])
    )


def event_agrees(recorded: Event, ours: Event) -> bool:
    """True if a recorded event is one of ours; places in rows are compared only if recorded."""
    if isinstance(recorded, Give) and isinstance(ours, Give):
        slot = ours.slot if recorded.slot < 0 else recorded.slot
        recorded = replace(recorded, slot=slot, into=ours.into if recorded.into < 0 else recorded.into)
    elif isinstance(recorded, Set) and isinstance(ours, Set):
        recorded = replace(recorded, slots=recorded.slots or ours.slots)
    return recorded == ours
