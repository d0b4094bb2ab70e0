"""Menu items that several menus share."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from macclassic.app.learn.lesson_offer import lesson_title
from macclassic.app.program_services import ProgramServices
from macclassic.engine.core.lazy_import import lazily
from macclassic.engine.progress import ladder
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.menus.menu_bar import SEPARATOR, Item, item

SILENT, TALKING = "off", "quiet"
"""Values that *Table Talk* sets: no remarks, or remarks at great moments."""

ladder_of = lazily("macclassic.app.game.ladder_match:LadderContext")


def demo_item(services: ProgramServices, key: str | None) -> Item:
    """Return the item that starts the demo of a game, or without a key of all games in turn."""
    return item(
        "Demo",
        lambda: services.start_demo(key),
        "To see a game play itself, choose this item. Any key or click ends it.",
    )


def lesson_item(services: ProgramServices, key: str, begin: Callable[[], object]) -> Item:
    """Return the item of a game's lesson."""
    balloon = translate(
        "balloon", "To learn how this is played, choose this item. What you are playing waits meanwhile."
    )
    return Item(lesson_title(services, key), begin, balloon=balloon)


def help_item(services: ProgramServices) -> Item:
    """Return the item that opens the help common to all games, where no game's own help is at hand."""
    return item(
        "Help…",
        services.show_common_help,
        "To read what can be done here, choose this item. F1 does the same.",
        "?",
    )


def own_items(own: Sequence[Item], others: Sequence[Item], room: int) -> tuple[Item, ...]:
    """Return a game's own items for a menu: at most `room`, and none that is among the `others`."""
    taken = {SEPARATOR.title, *(each.title for each in others)}
    return tuple([each for each in own if each.title not in taken][: max(0, room)])


def register_items(services: ProgramServices) -> Iterator[Item]:
    """Yield the item for registering, with a line before it, until the copy is registered."""
    if not services.registered:
        yield SEPARATOR
        yield item(
            "Register…",
            services.register,
            "To register your copy, which costs nothing, choose this item.",
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


def house_items(services: ProgramServices, key: str | None = None) -> Iterator[Item]:
    """Yield the item of the house if a game has a ladder: on the desktop, or in the game with this key."""
    found = ladder.of_games()
    if found is not None and key in (None, found[0].key):
        yield item(
            "The House…",
            lambda: ladder_of(services).show(),
            "To climb the house of the six, war by war, choose this item.",
        )


def settings_items(services: ProgramServices) -> Iterator[Item]:
    """Yield the items for talk and sounds, which are settings of the program."""
    settings = services.settings
    talk, sound = settings.attitude != SILENT, settings.sound
    yield item(
        "Table Talk",
        partial(services.change_settings, {"attitude": SILENT if talk else TALKING}),
        "To silence the others, choose this item."
        if talk
        else "To hear the others at great moments, choose this item.",
        checked=talk,
    )
    yield item(
        "Sounds",
        partial(services.change_settings, {"sound": not sound}),
        "To play without sounds, choose this item." if sound else "To hear sounds again, choose this item.",
        checked=sound,
    )
