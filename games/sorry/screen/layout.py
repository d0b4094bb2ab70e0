"""Layout of the table for any size, and the model of its picture.

The board is at the left, the panel at its right. The places of the board come with its picture
(``resources/cards/sorry/geometry.json``) and keep its pixels at every size. The smallest table is the content
of the largest document window on a screen of 640 × 480.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from PySide6.QtCore import QPoint, QRect, QSize

from macclassic.quickdraw import fonts
from macclassic.quickdraw.resources import resources_dir
from macclassic.table.look.furniture import FACE, prompt_height
from macclassic.table.table_state import TablePosition, TableState

from ..actions import Action
from ..board import COLOUR_OF, COLOURS, HOME, MODES, SAFETY, START, TRACK
from ..choice_steps import MAX_DIRECT_MOVES
from ..options import SorryOptions
from ..position import OVER
from ..view import View

SMALLEST = QSize(637, 438)
FOLDER = "cards/sorry"

BOARD = QRect(9, 11, 416, 416)
SQUARE = 25
PLATE = 29
"""Radius in pixels of the round plates of starts and homes."""
CARD = QSize(72, 100)

DASHES = (11, 21)
"""Distances behind the centre of a sliding pawn at which its dashes begin and end."""

LEFT, EDGE, GAP = 433, 7, 3
"""First column of the panel, margin at its right, gap between its boxes."""
PILE = QSize(24, 36)
"""Size of the place of the pile, whose number is beside it."""


def bar_rows() -> int:
    """Return the height of the progress bars of the pawns; Hangul in them needs more than a line."""
    return fonts.small_line() + 2 if fonts.small_lead() else 10


@dataclass(frozen=True)
class Panel:
    """Boxes of the panel.

    `pile`: the pile and its number. `rows`: the rows of all colours. `prompt`: the question. `choices`: the
    buttons of the choices. `back`, `hint`: the permanent buttons.
    """

    pile: QRect
    rows: QRect
    prompt: QRect
    choices: QRect
    back: QRect
    hint: QRect

    def row(self, number: int, count: int) -> QRect:
        """Return the rectangle of the row of one of `count` colours."""
        pitch = self.rows.height() // count
        return QRect(self.rows.left(), self.rows.top() + number * pitch, self.rows.width(), pitch - 1)

    def bar(self, row: QRect, number: int) -> QRect:
        """Return the bar of a pawn 0..3 in its colour's row; its number is at the left of the bar."""
        pitch = (row.width() - 10) // 4
        return QRect(row.left() + 13 + pitch * number, row.bottom() - bar_rows() - 2, pitch - 9, bar_rows())

    def button(self, number: int, count: int) -> QRect:
        """Return the rectangle of the button of one of `count` choices."""
        across = 4 if count > MAX_DIRECT_MOVES else 2
        width = (self.choices.width() - GAP * (across - 1)) // across
        height = (self.choices.height() - GAP) // 2
        down, along = divmod(number, across)
        corner = self.choices.topLeft() + QPoint(along * (width + GAP), down * (height + GAP))
        return QRect(corner, QSize(width, height))


def panel(size: QSize) -> Panel:
    """Return the panel of a table, laid out from the foot upwards; the rows take the room that is left."""
    width = size.width() - LEFT - EDGE
    bottom, line = size.height() - BOARD.top(), fonts.small_line()
    foot = QRect(LEFT, bottom - line - 8, width, line + 8)
    choices = QRect(LEFT, foot.top() - 2 * GAP - 4 * line - 4, width, 4 * line + GAP + 4)
    prompt = QRect(LEFT, choices.top() - GAP - prompt_height(2), width, prompt_height(2))
    pile = QRect(LEFT, BOARD.top(), width, PILE.height())
    top = pile.bottom() + 1 + GAP
    half = (width - GAP) // 2
    return Panel(
        pile=pile,
        rows=QRect(LEFT, top, width, prompt.top() - GAP + 1 - top),
        prompt=prompt,
        choices=choices,
        back=QRect(foot.topLeft(), QSize(half, foot.height())),
        hint=QRect(foot.topLeft() + QPoint(half + GAP, 0), QSize(half, foot.height())),
    )


@cache
def _middles() -> tuple[tuple[QPoint, ...], tuple[tuple[QPoint, ...], ...]]:
    """Return the centres of all places, in the table's pixels.

    First those of the squares and safety zones, by place; then by colour those of its home, of its start, and
    of its pawns there.
    """
    data = json.loads((resources_dir() / FOLDER / "geometry.json").read_text(encoding="utf-8"))
    colours = [data["colours"][name] for name in COLOURS]
    ways = [*data["squares"], *(square for each in colours for square in each["safety"])]
    plates = [
        [each["home"]["middle"], each["start"]["middle"], *each["home"]["pawns"], *each["start"]["pawns"]]
        for each in colours
    ]
    return _points(ways), tuple(map(_points, plates))


def _points(found: list[list[int]]) -> tuple[QPoint, ...]:
    return tuple(QPoint(x, y) + BOARD.topLeft() for x, y in found)


def pawn_at(pawn: int, place: int) -> QPoint:
    """Return the centre of a pawn at a place of its own colour."""
    ways, plates = _middles()
    return ways[place] if place < HOME else plates[COLOUR_OF[pawn]][2 + 4 * (place - HOME) + pawn % 4]


def spot_at(colour: int, place: int) -> QPoint:
    """Return the centre of a place as a target; of a start or a home, the centre of its plate."""
    ways, plates = _middles()
    return ways[place] if place < HOME else plates[colour][place - HOME]


def pawn_rect(middle: QPoint) -> QRect:
    """Return the rectangle of a pawn."""
    return QRect(middle.x() - 8, middle.y() - 11, 17, 22)


def painted(middle: QPoint, sliding: bool) -> QRect:
    """Return the rectangle of a pawn with its shadow and rim, and with the dashes behind it if it slides."""
    reach = DASHES[-1] + 2 if sliding else 1
    return pawn_rect(middle).adjusted(-reach, -reach, reach, reach)


def square_rect(middle: QPoint) -> QRect:
    """Return the rectangle of a square."""
    return QRect(middle.x() - SQUARE // 2, middle.y() - SQUARE // 2, SQUARE, SQUARE)


def letter_places(middle: QPoint, size: QSize, stood_on: bool) -> list[QRect]:
    """Return the possible rectangles of letters at a place, the best first.

    That is the centre if there is no pawn, else the sides of the pawn.
    """
    rect, (width, height) = pawn_rect(middle), size.toTuple()
    if not stood_on:
        return [QRect(middle - QPoint(width // 2, height // 2), size)]
    right, left, low = rect.right() + 1, rect.left() - width, rect.bottom() + 1
    corners = [(right, rect.top()), (left, rect.top()), (right, low - height), (left, low - height)]
    corners += [(middle.x() - width // 2, rect.top() - height), (middle.x() - width // 2, low)]
    rects = [QRect(QPoint(*corner), size) for corner in corners]
    return [rect for rect in rects if BOARD.contains(rect)]


@cache
def places() -> tuple[tuple[int, int, QRect], ...]:
    """Return every place of the board, its colour (-1 on the track), and its rectangle."""
    found = [(place, -1, square_rect(spot_at(0, place))) for place in range(TRACK)]
    for colour in range(4):
        for place in range(TRACK + SAFETY * colour, TRACK + SAFETY * (colour + 1)):
            found.append((place, colour, square_rect(spot_at(colour, place))))
        for place in (START, HOME):
            corner = spot_at(colour, place) - QPoint(PLATE, PLATE)
            found.append((place, colour, QRect(corner, QSize(2 * PLATE + 1, 2 * PLATE + 1))))
    return tuple(found)


def card_rect() -> QRect:
    """Return the rectangle of the open card: in the middle of the board, on the pinwheel."""
    rect = QRect(QPoint(0, 0), CARD)
    rect.moveCenter(BOARD.center())
    return rect


def face(colour: int) -> QRect:
    """Return the rectangle of a player's face: between start and home, where no pawn comes."""
    away = ((-82, -86), (86, -82), (82, 86), (-86, 82))[colour]
    rect = QRect(0, 0, FACE, FACE)
    rect.moveCenter(BOARD.center() + QPoint(*away))
    return rect


def bubble(colour: int) -> tuple[QRect, QRect]:
    """Return the room for a player's speech, beside the face on the pinwheel, and the face."""
    rect = face(colour)
    box = QRect(QPoint(0, 0), QSize(104, 28))
    box.moveCenter(rect.center())
    if rect.center().x() < BOARD.center().x():
        box.moveLeft(rect.right() + 9)
    else:
        box.moveRight(rect.left() - 9)
    return box, rect


def talking(colour: int) -> QRect:
    """Return the area of a player's face and speech."""
    box, rect = bubble(colour)
    return box.united(rect)


# Model of the picture


@dataclass
class Model:
    """Model of the table's picture. Motions change it step by step.

    After all motions have ended it equals a model made anew. `colours`, `sides`: by seat. `places`: of all
    pawns. `points`: the centre of each pawn that plays. `lifted`: the pawns in the air, drawn over all
    others. `last`: the pawn that moved last, drawn over those that it sends back. `sliding`: the sliding
    pawns, with their way. `card`: the open card, or NONE. `pile`: the number of cards in the pile. `turned`:
    how far the open card is turned over, from 0 to 1. `turn`: the seat to decide, -1 if the game is over.
    """

    colours: tuple[int, ...]
    sides: tuple[int, ...]
    places: list[int]
    points: dict[int, QPoint]
    card: int
    pile: int
    turn: int
    winners: tuple[int, ...] = ()
    lifted: tuple[int, ...] = ()
    last: int = -1
    sliding: Mapping[int, QPoint] = field(default_factory=dict)
    turned: float = 1.0


SeatPosition = TablePosition[View, Action]
"""A position of this game as a seat sees it."""
State = TableState[View, Action, Model, SorryOptions]
"""The state of this game's table."""


def picture_of(view: View, over: bool = False) -> Model:
    """Return the model of a view; no colour is to move if the match is `over`."""
    colours = MODES[view.mode].colours
    playing = [pawn for pawn in range(16) if COLOUR_OF[pawn] in colours]
    return Model(
        colours=colours,
        sides=MODES[view.mode].sides,
        places=list(view.places),
        points={pawn: pawn_at(pawn, view.places[pawn]) for pawn in playing},
        card=view.card,
        pile=sum(view.left),
        turn=-1 if view.phase == OVER or over else view.turn,
        winners=view.winners,
    )
