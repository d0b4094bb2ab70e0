"""Conformance checks that every game must pass, whatever its rules.

They serve tests, also of games of other packages. A failure is an AssertionError with a sentence that says
what is wrong, or the exception that the game raised.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from macclassic.engine.core.game_spec import GameSpec
from macclassic.engine.match.conformance.actions import listed_actions_are_the_legal_ones
from macclassic.engine.match.conformance.hidden import nobody_learns_what_is_hidden
from macclassic.engine.match.conformance.histories import (
    all_records_come_back,
    chance_and_choices_make_the_match,
    other_numbers_are_other_deals,
    redo_brings_the_same_record,
    undo_goes_back_exactly,
)
from macclassic.engine.match.conformance.matches import again as again
from macclassic.engine.match.conformance.matches import begun as begun
from macclassic.engine.match.conformance.matches import randomly as randomly
from macclassic.engine.match.conformance.positions import kept_positions_stay
from macclassic.engine.match.conformance.refusals import STRANGE as STRANGE
from macclassic.engine.match.conformance.refusals import deep as deep
from macclassic.engine.match.conformance.refusals import (
    no_damage_gets_past,
    nobody_acts_out_of_turn,
    wrong_options_are_refused,
)
from macclassic.engine.match.conformance.refusals import places as places
from macclassic.engine.match.conformance.refusals import put as put
from macclassic.engine.match.conformance.results import results_are_consistent

__all__ = ("Check", "again", "begun", "checks", "randomly")
"""The names that tests of a game may use."""

Check = Callable[[GameSpec], None]
"""Check of a game: raises AssertionError, or the exception that the game raised."""


def checks(plies: int = 90, damaged: int = 600) -> Mapping[str, Check]:
    """Return all checks by name.

    `plies`: number of decisions for which records are read back. `damaged`: number of damaged records. Games
    with long records take smaller numbers.
    """
    return {
        "records": partial(all_records_come_back, plies=plies),
        "chance": chance_and_choices_make_the_match,
        "deals": other_numbers_are_other_deals,
        "positions": kept_positions_stay,
        "actions": listed_actions_are_the_legal_ones,
        "hidden": nobody_learns_what_is_hidden,
        "results": results_are_consistent,
        "undo": undo_goes_back_exactly,
        "redo": redo_brings_the_same_record,
        "options": wrong_options_are_refused,
        "turns": nobody_acts_out_of_turn,
        "damage": partial(no_damage_gets_past, count=damaged),
    }
