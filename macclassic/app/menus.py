"""What stands in the menus that are there whatever is in front, and in those of the desktop."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from macclassic.app.helpmenu import balloons_menu, help_menu
from macclassic.app.host import Host
from macclassic.quickdraw import sprites
from macclassic.toolbox.menus import EMBLEM, SEPARATOR, Item, Menu

translate = QCoreApplication.translate


def emblem_menu(host: Host) -> Menu:
    """Return the first menu: what is in front, and the panels that set up the screen."""
    return Menu(
        EMBLEM,
        (
            Item(
                host.about_title(),
                host.show_about,
                balloon=translate("balloon", "To see what is in front and who made it, choose this item."),
            ),
            SEPARATOR,
            Item(
                translate("menu", "Desktop Patterns…"),
                host.show_patterns,
                balloon=translate("balloon", "To give the desktop another pattern, choose this item."),
            ),
            Item(
                translate("menu", "Monitors…"),
                host.show_monitors,
                balloon=translate(
                    "balloon", "To change the colours or the size of the screen, choose this item."
                ),
            ),
            Item(
                translate("menu", "Sound…"),
                host.show_sound,
                balloon=translate("balloon", "To make sounds louder or softer, choose this item."),
            ),
            Item(
                translate("menu", "Language…"),
                host.show_language,
                balloon=translate("balloon", "To have everything in another language, choose this item."),
            ),
        ),
        balloon=translate("balloon", "Use this menu to set up the screen, the desktop and the sounds."),
    )


def application_menu(host: Host) -> Menu:
    """Return the menu at the right end: what is in front, and what else is open."""
    game, ahead = host.game, host.front_game
    name = ahead.spec.title if ahead is not None else "macclassic"
    open_ = [
        Item(
            "macclassic",
            host.manager.hide_all,
            checked=ahead is None,
            icon=small_icon("macclassic"),
            balloon=translate("balloon", "To go to the desktop, choose this item."),
        )
    ]
    if game is not None:
        open_.append(
            Item(
                game.spec.title,
                host.manager.show_all,
                checked=ahead is not None,
                icon=small_icon(game.spec.key),
                balloon=translate("balloon", "To go on with this game, choose this item."),
            )
        )
    return Menu(
        translate("menu", "Applications"),
        (
            Item(
                translate("menu", "Hide {name}").format(name=name),
                host.manager.hide_all,
                enabled=ahead is not None,
                balloon=translate(
                    "balloon", "To put the windows of what is in front out of sight, choose this item."
                ),
                balloon_dimmed=translate("balloon", "The desktop can’t be hidden."),
            ),
            Item(
                translate("menu", "Show All"),
                host.manager.show_all,
                enabled=host.manager.hidden,
                balloon=translate("balloon", "To see the hidden windows again, choose this item."),
                balloon_dimmed=translate("balloon", "Nothing is hidden."),
            ),
            SEPARATOR,
            *open_,
        ),
        icon=small_icon("macclassic" if ahead is None else ahead.spec.key),
        balloon=translate(
            "balloon", "This is the Application menu. Its icon shows what is in front; use it to switch."
        ),
    )


def small_icon(key: str) -> str:
    """Return the name of a game's picture of 16 x 16, or of ours if it has none."""
    name = f"small-{key}"
    return name if sprites.exists("art", name) else "small-macclassic"


def desktop_menus(host: Host) -> tuple[Menu, ...]:
    """Return the menus while no game is open."""
    selected = host.desktop.selected
    return (
        emblem_menu(host),
        Menu(
            translate("menu", "Game"),
            (
                Item(
                    translate("menu", "Open"),
                    lambda: host.open_game(str(host.desktop.selected)),
                    "O",
                    enabled=selected is not None,
                    balloon=translate(
                        "balloon", "To open the game whose icon is selected, choose this item."
                    ),
                    balloon_dimmed=translate("balloon", "To open a game, select its icon first."),
                ),
                demo_item(host, selected),
                SEPARATOR,
                quit_item(host),
            ),
            balloon=translate("balloon", "Use this menu to open a game."),
        ),
        Menu(translate("menu", "Options"), (register_item(host),), balloon=options_balloon()),
        help_menu(host),
        balloons_menu(host),
        application_menu(host),
    )


def demo_item(host: Host, key: str | None) -> Item:
    """Return the item that lets a game play itself; without a key all games do, one after the other."""
    return Item(
        translate("menu", "Demo"),
        lambda: host.start_demo(key),
        balloon=translate(
            "balloon", "To see a game play itself, choose this item. Any key or click ends it."
        ),
    )


def register_item(host: Host) -> Item:
    """Return the item for registering, dimmed when there is nothing left to register."""
    return Item(
        translate("menu", "Register…"),
        host.register,
        enabled=not host.registered,
        balloon=translate("balloon", "To register your copy, which costs nothing, choose this item."),
        balloon_dimmed=translate("balloon", "Your copy is registered already."),
    )


def sounds_item(host: Host) -> Item:
    on = host.settings.sound

    def toggle() -> None:
        host.settings.sound = host.sounds.on = not on
        host.save_settings()
        host.update_menus()

    return Item(
        translate("menu", "Sounds"),
        toggle,
        checked=on,
        balloon=(
            translate("balloon", "To play without sounds, choose this item.")
            if on
            else translate("balloon", "To hear sounds again, choose this item.")
        ),
    )


def quit_item(host: Host) -> Item:
    return Item(
        translate("menu", "Quit"),
        host.quit,
        "Q",
        balloon=translate("balloon", "To end the program, choose this item. What you have played is kept."),
    )


def options_balloon() -> str:
    return translate("balloon", "Use this menu to have things as you like them.")
