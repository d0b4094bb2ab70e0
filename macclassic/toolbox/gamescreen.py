"""What a game shows of itself: the contract between a game's table and the session that runs its match.

A table draws a view and plays events as motion; it knows no match, no seed and no file. The session owns
those, and never knows what a table looks like.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QCoreApplication, QPoint, QSize, Qt, Signal
from PySide6.QtWidgets import QWidget

from macclassic.toolbox.chart import whole
from macclassic.toolbox.dialogs import BARE_KEYS as BARE_KEYS
from macclassic.toolbox.dialogs import Dialog, OptionsDialog
from macclassic.toolbox.guard import Guarded
from macclassic.toolbox.menus import Item
from macclassic.toolbox.sound import Sounds
from macclassic.toolbox.windows import WindowManager

translate = QCoreApplication.translate

ARROWS = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}
"""The way that each arrow key points."""


@dataclass(frozen=True, slots=True)
class Position:
    """Where a match stands, from the person's chair.

    `legal` holds the person's legal actions and is empty while another decides; `rules` answers only what
    can be asked with a view (why an action is forbidden, what a call would bring).
    """

    view: Any
    legal: Sequence[Any]
    practice: bool = False
    watching: bool = False
    """A replay: nobody acts, all may be shown."""
    veiled: bool = False
    """Nobody, or nobody in particular, looks now: the view's own hand is not to be seen either."""


@dataclass(frozen=True, slots=True)
class Begun:
    """A round begins: the first of what a table plays of it."""


@dataclass(frozen=True, slots=True)
class Decided:
    """A seat has decided, as its table may see it; what followed stands behind it."""

    seat: int
    action: Any


@dataclass(frozen=True)
class Past:
    """What has happened, as `GameScreen.play` takes it, and where that led."""

    events: Sequence[Any]
    position: Position


def told_again(past: Sequence[Past]) -> Iterator[tuple[Position, Past]]:
    """Yield what `GameScreen.show_position` is told of, each with the position before it; a deal leads to
    where it begins."""
    for before, then in pairwise((past[0], *past)):
        yield before.position, then


def player_words(player: str) -> str:
    """Return what a player is called wherever it is told of, by its name in records, whose temper is left
    out; a game adds its own levels. Nobody on the screen is called by such a name."""
    kind, _, level = player.partition("@")[0].partition(":")
    if kind == "iq" and level.isascii() and level.isdigit() and len(level) < 4:
        return translate("players", "IQ {level}").format(level=int(level))
    return {
        "person": translate("players", "a person"),
        "random": translate("players", "Random"),
        "greedy": translate("players", "Greedy"),
    }.get(player, translate("players", "somebody unknown"))


def _deal_words(seed: int, number: int) -> str:
    return translate("hands", "Deal {deal}, game {number}").format(deal=seed, number=number)


def _counted_words() -> str:
    return translate("statistics", "Points")


def _no_words(*_given: Any) -> str:
    return ""


@dataclass(frozen=True)
class Words:
    """What menus, alerts and statistics say of a game.

    `new`: the menu's words for beginning a match; `give_up`: the question whether one under way may be given
    up; `thanks`: what the About box says, with thanks to the original's author; `statistics(summary)`: lines
    as (label, value); `player(name)`: what a player is called, by its name in records; `gain(amount)`: a sum
    of what is gained in rounds, dollars or bare points; `deal(seed, number)`: a round, by deal and place;
    `counted`: what statistics count of a round, as a heading; `seat(view, seat)`: a seat, where people may
    sit at any; `action(action, view)`, `stake(amount)`: for reviews, such as the card that is played, and
    an amount of what the game counts.
    """

    new: Callable[[], str]
    give_up: Callable[[], str]
    thanks: Callable[[], str]
    statistics: Callable[[Any], Sequence[tuple[str, str]]]
    player: Callable[[str], str] = player_words
    gain: Callable[[int], str] = whole
    deal: Callable[[int, int], str] = _deal_words
    counted: Callable[[], str] = _counted_words
    seat: Callable[[Any, int], str] = _no_words
    action: Callable[[Any, Any], str] = _no_words
    stake: Callable[[float], str] = _no_words


class Wish(Enum):
    """What a table may want done: the sheet at the end of a round has been read, or put away for a review; a
    hint is asked for, or the options."""

    GO_ON = auto()
    REVIEW = auto()
    HINT = auto()
    OPTIONS = auto()


class GameScreen(Guarded, QWidget):
    """The table of one game, standing as the content of a window."""

    any_seat = False
    """Whether people may sit at any seat, several of them or none; else one sits at the first."""
    open_table = False
    """Whether all lies open, so that people at one screen need not pass it on unseen."""
    gains_add_up = True
    """Whether what is gained in a round, such as money, adds up from round to round in the statistics."""
    smallest: QSize | None = None
    """The least size of a table that may be made larger and smaller; None for one that may not."""
    recalls = 0
    """How many decisions of the past it writes of, at most; it is told of them again by `show_position`."""
    form: Callable[[Any, bool], OptionsDialog]
    """Makes the dialog of the game's options, which answers ``ok`` or ``cancel`` and then has `values`.
    Between matches (True) everything can be changed, within one only what the rules do not read."""
    words: Words
    """What menus, alerts and statistics say of the game."""
    _dialog: Dialog | None = None
    """The question that is open; it lapses with the position that it is about."""

    acted = Signal(object)
    """The person has decided: an action."""
    drained = Signal()
    """All motion has ended."""
    wanted = Signal(object)
    """Something is to be done that the table can't: a `Wish`, or a mapping of options of the rules with which
    the match that has just begun is to begin again, from the same deal number: somebody has chosen what only
    the opening could ask."""
    options_changed = Signal(dict)
    """Options of this screen alone, such as the pace, have other values now."""
    said = Signal(str)
    """A line about what has just happened, for those who listen instead of looking."""
    current_changed = Signal(str)
    """The keys act on another of the `things` now: its key."""

    def __init__(self, manager: WindowManager, sounds: Sounds) -> None:
        super().__init__()
        self.manager = manager
        self.sounds = sounds
        self.can_review = False
        """Whether the sheet at the end of a round offers a review."""

    @property
    def busy(self) -> bool:
        """Whether anything moves."""
        raise NotImplementedError

    def use(self, options: Any = None, seats: Sequence[Mapping[str, Any]] | None = None) -> None:
        """Take over the game's options, as they can be used, or who sits where, a record's entries, before
        the first position of a match is shown."""
        raise NotImplementedError

    def must_ask(self, options: Mapping[str, Any], position: Position) -> bool:
        """Return whether a match in which nothing has been decided, dealt under these options of the rules,
        has yet to ask a person what only its opening can (`wanted`): then the deal is played anew."""
        return False

    def show_position(self, position: Position, past: Sequence[Past] = ()) -> None:
        """Draw a position afresh, without motion, and write what has led to it.

        The first entry of the past is where that began: a deal, if the round began there, or else nothing
        that happened.
        """
        raise NotImplementedError

    def play(self, events: Sequence[Any], position: Position) -> None:
        """Show what happened as motion, ending in a position.

        `events` are redacted for the person. Before those of a decision stands `Decided`; `Begun` begins a
        round.
        """
        raise NotImplementedError

    def finish(self) -> None:
        """End all motion now."""
        raise NotImplementedError

    def put_away(self) -> None:
        """Close a dialog whose question has lapsed."""
        dialog, self._dialog = self._dialog, None
        if dialog is not None:
            dialog.dismiss()

    def show_hint(self, action: Any, said: Mapping[str, Any]) -> None:
        """Show what the computer would do in the person's place, and why.

        `said` is the thinking process's answer: `why` is a sentence in English; `template` and
        `fields`, where it has them, are what the sentence was made of.
        """
        raise NotImplementedError

    def show_round(self, result: Any, position: Position, last: bool) -> None:
        """Show how a round ended, line by line; `Wish.GO_ON` follows when it has been read."""
        raise NotImplementedError

    def congratulate(self, beaten: Collection[str], then: Callable[[], None]) -> bool:
        """Congratulate the person on a match won against these players, by name, and by own decisions alone;
        `then` is done when that has been read. False where there is nothing to say."""
        return False

    def show_moment(self, position: Position, played: Any, better: Any) -> None:
        """Show a moment of the past: what was played then, and what would have been better."""
        self.show_position(position)

    def questions(self) -> Mapping[str, Callable[[], object]]:
        """Return the dialogs that can be opened in this position, by name: for pictures."""
        return {}

    def items(self) -> tuple[Sequence[Item], Sequence[Item]]:
        """Return the items of the Game menu that only this game has, and those of the Options menu below
        *Options…*."""
        raise NotImplementedError
