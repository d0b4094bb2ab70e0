"""How computers are asked what they do, and for a hint, and what happens where their thinking is lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, Signal

from macclassic.app.showing import Showing
from macclassic.app.steps import REASON, StandIn, hint_in, question, stand_in, understood
from macclassic.app.thinker import Thinker, nonsense
from macclassic.engine.game import GameSpec
from macclassic.engine.match import Match
from macclassic.engine.texts import harmless
from macclassic.toolbox.gamescreen import GameScreen

translate = QCoreApplication.translate


class Asking(Showing):
    """The part of a session that lets computers think, in a process of their own."""

    trouble = Signal(str)
    """Something a person must be told, in one sentence; play goes on."""

    def __init__(self, spec: GameSpec, table: GameScreen, thinker: Thinker | None) -> None:
        super().__init__(spec, table)
        self._thinker = thinker
        self._answer: Any = None
        self._asked = self._hinting = False
        self._lost: Match | None = None
        table.hint_wanted.connect(self.hint)
        table.manager.front_changed.connect(self._take_answer)
        if thinker is not None:
            thinker.gave_up.connect(self._fall_back)

    def _apply(self, action: Any, by: str = "") -> None:
        """Make a decision for the seat whose turn it is, `by` whom if not by its own player."""
        raise NotImplementedError

    def _save(self) -> None:
        raise NotImplementedError

    def _stop_asking(self) -> None:
        """Want no answer any more."""
        self._answer, self._asked, self._hinting = None, False, False
        if self._thinker is not None:
            self._thinker.forget()

    def _ask_computer(self) -> None:
        match = self.match
        assert match is not None
        if self._asked:
            self._take_answer()
            return
        self._asked = True
        self._ask(match.actor, match.seats[match.actor]["player"], self._heard)

    def _ask(
        self, seat: int, player: str, heard: Callable[[dict[str, Any]], None], explain: bool = False
    ) -> None:
        match = self.match
        assert match is not None
        if self._thinker is None:
            return
        self._thinker.ask(question(match, seat, player, explain), heard)

    def _heard(self, said: dict[str, Any]) -> None:
        match = self.match
        if match is None or not self._asked or match.actor < 0:
            return
        self._answer = understood(match, said)
        if self._answer is None:
            self._fall_back(nonsense())
        else:
            self._take_answer()

    def _fall_back(self, why: str) -> None:
        """Have the game's stand-in decide: the thinking of the player whose turn it is was lost."""
        match = self.match
        if match is None or match.actor < 0:
            return
        if self._hinting:
            self._no_hint(why)
        if not self._asked:
            return
        found = stand_in(match)
        if self._lost is not match:
            # Once a match: a record may name players that there are none of.
            self._lost = match
            text = translate(
                "session",
                "A computer player lost its thread ({why}). Where that happens, a player that needs no time "
                "decides in its place: {name}.",
            )
            words = {"why": why, "name": self.table.words.player(found.player)}
            self.trouble.emit(text.format(**words))
        self._answer = found
        self._take_answer()

    def _take_answer(self) -> None:
        if self._answer is None or self.table.busy or self.table.manager.modal is not None:
            # Nobody plays on behind a dialog: whoever reads it would miss the move.
            return
        found, self._answer, self._asked = self._answer, None, False
        if isinstance(found, StandIn):
            self._apply(found.action, found.player)
        else:
            self._apply(found)

    @property
    def can_hint(self) -> bool:
        """Whether it is the person's turn."""
        match = self.match
        return match is not None and match.actor in self.people and not self.table.busy

    def hint(self) -> None:
        """Ask the strongest player what it would do in the person's place, and why."""
        match = self.match
        if match is None or not self.can_hint:
            return
        seat = match.actor

        def heard(said: dict[str, Any]) -> None:
            self._hinting = False
            if self.match is not match or match.actor != seat:
                return
            found = hint_in(match, said)
            if found is None:
                self._no_hint(nonsense())
                return
            # Kept before it is seen: the program may be killed.
            match.played.hints += 1
            self._save()
            self.table.show_hint(*found)

        self._hinting = True
        self._ask(seat, self.spec.players.adviser or self.spec.players.default[0], heard, explain=True)

    def _no_hint(self, why: str) -> None:
        self._hinting = False
        text = translate("session", "There is no hint now: the computer lost its thread ({why}).")
        self.trouble.emit(text.format(why=harmless(why, REASON)))
