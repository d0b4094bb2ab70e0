"""How a game begins (rules page §3): the contest for the order of play, and the deal.

Two players throw rock, paper or scissors; more show the palm or the back of the hand until one alone differs
(odd one out). The winner takes any position, and the others follow clockwise, which is by seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice

from macclassic.engine.core.chance import Chance

from .actions import NOBODY, Cards
from .cards import deck
from .options import FlowerOptions

ROCK, PAPER, SCISSORS = range(3)
PALM, BACK = range(2)
SIGNS = ("rock", "paper", "scissors")
SIDES = ("palm", "back")
KEYS = 1 << 53
"""How many keys for later shuffles there are: whole numbers that every reader of JSON keeps exactly."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What stays the same all through a game.

    `packs`, `hands`: by seat, as dealt. `pile`: as dealt, top first. `order`: the seats in playing order.
    `key`: what later shuffles are made from, hidden like the pile. `contest`: the throws for the order of
    play, one tuple a round with each seat's sign; empty where nobody tells. `winner`: who won it, or NOBODY.
    """

    packs: tuple[Cards, ...]
    hands: tuple[Cards, ...]
    pile: Cards
    order: tuple[int, ...]
    key: int
    contest: tuple[tuple[int, ...], ...] = ()
    winner: int = NOBODY


NO_DEAL = Deal((), (), (), (), 0)


def signs(players: int) -> tuple[str, ...]:
    """Return the names of the signs that so many players can show."""
    return SIGNS if players == 2 else SIDES


def won_by(throw: tuple[int, ...]) -> int:
    """Return who wins with one throw of all, or NOBODY."""
    if len(throw) == 2:
        # Paper beats rock, scissors paper, rock scissors.
        return (NOBODY, 1, 0)[(throw[1] - throw[0]) % 3]
    for side in (PALM, BACK):
        if throw.count(side) == 1:
            return throw.index(side)
    return NOBODY


def contest(players: int, chance: Chance) -> tuple[tuple[int, ...], ...]:
    """Return throws of so many players until one has won."""
    found: list[tuple[int, ...]] = []
    while not found or won_by(found[-1]) == NOBODY:
        found.append(tuple(chance.below(len(signs(players))) for _ in range(players)))
    return tuple(found)


def turned(contest: tuple[tuple[int, ...], ...], turns: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Return a contest with all signs of each throw turned on by as much as `turns` says, by nothing where it
    says nothing: who wins is the same, but somebody may have named the sign."""
    every = zip(contest, (*turns, *(0,) * len(contest)), strict=False)
    return tuple(tuple((sign + turn) % len(signs(len(throw))) for sign in throw) for throw, turn in every)


def order_of(players: int, winner: int, position: int) -> tuple[int, ...]:
    """Return the seats in playing order where the contest's winner takes a position, from 0."""
    return tuple((winner - position + place) % players for place in range(players))


def deal(options: FlowerOptions, chance: Chance) -> Deal:
    """Return a contest and a deal by chance under settled options.

    `position` is the one that the winner takes, from 1, or 0 for any, by chance; `throws`: see `turned`.
    Winner and cards hang on the chance alone, on neither of these.
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
