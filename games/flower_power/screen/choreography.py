"""Motion: what the rules say has happened, as cards, petals and flowers that travel and turn up. How long it
takes is the pace's affair."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QPoint

from macclassic.toolbox.animator import Motion
from macclassic.toolbox.moment import Begun, Decided, Now, Stage
from macclassic.toolbox.sound import Sound

from .. import acts, events
from ..acts import NOBODY, Action, CardPlay
from ..board import BUILD, TIE_CARDS
from ..cards import HIDDEN
from ..view import View, public
from . import layout, shapes, words
from .layout import card_rects, flight_rect, lay_of, place_of
from .model import Flight, Model, picture_of

translate = QCoreApplication.translate


# Milliseconds that something travels, and that a word stands, by pace from slow to fast.
TRAVEL = (0, 900, 620, 400, 230, 110)
REST = (0, 1500, 1000, 620, 320, 120)


def motions(now: Now, stage: Stage, happened: Sequence[Any]) -> Iterator[Motion]:
    """Return the motions for what happened, over the picture of this moment, and for what the views tell
    besides: ties, and that all flowers are laid."""
    model: Model = now.model
    view: View = now.position.view
    begins = Begun() in happened
    # Whether the contest for the order of play is still to be shown, or people are to throw in it.
    closed = now.opening or bool(view.contest and not now.company.people)
    if begins:
        model.become(picture_of(view, now.position.veiled, closed))
    elif now.position.veiled or model.viewer != view.seat:
        # What has happened is still seen from where it was decided.
        model.veil()
    model.lay = None
    made = Choreography(now, stage)
    if begins:
        yield from made.opening(closed)
    for each in happened:
        yield from made.told(each)
    before = now.before.view if now.before is not None else None
    if tied(before, view) and (not made.told_tie or view.phase == TIE_CARDS):
        yield made.tie(view.phase == TIE_CARDS)
    if before is not None and before.phase == BUILD and view.phase != BUILD:
        # What all cry when the flowers are laid (flower-power §3.5).
        yield made.cry((translate("flower-power", "This is the battle of the flowers!"),), 2.0)


class Choreography:
    """Turns what happened into motions over the picture of a moment."""

    def __init__(self, now: Now, stage: Stage) -> None:
        self._now, self._stage = now, stage
        self._model: Model = now.model
        self._view: View = now.position.view
        self._who = now.company
        self._travel, self._rest = TRAVEL[now.options.pace], REST[now.options.pace]
        self._shared = now.company.you is None and not now.position.watching
        """Whether others read the board too, so that it tells only what all may see."""
        self._used = HIDDEN
        self._compared = False
        self.told_tie = False

    def opening(self, closed: bool) -> Iterator[Motion]:
        """Return the contest for the order of play (flower-power §3.3) and the deal; of one that people
        have thrown in only what the board says."""
        contest, winner = self._view.contest, self._view.chooser
        who = translate("flower-power", "Who chooses when to play?")
        if self._now.opening:
            yield self._stand(who, part=0.4)
            return
        if contest:
            yield self._stand(who, part=0.8 if closed else 1.0)
            for throw in contest if closed else ():
                yield Motion(round(self._rest * 1.6), begin=partial(self._throw, throw))
            yield self._stand(words.thrown(self._who, contest[-1]))
            yield self._stand(words.choice_won(self._who, winner), Sound.WHISTLE if closed else None)
            if closed:
                yield Motion(0, end=self._open)
        yield self._stand(translate("flower-power", "Petals and hands are dealt."), Sound.DEAL, 0.8)

    def _throw(self, signs: Sequence[int]) -> None:
        self._model.thrown = tuple(signs)
        self._stage.repaint()

    def _open(self) -> None:
        """Show places and hands: the order of play is settled."""
        self._model.become(picture_of(self._view, self._now.position.veiled))
        self._rearrange()

    # What is decided

    def _decided(self, seat: int, action: Action) -> Iterator[Motion]:
        model = self._model
        self._used = HIDDEN
        self._compared = isinstance(action, (acts.Pass, acts.Pick))

        def line() -> str:
            seen = public(action, self._view.hidden_hearts) if self._shared else action
            return words.told(model, self._who, seat, seen)

        match action:
            case acts.Build() | acts.End():
                yield self._stand(line, part=0.3)
            case acts.Pass():
                yield self._stand(line, part=0.6)
            case acts.Pick(petal):
                yield self._stand(line, part=0.6, then=partial(model.pick, seat, petal))
            case acts.Attack(flower, target):
                yield self._stand(line, Sound.WHISTLE, 0.4)
                what = partial(self._flight_of, flower)
                yield self._fly(what, lambda: lay_of(self._now).arena.center(), 0.5, sound=Sound.SWEEP)
                yield self._stand(part=0.1, then=partial(model.engage, flower, target))
            case acts.Create(cards):
                yield self._stand(line, part=0.4, then=partial(model.spend, seat, cards))
            case CardPlay():
                yield self._stand(line, part=0.4)
                yield from self._power(seat, action)

    def _power(self, seat: int, action: CardPlay) -> Iterator[Motion]:
        self._used = action.card

        def goal() -> QPoint:
            if isinstance(action, acts.Poison):
                return self._petal_point(action.flower, action.petal)
            if isinstance(action, acts.Spy) and action.flower == NOBODY:
                return self._hand_point(action.seat, HIDDEN)
            return place_of(self._now, action.flower).middle

        yield self._fly(
            lambda: Flight(self._hand_point(seat, action.card), card=action.card),
            goal,
            before=partial(self._model.spend, seat, (action.card,)),
            sound=Sound.CARD,
        )
        match action:
            case acts.Poison():
                yield self._stand(sound=Sound.SMACK, part=0.3)
            case acts.Heart():
                plant = partial(self._model.plant, action, self._view.hidden_hearts)
                yield self._stand(sound=Sound.COLLECT, part=0.4, then=plant)
            case acts.Diamond(flower=flower):
                yield self._stand(sound=Sound.GO, part=0.4, then=partial(self._model.promote, flower))

    # What happens

    def told(self, happened: Any) -> Iterator[Motion]:
        """Return the motions for what was decided, or for an event."""
        model, who = self._model, self._who
        match happened:
            case Decided(seat, action):
                yield from self._decided(seat, action)
            case events.Reveal(flower, petal, card):
                if self._compared and petal > 0 and not self.told_tie:
                    # Petals under the top are turned up by themselves in a tie only.
                    yield self.tie()
                turn = partial(model.turn_up, flower, petal, card)
                yield self._stand(sound=Sound.FLIP, part=0.5, then=turn)
            case events.Discard(cards):
                # What was played has left the hand already.
                lay = partial(model.discard, cards, self._used)
                yield self._stand(sound=Sound.DROP, part=0.3, then=lay)
            case events.Battle(result):
                line, sound = translate("flower-power", "The attack fails."), Sound.STOP
                if result == "won":
                    line, sound = translate("flower-power", "The attack succeeds."), Sound.COLLECT
                yield self._stand(line, sound, 1.0)
                yield self._stand(part=0.2, then=model.peace)
            case events.Capture(flower, _, to):
                yield self._stand(lambda: words.captured(model, who, flower, to), part=0.6)
                garden = partial(self._hand_point, to, HIDDEN)
                capture = partial(model.capture, flower, to)
                what = partial(self._flight_of, flower)
                yield self._fly(what, garden, 1.2, after=capture, sound=Sound.SWEEP)
            case events.Drawn(seat, card):
                yield self._fly(
                    lambda: Flight(lay_of(self._now).pile.center(), card=card),
                    partial(self._hand_point, seat, HIDDEN),
                    before=model.take_card,
                    after=partial(model.draw, seat, card),
                    sound=Sound.CARD,
                )
                yield self._stand(words.drawn(who, seat, HIDDEN if self._shared else card), part=0.5)
            case events.Shuffle():
                text = translate("flower-power", "The GraveRyard is shuffled: it is the new pile.")
                yield self._stand(text, Sound.DEAL, then=model.reshuffle)
            case events.Flower(flower, seat, cards, power):
                grow = partial(model.grow, flower, seat, cards, power)
                yield self._stand(sound=Sound.DROP, part=0.15, then=grow)
            case events.Gone():
                yield self._stand(translate("flower-power", "A flower has lost its last petal."), part=0.4)
            case events.Out(seat):
                yield self._stand(words.is_out(who, seat), Sound.LOSE, 1.5, partial(model.leave, seat))
            case events.Turn(seat):
                yield self._stand(part=0.2, then=partial(model.begin_turn, seat))
            case events.Win(seat):
                yield self._stand(words.wins(who, seat), part=1.5)

    def tie(self, dead: bool = False) -> Motion:
        """Return the banner of a battle to the death (flower-power §7.3)."""
        self.told_tie = True
        lines = [translate("flower-power", "A tie: battle to the death!")]
        if dead:
            lines.append(translate("flower-power", "No petal is left. Only a card can break it."))
        return self.cry(lines, 1.6)

    # Where things are

    def _petal_point(self, flower: int, petal: int) -> QPoint:
        place = place_of(self._now, flower)
        laid = shapes.shape(place.small).laid(len(self._model.flower(flower).petals))
        return place.middle + laid[min(petal, len(laid) - 1)].at

    def _hand_point(self, seat: int, card: int) -> QPoint:
        """Return where a card of a player's hand is, or the head of his seat."""
        if seat != self._model.viewer:
            return lay_of(self._now).garden(seat).head.center()
        rects = card_rects(self._now)
        if card in rects:
            return rects[card].center()
        return layout.hand_places(lay_of(self._now), len(rects) + 1)[-1].center()

    # Pieces of which motion is made

    def _rearrange(self) -> None:
        """Lay the table out anew and paint it all."""
        self._model.lay = None
        self._stage.repaint()

    def _show(self, flight: Flight | None) -> None:
        """Draw something on its way, or nothing any more."""
        area = flight_rect(self._model.flight).united(flight_rect(flight))
        self._model.flight = flight
        if not area.isEmpty():
            self._stage.touch(area)

    def _stand(
        self,
        line: str | Callable[[], str] = "",
        sound: Sound | None = None,
        part: float = 1.0,
        then: Callable[[], None] | None = None,
    ) -> Motion:
        """Do something and let what is said and shown stand for a while."""

        def begin() -> None:
            text = line if isinstance(line, str) else line()
            if then is not None:
                then()
                self._rearrange()
            if sound is not None:
                self._stage.sound(sound)
            if text:
                self._stage.say(text)

        return Motion(round(self._rest * part), begin=begin)

    def _fly(
        self,
        what: Callable[[], Flight],
        goal: Callable[[], QPoint],
        part: float = 1.0,
        before: Callable[[], None] | None = None,
        after: Callable[[], None] | None = None,
        sound: Sound | None = None,
    ) -> Motion:
        """Let something travel from where `what` says, when the motion begins, to where `goal` says then."""
        kept: list[Any] = []

        def begin() -> None:
            flight = what()
            if before is not None:
                before()
                self._rearrange()
            kept[:] = [flight, flight.at, goal()]
            if sound is not None:
                self._stage.sound(sound)

        def move(t: float) -> None:
            flight, start, end = kept
            way = end - start
            at = start + QPoint(round(way.x() * t), round(way.y() * t))
            self._show(None if t >= 1.0 else replace(flight, at=at))

        def end() -> None:
            self._show(None)
            if after is not None:
                after()
                self._rearrange()

        return Motion(round(self._travel * part), move, begin, end)

    def _flight_of(self, flower: int) -> Flight:
        """Return a flower as it leaves its place."""
        place = place_of(self._now, flower)
        return Flight(place.middle, self._model.flower(flower), small=place.small)

    def cry(self, lines: Sequence[str], part: float) -> Motion:
        """Show a banner over the table for a while; its first line is told."""

        def show(banner: Sequence[str]) -> None:
            self._model.banner = tuple(banner)
            self._stage.repaint()

        def begin() -> None:
            self._stage.sound(Sound.GO)
            show(lines)
            self._stage.say(lines[0])

        return Motion(round(self._rest * part), begin=begin, end=lambda: show(()))


def tied(before: View | None, now: View) -> bool:
    """Whether a battle goes on because of a tie that was not there before."""
    old = before.battle if before is not None else None
    new = now.battle
    if new is None or old is None:
        return False
    if now.phase == TIE_CARDS:
        return not old.dead or bool(old.fought)
    return len(new.fought) > len(old.fought)
