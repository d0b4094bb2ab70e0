"""Tests that no word, sum or call in the code of the screen lacks `translate`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = (
    *("macclassic/app", "macclassic/table", "macclassic/toolbox"),
    *("macclassic/flower_cards/table", "games/*/screen"),
)
SPEAK = re.compile(r"[^\W\d_]{2,} | [^\W\d_]{2,}|^[A-Z][a-z]+|\b[A-Z]{2,}\b|\$")
"""Matches words, the start of a sentence, a call or a sum of money."""
UNSEEN = re.compile(
    r"[0-9A-F]{6}|[AKQJ]*[SHDC]*|SIG[A-Z]+|(Ctrl|Alt|Shift|Meta)\+?|PySide6|None|[\w\[\], ]+ \| None"
)
"""Matches colours, letters of cards, signals, keys, and Python's names."""
OF_TERMINALS = {
    *("main", "commands", "arguments", "engine_names", "laboratory", "new_game", "screenshot"),
    *("display_probe", "crash_log", "crash_recovery", "problem_report", "errors"),
    *("french", "korean", "__init__"),
}
"""Modules that write English to a terminal or log, those of one language, and packages, which hold names."""
NAMES = {
    "apply_settings": {"LANG"},
    "start_picture": {"PNG"},
    "licences": {"PySide6_Essentials", "Python"},  # of packages
    "motion_timing": {"goes on"},
    "think_process": {
        "import sys; sys.path[:] = ",
        "; from macclassic.__main__ import main; sys.exit(main())",
    },
    "sound": {"/macclassic-XXXXXX"},  # of a folder
    "buttons": {"ABCEFGHJ"},  # letters to be typed
    "data_folder": {  # folders on disk, and error messages of operating systems
        "HOME",
        "Saved Games",
        "Pictures",
        "Permission denied",
        "Operation not permitted",
        "Read-only file system",
        "No space left on device",
        "Disk quota exceeded",
        "File too large",
        "File exists",
        "Not a directory",
        "Is a directory",
        "No such file or directory",
        "File name too long",
        "Too many open files",
        "Input/output error",
    },
    "archive": {"NFC"},
    "archive_dialogs": {"macclassic "},  # of a file, as the program calls itself
    "control_panels": {"English"},  # as the sources call themselves
    "choosing": {"ABCDEFGHIJKLMNO"},  # letters to be typed
    "words": {"AB"},
    "typed_moves": {
        "[PJ](\\d)\\.[A-Z]+",
        "((?:[PJ]\\d\\.)?\\d{1,3})\\.(\\d{1,2})",
        "(?:[PJ](\\d)\\.)?(\\d{1,3})",
    },
    "sheets": {"AS"},
    "banter": {"^(?:the |le |la |les |l’)"},  # articles that lines leave out, of both languages
    "missed_moves": {"moments "},  # of a namespace
    "daily_dialogs": {"d MMMM yyyy", "d MMM yyyy", "dddd d MMMM yyyy"},  # date formats, which Qt fills in
    "month_calendar": {"dddd d MMMM yyyy", "MMMM yyyy"},
    "activity_calendar": {"MMMM yyyy", "dddd d MMMM yyyy"},
    "profiles": {"NFKC"},
    "house_rules_form": {"Each"},  # of a class
    "help_markup": {"\\*([^*{}]+)\\*|\\{page (\\d+)\\}"},
}


def texts(tree: ast.Module) -> Iterator[ast.Constant]:
    """Yield a module's strings outside `translate` calls, except docstrings, errors and types."""
    skipped: set[int] = set()
    calls = ("translate", "TypeVar", "cast", "print")
    for node in ast.walk(tree):
        aside: list[ast.AST] = []
        if isinstance(node, ast.Raise | ast.Assert):
            aside = [node]
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            aside = [node.value]
        elif isinstance(node, ast.Call) and _called(node) in calls:
            aside = [node]
        elif isinstance(node, ast.Call) and _called(node) in ("item", "menu") and len(node.args) > 2:
            # Menu titles and texts of balloons; `tools.i18n.translations` finds them.
            aside = [
                node.args[0],
                node.args[2],
                *(each.value for each in node.keywords if each.arg == "dimmed"),
            ]
        elif isinstance(node, ast.arg | ast.AnnAssign) and node.annotation is not None:
            aside = [node.annotation]
        elif isinstance(node, ast.FunctionDef) and node.returns is not None:
            aside = [node.returns]
        skipped |= {id(inner) for each in aside for inner in ast.walk(each)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped:
            yield node


def _called(call: ast.Call) -> str:
    return getattr(call.func, "id", getattr(call.func, "attr", ""))


def outside(path: Path) -> list[str]:
    """Return the untranslated texts of a file that look like words."""
    found = []
    for node in texts(ast.parse(path.read_text(encoding="utf-8"))):
        text = str(node.value)
        known = UNSEEN.fullmatch(text) or text in NAMES.get(path.stem, ())
        if SPEAK.search(text) and not known:
            found.append(f"{path.relative_to(ROOT)}:{node.lineno}: {text!r}")
    return found


def test_every_word_of_the_screen_is_translated() -> None:
    files = [path for folder in FOLDERS for each in ROOT.glob(folder) for path in sorted(each.rglob("*.py"))]
    assert len(files) > 100
    assert not [line for path in files if path.stem not in OF_TERMINALS for line in outside(path)]


def test_the_check_finds_untranslated_words() -> None:
    planted = ast.parse(
        'def f(n):\n    """A docstring."""\n'
        '    label(f"GO {n}", "Two words", "$", "key", translate("x", "Fine here"))'
    )
    found = {str(node.value) for node in texts(planted)}
    assert {text for text in found if SPEAK.search(text)} == {"GO ", "Two words", "$"}
