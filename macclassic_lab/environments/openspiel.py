"""Games for OpenSpiel (docs/envs.md): ``pip install macclassic-lab[openspiel]``, `game("soi")`.

Importing this module registers every game, as ``macclassic_soi`` and the like, for `pyspiel.load_game`. A
match begins with one chance node, whose outcome is the number of the first round's deal. Only rounds are
played. OpenSpiel's Python bot `ISMCTSBot` can search where a game can draw worlds that a seat cannot
distinguish (`State.resample_from_infostate`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar

import numpy as np
import pyspiel
from numpy.typing import NDArray

from macclassic.engine.core.chance import player_stream
from macclassic.engine.core.game_spec import BadOption, GameSpec
from macclassic.engine.core.registry import games
from macclassic.engine.observation_arrays import AnyPosition
from macclassic_lab.environments.learning_game import LearningGame, learning_game
from macclassic_lab.environments.round_state import RoundState

DEALS = 10_000
"""Default number of deals."""
MAX_GAIN = 1e6
"""Upper bound of a round's gain."""
MAX_DECISIONS = 10_000
"""Upper bound of a round's decisions, if the game has none of its own."""


def game(key: str, deals: int = DEALS, first: int = 0, options: str = "") -> Game:
    """Return an OpenSpiel game with `deals` deals, numbered from `first`.

    `options`: options as on the command line, such as ``target:100 sort:true``. Raises BadOption for an
    unknown game or option, a game that declares no arrays, or fewer than one deal.
    """
    learning_game(key, _given(options))  # raises a BadOption, which OpenSpiel would hide
    found: Game = pyspiel.load_game(_name(key), {"deals": deals, "first": first, "options": options})
    return found


def _name(key: str) -> str:
    return f"macclassic_{key.replace('-', '_')}"


def _given(options: str) -> dict[str, object]:
    """Return the options of a text.

    Raises BadOption for a part without a colon.
    """
    given: dict[str, object] = {}
    for each in options.split():
        name, colon, value = each.partition(":")
        if not colon:
            raise BadOption(f"options are written as name:value, not {each}")
        given[name] = value
    return given


class Game(pyspiel.Game):
    """OpenSpiel game: the rules of a game under its options, and the number of deals.

    Each of our games is a subclass with its `key`. OpenSpiel releases what is registered after the end of
    Python, which only classes survive.
    """

    key: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**_PARAMETERS, **(params or {})}
        self.deals, self.first = given["deals"], given["first"]
        if self.deals < 1 or self.first < 0:
            raise BadOption("there is at least one deal, and the first has a number from 0 on")
        self.table: LearningGame = learning_game(self.key, _given(given["options"]))
        self.longest = self.table.spec.options.longest or MAX_DECISIONS
        super().__init__(
            _game_type(self.table.spec, self.table.seats),
            pyspiel.GameInfo(
                num_distinct_actions=len(self.table.declared.every),
                max_chance_outcomes=self.deals,
                num_players=self.table.seats,
                min_utility=-MAX_GAIN,
                max_utility=MAX_GAIN,
                utility_sum=None,
                max_game_length=self.longest,
            ),
            given,
        )

    def new_initial_state(self) -> State:
        """Return a state before the deal."""
        return State(self)

    def __reduce__(self) -> tuple[Callable[[str], object], tuple[str]]:
        return pyspiel.load_game, (str(self),)

    def make_py_observer(self, kind: Any = None, params: object = None) -> _Observer:
        """Return the observer of states: strings with perfect recall, or strings and tensors of the view."""
        return _Observer(self.table, kind is None or kind.perfect_recall)


_PARAMETERS: Mapping[str, Any] = {"deals": DEALS, "first": 0, "options": ""}


def _game_type(spec: GameSpec, seats: int) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=_name(spec.key),
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
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=dict(_PARAMETERS),
    )


class _Observer:
    """OpenSpiel observer: `tensor` has the arrays of a view one after the other, `dict` names its parts."""

    def __init__(self, table: LearningGame, recalls: bool) -> None:
        self._table, self._recalls = table, recalls
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if recalls:
            return
        shapes = {name: table.declared.views[name].whole for name in table.encoder.names}
        ends = np.cumsum([np.prod(shape, dtype=int) for shape in shapes.values()])
        self.tensor = np.zeros(int(ends[-1]), np.float32)
        for (name, shape), part in zip(shapes.items(), np.split(self.tensor, ends[:-1]), strict=True):
            self.dict[name] = part.reshape(shape)

    def set_from(self, state: State, player: int) -> None:
        """Write what a seat knows; zeros before the deal."""
        if self.tensor is None:
            return
        if state.moment is None:
            self.tensor.fill(0)
            return
        view = self._table.rules.view(state.moment.position, player)
        for name, numbers in self._table.encoder.encode(view).items():
            self.dict[name][...] = numbers

    def string_from(self, state: State, player: int) -> str:
        """Return the string of a state for a seat."""
        return state.information_state_string(player) if self._recalls else state.observation_string(player)


class State(pyspiel.State):
    """OpenSpiel state of a round."""

    def __init__(self, of: Game) -> None:
        super().__init__(of)
        self._table, self._deals, self._first, self._longest = of.table, of.deals, of.first, of.longest
        self.moment: RoundState | None = None

    @property
    def _dealt(self) -> RoundState:
        if self.moment is None:
            raise ValueError("nothing is dealt yet")
        return self.moment

    @property
    def position(self) -> AnyPosition:
        """The complete position, for programs that use our players: these need views of it."""
        return self._dealt.position

    def current_player(self) -> int:
        """Return the seat to move, CHANCE before the deal, or TERMINAL."""
        if self.moment is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else int(self.moment.position.actor())

    def is_terminal(self) -> bool:
        """True if the round is over, or has reached the most decisions of the game."""
        moment = self.moment
        return moment is not None and (moment.position.actor() < 0 or len(moment.past) >= self._longest)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return all deals with equal probability."""
        return [(deal, 1 / self._deals) for deal in range(self._deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted({number for number in self._dealt.numbers if number >= 0})

    def _apply_action(self, action: int) -> None:
        moment = self.moment
        if moment is None:
            self.moment = RoundState(self._table, self._first + action)
        else:
            moment.take(moment.actions[moment.numbers.index(action)])

    def _seen(self, seat: int) -> Iterator[str]:
        """Yield all that a seat has observed, each event or action as JSON."""
        redact, form = self._table.rules.redact, self._table.rules.form
        for actor, taken, followed in self._dealt.past:
            yield json.dumps([actor, form.actions.to_json(redact(taken, actor, seat))])
            for each in followed:
                yield json.dumps(form.events.to_json(redact(each, actor, seat)))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == int(pyspiel.PlayerId.CHANCE):
            return f"deal {self._first + action}"
        return json.dumps(self._table.meaning(action))

    def returns(self) -> list[float]:
        """Return the gain of each seat; zeros before the round is over."""
        if self.moment is None or self.moment.position.actor() >= 0:
            return [0.0] * self.num_players()
        result = self._table.rules.result(self.moment.position)
        return [float(result.tally(seat).change) for seat in range(self.num_players())]

    def observation_string(self, player: int) -> str:
        """Return what a seat knows now, as JSON (docs/records.md)."""
        if self.moment is None:
            return ""
        rules = self._table.rules
        return json.dumps(rules.form.view.write(rules.view(self.moment.position, player)))

    def information_state_string(self, player: int | None = None) -> str:
        """Return what a seat knows now, and all that it has observed."""
        player = self.current_player() if player is None else player
        seen = self._seen(player) if self.moment is not None else ()
        return "\n".join((*seen, self.observation_string(player)))

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> State:
        """Return another world that a seat cannot distinguish; `chance()` returns a number from 0 to 1.

        Raises pyspiel.SpielError if the game cannot draw such worlds.
        """
        other: State = self.clone()
        if not other._dealt.guess(player, int(chance() * (1 << 61))):
            raise pyspiel.SpielError(f"{self._table.spec.title} cannot draw worlds that a seat may be in")
        return other

    def __str__(self) -> str:
        return "" if self.moment is None else self.observation_string(max(0, self.current_player()))


class PlayerBot(pyspiel.Bot):
    """One of our computer players as a bot of OpenSpiel, such as ``PlayerBot(0, "soi", "impossible")``."""

    def __init__(self, seat: int, key: str, player: str, seed: int = 0) -> None:
        """Seat a player; `macclassic players` lists the names.

        Raises BadOption for an unknown player.
        """
        super().__init__()
        self._seat, self._seed = seat, seed
        self._player = games()[key].players.make(player)

    def player_id(self) -> int:
        """Return the seat."""
        return self._seat

    def provides_policy(self) -> bool:
        """False: the player chooses one action."""
        return False

    def restart_at(self, state: State) -> None:
        """Do nothing: the player keeps no memory of its own."""

    def step(self, state: State) -> int:
        """Return the number of the action that the player chooses by its view.

        For an action without a number, which only Flower Power has, it is that of the first legal one of its
        kind.
        """
        moment, table = state._dealt, state._table
        view = table.rules.view(moment.position, self._seat)
        stream = player_stream(self._seed, self._seat, len(moment.past))
        chosen = self._player.choose(view, moment.actions, stream)
        numbered = [
            (number, each) for number, each in zip(moment.numbers, moment.actions, strict=True) if number >= 0
        ]
        alike = [number for number, each in numbered if each == chosen]
        alike += [number for number, each in numbered if type(each) is type(chosen)]
        return alike[0] if alike else numbered[0][0]


for _spec in games().values():
    if _spec.rules(_spec.options()).form.arrays is not None:
        _class = type(f"{Game.__name__}_{_name(_spec.key)}", (Game,), {"key": _spec.key})
        pyspiel.register_game(_game_type(_spec, len(_spec.seats(_spec.options()))), _class)
