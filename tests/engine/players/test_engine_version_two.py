"""Version 2 of the engine protocol: ids, events, results, a clock, “stop”, declarations and evaluations."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from macclassic.app.cli.main import main
from macclassic.engine.core.chance import Stream
from macclassic.engine.core.codec import LARGEST, view_with_ids
from macclassic.engine.core.registry import games
from macclassic.engine.match.conformance import begun, randomly
from macclassic.engine.match.simulate import simulate
from macclassic.engine.players import external_engine
from macclassic.engine.players.engine_news import news, result
from macclassic.engine.players.external_engine import EngineFault, EngineProcess
from macclassic.engine.players.external_players import MatchPlayers
from tests.support.environment import engines

ASKED = {"game": "sorry", "options": {"mode": "2"}, "view": {}, "legal": [{"type": "draw"}, {"type": "move"}]}
CHOICE = "say(id=q['id'], choice=0)"


def leaves(data: Any) -> Iterator[Any]:
    """Yield the values of JSON data that are no containers."""
    if isinstance(data, dict | list):
        for each in data.values() if isinstance(data, dict) else data:
            yield from leaves(each)
    else:
        yield data


def noted(path: Path) -> list[Any]:
    """Return the lines that an engine has noted."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def noting(path: Path) -> str:
    """Return what an engine does to note a line."""
    return f"open({str(path)!r}, 'a').write(json.dumps(q) + chr(10))\n"


@pytest.mark.parametrize("game", games())
def test_views_have_no_number_that_json_changes(game: str) -> None:
    for plies in (0, 5, 40, 90):
        match = randomly(begun(games()[game], 7), 7, plies)
        for seat in range(-1, len(match.seats)):
            view = view_with_ids(match.rules.form.view, match.view(seat))
            assert json.loads(json.dumps(view)) == view
            assert all(abs(each) <= LARGEST for each in leaves(view) if isinstance(each, int))


def test_views_name_cards_pawns_and_colours() -> None:
    flowers = begun(games()["war-of-flowers"], 3)
    randomly(flowers, 3, 6)
    view = view_with_ids(flowers.rules.form.view, flowers.view(0))
    assert all(card[:2].isdigit() for card in view["hand"] + view["table"])
    assert all(card[:2].isdigit() and isinstance(table, list) for card, table in view["plays"])
    sorry = begun(games()["sorry"], 3)
    view = view_with_ids(sorry.rules.form.view, sorry.view(1))
    assert view["colours"] == ["red", "yellow"] and view["places"]["yellow-4"] == "start"
    soi = randomly(begun(games()["soi"], 3), 3, 4)
    view = view_with_ids(soi.rules.form.view, soi.view(2))
    assert {"asker", "asked", "card", "hit"} <= view["log"][0].keys() and view["log"][0]["card"][0].isalnum()


def test_questions_tell_what_happened_since_the_seats_last_decision() -> None:
    match = randomly(begun(games()["flower-power"], 1), 1, 40)
    seat = match.actor
    told = news(match, seat)["events"]
    moves = match.played_rounds[-1].moves
    assert [each["seat"] for each in told] == [each.seat for each in moves[len(moves) - len(told) :]]
    assert told[0]["seat"] == seat and all(each["seat"] != seat for each in told[1:])
    events = [event for each in told[1:] for event in each["events"]]
    assert all(event["card"] is None for event in events if event["type"] == "drawn")


def test_the_first_question_of_a_round_has_the_result_of_the_last_one() -> None:
    match = begun(games()["war-of-coins"], 1)
    while match.actor >= 0:
        match.apply(match.legal[0])
    over = result(match, 0)
    assert len(over["tallies"]) == 2 and over["view"]["opened"] and "winner" in over["outcome"]
    match.next_round()
    seat = match.actor
    told = news(match, seat)
    assert told["round"] == 2 and told["last_round"]["tallies"] == over["tallies"]
    match.apply(match.legal[0])
    assert "last_round" not in news(match, seat) and "last_round" in news(match, 1 - seat)


def test_an_engine_is_told_results_and_no_deal_number(tmp_path: Path) -> None:
    note = noting(tmp_path / "lines")
    command = engines.listening(tmp_path / "engine.py", note + CHOICE, note + "say(id=q['id'])")
    record = simulate(
        games()["war-of-coins"], 918273, 2, players=["engine:test", "random"], engines={"test": command}
    )
    assert "stood_in" not in record["rounds"][0]
    lines = noted(tmp_path / "lines")
    asked, told = ([each for each in lines if key in each] for key in ("legal", "tell"))
    assert {each["tell"] for each in told} == {"result"} and len(told) == 2
    assert all({"seat", "round", "events", "match", "clock"} <= each.keys() for each in asked)
    assert {each["match"] for each in asked} == {1} and "918273" not in json.dumps(lines)
    assert all(isinstance(each["view"]["hand"], list) for each in asked)


def test_an_engine_of_version_one_is_asked_as_before(tmp_path: Path) -> None:
    note = noting(tmp_path / "lines")
    command = engines.program(tmp_path / "engine.py", note + CHOICE)
    simulate(games()["soi"], 5, 1, players=["engine:test"], engines={"test": command})
    lines = noted(tmp_path / "lines")
    assert all(each.keys() == {"id", "game", "options", "view", "legal"} for each in lines)
    assert isinstance(lines[0]["view"]["hand"], int)


def test_stop_ends_a_thought(tmp_path: Path) -> None:
    """The engine answers a question only when it is stopped."""
    command = engines.listening(tmp_path / "engine.py", "asked = q['id']")
    text = (tmp_path / "engine.py").read_text(encoding="utf-8")
    stop = "    if 'stop' in q: say(id=q['id'], choice=1)\n    if 'protocol' in q or"
    (tmp_path / "engine.py").write_text(text.replace("    if 'protocol' in q or", stop), encoding="utf-8")
    with EngineProcess(command, "sorry", 3) as engine:
        assert engine.ask(ASKED) == 1


def test_the_clock_of_a_match_runs_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external_engine, "MATCH_SECONDS", 60.0)
    note = noting(tmp_path / "lines")
    command = engines.listening(tmp_path / "engine.py", note + "time.sleep(0.05)\n" + CHOICE)
    with EngineProcess(command, "sorry", 30) as engine:
        for key in ("one", "one", "other"):
            engine.ask(ASKED, {"key": key})
    first, second, other = (each["clock"]["match_ms"] for each in noted(tmp_path / "lines"))
    assert first == other == 60_000 and second <= 59_950
    assert [each["match"] for each in noted(tmp_path / "lines")] == [1, 1, 2]


@pytest.mark.parametrize(
    ("declared", "says"),
    [
        ({"soi": {}}, "does not play sorry"),
        ({"sorry": {"mode": ["4"]}}, "does not play with the option “mode” “2”"),
        (["sorry"], "no object"),
    ],
)
def test_an_engine_is_not_asked_what_it_does_not_play(declared: object, says: str, tmp_path: Path) -> None:
    command = engines.listening(tmp_path / "engine.py", CHOICE, games=declared)
    with EngineProcess(command, "sorry", 30) as engine, pytest.raises(EngineFault) as fault:
        engine.ask(ASKED)
    assert says in str(fault.value)


def test_an_engine_may_tell_what_it_expects(tmp_path: Path) -> None:
    command = engines.listening(tmp_path / "engine.py", "say(id=q['id'], choice=0, evaluation=2.5)")
    spec, match = games()["sorry"], begun(games()["sorry"], 1)
    with MatchPlayers(spec, match.rules, match.options, {"test": command}) as seating:
        _, why = seating.make("engine:test").explain(match.view(0), match.legal, Stream(1, "test"))
    assert why == "I expect to gain +2.5 in this round."
    command = engines.listening(tmp_path / "engine.py", "say(id=q['id'], choice=0, evaluation='much')")
    with EngineProcess(command, "sorry", 30) as engine, pytest.raises(EngineFault, match="no number"):
        engine.ask(ASKED)


@pytest.mark.parametrize("game", games())
def test_the_listening_example_reads_ten_views(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    example = Path(__file__).parents[3] / "examples" / "engines" / "listener.py"
    command = f'"{engines.sys.executable}" "{example}"'
    status = main(["check-engine", command, game, "--decisions", "12", "--seconds", "60"])
    out = capsys.readouterr().out
    assert status == 0 and "speaks version 2" in out and "It has read 10 views." in out


def test_a_misread_view_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = "say(id=q['id'], meaning={'hand': q['view']['hand'][1:], 'turn': q['view']['turn']})"
    command = " ".join(engines.listening(tmp_path / "engine.py", CHOICE, told))
    assert main(["check-engine", command, "soi", "--seconds", "30"]) == 1
    assert "View 1: it takes “hand” for" in capsys.readouterr().out
