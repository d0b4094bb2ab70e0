"""Players that think: they deal out worlds they can't tell from the real one and play them to the end."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random

from games.war_of_flowers.players.greedy import SENSE, GreedyPlayer, why
from games.war_of_flowers.players.worth import worths
from games.war_of_flowers.rules import WarRules
from games.war_of_flowers.state import CALL, GO, OVER, STOP, Action, State, View
from games.war_of_flowers.worlds import sample
from macclassic.engine.chance import Stream


class SearchPlayer:
    """Keeps the greedy card unless another is better by a standard error over the same worlds.

    `playouts` is how many games are played to their end for one decision, all candidates together. What
    counts is the money that really changes hands, capped by what the losers have.
    """

    def __init__(self, playouts: int) -> None:
        self.playouts = playouts
        self._greedy = GreedyPlayer(SENSE)

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        """Return the action that earned most in the worlds."""
        if len(legal) == 1:
            return legal[0]
        greedy = self._greedy.choose(view, legal, stream)
        rules = WarRules(cup_plain=view.cup_plain)
        policy = Policy(view, rules, Random(stream.below(1 << 64)))
        worlds = max(8, self.playouts // len(legal))
        kept = list(legal)
        sums = dict.fromkeys(kept, 0.0)
        paired: dict[Action, list[float]] = {action: [] for action in kept}
        for number in range(worlds):
            world = sample(view, stream)
            base = 0.0
            earned = {}
            for action in kept:
                earned[action] = policy.play_out(rules.step(world, action)[0], view.seat)
            base = earned[greedy]
            for action, value in earned.items():
                sums[action] += value
                paired[action].append(value - base)
            if number == worlds // 2 and len(kept) > 3:
                # Half-way the worse half is let go; the greedy card always stays.
                ranked = sorted(kept, key=lambda action: -sums[action])
                kept = [
                    action for action in kept if action in ranked[: (len(kept) + 1) // 2] or action == greedy
                ]
                sums = {action: sums[action] for action in kept}
        best = max(kept, key=lambda action: sums[action])
        return best if best == greedy or _clearly(paired[best]) else greedy

    def explain(self, view: View, legal: Sequence[Action], stream: Stream) -> tuple[Action, str]:
        """Return the action it would choose and why, in a sentence."""
        action = self.choose(view, legal, stream)
        return action, why(view, action)


def _clearly(differences: list[float]) -> bool:
    """Whether the mean of some differences is more than one standard error above nothing."""
    count = len(differences)
    mean = sum(differences) / count
    if mean <= 0:
        return False
    variance = sum((each - mean) ** 2 for each in differences) / max(1, count - 1)
    return mean > sqrt(variance / count)


class Policy:
    """How everybody plays in the worlds: greedily, by what cards are worth to each seat at the root."""

    def __init__(self, view: View, rules: WarRules, random: Random) -> None:
        self._rules = rules
        self._random = random.random
        self._start = view.money[view.seat]
        self._worth = [worths(view, seat) for seat in range(3)]

    def play_out(self, state: State, seat: int) -> float:
        """Return what a seat gains, in dollars, when a state is played to the end of its game."""
        rules = self._rules
        legal, step = rules.legal, rules.step
        while state.phase != OVER:
            actions = legal(state)
            if state.phase == CALL:
                action = self._call(state)
            elif len(actions) == 1:
                action = actions[0]
            else:
                action = self._pick(state, actions)
            state = step(state, action)[0]
        return float(state.money[seat] - self._start)

    def _pick(self, state: State, actions: Sequence[Action]) -> Action:
        worth = self._worth[state.turn]
        table = state.table
        random = self._random
        best, best_value = actions[0], -99.0
        for action in actions:
            card = action.card
            there = table >> (card & ~3) & 15
            if action.take >= 0:
                value = worth[card] + worth[action.take]
            elif not there or action.type == "take":
                value = worth[card] if there else -0.6 * worth[card]
            else:
                value = worth[card]
                base = card & ~3
                for offset in range(4):
                    if there >> offset & 1:
                        value += worth[base + offset]
            value += 0.5 * random()
            if value > best_value:
                best, best_value = action, value
        return best

    def _call(self, state: State) -> Action:
        seat = state.turn
        points = state.points
        others = max(points[seat - 1], points[seat - 2])
        return GO if others <= 0 and state.hands[seat].bit_count() >= 3 and points[seat] < 6 else STOP
