"""`macclassic new-game`: writes a package with a new game, a playable copy of High Card.

The template is the package in `examples/high_card`, which has its own tests; a wheel includes it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Collection, Iterator, Mapping
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

import macclassic
from macclassic.app.cli.arguments import quoted
from macclassic.app.errors import UsageError
from macclassic.engine.core.plugins import MAX_KEY_LENGTH
from macclassic.engine.core.registry import games

NAME = re.compile(r"[A-Za-z][A-Za-z0-9]*([ _-][A-Za-z0-9]+)*")
TITLE, KEY, PACKAGE, CLASS = WORDS = ("High Card", "high-card", "high_card", "HighCard")
"""Forms of the template's name that are replaced: title, key, package, class."""
_WORD = re.compile("|".join(WORDS))
MADE = ("__pycache__", "build", "dist")
"""Folders that do not belong to the template."""
TEXTS = (".py", ".toml", ".md", ".txt", ".ts")


def template() -> Path:
    """Return the folder of the template: within `macclassic` once installed, in `examples` in a checkout."""
    package = Path(macclassic.__file__).parent
    within = package / "template"
    return within if within.is_dir() else package.parent / "examples" / "high_card"


def new_game(name: str, parent: Path, reserved: Collection[str] = ()) -> tuple[Path, bool]:
    """Write a package with a new game into a folder of its own below `parent`.

    Returns that folder, and whether the translations were compiled. `reserved` holds names that no game may
    have. Raises UsageError if it fails; nothing is written then.
    """
    if getattr(sys, "frozen", False):
        raise UsageError("this copy takes in no other packages; install macclassic with pip to write a game")
    if not template().is_dir():
        raise UsageError("the template is not there; install macclassic anew")
    words = _words(name, reserved)
    target = parent / words[KEY]
    if os.path.lexists(target):
        raise UsageError(f"{quoted(target)} is there already")
    try:
        parent.mkdir(parents=True, exist_ok=True)
        # Written to a temporary folder, then renamed as a whole.
        room = tempfile.TemporaryDirectory(dir=parent, prefix=".new-game-")
    except OSError as error:
        raise UsageError(f"{quoted(parent)}: {error.strerror}") from None
    with room as aside:
        made = Path(aside) / words[KEY]
        for source in _files():
            path = made / _called(str(source.relative_to(template())), words)
            path.parent.mkdir(parents=True, exist_ok=True)
            if source.suffix in TEXTS:
                text = _called(source.read_text(encoding="utf-8"), words)
                path.write_text(text, encoding="utf-8", newline="\n")
            elif source.suffix != ".qm":
                shutil.copyfile(source, path)
        released = all(list(map(_release, made.rglob("*.ts"))))
        made.rename(target)
    return target, released


def _words(name: str, reserved: Collection[str]) -> Mapping[str, str]:
    """Return the replacement for each of the template's words."""
    if not NAME.fullmatch(name):
        raise UsageError(
            f"“{quoted(name)}” can’t be the name of a new game: it begins with a letter from a to z, and "
            "digits, single spaces and hyphens may follow; the title on the screen may be changed afterwards"
        )
    parts = re.split("[ _-]", name)
    title = " ".join(each if name != name.lower() else each.capitalize() for each in parts)
    key, package = "-".join(parts).lower(), "_".join(parts).lower()
    if len(key) > MAX_KEY_LENGTH:
        raise UsageError(f"a name has {MAX_KEY_LENGTH} characters at most")
    if key in games():
        raise UsageError(f"there is a game called {key} already")
    if key in reserved or package == "tests" or iskeyword(package) or find_spec(package) is not None:
        raise UsageError(f"“{quoted(name)}” means something else already; another name, please")
    called = "".join(each[:1].upper() + each[1:] for each in parts)
    texts = (each.read_text(encoding="utf-8") for each in _files() if each.suffix == ".py")
    if iskeyword(called) or any(re.search(rf"\b{called}\b", text) for text in texts):
        called += "Game"
    return {TITLE: title, KEY: key, PACKAGE: package, CLASS: called}


def _files() -> Iterator[Path]:
    for path in sorted(template().rglob("*")):
        parts = path.relative_to(template()).parts
        if path.is_file() and not any(
            each in MADE or each.startswith(".") or each.endswith(".egg-info") for each in parts
        ):
            yield path


def _called(text: str, words: Mapping[str, str]) -> str:
    return _WORD.sub(lambda found: words[found.group()], text)


def _release(source: Path) -> bool:
    """Compile a translation source with Qt's lrelease; True if it succeeded."""
    tool = "from PySide6.scripts.pyside_tool import lrelease; lrelease()"
    command = [sys.executable, "-P", "-c", tool, str(source), "-qm", str(source.with_suffix(".qm"))]
    try:
        subprocess.run(command, check=True, capture_output=True, timeout=60)
    except (OSError, subprocess.SubprocessError):
        return False
    return source.with_suffix(".qm").is_file()
