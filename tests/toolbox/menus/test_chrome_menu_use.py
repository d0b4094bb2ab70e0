"""Use of menus: mouse, keys and flashes, against look §2.3 and §4."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from macclassic.toolbox.menus import pull_down
from macclassic.toolbox.menus.menu_bar import SEPARATOR, Item, Menu
from macclassic.toolbox.style.text import EMBLEM
from tests.support.screen.control_pictures import BLACK, WHITE
from tests.support.screen.control_pictures import classic as classic
from tests.support.screen.menu_bar_stage import Bar

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture(params=[1, 4, 8])
def deep(request: pytest.FixtureRequest, qtbot: QtBot) -> Bar:
    return Bar(qtbot, request.param)


# §2.3, §4: use of menus


def test_4_press_drag_release_chooses(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pull_down, "BLINK_MS", (300, 300))  # long enough for a busy machine to check
    bar = Bar(qtbot)
    bar.stage.press(50, 9)
    assert [each.title() for each in bar.open_menus] == ["File"]
    bar.stage.drag(60, 44)
    bar.stage.release(60, 44)
    assert bar.done == []  # it blinks first
    qtbot.waitUntil(lambda: bar.done == ["Page Setup\u2026"])
    assert bar.open_menus == []
    qtbot.waitUntil(lambda: bar.inverted() == [])  # painted with the next turn of the loop
    # The bar is idle: without a press no menu opens.
    bar.stage.drag(125, 9)
    assert bar.open_menus == []


def test_2_3_the_chosen_item_blinks_three_times(qtbot: QtBot) -> None:
    """§2.3: the item blinks three times before its command; the title stays inverted until it is done."""
    bar = Bar(qtbot)
    titles: list[list[int]] = []
    lit: list[bool] = []
    bar.bar.set_menus([Menu(EMBLEM), Menu("File", (Item("Look", lambda: titles.append(look_at_bar(bar))),))])
    bar.stage.settle()
    bar.stage.screen.changed.connect(lambda area: lit.append(bar.stage.at(36, 21) == BLACK))
    bar.stage.press(50, 9)
    bar.stage.drag(60, 28)
    lit.clear()
    bar.stage.release(60, 28)
    qtbot.waitUntil(lambda: bool(titles))
    turns = [now for before, now in zip([None, *lit], lit, strict=False) if now != before]
    # On as it was chosen, then off and on three times; the menu closes last.
    assert turns in ([False, True] * 3 + [False], [True] + [False, True] * 3 + [False])
    assert titles[0] == list(range(33, 74))
    bar.stage.settle()
    assert bar.inverted() == []


def look_at_bar(bar: Bar) -> list[int]:
    bar.stage.screen.refresh()
    return bar.inverted()


def test_4_a_first_release_without_movement_keeps_the_menu_open(qtbot: QtBot) -> None:
    """§4: a first release without movement keeps the menu open; then a click chooses."""
    bar = Bar(qtbot)
    bar.stage.click(50, 9)
    assert [each.title() for each in bar.open_menus] == ["File"]
    bar.stage.drag(60, 44)
    assert set(bar.row(36, 34, 143)) == {BLACK}
    bar.stage.click(60, 44)
    qtbot.waitUntil(lambda: bar.done == ["Page Setup\u2026"])


def test_4_a_click_elsewhere_closes_an_open_menu(qtbot: QtBot) -> None:
    bar = Bar(qtbot)
    for x, y in ((400, 300), (50, 9), (300, 9)):
        bar.stage.click(50, 9)
        assert len(bar.open_menus) == 1
        bar.stage.drag(x, y)
        bar.stage.click(x, y)
        assert bar.open_menus == [] and bar.inverted() == [], (x, y)
    assert bar.done == []


def test_4_releasing_outside_chooses_nothing(qtbot: QtBot) -> None:
    bar = Bar(qtbot)
    for x, y in ((400, 300), (300, 9), (60, 75), (60, 60)):
        bar.stage.press(50, 9)
        bar.stage.drag(60, 44)
        bar.stage.drag(x, y)
        bar.stage.release(x, y)
        assert bar.open_menus == [] and bar.inverted() == [], (x, y)
    assert bar.done == []


def test_4_the_pointer_over_another_title_switches_menus(qtbot: QtBot) -> None:
    """§2.3, §4: the menu stays open wherever the pointer goes, except over another title."""
    bar = Bar(qtbot)
    bar.stage.press(50, 9)
    bar.stage.drag(60, 44)
    bar.stage.drag(400, 300)
    assert [each.title() for each in bar.open_menus] == ["File"]
    assert set(bar.row(36, 34, 143)) == {WHITE}
    bar.stage.drag(125, 9)
    assert [each.title() for each in bar.open_menus] == ["View"]
    bar.stage.drag(588, 9)
    assert [each.title() for each in bar.open_menus] == ["Help"]
    bar.stage.drag(616, 9)
    assert [each.title() for each in bar.open_menus] == ["Applications"]
    bar.stage.drag(50, 9)
    bar.stage.drag(60, 28)
    bar.stage.release(60, 28)
    qtbot.waitUntil(lambda: bar.done == ["New"])


def test_4_a_click_on_the_switched_title_keeps_its_menu_and_the_next_closes_it(qtbot: QtBot) -> None:
    bar = Bar(qtbot)
    bar.stage.press(50, 9)
    bar.stage.release(50, 9)
    for x, title in ((125, "View"), (588, "Help")):
        bar.stage.drag(x, 9)
        bar.stage.press(x, 9)
        bar.stage.release(x, 9)
        assert [each.title() for each in bar.open_menus] == [title]
    bar.stage.press(588, 9)
    bar.stage.release(588, 9)
    assert bar.open_menus == []


def test_2_9_a_command_key_flashes_its_title(qtbot: QtBot) -> None:
    """§2.3, §4: key equivalents flash the title, in capital and small letters."""
    bar = Bar(qtbot)
    QTest.keyClick(bar.stage.screen, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    bar.stage.settle()
    assert bar.done == ["New"]
    assert bar.inverted() == list(range(33, 74))
    qtbot.waitUntil(lambda: bar.inverted() == [])
    shifted = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(bar.stage.screen, Qt.Key.Key_N, shifted)
    assert bar.done == ["New", "New"]
    QTest.keyClick(bar.stage.screen, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert bar.done == ["New", "New"]  # the Edit menu is disabled


def test_4_an_open_menu_blocks_command_keys(qtbot: QtBot) -> None:
    bar = Bar(qtbot)
    strike = lambda: QTest.keyClick(bar.stage.screen, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)  # noqa: E731
    bar.stage.press(50, 9)
    strike()
    bar.stage.drag(60, 44)
    bar.stage.release(60, 44)
    # The item blinks, and its command runs, before anything else is possible.
    strike()
    assert bar.done == []
    qtbot.waitUntil(lambda: bool(bar.done))
    assert bar.done == ["Page Setup\u2026"]
    strike()
    assert bar.done == ["Page Setup\u2026", "New"]


def test_4_the_bar_flashes_instead_of_a_beep(deep: Bar, qtbot: QtBot) -> None:
    """§4: with the sound at 0 the whole bar inverts briefly."""
    before = [deep.row(y, 8, 631) for y in range(20)]
    deep.bar.flash_all()
    deep.stage.settle()
    assert set(deep.row(1, 8, 631)) == {BLACK} and set(deep.row(19, 8, 631)) == {WHITE}
    assert deep.stage.at(43, 13) == WHITE
    qtbot.waitUntil(lambda: deep.stage.at(300, 5) == WHITE)
    assert [deep.row(y, 8, 631) for y in range(20)] == before


def test_an_open_menu_does_not_change(qtbot: QtBot) -> None:
    """An open menu does not change; changes are visible when it is opened again."""
    bar = Bar(qtbot)
    bar.stage.press(50, 9)
    bar.bar.set_menus([Menu("File", (bar.item("Other"),))])
    bar.stage.settle()
    assert [each.title() for each in bar.open_menus] == ["File"]
    assert len(bar.bar.menus) == 6
    bar.stage.release(400, 300)
    qtbot.waitUntil(lambda: len(bar.bar.menus) == 1)


def test_the_chosen_item_runs_though_the_menus_changed(qtbot: QtBot) -> None:
    bar = Bar(qtbot)
    bar.stage.press(50, 9)
    bar.stage.drag(60, 28)
    bar.bar.set_menus([Menu("File", (bar.item("Other"),)), Menu("Edit", (bar.item("Another"),))])
    bar.stage.release(60, 28)
    qtbot.waitUntil(lambda: bool(bar.done))
    assert bar.done == ["New"]
    assert [each.title for each in bar.bar.menus] == ["File", "Edit"]


def test_replaced_menus_with_the_same_texts_run_the_new_commands(qtbot: QtBot) -> None:
    bar = Bar(qtbot)
    later: list[str] = []
    menus = bar.menus()
    menus[1].items = tuple(
        Item(each.title, lambda: later.append("new"), each.key, each.enabled)
        if each.title != "-"
        else SEPARATOR
        for each in menus[1].items
    )
    bar.bar.set_menus(menus)
    bar.stage.press(50, 9)
    bar.stage.drag(60, 28)
    bar.stage.release(60, 28)
    qtbot.waitUntil(lambda: later == ["new"])
    assert bar.done == []


def test_menus_are_used_by_keys(qtbot: QtBot) -> None:
    """F10 opens the first menu; arrows go round the bar, including icons and dimmed titles."""
    bar = Bar(qtbot)

    seen: list[str] = []

    def strike(key: Qt.Key) -> None:
        QTest.keyClick(bar.stage.screen, key)
        bar.stage.settle()
        seen.extend(each.title() for each in bar.open_menus)

    strike(Qt.Key.Key_F10)
    for _ in range(6):
        strike(Qt.Key.Key_Right)
    assert seen == [EMBLEM, "File", "Edit", "View", "Help", "Applications", EMBLEM]
    strike(Qt.Key.Key_Right)
    strike(Qt.Key.Key_Down)
    strike(Qt.Key.Key_Down)
    strike(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bar.done == ["Quit"])
    assert bar.open_menus == []
    strike(Qt.Key.Key_F10)
    strike(Qt.Key.Key_Escape)
    assert bar.open_menus == [] and bar.inverted() == []
    # A menu reopened from its neighbour receives keys again.
    for key in (Qt.Key.Key_F10, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return):
        strike(key)
    qtbot.waitUntil(lambda: bar.done == ["Quit", "Quit"])


def test_a_menu_that_is_closed_while_its_item_blinks_does_nothing(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pull_down, "BLINK_MS", (100, 100))  # long enough for a busy machine to close it
    bar = Bar(qtbot)
    bar.stage.press(50, 9)
    bar.stage.drag(60, 44)
    bar.stage.release(60, 44)
    bar.bar.put_away()
    bar.bar.set_menus([Menu(EMBLEM), Menu("File", (bar.item("Other"),))])
    bar.stage.press(50, 9)
    bar.stage.drag(60, 28)
    bar.stage.release(60, 28)
    qtbot.waitUntil(lambda: bool(bar.done))
    assert bar.done == ["Other"]
