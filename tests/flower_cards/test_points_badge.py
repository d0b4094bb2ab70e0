"""The badge of a player's points: its form and colour change at the limit and one point below."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage, QPainter

from games.war_of_flowers.house.options import HouseRules
from games.war_of_flowers.screen.painting import scene
from macclassic.flower_cards.table.layout import BADGE
from macclassic.flower_cards.table.player_signs import PlayerSign
from macclassic.quickdraw.resources import languages
from macclassic.table.table_state import TablePosition
from macclassic.toolbox.base import look
from tests.games.war_of_flowers.support.positions import position, war_rules
from tests.support.match.playing import controller_of
from tests.support.match.program import opened
from tests.support.screen.legible import overlapping

ORIGIN = QPoint(0, 0)
BIRDS = "02-animal 04-animal 08-animal"


def drawn(points: int, depth: int, loud: bool = False, at: QPoint = ORIGIN) -> QImage:
    """Return the picture of a badge with the limit 3 and its corner `at`, on a ground of its own colour."""
    look.use(depth)
    image = QImage(BADGE, BADGE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    PlayerSign("points-0", QRect(at, image.size()), str(points), loud=loud, limit=3).draw(painter)
    painter.end()
    return image


@pytest.mark.parametrize("depth", [8, 4, 1])
def test_a_badge_at_the_edge_of_the_screen_is_a_part_of_the_whole_one(qapp: object, depth: int) -> None:
    """A table may be dragged partly off the screen; a part painted elsewhere would not fit."""
    whole = drawn(4, depth)
    for x in range(-BADGE + 1, BADGE):
        for y in range(-BADGE + 1, BADGE):
            moved = drawn(4, depth, at=QPoint(x, y))
            seen = QRect(x, y, BADGE, BADGE).intersected(moved.rect())
            assert moved.copy(seen) == whole.copy(seen.translated(-x, -y)), (x, y)


def ground(image: QImage) -> tuple[int, int, int]:
    """Return the most frequent colour inside a badge."""
    inside = QRect(5, 5, BADGE - 10, BADGE - 10)
    counts = Counter(
        image.pixelColor(x, y).getRgb()[:3]
        for x in range(inside.left(), inside.right() + 1)
        for y in range(inside.top(), inside.bottom() + 1)
    )
    return counts.most_common(1)[0][0]


@pytest.mark.parametrize("depth", [8, 4])
def test_the_colour_of_a_badge_warns_of_the_limit(qapp: object, depth: int) -> None:
    for points in (0, 1):
        assert ground(drawn(points, depth)) == (255, 255, 255)
    red, green, blue = ground(drawn(2, depth))
    assert red > 200 and green > 150 and blue < 100
    for points in (3, 4, 20):
        red, green, blue = ground(drawn(points, depth))
        assert red > 150 and green < 100 and blue < 100


@pytest.mark.parametrize("depth", [8, 4, 1])
def test_the_form_of_a_badge_says_the_same_without_colour(qapp: object, depth: int) -> None:
    """A corner is empty from the limit on; one point below it, a second line lies inside the first."""

    def empty_corner(points: int) -> bool:
        return drawn(points, depth).pixelColor(0, 0).alpha() == 0

    def lines(points: int) -> int:
        row = [drawn(points, depth).pixelColor(x, 3) == Qt.GlobalColor.black for x in range(6)]
        return sum(now and not before for before, now in zip([False, *row], row, strict=False))

    assert [empty_corner(points) for points in (1, 2, 3, 4)] == [False, False, True, True]
    assert lines(2) > lines(1)


def test_a_badge_at_one_bit_is_inverse_from_the_limit_on(qapp: object) -> None:
    assert [ground(drawn(points, 1))[0] for points in (1, 2, 3)] == [255, 255, 0]


@pytest.mark.parametrize(("least", "full"), [(3, True), (5, True), (7, False)])
def test_the_limit_follows_the_house_rules(qapp: object, tmp_path: Path, least: int, full: bool) -> None:
    rules = war_rules(house=HouseRules(min=least))
    state = position(
        "02-plain-1", "01-plain-1", "03-sun", collections=(BIRDS, "", ""), house=HouseRules(min=least)
    )
    table = controller_of(opened(tmp_path, "war-of-flowers")).table
    table.show_position(TablePosition(rules.view(state, 0), ()))
    badges = [sign for signs in scene(table.state).figures for sign in signs if sign.key == "points-0"]
    assert [(sign.text, int(sign.text) >= sign.limit) for sign in badges] == [("5", full)]


@pytest.mark.parametrize("language", languages())
def test_all_signs_of_a_player_stay_on_the_table_and_apart(
    qapp: object, tmp_path: Path, language: str
) -> None:
    """With every plate of the house rules; the last one of the right seat was cut at the edge in Korean."""
    table = controller_of(opened(tmp_path, "war-of-flowers", language=language)).table
    state = position("02-plain-1", "01-plain-1", "03-sun", collections=(BIRDS, "", ""))
    table.show_position(TablePosition(war_rules().view(state, 0), ()))
    for seat in table.model.seats:
        seat.money, seat.points, seat.gos, seat.owed, seat.doubled = 120, 12, 3, 2, 3
    figures = scene(table.state).figures
    assert len(figures[1]) == 7
    assert not overlapping({sign.key: sign.rect for signs in figures for sign in signs}, (), table.rect())
