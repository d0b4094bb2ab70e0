"""External engines: correct ones can play every game, and a faulty one loses only its round."""

from __future__ import annotations

import json
import os
import re
import sys
import time
from pathlib import Path

import pytest

from macclassic.engine.core.game_spec import BadOption
from macclassic.engine.core.registry import games
from macclassic.engine.match.match import Match
from macclassic.engine.match.simulate import begin, simulate, verify
from macclassic.engine.players import external_engine
from macclassic.engine.players.engine_list import read_engines
from macclassic.engine.players.external_engine import EngineFault, EngineProcess, question
from macclassic_lab import arena
from tests.support.environment import engines

ASKED = {"game": "sorry", "options": {}, "view": {}, "legal": [{"type": "draw"}, {"type": "move"}]}
ROOT = Path(__file__).parents[3]


def ended(pid: int) -> bool:
    """Wait for the end of a process; True if it is gone or a zombie."""
    for _ in range(3000):
        try:
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except OSError:
            return True
        time.sleep(0.01)
    return False


@pytest.mark.parametrize("how", engines.ANSWERS)
def test_every_wrong_answer_of_an_engine_is_a_fault(how: str, tmp_path: Path) -> None:
    kind, answer = engines.ANSWERS[how]
    command = engines.program(tmp_path / "engine.py", answer)
    seconds = 1 if kind == "silent" else 30
    with EngineProcess(command, "sorry", seconds) as engine, pytest.raises(EngineFault) as fault:
        engine.ask(ASKED)
    assert fault.value.kind == kind
    assert len(str(fault.value)) < 300 and str(fault.value).isprintable()
    assert not engine.running


@pytest.mark.parametrize("how", engines.GREETINGS)
def test_every_wrong_greeting_of_an_engine_is_a_fault(how: str, tmp_path: Path) -> None:
    kind, answer = engines.GREETINGS[how]
    command = engines.greeting(tmp_path / "engine.py", answer)
    with EngineProcess(command, "sorry", 30) as engine, pytest.raises(EngineFault) as fault:
        engine.ask(ASKED)
    assert fault.value.kind == kind


@pytest.mark.parametrize("command", [["/no/such/program"], [str(ROOT)], ["engine\0"]])
def test_an_engine_that_cannot_be_started_is_reported(command: list[str]) -> None:
    with EngineProcess(command, "sorry") as engine, pytest.raises(EngineFault) as fault:
        engine.ask(ASKED)
    assert fault.value.kind == "start"


def test_a_second_answer_is_detected_at_the_next_request(tmp_path: Path) -> None:
    twice = "say(id=q['id'], choice=0)\nsay(id=q['id'], choice=1)"
    with EngineProcess(engines.program(tmp_path / "engine.py", twice), "sorry", 30) as engine:
        assert engine.ask(ASKED) == 0
        with pytest.raises(EngineFault) as fault:
            engine.ask(ASKED)
    assert fault.value.kind in ("unasked", "id")


def test_a_faulty_engine_is_restarted(tmp_path: Path) -> None:
    once = f"if os.path.exists({str(tmp_path / 'was')!r}): {engines.GOOD}\n"
    once += f"else: open({str(tmp_path / 'was')!r}, 'w'); sys.exit(1)"
    with EngineProcess(engines.program(tmp_path / "engine.py", once), "sorry", 30) as engine:
        with pytest.raises(EngineFault):
            engine.ask(ASKED)
        assert engine.ask(ASKED) == 1


def test_an_engine_may_answer_with_the_whole_action(tmp_path: Path) -> None:
    whole = "say(id=q['id'], action=q['legal'][1])"
    with EngineProcess(engines.program(tmp_path / "engine.py", whole), "sorry", 30) as engine:
        assert engine.ask(ASKED) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_processes_started_by_an_engine_end_with_it(tmp_path: Path) -> None:
    answer = f"""
child = subprocess.Popen(["sleep", "1000"])
open({str(tmp_path / "pids")!r}, "w").write(f"{{os.getpid()}} {{child.pid}}")
import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN)
say(id=q["id"], choice=0)
sys.stdin = iter(lambda: time.sleep(1), 0)
for _ in sys.stdin: pass"""
    with EngineProcess(engines.program(tmp_path / "engine.py", answer.strip()), "sorry", 30) as engine:
        assert engine.ask(ASKED) == 0
    assert all(ended(int(pid)) for pid in (tmp_path / "pids").read_text().split())


# Matches


@pytest.mark.parametrize("game", games())
def test_a_record_of_a_match_with_an_engine_needs_no_engine(game: str, tmp_path: Path) -> None:
    command = engines.program(tmp_path / "engine.py", engines.GOOD)
    spec = games()[game]
    first, again = (
        simulate(spec, 5, rounds=1, players=["engine:test"], engines={"test": command}) for _ in range(2)
    )
    assert first == again
    assert first["seats"][0]["player"] == "engine:test" and "stood_in" not in first["rounds"][0]
    assert "engine.py" not in json.dumps(first)
    verify(first)  # verification needs no engine


def test_a_fault_costs_the_round_and_the_engine_is_asked_again_in_the_next(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answer = f"open({str(tmp_path / 'asked')!r}, 'a').write('.'); sys.exit(1)"
    command = engines.program(tmp_path / "engine.py", answer)
    spec = games()["war-of-coins"]
    record = simulate(spec, 5, 3, {"match": "endless"}, players=["engine:test"], engines={"test": command})
    assert len(record["rounds"]) == 3
    assert (tmp_path / "asked").read_text() == "..."
    for each in record["rounds"]:
        assert each["stood_in"] == sum(move["seat"] == 0 for move in each["moves"])
        assert "random" in each["played"][0]
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "engine:test ended with exit status 1" in said
    verify(record)


def test_an_engine_plays_against_our_players_in_the_arena(tmp_path: Path) -> None:
    command = engines.program(tmp_path / "engine.py", engines.GOOD)
    plan = arena.ArenaPlan("sorry", ("engine:test", "racer"), engines={"test": command})
    results = arena.ResultsFile(tmp_path / "results", plan)
    (meeting,) = arena.play(plan, [3], results=results)
    assert meeting.decisions[0] > 10
    assert "engine.py" not in (tmp_path / "results").read_text()
    other = arena.ArenaPlan("sorry", ("engine:test", "racer"), engines={"test": ["elsewhere"]})
    assert arena.ResultsFile(tmp_path / "results", other).found == {3: meeting}


def test_an_unlisted_engine_is_refused() -> None:
    with pytest.raises(BadOption, match="no engine “test” in your list"):
        simulate(games()["sorry"], 1, players=["engine:test"])
    with pytest.raises(BadOption, match="no engine “test” in your list"):
        arena.check(arena.ArenaPlan("sorry", ("engine:test", "racer")))


@pytest.mark.parametrize("game", games())
def test_a_request_contains_nothing_that_reveals_the_deal(game: str) -> None:
    """A question holds neither the seed nor anything else that is not in the view."""
    seed = 123456789012345678
    match: Match = begin(games()[game], seed)
    asked = question(match.rules, game, match.options_now, match.view(match.actor), match.legal)
    assert set(asked) == {"game", "options", "view", "legal"}
    assert str(seed) not in json.dumps(asked)
    assert asked["options"] == match.options_now


# The list


def test_the_list_of_engines_reports_its_bad_lines(tmp_path: Path) -> None:
    path = tmp_path / "engines.txt"
    text = """\ufeff# Mine
    fast = python3 "/home/me/my engine.py" --level 3

    fast = other
    no name = x
    -x = y
    nothing
    empty =
    half = 'x
    a.b-c_1 = ~/x = y
    """
    path.write_text(text, encoding="utf-8")
    found, wrong = read_engines(path)
    assert found["fast"] == ["python3", "/home/me/my engine.py", "--level", "3"]
    assert found["a.b-c_1"] == [os.path.expanduser("~/x"), "=", "y"]
    assert len(found) == 2
    assert wrong == [(4, "twice"), (5, "name"), (6, "name"), (7, "equals"), (8, "command"), (9, "quotes")]


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"a = b\n" * 100_000])
def test_an_unreadable_list_of_engines_is_reported_as_a_whole(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "engines.txt").write_bytes(data)
    assert read_engines(tmp_path / "engines.txt") == ({}, [(0, "file")])
    assert read_engines(tmp_path / "none") == ({}, [])
    assert read_engines(tmp_path) == ({}, [(0, "opening")])


def test_the_protocol_page_agrees_with_the_program() -> None:
    page = (ROOT / "docs" / "engine-protocol.md").read_text(encoding="utf-8")
    for said in (
        f'"version": {external_engine.VERSION}',
        external_engine.PROTOCOL,
        f"{external_engine.SECONDS:g} seconds",
    ):
        assert said in page
    assert f"{external_engine.MAX_LINE_BYTES:,}" in page


@pytest.mark.parametrize("game", games())
def test_the_protocol_page_documents_exactly_the_fields_of_a_view(game: str) -> None:
    page = (ROOT / "docs" / "engine-protocol.md").read_text(encoding="utf-8")
    views = page.partition("## Views")[2]
    sections = {part.split("\n")[0]: part for part in views.split("\n### ")[1:]}
    assert set(sections) <= set(games()) and "`seat` is yours" in views
    assert game in sections, f"docs/engine-protocol.md has no section “{game}” under Views"
    match = begin(games()[game], 1)
    written = set(match.rules.form.view.write(match.view(0)))
    words = set(re.findall(r"`([a-z_]+)`", sections[game])) - {"eyes"}  # part of a field's value
    assert words == written - {"seat"}
