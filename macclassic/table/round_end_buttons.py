"""Buttons of the sheet at the end of a round, the same for all games.

A game's sheet only says how the round ended.
"""

from __future__ import annotations

from macclassic.table.table_parts import Texts
from macclassic.table.table_state import AnyState, TableRequest
from macclassic.toolbox.dialogs.dialogs import Dialog
from macclassic.toolbox.grammar.sentences import translate

ON = "ok"
REQUESTS = {
    ON: TableRequest.GO_ON,
    "review": TableRequest.REVIEW,
    "hands": TableRequest.HANDS,
    "same": TableRequest.SAME_DEAL,
    "close": TableRequest.CLOSE,
}
"""Request of each button, by its name."""
LAST = (TableRequest.SAME_DEAL, TableRequest.CLOSE)
"""Requests offered only at the end of the match."""


def add_endings(sheet: Dialog, now: AnyState, last: bool, texts: Texts) -> None:
    """Add the buttons to a sheet and lay it out.

    At the left are those to look back or repeat, at the right *Close* and the default button, which goes on.
    """
    offers = [] if now.position.watching else [each for each in now.offers if last or each not in LAST]
    buttons_by_name = {
        "review": (
            translate("sheet", "Review"),
            translate("sheet", "R", "the key for Review"),
            translate("balloon", "To see which of your moves gave something away, click it or press {key}."),
        ),
        "hands": (
            translate("sheet", "Show All Hands"),
            translate("sheet", "H", "the key for Show All Hands"),
            translate("balloon", "To see all of it again with nothing hidden, click it or press {key}."),
        ),
        "same": (
            translate("sheet", "Same Deal"),
            translate("sheet", "S", "the key for Same Deal"),
            translate("balloon", "To play the same cards again, for practice, click it or press {key}."),
        ),
        "close": (
            translate("sheet", "Close"),
            translate("sheet", "C", "the key for Close"),
            translate("balloon", "To leave the table as it is now, click it or press {key}."),
        ),
    }
    buttons = {
        name: (name, text, balloon.format(key=key))
        for name, (text, key, balloon) in buttons_by_name.items()
        if REQUESTS[name] in offers
    }
    sheet.letters = {key.casefold(): name for name, (_, key, _) in buttons_by_name.items() if name in buttons}
    on = ON, texts.next_round(), translate("balloon", "To go on, click this button.")
    if last:
        on = (
            ON,
            translate("sheet", "Final Result"),
            translate("balloon", "To see how the match ended, click this button."),
        )
    back = [name for name in buttons if name != "close"]
    sheet.add_buttons([*buttons.values(), on], ON, "close" if "close" in buttons else ON, left=back)
    sheet.fit()
