"""Tests of the command line: its output, and one line with status 2 for an invalid request."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from macclassic.app.cli.main import main


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(arguments)
    said = capsys.readouterr()
    return status, said.out, said.err


def test_games_and_players_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "games")
    assert (status, err) == (0, "") and out.startswith("war-of-flowers\tWar of Flowers\n")
    assert "soi\tSoi\n" in out
    status, out, _ = run(capsys, "players", "war-of-flowers")
    names = [line.split("\t")[0] for line in out.splitlines()]
    assert status == 0 and {"random", "greedy", "iq:60", "iq:160"} <= set(names)


def test_a_simulated_war_verifies(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "war.json"
    seats = ["--seat", "random", "--seat", "greedy", "--seat", "iq:60"]
    command = ["simulate", "war-of-flowers", "--seed", "7", "--option", "money=20", *seats]
    assert run(capsys, *command, "--record", str(file)) == (0, "", "")
    record = json.loads(file.read_text())
    assert record["options"]["money"] == 20 and [s["player"] for s in record["seats"]][2] == "iq:60"
    status, out, err = run(capsys, "verify", str(file))
    assert status == 0 and not err and "in order" in out
    assert run(capsys, *command)[1] == file.read_text()


@pytest.mark.parametrize(
    "arguments",
    [
        ("chess",),
        ("--data-dir", ""),
        ("games", "--data-dir", ""),
        ("simulate", "soi", "--rounds", "1", "--data-dir", __file__),
        ("--data-dir", __file__),
        ("screenshot", "soi", "--out", "/tmp/soi.txt"),
        ("verify", "a\0b"),
        ("replay", ""),
        ("simulate", "soi", "--record", "a\0b"),
        ("--depth", "3"),
        ("--scale", "0"),
        ("players", "chess"),
        ("simulate", "chess"),
        ("simulate", "war-of-flowers", "--option", "money=5"),
        ("simulate", "war-of-flowers", "--option", "money"),
        ("simulate", "war-of-flowers", "--option", "colour=red"),
        ("simulate", "war-of-flowers", "--seat", "iq:200"),
        ("simulate", "war-of-flowers", *("--seat", "random") * 4),
        ("simulate", "war-of-flowers", "--seed", "x"),
        (
            "simulate",
            "war-of-flowers",
            "--rounds",
            "1",
            "--seat",
            "random",
            "--record",
            "/nowhere/at/all.json",
        ),
        ("verify", "/nowhere.json"),
        ("verify", "/etc/passwd"),
        ("verify",),
        ("replay", "/nowhere.json"),
        ("screenshot", "chess", "--out", "x.png"),
        ("screenshot", "desktop"),
    ],
)
def test_invalid_requests_are_reported_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    status, out, err = run(capsys, *arguments)
    assert status == 2 and out == ""
    assert err.startswith("macclassic: ") and err.count("\n") == 1 and "Traceback" not in err


def test_an_unlisted_engine_gets_the_list_of_players(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "engines.txt").write_text("fast = fast\nslow = slow\n")
    for command in (("simulate", "sorry", "--seat"), ("arena", "sorry", "--players", "greedy")):
        status, _, err = run(capsys, *command, "engine:fat", "--data-dir", str(tmp_path))
        message = "macclassic: there is no engine “fat” in your list; there is fast, slow\n"
        assert (status, err) == (2, message)


def test_new_game_writes_a_folder_only_at_a_free_place(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "taken").symlink_to(tmp_path / "nowhere")
    status, _, err = run(capsys, "new-game", "Taken", "--into", str(tmp_path))
    assert (status, err) == (2, f"macclassic: {tmp_path / 'taken'} is there already\n")

    def barred(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", str(tmp_path / ".new-game-x"))

    # Root may write everywhere, so the refusal is simulated.
    monkeypatch.setattr("tempfile.mkdtemp", barred)
    status, _, err = run(capsys, "new-game", "Barred", "--into", str(tmp_path))
    assert (status, err) == (2, f"macclassic: {tmp_path}: Permission denied\n")
    assert [each.name for each in tmp_path.iterdir()] == ["taken"]


def test_new_game_makes_its_folder_or_says_why_not(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    far = tmp_path / "games" / "mine"
    assert run(capsys, "new-game", "Taken", "--into", str(far))[0] == 0
    assert (far / "taken" / "pyproject.toml").is_file()
    file = tmp_path / "file"
    file.touch()
    status, _, err = run(capsys, "new-game", "Taken", "--into", str(file))
    assert (status, err) == (2, f"macclassic: {file}: File exists\n")


def test_a_new_game_has_at_most_280_lines_besides_imports(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run(capsys, "new-game", "Lucky Seven", "--into", str(tmp_path))[0] == 0
    lines = 0
    for path in (tmp_path / "lucky-seven" / "lucky_seven").rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        imports = [node for node in ast.parse(source).body if isinstance(node, ast.Import | ast.ImportFrom)]
        lines += len(source.splitlines()) - sum(_lines(node) for node in imports)
    assert lines <= 280


def _lines(node: ast.stmt) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def test_the_think_command_imports_no_qt() -> None:
    program = (
        "import sys, io; from macclassic.app.cli.main import main; "
        "sys.stdin = io.StringIO('nonsense\\n{}\\n');"
        "assert main(['think']) == 0; assert not [name for name in sys.modules if 'PySide6' in name]"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert [set(json.loads(line)) for line in done.stdout.splitlines()] == [{"id", "error"}] * 2


def test_invalid_think_requests_are_answered_in_words() -> None:
    """No traceback appears on stderr: that is for faults of this program."""
    hello = {"protocol": "macclassic-engine", "version": 1}
    asked: list[tuple[object, str]] = [
        ({**hello, "game": "sorry"}, ""),
        ("{", "this line is no JSON object"),
        ([], "this line is no JSON object"),
        ({**hello, "version": 9, "game": "sorry"}, "this speaks version 1 of macclassic-engine"),
        ({**hello, "game": "chess"}, "there is no game “chess”; there are "),
        ({**hello, "game": []}, "there is no game a list; there are "),
        ({}, "this line has no “game”"),
        ({"game": "sorry"}, "this line has no object “options”"),
        ({"game": "sorry", "options": {}}, "this line has no object “view”"),
        ({"game": "sorry", "options": {}, "view": {}}, "this line has no list “legal”"),
        ({"game": "sorry", "options": {"mode": "9"}, "view": {}, "legal": []}, "mode must be "),
        ({"game": "sorry", "options": {}, "view": {"seat": 0}, "legal": []}, "this is no view of sorry: "),
    ]
    lines = [line if isinstance(line, str) else json.dumps(line) for line, _ in asked]
    command = [sys.executable, "-m", "macclassic", "think"]
    done = subprocess.run(command, input="\n".join(lines), capture_output=True, encoding="utf-8", check=False)
    said = [json.loads(line).get("error", "") for line in done.stdout.splitlines()]
    assert (done.returncode, done.stderr, len(said)) == (0, "", len(asked))
    for heard, (_, meant) in zip(said, asked, strict=True):
        assert heard.startswith(meant) and bool(heard) == bool(meant)


@pytest.mark.slow
def test_a_screenshot_is_reproducible(tmp_path: Path) -> None:
    files = [tmp_path / "one.png", tmp_path / "two.png"]
    for file, scale in zip(files, ("1", "1.7"), strict=True):
        command = [sys.executable, "-m", "macclassic", "screenshot", "war-of-flowers", "--seed", "3"]
        done = subprocess.run(
            [*command, "--ply", "4", "--out", str(file)],
            env={**os.environ, "QT_SCALE_FACTOR": scale},
            capture_output=True,
            check=False,
        )
        assert done.returncode == 0 and done.stderr == b"", done.stderr
    assert files[0].read_bytes() == files[1].read_bytes()


@pytest.mark.parametrize("display", ["", ":987", ":987.0"])
def test_without_a_display_one_line_is_printed(display: str, tmp_path: Path) -> None:
    if not sys.platform.startswith("linux"):
        pytest.skip("other systems always have one")
    unwanted = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in unwanted}
    if display:
        environment["DISPLAY"] = display
    command = [sys.executable, "-m", "macclassic", "--data-dir", str(tmp_path / "data")]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr.startswith("macclassic: ") and done.stderr.count("\n") == 1


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_wrong_dialog_name_lists_all_dialogs_in_one_line(
    qapp: object, capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    out = str(tmp_path / "out.png")
    given = ["screenshot", "war-of-flowers", "--language", language, "--out", out]
    assert main([*given, "--dialog", "x" * 500]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    named = line.rpartition(" there are ")[2]
    assert "…" not in named and {"help", "help-1 to help-22", "options-war", "sound"} <= set(
        named.split(", ")
    )
    assert main([*given, "--dialog", "help-17"]) == 0 and Path(out).exists()
