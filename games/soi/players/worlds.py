"""Exact weights of all worlds that agree with a view: no logical consequence is missed.

Cards change hands openly, so all asks and answers say which deals are possible, and they say so kind by kind:
the asker held another card of the kind and not this one, the asked player had it or not. For each kind that
is not yet deposited the possible *layouts* (the present holders of its four cards) are listed, at most 81.
Kinds depend on each other through the sizes of the hands alone. The number of worlds with each layout is
counted through all kinds, forwards and backwards. Nothing is sampled.

A world counts more if it makes the others' asks likelier: a holder of three of a kind asks for the fourth
more readily than a holder of one. This changes chances, but never what is certain.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from ..events import Asked
from ..view import View

Layout = tuple[int, ...]
"""The seats that hold the four cards of a kind."""
Weighed = tuple[Layout, float]
"""A layout with its weight or chance."""
Share = tuple[int, int]
"""Number of cards that go to the first and the second of the others; the third has the rest."""
Ways = dict[Share, float]
"""Total weight of the ways to give the others so many cards of some kinds."""


@dataclass(slots=True)
class KindLayouts:
    """The possible layouts of one kind with their chances, which sum to 1."""

    layouts: list[Weighed]

    def chance(self, suit: int, seat: int) -> float:
        """Return how likely a seat holds a card of this kind; exactly 0 or 1 only if it is certain."""
        inside = [chance for layout, chance in self.layouts if layout[suit] == seat]
        return 1.0 if len(inside) == len(self.layouts) else min(sum(inside), MAX_UNCERTAIN_CHANCE)


MAX_UNCERTAIN_CHANCE = 1 - 1e-9
"""The highest chance of a card that is not certain."""


class Worlds:
    """All that a seat can conclude from the round so far. `kinds`: layouts of the open kinds, by number."""

    def __init__(self, view: View) -> None:
        """Raises ValueError for a view that no deal leads to."""
        self._seat = view.seat
        self._others = [seat for seat in range(4) if seat != view.seat]
        self._sizes = [view.hand_sizes[seat] for seat in self._others]
        found = _layouts(view)
        listed = list(found.values())
        before = self._ways(listed)
        after = self._ways(listed[::-1])[::-1]
        self.kinds: dict[int, KindLayouts] = {}
        for place, (kind, layouts) in enumerate(found.items()):
            rest = self._rest({self._share(layout) for layout, _ in layouts}, before[place], after[place + 1])
            weights = [weight * rest[self._share(layout)] for layout, weight in layouts]
            whole = sum(weights)
            if not whole:
                raise ValueError("no deal leads to this view")
            self.kinds[kind] = KindLayouts(
                [
                    (layout, weight / whole)
                    for (layout, _), weight in zip(layouts, weights, strict=True)
                    if weight
                ]
            )

    def chance(self, card: int, seat: int) -> float:
        """Return how likely a seat holds a card of an open kind; exactly 0 or 1 only if it is certain."""
        return self.kinds[card >> 2].chance(card & 3, seat)

    def _share(self, layout: Layout) -> Share:
        return layout.count(self._others[0]), layout.count(self._others[1])

    def _ways(self, kinds: list[list[Weighed]]) -> list[Ways]:
        """Return the ways for no kind, for the first kind, for the first two kinds and so on.

        Ways that give a player more cards than its hand holds are left out.
        """
        first, second, third = self._sizes
        found: list[Ways] = [{(0, 0): 1.0}]
        given = 0
        for layouts in kinds:
            given += 4 - layouts[0][0].count(self._seat)
            shares: Ways = {}
            for layout, weight in layouts:
                share = self._share(layout)
                shares[share] = shares.get(share, 0.0) + weight
            ways: Ways = {}
            for (one, two), weight in found[-1].items():
                for (more_one, more_two), more in shares.items():
                    both = one + more_one, two + more_two
                    if both[0] <= first and both[1] <= second and given - both[0] - both[1] <= third:
                        ways[both] = ways.get(both, 0.0) + weight * more
            found.append(ways)
        return found

    def _rest(self, shares: set[Share], before: Ways, after: Ways) -> Ways:
        """Return for each share of one kind the weight of the other kinds' ways to give the rest."""
        first, second, _ = self._sizes
        return {
            (one, two): sum(
                weight * after.get((first - one - got_one, second - two - got_two), 0.0)
                for (got_one, got_two), weight in before.items()
            )
            for one, two in shares
        }


def _layouts(view: View) -> dict[int, list[Weighed]]:
    """Return, for each kind not yet deposited, every present layout that the log allows.

    Raises ValueError if a kind has none.
    """
    dealt = view.hand  # Cards that were dealt to this seat, of those it has or had
    for asked in reversed(view.log):
        if asked.hit and asked.asker == view.seat:
            dealt &= ~(1 << asked.card)
        elif asked.hit and asked.asked == view.seat:
            dealt |= 1 << asked.card
    others = tuple(seat for seat in range(4) if seat != view.seat)
    found: dict[int, list[Weighed]] = {}
    for kind, owner in enumerate(view.owners):
        if owner < 0:
            places = [(view.seat,) if dealt >> 4 * kind + suit & 1 else others for suit in range(4)]
            # Four cards at one seat would have been deposited.
            found[kind] = [(layout, 1.0) for layout in product(*places) if len(set(layout)) > 1]
    seen = set()
    for asked in view.log:
        kind = asked.card >> 2
        if kind in found:
            # A repeated ask tells nothing new and is not weighed again, so that weights stay within a float's
            # range.
            found[kind] = _after(found[kind], asked, new=asked[:3] not in seen)
            seen.add(asked[:3])
            if not found[kind]:
                raise ValueError("no deal leads to this view")
    return found


def _after(layouts: list[Weighed], asked: Asked, new: bool) -> list[Weighed]:
    """Return the layouts of a kind after an ask for a card of it, without those that contradict it.

    `new`: True if the ask is no repetition; then layouts are weighed by the asker's number of cards of the
    kind.
    """
    suit, asker = asked.card & 3, asked.asker
    if asked.hit:
        # No player can have got all four, or the kind would be deposited.
        kept = [each for each in layouts if each[0][suit] == asked.asked and 0 < each[0].count(asker) < 3]
    else:
        without = (asker, asked.asked)
        kept = [each for each in layouts if each[0][suit] not in without and asker in each[0]]
    if new:
        kept = [(layout, weight * layout.count(asker)) for layout, weight in kept]
    if asked.hit:
        kept = [((*layout[:suit], asker, *layout[suit + 1 :]), weight) for layout, weight in kept]
    return kept
