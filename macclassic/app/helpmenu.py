"""The Help menu, what there is to read; and the icon at the right end of the bar, Balloon Help."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from macclassic.app.host import Host
from macclassic.engine.lazy import lazily
from macclassic.toolbox.menus import HELP_ICON, SEPARATOR, Item, Menu, item, menu

if TYPE_CHECKING:
    from macclassic.toolbox.helptext import Page

translate = QCoreApplication.translate

show_report = lazily("macclassic.app.problem:show_report")
_about_balloons = lazily("macclassic.app.manual:about_balloons")


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
    keys = next((page.number for page in pages if page.about == "keys"), None)
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
            item(
                "Keyboard",
                show_keys,
                "To read what each key does, choose this item.",
                "?" if show is None else "",  # at a table it is the page about what is asked
            ),
            item(
                "Report a Problem…",
                lambda: show_report(host),
                "To tell somebody of what is wrong here, choose this item. Nothing is sent.",
            ),
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
                lambda: host.manager.open(_about_balloons()),
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
