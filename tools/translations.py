"""Brings the translation up to date: ``python -m tools.translations``.

Qt's own tools do it: lupdate finds the texts in the sources and merges them into the .ts file, where new ones
stand as unfinished; lrelease makes the .qm file that the program loads. Names of cards and reasons of hints
are no arguments of a `translate` call, so they are handed over in a file made for the purpose.
"""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from macclassic.engine.registry import games

ROOT = Path(__file__).resolve().parents[1]
TS = ROOT / "resources" / "i18n" / "macclassic_fr.ts"
QM = TS.with_suffix(".qm")
FOLDERS = ("macclassic/app", "macclassic/toolbox", "macclassic/flower_cards", "games")


def sources() -> list[Path]:
    """Return the files whose texts are translated."""
    return sorted(
        path
        for folder in FOLDERS
        for path in (ROOT / folder).rglob("*.py")
        if "translate(" in path.read_text(encoding="utf-8")
    )


def listed() -> list[tuple[str, str]]:
    """Return (context, text) of what no `translate` call names, of every game that has a screen."""
    found = []
    for package in [spec.screen.partition(".screen")[0] for spec in games().values() if spec.screen]:
        if find_spec(f"{package}.card_names"):
            names = import_module(f"{package}.card_names")
            found += [(names.CONTEXT, text) for text in names.sources()]
        if find_spec(f"{package}.players.reasons"):
            found += [("hint", text) for text in import_module(f"{package}.players.reasons").TEMPLATES]
    return found


def update(ts: Path) -> None:
    """Merge all texts of the sources into a .ts file."""
    with TemporaryDirectory() as folder:
        extra = Path(folder) / "listed.py"
        extra.write_text(
            "".join(f"translate({context!r}, {text!r})\n" for context, text in listed()), encoding="utf-8"
        )
        _run("lupdate", *sources(), extra, "-no-obsolete", "-locations", "none", "-ts", ts)


def release(ts: Path, qm: Path) -> None:
    """Make the .qm file of a .ts file, in one step: a program that runs has the old one mapped."""
    fresh = qm.with_suffix(".fresh")
    _run("lrelease", ts, "-qm", fresh)
    fresh.replace(qm)


def _run(tool: str, *arguments: object) -> None:
    command = [str(Path(sys.executable).parent / f"pyside6-{tool}"), *map(str, arguments)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    update(TS)
    release(TS, QM)
