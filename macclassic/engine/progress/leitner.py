"""What somebody knows of many small things, in boxes (after Leitner): what is known moves up and is asked the
less often, what is missed begins anew and is asked most of all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

WEIGHTS = (24, 6, 4, 2, 1)
"""How often each box is drawn from: of what was missed, of what is new, of what was known once and more."""
NEW, KNOWN = 1, 3
"""The box of what has never been asked, and the first whose things count as known."""


class LeitnerBoxes:
    """The box of each of some things, by its key."""

    def __init__(self, keys: Sequence[str], kept: Mapping[str, object] | None = None) -> None:
        """`kept`: as `written`; what is no box there is new."""
        found = kept or {}
        self._box = {key: _box(found.get(key)) for key in keys}

    def draw(self, chance: Random, but: Sequence[str] = ()) -> str:
        """Return what is to be asked next, nothing of what was asked just now (`but`) if there is more."""
        keys = [key for key in self._box if key not in but] or list(self._box)
        return chance.choices(keys, [WEIGHTS[self._box[key]] for key in keys])[0]

    def answered(self, key: str, right: bool) -> None:
        """Note that something was known, or missed."""
        self._box[key] = min(self._box[key] + 1, len(WEIGHTS) - 1) if right else 0

    @property
    def begun(self) -> int:
        """How many things are known, be it for the first time."""
        return sum(box > NEW for box in self._box.values())

    @property
    def known(self) -> int:
        """How many things are known well: twice running at least."""
        return sum(box >= KNOWN for box in self._box.values())

    def missed(self) -> list[str]:
        """Return what was missed when it was asked last."""
        return [key for key, box in self._box.items() if not box]

    def written(self) -> dict[str, int]:
        """Return the boxes as they are kept: of what was asked at all."""
        return {key: box for key, box in self._box.items() if box != NEW}


def _box(kept: object) -> int:
    return kept if type(kept) is int and 0 <= kept < len(WEIGHTS) else NEW
