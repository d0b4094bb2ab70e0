"""Tests for choosing a deal by its number, also during a match."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from macclassic.app.dialogs.deal_number_dialog import DealNumberDialog
from macclassic.engine.core.registry import games
from macclassic.toolbox.base.look import FLASH_MS
from macclassic.toolbox.dialogs.dialogs import Alert
from tests.support.match.playing import begun, controller_of, match_of
from tests.support.match.program import settle

GAMES = tuple(key for key, spec in games().items() if spec.screen)


@pytest.mark.parametrize("name", GAMES)
def test_a_deal_can_be_chosen_in_the_middle_of_a_match(name: str, qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, name, 7)
    session = controller_of(program).session
    for each in reversed(program.manager.windows[1:]):
        program.manager.close(each)
    match = match_of(program)
    if match.actor in session.people:
        session.act(match.legal[0])
    controller_of(program).choose_deal()
    deal = program.manager.front
    assert deal is not None
    deal.content.findChildren(QLineEdit)[0].setText("4711")
    deal.choose("ok")  # type: ignore[attr-defined]
    settle()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    question = program.manager.front
    if isinstance(question, Alert):
        question.choose("concede")
        settle()
    assert match_of(program).seed == 4711
    assert match_of(program).practice


@pytest.mark.parametrize(
    "language, typed, number",
    [("en_US", "1,000", 1000), ("de_DE", "1.000", 1000), ("de_CH", "1’000", 1000), ("fa_IR", "۴۷", 47)],
)
def test_a_number_is_typed_as_in_the_systems_language(
    qtbot: QtBot, tmp_path: Path, request: pytest.FixtureRequest, language: str, typed: str, number: int
) -> None:
    """A separator of thousands is not accepted, which was an uncaught exception."""
    request.addfinalizer(partial(QLocale.setDefault, QLocale()))
    QLocale.setDefault(QLocale(language))
    program = begun(tmp_path, "sorry", 7)
    controller_of(program).choose_deal()
    deal = program.manager.front
    assert isinstance(deal, DealNumberDialog)
    field = deal.content.findChildren(QLineEdit)[0]
    field.clear()
    for each in typed:
        field.insert(each)
    assert deal.button("ok").isEnabled() and deal.number() == number


def test_a_match_changed_during_the_buttons_flash_is_not_replaced(qtbot: QtBot, tmp_path: Path) -> None:
    program = begun(tmp_path, "sorry", 7)
    for each in reversed(program.manager.windows[1:]):
        program.manager.close(each)
    controller_of(program).choose_deal()
    deal = program.manager.front
    assert isinstance(deal, DealNumberDialog)
    field = deal.content.findChildren(QLineEdit)[0]
    field.setText("4711")
    deal.strike("ok")
    field.clear()
    QTest.qWait(2 * FLASH_MS)
    assert program.manager.front is deal and not deal.button("ok").isEnabled()
    field.setText("12")
    deal.strike("ok")
    qtbot.waitUntil(lambda: program.manager.front is not deal)
