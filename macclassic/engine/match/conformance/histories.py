"""Conformance checks of records, undo and redo: a match can be written, read, taken back and repeated."""

from __future__ import annotations

import json
import random

from macclassic.engine.core.contract import decides
from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER, GameSpec
from macclassic.engine.match import record as records
from macclassic.engine.match.conformance.matches import again, begun, expect, expect_same
from macclassic.engine.match.replay import replayed
from macclassic.engine.match.simulate import simulate


def all_records_come_back(spec: GameSpec, plies: int) -> None:
    """Check after every decision that the record reads back as the same match and the same text."""
    match = begun(spec, 3)
    rng = random.Random(3)
    for done in range(plies):
        text = records.dumps(match.to_record())
        when = f"after {done} decisions (deal number 3)"
        same = records.dumps(json.loads(text)) == text  # the cached text of rounds equals fresh text
        expect(same, f"the record {when} is another text when it is read as JSON and written again")
        back = again(match)
        same = records.dumps(back.to_record()) == text
        expect(same, f"the record {when} is another one when it is read and written again")
        expect_same(match.state, back.state, f"the record {when} reads back as another position")
        same = (back.actor, back.plies) == (match.actor, match.plies)
        expect(same, f"the record {when} reads back with another turn or number of decisions")
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
    expect(one == same, "one deal number gave two matches: all chance must come from the deal")
    expect(same != other, "the deal numbers 5 and 6 gave the same match")
    replayed(json.loads(records.dumps(one)), spec)


def other_numbers_are_other_deals(spec: GameSpec) -> None:
    """Check that 20 seeds give 20 different deals."""
    known = {json.dumps(begun(spec, seed).to_record()["rounds"]) for seed in range(20)}
    expect(len(known) >= 20, f"20 deal numbers gave {len(known)} different deals only")


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
            can, done = trial.can_undo(seat, beyond=True), trial.undo(seat, beyond=True)
            when = f"after {plies} decisions (deal number {plies})"
            expect(can == done == (seat in before), f"seat {seat} cannot take back its decision {when}")
            if seat in before:
                moved = f"seat {seat} took back its decision {when}"
                expect_same(before[seat], trial.state, f"{moved}, but the position is another one")
                expect(trial.actor == seat, f"{moved}, but it is not its turn")
                same = trial.practice is not honest and again(trial).practice is trial.practice
                expect(same, f"the match is not practice as it must be after an undo {when}")
            else:
                same = trial.state == match.state and not trial.practice
                expect(same, f"an undo of a seat without a decision changed the match {when}")


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
        same = records.dumps(match.to_record()) == written
        expect(same, f"undo and redo after {plies} decisions (deal number {plies}) brought another record")
        last = match.last_decider(range(len(match.seats)))
        assert last is not None and match.undo(last, beyond=True)
        match.apply(rng.choice(match.legal))
        assert not match.can_redo and not match.redo()
        again(match)
