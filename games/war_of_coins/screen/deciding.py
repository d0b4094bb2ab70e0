"""What a person decides at the table of War of Coins beside playing a card, and what is asked in a dialog."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication, QPoint, QRect

from macclassic.toolbox.dialogs import Dialog

from ..state import FLIP_ONLY, PLAY, Action
from . import layout, painting
from .calls import KeepGoing, PerfectHand
from .commands import Commands
from .model import Model
from .painting import Offer
from .reading import Reading
from .words import action_words

translate = QCoreApplication.translate


def _letters() -> Mapping[str, str]:
    """Return the letter for each kind of offer; none of them stands for an answer to a question too."""
    return {
        "show": translate("table", "J", "the letter for Jiggle Wiggle"),
        "transact": translate("table", "T", "the letter for Complete Transaction"),
        "flip-only": translate("table", "F", "the letter for turning a stock card"),
    }


class Deciding(Commands):
    """The part of the table that a person decides with."""

    _model: Model | None
    _reading: Reading | None

    @property
    def _playing(self) -> bool:
        return super()._playing and self._position is not None and self._position.view.phase == PLAY

    # Beside playing a card

    def _offered(self) -> dict[str, Action]:
        """Return what may be done beside playing a card, by the names of the offers."""
        position = self._position
        if position is None or self.busy or position.watching or not self._playing:
            return {}
        assert self._reading is not None
        if self._reading.offered is not None:
            return {}
        kinds = _letters()
        return {f"{action.type}:{action.coin}": action for action in position.legal if action.type in kinds}

    def _offers(self) -> list[Offer]:
        letters = _letters()
        return [
            Offer(key, letters[action.type], action_words(action)) for key, action in self._offered().items()
        ]

    def _cards_to_choose(self) -> tuple[str, ...]:
        cards = super()._cards_to_choose()
        if self._model is not None and self._model.snapshot.choice:
            return cards
        return (*cards, *self._offered()) if cards or self._offered() else ()

    def _at(self, point: QPoint) -> str | None:
        for index, offer in enumerate(self._offers()):
            if painting.offer_rect(index).contains(point):
                return offer.key
        if QRect(layout.STACK, layout.STACK + QPoint(47, 77)).contains(point):
            return next((key for key, each in self._offered().items() if each == FLIP_ONLY), None)
        return super()._at(point)

    def _choose(self, card: str) -> None:
        action = self._offered().get(card)
        if action is not None:
            self._chosen = None
            self.acted.emit(action)
        else:
            super()._choose(card)

    def _letter(self, text: str) -> bool:
        """Take a letter: of several offers that it stands for, the first."""
        for offer in self._offers():
            if offer.letter == text.upper():
                self._choose(offer.key)
                return True
        return False

    # Questions

    def _question(self, types: frozenset[str]) -> Dialog | None:
        assert self._position is not None and self._reading is not None
        view, names = self._position.view, self._reading.names
        if "keep-going" in types:
            dialog: KeepGoing | PerfectHand = KeepGoing(view, names)
        elif "perfect-win" in types:
            dialog = PerfectHand(view)
        else:
            return None
        dialog.hint_wanted.connect(self.hint_wanted)
        return dialog

    def questions(self) -> Mapping[str, Callable[[], object]]:
        found: dict[str, Callable[[], object]] = {"cloth": self._choose_cloth}
        position = self._position
        if position is None or position.view.turn != position.view.seat:
            return found
        names = {"keep-going": "call", "perfect-win": "perfect"}
        for action in position.legal:
            if action.type in names:
                found[names[action.type]] = self._ask
        return found

    def action_words(self, action: Any, view: Any) -> str:
        return action_words(action)
