"""Dialogs stand beside what they explain: in every game, at both sizes of the screen, in three languages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect

from macclassic.app.play.stepping import StepDialog, as_seen, steps_of
from macclassic.app.program.program import Program
from macclassic.app.storage.settings import Settings
from macclassic.engine.core.contract import EVERYBODY
from macclassic.engine.core.registry import games
from macclassic.engine.match.match import Match
from macclassic.engine.match.review import Review
from macclassic.engine.match.simulate import simulate, verify
from macclassic.quickdraw.resources import languages
from macclassic.table.placement.dialog_places import spots_of
from macclassic.table.table_state import TablePosition
from macclassic.toolbox.screen.emulated_screen import SIZES
from macclassic.toolbox.windows.window import Window
from tests.support.match.playing import controller_of
from tests.support.match.program import opened, settle
from tests.support.match.review_screen import first_is_best, shown_review

PLACES = pytest.mark.parametrize(
    ("game", "size", "language"),
    [
        (game, f"{size.width()}x{size.height()}", language)
        for game in games()
        if games()[game].judge is not None
        for size in SIZES
        for language in languages()
    ],
)
REGION = 12_000
"""Area of a spot that is no thing but a region, such as the place of a player."""
WEAK = {"war-of-flowers": "iq:60", "war-of-coins": "iq:60"}


def program_of(game: str, size: str, language: str) -> Program:
    settings = Settings(scale=1, sound=False, attitude="off", language=language, screen=size)
    return opened(None, game, settings=settings)


def played(game: str) -> Match:
    spec = games()[game]
    level = WEAK.get(game, spec.players.names[0][0])
    record = simulate(spec, 1, 1, {}, (level,) * len(spec.seats(spec.options())))
    record["seats"][0].update(player="person", name="Susan")
    return verify(record)


def decisions_of(match: Match) -> list[tuple[Any, int, Any]]:
    """Return each decision of the first round: the position before it, the seat and the action."""
    start, moves = next(iter(match.history()))
    before = [start, *(after for _, _, _, after in moves)]
    return [(state, actor, action) for state, (actor, action, *_) in zip(before, moves, strict=False)]


def place_of(program: Program, dialog: Window) -> QRect:
    """Return the rectangle of a dialog on the table."""
    table = controller_of(program).table
    corner = program.manager.rect_of(table.window()).topLeft() + table.mapTo(table.window(), QPoint())
    return program.manager.rect_of(dialog).translated(-corner)


def hidden_part(dialog: QRect, things: Iterable[QRect]) -> float:
    """Return the greatest part of a thing that a dialog hides."""

    def area(rect: QRect) -> int:
        return rect.width() * rect.height()

    return max((area(dialog & each) / area(each) for each in things if not each.isEmpty()), default=0.0)


def things_of(program: Program, view: object, actions: Iterable[object]) -> list[QRect]:
    """Return what actions are about on the table that shows a view: cards, pawns, flowers, cells."""
    table = controller_of(program).table
    now = table.looking_at(view)
    keys = {key for action in actions for key in spots_of(table.parts, now, action)}
    spots = table.parts.input.spots(now)
    rects = [spot.rect for spot in spots if spot.key in keys]
    return list(filter(is_thing, rects))


def is_thing(rect: QRect) -> bool:
    return rect.width() * rect.height() <= REGION


@PLACES
def test_a_hint_hides_nothing_that_it_is_about(qapp: object, game: str, size: str, language: str) -> None:
    program, match = program_of(game, size, language), played(game)
    table = controller_of(program).table
    free = [each for each in decisions_of(match) if len(each[0].legal()) > 1]
    for state, actor, action in free[:: len(free) // 5]:
        table.show_position(TablePosition(match.rules.view(state, actor), tuple(state.legal())))
        table.show_hint(action, {"why": "It is by far the best that you can do here, in every way."})
        hint = program.manager.front
        assert hint is not None
        keys = spots_of(table.parts, table.state, action)
        things = [spot.rect for spot in table.all_spots() if spot.key in keys]
        assert hidden_part(place_of(program, hint), filter(is_thing, things)) == 0
        assert table.rect().contains(place_of(program, hint))
        hint.dismiss()
        settle(2)


@PLACES
def test_a_review_leaves_the_hand_and_the_question_visible(
    qapp: object, monkeypatch: pytest.MonkeyPatch, game: str, size: str, language: str
) -> None:
    judge = games()[game].judge
    assert judge is not None
    monkeypatch.setattr(type(judge.make()), "judge", first_is_best)
    match = played(game)
    decisions = Review(match, (0,)).decisions
    program = program_of(game, size, language)
    dialog, _ = shown_review(program, match)
    here = place_of(program, dialog)
    for each in decisions:
        assert hidden_part(here, things_of(program, each.view, each.legal)) < 0.2, each.number


@PLACES
def test_stepping_hides_little_of_a_move(qapp: object, game: str, size: str, language: str) -> None:
    program, match = program_of(game, size, language), played(game)
    controller = controller_of(program)
    controller.session.show(match)
    if controller.table.parts.extras.open_table:
        as_seen(match, controller.table, 0, steps_of(match, only=0), ()).open()
    else:
        controller.look_back.lay_open()
    settle()
    dialog = program.manager.front
    assert isinstance(dialog, StepDialog)
    here = place_of(program, dialog)
    hidden = [
        hidden_part(here, things_of(program, match.rules.view(state, EVERYBODY), [action]))
        for state, _, action in decisions_of(match)
    ]
    # On the small screen the dialog is higher than the strip between the months.
    assert sum(each > 0.2 for each in hidden) <= len(hidden) // 6


CALLS = {"war-of-flowers": ("Go", "Stop"), "war-of-coins": ("KeepGoing", "End")}


@pytest.mark.parametrize("game", WEAK)
def test_all_hands_hides_few_cards_of_a_small_table(qapp: object, game: str) -> None:
    """The dialog lies between the rows of months, over the stack; its French buttons are the widest."""
    program = program_of(game, "640x480", "fr")
    controller = controller_of(program)
    table, hidden, last = controller.table, 0, 0
    controller.session.take(played(game))
    table.finish()
    settle()
    controller.look_back.lay_open()
    dialog = program.manager.front
    assert isinstance(dialog, StepDialog)
    while dialog.button("step").isEnabled():
        spots = [spot.rect for spot in table.all_spots() if spot.key in table.model.places]
        hidden += sum(hidden_part(place_of(program, dialog), [rect]) > 0.2 for rect in spots)
        last += 1
        dialog.choose("step")
        settle()
    assert last > 10 and hidden <= 2.5 * last


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", [f"{size.width()}x{size.height()}" for size in SIZES])
@pytest.mark.parametrize("game", CALLS)
def test_a_hint_about_a_call_leaves_the_question_visible(
    qapp: object, game: str, size: str, language: str
) -> None:
    """The question of a call is as large as a region, but it says what is paid."""
    program, match = program_of(game, size, language), played(game)
    table = controller_of(program).table
    calls = [each for each in decisions_of(match) if type(each[2]).__name__ in CALLS[game]]
    assert calls
    for state, actor, action in calls:
        table.show_position(TablePosition(match.rules.view(state, actor), tuple(state.legal())))
        table.show_hint(action, {"why": "It is by far the best that you can do here, in every way. " * 2})
        hint = program.manager.front
        assert hint is not None
        (question,) = (spot.rect for spot in table.all_spots() if spot.key == "prompt")
        assert hidden_part(place_of(program, hint), [question]) == 0
        hint.dismiss()
        settle(2)
