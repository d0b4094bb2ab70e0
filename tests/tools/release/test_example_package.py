"""Tests of High Card and `new-game` for third parties.

High Card is installed as its own wheel beside the program's wheel, in an environment without the checkout.
`new-game` there makes a package that plays and passes its tests.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
from pathlib import Path

import pytest

from tests.support.environment.wheels import ROOT, pip

pytestmark = pytest.mark.slow
EXAMPLE = ROOT / "examples" / "high_card"
OFFLINE = ("--quiet", "--no-deps", "--no-index", "--no-build-isolation")


@pytest.fixture
def python(installed: Path, tmp_path: Path) -> Path:
    """Interpreter of an environment with the program and this environment's test tools."""
    found = installed.parent / "python"
    (inside,) = installed.parents[1].rglob("site-packages")
    (inside / "tests.pth").write_text(sysconfig.get_path("purelib") + "\n")
    shutil.copytree(EXAMPLE, tmp_path / "source", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    pip("--python", str(found), "install", *OFFLINE, str(tmp_path / "source"))
    return found


def run(*command: str | Path, cwd: Path) -> str:
    gone = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV")
    environment = {key: value for key, value in os.environ.items() if key not in gone}
    environment |= {"QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"}
    done = subprocess.run(
        [*map(str, command)], cwd=cwd, env=environment, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def test_high_card_is_listed_and_passes_its_tests(python: Path, tmp_path: Path) -> None:
    assert run(python, "-m", "macclassic", "games", cwd=tmp_path).splitlines()[-1] == "high-card\tHigh Card"
    places = "import macclassic, high_card; print(macclassic.__file__, high_card.__file__)"
    where = run(python, "-c", places, cwd=tmp_path)
    assert str(ROOT) not in where and where.count("site-packages") == 2
    shutil.copytree(EXAMPLE / "tests", tmp_path / "alone")
    output = run(python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "alone", cwd=tmp_path)
    assert "passed" in output and "skipped" not in output


def test_a_new_game_can_be_played_at_once(python: Path, tmp_path: Path) -> None:
    assert "lucky-seven" in run(python, "-m", "macclassic", "new-game", "Lucky Seven", cwd=tmp_path)
    pip("--python", str(python), "install", *OFFLINE, str(tmp_path / "lucky-seven"))
    assert "lucky-seven\tLucky Seven" in run(python, "-m", "macclassic", "games", cwd=tmp_path)
    output = run(python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "lucky-seven", cwd=tmp_path)
    assert "passed" in output and "skipped" not in output
    run(python, "-m", "macclassic", "simulate", "lucky-seven", "--record", "r.json", cwd=tmp_path)
    assert "in order" in run(python, "-m", "macclassic", "verify", "r.json", cwd=tmp_path)


def test_a_new_game_of_one_word_is_found_from_the_folder_above(python: Path, tmp_path: Path) -> None:
    """It is installed as its README says; its folder then has the same name as the package inside."""
    run(python, "-m", "macclassic", "new-game", "Yahoo", cwd=tmp_path)
    pip("--python", str(python), "install", *OFFLINE, "-e", str(tmp_path / "yahoo"))
    assert "yahoo\tYahoo" in run(python, "-m", "macclassic", "games", cwd=tmp_path)
    output = run(python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "yahoo", cwd=tmp_path)
    assert "passed" in output and "skipped" not in output
