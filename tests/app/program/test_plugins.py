"""Tests of plugins: their resources are used, and the program survives any fault of a plugin."""

from __future__ import annotations

import dataclasses
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QTimer

from macclassic.app.cli import commands, laboratory
from macclassic.app.cli.main import main
from macclassic.app.game.game_controller import GameController
from macclassic.app.game.title_dialog import PLAY, TitleDialog
from macclassic.app.program.plugin_watch import refusals
from macclassic.app.program.program import Program
from macclassic.engine.core.game_spec import GameSpec
from macclassic.engine.core.plugins import RESERVED_KEYS
from macclassic.engine.core.registry import games
from macclassic.engine.progress.statistics import Statistics
from macclassic.quickdraw import sprites
from macclassic.toolbox.dialogs.dialogs import Alert, Dialog
from tests.support.environment.plugin_packages import EXAMPLE, forget, install
from tests.support.match.playing import LocalThinker, begun, controller_of
from tests.support.match.program import make_program, settle

KEY = "high-card"
OURS = len(games())

AS_HIGH_CARD = "from dataclasses import replace\nfrom high_card import GAME\n"
BROKEN = {
    "no_such": "import a_module_that_is_not_there\n",
    "no_syntax": "def (\n",
    "leaves": "raise SystemExit('I have had enough')\n",
    "nothing": "",
    "no_game": "GAME = 42\n",
    "taken": f"{AS_HIGH_CARD}GAME = replace(GAME, key='soi')\n",
    "ill_named": f"{AS_HIGH_CARD}GAME = replace(GAME, key='../a')\n",
    "no_title": f"{AS_HIGH_CARD}GAME = replace(GAME, key='x', title='')\n",
    "seatless": f"{AS_HIGH_CARD}GAME = replace(GAME, key='x', seats=lambda options: 1 / 0)\n",
    "foreign": "raise type('Foreign', (BaseException,), {})('not an Exception')\n",
    "mute": "class Mute(Exception):\n    def __str__(self): return 1 / 0\nraise Mute\n",
    "export": f"{AS_HIGH_CARD}GAME = replace(GAME, key='export')\n",
    "unscreened": f"{AS_HIGH_CARD}GAME = replace(GAME, key='x', screen='a b')\n",
}
TOLD = {
    "no_such": "can’t be imported (ModuleNotFoundError: No module named 'a_module_that_is_not_there'",
    "no_syntax": "can’t be imported (SyntaxError",
    "leaves": "can’t be imported (SystemExit: I have had enough",
    "nothing": "can’t be imported (AttributeError",
    "no_game": "no_game:GAME is no game",
    "taken": "there is one with the key “soi” already",
    "ill_named": "“../a” can’t be a game’s key",
    "no_title": "it fails (ValueError: a title is",
    "seatless": "it fails (ZeroDivisionError: division by zero (seatless.py, line 3))",
    "foreign": "can’t be imported (Foreign: not an Exception",
    "mute": "can’t be imported (Mute",
    "export": "“export” is a command of macclassic",
    "unscreened": "it fails (ValueError: screen must be",
}


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install High Card and plugins that cannot be used."""
    install(tmp_path / "packages", monkeypatch, {"high_card": EXAMPLE / "high_card", **BROKEN})
    yield
    forget("high_card", *BROKEN)


def test_an_unusable_plugin_is_skipped_and_reported(broken: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert list(games())[OURS:] == [KEY]
    sentences = {each.name.replace("-", "_"): each.sentence() for each in games().refused}
    assert sentences.keys() == BROKEN.keys()
    for name, words in TOLD.items():
        assert words in sentences[name] and "\n" not in sentences[name] and len(sentences[name]) < 400
    assert main(["games"]) == 0
    out, err = capsys.readouterr()
    assert len(out.splitlines()) == OURS + 1 and len(err.splitlines()) == len(BROKEN)
    assert main(["players", "no-such"]) == 2
    assert "a_module_that_is_not_there" in capsys.readouterr().err


def test_keys_that_the_command_line_uses_are_reserved() -> None:
    assert {*commands.command, *laboratory.NAMES, "desktop"} == RESERVED_KEYS


def test_prints_of_a_plugin_do_not_reach_the_answers_of_the_think_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loud = "import os\nprint('hello')\nos.write(1, b'hello\\n')\n"
    install(
        tmp_path / "packages", monkeypatch, {"loud": loud + AS_HIGH_CARD, "high_card": EXAMPLE / "high_card"}
    )
    command = [sys.executable, "-m", "macclassic", "think"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path / "packages"), *sys.path])}
    hello = json.dumps({"protocol": "macclassic-engine", "version": 1, "game": "soi"})
    done = subprocess.run(
        command, input=f"{hello}\n", capture_output=True, text=True, env=environment, check=True
    )
    assert [json.loads(line)["protocol"] for line in done.stdout.splitlines()] == ["macclassic-engine"]
    forget("high_card", "loud")
    assert "hello" in done.stderr


def test_faults_of_plugins_are_reported_in_the_users_language(
    broken: None, qapp: object, tmp_path: Path
) -> None:
    program = make_program(tmp_path / "data", language="fr")
    assert any("déjà" in each for each in refusals())
    program.quit()


def test_pictures_and_translations_come_from_the_plugins_package(
    template: GameSpec, qapp: object, tmp_path: Path
) -> None:
    program = begun(tmp_path, KEY, None)
    assert not [each for each in program.manager.windows if type(each) is Alert]
    for depth in (1, 4, 8):
        assert sprites.load("art", f"icon-{KEY}", depth).width() == 32
    program.set_language("fr")
    assert controller_of(program).table.parts.texts.new_match() == "Nouveau match"
    assert "Comment jouer" in [page.title for page in controller_of(program).help.pages]
    program.set_language("en")


def soon(program: Program, does: Callable[[], object]) -> list[str]:
    """Call a function from the event loop, finish all motion, and return High Card's alerts."""

    def finish() -> None:
        for each in [*program.games.values()]:
            each.table.finish()

    for each in (does, finish):
        QTimer.singleShot(0, program, each)
        settle(8)
    found = []
    while isinstance(front := program.manager.front, Alert):
        if "High Card" in front.text:
            found.append(front.text)
        front.choose("ok")
        settle()
    return found


def evening(program: Program) -> list[str]:
    """Use every feature of High Card as far as possible; return the alerts."""
    alerts: list[str] = []

    def do(does: Callable[[], object]) -> None:
        alerts.extend(soon(program, lambda: does() and None))

    def at_desk(does: Callable[[Any], object]) -> None:
        do(lambda: KEY in program.games and program.manager.modal is None and does(program.games[KEY]))

    def lay() -> None:
        front = program.manager.front
        if isinstance(front, Dialog):
            front.choose(PLAY if isinstance(front, TitleDialog) else "ok")
        elif KEY in program.games and program.manager.modal is None:
            game: GameController = program.games[KEY]
            match = game.session.match
            if match is not None and match.actor in game.session.people and not game.table.busy:
                game.table.choose(str(match.legal[0].card))

    do(lambda: program.open_game(KEY, zoom=False))
    do(lay)
    do(program.screen.refresh)
    at_desk(lambda game: game.session.hint())
    for _ in range(30):
        do(lay)
    at_desk(lambda game: game.undo())
    at_desk(lambda game: game.show_statistics())
    do(lay)
    at_desk(lambda game: game.show_help())
    at_desk(lambda game: game.show_options())
    do(lay)
    do(lambda: program.choose_language("fr"))
    do(lambda: program.choose_language("en"))
    do(lambda: program.start_demo(KEY))
    do(program.demo.end)
    do(program.show_about)
    do(lambda: [program.manager.close(each) for each in reversed(program.manager.windows)])
    return alerts


def faults() -> list[tuple[str, str]]:
    """Return (module and class, name) of every callable of High Card."""
    rules = {
        "HighCardRules": ("__init__", "deal", "begin", "view", "result"),
        "Position": ("actor", "legal", "why_not", "play", "copy"),
        "Result": ("tally",),
    }
    found = [(f"rules:{kind}", name) for kind, names in rules.items() for name in names]
    found += [
        (":HighCardOptions", name)
        for name in ("sitting", "written", "settled", "asked", "as_played", "repaired")
    ]
    parts = """
        options_form make_model make_motions paint spots next_spots line_box task_text hint_text round_sheet
        company_of prompt why_refused next_focus last_line paint_empty game_items option_items must_ask
        handle_event on_created on_deal on_rest seated_people finale help_page opening_prompt dialogs
        new_match
        give_up thanks statistics next_round player gain deal counted_heading round_score
    """
    found += [("screen.table:PARTS", name) for name in parts.split()]
    return found


def test_a_good_plugin_is_used_without_a_report(template: GameSpec, qapp: object, tmp_path: Path) -> None:
    program = make_program(tmp_path / "data")
    program.think_process = LocalThinker()  # type: ignore[assignment]
    program.start()
    assert not evening(program)
    assert program.folder is not None and Statistics(program.folder.statistics).summary(KEY).rounds > 1


def planted(where: str, name: str, fault: Callable[..., object], monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace a function of High Card."""
    module, _, kind = where.partition(":")
    inside = import_module(f"high_card.{module}" if module else "high_card")
    if kind != "PARTS":
        monkeypatch.setattr(getattr(inside, kind), name, fault)
        return
    groups = {each.name: getattr(inside.PARTS, each.name) for each in dataclasses.fields(inside.PARTS)}
    changed: dict[str, Any] = {
        group: dataclasses.replace(value, **{name: fault})
        for group, value in groups.items()
        if group != "options" and name in {each.name for each in dataclasses.fields(value)}
    }
    monkeypatch.setattr(inside, "PARTS", dataclasses.replace(inside.PARTS, **changed))


def an_evening(tmp_path: Path) -> list[str]:
    """Return the alerts of a session with High Card, and check that the desktop works afterwards."""
    before = sys.excepthook
    program = make_program(tmp_path / "data")
    program.think_process = LocalThinker()  # type: ignore[assignment]
    program.start()
    said = evening(program)
    assert program.manager.front is None and not program.games
    program.open_game("soi", zoom=False, enter=False)
    settle()
    assert list(program.games) == ["soi"]
    program.quit()
    assert sys.excepthook == before
    return said


@pytest.mark.slow
@pytest.mark.parametrize(("where", "name"), faults(), ids=lambda each: each)
def test_the_desktop_survives_any_exception_of_a_plugin(
    where: str, name: str, template: GameSpec, qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    raised = []

    def fails(*_given: object, **_more: object) -> None:
        raised.append(name)
        raise KeyError("planted")

    planted(where, name, fails, monkeypatch)
    said = an_evening(tmp_path)
    assert bool(said) == bool(raised), said
    # A second alert is possible, since the demo opens the game again.
    assert all("KeyError" in each for each in said) and len(said) <= 2


EXITS = """
import sys
from sys import exit as early

class Own(SystemExit):
    pass

def named(*_given, **_more): sys.exit("planted")
def bound(*_given, **_more): early("planted")
def raised(*_given, **_more): raise SystemExit("planted")
def derived(*_given, **_more): raise Own("planted")
def interrupted(*_given, **_more): raise KeyboardInterrupt("planted")
def foreign(*_given, **_more): raise type("Foreign", (BaseException,), {})("planted")
"""


@pytest.fixture
def exits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Install High Card with a module whose functions end the program; return the module."""
    install(tmp_path / "packages", monkeypatch, {"high_card": EXAMPLE / "high_card"})
    module = tmp_path / "packages" / "high_card" / "exits.py"
    module.write_text(EXITS)
    init = module.with_name("__init__.py")
    init.write_text(init.read_text() + "\nfrom . import exits as exits\n")
    assert KEY in games()
    yield import_module("high_card.exits")
    forget("high_card")


@pytest.mark.parametrize("how", ["named", "bound", "raised", "derived", "interrupted", "foreign"])
@pytest.mark.parametrize(
    ("where", "name"),
    [("rules:Position", "play"), ("screen.table:PARTS", "spots"), ("screen.table:PARTS", "game_items")],
)
def test_no_plugin_ends_the_program(
    how: str,
    where: str,
    name: str,
    exits: Any,
    qapp: object,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    planted(where, name, getattr(exits, how), monkeypatch)
    said = an_evening(tmp_path)
    assert said and all("planted" in each and "exits.py" in each for each in said)
    with pytest.raises(SystemExit):
        sys.exit(0)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("where", "name"),
    [
        ("rules:Position", "actor"),
        ("screen.table:PARTS", "options_form"),
        ("screen.table:PARTS", "spots"),
        ("screen.table:PARTS", "game_items"),
        ("screen.table:PARTS", "new_match"),
    ],
)
def test_the_desktop_survives_any_wrong_result_of_a_plugin(
    where: str, name: str, template: GameSpec, qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    planted(where, name, lambda *_given, **_more: object(), monkeypatch)
    assert 1 <= len(an_evening(tmp_path)) <= 2
