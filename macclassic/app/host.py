"""What those on the screen need of one another, who are not to know each other: of the program, of what is
open in it, and of what a match is played for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    # Nothing here is needed to run: this module is imported by all that has a host.
    from macclassic.app.desktop.desktop import Desktop
    from macclassic.app.play.session import Session
    from macclassic.app.play.think_process import ThinkProcess
    from macclassic.app.progress.daily_par import DailyPar
    from macclassic.app.storage.data_folder import Folder
    from macclassic.app.storage.profiles import Profile, Profiles
    from macclassic.app.storage.settings import Settings
    from macclassic.engine.core.game_spec import GameSpec
    from macclassic.table.game_table import GameTable, Parts
    from macclassic.toolbox.accessibility.announcer import Voice
    from macclassic.toolbox.base.motion_timing import Activity
    from macclassic.toolbox.base.sound import Sounds
    from macclassic.toolbox.help.balloon_help import Balloons
    from macclassic.toolbox.menus.menu_bar import MenuBar
    from macclassic.toolbox.screen.emulated_screen import Screen
    from macclassic.toolbox.windows.window import Window
    from macclassic.toolbox.windows.window_manager import WindowManager


class Desk(Protocol):
    """What is open on the screen: a game (`gamedesk.GameDesk`), a record (`replay.ReplayDesk`), a lesson
    (`lesson.LessonDesk`)."""

    spec: GameSpec
    window: Window
    table: GameTable

    def close(self) -> None: ...
    def retranslate(self) -> None: ...
    def stand(self, how: Activity) -> None: ...
    @property
    def waits(self) -> bool: ...


class ProgramServices(Protocol):
    """The program, as those see it who stand on its screen; `program.Program` says what each of these is."""

    settings: Settings
    folder: Folder | None
    profiles: Profiles
    screen: Screen
    bar: MenuBar
    manager: WindowManager
    sounds: Sounds
    balloons: Balloons
    desktop: Desktop
    language: str

    @property
    def think_process(self) -> ThinkProcess | None: ...
    @property
    def daily_par(self) -> DailyPar: ...
    @property
    def announcer(self) -> Voice: ...
    def today(self) -> date: ...
    @property
    def games(self) -> Mapping[str, Desk]: ...
    @property
    def background_process(self) -> ThinkProcess | None: ...
    @property
    def front_game(self) -> Desk | None: ...
    @property
    def registered(self) -> bool: ...

    def show_alert(self, sentence: str) -> None: ...
    def after_alerts(self, then: Callable[[], None]) -> None: ...
    def save_settings(self) -> None: ...
    def update_menus(self) -> None: ...
    def resume_animation(self) -> None: ...
    def pause_animation(self, still: bool) -> None: ...
    def open_game(
        self, key: str, zoom: bool = True, enter: bool = True, beside: MatchContext | None = None
    ) -> None: ...
    def open_replay(self, record: dict[str, Any]) -> None: ...
    def open_lesson(self, key: str) -> None: ...
    def start_match(self, key: str, options: Mapping[str, Any]) -> None: ...
    def build_table(
        self, spec: GameSpec, sounds: Sounds | None = None, made: Callable[[Parts], Parts] | None = None
    ) -> GameTable: ...
    def game_closed(self, desk: Desk) -> None: ...
    def show_keepsakes(self) -> None: ...
    def start_demo(self, key: str | None) -> None: ...
    def register(self) -> None: ...
    def switch_profile(self, person: Profile) -> None: ...
    def change_all(self, change: Callable[[], None]) -> None: ...
    def choose_language(self, language: str) -> None: ...
    def show_about(self) -> None: ...
    def show_patterns(self) -> None: ...
    def show_monitors(self) -> None: ...
    def show_sound(self) -> None: ...
    def show_language(self) -> None: ...
    def show_keys(self) -> None: ...
    def quit(self) -> None: ...


class Playing(Protocol):
    """A game's desk (`gamedesk.GameDesk`), as whatever is played at it knows it."""

    session: Session
    window: Window

    def begin(self, seed: int | None = None, under: Mapping[str, Any] | None = None) -> None: ...


class MatchContext(Protocol):
    """What a desk asks of whatever its match is played for: a kind of its own beside the plain one of a game
    (a room of the ladder, the deal of a day), with a file, a title and an end of its own."""

    @property
    def kind(self) -> str:
        """What the match is played as (`statistics.KINDS`)."""

    def title(self, game: str) -> str:
        """Return the title of the window, from the game's."""

    def enter(self, desk: Playing) -> None:
        """Go on with what was left or begin: the window is open, or has come to the front again."""

    def over(self, desk: Playing) -> None:
        """Do what comes after the last sheet of a match, instead of The End."""

    def anew(self, desk: Playing) -> None:
        """Do what *New* means, instead of asking for the options of a match."""
