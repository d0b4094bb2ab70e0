"""Twins of a game of War of Coins, which differ only in what is hidden from a seat.

``python -m tests.games.war_of_coins.support.twins PLAYER POSITIONS [FIRST]`` asks a computer player in both
worlds of that many positions.
"""

from __future__ import annotations

from functools import partial

from games.war_of_coins import GAME
from games.war_of_coins.position import Position, begun
from games.war_of_coins.twins import twin
from macclassic.engine.core.chance import Stream
from tests.games.war_of_coins.support.positions import RULES, played
from tests.support.match.hidden_information import Moment, command, seen, with_a_choice
from tests.support.match.hidden_information import honest as honest_in


def twin_of(start: Position, now: Position, seat: int, seed: int) -> Position:
    """Return a start of the same game in which everything hidden from a seat `now` is elsewhere."""
    deal = twin(start.deal, now, seat, Stream(seed, "twin"))
    assert deal is not None
    return begun(deal, 1, (0, 0), -1, 50)


def moment_of(seed: int) -> Moment | None:
    """Return a position of a game and its twin; None for a void deal."""
    start, now, actions = played(seed, seed % 28)
    now, actions = with_a_choice(RULES, start, now, actions)
    seat = RULES.actor(now)
    if seat < 0:
        return None
    twin, _ = seen(RULES, twin_of(start, now, seat, seed), actions, seat)
    return Moment(RULES, seat, (now, twin))


honest = partial(honest_in, GAME, moment_of)

if __name__ == "__main__":
    command(GAME, moment_of)
