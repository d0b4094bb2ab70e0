"""Balloons of War of Coins: everything on screen has a text, also in menus and dialogs."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from games.war_of_coins.actions import PLAYS, SHOWS, TRANSACTS
from games.war_of_coins.cards import COIN_NAMES, CONTEXT, NUMBER
from games.war_of_coins.position import CALL
from games.war_of_coins.position import Position as CoinPosition
from games.war_of_coins.screen import prompts, score_column
from games.war_of_coins.screen.painting import scene
from macclassic.app.program.program import Program
from macclassic.engine.match.simulate import played
from macclassic.quickdraw import fonts
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import TablePosition
from tests.games.war_of_coins.support.positions import RULES, change, dealt, position
from tests.games.war_of_coins.support.program import SPEC, table
from tests.support.match.program import opened, settle
from tests.support.screen.balloon_walk import (
    balloon_texts_of_widgets,
    balloon_texts_on_grid,
    good,
    open_and_walk,
    walk_menus,
    walk_window,
)

HAND = "01-exchange 01-chunk 01-mining-1 03-chunk 03-mining-1 03-mining-2 06-nonce joker-1"
LAYOUT = "01-mining-2 02-chunk 02-gateway 02-mining-1 04-gateway 04-hashes 08-exchange 12-merchant"


def full(**changed: object) -> CoinPosition:
    """Return a position that shows nearly everything that the table can show."""
    state = position(
        HAND, LAYOUT, "09-merchant 09-mining-1", theirs="10-nonce 10-mining-1 10-mining-2 07-hashes",
        captured=("11-exchange 11-double 06-merchant 09-nonce", "08-gateway 12-exchange joker-2"),
    )  # fmt: skip
    return change(state, **{"keeps": (2, 1), "shown": (1 << 2, 1 << 9), "owed": (2, 1), **changed})


@pytest.fixture(params=["en", "fr"])
def program(qapp: object, tmp_path: Path, request: pytest.FixtureRequest) -> Program:
    return opened(tmp_path / "data", "war-of-coins", language=request.param)


def show(program: Program, state: CoinPosition, practice: bool = False) -> GameTable:
    seen = table(program)
    legal = RULES.legal(state) if RULES.actor(state) == 0 else ()
    seen.show_position(TablePosition(RULES.view(state, 0), legal, practice=practice))
    settle()
    return seen


def texts(seen: GameTable) -> set[str]:
    """Return the texts of every spot of the table."""
    return set(balloon_texts_on_grid(seen, 9, 6))


def test_every_menu_and_item_has_a_balloon(program: Program) -> None:
    walk_menus(program)
    program.game.session.show(played(SPEC, 7, decisions=12))  # type: ignore[union-attr]
    settle()
    walk_menus(program)


def test_every_control_of_the_dialogs_has_a_balloon(program: Program) -> None:
    program.game.session.show(played(SPEC, 7, decisions=12))  # type: ignore[union-attr]
    settle()
    walked = {name: open_and_walk(program, opens) for name, opens in program.game.dialogs().items()}  # type: ignore[union-attr]
    assert {"draw", "cloth", "options", "options-war", "help-17"} <= set(walked)
    assert walked["options"] >= 10 and walked["draw"] == 9


def test_every_control_of_the_sheet_has_a_balloon(program: Program) -> None:
    rich = "03-exchange 12-exchange 11-exchange 11-double 12-double 11-mining-1 11-mining-2"
    call = position("05-hashes", "12-merchant", "07-hashes", captured=(rich, ""), phase=CALL, keeps=(3, 0))
    after, _ = RULES.step(call, RULES.action_from_json({"type": "end"}))
    seen = show(program, after)
    for last in (False, True):
        seen.show_round(RULES.result(after), TablePosition(RULES.view(after, 0), ()), last)
        settle()
        front = program.manager.front
        assert front is not None and walk_window(program, front)
        program.manager.close(front)


@pytest.mark.parametrize("asked", ["call", "perfect", "which"])
def test_every_spot_of_the_prompts_has_a_balloon(program: Program, asked: str) -> None:
    rich = "03-exchange 12-exchange 11-exchange 11-double 12-double 11-mining-1 11-mining-2"
    four = "01-exchange 01-chunk 01-mining-1 01-mining-2 02-chunk"
    two = "01-exchange 01-chunk 01-mining-1 03-chunk 03-mining-1 03-mining-2"
    states = {
        "call": position("05-hashes", "12-merchant", "07-hashes", captured=(rich, ""), phase=CALL),
        "perfect": dealt(four, "02-chunk", "12-merchant", "07-hashes"),
        "which": position(two, "12-merchant", "07-hashes"),
    }
    seen = show(program, states[asked])
    if asked == "which":
        seen.choose("show")
    else:
        seen.show_hint(seen.state.open_actions[0], {"why": "It is."})
    found = texts(seen)
    assert all(map(good, found)), [text for text in found if not good(text)]
    assert seen.reachable_spots() and scene(seen.state).asked is not None


def test_every_spot_of_the_table_has_a_balloon(program: Program) -> None:
    seen = show(program, full(), practice=True)
    seen.show_hint(PLAYS[NUMBER["06-nonce"]], {"why": "It is."})
    found = texts(seen)
    assert all(map(good, found))
    # Cards, coins without a card, groups, counts, plates, marks, offers, the stock, practice and the hint.
    assert len(found) >= 60
    assert all(map(good, balloon_texts_of_widgets(seen)))


@pytest.mark.parametrize("program", ["en"], indirect=True)
def test_balloons_explain_the_special_events_in_english(program: Program) -> None:
    found = "\n".join(texts(show(program, full())))
    for words in (
        "Jiggle Wiggle: to show three cards of a coin",
        "Complete Transaction: to lay three cards",
        "To play no card and only turn one of the stock",
        "You have shown this card",
        "Three cards of Plum Penny lie here.",
        "You: Jiggle Wiggle (Cherry Mark). Oskar: Jiggle Wiggle (Maple Thaler).",
        "Turns in which you only turn a stock card: 2.",
        "It matches on the layout: Pine Crown Mining.",
        "It goes to your captures and counts as two Mining",
        "This is the place of coin 7, Clover Groat.",
        "It is in the hand of Oskar.",
        "Mining that you capture lie here; so far 2. Doubles and jokers count two.",
    ):
        assert words in found, words


def test_texts_fit_their_buttons(program: Program) -> None:
    """Every coin's name leaves the text within its button, and prompts fit their box."""
    seen = show(program, full())
    rect, coins = score_column.column(seen.size()).buttons["show"], 0
    for coin in range(len(COIN_NAMES)):
        for action in (SHOWS[coin], TRANSACTS[coin]):
            key = prompts.button_of(action)
            now = replace(seen.state, open_actions=(action,), targets={key: (action,)})
            button = next(each for each in score_column.buttons(now) if each.key == key)
            coins += QCoreApplication.translate(CONTEXT, COIN_NAMES[coin]) in button.text
            left = 9 + fonts.small_width(button.letter, bold=True) + 5
            assert left + fonts.small_width(button.text, bold=True) < rect.width() - 2, button.text
    assert coins > 10


@pytest.mark.parametrize("program", ["en"], indirect=True)
def test_balloons_offer_no_set_that_the_captures_have_made_impossible(program: Program) -> None:
    state = position(
        HAND, LAYOUT, "09-merchant", theirs="10-nonce 10-mining-1",
        captured=("11-exchange 08-gateway", "12-exchange 09-nonce"),
    )  # fmt: skip
    spots = {spot.key: spot.balloon for spot in show(program, state).all_spots()}
    assert "All five Exchanges: it can no longer be made; you have 1, Oskar has 1." in spots["01-exchange"]
    assert (
        "The three Payment Gateways, 5 points: you have 1. Only you can still make it." in spots["02-gateway"]
    )
    assert "The three Nonces, 3 points: Oskar has 1. Only Oskar can still make it." in spots["06-nonce"]
    assert "The three Chunks, 3 points: none collected yet." in spots["01-chunk"]
    assert spots["exchanges-0"] == (
        "All five Exchanges: no longer possible, since others have 1 of its cards. You have 1 and would have "
        "4 with all that are left, for 4 points."
    )
