"""Tests of typed moves in Flower Power: every verb in two languages, refusals, and the typing line."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from games.flower_power.actions import (
    DRAW,
    END,
    PASS,
    Action,
    Attack,
    Build,
    Create,
    Diamond,
    Heart,
    Pick,
    Poison,
    Spy,
)
from games.flower_power.board import BUILD, PICK, REPLY
from games.flower_power.position import Position as Moment
from games.flower_power.screen.input.typed_moves import example_text, parse_move, verbs
from games.flower_power.screen.model import model_of
from games.flower_power.screen.texts.words import Company
from macclassic.app.program.program import Program
from macclassic.table.table_state import TablePosition
from tests.games.flower_power.support.positions import NUMBER, rules_of
from tests.games.flower_power.support.program import (
    cards,
    controller_of,
    flower,
    foot,
    played,
    position,
    shown,
    started,
    table,
    typing_line,
    watch,
)
from tests.support.match.program import key, settle

Key = Qt.Key

GARDENS = [
    [flower(1, "KS (4D)"), flower(2, "(9C) (8C) (7C)"), flower(3, "AD 7S 3H 10C", True)],
    [flower(4, "(2S) 5D JH"), flower(5, "JC QH")],
]


def hand_position() -> Moment:
    return position(GARDENS, ["QS 2H 3D 5C 8H JB JR", "6S 9D"], pile="2C 3C", grave="AS")


def answer(text: str, state: Moment | None = None) -> tuple[Action | None, str]:
    """Return the meaning of a typed text for seat 0 of a position of two players."""
    state = state or hand_position()
    rules = rules_of(len(state.hands))
    view = rules.view(state, 0)
    legal = rules.legal(state) if state.acting == 0 else ()
    return parse_move(text, model_of(view), Company((), ("A", "B")), view, legal)


SAID = [
    ("attack 2 > P2.4", Attack(2, 4)),
    ("ATTACK p1.2>p2.5", Attack(2, 5)),
    ("poison QS > P2.4.2", Poison(NUMBER["QS"], 4, 1)),
    ("poison jb > 1.1", Poison(NUMBER["JB"], 1, 0)),
    ("heart 2H > P2.4@0", Heart(NUMBER["2H"], 4, 0)),
    ("heart 2H > 2@3", Heart(NUMBER["2H"], 2, 3)),
    ("heart 8h > 3", Heart(NUMBER["8H"], 3, 0)),
    ("pf 3D > 2", Diamond(NUMBER["3D"], 2)),
    ("pf JR > P2.5", Diamond(NUMBER["JR"], 5)),
    ("spy 5C > P2.hand", Spy(NUMBER["5C"], seat=1)),
    ("spy 5C > P2.4", Spy(NUMBER["5C"], 4)),
    ("make QS 8H 5C", Create(cards("QS 8H 5C"), False)),
    ("power QS, 2H, 3D, JB", Create(cards("QS 2H 3D JB"), True)),
    ("draw", DRAW),
    ("end", END),
    ("attack 2 > 5", Attack(2, 5)),
]


@pytest.mark.parametrize(("text", "action"), SAID)
def test_every_move_can_be_typed(qapp: object, text: str, action: Action) -> None:
    assert answer(text) == (action, "")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("dance 2", "What is “dance”?"),
        ("attack 2", "Type it like this: attack 2 > P2.12"),
        ("attack 2 > 9", "There is no flower 9."),
        ("attack 2 > 1", "You can’t attack your own flowers."),
        ("attack P2.4 > P2.5", "You can attack with a flower of your own only."),
        ("attack 2 > P7.1", "There is no player P7."),
        ("attack x > P2.4", "“x” is no flower. Type its number: 12 or P2.12."),
        ("poison KS > P2.4.2", "You don’t hold the King of Spades."),
        ("poison 1Z > P2.4.2", "“1Z” is no card. Type it like this: KS"),
        ("poison QS > P2.4.1", "Poison works only on petals that lie open."),
        ("poison QS > P2.4.0", "Petals are numbered from 1"),
        ("poison QS > P2.4.9", "B’s flower 4 has only 3 petals."),
        ("poison QS > 1.1", "The King of Spades is too strong for the Queen of Spades."),
        ("poison 2H > P2.4.2", "Only spades are poison."),
        ("poison QS > P2.4", "Type it like this: poison KS > P2.12.3"),
        ("poison QS > P2.4.9", "B’s flower 4 has only 3 petals."),
        ("heart QS > 1", "Only hearts are fertiliser."),
        ("heart 2H > 1@5", "A’s flower 1 has only 2 petals."),
        ("heart 2H > 2@²", "Type it like this: heart 2H > P2.12@0"),
        ("attack ² > P2.4", "“²” is no flower."),
        ("pick ②", "Type the number of the petal, from the top."),
        ("pf 3D > 3", "A’s flower 3 is a POWER FLOWER already."),
        ("pf 2H > 1", "Only diamonds make a POWER FLOWER."),
        ("spy 5C > 3", "All petals of A’s flower 3 lie open."),
        ("spy 5C > P1.hand", "There is no card in that hand that you could see."),
        ("make QS 8H", "A flower needs three cards at least."),
        ("make QS QS 8H", "You hold each card only once."),
        ("power QS 8H 2H 5C", "A POWER FLOWER needs a card of every suit."),
        ("power QS 8H 2H", "A POWER FLOWER needs four cards at least."),
        ("pick 2", "There is no petal to pick now."),
        ("pick x", "Type the number of the petal, from the top."),
        ("lay 2 2", "The flowers are laid already."),
        ("attack 2 > P1.4", "There is no flower P1.4."),
        ("pass", "There is nothing to pass now: you can end your turn."),
    ],
)
def test_an_impossible_move_is_refused_in_one_sentence(qapp: object, text: str, why: str) -> None:
    action, said = answer(text)
    assert action is None and said.startswith(why)
    assert said.count(". ") <= 1


def test_moves_of_a_battle_can_be_typed(qapp: object) -> None:
    match = played(2, lambda match: match.actor == 0 and match.state.phase == REPLY, players=2)
    assert answer("pass", match.state) == (PASS, "") and answer("end", match.state)[0] is None
    action, why = answer("attack 1 > P2.4", match.state)
    assert action is None and why.startswith("You can’t attack now")
    match = played(7, lambda match: match.actor == 0 and match.state.phase == PICK, players=2)
    petal = match.legal[-1].petal
    assert answer(f"pick {petal + 1}", match.state) == (Pick(petal), "")
    assert answer("pick 99", match.state)[1] == "That petal can’t fight now."
    assert answer("draw", match.state)[1] == "First pick the petal that fights."


def test_flowers_to_lay_can_be_typed(qapp: object) -> None:
    match = played(2, lambda match: match.actor == 0 and match.state.phase == BUILD, players=2)
    sizes = "2 3 2 3 2 3 5"
    assert answer(f"lay {sizes}", match.state) == (
        Build(tuple(map(int, sizes.split()))),
        "",
    )
    assert answer("lay 2 2", match.state)[1] == "You have 20 petals to lay, not 4."
    assert answer("lay 1 19", match.state)[1] == "Every flower needs two petals at least."
    assert answer("attack 1 > P2.4", match.state)[1].startswith("There is no flower")


def test_later_copies_of_a_card_can_be_typed(qapp: object) -> None:
    state = hand_position()
    state.hands[0], state.watched[0] = list(cards("QS/2 5C")), [0, 0]
    assert answer("poison QS > P2.4.2", state) == (Poison(NUMBER["QS/2"], 4, 1), "")


# In French


@pytest.fixture
def french(qapp: object, tmp_path: Path) -> Program:
    program = started(tmp_path)
    program.set_language("fr")
    return program


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("attaque 2 > J2.4", SAID[0][1]),
        ("poison DP > J2.4.2", SAID[2][1]),
        ("poison JN > 1.1", SAID[3][1]),
        ("engrais 2C > J2.4@0", SAID[4][1]),
        ("pf 3K > 2", SAID[7][1]),
        ("espion 5T > J2.main", SAID[9][1]),
        ("fleur DP 8C 5T", SAID[11][1]),
        ("power DP 2C 3K JN", SAID[12][1]),
        ("pioche", DRAW),
        ("fin", END),
        ("attack 2 > P2.4", SAID[0][1]),
        ("spy 5T > P2.hand", SAID[9][1]),
        ("spy 5C > P2.hand", SAID[9][1]),
        ("heart 8C > 3", SAID[6][1]),
    ],
)
def test_french_words_letters_and_names(french: Program, text: str, action: Action) -> None:
    assert answer(text) == (action, "")


def test_every_word_is_also_understood_in_french(french: Program) -> None:
    said = answer("danse 2")[1]
    words = said.rpartition(":")[2].strip(" .\u00a0\u202f").split(", ")
    meant = [verbs()[word] for word in words]
    assert sorted(meant) == sorted(set(verbs().values()))
    assert {"poison", "pf", "power", "attaque"} <= set(words)


def test_the_example_is_in_french(french: Program) -> None:
    assert answer("plante deux")[1].endswith("plante 2 2 3")


def test_french_words_are_all_different(french: Program) -> None:
    found = verbs()
    assert {"attaque", "engrais", "espion", "pioche", "fin", "passe", "plante", "choix"} <= set(found)
    assert len(set(found.values())) == 12


# The line


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    return started(tmp_path)


def type_in(program: Program, text: str) -> None:
    for letter in text:
        key(program, letter)


def test_a_letter_opens_the_line_and_return_submits_it(program: Program) -> None:
    found = shown(program, hand_position())
    acted = watch(found)
    type_in(program, "attack 2 > P2.4")
    assert typing_line(found).isVisibleTo(found) and typing_line(found).text() == "attack 2 > P2.4"
    key(program, Key.Key_Return)
    assert acted == [SAID[0][1]] and not typing_line(found).isVisibleTo(found)


def test_a_wrong_line_stays_open_for_correction(program: Program) -> None:
    found = shown(program, hand_position())
    acted = watch(found)
    heard: list[str] = []
    found.said.connect(heard.append)
    type_in(program, "attack 2 > 1")
    key(program, Key.Key_Return)
    assert not acted and typing_line(found).isVisibleTo(found) and typing_line(found).text() == "attack 2 > 1"
    assert heard[-1] == "You can’t attack your own flowers." and foot(found) == heard[-1]
    key(program, Key.Key_Escape)
    assert not typing_line(found).isVisibleTo(found)
    key(program, Key.Key_Tab)
    assert found.state.current is not None, "the table has the keys again"


def test_the_command_key_opens_an_empty_line(program: Program) -> None:
    found = shown(program, hand_position())
    program.update_menus()
    key(program, "t", command=True)
    settle()
    assert typing_line(found).isVisibleTo(found) and typing_line(found).text() == ""


def test_typing_out_of_turn_is_ignored(program: Program) -> None:
    state = hand_position()
    rules = rules_of(2)
    found = shown(program, state)
    found.show_position(TablePosition(rules.view(state, 0), ()))
    key(program, "a")
    assert not typing_line(found).isVisibleTo(found)
    assert table(program) is found and controller_of(program) is program.game


def test_an_example_is_shown_beside_the_line(program: Program) -> None:
    found = shown(program, hand_position())
    before = foot(found)
    for ways in ((Key.Key_Escape,), (Key.Key_Backspace, Key.Key_Return)):
        key(program, "a")
        assert foot(found) == "Type it like this: attack 1 > P2.4"
        for each in ways:
            key(program, each)
        assert not typing_line(found).isVisibleTo(found) and foot(found) == before


@pytest.mark.parametrize(("phase", "example"), [(BUILD, "lay"), (PICK, "pick"), (REPLY, "pass")])
def test_the_example_is_legal_in_the_position(qapp: object, phase: int, example: str) -> None:
    seed = 7 if phase == PICK else 2
    match = played(seed, lambda match: match.actor == 0 and match.state.phase == phase, players=2)
    view, legal = match.view(0), match.legal
    said = example_text(model_of(view), view, legal).removeprefix("Type it like this: ")
    assert said.startswith(example)
    action, why = parse_move(said, model_of(view), Company(), view, legal)
    assert action is not None and not why
