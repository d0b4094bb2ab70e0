"""External engines at a table: the person's choice of engines, and the questions to them.

An engine is started only if the person has chosen it in Options, by its name in the list in the person's own
folder. A name in a record starts nothing: a built-in player decides instead.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from macclassic.app.play.think_process import OnAnswer, OnFailure
from macclassic.app.program_services import ProgramServices
from macclassic.engine.core.companions import ENGINE, engine_in, who_is
from macclassic.engine.core.game_spec import GameSpec, Json
from macclassic.engine.core.options import PERSON, Options, usable
from macclassic.engine.match.match import Match
from macclassic.engine.players.engine_list import read_engines
from macclassic.engine.players.engine_news import news
from macclassic.engine.players.external_players import EngineThread
from macclassic.table.company.names import companion
from macclassic.toolbox.dialogs.dialogs import Dialog, OptionsDialog, paragraph, when_ok
from macclassic.toolbox.dialogs.labels import unkeyed
from macclassic.toolbox.dialogs.options_form import grid_of
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.menus.pop_up import PopUp, pop_up

PATIENCE_MS = 25_000
"""Time limit for an answer in milliseconds: an engine has 10 s to start and 10 s to answer."""
KEPT = "engines"
"""Settings key of a game for the chosen engines: engine name by chair."""

NONSENSE = ("nonsense", "long", "unasked", "id", "hello", "empty", "error")
"""Error codes (`external_engine.EngineFault.kind`) that are reported to the person as the same reason."""


# Choice of engines


def chair(player: str, seat: int) -> str:
    """Return the key of a seat in the settings: the companion's name, or else the seat's number."""
    return who_is(player) or str(seat)


def chosen_in(kept: Mapping[str, object]) -> dict[str, str]:
    """Return the engines in a game's settings, by chair."""
    found = kept.get(KEPT)
    if not isinstance(found, dict):
        return {}
    return {at: name for at, name in found.items() if isinstance(name, str) and name}


def with_engines(services: ProgramServices, players: Sequence[str], kept: Mapping[str, object]) -> list[str]:
    """Return the players by seat, with the chosen engines that the person's list contains."""
    chosen = chosen_in(kept)
    if not chosen or services.folder is None:
        return list(players)
    found, _ = read_engines(services.folder.engines)
    seated = []
    for seat, player in enumerate(players):
        engine, who = chosen.get(chair(player, seat), ""), who_is(player)
        plays = engine in found and player != PERSON
        seated.append(f"{ENGINE}{engine}{'@' if who else ''}{who}" if plays else player)
    return seated


# Questions to engines


class ExternalEngines(QObject):
    """Asks the engines chosen for a game, on a thread (`external_players.EngineThread`)."""

    _said = Signal(object)
    """Emitted on that thread with an answer."""

    def __init__(self, services: ProgramServices, spec: GameSpec) -> None:
        super().__init__()
        self._services, self._spec = services, spec
        self._thread: EngineThread | None = None
        self._number = 0
        self._open: tuple[OnAnswer, OnFailure] | None = None
        """Callbacks of the question that waits for an answer; None if none waits."""
        self._said.connect(self._hear, Qt.ConnectionType.QueuedConnection)
        self._patience = QTimer(self, singleShot=True)
        self._patience.setInterval(PATIENCE_MS)
        self._patience.timeout.connect(self._no_answer)
        self._out: dict[int, tuple[Match, int, str]] = {}
        """Failed engines by seat: the match, the round and the player's name."""

    def ask(self, match: Match, player: str, request: Json, on_answer: OnAnswer, lost: OnFailure) -> None:
        """Ask the engine of the seat to move.

        `lost` is called with an error code if the engine fails. The engine is not asked again in that round:
        then `lost` is called with an empty text.
        """
        seat, name, folder = match.actor, engine_in(player), self._services.folder
        now = match, match.round_count, player
        if self._out.get(seat) == now:
            lost("")
            return

        def fails(why: str) -> None:
            self._out[seat] = now
            lost(why)

        kept = self._services.settings.of_game(self._spec.key)
        if folder is None or chosen_in(kept).get(chair(player, seat)) != name:
            fails("unchosen")
            return
        if self._thread is None:
            self._thread = EngineThread(
                folder.engines, folder.thinker_log, lambda said: self._said.emit(said)
            )
            self._thread.start()
        self._number += 1
        self._open = on_answer, fails
        self._patience.start()
        self._thread.ask({**request, "id": self._number, "news": news(match, seat)})

    def _hear(self, said: Json) -> None:
        if self._open is None or said["id"] != self._number:
            return
        on_answer, lost = self._open
        self._open = None
        self._patience.stop()
        if "failed" in said:
            lost(said["failed"])
        else:
            on_answer(said)

    def _no_answer(self) -> None:
        if self._open is not None:
            _, lost = self._open
            self.forget()
            lost("silent")

    def forget(self) -> None:
        """Cancel the open question, and end the engine that was asked."""
        if self._open is not None:
            self._end_thread()

    def end(self) -> None:
        """End all engines, and allow failed ones again."""
        self._out.clear()
        self._end_thread()

    def _end_thread(self) -> None:
        thread, self._thread, self._open = self._thread, None, None
        self._patience.stop()
        if thread is not None:
            thread.end()


def out_words(engine: str, why: str, other: str) -> str:
    """Return the sentence that an engine is out of a round, the reason, and the substitute player."""
    reasons = {
        "unchosen": translate("engines", "it is not chosen in Options here"),
        "unlisted": translate("engines", "it is not in your list of programs"),
        "start": translate("engines", "it could not be started"),
        "ended": translate("engines", "it ended"),
        "silent": translate("engines", "it gave no answer in time"),
        "illegal": translate("engines", "it chose what the rules forbid"),
        "version": translate("engines", "it speaks another version"),
        "declined": translate("engines", "it doesn’t play this game with these options"),
    }
    text = translate(
        "engines",
        "The program “{engine}” is out of this round: {why}. Until the next one {name} plays instead.",
    )
    if why in NONSENSE:
        why = translate("engines", "it answered nonsense")
    return text.format(engine=engine, why=reasons.get(why, why), name=other)


# Dialogs for the choice


def there(services: ProgramServices) -> list[str]:
    """Return the engine names in the person's list; report a faulty line in an alert."""
    if services.folder is None:
        return []
    found, wrong = read_engines(services.folder.engines)
    if wrong:
        # Delayed, so that the alert opens over the dialog, not behind it.
        QTimer.singleShot(0, lambda: services.show_alert(line_words(*wrong[0])))
    return list(found)


def line_words(number: int, why: str) -> str:
    """Return the sentence for the fault in a line of the list."""
    text = {
        "opening": translate("engines", "“{file}” can’t be opened: it is no file, or you may not read it."),
        "file": translate("engines", "“{file}” can’t be read: it is no text, or too long."),
        "equals": translate("engines", "Line {n} of “{file}” is not NAME = COMMAND."),
        "name": translate(
            "engines",
            "Line {n} of “{file}” begins with no name: up to 24 letters without accents, digits, dots and "
            "hyphens.",
        ),
        "twice": translate("engines", "Line {n} of “{file}” has a name that is there already."),
        "quotes": translate("engines", "Line {n} of “{file}” has a quotation mark without a second one."),
        "command": translate("engines", "Line {n} of “{file}” has a name, but no command."),
    }[why]
    return text.format(n=number, file="engines.txt")


def add_button(services: ProgramServices, spec: GameSpec, form: OptionsDialog) -> None:
    """Add a button for external engines to a game's Options if the person's list has any.

    The values of the form then contain the chosen engines.
    """
    names = there(services)
    if not names:
        return
    kept = {at: name for at, name in chosen_in(services.settings.of_game(spec.key)).items() if name in names}

    def show() -> None:
        text = translate("engines", "Other Programs ({n})…") if kept else _plain_text()
        button.setText(unkeyed(text.format(n=len(kept))))

    def choose() -> None:
        dialog = EngineSeatsDialog(spec, usable(spec.options, form.values()), names, kept)

        def take() -> None:
            kept.update(dialog.kept())
            for at in [at for at, name in kept.items() if not name]:
                del kept[at]
            show()

        when_ok(services.manager, dialog, take)

    balloon = translate("balloon", "To let programs of your own play at the table, click this button.")
    button = form.add_other(KEPT, _plain_text(), balloon, choose)
    form.reads[KEPT] = lambda: dict(kept)
    show()


def _plain_text() -> str:
    return translate("engines", "Other Programs…")


class EngineSeatsDialog(Dialog):
    """Dialog that asks, for each computer's chair, whether an external engine plays there."""

    def __init__(
        self, spec: GameSpec, options: Options, names: Sequence[str], kept: Mapping[str, str]
    ) -> None:
        super().__init__(translate("engines", "Other Programs"))
        self.body.addWidget(
            paragraph(translate("engines", "Which players are programs of yours?"), width=300)
        )
        self.menus: dict[str, PopUp] = {}
        own = translate("engines", "plays as in Options")
        balloon = translate("balloon", "To let a program decide what {name} plays, choose it from this menu.")
        lines = []
        seats = spec.seats(options.asked())
        for seat, player in enumerate(options.sitting()):
            if player == PERSON:
                continue
            called = companion(who_is(player)) or seats[seat].name
            items = ((own, ""), *((name, name) for name in names))
            menu = pop_up(items, kept.get(chair(player, seat), ""), balloon.format(name=called))
            menu.setAccessibleName(called)
            self.menus[chair(player, seat)] = menu
            lines.append((translate("engines", "{name}:").format(name=called), menu))
        self.body.addLayout(grid_of(lines))
        if not lines:
            self.add_text(translate("engines", "There is no computer at this table."), small=True, width=300)
        self.ok_or_cancel(translate("balloon", "To let them play so, click this button."))
        self.fit()

    def kept(self) -> dict[str, str]:
        """Return the chosen engine of each chair; empty for none."""
        return {at: str(menu.currentData()) for at, menu in self.menus.items()}
