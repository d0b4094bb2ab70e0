"""The glossary: each term once, and every path and class in it exists."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[3]
ROWS = [
    tuple(cell.strip() for cell in line.strip("|").split("|"))
    for line in (ROOT / "docs" / "glossary.md").read_text("utf-8").splitlines()
    if line.startswith("|") and not line.startswith(("| term", "|---"))
]
"""Term, meaning and places of each row."""


def repeated(names: list[str]) -> list[str]:
    return [name for name, number in Counter(names).items() if number > 1]


def test_each_term_occurs_once() -> None:
    terms = [term.strip().lower() for cells in ROWS for term in cells[0].split(",")]
    assert len(terms) > 60 and not repeated(terms)


def test_each_class_occurs_once() -> None:
    assert not repeated([name for cells in ROWS for name in re.findall(r"`([A-Z]\w+)`", cells[1])])


def test_every_path_exists() -> None:
    places = [place for cells in ROWS for place in re.findall(r"`([^`]+)`", cells[2])]
    assert len(places) > 60 and not [place for place in places if not list(ROOT.glob(place))]


def test_every_class_is_defined_in_the_named_folder() -> None:
    missing = []
    for cells in ROWS:
        folders = {
            path.parent if path.is_file() else path
            for place in re.findall(r"`([^`]+)`", cells[2])
            for path in ROOT.glob(place)
        }
        defined = {
            node.name
            for folder in {
                # The whole checkout may hold foreign files, as those of `.venv`.
                folder.parent if len(folders) == 1 and folder.parent != ROOT else folder
                for folder in folders
            }
            for path in folder.rglob("*.py")
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.ClassDef)
        }
        missing += [name for name in re.findall(r"`([A-Z]\w+)`", cells[1]) if name not in defined]
    assert not missing
