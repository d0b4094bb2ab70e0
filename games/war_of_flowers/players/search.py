"""Players that search, and the judge of moves: they sample worlds and play them to the end.

During a war the value of money is the probability to end richest, not dollars. The probabilities are in
`war.json`, made by `tools.research.war_value` for 150 dollars among three. Other totals are scaled to that,
which is accurate enough where it matters: near a player's last dollars.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from importlib import resources
from typing import Any, NamedTuple

from macclassic.engine.core.chance import Stream
from macclassic.engine.core.fast_random import FastRandom
from macclassic.engine.core.game_spec import JsonMapping
from macclassic.flower_cards.judgement import regret, weighed
from macclassic.flower_cards.reasons import advised
from macclassic.flower_cards.weighing import Ending, InclinedPlayer, Trials, Weighed, ahead, chosen

from ..actions import Action, Go, Play, Stop, Take
from ..cards import numbers
from ..position import Position
from ..view import View, known, seen_of
from .captures import captured
from .card_worth import policy_weights, worths
from .greedy import SENSE, GreedyPlayer
from .greedy_policy import GreedyPolicy
from .house_rules import cards_without_four, rule_of_thumb, shown_of
from .learned_policy import REST, WORTHS, LearnedPolicy, LearnedTable
from .likely_worlds import LikelyOpponentPolicy
from .opponent_reading import reader
from .playout import Dealer, MoneyValue, PlayoutGreedyPolicy, Policy
from .reasons import advice, explain, why
from .tempers import Temper

PLAYOUTS = 8_000
"""Most playouts of the judge for one decision, all of its moves together."""
CALL_FACTOR = 2
"""Factor of the playouts for a call: STOP ends a game at once, so that half of them take no time."""
SURE = 0.03
"""Expected loss in dollars at which the judge stops early."""
HABIT_DOLLAR = 0.000_11
"""Dollars that a thousandth in the learned rating of a move is worth on average."""
HABIT_SPREAD = 0.8
"""Standard deviation in dollars of the differences of moves from what the learned ratings say."""
WAR_DOLLAR = 0.009
"""Chance to win the war that counts as a dollar where the war calls for another move than the money."""
WHOLE = 10_000
"""Certainty in the table of chances."""
WAR_ERRORS = 3
"""Standard errors by which that gain must be certain."""
WAR_CALLS = 0.02
"""Least gain in the chance to win the war for which a move that brings less money is better."""
MAX_TEMPER_COST = 0.15
"""Most dollars of expectation that a temper may cost."""
TEMPER_PLAYOUTS = 1500
"""Playouts for the two moves together, at every level: with fewer, costly moves often seem free."""
GREEDY = GreedyPlayer(SENSE)
TOTAL = 150
SIZE = TOTAL + 1


@dataclass(frozen=True)
class SearchPlayer:
    """Player that keeps its first choice unless another action is better by `errors` standard errors.

    The first choice is the greedy card, or that of the learned policy. All actions are tried in the same
    worlds.

    `playouts`: games played to their end for one decision, all candidates together. The value is the money
    that really changes hands, limited by what the losers have. `reads`: True if it infers the others' cards
    (see `candidates`). `war`: True if it maximises the probability to end the war richest instead of money.
    """

    playouts: int
    reads: bool = True
    war: bool = True
    errors: float = 1.0

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        if len(legal) == 1:
            return legal[0]
        if self.reads:
            first = rule_of_thumb(view, legal, lambda actions: likeliest(view, actions))
        else:
            first = GREEDY.choose(view, legal, stream)
        actions = [first, *(action for action in legal if action != first)]
        tried = candidates(view, actions, stream, self.reads, self.war)
        return actions[chosen(tried, len(actions), self.playouts, self.errors)]

    explain = explain


class WarJudge:
    """Judge of moves: values them in dollars, in worlds that agree with all that a seat saw.

    Where another answer to GO or STOP is clearly better for the war, both are valued by the chance to win it.
    """

    def judge(self, view: View, legal: Sequence[Action], stream: Stream) -> list[Weighed]:
        tried = candidates(view, legal, stream)
        if isinstance(legal[0], Go):
            found = weighed(tried, CALL_FACTOR * PLAYOUTS, SURE, doubt=lambda: war_lead(tried).doubt)
            return for_war(war_lead(tried), found)
        return weighed(tried, PLAYOUTS, SURE, habitual(view, legal), HABIT_SPREAD)


class WarLead(NamedTuple):
    """Lead, in the chance to win the war, of the answer that is best for it over the one best for the money.

    `money`, `war`: indices of the two answers. `more`: the lead, in dollars of `WAR_DOLLAR`; `error`: its
    standard error. `limit`: lead from which it outweighs the money, certain and at least `WAR_CALLS`.
    """

    money: int
    war: int
    more: float
    error: float
    limit: float

    @property
    def doubt(self) -> float:
        """Expected loss in dollars by an error about whether the lead outweighs the money."""
        return regret(abs(self.more - self.limit), self.error) if self.money != self.war else 0.0


def war_lead(tried: Trials[Position, Action]) -> WarLead:
    """Return the lead by the playouts of GO and STOP so far."""
    chances = [[ending.chance for ending in endings] for endings in tried.endings]
    money, war = (
        max(range(len(values)), key=lambda place: sum(values[place])) for values in (tried.earned, chances)
    )
    more, error = (each / (WAR_DOLLAR * WHOLE) for each in ahead(chances[war], chances[money]))
    return WarLead(money, war, more, error, max(WAR_CALLS / WAR_DOLLAR, WAR_ERRORS * error))


def for_war(lead: WarLead, found: list[Weighed]) -> list[Weighed]:
    """Return the estimates of GO and STOP, by the chance to win the war if the lead outweighs the money.

    What the lead lacks of its limit, or has more, counts as the loss by the wrong answer: at the limit both
    are equal.
    """
    over = lead.more - lead.limit
    by_war = list(found)
    if over <= 0:
        by_war[lead.war] = replace(found[lead.war], behind=min(found[lead.war].behind, -over))
        return by_war
    by_war[lead.war] = replace(found[lead.war], behind=0.0, error=0.0, for_match=True)
    by_war[lead.money] = replace(found[lead.money], behind=over, error=lead.error, for_match=True)
    return by_war


class StrongestPlayer(SearchPlayer):
    """Player whose explanations are the judge's: a hint and the review of the move agree."""

    explain = advised(WarJudge().judge, advice)


def inclined(search: SearchPlayer, temper: Temper) -> InclinedPlayer[View, Action]:
    """Return a player that chooses like a search player and gives way to a temper."""

    def likes(view: View, legal: Sequence[Action]) -> list[float]:
        if not all(isinstance(action, Play | Take | Go | Stop) for action in legal):
            return [0.0] * len(legal)  # tempers have no preference about house-rule actions
        return [temper.preference(view, action, captured(view, action)) for action in legal]

    tries = partial(candidates, reads=search.reads)
    return InclinedPlayer(search, likes, tries, TEMPER_PLAYOUTS, MAX_TEMPER_COST, why)


def candidates(
    view: View, actions: Sequence[Action], stream: Stream, reads: bool = True, war: bool = False
) -> Trials[Position, Action]:
    """Return actions of the seat of a view, ready to be tried in playouts.

    `reads`: worlds are weighted by the others' plays, and playouts use learned habits, with sense for seats
    that seem to have it; otherwise all worlds are equally likely, and every seat is greedy. `war`: the value
    is the probability to end the war richest (in ten thousandths) instead of dollars.
    """
    dice = FastRandom(stream.below(1 << 61))
    dealer, policy = _by_reading(view, dice) if reads else _by_greed(view, dice)
    purse = MoneyValue(view.seat, view.money[view.seat], win_chances() if war else [])
    deal = partial(dealer.deal, dice=dice)
    return Trials(known(view), actions, deal, policy.play_out, purse.earned, ending_for(view))


def ending_for(view: View) -> Callable[[Position], Ending]:
    """Return a function that returns the end of a playout for the seat of a view."""
    seat, before = view.seat, view.money[view.seat]
    chance = MoneyValue(seat, before, win_chances())

    def ending(game: Position) -> Ending:
        won = 0 if game.winner < 0 else 1 if game.winner == seat else -1
        return Ending(won, game.money[seat] - before, chance.earned(game))

    return ending


def _by_reading(view: View, dice: FastRandom) -> tuple[Dealer, Policy]:
    dealer = reader(view)
    return dealer, LikelyOpponentPolicy(
        dealer, LearnedPolicy(learned_table(), dice), GreedyPolicy(policy_weights(), dice), dice
    )


def _by_greed(view: View, dice: FastRandom) -> tuple[Dealer, Policy]:
    seats = [(view.seat + step) % 3 for step in (1, 2)]
    shown = shown_of(seen_of(view), seats)
    sizes = [view.hand_sizes[seat] - held.bit_count() for seat, held in zip(seats, shown, strict=True)]
    dealer = Dealer(list(numbers(view.unseen)), seats, sizes, shown, cards_without_four(view, seats))
    worth = [[round(1000 * each) for each in worths(view, seat)] for seat in range(3)]
    return dealer, PlayoutGreedyPolicy(worth, dice)


def _data_file(name: str) -> Any:
    """Return the content of a data file."""
    return json.loads((resources.files(__package__) / name).read_text(encoding="utf-8"))


@cache
def win_chances() -> list[int]:
    """Return the probability to end a war richest, in ten thousandths.

    The index is `SIZE * own money + money of one other seat`; all three have `TOTAL` together.
    """
    rows: list[list[int]] = _data_file("war.json")
    found = [0] * (SIZE * SIZE)
    for mine in range(SIZE):
        for one in range(SIZE - mine):
            two = TOTAL - mine - one
            if mine and one and two:
                found[SIZE * mine + one] = rows[mine - 1][min(one, two) - 1]
            else:
                most = max(mine, one, two)
                found[SIZE * mine + one] = 10_000 * (mine == most) // (mine, one, two).count(most)
    return found


# Learned weights of `learned_policy`, read from a text file, and the first choice by them

ROLES = ("won_early", "won_middle", "won_late", "next", "after", "laid", "left_next", "left_after")
"""Names of the roles in the file, in the order of `learned_policy`."""


def flat(data: JsonMapping) -> list[int]:
    """Return the weights of a file as one list.

    Raises KeyError if a part is missing and ValueError if one has the wrong length.
    """
    parts = [(data[role][name], count) for role in ROLES for name, count in WORTHS]
    parts += [(data[name], count) for name, count in REST]
    for part, count in parts:
        if len(part) != count:
            raise ValueError("a part of the habits has too many numbers or too few")
    return [number for part, _ in parts for number in part]


@cache
def learned_table() -> LearnedTable:
    """Return the learned weights as a table for play."""
    return LearnedTable(flat(_data_file("habits.json")))


def habitual(view: View, legal: Sequence[Action]) -> list[float]:
    """Return the values of plays or takes in dollars by the learned weights; empty for other actions."""
    policy, position = LearnedPolicy(learned_table(), FastRandom(0), heat=0), known(view)
    policy.look(position)
    found = []
    for action in legal:
        if isinstance(action, Play):
            found.append(HABIT_DOLLAR * int(policy.of_play(position, action)))
        elif isinstance(action, Take):
            found.append(HABIT_DOLLAR * int(policy.of_take(position, action.card)))
    return found if len(found) == len(legal) else []


def likeliest(view: View, legal: Sequence[Action]) -> Action:
    """Return the most likely action by the learned weights, from the knowledge of one seat."""
    return LearnedPolicy(learned_table(), FastRandom(0), heat=0).decide(known(view), legal)
