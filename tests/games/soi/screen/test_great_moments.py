"""Great moments of Soi, and the remarks of the companions: over a whole match, each once."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage, QPainter

from games.soi.actions import Ask
from games.soi.cards import NUMBER
from games.soi.events import Give, Out, Refuse, Set
from games.soi.options import SoiOptions
from games.soi.screen.layout import FULL, MINI, SMALL, picture_of
from games.soi.screen.motion import flights
from games.soi.screen.motion.great_moments import Moments
from games.soi.screen.motion.motions import motions
from games.soi.screen.texts import words
from games.soi.screen.texts.words import Company
from macclassic.table.company.remarks import Occasion, Remark
from macclassic.table.motion.moving_pieces import CardPlace, turned
from macclassic.table.motion.stage_scenes import FlyingLayer
from macclassic.table.table_state import SeatDecided, Stage, TablePosition, TableState
from macclassic.toolbox.base import look
from macclassic.toolbox.base.animator import run_unseen
from macclassic.toolbox.base.motion_timing import Duration, Ease, MotionPath, MotionSetting
from tests.games.soi.screen.test_last_ask import SIZE, played, unheard
from tests.games.soi.support.positions import position
from tests.games.soi.support.program import SPEC, new_match
from tests.support.match.pure_rules import Pure

WHO = Company((0,), ("", "aunt", "grandmother", "student"))


@pytest.mark.parametrize("manner", list(MotionSetting))
def test_each_great_moment_occurs_once(qapp: object, manner: MotionSetting) -> None:
    """Covers sets, the Aces, five in a row, a player without cards, and a remark on each ask."""
    met: Counter[str] = Counter()
    run = (-1, 0)
    for match, before, decided, events in played():
        heard: list[str] = []
        remarks: list[Remark] = []
        stage = Stage(
            unheard, lambda: None, unheard, heard.append, unheard, manner=manner, remark=remarks.append
        )
        now = TableState(
            replace(before, view=match.view(0)), SIZE, SoiOptions(), WHO, picture_of(before.view, SIZE)
        )
        for motion in motions(now, stage, [decided, *events]):
            motion.begin()
            motion.move(1.0)
            motion.end()
        who = WHO.name(decided.seat)
        given = any(isinstance(event, Give) for event in events)
        goes_on = given and run[0] == decided.seat and len(match.view(0).log) > 1
        run = (decided.seat, run[1] + 1) if goes_on else (decided.seat, int(given))
        expected = []
        if run == (decided.seat, 5) and given:
            expected.append(f"{who}: FIVE IN A ROW")
        for event in events:
            if isinstance(event, Set):
                expected.append(f"{who}: " + ("FOUR ACES 25" if event.kind == 0 else "QUARTET!"))
            elif isinstance(event, Out):
                expected.append(f"{WHO.name(event.seat)}: OUT")
        assert sorted(heard) == sorted(expected)
        met.update(line.partition(": ")[2] for line in heard)
        occasions = [each.occasion for each in remarks]
        kinds = {Give: Occasion.TAKE, Refuse: Occasion.MISS, Set: Occasion.QUARTET, Out: Occasion.OUT}
        assert sorted(each.value for each in occasions) == sorted(
            kinds[type(event)].value for event in events if type(event) in kinds
        )
        for each in remarks:
            if each.occasion in (Occasion.TAKE, Occasion.MISS):
                assert (each.seat, each.other) == (decided.seat, decided.action.of)
    assert met["QUARTET!"] > 20 and met["FOUR ACES 25"] >= 2 and met["FIVE IN A ROW"]


@pytest.mark.parametrize("depth", [8, 4, 1])
def test_a_quartet_shows_its_kind(qapp: object, depth: int) -> None:
    """The kind appears four times in its picture; no two kinds look alike."""
    look.use(depth)
    try:
        plates = set()
        for kind in range(1, 13):
            above = FlyingLayer(unheard, lambda: SIZE, lambda *_: None)
            stage = Stage(unheard, lambda: None, unheard, unheard, unheard, above, MotionSetting.FULL)
            view = new_match([0]).view(0)
            now = TableState(TablePosition(view, ()), SIZE, SoiOptions(), WHO, picture_of(view, SIZE))
            *_, stand = Moments(now, stage, 3).set(1, kind)
            stand.begin()
            stand.move(0.9)
            assert above.scene is not None
            assert [each.text for each in above.scene.written] == 8 * [words.kind_letters(kind)]
            image = QImage(SIZE, QImage.Format.Format_RGB32)
            image.fill(0)
            painter = QPainter(image)
            above.draw(painter)
            painter.end()
            plates.add(bytes(image.constBits()))
        assert len(plates) == 12
    finally:
        look.use(8)


def test_a_player_who_gives_the_last_card_is_out(qapp: object) -> None:
    rules = Pure(SPEC.rules(SPEC.options()))
    state = position("7S 9C", "7H 8S", "7D", "9D 7C 8C 8D", turn=1)
    after, events = rules.step(state, Ask(2, NUMBER["7D"]))
    heard: list[str] = []
    stage = Stage(unheard, lambda: None, unheard, heard.append, unheard)
    model = picture_of(rules.view(state, 0), SIZE)
    now = TableState(TablePosition(rules.view(after, 0), ()), SIZE, SoiOptions(), WHO, model)
    run_unseen(motions(now, stage, [SeatDecided(1, Ask(2, NUMBER["7D"])), *events]))
    assert heard == ["Rosa, North: OUT"]


def test_the_pace_follows_the_delay_option() -> None:
    assert [SoiOptions(delay=delay).pace for delay in (200, 300, 400, 500, 600)] == [5, 4, 3, 2, 1]
    assert {SoiOptions(delay=delay).pace for delay in range(200, 601)} == {1, 2, 3, 4, 5}


# Places of cards in motion


def test_a_flight_begins_and_ends_at_its_places() -> None:
    old, new = CardPlace(10, 20, 12, False, MINI), CardPlace(300, 200, 14, True, FULL)
    way = MotionPath(Duration.C, Ease.BOTH)
    first = flights.between(old, new, way, 0.0, lifted=False)
    assert (first.rect, first.face) == (old.rect, False)
    assert flights.between(old, new, way, 1.0, lifted=True) == new
    middle = flights.between(old, new, way, 0.5, lifted=True)
    assert middle.lifted and middle.face and middle.painted.contains(middle.rect)


def test_a_card_is_turned_over_back_edge_face() -> None:
    closed, opened = CardPlace(50, 50, 10, False, MINI), CardPlace(44, 44, 500, True, SMALL)
    thirds = [turned(closed, opened, t) for t in (0.1, 0.5, 0.9)]
    assert [(each.rect.width(), each.face) for each in thirds] == [(14, False), (3, False), (21, True)]
    assert all(abs(each.rect.center().x() - opened.rect.center().x()) <= 1 for each in thirds)


def test_a_pack_is_riffled_and_complete_again() -> None:
    pack = CardPlace(300, 200, 500, False, MINI)
    names = [f"back-{seat}-{place}" for seat in range(4) for place in range(13)]
    for t in (0.0, 1.0):
        assert {each.rect for each in map(flights.riffled(pack, names, t).get, names) if each} == {pack.rect}
    halves = flights.riffled(pack, names, 0.5).values()
    assert {each.x - pack.x for each in halves} == {-flights.APART, flights.APART}


@pytest.mark.parametrize("corner", [QPoint(0, 0), QPoint(600, 0), QPoint(0, 400), QPoint(600, 390)])
def test_a_set_is_shown_on_the_table(corner: QPoint) -> None:
    table = QRect(QPoint(0, 0), SIZE)
    cards = [CardPlace(corner.x() + number, corner.y(), 10, False, MINI) for number in range(4)]
    for each in (*flights.fanned(cards, table), *flights.squared(flights.fanned(cards, table))):
        assert table.contains(each.painted)
