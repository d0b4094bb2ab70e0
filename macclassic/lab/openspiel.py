"""Games for OpenSpiel (docs/envs.md): ``pip install macclassic[openspiel]``, `game("soi")`.

A match begins with one chance node, whose outcome is the number of the first round's deal. Only rounds are
played, under the default rules. OpenSpiel's Python bot `ISMCTSBot` can search in them, also in worlds that a
seat cannot distinguish (`State.resample_from_infostate`).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pyspiel

from macclassic.engine.core.chance import deal_stream
from macclassic.engine.core.fast_random import FastRandom
from macclassic.engine.core.game_spec import AnyRules, BadOption
from macclassic.engine.core.options import checked
from macclassic.engine.core.registry import games
from macclassic.engine.lab.observation_arrays import ObservationSpec

DEALS = 10_000
"""Default number of deals."""
MAX_GAIN = 1e6
"""Upper bound of a round's gain."""
MAX_DECISIONS = 10_000
"""Upper bound of a round's decisions."""


def game(key: str, deals: int = DEALS, first: int = 0) -> Game:
    """Return an OpenSpiel game with `deals` deals, numbered from `first`.

    Raises BadOption for an unknown game, a game whose actions have no numbers, or fewer than one deal.
    """
    if deals < 1 or first < 0:
        raise BadOption("there is at least one deal, and the first has a number from 0 on")
    return Game(key, deals, first)


@dataclass(frozen=True)
class _SharedGame:
    """Immutable data that all states of a game share, also when copied."""

    rules: AnyRules
    arrays: ObservationSpec
    numbers: dict[Any, int]
    deals: int
    first: int

    def __deepcopy__(self, memo: object) -> _SharedGame:
        return self


@dataclass(frozen=True)
class _RoundState:
    """Round in progress: the position, and the past decisions with their seats and events."""

    position: Any
    past: tuple[tuple[int, Any, tuple[Any, ...]], ...]

    def __deepcopy__(self, memo: object) -> _RoundState:
        return _RoundState(self.position.copy(), self.past)


class Game(pyspiel.Game):
    """OpenSpiel game: the rules of a game and the number of deals."""

    def __init__(self, key: str, deals: int, first: int) -> None:
        if key not in games():
            raise BadOption(f"there is no game “{key}”; there are {', '.join(games())}")
        spec = games()[key]
        options = checked(spec.options, {})
        rules = spec.rules(options)
        arrays = rules.form.arrays() if rules.form.arrays is not None else None
        if arrays is None or not arrays.every:
            raise BadOption(f"the actions of {spec.title} have no numbers")
        self.table = _SharedGame(
            rules, arrays, {each: n for n, each in enumerate(arrays.every)}, deals, first
        )
        seats, kind = len(spec.seats(options)), pyspiel.GameType
        super().__init__(
            pyspiel.GameType(
                short_name=f"macclassic_{key.replace('-', '_')}",
                long_name=spec.title,
                dynamics=kind.Dynamics.SEQUENTIAL,
                chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
                information=kind.Information.IMPERFECT_INFORMATION,
                utility=kind.Utility.GENERAL_SUM,
                reward_model=kind.RewardModel.TERMINAL,
                max_num_players=seats,
                min_num_players=seats,
                provides_information_state_string=True,
                provides_information_state_tensor=False,
                provides_observation_string=True,
                provides_observation_tensor=False,
                provides_factored_observation_string=False,
            ),
            pyspiel.GameInfo(
                num_distinct_actions=len(arrays.every),
                max_chance_outcomes=deals,
                num_players=seats,
                min_utility=-MAX_GAIN,
                max_utility=MAX_GAIN,
                utility_sum=None,
                max_game_length=MAX_DECISIONS,
            ),
            {},
        )

    def new_initial_state(self) -> State:
        """Return a state before the deal."""
        return State(self)

    def make_py_observer(self, kind: Any = None, params: object = None) -> _Observer:
        """Return the observer of states as strings: with perfect recall, or of the present view."""
        return _Observer(kind is None or kind.perfect_recall)


@dataclass
class _Observer:
    """OpenSpiel observer that gives strings only; for arrays see `CardTableEnv`."""

    recalls: bool
    tensor: None = None

    def __post_init__(self) -> None:
        self.dict: dict[str, Any] = {}

    def set_from(self, state: State, player: int) -> None:
        """Do nothing: there are no tensors."""

    def string_from(self, state: State, player: int) -> str:
        """Return the string of a state for a seat."""
        return state.information_state_string(player) if self.recalls else state.observation_string(player)


class State(pyspiel.State):
    """OpenSpiel state of a round."""

    def __init__(self, of: Game) -> None:
        super().__init__(of)
        self._table = of.table
        self._moment: _RoundState | None = None

    @property
    def _dealt_round(self) -> _RoundState:
        if self._moment is None:
            raise ValueError("nothing is dealt yet")
        return self._moment

    @property
    def position(self) -> Any:
        """The complete position, for programs that use our players: these need views of it."""
        return self._dealt_round.position

    def current_player(self) -> int:
        """Return the seat to move, CHANCE before the deal, or TERMINAL."""
        if self._moment is None:
            return int(pyspiel.PlayerId.CHANCE)
        actor = int(self._moment.position.actor())
        return actor if actor >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """True if the round is over."""
        return self._moment is not None and self._moment.position.actor() < 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return all deals with equal probability."""
        deals = self._table.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        numbers = self._table.numbers
        return sorted(numbers[action] for action in self._dealt_round.position.legal())

    def _apply_action(self, action: int) -> None:
        table, rules = self._table, self._table.rules
        if self._moment is None:
            position = rules.begin(rules.deal(deal_stream(table.first + action, 0), None), None)
            position.log = []
            self._moment = _RoundState(position, ())
            return
        position, taken = self._moment.position, table.arrays.every[action]
        actor = position.actor()
        position.log = []
        position.play(taken)
        self._moment = _RoundState(position, (*self._moment.past, (actor, taken, tuple(position.log))))

    def _seen(self, seat: int) -> Iterator[str]:
        """Yield all that a seat has observed, each event or action as JSON."""
        redact, form = self._table.rules.redact, self._table.rules.form
        for actor, taken, followed in self._dealt_round.past:
            yield json.dumps([actor, form.actions.to_json(redact(taken, actor, seat))])
            for each in followed:
                yield json.dumps(form.events.to_json(redact(each, actor, seat)))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == int(pyspiel.PlayerId.CHANCE):
            return f"deal {self._table.first + action}"
        return json.dumps(self._table.rules.form.actions.to_json(self._table.arrays.every[action]))

    def returns(self) -> list[float]:
        """Return the gain of each seat; zeros before the round is over."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        result = self._table.rules.result(self._dealt_round.position)
        return [float(result.tally(seat).change) for seat in range(self.num_players())]

    def observation_string(self, player: int) -> str:
        """Return what a seat knows now, as JSON (docs/records.md)."""
        if self._moment is None:
            return ""
        rules = self._table.rules
        return json.dumps(rules.form.view.write(rules.view(self._moment.position, player)))

    def information_state_string(self, player: int | None = None) -> str:
        """Return what a seat knows now, and all that it has observed."""
        player = self.current_player() if player is None else player
        seen = self._seen(player) if self._moment is not None else ()
        return "\n".join((*seen, self.observation_string(player)))

    def resample_from_infostate(self, player: int, chance: Any) -> State:
        """Return another world that a seat cannot distinguish; `chance()` returns a number from 0 to 1."""
        other: State = self.clone()
        another = self._table.arrays.another
        if another is not None:
            another(other._dealt_round.position, player, FastRandom(int(chance() * (1 << 61))))
        return other

    def __str__(self) -> str:
        return "" if self._moment is None else self.observation_string(max(0, self.current_player()))
