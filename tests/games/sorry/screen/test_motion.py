"""Motion at the table of Sorry: complete repaints, cut short by clicks, great moments, announcements."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QRect

from games.sorry.actions import Move
from games.sorry.board import HOME, START, TRACK
from games.sorry.events import Bump, Slide
from games.sorry.screen import layout
from games.sorry.screen.table import PARTS
from games.sorry.view import view
from macclassic.app.program.program import Program
from macclassic.engine.core.options import usable
from macclassic.engine.match.simulate import played
from macclassic.table.company.remarks import Occasion, Remark
from macclassic.table.game_table import GameTable
from macclassic.table.motion.stage_scenes import FlyingLayer
from macclassic.table.table_state import RoundBegan, SeatDecided, Stage, TablePosition, TableState
from macclassic.toolbox.base.motion_timing import MotionSetting
from macclassic.toolbox.base.sound import Sound
from tests.games.sorry.support.positions import action_of, position
from tests.games.sorry.support.program import SPEC
from tests.support.match.playing import Hour
from tests.support.match.program import opened, settle

SEATS = [
    {"colour": colour, "player": player, "name": colour}
    for colour, player in (
        ("red", "person"),
        ("blue", "greedy@aunt"),
        ("yellow", "racer@sailor"),
        ("green", "greedy"),
    )
]


def acts(seed: int, since: int) -> Iterator[tuple[list[Any], TablePosition]]:
    """Yield the events of a game from some decision on, with the position after each."""
    match = played(SPEC, seed, options={"mode": "4"})
    (start, steps), *_ = match.history()
    before = start
    yield [RoundBegan()], TablePosition(view(start, 0), ())
    for number, (seat, action, events, after) in enumerate(steps):
        if number >= since:
            yield [], TablePosition(view(before, 0), ())
            yield [SeatDecided(seat, action), *events], TablePosition(view(after, 0), ())
        before = after


def rare(events: list[Any]) -> bool:
    parts = [
        each.action.parts
        for each in events
        if isinstance(each, SeatDecided) and isinstance(each.action, Move)
    ]
    return any(isinstance(event, Bump | Slide) for event in events) or any(
        part.how in ("swap", "sorry") for part, *_ in parts
    )


def frame(program: Program) -> bytes:
    settle(5)
    return program.screen.buffer.frame()


def afresh(program: Program) -> bytes:
    program.screen.refresh()
    return program.screen.buffer.frame()


def table_of(program: Program) -> GameTable:
    found = program.game.table  # type: ignore[union-attr]
    assert isinstance(found, GameTable)
    found.use(seats=SEATS)
    return found


@pytest.mark.parametrize("depth", [8, 4, 1])
def test_each_frame_of_motion_equals_a_fresh_drawing(qapp: object, depth: int) -> None:
    """Moving pawns leave no traces."""
    program = opened(None, "sorry", depth=depth)
    table, rng = table_of(program), random.Random(depth)
    looked = 0
    with Hour(table) as hour:
        for events, where in acts(depth, 20):
            if not events:
                table.show_position(where)
                settle(5)
            elif rare(events) or rng.random() < 0.05:
                table.play(events, where)
                while table.busy:
                    if hour.pass_frames(2) or rng.random() < 0.1:
                        assert frame(program) == afresh(program), events
                looked += 1
            if looked == 8:
                break
    assert looked == 8


@pytest.mark.parametrize("manner", list(MotionSetting))
def test_motion_cut_short_ends_in_the_same_picture(qapp: object, manner: MotionSetting) -> None:
    """A click at any time ends all motions silently, in the picture of a fresh drawing."""
    for depth in (8, 4, 1):
        program = opened(None, "sorry", depth=depth)
        table, rng = table_of(program), random.Random(depth)
        table.use(motion=manner)
        looked = 0
        with Hour(table) as hour:
            for events, where in acts(20 + depth, 30):
                if not events:
                    table.show_position(where)
                elif rare(events) or rng.random() < 0.05:
                    table.play(events, where)
                    hour.pass_frames(rng.randrange(0, 120))
                    table.finish()
                    left = frame(program)
                    assert not table.busy and table.model == table.parts.drawing.make_model(table.state)
                    assert left == afresh(program), events
                    looked += 1
                if looked == 10:
                    break
        assert looked == 10


# Captions, sounds and announcements


class Seen:
    """Records of a stage: the captions, sounds and texts of a move."""

    def __init__(
        self,
        places: str,
        move: str,
        manner: MotionSetting = MotionSetting.FULL,
        card: str = "1",
        **options: Any,
    ):
        state = position(places, card, mode="4")
        before = view(state, 0)
        action = action_of(move)
        log: list[Any] = []
        state.log = log
        state.play(action)
        self.captions: list[str] = []
        self.plates: list[QRect] = []
        self.sounds: list[Sound] = []
        self.heard: list[str] = []
        self.remarks: list[Remark] = []
        self.ms: list[int] = []
        size = layout.SMALLEST
        above = FlyingLayer(lambda _: None, lambda: size, lambda *_: None)
        stage = Stage(
            lambda _: None,
            lambda: None,
            lambda _: None,
            self.heard.append,
            self.sounds.append,
            above,
            manner,
            remark=self.remarks.append,
        )
        seats = options.pop("seats", SEATS)
        now = TableState(
            TablePosition(view(state, 0), ()),
            size,
            usable(type(PARTS.options), options),
            PARTS.extras.company_of(seats),
        )
        now = replace(now, model=PARTS.drawing.make_model(replace(now, position=TablePosition(before, ()))))
        self.lowest: dict[int, int] = {}
        self.points: list[dict[int, tuple[int, int]]] = []
        for motion in PARTS.motions.make_motions(now, stage, [SeatDecided(0, action), *log]):
            motion.begin()
            for step in range(64):
                motion.move(step / 64)
                if above.scene is not None and above.scene.caption not in self.captions:
                    self.captions.append(above.scene.caption)
                    self.plates.append(above.scene.rect(size))
                self.points.append({pawn: at.toTuple() for pawn, at in now.model.points.items()})
            motion.move(1.0)
            motion.end()
            self.ms.append(motion.ms)
        assert above.empty
        assert now.model.points == PARTS.drawing.make_model(now).points
        self.model = now.model


SHOWN = {
    "sorry": ("yellow-1=28", "sorry red-1 yellow-1", "sorry", ["SORRY!"], Occasion.BUMP),
    "bump": ("red-1=5 yellow-1=8", "forward red-1 3", "3", ["BUMP!"], Occasion.BUMP),
    "own": ("red-1=5 red-2=8", "forward red-1 3", "3", ["OH, MINE!"], Occasion.PENALTY),
    "slide": ("red-1=14 yellow-1=18", "forward red-1 2", "2", ["SLIDE 3"], Occasion.SWEEP),
    "own on the slide": (
        "red-1=14 red-2=18",
        "forward red-1 2",
        "2",
        ["SLIDE 3", "OH, MINE!"],
        Occasion.PENALTY,
    ),
    "empty slide": ("red-1=14", "forward red-1 2", "2", [], None),
    "bounce": ("red-1=s5", "forward red-1 12", "12", ["BOUNCE!"], None),
    "small bounce": ("red-1=s5", "forward red-1 2", "2", [], None),
    "swap": ("red-1=5 yellow-1=27", "swap red-1 yellow-1", "11", ["SWAP!"], Occasion.BUMP),
    "home": ("red-1=s4 red-2=home", "forward red-1 2", "2", ["HOME\n2 OF 4"], Occasion.HOME),
    "out": ("", "enter red-1", "1", [], Occasion.STRIKE),
}


@pytest.mark.parametrize("what", SHOWN)
def test_great_moments_are_shown_as_scenes(qapp: object, what: str) -> None:
    places, move, card, captions, occasion = SHOWN[what]
    seen = Seen(places, move, card=card)
    assert seen.captions == captions
    assert [each.occasion for each in seen.remarks if each.occasion is occasion] == [occasion] * bool(
        occasion
    )
    assert len(seen.heard) == len(captions)
    assert Seen(places, move, MotionSetting.PLAIN, card).captions == []
    # A moment that concerns no person has no scene, unless only computers play.
    others = [{**each, "player": "person" if each["colour"] == "green" else "racer"} for each in SEATS]
    assert Seen(places, move, card=card, seats=others).captions == [
        each for each in captions if "HOME" in each
    ]
    nobody = [{**each, "player": "racer"} for each in SEATS]
    assert Seen(places, move, card=card, seats=nobody).captions == captions


def test_a_plate_lies_on_the_board_beside_the_faces(qapp: object) -> None:
    for places, move, card, captions, _ in SHOWN.values():
        plates = Seen(places, move, card=card).plates
        assert len(plates) == len(captions)
        for plate in plates:
            assert layout.BOARD.contains(plate)
            assert not any(plate.intersects(layout.face(colour)) for colour in range(4))


def test_a_remark_names_speaker_and_target(qapp: object) -> None:
    for what in ("sorry", "bump", "swap"):
        places, move, card, *_ = SHOWN[what]
        assert Seen(places, move, card=card).remarks[0] == Remark(Occasion.BUMP, 0, 2)
    places, move, card, *_ = SHOWN["home"]
    assert Seen(places, move, card=card).remarks == [Remark(Occasion.HOME, 0, amount=2)]


@pytest.mark.parametrize("what", ["sorry", "bump", "swap"])
def test_a_bump_has_one_sound(qapp: object, what: str) -> None:
    places, move, card, *_ = SHOWN[what]
    for manner in MotionSetting:
        sounds = Counter(Seen(places, move, manner, card).sounds)
        assert sounds[Sound.SMACK] == 1


def test_a_slide_has_its_sound_at_the_start_and_no_card_sound(qapp: object) -> None:
    places, move, card, *_ = SHOWN["empty slide"]
    sounds = Seen(places, move, card=card).sounds
    assert sounds[-1] is Sound.SWEEP and Sound.CARD in sounds


@pytest.mark.parametrize("pace", [1, 2, 3, 4, 5])
def test_steps_sound_at_most_five_times_a_second_and_at_the_end(qapp: object, pace: int) -> None:
    seen = Seen("red-1=5", "forward red-1 12", card="12", pace=pace)
    steps = seen.sounds.count(Sound.CARD)
    assert 1 <= steps <= 12 and seen.sounds[-1] is Sound.CARD
    assert steps <= 1 + 5 * max(seen.ms) / 1000


def test_a_pawn_hops_five_pixels_and_flies_forty(qapp: object) -> None:
    seen = Seen("red-1=5", "forward red-1 3", card="3")
    row = layout.pawn_at(0, 5).y()
    assert min(at[0][1] for at in seen.points) == row - 5
    plain = Seen("red-1=5", "forward red-1 3", MotionSetting.PLAIN, "3")
    assert {at[0][1] for at in plain.points} == {row}
    none = Seen("red-1=5", "forward red-1 3", MotionSetting.NONE, "3")
    assert {at[0] for at in none.points} == {
        layout.pawn_at(0, place).toTuple() for place in (5, 8)
    }  # no places in between
    swapped = Seen("red-1=5 yellow-1=12", "swap red-1 yellow-1", card="11")
    assert row - 43 < min(at[0][1] for at in swapped.points) <= row - 40


def test_a_bumped_pawn_is_in_its_start(qapp: object) -> None:
    places, move, card, *_ = SHOWN["own on the slide"]
    model = Seen(places, move, card=card).model
    assert model.places[1] == START and model.places[0] < TRACK and HOME not in model.places
    assert model.lifted == () and model.sliding == {}
