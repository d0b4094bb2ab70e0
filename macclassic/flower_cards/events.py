"""Events of flower card games: tuples of a type and its values, and the same in the public format."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from macclassic.engine.game import Json
from macclassic.engine.retelling import wrong

from .deck import Deck

Event = tuple[object, ...]
"""An event as a tuple: its type and its values, in the order of the game's keys of that type."""


def event_to_json(event: Event, keys: Mapping[str, Sequence[str]], deck: Deck) -> Json:
    """Return an event as it stands in a record; `keys`: what the values after each type are called."""
    kind, *values = event
    data: Json = {"type": kind}
    for key, value in zip(keys[str(kind)], values, strict=True):
        if key == "card":
            data[key] = deck.ids[cast(int, value)]
        elif key == "cards":
            data[key] = deck.names(cast(int, value))
        else:
            data[key] = value
    return data


def passed_as_told(
    kind: str,
    piles: Sequence[int],
    events: Sequence[Event],
    told: Sequence[Json],
    deck: Deck,
    equals: Sequence[int],
) -> tuple[list[int], tuple[Event, ...]]:
    """Return each seat's pile and the events of a step, cards that pass exchanged for equal ones told of.

    `kind`: the type of event by which a card passes (giver, taker, card). `piles`: by seat, after the step.
    `told`: what a record tells of such events. `equals`: sets of which any card is as good as another.

    Raises ValueError if the giver has not got them, or they are not equal.
    """
    left = list(told)
    after = list(piles)
    found: list[Event] = []
    exchanged: list[tuple[int, int, int]] = []
    for event in events:
        if event[0] == kind:
            giver, taker, card = cast(tuple[int, int, int], event[1:])
            ends = (giver, taker)
            place = next((i for i, each in enumerate(left) if (each.get("from"), each.get("to")) == ends), -1)
            other = deck.number.get(str(left.pop(place).get("card")), -1) if place >= 0 else -1
            if other < 0 or not (other == card or any(_both(each, card, other) for each in equals)):
                raise wrong()
            exchanged.append((giver, taker, other))
            # Back to the giver, until all that was really passed is known.
            after[giver] |= 1 << card
            after[taker] &= ~(1 << card)
            event = (kind, giver, taker, other)
        found.append(event)
    for giver, taker, card in exchanged:
        if not after[giver] >> card & 1:
            raise wrong()
        after[giver] ^= 1 << card
        after[taker] |= 1 << card
    return after, tuple(found)


def _both(cards: int, one: int, other: int) -> bool:
    """Whether two cards lie in a set."""
    return bool(cards >> one & 1 and cards >> other & 1)
