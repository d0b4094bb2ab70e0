"""What the house measures: ``python -m tools.checks.figures``, a line a figure.

With ``--gates`` it fails where one is too high: circles of imports, empty methods, ignored types, games named
below the games, sections named in the code that are on no page. Lines and files are only told. How many hands
a thing goes through is traced by ``tools.checks.call_paths``.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tools.checks.doc_sections import leads, references

ROOT = Path(__file__).resolve().parents[2]
PRODUCT = ("macclassic", "games")
NAMING = ("macclassic.flower_cards", "macclassic.former_names")
"""What lies below the games and may name one."""


class Figure(NamedTuple):
    """A figure, what it counts, and the most that it may be; None where it is only told."""

    name: str
    value: int
    most: int | None = None


def sources() -> dict[str, Path]:
    """Return the product's files by the names of their modules."""
    return {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
        for folder in PRODUCT
        for path in sorted((ROOT / folder).rglob("*.py"))
    }


def trees() -> dict[str, ast.Module]:
    """Return the product's modules, parsed."""
    return {name: ast.parse(path.read_text(encoding="utf-8")) for name, path in sources().items()}


# Circles ----------------------------------------------------------------------------------------------------


def imports(modules: dict[str, ast.Module]) -> dict[str, set[str]]:
    """Return which of the product's modules each imports when it is loaded, or for its types."""
    found: dict[str, set[str]] = {}
    for name, tree in modules.items():
        package = name if sources()[name].name == "__init__.py" else name.rpartition(".")[0]
        found[name] = set()
        for node in _loaded(tree):
            if isinstance(node, ast.Import):
                asked = [alias.name for alias in node.names]
            else:
                parts = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
                base = ".".join([*parts, *([node.module] if node.module else [])])
                asked = [f"{base}.{alias.name}" for alias in node.names] + [base]
            found[name] |= {each for each in asked if each in modules and each != name}
            if isinstance(node, ast.ImportFrom):
                # A package is imported for what stands in it, not for the modules that lie there.
                inner = {each for each in asked if each in modules}
                if len(inner) > 1 and all(f"{base}.{alias.name}" in modules for alias in node.names):
                    found[name].discard(base)
    return found


def _loaded(tree: ast.Module) -> Iterator[ast.Import | ast.ImportFrom]:
    """Yield the imports of a module but for those within functions, which are made when they run."""
    todo: list[ast.AST] = list(tree.body)
    while todo:
        node = todo.pop()
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        elif not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            todo += ast.iter_child_nodes(node)


def circles(graph: dict[str, set[str]]) -> list[list[str]]:
    """Return the groups of modules that import one another in a circle, as Tarjan finds them."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        index[name] = low[name] = len(index)
        stack.append(name)
        for other in sorted(graph[name]):
            if other not in index:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in stack:
                low[name] = min(low[name], index[other])
        if low[name] == index[name]:
            group = stack[stack.index(name) :]
            del stack[stack.index(name) :]
            if len(group) > 1:
                found.append(sorted(group))

    sys.setrecursionlimit(10_000)
    for name in sorted(graph):
        if name not in index:
            visit(name)
    return found


# Counting ---------------------------------------------------------------------------------------------------


def statements(modules: dict[str, ast.Module]) -> int:
    """Return how many statements there are, docstrings aside: no way of writing lines changes it."""
    return sum(
        isinstance(node, ast.stmt)
        and not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
        for tree in modules.values()
        for node in ast.walk(tree)
    )


def members(module: ast.Module, name: str) -> tuple[int, int, int]:
    """Return how many public methods, fields and signals a class declares itself."""
    (found,) = (node for node in module.body if isinstance(node, ast.ClassDef) and node.name == name)
    methods = {node.name for node in found.body if isinstance(node, ast.FunctionDef) and node.name[0] != "_"}
    fields = sum(isinstance(node, ast.AnnAssign) for node in found.body)
    signals = sum(
        isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and _called(node.value) == "Signal"
        for node in found.body
    )
    return len(methods), fields, signals


def asked_of_tables(modules: dict[str, ast.Module]) -> set[str]:
    """Return what session and desk know of a table: the names of its methods that `app` uses."""
    (table,) = (
        node
        for node in modules["macclassic.table.game_table"].body
        if isinstance(node, ast.ClassDef) and node.name == "GameTable"
    )
    methods = {node.name for node in table.body if isinstance(node, ast.FunctionDef)}
    return {
        node.attr
        for name, tree in modules.items()
        if name.startswith("macclassic.app.")
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr in methods and _is_table(node.value)
    }


def _is_table(value: ast.expr) -> bool:
    name = value.id if isinstance(value, ast.Name) else value.attr if isinstance(value, ast.Attribute) else ""
    return name.removeprefix("_") == "table"


def _called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def occurrences(pattern: str) -> int:
    """Return how often a pattern stands in the product's text."""
    return sum(len(re.findall(pattern, path.read_text(encoding="utf-8"))) for path in sources().values())


def games_named(modules: dict[str, ast.Module]) -> list[str]:
    """Return where code below the games names a game, by its key or its package; documentation may."""
    packages = {path.parent.name for path in (ROOT / "games").glob("*/__init__.py")}
    named = re.compile(rf"(?<!\w)({'|'.join(sorted(packages))})(?!\w)")
    return [
        f"{name}: {text}"
        for name, tree in modules.items()
        if name.startswith("macclassic.") and not name.startswith(NAMING)
        for text in _texts(tree)
        if named.search(text.replace("-", "_"))
    ]


def _texts(tree: ast.Module) -> Iterator[str]:
    """Yield what a module imports and the texts in its code, docstrings aside."""
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value
        elif isinstance(node, ast.alias):
            yield node.name
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def loose_pictures() -> int:
    """Return how many pictures ship in files of their own or as sheets."""
    return sum(1 for _ in (ROOT / "resources").rglob("*.png"))


def figures() -> list[Figure]:
    """Return every figure."""
    modules = trees()
    lines = sum(path.read_text(encoding="utf-8").count("\n") for path in sources().values())
    game, screen = modules["macclassic.engine.core.game_spec"], modules["macclassic.table.game_table"]
    _, _, signals = members(screen, "GameTable")
    contract = modules["macclassic.engine.core.contract"]
    rules = members(contract, "Rules")[0] + members(contract, "Position")[0]
    _, fields, _ = members(game, "GameSpec")
    return [
        Figure("product lines", lines),
        Figure("product files", len(modules)),
        Figure("product statements", statements(modules)),
        Figure("circles of imports", len(circles(imports(modules))), 0),
        Figure("methods of Rules and Position", rules, 10),
        Figure("fields of GameSpec", fields, 10),
        Figure("methods of a table that app calls", len(asked_of_tables(modules)), 12),
        Figure("signals of GameTable", signals, 6),
        Figure("NotImplementedError", occurrences(r"raise NotImplementedError"), 4),
        Figure("type: ignore", occurrences(r"type: ignore"), 4),
        Figure('["type"]', occurrences(r"\[\"type\"\]|\.get\(\"type\"")),
        Figure("games named below the games", len(games_named(modules)), 0),
        Figure("sections not found", sum(not leads(page, rest) for _, page, rest in references()), 0),
        Figure("pictures that ship", loose_pictures(), 39),
    ]


def main() -> None:
    """Tell every figure; with ``--gates`` fail where one is more than it may be."""
    found = figures()
    for name, value, most in found:
        print(f"{value:>8,}  {name}" + (f" (at most {most})" if most is not None else ""))
    if "--gates" in sys.argv[1:] and any(most is not None and value > most for _, value, most in found):
        sys.exit(1)


if __name__ == "__main__":
    main()
