"""Games of plugins on the desktop: their resources and translations, and what happens when one fails.

If a plugin's code raises in any method that the program calls, the game is closed with the match as it was
saved after the last move, the person reads one sentence, and everything else goes on. The traceback goes to
stderr, for the plugin's author.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from types import TracebackType
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from PySide6.QtCore import QCoreApplication, QObject, QTimer, QTranslator

from macclassic.engine.core.plugins import PLUGIN_ERRORS, error_line, hold_exits, plugin_at_fault
from macclassic.engine.core.registry import games
from macclassic.quickdraw import resources
from macclassic.toolbox.grammar.sentences import translate

if TYPE_CHECKING:
    from macclassic.app.program.program import Program
    from macclassic.engine.core.game_spec import GameSpec
    from macclassic.table.game_table import GameTable


def refusals() -> list[str]:
    """Return one sentence for each plugin that cannot be used."""
    return [each.sentence(lambda text: translate("guests", text)) for each in games().refused]


class PluginWatch(QObject):
    """Watches over the games of plugins for a program, from creation until `stop`."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._program = program
        self._tables: WeakKeyDictionary[GameTable, str] = WeakKeyDictionary()
        self._failed: set[str] = set()
        """Keys of the games that have failed and were not opened again."""
        self._tried: set[str] = set()
        self._translators: list[QTranslator] = []
        self._watches = True
        self._before = sys.excepthook
        # Bound once, so that `stop` can compare it by identity.
        self._hook = self._raised
        sys.excepthook = self._hook
        hold_exits(True)
        for plugin in games().plugins.values():
            resources.add(plugin.folder / "resources")

    def stop(self) -> None:
        """Restore the previous exception hook, and let exits end the program again."""
        self._watches = False
        hold_exits(False)
        if sys.excepthook is self._hook:
            sys.excepthook = self._before

    def install_translations(self, language: str) -> None:
        """Install the translations of the plugins; the program's own must be installed after them."""
        app = QCoreApplication.instance()
        assert app is not None
        for each in self._translators:
            app.removeTranslator(each)
        self._translators.clear()
        for key, plugin in games().plugins.items():
            translator = QTranslator(self)
            if translator.load(str(plugin.folder / "resources" / "i18n" / f"{key}_{language}.qm")):
                app.installTranslator(translator)
                self._translators.append(translator)

    def sit(self, spec: GameSpec, table: GameTable) -> None:
        """Register the table of a plugin's game; the game is tried out before its first use."""
        if spec.key not in games().plugins:
            return
        self._tables[table] = spec.key
        self._failed.discard(spec.key)
        if spec.key not in self._tried:
            from macclassic.engine.match.plugin_trial import try_plugin

            try_plugin(spec)
            self._tried.add(spec.key)

    @contextmanager
    def watching(self, key: str) -> Iterator[None]:
        """Context for a call on behalf of a game: an error of a plugin is reported and suppressed."""
        try:
            yield
        except PLUGIN_ERRORS as error:
            if key not in games().plugins:
                raise
            self._tell_of(key, error)

    def _raised(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        key = (
            plugin_at_fault(error, games().plugins, self._game_of_table)
            if self._watches and issubclass(kind, PLUGIN_ERRORS)
            else ""
        )
        if key:
            self._tell_of(key, error)
        else:
            self._before(kind, error, trace)

    def _game_of_table(self, thing: Any) -> str:
        """Return the key of the game that a table belongs to, or the one that the menu bar shows."""
        program = self._program
        if thing is vars(program).get("bar") and "games" in vars(program):
            return program.front_game.spec.key if program.front_game is not None else ""
        try:
            return self._tables.get(thing, "")
        except TypeError:
            return ""

    def _tell_of(self, key: str, error: BaseException) -> None:
        if sys.stderr is not None:
            with suppress(PLUGIN_ERRORS):
                traceback.print_exception(error)
        if key in self._failed:
            return
        self._failed.add(key)
        plugin = games().plugins[key]
        text = translate(
            "guests",
            "“{title}”, of the package “{package}”, has failed and is closed ({why}). What was played is as "
            "it was saved after the last move.",
        )
        why = error_line(error, plugin.folder)
        sentence = text.format(title=plugin.spec.title, package=plugin.package, why=why)
        # Deferred: the failed call may still use the game's objects.
        QTimer.singleShot(0, self, partial(self._put_away, key, sentence))

    def _put_away(self, key: str, sentence: str) -> None:
        """Close all that is open of a game, ignoring further errors of it, and show the alert."""
        program = self._program
        demo = program.__dict__.get("demo")
        controller = program.games.get(key)
        steps: list[Callable[[], object]] = []
        if demo is not None:
            # If the demo failed before it had a table, it has not ended by itself.
            steps.append(demo.end if demo.running else partial(program.pause_animation, False))
        if controller is not None:
            if controller.session is not None:
                steps += [controller.session.computers.stop, controller.session.store.close]
            steps += [
                partial(program.manager.close, controller.window),
                partial(program.game_closed, controller),
            ]
        for step in (*steps, program.update_menus):
            try:
                step()
            except PLUGIN_ERRORS:
                traceback.print_exc()
        program.show_alert(sentence)
