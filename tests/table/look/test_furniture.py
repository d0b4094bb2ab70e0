"""Tests of the furniture of tables: trays, prompts, news, buttons, rings."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from macclassic.quickdraw import fonts
from macclassic.table.look import furniture
from macclassic.table.look.furniture import RAIL, TableButton, Tray
from macclassic.toolbox.base import look
from tests.support.screen.legible import FOCUS, Card, bare, changed, overlapping, unreadable


def picture(depth: int, draw: Callable[[QPainter], object]) -> QImage:
    look.use(depth)
    image = QImage(QSize(200, 100), QImage.Format.Format_RGB32)
    image.fill(QColor("#006633"))
    painter = QPainter(image)
    draw(painter)
    painter.end()
    return image


@pytest.fixture(autouse=True)
def depth_again(qapp: object) -> Iterator[None]:
    fonts.load()
    yield
    look.use(8)


def test_a_tray_keeps_its_content_off_its_rail() -> None:
    tray = Tray("suns", QRect(3, 5, 152, 43), "first", "12", "5")
    assert tray.rail.width() == RAIL
    assert tray.rect.contains(tray.inside) and not tray.inside.intersects(tray.rail)


@pytest.mark.parametrize("depth", [8, 4, 1])
def test_the_focus_on_a_button_is_visible(depth: int) -> None:
    at = QRect(20, 20, 28, 25)
    away, here = (
        picture(depth, TableButton("a", at, "A", current=current).draw) for current in (False, True)
    )
    assert changed(away, here) >= FOCUS


@pytest.mark.parametrize("depth", [8, 4, 1])
def test_a_disabled_button_looks_different(depth: int) -> None:
    at = QRect(20, 20, 149, 16)
    can, not_now = (picture(depth, TableButton("a", at, "Flip", "F", can=can).draw) for can in (True, False))
    assert changed(can, not_now) >= FOCUS


def test_the_news_shows_the_last_lines_that_fit() -> None:
    rect = QRect(0, 0, 200, 4 + 3 * fonts.small_line())
    few = picture(8, lambda painter: furniture.news(painter, rect, ["b", "c", "d"]))
    more = picture(8, lambda painter: furniture.news(painter, rect, ["a", "b", "c", "d"]))
    assert changed(few, more) == 0


def test_the_news_shows_no_end_of_a_text_whose_beginning_does_not_fit() -> None:
    rect = QRect(0, 0, 200, 4 + 3 * fonts.small_line())
    wide = "Rosa plays the ribbon of the iris and takes the animal of the iris."
    assert len(fonts.wrapped(wide, rect.width() - 10)) == 2
    few = picture(8, lambda painter: furniture.news(painter, rect, ["b", "c"]))
    more = picture(8, lambda painter: furniture.news(painter, rect, [wide, "b", "c"]))
    assert changed(few, more) == 0


# The checks of legibility must be able to fail.


def test_a_covered_card_is_recognised_by_its_strip_or_corner() -> None:
    under, over = QRect(0, 0, 48, 78), QRect(12, 0, 48, 78)
    assert unreadable([Card("a", under), Card("b", over, 1)]) == ["a at 0,0 48×78"]
    assert not unreadable([Card("a", under), Card("b", over.translated(1, 0), 1)])
    below = over.translated(-12, 24)
    assert unreadable([Card("a", under), Card("b", below, 1)])
    assert not unreadable([Card("a", under, ear=QRect(2, 2, 13, 13)), Card("b", below, 1)])
    assert unreadable([Card("a", under)], [(QRect(5, 5, 3, 3), 9)])


def test_overlapping_labels_are_reported() -> None:
    labels = {"a": QRect(0, 0, 20, 12), "b": QRect(19, 0, 20, 12), "c": QRect(90, 0, 20, 12)}
    assert len(overlapping(labels)) == 1
    assert len(overlapping(labels, [Card("x", QRect(95, 5, 48, 78))], QRect(0, 0, 100, 100))) == 3


def test_uncovered_cloth_is_measured() -> None:
    assert bare(QSize(100, 100), [QRect(QPoint(0, 0), QSize(50, 100)), QRect(25, 0, 50, 100)]) == 0.25


@pytest.mark.parametrize("depth", [8, 4, 1])
def test_a_button_that_cannot_be_pressed_is_dimmed(depth: int) -> None:
    """Its text has at most half as many black pixels as that of one that can be pressed."""
    at = QRect(20, 20, 80, 16)

    def ink(can: bool) -> int:
        image = picture(depth, TableButton("a", at, "Keep going", can=can).draw)
        inside = at.adjusted(4, 3, -4, -3)
        return sum(
            image.pixelColor(x, y).lightness() == 0
            for x in range(inside.left(), inside.right() + 1)
            for y in range(inside.top(), inside.bottom() + 1)
        )

    assert ink(can=True) > 40 and ink(can=False) <= ink(can=True) / 2


def test_an_arrow_at_the_edge_of_the_screen_is_a_part_of_the_whole_one() -> None:
    """A table may be dragged partly off the screen; a part painted elsewhere would not fit."""

    def drawn(at: QPoint) -> QImage:
        def draw(painter: QPainter) -> None:
            painter.translate(at)
            furniture.arrow(painter, QPoint(10, 15), QRect(150, 60, 20, 20))

        return picture(8, draw)

    whole = drawn(QPoint(0, 0))
    for x in range(-190, 200, 5):
        for y in range(-90, 100, 5):
            moved = drawn(QPoint(x, y))
            seen = moved.rect().translated(x, y).intersected(moved.rect())
            assert moved.copy(seen) == whole.copy(seen.translated(-x, -y)), (x, y)
