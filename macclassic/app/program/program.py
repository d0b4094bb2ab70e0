"""The program on screen: start-up, the desktop, the menus, and the game that is open."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from datetime import date
from functools import cached_property, partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QCoreApplication, QObject, QRect, QTimer
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsItem

from macclassic.app.desktop import apply_settings
from macclassic.app.desktop.deferred_work import DeferredWork, MemoryReclaimer
from macclassic.app.desktop.desktop import Desktop
from macclassic.app.desktop.edit_menu import EditMenu
from macclassic.app.desktop.window_placement import WindowPlacement
from macclassic.app.menus.desktop_menus import menus_of
from macclassic.app.program import display_probe
from macclassic.app.storage import data_folder
from macclassic.app.storage import settings as settings_file
from macclassic.app.storage.profiles import Profiles, load_settings, save_settings
from macclassic.engine.core.game_spec import GameSpec, lazily
from macclassic.engine.core.registry import games
from macclassic.engine.progress.trial_period import is_registered
from macclassic.quickdraw.resources import resources_dir
from macclassic.toolbox.base import look, pictures
from macclassic.toolbox.base.motion_timing import Activity
from macclassic.toolbox.base.sound import Sounds
from macclassic.toolbox.help.balloon_help import Balloons
from macclassic.toolbox.menus.menu_bar import Item, Menu, MenuBar
from macclassic.toolbox.screen.emulated_screen import Screen
from macclassic.toolbox.style import application as dressing
from macclassic.toolbox.style.application import dress
from macclassic.toolbox.windows.window_manager import DESKTOP, WindowManager

if TYPE_CHECKING:
    # What is not in the first picture is imported when it is wanted: the start does not wait for it.
    from macclassic.app.desk.game_desk import GameController
    from macclassic.app.dialogs.shareware_notice import Shareware
    from macclassic.app.host import Controller, MatchContext
    from macclassic.app.play.demo import DemoStarter
    from macclassic.app.play.help_windows import HelpManual
    from macclassic.app.play.table_controller import TableController
    from macclassic.app.play.think_process import ThinkProcess
    from macclassic.app.progress.daily_par import DailyPar
    from macclassic.app.storage.profiles import Profile
    from macclassic.table.company.banter import BanterSettings
    from macclassic.table.game_table import GameTable
    from macclassic.table.table_parts import AnyParts
    from macclassic.toolbox.accessibility.announcer import Voice

translate = QCoreApplication.translate
open_file = lazily("macclassic.app.program.single_instance:open_file")

_guests = lazily("macclassic.app.program.plugin_watch:PluginWatch")
_keepsakes = lazily("macclassic.app.desk.ladder_match:things")
_open_keepsake = lazily("macclassic.app.desk.ladder_match:open_keepsake")
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
"""How long after a selection, which is to be seen first, a game may be expected."""


def application() -> QApplication:
    """Return the one application, with our style and fonts; made at the first call.

    Raises MissingFont.
    """
    app = display_probe.application()
    app.setWindowIcon(QIcon(QPixmap.fromImage(pictures.picture("art", "icon-macclassic"))))
    dress(app)
    return app


OPENING = (
    "macclassic.app.desk.game_desk",
    "macclassic.app.menus.game_menus",
    "macclassic.engine.progress.lesson",
)
"""What every game that is opened needs, beside its own."""


class Program(QObject):
    """One running copy: a screen, a menu bar, the desktop, and the games that are open in front of it."""

    def __init__(
        self,
        folder: data_folder.Folder | None,
        settings: settings_file.Settings,
        today: Callable[[], date] = date.today,
        think: bool = True,
        persons: Profiles | None = None,
        screen: Screen | None = None,
        tongue: apply_settings.Translation | None = None,
    ) -> None:
        """`screen`: one that shows already what it showed last, as the settings have it. `tongue`: what has
        spoken until now, if anything has been said."""
        super().__init__()
        self.settings = settings
        self.folder = folder
        self.profiles = persons or Profiles(folder and folder.copy)
        """Who shares this copy."""
        self.profiles.show_faces()
        self.today = today
        """Tells the day, by the player's own calendar."""
        self._thinks = think
        self._tongue = tongue or apply_settings.Translation()
        self._tongue.setParent(self)
        self.guests = _guests(self) if games().guests else None
        """Watches over games of other packages, where there are any."""
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
        self.editing = EditMenu(self.manager, self.update_menus)
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
        self._still = False
        self.games: dict[str, TableController] = {}
        """What is open, by the game's key, in the order in which it was in front last."""
        self._ended = False
        self._troubles: list[str] = []
        self._after_troubles: list[Callable[[], None]] = []
        # Told when painting is over, since an alert changes what is being painted.
        pictures.report[:] = [lambda sentence: QTimer.singleShot(0, self, lambda: self.show_alert(sentence))]
        self.screen.quitting.connect(self.quit)
        self._front_changed()
        if screen is not None:
            self.show_keepsakes()
        # At once and whole: no frame shows a part of it.
        self.screen.refresh()
        self.afterwards = DeferredWork(self.screen.viewport())
        """Does what is not in the first picture."""
        self.afterwards.do(lambda: self.announcer, lambda: self.demo)
        self._thrift = MemoryReclaimer(self.screen)
        self.manager.front_changed.connect(self._thrift.soon)

    # What is made when it is wanted

    @cached_property
    def announcer(self) -> Voice:
        """Tells those who listen."""
        from macclassic.toolbox.accessibility.announcer import Voice

        voice = Voice(self.screen, self.manager)
        voice.explain = self.balloons.balloon_at if self.settings.balloons else None
        voice.watch(self.desktop)
        self.desktop.current_changed.connect(lambda key: voice.current(self.desktop, key))
        return voice

    @cached_property
    def demo(self) -> DemoStarter:
        """Lets games play themselves."""
        from macclassic.app.play.demo import DemoStarter

        demo = DemoStarter(self)
        demo.setParent(self)
        return demo

    @cached_property
    def think_process(self) -> ThinkProcess | None:
        """Asks computers, if this program thinks."""
        from macclassic.app.play.think_process import ThinkProcess

        if not self._thinks:
            return None
        thinker = ThinkProcess(self, log=self.folder.thinker_log if self.folder is not None else None)
        thinker.busy_changed.connect(self._waits)
        return thinker

    @cached_property
    def daily_par(self) -> DailyPar:
        """Finds the par of days' deals."""
        from macclassic.app.progress.daily_par import DailyPar

        return DailyPar(self)

    @cached_property
    def keys(self) -> HelpManual:
        """What each key does."""
        from macclassic.app.play.help_windows import HelpManual

        return HelpManual(self, resources_dir() / "help", lambda: translate("menu", "Keyboard"))

    @cached_property
    def shareware(self) -> Shareware:
        """Counts the days of the trial."""
        from macclassic.app.dialogs.shareware_notice import Shareware

        return Shareware(self, self.today)

    # Language

    def set_language(self, language: str) -> None:
        """Speak a language, where there is a translation; an empty name takes the system's."""
        self.language = apply_settings.spoken(language)
        """The language that is spoken."""
        if self.guests is not None:
            # Ours is asked before theirs where it is installed after them.
            self._tongue.rest()
            self.guests.speak(self.language)
        dressing.speak(self.language)
        self._tongue.speak(self.language)

    # Starting and ending

    def start(self, game: str | None = None, file: Path | None = None) -> None:
        """Show the notice if it is due, then go into a game if one was named, or take up a file's match."""
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
        """End the program; what was played is saved already."""
        # Quitting closes the window, and closing the window quits: once is enough.
        if self._ended:
            return
        self._ended = True
        self.keeper.rest()
        for desk in list(self.games.values()):
            desk.close()
        # Only what has been made can be closed.
        for thinker in (self.__dict__.get("thinker"), self.__dict__.get("aside")):
            if thinker is not None:
                thinker.close()
        if "par" in self.__dict__:
            self.daily_par.stop()
        if "demo" in self.__dict__:
            self.demo.close()
        self.sounds.stop()
        if self.guests is not None:
            self.guests.rest()
        if self.folder is not None:
            self._keep_picture(self.folder)
            if self.folder.statistics_queue is not None:
                self.folder.statistics_queue.close()
            self.folder.release()
        QCoreApplication.quit()

    def _keep_picture(self, folder: data_folder.Folder) -> None:
        """Keep what the desktop shows, for the next start to begin with."""
        self.manager.hide_all()
        self.desktop.select(None)
        if self.manager.front is None and self.screen.isVisible():
            self.update_menus()
            self.screen.refresh()
            _keep_picture(self.screen, folder, self.settings)

    def save_settings(self, asked: bool = True) -> None:
        """Write the settings; a failure is told and changes nothing else.

        It is not told where nobody `asked` for anything, as when a window was only moved: they are written
        again with the next change.
        """
        if self.folder is None:
            return
        try:
            save_settings(self.folder, self.settings)
        except data_folder.DiskError as error:
            if asked:
                self.show_alert(str(error))

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
        self, key: str, zoom: bool = True, enter: bool = True, beside: MatchContext | None = None
    ) -> None:
        """Open a game's window, or bring it to the front if it is open; `beside`: with the match of a kind.

        Without `enter` it stands there with no match.
        """
        from macclassic.app.desk.game_desk import GameController

        there = self.games.get(key)
        if there is not None and there.come_forward(beside):
            return
        self._close_games(key)
        spec = games()[key]
        with self.guests.watching(key) if self.guests is not None else nullcontext():
            game = GameController(self, spec, self.build_table(spec), beside)
            game.table.motion_ended.connect(self._thrift.soon)
            self._take(game, _menus_of_game)
            start: QRect | None = self.desktop.icon_rect(key) if zoom else None
            game.open(start, enter)

    def _expect(self) -> None:
        """Import what the game of the selected icon is made of, while a person comes to open it."""
        key = self.desktop.selected
        if key is not None and not self._ended:
            module = games()[key].screen.partition(":")[0]
            self.afterwards.do(*(partial(import_module, name) for name in (*OPENING, module)))

    def _open_icon(self, key: str) -> None:
        if key in games():
            self.open_game(key)
        else:
            _open_keepsake(self, key)

    def _icons_put(self) -> None:
        self.save_settings()
        self.update_menus()

    def show_keepsakes(self) -> None:
        """Show on the desktop what was won on the ladder."""
        # Nothing is won where nothing was ever counted.
        counted = self.folder is not None and (
            self.folder.statistics_queue or self.folder.statistics.exists()
        )
        self.desktop.show_others(_keepsakes(self) if counted else ())

    def _close_games(self, *keys: str) -> None:
        """Close what is open of some games, or of all."""
        for key, desk in list(self.games.items()):
            if not keys or key in keys:
                desk.returns = None
                self.manager.close(desk.window)

    def _take(self, desk: TableController, menus: Callable[..., tuple[Menu, Sequence[Item]]]) -> None:
        """Have a desk in place of what is open of its game."""
        self._close_games(desk.spec.key)
        desk.menus = partial(menus, self, desk)
        desk.setParent(self)
        self.games[desk.spec.key] = desk

    @property
    def game(self) -> TableController | None:
        """What is open; of several, what was in front last."""
        return next(reversed(self.games.values()), None)

    # What is in front, and behind

    @property
    def front_game(self) -> TableController | None:
        """The game in front; None while the desktop is."""
        return self.games.get(self.manager.layer)

    def pause_animation(self, still: bool) -> None:
        """Have everything that is open stand still, as behind a demo, or go on."""
        self._still = still
        self._place()

    @cached_property
    def background_process(self) -> ThinkProcess | None:
        """Thinks for games that are behind, so that the one in front never waits for them."""
        from macclassic.app.play.think_process import ThinkProcess

        log = self.folder.thinker_log if self.folder is not None else None
        return ThinkProcess(self, log=log) if self.think_process is not None else None

    def _place(self) -> None:
        """Have what is in front go on, and what is behind stand still unless it is to go on."""
        if self._ended:
            return
        ahead = self.front_game
        if ahead is not None:
            self.games[ahead.spec.key] = self.games.pop(ahead.spec.key)
        behind = Activity.GOES_ON if self.settings.behind and not self._still else Activity.STILL
        for desk in list(self.games.values()):
            desk.stand(Activity.AHEAD if desk is ahead and not self._still else behind)

    def build_table(
        self, spec: GameSpec, sounds: Sounds | None = None, made: Callable[[AnyParts], AnyParts] | None = None
    ) -> GameTable:
        """Build a game's table; the module of its parts is imported now and not before. `made`: what is made
        of these."""
        from macclassic.table.game_table import GameTable

        module, _, name = spec.screen.partition(":")
        parts = getattr(import_module(module), name)
        table = GameTable(self.manager, sounds or self.sounds, parts if made is None else made(parts))
        if self.guests is not None:
            self.guests.sit(spec, table)
        table.use(motion=self.settings.motion, manners=self._manners(spec))
        return table

    def _manners(self, spec: GameSpec) -> BanterSettings:
        """Return how much is said at the table of a game."""
        from macclassic.table.company.banter import BanterSettings

        return BanterSettings(self.settings.attitude, self.language, spec.key, self.settings.company)

    def resume_animation(self) -> None:
        """Have what is open move and sound as the settings say."""
        self.sounds.on = self.settings.sound
        for desk in list(self.games.values()):
            desk.table.use(motion=self.settings.motion, manners=self._manners(desk.spec))
        self._place()

    def open_replay(self, record: dict[str, Any]) -> None:
        """Show a record step by step, in the place of its game if that is open.

        Raises BadRecord.
        """
        from macclassic.app.lookback.replay_desk import ReplayController

        spec = games()[record["game"]]
        replay = ReplayController(self, spec, self.build_table(spec), record)
        self._take(replay, _menus_of_replay)
        replay.open()

    def open_lesson(self, key: str) -> None:
        """Give the lesson of a game, in its place if that is open; its own table comes back afterwards."""
        from macclassic.app.learn.lesson_desk import LessonController

        lesson = LessonController(self, games()[key], self.games.get(key))
        self._take(lesson, _menus_of_lesson)
        lesson.open()

    def start_match(self, key: str, options: Mapping[str, Any]) -> None:
        """Open a game and go on with the match that was left there, or begin one with these options."""
        self._close_games(key)
        game = self.game_desk(key)
        if game is not None:
            game.sit_down(options)

    def game_desk(self, key: str) -> GameController | None:
        """Return the controller of a game, opened with no match if it is not open, in place of a record or
        lesson; None if a game of another package can't be opened, which is told."""
        from macclassic.app.desk.game_desk import GameController

        there = self.games.get(key)
        if there is not None and there.session is None:
            self._close_games(key)
        self.open_game(key, zoom=False, enter=False)
        found = self.games.get(key)
        return found if isinstance(found, GameController) else None

    def game_closed(self, desk: Controller) -> None:
        """Forget a desk whose window has gone."""
        if self.games.get(desk.spec.key) is desk:
            del self.games[desk.spec.key]
        self._front_changed()

    def _front_changed(self) -> None:
        if self.manager.front is None:
            self.screen.scene().setActivePanel(cast(QGraphicsItem, None))
            self.desktop.proxy.setFocus()
            self.desktop.setFocus()
        self._place()
        if look.use_season(self.today().month):
            # What lies on a cloth of the season lies on the new one, at once and everywhere.
            self.screen.refresh()
        self.editing.watch_front()
        self.update_menus()

    def _keyboard_back(self) -> None:
        """Give the keyboard back to what is in front: a menu that nothing was chosen from took it along."""
        front = self.manager.front
        if front is not None and self.screen.scene().focusItem() is None:
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
        self.desktop.show_player(self.profiles.told)

    @property
    def registered(self) -> bool:
        """Whether a name has been registered."""
        return is_registered(self.settings.name, self.settings.number)

    def register(self) -> None:
        """Ask for a name to register this copy to."""
        self.shareware.register()

    def show_about(self) -> None:
        """Show the About box of what is in front."""
        ahead, licences, scene = self.front_game, None, None
        if ahead is not None:
            title, thanks = ahead.spec.title, ahead.table.parts.texts.thanks()
            scene = _scene(ahead.table.parts.drawing)
        else:
            licences = partial(_licences, self.manager, self.language)
            title = "macclassic"
            thanks = translate(
                "about",
                "A pocket Macintosh of 1993 for people who miss it. Own drawings, own fonts, own sounds, and "
                "thanks to the authors of the games it remembers.",
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
        """Speak a language, as the settings have it, from now on: what is on screen changes with it."""
        if language != self.settings.language:
            self.settings.decide("language")
        self.settings.language = language
        self.save_settings()
        self._spoken()

    def _spoken(self) -> None:
        """Speak and be lively as the settings say."""
        self.set_language(self.settings.language)
        self.resume_animation()
        self.bar.setAccessibleName(translate("accessible", "Menu bar"))
        if "keys" in self.__dict__:
            self.keys.retranslate()
        self.show_keepsakes()
        ahead, hidden = self.manager.layer, self.games.keys() - self.manager.layers
        for desk in list(self.games.values()):
            desk.retranslate()
        # Windows that are made anew come forward.
        self.manager.hide(*hidden)
        self.manager.bring(ahead)
        self.update_menus()
        self.screen.refresh()

    def switch_profile(self, person: Profile) -> None:
        """Let somebody else of those who share this copy play: what is open is closed as it stands, and all
        is as they have it."""
        self._put_all_away()
        try:
            folder = self.profiles.play(person)
        except data_folder.DiskError as error:
            self.show_alert(str(error))
            return
        self._take_up(folder)

    def change_all(self, change: Callable[[], None]) -> None:
        """Let everything in the folder be changed at once, while nothing is open, and take it up anew."""
        assert self.folder is not None
        copy = self.folder.copy
        self._put_all_away()
        copy.statistics_queue = None
        try:
            change()
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
        """Have all as it is kept in a folder; what is the machine's too, where it is all `anew`."""
        settings, troubles = load_settings(folder)
        if not folder.settings.exists():
            # Somebody new, who can't have chosen another.
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
        self.balloons.on = settings.balloons
        self._spoken()
        for sentence in troubles:
            self.show_alert(sentence)

    def show_keys(self) -> None:
        """Show what each key does."""
        self.keys.show()

    def start_demo(self, key: str | None) -> None:
        """Let a game play itself, or without a key all of them, one after the other."""
        self.demo.start(key)

    def show_sound(self) -> None:
        """Show the Sound panel."""
        self.manager.open(_sound(self.sounds, self.settings, self.save_settings))
