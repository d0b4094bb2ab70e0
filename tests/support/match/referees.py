"""Tests common to all referees: independence of the program, completeness, and the command."""

from __future__ import annotations

import ast
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

Json = dict[str, Any]


def knows_nothing_of_the_program(folder: str) -> None:
    """Assert that the modules of a folder of tests import neither the program nor its games."""
    paths = list((Path(__file__).parents[2] / folder).glob("*.py"))
    assert paths
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            assert not [name for name in names if name.startswith(("macclassic", "games"))], path


def misses_no_event(check: Callable[[Json], list[str]], record: Json, but: str = "") -> None:
    """Assert that a referee accepts a record, and rejects it if any event of its first round is missing.

    Events of type `but` follow from earlier ones and may be missing.
    """
    record = json.loads(json.dumps(record))
    assert check(record) == []
    for turn in record["rounds"][0]["moves"]:
        for number in range(len(turn["events"])):
            event = turn["events"].pop(number)
            assert event["type"] == but or check(record), event
            turn["events"].insert(number, event)


def command_answers(
    main: Callable[[Sequence[str]], int],
    good: Json,
    bad: str,
    complaint: str,
    folder: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Assert that the command accepts a good file silently, and reports a bad one with exit status 1."""
    right, wrong = folder / "good.json", folder / "bad.json"
    right.write_text(json.dumps(good), encoding="utf-8")
    wrong.write_text(bad, encoding="utf-8")
    assert main([str(right)]) == 0
    assert capsys.readouterr().out == ""
    assert main([str(right), str(wrong)]) == 1
    assert capsys.readouterr().out.startswith(f"{wrong}: {complaint}")
