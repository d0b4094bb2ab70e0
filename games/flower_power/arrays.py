"""Array form of a Flower Power view, for learning programs.

Cards are numbers as in `cards`. A hidden value and an absent one are written alike.
"""

from __future__ import annotations

from collections.abc import Iterator

from macclassic.engine.lab.observation_arrays import ObservationArray, ObservationSpec, filled, grid

from .options import MAX_SEATS
from .view import View

FLOWERS, PETALS, HAND = 64, 16, 32
_SCALAR = ObservationArray()
_PER_SEAT = ObservationArray((MAX_SEATS,))


def _gardens(view: View) -> list[list[int]]:
    """Return a row for each flower: seat, id, POWER FLOWER or not, petals, and who knows each petal."""

    def rows() -> Iterator[list[int]]:
        for seat, garden in enumerate(view.gardens):
            for each in garden:
                known = [*filled(each.petals[:PETALS], PETALS), *filled(each.eyes[:PETALS], PETALS)]
                yield [seat, each.id, int(each.power), *known]

    return grid(rows(), FLOWERS, 3 + 2 * PETALS)


def _battle(view: View) -> list[int]:
    """Return the battle's numbers, then its latest eight pairs of compared petals."""
    battle = view.battle
    if battle is None:
        return []
    own = (battle.attacker, battle.target, battle.seat, battle.foe, battle.passes, battle.picked)
    pairs = [place for pair in battle.fought[-8:] for place in pair]
    return [*own, int(battle.dead), battle.last, *pairs]


def _hands(view: View) -> list[list[int]]:
    return grid(view.hands, MAX_SEATS, HAND)


def _sizes(view: View) -> list[int]:
    return [len(each) for each in view.hands]


_ARRAYS = ObservationSpec(
    {
        "seat": _SCALAR,
        "phase": _SCALAR,
        "turn": _SCALAR,
        "actor": _SCALAR,
        "alive": _SCALAR,
        "fallen": _PER_SEAT,
        "order": _PER_SEAT,
        "hands": ObservationArray((MAX_SEATS, HAND), of=_hands),
        "hand_sizes": ObservationArray((MAX_SEATS,), of=_sizes),
        "watched": ObservationArray((HAND,)),
        "gardens": ObservationArray((FLOWERS, 3 + 2 * PETALS), of=_gardens),
        "pack": ObservationArray((64,)),
        "to_lay": _PER_SEAT,
        "pile": _SCALAR,
        "grave": ObservationArray((128,)),
        "recycled": ObservationArray((128,)),
        "drew": _SCALAR,
        "turns": _PER_SEAT,
        "fresh": _SCALAR,
        "attacked": ObservationArray((32, 2)),
        "battle": ObservationArray((24,), of=_battle),
        "flowers": _SCALAR,
        "winner": _SCALAR,
        "chooser": _SCALAR,
        "decks": _SCALAR,
        "jokers": _SCALAR,
        "see_own_petals": _SCALAR,
        "discard_all_tied": _SCALAR,
        "hidden_hearts": _SCALAR,
    },
    most=1024,
    width=16,
)


def arrays() -> ObservationSpec:
    """Return the specification of the arrays."""
    return _ARRAYS
