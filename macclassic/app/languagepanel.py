"""The Language panel: English, French, or what the system speaks."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QButtonGroup

from macclassic.app.settings import Settings
from macclassic.toolbox.dialogs import Dialog
from macclassic.toolbox.explaining import tell
from macclassic.toolbox.frames import Frame
from macclassic.toolbox.labels import radio

translate = QCoreApplication.translate

LANGUAGES = ("", "en", "fr")
"""As the settings have them: the system's, English, French."""


class LanguagePanel(Dialog):
    """Asks for a language; OK speaks it at once and keeps it."""

    def __init__(self, settings: Settings, speak: Callable[[str], None]) -> None:
        super().__init__(translate("language", "Language"), Frame.MOVABLE)
        self.add_text(translate("language", "Menus, games and their help speak:"), width=250)
        self.body.setSpacing(8)
        self._choice = QButtonGroup(self)
        # A language calls itself by its own name everywhere.
        names = (translate("language", "The system’s language"), "English", "Français")
        balloons = (
            translate("balloon", "To have the language that the system has, click this button."),
            translate("balloon", "To have everything in English, click this button."),
            translate("balloon", "To have everything in French, click this button."),
        )
        for number, (name, balloon) in enumerate(zip(names, balloons, strict=True)):
            button = tell(radio(name), balloon)
            button.setChecked(LANGUAGES[number] == settings.language)
            self._choice.addButton(button, number)
            self.body.addWidget(button)
        names_of_buttons = (
            ("cancel", translate("dialog", "Cancel")),
            ("ok", translate("dialog", "OK")),
        )
        self.add_buttons(names_of_buttons, "ok", "cancel")
        tell(self.button("ok"), translate("balloon", "To have this language from now on, click this button."))
        leave = translate("balloon", "To leave the language as it is, click this button.")
        tell(self.button("cancel"), leave)
        self.finished.connect(lambda name: speak(self.language) if name == "ok" else None)
        self.fit()

    @property
    def language(self) -> str:
        """The language that is chosen, as the settings have it."""
        return LANGUAGES[self._choice.checkedId()]
