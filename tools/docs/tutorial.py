"""Writes the files of the example into the tutorial: ``python -m tools.docs.tutorial``.

Each code block of docs/tutorial.md has a file of `examples/six_tricks` as its title and is replaced by it. A
test takes the files from the page and plays the game that they make.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "tutorial.md"
EXAMPLE = ROOT / "examples" / "six_tricks"
BLOCK = re.compile(r'^```(\w+) title="([^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)


def filled(page: str) -> str:
    """Return the page with the present text of each file."""
    return BLOCK.sub(
        lambda found: (
            f'```{found[1]} title="{found[2]}"\n{(EXAMPLE / found[2]).read_text(encoding="utf-8")}```'
        ),
        page,
    )


def files(page: str) -> Mapping[str, str]:
    """Return the text of each file on the page, by its path."""
    return {name: text for _, name, text in BLOCK.findall(page)}


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
