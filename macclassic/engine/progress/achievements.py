"""Achievements of the games, kept with the day on which they were earned.

A game declares its own in `achievements.py` of its folder: data, and for each a predicate over a round that
was just counted. Only rounds by plain rules that count, in plain matches, are examined (docs/decisions.md).
No Qt.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from macclassic.engine.core.contract import MATCH_OVER, Event, Tally
from macclassic.engine.core.game_spec import GameSpec
from macclassic.engine.core.registry import declaration, games
from macclassic.engine.match.match import Match
from macclassic.engine.progress.round_results import beaten

NAMESPACE = "achievements"
"""Namespace of earned achievements in the statistics (`pending_changes.KeyValue`), by key."""


@dataclass(frozen=True, slots=True)
class DecisionInRound:
    """One decision of a round: the seat, the events, and the positions before and after it."""

    seat: int
    action: Any
    events: tuple[Event, ...]
    before: Any
    after: Any


@dataclass(frozen=True, slots=True)
class RoundAccount:
    """Finished round from the seat of a person who made all of its own decisions and no others.

    `moves`: the decisions in order. `end`: final position. `result`: result of the round. `over`: the match
    is over too. `aids`: help that the person used. `beaten`: players beaten in the match
    (`round_results.beaten`). `earlier`: events of earlier rounds of the match.
    """

    seat: int
    moves: Sequence[DecisionInRound]
    end: Any
    result: Any
    over: bool
    aids: frozenset[str] = frozenset()
    beaten: frozenset[str] = frozenset()
    earlier: Sequence[Event] = ()

    @classmethod
    def of(cls, match: Match, seat: int) -> RoundAccount:
        """Return the account of a match's last round.

        Of earlier rounds it holds only those that the person played alone.
        """
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
                if each.participation.is_alone(seat, match.players)
                for move in each.moves
                for event in move.events
            ],
        )

    @property
    def won(self) -> bool:
        """True if the person won the round."""
        tally: Tally = self.result.tally(self.seat)
        return tally.won is True

    @property
    def own(self) -> list[DecisionInRound]:
        """The person's decisions."""
        return [each for each in self.moves if each.seat == self.seat]

    @property
    def events(self) -> list[Event]:
        """All events of the round."""
        return [event for each in self.moves for event in each.events]


@dataclass(frozen=True, slots=True)
class Achievement:
    """An achievement of a game.

    `key`: name in the statistics and of its picture. `title`, `asks`: title and condition in English, for
    `translate`. `earned`: True for a round that earns it.
    """

    key: str
    title: str
    asks: str
    earned: Callable[[RoundAccount], bool]


@cache
def declared(spec: GameSpec) -> tuple[Achievement, ...]:
    """Return the achievements that a game declares."""
    return declaration(spec, "achievements", "ACHIEVEMENTS", tuple) or ()


def all_achievements() -> list[Achievement]:
    """Return the achievements of all games, game by game."""
    return [each for spec in games().values() for each in declared(spec)]


def earned(match: Match, seat: int) -> tuple[Achievement, ...]:
    """Return all achievements that a match's finished last round earns for the person at a seat."""
    account = RoundAccount.of(match, seat)
    return tuple(each for each in declared(match.spec) if each.earned(account))
