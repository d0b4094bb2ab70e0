"""The options of War of Coins, and who plays at which of its levels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from macclassic.engine.companions import NAMES
from macclassic.engine.options import CLOTH, PERSON, Choice, Json, Kept, Number, option
from macclassic.flower_cards.company import LEVELS, CardOptions, level_of

ENDLESS = "endless"
LENGTHS = (50, 100, 200)
"""How many points ahead end a match."""


@dataclass(frozen=True)
class CoinOptions(CardOptions):
    """`match`: how long a match lasts. `iq`: of the other player; it is told, the rules don't read it."""

    match: int | str = option(50, Choice((*LENGTHS, ENDLESS)))
    iq: int = option(100, Number(60, 160), kept=Kept(100, Choice(LEVELS)))
    cloth: str = option("blue", CLOTH, screen=True)

    def sitting(self) -> Sequence[str]:
        return (PERSON, f"iq:{self.iq}")

    def as_played(self, match: CoinOptions, players: Sequence[str]) -> Json:
        return {"match": match.match, "iq": level_of(players[1], LEVELS)}


# Who plays at which IQ: each has one of the six people of the card tables to itself

OPPONENTS: Mapping[int, str] = {
    60: "student",
    80: "salesman",
    100: "clerk",
    120: "sailor",
    140: "grandmother",
    160: "aunt",
}
"""By IQ, who plays so well: what the pictures are called."""


def name_of(player: str) -> str:
    """Return what a computer player is called, such as `iq:60`; empty for one without an IQ."""
    level = level_of(player, OPPONENTS)
    return "" if level is None else NAMES[OPPONENTS[level]]
