"""Views are made quickly, and are the same frozen values as those of the class itself."""

from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError, dataclass, fields, replace
from typing import Any

import pytest

from macclassic.engine.core.codec import later, quickly
from macclassic.engine.core.registry import games
from macclassic.engine.match.simulate import played


@dataclass(frozen=True, slots=True)
class Seen:
    seat: int
    cards: tuple[int, ...] = ()
    new: bool = later(True)


def test_a_quickly_made_value_is_frozen_and_equal_to_the_usual_one() -> None:
    made = quickly(Seen)(1, cards=(2,))
    assert type(made) is Seen and made == Seen(1, (2,), True) and hash(made) == hash(Seen(1, (2,)))
    assert repr(made) == repr(Seen(1, (2,))) and replace(made, seat=3) == Seen(3, (2,))
    assert copy.deepcopy(made) == made == pickle.loads(pickle.dumps(made))
    with pytest.raises(FrozenInstanceError):
        made.seat = 2  # type: ignore[misc]
    with pytest.raises(TypeError):
        quickly(Seen)()  # type: ignore[call-arg]


@pytest.mark.parametrize("key", sorted(games()))
def test_views_of_every_game_are_frozen(key: str) -> None:
    view: Any = played(games()[key], 1, decisions=5).view(0)
    assert view == type(view)(**{each.name: getattr(view, each.name) for each in fields(view)})
    with pytest.raises(FrozenInstanceError):
        view.seat = 1
