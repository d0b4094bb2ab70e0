"""Each card and picture that a table draws answers when it is pointed at, in all games."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage, QPainter

from macclassic.table.game_table import GameTable
from macclassic.table.magnifier import explained
from tests.support.match.program import opened
from tests.support.screen.legible import SIZES, drawn, positions

GAMES: dict[str, dict[str, Any]] = {
    "war-of-flowers": {},
    "war-of-coins": {},
    "soi": {},
    "sorry": {},
    "flower-power": {"players": 4},
}
GROUNDS = {
    "war-of-flowers": (),
    "war-of-coins": (),
    "soi": (),
    "sorry": ("board", "anywhere", "place"),
    "flower-power": ("front", "rear", "prompt", "arena", "news", "button"),
}
"""First words of the keys of grounds and controls, whose pictures are no things."""
SMALL, LARGE = 9, 120
"""Least and greatest sides in pixels of a picture of a thing."""


@pytest.mark.parametrize("game", GAMES)
def test_each_picture_answers(qapp: object, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Small pictures of sets, backs, faces, pawns and piles had no text."""
    program = opened(None, game)
    assert program.game is not None
    table = program.game.table
    assert isinstance(table, GameTable)
    table.setFixedSize(SIZES[0])
    asked = 0
    for match in positions(program, 5, 8, **GAMES[game]):
        drawn(table)
        for rect in _pictures(table, monkeypatch):
            at = rect.center()
            under = [spot.key.partition("-")[0] for spot in table.spots_under(at)]
            if not table.rect().contains(at) or not under or under[0] in GROUNDS[game]:
                continue
            spot = explained(table, at)
            assert spot is not None and spot.balloon, (match.seed, rect, under)
            asked += 1
    assert asked >= 100


def _pictures(table: GameTable, monkeypatch: pytest.MonkeyPatch) -> list[QRect]:
    """Return the rectangles of the pictures that a table draws."""
    found: list[QRect] = []
    draw = QPainter.drawImage

    def note(self: QPainter, place: Any, *more: Any) -> None:
        image = next((each for each in more if isinstance(each, QImage)), None)
        if image is not None:
            at = QPoint(place, more[0]) if isinstance(place, int) else place
            rect = at if isinstance(at, QRect) else QRect(at, image.size())
            rect = self.transform().mapRect(rect)
            if SMALL <= rect.width() <= LARGE and SMALL <= rect.height() <= LARGE:
                found.append(rect)
        draw(self, place, *more)

    with monkeypatch.context() as patch:
        patch.setattr(QPainter, "drawImage", note)
        table.grab()
    return found


def test_slides_homes_points_and_dimmed_buttons_answer(qapp: object) -> None:
    """They had balloons, and answered nothing without Balloon Help."""
    wanted = {
        "sorry": ("place-1--1", "place-60-0", "back", "home"),
        "soi": ("standing-0", "standing-1"),
        "flower-power": ("dimmed",),
    }
    for game in wanted:
        program = opened(None, game, language="en")
        assert program.game is not None
        table = program.game.table
        assert isinstance(table, GameTable)
        table.setFixedSize(SIZES[0])
        answered: set[str] = set()
        for _ in positions(program, 2, 8, **GAMES[game]):
            table.finish()
            for spot in table.all_spots():
                answers = explained(table, spot.rect.center())
                if answers is None or answers.key != spot.key or not answers.balloon:
                    continue
                answered.add(spot.key)
                if "This is the home of" in spot.balloon:
                    answered.add("home")
                if game == "flower-power" and not spot.enabled:
                    answered.add("dimmed")
        assert answered.issuperset(wanted[game]), (game, set(wanted[game]) - answered)
