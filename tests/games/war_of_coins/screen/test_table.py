"""A match of War of Coins on the emulated screen, by keys and mouse, with all of its prompts."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from games.war_of_coins.actions import KEEP_GOING, SHOWS, TRANSACTS
from games.war_of_coins.cards import IDS, numbers
from games.war_of_coins.options import CoinOptions
from games.war_of_coins.players.reasons import TEMPLATES
from games.war_of_coins.screen import painting
from games.war_of_coins.screen.dialogs import RoundSheet
from games.war_of_coins.screen.first_player_dialog import FirstPlayer
from games.war_of_coins.screen.layout import BOARD
from games.war_of_coins.screen.model import hinted
from games.war_of_coins.screen.score_column import buttons, column
from games.war_of_coins.screen.texts.words import hint_words
from macclassic.app.play.match_end_dialog import MatchEndDialog
from macclassic.app.program.program import Program
from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER
from macclassic.engine.core.options import usable
from macclassic.engine.match import record as records
from macclassic.engine.match.simulate import played, verify
from macclassic.flower_cards.table.picture_model import BACK
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import TablePosition
from macclassic.toolbox.dialogs.dialogs import Alert, Dialog
from macclassic.toolbox.spots import spots_of
from tests.games.war_of_coins.support.positions import RULES, change, kind, position
from tests.games.war_of_coins.support.program import (
    SPEC,
    advised,
    press,
    shown,
    started,
    strike,
    table,
    until_own_turn,
)
from tests.support.match.playing import controller_of, match_of, own_turn, play_through, rush, stops
from tests.support.match.program import key, option_item, settle

Key = Qt.Key
STOCK = "07-hashes 09-nonce"


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    return started(tmp_path)


def test_a_whole_match_is_played_by_the_keyboard(program: Program, qtbot: QtBot) -> None:
    match = match_of(program)
    struck: list[str] = []

    def decide(program: Program) -> None:
        action = advised(program)
        struck.append(kind(action))
        strike(program, action)

    sheets, _ = play_through(program, qtbot, RoundSheet, {}, decide)
    assert match.actor == MATCH_OVER and max(match.view(0).balance) >= 50
    assert sheets == match.round_count and {"play", "end"} <= set(struck)
    verify(records.loads(records.dumps(match.to_record())))
    rush(program, lambda: isinstance(program.manager.front, MatchEndDialog))


def test_a_card_is_played_by_the_mouse(program: Program) -> None:
    until_own_turn(program)
    match = match_of(program)
    before, hand = match.plies, match.view(0).hand_sizes[0]
    press(program, BOARD.at(table(program).size()).hand(0, hand).rect.center())
    if match.plies == before:
        key(program, "1")
    assert match.plies == before + 1


def test_a_card_is_played_by_arrows_and_return(program: Program) -> None:
    until_own_turn(program)
    match = match_of(program)
    before = match.plies
    key(program, Key.Key_Right)
    key(program, Key.Key_Right)
    assert match.plies == before
    key(program, Key.Key_Return)
    if match.plies == before:
        key(program, "1")
    assert match.plies == before + 1


def test_the_key_0_plays_the_tenth_card(program: Program) -> None:
    hand = "01-chunk 02-chunk 03-chunk 04-hashes 05-hashes 06-nonce 07-hashes 09-nonce 10-nonce joker-1"
    _, acted = shown(program, position(hand, "12-merchant 11-exchange", STOCK))
    key(program, "0")
    assert RULES.action_to_json(acted[0]) == {"type": "play", "card": "joker-1"}  # type: ignore[arg-type]


# Actions besides playing a card


THREE = "01-exchange 01-chunk 01-mining-1 02-chunk"


def test_letters_show_three_cards_and_lay_them_on_the_fourth(program: Program) -> None:
    seen, acted = shown(program, position(THREE, "01-mining-2 12-merchant", STOCK))
    assert [button.letter for button in buttons(seen.state)] == ["J", "T"]
    key(program, "j")
    key(program, "t")
    actions = [RULES.action_to_json(action) for action in acted]  # type: ignore[arg-type]
    assert actions == [{"type": "show", "coin": 1}, {"type": "transact", "coin": 1}]


def test_offers_are_accepted_by_mouse_and_arrows(program: Program) -> None:
    seen, acted = shown(program, position(THREE, "01-mining-2 12-merchant", STOCK))
    press(program, column(seen.size()).buttons["transact"].center())
    key(program, Key.Key_Right)
    key(program, Key.Key_Tab)
    key(program, Key.Key_Return)
    types = [RULES.action_to_json(action)["type"] for action in acted]  # type: ignore[arg-type]
    assert types == ["transact", "show"]


def test_an_owed_flip_of_a_stock_card_is_made(program: Program) -> None:
    state = position("02-chunk", "12-merchant", STOCK, owed=(2, 0))
    seen, acted = shown(program, state)
    press(program, BOARD.at(seen.size()).stack + QPoint(20, 30))
    key(program, "f")
    assert [kind(action) for action in acted] == ["flip-only"] * 2  # type: ignore[attr-defined]
    assert [sign.text for sign in painting.figure(seen.state, 0) if sign.key == "owed-0"] == ["Flips 2"]


def test_with_an_empty_hand_only_the_owed_flip_is_offered(program: Program) -> None:
    _, acted = shown(program, position("", "12-merchant", STOCK, owed=(1, 0)))
    key(program, Key.Key_Right)
    key(program, Key.Key_Return)
    assert [kind(action) for action in acted] == ["flip-only"]  # type: ignore[attr-defined]


def test_one_of_two_cards_is_chosen_by_a_click(program: Program) -> None:
    seen, acted = shown(program, position("01-exchange 02-chunk", "01-mining-2 01-chunk 12-merchant", STOCK))
    key(program, "1")
    assert not acted and seen.model is not None
    press(program, seen.model.places["01-mining-2"].rect.center())
    assert RULES.action_to_json(acted[0]) == {  # type: ignore[arg-type]
        "type": "play", "card": "01-exchange", "take": "01-mining-2",
    }  # fmt: skip


def asks_which(seen: GameTable) -> bool:
    found = painting.scene(seen.state).asked
    return found is not None and found.title == "Which of two?"


def test_escape_removes_the_question(program: Program) -> None:
    seen, _ = shown(program, position("01-exchange 02-chunk", "01-mining-2 01-chunk 12-merchant", STOCK))
    key(program, "1")
    assert asks_which(seen)
    key(program, Key.Key_Escape)
    assert not asks_which(seen)


def test_an_answered_question_disappears(program: Program) -> None:
    before = position("01-exchange 02-chunk", "01-mining-2 01-chunk 12-merchant", STOCK)
    seen, _ = shown(program, before)
    key(program, "1")
    assert asks_which(seen)
    seen.play([], TablePosition(RULES.view(before, 0), RULES.legal(before)))
    assert not asks_which(seen)


def test_undone_moves_are_not_shown_any_more(program: Program) -> None:
    until_own_turn(program)
    before = table(program).lines
    strike(program, advised(program))
    rush(program, lambda: own_turn(program))
    assert table(program).lines != before
    controller_of(program).session.undo(beyond=True)
    settle()
    assert table(program).lines == before


def test_shown_cards_of_both_players_are_open(program: Program) -> None:
    state = position(THREE, "12-merchant", STOCK, theirs="05-hashes 05-mining-1 05-mining-2 09-merchant")
    change(state, shown=(1, 1 << 4))
    seen, _ = shown(program, state)
    assert seen.model is not None
    assert seen.model.shown == ("01-chunk", "01-exchange", "01-mining-1")
    assert seen.model.places["05-hashes"].face and "09-merchant" not in seen.model.places
    assert seen.model.hidden == (0, 1)


# The session


def test_a_match_left_at_any_moment_is_resumed(program: Program, tmp_path: Path) -> None:
    for _ in range(4):
        rush(program, lambda: stops(program))
        if isinstance(program.manager.front, Dialog):
            break
        strike(program, advised(program))
    rush(program, lambda: stops(program))
    record = match_of(program).to_record()
    # Simulate kill -9: nothing is closed, only the lock is released.
    program.folder.release()  # type: ignore[union-attr]
    again = started(tmp_path, seed=None)
    taken_up = match_of(again).to_record()
    assert taken_up["seed"] == record["seed"] and taken_up["rounds"][0]["deal"] == record["rounds"][0]["deal"]
    ours, theirs = (each["rounds"][0]["moves"] for each in (record, taken_up))
    assert theirs[: len(ours)] == ours


def test_undo_past_revealed_cards_makes_practice(program: Program) -> None:
    until_own_turn(program)
    session = controller_of(program).session
    hand = session.match.view(0).hand
    strike(program, advised(program))
    rush(program, lambda: stops(program))
    assert not session.can_undo and session.can_practise
    key(program, "z", command=True)
    front = program.manager.front
    assert isinstance(front, Alert)
    front.choose("practice")
    settle()
    assert session.match.practice and session.match.view(0).hand == hand


def test_a_hint_gives_a_reason_and_points_at_a_card(program: Program) -> None:
    until_own_turn(program)
    seen = table(program)
    seen.show_hint(advised(program), {"why": "It is the best."})
    settle()
    front = program.manager.front
    assert isinstance(front, Alert) and front.text == "It is the best."
    assert seen.model is not None and hinted(seen.state)


def test_statistics_count_a_finished_game_once(program: Program) -> None:
    from macclassic.engine.progress.statistics import Statistics

    session = controller_of(program).session
    while session.match.actor not in (ROUND_OVER, MATCH_OVER):
        session.play(session.match.legal[-1])
        table(program).finish()
        settle(3)
    settle(20)
    assert isinstance(program.manager.front, RoundSheet)
    summary = Statistics(program.folder.statistics).summary("war-of-coins")  # type: ignore[union-attr]
    assert summary.rounds == 1


@pytest.mark.parametrize(("seed", "before"), [(2958, 0), (150, 1)])
def test_a_game_decided_by_the_deal_counts(program: Program, seed: int, before: int) -> None:
    from macclassic.engine.progress.statistics import Statistics

    session = controller_of(program).session
    session.begin(CoinOptions(), ("person", "greedy"), seed)
    settle(20)
    while session.match.finished_rounds < before:
        session.play(session.match.legal[0])
        table(program).finish()
        settle(3)
    if before:
        settle(20)
        program.manager.front.choose("ok")
        settle(20)
    assert session.match.round_count == before + 1 and session.match.actor == ROUND_OVER
    found = Statistics(program.folder.statistics).finished("war-of-coins")  # type: ignore[union-attr]
    assert [each.round for each in found] == [*range(1, before + 2)]


# Options


def test_during_a_match_only_the_pace_can_be_changed(program: Program) -> None:
    dialog = table(program).parts.prompts.options_form(CoinOptions(match=200, iq=160), False)
    assert not dialog.controls["iq"][0].isEnabled() and dialog.controls["pace"][0].isEnabled()
    assert dialog.values() == {
        "match": 200,
        "iq": 160,
        "who": ["clerk"],
        "people": [0],
        "pace": 3,
        "marked_cards": False,
        "show_names": False,
    }


def test_the_options_name_the_player(program: Program) -> None:
    options = usable(CoinOptions, {"match": "endless", "iq": 140})
    assert options.asked().written() == {"match": "endless", "iq": 140} and options.sitting() == (
        "person",
        "iq:140@grandmother",
    )
    assert usable(CoinOptions, {"match": 70, "iq": 99, "pace": 9, "marked_cards": 3}) == usable(
        CoinOptions, {}
    )


def test_marked_cards_show_coin_and_kind(program: Program) -> None:
    until_own_turn(program)
    seen = table(program)

    def frame() -> bytes:
        settle()
        program.screen.refresh()
        return program.screen.buffer.frame()

    plain = frame()
    item = option_item(seen, "Label Cards")
    assert not item.checked and item.command is not None
    item.command()
    assert frame() != plain
    item.command()
    assert frame() == plain


def test_hand_and_layout_have_balloons(program: Program) -> None:
    until_own_turn(program)
    things = {thing.key: thing for thing in spots_of(table(program))}
    view = match_of(program).view(0)
    for place, number in enumerate(numbers(view.hand)):
        thing = things[IDS[number]]
        assert "in your hand" in thing.name and thing.description == f"Key {(place + 1) % 10}"
    for number in numbers(view.layout):
        assert "on the layout" in things[IDS[number]].name
    assert own_turn(program)


# Records


def test_a_record_is_replayed_step_by_step_with_both_hands_open(program: Program) -> None:
    program.open_replay(played(SPEC, 7, decisions=30).to_record())
    settle()
    seen = table(program)
    controller_of(program).step()
    seen.finish()
    controller_of(program).step()
    seen.finish()
    assert controller_of(program).at == 2 and seen.model is not None
    assert not any(name.startswith(BACK) for name in seen.model.places)
    assert not list(buttons(seen.state)) and not seen.state.targets
    assert not any(isinstance(each, FirstPlayer) for each in program.manager.windows)


def test_a_review_reports_points_and_returns_to_the_sheet(program: Program) -> None:
    match = played(SPEC, 7, decisions=400)
    assert match.actor in (ROUND_OVER, MATCH_OVER)
    seen = table(program)
    view = match.view(0)
    seen.show_moment(TablePosition(view, ()), SHOWS[2], TRANSACTS[2])
    assert [line.partition(": ")[2] for line in seen.lines] == ["Show Cherry Mark", "Transact Cherry Mark"]
    assert seen.parts.narration.action(KEEP_GOING, seen.state) == "Keep going"
    assert seen.parts.narration.stake(1.26) == "1.3 points"


def test_every_reason_of_a_hint_is_translated(program: Program) -> None:
    fields = {
        "card": "Bitcoin Exchange",
        "taken": "Bitcoin Mining",
        "coin": "Bitcoin",
        "points": 3,
        "amount": 9,
        "won": 60,
        "gain": 12,
        "lost": 30,
        "cost": 8,
        "lacks": 4,
    }
    for template in TEMPLATES:
        said = {"why": "", "template": template, "fields": fields, "stake": 2.04}
        text = hint_words(said)
        assert "{" not in text and text.endswith("about 2.0 points less.")


@pytest.mark.parametrize("balance", [(0, 0), (20, -20), (-7, 7), (50, -50)])
def test_one_bar_reaches_towards_the_player_who_is_ahead(program: Program, balance: tuple[int, int]) -> None:
    shown_table = table(program)
    view = replace(match_of(program).view(0), balance=balance)
    shown_table.show_position(TablePosition(view, ()))
    box = column(shown_table.state.size).balance
    image = shown_table.grab(box).toImage()
    row = image.height() - 6
    inked = [x for x in range(image.width()) if image.pixelColor(x, row).lightness() < 128]
    edges, middle = (8, image.width() - 8), image.width() // 2
    left = [x for x in inked if edges[0] < x < middle - 1]
    right = [x for x in inked if middle + 1 < x < edges[1]]
    assert bool(right) == (balance[0] > 0) and bool(left) == (balance[0] < 0)
    assert len(left + right) >= abs(balance[0]) * (middle - 12) // 50
