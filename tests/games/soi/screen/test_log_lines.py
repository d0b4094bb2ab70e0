"""The log of Soi contains public results, and no ask."""

from __future__ import annotations

from games.soi.actions import ASKS
from games.soi.position import Position
from games.soi.screen.table import PARTS
from games.soi.screen.texts.words import named
from macclassic.engine.core.options import PERSON
from tests.games.soi.support.positions import PLAIN, ask, played, position
from tests.support.match.log_sentences import log_lines

SEATS = [
    {"name": name, "player": player}
    for name, player in zip("SENW", (PERSON, "easy", "easy", "easy"), strict=True)
]


def lines(start: Position, *asks: object) -> list[str]:
    return log_lines(PARTS, PLAIN, start, asks, 0, SEATS)[1:]


def test_a_set_and_the_player_of_the_last_card_are_logged() -> None:
    start = position("7C 7D 7H 2S", "7S 2C", "2D 9S 9C", "2H 9D 9H")
    assert lines(start, ask(1, "7S")) == ["You laid down the four 7s: 7 points; East had the last one."]


def test_a_player_without_cards_is_logged() -> None:
    start = position("7C 7D 7H 2S", "7S", "2D 9S 9C", "2H 2C 9D 9H")
    assert lines(start, ask(1, "7S")) == ["You laid down the four 7s: 7 points; East was out of cards."]


def test_a_series_of_hits_is_logged_at_its_end_but_no_ask() -> None:
    start = position("7C 2S 5S", "7D 7H 2C 9C", "5C 9S 2D", "2H 9D 9H 7S 5D 5H")
    asks = (ask(1, "7D"), ask(1, "7H"), ask(1, "2C"), ask(2, "5D"))
    assert lines(start, *asks) == ["You took 3 cards in a row before a No."]
    assert lines(start, ask(1, "7D"), ask(2, "5D")) == []


def test_no_card_is_named_during_a_round() -> None:
    start, _, asks = played(PLAIN, 3, 60)
    text = " ".join(log_lines(PARTS, PLAIN, start, asks, 0, SEATS))
    assert not any(named(each.card) in text for seat in ASKS for each in seat)


def test_the_end_of_a_round_lists_points_and_the_end_of_a_match_the_winner() -> None:
    start = position("7C 7D 7H", "7S", "", "", totals=(195, 10, 20, 30))
    first, second, third = lines(start, ask(1, "7S"))
    assert first.startswith("You laid down the four 7s")
    assert second.startswith("The round is over: You ")
    assert third.startswith("You won the match: You ")
