"""What stands in the menus of the desktop, of a game and of a replay, and what balloons say of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from macclassic.app.helpmenu import balloons_menu, help_menu
from macclassic.quickdraw import sprites
from macclassic.toolbox.menus import EMBLEM, SEPARATOR, Item, Menu

if TYPE_CHECKING:
    from macclassic.app.gamedesk import GameDesk
    from macclassic.app.program import Program
    from macclassic.app.replay import ReplayDesk

translate = QCoreApplication.translate


def emblem_menu(program: Program) -> Menu:
    """Return the first menu: what is in front, and the panels that set up the screen."""
    return Menu(
        EMBLEM,
        (
            Item(
                program.about_title(),
                program.show_about,
                balloon=translate("balloon", "To see what is in front and who made it, choose this item."),
            ),
            SEPARATOR,
            Item(
                translate("menu", "Desktop Patterns…"),
                program.show_patterns,
                balloon=translate("balloon", "To give the desktop another pattern, choose this item."),
            ),
            Item(
                translate("menu", "Monitors…"),
                program.show_monitors,
                balloon=translate(
                    "balloon", "To change the colours or the size of the screen, choose this item."
                ),
            ),
            Item(
                translate("menu", "Sound…"),
                program.show_sound,
                balloon=translate("balloon", "To make sounds louder or softer, choose this item."),
            ),
            Item(
                translate("menu", "Language…"),
                program.show_language,
                balloon=translate("balloon", "To have everything in English or in French, choose this item."),
            ),
        ),
        balloon=translate("balloon", "Use this menu to set up the screen, the desktop and the sounds."),
    )


def application_menu(program: Program) -> Menu:
    """Return the menu at the right end: what is in front, and what else is open."""
    game, ahead = program.game, program.front_game
    name = ahead.spec.title if ahead is not None else "macclassic"
    open_ = [
        Item(
            "macclassic",
            program.manager.hide_all,
            checked=ahead is None,
            icon=small_icon("macclassic"),
            balloon=translate("balloon", "To go to the desktop, choose this item."),
        )
    ]
    if game is not None:
        open_.append(
            Item(
                game.spec.title,
                program.manager.show_all,
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
                program.manager.hide_all,
                enabled=ahead is not None,
                balloon=translate(
                    "balloon", "To put the windows of what is in front out of sight, choose this item."
                ),
                balloon_dimmed=translate("balloon", "The desktop can’t be hidden."),
            ),
            Item(
                translate("menu", "Show All"),
                program.manager.show_all,
                enabled=program.manager.hidden,
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


def desktop_menus(program: Program) -> tuple[Menu, ...]:
    """Return the menus while no game is open."""
    selected = program.desktop.selected
    return (
        emblem_menu(program),
        Menu(
            translate("menu", "Game"),
            (
                Item(
                    translate("menu", "Open"),
                    lambda: program.open_game(str(program.desktop.selected)),
                    "O",
                    enabled=selected is not None,
                    balloon=translate(
                        "balloon", "To open the game whose icon is selected, choose this item."
                    ),
                    balloon_dimmed=translate("balloon", "To open a game, select its icon first."),
                ),
                demo_item(program, selected),
                SEPARATOR,
                _quit(program),
            ),
            balloon=translate("balloon", "Use this menu to open a game."),
        ),
        Menu(translate("menu", "Options"), (register_item(program),), balloon=_options_balloon()),
        help_menu(program),
        balloons_menu(program),
        application_menu(program),
    )


def demo_item(program: Program, key: str | None) -> Item:
    """Return the item that lets a game play itself; without a key all games do, one after the other."""
    return Item(
        translate("menu", "Demo"),
        lambda: program.demo.start(key),
        balloon=translate(
            "balloon", "To see a game play itself, choose this item. Any key or click ends it."
        ),
    )


def register_item(program: Program) -> Item:
    """Return the item for registering, dimmed when there is nothing left to register."""
    return Item(
        translate("menu", "Register…"),
        program.register,
        enabled=not program.registered,
        balloon=translate("balloon", "To register your copy, which costs nothing, choose this item."),
        balloon_dimmed=translate("balloon", "Your copy is registered already."),
    )


def game_menus(desk: GameDesk) -> tuple[Menu, ...]:
    """Return the menus while a game is open."""
    program = desk.program
    return (
        emblem_menu(program),
        _game_menu(desk),
        Menu(
            translate("menu", "Options"),
            (
                Item(
                    translate("menu", "Options…"),
                    desk.show_options,
                    balloon=translate("balloon", "To change how the game is played, choose this item."),
                ),
                SEPARATOR,
                _sounds(program),
                *desk.table.option_items(),
                SEPARATOR,
                register_item(program),
            ),
            balloon=_options_balloon(),
        ),
        help_menu(program, desk.pages, desk.show_help),
        balloons_menu(program),
        application_menu(program),
    )


def _game_menu(desk: GameDesk) -> Menu:
    session = desk.session
    asks = session.can_practise and not session.can_undo
    front = desk.program.manager.front
    own = desk.table.game_items()
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
                desk.open_file,
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
                desk.save,
                "S",
                enabled=session.match is not None,
                balloon=translate(
                    "balloon", "To keep what you are playing in the file that it has, choose this item."
                ),
                balloon_dimmed=translate("balloon", "There is nothing to save before something is played."),
            ),
            Item(
                translate("menu", "Save As…"),
                desk.save_as,
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
            demo_item(desk.program, desk.spec.key),
            Item(
                translate("menu", "Help…"),
                desk.show_help,
                "?",
                balloon=translate("balloon", "To read the rules and how to play, choose this item."),
            ),
            SEPARATOR,
            _quit(desk.program),
        ),
        balloon=translate("balloon", "Use this menu to begin, save, open or quit a game."),
    )


def _pause(desk: GameDesk) -> tuple[Item, ...]:
    """Return the item for stopping computers that play by themselves, in games where they may."""
    session = desk.session
    if not desk.table.any_seat:
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
    if desk.table.open_table:
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


def replay_menus(desk: ReplayDesk) -> tuple[Menu, ...]:
    """Return the menus while a record is shown."""
    ended = translate("balloon", "The record ends here.")
    return (
        emblem_menu(desk.program),
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
                    lambda: desk.program.manager.close(desk.window),
                    "W",
                    balloon=translate("balloon", "To put the record away, choose this item."),
                ),
                _quit(desk.program),
            ),
            balloon=translate("balloon", "Use this menu to go through the record."),
        ),
        Menu(translate("menu", "Options"), tuple(desk.table.option_items()), balloon=_options_balloon()),
        help_menu(desk.program),
        balloons_menu(desk.program),
        application_menu(desk.program),
    )


def _sounds(program: Program) -> Item:
    on = program.settings.sound

    def toggle() -> None:
        program.settings.sound = program.sounds.on = not on
        program.save_settings()
        program.update_menus()

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


def _quit(program: Program) -> Item:
    return Item(
        translate("menu", "Quit"),
        program.quit,
        "Q",
        balloon=translate("balloon", "To end the program, choose this item. What you have played is kept."),
    )


def _options_balloon() -> str:
    return translate("balloon", "Use this menu to have things as you like them.")
