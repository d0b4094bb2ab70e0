"""Examples on the API pages: one for each public class, and they run."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget

import macclassic.toolbox as mac
from examples.names import engine_names, table_names, toolbox_names
from macclassic.app.program.program import Program
from macclassic.engine import Judge, Match, RoundAccount, conformance, games
from macclassic.table import TablePosition
from tests.support.match.program import opened
from tools.docs import public_names, usage

CLASSES = [
    name.rpartition(".")[2] for name, each in public_names.public_objects().items() if isinstance(each, type)
]


@pytest.mark.parametrize("name", CLASSES)
def test_each_public_class_has_an_example_that_names_it(name: str) -> None:
    example = usage.example_of(name)
    assert example is not None, f"write one into examples/names that uses {name}"
    assert re.search(rf"\b{name}\b", example.code) and example.code.count("\n") < usage.MOST
    assert (usage.ROOT / example.file).is_file()


def functions(module: Any) -> Iterator[Callable[..., object]]:
    for each in vars(module).values():
        if inspect.isfunction(each) and each.__module__ == module.__name__:
            yield each


@pytest.fixture
def program() -> Program:
    return opened(None)


def begun() -> Match:
    return conformance.randomly(conformance.begun(games()["sorry"], seed=1), seed=1, plies=30)


@pytest.mark.parametrize("module", [engine_names, table_names, toolbox_names], ids=lambda each: each.__name__)
def test_the_examples_run(module: Any, program: Program, tmp_path: Path) -> None:
    """Every function whose arguments a test can give returns something."""
    widget = QWidget()
    given = {
        "manager": program.manager,
        "screen": program.screen,
        "folder": tmp_path,
        "widget": widget,
        "parent": widget,
        "account": RoundAccount.of(begun(), 0),
        "position": TablePosition(view=None, legal=(), hidden=True),
    }
    called = 0
    for each in functions(module):
        names = inspect.signature(each).parameters
        if names.keys() <= given.keys():
            assert each(*(given[name] for name in names)) is not None, each.__name__
            called += 1
    assert called >= 4


def test_the_texts_of_the_examples_are_sentences(program: Program) -> None:
    assert "there is no player" in engine_names.wrong_option() and engine_names.refused()
    assert engine_names.reason() == "This takes 2 cards."
    judge: Judge[object] = engine_names.reviews().make()
    assert [each.behind for each in judge.judge(None, (1, 2), None)] == [0.0, 0.0]  # type: ignore[arg-type]
    assert isinstance(toolbox_names.caption(), mac.Label)
