"""Inference from a seat's plays: the cards it still holds, and its kind of player.

Each card still in a hand was there from the deal on and was passed over at each play. There are three
hypotheses for each of the two others: a player with sense, who plays the card that looks best, as `greedy`
does, and slips once in two hundred plays; a player of another kind who plays that card six times in ten; and
a random player. The number of slips in a world gives its probability, and that of a player with sense.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import prod

from macclassic.engine.core.fast_random import FastRandom

from ..cards import CUP, DOUBLES, SINGLES, numbers
from ..house.rules import BOMB_PLAY
from ..position import Position
from ..view import HouseRulesView, View, seen_of
from .card_worth import policy_weights
from .greedy_policy import GreedyPolicy
from .house_rules import cards_of, cards_without_four, shown_of
from .likely_worlds import WHOLE, LikelyDealer, slips

SENSE, ELSE, ANYTHING = 0.6, 0.2, 0.2
"""Prior probabilities of the three hypotheses."""
BEST_BY_SENSE, BEST_ELSE = 0.995, 0.6
"""Probability that the first two play the card that looks best."""
HAND = 7
"""Cards in a hand before its first play."""
MILLION = 1_000_000
LAST_PLAYS = 18
"""Index of the first play with a last hand card; from it on no plains are passed."""


def reader(view: View) -> LikelyDealer:
    """Return a dealer of worlds weighted by the plays of the two others."""
    seats = [(view.seat + step) % 3 for step in (1, 2)]
    unseen = list(numbers(view.unseen))
    seen = seen_of(view)
    shown = shown_of(seen, seats)
    plays = observed_plays(view) if seen is None else observed_house_plays(view, seen)
    sense = GreedyPolicy(policy_weights(), FastRandom(0))
    tables, likely, sensible = [], [], []
    for seat, known in zip(seats, shown, strict=True):
        cards, held, looks = [], [], []
        for play in reversed(plays):
            if play.seat == seat:
                known |= play.cards or 1 << play.card
                if play.cards:
                    continue  # a bomb is no choice of a single card
                cards.append(play.card)
                held.append(known)
                hers = unseen + list(numbers(known))
                looks.append(sense.looks(_before(play, view.cup_plain), hers, play.left == 1))
        tables.append(slips(cards, held, looks, view.unseen))
        one, other = chances(len(cards))
        likely.append(one)
        sensible.append(other)
    sizes = [view.hand_sizes[seat] - open_.bit_count() for seat, open_ in zip(seats, shown, strict=True)]
    return LikelyDealer(
        unseen, seats, sizes, shown, cards_without_four(view, seats), tables, likely, sensible
    )


def _before(play: ObservedPlay, cup_plain: bool) -> Position:
    found = Position(cup_plain)
    found.table, found.turn = play.table, play.seat
    found.collect(play.piles)
    return found


@cache
def chances(plays: int) -> tuple[list[int], list[int]]:
    """Return by number of slips among `plays` plays: its probability, and that of a player with sense.

    Each is a list. The first probability is relative, up to a million; the second is in units of `WHOLE`.
    """
    hands = range(HAND, HAND - plays, -1)
    # A slip plays one of the other cards of a hand of one to six others; the hand's size is averaged.
    shares = [1 / (cards - 1) for cards in hands if cards > 1] or [1.0]
    others = sum(shares) / len(shares)
    anything = ANYTHING * prod(1 / cards for cards in hands)
    sensible, likely = [], []
    for slipped in range(HAND + 1):
        best = max(0, plays - slipped)
        sense = SENSE * ((1 - BEST_BY_SENSE) * others) ** slipped * BEST_BY_SENSE**best
        otherwise = ELSE * ((1 - BEST_ELSE) * others) ** slipped * BEST_ELSE**best
        likely.append(sense + otherwise + anything)
        sensible.append(round(WHOLE * sense / likely[-1]))
    return [max(1, round(MILLION * each / likely[0])) for each in likely], sensible


# Reconstruction of the plays of a game


@dataclass(frozen=True, slots=True)
class ObservedPlay:
    """A hand card as it was played.

    `left`: cards in the hand. `table` and `piles`: the table and the collections before the play. `cards`: by
    house rules the cards of a bomb, else 0.
    """

    seat: int
    card: int
    left: int
    table: int
    piles: tuple[int, int, int]
    cards: int = 0


def observed_house_plays(view: View, seen: HouseRulesView) -> list[ObservedPlay]:
    """Return the plays of a game with house rules so far, without turns that play no card."""
    found = []
    left = [HAND] * 3
    for number, play in enumerate(view.plays):
        seat, code, cards = (view.first + number) % 3, play & 63, cards_of(play)
        if cards:
            one, two, three = seen.piles[3 * number : 3 * number + 3]
            bombed = 0 if code < BOMB_PLAY else cards
            found.append(ObservedPlay(seat, code, left[seat], play >> 6, (one, two, three), bombed))
            left[seat] -= cards.bit_count()
    return found


def observed_plays(view: View) -> list[ObservedPlay]:
    """Return the plays of a game so far, in order.

    They follow from the changes of the table. If two cards of one month were turned and collected at once,
    their order is unknown; the lower one is assumed to be first.
    """
    found = []
    piles = [0, 0, 0]
    lain = view.table
    for play in view.plays:
        lain |= play >> 6 | 1 << (play & 63)
    # Collected cards that were never on the table and never played
    turned = (view.collections[0] | view.collections[1] | view.collections[2]) & ~lain
    tables = [*(play >> 6 for play in view.plays), view.table]
    for number, play in enumerate(view.plays):
        seat, card, table, after = (view.first + number) % 3, play & 63, tables[number], tables[number + 1]
        found.append(ObservedPlay(seat, card, 7 - number // 3, table, (piles[0], piles[1], piles[2])))
        month = 15 << (card & 60)
        gone = (table | 1 << card) & ~after
        by_hand = table & gone & month
        by_turned = table & gone & ~month
        smack = gone >> card & 1 and not by_hand
        match = 0  # the month of a card that was turned and collected at once
        if by_turned:
            match = 15 << ((by_turned & -by_turned).bit_length() - 1 & 60)
        elif smack or by_hand.bit_count() == 2:
            match = month
        drawn = _lowest(turned & match, view.collections[seat])
        turned ^= drawn
        piles[seat] |= gone | drawn
        if number < LAST_PLAYS:
            swept = match and by_hand and not after
            for bonus in (by_hand.bit_count() == 3, by_turned.bit_count() == 3, smack, swept):
                if bonus:
                    _pass_plains(piles, seat, view.cup_plain)
    return found


def _lowest(cards: int, pile: int) -> int:
    """Return the lowest of some cards as a set, from a pile if it has any of them; 0 if there are none."""
    some = cards & pile or cards
    return some & -some


def _pass_plains(piles: list[int], taker: int, cup_plain: bool) -> None:
    for step in (1, 2):
        giver = (taker + step) % 3
        mine = piles[giver]
        pool = mine & SINGLES or mine & DOUBLES or (mine & CUP if cup_plain else 0)
        plain = pool & -pool
        piles[giver] ^= plain
        piles[taker] |= plain
