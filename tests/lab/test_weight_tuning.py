"""``macclassic tune``: weights improve and are written to a file; errors are one line."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from games.war_of_flowers import GAME
from games.war_of_flowers.players.card_worth import WEIGHTS
from macclassic.app.cli.main import main
from macclassic_lab import weight_tuning
from macclassic_lab.tuned_games.war_of_flowers import tunable
from macclassic_lab.tuned_weights import shaped
from macclassic_lab.weight_tuning import TuningPlan, tune


class Hill:
    """Tunable weights with a known gain: the nearer to (1, -1) the better, with some luck in each deal."""

    asked: list[int]

    def __init__(self) -> None:
        self.asked = []

    def numbers(self) -> Sequence[float]:
        return (0.0, 0.0)

    def gain(self, numbers: Sequence[float], first: int, deals: int) -> float:
        self.asked.append(first)
        return -abs(numbers[0] - 1) - abs(numbers[1] + 1) + first % 3 / 10

    def text(self, numbers: Sequence[float]) -> str:
        return " ".join(map(str, numbers))


def test_tuned_weights_improve_and_no_deal_is_used_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    hill = Hill()
    monkeypatch.setattr(weight_tuning, "games", lambda: {"hill": replace(GAME, tunable=lambda: hill)})
    with ThreadPoolExecutor(1) as executor:
        found = list(tune("hill", TuningPlan(generations=40, population=40, deals=7), executor))
    assert [each.number for each in found] == list(range(1, 41))
    assert abs(found[-1].mean[0] - 1) < 0.4 and abs(found[-1].mean[1] + 1) < 0.4
    assert found[-1].mean_gain > found[0].mean_gain
    firsts = sorted(set(hill.asked))
    assert firsts == [weight_tuning.FIRST_DEAL + 7 * number for number in range(40)]


def test_the_present_weights_gain_nothing_against_themselves() -> None:
    today = tunable()
    assert shaped(WEIGHTS, today.numbers()) == WEIGHTS
    assert today.gain(today.numbers(), 5, 3) == 0
    assert today.gain([0.0] * len(today.numbers()), 5, 30) < 0


def test_the_tune_command_writes_weights(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "weights.json"
    course = ["--generations", "1", "--population", "3", "--deals", "1"]
    assert main(["tune", "war-of-flowers", "--out", str(out), *course]) == 0
    assert capsys.readouterr().out.startswith("1 of 1: the mean gained +0.00 a game")
    assert '"suns"' in out.read_text()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["soi", "--out", "x"], "nothing to tune"),
        (["war-of-flowers", "--out", "no/such/folder/x"], "could not be written"),
        (["chess", "--out", "x"], "chess"),
    ],
)
def test_invalid_requests_are_reported_in_one_line(
    given: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["tune", *given]) == 2
    error = capsys.readouterr().err
    assert said in error and error.count("\n") == 1
