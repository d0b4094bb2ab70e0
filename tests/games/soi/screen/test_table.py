"""Table of Soi: motion, asking by mouse, keys and typing, sizes, and the visible and spoken state."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize, Qt, QTimer
from pytestqt.qtbot import QtBot

from games.soi.actions import Ask
from games.soi.cards import IDS, NUMBER
from games.soi.events import Set
from games.soi.screen import last_ask_strip, layout, prompts
from games.soi.screen.last_ask import ANSWERED, ASKED, LastAsk
from games.soi.screen.layout import Size, is_back, picture_of
from games.soi.screen.painting import plates
from games.soi.screen.prompts import cell, player
from games.soi.screen.texts import words
from games.soi.screen.texts.words import Company, objection
from macclassic.app.program.program import Program
from macclassic.engine.core.companions import NAMES
from macclassic.engine.core.game_spec import ROUND_OVER
from macclassic.engine.match.match import Match
from macclassic.table.game_table import GameTable
from macclassic.table.look import furniture
from macclassic.table.table_state import SeatDecided, TablePosition
from macclassic.toolbox.base.animator import Animator
from macclassic.toolbox.dialogs.dialogs import Alert
from macclassic.toolbox.spots import spots_of
from macclassic.toolbox.windows.repeated_presses import QUIET_MS
from tests.games.soi.support.positions import position
from tests.games.soi.support.program import (
    SPEC,
    advised,
    askable,
    front,
    line,
    near_its_end,
    new_match,
    offered,
    pixel_of,
    started,
    stops,
    table,
    type_card,
    whole_match,
)
from tests.support.match.playing import Hour, LocalThinker, controller_of, match_of, rush, unsettled
from tests.support.match.program import (
    clear_away,
    click,
    drag,
    key,
    make_program,
    opened,
    press,
    release,
    settle,
)
from tests.support.match.pure_rules import Pure
from tests.support.screen.painted_text import written

Key = Qt.Key


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    return started(tmp_path)


def title(shown: GameTable) -> str:
    """Return the title of the grid of asks."""
    found = prompts.grid(shown.state)
    assert found is not None
    return found.title


def lines_of(shown: GameTable) -> str:
    """Return the lines of the grid of asks."""
    found = prompts.grid(shown.state)
    assert found is not None
    return " ".join(found.lines)


def strip_of(shown: GameTable) -> str:
    """Return the text of the strip of the last ask."""
    return next(each.name for each in spots_of(shown) if each.key == "strip")


# Motion


@pytest.mark.parametrize("sort", [False, True])
def test_the_model_equals_the_view_after_motion(program: Program, sort: bool) -> None:
    """Motions alone bring every card to the place that the next view gives it."""
    shown = table(program)
    shown.finish()
    match = Match.new(SPEC, {"sort": sort}, [{"name": name, "player": "middle"} for name in "SENW"], 3)
    shown.show_position(TablePosition(match.view(0), ()))
    with unsettled(shown):
        sets = 0
        while match.actor >= 0:
            seat, ask = match.actor, advised(match)
            events = match.apply(ask)
            sets += any(isinstance(event, Set) for event in events)
            position_now = TablePosition(match.view(0), ())
            shown.play([SeatDecided(seat, ask), *events], position_now)
            shown.finish()
            goal = picture_of(match.view(0), shown.size())
            made = shown.model
            assert made is not None and (made.rows, made.sets) == (goal.rows, goal.sets)
            assert made.places == goal.places and made.last_ask == goal.last_ask
            assert made.turn == goal.turn or match.actor < 0
    assert sets > 8


def test_a_card_moves_face_up_between_computers(program: Program) -> None:
    shown = table(program)
    shown.finish()
    state = position("7S 9C", "7H 8S", "7D 8H", "9D 7C 8C 8D", turn=1)
    rules = Pure(SPEC.rules(SPEC.options()))
    shown.show_position(TablePosition(rules.view(state, 0), ()))
    assert shown.model is not None and "8C" not in shown.model.places
    after, events = rules.step(state, Ask(3, NUMBER["8C"]))
    happened = [SeatDecided(1, Ask(3, NUMBER["8C"])), *events]
    start = layout.hand_places(shown.model.size, layout.LEFT, 4, False)[2]
    with Hour(shown) as hour:
        shown.play(happened, TablePosition(rules.view(after, 0), ()))
        assert shown.busy and shown.model.last_ask.beat == ASKED and "8C" not in shown.model.places
        card = None
        while shown.busy and (card is None or not card.face or card.wide):
            hour.pass_frames(1)
            card = shown.model.places.get("8C")
    assert card is not None and card.rect.contains(start.rect) and shown.model.last_ask.beat == ANSWERED
    shown.finish()
    assert "8C" not in shown.model.places and [len(row) for row in shown.model.rows] == [2, 3, 2, 3]
    assert line(shown) == "Bora asks Mina for the 8 of Clubs. Mina gives it. Bora asks again."


def test_a_miss_is_only_announced(program: Program) -> None:
    shown = table(program)
    shown.finish()
    state = position("7S 9C", "7H 8S", "7D 8H", "9D 7C 8C 8D", turn=1)
    rules = Pure(SPEC.rules(SPEC.options()))
    shown.show_position(TablePosition(rules.view(state, 0), ()))
    assert shown.model is not None
    before = dict(shown.model.places)
    after, events = rules.step(state, Ask(0, NUMBER["8C"]))
    happened = [SeatDecided(1, Ask(0, NUMBER["8C"])), *events]
    shown.play(happened, TablePosition(rules.view(after, 0), rules.legal(after)))
    assert shown.model.places == before and shown.busy
    assert strip_of(shown) == "Bora asks you for the 8 of Clubs."
    shown.finish()
    assert strip_of(shown) == "Bora asks you for the 8 of Clubs. You don’t have it. You ask next."
    assert shown.model.turn == 0 and askable(shown) == (1, 2, 3)


# Asking


@pytest.mark.parametrize("card_first", [False, True])
def test_the_second_of_two_clicks_asks(program: Program, card_first: bool) -> None:
    """Player and card are clicked in any order, and another of the first kind replaces the choice."""
    rush(program, lambda: stops(program))
    match, shown = match_of(program), table(program)
    plies, ask = match.plies, advised(match)
    other = cell(next(card for card in offered(shown) if card != ask.card))
    if not card_first:
        other = player(next(seat for seat in askable(shown) if seat != ask.of))
    order = [player(ask.of), cell(ask.card)]
    for key_ in (other, other, *(reversed(order) if card_first else order)):
        assert not shown.state.targets and match.plies == plies
        click(program, *pixel_of(program, key_))
    assert match.plies > plies and list(match.history())[-1][1][plies][1] == ask


@pytest.mark.parametrize("card_first", [False, True])
def test_with_confirm_moves_either_is_clicked_again_to_ask(program: Program, card_first: bool) -> None:
    rush(program, lambda: stops(program))
    match, shown = match_of(program), table(program)
    shown.use(options=replace(shown.options, confirm=True))
    plies, ask = match.plies, advised(match)
    order = [player(ask.of), cell(ask.card)]
    for key_ in reversed(order) if card_first else order:
        assert not shown.state.targets and match.plies == plies
        click(program, *pixel_of(program, key_))
    assert set(shown.state.targets) == set(order)
    assert title(shown) == f"Your turn: ask {shown.state.company.called(ask.of)} for {words.named(ask.card)}?"
    click(program, *pixel_of(program, order[card_first]))
    assert match.plies > plies and list(match.history())[-1][1][plies][1] == ask


def test_the_second_press_of_a_double_click_answers_no_next_question(program: Program) -> None:
    rush(program, lambda: stops(program))
    shown, repeats = table(program), program.manager.repeats
    ask = advised(match_of(program))
    repeats.clock, repeats.quiet_ms = lambda: 0, QUIET_MS
    at = pixel_of(program, player(ask.of))
    click(program, *pixel_of(program, cell(ask.card)))
    click(program, *at)
    rush(program, lambda: stops(program))
    plies = match_of(program).plies
    click(program, *at)
    assert prompts.chosen(shown.state).seat < 0 and match_of(program).plies == plies
    repeats.clock = lambda: QUIET_MS
    click(program, *at)
    assert prompts.chosen(shown.state).seat == ask.of


def test_another_choice_replaces_the_first(program: Program) -> None:
    rush(program, lambda: stops(program))
    shown = table(program)
    cards, seats = sorted(offered(shown))[:2], askable(shown)[:2]
    for card, seat in zip(cards, seats, strict=True):
        shown.choose(cell(card))
        shown.choose(player(seat))
        assert set(shown.state.targets) == {cell(card), player(seat)}
        assert shown.state.targets[cell(card)] == (Ask(seat, card),)
    key(program, Key.Key_Escape)
    assert not shown.state.targets


def test_the_grid_offers_exactly_the_legal_asks(program: Program) -> None:
    """Over a whole match every player and card offered makes a legal ask, and all legal asks are offered."""
    shown, match = table(program), new_match([0])
    shown.finish()
    turns = 0
    for ask in whole_match():
        if match.actor == ROUND_OVER:
            match.next_round()
        if match.actor == 0 and turns < 40:
            turns += 1
            shown.show_position(TablePosition(match.view(0), match.legal))
            both = {Ask(seat, card) for seat in askable(shown) for card in offered(shown)}
            assert both == set(match.legal)
        match.apply(ask)
    assert turns == 40


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "There is no such card. Type the kind and the letter of the suit (S, C, H, D): 7H, JD, 10S."),
        ("H7", "There is no such card. Type the kind and the letter of the suit (S, C, H, D): 7H, JD, 10S."),
        ("11C", "There is no such card. Type the kind and the letter of the suit (S, C, H, D): 7H, JD, 10S."),
        ("7s", "You hold the 7 of Spades yourself."),
        ("qh", "You hold none of the Queens, so you can’t ask for one."),
        (" 7h ", ""),
        ("9D", ""),
    ],
)
def test_an_invalid_entry_gets_a_sentence(qapp: object, text: str, why: str) -> None:
    state = position("7S 9C", "7H 8S", "7D 8H", "9D 7C 8C 8D")
    view = Pure(SPEC.rules(SPEC.options())).view(state, 0)
    card, said = objection(view, text)
    assert said == why and (card < 0) == bool(why)


def test_an_invalid_entry_costs_no_turn(program: Program) -> None:
    rush(program, lambda: stops(program))
    match, shown = match_of(program), table(program)
    plies, own = match.plies, IDS[match.view(0).row[0]]
    key(program, "e")
    type_card(program, own)
    assert lines_of(shown) == f"You hold {words.named(own)} yourself." and match.plies == plies
    type_card(program, "1")
    assert lines_of(shown) == "You typed 1: now the letter of the suit (S, C, H, D)."
    key(program, Key.Key_Backspace)
    card = min(offered(shown))
    type_card(program, IDS[card].lower())
    assert set(shown.state.targets) == {player(1), cell(card)}


def test_return_after_a_refused_card_asks_nothing(program: Program) -> None:
    """The key belongs to the refused card: focus and choice stay the same, however often it is pressed."""
    rush(program, lambda: stops(program))
    shown = table(program)
    held = next(card for card in range(52) if match_of(program).view(0).hand >> card & 1)
    key(program, Key.Key_Tab)
    for keys_at in (shown.state.current, None):
        shown.focus_spot(keys_at)
        type_card(program, IDS[held])
        why = prompts.chosen(shown.state).said
        assert why
        for _ in range(3):
            key(program, Key.Key_Return)
            assert shown.state.current == keys_at
            assert match_of(program).plies == len(match_of(program).view(0).log)
            assert prompts.chosen(shown.state).said == why and prompts.chosen(shown.state).card < 0
    # After any other key Return chooses the focused spot as usual.
    key(program, Key.Key_Right)
    there = shown.state.current
    key(program, Key.Key_Return)
    assert there is not None and cell(prompts.chosen(shown.state).card) == there


def test_the_only_possible_player_is_preselected(program: Program) -> None:
    shown = table(program)
    shown.finish()
    state = position("7S 7C 9C 9S", "7H 9H 7D 9D", "", "")
    rules = Pure(SPEC.rules(SPEC.options()))
    shown.show_position(TablePosition(rules.view(state, 0), rules.legal(state)))
    type_card(program, "9h")
    assert shown.state.targets[cell(NUMBER["9H"])] == (Ask(1, NUMBER["9H"]),)


def test_the_own_seat_and_players_without_cards_cannot_be_asked(program: Program) -> None:
    shown = table(program)
    shown.finish()
    state = position("7S 7C 9C 9S", "7H 9H", "", "7D 9D")
    rules = Pure(SPEC.rules(SPEC.options()))
    shown.show_position(TablePosition(rules.view(state, 0), rules.legal(state)))
    assert askable(shown) == (1, 3)
    shown.choose(player(2))
    assert lines_of(shown) == "Rosa has no cards left."
    shown.choose(player(0))
    assert lines_of(shown) == "These are your own cards: ask one of the others."
    shown.choose(cell(NUMBER["9C"]))
    assert lines_of(shown) == "You hold the 9 of Clubs yourself."


def test_tab_moves_from_cards_to_players_and_arrows_within_and_across(program: Program) -> None:
    rush(program, lambda: stops(program))
    shown = table(program)
    heard: list[str] = []
    shown.current_changed.connect(heard.append)
    for which in (Key.Key_Tab, Key.Key_Right, Key.Key_Down, Key.Key_Left):
        key(program, which)
    assert len(heard) > 2 and all(each.startswith("ask-") for each in heard)
    for _ in range(5):
        key(program, Key.Key_Up)
    assert heard[-1].startswith("player")
    for which in (Key.Key_Left, Key.Key_Left, Key.Key_Right, Key.Key_Right):
        key(program, which)
    players = {each for each in heard if each.startswith("player")}
    assert players == {player(seat) for seat in askable(shown)}
    key(program, Key.Key_Backtab)
    assert heard[-1].startswith("ask-")


def test_after_a_choice_by_keys_the_focus_moves_to_the_missing_part(program: Program) -> None:
    rush(program, lambda: stops(program))
    match, shown = match_of(program), table(program)
    plies = match.plies
    key(program, Key.Key_Right)
    card = shown.state.current
    key(program, Key.Key_Return)
    assert shown.state.current == player(askable(shown)[0])
    key(program, Key.Key_Return)
    assert set(shown.state.targets) == {card, shown.state.current} and match.plies == plies
    key(program, Key.Key_Return)
    assert match.plies > plies


def test_the_table_regains_the_focus_after_a_menu(program: Program) -> None:
    rush(program, lambda: stops(program))
    press(program, 60, 10)
    drag(program, 600, 300)
    release(program, 600, 300)
    key(program, "e")
    assert prompts.chosen(table(program).state).seat == 1


def test_a_hint_names_player_card_and_reason(program: Program) -> None:
    rush(program, lambda: stops(program))
    controller_of(program).session.hint()
    rush(program, lambda: isinstance(front(program), Alert))
    text = front(program).text
    assert text.startswith("Ask ") and text.count(".") >= 2
    thinker = program.think_process
    assert isinstance(thinker, LocalThinker) and thinker.asked[-1]["player"] == "impossible"


def test_a_click_ends_motion_and_does_nothing_else(program: Program) -> None:
    shown = table(program)
    with Hour(shown):
        controller_of(program).begin(match_of(program).seed)
        assert shown.busy
        plies = match_of(program).plies
        click(program, *pixel_of(program, player(1)))
        assert prompts.chosen(shown.state).seat < 0 and match_of(program).plies == plies


# The table's size


@pytest.mark.parametrize("width", [480, 568, 637, 829])
@pytest.mark.parametrize("height", [320, 400, 438, 582])
@pytest.mark.parametrize("spread", [False, True])
def test_everything_is_inside_the_table(width: int, height: int, spread: bool) -> None:
    size = Size(width, height, spread)
    whole = QRect(0, 0, width, height)
    things = [size.strip, *map(size.tray, range(4)), *map(size.face, range(4))]
    for one, two in combinations(things, 2):
        assert not one.intersects(two)
    for place in range(4):
        assert whole.contains(size.block(place))
        for count in (0, 1, 13, 26):
            for each in layout.hand_places(size, place, count, True):
                assert size.hand(place).contains(each.rect), (place, count)
        for each in layout.set_places(size, place, range(13)).values():
            assert size.tray(place).contains(each.rect), place


@pytest.mark.parametrize("height", [320, 438])
def test_a_covered_card_of_the_own_hand_hides_its_right_index_or_none_of_it(height: int) -> None:
    size = Size(637, height)
    for count in range(2, 31):
        places = layout.hand_places(size, layout.FOOT, count, True)
        for one, two in pairwise(places):
            visible = two.x - one.x
            assert visible >= one.size.width() - 1 or visible <= one.size.width() - 9, (count, visible)
            assert visible >= 10, "the left index is whole"


def test_a_question_is_a_black_bar_and_the_strip_is_small_until_the_next_ask(program: Program) -> None:
    rush(program, lambda: stops(program))
    shown = table(program)

    def spot(key: str) -> QRect:
        return next(each.rect for each in spots_of(shown) if each.key == key)

    image, box, small = shown.grab().toImage(), spot("prompt"), spot("strip")
    for row in (1, furniture.QUESTION - 2):
        line = {image.pixelColor(x, box.top() + row).name() for x in range(box.left(), box.right() + 1)}
        assert line == {"#000000"}
    assert small.height() * 2 < shown.model.size.strip.height()
    assert "bar" not in {each.key for each in spots_of(shown)}
    with Hour(shown) as hour:
        shown.choose(player(askable(shown)[0]))
        card = cell(min(offered(shown)))
        shown.choose(card)
        assert spot("prompt") == box and spot("strip") == small, "a choice moves nothing under the mouse"
        shown.choose(card)
        hour.pass_frames(2)
        assert shown.busy and spot("strip") == shown.model.size.strip
        shown.finish()


def test_a_resize_lays_out_everything_anew(program: Program) -> None:
    shown = table(program)
    shown.finish()
    controller_of(program).window.resize_content(QSize(100, 100))
    settle()
    assert (shown.width(), shown.height()) == (layout.LEAST_WIDTH, layout.LEAST_HEIGHT)
    assert shown.model.places == picture_of(shown.state.position.view, QSize(480, 320)).places


# What is visible


def test_only_the_own_hand_is_open_and_sorted(program: Program) -> None:
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
    assert picture_of(view, QSize(637, 438)).rows == [
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
            controller_of(program).step()
            shown.finish()
        else:
            controller_of(program).back()
    assert controller_of(program).at == 2 and shown.model is not None
    assert not any(is_back(name) for row in shown.model.rows for name in row)
    assert line(shown) != "" and not askable(shown)
    assert controller_of(program).window.zoomable


def test_letters_of_the_language_select_cards(qapp: object, tmp_path: Path) -> None:
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
        assert (
            words.asks(Company((0,)), LastAsk(1, 0, NUMBER["7H"], True)) == "Est vous demande le 7 de cœur."
        )
    finally:
        program.set_language("en")
    assert not words.french_cards() and words.typed("7c") == NUMBER["7C"]


def test_a_click_continues_with_one_ask_only(qapp: object, tmp_path: Path, qtbot: QtBot) -> None:
    """While the table waits for a click no timer runs, and the click ends the wait for one ask only."""
    program = started(tmp_path, people=[], wait=True)
    shown, match = table(program), match_of(program)
    shown.finish()
    qtbot.waitUntil(lambda: shown.model.waits)
    ask, plies = shown.model.last_ask, match.plies
    assert shown.busy and not shown.findChild(Animator).findChild(QTimer).isActive()
    click(program, *pixel_of(program, "prompt"))
    assert not shown.model.waits
    qtbot.waitUntil(lambda: shown.model.last_ask is not ask)
    assert match.plies == plies + 1 and not shown.model.waits
    key(program, Key.Key_Space)
    assert match.plies == plies + 1 and shown.model.waits, "a key that ends motion does not end the wait"
    key(program, Key.Key_Space)
    qtbot.waitUntil(lambda: match.plies == plies + 2)
    controller_of(program).session.pause()
    assert "Paused" in [text.text for text in written(shown).texts]
    controller_of(program).session.pause()
    assert "Paused" not in [text.text for text in written(shown).texts]


@pytest.mark.parametrize("people", [[2], [0, 2], [1, 2], [0, 1, 2, 3]])
def test_a_persons_face_differs_from_all_others(tmp_path: Path, people: list[int]) -> None:
    who = table(started(tmp_path, people=people)).state.company
    faces = [who.face(seat) for seat in range(4)]
    assert len(set(faces)) == 4
    for seat in range(4):
        assert (faces[seat] in NAMES) == (seat not in people)
        assert (who.called(seat) in NAMES.values()) == (seat not in people)


def test_the_two_asks_before_the_last_one_are_shown_below_the_strip(program: Program) -> None:
    """Also while the next ask is shown, as the position after it shows them."""
    shown = table(program)
    seen = 0
    for _ in range(40):
        rush(program, lambda: stops(program))
        model = shown.model
        log = shown.state.position.view.log
        if not askable(shown):
            break
        assert [(each.asker, each.asked, each.card) for each in model.earlier] == [
            (each.asker, each.asked, each.card) for each in log[-3:-1]
        ]
        texts = last_ask_strip.earlier(shown.state)
        assert len(texts) == len(model.earlier) <= 2
        seen += len(texts) == 2
        if seen:
            break
        match = match_of(program)
        controller_of(program).table.action_chosen.emit(advised(match))
        settle()
    assert seen


def test_plates_show_the_match(program: Program) -> None:
    shown = table(program)
    rush(program, lambda: stops(program))
    view = shown.state.position.view
    for seat in range(4):
        text = plates(shown.state, seat)[-1][1]
        assert text == f"{view.totals[seat]} + {view.points[seat]} of {view.target}"
    # A narrow plate leaves out the target, never the points.
    assert words.standing(156, 27, 200, 54) == "156 + 27"
    assert words.standing(156, 27, 200, 70) == "156+27/200"
    assert words.standing(956, 109, 1000, 90) == "956+109 of 1000"
    # All plates of a table have one form.
    assert words.standing(32, 0, 200, 70, most=156) == "32+0/200"
    assert words.standing(0, 9, 200, 64) == words.standing(0, 27, 200, 64).replace("27", "9")


def test_a_round_that_a_computer_begins_waits_for_the_person(tmp_path: Path, qtbot: QtBot) -> None:
    for seed in range(20):
        program = started(tmp_path / str(seed), seed=seed)
        shown, view = table(program), match_of(program).view(0)
        if view.first != 0 and not view.log:
            break
        clear_away()
    qtbot.waitUntil(lambda: shown.model.waits, timeout=60_000)
    assert not shown.state.position.view.log and not shown.waits_for_input
    key(program, Qt.Key.Key_Space)  # ends the pause and nothing else
    assert not shown.model.waits
