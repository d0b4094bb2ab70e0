"""Updates the translations: ``python -m tools.i18n.translations``.

Qt's tools do the work: lupdate finds the texts in the sources and merges them into the .ts files, with new
texts marked as unfinished; lrelease makes the .qm files that the program loads. A new language is a new .ts
file. lupdate cannot see some texts as arguments of `translate`: names of cards, reasons of hints,
achievements, ladder rooms, and menus (`item` and `menu` of the toolbox take English). These are passed to it
in a generated file.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from macclassic.engine.core import plugins
from macclassic.engine.core.companions import NAMES
from macclassic.engine.core.registry import games
from macclassic.engine.progress.achievements import declared
from macclassic.engine.progress.ladder import declared as declared_ladder

ROOT = Path(__file__).resolve().parents[2]
TRANSLATIONS_FOLDER = ROOT / "resources" / "i18n"
FOLDERS = ("macclassic", "games")


def sources() -> list[Path]:
    """Return the files whose texts are translated."""
    return sorted(
        path
        for folder in FOLDERS
        for path in (ROOT / folder).rglob("*.py")
        if any(each in path.read_text(encoding="utf-8") for each in ("translate(", "item(", "menu("))
    )


def extra_texts() -> list[tuple[str, str]]:
    """Return (context, text) of texts outside `translate` calls, for every game that has a screen."""
    found = []
    own = [spec for key, spec in games().items() if spec.screen and key not in games().plugins]
    for package in [spec.package for spec in own]:
        for module in filter(find_spec, (f"{package}.cards", f"{package}.card_names")):
            names = import_module(module)
            found += [(names.CONTEXT, text) for text in names.sources()] if hasattr(names, "sources") else []
        if find_spec(f"{package}.players") and find_spec(f"{package}.players.reasons"):
            found += [("hint", text) for text in import_module(f"{package}.players.reasons").TEMPLATES]
    found += [("people", text) for text in NAMES.values()]
    found += [("guests", text) for text in (plugins.REFUSAL_SENTENCE, *plugins.REFUSAL_REASONS.values())]
    feats = [each for spec in own for each in declared(spec)]
    found += [("achievement", text) for each in feats for text in (each.title, each.asks)]
    for room in (room for spec in own if (ladder := declared_ladder(spec)) for room in ladder.rooms):
        found += [("ladder", text) for text in (room.title, room.keepsake_title, room.keepsake_story)]
    return found


def in_menus() -> Iterator[tuple[str, str]]:
    """Yield (context, text) of calls of `item` and `menu`: titles and the texts of balloons."""
    for path in sources():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or len(node.args) < 3:
                continue
            if getattr(node.func, "id", getattr(node.func, "attr", "")) in ("item", "menu"):
                named = {each.arg: each.value for each in node.keywords}
                context = next(_texts(named["context"])) if "context" in named else "menu"
                balloons = [node.args[2], *(each for name, each in named.items() if name == "dimmed")]
                yield from ((context, text) for text in _texts(node.args[0]))
                yield from (("balloon", text) for each in balloons for text in _texts(each))


def _texts(node: ast.expr) -> Iterator[str]:
    """Yield the possible strings of an expression: both branches of a conditional."""
    if isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def translated() -> dict[str, Path]:
    """Return the .ts files by their two-letter languages."""
    return {
        path.stem.rpartition("_")[2]: path for path in sorted(TRANSLATIONS_FOLDER.glob("macclassic_*.ts"))
    }


def update(ts: Path) -> None:
    """Merge all texts of the sources into a .ts file."""
    with TemporaryDirectory() as folder:
        extra = Path(folder) / "listed.py"
        extra.write_text(
            "".join(f"translate({context!r}, {text!r})\n" for context, text in (*extra_texts(), *in_menus())),
            encoding="utf-8",
        )
        _run("lupdate", *sources(), extra, "-no-obsolete", "-locations", "none", "-ts", ts)


def release(ts: Path, qm: Path) -> None:
    """Make the .qm file of a .ts file and replace the old one atomically: running programs have it mapped."""
    fresh = qm.with_suffix(".fresh")
    _run("lrelease", ts, "-qm", fresh)
    fresh.replace(qm)


def _run(tool: str, *arguments: object) -> None:
    command = [str(Path(sys.executable).parent / f"pyside6-{tool}"), *map(str, arguments)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    for each in translated().values():
        update(each)
        release(each, each.with_suffix(".qm"))
