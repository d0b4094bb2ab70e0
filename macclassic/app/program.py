"""The program on screen: start-up, the desktop, the menus, and the game that is open."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from datetime import date
from functools import partial
from importlib import import_module
from typing import Any, cast

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QRect, Qt, QTimer, QTranslator
from PySide6.QtGui import QGuiApplication, QIcon, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsItem

from macclassic import ID
from macclassic.app import disk, displays, panels
from macclassic.app import settings as settings_file
from macclassic.app.beside import Beside
from macclassic.app.demo import Demo
from macclassic.app.desktop import Desktop
from macclassic.app.editmenu import Editing
from macclassic.app.gamedesk import GameDesk
from macclassic.app.helpmenu import Manual
from macclassic.app.host import Desk
from macclassic.app.ladder import open_keepsake, things
from macclassic.app.ledger import Ledger
from macclassic.app.lesson import LessonDesk
from macclassic.app.menus import menus_of
from macclassic.app.notice import Shareware
from macclassic.app.par import Par
from macclassic.app.patterns_panel import DesktopPatterns, apply_pattern
from macclassic.app.persons import Person, Persons, load_settings, save_settings
from macclassic.app.replay import ReplayDesk
from macclassic.app.thinker import Thinker
from macclassic.engine.game import GameSpec
from macclassic.engine.registry import games
from macclassic.quickdraw import fonts
from macclassic.quickdraw.resources import FIRST_LANGUAGE, languages, resources_dir
from macclassic.toolbox import pictures
from macclassic.toolbox.balloons import Balloons
from macclassic.toolbox.dialogs import Kind, alert
from macclassic.toolbox.gametable import GameTable, Parts
from macclassic.toolbox.menus import MenuBar
from macclassic.toolbox.screen import Screen
from macclassic.toolbox.sound import Sounds
from macclassic.toolbox.style import ClassicStyle
from macclassic.toolbox.voice import Voice
from macclassic.toolbox.voices import Manners
from macclassic.toolbox.windows import WindowManager

translate = QCoreApplication.translate


def application() -> QApplication:
    """Return the one application, with our style and fonts; made at the first call.

    Raises MissingFont.
    """
    found = QApplication.instance()
    if isinstance(found, QApplication):
        app = found
    else:
        QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
        app = QApplication([*sys.argv[:1], *displays.arguments(sys.platform, os.environ)])
        displays.let_go()
    app.setApplicationName("macclassic")
    app.setDesktopFileName(ID)
    app.setWindowIcon(QIcon(QPixmap.fromImage(pictures.picture("art", "icon-macclassic"))))
    if not isinstance(app.style(), ClassicStyle):
        fonts.load()
        app.setStyle(ClassicStyle())
        app.setFont(fonts.system())
        app.setPalette(app.style().standardPalette())
        app.setCursorFlashTime(1067)  # 32 ticks on, 32 off
        app.setDoubleClickInterval(533)
    return app


class Program(QObject):
    """One running copy: a screen, a menu bar, the desktop, and at most one game in front of it."""

    def __init__(
        self,
        folder: disk.Folder | None,
        settings: settings_file.Settings,
        today: Callable[[], date] = date.today,
        think: bool = True,
        persons: Persons | None = None,
    ) -> None:
        super().__init__()
        self.settings = settings
        self.folder = folder
        self.persons = persons or Persons(folder and folder.copy)
        """Who shares this copy."""
        self.persons.show_faces()
        self.today = today
        """Tells the day, by the player's own calendar."""
        self.shareware = Shareware(self, today)
        self._translator: QTranslator | None = None
        self.set_language(settings.language)
        self.screen = Screen(depth=settings.depth, scale=settings.scale)
        self.screen.setWindowTitle("macclassic")
        panels.apply_monitor(self.screen, settings)
        apply_pattern(self.screen, settings)
        self.sounds = Sounds(self)
        panels.apply_sound(self.sounds, settings)
        self.manager = WindowManager(self.screen)
        self.bar = MenuBar(self.screen, self.manager)
        self.sounds.unheard.connect(self.bar.flash_all)
        self.editing = Editing(self.manager, self.update_menus)
        self.bar.put_down.connect(self._keyboard_back)
        self.bar.setAccessibleName(translate("accessible", "Menu bar"))
        self.balloons = Balloons(self.screen, self.manager)
        self.balloons.on = settings.balloons
        self.balloons.toggled.connect(self._balloons_toggled)
        self.voice = Voice(self.screen, self.manager)
        self.voice.explain = self.balloons.balloon_at if settings.balloons else None
        self.manager.beeped.connect(self.beep)
        self.desktop = Desktop(
            self.screen, [(key, spec.title) for key, spec in games().items() if spec.screen]
        )
        self.desktop.opened.connect(self._open_icon)
        self.desktop.selection_changed.connect(self.update_menus)
        self.voice.watch(self.desktop)
        self.desktop.current_changed.connect(lambda key: self.voice.current(self.desktop, key))
        self.manager.front_changed.connect(self._front_changed)
        log = folder.thinker_log if folder is not None else None
        self.thinker = Thinker(self, log=log) if think else None
        if self.thinker is not None:
            self.thinker.busy_changed.connect(self._waits)
        self.par = Par(self)
        """Finds the par of days' deals."""
        self.games: dict[str, GameDesk | ReplayDesk | LessonDesk] = {}
        """What is open, by the game's key; one at a time."""
        self.demo = Demo(self)
        self.demo.setParent(self)
        self.keys = Manual(self, resources_dir() / "help", lambda: translate("menu", "Keyboard"))
        self._ended = False
        self._troubles: list[str] = []
        self._after_troubles: list[Callable[[], None]] = []
        # Told when painting is over, since an alert changes what is being painted.
        pictures.report[:] = [lambda sentence: QTimer.singleShot(0, self, lambda: self.tell(sentence))]
        self.screen.quitting.connect(self.quit)
        self._front_changed()

    # Language

    def set_language(self, language: str) -> None:
        """Speak a language, where there is a translation; an empty name takes the system's."""
        wanted = language or QLocale.system().name()[:2]
        app = QCoreApplication.instance()
        assert app is not None
        if self._translator is not None:
            app.removeTranslator(self._translator)
            self._translator.deleteLater()
        self.language = wanted if wanted in languages() else FIRST_LANGUAGE
        """The language that is spoken."""
        self._translator = panels.translation(self.language, self)
        fonts.speak(self.language)
        if self._translator is not None:
            app.installTranslator(self._translator)

    # Starting and ending

    def start(self, game: str | None = None) -> None:
        """Show the notice if it is due, then go into a game if one was named."""
        self.show_keepsakes()
        self.screen.show()
        self.screen.activateWindow()
        self.desktop.setFocus()

        def enter() -> None:
            if game is not None:
                self.open_game(game, zoom=False)

        self.shareware.begin(enter)

    def quit(self) -> None:
        """End the program; what was played is saved already."""
        # Quitting closes the window, and closing the window quits: once is enough.
        if self._ended:
            return
        self._ended = True
        for desk in list(self.games.values()):
            desk.close()
        if self.thinker is not None:
            self.thinker.close()
        self.par.stop()
        self.demo.close()
        self.sounds.stop()
        if self.folder is not None:
            Ledger.of(self.folder).close()
            self.folder.release()
        QCoreApplication.quit()

    def save_settings(self) -> None:
        """Write the settings; a failure is told and changes nothing else."""
        if self.folder is None:
            return
        try:
            save_settings(self.folder, self.settings)
        except disk.DiskError as error:
            self.tell(str(error))

    def tell(self, sentence: str) -> None:
        """Show an alert with one sentence, after those that are on screen already."""
        self._troubles.append(sentence)
        if len(self._troubles) == 1:
            self._tell_next()

    def _tell_next(self) -> None:
        def read() -> None:
            self._troubles.pop(0)
            if self._troubles:
                self._tell_next()
                return
            waiting, self._after_troubles = self._after_troubles, []
            for then in waiting:
                then()

        self.beep()
        alert(self.manager, Kind.CAUTION, self._troubles[0], read, stays=True)

    def when_told(self, then: Callable[[], None]) -> None:
        """Do something when all alerts have been read: at once, if there are none."""
        if self._troubles:
            self._after_troubles.append(then)
        else:
            then()

    def beep(self) -> None:
        """Beep, or flash the menu bar where that can't be heard."""
        self.sounds.beep()

    # Games

    def open_game(
        self, key: str, zoom: bool = True, enter: bool = True, beside: Beside | None = None
    ) -> None:
        """Open a game's window, or bring it to the front if it is open; `beside`: with the match of a kind.

        Without `enter` it stands there with no match.
        """
        there = self.games.get(key)
        other = there.beside if isinstance(there, GameDesk) else None
        if there is not None and (other and other.kind) == (beside and beside.kind):
            self.manager.activate(there.window)
            if beside is not None and isinstance(there, GameDesk):
                there.beside = beside
                beside.enter(there)
            return
        self._close_games()
        spec = games()[key]
        game = GameDesk(self, spec, self.build_table(spec), beside)
        self._take(game)
        start: QRect | None = self.desktop.icon_rect(key) if zoom else None
        game.open(start, enter)

    def _open_icon(self, key: str) -> None:
        if key in games():
            self.open_game(key)
        else:
            open_keepsake(self, key)

    def show_keepsakes(self) -> None:
        """Show on the desktop what was won on the ladder."""
        self.desktop.show_others(things(self))

    def _close_games(self) -> None:
        for desk in list(self.games.values()):
            if isinstance(desk, LessonDesk):
                desk.returns = None
            self.manager.close(desk.window)

    def _take(self, desk: GameDesk | ReplayDesk | LessonDesk) -> None:
        """Have a desk among what is open."""
        desk.setParent(self)
        self.games[desk.spec.key] = desk

    @property
    def game(self) -> GameDesk | ReplayDesk | LessonDesk | None:
        """What is open; of several, what was opened last."""
        return next(reversed(self.games.values()), None)

    def build_table(
        self, spec: GameSpec, sounds: Sounds | None = None, made: Callable[[Parts], Parts] | None = None
    ) -> GameTable:
        """Build a game's table; the module of its parts is imported now and not before. `made`: what is made
        of these."""
        module, _, name = spec.screen.partition(":")
        parts = getattr(import_module(module), name)
        table = GameTable(self.manager, sounds or self.sounds, parts if made is None else made(parts))
        table.use(motion=self.settings.motion, manners=self._manners(spec))
        return table

    def _manners(self, spec: GameSpec) -> Manners:
        """Return how much is said at the table of a game."""
        return Manners(self.settings.attitude, self.language, spec.key, self.settings.company)

    def enliven(self) -> None:
        """Have what is open move and sound as the settings say."""
        self.sounds.on = self.settings.sound
        for desk in self.games.values():
            desk.table.use(motion=self.settings.motion, manners=self._manners(desk.spec))

    def open_replay(self, record: dict[str, Any]) -> None:
        """Show a record step by step, in the place of the game that is open.

        Raises BadRecord.
        """
        spec = games()[record["game"]]
        replay = ReplayDesk(self, spec, self.build_table(spec), record)
        self._close_games()
        self._take(replay)
        replay.open()

    def open_lesson(self, key: str) -> None:
        """Give the lesson of a game, in the place of what is open; its own table comes back afterwards."""
        game, back, waits = self.games.get(key), None, False
        if isinstance(game, GameDesk):
            back, waits = partial(self.open_game, key, beside=game.beside), game.session.under_way
        lesson = LessonDesk(self, games()[key], back, waits)
        self._close_games()
        self._take(lesson)
        lesson.open()

    def sit_down(self, key: str, options: Mapping[str, Any]) -> None:
        """Open a game and go on with the match that was left there, or begin one with these options."""
        self._close_games()
        self.open_game(key, zoom=False, enter=False)
        game = self.games[key]
        assert isinstance(game, GameDesk)
        game.sit_down(options)

    def game_closed(self, desk: Desk) -> None:
        """Forget a desk whose window has gone."""
        if self.games.get(desk.spec.key) is desk:
            del self.games[desk.spec.key]
        self._front_changed()

    def _front_changed(self) -> None:
        if self.manager.front is None:
            self.screen.scene().setActivePanel(cast(QGraphicsItem, None))
            self.desktop.proxy.setFocus()
            self.desktop.setFocus()
        self.editing.watch_front()
        self.update_menus()

    def _keyboard_back(self) -> None:
        """Give the keyboard back to what is in front: a menu that nothing was chosen from took it along."""
        front = self.manager.front
        if front is not None and self.screen.scene().focusItem() is None and not self.manager.hidden:
            self.manager.activate(front)

    def _waits(self, waits: bool) -> None:
        """Make the pointer a watch while a computer thinks, if that takes long enough to be seen."""
        if waits:
            self.screen.pointer.begin_waiting()
        else:
            self.screen.pointer.end_waiting()

    # Menus

    def update_menus(self) -> None:
        """Let the bar show what can be done now."""
        self.bar.set_menus(menus_of(self, self.front_game, self.editing.menus()))
        self.bar.set_dimmed(self.manager.modal is not None)

    @property
    def front_game(self) -> GameDesk | ReplayDesk | LessonDesk | None:
        """The game in front; None while the desktop is, with no game open or its windows hidden."""
        return None if self.manager.hidden else self.game

    @property
    def registered(self) -> bool:
        """Whether a name has been registered."""
        return self.shareware.registered

    def register(self) -> None:
        """Ask for a name to register this copy to."""
        self.shareware.register()

    def show_about(self) -> None:
        """Show the About box of what is in front."""
        ahead = self.front_game
        if ahead is not None:
            title, thanks = ahead.spec.title, ahead.table.words.thanks()
        else:
            title = "macclassic"
            thanks = translate(
                "about",
                "A pocket Macintosh of 1993 for people who miss it. Own drawings, own fonts, own sounds, and "
                "thanks to the authors of the games it remembers.",
            )
        self.manager.open(panels.about(self.settings, title, thanks))

    def _balloons_toggled(self, on: bool) -> None:
        self.settings.balloons = on
        self.voice.explain = self.balloons.balloon_at if on else None
        self.save_settings()
        self.update_menus()

    def show_patterns(self) -> None:
        """Show the Desktop Patterns panel."""
        self.manager.open(DesktopPatterns(self.screen, self.settings, self.save_settings))

    def show_monitors(self) -> None:
        """Show the Monitors panel."""
        self.manager.open(panels.Monitors(self.screen, self.settings, self.save_settings))

    def show_language(self) -> None:
        """Show the Language panel."""
        self.manager.open(panels.LanguagePanel(self.settings, self.speak))

    def speak(self, language: str) -> None:
        """Speak a language, as the settings have it, from now on: what is on screen changes with it."""
        if language != self.settings.language:
            self.settings.decide("language")
        self.settings.language = language
        self.save_settings()
        self._spoken()

    def _spoken(self) -> None:
        """Speak and be lively as the settings say."""
        self.set_language(self.settings.language)
        self.enliven()
        self.bar.setAccessibleName(translate("accessible", "Menu bar"))
        self.keys.retranslate()
        self.show_keepsakes()
        for desk in self.games.values():
            desk.retranslate()
        self.update_menus()
        self.screen.refresh()

    def become(self, person: Person) -> None:
        """Let somebody else of those who share this copy play: what is open is closed as it stands, and all
        is as they have it."""
        self._close_games()
        self.par.stop()
        for window in reversed(self.manager.windows):
            self.manager.close(window)
        self.save_settings()
        try:
            folder = self.persons.play(person)
        except disk.DiskError as error:
            self.tell(str(error))
            return
        if self.folder is not None:
            Ledger.of(self.folder).close()
        settings, troubles = load_settings(folder)
        if not folder.settings.exists():
            # Somebody new, who can't have chosen another.
            settings.language = self.settings.language
        settings.share(self.settings)
        self.folder, self.settings = folder, settings
        self.persons.show_faces()
        apply_pattern(self.screen, settings)
        self.balloons.on = settings.balloons
        self._spoken()
        for sentence in troubles:
            self.tell(sentence)

    def show_keys(self) -> None:
        """Show what each key does."""
        self.keys.show()

    def start_demo(self, key: str | None) -> None:
        """Let a game play itself, or without a key all of them, one after the other."""
        self.demo.start(key)

    def show_sound(self) -> None:
        """Show the Sound panel."""
        self.manager.open(panels.SoundPanel(self.sounds, self.settings, self.save_settings))
