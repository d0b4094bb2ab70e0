"""Result of a game and preview of its end, with every line of the score for the screen."""

from __future__ import annotations

from dataclasses import dataclass

from macclassic.engine.core.game_spec import MATCH_OVER, Tally
from macclassic.flower_cards.events import rises

from ..cards import EXCHANGES
from ..position import ENDED, Pair, Position
from ..scoring import (
    JUNK_COIN,
    NO_HASHRATE,
    TARGET,
    Doubling,
    Payment,
    ScoreLine,
    payment,
    score_lines,
)
from ..view import View


@dataclass(frozen=True, slots=True)
class Result:
    """Result of a finished game.

    `winner`: -1 if there is none. `paid_to`: the seat that is paid, or -1 (a void deal with four of a coin on
    the layout pays the winner of the last game). `ending`: the way it ended (see `position`). `lines`: the
    winner's score. `payment`: None if nothing is paid. `abandoned`: the loser's points, which do not count,
    if the loser had kept going (Abandoned block chain). `balance`: after the payment; `brought`: before the
    game. `over`: True if the match is over too.
    """

    winner: int
    paid_to: int
    ending: int
    lines: tuple[ScoreLine, ...]
    payment: Payment | None
    abandoned: int
    brought: Pair
    balance: Pair
    hands: Pair
    over: bool

    def tally(self, seat: int) -> Tally:
        return Tally(
            won=None if self.winner < 0 else self.winner == seat,
            points=sum(line.points for line in self.lines),
            change=self.balance[seat] - self.brought[seat],
            place=(1 if self.balance[seat] > 0 else 2) if self.over else 0,
        )


def settlement(position: Position) -> Payment | None:
    """Return the payment of a finished game, or None."""
    winner = position.paid_to()
    if winner < 0:
        return None
    if position.ending != ENDED:
        return Payment(0, 0, (), TARGET)
    mine, theirs = position.me, position.other
    marks = (mine.keeps, mine.shown, mine.transacted, mine.perfect)
    return payment(mine.captured, theirs.captured, *marks)


def round_result(position: Position) -> Result:
    ended = position.ending == ENDED
    one, two = position.sides()
    return Result(
        winner=position.winner,
        paid_to=position.paid_to(),
        ending=position.ending,
        lines=score_lines(position.me.captured) if ended else (),
        payment=settlement(position),
        abandoned=position.other.points if ended and position.other.keeps else 0,
        brought=position.brought,
        balance=position.balance(),
        hands=(one.hand, two.hand),
        over=position.actor() == MATCH_OVER,
    )


@dataclass(frozen=True, slots=True)
class ScorePreview:
    """Preview of *Keep going* and *End the game* for a seat.

    `scored`: its score line by line; `rises`: the points that this turn added to each line. `now`: the
    payment of ending now. `later`: the payment for the same cards after one more *Keep going*; `more`: with
    one more point, which ending then requires; `floor`: the least payment of ending then. `fickle`: the
    doublings of `more` that `floor` lacks, since cards that the other player captures can end them.
    """

    points: int
    scored: tuple[ScoreLine, ...]
    rises: tuple[int, ...]
    keeps: int
    now: Payment
    later: Payment
    more: Payment
    floor: Payment
    fickle: tuple[Doubling, ...]
    stuck: bool
    """True if the seat has no turn left, so that it cannot score after *Keep going*."""
    last: bool
    """True if no player has a turn left, so that *Keep going* would end the game without a winner."""


def preview(view: View) -> ScorePreview:
    """Return a preview of ending now and after one more *Keep going*, for the seat of a view."""
    seat = view.seat
    mine, theirs = view.captured[seat], view.captured[1 - seat]
    keeps = view.keeps[seat]
    marks = (view.shown[seat], view.transacted[seat], view.perfect[seat])
    now = payment(mine, theirs, keeps, *marks)
    later = payment(mine, theirs, keeps + 1, *marks)
    fickle = tuple([each for each in later.doublings if _is_fickle(each, mine)])
    lasting = tuple([each for each in later.doublings if each not in fickle])
    scored = score_lines(mine)
    earlier = score_lines(mine & ~view.gained)
    return ScorePreview(
        points=view.points[seat],
        scored=scored,
        rises=rises(scored, earlier),
        keeps=keeps,
        now=now,
        later=later,
        more=Payment(later.score + 1, later.kept, later.doublings),
        floor=Payment(later.score + 1, later.kept, lasting),
        fickle=fickle,
        stuck=not view.hand_sizes[seat] and not view.owed[seat],
        last=view.hand_sizes == (0, 0) and view.owed == (0, 0),
    )


def _is_fickle(doubling: Doubling, mine: int) -> bool:
    """True if a winner with the captured cards `mine` can lose a doubling before the game ends."""
    return doubling.name == NO_HASHRATE or (doubling.name == JUNK_COIN and EXCHANGES & ~mine != 0)
