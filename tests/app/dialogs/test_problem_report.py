"""Tests of *Report a Problem…*: the report is complete and identifies no person."""

from __future__ import annotations

import json
import os
import platform
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QListWidget

from macclassic.app.dialogs import problem_report
from macclassic.app.dialogs.problem_report import ProblemDialog, Redactor, report, rows, show_report
from macclassic.app.program.program import Program
from macclassic.engine.core.registry import games
from macclassic.engine.match import record as records
from macclassic.engine.match.match import Match
from macclassic.engine.match.simulate import begin, played, verify
from macclassic.toolbox.dialogs.file_dialogs import SaveDialog
from tests.support.match.playing import begun, controller_of, match_of
from tests.support.match.program import opened, settle
from tests.support.screen.balloon_walk import open_and_walk

SHOWN = [key for key, spec in games().items() if spec.screen]


def shown(program: Program) -> ProblemDialog:
    (found,) = [
        each for menu in program.bar.menus for each in menu.items if each.title == "Report a Problem…"
    ]
    assert found.command is not None
    found.command()
    settle()
    front = program.manager.front
    assert isinstance(front, ProblemDialog)
    return front


def part(text: str, title: str) -> str:
    return text.partition(f"== {title} ==\n")[2].partition("\n\n== ")[0].strip()


def test_the_report_is_shown_whole_copied_and_saved(qapp: object, tmp_path: Path) -> None:
    program = opened(tmp_path / "data")
    dialog = shown(program)
    lines = dialog.findChild(QListWidget)
    assert lines is not None
    assert [lines.item(row).text() for row in range(lines.count())] == list(rows(dialog.text))
    assert "".join(rows(dialog.text)) == dialog.text.replace("\n", "").expandtabs(4)
    dialog.choose("copy")
    assert QGuiApplication.clipboard().text() == dialog.text
    assert program.manager.front is dialog
    dialog.choose("save")
    settle()
    front = program.manager.front
    assert isinstance(front, SaveDialog)
    front.choose("ok")
    settle()
    assert front.path is not None and front.path.read_text("utf-8") == dialog.text
    assert program.manager.front is dialog
    dialog.choose("ok")
    settle()
    assert program.manager.front is None


@pytest.mark.skipif(sys.platform == "win32", reason="a folder holds no pipes and devices there")
@pytest.mark.parametrize("kind", ["pipe", "device"])
def test_the_report_reads_no_pipes_and_devices(kind: str, qapp: object, tmp_path: Path) -> None:
    program = opened(tmp_path / "data")
    assert program.folder is not None
    for path in (program.folder.crash_log, program.folder.thinker_log):
        path.unlink(missing_ok=True)
        os.mkfifo(path) if kind == "pipe" else path.symlink_to("/dev/zero")
    assert report(program).startswith("== ")


def test_the_report_identifies_no_person(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "Jörg Müller"
    monkeypatch.setattr(Path, "home", lambda: home)
    monkeypatch.setattr("getpass.getuser", lambda: "jmueller")
    monkeypatch.setattr(platform, "node", lambda: "joergs-laptop")
    program = opened(home / "data")
    program.profiles.add("Annegret", "gardener")
    program.settings.name = "Jörg Müller"
    assert program.folder is not None
    program.folder.crash_log.write_text(
        f'File "{home}/data/settings.json", line 1\nFile "{home}/.venv/lib/x.py"\n'
        f"PermissionError: {str(home / 'data')!r}\nfor annegret on joergs-laptop by jmueller (JÖRG MÜLLER)\n"
        "/home/peter/games and C:\\Users\\Petra\\macclassic and C:\\\\Users\\\\Paul\\\\x and /Users/mia/y\n",
        "utf-8",
    )
    program.open_game("sorry", zoom=False, enter=False)
    controller_of(program).begin(5)
    match_of(program).seats[0]["name"] = "Annegret"
    text = report(program)
    for name in ("rg M", "Annegret", "annegret", "jmueller", "laptop", str(tmp_path)):
        assert name not in text, name
    for name in ("peter", "Petra", "Paul", "mia"):
        assert name not in text.split("== The match ==")[0], name
    assert "<data>/settings.json" in text and "~/.venv/lib/x.py" in text and "<person>" in text
    assert "~/games" in text and "~\\macclassic" in text


@pytest.mark.parametrize(
    ("text", "redacted"),
    [
        ("An anagram of Ann, annex; ANN.", "An anagram of <person>, annex; <person>."),
        ("(a+b)* and x", "<person> and x"),
        (r"C:\Users\me\x", r"~\x"),
        ("in /home/Jean Dupont/games, C:\\Users\\Ada Lovelace\\x", "in ~/games, ~\\x"),
        ("for 준, 준", "for <person>, <person>"),
        ("nothing", "nothing"),
    ],
)
def test_names_of_persons_are_removed_and_other_words_kept(text: str, redacted: str) -> None:
    assert Redactor(None, ["Ann", "(a+b)*", "", "x", "준"]).redact(text) == redacted


def test_person_who_handed_the_seat_to_a_computer_is_not_named() -> None:
    match = middle("soi")
    match.seats[0].update(player="middle@gardener", name="Annegret")
    match.seats[1]["name"] = "Oskar"
    text = problem_report.record_text(match, None)
    assert "Annegret" not in text and "Oskar" in text


def middle(game: str, over: bool = False) -> Match:
    spec = games()[game]
    seats = len(begin(spec, 5).seats)
    match = played(
        spec, 5, rounds=1 if over else None, players=["random"] * seats, decisions=4000 if over else 20
    )
    match.seats[0]["player"] = "person"
    return match


@pytest.mark.parametrize("game", SHOWN)
def test_a_finished_round_in_a_report_can_be_verified(game: str) -> None:
    match = middle(game, over=game != "flower-power")
    if match.actor >= 0:
        return
    verify(records.loads(problem_report.record_text(match, 0)))


@pytest.mark.parametrize("game", SHOWN)
def test_the_report_omits_hidden_cards(game: str) -> None:
    """The deal of a round in progress, and cards that others laid face down."""
    match = middle(game)
    assert match.actor >= 0
    whole, shown = (
        json.loads(problem_report.record_text(match, None)),
        json.loads(problem_report.record_text(match, 0)),
    )
    assert "deal" in whole["rounds"][-1] and "deal" not in shown["rounds"][-1]
    verify(records.loads(problem_report.record_text(match, None)))
    assert len(shown["rounds"][-1]["moves"]) == len(whole["rounds"][-1]["moves"])
    for ours, move in zip(shown["rounds"][-1]["moves"], match.played_rounds[-1].moves, strict=True):
        open_ = match.rules.redact(move.action, move.seat, 0) == move.action
        assert ("action" in ours) is open_ and "events" not in ours
    assert shown["seed"] == 5


def test_the_report_reads_saved_matches_if_no_game_is_open(qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, "soi", 11)
    for window in reversed(program.manager.windows):
        program.manager.close(window)
    settle()
    assert json.loads(part(report(program), "The match"))["game"] == "soi"
    assert program.folder is not None
    program.folder.autosave("soi").write_text("{")
    assert part(report(program), "The match").startswith("Could not be read")
    program.folder.autosave("soi").unlink()
    assert part(report(program), "The match") == "None."


def test_a_part_that_cannot_be_read_is_reported_as_such(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_given: Any) -> str:
        raise KeyError("plum")

    program = opened(tmp_path / "data")
    for name in ("_system", "_settings", "_match"):
        monkeypatch.setattr(problem_report, name, fails)
    text = report(program, "Traceback")
    assert text.count("Could not be read: KeyError.") == 3 and part(text, "Written down") == "Traceback"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_control_of_the_report_has_a_balloon(qapp: object, tmp_path: Path, language: str) -> None:
    program = opened(tmp_path / "data", language=language)
    open_and_walk(program, lambda: show_report(program))


def test_the_report_is_shown_without_a_data_folder(qapp: object) -> None:
    assert part(shown(opened(None)).text, "The match") == "None."
