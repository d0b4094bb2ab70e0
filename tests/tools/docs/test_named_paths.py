"""Files that the documents, docstrings and comments name exist."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tools.checks.figures import CODE

ROOT = Path(__file__).resolve().parents[3]
PLACES = (
    *("", "docs", "macclassic", "macclassic/*", "games/*", "games/*/players", "games/*/screen"),
    *("tools", "tools/art", "tests", "packaging/windows"),
)
"""Folders that a name may be relative to, beside the folder of the file that names it."""
INVENTED = ("lucky_seven/", "shibokensupport/", "/x/")
"""Beginnings of names that are no files of ours: an example, PySide's own module, a path in a test."""


def documents() -> Iterator[Path]:
    """Yield the documents and the source files of the checkout."""
    yield from ROOT.glob("*.md")
    for folder in (*CODE, "docs", "packaging"):
        for ending in ("*.md", "*.py"):
            yield from sorted((ROOT / folder).rglob(ending))


def named(path: Path) -> set[str]:
    """Return the Python files that a file names in backticks, and the files that a document links to."""
    text = path.read_text(encoding="utf-8")
    quoted = re.findall(r"`([\w/<>*-]+\.py)`", text)
    linked = re.findall(r"\]\(([\w./-]+)(?:#[^)]*)?\)", text) if path.suffix == ".md" else []
    return {name for name in (*quoted, *linked) if not name.startswith(INVENTED)}


def exists(name: str, document: Path) -> bool:
    """Return True if a name stands for a file of the checkout; `<word>` stands for any word."""
    pattern = re.sub(r"<\w+>", "*", name)
    if (document.parent / name).exists():
        return True
    return any(path for place in PLACES for path in ROOT.glob(f"{place}/{pattern}".lstrip("/")))


def test_named_files_exist() -> None:
    found = {path: named(path) for path in documents() if path != Path(__file__)}
    assert sum(map(len, found.values())) > 200
    lost = [
        f"{path.relative_to(ROOT)}: {name}"
        for path, names in found.items()
        for name in sorted(names)
        if not exists(name, path)
    ]
    assert not lost, "\n".join(lost)
