"""Compares our strongest players with OpenSpiel's IS-MCTS at equal time a decision.

OpenSpiel's own Python bot searches in our games (`macclassic_lab.environments.openspiel`) with random
playouts, in worlds that its seat cannot tell apart. Our player sits in each seat of each deal in turn, and
the bot in all others. The bot gets as many simulations as fit into the processor time of our average
decision, or a multiple of it. The environment variable DEALS sets the number of deals.
"""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from typing import Any

from macclassic_lab.arena import interval

title = "our strongest against OpenSpiel's IS-MCTS at equal time a decision"

MEETINGS = (("war-of-flowers", "iq:160", 1), ("soi", "impossible", 1), ("soi", "impossible", 20))
"""Game, our player, and the bot's time as a multiple of ours."""
DEALS = int(os.environ.get("DEALS", "4"))
MIN_SIMULATIONS = 4
"""Minimum number of simulations of the bot."""


@dataclass
class Clock:
    """Processor seconds, and the number of decisions or simulations made in them."""

    seconds: float = 0.0
    count: int = 0

    @property
    def each(self) -> float:
        """Mean seconds of one."""
        return self.seconds / self.count if self.count else 0.0


def run() -> dict[str, float]:
    """Return our gain a round, half its 95 % interval, and the time of a decision."""
    found: dict[str, float] = {}
    for key, name, times in MEETINGS:
        gains, ours, bots, played = meet(key, name, times)
        gain, half = interval(gains)
        what = f"{key}, {name}" + (f", bot has {times}×" if times > 1 else "")
        found |= {
            f"{what}: gain a round": gain,
            f"{what}: ± (95 %)": half or 0.0,
            f"{what}: rounds": len(gains),
            f"{what}: ms a decision": 1000 * ours.each,
            f"{what}: the bot's": 1000 * bots.each,
            f"{what}: its simulations": played.count / max(1, bots.count),
        }
    return found


def meet(key: str, name: str, times: int) -> tuple[list[float], Clock, Clock, Clock]:
    """Play each deal once with our player in each seat.

    Returns its gains over the mean of the others, our clock, the bot's clock, and the clock of its
    simulations.
    """
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    from macclassic_lab.environments.openspiel import PlayerBot, game

    of = game(key, deals=DEALS, first=77_000_000)
    bot = ismcts.ISMCTSBot(
        game=of,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=10.0,
        max_simulations=MIN_SIMULATIONS,
        random_state=np.random.RandomState(2),
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        allow_inconsistent_action_sets=True,
    )
    gains, ours, bots, simulated = [], Clock(), Clock(), Clock()
    for deal in range(DEALS):
        for own in range(of.num_players()):
            state: Any = of.new_initial_state()
            state.apply_action(deal)
            player = PlayerBot(own, key, name, seed=deal)
            while not state.is_terminal():
                seat, legal = state.current_player(), state.legal_actions()
                begun = time.process_time()
                if len(legal) == 1:
                    action = legal[0]
                elif seat == own:
                    action = player.step(state)
                    ours.seconds, ours.count = ours.seconds + time.process_time() - begun, ours.count + 1
                else:
                    many = int(times * ours.each / simulated.each) if simulated.count else MIN_SIMULATIONS
                    bot._max_simulations = max(MIN_SIMULATIONS, many)
                    action = bot.step(state)
                    took = time.process_time() - begun
                    bots.seconds, bots.count = bots.seconds + took, bots.count + 1
                    simulated.seconds += took
                    simulated.count += bot._max_simulations
                state.apply_action(action)
            returns = state.returns()
            others = [gain for seat, gain in enumerate(returns) if seat != own]
            gains.append(returns[own] - sum(others) / len(others))
    return gains, ours, bots, simulated
