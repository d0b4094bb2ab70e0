"""Turns of computer players: decisions, hints, and the stand-in when their process fails."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple, Protocol

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from macclassic.app.play.think_process import OnAnswer, OnFailure, ThinkProcess, nonsense
from macclassic.engine.core.chance import player_stream
from macclassic.engine.core.companions import engine_in, who_is
from macclassic.engine.core.lazy_import import lazily
from macclassic.engine.core.options import Json
from macclassic.engine.core.safe_text import harmless
from macclassic.engine.match.match import Match
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import PACE_KEYS
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.grammar.sentences import translate

out_words = lazily("macclassic.app.play.external_engines:out_words")

THINKS: Mapping[str, float] = {
    "aunt": 1.0,
    "clerk": 1.4,
    "grandmother": 1.6,
    "sailor": 0.7,
    "salesman": 0.8,
    "student": 1.2,
}
"""Apparent thinking time of each companion, as a factor of the usual time."""
_SKIPS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.KeyPress)
REASON = 300
"""Maximum length of the reason of a hint, in characters."""
LARGEST_STAKE = 1e9
UNREADABLE = (ValueError, TypeError, LookupError, AttributeError, ArithmeticError, RecursionError)
"""Exceptions that mean an unreadable answer."""


class Answer(NamedTuple):
    """Action for the seat to move; `by` names the player that decided if it is not the seat's own."""

    action: object
    by: str = ""


class EngineQueries(Protocol):
    """Asks external engines for a match (`external_engines.ExternalEngines`)."""

    def ask(self, match: Match, player: str, request: Json, on_answer: OnAnswer, lost: OnFailure) -> None: ...
    def forget(self) -> None: ...
    def end(self) -> None: ...


class ComputerTurns(Guarded, QObject):
    """Turns of the computer players at a table; they think in a process of their own.

    An answer is played when the apparent thinking time of the companion has passed. That time does not depend
    on hidden cards. A click or a key on the table ends it. An answer that takes longer is played when it
    arrives.
    """

    trouble = Signal(str)
    """Emitted with a sentence for the player; play continues."""

    def __init__(
        self,
        table: GameTable,
        thinker: ThinkProcess | None,
        decide: Callable[[object, str], None],
        read: bool = True,
    ) -> None:
        """`decide` is called with an action for the seat to move, and the deciding player's name or "".

        `read`: True if a person reads the dialogs and would miss a move played behind one.
        """
        super().__init__()
        self.thinker = thinker
        self._table = table
        self._decide = decide
        self._read = read
        self._match: Match | None = None
        self._answer: Answer | None = None
        self._lost: Match | None = None
        self.engines: EngineQueries | None = None
        """External engines; None if the person has none."""
        self.hinting = False
        """True while a hint is being computed."""
        self._shows: Callable[[], None] | None = None
        """Shows the hint or the alert that waits for the open dialog to close; None if there is none."""
        self._seeming = QTimer(self, singleShot=True)
        self._seeming.timeout.connect(self._take_answer)
        table.manager.front_changed.connect(self._take_answer)
        table.manager.front_changed.connect(self._dialog_may_have_gone)

    def stop(self) -> None:
        """Discard pending answers, and cancel the open questions."""
        self._match = self._answer = self._shows = None
        self._seeming.stop()
        self.hinting = False
        if self.thinker is not None:
            self.thinker.forget(self)
        if self.engines is not None:
            self.engines.forget()

    def dismiss(self) -> None:
        """End the external engines of one match."""
        if self.engines is not None:
            self.engines.end()

    def ask(self, match: Match) -> None:
        """Ask the computer player to move."""
        if self._match is not None:
            self._take_answer()
            return
        self._match = match
        player = str(match.seats[match.actor]["player"])
        if self.thinker is not None and (ms := self._seems(match, player, self.thinker.seems_ms)):
            self._table.installEventFilter(self)
            self._seeming.start(ms)
        if not engine_in(player):
            self._put(match, player, self._keep_answer, self._stand_in)
        elif self.thinker is not None and self.engines is not None:
            self.engines.ask(match, player, question(match, player), self._keep_answer, self._engine_out)
        elif self.thinker is not None:
            self._engine_out("unlisted")

    def _engine_out(self, why: str) -> None:
        """Let the stand-in decide for an engine; `why`: error code, empty if it was already reported."""
        match = self._match
        if match is None:
            return
        self._answer = stand_in(match)
        if why:
            engine = engine_in(str(match.seats[match.actor]["player"]))
            self._tell(out_words(engine, why, self._table.parts.texts.player(self._answer.by)))
        self._take_answer()

    def _seems(self, match: Match, player: str, usual: int) -> int:
        """Return the apparent thinking time in milliseconds.

        It is 0 at an open table with a single legal action: there the time can't reveal hidden cards.
        """
        if self._table.parts.extras.open_table and len(match.legal) == 1:
            return 0
        return self._table.tempo.scaled(usual * THINKS.get(who_is(player), 1.0))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not self._seeming.isActive():
            watched.removeEventFilter(self)
        elif event.type() in _SKIPS and not (isinstance(event, QKeyEvent) and event.key() in PACE_KEYS):
            # Delayed: the same click would also cut short the motion of this answer.
            self._seeming.start(0)
            self._table.manager.repeats.motion_skipped()
        return False

    def _put(
        self, match: Match, player: str, on_answer: OnAnswer, lost: OnFailure, explain: bool = False
    ) -> None:
        if self.thinker is not None:
            self.thinker.ask(self, question(match, player, explain), on_answer, lost)

    def _keep_answer(self, said: Json) -> None:
        if self._match is None:
            return
        action = understood(self._match, said)
        if action is None:
            self._stand_in(nonsense())
        else:
            self._answer = Answer(action)
            self._take_answer()

    def _stand_in(self, why: str) -> None:
        """Let the stand-in decide: the process failed for the seat to move; report this once a match."""
        match = self._match
        if match is None:
            return
        self._answer = stand_in(match)
        if self._lost is not match:
            text = translate(
                "session",
                "A computer player didn’t answer ({why}). Where that happens, {name} moves for it.",
            )
            text = text.format(why=why, name=self._table.parts.texts.player(self._answer.by))

            def tell() -> None:
                # Once a match: a record may name players that do not exist.
                self._lost = match
                self.trouble.emit(text)

            self._shows = tell
            self._show()
        self._take_answer()

    def _take_answer(self) -> None:
        if self._answer is None or self._table.busy or self._seeming.isActive():
            return
        if self._read and (self._table.manager.modal is not None or self._shows is not None):
            return
        found, self._answer, self._match = self._answer, None, None
        self._decide(*found)

    # Hints

    def hint(self, match: Match, player: str, given: Callable[[], None]) -> None:
        """Ask a player for a hint for the seat to move; `given` is called before the hint is shown."""
        seat = match.actor

        def take_hint(said: Json) -> None:
            if not self.hinting or match.actor != seat:
                return
            action = understood(match, said)
            if action is None:
                self._no_hint(nonsense())
                return

            def show() -> None:
                # Saved before the person sees it: the program may be killed.
                match.participation.hints += 1
                given()
                self._table.show_hint(action, _reason(said))

            self._shows = show
            self._show()

        self.hinting, self._shows = True, None
        self._put(match, player, take_hint, self._no_hint, explain=True)

    def _no_hint(self, why: str) -> None:
        text = translate("session", "No hint is available now ({why}).")
        self._tell(text.format(why=harmless(why, REASON)))

    # Hints and alerts wait until no dialog is open

    def _tell(self, sentence: str) -> None:
        self._shows = partial(self.trouble.emit, sentence)
        self._show()

    def _dialog_may_have_gone(self) -> None:
        if self._shows is not None:
            # The dialog's own effects come first: another dialog or another match.
            QTimer.singleShot(0, self, self._show)

    def _show(self) -> None:
        if self._shows is not None and not (self._read and self._table.manager.modal is not None):
            show, self._shows, self.hinting = self._shows, None, False
            show()


def question(match: Match, player: str, explain: bool = False) -> Json:
    """Return the request for the think process about the seat to move.

    It holds the view, the legal actions and the name of the player that decides.
    """
    form, seat = match.rules.form, match.actor
    return {
        "game": match.spec.key,
        "options": match.options_now,
        "player": player,
        "view": form.view.write(match.view(seat)),
        "legal": [form.actions.to_json(action) for action in match.legal],
        "seed": match.seed,
        "seat": seat,
        "ply": match.plies,
        "explain": explain,
    }


def understood(match: Match, said: Mapping[str, object]) -> object:
    """Return the action in an answer, or None if the answer is unreadable or the action is illegal."""
    try:
        action = match.rules.form.actions.from_json(said["action"])
        return action if match.allows(action) else None
    except UNREADABLE:
        return None


def _reason(said: Mapping[str, object]) -> Json:
    """Return the reason in an answer, checked and limited, in the types that the table takes."""
    why = said.get("why")
    words: Json = {"why": harmless(why, REASON) if isinstance(why, str) else ""}
    words["why"] = words["why"] or translate("session", "It does not say why.")
    template, fields, stake = said.get("template"), said.get("fields"), said.get("stake")
    if isinstance(template, str) and isinstance(fields, dict):
        template = harmless(template, REASON)
        fields = {
            name: harmless(each, REASON) if isinstance(each, str) else each for name, each in fields.items()
        }
        try:
            text = template.format(**fields)
        except UNREADABLE:
            text = ""
        if text.strip():
            words |= {"template": template, "fields": fields}
    if isinstance(stake, int | float) and stake is not True and 0 < stake < LARGEST_STAKE:
        words["stake"] = stake
    return words


def stand_in(match: Match) -> Answer:
    """Let the game's stand-in decide for the seat to move, from its view alone.

    If the stand-in fails too, choose a legal action at random: always taking the first could loop for ever in
    some games.
    """
    seat = match.actor
    name = match.spec.players.in_place_of(str(match.seats[seat]["player"]))
    stream = player_stream(match.seed, seat, match.plies)
    try:
        action = match.spec.players.make(name).choose(match.view(seat), match.legal, stream)
        if match.allows(action):
            return Answer(action, name)
    except Exception:  # the match continues after any fault of the stand-in
        traceback.print_exc()
    return Answer(player_stream(match.seed, seat, match.plies).choice(match.legal), "random")
