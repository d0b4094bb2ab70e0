"""Log of a match: a sentence for each turn, and one for the end of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from macclassic.engine.core.safe_text import lowered
from macclassic.flower_cards.table.words import begins_words
from macclassic.table.game_words import LogSentence, listed, point_count
from macclassic.table.table_state import SeatDecided, SeatedPerson, TableEvent
from macclassic.toolbox.grammar.sentences import translate

from ...actions import End, KeepGoing, Perfect, Play, Show
from ...cards import IDS, kind
from ...cards import names as ids
from ...events import Bonus, Collect, Flip, GiveMining, Joker, Score, Stack
from ...position import BOTH_PERFECT, FOUR_LAID, OVER, WASTED
from ...scoring import doublings, score_lines
from ...view import View
from .words import bonus_named, coin_named, doubling_words, line_words, match_won, named

if TYPE_CHECKING:
    from ..model import State


MIN_LOGGED_SCORE = 5
"""Points from which the log mentions a score; with two more the player may end the game."""
SETS = ("gateways", "chunks", "nonces", "hashes", "proof-of-work")
"""Score lines of sets that are completed at once."""


def tale(now: State, events: Sequence[TableEvent]) -> tuple[str, ...]:
    """Return the log lines of a decision, or of a deal."""
    who, view = now.company, now.position.view
    if now.previous is None:
        found = [begins_words(who, view.first, view.game)]
    else:
        found = _Turn(who, now.previous.view, view, events).sentences()
    if view.phase == OVER:
        found += _ended(who, view)
    return tuple(found)


class _Turn:
    """A decision of a turn, and its consequences."""

    def __init__(
        self, who: Sequence[SeatedPerson], before: View, view: View, events: Sequence[TableEvent]
    ) -> None:
        decided = events[0]
        assert isinstance(decided, SeatDecided)
        self._who, self._before, self._view = who, before, view
        self._seat, self._action = decided.seat, decided.action
        actor = who[decided.seat]
        self._deed = LogSentence(actor.name, actor.you, events)

    def sentences(self) -> list[str]:
        """Return the sentences of the decision; none while the stock card has a choice."""
        deed = self._deed
        match self._action:
            case Show(coin=coin):
                you = translate("tale", "showed three {coin}", "you")
                does = deed.does(you, translate("tale", "showed three {coin}"), coin=coin_named(coin + 1))
                return [deed.sentence([does], [translate("table", "Jiggle Wiggle")])]
            case Perfect(wins=wins):
                return [self._perfect(wins)]
            case KeepGoing():
                you = translate("tale", "kept going with {points}", "you")
                other = translate("tale", "kept going with {points}")
                return [deed.sentence([deed.does(you, other, points=self._points())])]
            case End():
                return [self._end()]
        done = bool(deed.of(Score)) or bool(deed.of(Joker))
        return [deed.sentence([self._captured()], self._gained(), self._given_mining())] if done else []

    def _points(self) -> str:
        return point_count(self._view.points[self._seat])

    def _perfect(self, wins: bool) -> str:
        you = translate("tale", "had a Perfect Hand and played on", "you")
        other = translate("tale", "had a Perfect Hand and played on")
        if wins:
            you = translate("tale", "won 7 points at once with a Perfect Hand", "you")
            other = translate("tale", "won 7 points at once with a Perfect Hand")
        return self._deed.sentence([self._deed.does(you, other)])

    def _captured(self) -> str:
        """Return the captured cards by kind, the best scoring first."""
        deed = self._deed
        for stack in deed.of(Stack):
            you = translate("tale", "left three {coin} stacked on the layout", "you")
            other = translate("tale", "left three {coin} stacked on the layout")
            return deed.does(you, other, coin=coin_named(stack.coin + 1))
        taken = [kind(card) for each in deed.of(Collect) for card in ids(each.cards)]
        counts = Counter([*taken, *("joker" for _ in deed.of(Joker))])
        words = [_cards(each, counts[each]) for each in _KINDS if counts[each]]
        if deed.of(Bonus):
            # The special captures matter more than the single cards.
            words = [translate("tale", "{n} cards").format(n=_number(counts.total()))]
        if words:
            you, other = translate("tale", "captured {cards}", "you"), translate("tale", "captured {cards}")
            return deed.does(you, other, cards=listed(words))
        return self._nothing()

    def _nothing(self) -> str:
        turned = self._deed.of(Flip)[-1].card if self._deed.of(Flip) else self._before.turned
        if not isinstance(self._action, Play):
            you = translate("tale", "turned {turned} and captured nothing", "you")
            other = translate("tale", "turned {turned} and captured nothing")
            return self._deed.does(you, other, turned=named(IDS[turned]))
        you = translate("tale", "laid {card}, turned {turned} and captured nothing", "you")
        other = translate("tale", "laid {card}, turned {turned} and captured nothing")
        card = named(IDS[self._action.card])
        return self._deed.does(you, other, card=card, turned=named(IDS[turned]))

    def _gained(self) -> list[str]:
        """Return special captures, completed sets, and the score if it has risen."""
        view, seat = self._view, self._seat
        found = [bonus_named("stack")] if self._deed.of(Stack) else []
        for special, times in Counter(bonus.kind for bonus in self._deed.of(Bonus)).items():
            found.append(bonus_named(special) + (f" ×{times}" if times > 1 else ""))
        before = {line.what for line in score_lines(self._before.captured[seat])}
        for line in score_lines(view.captured[seat]):
            if line.what in SETS and line.what not in before:
                found.append(lowered(line_words(line)))
        if view.points[seat] > max(self._before.points[seat], MIN_LOGGED_SCORE - 1):
            found.append(self._points())
        return found

    def _given_mining(self) -> list[str]:
        """Return the Mining cards that the other gave."""
        given = self._deed.of(GiveMining)
        if not given:
            return []
        you, other = translate("tale", "you gave {mining}"), translate("tale", "{name} gave {mining}")
        return [self._who[given[0].giver].told(you, other, mining=_cards("mining", len(given)))]

    def _end(self) -> str:
        """Return the winner who ended the game, the points, the doublings and the payment."""
        view, seat, deed = self._view, self._seat, self._deed
        mine, theirs = view.captured[seat], view.captured[1 - seat]
        marks = (view.shown[seat], view.transacted[seat], view.perfect[seat])
        doubled = doublings(mine, theirs, view.keeps[seat], *marks)
        you = translate("tale", "ended the game and won with {points}", "you")
        other = translate("tale", "ended the game and won with {points}")
        wins = deed.does(you, other, points=self._points())
        twice = [translate("tale", "{doubling} ×2").format(doubling=doubling_words(each)) for each in doubled]
        paid = abs(view.balance[seat] - self._before.balance[seat])
        return deed.sentence([wins], twice, [_pays(self._who[1 - seat], paid)])


_KINDS = (
    "joker",
    "exchange",
    "gateway",
    "merchant",
    "chunk",
    "nonce",
    "hashes",
    "blocks",
    "double",
    "mining",
)


def _cards(which: str, count: int) -> str:
    """Return the words for a number of cards of a kind."""
    one = {
        "joker": translate("tale", "a joker"),
        "exchange": translate("tale", "an Exchange"),
        "gateway": translate("tale", "a Payment Gateway"),
        "merchant": translate("tale", "a Merchant"),
        "chunk": translate("tale", "a Chunk"),
        "nonce": translate("tale", "a Nonce"),
        "hashes": translate("tale", "Hashes"),
        "blocks": translate("tale", "Blocks"),
        "double": translate("tale", "a double Mining card"),
        "mining": translate("tale", "a Mining card"),
    }
    more = {
        "joker": translate("tale", "{n} jokers"),
        "exchange": translate("tale", "{n} Exchanges"),
        "gateway": translate("tale", "{n} Payment Gateways"),
        "merchant": translate("tale", "{n} Merchants"),
        "chunk": translate("tale", "{n} Chunks"),
        "nonce": translate("tale", "{n} Nonces"),
        "hashes": translate("tale", "{n} Hashes"),
        "blocks": translate("tale", "{n} Blocks"),
        "double": translate("tale", "{n} double Mining cards"),
        "mining": translate("tale", "{n} Mining cards"),
    }
    return one[which] if count == 1 else more[which].format(n=_number(count))


def _number(count: int) -> str:
    """Return a number for use within a sentence."""
    words = {2: translate("tale", "two"), 3: translate("tale", "three"), 4: translate("tale", "four")}
    return words.get(count, str(count))


def _pays(payer: SeatedPerson, amount: int) -> str:
    you, other = translate("tale", "you paid {amount}"), translate("tale", "{name} paid {amount}")
    return payer.told(you, other, amount=point_count(amount))


def _ended(who: Sequence[SeatedPerson], view: View) -> list[str]:
    """Return the sentence about a game that no player ended, and one about a finished match."""
    void = {
        WASTED: translate("tale", "No cards were left, and nobody had ended the game."),
        FOUR_LAID: translate("tale", "Four cards of one coin lay on the layout: the deal was void."),
        BOTH_PERFECT: translate("tale", "Both had a Perfect Hand: the deal was void."),
    }
    found = [void[view.ending]] if view.ending in void else []
    if 0 < view.target <= max(view.balance):
        found.append(match_won(who[int(view.balance[0] <= 0)]))
    return found
