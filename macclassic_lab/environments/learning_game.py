"""A game under fixed options as learning programs use it, shared by all its environments and states."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from macclassic.engine.core.game_spec import BadOption
from macclassic.engine.core.options import Json, Options, checked
from macclassic.engine.core.registry import games
from macclassic.engine.observation_arrays import ObservationSpec
from macclassic_lab.environments.observation_encoder import ObservationEncoder


class LearningGame:
    """Rules, options, arrays and action numbers of a game. Copies share it; pickles name it."""

    def __init__(self, key: str, options: Options) -> None:
        """Prepare a game.

        Raises BadOption if the game declares no arrays.
        """
        self.spec, self.options = games()[key], options
        self.rules = self.spec.rules(options)
        if self.rules.form.arrays is None:
            raise BadOption(f"{self.spec.title} has no observations as arrays")
        self.declared: ObservationSpec = self.rules.form.arrays()
        self.encoder = ObservationEncoder(self.declared.views)
        self.seats = len(self.spec.seats(options))

    def meaning(self, number: int) -> Json:
        """Return the meaning of an action's number as JSON, as in records (docs/records.md)."""
        return self.declared.actions.written(number, self.rules.form.actions.to_json)

    def __deepcopy__(self, memo: object) -> LearningGame:
        return self

    def __reduce__(self) -> tuple[Callable[..., LearningGame], tuple[object, ...]]:
        return learning_game, (self.spec.key, self.options.written())


def learning_game(key: str, given: Mapping[str, object] | None = None) -> LearningGame:
    """Return a game under options, given as on the command line.

    Raises BadOption for an unknown game or option, or a game that declares no arrays.
    """
    if key not in games():
        raise BadOption(f"there is no game “{key}”; there are {', '.join(games())}")
    return _made(key, checked(games()[key].options, given or {}))


@cache
def _made(key: str, options: Options) -> LearningGame:
    return LearningGame(key, options)
