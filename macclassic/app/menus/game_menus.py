"""Menus of the controllers: of a game, of a lesson and of a replay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from macclassic.app.menus.menu_items import (
    close_item,
    demo_item,
    ladder_items,
    lesson_item,
    life_items,
    quit_item,
    register_item,
)
from macclassic.app.program_services import ProgramServices
from macclassic.engine.core.lazy_import import lazily
from macclassic.quickdraw.resources import teaches
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.menus.menu_bar import SEPARATOR, Item, Menu, item, menu

if TYPE_CHECKING:
    from macclassic.app.game.game_controller import GameController
    from macclassic.app.learn.lesson_controller import LessonController
    from macclassic.app.lookback.replay_controller import ReplayController
    from macclassic.app.play.table_controller import TableController


# A rarely used feature is imported lazily.
show_practice = lazily("macclassic.app.learn.practice_window:show_practice")


# A game


def menus_of_game(services: ProgramServices, controller: GameController) -> tuple[Menu, Sequence[Item]]:
    """Return the menu of a game, and the items of Options."""
    session, texts = controller.session, controller.table.parts.texts
    asks = session.can_practise and not session.can_undo
    own = controller.table.parts.extras.game_items(controller.table)
    game = menu(
        "Game",
        (
            Item(
                texts.new_match(),
                controller.new_match,
                "N",
                balloon=translate("balloon", "To begin anew, choose this item."),
            ),
            item(
                "Deal Number…",
                controller.choose_deal,
                "To play a certain deal, which is the same each time, choose this item.",
                enabled=not session.kind.fixed,
                dimmed="This game chooses its own deals.",
            ),
            item(
                "Today’s Deal…",
                controller.days.show,
                "To play the deal of this day, the same for everybody, choose this item.",
            ),
            *_lesson_items(services, controller),
            *_practice_items(services, controller),
            *ladder_items(services, controller.spec.key),
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
                "Save",
                controller.files.save,
                "To keep what you are playing in the file that it has, choose this item.",
                "S",
                enabled=session.match is not None,
                dimmed="There is nothing to save before something is played.",
            ),
            item(
                "Save As…",
                controller.files.save_as,
                "To keep a copy of what you are playing, choose this item.",
                "S",
                shift=True,
                enabled=session.match is not None,
                dimmed="There is nothing to save before something is played.",
            ),
            SEPARATOR,
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
                "To have again the move that you took back, and what followed it, choose this item.",
                "Z",
                shift=True,
                enabled=session.can_redo,
                dimmed="You have taken nothing back since the last move.",
            ),
            item(
                "Hint",
                session.hint,
                "To see what the computer would play, choose this item.",
                "H",
                enabled=session.can_hint,
                dimmed="You can ask for a hint when it is your turn.",
            ),
            *_log_items(controller),
            *_looking_back(controller),
            item(
                "Concede…",
                controller.concede,
                "To give up what you are playing as lost, choose this item. You are asked first.",
                enabled=session.can_concede or session.kind.is_left,
                dimmed="You can concede while you play a match of your own. A deal of a day waits for you.",
            ),
            SEPARATOR,
            *own,  # no separator below them: the longest menu just fits the screen
            item(
                "Statistics…",
                controller.show_statistics,
                "To see how you have played so far, choose this item.",
            ),
            demo_item(services, controller.spec.key),
            item(
                "Help…",
                controller.show_help_here,
                "To read what the rules say of what you are asked now, choose this item. F1 does the same.",
                "?",
            ),
            SEPARATOR,
            quit_item(services),
        ),
        "Use this menu to begin, save, open or quit a game.",
    )
    return game, tuple(_options_of_game(services, controller))


def _practice_items(services: ProgramServices, controller: GameController) -> Iterator[Item]:
    """Yield the item of the exercises, if the game has any."""
    drill = controller.table.parts.extras.drill
    if drill is not None or controller.spec.judge is not None:
        yield item(
            "Practice…",
            lambda: show_practice(services, controller.spec, drill),
            "To practise one thing of this game for a few minutes, choose this item.",
        )


def _lesson_items(services: ProgramServices, controller: GameController) -> Iterator[Item]:
    """Yield the item of the lesson, if the game has one."""
    if teaches(controller.spec.key):
        yield lesson_item(services, controller.spec.key, controller.begin_lesson)


def _log_items(controller: GameController | ReplayController) -> Iterator[Item]:
    """Yield the item of the log, if the game has one."""
    if controller.table.parts.narration.log_lines is not None:
        yield item(
            "Log",
            controller.log.show,
            "To read what has happened, as one would tell it, choose this item.",
            "L",
            enabled=controller.log.source.rounds > 0,
            dimmed="There is nothing to show before the first move.",
        )


def _looking_back(controller: GameController) -> Iterator[Item]:
    """Yield the items that only some games have.

    Review needs a judge, Show All Hands a game with hidden cards, Pause a game that computers may play alone.
    """
    session = controller.session
    if controller.spec.judge is not None:
        yield item(
            "Review…",
            controller.look_back.review,
            "To see which of your moves in the last game could have been better, choose this item.",
            "R",
            enabled=controller.look_back.can_review,
            dimmed="You can look back when a game has ended and it is your turn again.",
        )
    if not controller.table.parts.extras.open_table:
        yield item(
            "Show All Hands…",
            controller.look_back.lay_open,
            "To see the last game again with nothing hidden, choose this item.",
            enabled=controller.look_back.can_look_back,
            dimmed="You can look when a game has ended and it is your turn again.",
        )
    if controller.table.parts.extras.any_seat:
        waits = session.can_pause and session.is_paused
        yield item(
            "Go On" if waits else "Pause",
            session.pause,
            "To let the computers play on by themselves, choose this item."
            if waits
            else "To let the computers wait for you, choose this item.",
            "P",
            enabled=session.can_pause,
            dimmed="There is nothing to stop while it is your turn.",
        )


def _options_of_game(services: ProgramServices, controller: GameController) -> Iterator[Item]:
    yield item("Options…", controller.show_options, "To change how the game is played, choose this item.")
    own = controller.table.parts.extras.option_items(controller.table)
    yield from (SEPARATOR, *own) if own else ()
    yield SEPARATOR
    yield from life_items(services)
    yield SEPARATOR
    yield register_item(services)


# A lesson, and a replay


def menus_of_lesson(services: ProgramServices, controller: LessonController) -> tuple[Menu, Sequence[Item]]:
    """Return the menu of a lesson, and the items of Options."""
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
                "Skip This Step",
                controller.skip,
                "To go on to the next step of the lesson, choose this item.",
                "K",
                context="lesson",
            ),
            item(
                "Step Back",
                controller.back,
                "To go back to the step before, choose this item.",
                "B",
                context="lesson",
            ),
            SEPARATOR,
            *_steps_of(controller),
            SEPARATOR,
            item(
                "End the Lesson",
                controller.end,
                "To have done with the lesson and play, choose this item.",
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
            quit_item(services),
        ),
        "Use this menu to go through the lesson.",
    )
    return game, _options_of_lookers_on(services, controller)


def _steps_of(controller: LessonController) -> Iterator[Item]:
    """Yield an item for each step of a lesson; the current one has a check mark."""
    balloon = translate("balloon", "To be taught this step of the lesson, choose this item.")
    for number, step in enumerate(controller.course.lesson.steps):
        here = number == controller.course.step
        yield Item(step.title, partial(controller.go_to, number), checked=here, balloon=balloon)


def menus_of_replay(services: ProgramServices, controller: ReplayController) -> tuple[Menu, Sequence[Item]]:
    """Return the menu of a replay, and the items of Options."""
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
                "To put the record away, choose this item.",
                "W",
                context="replay",
            ),
            quit_item(services),
        ),
        "Use this menu to go through the record.",
    )
    return game, _options_of_lookers_on(services, controller)


def _options_of_lookers_on(services: ProgramServices, controller: TableController) -> tuple[Item, ...]:
    own = controller.table.parts.extras.option_items(controller.table)
    return (*((*own, SEPARATOR) if own else ()), *life_items(services))
