"""Arithmetic of the ladder: the purse, loans and repayment, open rooms."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.war_of_flowers.ladder import LADDER
from macclassic.engine.core.options import checked
from macclassic.engine.core.registry import games
from macclassic.engine.progress.ladder import War, declared, of_games

pytestmark = pytest.mark.hypothesis

Kept = dict[str, Any]


def play(kept: Kept, room: int, money: int | None, place: int = 2) -> Kept:
    """Return the stored wars after another one; `money` at its end, or None if it was abandoned."""
    now = LADDER.standing(kept)
    war, match = now.begun(room), f"{len(kept)}/1993"
    begun = {**kept, match: war.to_json()}
    if money is None:
        return {**begun, match: replace(war, left=True).to_json()}
    ended = LADDER.standing(begun).ended(match, money, place, "1993-09-01")
    assert ended is not None
    return {**begun, match: ended.to_json()}


WARS = st.lists(st.tuples(st.integers(0, 5), st.none() | st.integers(0, 60), st.integers(1, 3)), max_size=30)


@given(WARS)
def test_money_is_conserved(wars: list[tuple[int, int | None, int]]) -> None:
    kept: Kept = {}
    gained = 0
    for room, money, place in wars:
        before = LADDER.standing(kept)
        kept = play(kept, room, money, place)
        gained += (money or 0) - LADDER.stake
        now = LADDER.standing(kept)
        assert now.purse >= 0 and now.owed >= 0
        assert now.purse - now.owed == LADDER.purse + gained, "what is there and not owed is what was won"
        assert now.loan == (LADDER.loan if now.purse < LADDER.stake else 0)
        assert now.owed <= before.owed + before.loan
        assert not now.owed or now.purse <= LADDER.purse or money is None, (
            "what is above the first purse goes back"
        )
        assert now.open >= before.open and not now.under_way
    assert LADDER.standing(json.loads(json.dumps(dict(reversed(kept.items()))))) == LADDER.standing(kept), (
        "in any order"
    )


@given(WARS, st.integers(0, 60))
def test_a_ladder_war_counts_once(wars: list[tuple[int, int | None, int]], money: int) -> None:
    kept: Kept = {}
    for each in wars:
        kept = play(kept, *each)
    kept = play(kept, 0, money, 1)
    match = next(reversed(kept))
    now = LADDER.standing(kept)
    assert now.ended(match, 60, 1, "later") is None and now.ended("another", 60, 1, "later") is None
    assert LADDER.standing({**kept}) == now


def test_the_stake_stays_on_the_table_until_the_end() -> None:
    now = LADDER.standing({})
    assert (now.purse, now.owed, now.open, now.under_way, now.won) == (50, 0, 1, "", frozenset())
    kept = {"7/1": now.begun(0).to_json()}
    assert LADDER.standing(kept).purse == 30 and LADDER.standing(kept).under_way == "7/1"
    ended = LADDER.standing(kept).ended("7/1", 41, 1, "now")
    assert ended is not None
    over = LADDER.standing({"7/1": ended.to_json()})
    assert (over.purse, over.under_way, over.open) == (71, "", 2)
    assert [room.keepsake for room in LADDER.keepsakes({"7/1": ended.to_json()})] == ["mixtape"]
    void = LADDER.standing({"7/1": replace(now.begun(0), void=True).to_json()})
    assert void.purse == 50 and not void.under_way


def test_rosa_lends_repeatedly_and_is_repaid_from_winnings() -> None:
    kept: Kept = {}
    for _ in range(2):
        kept = play(kept, 0, 0)
    assert (LADDER.standing(kept).purse, LADDER.standing(kept).loan) == (10, 20)
    kept = play(kept, 0, 0)
    assert (LADDER.standing(kept).purse, LADDER.standing(kept).owed) == (10, 20)
    kept = play(kept, 0, 5)
    assert (LADDER.standing(kept).purse, LADDER.standing(kept).owed) == (15, 40)
    kept = play(kept, 0, 60, 1)
    assert (LADDER.standing(kept).purse, LADDER.standing(kept).owed) == (50, 35), (
        "75, of which 25 go back; 20 more were lent"
    )
    kept = play(kept, 1, 58, 1)
    assert (LADDER.standing(kept).purse, LADDER.standing(kept).owed, LADDER.standing(kept).open) == (53, 0, 3)


def test_the_rooms_open_one_after_another() -> None:
    kept: Kept = {}
    for room in range(6):
        assert LADDER.standing(kept).open == room + 1 and LADDER.standing(kept).here == room
        kept = play(play(kept, room, 60, 2), room, 30, 1)
    assert LADDER.standing(kept).open == 6 and len(LADDER.keepsakes(kept)) == 6
    assert LADDER.standing(play(kept, 0, 0, 3)).open == 6, "nothing closes again"


def test_one_game_declares_the_ladder() -> None:
    assert of_games() == (games()["war-of-flowers"], LADDER)
    assert [key for key, spec in games().items() if declared(spec)] == ["war-of-flowers"]


def test_every_room_can_be_played_in() -> None:
    options = games()["war-of-flowers"].options
    for room, before in zip(LADDER.rooms[1:], LADDER.rooms, strict=False):
        assert room.guest == before.host and room.guest_iq == before.iq
    assert [room.iq for room in LADDER.rooms] == [60, 80, 100, 120, 140, 160]
    for room in LADDER.rooms:
        assert room.host != room.guest
        asked = checked(options, {name: room.options[name] for name in ("money", "iq")}).written()
        assert asked["money"] == LADDER.stake and asked["iq"] == [room.iq, room.guest_iq]


@pytest.mark.parametrize(
    "data",
    [None, 7, {}, {"number": 1}, {**War(1, 0).to_json(), "room": 6}, {**War(1, 0).to_json(), "lent": 10**9}],
)
def test_a_damaged_ledger_entry_is_ignored(data: Any) -> None:
    assert LADDER.standing({"7/1": data}).purse == LADDER.purse and not LADDER.standing({"7/1": data}).wars
