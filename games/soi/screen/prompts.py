"""Grid of asks, with a column for each kind held and a row for each suit, and the choice in progress.

The player to ask and the card are chosen in any order, by mouse, keys or typing. The click that completes the
choice makes the ask, unless moves are confirmed; else choosing either again makes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter

from macclassic.engine.core.safe_text import lowered
from macclassic.quickdraw import fonts, patterns
from macclassic.quickdraw.patterns import LIGHT_GRAY
from macclassic.table.game_table import GameTable
from macclassic.table.look import furniture
from macclassic.table.table_state import (
    ARROW_DIRECTIONS,
    BACKWARD_KEYS,
    SELECT_KEYS,
    in_order,
    nearest,
)
from macclassic.toolbox.base import look
from macclassic.toolbox.base.keyboards import key_digit
from macclassic.toolbox.base.pictures import BLACK, picture, plate, rings
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import Spot

from ..actions import Ask
from ..cards import IDS, numbers
from ..view import View
from .drawing import bold, face_image, suit
from .layout import SMALL, Model, Size
from .texts import words

if TYPE_CHECKING:
    from .layout import State


CELLS, CARDS = QSize(40, 40), SMALL.grownBy(QMargins(0, 0, 2, 2))
"""Largest size of a cell, and size of a cell with a whole card, both with the gap to the next."""
ROW_HEADS = 22


def player(seat: int) -> str:
    """Return the key of a player's spot."""
    return f"player-{seat}"


def cell(card: int) -> str:
    """Return the key of the spot of a card to ask for."""
    return f"ask-{IDS[card]}"


def seat_of(key: str) -> int:
    """Return the seat of a player's spot."""
    return int(key[-1])


@dataclass(frozen=True, slots=True)
class AskInProgress:
    """Choice in progress, valid only for the `view` in which it was made.

    `seat`, `card`: -1 while not chosen. `typed`: the beginning of a typed card. `said`: why the last choice
    was refused. `fresh`: True until the next key press after that.
    """

    view: View | None = None
    seat: int = -1
    card: int = -1
    typed: str = ""
    said: str = ""
    fresh: bool = False

    @property
    def complete(self) -> bool:
        """True if both the player and the card are chosen."""
        return self.seat >= 0 and self.card >= 0


def chosen(now: State) -> AskInProgress:
    """Return the choice in progress.

    If only one player can be asked, that player is chosen from the start.
    """
    view: View = now.position.view
    if now.game_state is not None and now.game_state.view is view:
        found: AskInProgress = now.game_state
        return found
    seats = {ask.of for ask in now.position.legal}
    return AskInProgress(view, seats.pop() if len(seats) == 1 else -1)


def next_spots(now: State, ask: Ask) -> Sequence[str]:
    """Return the spots that complete an ask: both, once player and card are chosen."""
    found = chosen(now)
    if now.selected or (ask.of, ask.card) != (found.seat, found.card):
        return ()
    return player(ask.of), cell(ask.card)


def spots_of_action(_now: State, ask: Ask) -> Sequence[str]:
    """Return the spots that an ask is about: the player, the card, and one’s own cards of its kind."""
    first = ask.card - ask.card % 4
    return player(ask.of), cell(ask.card), *IDS[first : first + 4]


def is_review(now: State) -> bool:
    """True if a review shows a past moment and the better ask."""
    return now.position.watching and now.hint is not None


# Layout


def size_now(now: State) -> Size:
    """Return the layout at this moment: the strip of the last ask is folded while a person is to ask."""
    return replace(now.model.size, folded=bool(now.open_actions))


@dataclass(frozen=True)
class AskGrid:
    """Geometry and words of the grid of asks: its box, its cells and their headings."""

    box: QRect
    title: str
    lines: tuple[str, ...]
    cells: dict[int, QRect]
    columns: dict[int, QRect]
    rows: dict[int, QRect]


def grid(now: State) -> AskGrid | None:
    """Return the grid of asks; None if no person is to ask.

    In a review it shows what could have been asked at the past moment.
    """
    if not now.open_actions and not is_review(now):
        return None
    view: View = now.position.view
    size = size_now(now)
    box, low = size.asking, size.low
    title, lines = _words(now, box.width() - 20, box.width() - 12)
    kinds = sorted({card >> 2 for card in numbers(view.hand)})
    line = fonts.small_line()
    top = box.top() + furniture.QUESTION + line * len(lines) + 5
    heads = QRect(0, top, 0, 0 if low else line + 2)
    room = QSize((box.width() - ROW_HEADS - 8) // len(kinds), (box.bottom() - 2 - top - heads.height()) // 4)
    most = CARDS if room.width() >= CARDS.width() and room.height() >= CARDS.height() else CELLS
    across, down = room.boundedTo(most).toTuple()
    left = box.left() + (box.width() - ROW_HEADS - across * len(kinds)) // 2 + ROW_HEADS
    first = top + heads.height()
    columns = {kind: QRect(left + i * across, top, across - 2, line + 2) for i, kind in enumerate(kinds)}
    rows = {one: QRect(left - ROW_HEADS, first + one * down, ROW_HEADS, down - 2) for one in range(4)}
    cells = {
        4 * kind + one: QRect(columns[kind].left(), rows[one].top(), across - 2, down - 2)
        for kind in kinds
        for one in range(4)
    }
    return AskGrid(box, title, lines, cells, {} if low else columns, {} if low else rows)


def _words(now: State, room: int, width: int) -> tuple[str, tuple[str, ...]]:
    """Return the title and the lines of the box."""
    if is_review(now):
        asked, better = now.lines
        return better, fonts.wrapped(asked, width)
    found = chosen(now)
    seat = now.company.called(found.seat) if found.seat >= 0 else ""
    card = words.named(found.card) if found.card >= 0 else ""
    low = now.model.size.low
    guide = translate("soi-table", "Click a card and a player, or type (for example {card}).")
    if seat and card:
        title = translate("soi-table", "Ask {seat} for {card}?")
        guide = translate("soi-table", "Click one of them again, or press Return.")
    elif card:
        title = translate("soi-table", "Whom do you ask for {card}?")
        guide = translate("soi-table", "Click a player, or press the letter on the face.")
    elif seat:
        title = translate("soi-table", "What do you ask {seat} for?")
        guide = translate("soi-table", "Click a card, or type it (for example {card}).")
    else:
        title = translate("soi-table", "Ask someone for a card.")
    title = title.format(seat=seat, card=card)
    guide = guide.format(card=words.written(now.open_actions[0].card))
    turn = translate("soi-table", "Your turn: {question}").format(question=lowered(title))
    title = turn if fonts.advance(turn) <= room else title
    if found.typed:
        guide = translate("soi-table", "You typed {card}: now the letter of the suit ({suits}).").format(
            card=found.typed.upper(), suits=words.suit_letters()
        )
    text = found.said or ("" if low and not found.typed else guide)
    return title, fonts.wrapped(text, width) if text else ()


def paint(painter: QPainter, now: State) -> None:
    """Draw the grid of asks."""
    found = grid(now)
    if found is None:
        _wait(painter, now)
        return
    view: View = now.position.view
    furniture.question(painter, found.box, found.title, found.lines)
    painter.setFont(fonts.small())
    for kind, rect in found.columns.items():
        text = words.kind_letters(kind)
        left = rect.center().x() - (fonts.small_width(text, True) - 1) // 2
        bold(painter, QPoint(left, rect.top() + fonts.small_ascent()), text)
    for one, rect in found.rows.items():
        suit(painter, rect, one)
    grey = look.current().colour("DDDDDD" if look.current().tinted else "C0C0C0")
    for card, rect in found.cells.items():
        if view.hand >> card & 1:
            if look.current().dithered:
                patterns.fill(painter, rect, patterns.brush(LIGHT_GRAY, look.current().black))
            else:
                painter.fillRect(rect, grey)
            continue
        furniture.box(painter, rect)
        if rect.size() == SMALL:
            painter.drawImage(rect.topLeft(), face_image(IDS[card], SMALL))
        else:
            _cell(painter, rect, card, bool(found.columns))
    taken = found.cells.get(chosen(now).card)
    if taken is not None:
        rings(painter, taken.adjusted(-2, -2, 2, 2), [BLACK] * 3)
    if now.current is not None and now.current.startswith("ask-"):
        furniture.ring(painter, found.cells[next(c for c in found.cells if cell(c) == now.current)])


def hint_rect(cell: QRect) -> QRect:
    """Return the rectangle of a hint's mark at the corner of the cell to ask for."""
    return picture("art", "hint").rect().translated(cell.topRight() - QPoint(10, 4))


def _wait(painter: QPainter, now: State) -> None:
    """Draw a mat in place of the grid, with the words that say whose turn it is."""
    model: Model = now.model
    rect = model.size.asking
    furniture.lay_mat(painter, rect, now.options.cloth)
    at = rect.center() - QPoint(0, fonts.small_line())
    if model.size.spread:
        at.setY(rect.top() + 2)  # above the strip of a replay
    if model.waits:
        plate(painter, at, waiting(), centred=True, inverted=True)
    # While an answer is shown the strip says who asks next, and the model still has the previous asker.
    elif model.turn >= 0 and model.turn not in now.company.people and not (now.busy or now.position.over):
        plate(painter, at, words.turn_words(now.company, model.turn), centred=True)


def waiting() -> str:
    """Return the text shown while the next ask waits for a click."""
    return translate("soi-table", "A click or any key goes on.")


def _cell(painter: QPainter, rect: QRect, card: int, headed: bool) -> None:
    """Draw a cell: the suit, and the kind if no column heading shows it."""
    if headed:
        suit(painter, rect, card & 3)
        return
    text = words.kind_letters(card >> 2)
    broad = fonts.small_width(text, True)
    left = rect.left() + (rect.width() - broad - 10) // 2
    base = rect.top() + (rect.height() - fonts.small_ascent()) // 2 + fonts.small_ascent()
    painter.setPen(BLACK)
    bold(painter, QPoint(left, base - 1), text)
    suit(painter, QRect(left + broad, rect.top(), 10, rect.height()), card & 3)


# Choosing


def choose_spot(table: GameTable, key: str) -> None:
    """Choose a player or a card. A keyboard focus moves on to what is still to be chosen."""
    now = table.state
    found = replace(chosen(now), typed="", said="", fresh=False)
    if key.startswith("player"):
        found = replace(found, seat=seat_of(key))
    else:
        found = replace(found, card=next(ask.card for ask in now.open_actions if cell(ask.card) == key))
    _choose(table, found, key)


def click_spot(table: GameTable, key: str) -> None:
    """Choose a spot by the mouse, and make the ask that this completes, unless moves are confirmed."""
    before = chosen(table.state)
    table.choose(key)
    if not before.complete and chosen(table.state).complete and not table.options.confirm:
        table.choose(key)


def _choose(table: GameTable, found: AskInProgress, key: str) -> None:
    by_keys = table.state.current is not None
    table.keep_game_state(found)
    if by_keys:
        other = found.card < 0 if key.startswith("player") else found.seat < 0
        area = _area(table.reachable_spots(), key.startswith("player"))
        table.focus_spot(area[0].key if other and area else key)
    lines = grid(table.state)
    if lines is not None:
        table.said.emit(lines.title)


def why_refused(now: State, key: str) -> str:
    """Return why a spot cannot be chosen, "" if there is no reason."""
    view: View = now.position.view
    if key.startswith("player"):
        return words.why_nobody(now.company, view, seat_of(key))
    return next((words.why_not(view, card) for card in numbers(view.hand) if key == cell(card)), "")


def show_refusal(table: GameTable, why: str) -> None:
    """Show and announce why a choice is refused."""
    table.keep_game_state(replace(chosen(table.state), typed="", said=why, fresh=True))
    table.said.emit(why)


def on_rest(table: GameTable, _moved: bool) -> None:
    """Clear the reason of a refusal once a hint is shown, which answers it."""
    found = chosen(table.state)
    if table.state.hint is not None and found.said:
        table.keep_game_state(replace(found, said="", fresh=False))


def before_event(table: GameTable, event: QEvent) -> bool:
    """Handle keys that make the chosen ask, type a card or clear the choice; return True if handled."""
    if (
        not isinstance(event, QKeyEvent)
        or event.type() != QEvent.Type.KeyPress
        or not table.state.open_actions
    ):
        return False
    now, key = table.state, event.key()
    found = chosen(now)
    if found.fresh and key in SELECT_KEYS:
        # The key belongs to the refused choice and must not activate the focused spot.
        table.said.emit(found.said)
        table.sounds.beep()
        return True
    if found.fresh:
        found = replace(found, fresh=False)
        table.keep_game_state(found)
    if key in SELECT_KEYS and now.current is None and found.complete:
        table.choose(cell(found.card))
        return True
    if key == Qt.Key.Key_Backspace and found.typed:
        table.keep_game_state(replace(found, typed=found.typed[:-1]))
        return True
    if key == Qt.Key.Key_Escape and found != AskInProgress(found.view):
        table.keep_game_state(AskInProgress(found.view))
        return True
    return _type(table, found, key_digit(event) or event.text())


def _type(table: GameTable, found: AskInProgress, letter: str) -> bool:
    """Add a letter to the typed card; return False if it cannot be part of one."""
    if len(letter) != 1 or not (letter.isalnum() and (found.typed or words.begins_card(letter))):
        return False
    typed = found.typed + letter
    if letter.isdigit():
        table.keep_game_state(replace(found, typed=typed[-2:], said=""))
        return True
    if not found.typed:
        table.keep_game_state(replace(found, typed=typed, said=""))
        return True
    card, why = words.objection(table.state.position.view, typed)
    if why:
        show_refusal(table, why)
        table.sounds.beep()
    else:
        _choose(table, replace(found, card=card, typed="", said=""), cell(card))
    return True


# Keyboard focus


def _area(reach: Sequence[Spot], cards: bool) -> list[Spot]:
    return [spot for spot in reach if spot.key.startswith("ask-") == cards]


def next_focus(now: State, reach: Sequence[Spot], key: Qt.Key) -> str | None:
    """Return the next focused spot for a key.

    Tab changes between the cards and the players, to the chosen one there. An arrow leads to the nearest spot
    of the same group in its direction; at the edge to the other group, or back to the start of the row. If
    one of the groups is empty, the spots follow in order.
    """
    cards = now.current is None or now.current.startswith("ask-")
    here = _area(reach, cards)
    if key in ARROW_DIRECTIONS and here:
        if now.current is None:
            return here[-1 if key in BACKWARD_KEYS else 0].key
        return nearest(now, here, key) or nearest(now, reach, key) or nearest(now, here, key, wraps=True)
    there = _area(reach, now.current is None or not cards)
    if not there:
        return in_order(now, reach, key)
    found = chosen(now)
    taken = cell(found.card) if found.card >= 0 else "", player(found.seat)
    return next((spot.key for spot in there if spot.key in taken), there[0].key)
