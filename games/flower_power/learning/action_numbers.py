"""Numbers of the actions of Flower Power.

Ids of flowers grow without limit, and packs hold equal cards. A number therefore names a flower by its row,
counted from the acting seat's own flowers as in the observation, and a card by its face. Cards of one face
share a number, which plays the first of them. A few actions of very large gardens and hands have no number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import product
from math import prod
from typing import Final, TypeVar

from macclassic.engine.core.options import Json
from macclassic.engine.observation_arrays import NOTHING, AnyAction, Writer

from ..actions import (
    NO_INDEX,
    Action,
    Attack,
    Build,
    Create,
    Diamond,
    Draw,
    End,
    Heart,
    Pass,
    Pick,
    Poison,
    Spy,
)
from ..board import Board
from ..cards import CLUB, DIAMOND, FACES, HEART, SERVES, SPADE, falling
from ..legal import MAX_COMBINED_HAND, builds
from ..options import MAX_SEATS, PACK

T = TypeVar("T")

ROWS: Final = 32
"""Rows of flowers that actions can name."""
OWN: Final = 16
"""Own flowers that can attack."""
PLACES: Final = 16
"""Petals of a flower that can be poisoned, and places for a heart."""
PICKS: Final = 64
"""Petals that a POWER FLOWER can pick."""
LAYOUTS: Final = 320
"""Layouts at the beginning, in the order of the legal actions."""
LARGEST: Final = 32
"""Most cards of a flower that is made of a hand of more than six."""

_FACES: Final = {
    suit: tuple(face for face in range(PACK) if SERVES[face] & suit) for suit in (SPADE, HEART, DIAMOND, CLUB)
}
_PLACE: Final = {
    suit: [faces.index(card % PACK) if card % PACK in faces else NOTHING for card in range(len(SERVES))]
    for suit, faces in _FACES.items()
}
"""By suit, the place of each card among the faces that serve as that suit."""

_COMBINED: Final = 1 << MAX_COMBINED_HAND
_KINDS: Final[dict[str, dict[str, int]]] = {
    "draw": {},
    "end": {},
    "pass": {},
    "build": {"layout": LAYOUTS},
    "pick": {"petal": PICKS},
    "attack": {"own": OWN, "row": ROWS},
    "poison": {"card": len(_FACES[SPADE]), "row": ROWS, "petal": PLACES},
    "heart": {"card": len(_FACES[HEART]), "row": ROWS, "place": PLACES},
    "diamond": {"card": len(_FACES[DIAMOND]), "row": ROWS},
    "spy on a flower": {"card": len(_FACES[CLUB]), "row": ROWS},
    "spy on a hand": {"card": len(_FACES[CLUB]), "seat": MAX_SEATS},
    "create a flower": {"cards": _COMBINED},
    "create a POWER FLOWER": {"cards": _COMBINED},
    "create a flower of the strongest": {"size": LARGEST + 1},
    "create a flower of the weakest": {"size": LARGEST + 1},
    "create a POWER FLOWER of a size": {"size": LARGEST + 1},
}
"""Kinds of actions, with the operands of each and how many values these have.

`layout`: the place in the list of legal layouts. `own`, `row`: rows of flowers. `cards`: a bit for each card
of the hand, sorted from the strongest.
"""
_SUITS: Final = {
    "poison": SPADE,
    "heart": HEART,
    "diamond": DIAMOND,
    "spy on a flower": CLUB,
    "spy on a hand": CLUB,
}


def _firsts() -> Iterator[tuple[str, int]]:
    first = 0
    for kind, operands in _KINDS.items():
        yield kind, first
        first += prod(operands.values())


_FIRST: Final = dict(_firsts())
"""The first number of each kind."""
_SUITED: Final = {kind: (_FIRST[kind], _PLACE[suit]) for kind, suit in _SUITS.items()}


def flower_rows(gardens: Sequence[Sequence[T]], seat: int) -> list[T]:
    """Return the flowers of all gardens in the order of their rows: the seat's own first, then by seat."""
    return [flower for garden in (*gardens[seat:], *gardens[:seat]) for flower in garden]


@cache
def _every() -> tuple[tuple[str | int, ...], ...]:
    """Return the kind and the operands of each number; a card is the name of its face."""
    found: list[tuple[str | int, ...]] = []
    for kind, operands in _KINDS.items():
        values: list[Iterable[str | int]] = [range(count) for count in operands.values()]
        if kind in _SUITS:
            values[0] = [FACES[face] for face in _FACES[_SUITS[kind]]]
        found += [(kind, *each) for each in product(*values)]
    return tuple(found)


Rows = dict[int, int]
_NO_FLOWER: Final = frozenset((Draw, End, Pass, Build, Pick))
"""Actions that name no flower; in half of the decisions there are no others."""


class GardenActions:
    """Numbers of the actions of Flower Power."""

    @property
    def every(self) -> Sequence[tuple[str | int, ...]]:
        """The kind and the operands of each number; a card is the name of its face."""
        return _every()

    def of(self, position: Board, actions: Sequence[Action]) -> list[int]:
        """Return the number of each legal action, NOTHING for one without."""
        rows: Rows = {}
        if not _NO_FLOWER.issuperset(map(type, actions)):
            rows = {flower: row for row, flower in enumerate(flower_rows(position.gardens, position.acting))}
        return [_NUMBERS[type(action)](position, action, rows) for action in actions]

    def written(self, number: int, write: Writer) -> Json:
        """Return the kind and the operands of a number as JSON."""
        kind, *values = _every()[number]
        return {"type": kind, **dict(zip(_KINDS[str(kind)], values, strict=True))}


def _fixed(kind: str) -> Callable[[Board, Action, Rows], int]:
    first = _FIRST[kind]
    return lambda board, action, rows: first


def _build(board: Board, action: Build, rows: Rows) -> int:
    place = builds(len(board.deal.packs[board.acting])).index(action)
    return _FIRST["build"] + place if place < LAYOUTS else NOTHING


def _pick(board: Board, action: Pick, rows: Rows) -> int:
    return _FIRST["pick"] + action.petal if action.petal < PICKS else NOTHING


def _attack(board: Board, action: Attack, rows: Rows) -> int:
    own, target = rows[action.flower], rows[action.target]
    return _FIRST["attack"] + own * ROWS + target if own < OWN and target < ROWS else NOTHING


def _poison(board: Board, action: Poison, rows: Rows) -> int:
    return _on_petal("poison", action.card, rows[action.flower], action.petal)


def _heart(board: Board, action: Heart, rows: Rows) -> int:
    return _on_petal("heart", action.card, rows[action.flower], action.index)


def _on_petal(kind: str, card: int, row: int, place: int) -> int:
    first, faces = _SUITED[kind]
    return first + (faces[card] * ROWS + row) * PLACES + place if row < ROWS and place < PLACES else NOTHING


def _diamond(board: Board, action: Diamond, rows: Rows) -> int:
    return _on_flower("diamond", action.card, rows[action.flower])


def _spy(board: Board, action: Spy, rows: Rows) -> int:
    if action.flower != NO_INDEX:
        return _on_flower("spy on a flower", action.card, rows[action.flower])
    first, faces = _SUITED["spy on a hand"]
    return first + faces[action.card] * MAX_SEATS + action.seat


def _on_flower(kind: str, card: int, row: int) -> int:
    first, faces = _SUITED[kind]
    return first + faces[card] * ROWS + row if row < ROWS else NOTHING


def _create(board: Board, action: Create, rows: Rows) -> int:
    """Return the number of a new flower: by the cards of a small hand, else by its size (`legal`)."""
    hand = falling(board.hands[board.acting])
    size = len(action.cards)
    if len(hand) <= MAX_COMBINED_HAND:
        kind = "create a POWER FLOWER" if action.power else "create a flower"
        return _FIRST[kind] + sum(1 << hand.index(card) for card in action.cards)
    if size > LARGEST:
        return NOTHING
    if action.power:
        return _FIRST["create a POWER FLOWER of a size"] + size
    which = "strongest" if action.cards == hand[:size] else "weakest"
    return _FIRST[f"create a flower of the {which}"] + size


_NUMBERS: Final[dict[type, Callable[[Board, AnyAction, Rows], int]]] = {
    Draw: _fixed("draw"),
    End: _fixed("end"),
    Pass: _fixed("pass"),
    Build: _build,
    Pick: _pick,
    Attack: _attack,
    Poison: _poison,
    Heart: _heart,
    Diamond: _diamond,
    Spy: _spy,
    Create: _create,
}
