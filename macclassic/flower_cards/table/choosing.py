"""How a person plays: a hand card by a click or a key, and of two cards on the table one; items of menus."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from macclassic.flower_cards.acts import Action
from macclassic.toolbox import cloth
from macclassic.toolbox.cloth import pace_items
from macclassic.toolbox.gametable import GameTable
from macclassic.toolbox.menus import Item, item
from macclassic.toolbox.moment import Now

from .words import cards_of, which_words

translate = QCoreApplication.translate


def key(index: int) -> str:
    """Return the key that stands for a card by its place: 1 to 9, then 0."""
    return str((index + 1) % 10)


def leads(now: Now, action: Action, ids: Sequence[str]) -> tuple[str, ...]:
    """Return the card that is taken next towards an action: the one that it plays, then one of two."""
    cards, taken = cards_of(action, ids), now.taken
    return cards[len(taken) : len(taken) + 1] if cards[: len(taken)] == taken else ()


def offered(now: Now, ids: Sequence[str]) -> tuple[str, ...]:
    """Return the cards on the table of which one is to be taken with the hand card that is taken; none while
    none is."""
    return tuple(cards_of(action, ids)[1] for action in now.open) if now.taken else ()


def written(now: Now) -> tuple[str, ...]:
    """Return the lines that stand where it says what has happened: last the question which of two."""
    return (*now.lines, which_words()) if now.taken else now.lines


def marked(now: Now, playing: bool) -> frozenset[str]:
    """Return the cards of the hand that bear the mark of a match, while one of them is to be played."""
    return now.model.matching if playing and now.options.show_matches else frozenset()


def option_items(marking: Callable[[], str]) -> Callable[[GameTable], Sequence[Item]]:
    """Return what makes the items of the Options menu; `marking`: the balloon of the one that marks cards."""

    def items(table: GameTable) -> Sequence[Item]:
        options = table.options
        return [
            item(
                "Show Matches",
                lambda: table.change(show_matches=not table.options.show_matches),
                "To see which cards of your hand match the table, or not to, choose this item.",
                checked=options.show_matches,
            ),
            Item(
                translate("menu", "Marked Cards"),
                lambda: table.change(marked_cards=not table.options.marked_cards),
                checked=options.marked_cards,
                balloon=marking(),
            ),
            cloth.item(table.choose_cloth),
            *pace_items(
                options.pace,
                lambda pace: table.change(pace=pace),
                translate("balloon", "To let cards move at this pace, choose this item. 5 is the fastest."),
            ),
        ]

    return items
