"""Finds an example of each public class in `examples`, for the API pages.

The best use is shown, then the shortest: a call of the class, a class derived from it or named like it, any
other use.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from textwrap import dedent

ROOT = Path(__file__).resolve().parents[2]
SHORT, MOST = 8, 50
"""Numbers of lines: of a statement that is shown instead of the call in it, and of any example."""


@dataclass(frozen=True)
class Example:
    """Use of a class: its code, the file, and the sort key of uses, the best first."""

    code: str
    file: str
    order: tuple[int, int]


def example_of(name: str) -> Example | None:
    """Return an example of a public class, or None if no example uses it."""
    return _examples().get(name)


@cache
def _examples() -> Mapping[str, Example]:
    best: dict[str, Example] = {}
    for path in sorted((ROOT / "examples").rglob("*.py")):
        if path.parent.name == "engines":
            continue  # programs that import nothing of ours
        source = path.read_text(encoding="utf-8")
        tree = ast.parse(source)
        own = {each.name for each in ast.walk(tree) if isinstance(each, ast.ClassDef)}
        for rank, name, node in _uses(tree):
            code = _code(source, node)
            example = Example(code, str(path.relative_to(ROOT)), (rank + 3 * (name in own), len(code)))
            if code.count("\n") < MOST and (name not in best or example.order < best[name].order):
                best[name] = example
    return best


def _uses(tree: ast.AST) -> Iterator[tuple[int, str, ast.AST]]:
    """Yield the rank, the name and the code of each use."""
    for statement in ast.walk(tree):
        if not isinstance(statement, ast.stmt) or isinstance(statement, ast.Import | ast.ImportFrom):
            continue
        if isinstance(statement, ast.ClassDef):
            yield -2, statement.name, statement
            for base in statement.bases:
                yield 1, _name(base), statement
        for node in ast.walk(statement):
            short = (statement.end_lineno or 0) - statement.lineno < SHORT
            if isinstance(node, ast.Call):
                yield 0, _name(node.func), statement if short else node
                if isinstance(node.func, ast.Attribute):  # `Match.new(…)`
                    yield 0, _name(node.func.value), statement if short else node
            elif isinstance(node, ast.Attribute):
                yield 2, _name(node.value), statement
                yield 2, node.attr, statement
            elif isinstance(node, ast.Name):
                yield 2, node.id, statement


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Subscript):
        return _name(node.value)
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _code(source: str, node: ast.AST) -> str:
    """Return the code of a node with the decorators of a class or function, moved to the left."""
    if isinstance(node, ast.stmt):
        first = min((node.lineno, *(each.lineno for each in getattr(node, "decorator_list", ()))))
        return dedent("\n".join(source.splitlines()[first - 1 : node.end_lineno]))
    first, *rest = (ast.get_source_segment(source, node) or "").split("\n")
    return "\n".join((first, *dedent("\n".join(rest)).split("\n"))) if rest else first
