"""Tests of Flower Power's options: settings, settled options, and the dialog."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QMargins, QPoint, QRect
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from games.flower_power import GAME
from games.flower_power.options import LEVELS, FlowerOptions
from games.flower_power.screen.options import FlowerForm
from games.flower_power.screen.texts.words import company, level_name
from macclassic.app.program.program import Program
from macclassic.engine.core.companions import NAMES
from macclassic.engine.core.options import checked, usable
from macclassic.quickdraw.resources import languages
from macclassic.toolbox.dialogs.labels import Label
from tests.games.flower_power.support.program import front, started, to_a_decision
from tests.support.match.playing import controller_of, match_of
from tests.support.match.program import opened, settle
from tests.support.screen.dialog_parts import label_text


def test_the_first_game_is_of_two_and_the_usual_one_of_three() -> None:
    options = usable(FlowerOptions, {})
    assert options.sitting() == ["person", "gardener@salesman"] and not options.contest
    assert tuple(name for name, _ in GAME.players.names) == LEVELS
    found = checked(FlowerOptions, {})
    assert (found.players, found.decks, found.petals, found.base) == (3, 1, 15, 1)


@pytest.mark.parametrize(
    "broken",
    [
        {"players": 7},
        {"players": True},
        {"who": ["person"]},
        {"who": ["nobody"] * 6},
        {"pace": 0},
        {"deal": "none"},
        {"decks": 0},
        {"handicap": [[0, 0]]},
        {"handicap": [["1", 0]] * 6},
        {"jokers": 1},
        {"deal": "own", "decks": 1, "petals": 60},
    ],
)
def test_invalid_settings_have_their_defaults(broken: dict[str, object]) -> None:
    options = usable(FlowerOptions, broken)
    for name in broken:
        assert getattr(options, name) == getattr(usable(FlowerOptions, {}), name), name
    checked(FlowerOptions, options.asked().written())


@pytest.mark.parametrize("players", range(2, 7))
def test_every_deal_can_be_played(players: int) -> None:
    for deal in ("usual", "marathon"):
        options = usable(FlowerOptions, {"players": players, "deal": deal})
        assert options.deal == deal
        found = checked(FlowerOptions, options.asked().written())
        assert found.players == players and found.decks == options.wanted.decks
    long, short = (
        usable(FlowerOptions, {"players": players, "deal": deal}).wanted for deal in ("marathon", "usual")
    )
    assert long.decks > short.decks and long.petals > short.petals


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    return started(tmp_path)


def dialog_of(program: Program, in_a_game: bool = False) -> FlowerForm:
    to_a_decision(program)
    if in_a_game:
        controller_of(program).show_options()
    else:
        controller_of(program).choose_options()
    settle()
    found = front(program)
    assert isinstance(found, FlowerForm)
    return found


def test_the_dialog_returns_its_values(program: Program) -> None:
    dialog = dialog_of(program)
    dialog.controls["players"][0].setCurrentIndex(2)
    dialog.controls["deal"][2].click()
    for name, text in (("decks", "2"), ("petals", "12"), ("base", "3")):
        dialog.controls[name][0].setText(text)
    dialog.controls["handicap"][2].setText("2")
    dialog.controls["handicap"][3].setText("-3")
    dialog.controls["who"][3].setCurrentIndex(1 + LEVELS.index("random"))
    dialog.controls["jokers"][0].click()
    dialog.controls["hidden_hearts"][0].click()
    assert dialog.button("ok").isEnabled()
    dialog.choose("ok")
    settle()
    match = match_of(program)
    assert len(match.seats) == 4 and match.seats[3] == {"name": "Rosa", "player": "random@grandmother"}
    assert match.options["handicap"] == "0/0 2/-3 0/0 0/0"
    assert not match.options["jokers"] and match.options["hidden_hearts"]
    view = match.view(1)
    assert view.to_lay == (12, 9, 12, 12)
    assert len(view.hands[1]) == 3 + 2 + view.order.index(1)


def test_too_few_cards_are_reported_and_prevent_the_start(program: Program) -> None:
    dialog = dialog_of(program)
    dialog.controls["deal"][2].click()
    dialog.controls["petals"][0].setText("25")
    assert not dialog.button("ok").isEnabled() and "too few cards" in label_text(dialog)
    dialog.controls["petals"][0].setText("")
    assert not dialog.button("ok").isEnabled() and "type a number from" in label_text(dialog)
    dialog.controls["petals"][0].setText("18")
    assert dialog.button("ok").isEnabled() and "type a number from" not in label_text(dialog)
    dialog.controls["handicap"][1].setText("-17")
    assert not dialog.button("ok").isEnabled() and "two petals" in label_text(dialog)


def test_during_a_match_only_players_and_pace_change(program: Program) -> None:
    dialog = dialog_of(program, in_a_game=True)
    for name in ("players", "deal", "jokers", "hidden_hearts"):
        assert not any(each.isEnabled() for each in dialog.controls[name]), name
    assert not any(field.isEnabled() for field in dialog.content.findChildren(QLineEdit))
    dialog.controls["who"][1].setCurrentIndex(0)
    dialog.controls["pace"][0].setCurrentIndex(0)
    dialog.choose("ok")
    settle()
    assert [seat["player"] for seat in match_of(program).seats] == ["person", "person"]
    assert controller_of(program).options["pace"] == 1


# Companions at the seats


def test_companions_sit_by_name_and_old_records_keep_theirs() -> None:
    companions = ["aunt", "clerk", "sailor", "student", "salesman", "grandmother"]
    options = usable(FlowerOptions, {"players": 3, "companions": companions})
    assert options.sitting() == ["person", "gardener@clerk", "gardener@sailor"]
    new = GAME.seated(options.asked(), options.sitting())
    assert [seat["name"] for seat in new] == ["Ariane", "Oskar", "Nils"]
    shown = company([*new[:2], {"name": "Éléonore", "player": "master"}])
    assert [shown.name(seat) for seat in range(3)] == ["Ariane", "Oskar", "Éléonore"]
    assert [shown.face(seat) for seat in range(3)] == ["you", "clerk", "aunt"]
    assert level_name("master@sailor") == level_name("master") == "Master"


def test_opening_a_match_seats_its_companions() -> None:
    options = usable(FlowerOptions, {"players": 3})
    match = checked(FlowerOptions, options.asked().written())
    played = options.as_played(match, ["person", "master@aunt", "random"])
    assert played["who"][:3] == ["person", "master", "random"]
    assert played["companions"][1] == "aunt" and len(set(played["companions"])) == 6


def test_no_companion_sits_twice(program: Program) -> None:
    dialog = dialog_of(program)
    menus = dialog.controls["companions"]
    before = [menu.currentData() for menu in menus]
    menus[1].setCurrentIndex(list(NAMES).index(before[2]))
    after = [menu.currentData() for menu in menus]
    assert after[1:3] == [before[2], before[1]] and len(set(after)) == 6


def test_a_first_game_is_against_the_gardener_with_few_questions(qapp: object) -> None:
    usual = usable(FlowerOptions, {})
    assert set(usual.who[1:]) == {"gardener"}
    form = FlowerForm(usual, True)
    levels = [form.controls["who"][1].itemText(at) for at in range(form.controls["who"][1].count())]
    assert levels[1:] == [f"{at} {level_name(each)}" for at, each in enumerate(LEVELS, 1)]
    form.show()
    rare = [form.controls[name][0] for name in ("deal", "decks", "handicap", "jokers", "hidden_hearts")]
    assert not any(each.isVisible() for each in rare) and form.controls["players"][0].isVisible()
    low = form.content.height()
    seen = [each for each in form.content.children() if isinstance(each, QWidget) and each.isVisible()]
    edges = sorted((each.y(), each.geometry().bottom()) for each in seen)
    assert all(top - end < 24 for (_, end), (top, _) in pairwise(edges)), "no hole where parts are hidden"
    filled = [each for each in seen if not isinstance(each, Label)]  # a label is as high as its menu
    assert sum(each.height() - each.sizeHint().height() for each in filled) < 10
    (more,) = [each for each in form.findChildren(QPushButton) if each.text() == "More…"]
    more.click()
    assert all(each.isVisible() for each in rare) and not more.isVisible()
    assert form.content.height() > low + 100
    # Who has changed one of them sees them at once.
    form = FlowerForm(replace(usual, jokers=False), True)
    form.show()
    assert form.controls["jokers"][0].isVisible()


@pytest.mark.parametrize("language", languages())
def test_the_dialog_is_whole_on_the_screen_short_and_long(qapp: object, language: str) -> None:
    program = opened(None, "flower-power", language=language)
    controller_of(program).choose_options()
    settle()
    form, screen = front(program), program.screen.screen_size
    for shown in (False, True):
        if shown:
            more = next(each for each in form.findChildren(QPushButton) if each.text().endswith("…"))
            more.click()
            settle()
        rect = program.manager.rect_of(form)
        assert QRect(QPoint(0, 20), screen.shrunkBy(QMargins(0, 20, 0, 0))).contains(rect)
