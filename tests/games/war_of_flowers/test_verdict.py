"""The GO / STOP dialog says what has just scored, and what each answer would bring."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from games.war_of_flowers import GAME
from games.war_of_flowers.cards import IDS, pack
from games.war_of_flowers.position import CALL
from games.war_of_flowers.scoring import score_lines
from games.war_of_flowers.screen.dialogs import GoStop
from games.war_of_flowers.screen.words import line_words
from macclassic.engine.match import Match
from macclassic.engine.simulate import simulate, verify
from macclassic.toolbox.screen import Screen
from macclassic.toolbox.windows import WindowManager


def call_of(seed: int, seat: int = 0) -> Match | None:
    """Return a game as it stands at a seat's first call, or None."""
    record = simulate(GAME, seed, 1)
    moves = record["rounds"][0]["moves"]
    for number, move in enumerate(moves):
        if move["seat"] == seat and move["action"]["type"] in ("go", "stop"):
            del moves[number:], record["outcome"], record["rounds"][0]["outcome"]
            return verify(record)
    return None


def words(dialog: GoStop) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel)]


def test_it_tells_new_lines_from_old(qtbot: QtBot) -> None:
    screen = Screen(scale=1)
    qtbot.addWidget(screen)
    manager = WindowManager(screen)
    new = risen = 0
    for seed in range(60):
        match = call_of(seed)
        if match is None:
            continue
        assert match.state.phase == CALL
        view = match.view(0)
        before = {line.what: line.points for line in score_lines(view.collections[0] & ~view.gained)}
        now = {line.what: line.points for line in score_lines(view.collections[0])}
        dialog = GoStop(view, ("You", "A", "B"))
        manager.open(dialog)
        said = words(dialog)
        assert said.count("new") == sum(what not in before for what in now)
        for what, points in now.items():
            if what in before and points > before[what]:
                assert f"+{points - before[what]}" in said
                risen += 1
        new += said.count("new")
        dialog.dismiss()
    assert new and risen


def test_cards_that_count_otherwise_are_named() -> None:
    plains = [name for name in IDS if "-plain-" in name][:9]
    suns = ["01-sun", "03-sun"]
    for cards, cup, wanted in (
        ([*plains, "12-double"], False, "11 plains; twice: December double"),
        ([*plains, "11-double"], False, "11 plains; twice: November double"),
        ([*plains, "11-double", "12-double", "09-animal"], True,
         "15 plains; twice: September cup, November double, December double"),
        ([*plains, "01-plain-1", "09-plain-1"], False, "11 plains"),
        ([*suns, "12-sun"], False, "3 suns, one of them December’s"),
        ([*suns, "08-sun"], False, "3 suns"),
        ([*suns, "08-sun", "12-sun"], False, "4 suns"),
    ):  # fmt: skip
        if wanted == "11 plains":
            cards = [name for name in IDS if "-plain-" in name][:11]
        (line,) = [each for each in score_lines(pack(cards), cup) if each.what in ("plains", "suns")]
        assert line_words(line) == wanted
