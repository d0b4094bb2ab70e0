"""How a game of Flower Power ended, player by player, for a screen to explain."""

from __future__ import annotations

from dataclasses import dataclass

from .state import NOBODY, State


@dataclass(frozen=True, slots=True)
class Standing:
    """How one player ended: its place from 1 (the last to go is second), what it has in its garden and in its
    hand, and how many turns it had."""

    seat: int
    place: int
    flowers: int
    power_flowers: int
    petals: int
    hand: int
    turns: int


@dataclass(frozen=True, slots=True)
class Result:
    """A game: who won it, or NOBODY while it is not over, and every player's standing, the winner first,
    those who still play before those who are out. `last_will`: whether the winner had no flower left."""

    winner: int
    standings: tuple[Standing, ...]
    last_will: bool


def petals_of(state: State, seat: int) -> int:
    """Return how many petals a seat's garden has."""
    return sum(len(flower.petals) for flower in state.gardens[seat])


def places(state: State) -> tuple[int, ...]:
    """Return each seat's place: who still plays shares the first, the last to go is next."""
    standing = len(state.hands) - len(state.fallen)
    found = [1] * len(state.hands)
    for number, seat in enumerate(reversed(state.fallen)):
        found[seat] = standing + 1 + number
    return tuple(found)


def leader(state: State) -> int:
    """Return who has won, or while nobody has, who alone has the most petals (A21); else NOBODY."""
    if state.winner != NOBODY:
        return state.winner
    counts = [petals_of(state, seat) for seat in range(len(state.hands))]
    most = max(counts)
    return counts.index(most) if counts.count(most) == 1 else NOBODY


def result(state: State) -> Result:
    """Return the itemised end of a game."""
    place = places(state)
    standings = [
        Standing(
            seat=seat,
            place=place[seat],
            flowers=len(garden),
            power_flowers=sum(flower.power for flower in garden),
            petals=petals_of(state, seat),
            hand=len(state.hands[seat]),
            turns=state.turns[seat],
        )
        for seat, garden in enumerate(state.gardens)
    ]
    standings.sort(key=lambda each: each.place)
    bare = state.winner != NOBODY and not state.gardens[state.winner]
    return Result(state.winner, tuple(standings), bare)
