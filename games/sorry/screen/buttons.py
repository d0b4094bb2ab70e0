"""Buttons of the choices, their letters on the board, highlighting, and the keyboard focus."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QMouseEvent

from macclassic.quickdraw import fonts
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import (
    ARROW_DIRECTIONS,
    SELECT_KEYS,
    TableRequest,
    in_order,
    nearest,
)
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import Spot

from ..actions import Move
from ..board import COLOUR_OF, HOME
from ..choice_steps import MAX_DIRECT_MOVES, StepChoice, StepQuestion
from ..moves import Trail
from . import layout
from .choosing import CONFIRM, DRAW, confirming, drawing, forced, offer, place_key, tag_key, trail_of
from .texts import words

if TYPE_CHECKING:
    from .layout import State


BACK, HINT = "back", "hint"
LETTERS = "ABCEFGHJ"
"""Letters of the choices; D turns over a card, and I looks like a 1."""
BUTTON = QAccessible.Role.Button
PICTURE = 8
"""Columns of a pawn's picture in the room of a narrow button's text."""


@dataclass(frozen=True, slots=True)
class MoveButton:
    """Button of a choice, or letters of buttons on the board.

    `line`: the choice in full words. `text`, `below`: the two lines on the button; a `pawn`'s picture may
    replace them. `moves`: the moves that the choice leaves. `enabled`: it can be pressed.
    """

    key: str
    letter: str
    rect: QRect
    line: str
    text: str = ""
    below: str = ""
    moves: tuple[Move, ...] = ()
    pawn: int = -1
    enabled: bool = True


def room_for(rect: QRect, letter: str) -> int:
    """Return the width in pixels of the text of a button beside its letter."""
    return rect.width() - fonts.small_width(letter, bold=True) - 16


def buttons(now: State) -> list[MoveButton]:
    """Return the buttons of the present choices."""
    panel = layout.panel(now.size)
    wide = panel.button(0, 2).united(panel.button(1, 2))
    if drawing(now):
        line = translate("sorry", "turn over the top card")
        return [MoveButton(DRAW, "D", wide, line, translate("sorry", "Draw a Card"))]
    if move := confirming(now):
        return [MoveButton(CONFIRM, "A", wide, _line(now, move), translate("sorry", "Move"))]
    offered, found = offer(now), []
    question, choices = offered.menu.question, offered.menu.choices
    for number, (key, choice) in enumerate(zip(offered.buttons, choices, strict=True)):
        rect, letter = panel.button(number, len(choices)), LETTERS[number]
        text, below, pawn = _texts(
            now, question, choice, room_for(rect, letter), len(choices) > MAX_DIRECT_MOVES
        )
        line = words.group_words(question, choice.part, now.position.view.card)
        if len(choice.moves) == 1:
            line = _line(now, choice.moves[0])
        found.append(MoveButton(key, letter, rect, line, text, below, choice.moves, pawn))
    return found


def _line(now: State, move: Move) -> str:
    return words.option_words(move, trail_of(now, move))[0]


def _texts(
    now: State, question: StepQuestion, choice: StepChoice, room: int, narrow: bool
) -> tuple[str, str, int]:
    """Return the two lines of a choice's button, and the pawn to draw if they do not fit, else -1."""
    part, one = choice.part, choice.moves[0]
    if narrow:
        below = words.narrow_words(one, trail_of(now, one), room) if len(choice.moves) == 1 else ""
        if question is StepQuestion.HOW and part.target < 0:
            if len(one.parts) < 2:
                return str(part.steps), below, -1
            shared = f"{part.steps}+{7 - part.steps}"
            fits = fonts.small_width(shared, bold=True) <= room
            return shared if fits else shared.replace("+", "·"), below, -1
        pawn = part.target if question is StepQuestion.HOW else part.pawn
        name = words.initials([pawn]) if below else words.pawn_name(pawn)
        # Beside the picture of a pawn there is room for a mark.
        mark = words.narrow_words(one, trail_of(now, one), room - PICTURE) if below else ""
        return (name, below, -1) if fonts.small_width(name, bold=True) <= room else (mark, "", pawn)
    if len(choice.moves) == 1 and question is StepQuestion.OTHER:
        return words.heading(Move((part,))), words.consequence_line(one, trail_of(now, one), room), -1
    if len(choice.moves) == 1:
        return *words.button_words(one, trail_of(now, one), room), -1
    if question is StepQuestion.HOW and part.target >= 0:
        return words.colour_name(COLOUR_OF[part.target]), translate("sorry", "which pawn?"), -1
    if question is StepQuestion.PAWN:
        return words.pawn_name(part.pawn), words.card_choices(now.position.view.card), -1
    return words.heading(Move((part,))), "…", -1


def fixed(now: State) -> list[MoveButton]:
    """Return the permanent buttons, enabled or not."""
    panel, back, hint = layout.panel(now.size), translate("sorry", "Back"), translate("sorry", "Hint")
    return [
        MoveButton(BACK, translate("sorry", "Esc"), panel.back, back, back, enabled=bool(now.selected)),
        MoveButton(HINT, "?", panel.hint, hint, hint, enabled=bool(now.open_actions)),
    ]


def press_fixed(table: GameTable, key: str) -> None:
    """Act on a permanent button. They lead to no move."""
    if key == HINT:
        table.requested.emit(TableRequest.HINT)
    else:
        table.deselect_last()


def tags(now: State, offered: Sequence[MoveButton]) -> list[MoveButton]:
    """Return the letters of the buttons at the pawns and places that they mean, where they hide no pawn."""
    if drawing(now) or confirming(now) or not offered:
        return []
    points = list(now.model.points.values())
    taken = [layout.pawn_rect(point) for point in points]
    found: list[MoveButton] = []
    places = offer(now).at
    # Free places first: there the letters can only be in the middle.
    for at in sorted(dict.fromkeys(place for place in places if place is not None), key=points.__contains__):
        here = [button for button, place in zip(offered, places, strict=True) if place == at]
        text = "".join(button.letter for button in here)
        size = QSize(fonts.advance(text, fonts.SMALL, bold=True) + 4, 11)
        rects = layout.letter_places(at, size, stood_on=at in points)
        rect = next((each for each in rects if not any(map(each.intersects, taken))), rects[0])
        taken.append(rect)
        found.append(MoveButton(tag_key(at), text, rect, " / ".join(button.line for button in here)))
    return found


# Highlighting


def lit(now: State, offered: Sequence[MoveButton]) -> tuple[int, ...]:
    """Return the indices of the highlighted buttons.

    They are selected by mouse, keys or a hint, directly or through what they mean on the board.
    """
    if forced(now):
        return (0,)
    at = now.hovered or now.current
    meant = now.targets.get(at, ()) if at is not None else (now.hint,)
    numbers = [number for number, button in enumerate(offered) if button.key == at]
    return tuple(
        numbers or [n for n, each in enumerate(offered) if any(move in meant for move in each.moves)]
    )


def shown_trail(now: State, offered: Sequence[MoveButton]) -> Trail | None:
    """Return the way that is highlighted on the board, None if there is none.

    It is that of the move to be confirmed, of the only move pointed at, or of a review's or a hint's move. A
    hint's way is shown completely even if the move is chosen in steps.
    """
    if move := confirming(now):
        return trail_of(now, move)
    if isinstance(now.hint, Move) and (now.position.watching or (now.hovered or now.current) is None):
        return trail_of(now, now.hint)
    found = [offered[number].moves for number in lit(now, offered)]
    return trail_of(now, found[0][0]) if len(found) == 1 == len(found[0]) else None


def hinted(now: State, offered: Sequence[MoveButton]) -> Iterator[QPoint]:
    """Yield the corners of a hint's marks, clear of the letters of the buttons that lead to its move."""
    if now.hint is None or now.position.watching:
        return
    for button in offered:
        if now.hint in button.moves or button.key == DRAW:
            yield button.rect.topRight() - QPoint(12, 9)


# Mouse and keys


def before_event(table: GameTable, event: QEvent) -> bool:
    """Handle the input that is special to this game; return True if it was handled.

    The right mouse button takes back a step. Return chooses the highlighted button, or the only one.
    """
    now = table.state
    if isinstance(event, QMouseEvent):
        right = event.button() == Qt.MouseButton.RightButton
        if right and event.type() != QEvent.Type.MouseButtonRelease and now.open_actions and not drawing(now):
            table.deselect_last()
            return True
        return False
    if (
        isinstance(event, QKeyEvent)
        and Qt.Key(event.key()) in SELECT_KEYS
        and now.current is None
        and now.open_actions
    ):
        offered = buttons(now)
        meant = lit(now, offered)
        if not meant and len(offered) == 1:
            meant = (0,)
        if len(meant) == 1:
            table.choose(offered[meant[0]].key)
            return True
    return False


def next_focus(now: State, reach: Sequence[Spot], key: Qt.Key) -> str | None:
    """Return the next focused spot for a key.

    Tab changes between the buttons and the board. An arrow leads to the nearest spot of the same group in its
    direction, else of the other group.
    """
    board = {spot.key: at for spot in reach if (at := place_at(now, spot.key)) is not None}
    squares = [replace(spot, rect=board[spot.key][1]) for spot in reach if spot.key in board]
    squares.sort(key=lambda spot: board[spot.key][0])
    areas = [area for area in ([spot for spot in reach if spot.role == BUTTON], squares) if area]
    here = next((n for n, area in enumerate(areas) if now.current in [spot.key for spot in area]), None)
    if key in ARROW_DIRECTIONS and here is not None:
        every = [spot for area in areas for spot in area]
        return (
            nearest(now, areas[here], key) or nearest(now, every, key) or nearest(now, areas[here], key, True)
        )
    heads = [area[0] for area in areas]
    from_there = None if here is None or key in ARROW_DIRECTIONS else heads[here].key
    return in_order(
        replace(now, current=from_there), heads, Qt.Key.Key_Tab if key in ARROW_DIRECTIONS else key
    )


def place_at(now: State, key: str) -> tuple[int, QRect] | None:
    """Return the place of a spot on the board and its rectangle; None for any other spot.

    Pawns at home or in a start return None too, because the plate represents them.
    """
    if key.startswith("pawn"):
        pawn = int(key.removeprefix("pawn-"))
        place = now.model.places[pawn]
        return None if place >= HOME else (place, layout.square_rect(layout.pawn_at(pawn, place)))
    found = ((place, rect) for place, colour, rect in layout.places() if place_key(place, colour) == key)
    return next(found, None)
