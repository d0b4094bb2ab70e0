"""Pictures of the screen: ⌘⇧3 keeps one at once, as the Mac did; the menu also copies one, or asks where.

A picture is what the screen shows, pixel for pixel and with its palette, without the pointer; the same on any
display and at any scale.
"""

from __future__ import annotations

import io
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMimeData, QTimer
from PySide6.QtGui import QGuiApplication, QImage

from macclassic.app.desktop.save_as import kept_in, save_under
from macclassic.app.host import ProgramServices
from macclassic.app.storage import data_folder
from macclassic.engine.core.safe_text import harmless
from macclassic.toolbox.base.sound import Sound
from macclassic.toolbox.dialogs.dialogs import Kind, alert
from macclassic.toolbox.screen.emulated_screen import Screen

translate = QCoreApplication.translate

SUFFIX = ".png"
_TOLD = "picturesTold"
"""A property of the screen: whether this run has said where pictures are."""


def caught(screen: Screen) -> bytes:
    """Return what the screen shows now as an indexed PNG."""
    screen.refresh()
    file = io.BytesIO()
    screen.buffer.save(file)
    return file.getvalue()


def _click(host: ProgramServices) -> None:
    """Let it be heard that a picture was caught, or seen where games are silent."""
    if host.sounds.on:
        host.sounds.play(Sound.FLIP)
    else:
        host.bar.flash_all()


def _free(folder: Path) -> str:
    """Return the first name of *Picture 1*, *Picture 2* and so on that no file in a folder has."""
    title, number = translate("picture", "Picture {n}"), 1
    while (folder / f"{title.format(n=number)}{SUFFIX}").exists():
        number += 1
    return title.format(n=number)


def take(host: ProgramServices) -> None:
    """Keep a picture of the screen among those of this copy; the first time in a run say where."""
    kept = kept_in(host)
    if kept is None:
        return
    data, folder = caught(host.screen), kept.pictures()
    path = folder / f"{_free(folder)}{SUFFIX}"
    try:
        data_folder.write_bytes(path, data)
    except data_folder.DiskError as error:
        host.show_alert(str(error))
        return
    _click(host)
    words = translate("picture", "“{name}” is in the folder “{folder}” now.")
    words = words.format(name=path.name, folder=harmless(str(folder), 200, middle=True))
    if host.screen.property(_TOLD):
        host.announcer.say(words)
    else:
        host.screen.setProperty(_TOLD, True)
        alert(host.manager, Kind.NOTE, words)


def copy(host: ProgramServices) -> None:
    """Put a picture of the screen on the clipboard."""
    data = caught(host.screen)
    copied = QMimeData()
    copied.setData("image/png", data)
    copied.setImageData(QImage.fromData(data))
    QGuiApplication.clipboard().setMimeData(copied)
    _click(host)


def save_as(host: ProgramServices) -> None:
    """Ask where to keep a picture of the screen as it was before it was asked."""
    kept = kept_in(host)
    if kept is None:
        return
    data, folder = caught(host.screen), kept.pictures()

    def write(path: Path) -> None:
        data_folder.write_bytes(path, data)
        _click(host)

    label = translate("picture", "Save this picture as:")
    save_under(host, folder, _free(folder) + SUFFIX, write, SUFFIX, label)


_HOW = {each.__name__: each for each in (take, copy, save_as)}


def soon(host: ProgramServices, how: str) -> None:
    """Do one of these, by name, once the menu that it was chosen from has gone."""
    QTimer.singleShot(0, host.screen, lambda: _HOW[how](host))
