"""Items that several menus have."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from macclassic.app.host import Host
from macclassic.engine.lazy import lazily
from macclassic.toolbox.menus import SEPARATOR, Item, item

ladder_of = lazily("macclassic.app.ladder:Ladder")


def demo_item(host: Host, key: str | None) -> Item:
    """Return the item that lets a game play itself; without a key all games do, one after the other."""
    return item(
        "Demo",
        lambda: host.start_demo(key),
        "To see a game play itself, choose this item. Any key or click ends it.",
    )


def register_item(host: Host) -> Item:
    """Return the item for registering, dimmed when there is nothing left to register."""
    return item(
        "Register…",
        host.register,
        "To register your copy, which costs nothing, choose this item.",
        enabled=not host.registered,
        dimmed="Your copy is registered already.",
    )


def quit_item(host: Host) -> Item:
    return item("Quit", host.quit, "To end the program, choose this item. What you have played is kept.", "Q")


def close_item(host: Host) -> Item:
    """Return the item that closes the window in front."""
    front = host.manager.front
    return item(
        "Close",
        lambda: front.dismiss() if front is not None else None,
        "To close the window in front, choose this item.",
        "W",
        enabled=front is not None and front.closable,
        dimmed="There is no window to close.",
    )


def ladder_item(host: Host) -> Item:
    """Return the item of the ladder, which the desktop has and the game that is played there."""
    return item(
        "Ladder…",
        lambda: ladder_of(host).show(),
        "To climb the house of the six, war by war, choose this item.",
    )


def life_items(host: Host) -> Iterator[Item]:
    """Yield the items for what moves, speaks and sounds at every table: settings of the program."""
    settings = host.settings

    def choose(name: str, value: Any) -> Callable[[], None]:
        def choose() -> None:
            setattr(settings, name, value)
            settings.decide(name)
            host.save_settings()
            host.enliven()
            host.update_menus()

        return choose

    yield item(
        "Full Motion",
        choose("motion", "full"),
        "To see all that happens in all its glory, choose this item.",
        checked=settings.motion == "full",
    )
    yield item(
        "Plain Motion",
        choose("motion", "plain"),
        "To see things move straight to where they go, choose this item.",
        checked=settings.motion == "plain",
    )
    yield item(
        "No Motion",
        choose("motion", "none"),
        "To see nothing move at a table, choose this item.",
        checked=settings.motion == "none",
    )
    yield SEPARATOR
    yield item(
        "Chatty Company",
        choose("attitude", "chatty"),
        "To hear the others whenever they have something to say, choose this item.",
        checked=settings.attitude == "chatty",
    )
    yield item(
        "Quiet Company",
        choose("attitude", "quiet"),
        "To hear the others at great moments only, choose this item.",
        checked=settings.attitude == "quiet",
    )
    yield item(
        "Silent Company",
        choose("attitude", "off"),
        "To have nobody say a word, choose this item.",
        checked=settings.attitude == "off",
    )
    yield SEPARATOR
    on = settings.sound
    yield item(
        "Play On Behind",
        choose("behind", not settings.behind),
        "To have games wait that are behind another or hidden, choose this item."
        if settings.behind
        else "To have the computers play on where a game is behind another or hidden, choose this item.",
        checked=settings.behind,
    )
    yield item(
        "Sounds",
        choose("sound", not on),
        "To play without sounds, choose this item." if on else "To hear sounds again, choose this item.",
        checked=on,
    )
