"""The card that looks best one card ahead, and whether to call GO: the same at the table and in worlds."""

from __future__ import annotations

from collections.abc import Sequence

from games.war_of_flowers.cards import SINGLES
from games.war_of_flowers.players.worth import KIND, Weights

TAKEN = 6
"""A pick is ``card``, or ``card | take + 1 << TAKEN`` where two unequal cards match."""


def pick(
    weights: Weights,
    hand: int,
    table: int,
    shown: int,
    mine: list[float],
    theirs: list[float],
    jitter: Sequence[float] = (),
) -> int:
    """Return the hand card to play, and which of two it takes.

    `shown`: all that the seat sees, its hand included. `mine`, `theirs`: worths by kind to it and to the
    others. `jitter`: by card, what is added to its value by error.
    """
    denial = weights.denial
    last = not hand & (hand - 1)
    best, best_value = -1, 0.0
    left = hand
    while left:
        low = left & -left
        left ^= low
        card = low.bit_length() - 1
        shift = card & 60
        there = table >> shift & 15
        unseen = 4 - (shown >> shift & 15).bit_count()
        kind = KIND[card]
        value = mine[kind]
        code = card
        if not there:
            held = (hand >> shift & 15).bit_count() > 1
            value = (
                unseen * weights.smack
                - weights.risk[unseen] * theirs[kind]
                + value * ((weights.pair if held else 0.0) - weights.keep)
            )
        else:
            count = there.bit_count()
            if count == 2:
                first = (there & -there).bit_length() - 1 + shift
                second = there.bit_length() - 1 + shift
                one = mine[KIND[first]] + denial * theirs[KIND[first]]
                two = mine[KIND[second]] + denial * theirs[KIND[second]]
                if there << shift & SINGLES != there << shift:
                    code |= (first if one >= two else second) + 1 << TAKEN
                value += one if one >= two else two
            else:
                while there:
                    lowest = there & -there
                    there ^= lowest
                    other = KIND[lowest.bit_length() - 1 + shift]
                    value += mine[other] + denial * theirs[other]
                if count == 3:
                    if not last:
                        value += weights.triplet
                else:
                    value -= weights.threat * unseen
                    if not unseen:
                        value -= weights.sure * value
        if jitter:
            value += jitter[card]
        if best < 0 or value > best_value:
            best, best_value = code, value
    return best


def pick_take(weights: Weights, choice: int, mine: list[float], theirs: list[float]) -> int:
    """Return which of two table cards the turned card takes."""
    first = (choice & -choice).bit_length() - 1
    second = choice.bit_length() - 1
    one = mine[KIND[first]] + weights.denial * theirs[KIND[first]]
    two = mine[KIND[second]] + weights.denial * theirs[KIND[second]]
    return first if one >= two else second


def goes(weights: Weights, left: int, other_points: int, stop: int, room: int, theirs: list[float]) -> bool:
    """Whether to call GO with `left` cards in hand.

    `other_points`: of the best other. `stop`: the dollars that STOP brings now. `room`: what the losers
    would still have then; where it is nothing there is nothing more to win.
    """
    if room <= 0:
        return False
    always, card, point, dollar, worth = weights.go
    return always + card * left + point * other_points + dollar * stop + worth * max(theirs) > 0
