"""Tests of the public names: unchanged, documented, typed, and used by examples."""

from __future__ import annotations

import ast
import difflib
import inspect
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tools.docs import public_names

ROOT = Path(__file__).parents[3]
EXAMPLES = ("hello", "preferences", "drawing")


def test_public_names_are_unchanged() -> None:
    kept = public_names.LIST_FILE.read_text(encoding="utf-8").splitlines()
    now = public_names.listing().splitlines()
    changes = "\n".join(difflib.unified_diff(kept, now, "docs/public.txt", "now", lineterm="", n=1))
    assert not changes, (
        f"What is public has changed:\n{changes}\n"
        "If that is meant: python -m tools.docs.public_names, and tell of it in CHANGELOG.md."
    )


def test_each_public_name_has_a_docstring() -> None:
    bare = [
        name
        for name, each in public_names.public_objects().items()
        if callable(each) and not inspect.getdoc(each)
    ]
    for name, each in public_names.public_objects().items():
        if isinstance(each, ModuleType):
            assert each.__doc__
        elif isinstance(each, type):
            ours = each.__module__.startswith("macclassic")
            methods = [inner for inner in vars(each).values() if inspect.isfunction(inner) and ours]
            named = [inner for inner in methods if not inner.__name__.startswith(("_", "<lambda>"))]
            qt = {
                inner
                for base in each.__mro__
                if base.__module__.startswith("PySide6")
                for inner in vars(base)
            }
            bare += [f"{name}.{one.__name__}" for one in named if not one.__doc__ and one.__name__ not in qt]
    assert bare == []


PAGES = {"engine": "games", "table": "games", "toolbox": "toolbox", "quickdraw": "toolbox"}


@pytest.mark.parametrize("package", PAGES)
def test_each_public_name_is_on_its_page(package: str) -> None:
    page = (ROOT / "docs" / f"{PAGES[package]}.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([A-Za-z_.]+)", page))
    short = {
        name.rpartition(".")[2]
        for name in public_names.public_objects()
        if name.startswith(f"macclassic.{package}.")
    }
    said = {each.partition(".")[0] for each in named} | {each.rpartition(".")[2] for each in named}
    assert short - said == set()


def python_files(folder: Path) -> Iterator[Path]:
    yield from (each for each in folder.rglob("*.py") if "engines" not in each.parts)


@pytest.mark.parametrize("path", python_files(ROOT / "examples"), ids=lambda path: path.name)
def test_the_template_and_the_examples_import_public_names_only(path: Path) -> None:
    """Every name that an example imports from `macclassic` is public."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    plain = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    used = {
        f"{node.module}.{alias.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("macclassic")
        for alias in node.names
    }
    assert {each for each in plain if each.startswith("macclassic")} <= set(public_names.PACKAGES)
    assert used <= public_names.public_objects().keys()


def test_a_type_checker_finds_the_public_names() -> None:
    for package in public_names.PACKAGES:
        folder = ROOT / package.replace(".", "/")
        assert (folder / "__init__.pyi").is_file()
    assert (ROOT / "macclassic" / "py.typed").is_file()


def test_importing_one_name_imports_no_other_module() -> None:
    program = (
        "import sys, macclassic.toolbox as t\n"
        "assert 'macclassic.toolbox.screen.emulated_screen' not in sys.modules and 'Screen' in dir(t)\n"
        "try: t.nonsense\nexcept AttributeError as error: print(error)\n"
        "from macclassic.quickdraw import clut\nprint(len(clut(8)), 'PIL' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert done.stdout == "module 'macclassic.toolbox' has no attribute 'nonsense'\n256 False\n"


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_is_short_and_uses_public_names_only(name: str) -> None:
    text = (ROOT / "examples" / f"{name}.py").read_text(encoding="utf-8")
    assert len(text.splitlines()) < 80
    used = {f"macclassic.toolbox.{each}" for each in re.findall(r"\bmac\.(\w+)", text)}
    imported = re.findall(r"^(?:from|import) (macclassic\S*)(?: import (.*))?", text, re.MULTILINE)
    assert {module for module, _ in imported} <= set(public_names.PACKAGES)
    used |= {
        f"{module}.{each}"
        for module, names in imported
        if names
        for each in names.split(", ")
        if "as" not in each
    }
    assert used - {"macclassic.toolbox"} <= public_names.public_objects().keys()


@pytest.mark.slow
@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_runs_until_its_window_is_closed(name: str, tmp_path: Path) -> None:
    """The unchanged example runs in a process of its own until its window is closed."""
    program = (
        "import runpy, sys\nfrom PySide6.QtCore import QTimer\nimport macclassic.toolbox as mac\n"
        "app = mac.application()\n"
        "close = lambda: [each.close() for each in app.topLevelWidgets() if isinstance(each, mac.Screen)]\n"
        "QTimer.singleShot(500, app, close)\n"
        f"runpy.run_path({str(ROOT / 'examples' / name)!r} + '.py', run_name='__main__')\n"
        "print('over')"
    )
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=environment,
        timeout=300,
    )
    errors = [line for line in done.stderr.splitlines() if "propagateSizeHints" not in line]
    assert (done.returncode, done.stdout, errors) == (0, "over\n", [])
