"""The Help menu, the same in front of everything: Balloon Help, and what there is to read beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from macclassic.toolbox.dialogs import Dialog, paragraph
from macclassic.toolbox.menus import HELP_ICON, SEPARATOR, Item, Menu

if TYPE_CHECKING:
    from macclassic.app.program import Program

translate = QCoreApplication.translate


def help_menu(program: Program, *own: Item) -> Menu:
    """Return the Help menu; `own` are the items of the game in front."""
    on = program.balloons.on

    def toggle() -> None:
        program.balloons.on = not program.balloons.on

    show = (
        translate("balloon", "To stop showing balloons, choose this item.")
        if on
        else translate("balloon", "To see a balloon for whatever the pointer is on, choose this item.")
    )
    return Menu(
        translate("menu", "Help"),
        (
            Item(
                translate("menu", "About Balloon Help…"),
                lambda: program.manager.open(about_balloons()),
                balloon=translate("balloon", "To read what balloons are and what they do, choose this item."),
            ),
            SEPARATOR,
            Item(
                translate("menu", "Hide Balloons") if on else translate("menu", "Show Balloons"),
                toggle,
                balloon=show,
            ),
            *own,
        ),
        icon=HELP_ICON,
        balloon=translate(
            "balloon", "This is the Help menu. Use it to learn more about what is on the screen."
        ),
    )


def about_balloons() -> Dialog:
    """Return the dialog that says what Balloon Help is."""
    box = Dialog(translate("balloon", "About Balloon Help"))
    box.body.addWidget(paragraph(translate("balloon", "Balloon Help"), width=330))
    for text in (
        translate(
            "balloon",
            "Choose Show Balloons from the Help menu and point at anything: a card, a button, a menu item, "
            "an icon, the frame of a window. A balloon says what it is and what it does.",
        ),
        translate(
            "balloon",
            "You need not click, and everything works as it always does. A balloon goes when the pointer "
            "leaves. What is dimmed has a balloon too, which tells you why.",
        ),
        translate("balloon", "When you have read enough, choose Hide Balloons."),
    ):
        box.body.addWidget(paragraph(text, True, 330))
    box.add_buttons((("ok", translate("dialog", "OK")),), default="ok", cancel="ok")
    box.fit()
    return box
