"""Names of the engine that no example game uses, one function each; a test calls them all."""

from __future__ import annotations

from collections.abc import Sequence

from macclassic.engine import (
    FLAG,
    BadOption,
    Choice,
    DecisionInRound,
    Flag,
    IllegalAction,
    Judge,
    Judged,
    Judging,
    Number,
    NumberSet,
    Reason,
    RoundAccount,
    Seat,
    SeveralValues,
    Stream,
    Summary,
    because,
    conformance,
    games,
    option,
)


def wrong_option() -> str:
    """Return what the program says about a player that does not exist."""
    try:
        games()["soi"].players.make("unknown")
    except BadOption as error:
        return str(error)
    raise AssertionError


def own_decisions(account: RoundAccount) -> list[DecisionInRound]:
    """Return the person's decisions of a round that changed whose turn it is, for an achievement."""
    found: list[DecisionInRound] = account.own
    return [each for each in found if each.before.actor() != each.after.actor()]


def options() -> list[object]:
    """Return options of several kinds, as fields of a class derived from `Options`."""
    return [
        option(True, Flag()),
        option(False, FLAG, house=True),
        option(3, Number(1, 9, offered=(1, 3, 9))),
        option((0, 2), NumberSet(4)),
        option(("low", "high"), SeveralValues(Choice(("low", "high")), 2, example="low,high")),
    ]


def refused() -> str:
    """Return why a match refuses an action, as a sentence for the player."""
    match = conformance.begun(games()["sorry"], seed=1)
    try:
        match.apply("no action")
    except IllegalAction as error:
        return str(error)
    raise AssertionError


class EvenJudge(Judge[object]):
    """Judge to which all actions are worth the same."""

    def judge(self, view: object, legal: Sequence[object], stream: Stream) -> list[Judged]:
        """Return the estimate of each legal action."""
        return [Judged(mean=0.0, behind=0.0, error=0.0) for _ in legal]


def reviews() -> Judging:
    """Return the judge of a game; reviews list decisions that lost more than half a point."""
    return Judging(make=EvenJudge, notable=0.5)


def reason() -> Reason:
    """Return the reason of a hint; the program translates its template."""
    return because("this takes {count} cards.", count=2)


def teams() -> tuple[Seat, ...]:
    """Return four seats of two sides, for `GameSpec.seats`."""
    return tuple(Seat(name, side=number % 2) for number, name in enumerate(("You", "West", "North", "East")))


def statistics(summary: Summary) -> list[tuple[str, str]]:
    """Return the lines of the statistics, for `Texts.statistics`."""
    return [("Games finished", str(summary.rounds)), ("Games won", str(summary.won))]
