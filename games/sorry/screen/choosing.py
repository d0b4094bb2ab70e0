"""What may be done at the table of Sorry: the moves on offer, their buttons, and what leads to them.

A turn may have more moves than the button box has buttons. Those that are alike in what tells most, such as
the pawn, share one then, and the next click tells them apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QMouseEvent

from macclassic.quickdraw import fonts
from macclassic.toolbox.explaining import Spot
from macclassic.toolbox.gametable import TAKE, GameTable
from macclassic.toolbox.moment import ARROWS, Now, in_order, nearest

from ..acts import DRAWS, Action, Move
from ..board import COLOUR_OF, HOME, START, TRACK
from ..moves import Trail, trail
from . import layout, words
from .layout import Model

translate = QCoreApplication.translate

LETTERS = "ABCDEFGHIJKLMNO"
ANYWHERE = "anywhere"
"""The whole table, which a click may be meant for: it turns a card over (§3)."""
CONFIRM, BACK = "confirm", "back"
BUTTON = QAccessible.Role.Button

Key = tuple[str, int, int, int, int]
FINEST = 5
"""What tells a move from others (`_told_apart`), and how much there is of it."""
Choice = tuple[Move, ...]
"""What one button stands for: one move, or several that are told apart by the next click."""


def pawn_key(pawn: int) -> str:
    """Return the key of the spot that a pawn is."""
    return f"pawn-{pawn}"


def place_key(place: int, colour: int) -> str:
    """Return the key of the spot that a place of the board is; of the track nobody's."""
    return f"place-{place}-{-1 if place < TRACK else colour}"


def line_key(key: str) -> str:
    """Return the key of a button's line in the message window."""
    return f"{key}-line"


# Moves, alone or several together


def _told_apart(move: Move) -> Key:
    """Return what tells a move from others, the coarsest first: its kind, the pawn, the other pawn, the steps
    and, of two orders of a split, which pawn goes first."""
    one = move.parts[0]
    if len(move.parts) == 2:
        low, high = sorted(move.parts, key=lambda part: part.pawn)
        return "split", low.pawn, high.pawn, low.steps, one.pawn
    return one.how, one.pawn, one.target, one.steps, 0


def grouped(moves: Sequence[Move], most: int) -> tuple[list[Choice], int]:
    """Return moves as at most `most` choices, as fine as that allows, and how much the moves of one choice
    have in common of what tells them apart.

    Kinds of move are never too many; so the coarsest grouping is taken as it is.
    """
    found: list[Choice] = []
    for depth in range(FINEST, 0, -1):
        together: dict[tuple[object, ...], list[Move]] = {}
        for move in moves:
            together.setdefault(_told_apart(move)[:depth], []).append(move)
        found = [tuple(each) for each in together.values()]
        if len(found) <= most:
            return found, depth
    return found, 1


class Menu:
    """Moves on offer, as choices: reckoned once for a moment, of which much is asked."""

    def __init__(self, of: Sequence[Action]) -> None:
        self.of = of
        moves = [action for action in of if isinstance(action, Move)]
        self.choices, self.depth = grouped(moves, layout.MOST)
        self.number = {move: number for number, choice in enumerate(self.choices) for move in choice}


_menu = Menu(())


def menu_of(now: Now) -> Menu:
    """Return the moves on offer; of a move that is made by itself, that one."""
    global _menu
    moves = now.position.legal if forced(now) else now.open
    if _menu.of is not moves:
        _menu = Menu(moves)
    return _menu


def forced(now: Now) -> bool:
    """Whether the only move is about to be made by itself."""
    return now.own is now.position


def drawing(now: Now) -> bool:
    """Whether a person is to turn over a card now."""
    return now.open == DRAWS


def confirming(now: Now) -> bool:
    """Whether a move waits to be confirmed."""
    return bool(now.options.confirm and now.taken and len(now.open) == 1)


def movers(now: Now) -> tuple[int, ...]:
    """Return the pawns that a move on offer begins with."""
    if confirming(now):
        return ()
    return tuple(sorted({part.pawn for move in now.open if isinstance(move, Move) for part in move.parts}))


def head(now: Now) -> str:
    """Return the line that says whose turn it is and what is to be done."""
    model: Model = now.model
    if model.turn < 0:
        return words.winners_words([model.colours[seat] for seat in model.winners])
    colour = model.colours[model.turn]
    if not now.open:
        return words.turn_words(colour, now.company.get(colour, ""))
    text = translate("sorry", "{colour}: what do you do?")
    if drawing(now):
        text = translate("sorry", "{colour}: click to draw")
    elif confirming(now):
        text = translate("sorry", "{colour}: is this your move?")
    elif now.taken:
        text = translate("sorry", "{colour}: which? (Esc: all)")
    return text.format(colour=words.colour_name(colour))


# What leads to a move


def leads(now: Now, action: Action) -> Sequence[str]:
    """Return what may be taken next on the way to an action: its button or the line of it; to turn over a
    card anything; to a move the pawns in it, and the places where it ends."""
    if not isinstance(action, Move):
        return () if now.taken else ("button-0", line_key("button-0"), ANYWHERE)
    if confirming(now):
        return () if now.taken[-1].startswith(CONFIRM) else (CONFIRM, line_key(CONFIRM))
    if now.taken and len(now.open) == 1:
        return ()
    button = f"button-{menu_of(now).number[action]}"
    return (button, line_key(button), *_touched(now, action))


def _touched(now: Now, move: Move) -> set[str]:
    """Return the spots on the board that a move may be meant by."""
    pawns = {part.pawn for part in move.parts}
    places = set()
    for walk in trail_of(now, move).walks:
        if walk.pawn in pawns:
            places.add(place_key(walk.end, COLOUR_OF[walk.pawn]))
        if walk.places[0] == START:
            # Of pawns in one start any stands for the one that comes out, and so does the plate.
            places.add(place_key(START, COLOUR_OF[walk.pawn]))
    standing = {
        pawn
        for pawn, place in enumerate(now.position.view.places)
        if place_key(place, COLOUR_OF[pawn]) in places
    }
    aimed = {part.target for part in move.parts if part.target >= 0}
    return places | {pawn_key(pawn) for pawn in pawns | aimed | standing}


def trail_of(now: Now, move: Move) -> Trail:
    """Return what a move would do from where the pawns are."""
    return trail(now.position.view.places, move)


# Buttons


@dataclass(frozen=True, slots=True)
class Button:
    """One button. `choice`: the moves that it stands for; `line`: its words in the message window, `text`
    those on it where it has no icon."""

    key: str
    letter: str
    rect: QRect
    line: str
    text: str = ""
    choice: Choice = ()


def buttons(now: Now) -> list[Button]:
    """Return what the button box offers now."""
    if drawing(now):
        line, text = translate("sorry", "turn over the top card"), translate("sorry", "Turn a Card Over")
        return [Button("button-0", "D", _wide_rect(0), line, text)]
    if confirming(now):
        line, back = _line(now, now.open, 0), translate("sorry", "choose something else")
        return [
            Button(CONFIRM, "A", _wide_rect(0), line, translate("sorry", "Move")),
            Button(BACK, "B", _wide_rect(1), back, translate("sorry", "Take Back")),
        ]
    menu = menu_of(now)
    return [
        Button(
            f"button-{number}",
            LETTERS[number],
            layout.button_rect(number),
            _line(now, choice, menu.depth),
            choice=choice,
        )
        for number, choice in enumerate(menu.choices)
    ]


def _line(now: Now, choice: Choice, depth: int) -> str:
    if len(choice) == 1:
        return words.option_words(choice[0], trail_of(now, choice[0]), _fits)
    return words.group_words(choice, depth)


def _fits(text: str) -> bool:
    """Whether a line of the message window has room for a text."""
    return fonts.small_width(text) <= layout.PANEL_W - 2 * layout.INSET - 12


def _wide_rect(row: int) -> QRect:
    """Return the pixels of a button as wide as the box."""
    return layout.button_rect(3 * row).united(layout.button_rect(3 * row + 2))


def lit(now: Now, offered: Sequence[Button]) -> tuple[int, ...]:
    """Return the numbers of the buttons that are pointed at, by mouse, keys or a hint, by themselves or by
    what they stand for."""
    if forced(now):
        return (0,)
    at = now.pointed or now.current
    meant = now.targets.get(at, ()) if at is not None else (now.hint,)
    return tuple(
        number
        for number, button in enumerate(offered)
        if at in (button.key, line_key(button.key)) or any(move in meant for move in button.choice)
    )


def shown_trail(now: Now, offered: Sequence[Button]) -> Trail | None:
    """Return the way that is lit on the board: of the move that waits, or of the only one pointed at."""
    if confirming(now):
        return trail_of(now, now.open[0])
    found = [offered[number].choice for number in lit(now, offered)]
    return trail_of(now, found[0][0]) if len(found) == 1 == len(found[0]) else None


# Mouse and keys


def before_event(table: GameTable, event: QEvent) -> bool:
    """Do what only this game does with mouse and keys: the right button takes back, Return takes the only
    thing there is."""
    now = table.now
    if isinstance(event, QMouseEvent):
        right = event.button() == Qt.MouseButton.RightButton
        if right and event.type() != QEvent.Type.MouseButtonRelease and now.open and not drawing(now):
            table.step_back()
            return True
        return False
    if isinstance(event, QKeyEvent) and Qt.Key(event.key()) in TAKE and now.current is None and now.open:
        offered = buttons(now)
        meant = lit(now, offered)
        if not meant and (len(offered) == 1 or confirming(now)):
            meant = (0,)
        if len(meant) == 1:
            table.choose(offered[meant[0]].key)
            return True
    return False


def walk(now: Now, reach: Sequence[Spot], key: Qt.Key) -> str | None:
    """Return where a key leads: Tab from button to button, an arrow to the nearest place in its direction."""
    board = {spot.key: at for spot in reach if (at := place_at(now, spot.key)) is not None}
    if key not in ARROWS or not board:
        offered = [spot for spot in reach if spot.role == BUTTON]
        here = now.current if now.current in [spot.key for spot in offered] else None
        return in_order(replace(now, current=here), offered, key)
    if now.current not in board:
        return min(board, key=lambda each: board[each][0])
    squares = [replace(spot, rect=board[spot.key][1]) for spot in reach if spot.key in board]
    return nearest(now, squares, key, wraps=True)


def place_at(now: Now, key: str) -> tuple[int, QRect] | None:
    """Return the place of a spot on the board and its pixels; None for a button, and for pawns at home or in
    a start, for whom the plate stands."""
    if key.startswith("pawn"):
        pawn = int(key.removeprefix("pawn-"))
        place = now.model.places[pawn]
        return None if place >= HOME else (place, layout.square_rect(layout.pawn_at(pawn, place)))
    found = ((place, rect) for place, colour, rect in layout.places() if place_key(place, colour) == key)
    return next(found, None)
