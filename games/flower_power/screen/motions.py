"""Motion: what the rules say has happened, as cards, petals and flowers that travel and turn up. How long it
takes is the pace's affair."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication

from macclassic.toolbox.animator import Motion
from macclassic.toolbox.gamescreen import Decided
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
from . import words
from .model import Battle, Flower, Petal
from .pieces import Pieces
from .stage import Flight, Stage
from .words import Company

translate = QCoreApplication.translate


class Choreography(Pieces):
    """Turns events into motions over the model of a stage. `seat`: whose eyes look on; `hidden_hearts`:
    whether others' hearts are laid unseen; `shared`: whether others read the board too, so that it tells only
    what all may see."""

    def __init__(
        self, stage: Stage, who: Company, seat: int, pace: int, hidden_hearts: bool, shared: bool
    ) -> None:
        super().__init__(stage, seat, pace)
        self._who = who
        self._hidden_hearts = hidden_hearts
        self._shared = shared
        self._compared = False
        self._told_tie = False

    def motions(self, happened: Sequence[Any]) -> Iterator[Motion]:
        """Return the motions for some events, in order."""
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

    def decided(self, happened: Sequence[Any], before: View | None, now: View) -> Iterator[Motion]:
        """Return the motions for the events between two views, and for what the views tell besides: ties,
        and that all flowers are laid."""
        yield from self.motions(happened)
        if tied(before, now) and (not self._told_tie or now.phase == TIE_CARDS):
            yield self.tie(now.phase == TIE_CARDS)
        if before is not None and before.phase == BUILD and now.phase != BUILD:
            yield self._chorus()

    # Beginning

    def opening(self, contest: Sequence[Sequence[int]], winner: int) -> Iterator[Motion]:
        """Return the contest for the order of play (flower-power §3.3)."""
        yield self._stand(translate("flower-power", "Who chooses when to play?"), part=0.8)
        for throw in contest:

            def show(throw: Sequence[int] = throw) -> None:
                self._stage.throw(throw)

            yield Motion(round(self._rest * 1.6), begin=show)
        yield self._stand(words.thrown(self._who, contest[-1]))
        yield self._stand(words.choice_won(self._who, winner), Sound.WHISTLE, 1.0)
        yield Motion(0, end=lambda: self._stage.throw(()))

    def asked(self) -> Motion:
        """Return the beginning of the contest where people throw in it."""
        return self._stand(translate("flower-power", "Who chooses when to play?"), part=0.4)

    def contested(self, contest: Sequence[Sequence[int]], winner: int) -> Iterator[Motion]:
        """Return how a contest ended that people have thrown in: only what the board says of it."""
        yield self._stand(translate("flower-power", "Who chooses when to play?"))
        yield self._stand(words.thrown(self._who, contest[-1]))
        yield self._stand(words.choice_won(self._who, winner))

    def dealt(self) -> Motion:
        """Return the deal."""
        return self._stand(translate("flower-power", "Petals and hands are dealt."), Sound.DEAL, 0.8)

    def _chorus(self) -> Motion:
        """Return the cry of all before the first turn (flower-power §3.5)."""
        return self._cry((words.chorus(),), 2.0)

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
        stage = self._stage

        def engage() -> None:
            model = self._model
            tops = [None if model.flower(each).power else 0 for each in (action.flower, action.target)]
            model.battle = Battle(action.flower, action.target, (tops[0], tops[1]))
            model.attacked |= {action.flower}

        yield self._fly(lambda: self._flight_of(action.flower), stage.grave_point, 0.5, sound=Sound.SWEEP)
        yield self._stand(part=0.1, then=engage)

    def _power(self, seat: int, action: CardPlay) -> Iterator[Motion]:
        stage, card = self._stage, action.card
        match action:
            case Poison():
                yield self._play_card(seat, card, lambda: stage.petal_point(action.flower, action.petal))
                yield self._stand(sound=Sound.SMACK, part=0.3)
            case Spy(flower=flower) if flower == NOBODY:
                yield self._play_card(seat, card, lambda: stage.hand_point(action.seat, HIDDEN))
            case Heart() | Diamond() | Spy():
                yield self._play_card(seat, card, lambda: stage.flower_point(action.flower))
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

    def tie(self, dead: bool = False) -> Motion:
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
            yield self.tie()
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
        stage, model = self._stage, self._model

        def arrive() -> None:
            moved = model.flower(flower)
            model.owner(flower).flowers.remove(moved)
            model.player(to).flowers.append(moved)

        yield self._stand(lambda: words.captured(model, self._who, flower, to), part=0.6)
        yield self._fly(
            lambda: self._flight_of(flower),
            lambda: stage.hand_point(to, HIDDEN),
            1.2,
            after=arrive,
            sound=Sound.SWEEP,
        )

    def _drawn(self, event: events.Drawn) -> Iterator[Motion]:
        seat, card = event.seat, event.card
        stage, model = self._stage, self._model

        def leave() -> None:
            model.pile -= 1

        def arrive() -> None:
            model.player(seat).hand_size += 1
            if seat == self._seat and model.hand is not None and card != HIDDEN:
                model.hand.append(card)

        yield self._fly(
            lambda: Flight(stage.pile_point(), card=card),
            lambda: stage.hand_point(seat, HIDDEN),
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
            self._model.player(event.seat).flowers.append(Flower(event.flower, petals, event.power))

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


def tied(before: View | None, now: View) -> bool:
    """Whether a battle goes on because of a tie that was not there before."""
    old = before.battle if before is not None else None
    new = now.battle
    if new is None or old is None:
        return False
    if now.phase == TIE_CARDS:
        return not old.dead or bool(old.fought)
    return len(new.fought) > len(old.fought)
