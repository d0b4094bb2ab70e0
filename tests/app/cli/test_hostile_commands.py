"""Tests of commands with hostile input: one short harmless line each, and only files are replaced."""

from __future__ import annotations

import json
import os
import socket
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from macclassic.app.cli.main import main
from macclassic.app.storage import data_folder
from macclassic.engine.core.game_spec import BadOption
from macclassic.engine.core.options import checked
from macclassic.engine.core.registry import games
from macclassic.engine.match import record as records
from macclassic.engine.match.replay import replayed
from macclassic.engine.match.simulate import simulate
from tests.endurance.fuzz import one_sentence

ROOT = Path(__file__).parents[3]
NO_TEXT = "\udcff\x1b" if os.name == "posix" else "ÿ"
"""Characters in a file name that cannot be encoded; Windows does not allow such names."""
TWO = ("--seat", "random", "--seat", "random")
NASTY = (
    "\x1b[31m\x07",
    "\u202e\u2066",
    "\udcff",
    "a\nb\r\x00"[:3],
    "9" * 5000,
    "W" * 100_000,
    "e" + "\u0301" * 999,
)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(arguments)
    said = capsys.readouterr()
    for line in (said.out + said.err).splitlines():
        one_sentence(line)
    return status, said.out, said.err


def record() -> dict[str, Any]:
    return records.loads(records.dumps(simulate(games()["sorry"], 3, 1, {}, ["random"] * 2)))


@pytest.mark.parametrize("nasty", NASTY)
def test_arguments_are_printed_without_control_characters(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, nasty: str
) -> None:
    for arguments in (
        ("players", nasty),
        (nasty,),
        ("simulate", "soi", "--seat", nasty),
        ("simulate", "soi", "--seat", f"iq:{nasty}"),
        ("simulate", "war-of-flowers", "--seat", f"iq:{nasty}"),
        ("simulate", "war-of-flowers", "--seat", f"iq:100@{nasty}"),
        ("simulate", "war-of-coins", "--seat", f"iq:{nasty}"),
        ("simulate", "flower-power", "--option", f"{nasty}={nasty}"),
        ("simulate", "flower-power", "--option", f"handicap={nasty}"),
        ("simulate", "flower-power", "--option", nasty),
        ("simulate", "soi", "--seed", nasty),
        ("simulate", "soi", "--deal", str(tmp_path / nasty[:200])),
        ("verify", str(tmp_path / nasty[:200]), nasty[:50]),
        ("replay", str(tmp_path / nasty[:200])),
        ("arena", "soi", "--players", nasty, "random", "--deals", "1"),
        ("arena", "soi", "--players", "random", "random", "--option", f"target={nasty}", "--deals", "1"),
        ("tune", nasty, "--out", str(tmp_path / "x")),
        ("screenshot", nasty, "--out", str(tmp_path / "x.png")),
        *([("screenshot", "desktop", "--dialog", nasty, "--out", str(tmp_path / "x"))] * (nasty == NASTY[0])),
        ("screenshot", "desktop", "--pointer", f"{nasty},{nasty}", "--out", str(tmp_path / "x.png")),
    ):
        status, _, err = run(capsys, *arguments)
        assert status == 2 and err.startswith("macclassic: "), arguments


@pytest.mark.parametrize("nasty", [each for each in NASTY if each != "\udcff"])
def test_texts_of_a_record_are_printed_without_control_characters(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, nasty: str
) -> None:
    file = tmp_path / "x.json"
    for key, value in (("game", nasty), ("seed", nasty), ("options", {nasty: nasty}), ("schema", nasty)):
        file.write_text(json.dumps({**record(), key: value}))
        assert run(capsys, "verify", str(file))[0] == 2
    for place in ("seat", "action", "events"):
        damaged = record()
        damaged["rounds"][0]["moves"][0][place] = {"type": nasty, nasty: nasty}
        file.write_text(json.dumps(damaged))
        assert run(capsys, "verify", str(file))[0] == 2
    named = record()
    for seat in named["seats"]:
        seat["name"] = seat["player"] = nasty
    file.write_text(json.dumps({**named, "begun": nasty, nasty: nasty}))
    assert run(capsys, "verify", str(file))[0] == 0


def test_verify_continues_after_a_bad_file_and_prints_a_summary(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    good, bad = tmp_path / "good.json", tmp_path / f"bad{NO_TEXT}.json"
    good.write_text(json.dumps(record()))
    bad.write_text("{")
    missing = tmp_path / "missing.json"
    status, out, err = run(capsys, "verify", str(bad), str(good), str(missing), str(tmp_path), str(good))
    assert status == 2
    prefix = "bad??.json: " if os.name == "posix" else f"{bad.name}: "
    for name, line in zip((prefix, "missing.json: "), err.splitlines(), strict=False):
        assert name in line
    assert len(err.splitlines()) == 3 and out.count("in order, 1 round\n") == 2
    assert out.splitlines()[-1] == "5 records: 2 in order, 3 not"
    status, out, err = run(capsys, "verify", str(good), str(good))
    assert (status, err, out.splitlines()[-1]) == (0, "", "2 records: 2 in order, 0 not")
    assert run(capsys, "verify", str(good))[1].count("\n") == 1


def special(tmp_path: Path) -> list[Path]:
    """Return paths that are not regular files, directly and behind links."""
    pipe, folder = tmp_path / "pipe", tmp_path / "folder"
    os.mkfifo(pipe)
    folder.mkdir()
    with socket.socket(socket.AF_UNIX) as ear:
        ear.bind(str(tmp_path / "socket"))
    found = [pipe, folder, tmp_path / "socket", Path("/dev/null")]
    for number, path in enumerate(list(found)):
        link = tmp_path / f"link{number}"
        link.symlink_to(path)
        found.append(link)
    return found


@pytest.mark.skipif(os.name != "posix", reason="devices and pipes of POSIX")
def test_only_regular_files_are_overwritten(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for path in special(tmp_path):
        before = os.lstat(path)
        for arguments in (
            ("simulate", "sorry", *TWO, "--record", str(path)),
            ("arena", "soi", "--players", "random", "random", "--deals", "1", "--results", str(path)),
            ("tune", "war-of-flowers", "--out", str(path)),
            ("screenshot", "desktop", "--out", str(path)),
        ):
            status, out, err = run(capsys, *arguments)
            assert status == 2 and not out and len(err.splitlines()) == 1, arguments
        with pytest.raises(data_folder.DiskError):
            data_folder.write(path, "x")
        after = os.lstat(path)
        assert (before.st_ino, stat.S_IFMT(before.st_mode)) == (after.st_ino, stat.S_IFMT(after.st_mode))
    file = tmp_path / "file"
    file.write_text("old")
    link = tmp_path / "link to a file"
    link.symlink_to(file)
    assert run(capsys, "simulate", "sorry", *TWO, "--record", str(link))[0] == 0
    assert file.read_text().startswith("{") and link.is_symlink()


def test_an_invalid_results_file_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "results"
    arguments = ("arena", "soi", "--players", "random", "random", "--deals", "1", "--results", str(file))
    assert run(capsys, *arguments)[0] == 0
    head, line = file.read_bytes().splitlines(keepends=True)
    meeting = json.loads(line)
    for nonsense in (
        b"\xff\xfe\n",
        b"[" * 100_000 + b"\n",
        head + b"9" * 5000 + b"\n",
        head + b"[]\n",
        head + b"null\n",
        *(
            head + json.dumps({**meeting, key: value}).encode() + b"\n"
            for key in meeting
            for value in (
                None,
                "x",
                {},
                ["a", "b"],
                [1],
                [None, None],
                [1e999, 0],
                [[], []],
                10**400,
                [True, 1],
            )
        ),
    ):
        file.write_bytes(nonsense)
        status, _, err = run(capsys, *arguments)
        assert status == 2 and "not a file of results" in err, nonsense[:200]
        assert file.read_bytes() == nonsense


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_output_works_in_terminals_of_any_encoding(tmp_path: Path, encoding: str) -> None:
    good = tmp_path / f"Ä{NO_TEXT}.json"
    good.write_text(json.dumps(record()))
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "PYTHONPATH": str(ROOT)}
    for arguments, status in ((["verify", str(good)], 0), (["players", "“ﷺ"], 2), (["players", "soi"], 0)):
        done = subprocess.run(
            [sys.executable, "-m", "macclassic", *arguments], capture_output=True, env=environment, timeout=60
        )
        assert done.returncode == status and b"Traceback" not in done.stderr, done.stderr
        assert b"\x1b" not in done.stdout + done.stderr


def test_a_record_never_starts_a_program(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """No name of a player in a record may import, run or open anything."""
    first = record()
    verified = tmp_path / "first.json"
    verified.write_text(json.dumps(first))
    assert main(["verify", str(verified)]) == 0  # Imports everything needed before the audit starts.
    heard: list[tuple[str, Any]] = []
    grave = (
        "subprocess.Popen",
        "os.system",
        "os.exec",
        "os.posix_spawn",
        "os.fork",
        "exec",
        "compile",
        "open",
    )

    def audit(event: str, arguments: tuple[Any, ...]) -> None:
        if listening and event in (*grave, "socket.connect", "pickle.find_class"):
            heard.append((event, arguments[:1]))

    listening = False
    sys.addaudithook(audit)
    for player in (
        "os:system",
        "macclassic.app.cli.main:main",
        "__import__('os')",
        "../../x",
        "iq:100@clerk;sh",
    ):
        for spec in games().values():
            seats = len(spec.seats(checked(spec.options, {})))
            whole = simulate(spec, 3, 1, {}, ["random"] * seats)
            for seat in whole["seats"]:
                seat["player"] = seat["table"] = seat["module"] = player
            text = records.dumps({**whole, "table": player, "player": player})
            modules = set(sys.modules)
            listening = True
            match = replayed(records.loads(text), spec)
            listening = False
            assert match.seats[0]["player"] == player and set(sys.modules) == modules
            with pytest.raises(BadOption):
                spec.players.make(player)
    assert not heard, heard


@pytest.mark.skipif(os.name != "posix", reason="devices and pipes of POSIX")
def test_an_unwritten_pipe_is_not_waited_for(tmp_path: Path) -> None:
    """A pipe that is written to slowly is read to its end."""
    pipe, good = tmp_path / "pipe", tmp_path / "good.json"
    os.mkfifo(pipe)
    good.write_text(records.dumps(simulate(games()["soi"], 3, 1, {}, ["random"] * 4)))
    verify = [sys.executable, "-m", "macclassic", "verify"]
    done = subprocess.run(
        [*verify, str(pipe), str(good)], capture_output=True, text=True, timeout=60, cwd=ROOT
    )
    assert done.returncode == 2 and len(done.stdout.splitlines()) == 2 and "pipe" in done.stderr
    slowly = "import sys, time; time.sleep(0.5); print(open(sys.argv[1]).read())"
    with subprocess.Popen([sys.executable, "-c", slowly, str(good)], stdout=subprocess.PIPE) as writer:
        done = subprocess.run(
            [*verify, "/dev/stdin"], stdin=writer.stdout, capture_output=True, text=True, timeout=60, cwd=ROOT
        )
    assert done.returncode == 0, done.stderr
