"""Motions for events: cards, petals and flowers that move, turn up and fight, and great moments.

The pace setting decides how long they take.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import takewhile
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QPoint

from macclassic.table.company.remarks import Occasion, Remark
from macclassic.table.table_state import (
    RoundBegan,
    SeatDecided,
    Stage,
    TableEvent,
)
from macclassic.toolbox.base.animator import Motion
from macclassic.toolbox.base.sound import Sound
from macclassic.toolbox.grammar.sentences import translate

from ... import actions, events
from ...actions import NO_INDEX, Action, CardPlay
from ...board import BUILD, LAST_WILL, TIE_CARDS
from ...cards import HIDDEN
from ...events import Event
from ...view import View, public_action
from ..input import choices
from ..layout import layout_of, place_of
from ..model import Model, model_of
from ..texts import words
from .great_moments import Moments
from .pieces import PetalMotions

if TYPE_CHECKING:
    from ..model import State


E = TypeVar("E", bound=Event)

BESIDE = QPoint(-30, -8)
"""Offset of a poison card from its petal, which stays visible as it falls."""


def motions(now: State, stage: Stage, happened: Sequence[TableEvent]) -> Iterator[Motion]:
    """Yield the motions for what happened, over the current model.

    They include ties and the start of the battle, which only the views show.
    """
    model: Model = now.model
    view: View = now.position.view
    begins = RoundBegan() in happened
    # True if the contest has still to be shown, or people have still to throw in it.
    closed = now.opening or bool(view.contest and not now.company.people)
    if begins:
        model.become(model_of(view, now.position.hidden, closed))
    elif now.position.hidden or model.viewer != view.seat:
        # The model still shows what the seat that decided knows.
        model.hide_private()
    elif choices.current_choice(now).rest == choices.RESULT:
        yield Motion(0)  # at rest the table shows the position
        return
    model.lay_again()
    made = Choreography(now, stage, happened)
    if begins:
        yield from made.opening(closed)
    yield from made.motions()
    before = now.previous.view if now.previous is not None else None
    if tied(before, view):
        yield from made.tie(view.phase == TIE_CARDS)
    if before is not None and before.phase == BUILD and view.phase != BUILD:
        yield from made.moments.battle()
    if before is not None and view.phase == LAST_WILL != before.phase:
        yield from made.moments.will(view.actor)
    yield Motion(0, begin=made.moves.air.clear)


class Choreography:
    """Turns decisions and events into motions over the model."""

    def __init__(self, now: State, stage: Stage, happened: Sequence[TableEvent]) -> None:
        self._now, self._stage, self._left = now, stage, [*happened]
        self.moves, self.moments = PetalMotions(now, stage), Moments(now, stage)
        self._model: Model = now.model
        self._view: View = now.position.view
        self._who = now.company
        self._shared = now.company.you is None and not now.position.watching
        """True if several people or none share the table, so that the news contains only what is public."""
        self._seat = NO_INDEX
        self._used = HIDDEN
        self._out = NO_INDEX
        self._compared = self._poisoned = False
        self._won = False
        """True after a won attack, which ends the turn (flower-power §7.4)."""
        self._tie_shown = False

    def opening(self, closed: bool) -> Iterator[Motion]:
        """Yield the contest for the order of play (flower-power §3.3) and the deal.

        Of a contest in which people have thrown, only the news lines are shown.
        """
        moves, contest, winner = self.moves, self._view.contest, self._view.chooser
        who = translate("flower-power", "Who picks the order of play?")
        if self._now.opening:
            yield moves.show_text(who, part=0.4)
            return
        if not closed:
            moves.undeal()
        if contest:
            yield moves.show_text(who, part=0.8 if closed else 1.0)
            for throw in contest if closed else ():
                show = partial(setattr, self._model, "thrown", tuple(throw))
                tie = words.thrown(self._who, throw) if throw is not contest[-1] else ""
                yield moves.show_text(tie, part=1.6, then=show)
            yield moves.show_text(words.thrown(self._who, contest[-1]))
            yield moves.show_text(words.choice_won(self._who, winner), Sound.FLIP if closed else None)
            if self._now.options.position == 0:
                yield moves.show_text(words.first_by_lot(self._who, self._view.order[0]))
            if closed:
                yield Motion(0, end=self._open)
        yield moves.stir()
        line = translate("flower-power", "Petals and hands are dealt.")
        yield moves.deal(self._view.order, [len(hand) for hand in self._view.hands], line)
        yield moves.show_text(part=0.4)

    def _open(self) -> None:
        """Show the places and hands, once the order of play is known."""
        self._model.become(model_of(self._view, self._now.position.hidden))
        self.moves.undeal()
        self.moves.rearrange()

    # Decisions

    def _decided(self, seat: int, action: Action) -> Iterator[Motion]:
        model, moves = self._model, self.moves
        self._seat, self._used = seat, HIDDEN
        self._compared = isinstance(action, (actions.Pass, actions.Pick))
        self._poisoned = isinstance(action, actions.Poison)

        def line() -> str:
            seen = public_action(action, self._view.hidden_hearts) if self._shared else action
            return words.action_line(model, self._who, seat, seen)

        match action:
            case actions.Build() | actions.End():
                yield moves.show_text(line, part=0.3)
            case actions.Pass():
                yield moves.show_text(line, part=0.6)
            case actions.Pick(petal):
                yield moves.show_text(line, part=0.6, then=partial(model.pick, seat, petal))
            case actions.Attack(flower, target):
                yield moves.show_text(line, Sound.ATTACK, 0.4)
                yield moves.attack(flower, target)
            case actions.Create(cards):
                yield moves.show_text(line, part=0.4, then=partial(model.spend, seat, cards))
            case CardPlay():
                yield moves.show_text(line, part=0.4)
                yield from self._power(seat, action)

    def _power(self, seat: int, action: CardPlay) -> Iterator[Motion]:
        self._used = card = action.card
        model, moves = self._model, self.moves

        def goal() -> QPoint:
            if isinstance(action, actions.Poison):
                return moves.petal_point(action.flower, action.petal) + BESIDE
            if isinstance(action, actions.Spy) and action.flower == NO_INDEX:
                return moves.hand_point(action.seat, HIDDEN)
            return place_of(self._now, action.flower).middle

        yield moves.play(seat, card, goal)
        match action:
            case actions.Poison(flower=flower, petal=petal):
                owner: list[int] = []
                yield Motion(0, begin=lambda: owner.append(model.owner(flower).seat))
                yield moves.wither(flower, petal)
                yield from self.moments.poison(seat, bool(self._next(events.Gone)))
                yield self._remark(
                    lambda: Remark(Occasion.POISON, seat, owner[0] if owner[0] != seat else NO_INDEX)
                )
            case actions.Heart():

                def plant() -> None:
                    moves.vanish(card)
                    model.plant(action, self._view.hidden_hearts)

                yield moves.show_text(sound=Sound.COLLECT, part=0.4, then=plant)
            case actions.Diamond(flower=flower):
                turned = self._take_events(events.Reveal)

                def promote() -> None:
                    model.promote(flower)
                    for each in turned:
                        model.turn_up(flower, each.petal, each.card)
                    moves.follow(card, flower)

                yield moves.bloom(flower, promote)
                yield from self.moments.power(seat)
            case actions.Spy():
                yield moves.show_text(sound=Sound.FLIP, part=0.5)

    # Events

    def motions(self) -> Iterator[Motion]:
        """Yield the motions for everything that happened."""
        while self._left:
            yield from self._one(self._left.pop(0))

    def _next(self, kind: type[E]) -> list[E]:
        """Return the events of a class that still follow in this decision."""
        follows = takewhile(lambda each: not isinstance(each, SeatDecided), self._left)
        return [each for each in follows if isinstance(each, kind)]

    def _take_events(self, kind: type[E], most: int | None = None) -> list[E]:
        """Remove events of a class from this decision and return them, at most `most`."""
        found = self._next(kind)[:most]
        for each in found:
            self._left.remove(each)
        return found

    def _one(self, happened: TableEvent) -> Iterator[Motion]:
        """Yield the motions for one decision or event."""
        model, who, moves = self._model, self._who, self.moves
        match happened:
            case SeatDecided(seat, action):
                yield from self._decided(seat, action)
            case events.Reveal(flower, petal, card):
                if self._compared and petal > 0:
                    # Petals under the top are turned up without a card only in a tie.
                    yield from self.tie()
                yield moves.turn_up(flower, petal, card)
            case events.Discard(cards):
                yield moves.discard(cards, self._used, self._out, None if self._poisoned else Sound.PETAL)
            case events.Battle(result):
                before = self._now.previous
                dead = before is not None and before.view.phase == TIE_CARDS
                yield from self._fought(result == "won", dead and self._compared)
            case events.Drawn(seat, card):
                yield moves.draw(seat, card)
                yield moves.show_text(words.drawn(who, seat, HIDDEN if self._shared else card), part=0.5)
            case events.Shuffle():
                text = translate("flower-power", "The Graveyard is shuffled: it is the new pile.")
                yield moves.show_text(text, Sound.RIFFLE, 0.4, model.reshuffle)
                yield moves.stir(None)
            case events.Flower():
                yield from self._grown(happened)
            case events.Gone():
                yield moves.show_text(
                    translate("flower-power", "A flower has lost its last petal."), part=0.4
                )
            case events.Out(seat):
                self._out = seat
                yield moves.show_text(words.is_out(who, seat), part=0.4, then=partial(model.leave, seat))
                yield from self.moments.out(seat)
            case events.Turn(seat):
                over = translate("flower-power", "A successful attack ends the turn.") if self._won else ""
                self._won = False
                yield moves.show_text(over, part=0.2, then=partial(model.begin_turn, seat))
            case events.Win(seat):
                yield self._remark(lambda: Remark(Occasion.WIN, seat))
                yield moves.show_text(words.wins(who, seat), part=1.5)

    def _grown(self, first: events.Flower) -> Iterator[Motion]:
        """Yield the motions for new flowers: a whole layout, or one made of a hand."""
        model, moves = self._model, self.moves
        if first.power:
            yield moves.bloom(first.flower, partial(model.grow, first.flower, first.seat, first.cards, True))
            yield from self.moments.power(first.seat)
            return
        laid = [first, *self._take_events(events.Flower)]
        grow = {each.flower: partial(model.grow, each.flower, each.seat, each.cards, False) for each in laid}
        yield moves.grow(grow, first.seat)

    def _fought(self, won: bool, tied: bool) -> Iterator[Motion]:
        """Yield the end of a battle: a strike, petals discarded, flowers that return or are captured.

        `tied`: true if a tie was not broken.
        """
        model, moves = self._model, self.moves
        self._won = won
        seats = [NO_INDEX, NO_INDEX]

        def note() -> None:
            """Note the owners while the battle is in the model."""
            if model.battle:
                seats[:] = (model.owner(each).seat for each in model.battle)

        yield Motion(0, begin=note)
        yield self._tied(tied)
        yield from moves.strike(won)
        captured = self._take_events(events.Capture) if won else []
        line = translate("flower-power", "The attack fails.")
        if tied:
            line = translate("flower-power", "The tie stands: the attack fails.")
        if won:
            line = translate("flower-power", "The attack succeeds.")
        yield moves.show_text(line, part=0.6)
        for discarded in self._take_events(events.Discard, 1) if won else ():
            yield moves.discard(discarded.cards, HIDDEN)
        for each in captured:
            yield moves.show_text(
                partial(words.captured, model, self._who, each.flower, each.taker), part=0.3
            )
            yield moves.end_battle(each.flower, each.taker)
            yield from self.moments.capture(each.taker, self._view.flower(each.flower))
            yield self._remark(partial(Remark, Occasion.BUMP, each.taker, each.giver))
        if not captured:
            yield moves.end_battle(NO_INDEX, NO_INDEX)
            occasion = Occasion.STRIKE if won else Occasion.MISS
            yield self._remark(lambda: Remark(occasion, seats[0], seats[1]))

    def tie(self, dead: bool = False) -> Iterator[Motion]:
        """Yield the start of a battle to the death (flower-power §7.3), once for a decision.

        `dead`: true if no petal is left to break the tie.
        """
        if not self._tie_shown:
            self._tie_shown = True
            yield self._tied(True)
            yield from self.moments.death()
            yield self._remark(lambda: Remark(Occasion.JAM, self._seat))
        if dead:
            yield self.moves.show_text(
                translate("flower-power", "No petal is left. Only a card can break it.")
            )

    def _tied(self, tied: bool) -> Motion:
        """Show or remove the sign of a tie in the arena."""

        def begin() -> None:
            self._model.tied = tied
            self._stage.touch(layout_of(self._now).arena)

        return Motion(0, begin=begin)

    def _remark(self, remark: Callable[[], Remark]) -> Motion:
        """Let a companion remark on what happened."""
        return Motion(0, begin=lambda: self._stage.remark(remark()))


def tied(before: View | None, now: View) -> bool:
    """True if a battle continues after a new tie."""
    old = before.battle if before is not None else None
    new = now.battle
    if new is None or old is None:
        return False
    if now.phase == TIE_CARDS:
        return not old.dead or bool(old.fought)
    return len(new.fought) > len(old.fought)
