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

from .. import events
from ..acts import (
    NOBODY,
    Attack,
    Build,
    CardPlay,
    Create,
    Diamond,
    End,
    Heart,
    Pass,
    Pick,
    Poison,
    Spy,
)
from ..board import BUILD, TIE_CARDS
from ..cards import HIDDEN
from ..view import View, public
from . import layout, shapes, words
from .geometry import card_rects, flight_rect, lay_of, place_of, plate_rect
from .model import Battle, Flight, Flower, Model, Petal, picture_of

translate = QCoreApplication.translate


# Milliseconds that something travels, and that a word stands, by pace from slow to fast.
TRAVEL = (0, 900, 620, 400, 230, 110)
REST = (0, 1500, 1000, 620, 320, 120)


def motions(now: Now, stage: Stage, happened: Sequence[Any]) -> Iterator[Motion]:
    """Return the motions for what happened, over the picture of this moment."""
    model: Model = now.model
    view: View = now.position.view
    begins = Begun() in happened
    made = Choreography(now, stage, begins)
    if begins:
        model.become(picture_of(view, now.position.veiled, made.closed))
    elif now.position.veiled or model.players[0].seat != view.seat:
        # What has happened is still seen from where it was decided.
        model.veil()
    model.lay = None
    return made.all(happened)


class Choreography:
    """Turns what happened into motions over the picture of a moment."""

    def __init__(self, now: Now, stage: Stage, begins: bool) -> None:
        self._now, self._stage, self._begins = now, stage, begins
        self._model: Model = now.model
        self._view: View = now.position.view
        self._who = now.company
        self._seat = self._view.seat if begins else self._model.players[0].seat
        self._travel = TRAVEL[now.options.pace]
        self._rest = REST[now.options.pace]
        self._hidden_hearts = self._view.hidden_hearts
        self._shared = now.company.you is None and not now.position.watching
        """Whether others read the board too, so that it tells only what all may see."""
        self._used = HIDDEN
        self._compared = False
        self._told_tie = False

    @property
    def closed(self) -> bool:
        """Whether the contest for the order of play is still to be shown, or people are to throw in it."""
        return self._now.opening or bool(self._view.contest and not self._who.people)

    def all(self, happened: Sequence[Any]) -> Iterator[Motion]:
        """Return the motions for what happened, and for what the views tell besides: ties, and that all
        flowers are laid."""
        if self._begins:
            yield from self._opening()
        yield from self._motions(happened)
        before, now = self._now.before.view if self._now.before is not None else None, self._view
        if tied(before, now) and (not self._told_tie or now.phase == TIE_CARDS):
            yield self._tie(now.phase == TIE_CARDS)
        if before is not None and before.phase == BUILD and now.phase != BUILD:
            yield self._cry((words.chorus(),), 2.0)  # flower-power §3.5

    def _motions(self, happened: Sequence[Any]) -> Iterator[Motion]:
        tellers: dict[type, Callable[[Any], Iterator[Motion]]] = {
            Decided: self._decided,
            events.Reveal: self._reveal,
            events.Discard: self._discard,
            events.Battle: self._battle,
            events.Capture: self._capture,
            events.Drawn: self._drawn,
            events.Shuffle: self._shuffle,
            events.Flower: self._flower,
            events.Gone: self._gone,
            events.Out: self._out,
            events.Turn: self._turn,
            events.Win: self._win,
        }
        for each in happened:
            if type(each) in tellers:
                yield from tellers[type(each)](each)

    # Beginning

    def _opening(self) -> Iterator[Motion]:
        """Return the contest for the order of play (flower-power §3.3) and the deal; of one that people
        have thrown in only what the board says."""
        contest, winner = self._view.contest, self._view.chooser
        who = translate("flower-power", "Who chooses when to play?")
        if self._now.opening:
            yield self._stand(who, part=0.4)
            return
        if contest:
            yield self._stand(who, part=0.8 if self.closed else 1.0)
            for throw in contest if self.closed else ():
                yield Motion(round(self._rest * 1.6), begin=partial(self._throw, throw))
            yield self._stand(words.thrown(self._who, contest[-1]))
            yield self._stand(words.choice_won(self._who, winner), Sound.WHISTLE if self.closed else None)
            if self.closed:
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

    def _decided(self, decided: Decided) -> Iterator[Motion]:
        seat, action = decided.seat, decided.action
        self._used = HIDDEN
        self._compared = isinstance(action, (Pass, Pick))

        def line() -> str:
            seen = public(action, self._hidden_hearts) if self._shared else action
            return words.told(self._model, self._who, seat, seen)

        match action:
            case Build() | End():
                yield self._stand(line, part=0.3)
            case Pass():
                yield self._stand(line, part=0.6)
            case Pick():
                yield self._stand(line, part=0.6, then=lambda: self._fights(self._picker(seat), action.petal))
            case Attack():
                yield self._stand(line, Sound.WHISTLE, 0.4)
                yield from self._attack(action)
            case Create():
                yield self._stand(line, part=0.4, then=lambda: self._spend(seat, action))
            case CardPlay():
                yield self._stand(line, part=0.4)
                yield from self._power(seat, action)

    def _spend(self, seat: int, action: Create) -> None:
        for card in action.cards:
            self._leave_hand(seat, card)

    def _attack(self, action: Attack) -> Iterator[Motion]:
        def engage() -> None:
            model = self._model
            tops = [None if model.flower(each).power else 0 for each in (action.flower, action.target)]
            model.battle = Battle(action.flower, action.target, (tops[0], tops[1]))
            model.attacked |= {action.flower}

        yield self._fly(
            lambda: self._flight_of(action.flower),
            lambda: lay_of(self._now).arena.center(),
            0.5,
            sound=Sound.SWEEP,
        )
        yield self._stand(part=0.1, then=engage)

    def _power(self, seat: int, action: CardPlay) -> Iterator[Motion]:
        card = action.card
        match action:
            case Poison():
                yield self._play_card(seat, card, lambda: self._petal_point(action.flower, action.petal))
                yield self._stand(sound=Sound.SMACK, part=0.3)
            case Spy(flower=flower) if flower == NOBODY:
                yield self._play_card(seat, card, lambda: self._hand_point(action.seat, HIDDEN))
            case Heart() | Diamond() | Spy():
                yield self._play_card(seat, card, lambda: self._flower_point(action.flower))
        if isinstance(action, Heart):
            yield self._stand(sound=Sound.COLLECT, part=0.4, then=lambda: self._plant(action))
        elif isinstance(action, Diamond):
            yield self._stand(sound=Sound.GO, part=0.4, then=lambda: self._promote(action.flower))

    def _plant(self, action: Heart) -> None:
        flower = self._model.flower(action.flower)
        hidden = self._hidden_hearts and not flower.power
        petals = list(flower.petals)
        petals.insert(action.index, Petal(action.card, not hidden))
        self._model.put(replace(flower, petals=tuple(petals)))

    def _promote(self, flower: int) -> None:
        self._model.put(replace(self._model.flower(flower), power=True))
        self._fights(flower, None)

    def _picker(self, seat: int) -> int:
        """Return the fighting flower of a seat."""
        battle = self._model.battle
        assert battle is not None
        mine = self._model.owner(battle.attacker).seat == seat
        return battle.attacker if mine else battle.target

    def _fights(self, flower: int, petal: int | None) -> None:
        """Let a petal of a fighting flower be the one that fights."""
        battle = self._model.battle
        if battle is None:
            return
        if flower == battle.attacker:
            self._model.battle = replace(battle, petals=(petal, battle.petals[1]))
        elif flower == battle.target:
            self._model.battle = replace(battle, petals=(battle.petals[0], petal))

    def _tie(self, dead: bool = False) -> Motion:
        """Return the banner of a battle to the death (flower-power §7.3)."""
        self._told_tie = True
        lines = [translate("flower-power", "A tie: battle to the death!")]
        if dead:
            lines.append(translate("flower-power", "No petal is left. Only a card can break it."))
        return self._cry(lines, 1.6)

    # What happens

    def _reveal(self, event: events.Reveal) -> Iterator[Motion]:
        flower, petal = event.flower, event.petal

        def turn() -> None:
            found = self._model.flower(flower)
            self._model.put(found.turned(petal, event.card))
            if not found.power:
                self._fights(flower, petal)

        if self._compared and petal > 0 and not self._told_tie:
            # Petals under the top are turned up by themselves in a tie only.
            yield self._tie()
        yield self._stand(sound=Sound.FLIP, part=0.5, then=turn)

    def _discard(self, event: events.Discard) -> Iterator[Motion]:
        def lay() -> None:
            for card in event.cards:
                self._remove(card)
                self._model.graveyard.append(card)

        yield self._stand(sound=Sound.DROP, part=0.3, then=lay)

    def _remove(self, card: int) -> None:
        """Take a card away from where it is: a petal that lies open, or a card of a hand."""
        if card == self._used:
            return
        model = self._model
        for player in model.players:
            for flower in player.flowers:
                for number, petal in enumerate(flower.petals):
                    if petal.card == card:
                        petals = flower.petals[:number] + flower.petals[number + 1 :]
                        model.put(replace(flower, petals=petals))
                        return
        if model.hand is not None and card in model.hand:
            model.hand.remove(card)

    def _battle(self, event: events.Battle) -> Iterator[Motion]:
        won = event.result == "won"
        line = (
            translate("flower-power", "The attack succeeds.")
            if won
            else translate("flower-power", "The attack fails.")
        )
        yield self._stand(line, Sound.COLLECT if won else Sound.STOP, 1.0)

        def over() -> None:
            self._model.battle = None

        yield self._stand(part=0.2, then=over)

    def _capture(self, event: events.Capture) -> Iterator[Motion]:
        flower, to = event.flower, event.taker
        model = self._model

        def arrive() -> None:
            moved = model.flower(flower)
            model.owner(flower).flowers.remove(moved)
            model.player(to).flowers.append(moved)

        yield self._stand(lambda: words.captured(model, self._who, flower, to), part=0.6)
        yield self._fly(
            lambda: self._flight_of(flower),
            lambda: self._hand_point(to, HIDDEN),
            1.2,
            after=arrive,
            sound=Sound.SWEEP,
        )

    def _drawn(self, event: events.Drawn) -> Iterator[Motion]:
        seat, card = event.seat, event.card
        model = self._model

        def leave() -> None:
            model.pile -= 1

        def arrive() -> None:
            model.player(seat).hand_size += 1
            if seat == self._seat and model.hand is not None and card != HIDDEN:
                model.hand.append(card)

        yield self._fly(
            lambda: Flight(lay_of(self._now).pile.center(), card=card),
            lambda: self._hand_point(seat, HIDDEN),
            before=leave,
            after=arrive,
            sound=Sound.CARD,
        )
        yield self._stand(words.drawn(self._who, seat, HIDDEN if self._shared else card), part=0.5)

    def _shuffle(self, event: events.Shuffle) -> Iterator[Motion]:
        def pile() -> None:
            self._model.pile += len(self._model.graveyard)
            self._model.graveyard = []

        text = translate("flower-power", "The GraveRyard is shuffled: it is the new pile.")
        yield self._stand(text, Sound.DEAL, then=pile)

    def _flower(self, event: events.Flower) -> Iterator[Motion]:
        petals = tuple(Petal(card, event.power) for card in event.cards)

        def grow() -> None:
            garden = self._model.player(event.seat).flowers
            # Where flowers were laid by hand they have been seen already.
            garden[:] = [each for each in garden if each.id != event.flower]
            garden.append(Flower(event.flower, petals, event.power))

        yield self._stand(sound=Sound.DROP, part=0.15, then=grow)

    def _gone(self, event: events.Gone) -> Iterator[Motion]:
        yield self._stand(translate("flower-power", "A flower has lost its last petal."), part=0.4)

    def _out(self, event: events.Out) -> Iterator[Motion]:
        seat = event.seat

        def leave() -> None:
            player = self._model.player(seat)
            player.out, player.hand_size = True, 0
            self._model.known_hands.pop(seat, None)

        yield self._stand(words.is_out(self._who, seat), Sound.LOSE, 1.5, leave)

    def _turn(self, event: events.Turn) -> Iterator[Motion]:
        def rest() -> None:
            model = self._model
            model.turn = model.actor = event.seat
            model.battle = None
            model.attacked = frozenset()

        yield self._stand(part=0.2, then=rest)

    def _win(self, event: events.Win) -> Iterator[Motion]:
        yield self._stand(words.wins(self._who, event.seat), part=1.5)

    # Where things are

    def _flower_point(self, flower: int) -> QPoint:
        return place_of(self._now, flower).middle

    def _petal_point(self, flower: int, petal: int) -> QPoint:
        place = place_of(self._now, flower)
        laid = shapes.shape(place.small).laid(len(self._model.flower(flower).petals))
        return place.middle + laid[min(petal, len(laid) - 1)].at

    def _hand_point(self, seat: int, card: int) -> QPoint:
        """Return where a card of a player's hand is, or his plate."""
        if seat != self._model.players[0].seat:
            return plate_rect(self._now, seat).center()
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
        before = flight_rect(self._model)
        self._model.flight = flight
        area = before.united(flight_rect(self._model))
        if not area.isEmpty():
            self._stage.touch(area)

    def _banner(self, lines: Sequence[str]) -> None:
        self._model.banner = tuple(lines)
        self._stage.repaint()

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

    def _play_card(self, seat: int, card: int, goal: Callable[[], QPoint]) -> Motion:
        """Let a card leave a hand and travel."""
        self._used = card

        def what() -> Flight:
            return Flight(self._hand_point(seat, card), card=card)

        return self._fly(what, goal, before=lambda: self._leave_hand(seat, card), sound=Sound.CARD)

    def _leave_hand(self, seat: int, card: int) -> None:
        model = self._model
        player = model.player(seat)
        player.hand_size -= 1
        known = model.known_hands.get(seat)
        if known and card in known:
            rest = tuple(each for each in known if each != card)
            model.known_hands = {**model.known_hands, seat: rest}
            if not rest:
                del model.known_hands[seat]
        if seat == self._seat and model.hand is not None and card in model.hand:
            model.hand.remove(card)

    def _cry(self, lines: Sequence[str], part: float) -> Motion:
        """Show a banner over the table for a while; its first line is told."""

        def begin() -> None:
            self._stage.sound(Sound.GO)
            self._banner(lines)
            self._stage.say(lines[0])

        return Motion(round(self._rest * part), begin=begin, end=lambda: self._banner(()))


def tied(before: View | None, now: View) -> bool:
    """Whether a battle goes on because of a tie that was not there before."""
    old = before.battle if before is not None else None
    new = now.battle
    if new is None or old is None:
        return False
    if now.phase == TIE_CARDS:
        return not old.dead or bool(old.fought)
    return len(new.fought) > len(old.fought)
