"""Result of a game of Flower Power, player by player, for the score sheet."""

from __future__ import annotations

from dataclasses import dataclass

from macclassic.engine.core.game_spec import Tally

from ..actions import NO_INDEX
from ..board import Board


@dataclass(frozen=True, slots=True)
class Standing:
    """Final state of one player.

    `place` counts from 1; the last player to leave is second. `petals` counts those in the garden, `hand` the
    cards.
    """

    seat: int
    place: int
    flowers: int
    power_flowers: int
    petals: int
    hand: int
    turns: int


@dataclass(frozen=True, slots=True)
class Result:
    """Result of a game.

    - `winner`: the seat that won, or NO_INDEX while the game is not over.
    - `leader`: the winner, or else the seat that alone has the most petals (A21), or NO_INDEX.
    - `standings`: one for each player: the winner, then others still in the game, then those who are out.
    - `last_will`: true if the winner had no flower left.
    """

    winner: int
    leader: int
    standings: tuple[Standing, ...]
    last_will: bool

    def tally(self, seat: int) -> Tally:
        """Return what the game counts for a seat: its petals as points, and one game won or not.

        The leader wins a game that is not over.
        """
        won = self.leader == seat
        own = next(each for each in self.standings if each.seat == seat)
        place = own.place if self.winner != NO_INDEX else 1 if won else 2
        return Tally(won=won, points=own.petals, change=int(won), place=place)


def leader(board: Board) -> int:
    """Return the winner, or else the seat that alone has the most petals (A21), or NO_INDEX."""
    if board.winner != NO_INDEX:
        return board.winner
    counts = [_petals(board, seat) for seat in range(len(board.hands))]
    most = max(counts)
    return counts.index(most) if counts.count(most) == 1 else NO_INDEX


def _petals(board: Board, seat: int) -> int:
    return sum(len(board.petals[flower]) for flower in board.gardens[seat])


def result(board: Board) -> Result:
    """Return the itemised result of a game."""
    # Players still in the game share the first place; the last one to leave comes next.
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
    bare = board.winner != NO_INDEX and not board.gardens[board.winner]
    return Result(board.winner, leader(board), tuple(standings), bare)
