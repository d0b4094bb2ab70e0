"""How a game is set up: how many play with how many packs, and what is dealt to whom (rules page §3)."""

from __future__ import annotations

from dataclasses import dataclass

from .cards import JOKERS, MOST_DECKS, PACK

MOST_SEATS = 6

LEAST_LEFT = 3
"""So many cards at least are left for the draw pile (§3.2)."""
LEAST_PETALS = 2
"""A flower that is laid at the beginning has two petals at least (§3.4)."""

Handicap = tuple[int, int]
"""Cards and petals that a seat gets more, or fewer."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game is played with.

    `players`: how many. `decks`: packs; `jokers`: whether theirs are among the cards. `petals`: for each
    player; `base`: cards in the first player's hand, each later one has one more. `handicap`: by seat.
    `see_own_petals`: whether players know the petals they lay. `discard_all_tied`: whether all petals that
    fought in a tie leave after a success. `hidden_hearts`: whether hearts are laid unseen.
    """

    players: int
    decks: int
    petals: int
    base: int
    jokers: bool
    handicap: tuple[Handicap, ...]
    see_own_petals: bool = False
    discard_all_tied: bool = False
    hidden_hearts: bool = False

    def hand_size(self, seat: int, position: int) -> int:
        """Return how many cards a seat gets into its hand that plays at a position, from 0."""
        return self.base + position + self.handicap[seat][0]

    def pack_size(self, seat: int) -> int:
        """Return how many petals a seat gets."""
        return self.petals + self.handicap[seat][1]

    @property
    def cards(self) -> int:
        """How many cards there are."""
        return self.decks * (PACK if self.jokers else PACK - JOKERS)

    @property
    def left(self) -> int:
        """How many cards are left for the draw pile; negative where there are too few."""
        n = self.players
        more = sum(hand + petals for hand, petals in self.handicap)
        return self.cards - n * self.petals - n * self.base - n * (n - 1) // 2 - more


NO_SETUP = Setup(0, 0, 0, 0, False, ())

_STANDARD = {2: (1, 20, 3), 3: (1, 15, 1), 4: (2, 15, 1), 5: (2, 15, 1), 6: (3, 15, 1)}
_MARATHON = {2: (2, 30, 5), 3: (2, 25, 3), 4: (3, 25, 3), 5: (3, 25, 2), 6: (4, 25, 3)}


def standard(players: int) -> tuple[int, int, int]:
    """Return packs, petals and base hand of the usual game of so many (§3.2)."""
    return _STANDARD[players]


def marathon(players: int) -> tuple[int, int, int]:
    """Return packs, petals and base hand of a long game: one pack more and larger deals (flower-power
    §10)."""
    return _MARATHON[players]


def fault(setup: Setup) -> str | None:
    """Return why a game can't be set up so, as a sentence for a person; None if it can."""
    if not 2 <= setup.players <= MOST_SEATS:
        return f"two to {MOST_SEATS} can play"
    if not 1 <= setup.decks <= MOST_DECKS:
        return f"a game needs 1 to {MOST_DECKS} packs of cards"
    seats = range(setup.players)
    if any(setup.pack_size(seat) < LEAST_PETALS for seat in seats):
        return f"every player needs {LEAST_PETALS} petals at least"
    # A handicap follows the seat, whatever position it plays at.
    if any(setup.hand_size(seat, 0) < 0 for seat in seats):
        return "nobody can have fewer than no cards in the hand"
    # The rule is written for more than three players and for deals of one's own (§3.2).
    usual = setup.players <= 3 and (setup.decks, setup.petals, setup.base) == standard(setup.players)
    least = 1 if usual else LEAST_LEFT
    if setup.left < least:
        return f"that leaves {max(setup.left, 0)} of {setup.cards} cards for the draw pile; it needs {least}"
    return None
