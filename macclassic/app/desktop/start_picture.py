"""Shows the last picture of the desktop at the start, while the program is imported.

The picture appears in the final window, and input waits until the desktop can process it. A picture is used
once, and only if the screen's settings are the same. A killed program leaves no picture; then the desktop
appears when it is ready.
"""

from __future__ import annotations

import json
from contextlib import suppress

from PySide6.QtCore import QBuffer, QEventLoop, QTimer
from PySide6.QtGui import QImage

from macclassic import VERSION
from macclassic.app.desktop.apply_settings import apply_monitor, spoken
from macclassic.app.desktop.deferred_work import DeferredWork
from macclassic.app.desktop.window_placement import bring_back
from macclassic.app.storage.data_folder import DiskError, Folder, write_bytes
from macclassic.app.storage.settings import Settings
from macclassic.toolbox.screen.emulated_screen import Screen

PATIENCE_MS = 100
"""Maximum time for which the start waits for the display to show the picture."""
_ABOUT = "about"


def _about(folder: Folder, settings: Settings) -> str:
    """Return a key of all that the picture depends on, except the content of the desktop."""
    chosen = (settings.depth, settings.screen, settings.pattern, spoken(settings.language))
    return json.dumps([VERSION, folder.path.name if folder.copy is not folder else "", *chosen])


def show(folder: Folder, settings: Settings) -> Screen | None:
    """Show the stored picture if it fits the settings, and return its screen, else None.

    Returns when the picture is visible.
    """
    path = folder.copy.last_picture
    # Opening a pipe would wait for ever.
    image = QImage(str(path)) if path.is_file() else QImage()
    with suppress(OSError):
        path.unlink()
    if image.isNull() or image.text(_ABOUT) != _about(folder, settings):
        return None
    screen = Screen(depth=settings.depth, scale=settings.scale)
    apply_monitor(screen, settings)
    bring_back(screen, settings)
    screen.recall(image)
    loop = QEventLoop()
    # The frame reaches the display when the pending events are processed, thus after this task.
    DeferredWork(screen.viewport()).do(loop.quit)
    screen.show()
    screen.activateWindow()
    QTimer.singleShot(PATIENCE_MS, loop, loop.quit)
    # Input stays in the queue for the desktop.
    loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    return screen


def keep(screen: Screen, folder: Folder, settings: Settings) -> None:
    """Store the picture of the screen for the next start; errors are ignored."""
    image = screen.picture
    image.setText(_ABOUT, _about(folder, settings))
    data = QBuffer()
    image.save(data, "PNG")  # type: ignore[call-overload]
    with suppress(DiskError):
        write_bytes(folder.copy.last_picture, bytes(data.data().data()))
