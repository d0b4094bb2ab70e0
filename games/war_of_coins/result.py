"""How a game ended, and what ending it would bring: every line of it, for a screen to explain."""

from __future__ import annotations

from dataclasses import dataclass

from macclassic.flower_cards.scores import fresh, rises

from .scoring import TARGET, Payment, ScoreLine, payment, score_lines
from .state import ENDED, FOUR_LAID, PERFECT, Pair, State, View


@dataclass(frozen=True, slots=True)
class Result:
    """A game that is over.

    `winner`: -1 where nobody won, `paid_to`: who is paid, or -1 (a void deal with four of a coin on the
    layout pays the winner of the last game). `ending`: how (see `state`). `lines`: the winner's score.
    `payment`: None where nothing is paid. `abandoned`: the loser's points, which count for nothing
    (Abandoned block chain). `balance` is after the payment; `over`: whether the match is over too.
    """

    winner: int
    paid_to: int
    ending: int
    lines: tuple[ScoreLine, ...]
    payment: Payment | None
    abandoned: int
    keeps: Pair
    balance: Pair
    hands: Pair
    captured: Pair
    over: bool


def paid_to(state: State) -> int:
    """Return who is paid in a game that is over, or -1."""
    return state.deal.last_winner if state.ending == FOUR_LAID else state.winner


def settlement(state: State) -> Payment | None:
    """Return what is paid in a game that is over; None for nothing."""
    winner = paid_to(state)
    if winner < 0:
        return None
    if state.ending != ENDED:
        return Payment(0, 0, (), TARGET)
    return payment(winner, state.captured, state.keeps, state.shown, state.transacted, state.perfect)


def round_result(state: State, over: bool) -> Result:
    """Return the itemised end of a game."""
    ended = state.ending == ENDED
    winner = state.winner
    return Result(
        winner=winner,
        paid_to=paid_to(state),
        ending=state.ending,
        lines=score_lines(state.captured[winner]) if ended else (),
        payment=settlement(state),
        abandoned=state.points[1 - winner] if ended else 0,
        keeps=state.keeps,
        balance=state.balance,
        hands=state.hands,
        captured=state.captured,
        over=over,
    )


@dataclass(frozen=True, slots=True)
class Preview:
    """What a seat may weigh before *Keep going* or *End the game*.

    `scored`: what it has now, line by line; `rises`: what this turn has added to each of them. `now`: what
    ending pays at once. `later`: what the same cards would pay after one more *Keep going*, `more` with one
    point more, which ending then needs. `win`: what a Perfect Hand pays at once (in the phase PERFECT, else
    0).
    """

    points: int
    scored: tuple[ScoreLine, ...]
    rises: tuple[int, ...]
    keeps: int
    now: Payment
    later: Payment
    more: Payment
    win: int
    last: bool
    """Whether nobody has a turn left, so that *Keep going* would waste the hashrate."""

    @property
    def fresh(self) -> tuple[ScoreLine, ...]:
        """The lines that this turn has made or raised."""
        return fresh(self.scored, self.rises)


def preview(view: View) -> Preview:
    """Return what ending the game would bring the seat of a view now, and after one more *Keep going*."""
    seat = view.seat
    mine = view.captured[seat]
    marks = (view.shown, view.transacted, view.perfect)
    now = payment(seat, view.captured, view.keeps, *marks)
    once_more = (view.keeps[0] + 1, view.keeps[1] + 1)
    later = payment(seat, view.captured, once_more, *marks)
    scored = score_lines(mine)
    earlier = score_lines(mine & ~view.gained)
    return Preview(
        points=view.points[seat],
        scored=scored,
        rises=rises(scored, earlier),
        keeps=view.keeps[seat],
        now=now,
        later=later,
        more=Payment(later.score + 1, later.kept, later.doublings),
        win=TARGET if view.phase == PERFECT else 0,
        last=view.hand_sizes == (0, 0) and view.owed == (0, 0),
    )
