"""Panels of the emblem menu: About, Monitors, Sound, Language."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTranslator
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QListWidget,
    QSlider,
    QVBoxLayout,
)

import macclassic
from macclassic.app.desktop.apply_settings import apply_monitor, apply_sound, translation
from macclassic.app.errors import FILL
from macclassic.app.storage.settings import Settings, TrialSettings
from macclassic.engine.core.safe_text import harmless
from macclassic.quickdraw.resources import languages
from macclassic.toolbox.base.sound import ALERTS, MAX_VOLUME, Sound, Sounds
from macclassic.toolbox.dialogs.dialogs import Dialog, Picture, paragraph
from macclassic.toolbox.dialogs.labels import Label, radio, tick_box
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.menus.pop_up import pop_up
from macclassic.toolbox.screen.emulated_screen import SIZES, Screen
from macclassic.toolbox.spots import tell
from macclassic.toolbox.windows.window_frames import Frame


def about(
    settings: Settings,
    title: str,
    thanks: str,
    licences: Callable[[], None] | None = None,
    scene: Picture | None = None,
) -> Dialog:
    """Return the About box of the program or of a game.

    `scene` is a title picture that replaces the icon; `licences` opens the window with the licences.
    """
    box = Dialog(title)
    row = QHBoxLayout() if scene is None else QVBoxLayout()
    row.setSpacing(20 if scene is None else 10)
    row.setContentsMargins(6, 6, 6, 0)
    row.addWidget(scene or Picture("art", "icon-macclassic"), 0, Qt.AlignmentFlag.AlignTop)
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
    ok = "ok", translate("dialog", "OK"), translate("balloon", "To close this, click this button.")
    whose = translate("balloon", "To read what this program is made of, click this button.")
    more = "licences", translate("about", "Licences…"), whose
    box.add_buttons((ok,) if licences is None else (more, ok), default="ok", cancel="ok", left=("licences",))
    box.finished.connect(lambda name: licences() if licences and name == "licences" else None)
    box.fit()
    return box


KEPT = ("depth", "screen", "scale", "fill", "full_screen", "gamma")
"""Settings that the Monitors panel changes."""


class MonitorsPanel(Dialog):
    """Depth, size, scale and gamma of the screen; each change applies at once, Cancel reverts them."""

    def __init__(self, screen: Screen, settings: Settings, changed: Callable[[], None]) -> None:
        super().__init__(translate("monitors", "Monitors"), Frame.MOVABLE)
        self._tried = TrialSettings(settings, KEPT, lambda: apply_monitor(screen, settings), changed)
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
        sizes = ((size.width(), size.height()) for size in SIZES)
        self._size = pop_up(
            ((f"{width} × {height}", f"{width}x{height}") for width, height in sizes),
            settings.screen,
            translate("balloon", "To change the size of the screen, choose one from this pop-up menu."),
        )
        display = screen.screen()
        room = display.size() * display.devicePixelRatio()
        model = self._size.model()
        assert isinstance(model, QStandardItemModel)
        for index, size in enumerate(SIZES):
            # A size that is in use stays, so that the menu shows it.
            fits = room.expandedTo(size) == room
            model.item(index).setEnabled(fits or index == self._size.currentIndex())
        self._size.activated.connect(lambda: self._tried.set(screen=self._size.currentData()))
        scales = [(f"{scale} ×", scale) for scale in range(1, 5)]
        self._scale = pop_up(
            ((translate("monitors", "Best fit"), None), *scales, (translate("monitors", "Fill"), FILL)),
            FILL if settings.fill else settings.scale,
            translate(
                "balloon",
                "To see each pixel larger or smaller, choose its size from this pop-up menu. “Fill” makes "
                "all as large as the display allows, with softer edges.",
            ),
        )
        self._scale.activated.connect(self._scale_chosen)
        self._full = tick_box(translate("monitors", "Full screen"))
        tell(
            self._full,
            translate(
                "balloon",
                "To fill the whole display or return to a window, click this box or press F11.",
            ),
        )
        self._full.setChecked(settings.full_screen)
        self._full.toggled.connect(lambda on: self._tried.set(full_screen=on))
        screen.full_screen_changed.connect(self._full.setChecked)
        self._gamma = tell(
            tick_box(translate("monitors", "Macintosh gamma")),
            translate("balloon", "To see all colours as pale as a Macintosh showed them, click this box."),
        )
        self._gamma.setChecked(settings.gamma)
        self._gamma.toggled.connect(lambda on: self._tried.set(gamma=on))
        for line, (text, box) in enumerate(
            (
                (translate("monitors", "Screen:"), self._size),
                (translate("monitors", "Pixel size:"), self._scale),
            )
        ):
            right.addWidget(Label(text, names=box), line, 0, Qt.AlignmentFlag.AlignRight)
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
        self.finished.connect(self._tried.end)
        self.fit()

    def _depth_chosen(self, depth: int, on: bool) -> None:
        if on:
            self._tried.set(depth=depth)

    def _scale_chosen(self) -> None:
        scale = self._scale.currentData()
        if scale == FILL:
            self._tried.set(fill=True)
        else:
            self._tried.set(fill=False, scale=scale)


WIDE = 170
"""Width in pixels of the list of sounds and of the slider."""


class SoundPanel(Dialog):
    """Alert sound, volume and sounds of games; each choice is played at once, and OK saves it."""

    def __init__(self, sounds: Sounds, settings: Settings, changed: Callable[[], None]) -> None:
        super().__init__(translate("sound", "Sound"), Frame.MOVABLE)
        self._sounds = sounds
        if not sounds.able:
            self.add_text(
                translate("sound", "No sound output was found on this computer."),
                small=True,
                width=260,
            )
        # An audio device may have been connected since the last look.
        sounds.look_again()
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(10)
        self._alerts = self._alert_list(settings)
        self._row(grid, 0, translate("sound", "Alert sound:"), self._alerts)
        self._volume = QSlider(Qt.Orientation.Horizontal)
        tell(self._volume, translate("balloon", "To make sounds louder or softer, drag this slider."))
        self._volume.setRange(0, MAX_VOLUME)
        self._volume.setPageStep(1)
        self._volume.setValue(settings.volume)
        self._volume.setFixedWidth(WIDE)
        self._row(grid, 1, translate("sound", "Volume:"), self._volume)
        self.body.addLayout(grid)
        self._games = tell(
            tick_box(translate("sound", "Play game sounds")),
            translate("balloon", "To hear the cards, or to play in silence, click this box."),
        )
        self._games.setChecked(settings.sound)
        self.body.addWidget(self._games)
        self._alerts.currentRowChanged.connect(self._play_alert)
        self._volume.sliderReleased.connect(self._play_alert)
        # The keyboard changes the value without releasing the slider.
        self._volume.valueChanged.connect(lambda: None if self._volume.isSliderDown() else self._play_alert())
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
        found.setFixedSize(WIDE, len(ALERTS) * 16 + 2)
        found.setCurrentRow(ALERTS.index(Sound(settings.alert)))
        return found

    def _row(self, grid: QGridLayout, row: int, text: str, control: QListWidget | QSlider) -> None:
        control.setAccessibleName(text.rstrip(" \u00a0\u202f:"))
        level = Qt.AlignmentFlag.AlignVCenter if row else Qt.AlignmentFlag.AlignTop
        grid.addWidget(Label(text, names=control), row, 0, Qt.AlignmentFlag.AlignRight | level)
        grid.addWidget(control, row, 1)

    def _play_alert(self) -> None:
        """Play the alert as currently chosen."""
        self._sounds.volume, self._sounds.alert = self._volume.value(), ALERTS[self._alerts.currentRow()]
        self._sounds.beep()


DRAFTS = ("ko",)
"""Languages whose translation no native reader has reviewed (docs/korean.md)."""


def own_name(language: str) -> str:
    """Return a language's name in that language, marked as a draft if it is one."""
    translator = translation(language) or QTranslator()
    # Each translation translates “English” by the name of its own language.
    name = translator.translate("language", "English") or "English"
    if language not in DRAFTS:
        return name
    draft = translator.translate("language", "draft") or "draft"
    return f"{name} ({draft})"


class LanguagePanel(Dialog):
    """Asks for a language; OK applies and saves it."""

    def __init__(self, settings: Settings, choose_language: Callable[[str], None]) -> None:
        super().__init__(translate("language", "Language"), Frame.MOVABLE)
        self.add_text(translate("language", "Language for menus, games and help:"), width=250)
        self.body.setSpacing(8)
        self._choice = QButtonGroup(self)
        self._languages = ("", *languages())
        for number, each in enumerate(self._languages):
            # Each language is listed by its own name, whatever the current language.
            name = own_name(each) if each else translate("language", "The system’s language")
            balloon = (
                translate("balloon", "To see everything in this language, click this button.")
                if each
                else translate("balloon", "To follow the language of the system, click this button.")
            )
            button = tell(radio(name), balloon)
            button.setChecked(each == settings.language)
            self._choice.addButton(button, number)
            self.body.addWidget(button)
        if set(DRAFTS) & set(self._languages):
            text = translate("language", "A draft translation has not been checked by a native reader.")
            self.add_text(text, small=True, width=250)
        self.ok_or_cancel(translate("balloon", "To use this language from now on, click this button."))
        leave = translate("balloon", "To leave the language as it is, click this button.")
        tell(self.button("cancel"), leave)
        self.finished.connect(lambda name: choose_language(self.language) if name == "ok" else None)
        self.fit()

    @property
    def language(self) -> str:
        """The chosen language as the settings hold it; empty for the system's."""
        return self._languages[self._choice.checkedId()]
