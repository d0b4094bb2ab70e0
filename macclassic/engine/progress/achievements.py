"""What somebody may achieve in a game besides winning it: small things that are kept with their day.

A game declares its own in `achievements.py` of its folder: data, and for each a predicate over a round that
has just been counted. They are asked only of rounds by plain rules that count, in matches played for
themselves (docs/decisions.md). No Qt.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from macclassic.engine.core.contract import MATCH_OVER, Tally
from macclassic.engine.core.game_spec import GameSpec
from macclassic.engine.core.registry import declaration, games
from macclassic.engine.match.match import Match
from macclassic.engine.progress.round_results import beaten

SHELF = "achievements"
"""Where those that were earned are kept (`standing.Kept`): by key, the first time only."""


@dataclass(frozen=True, slots=True)
class DecisionInRound:
    """One decision of a round: whose it was, what followed, and the positions before and after it."""

    seat: int
    action: Any
    events: tuple[Any, ...]
    before: Any
    after: Any


@dataclass(frozen=True, slots=True)
class RoundAccount:
    """A round that is over, told from the chair of a person who played it alone.

    `moves`: the decisions, in order; `end`: the position they led to; `result`: what it came to; `over`:
    whether the match is over too. `aids`: by what the person was helped; `beaten`: against whom the match was
    won (`results.beaten`); `earlier`: all that happened in earlier rounds of the match.
    """

    seat: int
    moves: Sequence[DecisionInRound]
    end: Any
    result: Any
    over: bool
    aids: frozenset[str] = frozenset()
    beaten: frozenset[str] = frozenset()
    earlier: Sequence[Any] = ()

    @classmethod
    def of(cls, match: Match, seat: int) -> RoundAccount:
        """Return the account of a match's last round; of earlier ones only what the person played alone."""
        *before, last = match.played_rounds
        after = [*(move.before for move in last.moves[1:]), match.state]
        return cls(
            seat,
            [
                DecisionInRound(move.seat, move.action, move.events, move.before, state)
                for move, state in zip(last.moves, after, strict=False)
            ],
            match.state,
            match.result,
            match.actor == MATCH_OVER,
            frozenset(last.participation.aids),
            beaten(match, seat),
            [
                event
                for each in before
                if each.participation.alone(seat, match.players)
                for move in each.moves
                for event in move.events
            ],
        )

    @property
    def won(self) -> bool:
        """Whether the person has won the round."""
        tally: Tally = self.result.tally(self.seat)
        return tally.won is True

    @property
    def own(self) -> list[DecisionInRound]:
        """The person's decisions."""
        return [each for each in self.moves if each.seat == self.seat]

    @property
    def events(self) -> list[Any]:
        """All that happened in the round."""
        return [event for each in self.moves for event in each.events]


@dataclass(frozen=True, slots=True)
class Achievement:
    """Something to be achieved: its `key`, by which it is kept and its picture is called, a `title`, what it
    `asks` in plain words (both in English, for `translate`), and whether a round has it."""

    key: str
    title: str
    asks: str
    earned: Callable[[RoundAccount], bool]


@cache
def declared(spec: GameSpec) -> tuple[Achievement, ...]:
    """Return what a game declares; nothing where it declares nothing."""
    return declaration(spec, "achievements", "ACHIEVEMENTS", tuple) or ()


def everything() -> list[Achievement]:
    """Return all there is to achieve, game by game."""
    return [each for spec in games().values() for each in declared(spec)]


def earned(match: Match, seat: int) -> tuple[Achievement, ...]:
    """Return all that the last round of a match has, which is over, for the person at a seat."""
    account = RoundAccount.of(match, seat)
    return tuple(each for each in declared(match.spec) if each.earned(account))
