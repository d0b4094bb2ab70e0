"""High Card as an installed package: conformance checks, rules, and the picture on the screen."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from high_card import GAME
from high_card.rules import Lay

from macclassic.app.cli.main import main
from macclassic.engine.core.registry import games
from macclassic.engine.match import conformance
from macclassic.engine.match.match import Match

KEY = GAME.key


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
    assert main(["simulate", KEY, "--record", str(record)]) == 0
    assert max(json.loads(record.read_text(encoding="utf-8"))["outcome"]["points"]) >= 10
    assert main(["verify", str(record)]) == 0


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("depth", [1, 4, 8])
def test_the_table_is_drawn_on_the_screen(depth: int, language: str, tmp_path: Path) -> None:
    picture = tmp_path / "picture.png"
    arguments = [
        "--depth",
        str(depth),
        "--language",
        language,
        "--out",
        str(picture),
        "--data-dir",
        str(tmp_path),
    ]
    assert main(["screenshot", KEY, *arguments]) == 0
    assert main(["screenshot", KEY, "--ply", "3", "--dialog", "help", *arguments]) == 0
    assert picture.stat().st_size > 1000
