"""Rounds for tests of achievements, from a position and its decisions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from macclassic.engine.core.contract import MATCH_OVER
from macclassic.engine.core.game_spec import GameSpec
from macclassic.engine.progress.achievements import DecisionInRound, RoundAccount, declared
from tests.support.match.pure_rules import Pure


def account(rules: Pure, start: Any, actions: Iterable[Any], seat: int = 0, **more: Any) -> RoundAccount:
    """Return the account of a round that continues from a position by these decisions."""
    state, moves = start, []
    for action in actions:
        after, events = rules.step(state, action)
        moves.append(DecisionInRound(state.actor(), action, events, state, after))
        state = after
    return RoundAccount(seat, moves, state, rules.result(state), state.actor() == MATCH_OVER, **more)


def earned(spec: GameSpec, round_account: RoundAccount) -> set[str]:
    """Return the keys of all achievements that a round earns."""
    return {each.key for each in declared(spec) if each.earned(round_account)}
