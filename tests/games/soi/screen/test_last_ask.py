"""The last ask on the screen: text and picture agree and share one timeline, over a whole match.

This holds at every pace. The table shows no ask before the last one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice, product

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QImage, QPainter

from games.soi.actions import Ask
from games.soi.cards import IDS
from games.soi.events import AskLog, Event, Give
from games.soi.options import SoiOptions
from games.soi.screen import ask_balloons, last_ask_strip, painting, prompts
from games.soi.screen.last_ask import ANSWERED, ASKED, DONE, of_view
from games.soi.screen.layout import Z_MOVING, Model, is_back, picture_of, set_name
from games.soi.screen.motion.motions import motions
from games.soi.screen.spots import on_table
from games.soi.screen.texts import words
from games.soi.screen.texts.words import Company
from games.soi.view import View
from macclassic.engine.core.game_spec import ROUND_OVER
from macclassic.engine.match.match import Match
from macclassic.table.table_state import SeatDecided, Stage, TablePosition, TableState, state_for_choosing
from macclassic.toolbox.base.motion_timing import MotionSetting
from tests.games.soi.support.program import new_match, whole_match

SIZE = QSize(637, 438)


def played() -> Iterator[tuple[Match, TablePosition, SeatDecided, Sequence[Event]]]:
    """Yield every ask of a match: the match after it, the position before it, the decision and its events."""
    match = new_match([0])
    for ask in whole_match():
        if match.actor == ROUND_OVER:
            match.next_round()
        before, seat = TablePosition(match.view(0), ()), match.actor
        events = match.apply(ask)
        yield match, before, SeatDecided(seat, ask), events


def shown_ask(model: Model) -> tuple[int, Ask]:
    assert model.last_ask is not None
    return model.last_ask.asker, Ask(model.last_ask.asked, model.last_ask.card)


def unheard(_line: str) -> None: ...


@pytest.mark.parametrize(
    ("delay", "manner"),
    [
        *product((200, 300, 400, 500, 600), [MotionSetting.FULL]),
        *product((400,), [MotionSetting.PLAIN, MotionSetting.NONE]),
    ],
)
def test_text_and_picture_show_the_same_event(qapp: object, delay: int, manner: MotionSetting) -> None:
    said: list[str] = []
    asks = 0
    for match, before, decided, events in played():
        model = picture_of(before.view, SIZE)
        now = TableState(before, SIZE, replace(SoiOptions(), delay=delay), Company((0,)), model, busy=True)
        past = model.last_ask
        stage = Stage(lambda _: None, lambda: None, said.append, unheard, lambda _: None, manner=manner)
        beats, rests = list[int](), [1.0]
        asked = decided.seat, decided.action
        for motion in motions(now, stage, [decided, *events]):
            motion.begin()
            for part in (0.0, 0.5, 1.0):
                motion.move(part)
                flying = {name for name, place in model.places.items() if place.z >= Z_MOVING}
                assert model.last_ask is not past or decided.seat == 0, "the strip is of an ask before"
                assert shown_ask(model) == asked
                assert model.last_ask is not None
                beats.append(model.last_ask.beat)
                rests.append(model.rest)
                text = words.asks(now.company, model.last_ask), words.follows(now.company, model.last_ask)
                assert last_ask_strip.sentences(now) == text
                # No other card flies open, and this one only after the answer.
                open_cards = {name for name in flying if not is_back(name) and model.places[name].face} - set(
                    model.rows[0]
                )
                kind = {IDS[4 * (asked[1].card >> 2) + suit] for suit in range(4)}
                sets = {set_name(kind) for kinds in model.sets for kind in kinds}
                assert open_cards - sets <= ({IDS[asked[1].card]} if not model.last_ask.laid else kind)
                if open_cards - sets:
                    assert model.last_ask.beat > ASKED and model.last_ask.hit
            motion.end()
        assert beats == sorted(beats) and beats[-1] == DONE
        assert (ANSWERED in beats) == any(isinstance(event, Give) for event in events)
        assert rests == sorted(rests, reverse=True) and rests[-1] == 0.0
        goal = picture_of(match.view(0), SIZE)
        assert model.last_ask == goal.last_ask == of_view(match.view(0)) and model.turn == goal.turn
        assert said[-1] == words.ask_with_outcome(now.company, goal.last_ask)  # type: ignore[arg-type]
        asks += 1
    assert asks > 200 and len(said) == asks


@pytest.mark.parametrize("delay", [200, 600])
def test_the_timeline_has_the_planned_times(qapp: object, delay: int) -> None:
    """In delays: another player's ask 1.5; then a hit 4.5, a miss 3, or a quartet 5 more."""
    stage = Stage(
        lambda _: None,
        lambda: None,
        lambda _: None,
        lambda _: None,
        lambda _: None,
        manner=MotionSetting.FULL,
    )
    seen = set()
    for _, before, decided, events in played():
        model = picture_of(before.view, SIZE)
        now = TableState(before, SIZE, replace(SoiOptions(), delay=delay), Company((0,)), model)
        names = {type(event).__name__ for event in events}
        whole = 0 if decided.seat == 0 else 1.5
        whole += 4.5 if "Give" in names else 3
        whole += 5 * ("Set" in names) + 1 * ("Out" in names)
        made = list(motions(now, stage, [decided, *events]))
        assert sum(motion.ms for motion in made) == round(delay * whole)
        seen |= names
    assert {"Give", "Refuse", "Set"} <= seen


def test_nothing_on_screen_reveals_an_ask_before_the_last_three(qapp: object) -> None:
    """Two logs that differ in all but the last three asks look and sound alike."""
    compared = 0
    for number, (match, *_) in enumerate(played()):
        view = match.view(0)
        if len(view.log) < 4 or match.actor < 0:
            continue
        forgotten = replace(view, log=AskLog.of(view.log[-3:]))
        one, other = (_shown(each, match.legal if match.actor == 0 else ()) for each in (view, forgotten))
        if number % 5 == 0:
            assert on_table(one) == on_table(other)
            assert _drawn(one) == _drawn(other)
        compared += 1
    assert compared > 200


def _shown(view: View, legal: Sequence[Ask]) -> TableState:
    """Return the table's state for a view, with sets in the order of their kinds."""
    model = picture_of(view, SIZE)
    for kinds in model.sets:
        kinds.sort()
    model.lay_out()
    now = TableState(TablePosition(view, legal), SIZE, SoiOptions(), Company((0,)), model)
    return state_for_choosing(now, (), prompts.next_spots)


def _drawn(now: TableState) -> QImage:
    image = QImage(SIZE, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    painting.paint(painter, image.rect(), now)
    painter.end()
    return image


@pytest.mark.parametrize("questions", [True, False])
def test_balloons_show_the_question_at_the_asked_player_and_a_refusal(qapp: object, questions: bool) -> None:
    """Over a whole match the balloons show other players' asks and refusals, and nothing else."""
    seen = set()
    options = replace(SoiOptions(), questions=questions)
    for match, before, decided, events in played():
        now = TableState(before, SIZE, options, Company((0,)), picture_of(before.view, SIZE), busy=True)
        quiet = Stage(lambda _: None, lambda: None, lambda _: None, lambda _: None, lambda _: None)
        ask: Ask = decided.action
        for motion in motions(now, quiet, [decided, *events]):
            motion.begin()
            found = ask_balloons.ask_balloon(now)
            last_ask = now.model.last_ask
            if last_ask.beat == ASKED and decided.seat:
                asked = f"{words.kind_letters(ask.card >> 2)}?", ask.card & 3
            elif last_ask.beat > ASKED and not last_ask.hit:
                asked = "No", -1
            else:
                asked = None
            if asked is None or not questions:
                assert found is None and ask_balloons.shape(now) is None
            else:
                assert found is not None
                seat, said = found
                assert seat == ask.of and (said.before + said.after, said.one) == asked
                shape = ask_balloons.shape(now)
                assert shape is not None and QRect(QPoint(0, 0), SIZE).contains(shape.bounds)
                assert not shape.bounds.intersects(now.model.size.strip)
                # The balloon shows the asker's face, and its tail does not point at the asked player.
                assert said.by == (decided.seat if last_ask.beat == ASKED else -1)
                if said.by >= 0 and not shape.paper.contains(shape.tip):
                    face = now.model.size.face(now.model.place(said.by)).center()
                    away = [(at - face).manhattanLength() for at in (shape.tip, shape.paper.center())]
                    assert away[0] < away[1] and not now.model.size.face(now.model.place(seat)).contains(
                        shape.tip
                    )
                seen.add((seat, said.one))
            motion.move(1.0)
            motion.end()
        assert ask_balloons.ask_balloon(replace(now, busy=False)) is None
        assert match.view(0) is not None
    assert len(seen) == (questions and 4 * 5)


def test_remarks_about_an_ask_disappear_at_the_next(qapp: object) -> None:
    """Otherwise it would seem to be about the next ask."""
    for _, before, decided, events in islice(played(), 40):
        now = TableState(before, SIZE, SoiOptions(), Company((0,)), picture_of(before.view, SIZE), busy=True)
        ask = now.model.last_ask
        gone: list[bool] = []

        def make_room(rect: QRect, now: TableState = now, ask: object = ask, gone: list[bool] = gone) -> None:
            if rect == QRect(QPoint(0, 0), SIZE):
                gone.append(now.model.last_ask is ask)

        stage = Stage(unheard, lambda: None, unheard, unheard, unheard, make_room=make_room)
        for place, motion in enumerate(motions(now, stage, [decided, *events])):
            motion.begin()
            if place == 0:
                assert gone == [True] and shown_ask(now.model) == (decided.seat, decided.action)
            motion.move(1.0)
            motion.end()
        assert gone == [True]


def test_an_option_waits_for_a_click_before_the_next_ask(qapp: object) -> None:
    """The wait comes only before a computer's ask, and not in a replay."""
    options = replace(SoiOptions(), wait=True)
    heard: list[str] = []
    stage = Stage(lambda _: None, lambda: None, lambda _: None, heard.append, lambda _: None)
    waited = 0
    for match, before, decided, events in played():
        for watching in (True, False):
            model = picture_of(before.view, SIZE)
            now = TableState(replace(before, watching=watching), SIZE, options, Company((0,)), model)
            last = list(motions(now, stage, [decided, *events]))[-1]
            assert last.waits == (not watching and match.actor > 0)
        if last.waits:
            waited += 1
            last.begin()
            assert model.waits and heard[-1] == prompts.waiting()
            last.end()
            assert not model.waits
    assert waited > 100
