"""Views of Flower Power as arrays.

Cards are numbers as in `cards`. A hidden value and an absent one are written alike.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import lru_cache

from macclassic.engine.observation_arrays import ENDLESS, NOTHING, ObservationArray, ObservationSpec

from ..board import OPEN, OVER
from ..cards import IDS
from ..options import MAX_DECKS, MAX_SEATS, PACK
from ..view import FlowerView, View
from .action_numbers import GardenActions, flower_rows

FLOWERS, PETALS, HAND = 64, 16, 32
LAST = len(IDS) - 1
"""Number of the last card."""
MOST = len(IDS)
"""Most cards of a game."""
MAX_ID = 4095
"""Largest id of a flower (`Board.attacked`)."""
_PAIRS = 8
_EACH = (MAX_SEATS,)

_latest: tuple[View | None, list[FlowerView]] = (None, [])
"""The view that was asked for last, and its flowers."""


def _rows(view: View) -> list[FlowerView]:
    """Return the flowers of a view by row; six arrays are made of them, one after the other."""
    global _latest
    known, rows = _latest
    if known is not view:
        rows = flower_rows(view.gardens, view.seat)[:FLOWERS]
        _latest = view, rows
    return rows


@lru_cache(maxsize=4096)
def _padded(cells: tuple[int, ...], length: int) -> array[int]:
    """Return a row of so many numbers; most flowers and hands were the same in the view before."""
    return array("i", (cells + (NOTHING,) * length)[:length])


def _flower_ids(view: View) -> list[int]:
    return [each.id for each in _rows(view)]


def _flower_seats(view: View) -> list[int]:
    seats = len(view.gardens)
    order = [(view.seat + other) % seats for other in range(seats)]
    return [seat for seat in order for _ in view.gardens[seat]][:FLOWERS]


def _flower_sizes(view: View) -> list[int]:
    return [len(each.petals) for each in _rows(view)]


def _power(view: View) -> list[int]:
    return [each.power for each in _rows(view)]


def _petals(view: View) -> array[int]:
    return _joined([_padded(each.petals, PETALS) for each in _rows(view)])


def _eyes(view: View) -> array[int]:
    return _joined([_padded(each.eyes, PETALS) for each in _rows(view)])


def _joined(rows: Iterable[array[int]]) -> array[int]:
    found = array("i")
    for row in rows:
        found += row
    return found


def _battle(view: View) -> list[int]:
    """Return the ids of the fighters, their seats, and the numbers of the battle; empty without one."""
    battle = view.battle
    if battle is None:
        return []
    own = (battle.attacker, battle.target, battle.seat, battle.foe, battle.passes, battle.picked)
    return [*own, int(battle.dead), battle.last]


def _fought(view: View) -> list[int]:
    battle = view.battle
    return [] if battle is None else [place for pair in battle.fought[-_PAIRS:] for place in pair]


def _hands(view: View) -> array[int]:
    return _joined([_padded(hand[-HAND:], HAND) for hand in view.hands])


def _sizes(view: View) -> list[int]:
    return [len(each) for each in view.hands]


def _attacked(view: View) -> list[int]:
    return [flower for pair in view.attacked for flower in pair]


def _card(meaning: str, *shape: int) -> ObservationArray:
    return ObservationArray(meaning, NOTHING, LAST, shape)


def _seat(meaning: str, *shape: int) -> ObservationArray:
    return ObservationArray(meaning, NOTHING, MAX_SEATS - 1, shape)


_ROW = "row by row, the observing seat's flowers first, then those of the seats after it"

_ARRAYS = ObservationSpec(
    {
        "seat": ObservationArray("the observing seat", 0, MAX_SEATS - 1),
        "phase": ObservationArray(
            "0 lays its flowers, 1 has its turn, 2 replies in a battle, 3 breaks a tie, 4 picks a "
            "petal of its "
            "POWER FLOWER, 5 plays its last will, 6 the game is over",
            0,
            OVER,
        ),
        "turn": ObservationArray("seat whose turn it is", 0, MAX_SEATS - 1),
        "actor": _seat("seat to decide, -1 if none"),
        "alive": ObservationArray("1 for each seat that is in the game", cards=MAX_SEATS),
        "fallen": _seat("seats that are out, in their order", MAX_SEATS),
        "order": _seat("seats in the order of their turns", MAX_SEATS),
        "hands": ObservationArray(
            f"the last {HAND} cards of each hand: of the own hand in their order, of another the "
            "known ones first",
            NOTHING,
            LAST,
            (MAX_SEATS, HAND),
            of=_hands,
        ),
        "hand_sizes": ObservationArray("number of cards of each seat", NOTHING, MOST, _EACH, of=_sizes),
        "watched": ObservationArray(
            "for each own hand card the seats that know it, one bit each",
            NOTHING,
            (1 << MAX_SEATS) - 1,
            (HAND,),
        ),
        "flower_seats": ObservationArray(
            f"seat of each flower, {_ROW}", NOTHING, MAX_SEATS - 1, (FLOWERS,), of=_flower_seats
        ),
        "flower_ids": ObservationArray(
            "id of each flower, in the same rows", NOTHING, MAX_ID, (FLOWERS,), of=_flower_ids
        ),
        "flower_sizes": ObservationArray(
            "number of petals of each flower", NOTHING, MOST, (FLOWERS,), of=_flower_sizes
        ),
        "power": ObservationArray("1 for each POWER FLOWER", NOTHING, 1, (FLOWERS,), of=_power),
        "petals": ObservationArray(
            f"the first {PETALS} petals of each flower, the top first",
            NOTHING,
            LAST,
            (FLOWERS, PETALS),
            of=_petals,
        ),
        "eyes": ObservationArray(
            f"for each of these petals the seats that know it, one bit each; {OPEN} for an open one",
            NOTHING,
            OPEN,
            (FLOWERS, PETALS),
            of=_eyes,
        ),
        "pack": _card("petals that the seat has still to lay", 64),
        "to_lay": ObservationArray("number of petals that each seat has still to lay", NOTHING, MOST, _EACH),
        "pile": ObservationArray("number of cards in the pile", 0, MOST),
        "grave": _card("the last cards of the Graveyard", 128),
        "recycled": _card("cards of the latest reshuffle", 128),
        "drew": ObservationArray("1 for each seat that drew on its latest turn", cards=MAX_SEATS),
        "turns": ObservationArray("turns that each seat has begun", NOTHING, ENDLESS, _EACH),
        "fresh": ObservationArray("1 until the first act of a turn"),
        "attacked": ObservationArray(
            "this turn's attacks: the ids of flower and target", NOTHING, MAX_ID, (32, 2), of=_attacked
        ),
        "battle": ObservationArray(
            "the battle: ids of attacker and target, their seats, passes in a row, the picked petal, 1 "
            "for a dead "
            "tie, the seat that played the latest card in it",
            NOTHING,
            MAX_ID,
            (8,),
            of=_battle,
        ),
        "fought": ObservationArray(
            f"the latest {_PAIRS} pairs of petals compared: the places in attacker and target",
            NOTHING,
            MOST,
            (_PAIRS, 2),
            of=_fought,
        ),
        "flowers": ObservationArray("number of flowers so far, the id of the latest", 0, MAX_ID),
        "winner": _seat("seat that has won, else -1"),
        "chooser": _seat("seat that won the contest for the order, else -1"),
        "decks": ObservationArray("option: number of packs", 1, MAX_DECKS),
        "jokers": ObservationArray("option: 1 with jokers"),
        "see_own_petals": ObservationArray("option: 1 if a seat sees its petals before it lays them"),
        "discard_all_tied": ObservationArray("option: 1 if all tied petals are discarded"),
        "hidden_hearts": ObservationArray("option: 1 if a heart is laid face down"),
    },
    actions=GardenActions(),
    notes=(
        f"Card {PACK} × pack + face: spades from 2 to the ace, hearts, diamonds, clubs, black "
        "joker, red joker. "
        "An unknown card is -1.\n\n"
        "An action names a card by its face and a flower by its row in the observation of the seat "
        "to act (`row`; "
        "`own` is a row of its own flowers). `layout` is the place in the list of layouts, "
        "larger flowers first. "
        "`cards` has a bit for each card of a hand of at most six, from the strongest; of a larger hand the "
        "strongest or weakest cards of a `size` are taken. Actions beyond these limits have no "
        "number and are "
        "left out."
    ),
)


def arrays() -> ObservationSpec:
    """Return the arrays and action numbers of Flower Power."""
    return _ARRAYS
