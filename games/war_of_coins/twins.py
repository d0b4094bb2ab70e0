"""Twin deals of War of Coins: a seat cannot tell them apart (checks of hidden information)."""

from __future__ import annotations

from dataclasses import replace

from macclassic.engine.core.chance import Chance
from macclassic.flower_cards.record_format import CardDeal

from .cards import bits, coins_with, numbers
from .position import Position
from .view import shown_cards

TRIES = 100
"""Number of deals that are tried for one in which the same Perfect Hands are dealt."""


def twin(deal: CardDeal, now: Position, seat: int, chance: Chance) -> CardDeal | None:
    """Return a deal in which everything hidden from a seat `now` is elsewhere, or None if none is found.

    Perfect Hands are public from the beginning, so they stay as they are.
    """
    other = 1 - seat
    side = now.sides()[other]
    hidden = side.hand & ~shown_cards(side)
    turned = now.turned_count
    held, perfect = deal.hands[other] & ~hidden, coins_with(deal.hands[other], 4)
    count = len(list(numbers(hidden)))
    for _ in range(TRIES):
        pool = chance.shuffled([*numbers(hidden), *deal.stack[turned:]])
        hand = held | bits(pool[:count])
        if coins_with(hand, 4) == perfect:
            hands = (deal.hands[0], hand) if other else (hand, deal.hands[1])
            return replace(deal, hands=hands, stack=(*deal.stack[:turned], *pool[count:]))
    return None
