"""The tests that take longest, which `make test-slow` runs though they stand beside what they look at.

They are a list and not marks, for what takes long is measured, and another day is other ones:
``PYTEST_ADDOPTS=--junitxml=times.xml`` with both parts of the suite run as one, on a quiet machine, then
``python -m tests.support.environment.slow_tests times.xml``.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from pathlib import Path
from statistics import fmean
from xml.etree import ElementTree

LIST = Path(__file__).parents[2] / "slow" / "others.txt"
SHARE = 7_000
"""A test is long whose cases take, on the average, more than one of so many parts of all that was measured:
half a second on two quiet cores."""


def listed() -> frozenset[str]:
    """Return the names of the tests that are listed: file and function."""
    return frozenset(LIST.read_text(encoding="utf-8").split())


def longest(times: Path) -> list[str]:
    """Return the names of the tests that are long by what pytest has measured (JUnit's XML)."""
    took: defaultdict[str, list[float]] = defaultdict(list)
    for case in ElementTree.parse(times).iter("testcase"):
        name = case.get("name", "").partition("[")[0]
        took[f"{case.get('classname', '').replace('.', '/')}.py::{name}"].append(float(case.get("time", "0")))
    least = sum(map(sum, took.values())) / SHARE
    return sorted(name for name, cases in took.items() if fmean(cases) > least)


if __name__ == "__main__":
    LIST.write_text("\n".join(longest(Path(sys.argv[1]))) + "\n", encoding="utf-8")
