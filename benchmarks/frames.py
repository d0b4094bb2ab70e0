"""Measures frames at 2×: the whole screen, moving cards, the pointer, and repaints while idle.

A frame is painted 1:1, mapped to the colour table and shown. The mapping is compared with its first
implementation, on the same picture in the same run, so the ratio is comparable between machines.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

from PIL import Image
from PySide6.QtGui import QImage, QPainter

from tools.checks.offscreen_program import settle, unseen

title = "frames of the emulated screen at 2x, 8 bits"


def run() -> dict[str, float]:
    """Return medians in milliseconds, their ratios, and the number of repaints in two idle seconds."""
    from PySide6.QtCore import QCoreApplication, QPoint, QRect

    from macclassic.app.game.game_controller import GameController
    from macclassic.quickdraw.colours import clut

    with unseen() as program:
        program.start("war-of-flowers")
        settle()
        front = program.manager.front
        assert front is not None and program.game is not None
        front.choose("ok")  # type: ignore[attr-defined]
        assert isinstance(program.game, GameController)
        program.game.begin(seed=1)
        program.game.table.finish()
        settle()
        screen, table = program.screen, program.game.table

        def full() -> None:
            screen.refresh()  # paint and map the whole frame
            screen.viewport().repaint()  # and show it

        def again() -> None:
            screen.refresh()
            QCoreApplication.processEvents()

        def cards(*corners: tuple[int, int]) -> None:
            # Move cards by a few pixels: repaints both the old and the new places.
            before = len(frames)
            for x, y in corners:
                table.touch(QRect(x, y, 56, 82))
            while len(frames) < before + len(corners):
                QCoreApplication.processEvents()
            QCoreApplication.processEvents()

        def one_card() -> None:
            cards((200, 180))

        def four_cards() -> None:
            cards((200, 180), (60, 300), (420, 70), (330, 340))

        at = 100

        def pointer() -> None:
            nonlocal at
            at = 700 - at  # alternate between two places
            screen.pointer.move(QPoint(at, 300))
            QCoreApplication.processEvents()

        def mapping() -> None:
            screen.buffer.take(picture, picture.rect())
            screen.buffer.settle()

        frames: list[object] = []
        painted: list[object] = []
        screen.changed.connect(frames.append)

        def forget() -> None:
            screen.buffer.shown.fill(0xFF000000)  # so that every pixel counts as changed

        full_ms, again_ms = _median(full, 100, forget), _median(again, 100)
        card_ms, pointer_ms = _median(one_card, 200, forget), _median(pointer, 200)
        four_ms = _median(four_cards, 200, forget)
        screen.pointer.move(None)
        screen.refresh()
        picture = screen.buffer.shown.copy()
        palette = Image.new("P", (1, 1))
        palette.putpalette([value for entry in clut(8) for value in entry])
        mapping_ms, first_ms = (
            _median(mapping, 100, forget),
            _median(lambda: _map_as_at_first(picture, palette), 100),
        )
        settle()
        screen.changed.connect(painted.append)
        end = time.monotonic() + 2
        while time.monotonic() < end:
            QCoreApplication.processEvents()
            time.sleep(0.005)
        idle = float(len(painted))
    return {
        "full frame, ms": full_ms,
        "full frame that looks as before, ms": again_ms,
        "one-card frame, ms": card_ms,
        "one-card frame / full frame": card_ms / full_ms,
        "four-card frame, ms": four_ms,
        "pointer moved, ms": pointer_ms,
        "mapping a full frame, ms": mapping_ms,
        "mapping / as it was first done": mapping_ms / first_ms,
        "repaints in 2 idle seconds": idle,
    }


def _map_as_at_first(painted: QImage, palette: Image.Image) -> QImage:
    """Map a painted picture to indices and back as the frame buffer's first version did."""
    size = (painted.width(), painted.height())
    rgb = Image.frombuffer("RGB", size, bytes(painted.constBits()), "raw", "BGRX", painted.bytesPerLine(), 1)
    mapped = rgb.quantize(palette=palette, dither=Image.Dither.NONE)
    indices = Image.new("P", size)
    indices.paste(mapped, (0, 0))
    bgrx = mapped.convert("RGB").tobytes("raw", "BGRX")
    shown, target = QImage(bgrx, *size, size[0] * 4, QImage.Format.Format_RGB32), painted.copy()
    painter = QPainter(target)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.drawImage(0, 0, shown)
    painter.end()
    return target


def _median(act: Callable[[], object], times: int, before: Callable[[], object] | None = None) -> float:
    """Return the median time in milliseconds of `times` calls; `before` is called first and not timed."""
    found = []
    for _ in range(times):
        if before is not None:
            before()
        start = time.perf_counter()
        act()
        found.append((time.perf_counter() - start) * 1000)
    return statistics.median(found)
