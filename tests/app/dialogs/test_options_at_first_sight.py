"""Options dialogs are short at first sight, and *More…* shows what is rarely changed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QMargins, QPoint, QRect
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QScrollBar,
    QWidget,
)

from macclassic.app.game.title_dialog import LEAVE, TitleDialog
from macclassic.app.program.program import Program
from macclassic.engine.core.registry import games
from macclassic.quickdraw.resources import languages
from macclassic.toolbox.dialogs.dialogs import OptionsDialog
from macclassic.toolbox.dialogs.labels import Label
from tests.support.match.playing import LocalThinker, begun, controller_of
from tests.support.match.program import make_program, settle

GAMES = tuple(key for key, spec in games().items() if spec.screen)
MOST = 16
UNUSUAL = {
    "war-of-flowers": {"cup": "double-plain"},
    "soi": {"around": True},
    "sorry": {"exact_home": True},
    "flower-power": {"hidden_hearts": True},
}


def controls(dialog: OptionsDialog) -> list[QWidget]:
    """Return all controls in sight, enabled or not, with the buttons at the foot."""
    kinds = QAbstractButton, QAbstractSlider, QComboBox, QLineEdit
    found = [each for kind in kinds for each in dialog.content.findChildren(kind) if each.isVisible()]
    return [each for each in found if not isinstance(each, QScrollBar)]


def opened(program: Program, game: str, within: bool) -> OptionsDialog:
    controller = controller_of(program)
    controller.show_options() if within else controller.choose_options()
    settle()
    dialog = program.manager.front
    assert isinstance(dialog, OptionsDialog), game
    return dialog


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_few_controls_are_seen_at_first_sight(game: str, language: str, qapp: object, tmp_path: Path) -> None:
    program = make_program(tmp_path / "data", language=language)
    program.think_process = LocalThinker()  # type: ignore[assignment]
    program.start(game)
    settle()
    for within in (False, True):
        if within:
            assert isinstance(program.manager.front, TitleDialog)
            program.manager.front.choose(LEAVE)
            controller_of(program).begin(11)
            settle(20)
        dialog = opened(program, game, within)
        assert dialog.between is not within  # type: ignore[attr-defined]
        seen = controls(dialog)
        assert 4 < len(seen) <= MOST, [each.accessibleName() or each.objectName() for each in seen]
        for menu in (each for each in seen if isinstance(each, QComboBox)):
            menu.setCurrentIndex(menu.count() - 1)
        assert len(controls(dialog)) <= MOST
        dialog.choose("cancel")
        settle()


@pytest.mark.parametrize("game", GAMES)
def test_both_halves_have_their_heading(game: str, qapp: object, tmp_path: Path) -> None:
    program = make_program(tmp_path / "data")
    program.start(game)
    settle()
    dialog = opened(program, game, False)
    heads = [each for each in dialog.content.findChildren(Label) if each.font().bold() and each.isVisible()]
    assert any(each.text().startswith("Options for the next ") for each in heads)
    assert {"At this table", "At every table"} <= {each.text() for each in heads}


@pytest.mark.parametrize("game", GAMES)
def test_within_a_match_the_heading_says_what_dimmed_options_wait_for(
    game: str, qapp: object, tmp_path: Path
) -> None:
    dialog = opened(begun(tmp_path, game, 11), game, True)
    (first, *_) = [each for each in dialog.content.findChildren(Label) if each.font().bold()]
    assert re.fullmatch(r"What is dimmed can be changed between (games|matches|wars)\.", first.text())
    named: dict[str, list[QWidget]] = dialog.controls  # type: ignore[attr-defined]
    assert any(not each.isEnabled() for found in named.values() for each in found)


def set_below(dialog: OptionsDialog, heading: str) -> list[QComboBox | QCheckBox | QLineEdit]:
    """Return the controls between a heading and the next one, or the buttons at the foot."""
    content = dialog.content

    def top(part: QWidget) -> int:
        return part.mapTo(content, QPoint(0, 0)).y()

    heads = {
        each.text(): top(each)
        for each in content.findChildren(Label)
        if each.font().bold() and each.isVisible()
    }
    end = min((y for y in heads.values() if y > heads[heading]), default=content.height())
    kinds = QComboBox, QCheckBox, QLineEdit
    return [each for each in controls(dialog) if isinstance(each, kinds) and heads[heading] < top(each) < end]


def value_of(control: QComboBox | QCheckBox | QLineEdit) -> object:
    if isinstance(control, QComboBox):
        return control.currentText()
    return control.isChecked() if isinstance(control, QCheckBox) else control.text()


def change(control: QComboBox | QCheckBox | QLineEdit) -> None:
    if isinstance(control, QComboBox):
        control.setCurrentIndex((control.currentIndex() + 1) % control.count())
    elif isinstance(control, QCheckBox):
        control.setChecked(not control.isChecked())
    else:
        control.setText("300")


def test_each_heading_says_at_which_tables_an_option_counts(qapp: object, tmp_path: Path) -> None:
    """Changed in one game, the options below *At every table* are changed in all, the others in this one."""
    program = make_program(tmp_path / "data")
    program.think_process = LocalThinker()  # type: ignore[assignment]
    program.start()
    settle()

    def seen(game: str, changes: bool = False) -> tuple[list[object], list[object]]:
        """Return the values below both headings in a game's dialog, after a change of all if asked for."""
        program.open_game(game, zoom=False, enter=False)
        assert program.game is not None and program.game.spec.key == game
        dialog = opened(program, game, within=True)
        here, everywhere = set_below(dialog, "At this table"), set_below(dialog, "At every table")
        for each in (*here, *everywhere) if changes else ():
            change(each)
        values = list(map(value_of, here)), list(map(value_of, everywhere))
        dialog.choose("ok" if changes else "cancel")
        settle()
        program.manager.close(program.game.window)
        settle()
        return values

    kept = {game: seen(game)[0] for game in GAMES}
    for game in GAMES:
        before = kept[game]
        kept[game], all_over = seen(game, changes=True)
        assert kept[game] != before and len(all_over) == 3
        assert {other: seen(other) for other in GAMES} == {other: (kept[other], all_over) for other in GAMES}


@pytest.mark.parametrize("within", [False, True])
@pytest.mark.parametrize("game", UNUSUAL)
def test_what_differs_from_the_default_is_shown_at_once(
    game: str, within: bool, qapp: object, tmp_path: Path
) -> None:
    (name, value), *_ = UNUSUAL[game].items()
    program = begun(tmp_path, game, 11)
    dialog = opened(program, game, within)
    assert not dialog.controls[name][0].isVisible()  # type: ignore[attr-defined]
    dialog.choose("cancel")
    settle()
    program.quit()
    settle()
    program = begun(tmp_path / "other", game, 11, **{name: value})
    dialog = opened(program, game, within)
    assert dialog.controls[name][0].isVisible()  # type: ignore[attr-defined]
    assert dialog.values()[name] == value


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", [game for game in GAMES if game != "war-of-coins"])
def test_more_shows_each_option_and_stays_on_the_screen(game: str, language: str, qapp: object) -> None:
    program = make_program(None, language=language)
    program.start(game)
    settle()
    dialog = opened(program, game, False)
    named: dict[str, list[QWidget]] = dialog.controls  # type: ignore[attr-defined]
    hidden = [each for found in named.values() for each in found if not each.isVisible()]
    (more,) = [
        each
        for each in dialog.content.findChildren(QAbstractButton)
        if each.isVisible() and each.objectName() not in ("ok", "cancel") and each.text().endswith("…")
    ]
    more.click()
    settle()
    assert hidden and all(each.isVisible() for each in hidden) and not more.isVisible()
    room = QRect(QPoint(0, 0), program.screen.screen_size) - QMargins(0, 20, 0, 0)
    assert room.contains(program.manager.rect_of(dialog))
