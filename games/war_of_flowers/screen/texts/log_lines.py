"""Log of a war: a sentence for each turn, and one for the end of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from macclassic.engine.core.safe_text import lowered
from macclassic.flower_cards.table.words import begins_words, names_of
from macclassic.table.game_words import LogSentence, listed, point_count
from macclassic.table.table_state import SeatDecided, SeatedPerson, TableEvent
from macclassic.toolbox.grammar.sentences import translate

from ... import events
from ...actions import PLAY_ON, Play, Shake
from ...cards import CONTEXT as CARDS
from ...cards import IDS, kind, plant_name
from ...cards import names as ids
from ...events import Bonus, Collect, Flip, Go, PassPlain, Pay, Score, Show, Stop, Triplet, Win
from ...house.payments import BY_FOUR
from ...house.rules import BOMB_PLAY
from ...outcome.result import owed, ranking
from ...position import OVER
from ...scoring import score_lines
from ...sets import SETS
from ...view import View
from .words import dollars, line_words, the

if TYPE_CHECKING:
    from ..model import State


MIN_LOGGED_SCORE = 3
"""Points from which the log mentions a score; with three the player may stop."""


def tale(now: State, events: Sequence[TableEvent]) -> tuple[str, ...]:
    """Return the log lines of a decision, or of a deal."""
    who, view = now.company, now.position.view
    if now.previous is None:
        return (begins_words(who, view.first, view.game),)
    turn = _Turn(who, now.previous.view, view, events)
    found = [*turn.played(), *turn.called()]
    if view.winner >= 0:
        found.append(turn.won())
    elif view.phase == OVER:
        found.append(translate("tale", "No cards were left, and nobody had won."))
    if view.phase == OVER and 0 in view.money:
        found.append(_war_over(names_of(now), view))
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

    def played(self) -> list[str]:
        """Return the sentence about the played card, once the turned card is settled."""
        if self._deed.of(Show):
            return [self._shown_cards()]
        if not self._deed.of(Score):
            return []
        return [
            self._deed.sentence(self._special() or [self._taken_cards()], self._gained(), self._passed()),
        ]

    def _shown_cards(self) -> str:
        """Return the sentence about shown cards."""
        cards = listed([the(card) for card in ids(self._deed.of(Show)[0].cards)])
        if isinstance(self._action, Shake):
            you, other = translate("tale", "shook {cards}", "you"), translate("tale", "shook {cards}")
        elif self._action == PLAY_ON:
            you = translate("tale", "showed {cards} and played on", "you")
            other = translate("tale", "showed {cards} and played on")
        else:
            you, other = translate("tale", "showed {cards}", "you"), translate("tale", "showed {cards}")
        return self._deed.sentence([self._deed.does(you, other, cards=cards)])

    def _card(self) -> str:
        """Return the card played in this decision, or before a choice of two; "" for none."""
        if isinstance(self._action, Play):
            return IDS[self._action.card]
        return IDS[self._before.played] if self._before.played >= 0 else ""

    def _special(self) -> list[str]:
        """Return the rare events of the turn."""
        found = []
        card = the(self._card() or IDS[self._turned()])
        taken = ids(self._deed.of(Collect)[0].cards) if self._deed.of(Collect) else ()
        fours = [month for month, count in Counter(card[:2] for card in taken).items() if count == 4]
        kinds = [bonus.kind for bonus in self._deed.of(Bonus)]
        if events.SWEEP in kinds:
            you = translate("tale", "swept the table with {card}", "you")
            found.append(self._deed.does(you, translate("tale", "swept the table with {card}"), card=card))
        if events.SMACK in kinds:
            you = translate("tale", "smacked with {card}", "you")
            found.append(self._deed.does(you, translate("tale", "smacked with {card}"), card=card))
        if events.BOMB in kinds:
            you, other = translate("tale", "bombed {plant}", "you"), translate("tale", "bombed {plant}")
            month = (self._view.plays[-1] & 63) - BOMB_PLAY + 1
            found.append(self._deed.does(you, other, plant=_plant(month)))
        whole = {events.TRIPLET, events.OWN_TRIPLET, events.PAIR_PAIR} & {*kinds}
        for month in map(int, fours if whole else ()):
            if events.BOMB in kinds and month == (self._view.plays[-1] & 63) - BOMB_PLAY + 1:
                continue
            you = translate("tale", "took all four {plant} cards", "you")
            other = translate("tale", "took all four {plant} cards")
            found.append(self._deed.does(you, other, plant=_plant(month)))
        for triplet in self._deed.of(Triplet):
            you = translate("tale", "got three {plant} cards stuck on the table", "you")
            other = translate("tale", "got three {plant} cards stuck on the table")
            found.append(self._deed.does(you, other, plant=_plant(triplet.month)))
        return found

    def _gained(self) -> list[str]:
        """Return the sets that this turn completed, and the score if it has risen."""
        view, seat = self._view, self._seat
        before, after = self._before.collections[seat], view.collections[seat]
        found = []
        for line in score_lines(after, view.cup_plain):
            wanted, _ = SETS.get(line.what.replace("five-suns", "suns"), (0, 0))
            if wanted and after & wanted == wanted != before & wanted and line.what != "suns":
                words = line_words(line)
                found.append(lowered(words))
        score = self._deed.of(Score)[0].points
        if score >= MIN_LOGGED_SCORE and score > self._before.points[seat]:
            found.append(point_count(score))
        return found

    def _taken_cards(self) -> str:
        """Return the taken cards: each by name, but plains by number."""
        taken = ids(self._deed.of(Collect)[0].cards) if self._deed.of(Collect) else ()
        if not taken:
            turned = IDS[self._turned()]
            if not self._card():
                you = translate("tale", "turned {turned} and took nothing", "you")
                other = translate("tale", "turned {turned} and took nothing")
                return self._deed.does(you, other, turned=the(turned))
            you = translate("tale", "laid {card}, turned {turned} and took nothing", "you")
            other = translate("tale", "laid {card}, turned {turned} and took nothing")
            return self._deed.does(you, other, card=the(self._card()), turned=the(turned))
        named = [the(card) for card in taken if kind(card) != "plain"]
        plains = len(taken) - len(named)
        if plains:
            named.append(_plains(plains))
        you, other = translate("tale", "took {cards}", "you"), translate("tale", "took {cards}")
        return self._deed.does(you, other, cards=listed(named))

    def _turned(self) -> int:
        """Return the card turned from the stack."""
        flips = self._deed.of(Flip)
        return int(flips[0].card if flips else self._before.turned)

    def _passed(self) -> list[str]:
        """Return who passed plains."""
        if not self._deed.of(Bonus):
            return []
        counts = Counter(each.giver for each in self._deed.of(PassPlain))
        if not counts:
            return [translate("tale", "nobody had a plain to pass")]
        if len(counts) == 2 and len(set(counts.values())) == 1:
            plains = _plains(next(iter(counts.values())))
            one, two = sorted((self._who[giver] for giver in counts), key=lambda giver: not giver.you)
            text = translate("tale", "both passed {plains}")
            if one.you:
                text = translate("tale", "you and {name} passed {plains} each")
            return [text.format(name=two.name, plains=plains)]
        you, other = translate("tale", "you passed {plains}"), translate("tale", "{name} passed {plains}")
        return [
            self._who[giver].told(you, other, plains=_plains(count))
            for giver, count in sorted(counts.items())
        ]

    def called(self) -> list[str]:
        """Return a sentence for each GO of the decision."""
        found = []
        for go in self._deed.of(Go):
            you = translate("tale", "said GO with {points}", "you")
            other = translate("tale", "said GO with {points}")
            if go.count > 1:
                you = translate("tale", "said GO again ({n}) with {points}", "you")
                other = translate("tale", "said GO again ({n}) with {points}")
            points = point_count(self._before.points[self._seat])
            found.append(self._deed.sentence([self._deed.does(you, other, n=go.count, points=points)]))
        return found

    def won(self) -> str:
        """Return the winner of a finished game, the points, and the payments."""
        you = translate("tale", "said STOP and won with {points}", "you")
        other = translate("tale", "said STOP and won with {points}")
        if wins := self._deed.of(Win):
            you = translate("tale", "won with a third triplet", "you")
            other = translate("tale", "won with a third triplet")
            if wins[0].by == BY_FOUR:
                you = translate("tale", "won with four of a month", "you")
                other = translate("tale", "won with four of a month")
        elif self._deed.of(Stop)[0].forced:
            you = translate("tale", "won with {points}", "you")
            other = translate("tale", "won with {points}")
        won = self._deed.does(you, other, points=point_count(self._view.points[self._seat]))
        return self._deed.sentence([won], (), [*map(self._pays, self._deed.of(Pay))])

    def _pays(self, pay: Pay) -> str:
        you, other = translate("tale", "you paid {amount}"), translate("tale", "{name} paid {amount}")
        if any(due.due and due.loser != pay.giver == due.payer for due in owed(self._view)):
            you = translate("tale", "you had said GO and paid {amount} for both")
            other = translate("tale", "{name} had said GO and paid {amount} for both")
        return self._who[pay.giver].told(you, other, amount=dollars(pay.amount))


def _plains(count: int) -> str:
    words = {
        1: translate("tale", "a plain"),
        2: translate("tale", "two plains"),
        3: translate("tale", "three plains"),
    }
    return words.get(count) or translate("score", "{n} plains").format(n=count)


def _plant(month: int) -> str:
    return translate(CARDS, plant_name(month)).lower()


def _war_over(names: Sequence[str], view: View) -> str:
    """Return the final ranking of a war, from the richest down."""
    order = [seat for seats in ranking(view.money) for seat in seats]
    stands = ", ".join(f"{names[seat]} {dollars(view.money[seat])}" for seat in order)
    return translate("tale", "The war is over: {standings}.").format(standings=stands)
