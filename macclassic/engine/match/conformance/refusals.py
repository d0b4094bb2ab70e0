"""Conformance checks of refusals: wrong options, decisions out of turn, and damaged records."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from macclassic.engine.core.game_spec import BadOption, GameSpec, IllegalAction
from macclassic.engine.match import record as records
from macclassic.engine.match.conformance.matches import begun, expect
from macclassic.engine.match.record import BadRecord
from macclassic.engine.match.replay import replayed
from macclassic.engine.match.simulate import simulate

Path = tuple[str | int, ...]
"""Path of a value in JSON data: keys and indices."""


@contextmanager
def _refused(kind: type[Exception], what: str, why: str = "") -> Iterator[None]:
    """Check that an exception is raised whose text contains `why`; `what`: what must be refused."""
    try:
        yield
    except kind as error:
        expect(why in str(error), f"{what} was refused for another reason: {error}")
    else:
        raise AssertionError(f"{what} was not refused: no {kind.__name__} was raised")


def wrong_options_are_refused(spec: GameSpec) -> None:
    with _refused(BadOption, "an option “nonsense” that there is not"):
        begun(spec, 1, nonsense=1)
    for option in spec.options.recorded():
        for value in (
            object(),
            [],
            {},
            -1,
            True,
            None,
            float("nan"),
            float("inf"),
            10**5000,
            "x" * 9999,
            [[]],
        ):
            if value is True and isinstance(option.default, bool):
                continue
            if value == {} and option.omitted:
                continue  # an object without keys means all values of the original
            with _refused(BadOption, f"a value that the option “{option.name}” cannot have"):
                begun(spec, 1, **{option.name: value})
    with _refused(BadOption, "an unknown player"):
        spec.players.make("no such player")


def nobody_acts_out_of_turn(spec: GameSpec) -> None:
    match = begun(spec, 1)
    with _refused(ValueError, "the next round of a round in play", "no next round"):
        match.next_round()
    rng = random.Random(1)
    while match.actor >= 0:
        action = rng.choice(match.legal)
        match.apply(action)
    with _refused(IllegalAction, "an action after the round’s end"):
        match.apply(action)


def places(data: object, path: Path = ()) -> Iterator[Path]:
    """Yield the path of every value in JSON data, containers included."""
    children = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in children:
        yield (*path, key)
        yield from places(value, (*path, key))


def at(data: Any, path: Path) -> Any:
    """Return the value in JSON data at a path."""
    for key in path:
        data = data[key]
    return data


def put(data: object, path: Path, value: object) -> None:
    at(data, path[:-1])[path[-1]] = value


STRANGE: tuple[object, ...] = (
    None, True, False, 0, 1, -1, 2.0, 10**400, 1e308, float("nan"), "", "x", "\ud800", "07-sun", [], {}, [[]],
    [None], {"type": None}, "9" * 5000,
)  # fmt: skip


def deep(levels: int) -> object:
    data: object = 1
    for _ in range(levels):
        data = [data]
    return data


def no_damage_gets_past(spec: GameSpec, count: int = 600) -> None:
    """Check that reading a damaged record raises BadRecord or gives a valid match, and nothing else."""
    whole = simulate(spec, 2, 2, {}, ["random"] * len(spec.seats(spec.options())))
    found = list(places(whole))
    rng = random.Random(0)
    refused = 0
    for _ in range(count):
        data = copy.deepcopy(whole)
        path = rng.choice(found)
        put(data, path, rng.choice((*STRANGE, deep(300))))
        try:
            text = json.dumps(data)
            records.dumps(replayed(records.loads(text), spec).to_record())
        except BadRecord as error:
            refused += 1
            said = str(error)
            clear = said and len(said) < 300 and said.isprintable()
            expect(bool(clear), f"the error about a record damaged at {path} is no short sentence: {said!r}")
    expect(refused > count * 0.8, f"only {refused} of {count} damaged records were refused")
