"""Log of a game of Flower Power, in sentences with public information only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from macclassic.table.game_words import LogSentence, listed
from macclassic.table.table_state import SeatDecided, TableEvent
from macclassic.toolbox.grammar.sentences import translate

from ... import actions, events
from ...actions import NO_INDEX, CardPlay
from ...cards import HIDDEN
from ...view import View, public_action
from .card_words import named, the
from .words import Company, flower_of, is_out, petal_count, who_acts, wins

if TYPE_CHECKING:
    from ..model import State


def log_sentences(now: State, happened: Sequence[TableEvent]) -> tuple[str, ...]:
    """Return the sentences about a decision, or about a game that begins."""
    who, view = now.company, now.position.view
    if now.previous is None:
        return (_begins(who, view),)
    decision = _LoggedDecision(who, now.previous.view, view, happened)
    found = [*decision.done(), *decision.fought()]
    found += [is_out(who, each.seat) for each in happened if isinstance(each, events.Out)]
    found += [wins(who, each.seat) for each in happened if isinstance(each, events.Win)]
    return tuple(found)


def _begins(who: Company, view: View) -> str:
    first = view.order[0]
    text = translate("tale", "A new game. {name} begins.")
    if first == who.you:
        text = translate("tale", "A new game. You begin.")
    return text.format(name=who.name(first))


class _LoggedDecision:
    """A decision with its events, as sentences."""

    def __init__(self, who: Company, before: View, view: View, happened: Sequence[TableEvent]) -> None:
        decided = happened[0]
        assert isinstance(decided, SeatDecided)
        self._who, self._before, self._view, self._seat = who, before, view, decided.seat
        self._action = public_action(decided.action, before.hidden_hearts)
        you = decided.seat == who.you
        name = who_acts(who, decided.seat)
        if before.battle is not None:
            name = translate("flower-power", "you") if you else name
            name = translate("tale", "in the battle {who}").format(who=name)
        self._deed = LogSentence(name, you, happened)

    def _sentences(self, you: str, other: str, gained: Sequence[str] = (), **words: object) -> list[str]:
        return [self._deed.sentence([self._deed.does(you, other, **words)], gained)]

    def _owner(self, number: int) -> int:
        gardens = enumerate(self._before.gardens)
        return next(seat for seat, garden in gardens if number in [each.id for each in garden])

    def _flower_words(self, number: int) -> str:
        """Return the name of a flower that an action affects, as the news say it."""
        return flower_of(self._who, self._owner(number), number, self._seat)

    # Decisions

    def done(self) -> list[str]:
        """Return the sentence about a decision; empty if another sentence says its effect."""
        match self._action:
            case actions.Build(sizes):
                you = translate("tale", "laid {n} flowers of {sizes} petals", "you")
                other = translate("tale", "laid {n} flowers of {sizes} petals")
                if len(sizes) == 1:
                    you = translate("tale", "laid one flower of {sizes} petals", "you")
                    other = translate("tale", "laid one flower of {sizes} petals")
                return self._sentences(you, other, n=len(sizes), sizes=listed([*map(str, sizes)]))
            case actions.Draw():
                you, other = translate("tale", "drew a card", "you"), translate("tale", "drew a card")
                return self._sentences(you, other)
            case actions.Create() as made:
                you = translate("tale", "grew a new flower of {petals}", "you")
                other = translate("tale", "grew a new flower of {petals}")
                if made.power:
                    you = translate("tale", "grew a new POWER FLOWER of {petals}", "you")
                    other = translate("tale", "grew a new POWER FLOWER of {petals}")
                return self._sentences(you, other, petals=petal_count(len(made.cards)))
            case CardPlay() as play:
                return self._card(play)
        return []

    def _card(self, play: CardPlay) -> list[str]:
        card = the(play.card) if play.card != HIDDEN else translate("tale", "a heart")
        gone = [translate("tale", "its last petal")] if self._deed.of(events.Gone) else []
        match play:
            case actions.Poison(flower=flower, petal=petal):
                petals = self._before.flower(flower).petals
                you = translate("tale", "poisoned {petal} in {flower} with {card}", "you")
                other = translate("tale", "poisoned {petal} in {flower} with {card}")
                fields = {"petal": the(petals[petal]), "flower": self._flower_words(flower), "card": card}
                return self._sentences(you, other, gone, **fields)
            case actions.Heart(flower=flower):
                you = translate("tale", "fertilised {flower} with {card}", "you")
                other = translate("tale", "fertilised {flower} with {card}")
                return self._sentences(you, other, flower=self._flower_words(flower), card=card)
            case actions.Diamond(flower=flower):
                you = translate("tale", "made {flower} a POWER FLOWER with {card}", "you")
                other = translate("tale", "made {flower} a POWER FLOWER with {card}")
                return self._sentences(you, other, flower=self._flower_words(flower), card=card)
            case actions.Spy(flower=flower, seat=seat):
                you = translate("tale", "spied on {what} with {card}", "you")
                other = translate("tale", "spied on {what} with {card}")
                if flower != NO_INDEX:
                    return self._sentences(you, other, what=self._flower_words(flower), card=card)
                whose = translate("tale", "the hand of {name}").format(name=self._who.name(seat))
                if seat == self._who.you:
                    whose = translate("tale", "your hand")
                return self._sentences(you, other, what=whose, card=card)
        return []

    # End of a battle

    def fought(self) -> list[str]:
        """Return the sentence about a battle that has ended; empty if there is none."""
        ended = self._deed.of(events.Battle)
        if not ended:
            return []
        battle = self._before.battle
        if battle is not None:
            seat, foe, target = battle.seat, battle.foe, battle.target
        else:
            assert isinstance(self._action, actions.Attack)
            target = self._action.target
            seat, foe = self._seat, self._owner(target)
        deed = LogSentence(who_acts(self._who, seat), seat == self._who.you, self._deed.events)
        petals = ""
        you = translate("tale", "attacked {flower} and destroyed it", "you")
        other = translate("tale", "attacked {flower} and destroyed it")
        if ended[0].result != "won":
            you = translate("tale", "attacked {flower} and were beaten back", "you")
            other = translate("tale", "attacked {flower} and was beaten back")
        elif captures := deed.of(events.Capture):
            you = translate("tale", "attacked {flower} and won it with {petals}", "you")
            other = translate("tale", "attacked {flower} and won it with {petals}")
            petals = petal_count(len(self._view.flower(captures[0].flower).petals))
        does = deed.does(you, other, flower=flower_of(self._who, foe, target, seat), petals=petals)
        return [deed.sentence([does], self._petals())]

    def _petals(self) -> list[str]:
        """Return the words for what decided the battle: two top petals, or a fight to the death."""
        battle = self._before.battle
        if battle is None:
            return []
        if battle.fought:
            return [translate("tale", "a battle to the death")]
        if not isinstance(self._action, actions.Pass):
            return []
        turned = {each.flower: each.card for each in self._deed.of(events.Reveal) if each.petal == 0}
        both = [self._before.flower(number) for number in (battle.attacker, battle.target)]
        cards = [turned.get(each.id, each.petals[0]) for each in both]
        if HIDDEN in cards or any(each.power for each in both):
            return []
        text = translate("tale", "{card} against {other}")
        return [text.format(card=named(cards[0]), other=named(cards[1]))]
