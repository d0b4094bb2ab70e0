"""The emblem menu's panels: About and Monitors."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QVBoxLayout,
)

import macclassic
from macclassic.app.settings import Settings
from macclassic.engine.texts import harmless
from macclassic.toolbox.dialogs import Dialog, Picture, paragraph
from macclassic.toolbox.explaining import tell
from macclassic.toolbox.frames import Frame
from macclassic.toolbox.labels import Label, radio, tick_box
from macclassic.toolbox.popup import PopUp
from macclassic.toolbox.screen import SIZES, Screen

translate = QCoreApplication.translate


def about(settings: Settings, title: str, thanks: str) -> Dialog:
    """Return the About box of the program or of one of its games."""
    box = Dialog(title)
    row = QHBoxLayout()
    row.setSpacing(20)
    row.setContentsMargins(6, 6, 6, 0)
    row.addWidget(Picture("art", "icon-macclassic"), 0, Qt.AlignmentFlag.AlignTop)
    words = QVBoxLayout()
    words.setSpacing(8)
    words.addWidget(paragraph(title, width=300))
    words.addWidget(
        paragraph(translate("about", "Version {version}").format(version=macclassic.VERSION), True, 300)
    )
    words.addWidget(paragraph(thanks, True, 300))
    if settings.name:
        registered = translate("about", "Registered to {name}, number {number}.")
        name, number = harmless(settings.name, 40), harmless(settings.number, 40)
        words.addWidget(paragraph(registered.format(name=name, number=number), True, 300))
    row.addLayout(words)
    box.body.addLayout(row)
    box.add_buttons((("ok", translate("dialog", "OK")),), default="ok", cancel="ok")
    box.fit()
    return box


KEPT = ("depth", "screen", "scale", "full_screen", "gamma")
"""The settings that the Monitors panel changes."""


class Monitors(Dialog):
    """Depth, size, scale and gamma of the screen; each takes effect at once, Cancel takes it back."""

    def __init__(self, screen: Screen, settings: Settings, changed: Callable[[], None]) -> None:
        super().__init__(translate("monitors", "Monitors"), Frame.MOVABLE)
        self._screen = screen
        self._settings = settings
        self._changed = changed
        self._before = {name: getattr(settings, name) for name in KEPT}
        self._touched: set[str] = set()

        depths = QGroupBox(translate("monitors", "Colours"))
        column = QVBoxLayout(depths)
        self._depths = QButtonGroup(self)
        for depth, text, balloon in (
            (
                1,
                translate("monitors", "Black & white"),
                translate("balloon", "To see everything in black and white, click this button."),
            ),
            (
                4,
                translate("monitors", "16 colours"),
                translate("balloon", "To see everything in 16 colours, click this button."),
            ),
            (
                8,
                translate("monitors", "256 colours"),
                translate("balloon", "To see everything in 256 colours, click this button."),
            ),
        ):
            button = tell(radio(text), balloon)
            button.setChecked(settings.depth == depth)
            self._depths.addButton(button, depth)
            column.addWidget(button)
        self._depths.idToggled.connect(self._depth_chosen)

        right = QGridLayout()
        right.setVerticalSpacing(10)
        self._size = tell(
            PopUp(),
            translate(
                "balloon", "To have a larger or a smaller screen, choose its size from this pop-up menu."
            ),
        )
        for size in SIZES:
            self._size.addItem(f"{size.width()} × {size.height()}", f"{size.width()}x{size.height()}")
        self._size.setCurrentIndex(self._size.findData(settings.screen))
        self._size.activated.connect(lambda: self._set(screen=self._size.currentData()))
        self._scale = tell(
            PopUp(),
            translate(
                "balloon", "To see each pixel larger or smaller, choose its size from this pop-up menu."
            ),
        )
        self._scale.addItem(translate("monitors", "What fits"), None)
        for scale in range(1, 5):
            self._scale.addItem(f"{scale} ×", scale)
        self._scale.setCurrentIndex(max(0, self._scale.findData(settings.scale)))
        self._scale.activated.connect(lambda: self._set(scale=self._scale.currentData()))
        self._full = tick_box(translate("monitors", "Full screen"))
        tell(
            self._full,
            translate("balloon", "To fill the whole display, or to have a window again, click this box."),
        )
        self._full.setChecked(settings.full_screen)
        self._full.toggled.connect(lambda on: self._set(full_screen=on))
        self._gamma = tell(
            tick_box(translate("monitors", "Macintosh gamma")),
            translate("balloon", "To see all colours as pale as a Macintosh showed them, click this box."),
        )
        self._gamma.setChecked(settings.gamma)
        self._gamma.toggled.connect(lambda on: self._set(gamma=on))
        for line, (text, box) in enumerate(
            (
                (translate("monitors", "Screen:"), self._size),
                (translate("monitors", "Pixel size:"), self._scale),
            )
        ):
            label = Label(text)
            label.setBuddy(box)
            right.addWidget(label, line, 0, Qt.AlignmentFlag.AlignRight)
            right.addWidget(box, line, 1)
        right.addWidget(self._full, 2, 1)
        right.addWidget(self._gamma, 3, 1)
        row = QHBoxLayout()
        row.setSpacing(20)
        row.addWidget(depths)
        row.addLayout(right)
        self.body.addLayout(row)
        self.ok_or_cancel(
            translate("balloon", "To keep the screen as you see it now, click this button."),
        )
        self.finished.connect(self._end)
        self.fit()

    def _depth_chosen(self, depth: int, on: bool) -> None:
        if on:
            self._set(depth=depth)

    def _set(self, **values: object) -> None:
        self._touched |= values.keys()
        for name, value in values.items():
            setattr(self._settings, name, value)
        apply_monitor(self._screen, self._settings)

    def _end(self, answer: str) -> None:
        if answer == "cancel":
            self._set(**self._before)
        else:
            self._settings.decide(*self._touched)
            self._changed()


def apply_monitor(screen: Screen, settings: Settings) -> None:
    """Show the screen as the settings say."""
    width, height = (int(part) for part in settings.screen.split("x"))
    screen.set_depth(settings.depth)
    screen.set_gamma(settings.gamma)
    screen.set_screen_size(QSize(width, height))
    if screen.isFullScreen() != settings.full_screen:
        screen.set_full_screen(settings.full_screen)
    screen.set_scale(settings.scale)
