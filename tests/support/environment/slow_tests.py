"""List of the slowest tests, which only `make test-slow` runs, wherever they are.

It is a list, not marks, because it is measured and changes. To renew it, run both parts of the suite as one
on a quiet machine with ``PYTEST_ADDOPTS=--junitxml=times.xml``, then ``python -m
tests.support.environment.slow_tests times.xml``.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from pathlib import Path
from statistics import fmean
from xml.etree import ElementTree

LIST = Path(__file__).parents[2] / "slow" / "others.txt"
SHARE = 7_000
"""A test is slow if its cases take on average more than this fraction (1 / SHARE) of the total time.

That is half a second on two quiet cores.
"""


def listed() -> frozenset[str]:
    """Return the listed tests as file and function."""
    return frozenset(LIST.read_text(encoding="utf-8").split())


def longest(times: Path) -> list[str]:
    """Return the slow tests according to pytest's measurements (JUnit XML)."""
    took: defaultdict[str, list[float]] = defaultdict(list)
    for case in ElementTree.parse(times).iter("testcase"):
        name = case.get("name", "").partition("[")[0]
        took[f"{case.get('classname', '').replace('.', '/')}.py::{name}"].append(float(case.get("time", "0")))
    least = sum(map(sum, took.values())) / SHARE
    return sorted(name for name, cases in took.items() if fmean(cases) > least)


if __name__ == "__main__":
    LIST.write_text("\n".join(longest(Path(sys.argv[1]))) + "\n", encoding="utf-8")
