"""Achievements of Soi: for each an example that earns it, and one that just fails."""

from __future__ import annotations

from games.soi import GAME
from games.soi.position import Position
from tests.games.soi.support.positions import PLAIN, ask, position
from tests.support.match.achievement_rounds import account, earned

ALL = frozenset({"impossible@aunt", "impossible"})


def brings(start: Position, *asks: tuple[int, str], seat: int = 0, **more: object) -> set[str]:
    return earned(GAME, account(PLAIN, start, [ask(*each) for each in asks], seat, **more))


def last(aces: bool = True) -> Position:
    """Return a position in which South asks East for the last card of a round, an Ace or a seven."""
    return position("AS AC AH", "AD", "", "") if aces else position("7S 7C 7H", "7D", "", "")


def test_laying_the_four_aces_earns() -> None:
    assert "aces" in brings(last(), (1, "AD"))
    start = last(aces=False)
    start.owners = (1, *start.owners[1:])
    assert "aces" not in brings(start, (1, "7D"))
    assert "aces" not in brings(last(), (1, "AD"), seat=1)


def test_five_hits_in_a_row_earn() -> None:
    start = position("7S 8S", "7C 8C", "7H 8H", "7D 8D")
    hits = ((1, "7C"), (2, "7H"), (3, "7D"), (1, "8C"), (2, "8H"), (3, "8D"))
    assert "five-in-a-row" in brings(start, *hits)
    assert "five-in-a-row" not in brings(start, *hits[:4])
    missed = ((1, "7C"), (2, "7H"), (3, "7D"), (1, "8H"), (0, "8S"), (0, "7S"))
    assert "five-in-a-row" not in brings(position("7S 8S", "7C 8C", "7H 8H", "7D 8D"), *missed[:4])


def test_winning_a_round_without_the_list_earns() -> None:
    assert "no-memory" in brings(last(), (1, "AD"))
    assert "no-memory" not in brings(last(), (1, "AD"), aids=frozenset({"memory"}))
    assert "no-memory" not in brings(last(), (1, "AD"), seat=1), "without winning"


def test_beating_all_companions_earns_the_elephant() -> None:
    assert "elephant" in brings(last(), (1, "AD"), beaten=ALL)
    assert "elephant" not in brings(last(), (1, "AD"), beaten=ALL | {"middle@clerk"})
    assert "elephant" not in brings(last(), (1, "AD")), "nobody was beaten"
