"""Tests of the frozen program's files and processes: size, contents, opened files, thinking."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest

from macclassic import VERSION
from macclassic.app.dialogs import licences
from macclassic.engine.core.registry import games
from macclassic.engine.match.simulate import played
from macclassic.engine.players.think_server import answer
from tests.bundle.frozen import FOLDER, GAMES, PROGRAM, environment, files, needs_bundle, settings
from tests.support.screen import real_window
from tests.support.screen.real_window import Running
from tools.release import compiled
from tools.release.bundle import contents, standins

pytestmark = [needs_bundle, pytest.mark.skipif(sys.platform != "linux", reason="looks as Linux does")]

BUNDLE = Path(FOLDER)
INSIDE = BUNDLE / "_internal"
MEGABYTE = 1_000_000


@pytest.fixture
def display() -> Iterator[str]:
    with real_window.screen() as name:
        yield name


def libraries() -> list[Path]:
    return [path for path in INSIDE.rglob("*.so*") if not path.is_symlink()]


def test_the_bundle_is_within_its_size_limit() -> None:
    size = sum(path.stat().st_blocks * 512 for path in BUNDLE.rglob("*") if not path.is_symlink())
    assert size <= 92 * MEGABYTE
    packed = list(BUNDLE.parent.glob(f"macclassic-{VERSION}-*.tar.xz"))
    assert all(path.stat().st_size <= 26 * MEGABYTE for path in packed)


def test_the_bundle_contains_the_licences_of_its_parts() -> None:
    parts = licences.read(INSIDE / "licences/parts.json")
    notices = {f"notice-{language}" for language in ("en", "fr", "ko")}
    for name in {*notices, *(f"texts/{text}" for part in parts for text in part.texts)}:
        assert (INSIDE / f"licences/{name}.txt").stat().st_size
    output_matches = (BUNDLE / "LICENCES.txt").read_text(encoding="utf-8")
    assert all(f"{part.name} {part.version}\n" in output_matches for part in parts)
    # Every library has an owner, except our own stand-ins.
    for path in (path for path in INSIDE.rglob("*.so*") if not path.is_symlink()):
        found = licences.owner(path.relative_to(INSIDE).as_posix(), parts)
        assert found or any(fnmatch(str(path.relative_to(INSIDE)), each) for each in standins.RESULTS), path


def test_the_bundle_contains_only_the_needed_parts_of_qt() -> None:
    modules = {path.name.partition(".")[0] for path in (INSIDE / "PySide6").glob("Qt*.so")}
    assert modules == set(contents.QT_MODULES)
    plugins = {(path.parent.name, contents.stem(path.name)) for path in INSIDE.glob("PySide6/Qt/plugins/*/*")}
    assert plugins <= {(folder, name) for folder, names in contents.PLUGINS.items() for name in names}
    assert {("platforms", "qxcb"), ("platforms", "qwayland"), ("platforms", "qoffscreen")} <= plugins


def output_matches(pattern: str, *command: str) -> set[str]:
    """Return the matches of a pattern in a command's output for every library."""
    found: set[str] = set()
    for path in libraries():
        done = subprocess.run([*command, str(path)], capture_output=True, text=True, check=False)
        found |= set(re.findall(pattern, done.stdout))
    return found


def test_every_library_is_used_and_none_is_missing() -> None:
    found = {path.name for path in libraries()}
    loaded = r"abi3\.so$|cpython-|plugins/|libpython"
    asked_for = {path.name for path in libraries() if re.search(loaded, str(path))}
    assert found - asked_for - output_matches(r"\t(\S+) => ", "ldd") == set()
    # The rest belongs to the system: the C library, graphics drivers and window system libraries.
    system = r"lib(c|m|dl|pthread|rt|util|EGL|GL|xcb|wayland-client|wayland-cursor)\.so|ld-linux"
    needed = output_matches(r"NEEDED\s+(\S+)", "objdump", "-p")
    assert {name for name in needed - found if not re.match(system, name)} == set()


def test_symbolic_links_point_to_existing_files() -> None:
    assert [path for path in BUNDLE.rglob("*") if path.is_symlink() and not path.exists()] == []


def test_rules_are_compiled() -> None:
    if compiled.compiler() is None:
        pytest.skip("no C compiler here")
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    for source in compiled.sources():
        assert (INSIDE / source).with_suffix(suffix).is_file()


def question(game: str, decisions: int) -> str:
    """Return the question that the screen asks a computer player in the middle of a game."""
    match = played(games()[game], 7, decisions=decisions)
    seat = match.actor
    asked = {
        "id": decisions,
        "game": game,
        "options": dict(match.options_now),
        "player": match.seats[seat]["player"],
        "view": match.rules.form.view.write(match.view(seat)),
        "legal": [match.rules.form.actions.to_json(action) for action in match.legal],
        "seed": match.seed,
        "seat": seat,
        "ply": match.plies,
    }
    return json.dumps(asked)


@pytest.mark.parametrize("game", GAMES)
def test_computers_choose_as_in_the_checkout(tmp_path: Path, game: str) -> None:
    asked = [question(game, decisions) for decisions in (3, 6, 9)]
    done = subprocess.run(
        [PROGRAM, "think"],
        input="\n".join(asked),
        env=environment(tmp_path / "home"),
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    assert done.stderr == ""
    assert [json.loads(line) for line in done.stdout.splitlines()] == [answer(line) for line in asked]


def thinkers(program: subprocess.Popen[bytes]) -> list[Path]:
    """Return the ThinkProcess processes of a running program, as folders of /proc."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            command = (process / "cmdline").read_text().split("\0")
            parent = int((process / "stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue  # the process has ended meanwhile
        if command[1:2] == ["think"] and parent == program.pid:
            found.append(process)
    return found


@pytest.mark.skipif(not real_window.CAN, reason="needs Xvfb and xdotool")
def test_a_window_starts_a_think_process(display: str, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    settings(folder)
    home = environment(tmp_path / "home")
    running = Running(display, folder, GAMES[0], command=[PROGRAM], environment=home)
    running.until(lambda: thinkers(running.process))
    (process,) = thinkers(running.process)
    assert (process / "exe").resolve() == Path(PROGRAM).resolve()
    running.process.kill()
    running.process.wait()


def test_the_think_process_loads_no_qt(tmp_path: Path) -> None:
    command = [PROGRAM, "think"]
    home = environment(tmp_path)
    with subprocess.Popen(command, env=home, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as thinker:
        assert thinker.stdin and thinker.stdout
        thinker.stdin.write(b'{"id":1,"protocol":1}\n')
        thinker.stdin.flush()
        assert thinker.stdout.readline()  # then all its imports are done
        mapped = Path(f"/proc/{thinker.pid}/maps").read_text()
        thinker.stdin.close()
    assert "macclassic" in mapped and "libQt6" not in mapped


@pytest.mark.skipif(not real_window.CAN, reason="needs Xvfb and xdotool")
@pytest.mark.parametrize("before", [None, "/somewhere/else"])
def test_sound_players_get_the_systems_libraries(display: str, tmp_path: Path, before: str | None) -> None:
    folder, heard, tools = tmp_path / "data", tmp_path / "heard", tmp_path / "bin"
    settings(folder)
    tools.mkdir()
    player = tools / "pw-play"
    player.write_text(f'#!/bin/sh\necho "${{LD_LIBRARY_PATH-none}}" > {heard}\n')
    player.chmod(0o755)
    home = environment(tmp_path / "home")
    home = {name: value for name, value in home.items() if name != "LD_LIBRARY_PATH"}
    home["PATH"] = f"{tools}:{home['PATH']}"
    if before is not None:
        home["LD_LIBRARY_PATH"] = before
    running = Running(display, folder, GAMES[0], command=[PROGRAM], environment=home)

    running.confirm_until(lambda: heard.exists() and bool(heard.read_text()))
    assert heard.read_text() == f"{before or 'none'}\n"
    running.process.kill()
    running.process.wait()


def test_the_program_runs_without_standard_streams(tmp_path: Path) -> None:
    # Windows starts a program with a window this way.
    out = tmp_path / "out.png"
    command = ["sh", "-c", 'exec "$0" "$@" <&- >&- 2>&-', PROGRAM]
    home = environment(tmp_path / "home")
    for arguments, status in (
        (["games"], 0),
        (["chess"], 2),
        (["screenshot", "desktop", "--out", str(out)], 0),
    ):
        assert subprocess.run([*command, *arguments], env=home, check=False).returncode == status
    assert out.read_bytes().startswith(b"\x89PNG")


@pytest.mark.skipif(
    not real_window.CAN or not shutil.which("strace"), reason="needs Xvfb, xdotool and strace"
)
def test_the_program_writes_only_its_folder_and_opens_no_socket(display: str, tmp_path: Path) -> None:
    folder, trace = tmp_path / "data", tmp_path / "trace"
    settings(folder)
    calls = "trace=%file,socket,connect,bind,listen"
    command = ["strace", "-f", "-qq", "-o", str(trace), "-e", calls, PROGRAM]
    home = environment(tmp_path / "home")
    running = Running(display, folder, GAMES[0], command=command, environment=home)
    running.confirm_until(lambda: running.moves(GAMES[0]) >= 0, 60)
    running.do("key", "ctrl+q")
    assert running.process.wait(60) == 0
    text = trace.read_text()
    # X11's socket is a file on this machine.
    assert set(re.findall(r"socket\((\w+)", text)) == {"AF_UNIX"}
    assert not re.search(r"\b(bind|listen)\(", text)
    written = re.findall(r'(?:openat\(AT_FDCWD, |creat\()"([^"]+)", [^)]*O_(?:WRONLY|RDWR|CREAT)', text)
    changed = re.findall(
        r'\b(?:mkdir|rename|unlink|symlink|link|rmdir|chmod)(?:at2?)?\((?:AT_FDCWD, )?"([^"]+)"', text
    )
    assert str(folder / "lock") in written
    outside = {path for path in (*written, *changed) if not Path(path).is_relative_to(folder)}
    # An atomic write renames a file that was opened by a handle.
    assert {path for path in outside if not path.startswith(("/dev/", "/proc/self/fd/"))} == set()
    assert files(tmp_path / "home") == []
