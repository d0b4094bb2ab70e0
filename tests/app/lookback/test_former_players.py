"""The log names those who sat at the table then, after a change of companions and in a record of it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from macclassic.app.lookback.missed_moves import PuzzleStore, keep_found
from macclassic.app.lookback.replay_controller import RecordedSteps
from macclassic.app.lookback.review_window import ReviewSession
from macclassic.app.play.presenter import Presenter
from macclassic.app.play.stepping import log_lines_of, steps_of
from macclassic.engine.core.companions import NAMES
from macclassic.engine.core.options import PERSON
from macclassic.engine.core.registry import games
from macclassic.engine.match.match import Match
from macclassic.engine.match.record import dumps, loads
from macclassic.engine.match.replay import replayed
from macclassic.engine.match.review import Review
from macclassic.engine.players import think_server
from macclassic.flower_cards.weighing import Weighed
from macclassic.table.company.names import companion
from macclassic.table.game_table import GameTable
from tests.support.match.program import opened

GAMES = {"war-of-flowers": "iq:100", "flower-power": "fencer"}
BEFORE, AFTER = "aunt", "sailor"
MOVES = 24


def changed_match(game: str) -> Match:
    """Return a match in which a companion at the second seat was replaced by another."""
    spec = games()[game]
    options = spec.options()
    players = [PERSON, f"{GAMES[game]}@{BEFORE}", *[f"{GAMES[game]}@clerk"] * 4]
    match = Match.new(spec, {}, spec.seated(options, players[: len(spec.seats(options))]), 5)
    _go_on(match)
    match.seat_player(1, f"{GAMES[game]}@{AFTER}")
    _go_on(match)
    return match


class FirstIsBest:
    """Judge that rates the first action by its text above any other."""

    def judge(self, _view: object, legal: list[Any], _stream: object) -> list[Weighed]:
        best = min(legal, key=str)
        return [Weighed(50.0 - 19 * (each != best), 19.0 * (each != best), 0.4) for each in legal]


def test_a_review_and_its_puzzles_show_who_sat_there_then(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(think_server, "_judge", lambda _game: FirstIsBest())
    program = opened(tmp_path / "data", "war-of-flowers")
    assert program.game is not None
    table = program.game.table
    spec, rng = games()["war-of-flowers"], random.Random(3)
    match = Match.new(spec, {}, spec.seated(spec.options(), [PERSON, f"iq:100@{BEFORE}", "iq:100@clerk"]), 5)
    while match.actor >= 0:
        match.apply(rng.choice(match.legal))
    match.seat_player(1, f"iq:100@{AFTER}")
    match.next_round()
    presenter = Presenter(table)
    presenter.take(match)
    presenter.show()
    assert table.state.company[1].name == companion(AFTER)
    looking = keep_found(program, ReviewSession(Review(match, (0,)), table, thinks=False))
    looking.open()
    looking.dialog.select(0)
    assert table.state.company[1].name == companion(BEFORE)
    looking.dialog.choose("ok")
    presenter.show_again()
    assert table.state.company[1].name == companion(AFTER)
    for puzzle in PuzzleStore(program, "war-of-flowers").all().values():
        assert str(puzzle.seats[1]["player"]).endswith(BEFORE)


def _go_on(match: Match) -> None:
    rng = random.Random(4)
    for _ in range(MOVES):
        if match.actor < 0:
            match.next_round()
        match.apply(rng.choice(match.legal))


@pytest.mark.parametrize("game", GAMES)
def test_the_log_names_who_sat_there_then(qapp: object, game: str) -> None:
    program = opened(None, game)
    assert program.game is not None
    table = program.game.table
    assert isinstance(table, GameTable)
    match = changed_match(game)
    old, new = companion(BEFORE), companion(AFTER)
    assert old and new and {BEFORE, AFTER} <= NAMES.keys()
    for each in (match, replayed(loads(dumps(match.to_record())), match.spec)):
        presenter = Presenter(table)
        presenter.take(each)
        told = [(number, presenter.past_events(number)) for number in range(each.round_count)]
        recorded = RecordedSteps(steps_of(each))
        told += [(number, recorded.past_events(number)) for number in range(each.round_count)]
        lines = {True: "", False: ""}
        for number, steps in told:
            for step, sentences in enumerate(log_lines_of(table, steps)):
                plies = sum(len(round_.moves) for round_ in each.played_rounds[:number]) + step
                lines[plies <= MOVES] += " ".join(sentences)
        assert old in lines[True] and new not in lines[True]
        assert new in lines[False] and old not in lines[False]


def test_moves_after_an_undo_are_those_of_the_present_player(qapp: object) -> None:
    match = changed_match("war-of-flowers")
    number, step = match.round_count - 1, len(match.played_rounds[-1].moves)
    match.seat_player(1, f"iq:100@{BEFORE}")
    assert match.seats_at(number, step - 1)[1]["player"].endswith(AFTER)
    assert match.undo(match.played_rounds[-1].moves[-1].seat, beyond=True)
    step = len(match.played_rounds[-1].moves)
    assert match.seats_at(number, step)[1]["player"].endswith(BEFORE)
