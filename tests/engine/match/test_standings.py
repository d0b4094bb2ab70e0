"""Standings of a match: sums equal to its outcome, places, and the highlight."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from macclassic.engine.core.contract import Tally
from macclassic.engine.core.game_spec import MATCH_OVER
from macclassic.engine.core.registry import games
from macclassic.engine.match.replay import replayed
from macclassic.engine.match.simulate import simulate
from macclassic.engine.match.standings import Highlight, Standings, standings_of


def _round(winner: int, *changes: int) -> list[Tally]:
    return [Tally(seat == winner, 0, change, 0) for seat, change in enumerate(changes)]


def test_the_rounds_sums_equal_the_wars_outcome() -> None:
    spec = games()["war-of-flowers"]
    match = replayed(simulate(spec, 5, 40, {"money": 20}), spec)
    assert match.actor == MATCH_OVER
    went = standings_of(match)

    assert [20 + line[-1] for line in went.sums] == list(match.result.money)
    assert all(sum(tally.change for tally in tallies) == 0 for tallies in went.rounds)
    assert len(went.rounds) == match.round_count
    assert sorted(went.places)[0] == 1
    winner = match.result.ranking[0][0]
    assert went.places[winner] == 1


def test_standings_of_a_match_under_way_cover_the_finished_rounds() -> None:
    spec = games()["war-of-flowers"]
    match = replayed(simulate(spec, 5, 1, {"money": 50}), spec)
    match.next_round()

    assert len(standings_of(match).rounds) == 1


def test_the_highlight_prefers_the_longest_run_to_the_best_round() -> None:
    rounds = [_round(0, 1, -1), _round(1, -9, 9), _round(0, 1, -1), _round(0, 1, -1), _round(0, 1, -1)]

    assert Standings(rounds).best == Highlight(5, 0, 0, run=3)
    assert Standings(rounds[:4]).best == Highlight(2, 1, 9)


@given(st.lists(st.tuples(st.integers(-1, 1), st.integers(0, 50)), min_size=1, max_size=30))
def test_the_highlight_occurs_in_the_rounds(recorded: list[tuple[int, int]]) -> None:
    rounds = [_round(seat, *((won, -won) if seat == 0 else (-won, won))) for seat, won in recorded]
    best = Standings(rounds).best

    if best.run:
        won = [next((n for n, each in enumerate(tallies) if each.won), -1) for tallies in rounds]
        assert won[best.number - best.run : best.number] == [best.seat] * best.run
    else:
        assert rounds[best.number - 1][best.seat].change == best.amount
        assert best.amount == max(each.change for tallies in rounds for each in tallies)
