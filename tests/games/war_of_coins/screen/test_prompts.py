"""Prompts of War of Coins: the call, a Perfect Hand, and the draw for the first player."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt

from games.war_of_coins.actions import END, KEEP_GOING, PLAY_ON, SHOWS, WIN
from games.war_of_coins.cards import IDS
from games.war_of_coins.options import CoinOptions
from games.war_of_coins.players.reasons import why
from games.war_of_coins.position import CALL
from games.war_of_coins.screen.dialogs import RoundSheet
from games.war_of_coins.screen.first_player_dialog import FirstPlayer
from games.war_of_coins.screen.model import hinted, playing
from games.war_of_coins.screen.painting import scene
from games.war_of_coins.screen.prompts import task
from games.war_of_coins.screen.texts.words import people
from macclassic.app.program.program import Program
from macclassic.flower_cards.table.layout import LARGE
from macclassic.quickdraw.resources import languages
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import SeatDecided, TablePosition, TableRequest
from macclassic.toolbox.accessibility import screen_interfaces
from macclassic.toolbox.dialogs.choice_widget import DrawnItems
from macclassic.toolbox.dialogs.dialogs import Alert, Dialog
from macclassic.toolbox.spots import spots_of
from tests.games.war_of_coins.support.positions import FAR, RULES, SEVEN_POINTS, change, dealt, kind, position
from tests.games.war_of_coins.support.program import press, shown, started, table
from tests.support.match.playing import controller_of, match_of
from tests.support.match.program import key, settle
from tests.support.screen.dialog_parts import label_text, part
from tests.support.screen.painted_text import written as reading

translate = QCoreApplication.translate
STOCK = "07-hashes 09-nonce"


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    return started(tmp_path)


RICH = (
    "03-exchange 12-exchange 11-exchange 11-double 12-double 11-mining-1 11-mining-2 03-mining-1 03-mining-2 "
    "04-mining-1 04-mining-2 07-mining-1 07-mining-2"
)
"""Three Exchanges and 12 Mining."""


def written(dialog: Dialog) -> str:
    return "\n".join(screen_interfaces.written(dialog))


def asked(program: Program, state: object) -> tuple[GameTable, list[object], str]:
    """Show a position; return the table, the list of the player's decisions, and the prompt."""
    seen, acted = shown(program, state)  # type: ignore[arg-type]
    assert not isinstance(program.manager.front, Dialog)
    return seen, acted, question(seen)


def question(seen: GameTable) -> str:
    """Return the prompt on the table, with all its lines."""
    found = scene(seen.state).asked
    return "" if found is None else "\n".join((found.title, *found.lines))


def balloons(seen: GameTable) -> dict[str, str]:
    return {spot.key: spot.balloon for spot in seen.spots()}


def test_the_call_names_the_payment_for_ending_and_its_parts(program: Program) -> None:
    state = position(
        "05-hashes", "12-merchant", STOCK, captured=(RICH, ""),
        phase=CALL, keeps=(3, 0), shown=(1 << 4, 0),
    )  # fmt: skip
    seen, acted, text = asked(program, state)
    assert "E: End the game, and be paid 128." in text and "If Mina ends it first, you pay." in text
    assert "score again, for 72 or more. Doubled by Keep going ×4 and Jiggle Wiggle." in text
    assert "288 unless you lose Junk Coin and No Hashrate." in text
    texts = balloons(seen)
    for words in ("Keep going", "Jiggle Wiggle (Iris Ducat)", "Junk Coin", "No Hashrate"):
        assert words in texts["pays-now"], words
    assert "(6 + 2) × 2 × 2 × 2 × 2 = 128" in texts["pays-now"]
    assert [spot.key for spot in seen.reachable_spots()] == ["keep-going", "end"]
    assert "End the game" in task(seen.state)
    key(program, "e")
    assert [kind(action) for action in acted] == ["end"]  # type: ignore[attr-defined]


def test_the_call_is_answered_by_arrows_and_mouse(program: Program) -> None:
    state = position("05-hashes", "12-merchant", STOCK, captured=(RICH, ""), phase=CALL)
    seen, acted, _ = asked(program, state)
    for _ in range(2):
        key(program, Qt.Key.Key_Return)
    assert not acted, "there is no answer by default"
    key(program, Qt.Key.Key_Right)
    key(program, Qt.Key.Key_Return)
    press(program, next(spot.rect.center() for spot in seen.spots() if spot.key == "end"))
    assert acted == [KEEP_GOING, END]


def test_a_larger_table_shows_every_line_of_the_score(program: Program) -> None:
    state = position("05-hashes", "12-merchant", STOCK, captured=(RICH, ""), phase=CALL)
    seen, _, text = asked(program, state)
    assert "3 Exchanges +3" not in text
    seen.setFixedSize(LARGE)
    settle()
    assert "3 Exchanges +3; 12 Mining, doubles" in question(seen)


LITTLE = "03-exchange 12-exchange 11-exchange 03-mining-1 04-mining-1 07-mining-1"
"""Captures whose only score line is three Exchanges."""


@pytest.mark.parametrize("captured", [LITTLE, RICH, SEVEN_POINTS], ids=["little", "rich", "seven"])
@pytest.mark.parametrize("friend", ("clerk", "salesman"))
@pytest.mark.parametrize("language", languages())
def test_the_call_fits_its_box(
    tmp_path: Path, qapp: object, language: str, friend: str, captured: str
) -> None:
    program = started(tmp_path, who=[friend])
    program.choose_language(language)
    for mine, stock in (("05-hashes", STOCK), ("", "")):
        state = position(
            mine, "12-merchant", stock, captured=(captured, ""), phase=CALL, keeps=(4, 0), shown=(3 << 4, 0),
            transacted=(1 << 2, 0),
        )  # fmt: skip
        seen, _ = shown(program, state)
        assert question(seen).count("\n") >= 1
        assert not reading(seen).faults(lambda text: text.text.isdecimal())


@pytest.mark.parametrize("language", languages())
def test_the_prompt_to_play_a_card_fits_its_box(program: Program, language: str) -> None:
    program.choose_language(language)
    for many in range(1, 11):
        hand = [name for name in IDS[1::2] if name not in FAR.split()][:many]
        seen, _ = shown(program, position(" ".join(hand), "12-merchant", STOCK))
        assert playing(seen.state)
        assert not reading(seen).faults(lambda text: text.text.isdecimal())


@pytest.mark.parametrize("language", languages())
def test_the_prompt_for_a_perfect_hand_fits_its_box(program: Program, language: str) -> None:
    program.choose_language(language)
    for coins in (["04"], ["03", "08"]):
        hand = [name for name in IDS if name[:2] in coins]
        seen, _ = shown(program, position(" ".join(hand), "12-merchant", STOCK))
        assert question(seen).count("\n") == 1
        assert not reading(seen).faults(lambda text: text.text.isdecimal())


def test_on_the_last_turn_keep_going_wastes_the_hashrate(program: Program) -> None:
    state = position("", "12-merchant", "", theirs="", captured=(RICH, ""), phase=CALL)
    _, _, text = asked(program, state)
    assert "You have no card left: nobody is paid." in text and "score again" not in text
    view = RULES.view(state, 0)
    assert "no card is left" in str(why(replace(view, target=0), [KEEP_GOING, END], END))


def test_without_a_card_left_keep_going_promises_nothing(program: Program) -> None:
    state = position("", "12-merchant", STOCK, captured=(RICH, ""), phase=CALL)
    _, _, text = asked(program, state)
    assert "You have no card left and cannot score again." in text and "or more" not in text
    assert "Doubled by Junk Coin and No Hashrate." in text


def test_a_balloon_names_each_doubling_of_both_players(program: Program) -> None:
    state = position(
        "05-hashes",
        "12-merchant",
        STOCK,
        captured=(RICH, ""),
        phase=CALL,
        keeps=(3, 0),
        shown=(1 << 4, 1 << 2),
    )
    seen, _, _ = asked(program, state)
    found = balloons(seen)["pays-now"]
    assert "You: Keep going, Jiggle Wiggle (Iris Ducat), Junk Coin, No Hashrate." in found
    assert "Mina: Jiggle Wiggle (Cherry Mark)." in found


def test_a_perfect_hand_prompts_a_choice(program: Program) -> None:
    four = "01-exchange 01-chunk 01-mining-1 01-mining-2 03-chunk"
    theirs = "02-chunk 02-gateway 03-exchange 04-gateway 05-merchant"
    state = dealt(four, theirs, "12-merchant 12-exchange 11-exchange", STOCK)
    seen, acted, text = asked(program, state)
    assert text.startswith("Perfect Hand") and "Pine Crown" in text
    assert not playing(seen.state)
    key(program, "w")
    assert acted == [WIN]


def test_the_coin_to_show_is_asked_for_if_there_are_two(program: Program) -> None:
    """With three of two coins in the hand, the button is pressed, then a card of one of them."""
    hand = "01-exchange 01-chunk 01-mining-1 03-chunk 03-mining-1 03-mining-2 06-nonce"
    seen, acted, text = asked(program, position(hand, "12-merchant", STOCK))
    assert text.startswith("Click a card")
    key(program, "j")
    assert not acted and "Pine Crown or Cherry Mark" in question(seen)
    key(program, Qt.Key.Key_Escape)
    assert not seen.state.selected and question(seen).startswith("Click a card")
    key(program, "j")
    key(program, "7")
    assert not acted
    key(program, "5")
    assert acted == [SHOWS[2]]


def test_two_perfect_hands_are_announced_as_fourfold(program: Program) -> None:
    eight = "01-exchange 01-chunk 01-mining-1 01-mining-2 03-exchange 03-chunk 03-mining-1 03-mining-2"
    theirs = "02-chunk 02-gateway 04-hashes 04-gateway 05-merchant"
    state = dealt(eight, theirs, "12-merchant 12-exchange 11-exchange", STOCK)
    seen, _, text = asked(program, state)
    assert text.startswith("Two Perfect Hands") and "Pine Crown and Cherry Mark" in text
    after, events = RULES.step(state, PLAY_ON)
    lines: list[str] = []
    seen.said.connect(lines.append)
    seen.play([SeatDecided(0, PLAY_ON), *events], TablePosition(RULES.view(after, 0), ()))
    seen.finish()
    settle()
    assert any("fourfold" in line for line in lines), lines


@pytest.mark.parametrize("language", ["en", "fr"])
def test_each_letter_has_one_meaning(program: Program, language: str) -> None:
    program.set_language(language)
    found = [translate("table", letter, f"the letter for {what}") for letter, what in (
        ("J", "Jiggle Wiggle"), ("T", "Complete Transaction"), ("F", "turning a stock card"))]  # fmt: skip
    found += [translate("call", letter, f"the letter for {what}") for letter, what in (
        ("K", "Keep going"), ("E", "End the game"), ("P", "Play on"), ("W", "Win at once"))]  # fmt: skip
    page = next(page for page in controller_of(program).help.pages if page.about == "keys")
    program.set_language("en")
    assert len(set(found)) == len(found) == 7 and "H" not in found
    text = repr(page)
    for letters in (", ".join(found[:3]), ", ".join(found[3:5]), ", ".join(found[5:])):
        assert letters in text, (letters, text)


def test_the_sheet_names_every_line_and_every_doubling(program: Program) -> None:
    state = position(
        "05-hashes", "12-merchant", STOCK, captured=(RICH, "08-gateway"),
        phase=CALL, keeps=(1, 0), transacted=(1 << 10, 0),
    )  # fmt: skip
    change(state, points=(6, 8), keeps=(1, 1))
    after, _ = RULES.step(state, RULES.action_from_json({"type": "end"}))
    seen, _ = shown(program, after)
    seen.show_round(RULES.result(after), TablePosition(RULES.view(after, 0), ()), last=True)
    settle()
    front = program.manager.front
    assert isinstance(front, RoundSheet)
    text = written(front)
    for words in (
        "You win this game",
        "Score",
        "Complete Transaction (Bitcoin)",
        "Junk Coin",
        "No Hashrate",
        "Abandoned block chain",
        "Mina pays you",
        "The match is over, and you have won it.",
    ):
        assert words in text, (words, text)


def test_a_hint_helps_with_a_call(program: Program) -> None:
    seen, acted, _ = asked(
        program, position("05-hashes", "12-merchant", STOCK, captured=(RICH, ""), phase=CALL)
    )
    seen.show_hint(END, {"why": "End it."})
    front = program.manager.front
    assert isinstance(front, Alert) and not hinted(seen.state)
    front.choose("ok")
    settle()
    key(program, "e")
    assert acted == [END]


LARGEST = (
    "03-exchange 12-exchange 11-exchange 01-exchange 08-exchange 02-gateway 04-gateway 08-gateway "
    "05-merchant 06-merchant 07-merchant 09-merchant 01-chunk 02-chunk 03-chunk 06-nonce 09-nonce "
    "10-nonce 04-hashes 05-hashes 07-hashes 12-blocks joker-1 11-double 12-double 11-mining-1 "
    "11-mining-2 01-mining-2 02-mining-2"
)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_largest_sheet_fits_the_screen(program: Program, language: str) -> None:
    """The sheet shows every line of a score and every doubling at once."""
    program.set_language(language)
    state = position(
        "10-mining-1", "10-merchant", STOCK, captured=(LARGEST, "08-mining-1 09-mining-1"), phase=CALL,
        keeps=(6, 1), shown=(3 << 8, 0), transacted=(1 << 3, 0),
    )  # fmt: skip
    change(state, points=(60, 8))
    shown(program, state)
    after, _ = RULES.step(state, END)
    table(program).use(
        offers=(TableRequest.REVIEW, TableRequest.HANDS, TableRequest.SAME_DEAL, TableRequest.CLOSE)
    )
    table(program).show_round(RULES.result(after), TablePosition(RULES.view(after, 0), ()), last=True)
    sheet = program.manager.front
    assert isinstance(sheet, RoundSheet) and "1024" in written(sheet)
    sheet.add_note("Deal 123456, game 78.")
    settle()
    size = program.screen.screen_size
    assert sheet.height() <= size.height() - 21 and sheet.width() <= size.width()
    program.set_language("en")


# Draw for the first player


def test_both_players_pick_a_card_before_the_first_deal(program: Program) -> None:
    table(program).use(CoinOptions(pace=5))
    controller_of(program).begin(12)
    settle(20)
    front = program.manager.front
    assert isinstance(front, FirstPlayer) and not front.settled
    key(program, "3")
    draw = match_of(program).view(0).draw
    assert len(draw) == 2 and front.settled
    names = [thing.name for thing in spots_of(part(front, DrawnItems))]
    assert sum("picked by" in name for name in names) == 2 and names[2].endswith("picked by You")
    front.choose("ok")
    settle()
    assert table(program).busy
    table(program).finish()
    assert match_of(program).view(0).first == (0 if draw[0] > draw[1] else 1)


def test_after_a_tie_both_pick_again(program: Program) -> None:
    dialog = FirstPlayer((4, 5, 30, 8), people(), CoinOptions().back)
    program.manager.open(dialog)
    settle()
    key(program, "1")
    assert not dialog.settled and "pick again" in label_text(dialog)
    key(program, "1")
    assert dialog.settled and label_text(dialog).endswith("You begin.")
    dialog.choose("ok")
    settle()
    assert program.manager.front is not dialog


def test_the_program_does_not_pick_for_the_person(program: Program) -> None:
    dialog = FirstPlayer((30, 8), people(), CoinOptions().back)
    program.manager.open(dialog)
    settle()
    for which in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        key(program, which)
        dialog.choose("ok")
        assert not dialog.settled and not dialog.button("ok").isEnabled()
        assert program.manager.front is dialog
    key(program, "5")
    assert dialog.settled and dialog.button("ok").isEnabled()
    dialog.choose("ok")
    settle()
    assert program.manager.front is not dialog


def test_if_left_during_the_pick_the_next_start_deals(program: Program, tmp_path: Path) -> None:
    controller_of(program).begin(12)
    settle(20)
    assert isinstance(program.manager.front, FirstPlayer)
    draw = match_of(program).view(0).draw
    # Simulate kill -9: nothing is closed, only the lock is released.
    program.folder.release()  # type: ignore[union-attr]
    again = started(tmp_path, seed=None)
    assert not any(isinstance(each, FirstPlayer) for each in again.manager.windows)
    assert match_of(again).view(0).draw == draw


def test_the_window_may_be_closed_during_the_pick(program: Program) -> None:
    controller_of(program).begin(12)
    settle(20)
    window = controller_of(program).window
    program.manager.close(window)
    settle()
    assert window not in program.manager.windows
    assert not any(isinstance(each, FirstPlayer) for each in program.manager.windows)
