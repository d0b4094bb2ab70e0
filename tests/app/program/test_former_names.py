"""Modules that moved can be imported under their former names, as the same module."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pytest

from macclassic.former_names import FORMER


@pytest.mark.parametrize(("former", "present"), FORMER.items())
def test_a_moved_module_is_the_same_under_both_names(former: str, present: str) -> None:
    there = import_module(f"macclassic.{present}")
    spec = there.__spec__
    assert import_module(f"macclassic.{former}") is there
    assert there.__spec__ is spec and there.__name__ == f"macclassic.{present}"


@pytest.mark.parametrize(
    ("package", "name"),
    [
        ("engine.match", "Match"),
        ("engine.players", "RandomPlayer"),
        ("toolbox.dialogs", "Dialog"),
        ("toolbox.menus", "item"),
        ("toolbox.screen", "Screen"),
        ("toolbox.style", "ClassicStyle"),
    ],
)
def test_a_package_gives_the_names_of_the_module_that_it_replaced(package: str, name: str) -> None:
    found = getattr(import_module(f"macclassic.{package}"), name)
    assert found.__module__.startswith(f"macclassic.{package}.")


def test_a_former_name_can_be_imported_first() -> None:
    program = "import macclassic.engine.game as a, macclassic.engine.core.game_spec as b; print(a is b)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "True\n"


def test_unknown_names_are_not_found() -> None:
    with pytest.raises(ModuleNotFoundError):
        import_module("macclassic.engine.nothing")
    with pytest.raises(AttributeError, match="nothing"):
        _ = import_module("macclassic.engine.match").nothing
