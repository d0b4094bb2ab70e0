"""Menus of the controllers: of a game, of a lesson and of a replay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

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
from macclassic.toolbox.menus.menu_bar import SEPARATOR, Item, Menu, item, menu

if TYPE_CHECKING:
    from macclassic.app.game.game_controller import GameController
    from macclassic.app.learn.lesson_controller import LessonController
    from macclassic.app.lookback.replay_controller import ReplayController
    from macclassic.app.play.table_controller import TableController

translate = QCoreApplication.translate

# A rarely used feature is imported lazily.
show_practice = lazily("macclassic.app.learn.practice_window:show_practice")


# A game


def menus_of_game(host: ProgramServices, desk: GameController) -> tuple[Menu, Sequence[Item]]:
    """Return the menu of a game, and the items of Options."""
    session, texts = desk.session, desk.table.parts.texts
    asks = session.can_practise and not session.can_undo
    own = desk.table.parts.extras.game_items(desk.table)
    game = menu(
        "Game",
        (
            Item(
                texts.new_match(),
                desk.new_match,
                "N",
                balloon=translate("balloon", "To begin anew, choose this item."),
            ),
            item(
                "Deal Number…",
                desk.choose_deal,
                "To play a certain deal, which is the same each time, choose this item.",
                enabled=not session.kind.fixed,
                dimmed="What you play here is dealt by itself.",
            ),
            item(
                "Today’s Deal…",
                desk.days.show,
                "To play the deal of this day, the same for everybody, choose this item.",
            ),
            *_lesson_items(host, desk),
            *_practice_items(host, desk),
            *ladder_items(host, desk.spec.key),
            SEPARATOR,
            item(
                "Open…",
                desk.files.open,
                "To go on with something you have saved, choose this item.",
                "O",
                enabled=not session.kind.fixed,
                dimmed="What you play here is dealt by itself.",
            ),
            close_item(host),
            item(
                "Save",
                desk.files.save,
                "To keep what you are playing in the file that it has, choose this item.",
                "S",
                enabled=session.match is not None,
                dimmed="There is nothing to save before something is played.",
            ),
            item(
                "Save As…",
                desk.files.save_as,
                "To keep a copy of what you are playing, choose this item.",
                "S",
                shift=True,
                enabled=session.match is not None,
                dimmed="There is nothing to save before something is played.",
            ),
            SEPARATOR,
            item(
                "Undo (Practice)…" if asks else "Undo",
                desk.undo,
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
            *_log_items(desk),
            *_looking_back(desk),
            item(
                "Concede…",
                desk.concede,
                "To give up what you are playing as lost, choose this item. You are asked first.",
                enabled=session.can_concede or session.kind.is_left,
                dimmed="You can concede while you play a match of your own. A deal of a day waits for you.",
            ),
            SEPARATOR,
            *own,  # no separator below them: the longest menu just fits the screen
            item(
                "Statistics…",
                desk.show_statistics,
                "To see how you have played so far, choose this item.",
            ),
            demo_item(host, desk.spec.key),
            item(
                "Help…",
                desk.show_help_here,
                "To read what the rules say of what you are asked now, choose this item. F1 does the same.",
                "?",
            ),
            SEPARATOR,
            quit_item(host),
        ),
        "Use this menu to begin, save, open or quit a game.",
    )
    return game, tuple(_options_of_game(host, desk))


def _practice_items(host: ProgramServices, desk: GameController) -> Iterator[Item]:
    """Yield the item of the exercises, if the game has any."""
    drill = desk.table.parts.extras.drill
    if drill is not None or desk.spec.judge is not None:
        yield item(
            "Practice…",
            lambda: show_practice(host, desk.spec, drill),
            "To practise one thing of this game for a few minutes, choose this item.",
        )


def _lesson_items(host: ProgramServices, desk: GameController) -> Iterator[Item]:
    """Yield the item of the lesson, if the game has one."""
    if teaches(desk.spec.key):
        yield lesson_item(host, desk.spec.key, desk.begin_lesson)


def _log_items(desk: GameController | ReplayController) -> Iterator[Item]:
    """Yield the item of the log, if the game has one."""
    if desk.table.parts.narration.log_lines is not None:
        yield item(
            "Log",
            desk.log.show,
            "To read what has happened, as one would tell it, choose this item.",
            "L",
            enabled=desk.log.source.rounds > 0,
            dimmed="There is nothing to tell before something is played.",
        )


def _looking_back(desk: GameController) -> Iterator[Item]:
    """Yield the items that only some games have.

    Review needs a judge, Show All Hands a game with hidden cards, Pause a game that computers may play alone.
    """
    session = desk.session
    if desk.spec.judge is not None:
        yield item(
            "Review…",
            desk.hindsight.review,
            "To see which of your moves in the last game could have been better, choose this item.",
            "R",
            enabled=desk.hindsight.can_review,
            dimmed="You can look back when a game has ended and it is your turn again.",
        )
    if not desk.table.parts.extras.open_table:
        yield item(
            "Show All Hands…",
            desk.hindsight.lay_open,
            "To see the last game again with nothing hidden, choose this item.",
            enabled=desk.hindsight.can_look_back,
            dimmed="You can look when a game has ended and it is your turn again.",
        )
    if desk.table.parts.extras.any_seat:
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


def _options_of_game(host: ProgramServices, desk: GameController) -> Iterator[Item]:
    yield item("Options…", desk.show_options, "To change how the game is played, choose this item.")
    own = desk.table.parts.extras.option_items(desk.table)
    yield from (SEPARATOR, *own) if own else ()
    yield SEPARATOR
    yield from life_items(host)
    yield SEPARATOR
    yield register_item(host)


# A lesson, and a replay


def menus_of_lesson(host: ProgramServices, desk: LessonController) -> tuple[Menu, Sequence[Item]]:
    """Return the menu of a lesson, and the items of Options."""
    game = menu(
        "Game",
        (
            item(
                "Say It Again",
                desk.say,
                "To see and hear again what you are told, choose this item.",
                "T",
                context="lesson",
            ),
            item(
                "Skip This Step",
                desk.skip,
                "To go on to the next step of the lesson, choose this item.",
                "K",
                context="lesson",
            ),
            item(
                "Step Back",
                desk.back,
                "To go back to the step before, choose this item.",
                "B",
                context="lesson",
            ),
            SEPARATOR,
            *_steps_of(desk),
            SEPARATOR,
            item(
                "End the Lesson",
                desk.end,
                "To have done with the lesson and play, choose this item.",
                "E",
                context="lesson",
            ),
            item(
                "Close",
                lambda: host.manager.close(desk.window),
                "To leave the lesson, choose this item. It goes on at this step the next time.",
                "W",
                context="lesson",
            ),
            quit_item(host),
        ),
        "Use this menu to go through the lesson.",
    )
    return game, _options_of_lookers_on(host, desk)


def _steps_of(desk: LessonController) -> Iterator[Item]:
    """Yield an item for each step of a lesson; the current one has a check mark."""
    balloon = translate("balloon", "To be taught this step of the lesson, choose this item.")
    for number, step in enumerate(desk.course.lesson.steps):
        here = number == desk.course.step
        yield Item(step.title, partial(desk.go_to, number), checked=here, balloon=balloon)


def menus_of_replay(host: ProgramServices, desk: ReplayController) -> tuple[Menu, Sequence[Item]]:
    """Return the menu of a replay, and the items of Options."""
    game = menu(
        "Game",
        (
            item(
                "Step",
                desk.step,
                "To see the next move, choose this item.",
                "T",
                enabled=desk.more,
                dimmed="The record ends here.",
                context="replay",
            ),
            item(
                "Step Back",
                desk.back,
                "To go back by one move, choose this item.",
                "B",
                enabled=desk.at > 0,
                dimmed="The record begins here.",
                context="replay",
            ),
            item(
                "Pause" if desk.running else "Run",
                desk.run,
                "To stop where the record is now, choose this item."
                if desk.running
                else "To let the record run by itself, choose this item.",
                "R",
                enabled=desk.more,
                dimmed="The record ends here.",
                context="replay",
            ),
            *_log_items(desk),
            SEPARATOR,
            item(
                "Close",
                lambda: host.manager.close(desk.window),
                "To put the record away, choose this item.",
                "W",
                context="replay",
            ),
            quit_item(host),
        ),
        "Use this menu to go through the record.",
    )
    return game, _options_of_lookers_on(host, desk)


def _options_of_lookers_on(host: ProgramServices, desk: TableController) -> tuple[Item, ...]:
    own = desk.table.parts.extras.option_items(desk.table)
    return (*((*own, SEPARATOR) if own else ()), *life_items(host))
