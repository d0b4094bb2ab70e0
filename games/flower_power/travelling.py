"""Views of Flower Power as plain data, as they travel to the process that thinks, and back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from macclassic.engine.game import Json
from macclassic.engine.views import from_plain, to_plain

from .cards import HIDDEN, IDS
from .state import MOST_SEATS, NOBODY, OPEN, OVER, Battle, Flower, View


def view_to_json(view: View) -> Json:
    """Return a view as plain data; no battle is an empty list."""
    data = to_plain(view)
    data["battle"] = view.battle or ()
    return data


def view_from_json(data: Any) -> View:
    """Return a view from plain data.

    Raises ValueError when it is none.
    """
    view = from_plain(View, data)
    battle: Any = view.battle
    try:
        made = replace(
            view,
            battle=Battle(*battle) if battle else None,
            gardens=tuple(tuple(Flower(*flower) for flower in garden) for garden in view.gardens),
        )
        if not _sound(made):
            raise ValueError
    except (TypeError, ValueError):
        raise ValueError("this is no view of Flower Power") from None
    return made


def _sound(view: View) -> bool:
    """Whether a view has the right kinds of things in it, so that nothing goes wrong in looking at it."""
    seats = len(view.order)
    everybody = range(seats)
    cards = range(HIDDEN, len(IDS))
    numbers = (view.alive, view.pile, view.drew, view.flowers)
    flowers = [flower for garden in view.gardens for flower in garden]
    battle = view.battle
    return (
        2 <= seats <= MOST_SEATS
        and sorted(view.order) == list(everybody)
        and all(type(number) is int and number >= 0 for number in numbers)
        and view.seat in everybody
        and view.turn in everybody
        and view.phase in range(OVER + 1)
        and all(seat in range(NOBODY, seats) for seat in (view.actor, view.winner, view.chooser))
        and all(len(each) == seats for each in (view.hands, view.gardens, view.to_lay, view.turns))
        and all(type(card) is int and card in cards for hand in view.hands for card in hand)
        and all(type(card) is int and card in cards for card in (*view.pack, *view.grave, *view.recycled))
        and len(view.watched) == len(view.hands[view.seat])
        and all(_flower_sound(flower, cards) for flower in flowers)
        and (battle is None or (len(battle.fought) >= 0 and {battle.seat, battle.foe} <= set(everybody)))
    )


def _flower_sound(flower: Flower, cards: range) -> bool:
    return (
        type(flower.id) is int
        and type(flower.power) is bool
        and len(flower.petals) == len(flower.eyes)
        and all(type(card) is int and card in cards for card in flower.petals)
        and all(type(eyes) is int and eyes in range(OPEN + 1) for eyes in flower.eyes)
    )
