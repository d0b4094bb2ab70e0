"""The list of tests that take longest, which are run apart."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.support.environment.slow_tests import SHARE, listed, longest

ROOT = Path(__file__).parents[3]


def test_every_listed_test_exists() -> None:
    """A listed test that was renamed would run with the quick tests unnoticed."""
    names = listed()
    there = {
        f"{file}::{each.name}"
        for file in {name.partition("::")[0] for name in names}
        if (ROOT / file).is_file()
        for each in ast.parse((ROOT / file).read_text(encoding="utf-8")).body
        if isinstance(each, ast.FunctionDef)
    }
    assert names and not names - there


def test_tests_with_a_long_average_time_are_listed(tmp_path: Path) -> None:
    case = '<testcase classname="tests.app.test_{}" name="test_{}" time="{}"/>'
    quick = "".join(case.format("a", f"quick[{number}]", 0.5) for number in range(2 * SHARE))
    slow = case.format("b", "slow", 3) + case.format("b", "mixed[1]", 4) + case.format("b", "mixed[2]", 0)
    (tmp_path / "times.xml").write_text(f"<testsuites><testsuite>{quick}{slow}</testsuite></testsuites>")
    assert longest(tmp_path / "times.xml") == [
        f"tests/app/test_b.py::test_{name}" for name in ("mixed", "slow")
    ]
