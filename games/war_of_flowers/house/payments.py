"""What a win brings by house rules (war-of-flowers-house §money). Compiled (`tools.release.compiled`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ..scoring import PLAIN_DOUBLING, STUPID_DOUBLING, Due, animals, plains, suns, tally_of
from .options import HouseRules

if TYPE_CHECKING:
    from mypy_extensions import i64

# How a game ends, as records tell it
BY_NOBODY: Final = "none"
BY_STOP: Final = "stop"
BY_FOUR: Final = "four"
BY_TRIPLETS: Final = "three-stuck"
ENDINGS: Final = ("", BY_NOBODY, BY_STOP, BY_FOUR, BY_TRIPLETS)
FIXED: Final = {BY_FOUR: 5, BY_TRIPLETS: 3}
"""What such a win brings from each."""

SUNLESS: Final = "sunless"
SHAKEN: Final = "shake"
BOMBED: Final = "bomb"
HAD_FOUR: Final = "four"
CARRIED: Final = "carry"
_BY_CARDS: Final = (PLAIN_DOUBLING, STUPID_DOUBLING, SUNLESS)

ENOUGH_PLAINS: Final = 10
ENOUGH_ANIMALS: Final = 7
ENOUGH_SUNS: Final = 3


@dataclass(frozen=True)
class Terms:
    """What a seat is paid by that no collection tells: the `rules`, its own `doublings` by name, who has
    called GO in the order of their last calls, and `fixed`, what each owes whatever the cards say, or 0."""

    rules: HouseRules
    doublings: tuple[str, ...]
    callers: tuple[int, ...] = ()
    fixed: int = 0

    def base(self, points: int, gos: int) -> int:
        return self.fixed or base_due(self.rules.double_go, points, gos)

    def dues(
        self, winner: int, collections: Sequence[int], gos: int, points: int, cup_plain: bool
    ) -> tuple[Due, ...]:
        """Return what each loser owes, and who pays it, as `scoring.dues` does."""
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
    """Return what a score is worth from each loser before doublings."""
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
    """Return which doublings there are by the tallies of winner and loser: 1 for few plains, 2 for the
    winner's many animals, 4 for no sun, added up."""
    few = plains(losing)
    least: i64 = 0 if rules.noplain else 1
    most: i64 = rules.few
    found: i64 = 1 if plains(winning) >= ENOUGH_PLAINS and few >= least and few < most else 0
    if animals(winning) >= ENOUGH_ANIMALS:
        found += 2
    if rules.sunless and suns(winning) >= ENOUGH_SUNS and suns(losing) == 0:
        found += 4
    return found


def marks(bombed: int, shaken: int, four: int, carry: int) -> tuple[str, ...]:
    """Return the doublings of a seat by name, from the months that it has bombed and shown, as sets, and the
    one that it played on with (-1: none): a month doubles once."""
    own = 1 << four if four >= 0 else 0
    bombs = (bombed & ~own).bit_count()
    shakes = (shaken & ~bombed & ~own).bit_count()
    names = [SHAKEN] * shakes + [BOMBED] * bombs + [HAD_FOUR] * own.bit_count()
    return (*names, *[CARRIED] * carry)
