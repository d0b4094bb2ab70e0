"""Writes the pages of the learning environments: ``python -m tools.docs.environments``.

Each game has a page in docs/envs with its arrays and its action numbers. A test compares them with the code.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

from macclassic.engine.core.registry import games
from macclassic.engine.observation_arrays import ENDLESS, ObservationArray
from macclassic_lab.environments.learning_game import LearningGame, learning_game

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "envs"
NAMING = ("type", "how")
"""Keys whose values tell kinds of actions apart."""


def pages() -> dict[str, str]:
    """Return the page of each game by its key."""
    return {key: "".join(f"{line}\n" for line in _page(learning_game(key))) for key in games()}


def _page(game: LearningGame) -> Iterator[str]:
    declared = game.declared
    yield f"# {game.spec.title} for learning programs"
    yield ""
    key = game.spec.key
    name = f"macclassic_{key.replace('-', '_')}"
    yield f'`env("{key}")`, and in OpenSpiel `{name}` ([learning environments](../envs.md)).'
    yield "This page is written by `python -m tools.docs.environments`."
    yield ""
    yield declared.notes
    yield ""
    yield "## Observation"
    yield ""
    yield "| array | shape | numbers | meaning |"
    yield "|---|---|---|---|"
    for name in game.encoder.names:
        each = declared.views[name]
        shape = " × ".join(map(str, each.whole)) or "one number"
        yield f"| `{name}` | {shape} | {_bounds(each)} | {each.meaning} |"
    yield ""
    yield "## Actions"
    yield ""
    yield f"There are {len(declared.every):,} numbers."
    yield ""
    yield "| numbers | first | last |"
    yield "|---|---|---|"
    for _, block in groupby(
        enumerate(map(game.meaning, range(len(declared.every)))), lambda item: _kind(item[1])
    ):
        first, *rest = block
        last = rest[-1] if rest else first
        numbers = f"{first[0]} to {last[0]}" if rest else str(first[0])
        yield f"| {numbers} | `{json.dumps(first[1])}` | {f'`{json.dumps(last[1])}`' if rest else ''} |"


def _bounds(array: ObservationArray) -> str:
    """Return the possible numbers of an array in words."""
    if array.cards:
        return "0 or 1"
    if array.high == ENDLESS:
        return "any" if array.low < -1 else f"from {array.low}"
    return f"{array.low} to {array.high}"


def _kind(action: Any, key: str = "") -> Any:
    """Return a value that actions of one kind share: the names of their keys, and some values."""
    if isinstance(action, dict):
        return [(name, _kind(value, name)) for name, value in action.items()]
    if isinstance(action, list):
        return [_kind(each) for each in action]
    return action if key in NAMING else None


def main() -> None:
    """Write all pages."""
    FOLDER.mkdir(exist_ok=True)
    for key, text in pages().items():
        (FOLDER / f"{key}.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
