"""Motions of the table: pawns walk, slide and fly, cards turn over, and great moments are shown.

The decision comes before its events. The outcome of a turn is announced as a `TurnLine`, for the row of its
colour.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, Any

from macclassic.engine.core.options import PERSON
from macclassic.engine.core.safe_text import capital
from macclassic.table.company.remarks import Occasion, Remark
from macclassic.table.motion.stage_scenes import Scene
from macclassic.table.table_state import (
    RoundBegan,
    SeatDecided,
    Stage,
    TableEvent,
)
from macclassic.toolbox.base.animator import Motion
from macclassic.toolbox.base.motion_timing import Duration
from macclassic.toolbox.base.sound import Sound
from macclassic.toolbox.grammar.sentences import translate

from ...actions import WALKING, Move, Part
from ...board import COLOUR_OF, HOME, START, TRACK
from ...events import Bump, Card, Forfeit, Shuffle, Slide, Step, Win
from ...moves import trail, walked
from .. import layout
from ..layout import Model
from ..texts import words
from . import great_moments
from .flights import Flights
from .great_moments import Great

if TYPE_CHECKING:
    from ..layout import State


class TurnLine(str):
    """Outcome of a seat's turn. `card`: the card used. `shorter`: the same in ever fewer words."""

    seat: int
    card: int
    shorter: tuple[str, ...]

    def __new__(cls, said: str, seat: int, card: int, shorter: Sequence[str]) -> TurnLine:
        line = super().__new__(cls, said)
        line.seat, line.card, line.shorter = seat, card, tuple(shorter)
        return line


class CardLine(str):
    """Line about a card turned over, which lies open on the table itself."""


def motions(now: State, stage: Stage, events: Sequence[TableEvent]) -> Iterator[Motion]:
    """Return the motions for events."""
    return Choreography(now, stage).motions(events)


class Choreography:
    """Turns events into motions over one model."""

    def __init__(self, now: State, stage: Stage) -> None:
        self.now, self.stage = now, stage
        self.model: Model = now.model
        self._flights = Flights(now, stage)
        self._seat = 0
        self._parts: tuple[Part, ...] = ()
        self._open = self.model.card
        self._places = list(self.model.places)
        """Places of all pawns at that point: motions are made before the first of them begins."""

    def motions(self, events: Sequence[TableEvent]) -> Iterator[Motion]:
        """Return the motions for events, in order. Pawns bumped at the same time fly together."""
        groups: list[tuple[Any, ...]] = [tuple(found) for _, found in groupby(events, type)]
        for before, found, then in zip([(None,), *groups], groups, [*groups[1:], ()], strict=False):
            bumped = then if then and isinstance(then[0], Bump) else ()
            if isinstance(found[0], Bump):
                yield from self._bumps(found, isinstance(before[-1], Slide))
            elif isinstance(found[0], Step) and self._parts[0].how == "swap":
                yield from self._swap(*found)
            else:
                for event in found:
                    yield from self._one(event, bumped if event is found[-1] else ())

    def _one(self, event: TableEvent, bumped: Sequence[Bump]) -> Iterator[Motion]:
        """Yield the motions of one event. `bumped`: the pawns that it sends back."""
        still = self._flights.still
        match event:
            case RoundBegan():
                line = translate("sorry", "A new game. {colour} begins.")
                yield still(Duration.E, line.format(colour=self._colour(0)), Sound.RIFFLE)
            case SeatDecided(seat=seat, action=Move() as move):
                self._seat, self._parts = seat, move.parts
                texts = words.option_words(move, trail(self.model.places, move))
                yield still(Duration.A, TurnLine(texts[0], seat, self._open, texts))
            case Shuffle():
                yield self._flights.riffle(
                    translate("sorry", "The pile is used up: all cards are shuffled again.")
                )
                yield still(Duration.E)
            case Card(seat=seat, card=card):
                self._open = card
                yield self._flights.turn(card)
                line = translate("sorry", "{colour} turns over: {card}.")
                line = line.format(colour=self._colour(seat), card=words.card_name(card))
                yield still(Duration.D, CardLine(line))
            case Forfeit(seat=seat):
                short = translate("sorry", "can’t move")
                text = translate("sorry", "{colour} can’t move: the turn is lost.")
                lost = TurnLine(text.format(colour=self._colour(seat)), seat, self._open, [short])
                yield still(
                    Duration.E, lost, Sound.RAP, then=partial(self.stage.remark, Remark(Occasion.JAM, seat))
                )
                yield still(Duration.A)
            case Step():
                yield from self._step(event, bumped)
            case Slide(pawn=pawn, came=came, went=went):
                if bumped:
                    yield from self._show(great_moments.slide(went - came), pawn, came, bumped)
                yield self._flights.slide(pawn, came, went)
                self._places[pawn] = went
                if bumped:
                    yield self._remark(Remark(Occasion.SWEEP, self._seat))
            case Win(seats=seats):
                colours = [self.model.colours[seat] for seat in seats]
                champion = partial(self.stage.remark, Remark(Occasion.CHAMPION, seats[0]))
                yield still(Duration.E, words.winners_words(colours, self.now.company), then=champion)

    # Pawns

    def _step(self, event: Step, bumped: Sequence[Bump]) -> Iterator[Motion]:
        pawn, came, went = event.pawn, event.came, event.went
        part = next(each for each in self._parts if each.pawn == pawn)
        self._places[pawn] = went
        if part.how == "sorry":
            yield from self._show(great_moments.sorry(), pawn, came, bumped, self._bump(part.target))
            yield self._flights.fly([(pawn, came, went)], smack=True, late=True)
            return
        if part.how == "enter":
            yield self._flights.come_out(pawn, went, heard=not bumped)
            yield self._remark(Remark(Occasion.STRIKE, self._seat))
            return
        places = walked(part, came) if part.how in WALKING else (came, went)
        yield self._flights.walk(pawn, places, heard=not bumped)
        if HOME in places[:-1] and went < TRACK:
            yield from self._show(great_moments.bounce(), pawn, went)
        if went == HOME:
            colour = COLOUR_OF[pawn]
            count = self._places[4 * colour : 4 * colour + 4].count(HOME)
            remark = Remark(Occasion.HOME, self._seat, amount=count)
            yield from self._show(great_moments.home(count), pawn, HOME, remark=remark, everybody=True)

    def _swap(self, one: Step, two: Step) -> Iterator[Motion]:
        ways = [(each.pawn, each.came, each.went) for each in (one, two)]
        yield from self._show(great_moments.swap(), one.pawn, one.came, [two], self._bump(two.pawn))
        yield self._flights.fly(ways, smack=True, late=True)
        for pawn, _, went in ways:
            self._places[pawn] = went

    def _bumps(self, bumped: Sequence[Bump], slid: bool) -> Iterator[Motion]:
        """Yield the motions of bumped pawns. `slid`: they were bumped by a slide."""
        for each in bumped:
            self._places[each.pawn] = START
        first = bumped[0]
        ways = [(each.pawn, each.came, START) for each in bumped]
        if any(part.how == "sorry" and part.target == first.pawn for part in self._parts):
            # The moment and the sound came with the arriving pawn.
            yield self._flights.fly(ways, smack=False)
            return
        own = [each for each in bumped if self._side(each.pawn) == self.model.sides[self._seat]]
        if own:
            remark = Remark(Occasion.PENALTY, self._seat)
            yield from self._show(great_moments.bump(True), own[0].pawn, own[0].came, remark=remark)
        elif not slid:
            yield from self._show(
                great_moments.bump(False), first.pawn, first.came, bumped, self._bump(first.pawn)
            )
        yield self._flights.fly(ways, smack=True)

    # Great moments and remarks

    def _show(
        self,
        great: Great,
        pawn: int,
        place: int,
        others: Sequence[Step | Bump] = (),
        remark: Remark | None = None,
        everybody: bool = False,
    ) -> Iterator[Motion]:
        """Yield a great moment at a pawn, with a remark.

        It has a stage only if it concerns a person, if `everybody` is set, or if only computers play.
        `others`: events of further pawns that are concerned.
        """
        picture, caption = great
        company, colour = self.now.company, self.model.colours[self._seat]
        people = {each for each, player in company.items() if player == PERSON}
        concerned = {colour, COLOUR_OF[pawn], *(COLOUR_OF[each.pawn] for each in others)}
        if people and not everybody and not people & concerned:
            if remark is not None:
                yield self._remark(remark)
            return
        face = words.face(company, colour)
        scene = Scene(
            picture,
            caption,
            f"face-{face}-pleased" if face else "",
            layout.pawn_rect(layout.pawn_at(pawn, place)),
            clear=tuple(map(layout.talking, self.model.colours)),
            middle=layout.BOARD.center(),
        )

        def begin() -> None:
            self.stage.tell(capital(caption.replace("\n", " ").lower()))
            if remark is not None:
                self.stage.remark(remark)

        yield from self.stage.show(scene, self._flights.pace, then=begin)

    def _remark(self, remark: Remark) -> Motion:
        return Motion(0, begin=partial(self.stage.remark, remark))

    def _bump(self, pawn: int) -> Remark:
        return Remark(Occasion.BUMP, self._seat, self._seat_of(pawn))

    # Seats and colours

    def _seat_of(self, pawn: int) -> int:
        return self.model.colours.index(COLOUR_OF[pawn])

    def _side(self, pawn: int) -> int:
        return self.model.sides[self._seat_of(pawn)]

    def _colour(self, seat: int) -> str:
        return words.colour_name(self.model.colours[seat])
