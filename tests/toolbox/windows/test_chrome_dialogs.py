"""Frames of dialogs and alerts, pixel by pixel, against look §2.5 and §2.6."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize
from pytestqt.qtbot import QtBot

from macclassic.quickdraw import fonts
from macclassic.quickdraw.colours import parse
from macclassic.toolbox.base import look
from macclassic.toolbox.windows.window import Frame
from tests.support.screen.control_pictures import BLACK, WHITE, at, picture
from tests.support.screen.control_pictures import classic as classic
from tests.support.screen.window_pictures import DEPTHS, DESK, PLAIN, hexed, probe, stripe_colours, window

# §2.5, dialogs


def grid(qtbot: QtBot, frame: Frame, left: int, top: int, title: str = "") -> list[str]:
    """Return 8 x 8 pixels of a frame, from a corner, as letters."""
    marks = {BLACK: "K", WHITE: "."} | dict(zip(hexed("CCCCFF", "BBBBBB", "666699"), "lmd", strict=True))
    image = probe(qtbot, frame=frame, size=(60, 40), title=title).image
    left, top = left % image.width(), top % image.height()
    return ["".join(marks[at(image, left + x, top + y)] for x in range(8)) for y in range(8)]


def test_2_5_dialog_corners_in_colour(qtbot: QtBot) -> None:
    """§2.5, golden test 5: the 8 x 8 corners; mixed corners are dark."""
    assert grid(qtbot, Frame.DIALOG, 0, 0) == [
        "KKKKKKKK",
        "Klllllll",
        "Klmmmmmm",
        "Klmddddd",
        "KlmdKKKK",
        "KlmdK...",
        "KlmdK...",
        "KlmdK...",
    ]
    assert grid(qtbot, Frame.DIALOG, -8, 0) == [
        "KKKKKKKK",
        "lllllldK",
        "mmmmmmdK",
        "dddddmdK",
        "KKKKlmdK",
        "...KlmdK",
        "...KlmdK",
        "...KlmdK",
    ]
    assert grid(qtbot, Frame.DIALOG, 0, -8) == [
        "KlmdK...",
        "KlmdK...",
        "KlmdK...",
        "KlmdKKKK",
        "Klmdllll",
        "Klmmmmmm",
        "Kddddddd",
        "KKKKKKKK",
    ]
    assert grid(qtbot, Frame.DIALOG, -8, -8) == [
        "...KlmdK",
        "...KlmdK",
        "...KlmdK",
        "KKKKlmdK",
        "lllllmdK",
        "mmmmmmdK",
        "dddddddK",
        "KKKKKKKK",
    ]


@pytest.mark.parametrize("depth", PLAIN)
def test_2_5_dialog_corner_in_black_and_white(qtbot: QtBot, depth: int) -> None:
    """§2.5, golden test 5: 1 black, 2 white, 2 black, 3 white."""
    look.use(depth)
    corner = grid(qtbot, Frame.DIALOG, 0, 0)
    assert corner == [
        "KKKKKKKK",
        "K.......",
        "K.......",
        "K..KKKKK",
        "K..KKKKK",
        "K..KK...",
        "K..KK...",
        "K..KK...",
    ]
    assert grid(qtbot, Frame.DIALOG, -8, -8) == [row[::-1] for row in corner[::-1]]


def test_2_5_a_movable_dialog_in_colour(qtbot: QtBot) -> None:
    """§2.5: outline, 17 rows with stripes at +4..+14, row 18 666699, row 19 black; no boxes."""
    image = probe(qtbot, frame=Frame.MOVABLE, size=(300, 60), title="").image
    light, stripe, paper, dark = hexed("CCCCFF", "777777", "EEEEEE", "666699")
    column = [at(image, 150, y) for y in range(23)]
    assert (
        column
        == [BLACK, light] + [paper] * 2 + [stripe, paper] * 6 + [paper] * 2 + [dark, BLACK] + [WHITE] * 3
    )
    assert [at(image, x, 4) for x in (0, 1, 2, 150, 313)] == [BLACK, light, stripe, stripe, stripe]
    sides = [at(image, x, 40) for x in range(8)]
    assert sides == [BLACK, light, parse("BBBBBB"), dark, BLACK] + [WHITE] * 3
    assert grid(qtbot, Frame.MOVABLE, -8, -8) == grid(qtbot, Frame.DIALOG, -8, -8)


@pytest.mark.parametrize("depth", PLAIN)
def test_2_5_a_movable_dialog_in_black_and_white(qtbot: QtBot, depth: int) -> None:
    """§2.5: a document's title, and a line of 2 black pixels inside."""
    look.use(depth)
    image = probe(qtbot, frame=Frame.MOVABLE, size=(300, 60), title="").image
    column = "".join("#" if at(image, 150, y) == BLACK else "." for y in range(23))
    assert column == "#..." + "#.#.#.#.#.#" + "..." + "##" + "..."
    side = "".join("#" if at(image, x, 40) == BLACK else "." for x in range(image.width()))
    assert side == "#..##..." + "." * 300 + "...##..#"
    assert side == "".join("#" if at(image, x, 40) == BLACK else "." for x in reversed(range(image.width())))


@pytest.mark.parametrize("depth", DEPTHS)
def test_2_5_a_movable_dialog_says_its_title(qtbot: QtBot, depth: int) -> None:
    look.use(depth)
    image = probe(qtbot, frame=Frame.MOVABLE, size=(300, 60), title="Find").image
    pen = 1 + (314 - fonts.advance("Find")) // 2
    ink, paper = stripe_colours(depth)
    assert at(image, pen - 7, 8) == ink and at(image, pen - 6, 8) == paper
    # F: ink 1,5,9 on baseline 14.
    assert [at(image, pen + 1 + x, 5) for x in range(5)] == [BLACK] * 5
    assert [at(image, pen + 1, y) for y in range(5, 14)] == [BLACK] * 9


@pytest.mark.parametrize("depth", DEPTHS)
def test_2_5_frames_of_plain_and_alt_dialogs(qtbot: QtBot, depth: int) -> None:
    """§2.5: one black line; alt with a shadow of 2, 2 to the right and below."""
    look.use(depth)
    plain = probe(qtbot, frame=Frame.PLAIN, size=(20, 10))
    assert plain.image.size() == QSize(22, 12)
    assert plain.row(-1, -1, 20) == plain.row(10, -1, 20) == [BLACK] * 22
    assert plain.row(5, -1, 20) == [BLACK] + [WHITE] * 20 + [BLACK]
    alt = probe(qtbot, frame=Frame.ALT, size=(20, 10))
    assert alt.image.size() == QSize(24, 14)
    assert alt.row(-1, -1, 22) == [BLACK] * 22 + [DESK] * 2
    assert alt.row(0, -1, 22) == [BLACK] + [WHITE] * 20 + [BLACK] + [DESK] * 2
    assert alt.row(1, 20, 22) == [BLACK] * 3
    assert alt.row(11, -1, 22) == alt.row(12, -1, 22) == [DESK] * 2 + [BLACK] * 22


def test_2_5_a_drags_outline_covers_the_frame(qtbot: QtBot) -> None:
    """§2.4, §2.5: the outline of a drag covers the painted pixels."""
    for frame in Frame:
        for depth in DEPTHS:
            look.use(depth)
            made = window(qtbot, frame=frame, size=(50, 30))
            made.content.hide()
            image = picture(made, DESK)
            painted = {
                (x, y) for y in range(image.height()) for x in range(image.width()) if at(image, x, y) != DESK
            }
            covered = {
                (x, y)
                for rect in made.structure()  # type: ignore[attr-defined]
                for y in range(rect.top(), rect.bottom() + 1)
                for x in range(rect.left(), rect.right() + 1)
            }
            inside = QRect(made.content.geometry())
            hidden = {(x, y) for x, y in covered ^ painted if not inside.contains(x, y)}
            assert not hidden, (frame, depth, sorted(hidden)[:5])
