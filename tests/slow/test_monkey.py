"""Short runs of the monkey test: it finds planted faults, replays its lists, and finds nothing else.

`make monkey` runs longer.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pytest

from macclassic.quickdraw.resources import languages
from macclassic.toolbox.menus.menu_bar import Item
from tests.endurance.monkey.acts import WEIGHTS, evening
from tests.endurance.monkey.checks.coverage import name_of, unreached
from tests.endurance.monkey.checks.fresh_table import unpainted
from tests.endurance.monkey.checks.invariants import ERRORS
from tests.endurance.monkey.checks.planted_faults import find
from tests.endurance.monkey.parent_process import mark_of, run
from tests.endurance.monkey.shrink import shrink
from tests.support.match.program import make_program, settle
from tests.tools.i18n.test_translations import messages
from tools.i18n.translations import translated


def test_a_failing_list_is_reduced_to_its_cause() -> None:
    tried = []

    def fails(acts: Sequence[int]) -> bool:
        tried.append(len(acts))
        return {3, 57, 91} <= set(acts)

    assert shrink(range(100), fails, 10.0) == [3, 57, 91]
    assert len(tried) < 120
    assert shrink([7], fails, 10.0) == [7]
    assert shrink(range(100), fails, 0.0) == list(range(100))


def test_a_run_is_determined_by_its_seed() -> None:
    assert evening(3, "soi", 7) == evening(3, "soi", 7)
    assert evening(3, "soi", 7) != evening(3, "soi", 8) != evening(4, "soi", 8)
    begins = [evening(1, "soi", index)[0] for index in range(40)]
    assert {each.depth for each in begins} == {1, 4, 8}
    assert {each.language for each in begins} == set(languages())
    assert {each.kind for index in range(3) for each in evening(1, "soi", index)[1]} == set(WEIGHTS)


def test_unreached_items_and_windows_are_listed_in_english() -> None:
    came = ["offered Undo", "offered Redo", "item Undo", "item Quit", "window StatisticsDialog"]
    items, windows = unreached(came)
    assert items == ["Redo"]
    assert {"Alert", "HelpWindow", "ProfilesDialog"} <= set(windows)
    assert not {"StatisticsDialog", "Dialog", "Window"} & set(windows)
    assert name_of(Item("Rétablir", print)) == name_of(Item("되살리기", print)) == "Redo"
    assert name_of(Item("Susan", print, balloon="To close the window in front, choose this item.")) == (
        "To close the window in front, choose this item."
    )


def test_equal_faults_have_equal_fingerprints() -> None:
    where = '  File "/x/tests/endurance/monkey/child.py", line 9, in play'
    one = f"Traceback\n{where}\nmonkey.watch.Wrong: the place is 12,7"
    assert mark_of(one) == mark_of(one.replace("12,7", "11,190")) == "the place is #,#"
    trace = 'Traceback\n  File "/x/games/soi/screen/table.py", line {}, in things\nKeyError: {}\n'
    assert (
        mark_of(trace.format(3, "'a'"))
        == mark_of(trace.format(9, "'b'"))
        == "KeyError in things, games/soi/screen/table.py"
    )


def test_only_an_area_that_is_never_painted_is_reported(qapp: object) -> None:
    program = make_program(None)
    program.start()
    settle(20)
    program.bar._invert(True)
    assert unpainted(program.screen, partial(settle, 20)) == ""
    program.bar._inverted = False  # without an update of the bar
    assert "from 0,0 to 639,19" in unpainted(program.screen, partial(settle, 20))


@pytest.mark.parametrize("name", ["balloon-elsewhere"])
def test_a_planted_fault_is_found(name: str) -> None:
    found = find(name, most=400, seconds=3.0)
    assert found is not None
    assert found.shrunk <= found.acts


@pytest.mark.parametrize("name", ["segfault", "hang"])
def test_a_crashing_or_hanging_child_process_is_survived(name: str) -> None:
    found = find(name, most=1200, seconds=0.0, patience=5.0)
    assert found is not None


def test_the_known_error_messages_exist_in_the_program() -> None:
    """Faults are recognised by these messages."""
    assert {(*each, "") for each in ERRORS} <= messages(translated()["fr"]).keys()


@pytest.mark.parametrize("game", ["war-of-coins", "sorry"])
def test_a_short_run_finds_no_fault(game: str) -> None:
    came = run(120, 5, game, length=120, seconds=5.0)
    assert not came.failures, str(came.failures[0])
    assert sum(came.tried.values()) > 8
