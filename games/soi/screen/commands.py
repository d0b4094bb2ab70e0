"""What the menus and the session ask of the table of Soi: items, dialogs, words, statistics."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication

from macclassic.toolbox import cloth
from macclassic.toolbox.gamescreen import Words, player_words
from macclassic.toolbox.gametable import GameTable
from macclassic.toolbox.menus import Item

from .recalling import MemorySheet
from .sheet import Congratulations, ScoreSheet
from .words import seat_name

translate = QCoreApplication.translate


def game_items(table: GameTable) -> Sequence[Item]:
    """Return the items of the Game menu that only Soi has."""
    begun = table.model is not None
    nothing = translate("balloon", "There is nothing to see before a match has begun.")
    return (
        Item(
            translate("soi-menu", "Settings…"),
            table.options_wanted.emit,
            balloon=translate(
                "balloon", "To say how long, how well and by whom is played, choose this item."
            ),
        ),
        Item(
            translate("soi-menu", "Memory…"),
            partial(_show_memory, table),
            enabled=begun,
            balloon=translate("balloon", "If you despair: to see all moves of this round, choose this item."),
            balloon_dimmed=nothing,
        ),
        Item(
            translate("soi-menu", "Score"),
            partial(_show_score, table),
            enabled=begun,
            balloon=translate("balloon", "To see how many points everybody has, choose this item."),
            balloon_dimmed=nothing,
        ),
    )


def option_items(table: GameTable) -> Sequence[Item]:
    """Return the items of the Options menu."""
    return (
        Item(
            translate("soi-menu", "Sort Cards"),
            partial(_toggle_sort, table),
            checked=table.options.sort,
            balloon=translate(
                "balloon",
                "To have the computers’ cards in order from the next deal on, or not, choose this item.",
            ),
        ),
        cloth.item(table.choose_cloth),
    )


def _toggle_sort(table: GameTable) -> None:
    table.change(sort=not table.options.sort)


def _show_memory(table: GameTable) -> None:
    """Show all moves of this round, and where cards are that have changed hands."""
    table.finish()
    table.manager.open(MemorySheet(table.now.position.view))


def _show_score(table: GameTable) -> None:
    """Show how many points everybody has."""
    table.finish()
    view = table.now.position.view
    points = view.points
    before = view.totals
    if view.over:
        one, two, three, four = (view.totals[seat] - points[seat] for seat in range(4))
        before = (one, two, three, four)
    table.manager.open(ScoreSheet(view.round, before, points, view.target, table.now.company))


def dialogs(table: GameTable) -> Mapping[str, Callable[[], object]]:
    """Return the dialogs that can be opened now, by name: for pictures."""
    found: dict[str, Callable[[], object]] = {
        "cloth": table.choose_cloth,
        "congratulations": lambda: table.manager.open(Congratulations()),
    }
    if table.model is not None:
        found |= {"memory": partial(_show_memory, table), "score": partial(_show_score, table)}
        if table.now.targets:
            first = next(thing.key for thing in table.things() if thing.key in table.now.targets)
            found["ask"] = partial(table.choose, first)
    return found


def _new() -> str:
    return translate("soi-menu", "New Game")


def _give_up() -> str:
    return translate("soi-table", "A match is under way. Do you want to give it up and begin another?")


def _thanks() -> str:
    return translate(
        "about",
        "After a Soi for the Macintosh of the 1990s. Its author wrote it in two months, gave it away for "
        "nothing and asked only that his text stay with it; our copy lost his name. Our thanks to him. "
        "The drawings, words and program here are our own.",
    )


def _player(player: str) -> str:
    words = {
        "easiest": translate("soi-options", "Easiest"),
        "middle": translate("soi-options", "Middle"),
        "impossible": translate("soi-options", "Impossible"),
    }
    return words.get(player) or player_words(player)


def _statistics(summary: Any) -> Sequence[tuple[str, str]]:
    mean = _tenths(summary.change / summary.rounds) if summary.rounds else "–"
    return (
        (translate("soi-statistics", "Rounds finished"), str(summary.rounds)),
        (translate("soi-statistics", "Rounds with most points"), str(summary.won)),
        (translate("soi-statistics", "Rounds with the lead shared"), str(summary.drawn)),
        (translate("soi-statistics", "Best round won"), str(summary.best)),
        (translate("soi-statistics", "Points a round"), mean),
        (translate("soi-statistics", "Longest run of rounds won"), str(summary.longest)),
        (translate("soi-statistics", "Matches finished"), str(summary.matches)),
        (translate("soi-statistics", "Matches won"), str(summary.matches_won)),
    )


def _tenths(number: float) -> str:
    """Return a number of points with its tenth, as the language of the screen writes it."""
    whole, tenth = divmod(round(10 * abs(number)), 10)
    sign = "–" if round(10 * number) < 0 else ""
    return sign + translate("soi-statistics", "{whole}.{tenth}").format(whole=whole, tenth=tenth)


def _deal(seed: int, number: int) -> str:
    return translate("soi-sheet", "Deal {deal}, round {number}").format(deal=seed, number=number)


WORDS = Words(
    new=_new,
    give_up=_give_up,
    thanks=_thanks,
    statistics=_statistics,
    player=_player,
    deal=_deal,
    seat=lambda _view, seat: seat_name(seat),
)
