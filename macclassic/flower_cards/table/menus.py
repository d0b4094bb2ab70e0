"""Menu items common to both games of flower cards, and the dialog of the cloth."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from macclassic.table.game_table import GameTable
from macclassic.table.look import cards_and_cloth_dialog
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.menus.menu_bar import Item, item, pace_items


def dialogs(table: GameTable) -> dict[str, Callable[[], object]]:
    """Return the dialogs that can be opened at any time: the cloth."""
    return {"cloth": table.choose_cloth}


def option_items(table: GameTable, marking: Callable[[], str]) -> Sequence[Item]:
    """Return the items of the Options menu. `marking`: returns the balloon of Marked Cards."""
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
        item(
            "Show Names",
            lambda: table.change(show_names=not table.options.show_names),
            "To have names on all cards, or not to, choose this item. Held down, Alt or F2 shows them too.",
            checked=options.show_names,
        ),
        cards_and_cloth_dialog.item(table.choose_cloth),
        *pace_items(
            options.pace,
            lambda pace: table.change(pace=pace),
            translate("balloon", "To let cards move at this pace, choose this item. 5 is the fastest."),
        ),
    ]
