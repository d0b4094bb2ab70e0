"""Payments of a win by house rules (war-of-flowers-house §money). Compiled (`tools.release.compiled`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ..scoring import PLAIN_DOUBLING, STUPID_DOUBLING, Due, animals, plains, suns, tally_of
from .options import HouseRules

if TYPE_CHECKING:
    from mypy_extensions import i64

# Endings of a game as records name them
NO_WINNER: Final = "none"
BY_STOP: Final = "stop"
BY_FOUR: Final = "four"
BY_TRIPLETS: Final = "three-stuck"
ENDINGS: Final = ("", NO_WINNER, BY_STOP, BY_FOUR, BY_TRIPLETS)
FIXED: Final = {BY_FOUR: 5, BY_TRIPLETS: 3}
"""Dollars that each loser owes for a win of this kind, before doublings."""

SUNLESS: Final = "sunless"
SHAKEN: Final = "shake"
BOMBED: Final = "bomb"
HAD_FOUR: Final = "four"
CARRIED: Final = "carry"
_BY_CARDS: Final = (PLAIN_DOUBLING, STUPID_DOUBLING, SUNLESS)

MIN_DOUBLING_PLAINS: Final = 10
MIN_DOUBLING_ANIMALS: Final = 7
MIN_DOUBLING_SUNS: Final = 3


@dataclass(frozen=True)
class Terms:
    """Conditions of a seat's payment that its collection does not show.

    `rules`: the house rules. `doublings`: the seat's own doublings by name. `callers`: seats that called GO,
    in order of their last calls. `fixed`: what each loser owes whatever the cards are worth, or 0.
    """

    rules: HouseRules
    doublings: tuple[str, ...]
    callers: tuple[int, ...] = ()
    fixed: int = 0

    def base(self, points: int, gos: int) -> int:
        return self.fixed or base_due(self.rules.double_go, points, gos)

    def dues(
        self, winner: int, collections: Sequence[int], gos: int, points: int, cup_plain: bool
    ) -> tuple[Due, ...]:
        """Return each loser's debt with its payer, as `scoring.dues` does."""
        base = self.base(points, gos)
        tallies = [tally_of(cards, cup_plain) for cards in collections]
        found = []
        for step in (1, 2):
            loser = (winner + step) % 3
            if self.fixed:
                found.append(Due(loser, loser, base, self.doublings, base << len(self.doublings)))
                continue
            payer = next((seat for seat in reversed(self.callers) if seat != winner), loser)
            if not tallies[loser]:
                found.append(Due(loser, payer, base, (), 0, True))
                continue
            which = doublings(self.rules, tallies[winner], tallies[loser])
            names = [name for place, name in enumerate(_BY_CARDS) if which >> place & 1]
            named = (*names, *self.doublings)
            found.append(Due(loser, payer, base, named, base << len(named)))
        return tuple(found)


def base_due(doubles: bool, score: i64, gos: i64) -> i64:
    """Return the value of a score from each loser before doublings.

    `doubles`: from the third on, each GO doubles.
    """
    if gos < 3:
        return score + gos
    if not doubles:
        return score * (gos - 1)
    value = score
    while gos > 2:
        value += value
        gos -= 1
    return value


def doublings(rules: HouseRules, winning: i64, losing: i64) -> i64:
    """Return the doublings as a bit set, from the tallies of winner and loser.

    1: the loser has few plains. 2: the winner has many animals. 4: the loser has no sun.
    """
    few = plains(losing)
    least: i64 = 0 if rules.noplain else 1
    most: i64 = rules.few
    found: i64 = 1 if plains(winning) >= MIN_DOUBLING_PLAINS and few >= least and few < most else 0
    if animals(winning) >= MIN_DOUBLING_ANIMALS:
        found += 2
    if rules.sunless and suns(winning) >= MIN_DOUBLING_SUNS and suns(losing) == 0:
        found += 4
    return found


def marks(bombed: int, shaken: int, four: int, carry: int) -> tuple[str, ...]:
    """Return the names of a seat's own doublings; a month doubles once.

    `bombed`, `shaken`: sets of months. `four`: the month with which the seat played on, or -1. `carry`:
    number of doublings carried from earlier games.
    """
    own = 1 << four if four >= 0 else 0
    bombs = (bombed & ~own).bit_count()
    shakes = (shaken & ~bombed & ~own).bit_count()
    names = [SHAKEN] * shakes + [BOMBED] * bombs + [HAD_FOUR] * own.bit_count()
    return (*names, *[CARRIED] * carry)
