"""Screen capture: ⌘⇧3 saves a picture at once, as on a Mac; ⌘C copies one where no text is selected.

A picture holds the emulated screen pixel by pixel with its colour table, without the pointer. It does not
depend on the display or the scale.
"""

from __future__ import annotations

import io
from pathlib import Path

from PySide6.QtCore import QMimeData, QTimer
from PySide6.QtGui import QGuiApplication, QImage

from macclassic.app.desktop.save_as import kept_in
from macclassic.app.program_services import ProgramServices
from macclassic.app.storage import data_folder
from macclassic.toolbox.base.sound import Sound
from macclassic.toolbox.dialogs.dialogs import Kind, alert
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.screen.emulated_screen import Screen

SUFFIX = ".png"
_TOLD = "picturesTold"
"""Dynamic property of the screen: true once this run has said where pictures are saved."""


def caught(screen: Screen) -> bytes:
    """Return the current screen as an indexed PNG."""
    screen.refresh()
    file = io.BytesIO()
    screen.buffer.save(file)
    return file.getvalue()


def _click(services: ProgramServices) -> None:
    """Play a sound for a taken picture, or flash the menu bar if games are silent."""
    if services.sounds.on:
        services.sounds.play(Sound.FLIP)
    else:
        services.bar.flash_all()


def _free_name(folder: Path) -> str:
    """Return the first unused name of *Picture 1*, *Picture 2* … in a folder."""
    title, number = translate("picture", "Picture {n}"), 1
    while (folder / f"{title.format(n=number)}{SUFFIX}").exists():
        number += 1
    return title.format(n=number)


def take(services: ProgramServices) -> None:
    """Save a picture in the copy's folder; the first time in a run, tell the player where."""
    kept = kept_in(services)
    if kept is None:
        return
    data, folder = caught(services.screen), kept.pictures()
    path = folder / f"{_free_name(folder)}{SUFFIX}"
    try:
        data_folder.write_bytes(path, data)
    except data_folder.DiskError as error:
        services.show_alert(str(error))
        return
    _click(services)
    words = translate("picture", "“{name}” is in the folder “{folder}” now.")
    words = words.format(name=path.name, folder=data_folder.place(folder))
    if services.screen.property(_TOLD):
        services.announcer.say(words)
    else:
        services.screen.setProperty(_TOLD, True)
        alert(services.manager, Kind.NOTE, words)


def copy(services: ProgramServices) -> None:
    """Copy a picture of the screen to the clipboard."""
    data = caught(services.screen)
    copied = QMimeData()
    copied.setData("image/png", data)
    copied.setImageData(QImage.fromData(data))
    QGuiApplication.clipboard().setMimeData(copied)
    _click(services)


_HOW = {each.__name__: each for each in (take, copy)}


def soon(services: ProgramServices, how: str) -> None:
    """Call one of these functions, by name, after the menu has closed."""
    QTimer.singleShot(0, services.screen, lambda: _HOW[how](services))
