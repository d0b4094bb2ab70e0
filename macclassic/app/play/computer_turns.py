"""How computers are asked what they do, and for a hint, and what happens where their thinking is lost."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple, Protocol

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal

from macclassic.app.play.think_process import Heard, Lost, ThinkProcess, nonsense
from macclassic.engine.core.chance import player_stream
from macclassic.engine.core.companions import engine_in, who_is
from macclassic.engine.core.lazy_import import lazily
from macclassic.engine.core.safe_text import harmless
from macclassic.engine.match.match import Match
from macclassic.table.game_table import GameTable
from macclassic.toolbox.base.qt_guard import Guarded

translate = QCoreApplication.translate
out_words = lazily("macclassic.app.play.external_engines:out_words")

THINKS: Mapping[str, float] = {
    "aunt": 1.0,
    "clerk": 1.4,
    "grandmother": 1.6,
    "sailor": 0.7,
    "salesman": 0.8,
    "student": 1.2,
}
"""How long each of the six seems to think, beside somebody else."""
_SKIPS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.KeyPress)
REASON = 300
"""Characters of the reason of a hint."""
LARGEST_STAKE = 1e9
UNREADABLE = (ValueError, TypeError, LookupError, AttributeError, ArithmeticError, RecursionError)
"""What reading an answer that is none may come to."""


class Answer(NamedTuple):
    """What is to be done for the seat whose turn it is, and who has decided it if not its own player."""

    action: Any
    by: str = ""


class EngineQueries(Protocol):
    """Asks other programs for a match (`engines.Engines`)."""

    def ask(self, match: Match, player: str, request: dict[str, Any], heard: Heard, lost: Lost) -> None: ...
    def forget(self) -> None: ...
    def end(self) -> None: ...


class ComputerTurns(Guarded, QObject):
    """Lets computers think of what comes next at a table, in a process of their own.

    However soon an answer is there, it is taken when whoever is asked has seemed to think: as long as it is
    like them, whatever they hold. A click or a key on the table ends that; an answer that takes longer comes
    when it is there.
    """

    trouble = Signal(str)
    """Something a person must be told, in one sentence; play goes on."""

    def __init__(
        self,
        table: GameTable,
        thinker: ThinkProcess | None,
        decide: Callable[[Any, str], None],
        read: bool = True,
    ) -> None:
        """`decide` is told an action for the seat whose turn it is, and by whom if not by its own player.
        `read`: somebody reads what dialogs say, and would miss a move that is made behind one."""
        super().__init__()
        self.thinker = thinker
        self._table = table
        self._decide = decide
        self._read = read
        self._match: Match | None = None
        self._answer: Answer | None = None
        self._lost: Match | None = None
        self.engines: EngineQueries | None = None
        """Who asks other programs, where somebody may have chosen them."""
        self.hinting = False
        """Whether a hint is thought about."""
        self._shows: Callable[[], None] | None = None
        """Shows a hint, or tells that thinking was lost, until it has or its moment has gone: that
        opens over no dialog."""
        self._seeming = QTimer(self, singleShot=True)
        self._seeming.timeout.connect(self._take_answer)
        table.manager.front_changed.connect(self._take_answer)
        table.manager.front_changed.connect(self._dialog_may_have_gone)

    def stop(self) -> None:
        """Want no answer any more."""
        self._match = self._answer = self._shows = None
        self._seeming.stop()
        self.hinting = False
        if self.thinker is not None:
            self.thinker.forget(self)
        if self.engines is not None:
            self.engines.forget()

    def dismiss(self) -> None:
        """End what was begun for one match."""
        if self.engines is not None:
            self.engines.end()

    def ask(self, match: Match) -> None:
        """Ask the computer whose turn it is."""
        if self._match is not None:
            self._take_answer()
            return
        self._match = match
        player = str(match.seats[match.actor]["player"])
        if self.thinker is not None and (ms := self._seems(match, player, self.thinker.seems_ms)):
            self._table.installEventFilter(self)
            self._seeming.start(ms)
        if not engine_in(player):
            self._put(match, player, self._heard, self._stand_in)
        elif self.thinker is not None and self.engines is not None:
            self.engines.ask(match, player, question(match, player), self._heard, self._engine_out)
        elif self.thinker is not None:
            self._engine_out("unlisted")

    def _engine_out(self, why: str) -> None:
        """Have the stand-in decide for an engine; `why`: in a word, empty where that has been told."""
        match = self._match
        if match is None:
            return
        self._answer = stand_in(match)
        if why:
            engine = engine_in(str(match.seats[match.actor]["player"]))
            self._tell(out_words(engine, why, self._table.parts.texts.player(self._answer.by)))
        self._take_answer()

    def _seems(self, match: Match, player: str, usual: int) -> int:
        """Return how many milliseconds a computer seems to think: none where everybody sees that there is
        nothing to think about, and nothing that the cards in its hand would change."""
        if self._table.parts.extras.open_table and len(match.legal) == 1:
            return 0
        return self._table.tempo.scaled(usual * THINKS.get(who_is(player), 1.0))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not self._seeming.isActive():
            watched.removeEventFilter(self)
        elif event.type() in _SKIPS:
            # Not at once: what is played then, the same click would cut short too.
            self._seeming.start(0)
        return False

    def _put(self, match: Match, player: str, heard: Heard, lost: Lost, explain: bool = False) -> None:
        if self.thinker is not None:
            self.thinker.ask(self, question(match, player, explain), heard, lost)

    def _heard(self, said: dict[str, Any]) -> None:
        if self._match is None:
            return
        action = understood(self._match, said)
        if action is None:
            self._stand_in(nonsense())
        else:
            self._answer = Answer(action)
            self._take_answer()

    def _stand_in(self, why: str) -> None:
        """Have the game's stand-in decide: the thinking of the player whose turn it is was lost."""
        match = self._match
        if match is None:
            return
        self._answer = stand_in(match)
        if self._lost is not match:
            text = translate(
                "session",
                "A computer player lost its thread ({why}). Where that happens, a player that needs no time "
                "decides in its place: {name}.",
            )
            text = text.format(why=why, name=self._table.parts.texts.player(self._answer.by))

            def tell() -> None:
                # Once a match: a record may name players that there are none of.
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
        """Ask a player what it would do in the place of the seat whose turn it is, and why; `given` is told
        before the hint is shown."""
        seat = match.actor

        def heard(said: dict[str, Any]) -> None:
            if not self.hinting or match.actor != seat:
                return
            action = understood(match, said)
            if action is None:
                self._no_hint(nonsense())
                return

            def show() -> None:
                # Kept before it is seen: the program may be killed.
                match.participation.hints += 1
                given()
                self._table.show_hint(action, _reason(said))

            self._shows = show
            self._show()

        self.hinting, self._shows = True, None
        self._put(match, player, heard, self._no_hint, explain=True)

    def _no_hint(self, why: str) -> None:
        text = translate("session", "There is no hint now: the computer lost its thread ({why}).")
        self._tell(text.format(why=harmless(why, REASON)))

    # What is shown or told over no dialog

    def _tell(self, sentence: str) -> None:
        self._shows = partial(self.trouble.emit, sentence)
        self._show()

    def _dialog_may_have_gone(self) -> None:
        if self._shows is not None:
            # What the dialog leads to comes first: another dialog, or another match.
            QTimer.singleShot(0, self, self._show)

    def _show(self) -> None:
        if self._shows is not None and not (self._read and self._table.manager.modal is not None):
            show, self._shows, self.hinting = self._shows, None, False
            show()


def question(match: Match, player: str, explain: bool = False) -> dict[str, Any]:
    """Return what the process that thinks is asked for the seat whose turn it is: a view, the legal actions,
    and who decides."""
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


def understood(match: Match, said: Mapping[str, Any]) -> Any:
    """Return the action in an answer, None where there is none that the rules allow: nobody knows what a
    process that is broken says."""
    try:
        action = match.rules.form.actions.from_json(said["action"])
        return action if match.allows(action) else None
    except UNREADABLE:
        return None


def _reason(said: Mapping[str, Any]) -> dict[str, Any]:
    """Return what an answer says of its action, in the types that a table takes."""
    why = said.get("why")
    words: dict[str, Any] = {"why": harmless(why, REASON) if isinstance(why, str) else ""}
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
    """Let the game's stand-in decide for the seat whose turn it is, from its view and as it would at any
    time in this match; only where it fails too, take any legal action: always the first might go round in
    circles in some games."""
    seat = match.actor
    name = match.spec.players.in_place_of(str(match.seats[seat]["player"]))
    stream = player_stream(match.seed, seat, match.plies)
    try:
        action = match.spec.players.make(name).choose(match.view(seat), match.legal, stream)
        if match.allows(action):
            return Answer(action, name)
    except Exception:  # whatever is wrong with it, the match goes on
        traceback.print_exc()
    return Answer(player_stream(match.seed, seat, match.plies).choice(match.legal), "random")
