"""What desks, menus and the demo need of the program that they are in, which they are not to know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from macclassic.app.desktop import Desktop
from macclassic.app.disk import Folder
from macclassic.app.settings import Settings
from macclassic.app.thinker import Thinker
from macclassic.engine.game import GameSpec
from macclassic.toolbox.balloons import Balloons
from macclassic.toolbox.gametable import GameTable
from macclassic.toolbox.menus import MenuBar
from macclassic.toolbox.screen import Screen
from macclassic.toolbox.sound import Sounds
from macclassic.toolbox.window import Window
from macclassic.toolbox.windows import WindowManager


class Desk(Protocol):
    """What is open on the screen: a game, or a record of one."""

    spec: GameSpec
    window: Window
    table: GameTable

    def close(self) -> None:
        """Leave things as they are, before the program ends."""

    def retranslate(self) -> None:
        """Show everything in the language that is spoken now."""

    def hold(self) -> None:
        """Let everything stand still while something else is in front."""

    def let_go(self) -> None:
        """Go on where things stood at `hold`."""


class Host(Protocol):
    """The program, as those see it who stand on its screen."""

    settings: Settings
    folder: Folder | None
    screen: Screen
    bar: MenuBar
    manager: WindowManager
    sounds: Sounds
    balloons: Balloons
    desktop: Desktop
    thinker: Thinker | None
    language: str
    """The language that is spoken."""

    @property
    def game(self) -> Desk | None:
        """What is open."""

    @property
    def front_game(self) -> Desk | None:
        """What is open and in front; None while the desktop is."""

    def tell(self, sentence: str) -> None:
        """Show an alert with one sentence, after those that are on screen already."""

    def when_told(self, then: Callable[[], None]) -> None:
        """Do something when all alerts have been read."""

    def save_settings(self) -> None:
        """Write the settings."""

    def update_menus(self) -> None:
        """Let the bar show what can be done now."""

    def open_game(self, key: str) -> None:
        """Open a game's window, or bring it to the front."""

    def build_table(self, spec: GameSpec, sounds: Sounds | None = None) -> GameTable:
        """Build a game's screen."""

    def game_closed(self, desk: Desk) -> None:
        """Forget a desk whose window has gone."""

    def start_demo(self, key: str | None) -> None:
        """Let a game play itself, or without a key all of them, one after the other."""

    @property
    def registered(self) -> bool:
        """Whether a name has been registered."""

    def register(self) -> None:
        """Ask for a name to register this copy to."""

    def about_title(self) -> str:
        """Return the menu's words for the About box of what is in front."""

    def show_about(self) -> None: ...
    def show_patterns(self) -> None: ...
    def show_monitors(self) -> None: ...
    def show_sound(self) -> None: ...
    def show_language(self) -> None: ...
    def show_keys(self) -> None: ...
    def quit(self) -> None: ...
