"""The last picture first: what the desktop showed when the program was quit stands there again at once, while
all that makes it is imported.

It stands in the desktop's own window, and nothing is lost: what is typed and clicked waits until the desktop
can answer. A picture serves once, for a screen that is the same in all it depends on; whoever was killed
leaves none, and then the desktop is shown when it is there.
"""

from __future__ import annotations

import json
from contextlib import suppress

from PySide6.QtCore import QEventLoop, QIODevice, QSaveFile, QTimer
from PySide6.QtGui import QImage

from macclassic import VERSION
from macclassic.app.desktop.apply_settings import apply_monitor, spoken
from macclassic.app.desktop.deferred_work import DeferredWork
from macclassic.app.desktop.window_placement import bring_back
from macclassic.app.storage.data_folder import Folder
from macclassic.app.storage.settings import Settings
from macclassic.toolbox.screen.emulated_screen import Screen

PATIENCE_MS = 100
"""How long a display may take to show it; all else goes on then."""
_ABOUT = "about"


def _about(folder: Folder, settings: Settings) -> str:
    """Return all that a picture of the desktop depends on, but for what stands there: that it shows."""
    chosen = (settings.depth, settings.screen, settings.pattern, spoken(settings.language))
    return json.dumps([VERSION, folder.path.name if folder.copy is not folder else "", *chosen])


def show(folder: Folder, settings: Settings) -> Screen | None:
    """Show the picture that was kept, if it is of this screen; return that screen.

    It returns once the picture is seen.
    """
    image = QImage(str(folder.copy.last_picture))
    with suppress(OSError):
        folder.copy.last_picture.unlink()
    if image.isNull() or image.text(_ABOUT) != _about(folder, settings):
        return None
    screen = Screen(depth=settings.depth, scale=settings.scale)
    apply_monitor(screen, settings)
    bring_back(screen, settings)
    screen.recall(image)
    loop = QEventLoop()
    # Once it is painted: it goes to the display when the events at hand are done.
    DeferredWork(screen.viewport()).do(loop.quit)
    screen.show()
    screen.activateWindow()
    QTimer.singleShot(PATIENCE_MS, loop, loop.quit)
    # What a person does meanwhile waits too.
    loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    return screen


def keep(screen: Screen, folder: Folder, settings: Settings) -> None:
    """Keep what a screen shows for the next start; nothing is said where that can't be done."""
    image = screen.picture
    image.setText(_ABOUT, _about(folder, settings))
    file = QSaveFile(str(folder.copy.last_picture))
    if file.open(QIODevice.OpenModeFlag.WriteOnly) and image.save(file, "PNG"):  # type: ignore[call-overload]
        file.commit()
