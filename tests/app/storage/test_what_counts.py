"""Tests of the rounds that the statistics count, played at real tables."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from macclassic.engine.core.game_spec import MATCH_OVER
from macclassic.engine.core.options import Options
from macclassic.engine.core.registry import games
from macclassic.engine.match import record as records
from macclassic.engine.match.match import Match
from macclassic.engine.progress.round_results import beaten, finished
from tests.support.match.player import Player
from tests.support.match.playing import controller_of
from tests.support.match.program import clear_away, settle

SHOWN = [key for key, spec in games().items() if spec.screen]
LONG = ("sorry", "flower-power")
"""Games whose rounds take hundreds of random moves."""


@pytest.fixture
def player(qapp: object, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Player]:
    yield Player(tmp_path / "data", getattr(request, "param", "war-of-coins"))
    clear_away()


every_game = pytest.mark.parametrize(
    "player",
    [pytest.param(key, marks=pytest.mark.slow if key in LONG else ()) for key in SHOWN],
    indirect=True,
)


def test_a_round_counts_once_despite_restarts(player: Player) -> None:
    player.begin(7)
    player.play(3)
    player.again()
    player.finish()
    for _ in range(2):
        player.stop()
        player.start()
    assert not player.of_practice
    assert player.counted() == [(player.match.key, 1)]


@every_game
def test_undo_without_new_knowledge_keeps_the_round_counted(player: Player) -> None:
    player.begin(7)
    undone = 0
    while player.match.actor >= 0:
        player.play()
        if player.session.can_undo and undone < 5:
            undone += 1
            player.session.undo()
            player.again()
    assert not player.match.practice and not player.of_practice
    assert player.counted() == [(player.match.key, 1)]


def test_undo_past_revealed_cards_makes_practice_for_good(player: Player) -> None:
    player.begin(7)
    player.until(lambda: player.session.can_practise and not player.session.can_undo)
    player.session.undo(beyond=True)
    assert player.match.practice
    player.again()
    assert player.match.practice
    player.finish()
    assert not player.counted()


@every_game
def test_a_match_from_a_file_is_practice_and_this_is_reported_once(player: Player) -> None:
    player.begin(7)
    player.play(2)
    kept = player.save()
    player.begin(8)
    player.open(kept)
    assert player.match.practice and len(player.of_practice) == 1
    player.again()
    player.finish()
    assert player.match.practice and len(player.of_practice) == 1
    assert not player.counted()


def test_a_match_still_counts_after_another_was_opened(player: Player) -> None:
    """Opening a file replaces the match; rounds played before remain counted."""
    player.begin(7)
    player.finish()
    first = player.match.key
    kept = player.save()
    player.open(kept)
    player.finish()
    assert player.match.practice and player.counted() == [(first, 1)]
    player.begin(8)
    player.finish()
    assert player.counted() == [(first, 1), (player.match.key, 1)]


def test_a_deal_chosen_by_its_number_is_practice(player: Player) -> None:
    game = controller_of(player.program)
    game.begin(7, practice="This deal was chosen by its number.")
    assert player.match.practice and len(player.messages) == 1
    settle()


def test_the_next_match_after_practice_counts(player: Player) -> None:
    player.begin(7)
    player.until(lambda: player.session.can_practise and not player.session.can_undo)
    player.session.undo(beyond=True)
    player.begin(8)
    player.finish()
    assert not player.match.practice
    assert player.counted() == [(player.match.key, 1)]


def test_a_finished_match_copied_over_the_autosave_is_counted(player: Player) -> None:
    """Files that the player edits are the player's own: the program does not protect them."""
    player.begin(7)
    played = Match.new(player.match.spec, player.match.options, player.match.seats, 55)
    played.started_at = "1993-09-01T00:00:00"
    rng = random.Random(4)
    while played.actor >= 0:
        played.apply(rng.choice(played.legal))
    player.stop()
    player.autosave.write_text(records.dumps(played.to_record()))
    assert player.start() == (played.actor != MATCH_OVER)
    assert player.counted() == [(played.key, 1)]


@pytest.mark.parametrize("when", ["first", "last", "never"])
def test_a_match_counts_only_if_the_person_played_all_its_rounds(player: Player, when: str) -> None:
    """A round with a computer's decision for the person does not count, nor does its match."""
    spec = games()["war-of-coins"]
    match = Match.new(spec, player_options(player), [{"player": "person"}, {"player": "random"}], 3)
    rng = random.Random(5)
    number = 0
    while match.actor != MATCH_OVER:
        if match.actor < 0:
            match.next_round()
            number += 1
            continue
        stand_in = "random" if match.actor == 0 and number == 0 and when == "first" else ""
        match.apply(rng.choice(match.legal), stand_in)
    if when == "last":
        match.participation.note_decision(0, "random")
    last = finished(match, 0, "1993-09-01T20:00:00")
    won = match.rules.result(match.state).tally(0).place == 1
    assert last.last == (when == "never")
    assert beaten(match, 0) == (frozenset({"random"}) if won and when == "never" else frozenset())


def player_options(player: Player) -> Options:
    return controller_of(player.program).chosen.asked()


def test_a_match_counts_against_the_weakest_level_in_it(player: Player) -> None:
    spec = games()["war-of-coins"]
    strong, weak = "iq:160", "iq:80"
    match = Match.new(spec, player_options(player), [{"player": "person"}, {"player": weak}], 3)
    rng = random.Random(5)
    while match.actor >= 0:
        match.apply(rng.choice(match.legal))
    match.next_round()
    match.seat_player(1, strong)
    while match.actor != MATCH_OVER:
        if match.actor < 0:
            counted = finished(match, 0, "1993-09-01T20:00:00")
            assert counted.opponents == strong and not counted.last
            match.next_round()
        match.apply(rng.choice(match.legal))
    counted = finished(match, 0, "1993-09-01T20:00:00")
    assert counted.last and counted.opponents == weak
