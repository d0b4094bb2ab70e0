"""*Report a Problem…*: a plain-text report for developers, shown first, then saved or copied.

It holds the logs, the system, the settings, and the record of the match in front. It omits the names of
people and of their folders. Nothing is sent.
"""

from __future__ import annotations

import getpass
import json
import platform
import re
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path

import PySide6
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QListWidget

import macclassic
from macclassic.app.desktop.save_as import save_under
from macclassic.app.program_services import ProgramServices
from macclassic.app.storage import data_folder
from macclassic.app.storage.crash_log import MAX_SHOWN_LENGTH
from macclassic.engine.core.companions import NAMES
from macclassic.engine.core.options import Json
from macclassic.engine.core.registry import games
from macclassic.engine.core.safe_text import plain
from macclassic.engine.match import record as records
from macclassic.engine.match.match import Match
from macclassic.engine.match.replay import replayed
from macclassic.quickdraw import fonts
from macclassic.toolbox.dialogs.dialogs import Dialog
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import tell

FIRST = 0
"""Seat whose view limits the record if no table is open."""
MAX_RECORD_LENGTH = 2_000_000
"""Maximum length of a record in characters; a longer one is omitted and can be saved separately."""
OMITTED_SETTINGS = ("name", "number", "company", "games", "window")
"""Settings that are omitted because they identify people or are of no use."""
SUFFIX = ".txt"
COLUMNS, WIDTH, ROWS = 78, 500, 18
"""Size of the list that shows the text: characters a line, width in pixels, number of lines."""
_HOMES = re.compile(
    r"""(?i)(?:[a-z]:)?[\\/]+(?:home|users)[\\/]+(?:[^\\/"'<>|:,;\n]+?(?=[\\/])|[^\\/\s"'<>|]+)"""
)
"""A home folder; its name may have spaces if another path component follows."""


def show_report(services: ProgramServices, written: str | None = None) -> ProblemDialog:
    """Open the dialog with the report, to be saved or copied, and return it.

    `written` is the text of the logs, if the caller has read it.
    """
    dialog = ProblemDialog(report(services, written))
    dialog.others["copy"] = lambda: QGuiApplication.clipboard().setText(dialog.text)
    dialog.others["save"] = lambda: _save(services, dialog.text)
    services.manager.open(dialog)
    return dialog


def _save(services: ProgramServices, text: str) -> None:
    place = services.folder.saved_games() if services.folder is not None else Path.home()
    name = translate("problem", "A problem with macclassic") + SUFFIX
    label = translate("problem", "Save this report as:")
    save_under(services, place, name, lambda path: data_folder.write(path, text), SUFFIX, label)


class ProblemDialog(Dialog):
    """Shows a report line by line, with buttons to save or copy it."""

    def __init__(self, text: str) -> None:
        super().__init__(translate("problem", "Report a Problem"))
        self.text = text
        self.add_text(
            translate(
                "problem",
                "This is the whole report; names and folders are left out. Nothing is sent. Save or copy "
                "it and pass it to someone who can help.",
            ),
            small=True,
            width=WIDTH,
        )
        lines = QListWidget()
        lines.setAccessibleName(translate("problem", "The report"))
        tell(lines, translate("balloon", "This is the whole report. Scroll to see all of it."))
        lines.setFont(fonts.listing())
        lines.setUniformItemSizes(True)
        lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        lines.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        lines.addItems(list(rows(text)))
        lines.setFixedSize(WIDTH, ROWS * lines.sizeHintForRow(0) + 2)
        self.body.addWidget(lines)
        self.add_buttons(
            (
                (
                    "copy",
                    translate("problem", "Copy"),
                    translate("balloon", "To copy the whole report for another program, click this button."),
                ),
                (
                    "save",
                    translate("problem", "Save…"),
                    translate("balloon", "To keep the whole report in a file, click this button."),
                ),
                (
                    "ok",
                    translate("problem", "Done"),
                    translate("balloon", "To close the report, click this button."),
                ),
            ),
            default="ok",
            cancel="ok",
            left=("copy", "save"),
        )
        self.fit()
        self.first_focus = lines


def rows(text: str) -> Iterable[str]:
    """Yield the lines of a text, wrapped to the width of the list."""
    for line in plain(text.expandtabs(4), 2 * MAX_RECORD_LENGTH).splitlines():
        row, room = "", COLUMNS
        for character in line:
            wide = fonts.columns(character)
            if wide > room:
                yield row
                row, room = "", COLUMNS
            row, room = row + character, room - wide
        yield row


# The report


def report(services: ProgramServices, written: str | None = None) -> str:
    """Return the report on what is in front; `written` is the text of the logs, if it is known."""
    names = [each.name for each in services.profiles.everybody] + [services.settings.name]
    redactor = Redactor(services.folder, names)
    # The rest is for developers and is not translated.
    ask = translate("problem", "Please write here what you did, and what you expected.")
    parts = (
        ("What happened", f"({ask})"),
        ("System", redactor.redact(_safely(lambda: "\n".join(_system(services))))),
        ("Settings", redactor.redact(_safely(lambda: _settings(services)))),
        (
            "Written down",
            redactor.redact((_written(services.folder) if written is None else written) or "Nothing."),
        ),
        ("The match", _safely(lambda: _match(services))),
    )
    return "\n\n".join(f"== {title} ==\n{body.rstrip()}" for title, body in parts) + "\n"


def _safely(tells: Callable[[], str]) -> str:
    """Return the text, or the type of the exception: the report must appear even if a part of it fails."""
    try:
        return tells()
    except Exception as error:
        return f"Could not be read: {type(error).__name__}."


def _system(services: ProgramServices) -> Iterable[str]:
    display = services.screen.screen()
    size, ratio = display.size(), services.screen.devicePixelRatioF()
    yield f"macclassic {macclassic.VERSION}, {'frozen' if getattr(sys, 'frozen', False) else 'from source'}"
    yield f"Python {platform.python_version()}, PySide6 {PySide6.__version__}"
    yield f"{platform.platform()}, {platform.machine()}"
    yield f"display {size.width()} x {size.height()} at {ratio:g}, {QGuiApplication.platformName()}"
    buffer = services.screen.buffer
    yield f"screen {buffer.width} x {buffer.height}, {buffer.depth} bits"
    yield f"language {services.language}, people {len(services.profiles.everybody)}"


def _settings(services: ProgramServices) -> str:
    kept = {name: value for name, value in asdict(services.settings).items() if name not in OMITTED_SETTINGS}
    kept = {name: value for name, value in kept.items() if not name.startswith("_")}
    ahead = services.front_game
    if ahead is not None:
        kept["game"] = {ahead.spec.key: services.settings.chosen(ahead.spec).written()}
    return json.dumps(kept, indent=1, ensure_ascii=False, default=str)


def _written(folder: data_folder.Folder | None) -> str:
    """Return the text of both logs, each preceded by the newest log that was already seen."""
    if folder is None:
        return ""
    found = []
    for path in (folder.crash_log, folder.thinker_log):
        seen = sorted(path.parent.glob(f"{path.stem}.seen-*{path.suffix}"))[-1:]
        for each in (*seen, path):
            text = data_folder.ending(each, 4 * MAX_SHOWN_LENGTH).strip()
            found += [text[-MAX_SHOWN_LENGTH:]] if text else []
    return "\n\n".join(found)


def _match(services: ProgramServices) -> str:
    """Return the record of the match in front, or else of the latest autosave."""
    controller = services.front_game
    session = controller.session if controller is not None else None
    if session is not None and session.match is not None:
        chair = None if session.table.parts.extras.open_table else session.presenter.viewer_seat
        return record_text(session.match, chair)
    left = (
        sorted(services.folder.path.glob("*.autosave.json"), key=_age) if services.folder is not None else []
    )
    if not left:
        return "None."
    record = data_folder.read_record(left[-1])
    return record_text(replayed(record, games()[record["game"]]), FIRST)


def _age(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0


def record_text(match: Match, chair: int | None) -> str:
    """Return a match as the text of a record, as the seat `chair` may see it; None shows everything.

    In a round that is not over, the deal and hidden actions are omitted: the match's number and the decisions
    reproduce them.
    """
    record: Json = match.to_record()
    for seat in record["seats"]:
        # Also at a seat that a person has handed to a computer player.
        if "name" in seat and seat["name"] not in NAMES.values():
            seat["name"] = "Person"
    if match.actor >= 0 and chair is not None:
        last, rules = match.played_rounds[-1], match.rules
        hidden = rules.form.deal.write(last.start.deal).keys() | {"moves"}
        moves = [
            {"seat": move.seat, "action": rules.form.actions.to_json(move.action)}
            if rules.redact(move.action, move.seat, chair) == move.action
            else {"seat": move.seat}
            for move in last.moves
        ]
        kept = {key: value for key, value in record["rounds"][-1].items() if key not in hidden}
        record["rounds"] = [*record["rounds"][:-1], {**kept, "moves": moves}]
    text = records.dumps(record)
    return text if len(text) <= MAX_RECORD_LENGTH else f"Too long to be shown here: {len(text)} letters."


class Redactor:
    """Replaces what identifies a person in a text: names, home and other folders, the computer's name."""

    def __init__(self, folder: data_folder.Folder | None, names: Iterable[str]) -> None:
        program = Path(macclassic.__file__).resolve().parents[1]
        paths = {
            str(program): "<program>",
            str(Path(sys.prefix)): "<python>",
            str(Path(sys.base_prefix)): "<python>",
            str(Path.home()): "~",
        }
        if folder is not None:
            paths[str(folder.copy.path)] = paths[str(folder.copy.path.absolute())] = "<data>"
            with suppress(OSError):
                paths[str(folder.copy.path.resolve())] = "<data>"
        # Both as they are and as Python quotes them; the longest first.
        both = {form: word for path, word in paths.items() for form in (path, path.replace("\\", "\\\\"))}
        self._paths = sorted(
            ((path, word) for path, word in both.items() if len(path) > 2), key=lambda each: -len(each[0])
        )
        known = dict.fromkeys(names, "<person>") | {platform.node(): "<computer>"}
        with suppress(OSError, KeyError, ImportError):
            known[getpass.getuser()] = "<user>"
        # A single letter is no name that can be told from other text, but a syllable of Hangul is one.
        found = ((name, word) for name, word in known.items() if len(name.strip().encode()) > 1)
        self._names = sorted(found, key=lambda each: -len(each[0]))

    def redact(self, text: str) -> str:
        """Return a text without names, folders and the name of the computer."""
        ends = r"(?![^\\/\s\"'<>|:,;)\]])"
        for path, word in self._paths:
            text = re.sub(re.escape(path) + ends, word, text)
        text = _HOMES.sub("~", text)
        for name, word in self._names:
            text = re.sub(rf"(?i)(?<!\w){re.escape(name)}(?!\w)", word, text)
        return text
