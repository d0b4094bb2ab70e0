"""States that are quick to copy: slots, compared by value."""

from __future__ import annotations


class Moment:
    """One moment of a match. Never changed once made; equal where all slots are.

    Its slots have `hands`, `turn`, `turned_count` and `phase` among them.
    """

    __slots__: tuple[str, ...] = ()

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    def __hash__(self) -> int:
        return hash(tuple(getattr(self, name) for name in ("hands", "turned_count", "turn", "phase")))
