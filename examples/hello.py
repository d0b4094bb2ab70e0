"""Windows of 1991 and a menu bar in any PySide6 program. Run it: ``python examples/hello.py``"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QVBoxLayout, QWidget

import macclassic.toolbox as mac


def hello() -> mac.Window:
    """Return a window with a greeting."""
    content = QWidget()
    layout = QVBoxLayout(content)
    layout.setContentsMargins(24, 20, 24, 20)
    layout.setSpacing(12)
    layout.addWidget(mac.paragraph("Hello!", width=250))
    words = "Drag me by my title, shut me with my box, and look into the menus. ⌘N opens another one."
    layout.addWidget(mac.paragraph(words, small=True, width=250))
    return mac.Window("Hello", content)


class Hello:
    """The program: a screen with its windows and menus."""

    def __init__(self, screen: mac.Screen) -> None:
        self.screen = screen
        self.manager = mac.WindowManager(screen)
        self.bar = mac.MenuBar(screen, self.manager)
        # The available commands depend on the front window.
        self.manager.front_changed.connect(self.update_menus)
        self.update_menus()
        self.open()

    def open(self) -> None:
        """Open another window, a little lower than the last."""
        step = 20 * (len(self.manager.windows) % 10)
        self.manager.open(hello(), QPoint(40 + step, 50 + step))

    def update_menus(self) -> None:
        """Update the menus to the commands available now."""
        anything = bool(self.manager.windows)
        file = (
            mac.Item("New", self.open, "N", balloon="Opens another window."),
            mac.Item("Close", self.manager.close_front, "W", enabled=anything),
            mac.SEPARATOR,
            mac.Item("Quit", self.screen.close, "Q"),
        )
        words = "It is 1991, and you have just bought a Macintosh."
        year = partial(mac.alert, self.manager, mac.Kind.NOTE, words)
        greetings = (mac.Item("What Year Is It?", year, "Y"),)
        self.bar.set_menus((mac.Menu("File", file), mac.Menu("Greetings", greetings)))


def show(screen: mac.Screen) -> Hello:
    """Start the program on a screen."""
    return Hello(screen)


if __name__ == "__main__":
    app, screen = mac.application(), mac.Screen()
    screen.setWindowTitle("Hello")
    screen.quitting.connect(app.quit)
    program = show(screen)
    screen.show()
    app.exec()
