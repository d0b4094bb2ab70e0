"""How computers are asked what they do, and for a hint, and what happens where their thinking is lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Signal

from macclassic.app.steps import REASON, StandIn, hint_in, question, stand_in, understood
from macclassic.app.thinker import Thinker, nonsense
from macclassic.engine.match import Match
from macclassic.engine.texts import harmless
from macclassic.toolbox.gametable import GameTable

translate = QCoreApplication.translate


class Asking(QObject):
    """Lets computers think of what comes next at a table, in a process of their own."""

    trouble = Signal(str)
    """Something a person must be told, in one sentence; play goes on."""

    def __init__(self, table: GameTable, thinker: Thinker | None, decide: Callable[[Any, str], None]) -> None:
        """`decide` is told an action for the seat whose turn it is, and by whom if not by its own player."""
        super().__init__()
        self.thinker = thinker
        self._table = table
        self._decide = decide
        self._match: Match | None = None
        self._answer: Any = None
        self._lost: Match | None = None
        self.hinting = False
        """Whether a hint is thought about."""
        table.manager.front_changed.connect(self._take_answer)

    def stop(self) -> None:
        """Want no answer any more."""
        self._match = self._answer = None
        self.hinting = False
        if self.thinker is not None:
            self.thinker.forget(self)

    def ask(self, match: Match) -> None:
        """Ask the computer whose turn it is."""
        if self._match is not None:
            self._take_answer()
            return
        self._match = match
        self._put(match, match.seats[match.actor]["player"], self._heard, self._stand_in)

    def _put(
        self,
        match: Match,
        player: str,
        heard: Callable[[dict[str, Any]], None],
        lost: Callable[[str], None],
        explain: bool = False,
    ) -> None:
        if self.thinker is not None:
            self.thinker.ask(self, question(match, match.actor, player, explain), heard, lost)

    def _heard(self, said: dict[str, Any]) -> None:
        if self._match is None:
            return
        self._answer = understood(self._match, said)
        if self._answer is None:
            self._stand_in(nonsense())
        else:
            self._take_answer()

    def _stand_in(self, why: str) -> None:
        """Have the game's stand-in decide: the thinking of the player whose turn it is was lost."""
        match = self._match
        if match is None:
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
            self.trouble.emit(text.format(why=why, name=self._table.words.player(found.player)))
        self._answer = found
        self._take_answer()

    def _take_answer(self) -> None:
        if self._answer is None or self._table.busy or self._table.manager.modal is not None:
            # Nobody plays on behind a dialog: whoever reads it would miss the move.
            return
        found, self._answer, self._match = self._answer, None, None
        if isinstance(found, StandIn):
            self._decide(found.action, found.player)
        else:
            self._decide(found, "")

    # Hints

    def hint(self, match: Match, player: str, given: Callable[[], None]) -> None:
        """Ask a player what it would do in the place of the seat whose turn it is, and why; `given` is told
        before the hint is shown."""
        seat = match.actor

        def heard(said: dict[str, Any]) -> None:
            if not self.hinting or match.actor != seat:
                return
            self.hinting = False
            found = hint_in(match, said)
            if found is None:
                self._no_hint(nonsense())
                return
            # Kept before it is seen: the program may be killed.
            match.played.hints += 1
            given()
            self._table.show_hint(*found)

        self.hinting = True
        self._put(match, player, heard, self._no_hint, explain=True)

    def _no_hint(self, why: str) -> None:
        self.hinting = False
        text = translate("session", "There is no hint now: the computer lost its thread ({why}).")
        self.trouble.emit(text.format(why=harmless(why, REASON)))
