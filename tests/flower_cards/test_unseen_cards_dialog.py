"""*Unseen Cards…* shows the cards that the person can know to be out; statistics record its use."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from macclassic.app.program.program import Program
from macclassic.app.progress.hall_of_fame import help_words
from macclassic.engine.match.replay import replayed
from macclassic.engine.progress.round_results import finished
from macclassic.flower_cards.table.unseen_cards_dialog import MonthsGrid, UnseenCards
from tests.support.match.playing import begun, controller_of, match_of, own_turn, rush
from tests.support.match.program import key, settle
from tests.table.test_card_press import WARS, table_of


@pytest.fixture(params=WARS)
def program(request: pytest.FixtureRequest, tmp_path: Path) -> Program:
    found = begun(tmp_path, request.param, WARS[request.param], pace=5)
    rush(found, lambda: own_turn(found))
    table_of(found).finish()
    settle()
    return found


def test_the_dialog_shows_the_cards_neither_in_hand_nor_open(program: Program) -> None:
    key(program, "u", command=True)
    dialog = program.manager.front
    assert isinstance(dialog, UnseenCards)
    months = dialog.content.findChild(MonthsGrid)
    out = {spot.key for spot in months.spots() if spot.name.endswith("It is still out.")}
    seen = {spot.key for spot in months.spots()} - out
    # Seen cards are those that lie face up on the table, and no others.
    places = table_of(program).model.places
    assert seen == {card for card, place in places.items() if place.face and not card.startswith("back")}
    assert len(out) == table_of(program).state.position.view.unseen.bit_count()
    rects = [spot.rect for spot in months.spots()]
    assert all(months.rect().contains(rect) for rect in rects)
    assert not any(one.intersects(other) for one in rects for other in rects if one is not other)
    key(program, Qt.Key.Key_Return)
    assert not match_of(program).participation.hints


def test_the_statistics_record_the_use_of_the_dialog(program: Program) -> None:
    match = match_of(program)
    assert not match.participation.aids
    key(program, "u", command=True)
    key(program, Qt.Key.Key_Return)
    assert match.participation.aids == {"unseen"}
    record = match.to_record()
    again = replayed(record, match.spec)
    assert again.participation.aids == {"unseen"} and again.to_record() == record
    # The use is recorded before the dialog opens.
    left = controller_of(program).session.store.left()
    assert left is not None and left.participation.aids == {"unseen"}
    while again.actor >= 0:
        again.apply(again.legal[0])
    done = finished(again, 0, "now")
    assert done.aids == "unseen" and help_words(done) == ["with unseen cards"]
    if again.actor != -2:
        again.next_round()
        assert not again.participation.aids


def test_invalid_aids_in_a_record_are_ignored(program: Program) -> None:
    match = match_of(program)
    for strange in ("unseen", ["x" * 100], 7, [["unseen"]], None, {"unseen": 1}):
        record = match.to_record()
        record["rounds"][-1]["aids"] = strange
        assert replayed(record, match.spec).participation.aids == set()
