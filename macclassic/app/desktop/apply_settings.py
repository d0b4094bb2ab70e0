"""Settings take effect: on the screen, the desktop's pattern, the sounds, the language."""

from __future__ import annotations

import os
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QObject, QSize, QTranslator

from macclassic.app.storage.settings import Settings
from macclassic.quickdraw.resources import FIRST_LANGUAGE, languages, translation_file
from macclassic.toolbox.base import look
from macclassic.toolbox.base.sound import Sound, Sounds
from macclassic.toolbox.screen.emulated_screen import Screen


def apply_monitor(screen: Screen, settings: Settings) -> None:
    """Show the screen as the settings say."""
    width, height = (int(part) for part in settings.screen.split("x"))
    screen.set_depth(settings.depth)
    screen.set_gamma(settings.gamma)
    screen.set_screen_size(QSize(width, height))
    if screen.isFullScreen() != settings.full_screen:
        screen.set_full_screen(settings.full_screen)
    if screen.scale_wanted != (settings.scale, settings.fill):
        screen.set_scale(settings.scale, settings.fill)
        if screen.isFullScreen() and settings.window:
            # What it goes back to is a window for this scale.
            size = screen.size_wanted
            settings.window = replace(settings.window, width=size.width(), height=size.height())


def apply_pattern(screen: Screen, settings: Settings) -> None:
    """Give the desktop the pattern of the settings."""
    look.use_pattern(settings.pattern)
    screen.refresh()


def apply_sound(sounds: Sounds, settings: Settings) -> None:
    """Let sounds be as the settings say."""
    sounds.on, sounds.volume, sounds.alert = settings.sound, settings.volume, Sound(settings.alert)


def spoken(wanted: str) -> str:
    """Return the language to speak: that which is wanted, or the system's, where there is a translation."""
    if not wanted:
        # As Qt asks Unix; asking Qt itself takes its names of four hundred languages.
        wanted = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_NUMERIC", "LANG"))), "")
    if not wanted:
        from PySide6.QtCore import QLocale

        wanted = QLocale.system().name()
    return wanted[:2] if wanted[:2] in languages() else FIRST_LANGUAGE


def translation(language: str, parent: QObject | None = None) -> QTranslator | None:
    """Return what translates to a language; None where there is nothing to translate."""
    translator = QTranslator(parent)
    return translator if translator.load(str(translation_file(language))) else None


class Translation(QObject):
    """Has all that is translated said in one language at a time, the sources' own at first, and again once it
    is deleted."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.language = FIRST_LANGUAGE
        """The language that is spoken."""
        self._translator: QTranslator | None = None

    def speak(self, wanted: str) -> None:
        """Speak a language, where there is a translation; an empty name takes the system's."""
        language = spoken(wanted)
        if language == self.language:
            return
        self.rest()
        self.language, self._translator = language, translation(language, self)
        if self._translator is not None:
            QCoreApplication.installTranslator(self._translator)

    def rest(self) -> None:
        """Leave everything to the sources' own language."""
        if self._translator is not None:
            QCoreApplication.removeTranslator(self._translator)
            self._translator.deleteLater()
        self.language, self._translator = FIRST_LANGUAGE, None
