"""Where everything lies on the table, the board at the left, the Select-o-Matic at its right, and what lies
there at one moment. Pure geometry.

The board's own places come with its picture (``resources/cards/sorry/geometry.json``). The table is 637 × 438
pixels, the largest document window's content on a 640 × 480 screen.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPoint, QRect, QSize

from macclassic.quickdraw.resources import resources_dir

from ..board import COLOUR_OF, COLOURS, HOME, MODES, SAFETY, START, TRACK
from ..position import OVER
from ..view import View

WIDTH, HEIGHT = 637, 438
FOLDER = "cards/sorry"

BOARD = QRect(9, 11, 416, 416)
SQUARE = 25
PLATE = 29
"""The radius of the round plates of starts and homes."""

PANEL_X, PANEL_W = 433, 197
CARD = QSize(72, 100)
CARD_BOX = QRect(PANEL_X, 11, PANEL_W, 108)
PILE = QPoint(PANEL_X + 17, 15)
OPEN = QPoint(PANEL_X + 108, 15)
MESSAGE = QRect(PANEL_X, 122, PANEL_W, 181)
INSET = 5

BUTTONS = QRect(PANEL_X, 307, PANEL_W, 120)
COLUMNS, ROWS = 3, 5
MOST = COLUMNS * ROWS
"""So many options can have a button at once."""
BUTTON = QSize(65, 24)


@dataclass(frozen=True)
class Geometry:
    """The middles of all places of the board, in the table's pixels.

    `squares` 0..59; of each colour its `safety` squares, the plates of `start` and `home`, and where its four
    pawns stand there.
    """

    squares: tuple[QPoint, ...]
    safety: tuple[tuple[QPoint, ...], ...]
    start: tuple[QPoint, ...]
    home: tuple[QPoint, ...]
    waiting: tuple[tuple[QPoint, ...], ...]
    arrived: tuple[tuple[QPoint, ...], ...]


@cache
def geometry() -> Geometry:
    """Return the board's geometry, read once."""
    data = json.loads((resources_dir() / FOLDER / "geometry.json").read_text(encoding="utf-8"))
    colours = [data["colours"][name] for name in COLOURS]
    return Geometry(
        squares=_points(data["squares"]),
        safety=tuple(_points(each["safety"]) for each in colours),
        start=_points([each["start"]["middle"] for each in colours]),
        home=_points([each["home"]["middle"] for each in colours]),
        waiting=tuple(_points(each["start"]["pawns"]) for each in colours),
        arrived=tuple(_points(each["home"]["pawns"]) for each in colours),
    )


def _points(found: list[list[int]]) -> tuple[QPoint, ...]:
    return tuple(QPoint(x, y) + BOARD.topLeft() for x, y in found)


def pawn_at(pawn: int, place: int) -> QPoint:
    """Return the middle of a pawn that stands at a place of its own colour."""
    board, colour = geometry(), COLOUR_OF[pawn]
    if place < TRACK:
        return board.squares[place]
    if place == HOME:
        return board.arrived[colour][pawn % 4]
    if place == START:
        return board.waiting[colour][pawn % 4]
    return board.safety[colour][(place - TRACK) % SAFETY]


def spot_at(colour: int, place: int) -> QPoint:
    """Return the middle of a place as a target: of a start or a home, its plate's."""
    board = geometry()
    if place == HOME:
        return board.home[colour]
    return board.start[colour] if place == START else pawn_at(4 * colour, place)


def pawn_rect(middle: QPoint) -> QRect:
    """Return the pixels that a pawn covers."""
    return QRect(middle.x() - 8, middle.y() - 11, 17, 22)


def square_rect(middle: QPoint) -> QRect:
    """Return the pixels of a square."""
    return QRect(middle.x() - SQUARE // 2, middle.y() - SQUARE // 2, SQUARE, SQUARE)


@cache
def places() -> tuple[tuple[int, int, QRect], ...]:
    """Return every place of the board, whose it is, -1 on the track, and the pixels that mean it."""
    found = [(place, -1, square_rect(middle)) for place, middle in enumerate(geometry().squares)]
    for colour in range(4):
        for place in range(TRACK + SAFETY * colour, TRACK + SAFETY * (colour + 1)):
            found.append((place, colour, square_rect(spot_at(colour, place))))
        for place in (START, HOME):
            corner = spot_at(colour, place) - QPoint(PLATE, PLATE)
            found.append((place, colour, QRect(corner, QSize(2 * PLATE + 1, 2 * PLATE + 1))))
    return tuple(found)


def button_rect(index: int) -> QRect:
    """Return the pixels of a button of the button box, left to right and down."""
    row, column = divmod(index, COLUMNS)
    corner = BUTTONS.topLeft() + QPoint(column * (BUTTON.width() + 1), row * BUTTON.height())
    return QRect(corner, BUTTON)


# What is shown at one moment


@dataclass
class Model:
    """The picture as data. Motion changes it step by step; when all has ended it equals the one made afresh.

    `colours`: by seat; `places`: of all pawns; `points`: the middle of each pawn that plays; `lifted`: those
    in the air, drawn over all others. `card`: the open card, NONE if there is none; `pile`: how many cards
    are in it; `flying`: a card on its way to lie open, by its corner and whether its face is seen. `turn`:
    the seat to decide, -1 when the game is over.
    """

    colours: tuple[int, ...]
    places: list[int]
    points: dict[int, QPoint]
    card: int
    pile: int
    turn: int
    winners: tuple[int, ...] = ()
    lifted: tuple[int, ...] = ()
    flying: tuple[QPoint, bool] | None = None


def picture_of(view: View) -> Model:
    """Return the picture of a view."""
    colours = MODES[view.mode].colours
    playing = [pawn for pawn in range(16) if COLOUR_OF[pawn] in colours]
    return Model(
        colours=colours,
        places=list(view.places),
        points={pawn: pawn_at(pawn, view.places[pawn]) for pawn in playing},
        card=view.card,
        pile=sum(view.left),
        turn=-1 if view.phase == OVER else view.turn,
        winners=view.winners,
    )
