"""How a game of Flower Power ended, player by player, for a screen to explain."""

from __future__ import annotations

from dataclasses import dataclass

from macclassic.engine.core.game_spec import Tally

from ..actions import NOBODY
from ..board import Board


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
    those who still play before those who are out. `leader`: the winner, or while there is none who alone has
    the most petals (A21). `last_will`: whether the winner had no flower left."""

    winner: int
    leader: int
    standings: tuple[Standing, ...]
    last_will: bool

    def tally(self, seat: int) -> Tally:
        """Return what a game comes to for one seat: its petals, and one game won. One that is not over is won
        by its leader."""
        won = self.leader == seat
        own = next(each for each in self.standings if each.seat == seat)
        place = own.place if self.winner != NOBODY else 1 if won else 2
        return Tally(won=won, points=own.petals, change=int(won), place=place)


def leader(board: Board) -> int:
    """Return who has won, or while nobody has, who alone has the most petals (A21); else NOBODY."""
    if board.winner != NOBODY:
        return board.winner
    counts = [_petals(board, seat) for seat in range(len(board.hands))]
    most = max(counts)
    return counts.index(most) if counts.count(most) == 1 else NOBODY


def _petals(board: Board, seat: int) -> int:
    return sum(len(board.petals[flower]) for flower in board.gardens[seat])


def result(board: Board) -> Result:
    """Return the itemised end of a game."""
    # Who still plays shares the first place, the last to go is next.
    out = len(board.hands) - len(board.fallen)
    places = {seat: out + 1 + number for number, seat in enumerate(reversed(board.fallen))}
    standings = [
        Standing(
            seat=seat,
            place=places.get(seat, 1),
            flowers=len(garden),
            power_flowers=sum(board.power[flower] for flower in garden),
            petals=_petals(board, seat),
            hand=len(board.hands[seat]),
            turns=board.turns[seat],
        )
        for seat, garden in enumerate(board.gardens)
    ]
    standings.sort(key=lambda each: each.place)
    bare = board.winner != NOBODY and not board.gardens[board.winner]
    return Result(board.winner, leader(board), tuple(standings), bare)
