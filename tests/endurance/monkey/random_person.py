"""Random person: all acts of `performed_acts`, and those that call a command of the program."""

from __future__ import annotations

from operator import attrgetter

from PySide6.QtWidgets import QComboBox

from macclassic.app.desktop.apply_settings import apply_monitor
from macclassic.quickdraw.resources import languages
from macclassic.toolbox.dialogs.dialogs import Dialog, OptionsDialog
from tests.support.screen.dialog_parts import buttons

from .mouse_and_keys import Key
from .performed_acts import ActPerformer


class Person(ActPerformer):
    """Performs the acts that call a command of the open game."""

    def command(self, act: str) -> bool:
        """Call a command of the open game by name; return False if menus are not available now."""
        controller = self.controller
        if controller is None or not self.free:
            if not self.free:
                self.do_answer()
            else:
                self.enter()
            return False
        self.act_log.append(act)
        attrgetter(act)(controller)()
        self.settle()
        return True

    def do_new_match(self) -> None:
        """Begin a new match, with random options if none is under way."""
        controller = self.controller
        if controller is not None and not controller.session.under_way:
            if self.command("choose_options"):
                self._set_options(0.9)
        elif self.command("new_match"):
            front = self.program.manager.front
            for name in ("concede", "new"):
                if isinstance(front, Dialog) and name in buttons(front):
                    front.strike(name)
                    self.pause(200)
                    break

    def do_options(self) -> None:
        """Change options."""
        if self.command("show_options"):
            self._set_options(0.7)

    @property
    def _fixed(self) -> bool:
        """True at a table that chooses its own deals, where the menus dim Open… and the deal's number."""
        return self.controller is not None and self.controller.session.kind.fixed

    def do_deal(self) -> None:
        """Ask for a deal by its number, where the calendar of deals offers this."""
        if not self._fixed and self.command("choose_deal"):
            self.write(str(self.rng.randrange(2000)))
            self.strike(Key.Key_Return)

    def _set_options(self, ok: float) -> None:
        """Set some controls of the open options dialog, and choose OK with a probability of `ok`."""
        front = self.program.manager.front
        if not isinstance(front, OptionsDialog):
            return
        for _ in range(self.rng.choice((0, 2, 4, 8))):
            if self.program.manager.front is not front:
                break
            boxes = [each for each in self.usable(front) if each.objectName() not in buttons(front)]
            if not boxes:
                break
            each = self.rng.choice(boxes)
            self.click(self.on(each))
            self.settle()
            if isinstance(each, QComboBox):
                self.click(self.apt())
                self.settle()
        if self.chance(ok) and self.program.manager.front is front:
            self.act_log.append("OK")
            front.strike_default()
            self.pause(200)

    def do_undo(self) -> None:
        """Undo a move, sometimes for practice."""
        if not self.command("undo"):
            return
        front = self.program.manager.front
        if isinstance(front, Dialog) and "practice" in buttons(front) and self.chance(0.7):
            front.strike("practice")
            self.pause(200)

    def do_hint(self) -> None:
        """Ask for a hint."""
        controller = self.controller
        if controller is None or not self.free:
            return self.do_move()
        if not controller.session.can_hint and controller.table.busy:
            controller.table.finish()
            self.settle()
        if not self.free:
            return self.do_answer()
        self.act_log.append("hint")
        controller.session.hint()
        return None

    def do_review(self) -> None:
        """Review the last round."""
        self.command("look_back.review")

    def do_all_hands(self) -> None:
        """Look at the last round with all hands open."""
        self.command("look_back.lay_open")

    def do_statistics(self) -> None:
        """Look at the statistics."""
        self.command("show_statistics")

    def do_help(self) -> None:
        """Read help."""
        self.command("show_help")

    def do_demo(self) -> None:
        """Run a demo for a while."""
        program = self.program
        if not self.free:
            return self.do_answer()
        self.act_log.append("demo")
        program.demo.start(self.rng.choice((None, self.game or None)))
        self.settle()
        for _ in range(self.rng.randrange(1, 20)):
            self.pause(1000)
        return None

    def do_balloons(self) -> None:
        """Turn balloon help on or off."""
        self.act_log.append("balloons")
        self.program.balloons.on = not self.program.balloons.on

    def do_save(self) -> None:
        """Save the match in a file."""
        if self.command("files.save_as"):
            if self.chance(0.3):
                self.write(self.rng.choice(("a", "b", "Ünï")))
            self.strike(Key.Key_Return)
            self.pause(200)

    def do_open(self) -> None:
        """Open a saved file, where the menu offers this."""
        if not self._fixed and self.command("files.open"):
            for _ in range(self.rng.randrange(4)):
                self.strike(Key.Key_Down)
            self.strike(Key.Key_Return)
            self.pause(200)

    def do_replay(self) -> None:
        """Close the game and replay its match."""
        controller = self.controller
        if controller is None or controller.session.match is None or not self.free:
            return self.do_move()
        record = controller.session.match.to_record()
        self.act_log.append("replay")
        self.program.manager.close(controller.window)
        self.settle()
        if self.program.game is None and self.free:
            self.program.open_replay(record)
        return None

    def do_reopen(self) -> None:
        """Close the open game and open it again; the match continues."""
        if not self.free:
            return self.do_answer()
        game = self.program.game
        if game is not None:
            self.act_log.append("close the game")
            self.program.manager.show_all()
            self.program.manager.close(game.window)
            self.settle()
        self.enter()
        return None

    def do_restart(self) -> None:
        """End and restart the program."""
        if self.again is None:
            return self.do_reopen()
        self.act_log.append("end the program and start it again")
        self.program = self.again()
        if self.free:
            self.enter()
        return None

    def do_language(self) -> None:
        """Change the language."""
        if not self.free:
            return self.do_answer()
        other = self.rng.choice([each for each in languages() if each != self.program.language])
        self.act_log.append(f"speak {other}")
        self.program.choose_language(other)
        return None

    def do_depth(self) -> None:
        """Change the colour depth."""
        depth = self.rng.choice([each for each in (1, 4, 8) if each != self.program.screen.bits])
        self.act_log.append(f"depth {depth}")
        self.program.settings.depth = depth
        self.program.screen.set_depth(depth)

    def do_monitor(self) -> None:
        """Change the scale or the screen."""
        settings = self.program.settings
        settings.scale, settings.screen = (
            self.rng.choice((1, 2, None)),
            self.rng.choice(("640x480", "832x624")),
        )
        settings.depth = self.program.screen.bits
        self.act_log.append(f"scale {settings.scale}, screen {settings.screen}")
        apply_monitor(self.program.screen, settings)

    def do_hide(self) -> None:
        """Hide or show all windows."""
        manager = self.program.manager
        self.act_log.append("hide or show")
        manager.show_all() if manager.hidden else manager.hide_all()
