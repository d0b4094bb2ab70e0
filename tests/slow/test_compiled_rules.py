"""Tests that rules compiled by mypyc behave exactly as in plain Python."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tools.release import compiled

ROOT = Path(__file__).parents[2]
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX")).rpartition(".")[2]


def output(tree: Path, *command: str) -> str:
    """Return the output of Python, which imports the games from a tree."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(tree), str(ROOT)))}
    done = subprocess.run(
        [sys.executable, *command],
        cwd=tree,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    return done.stdout


@pytest.fixture(scope="module")
def trees(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Two checkouts of the games, one of them compiled."""
    if compiled.compiler() is None:
        pytest.skip("no C compiler here")
    plain, fast = tmp_path_factory.mktemp("plain"), tmp_path_factory.mktemp("fast")
    for tree in (plain, fast):
        compiled.copy(tree)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MYPYC_OPT_LEVEL", "0")  # halves the time of the C compiler
        compiled.build(fast)
    return plain, fast


@pytest.mark.parametrize(
    "command",
    [
        ("tests.support.match.same_rules", "war-of-flowers", "600"),
        ("tests.support.match.same_rules", "war-of-coins", "600"),
        ("tests.games.flower_power.support.same_rules", "60"),
    ],
)
def test_compiled_games_are_the_same(trees: tuple[Path, Path], command: tuple[str, ...]) -> None:
    """The compiled rules are compared with their Python source."""
    plain, fast = (output(tree, "-m", *command).splitlines() for tree in trees)
    assert plain[0] == fast[0]
    assert (plain[1], fast[1]) == ("the same (py)", f"the same ({SUFFIX})")


@pytest.mark.parametrize(
    ("module", "games"),
    [
        ("tests.games.war_of_flowers.support.choices", 6),
        ("tests.games.war_of_coins.support.choices", 6),
        ("tests.games.flower_power.support.choices", 2),
    ],
)
def test_compiled_players_make_the_same_choices(trees: tuple[Path, Path], module: str, games: int) -> None:
    plain, fast = (output(tree, "-m", module, str(games)) for tree in trees)
    assert plain == fast
    assert len(plain.splitlines()) > 60


def test_states_of_compiled_rules_can_be_copied_and_pickled(trees: tuple[Path, Path]) -> None:
    """Two copies of an environment and four of a state of OpenSpiel go on like the original."""
    pytest.importorskip("pettingzoo")
    pytest.importorskip("pyspiel")
    for tree in trees:
        lines = output(tree, "-m", "tests.lab.support.copies").splitlines()
        assert len(lines) == 5 and all(line.endswith(": 6") for line in lines), lines


def test_compiled_games_pass_the_conformance_checks_of_positions(trees: tuple[Path, Path]) -> None:
    program = (
        "from macclassic.engine.core.registry import games\n"
        "from macclassic.engine.match.conformance.positions import kept_positions_stay\n"
        "for spec in games().values(): kept_positions_stay(spec); print(spec.key)\n"
    )
    plain, fast = (output(tree, "-c", program).splitlines() for tree in trees)
    assert plain == fast and len(fast) == 5


def test_compiled_modules_are_up_to_date() -> None:
    for source in compiled.sources():
        for made in (ROOT / source).parent.glob(f"{source.stem}.*.so"):
            assert made.stat().st_mtime >= (ROOT / source).stat().st_mtime, "run make compiled again"


def test_without_a_compiler_nothing_changes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled, "compiler", lambda: None)
    monkeypatch.setattr(sys, "argv", ["compiled", "--into", str(tmp_path)])
    assert compiled.main() == 0
    assert "plain Python" in capsys.readouterr().out
    assert not list(tmp_path.iterdir())
