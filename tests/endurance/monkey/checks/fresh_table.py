"""Checks the picture of a table against a second table that shows the same position."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import ImageChops
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QTimer
from PySide6.QtGui import QImage, QRegion
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QLineEdit, QWidget

from macclassic.app.game.game_controller import GameController
from macclassic.app.play.stepping import seated
from macclassic.app.play.table_controller import table_window
from macclassic.engine.match import record as records
from macclassic.engine.match.replay import replayed
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import TablePosition
from macclassic.toolbox.screen.emulated_screen import Screen
from macclassic.toolbox.spots import spots_of


def drawn(widget: QWidget) -> QImage:
    """Return a widget's picture."""
    image = QImage(widget.size(), QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    widget.render(image, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return image


def plain(table: GameTable) -> bool:
    """True if the table is at rest, without selection, focus or other temporary state."""
    now = table.state
    # Neither view nor history contain hints, selections and reasons for refusals.
    if table.busy or now.selected or now.hovered or now.hint is not None or now.refusal:
        return False
    if any(timer.isActive() for timer in table.findChildren(QTimer)):
        return False  # a changed pace is shown, or a motion runs
    # A game may store an outdated position, or a timer for flashing.
    nothing = now.game_state is None or isinstance(now.game_state, QTimer)
    if not nothing and (not isinstance(now.game_state, TablePosition) or now.game_state is now.position):
        return False
    if any(field.isVisible() for field in table.findChildren(QLineEdit)):
        return False  # a move is being typed
    return not any(each.current for each in spots_of(table))


def refuses(table: GameTable) -> bool:
    """True if the last line is a reason for a refusal, which a position does not contain."""
    now, parts = table.state, table.parts
    if parts.input.show_refusal is not None or not now.lines:
        return False  # refusals are no lines, or there is no line
    return any(parts.input.why_refused(now, each.key) == now.lines[-1] for each in parts.input.spots(now))


class Mirror:
    """Second table of the same game, which only shows positions."""

    def __init__(self) -> None:
        self._key: Any = None
        self._table: GameTable | None = None
        self._window: Any = None
        self.compared = 0
        """Number of comparisons."""

    def close(self) -> None:
        """Delete the second table."""
        if self._window is not None:
            self._window.deleteLater()
        self._key = self._table = self._window = None

    def differs(self, controller: GameController, kept: Path | None = None) -> str:
        """Return the difference of a match's table from a fresh one; empty if there is none."""
        session, live = controller.session, controller.table
        match = session.match
        if match is None or not plain(live) or refuses(live):
            return ""
        self.compared += 1
        live.talk.hush()  # a speech bubble disappears by itself
        # The magnifier closes when the mouse leaves the table.
        QCoreApplication.sendEvent(live, QEvent(QEvent.Type.Leave))
        table = self._shown(controller)
        seen = [(each.key, each.name, each.rect.getRect()) for each in spots_of(live)]
        fresh = [(each.key, each.name, each.rect.getRect()) for each in spots_of(table)]
        if seen != fresh:
            one, two = ([each for each in a if each not in b][:2] for a, b in ((seen, fresh), (fresh, seen)))
            return f"the state of the table is not what it is anew: {one} is {two}"
        one, two = drawn(live), drawn(table)
        if one == two:
            return ""
        if kept is not None:
            one.save(str(_picture(kept, "seen")))
            two.save(str(_picture(kept, "anew")))
        return f"the table is not drawn as it is anew, in {_where(one, two)}"

    def _shown(self, controller: GameController) -> GameTable:
        session, live = controller.session, controller.table
        match = session.match
        assert match is not None
        self.close()
        table = controller.services.build_table(controller.spec)
        self._table, self._window = table, table_window(table)
        if table.size() != live.size():
            self._window.resize_content(live.size())
        # A table that is never shown gets its resize event when it is drawn.
        drawn(table)
        table.use(controller.chosen)
        table.use(seats=seated(match), paused=session.is_paused)
        # As a session does with a resumed match, but on the second table.
        showing = session.presenter
        live_table, showing.table = showing.table, table
        try:
            showing.show()
        finally:
            showing.table = live_table
        table.finish()
        if hasattr(live.model, "phase"):
            # The phase of a flashing picture may be either.
            table.model.phase = live.model.phase
        if hasattr(live.model, "kept"):
            # Flowers keep their places as long as they fit there.
            table.model.kept, table.model.lay = live.model.lay or live.model.kept, None
            table.use(controller.chosen)  # makes the spots anew
        return table


def _where(one: QImage, two: QImage) -> str:
    """Return the rectangle in which two pictures differ."""
    if one.size() != two.size():
        return f"its size: {one.size()} and {two.size()}"
    return _between(bytes(one.constBits()), bytes(two.constBits()), one.bytesPerLine(), 4)


def _between(one: bytes, two: bytes, line: int, deep: int) -> str:
    """Return the rectangle in which two bitmaps differ; `line` and `deep` are bytes per line and pixel."""
    found = [at for at in range(0, len(one), deep) if one[at : at + deep] != two[at : at + deep]]
    xs, ys = [at % line // deep for at in found], [at // line for at in found]
    return f"{len(found)} pixels from {min(xs)},{min(ys)} to {max(xs)},{max(ys)}"


def unpainted(screen: Screen, wait: Callable[[], object], kept: Path | None = None) -> str:
    """Return the area where a full repaint changes the frame; empty if there is none.

    `wait` processes events. An area that the program paints during it is not reported, since its update was
    still pending: for example, the menu bar flashes when the process of a sound has failed.
    """
    before = screen.buffer.indices.copy()
    screen.refresh()
    after = screen.buffer.indices.copy()
    difference = ImageChops.difference(before, after).getbbox()
    if difference is None:
        return ""
    painted = QSignalSpy(screen.changed)
    wait()
    left, top, right, bottom = difference
    area = QRegion(left, top, right - left, bottom - top)
    for index in range(painted.count()):
        area -= QRegion(painted.at(index)[0])
    if area.isEmpty():
        return ""
    if kept is not None:
        screen.buffer.save(_picture(kept, "seen"), indices=before)
        screen.buffer.save(_picture(kept, "anew"), indices=after)
    where = _between(before.tobytes(), after.tobytes(), screen.buffer.width, 1)
    return f"the screen was not painted anew, in {where}"


def _picture(kept: Path, which: str) -> Path:
    return kept.with_name(f"{kept.name}-{which}.png")


def unsaved(controller: GameController) -> str:
    """Return the difference of the autosave from the match; empty if there is none."""
    match, folder = controller.session.match, controller.services.folder
    if match is None or folder is None:
        return ""
    try:
        text = folder.autosave(controller.spec.key, controller.session.store.file).read_text(encoding="utf-8")
        left = replayed(records.loads(text), controller.spec)
    except FileNotFoundError:
        # The match of a daily deal is deleted when its result has been read.
        return "" if match.over and controller.session.kind.one_deal else "there is no autosave"
    except (OSError, records.BadRecord) as error:
        return f"the autosave does not verify: {error}"
    one, two = records.dumps(left.to_record()), records.dumps(match.to_record())
    if one != two:
        at = next(
            (at for at, pair in enumerate(zip(one, two, strict=False)) if pair[0] != pair[1]),
            min(len(one), len(two)),
        )
        return f"the autosave is not the match, from “{two[at : at + 60]}”"
    return ""
