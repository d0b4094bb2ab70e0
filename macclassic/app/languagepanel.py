"""The Language panel: what the system speaks, or one of the languages that there are."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, QTranslator
from PySide6.QtWidgets import QButtonGroup

from macclassic.app.settings import Settings
from macclassic.quickdraw.resources import languages, translation_file
from macclassic.toolbox.dialogs import Dialog
from macclassic.toolbox.explaining import tell
from macclassic.toolbox.frames import Frame
from macclassic.toolbox.labels import radio

translate = QCoreApplication.translate


def translation(language: str, parent: QObject | None = None) -> QTranslator | None:
    """Return what translates to a language; None where there is nothing to translate."""
    translator = QTranslator(parent)
    return translator if translator.load(str(translation_file(language))) else None


def own_name(language: str) -> str:
    """Return what a language calls itself."""
    translator = translation(language)
    # What a translation has for this word is the name of its own language.
    return (translator and translator.translate("language", "English")) or "English"


class LanguagePanel(Dialog):
    """Asks for a language; OK speaks it at once and keeps it."""

    def __init__(self, settings: Settings, speak: Callable[[str], None]) -> None:
        super().__init__(translate("language", "Language"), Frame.MOVABLE)
        self.add_text(translate("language", "Menus, games and their help speak:"), width=250)
        self.body.setSpacing(8)
        self._choice = QButtonGroup(self)
        self._languages = ("", *languages())
        for number, each in enumerate(self._languages):
            # A language calls itself by its own name everywhere.
            name = own_name(each) if each else translate("language", "The system’s language")
            balloon = (
                translate("balloon", "To have everything in this language, click this button.")
                if each
                else translate("balloon", "To have the language that the system has, click this button.")
            )
            button = tell(radio(name), balloon)
            button.setChecked(each == settings.language)
            self._choice.addButton(button, number)
            self.body.addWidget(button)
        self.ok_or_cancel(translate("balloon", "To have this language from now on, click this button."))
        leave = translate("balloon", "To leave the language as it is, click this button.")
        tell(self.button("cancel"), leave)
        self.finished.connect(lambda name: speak(self.language) if name == "ok" else None)
        self.fit()

    @property
    def language(self) -> str:
        """The language that is chosen, as the settings have it."""
        return self._languages[self._choice.checkedId()]
