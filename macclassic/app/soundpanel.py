"""The Sound panel: the alert sound, the volume, and whether games make a noise."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QListWidget, QSlider

from macclassic.app.settings import Settings
from macclassic.toolbox.dialogs import Dialog
from macclassic.toolbox.explaining import tell
from macclassic.toolbox.frames import Frame
from macclassic.toolbox.labels import Label, tick_box
from macclassic.toolbox.sound import ALERTS, LOUDEST, Sound, Sounds

translate = QCoreApplication.translate

WIDTH = 170
"""Pixels that the list and the slider are wide."""


def apply_sound(sounds: Sounds, settings: Settings) -> None:
    """Let sounds be as the settings say."""
    sounds.on, sounds.volume, sounds.alert = settings.sound, settings.volume, Sound(settings.alert)


class SoundPanel(Dialog):
    """What is chosen is heard at once, and kept by OK."""

    def __init__(self, sounds: Sounds, settings: Settings, changed: Callable[[], None]) -> None:
        super().__init__(translate("sound", "Sound"), Frame.MOVABLE)
        self._sounds = sounds
        if not sounds.able:
            self.add_text(
                translate("sound", "This computer has nothing to play sounds with, so all is quiet."),
                small=True,
                width=260,
            )
        # Whoever opens this panel may just have plugged in a loudspeaker.
        sounds.look_again()
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(10)
        self._alerts = self._alert_list(settings)
        self._row(grid, 0, translate("sound", "Alert sound:"), self._alerts)
        self._volume = QSlider(Qt.Orientation.Horizontal)
        tell(self._volume, translate("balloon", "To make sounds louder or softer, drag this slider."))
        self._volume.setRange(0, LOUDEST)
        self._volume.setPageStep(1)
        self._volume.setValue(settings.volume)
        self._volume.setFixedWidth(WIDTH)
        self._row(grid, 1, translate("sound", "Volume:"), self._volume)
        self.body.addLayout(grid)
        self._games = tell(
            tick_box(translate("sound", "Games make sounds")),
            translate("balloon", "To hear the cards, or to play in silence, click this box."),
        )
        self._games.setChecked(settings.sound)
        self.body.addWidget(self._games)
        self._alerts.currentRowChanged.connect(self._heard)
        self._volume.sliderReleased.connect(self._heard)
        # By keys there is nothing to let go of.
        self._volume.valueChanged.connect(lambda: None if self._volume.isSliderDown() else self._heard())
        self.ok_or_cancel(
            translate("balloon", "To keep the sounds as you have set them, click this button."),
        )

        def end(answer: str) -> None:
            if answer == "ok":
                settings.sound, settings.volume = self._games.isChecked(), self._volume.value()
                settings.alert = str(ALERTS[self._alerts.currentRow()])
                changed()
            apply_sound(sounds, settings)

        self.finished.connect(end)
        self.fit()

    def _alert_list(self, settings: Settings) -> QListWidget:
        names = {
            Sound.BEEP: translate("sound", "Simple Beep"),
            Sound.DROP: translate("sound", "Drop"),
            Sound.KNOCK: translate("sound", "Knock"),
            Sound.WHISTLE: translate("sound", "Whistle"),
        }
        found = tell(
            QListWidget(), translate("balloon", "To choose what calls for your attention, click its name.")
        )
        for alert in ALERTS:
            found.addItem(names[alert])
        found.setFixedSize(WIDTH, len(ALERTS) * 16 + 2)
        found.setCurrentRow(ALERTS.index(Sound(settings.alert)))
        return found

    def _row(self, grid: QGridLayout, row: int, text: str, control: QListWidget | QSlider) -> None:
        label = Label(text)
        label.setBuddy(control)
        control.setAccessibleName(text.rstrip(" \u00a0\u202f:"))
        level = Qt.AlignmentFlag.AlignVCenter if row else Qt.AlignmentFlag.AlignTop
        grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignRight | level)
        grid.addWidget(control, row, 1)

    def _heard(self) -> None:
        """Sound the alert as it would be."""
        self._sounds.volume, self._sounds.alert = self._volume.value(), ALERTS[self._alerts.currentRow()]
        self._sounds.beep()
