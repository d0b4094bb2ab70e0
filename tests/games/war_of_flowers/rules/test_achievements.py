"""Achievements of War of Flowers: for each one example that earns it and one that just misses."""

from __future__ import annotations

from typing import Any

import pytest

from games.war_of_flowers import GAME
from games.war_of_flowers.events import Bonus
from games.war_of_flowers.position import Position
from tests.games.war_of_flowers.support.positions import ANIMAL, position
from tests.support.match.achievement_rounds import account, earned

SUNS = "01-sun 03-sun 08-sun 11-sun 12-sun"
BIRDS = "02-animal 04-animal 08-animal"
STOPS = ({"type": "play", "card": "05-animal"}, {"type": "stop"})


def won(start: Position, seat: int = 0, **more: Any) -> set[str]:
    """Return the achievements of a seat for a game in which the first seat plays its iris and stops."""
    return brings(start, *STOPS, seat=seat, **more)


def brings(start: Position, *decided: dict[str, Any], seat: int = 0, **more: Any) -> set[str]:
    return earned(GAME, account(ANIMAL, start, map(ANIMAL.action_from_json, decided), seat, **more))


def scoring(mine: str = "", **changed: Any) -> Position:
    """Return a position in which an iris makes ten points with all plains and can end the game."""
    plains = "01-plain-1 01-plain-2 02-plain-1 02-plain-2 03-plain-1 03-plain-2 06-plain-1 07-plain-1 "
    pile = plains + "08-plain-1 08-plain-2 05-ribbon 11-plain-1 " + mine
    piles = (pile, "10-animal", "09-animal")
    return position("05-plain-1", "05-animal", "10-ribbon", collections=piles, before=(2, 0, 0), **changed)


def test_a_war_that_ends_with_a_broke_player_earns() -> None:
    assert "finish-a-war" in won(scoring(money=(98, 1, 51)))
    assert "finish-a-war" not in won(scoring(money=(50, 50, 50)))
    assert "finish-a-war" in won(scoring(money=(98, 1, 51)), seat=1), "however it ended"


def test_a_sweep_that_empties_the_table_earns() -> None:
    play = {"type": "play", "card": "01-sun"}
    cloth = "01-ribbon 02-animal"
    assert "clean-cloth" in brings(position(cloth, "01-sun", "02-ribbon"), play)
    assert "clean-cloth" not in brings(position(cloth + " 05-ribbon", "01-sun", "02-ribbon"), play)
    assert "clean-cloth" not in brings(position(cloth, "01-sun", "02-ribbon"), play, seat=1)


def test_three_smacks_in_a_war_earn() -> None:
    smack = position("05-ribbon", "01-sun", "01-ribbon")
    play = {"type": "play", "card": "01-sun"}
    before = [Bonus("smack", 0), Bonus("sweep", 0), Bonus("smack", 1)]
    assert "three-smacks" in brings(smack, play, earlier=[*before, Bonus("smack", 0)])
    assert "three-smacks" not in brings(smack, play, earlier=before)


@pytest.mark.parametrize(("key", "cards"), [("wire-full", BIRDS), ("five-suns", SUNS)])
def test_a_complete_set_earns(key: str, cards: str) -> None:
    assert key in won(scoring(cards))
    assert key not in won(scoring(cards.partition(" ")[2])), "one of them is missing"
    assert key not in won(scoring(cards), seat=2)


def test_winning_after_a_go_earns() -> None:
    once, thrice = scoring(gos=(1, 0, 0)), scoring(gos=(3, 0, 0))
    assert "go-and-get-it" in won(once) and "thrice" not in won(once)
    assert {"go-and-get-it", "thrice"} <= won(thrice)
    assert "thrice" not in won(scoring(gos=(2, 0, 0)))
    assert not {"go-and-get-it"} & won(scoring())
    beaten = brings(scoring(gos=(0, 3, 0)), STOPS[0], seat=1)  # it must stop, since another has called GO
    assert not {"go-and-get-it", "thrice"} & beaten, "without winning"


def test_winning_from_five_dollars_earns() -> None:
    assert "from-five" in won(scoring(money=(5, 60, 85)))
    assert "from-five" not in won(scoring(money=(6, 60, 84)))
    assert "from-five" not in won(scoring(money=(90, 5, 55)), seat=1), "without winning"
