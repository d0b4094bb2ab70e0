"""Conformance checks that every game must pass, whatever its rules.

They serve tests, also of games of other packages. A failure is an AssertionError, or the exception that the
game raised.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Any

from macclassic.engine.core.contract import decides
from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER, BadOption, GameSpec, IllegalAction
from macclassic.engine.core.options import checked
from macclassic.engine.match import record as records
from macclassic.engine.match.match import Match
from macclassic.engine.match.record import BadRecord
from macclassic.engine.match.replay import replayed
from macclassic.engine.match.simulate import simulate, verify

Check = Callable[[GameSpec], None]


def checks(plies: int = 90, damaged: int = 600) -> Mapping[str, Check]:
    """Return all checks by name.

    `plies`: number of decisions for which records are read back. `damaged`: number of damaged records. Games
    with long records take smaller numbers.
    """
    return {
        "records": partial(all_records_come_back, plies=plies),
        "chance": chance_and_choices_make_the_match,
        "deals": other_numbers_are_other_deals,
        "undo": undo_goes_back_exactly,
        "redo": redo_brings_the_same_record,
        "options": wrong_options_are_refused,
        "turns": nobody_acts_out_of_turn,
        "damage": partial(no_damage_gets_past, count=damaged),
    }


@contextmanager
def _refused(kind: type[Exception], why: str = "") -> Iterator[None]:
    try:
        yield
    except kind as error:
        assert why in str(error), str(error)
    else:
        raise AssertionError(f"no {kind.__name__} was raised")


def begun(spec: GameSpec, seed: int, **options: object) -> Match:
    """Return a match with the player “random” at all seats."""
    seats = [{"name": each.name, "player": "random"} for each in spec.seats(checked(spec.options, options))]
    return Match.new(spec, options, seats, seed)


def randomly(match: Match, seed: int, plies: int) -> Match:
    """Make `plies` random decisions in a match, or fewer if it ends, and return the match."""
    rng = random.Random(seed)
    for _ in range(plies):
        if match.actor == ROUND_OVER:
            match.next_round()
        if match.actor == MATCH_OVER:
            break
        match.apply(rng.choice(match.legal))
    return match


def again(match: Match) -> Match:
    """Return the match that results from writing and reading the match's record."""
    return replayed(records.loads(records.dumps(match.to_record())), match.spec)


def all_records_come_back(spec: GameSpec, plies: int) -> None:
    """Check after every decision that the record reads back as the same match and the same text."""
    match = begun(spec, 3)
    rng = random.Random(3)
    for _ in range(plies):
        text = records.dumps(match.to_record())
        assert records.dumps(json.loads(text)) == text  # the cached text of rounds equals fresh text
        back = again(match)
        assert records.dumps(back.to_record()) == text
        assert (back.state, back.actor, back.plies) == (match.state, match.actor, match.plies)
        if match.actor == MATCH_OVER:
            return
        if match.actor == ROUND_OVER:
            match.next_round()
        else:
            match.apply(rng.choice(match.legal))


def chance_and_choices_make_the_match(spec: GameSpec) -> None:
    """Check that equal seeds give equal records, and different seeds different ones."""
    players = ["random"] * len(spec.seats(spec.options()))
    one, same, other = (simulate(spec, seed, 2, {}, players) for seed in (5, 5, 6))
    assert one == same != other
    verify(json.loads(records.dumps(one)))


def other_numbers_are_other_deals(spec: GameSpec) -> None:
    """Check that 20 seeds give 20 different deals."""
    known = {json.dumps(begun(spec, seed).to_record()["rounds"]) for seed in range(20)}
    assert len(known) >= 20


def undo_goes_back_exactly(spec: GameSpec) -> None:
    """Check that undo restores the earlier state, and makes a match practice beyond revealed information."""
    for plies in range(1, 9):
        match = begun(spec, plies)
        decided: dict[int, object] = {}
        others: dict[int, object] = {}
        rng = random.Random(plies)
        for _ in range(plies):
            if match.actor < 0:
                break
            action = rng.choice(match.legal)
            (decided if decides(action) else others)[match.actor] = match.state
            match.apply(action)
        # Undo passes over actions that decide nothing, such as turning a card.
        before = others | decided
        for seat in range(len(spec.seats(spec.options()))):
            trial = again(match)
            honest = trial.can_undo(seat)
            assert trial.can_undo(seat, beyond=True) == trial.undo(seat, beyond=True) == (seat in before)
            if seat in before:
                assert (trial.state, trial.actor, trial.practice) == (before[seat], seat, not honest)
                assert again(trial).practice is trial.practice
            else:
                assert trial.state == match.state and not trial.practice


def redo_brings_the_same_record(spec: GameSpec) -> None:
    """Check that redo restores the same record, keeps practice, and ends with another decision."""
    for plies in range(2, 14, 3):
        match = begun(spec, plies)
        rng = random.Random(plies)
        for _ in range(plies):
            if match.actor >= 0:
                match.apply(rng.choice(match.legal))
        written = records.dumps(match.to_record())
        steps = 0
        while (last := match.last_decider(range(len(match.seats)))) is not None and steps < 4:
            assert match.undo(last, beyond=True)
            steps += 1
        practice = match.practice
        assert steps and match.can_redo
        for _ in range(steps):
            assert match.redo() and match.practice is practice
        assert not match.can_redo and not match.redo()
        match.practice = False
        assert records.dumps(match.to_record()) == written
        last = match.last_decider(range(len(match.seats)))
        assert last is not None and match.undo(last, beyond=True)
        match.apply(rng.choice(match.legal))
        assert not match.can_redo and not match.redo()
        verify(json.loads(records.dumps(match.to_record())))


def wrong_options_are_refused(spec: GameSpec) -> None:
    with _refused(BadOption):
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
            with _refused(BadOption):
                begun(spec, 1, **{option.name: value})
    with _refused(BadOption):
        spec.players.make("nobody at all")


def nobody_acts_out_of_turn(spec: GameSpec) -> None:
    match = begun(spec, 1)
    with _refused(ValueError, "no next round"):
        match.next_round()
    rng = random.Random(1)
    while match.actor >= 0:
        action = rng.choice(match.legal)
        match.apply(action)
    with _refused(IllegalAction):
        match.apply(action)


def places(data: object, path: tuple[object, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the path of every value in JSON data, containers included."""
    children = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in children:
        yield (*path, key)
        yield from places(value, (*path, key))


def put(data: Any, path: tuple[Any, ...], value: Any) -> None:
    for key in path[:-1]:
        data = data[key]
    data[path[-1]] = value


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
            records.dumps(verify(records.loads(text)).to_record())
        except BadRecord as error:
            refused += 1
            said = str(error)
            assert said and len(said) < 300 and said.isprintable(), path
    assert refused > count * 0.8
