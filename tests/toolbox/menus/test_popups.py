"""Pop-up menus in real dialogs: placement, the item chosen by each row, scrolling, and keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from macclassic.app.game.game_controller import GameController
from macclassic.app.program.program import Program
from macclassic.engine.core.registry import games
from macclassic.table.company.names import companion
from macclassic.table.help.help_window import HelpWindow
from macclassic.toolbox.dialogs.dialogs import Dialog
from macclassic.toolbox.dialogs.options_form import OptionsForm
from macclassic.toolbox.menus import pull_down
from macclassic.toolbox.menus.pop_up import PopUp
from macclassic.toolbox.menus.pull_down import PullDown
from macclassic.toolbox.style.menus import SCROLL_DOWN, SCROLL_UP
from tests.support.match.program import click, drag, key, opened, press, release, settle, struck

GAMES = [key for key, spec in games().items() if spec.screen]
SEATS = (
    ("flower-power", "who", "companions"),
    ("soi", "people", "who"),
    ("sorry", "who", "company"),
)
"""Games with free seating, their option of players by seat, and their option of companions by seat."""
LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key


def controller_of(program: Program) -> GameController:
    assert isinstance(program.game, GameController)
    return program.game


def options(program: Program) -> Dialog:
    controller_of(program).choose_options()
    settle()
    front = program.manager.front
    assert isinstance(front, Dialog)
    return front


def help_of(program: Program, page: int = 1) -> PopUp:
    controller_of(program).show_help(page)
    settle()
    front = program.manager.front
    assert isinstance(front, HelpWindow)
    (pop_up,) = front.findChildren(PopUp)
    return pop_up


def on_screen(program: Program, pop_up: PopUp) -> QRect:
    """Return the rectangle of a pop-up's control on the screen."""
    corner = program.manager.rect_of(pop_up.window()).topLeft()
    return pop_up.rect().translated(corner + pop_up.mapTo(pop_up.window(), QPoint()))


def rows_of(menu: PullDown) -> dict[str, QRect]:
    """Return the rectangles of the visible rows on the screen, by text."""
    proxy = menu.graphicsProxyWidget()
    assert proxy is not None
    corner = proxy.scenePos().toPoint()
    return {
        each.text(): menu.actionGeometry(each).translated(corner)
        for each in menu.actions()
        if each.isVisible()
    }


def menu_of(pop_up: PopUp) -> PullDown:
    assert pop_up.menu is not None and pop_up.menu.isVisible()
    return pop_up.menu


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pull_down, "SCROLL_MS", 10)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_the_ticked_item_lies_over_the_control(
    qapp: object, tmp_path: Path, game: str, language: str
) -> None:
    program = opened(tmp_path / "data", game, language=language)
    dialog = options(program)
    pop_ups = [each for each in dialog.findChildren(PopUp) if each.isVisible() and each.isEnabled()]
    # The last ones first: a choice in the first ones may disable them.
    for pop_up in reversed(pop_ups):
        for index in {0, pop_up.count() // 2, pop_up.count() - 1}:
            pop_up.setCurrentIndex(index)
            settle()
            place = on_screen(program, pop_up)
            at = place.center()
            press(program, at.x(), at.y())
            menu = menu_of(pop_up)
            row = menu.actionGeometry(menu.rows[pop_up.currentIndex()])
            proxy = menu.graphicsProxyWidget()
            assert proxy is not None
            assert row.translated(proxy.scenePos().toPoint()).contains(at)
            assert menu.activeAction() is menu.rows[pop_up.currentIndex()]
            before = pop_up.currentIndex()
            release(program, at.x(), at.y())
            assert pop_up.currentIndex() == before and program.manager.front is dialog
            key(program, Key.Key_Escape)
            assert pop_up.menu is None and pop_up.currentIndex() == before
            assert program.manager.front is dialog


@pytest.mark.parametrize(
    "scale", [1, pytest.param(2, marks=pytest.mark.slow), pytest.param(3, marks=pytest.mark.slow)]
)
def test_every_row_chooses_the_item_shown_there(qapp: object, tmp_path: Path, scale: int) -> None:
    program = opened(tmp_path / "data", "war-of-flowers")
    program.screen.set_scale(scale)
    dialog = options(program)
    pop_up = next(each for each in dialog.findChildren(PopUp) if each.itemText(0).startswith("IQ"))
    screen = program.screen
    at = on_screen(program, pop_up).center()
    for index in range(pop_up.count()):
        for y in range(16):
            for row in range(scale):
                pop_up.setCurrentIndex(1)
                press(program, at.x(), at.y())
                menu = menu_of(pop_up)
                place = rows_of(menu)[menu.rows[index].text()]
                there = screen.on_display(QRect(place.center().x(), place.top() + y, 1, 1)).topLeft()
                QTest.mouseMove(screen.viewport(), there + QPoint(0, row))
                assert menu.activeAction() is menu.rows[index], (index, y, row)
                QTest.mouseRelease(screen.viewport(), LEFT, pos=there + QPoint(0, row))
                settle()
                if pop_up.menu is not None:
                    assert index == 1  # the pointer has not been elsewhere
                    pop_up.hidePopup()
                    settle()
                assert pop_up.currentIndex() == index, (index, y, row)


def test_a_press_elsewhere_closes_the_pop_up(qapp: object, tmp_path: Path) -> None:
    program = opened(tmp_path / "data", "war-of-flowers")
    dialog = options(program)
    pop_up = next(each for each in dialog.findChildren(PopUp) if each.isEnabled())
    place = on_screen(program, pop_up)
    before = pop_up.currentIndex()
    click(program, place.center().x(), place.center().y())
    assert pop_up.menu is not None
    button = dialog.button("ok")
    over = program.manager.rect_of(dialog).topLeft() + button.mapTo(dialog, button.rect().center())
    click(program, over.x(), over.y())
    assert pop_up.menu is None and pop_up.currentIndex() == before
    assert program.manager.front is dialog, "the click was for the menu"
    # Release elsewhere, too.
    press(program, place.center().x(), place.center().y())
    drag(program, 5, 470)
    release(program, 5, 470)
    assert pop_up.menu is None and pop_up.currentIndex() == before


@pytest.mark.parametrize(
    ("game", "language"), [("war-of-coins", "en"), ("war-of-flowers", "fr"), ("soi", "fr")]
)
def test_every_help_page_is_reached_by_its_pop_up(
    qapp: object, tmp_path: Path, game: str, language: str
) -> None:
    program = opened(tmp_path / "data", game, language=language)
    pop_up = help_of(program)
    for number in (pop_up.count() - 1, 0, pop_up.count() // 2):
        at = on_screen(program, pop_up).center()
        click(program, at.x(), at.y())
        menu = menu_of(pop_up)
        seen = rows_of(menu)
        assert seen[menu.rows[pop_up.currentIndex()].text()].contains(at)
        assert all(each.top() >= 20 and each.bottom() < 480 for each in seen.values())
        for _ in range(60):
            seen = rows_of(menu)
            if menu.rows[number].text() in seen:
                break
            arrow = seen[SCROLL_DOWN if SCROLL_DOWN in seen else SCROLL_UP]
            drag(program, arrow.center().x(), arrow.center().y())
            QTest.qWait(20)
        # Leave the arrow first, to stop the scrolling.
        still = next(each for words, each in seen.items() if words not in (SCROLL_DOWN, SCROLL_UP)).center()
        drag(program, still.x(), still.y())
        there = rows_of(menu)[menu.rows[number].text()].center()
        drag(program, there.x(), there.y())
        click(program, there.x(), there.y())
        front = program.manager.front
        assert isinstance(front, HelpWindow) and front.number == number + 1


@pytest.mark.slow
def test_a_menu_that_is_too_long_scrolls(qtbot: QtBot) -> None:
    from macclassic.toolbox.menus.menu_bar import Menu
    from tests.support.screen.menu_bar_stage import Bar

    bar = Bar(qtbot)
    bar.bar.set_menus([Menu("Long", tuple(bar.item(f"Item {number}") for number in range(60)))])
    bar.stage.settle()
    bar.stage.press(30, 9)
    (menu,) = bar.open_menus
    seen = rows_of(menu)
    assert SCROLL_DOWN in seen and SCROLL_UP not in seen and "Item 0" in seen and "Item 59" not in seen
    assert all(each.bottom() < 480 for each in seen.values())
    arrow = seen[SCROLL_DOWN].center()
    bar.stage.drag(arrow.x(), arrow.y())
    qtbot.waitUntil(lambda: SCROLL_DOWN not in rows_of(menu))
    seen = rows_of(menu)
    assert SCROLL_UP in seen and "Item 59" in seen and "Item 0" not in seen
    there = seen["Item 58"].center()
    bar.stage.drag(there.x(), there.y())
    bar.stage.release(there.x(), there.y())
    qtbot.waitUntil(lambda: bar.done == ["Item 58"])
    # By keys, from the first item again.
    QTest.keyClick(bar.stage.screen, Key.Key_F10)
    bar.stage.settle()
    (menu,) = bar.open_menus
    assert "Item 0" in rows_of(menu)
    for _ in range(45):
        QTest.keyClick(bar.stage.screen, Key.Key_Down)
    active = menu.activeAction()
    assert active is not None and active.text() == "Item 44" and "Item 44" in rows_of(menu)
    QTest.keyClick(bar.stage.screen, Key.Key_Return)
    qtbot.waitUntil(lambda: bar.done == ["Item 58", "Item 44"])
    # The arrows that scroll are not items: the last item is the last enabled one.
    for named, words in (
        (Key.Key_PageDown, "Item 59"),
        (Key.Key_Home, "Item 0"),
        (Key.Key_Up, "Item 59"),
        (Key.Key_PageUp, "Item 0"),
        (Key.Key_End, "Item 59"),
    ):
        if named == Key.Key_PageDown:
            QTest.keyClick(bar.stage.screen, Key.Key_F10)
            bar.stage.settle()
            (menu,) = bar.open_menus
        QTest.keyClick(bar.stage.screen, named)
        active = menu.activeAction()
        assert active is not None and active.text() == words, named
    QTest.keyClick(bar.stage.screen, Key.Key_Return)
    qtbot.waitUntil(lambda: bar.done == ["Item 58", "Item 44", "Item 59"])


@pytest.mark.parametrize("game", GAMES)
def test_keys_in_a_pop_up_reach_nothing_else(qapp: object, tmp_path: Path, game: str) -> None:
    program = opened(tmp_path / "data", game)
    dialog = options(program)
    pop_ups = [each for each in dialog.findChildren(PopUp) if each.isVisible() and each.isEnabled()]
    for pop_up in pop_ups[:2]:
        for _ in range(60):
            if pop_up.hasFocus():
                break
            key(program, Key.Key_Tab)
        assert pop_up.hasFocus()
        for last in (Key.Key_Return, Key.Key_Space):
            pop_up.setCurrentIndex(0)
            key(program, Key.Key_Space)
            assert pop_up.menu is not None
            enabled = [n for n, row in enumerate(pop_up.menu.rows) if row.isEnabled()]
            key(program, Key.Key_Down)
            key(program, last)
            assert not struck(program)
            assert pop_up.menu is None and pop_up.currentIndex() == enabled[1]
            assert program.manager.front is dialog and pop_up.hasFocus()
            assert controller_of(program).session.match is None
        key(program, Key.Key_Space)
        key(program, Key.Key_Escape)
        assert not struck(program)
        assert pop_up.menu is None and program.manager.front is dialog


def test_every_pop_up_menu_uses_our_drawing(qapp: object, tmp_path: Path) -> None:
    program = opened(tmp_path / "data", "war-of-flowers")
    for opens in (
        program.show_monitors,
        controller_of(program).choose_options,
        controller_of(program).show_statistics,
    ):
        opens()
        settle()
        front = program.manager.front
        assert front is not None
        found = front.findChildren(QComboBox)
        assert found and all(isinstance(each, PopUp) for each in found)
        program.manager.close(front)
        settle()


@pytest.mark.parametrize(("game", "who", "company"), SEATS)
def test_a_persons_own_seat_keeps_its_companion_free(
    qapp: object, tmp_path: Path, game: str, who: str, company: str
) -> None:
    program = opened(tmp_path / "data", game)
    form = options(program)
    assert isinstance(form, OptionsForm)
    before = form.values()
    other = next(seat for seat in range(1, 4) if form.controls[who][seat].isEnabled())
    names = {seat: companion(before[company][seat]) for seat in (0, other)}
    sits, shown = form.controls[who], form.controls[company]
    person, computer = sits[0].currentIndex(), sits[other].currentIndex()
    assert [shown[0].currentText(), shown[other].currentText()] == ["You", names[other]]
    assert not shown[0].isEnabled()
    sits[other].setCurrentIndex(person)
    assert [shown[0].currentText(), shown[other].currentText()] == ["–", "–"]
    sits[0].setCurrentIndex(computer)
    assert [shown[0].currentText(), shown[other].currentText()] == [names[0], "You"]
    assert form.values()[company] == before[company]
    # A companion chosen for another seat is swapped with that of the person's seat, which stays the person's.
    shown[0].setCurrentIndex(shown[0].findText(names[other]))
    assert [shown[0].currentText(), shown[other].currentText()] == [names[other], "You"]
    assert companion(form.values()[company][other]) == names[0]
