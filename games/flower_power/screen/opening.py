"""What people decide before the first turn: a throw in the contest, a place in the order of play, a pack."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..view import View
from .asking import TakePlace
from .contest import Contest, TakePack
from .staging import Staging


class Opening(Staging):
    """The part of the table that asks before the deal; the match then begins again with what was chosen."""

    def ask_throws(self) -> None:
        """Let people throw in the contest; then its winner chooses a place, and they take packs."""
        dialog, view = self._contest(), self._view

        def answered(_name: str) -> None:
            self._dialog = None
            chosen = {"throws": " ".join(map(str, dialog.turns))}
            if view.chooser in self._who.people:
                self._ask_place(chosen)
            else:
                self._ask_packs(chosen)

        self._open(dialog, answered)

    def _ask_place(self, chosen: Mapping[str, Any]) -> None:
        """Let the winner of the contest choose a place."""
        dialog = self._places()

        def answered(_name: str) -> None:
            self._dialog = None
            self._ask_packs({**chosen, "position": dialog.place})

        self._open(dialog, answered)

    def _ask_packs(self, chosen: Mapping[str, Any]) -> None:
        """Let people take packs, who won the contest first; the deal begins anew with what was chosen."""

        def answered(_name: str) -> None:
            self._dialog = None
            self._opening = False
            self._contest_over = True
            self.again_wanted.emit(dict(chosen))
            self._contest_over = False

        self._open(self._packs(), answered)

    # The questions themselves

    @property
    def _view(self) -> View:
        assert self._position is not None
        view: View = self._position.view
        return view

    def _contest(self) -> Contest:
        return Contest(self._view.contest, self._who)

    def _places(self) -> TakePlace:
        view = self._view
        name = "" if view.chooser == self._who.you else self._who.name(view.chooser)
        return TakePlace(name, len(view.order), sorted(len(hand) for hand in view.hands))

    def _packs(self) -> TakePack:
        view = self._view
        players = len(view.order)
        people: Sequence[int] = sorted(self._who.people, key=lambda seat: (seat - view.chooser) % players)
        return TakePack(self._who, players, people)

    def questions(self) -> Mapping[str, Callable[[], object]]:
        found = dict(super().questions())
        if self._position is not None and self._view.contest and self._who.people:
            found["contest"] = lambda: self.manager.open(self._contest())
            found["place"] = lambda: self.manager.open(self._places())
            found["packs"] = lambda: self.manager.open(self._packs())
        return found
