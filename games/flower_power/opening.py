"""Opening of a game (rules page §3): the contest for the order of play, and the deal.

Two players throw rock, paper or scissors. More players show the palm or the back of the hand until exactly
one hand differs from all others. The winner takes any position in the order; the other seats follow
clockwise, that is by number.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice

from macclassic.engine.core.chance import Chance

from .actions import NO_INDEX, Cards
from .cards import deck
from .options import FlowerOptions

ROCK, PAPER, SCISSORS = range(3)
PALM, BACK = range(2)
SIGNS = ("rock", "paper", "scissors")
SIDES = ("palm", "back")
KEYS = 1 << 53
"""Number of possible shuffle keys: JSON readers keep whole numbers below it exactly."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Deal of a game, which stays the same until the end.

    - `packs`, `hands`: cards by seat, as dealt.
    - `pile`: the draw pile as dealt, top first.
    - `order`: the seats in playing order.
    - `key`: seed of later shuffles; hidden like the pile.
    - `contest`: throws for the order of play, each with the sign of every seat; empty if unknown.
    - `winner`: the seat that won the contest, or NO_INDEX.
    """

    packs: tuple[Cards, ...]
    hands: tuple[Cards, ...]
    pile: Cards
    order: tuple[int, ...]
    key: int
    contest: tuple[tuple[int, ...], ...] = ()
    winner: int = NO_INDEX


NO_DEAL = Deal((), (), (), (), 0)


def signs(players: int) -> tuple[str, ...]:
    """Return the names of the signs in a contest of this many players."""
    return SIGNS if players == 2 else SIDES


def won_by(throw: tuple[int, ...]) -> int:
    """Return the seat that wins with a throw, or NO_INDEX."""
    if len(throw) == 2:
        # Paper beats rock, scissors beat paper, rock beats scissors.
        return (NO_INDEX, 1, 0)[(throw[1] - throw[0]) % 3]
    for side in (PALM, BACK):
        if throw.count(side) == 1:
            return throw.index(side)
    return NO_INDEX


def contest(players: int, chance: Chance) -> tuple[tuple[int, ...], ...]:
    """Return the random throws of a contest, up to the first with a winner."""
    found: list[tuple[int, ...]] = []
    while not found or won_by(found[-1]) == NO_INDEX:
        found.append(tuple(chance.below(len(signs(players))) for _ in range(players)))
    return tuple(found)


def turned(contest: tuple[tuple[int, ...], ...], turns: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Return a contest in which the signs of each throw are advanced by the steps in `turns`.

    Throws beyond the end of `turns` stay as they are. All signs of a throw advance alike, so its winner stays
    the same; this lets the player choose a sign after the contest is drawn.
    """
    every = zip(contest, (*turns, *(0,) * len(contest)), strict=False)
    return tuple(tuple((sign + turn) % len(signs(len(throw))) for sign in throw) for throw, turn in every)


def order_of(players: int, winner: int, position: int) -> tuple[int, ...]:
    """Return the seats in playing order if the contest's winner plays at `position`, from 0."""
    return tuple((winner - position + place) % players for place in range(players))


def deal(options: FlowerOptions, chance: Chance) -> Deal:
    """Return a random contest and deal under settled options.

    `options.position` is the winner's position in the order, from 1, or 0 for a random one. `options.throws`
    advances the signs (see `turned`). Winner and cards do not depend on either.
    """
    n = options.players
    throws = turned(contest(n, chance), options.throws)
    winner = won_by(throws[-1])
    wish = chance.below(n)
    order = order_of(n, winner, wish if options.position == 0 else options.position - 1)
    cards = iter(chance.shuffled(deck(options.decks, options.jokers)))
    packs = tuple(tuple(islice(cards, options.pack_size(seat))) for seat in range(n))
    dealt = {seat: tuple(islice(cards, options.hand_size(seat, place))) for place, seat in enumerate(order)}
    hands = tuple(dealt[seat] for seat in range(n))
    return Deal(packs, hands, tuple(cards), order, chance.below(KEYS), throws, winner)
