"""Figures of the code base, one a line: ``python -m tools.checks.figures``.

With ``--gates`` the tool fails if a figure exceeds its limit, such as the number of import cycles or of files
in one folder. Figures without a limit are only reported. Call paths are reported by
``tools.checks.call_paths``.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tools.checks.doc_sections import leads, references

ROOT = Path(__file__).resolve().parents[2]
PRODUCT = ("macclassic", "games")
NAMING = ("macclassic.flower_cards", "macclassic.former_names")
"""Packages below the games that may name one."""
CODE = (*PRODUCT, "macclassic_lab", "tools", "tests", "benchmarks", "examples")
DATA_FOLDERS = ("tools/art/flowers", "tools/art/french", "tools/art/moments")
"""Folders whose files are data sheets of one kind: one drawing or set of drawings a file."""


class Figure(NamedTuple):
    """A figure: what it counts, and its limit (None: reported only)."""

    name: str
    value: int
    most: int | None = None


@cache
def sources() -> dict[str, Path]:
    """Return the product's files by the names of their modules."""
    return {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
        for folder in PRODUCT
        for path in sorted((ROOT / folder).rglob("*.py"))
    }


@cache
def parsed(path: Path) -> ast.Module:
    """Return a module, parsed once for all figures."""
    return ast.parse(path.read_text(encoding="utf-8"))


def trees() -> dict[str, ast.Module]:
    """Return the product's modules, parsed."""
    return {name: parsed(path) for name, path in sources().items()}


def code() -> Iterator[Path]:
    """Yield all Python files: of the product, the laboratory, tools, tests, benchmarks and examples."""
    for folder in CODE:
        yield from (ROOT / folder).rglob("*.py")


# Import cycles ----------------------------------------------------------------------------------------------


def imports(modules: dict[str, ast.Module]) -> dict[str, set[str]]:
    """Return the modules of the product that each one imports when it runs: at its top or in functions.

    Imports for a type checker alone (`if TYPE_CHECKING`) do not count, as for the layers.
    """
    found: dict[str, set[str]] = {}
    for name, tree in modules.items():
        package = name if sources()[name].name == "__init__.py" else name.rpartition(".")[0]
        found[name] = set()
        for_types = {
            id(inner)
            for node in ast.walk(tree)
            if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
            for inner in ast.walk(node)
        }
        for node in ast.walk(tree):
            if id(node) in for_types:
                continue
            if isinstance(node, ast.Import):
                asked = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                parts = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
                base = ".".join([*parts, *([node.module] if node.module else [])])
                asked = [f"{base}.{alias.name}" for alias in node.names] + [base]
            else:
                continue
            found[name] |= {each for each in asked if each in modules and each != name}
            if isinstance(node, ast.ImportFrom):
                # `from package import module` imports the modules, not what `__init__.py` defines.
                inner = {each for each in asked if each in modules}
                if len(inner) > 1 and all(f"{base}.{alias.name}" in modules for alias in node.names):
                    found[name].discard(base)
    return found


def cycles(graph: dict[str, set[str]]) -> list[list[str]]:
    """Return the groups of modules that import one another, by Tarjan's algorithm."""
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
    """Return the number of statements without docstrings; how lines are broken does not change it."""
    return sum(
        isinstance(node, ast.stmt)
        and not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
        for tree in modules.values()
        for node in ast.walk(tree)
    )


def members(module: ast.Module, name: str) -> tuple[int, int, int]:
    """Return the numbers of public methods, fields and signals that a class itself declares."""
    (found,) = (node for node in module.body if isinstance(node, ast.ClassDef) and node.name == name)
    methods = {node.name for node in found.body if isinstance(node, ast.FunctionDef) and node.name[0] != "_"}
    fields = sum(isinstance(node, ast.AnnAssign) for node in found.body)
    signals = sum(
        isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and _called(node.value) == "Signal"
        for node in found.body
    )
    return len(methods), fields, signals


def asked_of_tables(modules: dict[str, ast.Module]) -> set[str]:
    """Return the names of the methods of `GameTable` that `app` calls."""
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
    """Return how often a pattern occurs in the product's source."""
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


def shipped_pictures() -> int:
    """Return the number of picture files that ship, sheets included."""
    return sum(1 for _ in (ROOT / "resources").rglob("*.png"))


def largest_folder(data: bool) -> int:
    """Return the number of Python files in the largest folder, among `DATA_FOLDERS` or outside of them."""
    counts: Counter[str] = Counter(path.parent.relative_to(ROOT).as_posix() for path in code())
    return max(count for folder, count in counts.items() if (folder in DATA_FOLDERS) == data)


def layers() -> int:
    """Return the number of layers that import-linter checks."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return sum(len(each.get("layers", ())) for each in settings["tool"]["importlinter"]["contracts"])


def controller_tests(modules: dict[str, ast.Module]) -> int:
    """Return how often `app` tests the class of a controller by `isinstance` or `hasattr`."""
    found = 0
    for name, tree in modules.items():
        if name.startswith("macclassic.app."):
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and len(node.args) == 2:
                    value, kind = map(ast.unparse, node.args)
                    test = _called(node)
                    found += (
                        test == "isinstance" and re.search(r"(Controller|Context|Desk)\b", kind) is not None
                    )
                    found += test == "hasattr" and re.search(r"(controller|controller)$", value) is not None
    return found


CONTRACTS = {
    "macclassic.engine.core.game_spec": ("GameSpec", "Players", "Judging"),
    "macclassic.engine.core.contract": ("RecordFormat",),
    "macclassic.table.table_parts": (
        *("GameParts", "Drawing", "Input", "Motions", "Prompts", "Texts", "Narration", "Placement", "Extras"),
    ),
}
"""Classes that a game fills in, by module."""


def widest_contract(modules: dict[str, ast.Module]) -> int:
    """Return the number of fields of the widest class that a game fills in."""
    return max(members(modules[name], each)[1] for name, classes in CONTRACTS.items() for each in classes)


@cache
def docstrings(path: Path) -> tuple[str, ...]:
    """Return the docstrings of a module, those of attributes included."""
    return tuple(
        str(node.value.value)
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    )


def headless_docstrings() -> int:
    """Return how many docstrings of all code begin with a clause such as "What …" instead of a subject."""
    headless = re.compile(r"(What|Where|Who|Whoever|How|Which|Whether|Whose|Whom|When|Why)\b")
    return sum(headless.match(text) is not None for path in code() for text in docstrings(path))


def vague_subjects() -> int:
    """Return how many lines of docstrings, comments and documents say "whoever", "somebody" and the like."""
    vague = re.compile(r"\b(whoever|somebody|nobody|anybody)\b", re.I)
    lines = [line for path in code() for line in prose(path, vague)]
    for page in (*(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md")):
        lines += page.read_text(encoding="utf-8").splitlines()
    return sum(vague.search(line) is not None for line in lines)


def prose(path: Path, wanted: re.Pattern[str]) -> Iterator[str]:
    """Yield the lines of a module's docstrings and comments if the pattern occurs in the module at all."""
    text = path.read_text(encoding="utf-8")
    if wanted.search(text) is None:
        return
    for docstring in docstrings(path):
        yield from docstring.splitlines()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def ambiguous_classes(modules: dict[str, ast.Module]) -> int:
    """Return how many class names of the framework are defined in more than one of its modules."""
    names = Counter(
        node.name
        for name, tree in modules.items()
        if name.startswith("macclassic.")
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    )
    return sum(number > 1 for number in names.values())


def locale_dependent_keywords(tree: ast.AST) -> list[str]:
    """Return the keywords of Qt's constructors that begin with i, such as ``QTimer(interval=…)``.

    PySide derives the setter's name with the C library's upper case. Under a Turkish locale that of i is İ,
    and no such property is found.
    """
    found = [
        keyword.arg
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and _is_qt_class(call.func)
        for keyword in call.keywords
        if keyword.arg is not None and keyword.arg.startswith("i")
    ]
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and any(map(_is_qt_class, node.bases)):
            found += [
                keyword.arg
                for call in ast.walk(node)
                if isinstance(call, ast.Call) and ast.unparse(call.func) == "super().__init__"
                for keyword in call.keywords
                if keyword.arg is not None and keyword.arg.startswith("i")
            ]
    return found


def _is_qt_class(value: ast.expr) -> bool:
    name = value.id if isinstance(value, ast.Name) else value.attr if isinstance(value, ast.Attribute) else ""
    return re.match(r"Q[A-Z]", name) is not None


def figures() -> list[Figure]:
    """Return all figures."""
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
        Figure("files in the largest folder", largest_folder(data=False), 14),
        Figure("files in the largest folder of data sheets", largest_folder(data=True), 19),
        Figure("layers", layers()),
        Figure("import cycles", len(cycles(imports(modules))), 0),
        Figure("tests for the class of a controller", controller_tests(modules), 2),
        Figure("methods of Rules and Position", rules, 10),
        Figure("fields of GameSpec", fields, 10),
        Figure("fields of the widest contract", widest_contract(modules), 12),
        Figure("class names of the framework with several meanings", ambiguous_classes(modules), 0),
        Figure("Any in the product", occurrences(r"\bAny\b"), 270),
        Figure("docstrings that begin with a headless clause", headless_docstrings(), 40),
        Figure("lines of prose with whoever, somebody, nobody or anybody", vague_subjects(), 30),
        Figure("methods of a table that app calls", len(asked_of_tables(modules)), 13),
        Figure("signals of GameTable", signals, 6),
        Figure("NotImplementedError", occurrences(r"raise NotImplementedError"), 4),
        Figure("type: ignore", occurrences(r"type: ignore"), 4),
        Figure('["type"]', occurrences(r"\[\"type\"\]|\.get\(\"type\"")),
        Figure("games named below the games", len(games_named(modules)), 0),
        Figure("sections not found", sum(not leads(page, rest) for _, page, rest in references()), 0),
        Figure(
            "keywords of Qt that begin with i",
            sum(len(locale_dependent_keywords(parsed(path))) for path in code()),
            0,
        ),
        Figure("pictures that ship", shipped_pictures(), 39),
    ]


def main() -> None:
    """Print every figure; with ``--gates`` exit with 1 if a figure exceeds its limit."""
    found = figures()
    for name, value, most in found:
        print(f"{value:>8,}  {name}" + (f" (at most {most})" if most is not None else ""))
    if "--gates" in sys.argv[1:] and any(most is not None and value > most for _, value, most in found):
        sys.exit(1)


if __name__ == "__main__":
    main()
