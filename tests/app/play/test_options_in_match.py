"""Tests for options changed within a match: when each takes effect, and that nothing else changes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from games.flower_power.options import FlowerOptions
from games.flower_power.screen.options import FlowerForm
from games.war_of_flowers.screen.options import WarForm
from macclassic.app.program.program import Program
from macclassic.engine.core.companions import level_alone
from macclassic.engine.core.game_spec import ROUND_OVER, BadOption
from macclassic.engine.core.registry import games
from macclassic.engine.match.simulate import begin
from macclassic.toolbox.dialogs.dialogs import Dialog, OptionsDialog
from tests.support.match.playing import LocalThinker, begun, controller_of, match_of, rush
from tests.support.match.program import make_program, settle

GAMES = tuple(key for key, spec in games().items() if spec.screen)


def opened(program: Program) -> Any:
    controller_of(program).show_options()
    settle()
    front = program.manager.front
    assert isinstance(front, OptionsDialog)
    return front


def next_round(program: Program) -> None:
    """Let computers play this round to its end, and close its sheet."""
    match = match_of(program)
    for seat in match.seats:
        seat["player"] = "random"
    controller_of(program).session.go_on()
    rush(program, lambda: isinstance(program.manager.front, Dialog), 5000)
    assert match.actor == ROUND_OVER and isinstance(program.manager.front, Dialog)
    match.seats[0]["player"] = "person"
    program.manager.front.choose("ok")
    settle(20)


@pytest.mark.slow
@pytest.mark.parametrize("ended", [False, True])
def test_options_for_the_next_round_survive_a_restart(ended: bool, qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, "soi", 11, sort=False)
    dialog = opened(program)
    dialog.controls["sort"][0].setChecked(True)
    dialog.choose("ok")
    settle(20)
    assert not match_of(program).options_now["sort"]
    if ended:
        kept = program.folder.settings.read_text()  # type: ignore[union-attr]
        program.quit()
        settle()
        program = begun(tmp_path, "soi", None, **json.loads(kept)["games"]["soi"])
    next_round(program)
    assert match_of(program).options_now["sort"]


@pytest.mark.parametrize("coming", [3, {}, {"match": "11/x"}, {"options": 3}, {"options": {"sort": 5}}])
def test_invalid_pending_options_are_ignored(coming: Any, qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, "soi", 11)
    key = match_of(program).key
    program.quit()
    settle()
    if isinstance(coming, dict) and "options" in coming:
        coming["match"] = key
    program = begun(tmp_path, "soi", None, coming=coming)
    assert (
        match_of(program).key == key
        and controller_of(program).session.next_options == match_of(program).current_options
    )


def test_options_are_checked_once_between_dialog_and_rules(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = make_program(tmp_path / "data")
    program.think_process = LocalThinker()  # type: ignore[assignment]
    program.start("flower-power")
    settle(20)
    checks: list[FlowerOptions] = []
    fault = FlowerOptions.fault

    def counted(options: FlowerOptions) -> str | None:
        checks.append(options)
        return fault(options)

    monkeypatch.setattr(FlowerOptions, "fault", counted)
    controller_of(program).choose_options()
    settle()
    front = program.manager.front
    assert isinstance(front, FlowerForm)
    front.controls["players"][0].setCurrentIndex(3)
    checks.clear()  # not those made while the dialog checks whether the options fit together
    front.choose("ok")
    settle(20)
    match = match_of(program)
    assert checks == [match.first_options] and match.options["players"] == len(match.seats) == 5


def test_an_invalid_change_leaves_the_match_unchanged(qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, "soi", 11)
    session, match = controller_of(program).session, match_of(program)
    before = match.current_options, match.players
    with pytest.raises(BadOption, match="target must be a whole number from 100 to 1000, not 9"):
        session.change_options({"sort": True, "target": 9}, {1: "easiest"})
    assert (match.current_options, match.players) == before and session.next_options == match.current_options


def test_options_for_the_next_round_do_not_apply_to_the_next_match(qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, "soi", 11, sort=False)
    session = controller_of(program).session
    session.change_options({"sort": True}, {})
    assert session.next_options.changes_from(match_of(program).current_options) == {"sort": True}
    controller_of(program).begin(12)
    assert session.next_options == match_of(program).current_options and not match_of(program).options["sort"]


@pytest.mark.parametrize("game", GAMES)
def test_opening_the_options_changes_nothing(game: str, qapp: object, tmp_path: Path) -> None:
    """This also holds for a match from a file whose options differ from the stored ones."""
    program = begun(tmp_path, game, 11)
    spec = games()[game]
    other = {"war-of-flowers": {"money": 20, "cup": "double-plain"}, "war-of-coins": {"match": 200},
             "soi": {"target": 300, "level": "easiest"}}.get(game, {})  # fmt: skip
    match = begin(spec, 11, other)
    match.seats[0]["player"] = "person"
    controller_of(program).session.open(match)
    settle(20)
    kept = dict(controller_of(program).options)
    before = json.dumps([match.options_now, match.seats], sort_keys=True)
    opened(program).choose("ok")
    settle(20)
    now = {name: value for name, value in controller_of(program).options.items() if name in kept}
    assert now == kept
    assert json.dumps([match.options_now, match.seats], sort_keys=True) == before


def test_the_options_of_a_war_are_shown_during_it(qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, "war-of-flowers", 11, money=100, iq=[60, 60], who=["aunt", "clerk"])
    match = begin(games()["war-of-flowers"], 11, {"money": 20}, ["iq:100", "iq:160@sailor", "iq:80@student"])
    match.seats[0]["player"] = "person"
    controller_of(program).session.open(match)
    settle(20)
    dialog = opened(program)
    assert isinstance(dialog, WarForm)
    shown = dialog.values()
    assert (shown["money"], shown["who"], shown["iq"]) == (20, ["sailor", "student"], [160, 80])
    dialog.controls["pace"][0].setCurrentIndex(4)
    dialog.choose("ok")
    settle(20)
    kept = controller_of(program).options
    assert (kept["money"], kept["who"], kept["pace"]) == (100, ["aunt", "clerk"], 5)


FROM_A_FILE: dict[str, tuple[dict[str, Any], tuple[str, ...], dict[str, Any]]] = {
    "war-of-flowers": (
        {"money": 20},
        ("iq:100", "iq:160@sailor", "iq:80@student"),
        {"money": 20, "iq": [160, 80], "who": ["sailor", "student"]},
    ),
    "war-of-coins": ({"match": 200}, ("iq:100", "iq:60"), {"match": 200, "iq": 60}),
    "soi": (
        {"target": 300, "sort": True},
        ("middle", *["impossible"] * 3),
        {"target": 300, "sort": True, "level": "impossible", "people": [0]},
    ),
    "sorry": (
        {"mode": "3", "seven_must_split": True},
        ("greedy", "racer", "thoughtful"),
        {"mode": "3", "seven_must_split": True, "who": ["person", "racer", "thoughtful", "greedy"]},
    ),
    "flower-power": (
        {"players": 4, "decks": 3, "petals": 12, "base": 2, "handicap": "1/0 0/-2", "hidden_hearts": True},
        ("gardener", "master", "gardener", "random"),
        {"players": 4, "deal": "own", "decks": 3, "petals": 12, "base": 2, "hidden_hearts": True}
        | {"handicap": [[1, 0], [0, -2], *[[0, 0]] * 4]}
        | {"who": ["person", "master", "gardener", "random", "gardener", "gardener"]},
    ),
}
"""By game: options and players of a match from a file, and the values that the dialog shows."""


def from_a_file(program: Program, game: str) -> Any:
    options, players, _ = FROM_A_FILE.get(game) or ({}, games()[game].players.default, {})
    match = begin(games()[game], 11, options, players)
    match.seats[0]["player"] = "person"
    controller_of(program).session.open(match)
    settle(20)
    return match


@pytest.mark.parametrize("game", GAMES)
def test_the_options_of_a_match_are_shown_during_it(game: str, qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, game, 11)
    from_a_file(program, game)
    shown, wanted = opened(program).values(), FROM_A_FILE.get(game, ((), (), {}))[2]
    assert {name: shown[name] for name in wanted} == wanted


@pytest.mark.parametrize("deal", ["usual", "marathon"])
def test_a_named_deal_is_shown_by_its_name(deal: str, qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, "flower-power", 11, players=2, deal=deal)
    controller_of(program).options["deal"] = "own"
    assert opened(program).values()["deal"] == deal


@pytest.mark.parametrize("game", ["sorry", "flower-power", "soi"])
def test_an_option_chosen_again_applies_to_the_match(game: str, qapp: object, tmp_path: Path) -> None:
    """The stored options are not those of the match, which is from a file."""
    program = begun(tmp_path, game, 11)
    match = from_a_file(program, game)
    usual = {"sorry": "greedy", "flower-power": "gardener", "soi": "middle"}[game]
    dialog = opened(program)
    if game == "soi":
        dialog.controls["level"][1].setChecked(True)
    else:
        box = dialog.controls["who"][1]
        box.setCurrentIndex(box.findData(usual))
    before = list(match.players)
    dialog.choose("ok")
    settle(20)
    assert level_alone(match.players[1]) == usual
    if game != "soi":
        assert (match.players[0], match.players[2:]) == (before[0], tuple(before[2:]))


def test_pending_options_are_shown_as_chosen(qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, "soi", 11, sort=False)
    dialog = opened(program)
    dialog.controls["sort"][0].setChecked(True)
    dialog.choose("ok")
    settle(20)
    assert opened(program).values()["sort"]
