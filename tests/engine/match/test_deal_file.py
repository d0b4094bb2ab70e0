"""`macclassic simulate --deal FILE`: every game can begin with a deal from a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from macclassic.app.cli.main import main
from macclassic.engine.core.registry import games
from macclassic.engine.match.record import BadRecord, deal_in
from macclassic.engine.match.simulate import simulate

GAMES = list(games())
BEYOND = ("moves", "outcome")


def begun(game: str, seed: int) -> dict[str, Any]:
    """Return the beginning of the first round that a seed deals."""
    spec = games()[game]
    data = simulate(spec, seed, 1, {}, ["random"] * len(spec.seats(spec.options())))["rounds"][0]
    return {key: value for key, value in data.items() if key not in BEYOND}


def simulated(capsys: pytest.CaptureFixture[str], game: str, deal: Path, *more: str) -> tuple[int, str, str]:
    seats = ["--seat", "random"] * len(games()[game].seats(games()[game].options()))
    status = main(["simulate", game, "--deal", str(deal), "--rounds", "2", *seats, *more])
    said = capsys.readouterr()
    return status, said.out, said.err


@pytest.mark.parametrize("game", GAMES)
def test_a_match_begins_with_the_deal_of_a_file(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = begun(game, 8)
    file, record = tmp_path / "deal.json", tmp_path / "record.json"
    file.write_text(json.dumps(wanted))
    status, out, err = simulated(capsys, game, file, "--seed", "3")
    assert (status, err) == (0, "")
    data = json.loads(out)
    got = {key: value for key, value in data["rounds"][0].items() if key not in BEYOND}
    assert got == wanted != begun(game, 3)
    record.write_text(out, encoding="utf-8")
    assert main(["verify", str(record)]) == 0
    # A record is a deal file too; all after its first deal is ignored.
    status, again, _ = simulated(capsys, game, record, "--seed", "3")
    assert status == 0 and again.splitlines()[-len(out.splitlines()) :] == out.splitlines()


@pytest.mark.parametrize("game", GAMES)
def test_an_invalid_deal_is_reported_in_one_line(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deal.json"
    for text in ("", "[]", "{}", '{"deal": {}}', '{"deal": 7, "first": 0}', '{"rounds": []}', "[" * 9999):
        file.write_text(text)
        status, out, err = simulated(capsys, game, file)
        assert (status, out) == (2, "") and err.startswith("macclassic: ") and err.count("\n") == 1, text
    assert simulated(capsys, game, tmp_path / "none.json")[0] == 2


def test_the_first_player_defaults_to_seat_0() -> None:
    assert deal_in('{"deal": {"hands": []}}') == {"first": 0, "deal": {"hands": []}}
    assert deal_in('{"hands": []}') == {"first": 0, "deal": {"hands": []}}
    assert deal_in('{"deal": {}, "first": 1, "moves": [], "outcome": {}}') == {"first": 1, "deal": {}}
    with pytest.raises(BadRecord):
        deal_in("7")
