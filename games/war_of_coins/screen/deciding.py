"""What a person decides at the table of War of Coins beside playing a card, and what is asked in a dialog."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QPoint, QRect

from macclassic.toolbox.dialogs import Dialog

from ..acts import END, FLIP_ONLY, KEEP_GOING, PLAY_ON, WIN, Action, FlipOnly, Show, Transact
from ..position import CALL, PERFECT, PLAY
from . import layout, painting
from .calls import KeepGoing, PerfectHand
from .commands import Commands
from .model import Model
from .painting import Offer
from .reading import Reading
from .words import action_words

translate = QCoreApplication.translate


def _letter_of(action: Action) -> str:
    """Return the letter for an offer; none of them stands for an answer to a question too."""
    if isinstance(action, Show):
        return translate("table", "J", "the letter for Jiggle Wiggle")
    if isinstance(action, Transact):
        return translate("table", "T", "the letter for Complete Transaction")
    return translate("table", "F", "the letter for turning a stock card")


def _key_of(action: Show | Transact | FlipOnly) -> str:
    """Return what an offer is known by."""
    kind = {Show: "show", Transact: "transact", FlipOnly: "flip-only"}[type(action)]
    return kind if isinstance(action, FlipOnly) else f"{kind}:{action.coin}"


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
        offered = [each for each in position.legal if isinstance(each, Show | Transact | FlipOnly)]
        return {_key_of(action): action for action in offered}

    def _offers(self) -> list[Offer]:
        offered = self._offered().items()
        return [Offer(key, _letter_of(action), action_words(action)) for key, action in offered]

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

    def _question(self, legal: Sequence[Any]) -> tuple[Dialog, Mapping[str, Any]] | None:
        assert self._position is not None and self._reading is not None
        view, names = self._position.view, self._reading.names
        if KEEP_GOING in legal:
            dialog: KeepGoing | PerfectHand = KeepGoing(view, names)
            answers = {"keep-going": KEEP_GOING, "end": END}
        elif WIN in legal:
            dialog, answers = PerfectHand(view), {"perfect-win": WIN, "perfect-play-on": PLAY_ON}
        else:
            return None
        dialog.hint_wanted.connect(self.hint_wanted)
        return dialog, answers

    def questions(self) -> Mapping[str, Callable[[], object]]:
        found: dict[str, Callable[[], object]] = {"cloth": self._choose_cloth}
        position = self._position
        if position is None or position.view.turn != position.view.seat:
            return found
        names = {CALL: "call", PERFECT: "perfect"}
        if position.legal and position.view.phase in names:
            found[names[position.view.phase]] = self._ask
        return found

    def action_words(self, action: Any, view: Any) -> str:
        return action_words(action)
