"""PettingZoo environment of a game: one agent for each learning seat, acting in turn.

An agent observes its seat's view as named arrays (`games/*/arrays.py`). An action is its number among all
actions of the game, which is the same in every position; a mask marks the legal ones. Rewards are the gains
of a seat in a round.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.spaces import Dict
from numpy.typing import NDArray
from pettingzoo import AECEnv

from macclassic.engine.core.chance import deal_stream, player_stream
from macclassic.engine.core.contract import MATCH_OVER
from macclassic.engine.core.game_spec import AnyPlayer, BadOption
from macclassic.engine.core.options import Json
from macclassic.engine.observation_arrays import AnyAction, AnyPosition
from macclassic.quickdraw.colours import DEPTHS
from macclassic_lab.environments.learning_game import learning_game
from macclassic_lab.environments.observation_encoder import Array, Arrays
from macclassic_lab.environments.spaces import NumberedActions, observation_space

if TYPE_CHECKING:
    from macclassic_lab.environments.rendering import TableRenderer

Observation = dict[str, Arrays | Array]
_MASK = np.dtype(np.int8)
SEED_LIMIT = 1 << 31
"""Bound of the random seeds that are drawn if none is given."""
_DERIVED = frozenset(("_players", "_taken", "_plies", "_position", "_legal", "_numbers"))
"""Names of the attributes of `CardTableEnv` that follow from its arguments and from the actions taken."""


def env(game: str, **given: Any) -> CardTableEnv:
    """Return a game's environment; an illegal action ends the match and costs its agent 1.

    The arguments are those of `CardTableEnv`. Raises BadOption for an unknown game, option or player.
    """
    return CardTableEnv(game, **{"illegal_reward": -1.0, **given})


class CardTableEnv(AECEnv[str, Observation, int]):
    """Environment of a table with the agents ``seat_0``, ``seat_1`` and so on.

    It can be copied (`copy.deepcopy`) and pickled at any moment.
    """

    metadata: dict[str, object] = {"render_modes": ["rgb_array"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        options: Mapping[str, object] | None = None,
        whole: bool = False,
        depth: int = 8,
        render_mode: str | None = None,
        opponents: Mapping[str, str] | None = None,
        illegal_reward: float | None = None,
    ) -> None:
        """Prepare the environment.

        `options`: as on the command line. `whole`: whole matches instead of single rounds. `depth`: bits per
        pixel of rendered pictures. `opponents`: computer players by seat, such as ``{"seat_1": "iq:100"}``
        (`macclassic players` lists them); these seats are no agents. `illegal_reward`: reward for an illegal
        action, which then ends the match; None: `step` raises ValueError for it.

        Raises BadOption for an unknown game, option, depth, seat or player.
        """
        super().__init__()
        if render_mode not in (None, "rgb_array"):
            raise BadOption(f"there is no way “{render_mode}” to render; there is rgb_array")
        if depth not in DEPTHS:
            raise BadOption(f"there is no depth of {depth} bits; there are 1, 4 and 8")
        self._table = learning_game(game, options)
        self._whole, self._depth, self._illegal_reward = whole, depth, illegal_reward
        self._opponents = dict(opponents or {})
        self._seats = {f"seat_{seat}": seat for seat in range(self._table.seats)}
        self._seat_players()
        self._shown: TableRenderer | None = None
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"macclassic/{game}"}
        self.possible_agents = [agent for agent in self._seats if agent not in self._opponents]
        if not self.possible_agents:
            raise BadOption("at least one seat must be left to an agent")
        self._unpaid = dict.fromkeys(self.possible_agents, 0.0)
        self._count = len(self._table.declared.every)
        self._actions = {agent: NumberedActions(self._count) for agent in self.possible_agents}
        self._seeds: int | np.random.Generator | None = None
        self.agents: list[str] = []

    def _seat_players(self) -> None:
        """Seat the opponents."""
        self._players: dict[int, AnyPlayer] = {}
        for agent, name in self._opponents.items():
            if agent not in self._seats:
                raise BadOption(f"there is no seat “{agent}”; there are {', '.join(self._seats)}")
            self._players[self._seats[agent]] = self._table.spec.players.make(name)

    def observation_space(self, agent: str) -> Dict:
        """Return the space of an agent's observations, the same for all agents."""
        return observation_space(self._table)

    def action_space(self, agent: str) -> NumberedActions:
        """Return the space of the numbers of all actions."""
        return self._actions[agent]

    def meaning(self, action: int) -> Json:
        """Return the action of a number as JSON, as in records (docs/records.md)."""
        return self._table.meaning(action)

    def number(self, action: Json) -> int:
        """Return the number of a legal action of this moment that is given as JSON.

        Raises ValueError if it is not legal.
        """
        wanted = self._table.rules.form.actions.from_json(action)
        return self._numbers[self._legal.index(wanted)]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Deal; equal seeds give equal cards, as in `macclassic simulate`. The seed is `deal_number`."""
        if seed is None:
            self._seeds = np.random.default_rng(self._seeds)
            self.deal_number = int(self._seeds.integers(SEED_LIMIT))
        else:
            self._seeds = self.deal_number = seed
        self.agents = self.possible_agents[:]
        self.rewards = self._unpaid.copy()
        self._cumulative_rewards = self._unpaid.copy()
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self._clear()
        self._deal()
        self._go_on()

    def _clear(self) -> None:
        """Forget the episode before."""
        self._plies = 0
        self._taken: list[list[AnyAction]] = []
        self._position: AnyPosition = None
        self._legal: Sequence[AnyAction] = ()
        self._numbers: list[int] = []

    def _deal(self) -> None:
        """Begin the first round, or the next one."""
        before, rules = self._position, self._table.rules
        deal = rules.deal(deal_stream(self.deal_number, len(self._taken)), before)
        self._position = rules.begin(deal, before)
        self._taken.append([])

    def _play(self, action: AnyAction) -> None:
        self._taken[-1].append(action)
        self._position.play(action)
        self._plies += 1

    def _go_on(self) -> None:
        """Let the opponents play until an agent is to move or the episode is over."""
        longest = self._table.spec.options.longest
        while True:
            actor = self._position.actor()
            if actor < 0:
                if self._round_over(actor):
                    break
                continue
            if longest and self._plies >= longest:
                self.truncations = dict.fromkeys(self.agents, True)
                break
            if actor not in self._players:
                self.agent_selection = f"seat_{actor}"
                self._ask()
                return
            stream = player_stream(self.deal_number, actor, self._plies)
            view = self._table.rules.view(self._position, actor)
            self._play(self._players[actor].choose(view, self._position.legal(), stream))
        self._legal, self._numbers = (), []

    def _ask(self) -> None:
        """Determine the legal actions of the seat to move and their numbers."""
        self._legal = self._position.legal()
        self._numbers = self._table.declared.actions.of(self._position, self._legal)

    def _round_over(self, actor: int) -> bool:
        """Pay the agents; return True if the episode is over, else deal the next round."""
        result = self._table.rules.result(self._position)
        for agent in self.agents:
            self._pay(agent, float(result.tally(self._seats[agent]).change))
        if actor == MATCH_OVER or not self._whole:
            self.terminations = dict.fromkeys(self.agents, True)
            return True
        self._deal()
        return False

    def _pay(self, agent: str, reward: float) -> None:
        self.rewards[agent] += reward
        self._cumulative_rewards[agent] += reward

    def observe(self, agent: str) -> Observation:
        """Return what an agent's seat knows; only the agent to move has legal actions."""
        table, seat = self._table, self._seats[agent]
        mask = bytearray(self._count + 1)  # the last place is for actions without a number (NOTHING)
        if agent == self.agent_selection:
            for number in self._numbers:
                mask[number] = 1
        return {
            "observation": table.encoder.encode(table.rules.view(self._position, seat)),
            "action_mask": np.ndarray((self._count,), _MASK, mask),
        }

    def step(self, action: int | None) -> None:
        """Take a legal action by its number.

        Raises ValueError before `reset`, and for an illegal action without an `illegal_reward`.
        """
        if not self.agents:
            raise ValueError("reset begins an episode, and none is going on")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.rewards = self._unpaid.copy()
        self._cumulative_rewards[agent] = 0.0
        number = -1 if action is None else int(action)
        if number < 0 or number not in self._numbers:
            if self._illegal_reward is None:
                raise ValueError(f"{agent} has no legal action {action}")
            self._pay(agent, self._illegal_reward)
            self.terminations = dict.fromkeys(self.agents, True)
            self._numbers = []
        else:
            self._play(self._legal[self._numbers.index(number)])
            self._go_on()

    def __getstate__(self) -> Json:
        """Return the arguments, the state of the agents, and the actions of the episode as JSON."""
        state = {name: value for name, value in self.__dict__.items() if name not in _DERIVED}
        state["_shown"] = None
        write = self._table.rules.form.actions.to_json
        rounds = getattr(self, "_taken", None)
        state["rounds"] = rounds and [[write(action) for action in taken] for taken in rounds]
        return state

    def __setstate__(self, state: Json) -> None:
        """Restore a copy: play the actions of the episode again."""
        rounds = state.pop("rounds")
        self.__dict__.update(state)
        self._seat_players()
        if rounds is None:
            return
        read = self._table.rules.form.actions.from_json
        self._clear()
        for taken in rounds:
            self._deal()
            for action in taken:
                self._play(read(action))
        if self.agents and not (
            self.terminations[self.agent_selection] or self.truncations[self.agent_selection]
        ):
            self._ask()

    def render(self) -> NDArray[np.uint8] | None:
        """Return the table as seat 0 sees it, as height × width × RGB; None without `render_mode`."""
        if self.render_mode is None:
            return None
        from macclassic_lab.environments.rendering import TableRenderer

        self._shown = self._shown or TableRenderer(self._table.spec.key, self._depth)
        return self._shown.picture(self._table.spec, self._table.options, self.deal_number, self._taken)

    def close(self) -> None:
        """Release the renderer."""
        if self._shown is not None:
            self._shown.close()
            self._shown = None


def constructor(game: str, **given: object) -> partial[CardTableEnv]:
    """Return a function that makes the environment, for PettingZoo's own tests."""
    return partial(env, game, **given)
