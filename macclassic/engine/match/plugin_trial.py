"""Trial of a plugin's game: a short random match without a screen, before the game is first opened."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from macclassic.engine.core.game_spec import MATCH_OVER
from macclassic.engine.match import record as records
from macclassic.engine.match.replay import replayed
from macclassic.engine.match.simulate import begin

if TYPE_CHECKING:
    from macclassic.engine.core.game_spec import GameSpec

DECISIONS = 40
"""Number of decisions in the trial."""


def try_plugin(spec: GameSpec) -> None:
    """Play random decisions and use every part of the rules that a match on the screen uses.

    Raises the game's exceptions, and ValueError if views, actions or records do not read back unchanged.
    """
    match, rng = begin(spec, 1), Random(1)
    form = match.rules.form
    for _ in range(DECISIONS):
        if match.actor < 0:
            match.result.tally(0)
            if match.actor == MATCH_OVER:
                break
            match.next_round()
        for seat in range(len(match.seats)):
            view = match.view(seat)
            if form.view.read(form.view.write(view)) != view:
                raise ValueError("a view must be the same when it is read as it was written")
        action = rng.choice(match.legal)
        if form.actions.from_json(form.actions.to_json(action)) != action:
            raise ValueError("an action must be the same when it is read as it was written")
        match.apply(action)
    record = match.to_record()
    if replayed(records.loads(records.dumps(record)), spec).to_record() != record:
        raise ValueError("a record must be the same when it has been read")
    for name in {spec.players.adviser, spec.players.stand_in, *spec.players.default}:
        spec.players.make(name)
