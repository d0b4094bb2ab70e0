"""The program on screen: start-up, desktop, menus and the open games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import nullcontext
from datetime import date
from functools import cached_property, partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsItem

from macclassic.app.desktop import apply_settings
from macclassic.app.desktop.deferred_work import DeferredWork, MemoryReclaimer
from macclassic.app.desktop.desktop import Desktop
from macclassic.app.desktop.window_placement import WindowPlacement
from macclassic.app.menus.desktop_menus import menus_of
from macclassic.app.program import display_probe
from macclassic.app.storage import data_folder
from macclassic.app.storage import settings as settings_file
from macclassic.app.storage.profiles import Profiles, load_settings, save_settings
from macclassic.engine.core.game_spec import GameSpec, Json, lazily
from macclassic.engine.core.registry import games
from macclassic.engine.progress.trial_period import is_registered
from macclassic.quickdraw.resources import resources_dir
from macclassic.toolbox.base import look, pictures
from macclassic.toolbox.base.motion_timing import Activity
from macclassic.toolbox.base.sound import Sounds
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.help.balloon_help import Balloons
from macclassic.toolbox.menus.menu_bar import MenuBar
from macclassic.toolbox.screen.emulated_screen import Screen
from macclassic.toolbox.style import application as app_style
from macclassic.toolbox.style.application import dress
from macclassic.toolbox.windows.window_manager import DESKTOP, WindowManager

if TYPE_CHECKING:
    # Imported on first use, since the first picture does not need them.
    from macclassic.app.dialogs.shareware_notice import Shareware
    from macclassic.app.game.game_controller import GameController
    from macclassic.app.play.demo import DemoStarter
    from macclassic.app.play.help_windows import HelpManual
    from macclassic.app.play.table_controller import TableController
    from macclassic.app.play.think_process import ThinkProcess
    from macclassic.app.program_services import Controller, ControllerMenus, MatchContext
    from macclassic.app.progress.daily_par import DailyPar
    from macclassic.app.storage.profiles import Profile
    from macclassic.table.company.banter import BanterSettings
    from macclassic.table.game_table import GameTable
    from macclassic.table.table_parts import AnyParts
    from macclassic.toolbox.accessibility.announcer import Voice

offer_to_give_up = lazily("macclassic.app.dialogs.archive_dialogs:offer_to_give_up")
open_file = lazily("macclassic.app.program.single_instance:open_file")

_plugin_watch = lazily("macclassic.app.program.plugin_watch:PluginWatch")
_keepsakes = lazily("macclassic.app.game.ladder_match:things")
_open_keepsake = lazily("macclassic.app.game.ladder_match:open_keepsake")
_plain_match = lazily("macclassic.app.game.plain_match:PlainMatch")
_desktop_patterns = lazily("macclassic.app.dialogs.desktop_patterns_panel:DesktopPatternsPanel")
_keep_picture = lazily("macclassic.app.desktop.start_picture:keep")
_about = lazily("macclassic.app.dialogs.control_panels:about")
_scene = lazily("macclassic.table.title_picture:scene")
_monitors = lazily("macclassic.app.dialogs.control_panels:MonitorsPanel")
_language = lazily("macclassic.app.dialogs.control_panels:LanguagePanel")
_sound = lazily("macclassic.app.dialogs.control_panels:SoundPanel")
_menus_of_game = lazily("macclassic.app.menus.game_menus:menus_of_game")
_menus_of_lesson = lazily("macclassic.app.menus.game_menus:menus_of_lesson")
_menus_of_replay = lazily("macclassic.app.menus.game_menus:menus_of_replay")
_licences = lazily("macclassic.app.dialogs.licences_window:show_licences")


SOON_MS = 40
"""Milliseconds from the selection of an icon, which is drawn first, to the import of its game."""


def application() -> QApplication:
    """Return the one application with style and fonts; it is created at the first call.

    Raises MissingFont.
    """
    app = display_probe.application()
    app.setWindowIcon(QIcon(QPixmap.fromImage(pictures.picture("art", "icon-macclassic"))))
    dress(app)
    return app


OPENING = (
    "macclassic.app.game.game_controller",
    "macclassic.app.menus.game_menus",
    "macclassic.engine.progress.lesson",
)
"""Modules that every opened game needs in addition to its own."""


class Program(QObject):
    """A running copy: one screen, a menu bar, the desktop, and the open games."""

    def __init__(
        self,
        folder: data_folder.Folder | None,
        settings: settings_file.Settings,
        today: Callable[[], date] = date.today,
        think: bool = True,
        persons: Profiles | None = None,
        screen: Screen | None = None,
        translation: apply_settings.Translation | None = None,
    ) -> None:
        """`screen`: one with the start picture. `translation`: the translation loaded so far, if any."""
        super().__init__()
        self.settings = settings
        self.folder = folder
        self.profiles = persons or Profiles(folder and folder.copy)
        """The profiles of this copy."""
        self.profiles.show_faces()
        self.today = today
        """Returns the current day by the player's calendar."""
        self._thinks = think
        self._translation = translation or apply_settings.Translation()
        self._translation.setParent(self)
        self.plugins = _plugin_watch(self) if games().plugins else None
        """Watches over the games of plugins; None if there are none."""
        self.set_language(settings.language)
        self.screen = screen or Screen(depth=settings.depth, scale=settings.scale)
        if screen is None:
            apply_settings.apply_monitor(self.screen, settings)
        self.keeper = WindowPlacement(
            self.screen, lambda: self.settings, lambda: self.save_settings(asked=False)
        )
        look.use_pattern(settings.pattern)
        self.sounds = Sounds(self)
        apply_settings.apply_sound(self.sounds, settings)
        self.manager = WindowManager(self.screen)
        self.bar = MenuBar(self.screen, self.manager)
        self.sounds.unheard.connect(self.bar.flash_all)
        self.bar.put_down.connect(self._keyboard_back)
        self.bar.setAccessibleName(translate("accessible", "Menu bar"))
        self.balloons = Balloons(self.screen, self.manager)
        self.balloons.on = settings.balloons
        self.balloons.toggled.connect(self._balloons_toggled)
        self.manager.beeped.connect(self.beep)
        self.desktop = Desktop(
            self.screen, [(key, spec.title) for key, spec in games().items() if spec.screen]
        )
        self.desktop.put_back(settings.icons)
        self.desktop.put.connect(self._icons_put)
        self.desktop.opened.connect(self._open_icon)
        self.desktop.clicked.connect(partial(self.manager.bring, DESKTOP))
        self.desktop.selection_changed.connect(self.update_menus)
        self.desktop.selection_changed.connect(lambda: QTimer.singleShot(SOON_MS, self, self._expect))
        self.manager.front_changed.connect(self._front_changed)
        self.mark_waiting()
        self._still = False
        self.games: dict[str, TableController] = {}
        """Open tables by the key of their game, ordered by when each was in front last."""
        self._ended = False
        self._troubles: list[str] = []
        self._after_troubles: list[Callable[[], None]] = []
        # Reported after painting, since an alert changes what is being painted.
        pictures.report[:] = [lambda sentence: QTimer.singleShot(0, self, lambda: self.show_alert(sentence))]
        self.screen.quitting.connect(self.quit)
        self._front_changed()
        if screen is not None:
            self.show_keepsakes()
        # At once and whole, so that no frame shows a part of it.
        self.screen.refresh()
        self.afterwards = DeferredWork(self.screen.viewport())
        """Does the work that the first picture does not need."""
        self.afterwards.do(lambda: self.announcer, lambda: self.demo)
        self._thrift = MemoryReclaimer(self.screen)
        self.manager.front_changed.connect(self._thrift.soon)

    # Created on first use

    @cached_property
    def announcer(self) -> Voice:
        """Announcements for screen readers."""
        from macclassic.toolbox.accessibility.announcer import Voice

        voice = Voice(self.screen, self.manager)
        voice.explain = self.balloons.balloon_at if self.settings.balloons else None
        voice.watch(self.desktop)
        self.desktop.current_changed.connect(lambda key: voice.current(self.desktop, key))
        return voice

    @cached_property
    def demo(self) -> DemoStarter:
        """Starts demos."""
        from macclassic.app.play.demo import DemoStarter

        demo = DemoStarter(self)
        demo.setParent(self)
        return demo

    @cached_property
    def think_process(self) -> ThinkProcess | None:
        """The process of computer players; None if this program does not think."""
        from macclassic.app.play.think_process import ThinkProcess

        if not self._thinks:
            return None
        thinker = ThinkProcess(self, log=self.folder.thinker_log if self.folder is not None else None)
        thinker.busy_changed.connect(self._show_watch)
        return thinker

    @cached_property
    def daily_par(self) -> DailyPar:
        """Computes the par of daily deals."""
        from macclassic.app.progress.daily_par import DailyPar

        return DailyPar(self)

    @cached_property
    def common_help(self) -> HelpManual:
        """Help common to all games: the keys, the desktop, and more."""
        from macclassic.app.play.help_windows import HelpManual

        return HelpManual(self, resources_dir() / "help", lambda: translate("menu", "Help"))

    @cached_property
    def shareware(self) -> Shareware:
        """The trial period and the registration."""
        from macclassic.app.dialogs.shareware_notice import Shareware

        return Shareware(self, self.today)

    # Language

    def set_language(self, language: str) -> None:
        """Set the language if it has a translation; an empty name means the language of the system."""
        self.language = apply_settings.spoken(language)
        """The language in use."""
        if self.plugins is not None:
            # A translator that is installed later is asked first: the program's own comes last.
            self._translation.remove()
            self.plugins.install_translations(self.language)
        app_style.use_language(self.language)
        self._translation.use_language(self.language)

    # Starting and ending

    def start(self, game: str | None = None, file: Path | None = None) -> None:
        """Show the notice if it is due, then open the named game or the match of a file."""
        self.show_keepsakes()
        self.screen.show()
        self.screen.activateWindow()
        if self.manager.front is None:
            self.desktop.setFocus()

        def enter() -> None:
            if file is not None:
                open_file(self, file)
            elif game is not None:
                self.open_game(game, zoom=False)

        if self.registered:
            enter()
        else:
            self.shareware.begin(enter)

    def quit(self) -> None:
        """End the program; matches are saved already."""
        # Quitting closes the window, and closing the window quits: once is enough.
        if self._ended:
            return
        self._ended = True
        self.keeper.rest()
        for controller in list(self.games.values()):
            controller.close()
        # Close only the services that were created.
        for thinker in (self.__dict__.get("think_process"), self.__dict__.get("background_process")):
            if thinker is not None:
                thinker.close()
        if "daily_par" in self.__dict__:
            self.daily_par.stop()
        if "demo" in self.__dict__:
            self.demo.close()
        self.sounds.stop()
        if self.plugins is not None:
            self.plugins.stop()
        if self.folder is not None:
            self._keep_picture(self.folder)
            if self.folder.statistics_queue is not None:
                self.folder.statistics_queue.close()
            self.folder.release()
        QCoreApplication.quit()

    def _keep_picture(self, folder: data_folder.Folder) -> None:
        """Save the picture of the desktop, which the next start shows first."""
        self.manager.hide_all()
        self.desktop.select(None)
        if self.manager.front is None and self.screen.isVisible():
            self.update_menus()
            self.screen.refresh()
            _keep_picture(self.screen, folder, self.settings)

    def save_settings(self, asked: bool = True) -> None:
        """Write the settings; a failure is shown in an alert and changes nothing else.

        No alert is shown unless the person `asked` for a change, as when a window was only moved: the next
        change writes them again.
        """
        if self.folder is None:
            return
        try:
            save_settings(self.folder, self.settings)
        except data_folder.DiskError as error:
            if asked:
                self.show_alert(str(error))

    def change_settings(self, values: Mapping[str, object]) -> None:
        """Set, keep and apply values that the person chose; equal ones change nothing."""
        changed = {name: value for name, value in values.items() if getattr(self.settings, name) != value}
        if changed:
            for name, value in changed.items():
                setattr(self.settings, name, value)
            self.settings.decide(*changed)
            self.save_settings()
            self.resume_animation()
            self.update_menus()

    def show_alert(self, sentence: str) -> None:
        """Show an alert with one sentence, after those that are on screen already."""
        self._troubles.append(sentence)
        if len(self._troubles) == 1:
            self._tell_next()

    def _tell_next(self) -> None:
        from macclassic.toolbox.dialogs.dialogs import Kind, alert

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

    def after_alerts(self, then: Callable[[], None]) -> None:
        """Call a function when all alerts have been read; at once if there are none."""
        if self._troubles:
            self._after_troubles.append(then)
        else:
            then()

    def beep(self) -> None:
        """Beep, or flash the menu bar if sounds cannot be heard."""
        self.sounds.beep()

    # Games

    def open_game(
        self, key: str, zoom: bool = True, enter: bool = True, context: MatchContext | None = None
    ) -> None:
        """Open a game's window, or bring it to the front if it is open.

        `context`: the match context to open. Without `enter` no match is started.
        """
        from macclassic.app.game.game_controller import GameController

        there = self.games.get(key)
        if there is not None and there.come_forward(context):
            return
        self._close_games(key)
        spec = games()[key]
        with self.plugins.watching(key) if self.plugins is not None else nullcontext():
            game = GameController(self, spec, self.build_table(spec), context)
            game.table.motion_ended.connect(self._thrift.soon)
            game.session.store.waiting_changed.connect(self.mark_waiting)
            self._take(game, _menus_of_game)
            game.open(self.desktop.icon_rect(key) if zoom else None, enter)

    def _expect(self) -> None:
        """Import the modules of the selected icon's game before the person opens it."""
        key = self.desktop.selected
        if key is not None and not self._ended:
            module = games()[key].screen.partition(":")[0]
            self.afterwards.do(*(partial(import_module, name) for name in (*OPENING, module)))

    def _open_icon(self, key: str) -> None:
        if key in games():
            self.open_game(key, context=None if key in self.games else _plain_match(self, True))
        else:
            _open_keepsake(self, key)

    def _icons_put(self) -> None:
        self.save_settings()
        self.update_menus()

    def show_keepsakes(self) -> None:
        """Show the trophies of the ladder on the desktop."""
        # Without any statistics there are no trophies.
        counted = self.folder is not None and (
            self.folder.statistics_queue or self.folder.statistics.exists()
        )
        self.desktop.show_others(_keepsakes(self) if counted else ())

    def mark_waiting(self) -> None:
        """Mark the icons of the games of which a match waits."""
        self.desktop.show_waiting(filter(self.folder.holds_match, games()) if self.folder is not None else ())

    def _close_games(self, *keys: str) -> None:
        """Close the open tables of some games, or all."""
        for key, controller in list(self.games.items()):
            if not keys or key in keys:
                controller.returns = None
                self.manager.close(controller.window)

    def _take(self, controller: TableController, menus: Callable[..., ControllerMenus]) -> None:
        """Replace the open table of a controller's game by that controller."""
        self._close_games(controller.spec.key)
        controller.menus = partial(menus, self, controller)
        controller.setParent(self)
        self.games[controller.spec.key] = controller

    @property
    def game(self) -> TableController | None:
        """The controller that was in front last; None if nothing is open."""
        return next(reversed(self.games.values()), None)

    # In front, and behind

    @property
    def front_game(self) -> TableController | None:
        """The game in front; None while the desktop is."""
        return self.games.get(self.manager.layer)

    def pause_animation(self, still: bool) -> None:
        """Suspend or resume all open tables, as behind a demo."""
        self._still = still
        self._place()

    @cached_property
    def background_process(self) -> ThinkProcess | None:
        """Process of computer players for games behind, so that the game in front never waits for them."""
        from macclassic.app.play.think_process import ThinkProcess

        log = self.folder.thinker_log if self.folder is not None else None
        return ThinkProcess(self, log=log) if self.think_process is not None else None

    def _place(self) -> None:
        """Resume the table in front; suspend those behind unless the setting lets them play on."""
        if self._ended:
            return
        ahead = self.front_game
        if ahead is not None:
            self.games[ahead.spec.key] = self.games.pop(ahead.spec.key)
        behind = Activity.GOES_ON if self.settings.behind and not self._still else Activity.STILL
        for controller in list(self.games.values()):
            controller.stand(Activity.AHEAD if controller is ahead and not self._still else behind)

    def build_table(
        self, spec: GameSpec, sounds: Sounds | None = None, made: Callable[[AnyParts], AnyParts] | None = None
    ) -> GameTable:
        """Build a game's table and import the module of its parts.

        `made`: returns the parts to use in place of the game's own.
        """
        from macclassic.table.game_table import GameTable

        module, _, name = spec.screen.partition(":")
        parts = getattr(import_module(module), name)
        table = GameTable(self.manager, sounds or self.sounds, parts if made is None else made(parts))
        if self.plugins is not None:
            self.plugins.sit(spec, table)
        table.use(motion=self.settings.motion, manners=self._manners(spec))
        return table

    def _manners(self, spec: GameSpec) -> BanterSettings:
        """Return the settings of the companions' remarks for a game."""
        from macclassic.table.company.banter import BanterSettings

        return BanterSettings(self.settings.attitude, self.language, spec.key, self.settings.company)

    def resume_animation(self) -> None:
        """Apply the settings of motion, remarks and sound to all open tables."""
        self.sounds.on = self.settings.sound
        for controller in list(self.games.values()):
            controller.table.use(motion=self.settings.motion, manners=self._manners(controller.spec))
        self._place()

    def open_replay(self, record: Json) -> None:
        """Open a replay of a record in place of the open table of its game.

        Raises BadRecord.
        """
        from macclassic.app.lookback.replay_controller import ReplayController

        spec = games()[record["game"]]
        replay = ReplayController(self, spec, self.build_table(spec), record)
        self._take(replay, _menus_of_replay)
        replay.open()

    def open_lesson(self, key: str) -> None:
        """Open the lesson of a game in place of its table, which comes back afterwards."""
        from macclassic.app.learn.lesson_controller import LessonController

        lesson = LessonController(self, games()[key], self.games.get(key))
        self._take(lesson, _menus_of_lesson)
        lesson.open()

    def start_match(self, key: str, options: Mapping[str, object]) -> None:
        """Open a game and go on with its saved match, or start one with these options."""
        self._close_games(key)
        game = self.game_controller(key)
        if game is not None:
            game.sit_down(options)

    def game_controller(self, key: str) -> GameController | None:
        """Return the controller of a game; open it without a match if it is not open.

        A replay or lesson of the game is closed. Returns None if a plugin's game cannot be opened, which an
        alert reports.
        """
        from macclassic.app.game.game_controller import GameController

        there = self.games.get(key)
        if there is not None and there.session is None:
            self._close_games(key)
        self.open_game(key, zoom=False, enter=False)
        found = self.games.get(key)
        return found if isinstance(found, GameController) else None

    def game_closed(self, controller: Controller) -> None:
        """Remove a controller whose window has closed."""
        if self.games.get(controller.spec.key) is controller:
            del self.games[controller.spec.key]
        self._front_changed()

    def _front_changed(self) -> None:
        if self.manager.front is None:
            self.screen.scene().setActivePanel(cast(QGraphicsItem, None))
            self.desktop.proxy.setFocus()
            self.desktop.setFocus()
        self._place()
        if look.use_season(self.today().month):
            # Objects on a cloth of the season are redrawn on the new cloth everywhere at once.
            self.screen.refresh()
        self.update_menus()

    def _keyboard_back(self) -> None:
        """Return the keyboard focus to the front window after a menu closed without a choice."""
        front = self.manager.front
        if front is not None and self.screen.scene().focusItem() is None:
            self.manager.activate(front)

    def _show_watch(self, waits: bool) -> None:
        """Show the watch pointer while a computer thinks, if that takes long enough to be seen."""
        if waits:
            self.screen.pointer.begin_waiting()
        else:
            self.screen.pointer.end_waiting()

    # Menus

    def update_menus(self) -> None:
        """Update the menu bar to the current state."""
        self.bar.set_menus(menus_of(self, self.front_game))
        self.bar.set_dimmed(self.manager.modal is not None)
        self.desktop.show_player(self.profiles.now_playing)

    @property
    def registered(self) -> bool:
        """True if a name has been registered."""
        return is_registered(self.settings.name, self.settings.number)

    def register(self) -> None:
        """Ask for a name to register this copy to."""
        self.shareware.register()

    def show_about(self) -> None:
        """Show the About box of the front game or of the program."""
        ahead, licences, scene = self.front_game, None, None
        if ahead is not None:
            title, thanks = ahead.spec.title, ahead.table.parts.texts.thanks()
            scene = _scene(ahead.table.parts.drawing)
        else:
            licences = partial(_licences, self.manager, self.language)
            title = "macclassic"
            thanks = translate(
                "about",
                "A pocket Macintosh of 1993, for people who miss it. The drawings, fonts and sounds are "
                "original; thanks to the authors of the games it remembers.",
            )
        self.manager.open(_about(self.settings, title, thanks, licences, scene))

    def _balloons_toggled(self, on: bool) -> None:
        self.settings.balloons = on
        self.announcer.explain = self.balloons.balloon_at if on else None
        self.save_settings()
        self.update_menus()

    def show_patterns(self) -> None:
        """Show the Desktop Patterns panel."""
        self.manager.open(_desktop_patterns(self.screen, self.settings, self.save_settings))

    def show_monitors(self) -> None:
        """Show the Monitors panel."""
        self.manager.open(_monitors(self.screen, self.settings, self.save_settings))

    def show_language(self) -> None:
        """Show the Language panel."""
        self.manager.open(_language(self.settings, self.choose_language))

    def choose_language(self, language: str) -> None:
        """Set the language and store it in the settings; everything on screen is retranslated."""
        if language != self.settings.language:
            self.settings.decide("language")
        self.settings.language = language
        self.save_settings()
        self._apply_settings()

    def _apply_settings(self) -> None:
        """Apply the settings of language, motion and sound to everything on screen."""
        self.set_language(self.settings.language)
        self.resume_animation()
        self.bar.setAccessibleName(translate("accessible", "Menu bar"))
        if "common_help" in self.__dict__:
            self.common_help.retranslate()
        self.show_keepsakes()
        ahead, hidden = self.manager.layer, self.games.keys() - self.manager.layers
        for controller in list(self.games.values()):
            controller.retranslate()
        # Retranslating reopens windows in front: hide and reorder them as before.
        self.manager.hide(*hidden)
        self.manager.bring(ahead)
        self.update_menus()
        self.screen.refresh()

    def switch_profile(self, person: Profile) -> None:
        """Switch to another profile: close everything and load the profile's settings."""
        self._put_all_away()
        try:
            folder = self.profiles.play(person)
        except data_folder.DiskError as error:
            self.show_alert(str(error))
            return
        self._take_up(folder)

    def replace_all_data(self, change: Callable[[], None]) -> None:
        """Replace data in the folder while everything is closed, then load it anew.

        `change` does the replacement and may raise DiskError, which an alert reports.
        """
        assert self.folder is not None
        copy = self.folder.copy
        self._put_all_away()
        copy.statistics_queue = None
        try:
            change()
        except data_folder.PendingImport as error:
            # Nothing may be read or written in a folder with old and new files.
            self.folder, self.profiles = None, Profiles(None)
            self.show_alert(str(error))
            self.after_alerts(lambda: offer_to_give_up(self, copy))
            return
        except data_folder.DiskError as error:
            self.show_alert(str(error))
        self.profiles = Profiles(copy)
        self._take_up(self.profiles.folder or copy, anew=True)
        for sentence in self.profiles.complaints:
            self.show_alert(sentence)

    def _put_all_away(self) -> None:
        self._close_games()
        self.daily_par.stop()
        for window in reversed(self.manager.windows):
            self.manager.close(window)
        self.save_settings()
        if self.folder is not None and self.folder.statistics_queue is not None:
            self.folder.statistics_queue.close()

    def _take_up(self, folder: data_folder.Folder, anew: bool = False) -> None:
        """Load everything from a folder; with `anew` also the settings of the machine (screen and sound)."""
        settings, troubles = load_settings(folder)
        if not folder.settings.exists():
            # A new profile keeps the current language.
            settings.language = self.settings.language
        if anew:
            apply_settings.apply_monitor(self.screen, settings)
            apply_settings.apply_sound(self.sounds, settings)
        else:
            settings.share(self.settings)
        self.folder, self.settings = folder, settings
        self.profiles.show_faces()
        apply_settings.apply_pattern(self.screen, settings)
        self.desktop.put_back(settings.icons)
        self.mark_waiting()
        self.balloons.on = settings.balloons
        self._apply_settings()
        for sentence in troubles:
            self.show_alert(sentence)

    def show_common_help(self, topic: str = "play") -> None:
        """Show the help common to all games at the page about a topic (`help_markup.ABOUT`)."""
        self.common_help.show_about(topic)

    def start_demo(self, key: str | None) -> None:
        """Start the demo of a game, or without a key the demo of all games in turn."""
        self.demo.start(key)

    def show_sound(self) -> None:
        """Show the Sound panel."""
        self.manager.open(_sound(self.sounds, self.settings, self.save_settings))
