"""Tests of the start under a locale whose upper case of i is another letter than I."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from macclassic.engine.core.registry import games
from tests.support.environment.locales import locale
from tools.checks.figures import locale_dependent_keywords

ROOT = Path(__file__).resolve().parents[4]

PLAIN = {
    **os.environ,
    "QT_QPA_PLATFORM": "offscreen",
    "QT_LOGGING_RULES": "*.warning=false",
    "PYTHONPATH": str(ROOT),
}

EXAMPLES = """
from tools.docs.examples import DEPTHS, shown
for name in DEPTHS:
    shown(name)
    print(name)
"""

ENVIRONMENT = """
from macclassic_lab.environments.pettingzoo_env import env
made = env("sorry", render_mode="rgb_array")
made.reset(seed=1)
print(made.render().shape)
"""


@pytest.fixture(scope="module")
def turkish(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, str]:
    """Environment of a process under a Turkish locale."""
    return {**PLAIN, **locale(tmp_path_factory.mktemp("locales"))}


def run(environment: Mapping[str, str], *arguments: str) -> str:
    """Run Python, and return the output; there must be none on stderr."""
    done = subprocess.run(
        [sys.executable, *arguments],
        env=environment,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_keywords_in_capitals_fail_under_the_locale(turkish: Mapping[str, str]) -> None:
    program = """
from PySide6.QtCore import QTimer
try:
    QTimer(interval=3)
except AttributeError:
    print("fails")
"""
    assert run(turkish, "-c", program) == "fails\n"


@pytest.mark.parametrize("shown", ["desktop", *(key for key, spec in games().items() if spec.screen)])
def test_a_picture_is_the_same_as_under_other_locales(
    shown: str, turkish: Mapping[str, str], tmp_path: Path
) -> None:
    made = {}
    for name, environment in (("turkish", turkish), ("plain", PLAIN)):
        out = tmp_path / f"{name}.png"
        run(environment, "-m", "macclassic", "screenshot", shown, "--language", "en", "--out", str(out))
        made[name] = out.read_bytes()
    assert made["turkish"] == made["plain"]


def test_the_examples_of_the_toolbox_run(turkish: Mapping[str, str]) -> None:
    assert run(turkish, "-c", EXAMPLES).split() == ["hello", "preferences", "drawing"]


def test_a_pettingzoo_environment_is_rendered(turkish: Mapping[str, str]) -> None:
    pytest.importorskip("pettingzoo")
    assert run(turkish, "-W", "ignore", "-c", ENVIRONMENT) == "(480, 640, 3)\n"


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("QTimer(self, interval=3, singleShot=True)", ["interval"]),
        ("QtWidgets.QLabel(indent=3)", ["indent"]),
        ("class A(Guarded, QLabel):\n def __init__(self): super().__init__(indent=3)", ["indent"]),
        ("QTimer(self, singleShot=True)", []),
        ("class A(Other):\n def __init__(self): super().__init__(indent=3)", []),
        ("plate(inverted=True)", []),
    ],
)
def test_the_check_finds_keywords_that_depend_on_the_locale(code: str, found: list[str]) -> None:
    assert locale_dependent_keywords(ast.parse(code)) == found
