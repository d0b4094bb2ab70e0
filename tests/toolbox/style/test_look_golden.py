"""The ten golden tests of look, byte for byte, on real screens in all three depths."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollBar, QWidget

from macclassic.quickdraw import fonts
from macclassic.quickdraw.colours import index_of, parse
from macclassic.toolbox.base import look
from macclassic.toolbox.dialogs.dialogs import Alert, Kind
from macclassic.toolbox.menus.menu_bar import Item, Menu
from macclassic.toolbox.style.text import EMBLEM
from macclassic.toolbox.windows.window import Frame, Window
from tools.docs.control_sheet.stage import CORNER, Stage

DEPTHS = (1, 4, 8)


@pytest.fixture(params=DEPTHS)
def stage(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[Stage]:
    """Yield a screen at each depth."""
    flash = qapp.cursorFlashTime()
    made = Stage(request.param)
    yield made
    made.clear()
    made.end()
    look.use(8)
    qapp.setCursorFlashTime(flash)


def rows(stage: Stage, picture: Image.Image, letters: dict[str, str]) -> list[str]:
    """Return a picture as rows of letters; `letters` maps letters to colours, other colours are “?”."""
    by_index = {index_of(parse(colour), stage.screen.bits): letter for letter, colour in letters.items()}
    return [
        "".join(by_index.get(picture.getpixel((x, y)), "?") for x in range(picture.width))  # type: ignore[call-overload]
        for y in range(picture.height)
    ]


BLACK_AND_WHITE = {"#": "000000", ".": "FFFFFF"}


def test_1_the_colour_tables(stage: Stage, tmp_path: Path) -> None:
    depth = stage.screen.bits
    file = tmp_path / "frame.png"
    stage.screen.buffer.save(file)
    palette = bytes(Image.open(file).getpalette() or ())
    crc = {4: 0xAE6E6B33, 8: 0xBD988204, 1: zlib.crc32(b"\xff\xff\xff\0\0\0")}[depth]
    assert zlib.crc32(palette[: 3 << depth]) == crc


def test_2_the_titles_of_the_menu_bar(stage: Stage) -> None:
    stage.bar.set_menus([Menu(EMBLEM), Menu("File"), Menu("Edit"), Menu("View")])
    bar = rows(stage, stage.shot(QRect(0, 0, 200, 20)), BLACK_AND_WHITE)
    assert bar[19] == "#" * 200
    # Text begins 1 pixel after its pen: F, E and V in the system face.
    ink = {x for x in range(36, 200) for y in range(1, 19) if bar[y][x] == "#"}
    starts = sorted(x for x in ink if not ink & set(range(x - 8, x)))
    assert starts == [43, 79, 117]
    assert min(y for y in range(1, 19) if "#" in bar[y][36:]) == 5
    # The emblem's slot begins at 18; its ink is about 9 to 12 pixels wide.
    emblem = [x for x in range(8, 36) for y in range(1, 19) if bar[y][x] != "."]
    assert 17 <= min(emblem) <= 19 and max(emblem) <= 29


def test_3_a_window_of_400_by_240(stage: Stage) -> None:
    page = QWidget()
    page.setFixedSize(400, 240)
    window = Window("Terminal", page, zoomable=True)
    stage.open(window)
    assert window.structure().boundingRect() == QRect(0, 0, 403, 261)
    assert not window.structure().contains(QPoint(402, 0))
    assert not window.structure().contains(QPoint(0, 260))
    picture = stage.shot(QRect(CORNER, window.size()))
    # In the content's coordinates: row -9 is a stripe, broken by the paper from 166 to 233.
    stripe = {8: "777777"}.get(stage.screen.bits, "000000")
    line = rows(stage, picture, {"=": stripe})[19 - 5][1:401]
    assert line[165] == line[234] == "="
    assert "=" not in line[166:172] and "=" not in line[228:234]
    assert fonts.advance("Terminal") == 56
    # The T has its ink at the pen, x = 172, and its top 9 rows above the baseline at -5.
    title = rows(stage, picture, BLACK_AND_WHITE)
    ink = [(x, y) for y in range(4, 16) for x in range(167, 235) if title[y][x] == "#"]
    assert min(x for x, _ in ink) - 1 == 172
    assert min(y for _, y in ink) - 19 == -5 - 9


PRESSED = [
    "###########", "#....#....#", "#.#..#..#.#", "#..#.#.#..#", "#.........#", "####...####",
    "#.........#", "#..#.#.#..#", "#.#..#..#.#", "#....#....#", "###########",
]  # fmt: skip


@pytest.mark.parametrize("x", [8, 400 - 19])
def test_4_a_pressed_box(stage: Stage, x: int) -> None:
    page = QWidget()
    page.setFixedSize(400, 240)
    stage.open(Window("Terminal", page, zoomable=True))
    box = QRect(CORNER.x() + 1 + x, CORNER.y() + 4, 11, 11)
    stage.press(box.center())
    assert rows(stage, stage.shot(box), BLACK_AND_WHITE) == PRESSED
    stage.drag(box.center() + QPoint(0, 100))
    assert rows(stage, stage.shot(box), BLACK_AND_WHITE) != PRESSED


TINTED_CORNERS = [
    "KKKKKKKK", "Klllllll", "Klmmmmmm", "Klmddddd", "KlmdKKKK", "KlmdK...", "KlmdK...", "KlmdK...",
    "KKKKKKKK", "lllllldK", "mmmmmmdK", "dddddmdK", "KKKKlmdK", "...KlmdK", "...KlmdK", "...KlmdK",
    "KlmdK...", "KlmdK...", "KlmdK...", "KlmdKKKK", "Klmdllll", "Klmmmmmm", "Kddddddd", "KKKKKKKK",
]  # fmt: skip
PLAIN_CORNERS = [
    "KKKKKKKK", "K.......", "K.......", "K..KKKKK", "K..KKKKK", "K..KK...", "K..KK...", "K..KK...",
    "KKKKKKKK", ".......K", ".......K", "KKKKK..K", "KKKKK..K", "...KK..K", "...KK..K", "...KK..K",
    "K..KK...", "K..KK...", "K..KK...", "K..KKKKK", "K..KKKKK", "K.......", "K.......", "KKKKKKKK",
]  # fmt: skip


def test_5_the_corners_of_a_dialog(stage: Stage) -> None:
    page = QWidget()
    page.setFixedSize(100, 60)
    window = Window("", page, Frame.DIALOG)
    stage.open(window)
    picture = stage.shot(QRect(CORNER, window.size()))
    w, h = picture.size
    assert (w, h) == (116, 76)
    tinted = stage.screen.bits == 8
    letters = {"K": "000000", ".": "FFFFFF"}
    if tinted:
        letters |= {"l": "CCCCFF", "m": "BBBBBB", "d": "666699"}
    corners = [
        line
        for box in ((0, 0, 8, 8), (w - 8, 0, w, 8), (0, h - 8, 8, h))
        for line in rows(stage, picture.crop(box), letters)
    ]
    assert corners == (TINTED_CORNERS if tinted else PLAIN_CORNERS)


def test_6_a_button_and_its_ring(stage: Stage) -> None:
    button = QPushButton("OK")
    button.setDefault(True)
    stage.show(button)
    picture = stage.shot(QRect(stage.place(button, QPoint(0, 0)), button.size()))
    lines = rows(stage, picture, BLACK_AND_WHITE)
    assert picture.size == (67, 28)
    for y, inset in enumerate((5, 3, 2, 1, 1, 0, 0, 0)):
        for line in (lines[y], lines[27 - y]):
            assert line.index("#") == inset == 66 - line.rindex("#")
    assert all(line.startswith("###.#.") and line.endswith(".#.###") for line in lines[8:20])
    # The button itself is 59 by 20, its label on row 14.
    assert [line[4:63] for line in lines][4] == "..." + "#" * 53 + "..."
    label = [(x, y) for y in range(6, 22) for x in range(6, 61) if lines[y][x] == "#"]
    assert max(y for _, y in label) == 4 + 13
    assert min(x for x, _ in label) == 4 + (59 - fonts.advance("OK")) // 2 + 1


def test_7_the_width_of_a_menu(stage: Stage) -> None:
    assert fonts.advance("Page Setup\u2026") == 87
    stage.bar.set_menus([Menu(EMBLEM), Menu("File", [Item("Page Setup\u2026", lambda: None)])])
    stage.settle()
    title = stage.bar.actionGeometry(stage.bar.actions()[1])
    stage.press(title.center())
    # The menu's rectangle begins at the title's left, 1 after its highlight; the frame is outside it.
    left = title.x() + 1
    lines = rows(stage, stage.shot(QRect(left - 1, 19, 116, 20)), BLACK_AND_WHITE)
    assert lines[5] == "#" + lines[5][1:111] + "##" + lines[5][113:]
    assert {lines[y][1] for y in range(1, 17)} == {lines[y][110] for y in range(1, 17)} == {"."}
    assert lines[17][:112] == "#" * 112


@pytest.mark.parametrize("kind", list(Kind))
def test_8_the_icon_of_an_alert(stage: Stage, kind: Kind) -> None:
    box = Alert(kind, "The cards could not be dealt.", (("ok", "OK"),), "ok", "ok")
    stage.open(box)
    inside = stage.manager.rect_of(box).topLeft() + box.content.pos()
    picture = stage.shot(QRect(inside, box.content.size()))
    white = index_of(parse("FFFFFF"), stage.screen.bits)
    ink = [(x, y) for y in range(52) for x in range(74) if picture.getpixel((x, y)) != white]
    for values, first, last in (([x for x, _ in ink], 20, 52), ([y for _, y in ink], 10, 42)):
        assert first <= min(values) <= first + 2 and last - 3 <= max(values) < last
    # The text begins at 75.
    lines = rows(stage, picture, BLACK_AND_WHITE)
    assert min(line.index("#", 74) for line in lines[:40] if "#" in line[74:]) == 75


@pytest.mark.parametrize(("value", "offset"), [(0, 16), (50, 92), (100, 168)])
def test_9_the_thumb(stage: Stage, value: int, offset: int) -> None:
    bar = QScrollBar(Qt.Orientation.Vertical)
    bar.setRange(0, 100)
    bar.setValue(value)
    stage.show(bar, size=(16, 200))
    picture = stage.shot(QRect(stage.place(bar, QPoint(0, 0)), bar.size()))
    tinted = stage.screen.bits == 8
    first, last = ("555555", "333366") if tinted else ("000000", "000000")
    for colour, y in ((first, offset), (last, offset + 15)):
        assert rows(stage, picture.crop((1, y, 15, y + 1)), {"#": colour}) == ["#" * 14]
    body = "AAAAAA" if tinted else "FFFFFF"
    assert rows(stage, picture.crop((2, offset + 2, 14, offset + 3)), {".": body}) == ["." * 12]


def test_10_disabled_text(stage: Stage) -> None:
    enabled, disabled = QLabel("Terminal"), QLabel("Terminal")
    disabled.setEnabled(False)
    stage.show(enabled, disabled)
    pictures = []
    for label in (enabled, disabled):
        corner = stage.place(label, QPoint(0, 0))
        picture = stage.shot(QRect(corner, label.size()))
        colour = {4: "808080", 8: "888888"}.get(stage.screen.bits, "000000")
        letters = {"#": "000000" if label is enabled else colour, ".": "FFFFFF"}
        lines = rows(stage, picture, letters)
        pictures.append(
            {
                (corner.x() + x, y)
                for y, line in enumerate(lines)
                for x, letter in enumerate(line)
                if letter == "#"
            }
        )
        assert not any("?" in line for line in lines)
    whole, left = pictures
    if stage.screen.bits > 1:
        assert left == whole
    else:
        # Every other pixel by the screen's own 50 % grey, wherever the label is.
        top = stage.place(disabled, QPoint(0, 0)).y()
        assert left == {(x, y) for x, y in whole if (x + y + top) % 2 == 1}
