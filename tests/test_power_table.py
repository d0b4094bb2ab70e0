"""The table of Flower Power: motion, clicks, drags, keys, dialogs, its gardens of any size."""

from __future__ import annotations

from pathlib import Path

import pytest
from desk import click, drag, key, press, release, settle
from playing import desk, match_of, rush
from power_desk import (
    SPEC,
    at,
    cards,
    flower,
    front,
    on_table,
    played,
    position,
    random_action,
    seats,
    shown,
    started,
    stops,
    table,
    to_a_decision,
    to_screen,
    told,
    watch,
)
from PySide6.QtCore import QPoint, QRect, QSize, Qt

from games.flower_power.cards import NUMBER, PACK, RANKS
from games.flower_power.rules import FlowerRules, usual
from games.flower_power.screen import layout, painting, shapes
from games.flower_power.screen.asking import MakeFlower, PlantHeart, TakePlace
from games.flower_power.screen.model import picture_of
from games.flower_power.screen.showing import GraveRyard, KnownHands
from games.flower_power.screen.targets import (
    GRAVE,
    PILE,
    card_spot,
    flower_spot,
    hand_spot,
    petal_spot,
)
from games.flower_power.state import BUILD, DRAW, END, MAIN, PICK, REPLY, Action
from macclassic.app.program import Program
from macclassic.app.session import decision
from macclassic.engine.match import Match
from macclassic.quickdraw import sprites
from macclassic.toolbox.gamescreen import Position

Key = Qt.Key


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    return started(tmp_path)


# Motion


@pytest.mark.parametrize(("players", "seed"), [(2, 5), (3, 8), (6, 3)])
def test_the_picture_is_the_views_when_motion_has_ended(program: Program, players: int, seed: int) -> None:
    """Motion brings everything where the view then says it is, by itself."""
    found = table(program)
    found.finish()
    match = Match.new(SPEC, {"players": players}, seats(players), seed)
    found.use_seats(seats(players))
    found.show_position(Position(match.view(0), ()))
    found._animator.drained.disconnect(found._settled)
    battles = 0
    for _ in range(160):
        if match.actor < 0:
            break
        seat, action = match.actor, random_action(match)
        rules = match.rules
        events = [rules.event_to_json(rules.redact(event, 0)) for event in match.apply(action)]
        battles += any(event["type"] == "battle" for event in events)
        data = rules.action_to_json(rules.redact_action(action, seat, 0))
        found.play([decision(seat, data), *events], Position(match.view(0), ()))
        found.finish()
        assert told(found.model) == told(picture_of(match.view(0))), (action, events)
        found._settled(announce=False)
    assert battles > 5


def test_what_a_computer_makes_is_not_told(program: Program) -> None:
    found = shown(program, position([[flower(1, "(4S) (5S)")], [flower(2, "(6S) (7S)")]], ["", "2S 3S 4D"]))
    state = position([[flower(1, "(4S) (5S)")], [flower(2, "(6S) (7S)")]], ["", "2S 3S 4D"])
    view = SPEC.rules(
        {
            "players": 2,
            "decks": 1,
            "petals": 20,
            "base": 3,
            "jokers": True,
            "handicap": "none",
            "position": 1,
            "see_own_petals": False,
            "discard_all_tied": False,
            "hidden_hearts": False,
        }
    ).view(state, 0)
    found.play(
        [
            decision(1, {"type": "create", "cards": [None] * 3, "power": False}),
            {"type": "flower", "flower": "f3", "seat": 1, "cards": [None] * 3, "power": False},
        ],
        Position(view, ()),
    )
    found.finish()
    assert "B: a new flower of 3 petals." in found.news


def test_a_heart_that_a_computer_lays_unseen_is_told_as_one(program: Program) -> None:
    state = position([[flower(1, "(4S) (5S)")], [flower(2, "(6S) (7S)")]], ["", "2S 3S 4H"])
    found = shown(program, state, hidden_hearts=True)
    view = FlowerRules(usual(2), hidden_hearts=True).view(state, 0)
    found.play([decision(1, {"type": "heart", "card": None, "flower": "f2", "index": 0})], Position(view, ()))
    found.finish()
    assert "B: fertiliser: a heart on P2.1, on top." in found.news


# Beginning


@pytest.mark.parametrize("place", [1, 2])
def test_who_wins_the_contest_gets_the_place_chosen(program: Program, place: int) -> None:
    """Seat 0 wins and takes the place that chance had not given it; no computer goes on meanwhile."""
    for seed in range(40):
        desk(program).begin(seed)
        rush(program, lambda: stops(program))
        if isinstance(front(program), TakePlace) and match_of(program).view(0).order.index(0) + 1 != place:
            break
    dialog = front(program)
    assert isinstance(dialog, TakePlace) and not table(program).building
    assert table(program).model.hand is None, "hands belong to places"
    match = match_of(program)
    settle(20)
    assert match.view(0).chooser == 0 and match.plies == 0
    key(program, str(place))
    dialog.choose("ok")
    rush(program, lambda: stops(program) and match_of(program) is not match)
    view = match_of(program).view(0)
    assert view.order.index(0) + 1 == place and len(view.hands[0]) == 2 + place
    assert match_of(program).seed == seed and on_table(program)


def test_no_button_of_a_match_given_up_can_be_clicked_during_the_contest(program: Program) -> None:
    match = played(4, lambda match: match.actor == 0 and match.state.phase == MAIN)
    desk(program).session.show(match)
    settle()
    found = table(program)
    assert found._end.isEnabled()
    desk(program).begin(1)
    assert found.busy and not found._end.isEnabled() and not found._draw.isEnabled()
    found.finish()


def test_flowers_are_laid_by_clicks_between_petals(program: Program) -> None:
    to_a_decision(program)
    found = table(program)
    assert found.building and found._phase == BUILD
    cuts = found._cuts
    assert cuts is not None and cuts.sizes == (2,) * 10
    row = found.row()
    assert row is not None
    for gap in (2, 4):
        point = row.gap_rect(gap).center()
        assert found.clickable(point)
        click(program, *to_screen(program, point))
    assert cuts.sizes == (6, *(2,) * 7)
    assert [len(each.petals) for each in found.model.players[0].flowers] == [6, *(2,) * 7]
    click(program, *to_screen(program, row.gap_rect(1).center()))
    assert not cuts.good and not found._done.isEnabled() and "two petals" in found.line
    key(program, Key.Key_Return)
    assert found.building
    click(program, *to_screen(program, found._threes.geometry().center()))
    assert cuts.sizes == (3, 3, 3, 3, 4, 4)
    click(program, *to_screen(program, found._done.geometry().center()))
    settle()
    garden = match_of(program).state.gardens[0]
    assert [len(each.petals) for each in garden] == [3, 3, 3, 3, 4, 4]


def test_flowers_are_laid_by_keys(program: Program) -> None:
    to_a_decision(program)
    found = table(program)
    cuts = found._cuts
    assert cuts is not None
    at_first = cuts.at
    key(program, Key.Key_Right)
    key(program, Key.Key_Right)
    assert cuts.at == at_first + 2
    key(program, Key.Key_Space)
    assert cuts.sizes == (2, 4, *(2,) * 7)
    key(program, Key.Key_Return)
    assert [len(each.petals) for each in match_of(program).state.gardens[0]] == [2, 4, *(2,) * 7]


# Clicks and drags

GARDENS = [
    [flower(1, "KS (4D)"), flower(2, "(9C) (8C) (7C)"), flower(3, "AD 7S 3H 10C", True)],
    [flower(4, "(2S) 5D"), flower(5, "JH QH")],
]


def test_attack_by_two_clicks(program: Program) -> None:
    found = shown(program, position(GARDENS, ["2D", "3D"]))
    acted = watch(found)
    click(program, *at(program, flower_spot(2)))
    assert set(found._targets) == {flower_spot(4), flower_spot(5)}
    assert "P1.2" in found.line
    click(program, *at(program, flower_spot(5)))
    assert acted == [Action("attack", flower=2, target=5)]


def test_attack_by_dragging(program: Program) -> None:
    found = shown(program, position(GARDENS, ["2D", "3D"]))
    acted = watch(found)
    start, goal = at(program, flower_spot(1)), at(program, flower_spot(4))
    press(program, *start)
    drag(program, (start[0] + goal[0]) // 2, (start[1] + goal[1]) // 2)
    assert found.scene_now().dragged is not None
    drag(program, *goal)
    release(program, *goal)
    assert acted == [Action("attack", flower=1, target=4)] and found.scene_now().dragged is None


def test_poison_by_card_and_petal(program: Program) -> None:
    found = shown(program, position(GARDENS, ["QS 2D", "3D"]))
    acted = watch(found)
    card = NUMBER["QS"]
    click(program, *at(program, card_spot(card)))
    assert set(found._targets) == {
        petal_spot(3, 1),
        petal_spot(3, 2),
        petal_spot(3, 3),
        petal_spot(4, 1),
        petal_spot(5, 0),
        petal_spot(5, 1),
    }
    assert "12 or less" in found.line
    click(program, *at(program, petal_spot(5, 1)))
    assert acted == [Action("poison", card, 5, place=1)]


def test_a_card_is_let_go_by_a_second_click_and_by_escape(program: Program) -> None:
    found = shown(program, position(GARDENS, ["QS 2D", "3D"]))
    spot = card_spot(NUMBER["QS"])
    click(program, *at(program, spot))
    assert found._chosen == [NUMBER["QS"]]
    click(program, *at(program, spot))
    assert found._chosen == []
    click(program, *at(program, spot))
    key(program, Key.Key_Escape)
    assert found._chosen == [] and found.line == ""


def test_a_card_is_dragged_to_its_flower(program: Program) -> None:
    found = shown(program, position(GARDENS, ["2D QS", "3D"]))
    acted = watch(found)
    start, goal = at(program, card_spot(NUMBER["2D"])), at(program, flower_spot(2))
    press(program, *start)
    drag(program, *goal)
    release(program, *goal)
    assert acted == [Action("diamond", NUMBER["2D"], 2)]


def test_a_card_that_can_do_nothing_there_says_so(program: Program) -> None:
    found = shown(program, position(GARDENS, ["2D QS", "3D"]))
    acted = watch(found)
    click(program, *at(program, card_spot(NUMBER["2D"])))
    click(program, *at(program, flower_spot(3)))
    assert not acted and found.line == "The 2 of Diamonds can do nothing there."


def test_a_heart_asks_for_its_place(program: Program) -> None:
    found = shown(program, position(GARDENS, ["6H", "3D"]))
    acted = watch(found)
    found.choose_card(NUMBER["6H"])
    click(program, *at(program, flower_spot(2)))
    dialog = front(program)
    assert isinstance(dialog, PlantHeart)
    key(program, Key.Key_Right)
    key(program, Key.Key_Right)
    assert dialog.index == 2
    dialog.choose("ok")
    settle()
    assert acted == [Action("heart", NUMBER["6H"], 2, place=2)]


def test_a_joker_asks_what_it_is(program: Program) -> None:
    found = shown(program, position(GARDENS, ["JR JB", "3D"]))
    acted = watch(found)
    found.choose_card(NUMBER["JR"])
    click(program, *at(program, flower_spot(2)))
    front(program).choose("diamond")
    settle()
    assert acted == [Action("diamond", NUMBER["JR"], 2)]
    found.choose_card(NUMBER["JB"])
    click(program, *at(program, petal_spot(1, 0)))
    assert acted[1:] == [Action("poison", NUMBER["JB"], 1, place=0)], "an open petal is poisoned"
    found.choose_card(NUMBER["JB"])
    click(program, *at(program, flower_spot(1)))
    assert acted[2:] == [Action("spy", NUMBER["JB"], 1)], "at its heart a flower is spied on"


def test_a_spy_looks_at_a_hand(program: Program) -> None:
    found = shown(program, position(GARDENS, ["5C", "3D"]))
    acted = watch(found)
    found.choose_card(NUMBER["5C"])
    assert hand_spot(1) in found._targets and flower_spot(5) not in found._targets
    click(program, *at(program, hand_spot(1)))
    assert acted == [Action("spy", NUMBER["5C"], seat=1)]


def test_what_a_spy_saw_of_a_flower_is_said(program: Program) -> None:
    """Of the flower that a spy of the person's own looks at; by the whole program."""
    for seed in range(60):
        desk(program).begin(seed)
        to_a_decision(program)
        found = table(program)
        found.strike("lay")
        to_a_decision(program)
        spies = [action for action in found.legal if action.type == "spy" and action.flower > 0]
        if spies and found._phase == MAIN:
            break
    found.act(spies[0])
    rush(program, lambda: found.deciding)
    name = f"{found.model.place(found.model.owner(spies[0].flower).seat)}."
    assert found.line.startswith(f"P{name}") and "known to you" in found.line
    assert found.model.flower(spies[0].flower).spied


def test_what_a_spy_saw_is_marked_for_him_alone(program: Program) -> None:
    state = position([[flower(1, "(4S)? (5S)?")], [flower(2, "(6S)? 7S")]], ["", "2S 3S"])
    state.watched = ((), (1, 0))
    found = shown(program, state)
    model = found.model
    assert model.flower(1).spied and model.flower(2).petals[0].card == NUMBER["6S"]
    assert model.known_hands == {1: (NUMBER["2S"],)}
    click(program, *at(program, hand_spot(1)))
    assert isinstance(front(program), KnownHands)
    front(program).choose("ok")
    settle()
    rules = SPEC.rules(match_of(program).options)
    other = picture_of(rules.view(state, 1))
    assert not other.flower(2).spied and other.known_hands == {}
    veiled = picture_of(rules.view(state, 0), veiled=True)
    assert not veiled.flower(1).spied and veiled.known_hands == {} and veiled.hand is None


def test_the_last_petal_is_poisoned_only_if_that_is_meant(program: Program) -> None:
    state = position([[flower(1, "4S")], [flower(2, "(6S) 7S")]], ["KS", "2S 3S"])
    found = shown(program, state)
    acted = watch(found)
    for answer, done in (("cancel", []), ("poison", [Action("poison", NUMBER["KS"], 1, place=0)])):
        found.let_go()
        found.choose_card(NUMBER["KS"])
        click(program, *at(program, petal_spot(1, 0)))
        assert not on_table(program)
        front(program).choose(answer)
        settle()
        assert acted == done


def test_a_flower_is_made_in_the_order_of_the_clicks(program: Program) -> None:
    found = shown(program, position(GARDENS, ["KS 2H 5C 9D", "3D"]))
    acted = watch(found)
    click(program, *to_screen(program, found._make.geometry().center()))
    dialog = front(program)
    assert isinstance(dialog, MakeFlower) and not dialog.button("ok").isEnabled()
    picker = dialog._picker
    for name in ("2H", "KS", "5C"):
        picker.toggle(picker._hand.index(NUMBER[name]))
    assert dialog.button("ok").isEnabled() and not dialog._kind.button(1).isEnabled()
    picker.toggle(picker._hand.index(NUMBER["9D"]))
    dialog._kind.button(1).click()
    assert dialog.power
    dialog.choose("ok")
    settle()
    assert acted == [Action("create", cards=cards("2H KS 5C 9D"), power=True)]


def test_a_fighting_petal_is_picked(program: Program) -> None:
    match = played(7, lambda match: match.actor == 0 and match.state.phase == PICK, players=2)
    desk(program).session.hold()
    found = table(program)
    found.use_seats(match.seats)
    found.show_position(Position(match.view(0), match.legal))
    acted = watch(found)
    spot = max(found._targets)
    assert spot[0] == "petal" and len(found._targets) == len(match.legal)
    click(program, *at(program, spot))
    assert acted == [Action("pick", place=spot[2])]


def test_buttons_pile_and_graveyard(program: Program) -> None:
    found = shown(program, position(GARDENS, ["2D", "3D"], grave="AS AH"))
    acted = watch(found)
    assert found._draw.isEnabled() and found._end.text() == "End Turn"
    click(program, *at(program, PILE))
    click(program, *to_screen(program, found._end.geometry().center()))
    assert acted == [DRAW, END]
    click(program, *at(program, GRAVE))
    assert isinstance(front(program), GraveRyard)


def test_drawing_out_of_season_says_why(program: Program) -> None:
    found = shown(program, position(GARDENS, ["2D", "3D"], turns=(1, 1)))
    assert not found._draw.isEnabled()
    click(program, *at(program, PILE))
    assert found.line == "You can’t draw on your first turn."


# Keys


def test_keys_go_from_target_to_target(program: Program) -> None:
    found = shown(program, position(GARDENS, ["QS 2D", "3D"]))
    acted = watch(found)
    heard: list[str] = []
    found.current_changed.connect(heard.append)
    found.go_to(card_spot(NUMBER["2D"]))
    key(program, Key.Key_Return)
    assert found._chosen == [NUMBER["2D"]]
    for _ in range(2):
        key(program, Key.Key_Tab)
    assert heard[-1] == "flower-5-0"
    key(program, Key.Key_Return)
    assert acted == [Action("diamond", NUMBER["2D"], 5)]


def test_arrows_reach_everything(program: Program) -> None:
    found = shown(program, position(GARDENS, ["QS 2D", "3D"]))
    reached = set()
    key(program, Key.Key_Tab)
    for step in (Key.Key_Up,) * 6 + (Key.Key_Right,) * 3 + (Key.Key_Left,) * 6 + (Key.Key_Down,) * 6:
        key(program, step)
        reached.add(found._spot)
    for step in (Key.Key_Right, Key.Key_Up) * 6 + (Key.Key_Left, Key.Key_Down) * 6:
        key(program, step)
        reached.add(found._spot)
    kinds = {spot[0] for spot in reached if spot is not None}
    assert {"flower", "card", "button", "pile", "grave"} <= kinds


def test_space_gathers_cards_for_a_flower(program: Program) -> None:
    found = shown(program, position(GARDENS, ["KS 2H 5C 9D", "3D"]))
    for name in ("5C", "2H", "9D"):
        found.go_to(card_spot(NUMBER[name]))
        key(program, Key.Key_Space)
    assert found._chosen == list(cards("5C 2H 9D"))
    found.make_flower()
    settle()
    assert front(program).cards == cards("5C 2H 9D")


# Pictures


@pytest.mark.parametrize("french", [False, True])
@pytest.mark.parametrize("depth", [8, 4, 1])
def test_every_card_has_its_pictures(qapp: object, depth: int, french: bool) -> None:
    """Raises MissingPicture where there is none."""
    for card in range(2 * PACK):
        for suffix in ("", "-small"):
            assert not sprites.load(
                "cards/garden", painting.index_name(card, french) + suffix, depth
            ).isNull()
        assert painting.card_image(card, True, french).width() == 36
        assert painting.card_image(card, False, french).width() == 48
    courts = [painting.index_name(card, True).endswith("-fr") for card in range(PACK)]
    assert sum(courts) == 12


# Gardens of any size


def test_every_flower_stands_in_its_garden_and_none_on_another() -> None:
    for players, seed in ((2, 1), (3, 2), (4, 3), (5, 4), (6, 5)):
        match = played(seed, lambda match: match.state.phase == MAIN, players=players)
        model = picture_of(match.view(0))
        lay = layout.arrange(model)
        for garden in lay.gardens:
            places = list(garden.places.values())
            assert not garden.hidden and len(places) == len(model.player(garden.seat).flowers)
            for number, place in enumerate(places):
                assert garden.rect.adjusted(-1, -1, 1, 1).contains(place.rect)
                assert not any(place.rect.intersects(other.rect) for other in places[number + 1 :])


@pytest.mark.parametrize("count", [1, 2, 12])
def test_a_wide_plate_hides_no_flower_and_no_tag(program: Program, count: int) -> None:
    usual = [flower(20 + number, "(9C) (8C)") for number in range(count - 1)]
    gardens = [
        [flower(1, "(9C) (8C)")],
        [*usual, flower(2, "KD QS JD 10D", True)],
        [flower(4, "9S AH 5D 2C", True), flower(3, "(7C) (6C)")],
    ]
    found = shown(program, position(gardens, ["3S", "3D 4D 5H", "3C 4C"], turns=(2,) * 3))
    number = str(len(found.model.player(1).flowers))
    lay = layout.arrange(found.model, plates={1: 185, 2: 90})
    for seat, power, text, width in ((1, 2, number, 185), (2, 4, "1", 90)):
        garden = lay.garden(seat)
        place = garden.places[power]
        plate = QRect(garden.plate, QSize(width, 13))
        assert not plate.intersects(place.rect)
        assert not plate.intersects(painting.tag_rect(painting.tag_corner(place, text), text))
        assert not found.plate_rect(seat).intersects(found.place_of(power).rect)


def test_a_garden_too_full_is_scrolled(program: Program) -> None:
    many = [flower(20 + number, "(4D) (5D) (6D)") for number in range(14)]
    gardens = [[flower(1, "KS")], *([flower(2 + seat, "(9C)")] for seat in range(4)), many]
    found = shown(program, position(gardens, [""] * 6, turns=(2,) * 6))
    garden = found._lay.garden(5)  # type: ignore[union-attr]
    assert garden.hidden > 0 and not garden.scroll
    click(program, *to_screen(program, garden.arrows[1].center()))
    garden = found._lay.garden(5)  # type: ignore[union-attr]
    assert garden.scroll > 0
    found.go_to(flower_spot(33))
    garden = found._lay.garden(5)  # type: ignore[union-attr]
    assert garden.room.contains(garden.places[33].rect.center())


def test_a_flower_of_more_petals_than_can_be_laid(program: Program) -> None:
    packs = " ".join(f"({rank}{suit})" for suit in "SHD" for rank in RANKS)
    found = shown(program, position([[flower(1, packs)], [flower(2, "(2C) (3C)")]], ["", ""]))
    assert len(shapes.shape(False).laid(39)) == 27
    assert found.things() and found.place_of(1).rect.height() > 60


def test_the_table_grows_with_its_window(program: Program) -> None:
    to_a_decision(program)
    found = table(program)
    desk(program).window.resize_content(QSize(820, 560))
    settle()
    assert found._lay is not None and found._lay.width == 820 and found.building
    assert found._lay.buttons.right() <= 820


def test_a_reply_shows_the_fighters_in_the_middle(program: Program) -> None:
    match = played(2, lambda match: match.actor == 0 and match.state.phase == REPLY)
    desk(program).session.hold()
    found = table(program)
    found.use_seats(match.seats)
    found.show_position(Position(match.view(0), match.legal))
    battle = match.state.battle
    assert battle is not None and found._lay is not None
    for number in (battle.attacker, battle.target):
        assert found._lay.arena.contains(found.place_of(number).middle)
    assert found._end.text() == "Pass" and found._end.isEnabled()
    assert found.spots_at(found.place_of(battle.attacker).middle + QPoint(0, 0))[-1] == flower_spot(
        battle.attacker
    )
