"""Sections of the pages in docs, and references to them in the code (``§``).

A reference is a page and a section, ``war-of-flowers §score`` or ``look §2.4``; where no page is named on the
line it is the page of the folder: a game's rules, else the look. A section is named by its number, by the
words of its heading, or by either and the number of an entry in it: ``flower-power §3.2``, ``soi §round 3``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = sorted((path.parent.name for path in ROOT.glob("games/*/__init__.py")), key=len, reverse=True)
"""Packages of the games; no name contains a later one."""
PAGES = {
    **{path.stem: f"rules/{path.stem}" for path in sorted(ROOT.glob("docs/rules/*.md"), reverse=True)},
    "look": "look",
    "records": "records",
}
SOURCES = ("macclassic", "macclassic_lab", "games", "tests", "tools", "benchmarks", "examples")
FOLDERS = {
    "war_of_flowers/house": "war-of-flowers-house",
    **{package: package.replace("_", "-") for package in PACKAGES},
    "coins": "war-of-coins",
    "power": "flower-power",
    "referee": "war-of-flowers",
    "test_rules": "war-of-flowers",
    "test_war": "war-of-flowers",
}
"""Page of the rules by a part of a path; the first entry that fits counts."""
REFERENCE = re.compile(rf"(?:\b({'|'.join(PAGES)})(?:\.md)? )?§([^§\n]*)")


@cache
def sections(page: str) -> frozenset[str]:
    """Return the names, in small letters, of a page's sections and of the numbered entries in them."""
    found: set[str] = set()
    here: tuple[str, ...] = ()
    for line in (ROOT / "docs" / f"{PAGES[page]}.md").read_text(encoding="utf-8").splitlines():
        heading = re.match(r"#+ (?:(\d+(?:\.\d+)*)\.? )?(.*)|\*\*([A-Z][^*]*?)\.?\*\*", line)
        entry = re.match(r"(\d+)\. ", line)
        if heading:
            number, words, bold = heading.groups()
            name = re.split(r"[(:,.—→]| -> ", words or bold)[0].strip().casefold()
            names = tuple(filter(None, (number, name, name.removeprefix("the "))))
            found.update(names)
            if not bold:
                here = names
        elif entry:
            found.update(f"{name} {entry[1]}" for name in here)
            found.update(f"{name}.{entry[1]}" for name in here if name[0].isdigit())
    return frozenset(found)


def page_of(path: Path) -> str:
    """Return the page that a file's references are about where they name none."""
    text = path.as_posix()
    return next((page for part, page in FOLDERS.items() if part in text), "look")


def references() -> Iterator[tuple[str, str, str]]:
    """Yield where each reference stands, its page, and what follows the ``§`` there."""
    for folder in SOURCES:
        for path in sorted((ROOT / folder).rglob("*.py")):
            if path.name in ("doc_sections.py", "test_doc_sections.py"):
                continue
            within = path.relative_to(ROOT)
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                named = ""
                for page, rest in REFERENCE.findall(line):
                    named = page or named
                    yield f"{within}:{number}", named or page_of(within), rest


def leads(page: str, rest: str) -> bool:
    """True if the text after a ``§`` begins with a section of the page."""
    number = re.match(r"\d+(?:\.\d+)*", rest)
    if number:
        return number[0] in sections(page)
    words = rest.casefold()
    for name in sorted(sections(page), key=len, reverse=True):
        if words.startswith(name) and not words[len(name) : len(name) + 1].isalpha():
            entry = re.match(r" (\d+)", words[len(name) :])
            return entry is None or f"{name}{entry[0]}" in sections(page)
    return False
