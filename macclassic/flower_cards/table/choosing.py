"""Clicks, keys and dialogs of a table of flower cards, made into actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent

from macclassic.flower_cards.options import CardOptions
from macclassic.toolbox.dialogs import Dialog
from macclassic.toolbox.gamescreen import BARE_KEYS, Position
from macclassic.toolbox.sound import Sounds
from macclassic.toolbox.windows import WindowManager

from .choreography import Picture
from .commands import Commands
from .places import uppermost

translate = QCoreApplication.translate

KEYS = "1234567890"
"""The keys that stand for cards, in their order."""


class Reading(Protocol):
    """A view as the screen reads it.

    `names`: of the seats; `offered`: the hand card whose choice of two is open; `matching`: the places in the
    hand of cards that match one on the table.
    """

    offered: str | None

    @property
    def names(self) -> Sequence[str]: ...

    @property
    def matching(self) -> frozenset[int]: ...

    def cards_of(self, action: Any) -> tuple[str, str]:
        """Return the card that an action plays or takes, and which of two that takes; empty for none."""
        ...

    def model(self, offered: str | None = None, choice: tuple[str, ...] = ()) -> Any:
        """Return the picture of the view; `offered` is a hand card whose `choice` of two is open."""
        ...


class Choosing(Commands):
    """The part of a table that a person decides with: a hand card is played by a click or a key, and of two
    cards on the table one is taken.

    `_position`: where the match stands; `_reading`: its view, read for the screen; `_model`: the picture, a
    card being offered included; `_chosen`: which card the keys have come to; `_dialog`: a question that is
    open. The snapshot of a model has a `hand` and a `choice` among others.
    """

    _reading: Reading | None
    _model: Picture | None

    def __init__(self, manager: WindowManager, sounds: Sounds, options: CardOptions) -> None:
        super().__init__(manager, sounds, options)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._position: Position | None = None
        self._reading = None
        self._model = None
        self._chosen: int | None = None

    def _show_model(self, model: Any) -> None:
        """Draw another picture of the same position."""
        raise NotImplementedError

    def _say(self, line: str) -> None:
        """Write a line where the last moves stand."""
        raise NotImplementedError

    def _unsay(self, line: str) -> None:
        """Take back what was said last, if it was this."""
        raise NotImplementedError

    # Deciding

    def _question(self, legal: Sequence[Any]) -> tuple[Dialog, Mapping[str, Any]] | None:
        """Return the dialog that asks for one of some actions, and these by the names of its buttons; None
        where the table itself does."""
        raise NotImplementedError

    def _ask(self) -> None:
        """Open the dialog of what is to be decided, if it has one."""
        position, reading = self._position, self._reading
        if position is None or reading is None or not position.legal or position.watching:
            return
        if self._dialog is not None:
            return
        question = self._question(position.legal)
        if question is None:
            return
        dialog, answers = question
        self._dialog = dialog

        def answered(name: str) -> None:
            self._dialog = None
            if name in answers:
                self.acted.emit(answers[name])

        dialog.finished.connect(answered)
        self.manager.open(dialog)

    def _play_action(self, card: str, take: str = "") -> Any | None:
        """Return the action that plays or takes a card, with the one of two that it takes."""
        assert self._position is not None and self._reading is not None
        reading = self._reading
        return next((each for each in self._position.legal if reading.cards_of(each) == (card, take)), None)

    def _choose(self, card: str) -> None:
        """Play a hand card, or take a table card where one of two is to be chosen."""
        position, model, reading = self._position, self._model, self._reading
        if position is None or model is None or reading is None or not position.legal:
            return
        if model.snapshot.choice:
            if card in model.snapshot.choice:
                self._take_choice(card)
            return
        if card not in model.snapshot.hand:
            return
        takes = [take for own, take in map(reading.cards_of, position.legal) if own == card and take]
        if takes:
            self._offer(card, takes)
            return
        action = self._play_action(card)
        if action is not None:
            self.acted.emit(action)

    def _offer(self, card: str, takes: list[str]) -> None:
        """Spread the two table cards that a hand card matches; a click on one of them decides."""
        assert self._model is not None and self._reading is not None
        self._chosen = 0
        self._say(_which())
        self._show_model(self._reading.model(offered=card, choice=tuple(takes)))

    def _take_choice(self, card: str) -> None:
        assert self._model is not None and self._position is not None and self._reading is not None
        offered = self._reading.offered
        if offered is not None:
            action = self._play_action(offered, card)
        else:
            action = self._play_action(card)
        if action is not None:
            self._chosen = None
            self.acted.emit(action)

    def _forget_question(self) -> None:
        """Take back the line that asks which of two: it is answered, by whatever has happened."""
        self._unsay(_which())

    def _take_back_offer(self) -> None:
        if self._reading is not None and self._reading.offered is not None:
            self._forget_question()
            self._show_model(self._reading.model())

    # Mouse and keys

    def _cards_to_choose(self) -> tuple[str, ...]:
        """Return the cards, and whatever else there is to click, that a click would play or take now."""
        if self._model is None or self._position is None or not self._position.legal:
            return ()
        return tuple(self._model.snapshot.choice or self._model.snapshot.hand)

    def _at(self, point: QPoint) -> str | None:
        return None if self._model is None else uppermost(self._model.places, point)

    def clickable(self, point: QPoint) -> bool:
        return not self.busy and self._at(point) in self._cards_to_choose()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus()
        if self.busy:
            self.finish()
            return
        card = self._at(event.position().toPoint())
        if card is None or card not in self._cards_to_choose():
            self._take_back_offer()
            return
        self._choose(card)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in BARE_KEYS:
            return
        if self.busy:
            self.finish()
            return
        cards = self._cards_to_choose()
        if not cards:
            event.ignore()
            return
        if Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
            index = KEYS.index(chr(key))
            if index < len(cards):
                self._chosen = index
                self._choose(cards[index])
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Backtab):
            self._move_choice(-1, len(cards))
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Tab):
            self._move_choice(1, len(cards))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if self._chosen is not None and self._chosen < len(cards):
                self._choose(cards[self._chosen])
            else:
                self._move_choice(1, len(cards))
        elif key == Qt.Key.Key_Escape:
            self._take_back_offer()
        elif not self._letter(event.text()):
            event.ignore()

    def _letter(self, text: str) -> bool:
        """Take a letter that was typed; True if it meant something."""
        return False

    def focusNextPrevChild(self, forward: bool) -> bool:
        return False

    def _move_choice(self, by: int, count: int) -> None:
        if self._chosen is None:
            self._chosen = 0 if by > 0 else count - 1
        else:
            self._chosen = (self._chosen + by) % count
        self.update()
        self.current_changed.emit(self._cards_to_choose()[self._chosen])


def _which() -> str:
    return translate("table", "Which of the two? Click it, or press 1 or 2.")
