"""Tests of the arena: fair seatings, results independent of the executor, and resumed runs."""

from __future__ import annotations

import io
import json
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import permutations
from pathlib import Path

import pytest

from macclassic.app.cli.main import main
from macclassic.engine.core.game_spec import BadOption
from macclassic.engine.core.registry import games
from macclassic_lab.arena import (
    ArenaPlan,
    BadResults,
    DealOutcome,
    ResultsFile,
    check,
    interval,
    meet,
    play,
    summary,
)
from macclassic_lab.arena_commands import ProgressBar

WAR = "war-of-flowers"
PAIR = ArenaPlan(WAR, ("greedy", "random"))


def same(one: list[DealOutcome], two: list[DealOutcome]) -> bool:
    """True if two runs have the same results, apart from times."""
    return [(each.seed, each.gains, each.shares, each.decisions) for each in one] == [
        (each.seed, each.gains, each.shares, each.decisions) for each in two
    ]


def test_two_players_sit_in_each_seat_three_in_each_order() -> None:
    assert PAIR.seatings(3) == ((0, 1, 1), (1, 0, 1), (1, 1, 0))
    assert PAIR.seatings(2) == ((0, 1), (1, 0))
    three = ArenaPlan(WAR, ("greedy", "random", "iq:80")).seatings(3)
    assert sorted(three) == sorted(permutations(range(3))) and len(three) == 6
    with pytest.raises(BadOption, match="two players here or 3, not 1"):
        ArenaPlan(WAR, ("greedy",)).seatings(3)
    with pytest.raises(BadOption, match="takes two players, not 3"):
        ArenaPlan(WAR, ("greedy",) * 3).seatings(2)


@pytest.mark.parametrize("game", sorted(games()))
def test_the_arena_plays_every_game(game: str) -> None:
    found = meet(ArenaPlan(game, ("random", "random")), 5)
    assert len(found.gains) == 2 and all(each > 0 for each in found.decisions)


def test_gains_of_the_players_sum_to_zero() -> None:
    for seed in range(12):
        found = meet(PAIR, seed)
        assert found.gains[0] + 2 * found.gains[1] == pytest.approx(0)
    for seed in range(4):
        three = meet(ArenaPlan(WAR, ("greedy", "random", "iq:80")), seed)
        assert sum(three.gains) == pytest.approx(0)


def test_a_player_against_itself_gains_zero() -> None:
    """Luck cancels out: the same choices are made in every seat of a deal."""
    plan = ArenaPlan(WAR, ("iq:100", "iq:100"))
    for seed in range(20):
        assert meet(plan, seed).gains[0] == pytest.approx(0)


def test_whole_matches_share_first_places() -> None:
    plan = ArenaPlan(WAR, ("iq:100", "random", "random"), {"money": "20"}, whole=True)
    found = [meet(plan, seed) for seed in range(3)]
    for each in found:
        assert sum(each.shares) == pytest.approx(1)
    text = summary(plan, found)
    assert text["games"] == 18 and text["players"][0]["share"] > 0.5


def test_results_are_the_same_with_any_executor() -> None:
    with ThreadPoolExecutor(2) as executor:
        assert same(play(PAIR, range(30, 50), executor), play(PAIR, range(30, 50)))


def test_an_interrupted_run_resumes_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "results"
    whole = play(PAIR, range(10))
    seen: list[tuple[int, int]] = []
    play(PAIR, range(6), results=ResultsFile(path, PAIR))
    with path.open("a") as file:
        file.write('{"seed": 6, "gains": [')  # A line that was cut off.
    again = play(
        PAIR, range(10), results=ResultsFile(path, PAIR), progress=lambda done, of: seen.append((done, of))
    )
    assert same(again, whole) and seen[0] == (6, 10) and seen[-1] == (10, 10) and len(seen) == 5
    assert len(ResultsFile(path, PAIR).found) == 10


@pytest.mark.parametrize("text", ["", "x\n", "{}\n", '{"format": "macclassic-record"}\n', "[]\n"])
def test_a_file_without_results_is_refused_and_unchanged(tmp_path: Path, text: str) -> None:
    path = tmp_path / "results"
    path.write_text(text)
    with pytest.raises(BadResults, match="not a file of results"):
        ResultsFile(path, PAIR)
    assert path.read_text() == text


def test_results_of_other_players_are_not_mixed(tmp_path: Path) -> None:
    path = tmp_path / "results"
    ResultsFile(path, PAIR)
    with pytest.raises(BadResults, match="another meeting"):
        ResultsFile(path, ArenaPlan(WAR, ("greedy", "iq:60")))


def test_interval_returns_mean_and_half_width() -> None:
    assert interval([1.0, 1.0, 1.0]) == (1.0, None)
    mean, half = interval([0.0, 2.0] * 50)
    assert mean == 1.0 and half == pytest.approx(1.96 * 1.00504 / 10, abs=1e-4)


def test_the_arena_command_prints_the_results(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "results"
    command = ["arena", WAR, "--players", "greedy", "random", "--deals", "5", "--results", str(path)]
    assert main([*command, "--json"]) == 0
    output = json.loads(capsys.readouterr().out)
    assert output["deals"] == 5 and output["games"] == 15
    assert [each["player"] for each in output["players"]] == ["greedy", "random"]
    assert main(command) == 0
    assert "greedy" in capsys.readouterr().out
    assert main(["arena", WAR, "--players", "greedy", "nobody", "--results", str(tmp_path / "b")]) == 2
    assert not (tmp_path / "b").exists()
    assert main(["arena", WAR, "--players", "greedy", "random", "--results", str(tmp_path)]) == 2
    errors = capsys.readouterr().err.splitlines()
    assert len(errors) == 2 and all(line.startswith("macclassic: ") for line in errors)


@pytest.mark.parametrize("address", ["", "somewhere", "file:///etc/passwd", "tcp://a b:1", "tcp://127.0.0.1"])
def test_an_invalid_address_is_reported(capsys: pytest.CaptureFixture[str], address: str) -> None:
    command = ["arena", WAR, "--players", "greedy", "random", "--deals", "1", "--scheduler", address]
    assert main(command) == 2
    assert capsys.readouterr().err.splitlines() == [
        "macclassic: --scheduler takes “local”, or an address such as tcp://somewhere:8786"
    ]


def test_without_dask_the_message_names_the_package_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main(["arena", WAR, "--players", "greedy", "random", "--deals", "1", "--scheduler", "local"]) == 2
    errors = capsys.readouterr().err.splitlines()
    assert len(errors) == 1 and "macclassic-lab[cluster]" in errors[0]


class Terminal(io.StringIO):
    """A stream that claims to be a terminal."""

    def isatty(self) -> bool:
        return True


def test_the_progress_bar_shows_the_remaining_time() -> None:
    seen, times = Terminal(), iter([100.0, 110.0, 400.0, 400.0])
    bar = ProgressBar(seen, clock=lambda: next(times))
    for done in (40, 50, 60, 1040):  # The first forty come from an earlier run and took no time in this one.
        bar(done, 1040)
    lines = [each.rstrip("\x1b[K") for each in seen.getvalue().split("\r")[1:]]
    assert [each.partition("] ")[2] for each in lines] == [
        "40 of 1040 deals",
        "50 of 1040 deals, about 16 min left",
        "60 of 1040 deals, about 4 h left",
        "1040 of 1040 deals",
    ]
    quiet = io.StringIO()
    ProgressBar(quiet)(1, 2)
    assert quiet.getvalue() == ""


@pytest.mark.parametrize(("deals", "why"), [("1", "one deal is too few"), ("3", "all deals came out alike")])
def test_an_unknown_interval_is_reported_with_its_reason(
    capsys: pytest.CaptureFixture[str], deals: str, why: str
) -> None:
    """The same player on both sides gains nothing on any deal, which proves nothing."""
    command = ["arena", WAR, "--players", "greedy", "iq:100", "--deals", deals]
    assert main(command) == 0
    out = capsys.readouterr().out
    assert why in out and "+0.000 ± ? a game" in out and "± 0.000" not in out
    assert main([*command, "--json"]) == 0
    output = json.loads(capsys.readouterr().out)
    assert [each["gain_95"] for each in output["players"]] == [None, None]


def test_every_row_of_the_ladders_can_be_played() -> None:
    """docs/strength.md: each command names existing players and options."""
    page = (Path(__file__).parents[2] / "docs" / "strength.md").read_text(encoding="utf-8")
    commands = re.findall(r"`macclassic arena (\S+) --players (\S+) (\S+) (.*?)`", page)
    assert len(commands) >= 36
    several = {key for key, spec in games().items() if len(spec.players.names) > 1}
    assert several == {game for game, *_ in commands}, "games with several players, and games with rows"
    for game, one, two, rest in commands:
        options = dict(each.split("=") for each in re.findall(r"--option (\S+)", rest))
        check(ArenaPlan(game, (one, two), options))
        assert re.search(r"--deals \d+ --seed \d+$", rest)
