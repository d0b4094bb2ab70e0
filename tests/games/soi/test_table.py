"""The table of Soi: motion, asking by mouse, keys and cards, its size, what is seen and heard."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from games.soi.acts import Ask
from games.soi.cards import IDS, NUMBER
from games.soi.events import Set
from games.soi.screen import layout, words
from games.soi.screen.layout import Size, is_back, picture_of
from games.soi.screen.picking import AskFor, Picker
from games.soi.screen.words import Company, objection
from macclassic.app.program import Program
from macclassic.engine.match import Match
from macclassic.toolbox.dialogs import Alert
from macclassic.toolbox.explaining import spots_of
from macclassic.toolbox.moment import Decided, Position
from tests.games.soi.desk import (
    SPEC,
    advised,
    ask_player,
    askable,
    front,
    line,
    near_its_end,
    place_of,
    started,
    stops,
    table,
    type_card,
)
from tests.games.soi.positions import position
from tests.support.desk import click, drag, key, make_program, opened, press, release, settle
from tests.support.playing import LocalThinker, desk, match_of, rush, unsettled
from tests.support.pure import Pure

Key = Qt.Key


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    return started(tmp_path)


# Motion


@pytest.mark.parametrize("sort", [False, True])
def test_the_picture_is_the_views_when_motion_has_ended(program: Program, sort: bool) -> None:
    """Motion brings every card where the view then says it is, by itself."""
    shown = table(program)
    shown.finish()
    match = Match.new(SPEC, {"sort": sort}, [{"name": name, "player": "middle"} for name in "SENW"], 3)
    shown.show_position(Position(match.view(0), ()))
    with unsettled(shown):
        sets = 0
        while match.actor >= 0:
            seat, ask = match.actor, advised(match)
            events = match.apply(ask)
            sets += any(isinstance(event, Set) for event in events)
            position_now = Position(match.view(0), ())
            shown.play([Decided(seat, ask), *events], position_now)
            shown.finish()
            goal = picture_of(match.view(0), shown.model.size)
            made = shown.model
            assert made is not None and (made.rows, made.sets) == (goal.rows, goal.sets)
            assert made.places == goal.places
            assert made.turn == goal.turn or match.actor < 0
    assert sets > 8


def test_the_card_travels_with_its_face_up_between_computers(program: Program) -> None:
    shown = table(program)
    shown.finish()
    state = position("7S 9C", "7H 8S", "7D 8H", "9D 7C 8C 8D", turn=1)
    rules = Pure(SPEC.rules(SPEC.options()))
    shown.show_position(Position(rules.view(state, 0), ()))
    assert shown.model is not None and "8C" not in shown.model.places
    after, events = rules.step(state, Ask(3, NUMBER["8C"]))
    told = [Decided(1, Ask(3, NUMBER["8C"])), *events]
    shown.play(told, Position(rules.view(after, 0), ()))
    card = shown.model.places["8C"]
    start = layout.hand_places(shown.model.size, layout.WEST, 4, False)[2]
    assert card.face and (card.x, card.y) == (start.x, start.y)
    assert shown.busy and not line(shown).startswith("East took")
    shown.finish()
    assert "8C" not in shown.model.places and [len(row) for row in shown.model.rows] == [2, 3, 2, 3]
    assert line(shown) == "East took the 8 of Clubs from West."


def test_a_miss_is_only_told(program: Program) -> None:
    shown = table(program)
    shown.finish()
    state = position("7S 9C", "7H 8S", "7D 8H", "9D 7C 8C 8D", turn=1)
    rules = Pure(SPEC.rules(SPEC.options()))
    shown.show_position(Position(rules.view(state, 0), ()))
    assert shown.model is not None
    before = dict(shown.model.places)
    after, events = rules.step(state, Ask(0, NUMBER["8C"]))
    told = [Decided(1, Ask(0, NUMBER["8C"])), *events]
    shown.play(told, Position(rules.view(after, 0), rules.legal(after)))
    assert shown.model.places == before and shown.busy
    assert line(shown) == "East asked you for the 8 of Clubs: no."
    shown.finish()
    assert shown.model.turn == 0 and askable(shown) == (1, 2, 3)


# Asking


def test_a_click_on_a_player_and_two_on_a_card(program: Program, qtbot: QtBot) -> None:
    rush(program, lambda: stops(program))
    match = match_of(program)
    plies, ask = match.plies, advised(match)
    click(program, *place_of(program, ask.of))
    dialog = front(program)
    assert isinstance(dialog, AskFor)
    picker = dialog.content.findChildren(Picker)[0]
    at = program.manager.rect_of(dialog).topLeft() + picker.mapTo(dialog, picker._places[ask.card].center())
    click(program, at.x(), at.y())
    assert picker.card == ask.card and dialog.content.findChildren(QLineEdit)[0].text() == IDS[ask.card]
    click(program, at.x(), at.y(), double=True)
    qtbot.waitUntil(lambda: match.plies > plies)
    moves = list(match.history())[-1][1]
    assert moves[plies][1] == ask


def test_what_may_be_picked_is_what_may_be_asked(program: Program) -> None:
    rush(program, lambda: stops(program))
    shown = table(program)
    legal = match_of(program).legal
    assert askable(shown)
    for seat in askable(shown):
        ask_player(shown, seat)
        picker = front(program).content.findChildren(Picker)[0]
        assert set(picker._places) == {ask.card for ask in legal if ask.of == seat}
        front(program).choose("cancel")
        settle()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "There is no such card. Type the kind and the first letter of the suit: 7H, JD, 10S."),
        ("H7", "There is no such card. Type the kind and the first letter of the suit: 7H, JD, 10S."),
        ("11C", "There is no such card. Type the kind and the first letter of the suit: 7H, JD, 10S."),
        ("7s", "You hold the 7 of Spades yourself."),
        ("qh", "You hold none of the Queens, so you can’t ask for one."),
        (" 7h ", ""),
        ("9D", ""),
    ],
)
def test_a_wrong_entry_gets_a_sentence(qapp: object, text: str, why: str) -> None:
    state = position("7S 9C", "7H 8S", "7D 8H", "9D 7C 8C 8D")
    view = Pure(SPEC.rules(SPEC.options())).view(state, 0)
    ask, said = objection(view, 1, text)
    assert said == why and (ask is None) == bool(why)


def test_a_wrong_entry_leaves_the_dialog_and_costs_nothing(program: Program, qtbot: QtBot) -> None:
    rush(program, lambda: stops(program))
    match = match_of(program)
    plies, own = match.plies, IDS[match.view(0).row[0]]
    key(program, "e")
    dialog = front(program)
    type_card(program, own)
    assert not dialog.checks[0]("ok")
    dialog.choose("ok")
    settle()
    assert front(program) is dialog and dialog.word == f"You hold {words.named(own)} yourself."
    assert match.plies == plies
    key(program, Key.Key_Escape)
    qtbot.waitUntil(lambda: front(program) is desk(program).window)
    assert askable(table(program))


def test_oneself_and_players_without_cards_are_not_asked(program: Program) -> None:
    shown = table(program)
    shown.finish()
    state = position("7S 7C 9C 9S", "7H 9H", "", "7D 9D")
    rules = Pure(SPEC.rules(SPEC.options()))
    shown.show_position(Position(rules.view(state, 0), rules.legal(state)))
    assert askable(shown) == (1, 3)
    windows = len(program.manager.windows)
    ask_player(shown, 2)
    assert line(shown) == "North has no cards left."
    ask_player(shown, 0)
    assert line(shown) == "These are your own cards: ask one of the others."
    assert len(program.manager.windows) == windows


def test_arrows_go_round_the_players_and_return_asks(program: Program) -> None:
    rush(program, lambda: stops(program))
    heard: list[str] = []
    table(program).current_changed.connect(heard.append)
    for which in (Key.Key_Tab, Key.Key_Right, Key.Key_Down, Key.Key_Left):
        key(program, which)
    assert heard == ["player-1", "player-2", "player-3", "player-2"]
    assert [thing.key for thing in spots_of(table(program)) if thing.current] == ["player-2"]
    key(program, Key.Key_Return)
    assert front(program).windowTitle() == "Ask North"


def test_arrows_choose_among_the_cards(qapp: object) -> None:
    cards = [NUMBER[name] for name in ("AS", "AC", "AD", "7H", "KS", "KC")]
    picker = Picker(cards, False)
    walk = []
    for right, down in ((1, 0), (0, 1), (1, 0), (1, 0), (1, 0), (0, -1), (-1, 0)):
        picker.choose(picker._beside(right, down))
        walk.append(IDS[picker.card or 0])
    assert walk == ["AS", "AC", "7H", "KS", "AS", "AS", "KS"]
    assert [thing.name for thing in spots_of(picker)][:2] == ["The Ace of Spades", "The Ace of Clubs"]


def test_the_table_has_the_keys_again_when_a_menu_is_let_go(program: Program) -> None:
    rush(program, lambda: stops(program))
    press(program, 60, 10)
    drag(program, 600, 300)
    release(program, 600, 300)
    key(program, "e")
    assert front(program).windowTitle() == "Ask East"


def test_a_hint_says_whom_to_ask_for_what_and_why(program: Program) -> None:
    rush(program, lambda: stops(program))
    desk(program).session.hint()
    rush(program, lambda: isinstance(front(program), Alert))
    text = front(program).text
    assert text.startswith("Ask ") and text.count(".") >= 2
    thinker = program.thinker
    assert isinstance(thinker, LocalThinker) and thinker.asked[-1]["player"] == "impossible"


def test_a_click_ends_motion_and_does_nothing_else(program: Program) -> None:
    shown = table(program)
    assert shown.busy
    plies = match_of(program).plies
    click(program, *place_of(program, 1))
    assert front(program) is desk(program).window and match_of(program).plies == plies


# The table's size


def test_zoomed_no_two_cards_of_a_dealt_hand_overlap(program: Program) -> None:
    program.manager.toggle_zoom(desk(program).window)
    settle()
    size = table(program).model.size
    assert (size.width, size.height) == (634, 436)
    for seat in range(4):
        places = layout.hand_places(size, seat, 13, False)
        for one in places:
            for other in places:
                assert one is other or not one.rect.intersects(other.rect)


@pytest.mark.parametrize("width", [480, 568, 634, 826])
@pytest.mark.parametrize("height", [320, 400, 436, 577])
def test_everything_lies_on_the_table(width: int, height: int) -> None:
    size = Size(width, height)
    for seat in range(4):
        for count in (0, 1, 13, 26):
            area = size.area(seat)
            for place in layout.hand_places(size, seat, count, True):
                assert area.contains(place.rect), (seat, count)
        areas = [size.area(other) for other in range(4)]
        for place in layout.set_places(size, seat, range(13)).values():
            for area in areas:
                assert not place.rect.intersects(area), (seat, area)


def test_growing_lays_everything_out_anew(program: Program) -> None:
    shown = table(program)
    shown.finish()
    desk(program).window.resize_content(QSize(100, 100))
    settle()
    assert (shown.width(), shown.height()) == (layout.LEAST_WIDTH, layout.LEAST_HEIGHT)
    assert shown.model.places == picture_of(shown.now.position.view, Size(480, 320)).places


# What is seen


def test_only_the_own_hand_is_open_and_in_order(program: Program) -> None:
    rush(program, lambda: stops(program))
    model = table(program).model
    assert model is not None
    assert model.rows[0] == sorted(model.rows[0], key=NUMBER.__getitem__)
    for seat in (1, 2, 3):
        assert all(map(is_back, model.rows[seat]))
    names = [thing.name for thing in spots_of(table(program))]
    assert len([name for name in names if name.endswith("in your hand")]) == len(model.rows[0])
    assert sum("to ask now" in name for name in names) == 1


def test_an_open_view_shows_all_hands(qapp: object) -> None:
    rules = Pure(SPEC.rules(SPEC.options()))
    view = rules.open_view(position("7S 9C", "7H 8S", "7D 8H", "9D 7C 8C 8D"))
    assert picture_of(view, Size()).rows == [
        ["7S", "9C"],
        ["7H", "8S"],
        ["7D", "8H"],
        ["7C", "8C", "8D", "9D"],
    ]


def test_a_record_is_shown_step_by_step_with_all_hands_open(qapp: object) -> None:
    program = opened(None)
    match = near_its_end([0], left=200)
    program.open_replay(match.to_record())
    settle()
    shown = table(program)
    for ahead in (True, True, True, False):
        if ahead:
            desk(program).step()
            shown.finish()
        else:
            desk(program).back()
    assert desk(program).at == 2 and shown.model is not None
    assert not any(is_back(name) for row in shown.model.rows for name in row)
    assert line(shown) != "" and not askable(shown)
    assert desk(program).window.zoomable


def test_the_letters_of_the_language(qapp: object, tmp_path: Path) -> None:
    program = make_program(None, language="fr")
    try:
        assert words.french_cards()
        typed = {text: words.typed(text) for text in ("7c", "7t", "VK", "10p", "rc", "7h", "js", "DD")}
        assert {text: card is not None and IDS[card] for text, card in typed.items()} == {
            "7c": "7H",
            "7t": "7C",
            "VK": "JD",
            "10p": "10S",
            "rc": "KH",
            "7h": "7H",
            "js": "JS",
            "DD": "QD",
        }
        assert words.written(NUMBER["QC"]) == "DT"
        assert words.took(Company((0,)), 1, 0, "7H") == "Est vous a pris le 7 de cœur."
    finally:
        program.set_language("en")
    assert not words.french_cards() and words.typed("7c") == NUMBER["7C"]
