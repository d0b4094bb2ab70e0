"""Menu items that several menus share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from macclassic.app.program_services import ProgramServices
from macclassic.engine.core.lazy_import import lazily
from macclassic.engine.progress import ladder
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.menus.menu_bar import SEPARATOR, Item, item

ladder_of = lazily("macclassic.app.game.ladder_match:LadderContext")


def demo_item(services: ProgramServices, key: str | None) -> Item:
    """Return the item that starts the demo of a game, or without a key of all games in turn."""
    return item(
        "Demo",
        lambda: services.start_demo(key),
        "To see a game play itself, choose this item. Any key or click ends it.",
    )


def lesson_item(services: ProgramServices, key: str, begin: Callable[[], object]) -> Item:
    """Return the item of a game's lesson; its title names the step at which the lesson was left."""
    found = item(
        "Lesson",
        begin,
        "To be shown how this is played, choose this item. What you are playing waits meanwhile.",
    )
    step = services.settings.lesson_step(key)
    if step:
        found.title = translate("menu", "Lesson from Step {n}").format(n=step + 1)
    return found


def register_item(services: ProgramServices) -> Item:
    """Return the item for registering, dimmed if the copy is registered."""
    return item(
        "Register…",
        services.register,
        "To register your copy, which costs nothing, choose this item.",
        enabled=not services.registered,
        dimmed="Your copy is registered already.",
    )


def quit_item(services: ProgramServices) -> Item:
    return item(
        "Quit", services.quit, "To end the program, choose this item. What you have played is kept.", "Q"
    )


def close_item(services: ProgramServices) -> Item:
    """Return the item that closes the window in front."""
    front = services.manager.front
    return item(
        "Close",
        lambda: front.dismiss() if front is not None else None,
        "To close the window in front, choose this item.",
        "W",
        enabled=front is not None and front.closable,
        dimmed="There is no window to close.",
    )


def ladder_items(services: ProgramServices, key: str | None = None) -> Iterator[Item]:
    """Yield the item of the ladder if a game declares one: on the desktop, or in the game with this key."""
    found = ladder.of_games()
    if found is not None and key in (None, found[0].key):
        yield item(
            "Ladder…",
            lambda: ladder_of(services).show(),
            "To climb the house of the six, war by war, choose this item.",
        )


def life_items(services: ProgramServices) -> Iterator[Item]:
    """Yield the items for motion, company, play behind and sounds, which are settings of the program."""
    settings = services.settings
    motions = {
        "full": item("Full Motion", None, "To see all that happens in all its glory, choose this item."),
        "plain": item(
            "Plain Motion", None, "To see things move straight to where they go, choose this item."
        ),
        "none": item("No Motion", None, "To see nothing move at a table, choose this item."),
    }
    attitudes = {
        "chatty": item(
            "Chatty Company",
            None,
            "To hear the others whenever they have something to say, choose this item.",
        ),
        "quiet": item("Quiet Company", None, "To hear the others at great moments only, choose this item."),
        "off": item("Silent Company", None, "To have nobody say a word, choose this item."),
    }
    for name, items in (("motion", motions), ("attitude", attitudes)):
        for value, each in items.items():
            each.command, each.checked = (
                partial(_set, services, name, value),
                getattr(settings, name) == value,
            )
            yield each
        yield SEPARATOR
    on = settings.sound
    yield item(
        "Play On Behind",
        partial(_set, services, "behind", not settings.behind),
        "To have games wait that are behind another or hidden, choose this item."
        if settings.behind
        else "To have the computers play on where a game is behind another or hidden, choose this item.",
        checked=settings.behind,
    )
    yield item(
        "Sounds",
        partial(_set, services, "sound", not on),
        "To play without sounds, choose this item." if on else "To hear sounds again, choose this item.",
        checked=on,
    )


def _set(services: ProgramServices, name: str, value: object) -> None:
    setattr(services.settings, name, value)
    services.settings.decide(name)
    services.save_settings()
    services.resume_animation()
    services.update_menus()
