"""Leitner boxes: which items the learner knows, and how often to ask them again.

A correct answer moves an item up one box, where it is asked less often; a wrong one moves it to the lowest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

WEIGHTS = (24, 6, 4, 2, 1)
"""Relative frequency of questions from each box: missed, new, known once, and so on."""
NEW, KNOWN = 1, 3
"""Box of items that were never asked, and the first box of items that count as known."""


class LeitnerBoxes:
    """The box of each item, by key."""

    def __init__(self, keys: Sequence[str], kept: Mapping[str, object] | None = None) -> None:
        """Prepare the boxes; `kept`: as `written` returns; items without a valid box are new."""
        found = kept or {}
        self._box = {key: _box(found.get(key)) for key in keys}

    def draw(self, chance: Random, but: Sequence[str] = ()) -> str:
        """Return a random item to ask next, none of those in `but` if there are others."""
        keys = [key for key in self._box if key not in but] or list(self._box)
        return chance.choices(keys, [WEIGHTS[self._box[key]] for key in keys])[0]

    def answered(self, key: str, right: bool) -> None:
        """Note a right or wrong answer."""
        self._box[key] = min(self._box[key] + 1, len(WEIGHTS) - 1) if right else 0

    @property
    def begun(self) -> int:
        """Number of items known at least once."""
        return sum(box > NEW for box in self._box.values())

    @property
    def known(self) -> int:
        """Number of items known at least twice running."""
        return sum(box >= KNOWN for box in self._box.values())

    def missed(self) -> list[str]:
        """Return the items whose last answer was wrong."""
        return [key for key, box in self._box.items() if not box]

    def written(self) -> dict[str, int]:
        """Return the boxes of all items that were asked, for storage."""
        return {key: box for key, box in self._box.items() if box != NEW}


def _box(kept: object) -> int:
    return kept if type(kept) is int and 0 <= kept < len(WEIGHTS) else NEW
