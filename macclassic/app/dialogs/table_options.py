"""Options of all tables: animation, talk and play in the background.

They are a dialog of their own on the desktop, and the lowest part of a game's Options, below what the game
keeps for its own table.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QFrame, QVBoxLayout

from macclassic.app.dialogs.archive_dialogs import restore_defaults
from macclassic.app.program_services import ProgramServices
from macclassic.toolbox.dialogs.dialogs import OptionsDialog
from macclassic.toolbox.dialogs.labels import Label, small, tick_box
from macclassic.toolbox.dialogs.options_form import grid_of, line_of
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.menus.pop_up import PopUp, pop_up
from macclassic.toolbox.spots import tell
from macclassic.toolbox.windows.window_frames import Frame


def show_table_options(services: ProgramServices) -> None:
    """Show the options of all tables, and the button that restores the defaults of everything."""
    dialog = OptionsDialog(translate("table-options", "Options"), Frame.MOVABLE)
    dialog.ok_or_cancel(translate("balloon", "To keep these options, click this button."))
    add_table_options(services, dialog)
    restore = translate(
        "balloon",
        "To reset all settings to what they were on the first day, click this button. You are asked first.",
    )
    dialog.add_other(
        "defaults",
        translate("table-options", "Restore Defaults…"),
        restore,
        lambda: restore_defaults(services),
    )
    services.manager.open(dialog)


def add_table_options(services: ProgramServices, dialog: OptionsDialog) -> None:
    """Add the options of all tables above the buttons of a finished layout; OK stores them."""
    settings = services.settings
    motions = {
        "full": translate("table-options", "Full"),
        "plain": translate("table-options", "Plain"),
        "none": translate("table-options", "None"),
    }
    attitudes = {
        "chatty": translate("table-options", "Chatty"),
        "quiet": translate("table-options", "Quiet"),
        "off": translate("table-options", "Silent"),
    }
    motion = _menu(
        translate("table-options", "Animation:"),
        motions,
        settings.motion,
        translate(
            "balloon",
            "To see all that happens, things that move straight to their places, or nothing that moves, "
            "choose from this pop-up menu.",
        ),
    )
    talk = _menu(
        translate("table-options", "Talk:"),
        attitudes,
        settings.attitude,
        translate(
            "balloon",
            "To hear the others often, at great moments only, or not at all, choose from this pop-up menu.",
        ),
    )
    behind = tell(
        tick_box(translate("table-options", "Keep playing in background")),
        translate(
            "balloon",
            "To let the computers play on while a game is behind another or hidden, click this box.",
        ),
    )
    behind.setChecked(settings.behind)
    lines = [
        (motion.accessibleName(), line_of([motion, Label(talk.accessibleName(), talk), talk])),
        ("", behind),
    ]
    rows = QVBoxLayout()
    rows.setSpacing(6)
    if dialog.reads:
        line = QFrame()
        line.setFrameShape(QFrame.Shape.HLine)
        rows.addWidget(line)
    if dialog.table_rows:
        rows.addWidget(small(translate("table-options", "At this table"), True))
        rows.addLayout(grid_of(dialog.table_rows, 5))
    rows.addWidget(small(translate("table-options", "At every table"), True))
    rows.addLayout(grid_of(lines, 5))
    dialog.add_rows(rows)

    def answered(name: str) -> None:
        if name == "ok":
            services.change_settings(
                {
                    "motion": motion.currentData(),
                    "attitude": talk.currentData(),
                    "behind": behind.isChecked(),
                }
            )

    dialog.finished.connect(answered)


def _menu(name: str, texts: Mapping[str, str], value: str, balloon: str) -> PopUp:
    menu = pop_up(((text, each) for each, text in texts.items()), value, balloon)
    menu.setAccessibleName(name)
    return menu
