"""The demo, as on the Macs in shops: a game plays itself until a key, click or touch.

A menu starts it, or it starts by itself when the desktop was idle (`app/play/demo_game.py` plays the match).
Open windows stay as they are behind it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer

from macclassic.app.program_services import ProgramServices
from macclassic.engine.core.registry import games
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.base.sound import Sounds

if TYPE_CHECKING:
    from macclassic.app.play.demo_game import DemoGame

ALONE_MS = 5 * 60_000
"""Idle time of the desktop before the demo starts, in milliseconds."""

_TOUCHES = (
    QEvent.Type.KeyPress,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.Wheel,
    QEvent.Type.TouchBegin,
    QEvent.Type.InputMethod,
)
_RELEASES = (QEvent.Type.MouseButtonRelease, QEvent.Type.KeyRelease)


class DemoStarter(Guarded, QObject):
    """Watches for an idle desktop, and runs the demo."""

    def __init__(self, services: ProgramServices, alone_ms: int = ALONE_MS) -> None:
        super().__init__()
        self._services = services
        self._show: DemoGame | None = None
        self._turn = 0
        self._swallowing = False
        self._alone = QTimer(self, singleShot=True)
        self._alone.setInterval(alone_ms)
        self._alone.timeout.connect(self._start_when_idle)
        # A demo that starts by itself must be silent.
        self._silence = Sounds(self)
        self._silence.on = False
        # Key and mouse events arrive at the native window and its viewport.
        for each in (services.screen, services.screen.viewport()):
            each.installEventFilter(self)
        services.manager.front_changed.connect(self._watch)

    @property
    def running(self) -> bool:
        """True while a game plays itself."""
        return self._show is not None

    def start(self, key: str | None = None) -> None:
        """Start the demo of one game, or of all games in turn if `key` is None."""
        if self._show is not None:
            return
        services = self._services
        if services.think_process is None:
            return
        self._alone.stop()
        services.pause_animation(True)
        self._next(key)

    def _next(self, key: str | None) -> None:
        shown = [each for each, spec in games().items() if spec.screen]
        if not shown:
            return
        from macclassic.app.play.demo_game import DemoGame

        chosen = key or shown[self._turn % len(shown)]
        self._turn = shown.index(chosen) + 1
        spec = games()[chosen]
        table = self._services.build_table(spec, self._silence if key is None else None)
        self._show = DemoGame(self._services, spec, table, endless=key is not None)
        self._show.setParent(self)
        self._show.over.connect(self._play_next)
        self._show.window.closed.connect(self.end)
        self._show.open()

    def _play_next(self) -> None:
        """Continue with the next game."""
        self._put_away()
        self._next(None)

    def _put_away(self) -> None:
        """Close the demo's window and all that lies over it."""
        show, self._show = self._show, None
        if show is not None:
            show.close()
            self._services.manager.close(show.window)

    def end(self) -> None:
        """End the demo and resume what was open."""
        if self._show is None:
            return
        self._put_away()
        services = self._services
        services.pause_animation(False)
        services.update_menus()
        self._watch()

    def close(self) -> None:
        """Stop the idle timer; called on shutdown."""
        self._services.manager.front_changed.disconnect(self._watch)
        self._alone.stop()

    # Idle time and input

    @property
    def _at_desktop(self) -> bool:
        services = self._services
        return not services.manager.windows and not services.games

    def _watch(self) -> None:
        """Restart the idle timer if only the desktop is open; otherwise stop it."""
        if self._show is None and self._at_desktop:
            self._alone.start()
        else:
            self._alone.stop()

    def _start_when_idle(self) -> None:
        if self._at_desktop:
            self._services.bar.put_away()
            self.start()
        else:
            self._watch()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if self._show is not None:
            if kind in _TOUCHES:
                self._swallowing = kind in (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress)
                # Delayed: the windows must not close while Qt handles the event.
                QTimer.singleShot(0, self, self.end)
                return True
        elif self._swallowing and kind in _RELEASES:
            self._swallowing = False
            return True
        elif self._alone.isActive() and (kind in _TOUCHES or kind == QEvent.Type.MouseMove):
            self._alone.start()
        return False
