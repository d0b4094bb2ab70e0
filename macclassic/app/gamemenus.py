"""What stands in the menus while a game or a record of one is in front, and what balloons say of it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from macclassic.app.gamedesk import GameDesk
from macclassic.app.helpmenu import balloons_menu, help_menu
from macclassic.app.host import Host
from macclassic.app.menus import (
    application_menu,
    demo_item,
    emblem_menu,
    options_balloon,
    quit_item,
    register_item,
    sounds_item,
)
from macclassic.app.replay import ReplayDesk
from macclassic.toolbox.menus import SEPARATOR, Item, Menu

translate = QCoreApplication.translate


def game_menus(host: Host, desk: GameDesk) -> tuple[Menu, ...]:
    """Return the menus while a game is open."""
    return (
        emblem_menu(host),
        _game_menu(host, desk),
        Menu(
            translate("menu", "Options"),
            (
                Item(
                    translate("menu", "Options…"),
                    desk.show_options,
                    balloon=translate("balloon", "To change how the game is played, choose this item."),
                ),
                SEPARATOR,
                sounds_item(host),
                *desk.table.parts.option_items(desk.table),
                SEPARATOR,
                register_item(host),
            ),
            balloon=options_balloon(),
        ),
        help_menu(host, desk.help.pages, desk.show_help),
        balloons_menu(host),
        application_menu(host),
    )


def _game_menu(host: Host, desk: GameDesk) -> Menu:
    session = desk.session
    asks = session.can_practise and not session.can_undo
    front = host.manager.front
    own = desk.table.parts.game_items(desk.table)
    return Menu(
        translate("menu", "Game"),
        (
            Item(
                desk.table.words.new(),
                desk.new_match,
                "N",
                balloon=translate("balloon", "To begin anew, choose this item."),
            ),
            Item(
                translate("menu", "Deal Number…"),
                desk.choose_deal,
                balloon=translate(
                    "balloon", "To play a certain deal, which is the same each time, choose this item."
                ),
            ),
            SEPARATOR,
            Item(
                translate("menu", "Open…"),
                desk.files.open,
                "O",
                balloon=translate("balloon", "To go on with something you have saved, choose this item."),
            ),
            Item(
                translate("menu", "Close"),
                lambda: front.dismiss() if front is not None else None,
                "W",
                enabled=front is not None and front.closable,
                balloon=translate("balloon", "To close the window in front, choose this item."),
                balloon_dimmed=translate("balloon", "There is no window to close."),
            ),
            Item(
                translate("menu", "Save"),
                desk.files.save,
                "S",
                enabled=session.match is not None,
                balloon=translate(
                    "balloon", "To keep what you are playing in the file that it has, choose this item."
                ),
                balloon_dimmed=translate("balloon", "There is nothing to save before something is played."),
            ),
            Item(
                translate("menu", "Save As…"),
                desk.files.save_as,
                "S",
                shift=True,
                enabled=session.match is not None,
                balloon=translate("balloon", "To keep a copy of what you are playing, choose this item."),
                balloon_dimmed=translate("balloon", "There is nothing to save before something is played."),
            ),
            SEPARATOR,
            Item(
                translate("menu", "Undo (Practice)…") if asks else translate("menu", "Undo"),
                desk.undo,
                "Z",
                enabled=session.can_undo or session.can_practise,
                balloon=translate("balloon", "To take back your last move, choose this item."),
                balloon_dimmed=translate("balloon", "There is no move of yours to take back now."),
            ),
            Item(
                translate("menu", "Hint"),
                session.hint,
                "H",
                enabled=session.can_hint,
                balloon=translate("balloon", "To see what the computer would play, choose this item."),
                balloon_dimmed=translate("balloon", "You can ask for a hint when it is your turn."),
            ),
            *_review(desk),
            *_all_hands(desk),
            *_pause(desk),
            *([SEPARATOR, *own] if own else ()),
            SEPARATOR,
            Item(
                translate("menu", "Statistics…"),
                desk.show_statistics,
                balloon=translate("balloon", "To see how you have played so far, choose this item."),
            ),
            demo_item(host, desk.spec.key),
            Item(
                translate("menu", "Help…"),
                desk.show_help,
                "?",
                balloon=translate("balloon", "To read the rules and how to play, choose this item."),
            ),
            SEPARATOR,
            quit_item(host),
        ),
        balloon=translate("balloon", "Use this menu to begin, save, open or quit a game."),
    )


def _pause(desk: GameDesk) -> tuple[Item, ...]:
    """Return the item for stopping computers that play by themselves, in games where they may."""
    session = desk.session
    if not desk.table.parts.any_seat:
        return ()
    waits = session.can_pause and session.paused
    return (
        Item(
            translate("menu", "Go On") if waits else translate("menu", "Pause"),
            session.pause,
            "P",
            enabled=session.can_pause,
            balloon=translate("balloon", "To let the computers play on by themselves, choose this item.")
            if waits
            else translate("balloon", "To let the computers wait for you, choose this item."),
            balloon_dimmed=translate("balloon", "The computers can wait where only computers play."),
        ),
    )


def _all_hands(desk: GameDesk) -> tuple[Item, ...]:
    """Return the item for laying the last round open, in games where something is hidden."""
    if desk.table.parts.open_table:
        return ()
    return (
        Item(
            translate("menu", "Show All Hands…"),
            desk.lay_open,
            enabled=desk.can_lay_open,
            balloon=translate("balloon", "To see the last game again with nothing hidden, choose this item."),
            balloon_dimmed=translate(
                "balloon", "You can look when a game has ended and it is your turn again."
            ),
        ),
    )


def _review(desk: GameDesk) -> tuple[Item, ...]:
    """Return the item for looking back, in games that can."""
    if desk.spec.judge is None:
        return ()
    return (
        Item(
            translate("menu", "Review…"),
            desk.review,
            "R",
            enabled=desk.can_review,
            balloon=translate(
                "balloon", "To see which of your moves in the last game gave money away, choose this item."
            ),
            balloon_dimmed=translate(
                "balloon", "You can look back when a game has ended and it is your turn again."
            ),
        ),
    )


def replay_menus(host: Host, desk: ReplayDesk) -> tuple[Menu, ...]:
    """Return the menus while a record is shown."""
    ended = translate("balloon", "The record ends here.")
    return (
        emblem_menu(host),
        Menu(
            translate("menu", "Game"),
            (
                Item(
                    translate("replay", "Step"),
                    desk.step,
                    "T",
                    enabled=desk.more,
                    balloon=translate("balloon", "To see the next move, choose this item."),
                    balloon_dimmed=ended,
                ),
                Item(
                    translate("replay", "Step Back"),
                    desk.back,
                    "B",
                    enabled=desk.at > 0,
                    balloon=translate("balloon", "To go back by one move, choose this item."),
                    balloon_dimmed=translate("balloon", "The record begins here."),
                ),
                Item(
                    translate("replay", "Pause") if desk.running else translate("replay", "Run"),
                    desk.run,
                    "R",
                    enabled=desk.more,
                    balloon=(
                        translate("balloon", "To stop where the record is now, choose this item.")
                        if desk.running
                        else translate("balloon", "To let the record run by itself, choose this item.")
                    ),
                    balloon_dimmed=ended,
                ),
                SEPARATOR,
                Item(
                    translate("replay", "Close"),
                    lambda: host.manager.close(desk.window),
                    "W",
                    balloon=translate("balloon", "To put the record away, choose this item."),
                ),
                quit_item(host),
            ),
            balloon=translate("balloon", "Use this menu to go through the record."),
        ),
        Menu(
            translate("menu", "Options"),
            tuple(desk.table.parts.option_items(desk.table)),
            balloon=options_balloon(),
        ),
        help_menu(host),
        balloons_menu(host),
        application_menu(host),
    )
