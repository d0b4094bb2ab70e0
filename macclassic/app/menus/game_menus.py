"""Menus of the controllers: of a game, of a lesson and of a replay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from macclassic.app.menus.menu_items import (
    close_item,
    demo_item,
    help_item,
    house_items,
    lesson_item,
    own_items,
    quit_item,
    register_items,
    settings_items,
)
from macclassic.app.program_services import ProgramServices
from macclassic.engine.core.lazy_import import lazily
from macclassic.quickdraw.resources import teaches
from macclassic.table.look import cards_and_cloth_dialog
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.menus.menu_bar import SEPARATOR, Item, item, menu

if TYPE_CHECKING:
    from macclassic.app.game.game_controller import GameController
    from macclassic.app.learn.lesson_controller import LessonController
    from macclassic.app.lookback.replay_controller import ReplayController
    from macclassic.app.play.table_controller import TableController
    from macclassic.app.program_services import ControllerMenus


# A rarely used feature is imported lazily.
show_practice = lazily("macclassic.app.learn.practice_window:show_practice")

GAME_ITEMS, OWN_OPTION_ITEMS = 12, 2
"""Maximum number of items of the Game menu, and of a game's own items in the Options menu."""


# A game


def menus_of_game(services: ProgramServices, controller: GameController) -> ControllerMenus:
    """Return the menu of a game, and its items in Options and Help."""
    session, table = controller.session, controller.table
    undo, redo = _undo_items(controller)
    hint, pause = _hint_item(controller), _pause_items(controller)
    alone = bool(pause) and session.match is not None and not session.people
    before = (
        Item(
            table.parts.texts.new_match(),
            controller.new_match,
            "N",
            balloon=translate("balloon", "To begin anew, choose this item."),
        ),
        item(
            "Today’s Deal…",
            controller.days.show,
            "To play the deal of this day, the same for everybody, choose this item.",
            "D",
        ),
        *house_items(services, controller.spec.key),
        SEPARATOR,
        item(
            "Open…",
            controller.files.open,
            "To go on with something you have saved, choose this item.",
            "O",
            enabled=not session.kind.fixed,
            dimmed="This game chooses its own deals.",
        ),
        close_item(services),
        item(
            "Save a Copy…",
            controller.files.save_as,
            "To keep a copy of what you are playing in a file, choose this item. The match itself is always "
            "kept.",
            "S",
            enabled=session.match is not None,
            dimmed="There is nothing to save before something is played.",
        ),
        SEPARATOR,
        redo if session.can_redo else undo,
        *(pause if alone else (hint,)),
    )
    after = (
        *_log_items(controller),
        item(
            "Statistics…",
            controller.show_statistics,
            "To see how you have played so far, choose this item.",
        ),
        SEPARATOR,
        item(
            "Help…",
            controller.show_help_here,
            "To read what the rules say of what you are asked now, choose this item. F1 does the same.",
            "?",
        ),
        quit_item(services),
    )
    options = tuple(_options_of_game(services, controller, (*before, *after)))
    room = GAME_ITEMS - sum(each is not SEPARATOR for each in (*before, *after))
    own = own_items(table.parts.extras.game_items(table), (*before, *after, *options), room)
    return (
        menu(
            "Game",
            (*before, *own, *after),
            "Use this menu to begin, save, open or quit a game.",
            keys=(
                undo,
                redo,
                hint,
                *pause,
                *controller.look_back.ways(),
                *table.parts.extras.key_items(table),
            ),
        ),
        options,
        tuple(_learning_items(services, controller)),
    )


def _learning_items(services: ProgramServices, controller: GameController) -> Iterator[Item]:
    """Yield the items of the lesson and the exercises, if the game has any, and of the demo."""
    if teaches(controller.spec.key):
        yield lesson_item(services, controller.spec.key, controller.begin_lesson)
    drill = controller.table.parts.extras.drill
    if drill is not None or controller.spec.judge is not None:
        yield item(
            "Practice…",
            lambda: show_practice(services, controller.spec, drill),
            "To practise one thing of this game for a few minutes, choose this item.",
        )
    yield demo_item(services, controller.spec.key)


def _undo_items(controller: GameController) -> tuple[Item, Item]:
    """Return the items *Undo* and *Redo*; the menu shows one of them, their keys always work."""
    session = controller.session
    asks = session.can_practise and not session.can_undo
    return (
        item(
            "Undo (Practice)…" if asks else "Undo",
            controller.undo,
            "To take back your last move, choose this item.",
            "Z",
            enabled=session.can_undo or session.can_practise,
            dimmed="There is no move of yours to take back now.",
        ),
        item(
            "Redo",
            session.redo,
            "To make the move again that you took back, choose this item. To take back more, press ⌘Z.",
            "Z",
            shift=True,
            enabled=session.can_redo,
            dimmed="You have taken nothing back since the last move.",
        ),
    )


def _hint_item(controller: GameController) -> Item:
    return item(
        "Hint",
        controller.session.hint,
        "To see what the computer would play, choose this item.",
        "H",
        enabled=controller.session.can_hint,
        dimmed="You can ask for a hint when it is your turn.",
    )


def _pause_items(controller: GameController) -> tuple[Item, ...]:
    """Return the item *Pause*, or nothing for a game that computers never play alone."""
    session = controller.session
    if not controller.table.parts.extras.any_seat:
        return ()
    waits = session.can_pause and session.is_paused
    return (
        item(
            "Resume" if waits else "Pause",
            session.pause,
            "To let the computers play on by themselves, choose this item."
            if waits
            else "To let the computers wait for you, choose this item.",
            "P",
            enabled=session.can_pause,
            dimmed="There is nothing to stop while it is your turn.",
        ),
    )


def _log_items(controller: GameController | ReplayController) -> Iterator[Item]:
    """Yield the item of the log, if the game has one or other ways to look back."""
    if controller.table.parts.narration.log_lines is not None or controller.log.ways():
        yield item(
            "Look Back…",
            controller.log.show,
            "To read what has happened, and to look at a finished deal again, choose this item.",
            "L",
            enabled=controller.log.source.rounds > 0,
            dimmed="There is nothing to show before the first move.",
        )


def _options_of_game(
    services: ProgramServices, controller: GameController, others: Sequence[Item]
) -> Iterator[Item]:
    yield item("Options…", controller.show_options, "To change how the game is played, choose this item.")
    yield from _options_of_table(services, controller, others)
    yield from register_items(services)


def _options_of_table(
    services: ProgramServices, controller: TableController, others: Sequence[Item] = ()
) -> Iterator[Item]:
    """Yield the items of Options that every table has; `others`: items of the Game menu."""
    table = controller.table
    cards = cards_and_cloth_dialog.item(table)
    yield cards
    own = own_items(table.parts.extras.option_items(table), (cards, *others), OWN_OPTION_ITEMS)
    yield from (SEPARATOR, *own) if own else ()
    yield SEPARATOR
    yield from settings_items(services)


# A lesson, and a replay


def menus_of_lesson(services: ProgramServices, controller: LessonController) -> ControllerMenus:
    """Return the menu of a lesson, and its items in Options and Help."""
    game = menu(
        "Game",
        (
            item(
                "Say It Again",
                controller.say,
                "To see and hear again what you are told, choose this item.",
                "T",
                context="lesson",
            ),
            item(
                "Skip Step",
                controller.skip,
                "To go on to the next step of the lesson, choose this item.",
                "K",
                context="lesson",
            ),
            item(
                "Previous Step",
                controller.back,
                "To go back to the step before, choose this item.",
                "B",
                context="lesson",
            ),
            item(
                "Steps…",
                controller.show_steps,
                "To go to any step of the lesson, choose this item.",
                context="lesson",
            ),
            SEPARATOR,
            item(
                "Play Now",
                controller.play,
                "To play now, choose this item. The lesson can be continued later.",
                "N",
                enabled=controller.can_play,
                dimmed="You can play from the fourth step of the lesson on.",
                context="lesson",
            ),
            item(
                "End the Lesson",
                controller.end,
                "To end the lesson and play, choose this item.",
                "E",
                context="lesson",
            ),
            item(
                "Close",
                lambda: services.manager.close(controller.window),
                "To leave the lesson, choose this item. Next time it continues at this step.",
                "W",
                context="lesson",
            ),
            SEPARATOR,
            item(
                "Help…",
                controller.show_help,
                "To read how this game is played, choose this item. F1 does the same.",
                "?",
            ),
            quit_item(services),
        ),
        "Use this menu to go through the lesson.",
    )
    return game, tuple(_options_of_table(services, controller)), ()


def menus_of_replay(services: ProgramServices, controller: ReplayController) -> ControllerMenus:
    """Return the menu of a replay, and its items in Options and Help."""
    game = menu(
        "Game",
        (
            item(
                "Step",
                controller.step,
                "To see the next move, choose this item.",
                "T",
                enabled=controller.more,
                dimmed="The record ends here.",
                context="replay",
            ),
            item(
                "Step Back",
                controller.back,
                "To go back by one move, choose this item.",
                "B",
                enabled=controller.at > 0,
                dimmed="The record begins here.",
                context="replay",
            ),
            item(
                "Pause" if controller.running else "Run",
                controller.run,
                "To stop where the record is now, choose this item."
                if controller.running
                else "To let the record run by itself, choose this item.",
                "R",
                enabled=controller.more,
                dimmed="The record ends here.",
                context="replay",
            ),
            *_log_items(controller),
            SEPARATOR,
            item(
                "Close",
                lambda: services.manager.close(controller.window),
                "To close the record, choose this item.",
                "W",
                context="replay",
            ),
            SEPARATOR,
            help_item(services),
            quit_item(services),
        ),
        "Use this menu to go through the record.",
    )
    return game, tuple(_options_of_table(services, controller)), ()
