"""Tempers of the six opponents: each changes choices in its own direction; a level alone has none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from games.war_of_flowers.actions import GO, STOP, Action
from games.war_of_flowers.cards import IDS, pack
from games.war_of_flowers.options import WarOptions
from games.war_of_flowers.players import make
from games.war_of_flowers.players.captures import captured
from games.war_of_flowers.players.search import MAX_TEMPER_COST, candidates
from games.war_of_flowers.players.tempers import TEMPERS, rival_of
from games.war_of_flowers.position import CALL, OVER, Position
from games.war_of_flowers.screen.options import WarForm
from games.war_of_flowers.screen.texts.words import people
from macclassic.engine.core.chance import Stream, deal_stream
from macclassic.engine.core.companions import NAMES, who_is
from macclassic.engine.core.game_spec import BadOption
from macclassic.engine.core.options import usable
from macclassic.engine.core.registry import games
from macclassic.engine.match.simulate import simulate, verify
from macclassic.flower_cards.weighing import estimated
from tests.games.war_of_flowers.support.positions import position, war_rules
from tests.games.war_of_flowers.support.worlds import sample
from tests.support.match.program import opened

WAR = games()["war-of-flowers"]

HANDS_AND_TABLES = {
    # Two pairs, the choice of the level alone, and the choice of the temper
    "aunt": ("09-ribbon 01-sun", "01-plain-1 09-plain-1", ("", "06-ribbon 10-ribbon", ""), "01", "09"),
    "student": ("12-sun 11-double", "12-animal 11-plain-1", ("", "", ""), "11", "12"),
    "sailor": ("03-ribbon 10-animal", "03-plain-1 10-plain-1", ("", "", ""), "03", "10"),
    "grandmother": (
        "03-ribbon 10-animal", "03-plain-1 10-plain-1", ("", "01-ribbon", "02-ribbon"), "10", "03",
    ),
    "salesman": ("10-ribbon 09-plain-2", "10-plain-1 09-plain-1", ("06-ribbon", "", ""), "10", "09"),
    # Nothing matches: the card that is laid down for others to take
    "clerk": (
        "08-sun", "12-ribbon", ("12-double", "01-ribbon 06-ribbon 10-ribbon 09-ribbon", ""), "12", "04",
    ),
}  # fmt: skip


def choice(name: str, state: Position) -> Action:
    rules = war_rules()
    return make(name).choose(rules.view(state, state.turn), rules.legal(state), Stream(3, "choice"))


@pytest.mark.parametrize("who", HANDS_AND_TABLES)
def test_each_temper_prefers_what_it_likes(who: str) -> None:
    table, hand, collections, alone, liked = HANDS_AND_TABLES[who]
    state = position(table, hand, "02-plain-1", collections=collections)
    assert IDS[choice("iq:100", state).card].startswith(alone)
    assert IDS[choice(f"iq:100@{who}", state).card].startswith(liked)
    for other in TEMPERS:
        if other not in (who, "aunt", "clerk"):  # these two have an opinion on nearly everything
            changed = choice(f"iq:100@{other}", state) != choice("iq:100", state)
            assert not changed or TEMPERS[other].preference(*_liked(state, other)) > 0


def _liked(state: Position, who: str) -> tuple[object, Action, int]:
    view = war_rules().view(state, state.turn)
    action = choice(f"iq:100@{who}", state)
    return view, action, captured(view, action)


def call(points: str, others: str) -> Position:
    """Return a position in which GO or STOP is to be called."""
    state = position("", "08-plain-1", "02-plain-1", collections=(points, others, ""), before=(0, 0, 0))
    state.phase = CALL
    # The others have not played yet.
    state.hands[1] |= pack(["01-plain-1"])
    state.hands[2] |= pack(["02-plain-2"])
    return state


def test_the_sailor_goes_and_the_clerk_stops_against_the_level() -> None:
    red = "01-ribbon 02-ribbon 03-ribbon"
    fair, risky = call(red, ""), call(red, "06-ribbon 09-ribbon 05-ribbon 07-ribbon 12-ribbon")
    assert [choice(name, fair) for name in ("iq:100", "iq:100@clerk")] == [GO, STOP]
    assert [choice(name, risky) for name in ("iq:100", "iq:100@sailor")] == [STOP, GO]
    for who in ("clerk", "sailor"):  # search players value calls in dollars and deviate only within the error
        assert choice(f"iq:120@{who}", fair) in (GO, STOP)


def test_the_aunt_acts_against_the_player_in_front() -> None:
    rules = war_rules()
    ahead = position("", "08-plain-1", "02-plain-1", collections=("", "", "01-ribbon 02-ribbon 03-ribbon"))
    assert rival_of(rules.view(ahead, 0)) == 2 and rival_of(rules.view(ahead, 1)) == 2
    richer = position("", "08-plain-1", "02-plain-1", money=(40, 70, 40))
    assert rival_of(rules.view(richer, 0)) == 1 and rival_of(rules.view(richer, 2)) == 1
    level = position("", "08-plain-1", "02-plain-1")
    assert rival_of(rules.view(level, 0)) == 1


@pytest.mark.slow
def test_a_search_player_follows_its_temper_at_a_negligible_cost() -> None:
    """The temper likes its own choice better, and other worlds rate it hardly worse."""
    rules, plain, collector = war_rules(), make("iq:120"), make("iq:120@grandmother")
    temper, changed = TEMPERS["grandmother"], 0
    for seed in range(40):
        state = rules.start(deal_stream(seed, 0))
        view, legal = rules.view(state, state.turn), rules.legal(state)
        alone, liked = (each.choose(view, legal, Stream(seed, "choice")) for each in (plain, collector))
        if alone != liked:
            changed += 1
            tastes = [temper.preference(view, each, captured(view, each)) for each in (alone, liked)]
            assert tastes[1] > tastes[0]
            tried = candidates(view, (alone, liked), Stream(seed, "other worlds"))
            found = estimated(tried, 2, 3000)[1]
            assert found.behind <= MAX_TEMPER_COST + 3 * found.error
    assert changed


@pytest.mark.parametrize("level", ["iq:60", "iq:80", "iq:100", "iq:120"])
@pytest.mark.parametrize("who", TEMPERS)
def test_a_player_with_a_temper_is_legal_and_ignores_hidden_cards(level: str, who: str) -> None:
    rules, name = war_rules(), f"{level}@{who}"
    player = make(name)
    for seed in range(1 if level == "iq:120" else 6):
        state, ply = rules.start(deal_stream(seed, 0)), 0
        while state.phase != OVER and (level != "iq:120" or ply < 4):
            view, legal = rules.view(state, state.turn), rules.legal(state)
            twin = sample(view, Stream(seed, f"twin/{ply}"))
            found = [
                player.choose(rules.view(each, state.turn), rules.legal(each), Stream(seed, str(ply)))
                for each in (state, twin)
            ]
            assert found[0] == found[1] and found[0] in legal
            state, ply = rules.step(state, found[0])[0], ply + 1


def test_a_level_without_a_companion_plays_as_before() -> None:
    """The record of a level without a name is the same, byte for byte, as before tempers existed."""
    golden = json.loads((Path(__file__).parents[3] / "golden" / "war-7.json").read_text(encoding="utf-8"))
    players = [seat["player"] for seat in golden["seats"]]
    assert not any("@" in player for player in players)
    assert simulate(WAR, 7, len(golden["rounds"]), golden["options"], players)["rounds"] == golden["rounds"]


@pytest.mark.parametrize("name", ["iq:100@", "iq:100@nobody", "greedy@aunt", "@aunt", "iq:59@aunt"])
def test_an_unknown_companion_is_refused(name: str) -> None:
    with pytest.raises(BadOption):
        make(name)


def test_companions_are_recorded_in_the_players_names() -> None:
    record = simulate(WAR, 5, 1, {}, ("iq:80@sailor", "iq:100@aunt", "iq:60"))
    match = verify(record)
    found = people(match.seats)
    assert [(each.name, each.face) for each in found] == [("You", "you"), ("Bora", "aunt"), ("B", "clerk")]
    assert found[1].about.startswith("IQ 100.") and not found[2].about
    assert not who_is("iq:60") and not who_is("iq:60@nobody")


def test_no_companion_sits_twice(qapp: object, tmp_path: Path) -> None:
    program = opened(tmp_path / "data")
    dialog = WarForm(WarOptions(who=("aunt", "sailor"), iq=(80, 140)), between_wars=True)
    program.manager.open(dialog)
    assert dialog.values()["who"] == ["aunt", "sailor"] and dialog.values()["iq"] == [80, 140]
    right, left = dialog.controls["who"]
    right.setCurrentIndex(list(NAMES).index("sailor"))
    assert dialog.values()["who"] == ["sailor", "aunt"] and dialog.values()["iq"] == [80, 140]
    left.setCurrentIndex(list(NAMES).index("student"))
    assert dialog.values()["who"] == ["sailor", "student"]
    dialog.choose("cancel")


@pytest.mark.parametrize("who", [["aunt", "aunt"], ["aunt"], "aunt", ["aunt", "nobody"], [1, 2], None])
def test_settings_without_companions_seat_mina_and_oskar(who: object) -> None:
    assert usable(WarOptions, {"who": who}).who == ("student", "clerk")
