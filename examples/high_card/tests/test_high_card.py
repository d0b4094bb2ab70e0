"""High Card as an installed package: conformance checks, rules, and the picture on the screen."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from high_card import GAME
from high_card.rules import Lay

from macclassic.engine import Match, conformance, games

KEY = GAME.key


def macclassic(*arguments: object) -> int:
    """Run a command of macclassic; return its exit status."""
    return subprocess.run([sys.executable, "-m", "macclassic", *map(str, arguments)]).returncode


def test_the_installed_package_brings_the_game() -> None:
    assert games().get(KEY) is GAME, "install the package first: python -m pip install -e ."


@pytest.mark.parametrize("check", conformance.checks().values(), ids=conformance.checks())
def test_high_card_passes_the_conformance_checks(check: conformance.Check) -> None:
    check(GAME)


def test_the_higher_card_takes_the_point_and_its_seat_goes_on() -> None:
    match: Match = conformance.begun(GAME, seed=1)
    leads = match.actor
    first = match.legal[0]
    match.apply(first)
    answer = max(match.legal, key=lambda each: each.card)
    match.apply(answer)
    winner = leads if first.card > answer.card else 1 - leads
    assert match.actor == winner and match.view(winner).points[winner] == 1
    assert isinstance(first, Lay) and first not in match.legal


def test_a_view_contains_only_the_own_hand() -> None:
    match = conformance.begun(GAME, seed=1)
    one, other = (match.view(seat) for seat in (0, 1))
    assert not set(one.hand) & set(other.hand) and not any((*one.others, *other.others))


def test_computers_play_a_match_whose_record_is_in_order(tmp_path: Path) -> None:
    record = tmp_path / "match.json"
    assert macclassic("simulate", KEY, "--record", record) == 0
    assert max(json.loads(record.read_text(encoding="utf-8"))["outcome"]["points"]) >= 10
    assert macclassic("verify", record) == 0


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("depth", [1, 4, 8])
def test_the_table_is_drawn_on_the_screen(depth: int, language: str, tmp_path: Path) -> None:
    picture = tmp_path / "picture.png"
    given = ("--depth", depth, "--language", language, "--out", picture, "--data-dir", tmp_path)
    assert macclassic("screenshot", KEY, *given) == 0
    assert macclassic("screenshot", KEY, "--ply", 3, "--dialog", "help", *given) == 0
    assert picture.stat().st_size > 1000
