"""Participation in a round: the weakest player that decided counts, despite changes, undo and saving."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from macclassic.engine.core.chance import Stream
from macclassic.engine.core.options import checked
from macclassic.engine.core.registry import games
from macclassic.engine.match import record as records
from macclassic.engine.match.match import Match
from macclassic.engine.match.replay import replayed
from macclassic.engine.progress.round_results import finished

LEVELS = {
    "war-of-flowers": ("iq:60@aunt", "iq:140@aunt"),
    "war-of-coins": ("iq:80", "iq:160"),
    "soi": ("easiest", "impossible"),
    "sorry": ("racer", "thoughtful"),
    "flower-power": ("random", "strategist"),
}
"""A weaker and a stronger player of each game that has several."""


def begun(game: str, opponent: str, seed: int = 5) -> Match:
    """Return a match of a person at the first seat against one kind of computer player."""
    spec = games()[game]
    options = checked(spec.options, {})
    seats = [{"name": each.name, "player": opponent} for each in spec.seats(options)]
    seats[0]["player"] = "person"
    match = Match.new(spec, options, seats, seed)
    match.started_at = "2026-01-01T12:00:00"
    return match


def decide(match: Match, chance: Stream) -> int:
    """Play a random action for the seat to move and return the seat."""
    seat = match.actor
    match.apply(chance.choice(match.legal))
    return seat


def until(match: Match, seat: int, chance: Stream) -> None:
    """Play on until it is the seat's turn."""
    while match.actor != seat:
        assert match.actor >= 0
        decide(match, chance)


def to_the_end(match: Match, chance: Stream) -> None:
    for _ in range(20_000):
        if match.actor < 0:
            return
        decide(match, chance)
    raise AssertionError("the round never ended")


def again(match: Match) -> Match:
    """Return a match after saving and reading it."""
    return replayed(records.loads(records.dumps(match.to_record())), match.spec)


def opponent(match: Match) -> str:
    """Return the player that the statistics name for the second seat."""
    return finished(match, 0, "now").opponents.split(",")[0]


def alone(match: Match) -> bool:
    """True if one person at the first seat has played the round."""
    return match.participation.is_alone(0, match.players)


@pytest.mark.parametrize("game", LEVELS)
def test_the_weakest_level_that_decided_counts(game: str) -> None:
    weak, strong = LEVELS[game]
    for first, second in ((weak, strong), (strong, weak)):
        chance = Stream(3, "levels")
        match = begun(game, first)
        until(match, 1, chance)
        decide(match, chance)
        match = again(match)
        match.seat_player(1, second)
        match = again(match)
        until(match, 1, chance)
        decide(match, chance)
        match = again(match)
        to_the_end(match, chance)
        assert opponent(match) == weak
        assert opponent(again(match)) == weak


@pytest.mark.parametrize("game", LEVELS)
def test_a_level_changed_before_it_decided_does_not_count(game: str) -> None:
    weak, strong = LEVELS[game]
    chance = Stream(4, "levels")
    match = begun(game, strong)
    until(match, 1, chance)
    decide(match, chance)
    match.seat_player(1, weak)
    match = again(match)
    match.seat_player(1, strong)
    to_the_end(match, chance)
    assert opponent(match) == strong
    assert "played" not in json.dumps(match.to_record())


@pytest.mark.parametrize("game", LEVELS)
def test_undo_keeps_the_levels_that_decided(game: str) -> None:
    weak, strong = LEVELS[game]
    chance = Stream(5, "levels")
    match = begun(game, weak)
    until(match, 0, chance)
    decide(match, chance)
    until(match, 1, chance)
    decide(match, chance)
    assert match.undo(0, beyond=True)
    match = again(match)
    match.seat_player(1, strong)
    match = again(match)
    to_the_end(match, chance)
    assert opponent(match) == weak


def test_a_round_begins_with_the_levels_seated_then(tmp_path: Path) -> None:
    chance = Stream(6, "levels")
    match = begun("soi", "easiest")
    to_the_end(match, chance)
    assert opponent(match) == "easiest"
    match.next_round()
    for seat in (1, 2, 3):
        match.seat_player(seat, "impossible")
    to_the_end(match, chance)
    assert finished(match, 0, "now").opponents == "impossible,impossible,impossible"
    first, second = again(match).to_record()["rounds"][:2]
    assert first["played"][1] == ["easiest"] and "played" not in second


def test_computers_that_decided_at_the_persons_seat_are_recorded() -> None:
    chance = Stream(7, "levels")
    match = begun("sorry", "greedy")
    until(match, 0, chance)
    decide(match, chance)
    assert alone(match)
    match.seat_player(0, "thoughtful")
    until(match, 0, chance)
    decide(match, chance)
    match.seat_player(0, "person")
    assert not alone(again(match))
    # Another person at the other seat has no level.
    other = begun("sorry", "person")
    until(other, 1, chance)
    decide(other, chance)
    other.seat_player(1, "thoughtful")
    assert not alone(again(other))


@pytest.mark.parametrize(
    "recorded", ["x", [], [1, 2], [["racer"]], [["racer", 5], []], {"1": "racer"}, None, [None, None]]
)
def test_other_programs_keys_with_our_names_are_ignored(recorded: Any) -> None:
    chance = Stream(8, "levels")
    match = begun("sorry", "thoughtful")
    to_the_end(match, chance)
    data = match.to_record()
    data["rounds"] = [{**data["rounds"][0], "played": recorded, "hints": recorded, "stood_in": -3}]
    read = replayed(json.loads(json.dumps(data)), match.spec)
    assert opponent(read) == "thoughtful"
    assert (read.participation.hints, read.participation.stood_in) == (0, 0)


@pytest.mark.parametrize("game", LEVELS)
def test_hints_and_stand_ins_survive_saving_and_undo(game: str) -> None:
    weak, strong = LEVELS[game]
    chance = Stream(9, "levels")
    match = begun(game, strong)
    until(match, 0, chance)
    match.participation.hints += 1
    match = again(match)
    decide(match, chance)
    until(match, 1, chance)
    match.apply(chance.choice(match.legal), weak)
    assert match.undo(0, beyond=True)
    match = again(match)
    assert (match.participation.hints, match.participation.stood_in) == (1, 1)
    to_the_end(match, chance)
    assert opponent(match) == weak
    if match.actor == -1:
        match.next_round()
        assert (match.participation.hints, match.participation.stood_in) == (0, 0)


@pytest.mark.parametrize("game", LEVELS)
def test_players_are_listed_from_the_weakest(game: str) -> None:
    players = games()[game].players
    weak, strong = LEVELS[game]
    assert players.rank("person") == players.rank("nobody at all") == -1
    assert 0 <= players.rank("random") <= players.rank(weak) < players.rank(strong)
    assert players.rank(weak) < players.rank(players.stand_in) < players.rank(strong)
    for name, _ in players.names:
        assert players.rank(name) >= 0
    assert players.rank(players.adviser) == max(players.rank(name) for name, _ in players.names)


def test_a_temper_does_not_change_the_level_and_an_unlisted_level_counts_as_the_nearest() -> None:
    players = games()["war-of-flowers"].players
    ranks = [players.rank(f"iq:{n}") for n in (60, 80, 100, 120, 140, 160)]
    assert ranks == sorted(set(ranks))
    assert players.rank("iq:120@aunt") == players.rank("iq:120") == players.rank("iq:125@sailor")
    assert players.rank("greedy") == players.rank("iq:100")


@pytest.mark.parametrize("game", games())
def test_a_stand_in_is_no_stronger_than_the_player_it_replaces(game: str) -> None:
    players = games()[game].players
    for name, _ in players.names:
        least = min(players.rank(name), players.rank(players.stand_in))
        assert players.rank(players.in_place_of(name)) == least
    assert players.in_place_of("nobody at all") == players.stand_in
