"""Tests for external engines: chosen in Options, asked during a match, ended with it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from macclassic.app.cli.main import main
from macclassic.app.play import external_engines
from macclassic.app.play.external_engines import EngineSeatsDialog
from macclassic.app.program.program import Program
from macclassic.app.storage import data_folder
from macclassic.engine.core.companions import NAMES, who_is
from macclassic.engine.core.registry import games
from macclassic.engine.match import record
from macclassic.engine.match.simulate import simulate
from macclassic.engine.players import external_engine
from macclassic.toolbox.dialogs.dialogs import OptionsDialog
from macclassic.toolbox.menus.pop_up import PopUp
from tests.app.play.computers.test_stand_in_player import OPENED, play_on, read_alerts
from tests.support.environment import engines
from tests.support.match.playing import begun, controller_of, match_of
from tests.support.match.program import settle

ROOT = Path(__file__).parents[4]


def lists(folder: Path, **commands: list[str]) -> None:
    """Write a person's list of engines."""
    folder.mkdir(exist_ok=True)
    lines = (f"{name} = {' '.join(command)}\n" for name, command in commands.items())
    (folder / "engines.txt").write_text("".join(lines), encoding="utf-8")


def with_engine(tmp_path: Path, answer: str, seed: int | None = 11, game: str = "sorry") -> Program:
    """Return a program in a match in which an engine plays for all computers and notes its process id."""
    note = f"open({str(tmp_path / 'pids')!r}, 'a').write(f'{{os.getpid()}} ')\n"
    lists(tmp_path / "data", test=engines.program(tmp_path / "engine.py", note + answer))
    return begun(tmp_path, game, seed, engines=dict.fromkeys(NAMES, "test"))


def pids(tmp_path: Path) -> set[int]:
    path = tmp_path / "pids"
    return set(map(int, path.read_text().split())) if path.exists() else set()


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def options_of(program: Program) -> OptionsDialog:
    """Return the dialog of options, opened within the match."""
    controller_of(program).show_options()
    front = program.manager.front
    assert isinstance(front, OptionsDialog)
    return front


def who_plays(program: Program, options: OptionsDialog) -> tuple[EngineSeatsDialog, PopUp]:
    """Return the dialog of external engines, and the menu of the only computer."""
    options.button("engines").click()
    settle()
    who = program.manager.front
    assert isinstance(who, EngineSeatsDialog)
    (menu,) = who.menus.values()
    return who, menu


def test_the_engine_item_is_shown_only_with_engines_in_the_list(qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, "sorry", 11)
    options = options_of(program)
    assert "engines" not in options.values()
    options.choose("cancel")
    settle()
    lists(tmp_path / "data", fast=["x"], slow=["y"])
    assert options_of(program).values()["engines"] == {}


def test_any_listed_engine_may_play_for_each_computer(qapp: object, tmp_path: Path) -> None:
    lists(tmp_path / "data", fast=["x"], slow=["y"])
    program = begun(tmp_path, "sorry", 11)
    who, menu = who_plays(program, options_of(program))
    assert list(who.menus) == [who_is(match_of(program).players[1])]
    assert [menu.itemText(at) for at in range(menu.count())] == ["plays as in Options", "fast", "slow"]


def test_a_chosen_engine_plays_in_this_match_and_later_ones(qapp: object, tmp_path: Path) -> None:
    lists(tmp_path / "data", fast=["x"], slow=["y"])
    program = begun(tmp_path, "sorry", 11)
    name = who_is(match_of(program).players[1])
    options = options_of(program)
    who, menu = who_plays(program, options)
    menu.setCurrentIndex(menu.findText("slow"))
    who.choose("ok")
    settle()
    assert options.button("engines").text() == "Other Programs (1)…"
    options.choose("ok")
    settle()
    assert match_of(program).players[1] == f"engine:slow@{name}"
    assert program.settings.of_game("sorry")["engines"] == {name: "slow"}
    controller_of(program).begin(12)
    assert match_of(program).players[1] == f"engine:slow@{name}"


@pytest.mark.parametrize("game", [key for key, spec in games().items() if spec.screen])
def test_options_with_an_engine_can_be_changed(qapp: object, tmp_path: Path, game: str) -> None:
    lists(tmp_path / "data", fast=["x"])
    program = begun(tmp_path, game, 11)
    controller_of(program).show_options()
    front: Any = program.manager.front
    front.changed()
    front.choose("ok")
    settle()
    assert front not in program.manager.windows


def test_a_bad_line_of_the_list_is_reported_in_one_sentence(qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, "sorry", 11)
    (tmp_path / "data" / "engines.txt").write_text("good = x\nbad\n")
    controller_of(program).show_options()
    settle()
    assert read_alerts(program) == ["Line 2 of “engines.txt” is not NAME = COMMAND."]
    assert "engines" in program.manager.front.values()


@pytest.mark.slow
@pytest.mark.parametrize("game", OPENED)
def test_an_engine_plays_at_the_table_and_ends_with_the_match(
    game: str, qapp: object, qtbot: QtBot, tmp_path: Path
) -> None:
    program = with_engine(tmp_path, engines.GOOD, game=game)
    match = match_of(program)
    assert match.players[1].startswith("engine:test@")
    alerts = play_on(
        program, qtbot, lambda: sum(move.seat != 0 for move in match.played_rounds[-1].moves) > 1
    )
    assert alerts == [] and match.participation.stood_in == 0
    (pid,) = pids(tmp_path)
    controller_of(program).close()
    qtbot.waitUntil(lambda: not alive(pid), timeout=60_000)


@pytest.mark.slow
@pytest.mark.parametrize(
    "how", ["dies", "is silent", "floods", "goes deep", "makes a move up", "takes another id"]
)
def test_a_faulty_engine_is_reported_once_and_the_match_continues(
    how: str, qapp: object, qtbot: QtBot, tmp_path: Path
) -> None:
    program = with_engine(tmp_path, engines.ANSWERS[how][1])
    match = match_of(program)
    alerts = play_on(program, qtbot, lambda: match.participation.stood_in > 5, 60_000)
    (text,) = alerts
    assert "test" in text and "is out of this round" in text
    assert "greedy" in match.participation.players_at(1, match.players[1])
    (fault,) = set((tmp_path / "data" / "crash-thinker.log").read_text(encoding="utf-8").splitlines())
    assert fault.startswith("engine:test ")
    assert not any(map(alive, pids(tmp_path)))


@pytest.mark.slow
def test_a_record_starts_no_program(qapp: object, qtbot: QtBot, tmp_path: Path) -> None:
    """The engine in the file is in the list, but the person has not chosen it."""
    program = with_engine(tmp_path, engines.GOOD, seed=None)
    program.manager.front.choose("cancel")
    program.settings.of_game("sorry")["engines"] = {}
    played = simulate(games()["sorry"], 5, players=["racer", "racer"])
    played["seats"] = [
        {**played["seats"][0], "player": "person"},
        {**played["seats"][1], "player": "engine:test"},
    ]
    played["rounds"][0]["moves"] = played["rounds"][0]["moves"][:1]
    del played["outcome"], played["rounds"][0]["outcome"]
    path = tmp_path / "match.macclassic"
    path.write_text(record.dumps(played))
    controller_of(program).files.take(path)
    settle()
    match = match_of(program)
    alerts = play_on(program, qtbot, lambda: match.participation.stood_in > 1)
    assert [text for text in alerts if "it is not chosen in Options here" in text] == alerts[1:]
    assert "from a file is practice" in alerts[0]
    assert pids(tmp_path) == set()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_engines_end_when_the_process_that_asks_is_killed(qapp: object, qtbot: QtBot, tmp_path: Path) -> None:
    answer = f"open({str(tmp_path / 'pids')!r}, 'a').write(f'{{os.getpid()}} ')\ntime.sleep(1000)"
    lists(tmp_path / "data", test=engines.program(tmp_path / "engine.py", answer))
    starter = f"""import pathlib, time
from macclassic.engine.players.external_players import EngineThread
thread = EngineThread(pathlib.Path({str(tmp_path / "data" / "engines.txt")!r}), None, print)
thread.start()
thread.ask(dict(id=1, player="engine:test", game="sorry", options={{}}, view={{}}, legal=[{{}}]))
time.sleep(1000)"""
    screen = subprocess.Popen([sys.executable, "-c", starter], cwd=ROOT)
    try:
        qtbot.waitUntil(lambda: len(pids(tmp_path)) == 1, timeout=60_000)
    finally:
        screen.kill()
        screen.wait()
    qtbot.waitUntil(lambda: not any(map(alive, pids(tmp_path))), timeout=60_000)


@pytest.mark.slow
@pytest.mark.parametrize("how", ["the match is left", "the question is dropped"])
def test_all_processes_of_a_thinking_engine_end_with_it(
    how: str, qapp: object, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(external_engine, "SECONDS", 1000.0)  # the engine must not be ended for being silent
    note = f"""open({str(tmp_path / "pids")!r}, "a").write(f"{{child.pid}} ")"""
    answer = f"""child = subprocess.Popen(["sleep", "1000"])\n{note}\ntime.sleep(1000)"""
    program = with_engine(tmp_path, answer)
    play_on(program, qtbot, lambda: len(pids(tmp_path)) == 2)
    session = controller_of(program).session
    if how == "the match is left":
        controller_of(program).close()
    else:
        session.hold(True)
    qtbot.waitUntil(lambda: not any(map(alive, pids(tmp_path))), timeout=60_000)
    if how == "the question is dropped":
        session.hold(False)
        qtbot.waitUntil(lambda: len(pids(tmp_path)) == 4, timeout=60_000)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="a parent's death is a signal there")
def test_engines_end_when_a_simulation_is_killed(qtbot: QtBot, tmp_path: Path) -> None:
    answer = f"open({str(tmp_path / 'pids')!r}, 'a').write(f'{{os.getpid()}} ')\ntime.sleep(1000)"
    lists(tmp_path / "data", test=engines.program(tmp_path / "engine.py", answer))
    command = ["simulate", "sorry", "--seat", "engine:test", "--data-dir", str(tmp_path / "data")]
    run = subprocess.Popen([sys.executable, "-m", "macclassic", *command], cwd=ROOT)
    try:
        qtbot.waitUntil(lambda: len(pids(tmp_path)) == 1, timeout=60_000)
    finally:
        os.kill(run.pid, signal.SIGKILL)
        run.wait()
    qtbot.waitUntil(lambda: not any(map(alive, pids(tmp_path))), timeout=60_000)


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_engines_on_the_command_line_run_in_the_folder_of_the_list(
    command: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    lists(tmp_path / "data", test=[sys.executable, "engine.py"])
    engines.program(tmp_path / "data" / "engine.py", engines.GOOD)
    how = "--deals 1 --jobs 1 --players engine:test random"
    if command == "simulate":
        how = "--rounds 1 --seat engine:test"
    status, _, err = run(capsys, command, "sorry", *how.split(), "--data-dir", str(tmp_path / "data"))
    assert (status, err) == (0, "")


def test_archives_do_not_contain_the_list_of_engines(tmp_path: Path) -> None:
    from macclassic.app.storage import archive

    lists(tmp_path / "data", test=["x"])
    folder = data_folder.Folder(tmp_path / "data")
    assert folder.is_ours(folder.engines)
    contents, _ = archive.gathered(folder)
    assert not any("engines" in name for name in contents.files)
    assert not archive.is_own("engines.txt") and not archive.is_saved("engines.txt")


def test_the_screen_waits_longer_than_an_engines_limit() -> None:
    assert 2 * 1000 * external_engine.SECONDS < external_engines.PATIENCE_MS


# The command line


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(list(arguments))
    out, err = capsys.readouterr()
    return status, out, err


@pytest.mark.parametrize("example", ["python3 greedy_pawns.py", "sh first.sh"])
@pytest.mark.parametrize("game", games())
def test_the_example_engines_pass_the_check(
    game: str, example: str, capsys: pytest.CaptureFixture[str]
) -> None:
    program, file = example.replace("python3", sys.executable).split()
    if sys.platform == "win32" and program == "sh":
        pytest.skip("there is no shell")
    command = f'"{program}" "{ROOT / "examples" / "engines" / file}"'
    status, out, err = run(capsys, "check-engine", command, game, "--decisions", "40", "--seconds", "60")
    assert status == 0 and "nothing wrong" in out and not err


def test_the_example_engine_is_short_and_imports_nothing_of_macclassic() -> None:
    text = (ROOT / "examples" / "engines" / "greedy_pawns.py").read_text(encoding="utf-8")
    assert text.count("\n") <= 60 and "import macclassic" not in text and "from macclassic" not in text


def test_check_engine_accepts_our_own_think_command(capsys: pytest.CaptureFixture[str]) -> None:
    command = f'"{sys.executable}" -m macclassic think --player greedy'
    status, out, _ = run(capsys, "check-engine", command, "sorry", "--decisions", "20", "--seconds", "60")
    assert status == 0 and "“macclassic " in out


@pytest.mark.parametrize("how", ["dies", "speaks no JSON", "chooses too far", "takes another id"])
def test_check_engine_reports_faults_in_sentences(
    how: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = " ".join(engines.program(tmp_path / "engine.py", engines.ANSWERS[how][1]))
    status, out, _ = run(capsys, "check-engine", command, "sorry", "--seconds", "30")
    lines = out.splitlines()
    assert status == 1 and len(lines) == 4
    assert all(line.startswith("Decision ") and line.endswith(".") for line in lines[:3])
    assert lines[3].endswith("3 things wrong in 3 decisions of sorry, and no more was looked for.")


@pytest.mark.parametrize("what", ["answers twice at last", "goes on at the end"])
def test_check_engine_reports_faults_at_the_end(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    twice = "\nif q['id'] == 2: say(id=q['id'], choice=0)"
    sleeps = "\nif q['id'] == 2: time.sleep(60)"
    answer = engines.GOOD + (twice if "twice" in what else sleeps)
    command = " ".join(engines.program(tmp_path / "engine.py", answer))
    status, out, _ = run(capsys, "check-engine", command, "sorry", "--decisions", "1", "--seconds", "30")
    said = "without a request" if "twice" in what else "had to be killed"
    assert status == 1 and said in out


@pytest.mark.parametrize(
    "arguments",
    [
        ("check-engine", "", "sorry"),
        ("check-engine", "'x", "sorry"),
        ("check-engine", "x", "chess"),
        ("check-engine", "x", "sorry", "--option", "mode=9"),
        ("simulate", "sorry", "--seat", "engine:nobody"),
        ("simulate", "sorry", "--seat", "engine:"),
        ("arena", "sorry", "--players", "engine:nobody", "racer"),
    ],
)
def test_invalid_requests_are_reported_in_one_line(
    arguments: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = run(capsys, *arguments, "--data-dir", str(tmp_path))
    assert status == 2 and not out and err.startswith("macclassic: ") and err.count("\n") == 1


def test_engines_lists_the_engines_and_the_bad_lines(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "engines.txt").write_text("fast = python3 fast.py\nbad\n")
    status, out, err = run(capsys, "engines", "--data-dir", str(tmp_path))
    assert status == 1 and "engine:fast\tpython3 fast.py" in out and "line 2 is not NAME = COMMAND" in err


def test_listed_engines_are_seated_by_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lists(tmp_path, test=engines.program(tmp_path / "engine.py", engines.GOOD))
    seated = ("--seat", "engine:test", "--data-dir", str(tmp_path))
    status, out, err = run(capsys, "simulate", "sorry", *seated)
    assert status == 0 and not err
    assert json.loads(out)["seats"][0]["player"] == "engine:test"
    met = ("--players", "engine:test", "random", "--deals", "2", "--jobs", "2", "--data-dir", str(tmp_path))
    status, out, err = run(capsys, "arena", "sorry", *met)
    assert status == 0 and not err and "engine:test" in out
