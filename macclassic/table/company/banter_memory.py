"""What the company at the tables remembers from one match to the next."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from macclassic.engine.core.companions import NAMES

FRESH = 10
"""A line is not said again within so many rounds."""


@dataclass
class BanterMemory:
    """What outlives a match: how many `rounds` there were, whom the player has `met`, and in which round the
    lines of late were `said`."""

    rounds: int = 0
    met: list[str] = field(default_factory=list)
    said: dict[str, int] = field(default_factory=dict)

    @classmethod
    def of(cls, kept: Any) -> BanterMemory:
        """Return a memory from how settings keep it; what is no memory is forgotten."""
        kept = kept if isinstance(kept, dict) else {}
        rounds, met, said = (kept.get(name) for name in ("rounds", "met", "said"))
        rounds = rounds if type(rounds) is int and 0 <= rounds < 10**9 else 0
        return cls(
            rounds,
            [each for each in NAMES if isinstance(met, list) and each in met],
            {
                key: then
                for key, then in (said.items() if isinstance(said, dict) else ())
                if isinstance(key, str) and type(then) is int and rounds - FRESH < then <= rounds
            },
        )

    def begin_round(self) -> None:
        """Forget what was said long ago."""
        self.rounds += 1
        self.said = {key: then for key, then in self.said.items() if self.rounds - then < FRESH}
