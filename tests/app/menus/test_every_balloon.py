"""Every menu, control and card has a balloon: a walk through all of them, in English and in French."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from games.war_of_flowers.ladder import LADDER
from games.war_of_flowers.position import Position as Moment
from games.war_of_flowers.screen.texts.words import named, spoken
from macclassic.app.dialogs.profiles_dialog import ProfileDialog, ProfilesDialog
from macclassic.app.dialogs.shareware_notice import NoticeDialog, RegistrationDialog
from macclassic.app.game.ladder_match import open_keepsake
from macclassic.app.play.help_windows import about_balloons
from macclassic.app.program.program import Program
from macclassic.app.progress.achievements import AlbumDialog
from macclassic.app.progress.ladder_windows import LadderWindow, WarEndDialog
from macclassic.engine.core.chance import player_stream
from macclassic.engine.core.game_spec import ROUND_OVER
from macclassic.engine.core.safe_text import capital
from macclassic.engine.match.match import Match
from macclassic.engine.progress.ladder import War
from macclassic.engine.progress.trial_period import TrialPeriod
from macclassic.flower_cards.table.picture_model import BACK
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import TablePosition
from macclassic.toolbox.menus.pop_up import PopUp
from macclassic.toolbox.spots import balloon_text, explain_at, spots_of
from tests.games.war_of_flowers.screen.test_go_stop_prompt import call_of
from tests.games.war_of_flowers.support.positions import ANIMAL, position
from tests.support.match.program import opened, settle
from tests.support.screen.balloon_walk import (
    balloon_texts_of_widgets,
    balloon_texts_on_grid,
    good,
    open_and_walk,
    walk_menus,
    walk_window,
)

GAME = "war-of-flowers"


@pytest.fixture(params=["en", "fr"])
def program(qapp: object, tmp_path: Path, request: pytest.FixtureRequest) -> Program:
    return opened(tmp_path / "data", language=request.param)


def played(program: Program, ply: int, seed: int = 4711) -> Match:
    """Show a match after so many decisions of the game's default players."""
    if program.game is None:
        program.open_game(GAME, zoom=False, enter=False)
    game = program.game
    assert game is not None
    spec = game.spec
    players = [spec.players.make(name) for name in spec.players.default]
    seats = [
        {"name": seat.name, "player": player}
        for seat, player in zip(spec.seats(spec.options()), spec.players.default, strict=True)
    ]
    match = Match.new(spec, {}, seats, seed)
    for number in range(ply):
        if match.actor == ROUND_OVER:
            break
        view = match.view(match.actor)
        action = players[match.actor].choose(view, match.legal, player_stream(seed, match.actor, number))
        match.apply(action)
    game.session.show(match)  # type: ignore[union-attr]
    settle()
    return match


# Menus


def test_every_menu_and_item_of_the_desktop_has_a_balloon(program: Program) -> None:
    walk_menus(program)
    program.desktop.select(GAME)
    settle()
    walk_menus(program)
    program.settings.name = ""
    program.update_menus()
    walk_menus(program)


def test_every_menu_and_item_of_a_game_has_a_balloon(program: Program) -> None:
    program.open_game(GAME, zoom=False, enter=False)
    settle()
    walk_menus(program)
    played(program, 12)
    walk_menus(program)
    program.balloons.on = True
    walk_menus(program)


def test_every_menu_and_item_of_a_replay_has_a_balloon(program: Program) -> None:
    record = played(program, 4).to_record()
    program.manager.close(program.manager.windows[-1])
    settle()
    program.open_replay(record)
    settle()
    walk_menus(program)


def test_the_balloon_belongs_to_the_item_under_the_pointer(program: Program) -> None:
    """The balloon at each pixel belongs to the item that is drawn there."""
    for index, menu in enumerate(program.bar.menus):
        program.bar.pull_down(index)
        settle()
        action = program.bar.activeAction()
        pulled = action.menu()
        assert isinstance(pulled, QWidget)
        corner = pulled.graphicsProxyWidget().scenePos().toPoint()
        for item, line in zip(menu.items, pulled.actions(), strict=True):  # type: ignore[attr-defined]
            at = corner + pulled.actionGeometry(line).center()  # type: ignore[attr-defined]
            topic = program.balloons.balloon_at(at)
            if item.title == "-":
                assert topic is None
                continue
            assert topic is not None and topic.rect.contains(at)
            assert topic.text == (item.balloon if item.enabled else item.balloon_dimmed)
        program.bar.put_away()
        settle()


# Dialogs and panels


def test_every_control_of_the_panels_has_a_balloon(program: Program) -> None:
    trial = TrialPeriod.begin(date(1993, 9, 1))
    for opens in (
        program.show_about,
        program.show_monitors,
        program.show_sound,
        program.show_patterns,
        lambda: program.manager.open(about_balloons()),
        lambda: program.manager.open(NoticeDialog(trial)),
        lambda: program.manager.open(NoticeDialog(trial, patience_ms=0)),
        lambda: program.manager.open(NoticeDialog(trial, new=True)),
        lambda: program.manager.open(RegistrationDialog("")),
        lambda: program.manager.open(RegistrationDialog("Susan")),
        lambda: program.manager.open(ProfilesDialog(program)),
        lambda: program.manager.open(LadderWindow(LADDER.standing({}))),
        lambda: program.manager.open(
            WarEndDialog(LADDER.standing({}), LADDER.standing({}), War(1, 0, brought=30, place=1))
        ),
        lambda: program.manager.open(AlbumDialog({})),
        lambda: open_keepsake(program, "keepsake-tie"),
        lambda: program.manager.open(ProfileDialog(program, None)),
        lambda: program.manager.open(ProfileDialog(program, program.profiles.now)),
        lambda: program.show_alert("The disk is full."),
    ):
        open_and_walk(program, opens)


def test_every_control_of_a_games_dialogs_has_a_balloon(program: Program) -> None:
    played(program, 12)
    game = program.game
    assert game is not None
    walked = {name: open_and_walk(program, opens) for name, opens in game.dialogs().items()}  # type: ignore[union-attr]
    assert {"options", "options-war", "deal", "concede", "statistics", "help", "help-1", "cloth"} <= set(
        walked
    )
    assert walked["options"] >= 15
    open_and_walk(program, game.files.open)  # type: ignore[union-attr]
    open_and_walk(program, game.files.save_as)  # type: ignore[union-attr]
    assert game.session.can_practise  # type: ignore[union-attr]
    open_and_walk(program, game.undo)  # type: ignore[union-attr]


def test_lines_of_a_pop_up_menu_have_balloons(program: Program) -> None:
    program.open_game(GAME, zoom=False, enter=False)
    program.game.choose_options()  # type: ignore[union-attr]
    settle()
    front = program.manager.front
    assert front is not None
    box = front.content.findChildren(PopUp)[0]
    box.showPopup()
    settle()
    # The menu is a scene item of its own; its position follows from the pop-up's in the dialog.
    corner = program.manager.rect_of(front).topLeft() + box.mapTo(front, QPoint(0, 0))
    found = {
        topic.text
        for y in range(-80, 120, 4)
        if (topic := program.balloons.balloon_at(corner + QPoint(40, y))) is not None and topic.at_side
    }
    assert found == {balloon_text(box, True)}
    box.hidePopup()
    settle()


def test_the_dialog_that_clears_statistics_has_balloons(program: Program) -> None:
    played(program, 3)
    game = program.game
    assert game is not None
    game.show_statistics()  # type: ignore[union-attr]
    settle()
    front = program.manager.front
    assert front is not None
    open_and_walk(program, lambda: front.choose("clear"))  # type: ignore[attr-defined]


def test_the_go_stop_prompt_and_the_round_sheet_have_balloons(program: Program) -> None:
    call = next(match for seed in range(60) if (match := call_of(seed)) is not None)
    shown(program, call.state)
    settle()
    assert program.game is not None and program.game.table.state.targets.keys() == {"go", "stop"}
    assert all(map(good, balloon_texts_of_widgets(program.game.table)))
    match = played(program, 400, seed=5)
    assert match.actor == ROUND_OVER
    settle()
    front = program.manager.front
    assert front is not None
    if not front.modal:
        program.game.dialogs()["sheet"]()  # type: ignore[union-attr]
        settle()
        front = program.manager.front
        assert front is not None
    assert walk_window(program, front)
    hands = [each for each in front.content.findChildren(QWidget) if type(each).__name__ == "RemainingHands"]
    result = match.result
    left = sum(hand.bit_count() for hand in result.hands)
    assert left == 6 and len(hands) == 1, "this game ended with two cards in each hand"
    texts = {
        topic.text
        for x in range(hands[0].width())
        if (topic := hands[0].explain(QPoint(x, 20))) is not None  # type: ignore[attr-defined]
    }
    assert len(texts) >= left - 2 and all(map(good, texts))  # the two plains of a month share a text


# The table


def shown(program: Program, state: Moment) -> GameTable:
    """Show a position of the rules as if it were the person's turn."""
    program.open_game(GAME, zoom=False, enter=False)
    game = program.game
    assert game is not None
    table = game.table
    assert isinstance(table, GameTable)
    table.show_position(TablePosition(ANIMAL.view(state, 0), ANIMAL.legal(state)))
    settle()
    return table


def visible(table: GameTable, card: str) -> QPoint | None:
    """Return a pixel of a card that no other card covers."""
    model = table.model
    assert model is not None

    own = model.places[card].rect
    above = [place.rect for place in model.places.values() if place.z > model.places[card].z]
    for y in range(own.top() + 2, own.bottom(), 3):
        for x in range(own.left() + 1, own.right(), 3):
            if not any(each.contains(x, y) for each in above):
                return QPoint(x, y)
    return None


def walk_table(table: GameTable) -> int:
    """Check the balloon of every card on the table; return the number of cards with a text of their own."""
    model = table.model
    assert model is not None
    asked = 0
    for card in model.places:
        at = visible(table, card)
        if at is None:
            continue
        topic = explain_at(table, at)
        assert topic is not None and good(topic.text), card
        if card.startswith(BACK):
            assert topic.rect.contains(at)
        elif topic.rect == model.places[card].rect:
            assert topic.text.startswith(f"{capital(spoken(card))}.\n"), card
            asked += 1
    return asked


@pytest.mark.parametrize("ply", [0, 3, 7, 12, 18])
def test_every_card_has_a_balloon(program: Program, ply: int) -> None:
    played(program, ply)
    game = program.game
    assert game is not None and isinstance(game.table, GameTable)
    model = game.table.model
    assert model is not None
    faces = [card for card in model.places if not card.startswith(BACK)]
    assert walk_table(game.table) >= len(faces) - 3  # a mark may cover the only visible pixels of a card


def card_text(table: GameTable, card: str) -> str:
    model = table.model
    assert model is not None
    at = visible(table, card)
    assert at is not None
    topic = explain_at(table, at)
    assert topic is not None
    return topic.text


@pytest.fixture
def english(qapp: object, tmp_path: Path) -> Program:
    return opened(tmp_path / "data")


TABLE = "01-plain-1 03-plain-1 03-sun 08-sun 08-animal 08-plain-1"
HAND = "01-sun 03-ribbon 08-plain-2 12-sun"
STACK = "10-ribbon 10-plain-1"


def test_the_balloon_of_a_hand_card_names_its_matches(english: Program) -> None:
    table = shown(english, position(TABLE, HAND, STACK))
    assert f"It matches on the table: {named('01-plain-1')}." in card_text(table, "01-sun")
    both = " and ".join(map(named, ("03-plain-1", "03-sun")))
    assert f"It matches on the table: {both}." in card_text(table, "03-ribbon")
    assert "It matches nothing" in card_text(table, "12-sun")
    assert card_text(table, "01-sun").endswith("To play it, click it.")
    assert card_text(table, "08-sun").endswith("It lies on the table.")


def test_the_balloon_of_a_hand_card_says_when_it_can_be_played(english: Program) -> None:
    table = shown(english, position(TABLE, HAND, STACK))
    state = position(TABLE, HAND, STACK)
    table.show_position(TablePosition(ANIMAL.view(state, 0), ()))
    assert card_text(table, "01-sun").endswith("You can play it when it is your turn.")
    table.show_position(TablePosition(ANIMAL.view(state, 0), (), watching=True))
    assert card_text(table, "01-sun").endswith(f"It matches on the table: {named('01-plain-1')}.")


def test_stack_players_marks_and_empty_places_have_balloons(english: Program) -> None:
    state = position(TABLE, HAND, STACK, gos=(1, 0, 2), money=(50, 7, 93))
    table = shown(english, state)
    assert table.model is not None
    stack = table.model.stack
    texts = set(balloon_texts_on_grid(table, 6, 6, first=0))
    assert all(map(good, texts))
    for expected in (
        f"This is the stack; cards in it: {stack}. After each card that is played, one is turned.",
        "This is you. A heavy frame shows whose turn it is.",
        "This is A. A heavy frame shows whose turn it is.",
        "This is the money of A: $7.",
        "This is your money: $50.",
        "You have called GO; times so far: 1. Each makes a STOP bring more.",
        "B has called GO; times so far: 2. Each makes a STOP bring more.",
        "This mark says that you began the game.",
        "This mark says that the card below matches one on the table.",
        "Here it says what you are asked, and by which keys you answer.",
        "Three cards of August lie here. Whoever plays the fourth takes them all.",
        "Suns go here. You have 0, for 0 points.",
        "Plains go here; doubles count two. B has 0, for 0 points.",
        "The three birds: 5 points. You have 0 of them, black here. White: 3 can still be had. Dash: 0 are "
        "lost to others.",
        "This is the place of December: cards with rain go here.",
        "This is a card in the hand of A. It is hidden until it is played.",
    ):
        assert expected in texts
    assert explain_at(table, QPoint(620, 380)) is None, "bare cloth says nothing"


def test_the_balloon_of_a_choice_explains_it(english: Program) -> None:
    table = shown(english, position(TABLE, HAND, STACK))
    table.choose("03-ribbon")
    settle()
    assert card_text(table, "03-plain-1").endswith("To take it, click it.")
    assert card_text(table, "01-sun").endswith("First choose which card on the table to take.")


def test_every_icon_of_the_desktop_has_a_balloon(program: Program) -> None:
    assert len(spots_of(program.desktop)) >= 5
    for thing in spots_of(program.desktop):
        at = thing.rect.center() + QPoint(0, 20)
        topic = program.balloons.balloon_at(at)
        assert topic is not None and good(topic.text) and thing.name in topic.text
