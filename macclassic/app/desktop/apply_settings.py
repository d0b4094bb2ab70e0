"""Applies settings to the screen, the desktop pattern, the sounds and the language."""

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
    """Apply the settings of the screen."""
    width, height = (int(part) for part in settings.screen.split("x"))
    screen.set_depth(settings.depth)
    screen.set_gamma(settings.gamma)
    screen.set_screen_size(QSize(width, height))
    if screen.isFullScreen() != settings.full_screen:
        screen.set_full_screen(settings.full_screen)
    if screen.scale_wanted != (settings.scale, settings.fill):
        screen.set_scale(settings.scale, settings.fill)
        if screen.isFullScreen() and settings.window:
            # Leaving full screen restores a window of this scale.
            size = screen.size_wanted
            settings.window = replace(settings.window, width=size.width(), height=size.height())


def apply_pattern(screen: Screen, settings: Settings) -> None:
    """Apply the desktop pattern of the settings."""
    look.use_pattern(settings.pattern)
    screen.refresh()


def apply_sound(sounds: Sounds, settings: Settings) -> None:
    """Apply the settings of the sounds."""
    sounds.on, sounds.volume, sounds.alert = settings.sound, settings.volume, Sound(settings.alert)


def spoken(wanted: str) -> str:
    """Return the code of an available language: `wanted`, the system's if that is empty, or the default."""
    if not wanted:
        # Reads the same variables as Qt on Unix; `QLocale` would load its names of four hundred languages.
        wanted = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_NUMERIC", "LANG"))), "")
    if not wanted:
        from PySide6.QtCore import QLocale

        wanted = QLocale.system().name()
    return wanted[:2] if wanted[:2] in languages() else FIRST_LANGUAGE


def translation(language: str, parent: QObject | None = None) -> QTranslator | None:
    """Return the translator for a language, or None if there is no translation."""
    translator = QTranslator(parent)
    return translator if translator.load(str(translation_file(language))) else None


class Translation(QObject):
    """Installs the translator of one language at a time.

    Everything is in the language of the sources at first, and again after deletion.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.language = FIRST_LANGUAGE
        """Code of the current language."""
        self._translator: QTranslator | None = None

    def use_language(self, wanted: str) -> None:
        """Switch to a language if a translation exists; an empty name means the system's language."""
        language = spoken(wanted)
        if language == self.language:
            return
        self.remove()
        self.language, self._translator = language, translation(language, self)
        if self._translator is not None:
            QCoreApplication.installTranslator(self._translator)

    def remove(self) -> None:
        """Remove the translator, which restores the language of the sources."""
        if self._translator is not None:
            QCoreApplication.removeTranslator(self._translator)
            self._translator.deleteLater()
        self.language, self._translator = FIRST_LANGUAGE, None
