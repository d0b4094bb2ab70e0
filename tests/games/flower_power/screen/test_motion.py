"""Tests of motion at the table of Flower Power.

Cut short at any frame, it leaves the same picture as a fresh drawing and no flying things. While it lasts,
all changes are repainted.
"""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QRegion

from games.flower_power import events
from games.flower_power.actions import Attack, Diamond, Pass, Poison
from games.flower_power.screen.input.choices import key
from games.flower_power.screen.motion.motions import motions
from games.flower_power.view import View
from macclassic.engine.match.match import Match
from macclassic.table.game_table import GameTable
from macclassic.table.motion.stage_scenes import FlyingLayer
from macclassic.table.table_state import RoundBegan, SeatDecided, TablePosition
from macclassic.toolbox.base.motion_timing import MotionSetting
from macclassic.toolbox.base.sound import Sound
from tests.games.flower_power.support.positions import rules_of
from tests.games.flower_power.support.program import (
    SPEC,
    flower,
    played,
    position,
    random_action,
    seats,
    table,
)
from tests.support.match.program import opened
from tests.support.match.pure_rules import Pure

GARDENS = [
    [flower(1, "KS (2D)"), flower(2, "(9C) (8C)")],
    [flower(3, "7H (5C) (6C)"), flower(4, "(2S) (3S)")],
]


def drawn(found: GameTable) -> QImage:
    image = QImage(found.size(), QImage.Format.Format_RGB32)
    found.render(image)
    return image


def differing(one: QImage, other: QImage) -> QRect:
    """Return the rectangle in which two pictures differ."""
    if one == other:
        return QRect()
    found = QRegion()
    for y in range(one.height()):
        for x in range(one.width()):
            if one.pixel(x, y) != other.pixel(x, y):
                found += QRect(x, y, 1, 1)
    return found.boundingRect()


def apply(match: Match, action: object) -> list[object]:
    """Play an action; return it and its events as seat 0 sees them."""
    seat, rules = match.actor, Pure(match.rules)
    happened = [rules.redact(event, 0) for event in match.apply(action)]
    return [SeatDecided(seat, rules.redact_action(action, seat, 0)), *happened]


@pytest.mark.parametrize(
    ("players", "depth", "manner"),
    [(2, 8, "full"), (3, 1, "full"), (6, 4, "full"), (4, 8, "plain"), (5, 1, "none")],
)
def test_motion_cut_short_anywhere_leaves_a_fresh_picture(
    qapp: object, players: int, depth: int, manner: str
) -> None:
    found = table(opened(None, "flower-power", depth=depth))
    found.finish()
    found.use(seats=seats(players), motion=manner)
    rng = random.Random(players)
    match = played(players, lambda match: match.plies > 8 * players, players)
    found.show_position(TablePosition(match.view(0), ()))
    animator = found._animator
    for _ in range(40):
        if match.actor < 0:
            break
        happened = apply(match, random_action(match, rng.randrange(99)))
        now = TablePosition(match.view(0), ())
        found.play(happened, now)
        for _ in range(rng.randrange(9)):
            if animator._running is None:
                break
            animator._running.move(rng.random())
            if rng.random() < 0.7:
                animator._end_running()
                animator._next()
        found.finish()
        assert found._above.empty and not found.model.away and not found.model.bare
        after, lines = drawn(found), found.lines
        found.show_position(now)
        found._changed(lines=lines)
        assert drawn(found) == after, happened


@pytest.mark.parametrize("manner", list(MotionSetting))
def test_every_changed_area_is_repainted(qapp: object, manner: MotionSetting) -> None:
    found = table(opened(None, "flower-power"))
    found.finish()
    found.use(seats=seats(3), motion=manner)
    match = played(4, lambda match: match.plies > 20, 3)
    found.show_position(TablePosition(match.view(0), ()))
    dirty = [QRegion()]

    def touch(rect: QRect) -> None:
        dirty[0] += QRegion(rect)

    def everything() -> None:
        touch(found.rect())

    found.touch = touch  # type: ignore[method-assign]
    found._above._touch = touch
    found._stage = replace(found._stage, touch=touch, repaint=everything)
    rng, kinds = random.Random(3), set()
    for _ in range(30):
        happened = apply(match, random_action(match))
        kinds |= {type(each) for each in happened}
        found._take(TablePosition(match.view(0), ()))
        canvas = drawn(found)
        for motion in list(motions(found.state, found._stage, happened)):
            parts = sorted(rng.random() for _ in range(3)) if motion.ms else []
            for step in (motion.begin, *(lambda t=t, m=motion: m.move(t) for t in (*parts, 1.0)), motion.end):
                dirty[0] = QRegion()
                step()
                if not dirty[0].isEmpty():
                    found.render(canvas, dirty[0].boundingRect().topLeft(), dirty[0])
                    assert differing(canvas, drawn(found)).isEmpty(), (happened, motion.ms)
        found._rest(moved=True)
        assert found._above.empty
    assert {events.Battle, events.Discard, events.Capture, events.Drawn} <= kinds


def test_the_news_say_that_a_won_attack_ends_the_turn(qapp: object) -> None:
    found, rules = table(opened(None, "flower-power", language="en")), rules_of(2)
    found.use(seats=seats(2))
    state = position(GARDENS, ["QS AD", "3D"])
    found.show_position(TablePosition(rules.view(state, 0), ()))
    news: list[str] = []
    for action in (Attack(1, 3), Pass(), Pass()):
        seat = rules.actor(state)
        state, happened = rules.step(state, action)
        found.play([SeatDecided(seat, action), *happened], TablePosition(rules.view(state, 0), ()))
        found.finish()
        news += found.lines
    assert state.turn == 1
    assert "A successful attack ends the turn." in news


def test_a_flower_that_fights_has_no_drop_in_picture_or_balloon(qapp: object) -> None:
    found, rules = table(opened(None, "flower-power", language="en")), rules_of(2)
    found.use(seats=seats(2))
    state = position([[flower(1, "2S (2D)"), flower(2, "(9C) (8C)")], GARDENS[1]], ["QS AD", "3D"])
    for action in (Attack(1, 3), Pass(), Pass(), Attack(2, 3)):
        state, _ = rules.step(state, action)
    found.show_position(TablePosition(rules.view(state, 0), ()))
    balloons = {spot.key: spot.balloon for spot in found.all_spots()}
    drop = "The drop says that it has attacked in this turn."
    assert drop in balloons[key("flower", 1)] and drop not in balloons[key("flower", 2)]


# Sounds and captions


def captions_and_sounds(before: View, after: View, happened: list[object]) -> tuple[list[str], list[Sound]]:
    """Return the captions of great moments, and the sounds."""
    found = table(opened(None, "flower-power"))
    found.use(seats=seats(2))
    found.show_position(TablePosition(before, ()))
    heard: list[Sound] = []
    captions: list[str] = []
    above = FlyingLayer(lambda _: None, found.size, lambda _painter, _rect: None)
    stage = replace(found._stage, sound=heard.append, above=above, manner=MotionSetting.FULL, seen=set())
    found._take(TablePosition(after, ()))
    for motion in list(motions(found.state, stage, happened)):
        motion.begin()
        motion.move(0.0)
        if above.scene is not None:
            captions.append(above.scene.caption.replace("\n", " "))
        motion.move(1.0)
        motion.end()
    assert above.empty
    return captions, heard


def test_poison_has_one_sound_and_a_great_moment(qapp: object) -> None:
    state = position(GARDENS, ["QS AD", "3D"])
    rules = rules_of(2)
    before = rules.view(state, 0)
    play = next(each for each in rules.legal(state) if isinstance(each, Poison) and each.flower == 3)
    after, happened = rules.step(state, play)
    captions, heard = captions_and_sounds(before, rules.view(after, 0), [SeatDecided(0, play), *happened])
    assert captions == ["POISON!"]
    assert heard == [Sound.CARD, Sound.PETAL]


def test_a_new_power_flower_blooms(qapp: object) -> None:
    state = position(GARDENS, ["QS AD", "3D"])
    rules = rules_of(2)
    before = rules.view(state, 0)
    play = next(each for each in rules.legal(state) if isinstance(each, Diamond) and each.flower == 1)
    after, happened = rules.step(state, play)
    captions, heard = captions_and_sounds(before, rules.view(after, 0), [SeatDecided(0, play), *happened])
    assert captions == ["POWER FLOWER!"]
    assert heard[:2] == [Sound.CARD, Sound.BLOOM] and Sound.FLIP not in heard


def test_dealt_cards_fly_one_by_one(qapp: object) -> None:
    found = table(opened(None, "flower-power"))
    match = Match.new(SPEC, {"players": 3}, seats(3), 4)
    found.use(seats=seats(3))
    found.show_position(TablePosition(match.view(0), ()))
    flown: set[str] = set()
    stage = replace(found._stage, manner=MotionSetting.FULL)
    found._note(previous=None)
    found._take(TablePosition(match.view(0), ()))
    for motion in list(motions(found.state, stage, [RoundBegan()])):
        motion.begin()
        for number in range(60):
            motion.move(number / 60)
            flown |= {key for key in found._above._flying if key.startswith("dealt")}
        motion.move(1.0)
        motion.end()
    assert len(flown) == sum(map(len, match.view(0).hands))
    assert [len(match.view(0).hands[each.seat]) for each in found.model.players] == [
        each.hand_size for each in found.model.players
    ]
