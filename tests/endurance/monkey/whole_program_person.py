"""Random person in the whole program: lessons, ladder, daily deal, profiles, archives, several games."""

from __future__ import annotations

from typing import Any

from macclassic.app.desktop.apply_settings import apply_monitor
from macclassic.app.dialogs import archive_dialogs
from macclassic.app.learn.lesson_controller import LessonController
from macclassic.app.menus import desktop_menus, game_menus
from macclassic.app.menus.menu_items import ladder_of
from macclassic.engine.core.registry import games
from macclassic.toolbox.dialogs.dialogs import Dialog
from macclassic.toolbox.spots import spots_of
from macclassic.toolbox.windows.window_manager import DESKTOP
from tests.support.screen.dialog_parts import buttons

from .checks.coverage import name_of
from .mouse_and_keys import STEPS, Key, place_of
from .random_person import Person

CLOTH = "Cards and Table…"
NAMES = ("Ada", "Été", "수잔", "x" * 40, "Susan", "")


class Wanderer(Person):
    """Performs the acts outside of the game tables too."""

    def go(self, command: Any, *given: Any) -> bool:
        """Call the command of a menu item if menus are available, else answer the dialog; True if called."""
        if not self.free:
            self.do_answer()
            return False
        self.act_log.append(getattr(command, "__name__", "item"))
        command(*given)
        self.settle()
        return True

    def answers(self, *names: str) -> bool:
        """Press the first of these buttons of the front dialog that is enabled; False if there is none."""
        front = self.program.manager.front
        if isinstance(front, Dialog):
            for name in names:
                if name in buttons(front) and front.button(name).isEnabled():
                    self.act_log.append(f"button {name} of {type(front).__name__}")
                    front.strike(name)
                    self.pause(200)
                    return True
        return False

    def at_home(self, command: Any) -> bool:
        """Call a command of the desktop's menus, from the desktop."""
        if self.free:
            self.program.manager.bring(DESKTOP)
            self.settle()
        return self.go(command, self.program)

    # Several games

    def do_switch(self) -> None:
        """Open another game, or switch to an open one or to the desktop."""
        program = self.program
        if not self.free:
            return self.do_answer()
        how = self.rng.random()
        if how < 0.3:
            self.strike(Key.Key_F6)
        elif how < 0.6 and program.games:
            key = self.rng.choice(sorted(program.games))
            self.act_log.append(f"bring {key}")
            program.manager.bring(key)
        elif how < 0.7:
            self.act_log.append("to the desktop")
            program.manager.hide_all()
        else:
            key = self.rng.choice([key for key, spec in games().items() if spec.screen])
            self.act_log.append(f"open {key} beside")
            program.open_game(key, zoom=self.chance(0.3))
        return None

    def do_desktop(self) -> None:
        """Choose an item of the desktop's menus."""
        if not self.free:
            return self.do_answer()
        self.program.manager.hide_all()
        self.settle()
        if self.chance(0.3):
            self.program.desktop.select(self.rng.choice(spots_of(self.program.desktop)).key)
        return self._menu(0.0)

    # Game

    def do_redo(self) -> None:
        """Redo a move, or undo one so that it can be redone."""
        controller = self.controller
        if controller is not None and not controller.session.can_redo:
            self.do_undo()
            self.settle()
        self.command("session.redo")

    def do_concede(self) -> None:
        """Concede a match, or only open the dialog."""
        controller = self.controller
        if controller is None or not self.free or not controller.session.can_concede:
            return self.do_move()
        if self.command("new_match"):
            self.answers("concede" if self.chance(0.5) else "keep")
        return None

    def do_cloth(self) -> None:
        """Choose another card back and cloth, if the game has them."""
        found = [each for menu in self.program.bar.menus for each in menu.items if name_of(each) == CLOTH]
        if not self.free or not found:
            return self.do_control()
        assert found[0].command is not None
        found[0].command()
        self.settle()
        for _ in range(self.rng.randrange(1, 4)):
            self.do_control()
        if self.chance(0.8):
            self.answers("ok")
        return None

    def do_log(self) -> None:
        """Read the log."""
        if self.program.game is not None and self.program.game.table.parts.narration.log_lines is not None:
            self.command("log.show")
        else:
            self.do_hover()

    def do_today(self) -> None:
        """Play a daily deal, or only look at the list."""
        if self.command("days.show"):
            for _ in range(self.rng.randrange(3)):
                self.strike(self.rng.choice(STEPS[:4]))
            if self.chance(0.7):
                self.answers("ok")

    def do_lesson(self) -> None:
        """Begin a lesson, or continue the open one."""
        game = self.program.front_game
        if not isinstance(game, LessonController) or not self.free:
            if self.program.game is not None and not isinstance(game, LessonController):
                self.command("begin_lesson")
            else:
                self.do_answer()
            return
        self.in_lesson(game)

    def in_lesson(self, game: LessonController) -> None:
        """Do what a lesson asks, something else, or go to another step."""
        how = self.rng.random()
        if game.table.busy:
            game.table.finish()
            self.settle()
        if how < 0.06:
            self.act_log.append("leave the lesson")
            self.program.manager.close(game.window)
        elif how < 0.3:
            name = self.rng.choice(("skip", "skip", "back", "say", "end"))
            self.act_log.append(f"lesson: {name}")
            getattr(game, name)()
        elif how < 0.4:
            self.strike(self.rng.choice((Key.Key_Return, Key.Key_Space)))
        else:
            right = game.right() if game._begun else ""
            found = [each for each in spots_of(game.table) if each.key == right]
            if found and self.chance(0.8):
                self.click(place_of(game.table, found[0].rect.center()))
            else:
                self.click(self.apt())

    def do_practice(self) -> None:
        """Practise something."""
        controller = self.controller
        if controller is None or not self.free:
            return self.do_answer()
        drill = controller.table.parts.extras.drill
        if drill is None and controller.spec.judge is None:
            return self.do_move()
        if self.go(game_menus.show_practice, self.program, controller.spec, drill):
            self.answers(self.rng.choice(("learn", "count", "again", "cancel")), "again")
        return None

    # Rest of the program

    def do_ladder(self) -> None:
        """Look at the ladder, and enter a room."""
        if self.go(lambda: ladder_of(self.program).show()):
            for _ in range(self.rng.randrange(3)):
                self.strike(self.rng.choice(STEPS[:4]))
            if self.chance(0.6):
                self.answers("play")
                self.answers("ok")

    def do_persons(self) -> None:
        """Switch to another profile, perhaps a new one; or remove one."""
        if not self.at_home(desktop_menus.show_persons):
            return
        if len(self.program.profiles.everybody) < 2 or self.chance(0.3):
            if self.answers("new"):
                self.write(self.rng.choice(NAMES))
                for _ in range(self.rng.randrange(3)):
                    self.strike(self.rng.choice(STEPS))
                self.answers("ok")
            return
        for _ in range(self.rng.randrange(3)):
            self.strike(self.rng.choice((Key.Key_Up, Key.Key_Down)))
        if self.answers(self.rng.choice(("play", "play", "change", "remove")), "play"):
            self.answers("remove", "ok")

    def do_archive(self) -> None:
        """Export everything into an archive, or import one."""
        if self.chance(0.5):
            if self.at_home(archive_dialogs.save_backup):
                self.strike(Key.Key_Return)
                self.pause(200)
                self.answers("replace", "ok")
        elif self.at_home(archive_dialogs.restore_backup):
            if self.chance(0.4):
                self.strike(Key.Key_Down)
            self.strike(Key.Key_Return)
            self.pause(200)
            if self.chance(0.7):
                self.answers("restore", "ok")

    def do_full_screen(self) -> None:
        """Toggle full screen, or the scale that fills it."""
        screen, settings = self.program.screen, self.program.settings
        if self.chance(0.6):
            self.strike(Key.Key_F11)
        else:
            settings.fill = not settings.fill
            settings.depth = screen.bits
            self.act_log.append(f"fill {settings.fill}")
            apply_monitor(screen, settings)

    def do_rove(self) -> None:
        """Walk through a dialog with the arrow keys, and press the focused control."""
        if not isinstance(self.program.manager.front, Dialog):
            return self.do_key()
        for _ in range(self.rng.randrange(1, 7)):
            self.strike(self.rng.choice(STEPS[:4]))
        self.strike(self.rng.choice((Key.Key_Return, Key.Key_Return, Key.Key_Space, Key.Key_Escape)))
        return None

    def do_portrait(self) -> None:
        """Choose a player from the pictures in the options."""
        if not self.command("show_options"):
            return
        front = self.program.manager.front
        assert front is not None
        found = [each for each in self.usable(front) if hasattr(each, "spots")]
        if found:
            self.click(self.on(self.rng.choice(found)))
            self.settle()
            for _ in range(self.rng.randrange(3)):
                self.strike(self.rng.choice(STEPS[:4]))
        if self.chance(0.7):
            self.answers("ok")

    def do_engines(self) -> None:
        """Let an external engine play for a companion, if there are any."""
        if not self.command("show_options") or not self.answers("engines"):
            return
        front = self.program.manager.front
        menus_there: Any = getattr(front, "menus", None)
        if menus_there:
            each = self.rng.choice(list(menus_there.values()))
            each.setCurrentIndex(self.rng.randrange(each.count()))
        self.answers("ok")
        self.answers("ok")
