"""Menu items and dialogs common to both games of flower cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from macclassic.flower_cards.opponent_options import CardOptions
from macclassic.table.game_table import GameTable
from macclassic.toolbox.dialogs.options_form import OptionsForm, line_of
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.menus.menu_bar import Item, item
from macclassic.toolbox.menus.pop_up import PopUp
from macclassic.toolbox.spots import tell


def dialogs(table: GameTable) -> dict[str, Callable[[], object]]:
    """Return the dialogs that can be opened at any time: the cloth."""
    return {"cloth": table.choose_cloth}


def option_items(table: GameTable, labelling: Callable[[], str]) -> Sequence[Item]:
    """Return the items of the Options menu. `labelling`: returns the balloon of Label Cards."""
    options = table.options

    def labelled() -> bool:
        now = table.options
        return bool(now.marked_cards or now.show_names)

    return [
        item(
            "Show Matches",
            lambda: table.change(show_matches=not table.options.show_matches),
            "To see which cards of your hand match the table, or not to, choose this item.",
            checked=options.show_matches,
        ),
        Item(
            translate("menu", "Label Cards"),
            lambda: table.change(marked_cards=not labelled(), show_names=False),
            checked=labelled(),
            balloon=labelling(),
        ),
    ]


def add_labels(form: OptionsForm, given: CardOptions) -> None:
    """Add the pop-up menu of what is written on cards to a form of options `given`."""
    texts = {
        (False, False): translate("options", "None"),
        (True, False): translate("options", "Numbers"),
        (False, True): translate("options", "Names"),
        (True, True): translate("options", "Numbers and names"),
    }
    menu = PopUp()
    for each, text in texts.items():
        menu.addItem(text, each)
    menu.setCurrentIndex(list(texts).index((given.marked_cards, given.show_names)))
    menu.setAccessibleName(translate("options", "Labels:"))
    tell(
        menu,
        translate(
            "balloon",
            "To write numbers or names on the cards, choose from this pop-up menu. Hold down Alt or F2 to "
            "see the names at any time.",
        ),
    )
    form.put("marked_cards", [menu], lambda: menu.currentData()[0], True)
    form.put("show_names", [], lambda: menu.currentData()[1], True)
    form.table_rows.append((translate("options", "Labels:"), line_of([menu])))
