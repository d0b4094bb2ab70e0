"""The public record format of Sorry (records §sorry).

Records of other programs may differ in the pile of a shuffle, and in the order of one move's steps, slides
and bumps (`agrees`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from macclassic.engine.core.chance import Stream
from macclassic.engine.core.codec import Codec, ValueKind, as_key, named, number, one_of, row_of
from macclassic.engine.core.game_spec import Json, quoted

from .actions import AIMED, WALKING, Action, Draw, Move, Part
from .board import COLOUR_OF, HOME, PAWNS, SAFETY, START, TRACK, place_name, zone
from .cards import KINDS, whole
from .events import Bump, Card, Event, Forfeit, Motion, Shuffle, Slide, Step, Win
from .position import KEYS, Deal, Position

FREE_ORDER = frozenset({"winners"})
"""Keys whose lists are sets of seats."""


def _place(data: Any) -> int:
    """Return a place. Safety squares are recorded without their colour and are read as red's.

    Raises ValueError if it is invalid.
    """
    if type(data) not in (int, str) or data not in _PLACE:
        raise ValueError(f"{quoted(data)} is no place")
    return _PLACE[data]


_PLACE: dict[int | str, int] = {place_name(place): place for place in (*range(TRACK + SAFETY), HOME, START)}


def _part(data: Any) -> Part:
    if not isinstance(data, dict):
        raise ValueError(f"{quoted(data)} is no part of a move")
    pawn, how = PAWN.read(data.get("pawn")), HOW.read(data.get("how"))
    if how in AIMED:
        return Part(pawn, how, 0, PAWN.read(data.get("target")))
    return Part(pawn, how, STEPS.read(data.get("steps")) if how in WALKING else 0)


def _part_to_json(part: Part) -> Json:
    data: Json = {"pawn": PAWNS[part.pawn], "how": part.how}
    if part.how in WALKING:
        data["steps"] = part.steps
    if part.how in AIMED:
        data["target"] = PAWNS[part.target]
    return data


def _own(event: Event) -> Event:
    """Return a recorded motion with the safety squares of its pawn's colour."""
    if isinstance(event, Motion):
        event = replace(event, came=_place_of(event.pawn, event.came))
    if isinstance(event, Step | Slide):
        event = replace(event, went=_place_of(event.pawn, event.went))
    return event


def _place_of(pawn: int, place: int) -> int:
    return zone(COLOUR_OF[pawn], place - TRACK + 1) if TRACK <= place < HOME else place


CARD = named(KINDS, "card")
PAWN = named(PAWNS, "pawn")
PLACE = ValueKind(place_name, _place)
SEAT = number(0, 3, "seat")
STEPS = number(1, 12, "number of steps")
HOW = one_of(("enter", *WALKING, *AIMED), "way to move")
PILE = row_of(CARD, "a pile is no list of cards")
PARTS = row_of(ValueKind(_part_to_json, _part), "a move needs one part or two", 1, 2)
SEATS = row_of(SEAT, "seats are no list")

ACTIONS: Codec[Action] = Codec("action", (Draw, Move), parts=PARTS)
EVENTS: Codec[Event] = Codec(
    "event",
    (Shuffle, Card, Forfeit, Step, Slide, Bump, Win),
    _own,
    pile=PILE,
    card=CARD,
    pawn=PAWN,
    came=as_key("from", PLACE),
    went=as_key("to", PLACE),
    seat=SEAT,
    seats=ValueKind(SEATS.write, lambda data: tuple(sorted(SEATS.read(data)))),
)


def _deal_to_json(deal: Deal) -> Json:
    """Return `deal` and `first` of a game. `reshuffles` is the seed of later piles."""
    return {"deal": {"pile": PILE.write(deal.pile), "reshuffles": deal.key}, "first": 0}


def _deal_from_json(data: Json) -> Deal:
    """Return a recorded deal.

    Raises ValueError if it is invalid. A record of another program has no key; one is derived from its pile.
    """
    deal = data.get("deal")
    if not isinstance(deal, dict):
        raise ValueError("a game has no deal")
    if type(data.get("first")) is not int or data["first"] != 0:
        raise ValueError("red begins, which is seat 0")
    pile = whole(PILE.read(deal.get("pile")))
    key = deal.get("reshuffles")
    if key is None:
        key = Stream(0, "sorry/foreign/" + ",".join(PILE.write(pile))).below(KEYS)
    if type(key) is not int or not 0 <= key < KEYS:
        raise ValueError("the key of later shuffles must be a whole number below 2 to the 53rd")
    return Deal(pile, key)


DEAL = ValueKind(_deal_to_json, _deal_from_json)


def outcome(position: Position) -> Json:
    """Return the winners and the places of all pawns in play."""
    return {
        "winners": list(position.winners),
        "places": {
            PAWNS[pawn]: place_name(position.places[pawn])
            for colour in position.mode.colours
            for pawn in range(4 * colour, 4 * colour + 4)
        },
    }


# Comparison with records of other programs


def agrees(recorded: Sequence[Event], log: Sequence[Event]) -> bool:
    """True if the recorded events of a decision agree with those that the rules produced."""
    if [isinstance(each, Motion) for each in recorded] != [isinstance(each, Motion) for each in log]:
        return False
    return _moved(recorded) == _moved(log) and _rest(recorded) == _rest(log)


def _moved(events: Sequence[Event]) -> Counter[Event]:
    return Counter(each for each in events if isinstance(each, Motion))


def _rest(events: Sequence[Event]) -> list[Event]:
    return [each for each in events if not isinstance(each, Motion)]
