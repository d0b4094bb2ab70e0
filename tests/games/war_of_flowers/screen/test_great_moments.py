"""Great moments of War of Flowers, with and without an event."""

from __future__ import annotations

from typing import Any

import pytest

from games.war_of_flowers.actions import GO, STOP, Play
from games.war_of_flowers.cards import NUMBER
from games.war_of_flowers.screen.motion import great_moments
from games.war_of_flowers.screen.table import PARTS
from macclassic.quickdraw import sprites
from macclassic.table.company.remarks import Occasion, Remark
from macclassic.table.table_state import SeatDecided
from macclassic.toolbox.base.sound import Sound
from tests.games.war_of_flowers.support.positions import ANIMAL, position
from tests.support.match.shown_moments import Shown, shown

SUNS = ["01-sun", "03-sun", "08-sun", "11-sun", "12-sun"]


def played(state: Any, action: Any) -> Shown:
    after, events = ANIMAL.step(state, action)
    seat = ANIMAL.actor(state)
    views = ANIMAL.view(state, 0), ANIMAL.view(after, 0)
    return shown(PARTS, *views, [SeatDecided(seat, action), *events])


def card(name: str) -> Play:
    return Play(NUMBER[name])


def test_a_smack_and_the_card_taken_for_it_are_shown(qapp: object) -> None:
    state = position("05-animal", "03-sun", "03-ribbon", collections=("", "01-plain-1", "02-plain-1"))
    found = played(state, card("03-sun"))
    assert found.captions == ["SMACK!"] and Sound.SMACK in found.heard and "Smack!" in found.lines
    assert found.remarks[0] == Remark(Occasion.STRIKE, 0)
    taken = [remark for remark in found.remarks if remark.occasion is Occasion.TAKE]
    assert [(each.seat, each.other) for each in taken] == [(0, 1), (0, 2)]
    assert all(each.card.startswith("the ") for each in taken)


def test_a_sweep_sounds_while_the_cards_move(qapp: object) -> None:
    found = played(position("03-ribbon 05-animal", "03-sun", "05-ribbon"), card("03-sun"))
    assert found.captions == ["SWEEP!"]
    assert found.heard.index(Sound.SWEEP) == found.heard.index(Sound.FLIP) + 1
    assert Sound.COLLECT not in found.heard


def test_three_cards_that_stay_are_shown_as_a_jam(qapp: object) -> None:
    found = played(position("03-ribbon 05-animal", "03-sun", "03-plain-1"), card("03-sun"))
    assert found.captions == ["TRIPLET"] and found.remarks == [Remark(Occasion.JAM, 0)]
    assert found.scenes[0].face.endswith("-dismayed"), "nobody laughs at bad luck"


@pytest.mark.parametrize(
    ("had", "played_", "taken", "caption", "points"),
    [
        ("01-ribbon 02-ribbon", "03-ribbon", "03-plain-1", "RED\nRIBBONS", 3),
        ("06-ribbon 09-ribbon", "10-ribbon", "10-plain-1", "BLUE\nRIBBONS", 3),
        ("04-ribbon 05-ribbon", "07-ribbon", "07-plain-1", "ORCHID\nRIBBONS", 3),
        ("02-animal 04-animal", "08-animal", "08-plain-1", "THREE\nBIRDS", 5),
        ("01-sun 03-sun", "08-sun", "08-plain-1", "THREE\nSUNS", 3),
        ("01-sun 03-sun", "12-sun", "12-animal", "SUNS IN\nTHE RAIN", 2),
        ("01-sun 12-sun", "08-sun", "08-plain-1", "SUNS IN\nTHE RAIN", 2),
        ("01-sun 03-sun 12-sun", "08-sun", "08-plain-1", "FOUR\nSUNS", 4),
        ("01-sun 03-sun 08-sun", "11-sun", "11-plain-1", "FOUR\nSUNS", 4),
        ("01-sun 03-sun 08-sun 11-sun", "12-sun", "12-animal", "FIVE\nSUNS", 10),
    ],
)
def test_a_completed_set_is_a_great_moment(
    qapp: object, had: str, played_: str, taken: str, caption: str, points: int
) -> None:
    state = position(f"{taken} 06-plain-1", played_, "09-plain-1", collections=(had, "", ""))
    found = played(state, card(played_))
    assert found.captions == [caption]
    spoken = next(remark for remark in found.remarks if remark.occasion is Occasion.SET)
    assert spoken.seat == 0 and spoken.amount == points and spoken.card
    assert any(spoken.card in line for line in found.lines)
    assert found.scenes[0].inverts == (2 if caption.startswith("FIVE") else 0)


def test_newly_scoring_cards_are_counted() -> None:
    before = {"01-ribbon", "02-ribbon", "04-ribbon"}
    assert set(great_moments.newly_scoring(before, before | {"03-ribbon"}, False)) == {
        "01-ribbon",
        "02-ribbon",
        "03-ribbon",
    }
    # Five ribbons are a point: only the new card is counted, not the older ones.
    five = before | {"05-ribbon"}
    assert great_moments.newly_scoring(five, five | {"06-ribbon"}, False) == ("06-ribbon",)
    assert great_moments.newly_scoring(before, before | {"01-plain-1"}, False) == ()
    assert set(great_moments.newly_scoring(set(SUNS[:2]), set(SUNS[:3]), False)) == set(SUNS[:3])


def test_from_the_third_go_on_its_multiplier_is_shown() -> None:
    assert [great_moments.go(count).caption for count in (1, 2, 3, 5)] == [
        "GO 1!",
        "GO 2!",
        "GO 3!\n× 2",
        "GO 5!\n× 4",
    ]
    assert [great_moments.go(count).picture for count in (1, 2, 3, 5)] == ["go-1", "go-2", "go-3", "go-3"]


def called(action: Any, **more: Any) -> Shown:
    """Return what is shown of a call after the third bird has come."""
    cards = ("02-animal 04-animal", *more.pop("others", ("", "")))
    state = position("08-plain-1 06-plain-1", "08-animal", "09-plain-1", collections=cards, **more)
    state, _ = ANIMAL.step(state, card("08-animal"))
    return played(state, action)


def test_go_and_stop_are_great_moments(qapp: object) -> None:
    found = called(GO, gos=(2, 0, 0))
    assert found.captions == ["GO 3!\n× 2"] and found.remarks == [Remark(Occasion.GO, 0, amount=3)]
    found = called(STOP, others=("01-plain-1", ""))
    assert found.captions == ["STOP!"] and found.remarks[0] == Remark(Occasion.STOP, 0)
    assert found.remarks[-1] == Remark(Occasion.WIN, 0, amount=5)


def test_a_costly_forced_stop_shows_its_causes(qapp: object) -> None:
    """Plains double, a caller of GO pays for both, and a player who pays all its money is broke."""
    plains = " ".join(f"{month:02}-plain-{each}" for month in (1, 2, 3, 4, 5) for each in (1, 2))
    state = position(
        "08-plain-1 06-plain-1",
        "08-animal",
        "09-plain-1",
        collections=(f"02-animal 04-animal {plains}", "06-plain-2", "07-animal"),
        before=(1, 0, 0),
        gos=(0, 1, 0),
        money=(50, 9, 50),
    )
    found = played(state, card("08-animal"))
    assert found.captions == ["THREE\nBIRDS", "STOP!", "PLAINS ×2", "GO\nPENALTY", "BROKE"]
    penalty = next(remark for remark in found.remarks if remark.occasion is Occasion.PENALTY)
    assert penalty.seat == 1


def test_a_game_without_a_winner_has_its_moment(qapp: object) -> None:
    """The last card of the last hand is laid without a STOP."""
    state = position("03-plain-1", "05-ribbon", "06-ribbon", turn=2, last=True)
    state.hands[0] = state.hands[1] = 0
    found = played(state, card("05-ribbon"))
    assert found.captions == ["NO WINNER"] and found.remarks == [Remark(Occasion.NOBODY)]


def test_every_moment_has_its_picture() -> None:
    greats = [great_moments.bonus(kind)[0] for kind in ("smack", "sweep", "triplet")]
    greats += [great_moments.go(count) for count in (1, 2, 3)]
    greats += [
        great_moments.triplet(),
        great_moments.stop(),
        great_moments.broke(),
        great_moments.no_winner(),
    ]
    assert all(sprites.exists("moments", great.picture) for great in greats)


@pytest.mark.parametrize(("seat", "sound"), [(0, Sound.CHEER), (1, Sound.TRIPLET), (2, Sound.TRIPLET)])
def test_a_set_of_another_player_has_another_sound(seat: int, sound: Sound, qapp: object) -> None:
    had = ["", "", ""]
    had[seat] = "01-sun 03-sun"
    state = position("08-plain-1 06-plain-1", "08-sun", "09-plain-1", turn=seat, collections=had)
    found = played(state, card("08-sun"))
    assert found.captions == ["THREE\nSUNS"]
    assert sound in found.heard
    assert not ({Sound.WIN, Sound.CHEER} - {sound}) & {*found.heard}
