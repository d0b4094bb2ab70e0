"""Tests of the choice of card backs and cloths: what is offered, chosen and stored."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from games.war_of_coins.options import CoinOptions
from games.war_of_flowers.options import WarOptions
from macclassic.app.program.program import Program
from macclassic.app.storage.settings import Settings
from macclassic.engine.core.options import CLOTHS, usable
from macclassic.engine.core.registry import games
from macclassic.quickdraw import patterns
from macclassic.quickdraw.colours import DEPTHS
from macclassic.table.look import cloths
from macclassic.table.look.cards_and_cloth_dialog import CardsAndCloth, back_title, cloth_title
from macclassic.table.look.cloths import LAWN, YEAR
from macclassic.toolbox.base import look
from macclassic.toolbox.spots import balloon_text
from tests.support.match.program import key, make_program, opened, settle
from tests.support.screen.legible import too_pale

Key = Qt.Key
GAMES = [key for key, spec in games().items() if any(each.name == "back" for each in spec.options.declared())]
ALL = [each for each in (*CLOTHS, LAWN) if each != YEAR]


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    return begun(tmp_path / "data")


def begun(folder: Path, **more: Any) -> Program:
    program = make_program(folder, **more)
    program.screen.show()
    program.open_game("war-of-flowers", zoom=False, enter=False)
    program.game.session.begin(WarOptions(), ("person", "iq:60", "iq:60"), seed=12)  # type: ignore[union-attr]
    program.game.table.use(program.game.chosen)  # type: ignore[union-attr]
    program.game.table.finish()  # type: ignore[union-attr]
    settle()
    return program


def open_dialog(program: Program) -> CardsAndCloth:
    assert program.game is not None
    (item,) = [each for each in program.bar.menus[2].items if each.title == "Cards and Table…"]
    assert item.command is not None
    item.command()
    settle()
    front = program.manager.front
    assert isinstance(front, CardsAndCloth)
    return front


def choose(dialog: CardsAndCloth, label: str) -> None:
    next(each for each in dialog.findChildren(QAbstractButton) if each.text() == label).click()
    settle()


def laid(name: str, size: int = 128) -> QImage:
    image = QImage(size, size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    patterns.lay(painter, image.rect(), cloths.brush(name), QPoint(-3, -5))
    painter.end()
    return image


@pytest.mark.parametrize("depth", DEPTHS)
def test_no_two_cloths_look_the_same(qapp: object, depth: int) -> None:
    look.use(depth)
    try:
        assert len({bytes(laid(name).constBits()) for name in ALL}) == len(ALL)
    finally:
        look.use(8)


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("name", ALL)
def test_text_on_a_cloth_is_legible(qapp: object, name: str, depth: int) -> None:
    look.use(depth)
    try:
        # At 1 bit text is on plates only; plates and cards need a light cloth.
        ink = look.current().white if depth > 1 else look.current().black
        assert name == LAWN or not too_pale(laid(name), ink), "a lawn has nothing written on it"
    finally:
        look.use(8)


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("name", ALL)
def test_copying_a_cloth_equals_filling_it(qapp: object, name: str, depth: int) -> None:
    look.use(depth)
    try:
        filled = QImage(128, 128, QImage.Format.Format_RGB32)
        painter = QPainter(filled)
        painter.translate(-3, -5)
        patterns.fill(painter, QRect(3, 5, 128, 128), cloths.brush(name))
        painter.end()
        copied = QImage(128, 128, QImage.Format.Format_RGB32)
        painter = QPainter(copied)
        patterns.lay(painter, copied.rect(), cloths.brush(name), QPoint(0, 0))
        painter.end()
        assert filled == copied
    finally:
        look.use(8)


def test_invalid_settings_have_their_defaults() -> None:
    first = usable(WarOptions, {})
    assert replace(first, back="blossom", cloth="green") == usable(WarOptions, {"back": 3, "cloth": "silk"})
    assert replace(first, back="shell", cloth="wine") == usable(
        WarOptions, {"back": "shell", "cloth": "wine"}
    )
    assert usable(WarOptions, {"back": "vault"}).back == "blossom", "another game's"
    # A flower back that was chosen for the coins before they had their own stays.
    assert usable(CoinOptions, {"back": "shell"}).back == "shell" and usable(CoinOptions, {}).back == "coin"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_offers_its_own_backs_with_descriptions(qapp: object, game: str) -> None:
    program = opened(None, game)
    dialog = open_dialog(program)
    choices = [each for each in dialog.findChildren(QAbstractButton) if each.isCheckable()]
    labels = [each.text() for each in choices]
    covers = (LAWN, *CLOTHS) if game == "flower-power" else CLOTHS
    assert labels[4:] == [cloth_title(each) for each in covers] and len(set(labels)) == len(labels)
    assert labels[0] == back_title(program.game.table.options.back)  # type: ignore[union-attr]
    assert all(balloon_text(each, True) and each.accessibleName() for each in choices)
    area = program.screen.screen_size
    assert dialog.width() < area.width() - 20 and dialog.height() < area.height() - 40


def test_another_games_back_is_offered_while_it_is_chosen(qapp: object) -> None:
    settings = Settings(depth=8, scale=1, sound=False, attitude="off", language="en")
    settings.of_game("war-of-coins")["back"] = "shell"
    program = opened(None, "war-of-coins", settings=settings)
    dialog = open_dialog(program)
    assert dialog.values()["back"] == "shell"
    labels = [each.text() for each in dialog.findChildren(QAbstractButton) if each.isCheckable()]
    assert labels[:5] == ["Lucky Coin", "Banknote", "Circuit", "Vault", "Shell"]


def test_a_choice_by_keys_applies_at_once_and_is_saved(program: Program, qtbot: QtBot) -> None:
    before = program.screen.buffer.frame()
    dialog = open_dialog(program)
    table = program.game.table  # type: ignore[union-attr]
    key(program, Key.Key_Right)
    assert table.options.back == "waves", "seen on the table while the dialog is open"
    key(program, Key.Key_Tab)
    key(program, Key.Key_Right)
    key(program, Key.Key_Right)
    assert dialog.values() == {"back": "waves", "cloth": "wine"}
    assert table.options.cloth == "wine" and "cloth" not in program.settings.of_game("war-of-flowers")
    key(program, Key.Key_Return)
    qtbot.waitUntil(lambda: dialog not in program.manager.windows)
    settle()
    assert program.screen.buffer.frame() != before
    kept = program.settings.of_game("war-of-flowers")
    assert (kept["back"], kept["cloth"]) == ("waves", "wine")
    assert open_dialog(program).values() == {"back": "waves", "cloth": "wine"}


def test_cancel_reverts_all_changes(program: Program, qtbot: QtBot) -> None:
    before = program.screen.buffer.frame()
    dialog = open_dialog(program)
    choose(dialog, "Sleeve")
    choose(dialog, "Winter")
    assert dialog.values() == {"back": "sleeve", "cloth": "winter"}
    key(program, Key.Key_Escape)
    qtbot.waitUntil(lambda: dialog not in program.manager.windows)
    settle()
    assert program.screen.buffer.frame() == before


def test_the_calendars_cloth_applies_to_every_table(qapp: object, tmp_path: Path) -> None:
    day = [date(1994, 2, 28)]
    program = begun(tmp_path / "data", today=lambda: day[0])
    table = program.game.table  # type: ignore[union-attr]
    table.change(cloth="winter")
    settle()
    winter = program.screen.buffer.frame()
    table.change(cloth="spring")
    settle()
    spring = program.screen.buffer.frame()
    table.change(cloth=YEAR)
    settle()
    assert program.screen.buffer.frame() == winter != spring
    # It changes behind another game's table too, when a window comes to the front after that day.
    program.open_game("sorry", zoom=False, enter=False)
    settle()
    day[0] = date(1994, 3, 1)
    program.manager.bring("war-of-flowers")
    settle()
    assert look.season() == "spring"
    assert program.screen.buffer.frame() == spring


@pytest.mark.parametrize(("month", "season"), [(12, "winter"), (3, "spring"), (8, "summer"), (11, "autumn")])
def test_each_month_has_its_season(month: int, season: str) -> None:
    look.use_season(month)
    assert look.season() == season == cloths.worn(YEAR)


@pytest.mark.parametrize("name", [name for name in ALL if name != LAWN])
def test_grounds_are_calm(qapp: object, name: str) -> None:
    """At 4 bits a cloth is plain but for a season's things; at 1 bit at most every eighth pixel is black."""

    def shares(depth: int) -> dict[str, float]:
        look.use(depth)
        image = laid(name, 64)
        found: dict[str, float] = {}
        for x in range(64):
            for y in range(64):
                colour = image.pixelColor(x, y).name()
                found[colour] = found.get(colour, 0) + 1 / 64**2
        return found

    try:
        plain = shares(4)
        assert max(plain.values()) > 0.92 and "#0000d4" not in plain
        assert shares(1)["#000000"] <= 0.125
    finally:
        look.use(8)


@pytest.mark.parametrize("name", [name for name in ALL if name != LAWN])
def test_trays_differ_from_the_ground_in_16_colours(qapp: object, name: str) -> None:
    look.use(4)
    try:
        image = QImage(1, 1, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        painter.fillRect(image.rect(), cloths.mat(name))
        painter.end()
        ground = laid(name, 64)
        colours = [ground.pixelColor(x, y).name() for x in range(64) for y in range(64)]
        assert image.pixelColor(0, 0).name() != max(set(colours), key=colours.count)
    finally:
        look.use(8)
