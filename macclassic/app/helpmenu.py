"""The Help menu, what there is to read; and the icon at the right end of the bar, Balloon Help."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib.abc import Traversable
from importlib.resources import as_file

from PySide6.QtCore import QCoreApplication

from macclassic.app.host import Host
from macclassic.toolbox.dialogs import Dialog, paragraph
from macclassic.toolbox.helptext import KEYS, Page, load
from macclassic.toolbox.helpviewer import HelpWindow
from macclassic.toolbox.menus import HELP_ICON, SEPARATOR, Item, Menu, item, menu

translate = QCoreApplication.translate


def about_item(host: Host) -> Item:
    """Return the item that tells of what is in front."""
    ahead = host.front_game
    title = translate("menu", "About macclassic…")
    if ahead is not None:
        title = translate("menu", "About {name}…").format(name=ahead.spec.title)
    about = translate("balloon", "To see what is in front and who made it, choose this item.")
    return Item(title, host.show_about, balloon=about)


def help_menu(host: Host, pages: Sequence[Page] = (), show: Callable[[int], None] | None = None) -> Menu:
    """Return the Help menu; `pages` are those of the game in front, and `show` opens one by its number."""
    keys = next((page.number for page in pages if page.about == KEYS), None)
    items = [
        Item(
            page.title.replace("\u00a0", "\u202f"),  # the wide one tears words apart in this face
            partial(show, page.number),
            balloon=translate("balloon", "To read this page of help, choose this item."),
        )
        for page in pages
        if show is not None
    ]
    show_keys = host.show_keys if keys is None or show is None else partial(show, keys)
    return menu(
        "Help",
        (
            *items,
            *([SEPARATOR] if items else ()),
            item("Keyboard", show_keys, "To read what each key does, choose this item."),
            about_item(host),
        ),
        "Use this menu to read how things work here.",
    )


def balloons_menu(host: Host) -> Menu:
    """Return the menu of Balloon Help, an icon at the right end of the bar."""
    on = host.balloons.on

    def toggle() -> None:
        host.balloons.on = not host.balloons.on

    return menu(
        "Balloons",
        (
            item(
                "About Balloon Help…",
                lambda: host.manager.open(about_balloons()),
                "To read what balloons are and what they do, choose this item.",
            ),
            SEPARATOR,
            item(
                "Hide Balloons" if on else "Show Balloons",
                toggle,
                "To stop showing balloons, choose this item."
                if on
                else "To see a balloon for whatever the pointer is on, choose this item.",
            ),
        ),
        "Use this menu to have everything on the screen explained where you point at it.",
        icon=HELP_ICON,
    )


class Manual:
    """Help pages, and the window that shows them: of a game, or of the keys that are the same everywhere."""

    def __init__(self, host: Host, folder: Traversable, title: Callable[[], str]) -> None:
        """`folder` has one folder a language; `title` is the window's, in the language that is spoken."""
        self._host, self._folder, self._title = host, folder, title
        self._pages: tuple[str, tuple[Page, ...]] | None = None
        self.window: HelpWindow | None = None

    @property
    def pages(self) -> tuple[Page, ...]:
        """The pages, in the language that is spoken."""
        language = self._host.language
        if self._pages is None or self._pages[0] != language:
            with as_file(self._folder) as folder:
                self._pages = language, load(folder, language)
        return self._pages[1]

    def show(self, page: int = 1) -> None:
        """Show a page, in the window that is open if there is one."""
        if self.window is not None:
            self.window.turn_to(page)
            self._host.manager.activate(self.window)
            return
        self.window = HelpWindow(self._title(), self.pages, page)
        self.window.closed.connect(self._closed)
        self._host.manager.open(self.window)

    def _closed(self) -> None:
        self.window = None

    def close(self) -> None:
        """Put the window away."""
        if self.window is not None:
            self._host.manager.close(self.window)

    def retranslate(self) -> None:
        """Show the page in the language that is spoken now, if one is shown."""
        if self.window is not None:
            page = self.window.number
            self.close()
            self.show(page)


def about_balloons() -> Dialog:
    """Return the dialog that says what Balloon Help is."""
    box = Dialog(translate("balloon", "About Balloon Help"))
    box.body.addWidget(paragraph(translate("balloon", "Balloon Help"), width=330))
    for text in (
        translate(
            "balloon",
            "Choose Show Balloons from the menu with the question mark and point at anything: a card, a "
            "button, a menu item, an icon, the frame of a window. A balloon says what it is and what it "
            "does.",
        ),
        translate(
            "balloon",
            "You need not click, and everything works as it always does. A balloon goes when the pointer "
            "leaves. What is dimmed has a balloon too, which tells you why.",
        ),
        translate("balloon", "When you have read enough, choose Hide Balloons."),
    ):
        box.body.addWidget(paragraph(text, True, 330))
    box.add_buttons((("ok", translate("dialog", "OK")),), default="ok", cancel="ok")
    box.fit()
    return box
