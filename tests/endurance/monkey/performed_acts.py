"""Acts of a random person with keys, mouse, menus and dialogs, by the names in `acts`."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QLineEdit

from macclassic.app.game.game_controller import GameController
from macclassic.app.learn.lesson_controller import LessonController
from macclassic.app.lookback.replay_controller import ReplayController
from macclassic.app.program.program import Program
from macclassic.engine.core.game_spec import MATCH_OVER
from macclassic.engine.core.registry import games
from macclassic.toolbox.dialogs.dialogs import Dialog
from macclassic.toolbox.menus.menu_bar import SEPARATOR
from tests.support.screen.dialog_parts import buttons, default_button

from .mouse_and_keys import (
    COMMAND,
    LETTERS,
    MODIFIERS,
    NONE,
    ODD,
    RIGHT,
    STEPS,
    TAKES,
    WORDS,
    Hand,
    Key,
    place_of,
)

QUITS = ("Q",)
"""Command keys that end the program; they are used rarely."""


BY_NAME = (
    *(
        "move",
        "new-match",
        "options",
        "deal",
        "undo",
        "hint",
        "review",
        "all-hands",
        "statistics",
        "help",
        "demo",
    ),
    *("balloons", "save", "open", "replay", "reopen", "restart", "language", "depth", "monitor", "hide"),
    *(
        "switch",
        "desktop",
        "redo",
        "concede",
        "cloth",
        "log",
        "today",
        "lesson",
        "practice",
        "ladder",
        "persons",
    ),
    *("archive", "portrait", "engines"),
)
"""Acts that are impossible while a menu is open."""


class ActPerformer(Hand):
    """Performs acts by their names.

    `settle` processes what is due; `pause` lets time pass, in milliseconds.
    """

    def __init__(
        self,
        program: Program,
        rng: random.Random,
        settle: Callable[[], None],
        pause: Callable[[int], None],
        game: str = "",
    ) -> None:
        super().__init__(program, rng)
        self.settle = settle
        self.pause = pause
        self.game = game
        self.again: Callable[[], Program] | None = None
        """Restarts the program; None if that is not possible."""

    def do(self, kind: str, rng: random.Random) -> None:
        """Perform one act; all its random choices come from `rng`."""
        self.rng = rng
        self.act_log = []
        if kind in BY_NAME:
            self.put_away()
        getattr(self, "do_" + kind.replace("-", "_"))()

    def do_new_match(self) -> None:
        """Begin a new match."""
        raise NotImplementedError

    def in_lesson(self, game: LessonController) -> None:
        """Continue a lesson."""
        raise NotImplementedError

    # State

    @property
    def controller(self) -> GameController | None:
        """Controller of the open game if it is being played and visible, else None."""
        found = self.program.front_game
        return found if isinstance(found, GameController) else None

    @property
    def free(self) -> bool:
        """True if no dialog and no demo blocks other input."""
        return self.program.manager.modal is None and not self.program.demo.running

    def chance(self, part: float) -> bool:
        """Return True with a probability of `part`."""
        return self.rng.random() < part

    # Game

    def do_move(self) -> None:
        """Make any legal move, or do what advances the game."""
        program = self.program
        if program.demo.running:
            return self.do_key()
        if program.manager.modal is not None:
            return self.do_answer()
        game: GameController = program.front_game
        if game is None:
            return self.enter()
        if isinstance(game, ReplayController):
            self.act_log.append("step")
            if self.chance(0.1):
                program.manager.close(game.window)
            else:
                self.rng.choice((game.step, game.step, game.back, game.run))()
            return None
        if isinstance(game, LessonController):
            return self.in_lesson(game)
        if game.table.busy:
            self.act_log.append("end the motion")
            game.table.finish()
            self.settle()
        match = game.session.match
        if program.manager.modal is not None:
            return self.do_answer()
        if match is None or match.actor == MATCH_OVER:
            return self.do_new_match()
        legal = game.session.presenter.position().legal
        if legal and not game.table.busy and not game.services.manager.hidden:
            action = self.rng.choice(legal)
            self.act_log.append(f"act {action}")
            game.table.action_chosen.emit(action)
        return None

    def enter(self) -> None:
        """Open the evening's game, or rarely another."""
        program = self.program
        names = [key for key, spec in games().items() if spec.screen]
        name = self.game if self.game and self.chance(0.95) else self.rng.choice(names)
        self.act_log.append(f"open {name}")
        program.manager.show_all()
        if program.manager.modal is None and not program.demo.running:
            program.open_game(name, zoom=False)

    def do_key(self) -> None:
        """Press a key that a table, a menu or a dialog handles."""
        kind = self.rng.random()
        if kind < 0.4:
            self.strike(self.rng.choice(STEPS))
        elif kind < 0.75:
            self.strike(self.rng.choice(TAKES))
        else:
            self.strike(self.rng.choice(LETTERS))

    def do_any_key(self) -> None:
        """Press any key, with any modifier."""
        key = self.rng.choice((*STEPS, *TAKES, *LETTERS, *ODD))
        modifier = self.rng.choice(MODIFIERS)
        self.strike(key, modifier if isinstance(key, Key) or key.isascii() else NONE)

    def do_click(self) -> None:
        """Click a promising point."""
        self.click(self.apt())

    def do_any_click(self) -> None:
        """Click anywhere, with any modifier."""
        self.click(self.anywhere(), modifier=self.rng.choice((*MODIFIERS, COMMAND)))

    def do_double_click(self) -> None:
        """Double-click a promising point."""
        self.double_click(self.apt())

    def do_right_click(self) -> None:
        """Click with the right button."""
        self.click(self.apt(), RIGHT)

    def do_drag(self) -> None:
        """Drag one thing to another, a window by its title or size box, or anywhere."""
        front, table = self.program.manager.front, self.table
        start, end = self.apt(), self.anywhere()
        if front is not None and self.chance(0.25):
            rect = self.program.manager.rect_of(front)
            start = self.rng.choice(
                (rect.topLeft() + QPoint(rect.width() // 2, 8), rect.bottomRight() - QPoint(6, 6))
            )
            end = start + QPoint(self.rng.randrange(-90, 90), self.rng.randrange(-60, 60))
        elif table is not None and front is table.window():
            things = self.on_things(table)
            if things and self.chance(0.7):
                end = place_of(table, self.rng.choice(things))
        self.act_log.append(f"drag {start.x()},{start.y()} to {end.x()},{end.y()}")
        self.press(start)
        self.settle()
        for part in range(1, 1 + self.rng.randrange(1, 4)):
            self.move(start + (end - start) * part / 3)
            self.settle()
        if self.chance(0.1):
            self.strike(self.rng.choice(TAKES))
        self.move(end)
        self.settle()
        self.release(end)

    def do_hover(self) -> None:
        """Move the pointer to something."""
        point = self.apt() if self.chance(0.7) else self.anywhere()
        self.act_log.append(f"point at {point.x()},{point.y()}")
        self.move(point)

    def do_wait(self) -> None:
        """Let time pass."""
        self.pause(self.rng.choice((16, 100, 1000, 20_000)))

    # Menus

    def do_item(self) -> None:
        """Choose an enabled menu item by press and release."""
        self._menu(0.03)

    def do_walk_menu(self) -> None:
        """Move across titles and items, and choose nothing or the last one."""
        titles = self.titles()
        self.act_log.append("walk the menus")
        self.press(titles[0])
        self.settle()
        for _ in range(self.rng.randrange(1, 4)):
            self.move(self.rng.choice(titles))
            self.settle()
            self.move(self.apt())
            self.settle()
        self.release(self.at if self.chance(0.3) else self.anywhere())

    def do_menu_keys(self) -> None:
        """Open the menus by keyboard and walk through them."""
        if self.pulled_down() is None:
            self.strike(Key.Key_F10)
            self.settle()
        for _ in range(self.rng.randrange(1, 6)):
            self.strike(self.rng.choice(STEPS[:4]))
        self.strike(self.rng.choice((Key.Key_Return, Key.Key_Escape, Key.Key_Escape, Key.Key_Space)))

    def do_command_key(self) -> None:
        """Press the command key of an enabled item."""
        items = [
            item
            for menu in self.program.bar.menus
            for item in (*menu.items, *menu.keys)
            if item is not SEPARATOR and item.enabled and item.command and item.key
        ]
        keys = [each.key for each in items if each.key not in QUITS or self.chance(0.05)] or ["N"]
        self.strike(self.rng.choice(keys), COMMAND)

    def put_away(self) -> None:
        """Close an open menu, which would block other acts."""
        if self.pulled_down() is not None:
            self.strike(Key.Key_Escape)
            for _ in range(8):
                self.pause(67)

    def _menu(self, quits: float) -> None:
        """Choose a random item of a menu by mouse."""
        bar = self.program.bar
        self.put_away()
        places = [
            (index, place)
            for index, menu in enumerate(bar.menus)
            for place, item in enumerate(menu.items)
            if item is not SEPARATOR and item.enabled and item.command and menu.enabled
            if item.key not in QUITS or self.chance(quits)
        ]
        titles = [each for each in bar.actions() if each.menu() is not None]
        if not places or not titles:
            return
        index, place = self.rng.choice(places)
        self.act_log.append(f"item {bar.menus[index].items[place].title!r}")
        self.press(place_of(bar, bar.actionGeometry(titles[index]).center()))
        self.settle()
        menu = self.pulled_down()
        if menu is None or place >= len(menu.actions()):
            self.release(self.at)
            return
        at = place_of(menu, menu.actionGeometry(menu.actions()[place]).center())
        self.move(at)
        self.settle()
        self.release(at)
        if self.chance(0.8):
            # The chosen item blinks first.
            for _ in range(8):
                self.pause(67)

    # Dialogs

    def do_control(self) -> None:
        """Use a control of the front window."""
        front = self.program.manager.front
        found = self.usable(front) if front is not None else []
        table = self.table
        found = [each for each in found if each is not table]
        if not found:
            return self.do_click()
        each = self.rng.choice(found)
        self.act_log.append(f"{type(each).__name__} {each.objectName() or each.accessibleName()}")
        self.click(self.on(each))
        self.settle()
        if isinstance(each, QComboBox):
            view = self.popup()
            if view is not None and view.isVisible():
                self.click(self.apt()) if self.chance(0.6) else self.do_key()
        elif isinstance(each, QLineEdit):
            self.write(self.rng.choice(WORDS))
        elif isinstance(each, QAbstractItemView) and self.chance(0.3):
            self.strike(self.rng.choice(STEPS))
        return None

    def do_answer(self) -> None:
        """Answer the front dialog by a button or a key."""
        front = self.program.manager.front
        if not isinstance(front, Dialog):
            return self.do_key()
        names = [name for name, each in buttons(front).items() if each.isEnabled()]
        if self.chance(0.3) or not names:
            self.strike(self.rng.choice((Key.Key_Return, Key.Key_Return, Key.Key_Escape)))
            return None
        default = default_button(front)
        name = self.rng.choice((*names, default) if default in names else names)
        self.act_log.append(f"button {name} of {type(front).__name__}")
        self.click(place_of(front.button(name), front.button(name).rect().center()))
        return None

    def do_type(self) -> None:
        """Type something."""
        self.write(self.rng.choice(WORDS))
