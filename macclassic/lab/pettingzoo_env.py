"""PettingZoo environment of a game: one agent for each seat, acting in turn.

An agent observes its seat's view as named arrays (`games/*/arrays.py`). An action is the index of a legal
action in the present list: a mask says how many there are, and a row of numbers describes each. Rewards are
the gains of a seat in a round.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.spaces import Space as AnySpace
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from macclassic.engine.core.chance import deal_stream
from macclassic.engine.core.contract import MATCH_OVER
from macclassic.engine.core.game_spec import BadOption
from macclassic.engine.core.options import checked
from macclassic.engine.core.registry import games
from macclassic.engine.lab.observation_arrays import NOTHING, ObservationArray, ObservationSpec
from macclassic.quickdraw.colours import DEPTHS

Observation = dict[str, Any]
SEED_LIMIT = 1 << 31
"""Bound of the random seeds that are drawn if none is given."""


def env(game: str, **given: Any) -> AECEnv[str, Observation, int]:
    """Return a game's environment; an illegal action ends the match.

    The arguments are those of `CardTableEnv`. Raises BadOption for an unknown game or option.
    """
    table = CardTableEnv(game, **given)
    return OrderEnforcingWrapper(TerminateIllegalWrapper(table, illegal_reward=-1.0))


class CardTableEnv(AECEnv[str, Observation, int]):
    """Environment of a table with the agents ``seat_0``, ``seat_1`` and so on."""

    metadata: dict[str, object] = {"render_modes": ["rgb_array"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        options: Mapping[str, object] | None = None,
        whole: bool = False,
        depth: int = 8,
        render_mode: str | None = None,
    ) -> None:
        """Prepare the environment.

        `options`: as on the command line. `whole`: whole matches instead of single rounds. `depth`: bits per
        pixel of rendered pictures.

        Raises BadOption for an unknown game, option or depth.
        """
        super().__init__()
        if game not in games():
            raise BadOption(f"there is no game “{game}”; there are {', '.join(games())}")
        if render_mode not in (None, "rgb_array"):
            raise BadOption(f"there is no way “{render_mode}” to render; there is rgb_array")
        if depth not in DEPTHS:
            raise BadOption(f"there is no depth of {depth} bits; there are 1, 4 and 8")
        self._spec = games()[game]
        self._options = checked(self._spec.options, options or {})
        self._rules = self._spec.rules(self._options)
        if self._rules.form.arrays is None:
            raise BadOption(f"{self._spec.title} has no observations as arrays")
        self._arrays: ObservationSpec = self._rules.form.arrays()
        self._whole, self._depth = whole, depth
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"macclassic/{game}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(len(self._spec.seats(self._options)))]
        most = self._arrays.most
        observed: dict[str, AnySpace[Any]] = {name: _box(array) for name, array in self._arrays.views.items()}
        observed["legal"] = Box(-(1 << 31), 1 << 31, (most, self._arrays.width), np.int64)
        self._observed = Dict({"observation": Dict(observed), "action_mask": Box(0, 1, (most,), np.int8)})
        self._actions = {agent: Discrete(most) for agent in self.possible_agents}
        self._chance = np.random.default_rng()
        self._shown: Any = None

    def observation_space(self, agent: str) -> AnySpace[Observation]:
        """Return the space of an agent's observations, the same for all agents."""
        return self._observed

    def action_space(self, agent: str) -> Discrete:
        """Return the space of indices in the list of legal actions."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Deal; equal seeds give equal cards, as `macclassic simulate --seed` does. `number` is the seed."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.number = int(self._chance.integers(SEED_LIMIT)) if seed is None else seed
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._rounds, self._plies = 1, 0
        self._taken: list[list[Any]] = [[]]
        self._position = self._rules.begin(self._rules.deal(deal_stream(self.number, 0), None), None)
        self._look()

    def _look(self) -> None:
        """Determine the seat to move and its legal actions."""
        # Without a log a position omits data that only views need, such as which cards of a hand are known.
        self._position.log = []
        self._legal = list(self._position.legal())[: self._arrays.most]
        actor = self._position.actor()
        if actor >= 0:
            self.agent_selection = self.possible_agents[actor]
            write = self._rules.form.actions.to_json
            self.infos[self.agent_selection] = {"legal": tuple(map(write, self._legal))}

    def observe(self, agent: str) -> Observation:
        """Return what an agent's seat knows; only the agent to move has legal actions."""
        seat = self.possible_agents.index(agent)
        view = self._rules.view(self._position, seat)
        arrays, most = self._arrays, self._arrays.most
        observed = {
            name: np.array(array.tell(view, name), np.int64).reshape(array.whole)
            for name, array in arrays.views.items()
        }
        legal = self._legal if self._position.actor() == seat else []
        rows = np.full((most, arrays.width), NOTHING, np.int64)
        types = self._rules.form.actions.classes
        for place, action in enumerate(legal):
            rows[place] = arrays.action(action, types)
        observed["legal"] = rows
        mask = np.zeros(most, np.int8)
        mask[: len(legal)] = 1
        return {"observation": observed, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take a legal action by its index in the list.

        Raises ValueError for an invalid index.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= int(action) < len(self._legal):
            raise ValueError(f"{agent} has {len(self._legal)} legal actions, and took {action}")
        taken = self._legal[int(action)]
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos = {each: {} for each in self.agents}
        self._taken[-1].append(taken)
        self._position.play(taken)
        self._plies += 1
        longest = self._spec.options.longest
        if self._position.actor() < 0:
            self._round_over()
        elif longest and self._plies >= longest:
            self.truncations = dict.fromkeys(self.agents, True)
        self._look()
        self._accumulate_rewards()

    def _round_over(self) -> None:
        result = self._rules.result(self._position)
        self.rewards = {agent: float(result.tally(seat).change) for seat, agent in enumerate(self.agents)}
        if self._position.actor() == MATCH_OVER or not self._whole:
            self.terminations = dict.fromkeys(self.agents, True)
            return
        deal = self._rules.deal(deal_stream(self.number, self._rounds), self._position)
        self._position = self._rules.begin(deal, self._position)
        self._rounds += 1
        self._taken.append([])

    def render(self) -> NDArray[np.uint8] | None:
        """Return the table as seat 0 sees it, as height × width × RGB; None without `render_mode`."""
        if self.render_mode is None:
            return None
        from macclassic.lab.rendering import TableRenderer

        self._shown = self._shown or TableRenderer(self._spec.key, self._depth)
        picture: NDArray[np.uint8] = self._shown.picture(self._spec, self._options, self.number, self._taken)
        return picture

    def close(self) -> None:
        """Release the renderer."""
        if self._shown is not None:
            self._shown.close()
            self._shown = None


def _box(array: ObservationArray) -> Box:
    low, high = array.bounds
    return Box(low, high, array.whole, np.int64)


def constructor(game: str, **given: object) -> partial[AECEnv[str, Observation, int]]:
    """Return a function that makes the environment, for PettingZoo's own tests."""
    return partial(env, game, **given)
