"""Memory of the companions from one match to the next."""

from __future__ import annotations

from dataclasses import dataclass, field

from macclassic.engine.core.companions import NAMES

FRESH = 10
"""Number of rounds in which a line is not repeated."""


@dataclass
class BanterMemory:
    """Memory that outlives a match.

    `rounds` counts the rounds, `met` are the companions that the player has met, `said` maps recent lines to
    their rounds.
    """

    rounds: int = 0
    met: list[str] = field(default_factory=list)
    said: dict[str, int] = field(default_factory=dict)

    @classmethod
    def of(cls, kept: object) -> BanterMemory:
        """Return the memory from its form in the settings; invalid parts are dropped."""
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
        """Count a round and forget old lines."""
        self.rounds += 1
        self.said = {key: then for key, then in self.said.items() if self.rounds - then < FRESH}
