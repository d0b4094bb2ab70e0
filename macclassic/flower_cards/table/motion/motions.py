"""Motion: what has happened, as pieces that a game puts together. How long they take is the pace's affair."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import astuple, replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QRect, QSize

from macclassic.table.company.remarks import Occasion, Remark
from macclassic.table.game_words import point_count
from macclassic.table.look.furniture import FACE
from macclassic.table.motion.stage_scenes import Scene
from macclassic.table.table_state import Stage, TableState
from macclassic.toolbox.base.animator import Motion
from macclassic.toolbox.base.motion_timing import Duration, MotionPath
from macclassic.toolbox.base.sound import Sound

from ..layout import STRIP_H, Z_TURNED, Layout
from ..painting import WIPE, stack_rect, wipe_rect
from ..picture_model import BACK, EAR, WHOLE, CardPlace, Places, TablePicture, month, without
from ..words import begins_words, names_of
from .flights import AIR, ALL, CAPTURE, DEAL, EARLY, LATE, LAY, MEET, PLAY, STEAL, SWEEP, TURN, Flight, Window
from .great_moments import GreatMoment

translate = QCoreApplication.translate

EVERY, AFTER, TICK = 3, 2, 3
"""Frames from one card that is dealt to the next, that is captured, and that is counted."""
CLUMP = "clump-{}"
"""What the parts of a pack that is shuffled are called among the places."""
RISE, ASIDE = 12, 30
"""How far a clump of the pack goes up, and aside."""
TUG = 3
COUNTED = 8
"""No more cards are counted than that, one by one."""


class CardMotions:
    """The pieces of motion over the picture of a moment that a game puts together.

    Pieces are made before the first of them begins, so what they need to know of the ones before them is
    followed here too: `held`, what each seat has collected by then.
    """

    def __init__(self, now: TableState, stage: Stage, layout: Layout, beside: Sequence[QRect] = ()) -> None:
        """`beside`: what only a game's own table has that tells of what all have."""
        self.now, self.stage = now, stage
        self.picture: TablePicture = now.model
        self.names = names_of(now)
        self.pace = now.options.pace
        self.tempo = stage.tempo(self.pace)
        self.held = [set(cards) for cards in self.picture.collections]
        self._layout = layout
        self._turned = self.picture.turned
        self._beside = beside
        self._looked = self._looks()

    def line(self, seat: int, you: str, other: str, **words: Any) -> str:
        """Return a line about the person or about another player."""
        return (other if seat else you).format(name=self.names[seat], **words)

    # What all is made of

    def fly(
        self,
        goal: Callable[[], Places],
        way: MotionPath,
        up: Sequence[str] = (),
        every: int = 0,
        turns: Window = ALL,
        thrown: bool = False,
        source: CardPlace | None = None,
        whole: bool = False,
        begin: Callable[[], None] = lambda: None,
        end: Callable[[], None] = lambda: None,
        leave: Callable[[], None] = lambda: None,
    ) -> Motion:
        """Move cards to where `goal` says when the motion begins: those that go `up` through the air, one so
        many frames after another (`whole`: at full size); others slide. `source`: where those come from that
        lie nowhere yet; `leave`: done as each of them does. Where nothing moves it takes no time."""
        one, between = self.tempo.ms(way.span), self.tempo.frames(every)
        flights: dict[str, tuple[int, Flight]] = {}
        full, picture = self.tempo.full, self.picture
        before: Any = None
        left: set[str] = set()

        def first() -> None:
            begin()
            for card, place in goal().items():
                start = picture.places.get(card, source or place)
                number = up.index(card) if card in up else 0
                flying = full and card in up and start != place
                over = turns if full else None
                flight = Flight(start, place, self.tempo.way(way), flying, thrown, over, whole)
                flights[card] = between * number, flight
            if all(each.start == each.end for _, each in flights.values()):
                motion.ms = 0

        def move(t: float) -> None:
            nonlocal before
            came = set()
            for card, (after, flight) in flights.items():
                since = t * motion.ms - after
                if since >= 0 and card not in left:
                    left.add(card)
                    leave()
                if t >= 1.0 or since >= one:
                    came.add(card)
                if t >= 1.0:
                    self._put(card, flight.end)
                elif since >= 0 and flight.start != flight.end:
                    # What has come to its place is among what moves until all are there.
                    self._put(card, flight.at(min(1.0, since / one)))
            picture.coming -= came
            away = [card for card in flights if card in picture.places and picture.places[card].moving]
            if (away, picture.coming) != before:
                before = away, picture.coming
                self._notice()  # what has left its place, and what has come there

        motion = self._watched(Motion(one + between * max(0, len(up) - 1), move, first, end))
        return motion

    def still(
        self,
        span: Duration,
        say: str = "",
        sound: Sound | None = None,
        then: Callable[[], None] | None = None,
    ) -> Motion:
        """Stand still for as long as something would move, so that what is said and shown can be read."""
        return self._watched(self.stage.pause(span.value[self.pace - 1], say, sound, then))

    def show(
        self,
        seat: int,
        great: GreatMoment,
        line: str,
        remark: Remark | None = None,
        at: QRect | None = None,
        mood: str = "pleased",
        then: Callable[[], None] = lambda: None,
    ) -> Iterator[Motion]:
        """Show a great moment with the face of whoever did it, if anybody did (`seat`), and let somebody say
        something to it; `at`: where it happened, if not at the seat."""
        face = self.face(seat, mood) if seat >= 0 else ""
        at = at or self.at_seat(max(seat, 0))
        scene = Scene(great.picture, great.caption, face, at, great.inverts)

        def begin() -> None:
            then()
            if remark is not None:
                self.stage.remark(remark)

        yield from map(self._watched, self.stage.show(scene, self.pace, line, great.sound, begin))

    def remark(self, remark: Remark) -> Motion:
        """Let somebody say something to what has happened."""
        return Motion(0, begin=lambda: self.stage.remark(remark))

    def face(self, seat: int, mood: str = "pleased") -> str:
        """Return the picture of somebody's face."""
        return f"face-{self.now.company[seat].face}-{mood}"

    def at_seat(self, seat: int) -> QRect:
        """Return where somebody's face is."""
        return QRect(self._layout.face(seat), QSize(FACE, FACE))

    def at_month(self, number: int) -> QRect:
        """Return where the cards of a month lie."""
        return self._layout.slot(number)

    def _looks(self) -> dict[tuple[int, ...], Any]:
        """Return what is seen beside whole cards that lie still, by where: places of months, ears, the stack,
        the news, what says that a card was turned, and all that tells of what everybody has."""
        picture, layout = self.picture, self._layout
        there = picture.lying
        found: dict[tuple[int, ...], Any] = {
            _key(layout.slot(number)): (number in there, number in picture.threes) for number in range(1, 13)
        }
        found[_key(stack_rect(layout.stack))] = picture.stack
        # Two to choose from, with their numbers, lie where news are else.
        found[_key(layout.said.adjusted(0, 0, 0, 5))] = bool(picture.choice)
        turned = picture.places.get(picture.turned or "")
        sign = QRect(layout.turned, WHOLE).adjusted(-6, 0, 6, 12)
        found[_key(sign)] = (
            turned is not None and not turned.moving and (turned.x, turned.y) == layout.turned.toTuple()
        )
        for seat, figures in enumerate(picture.seats):
            has = picture.arrived[seat]
            found[_key(layout.seat(seat))] = astuple(figures), picture.counting == seat, len(has)
            for rect in (*layout.trays(seat), layout.strip(seat).adjusted(0, 0, 0, STRIP_H)):
                found[_key(rect)] = picture.arrived
            for rect in self._beside:
                found[(*_key(rect), seat)] = astuple(figures), has
        for place in picture.places.values():
            if place.ear is not None:
                found[_key(QRect(*place.ear, EAR, EAR))] = True
        for index, card in enumerate(picture.hand):
            if card in picture.shown:
                at = layout.hand(index, len(picture.hand)).rect
                found[_key(at.adjusted(-1, 0, 1, 2))] = (
                    card in picture.places and not picture.places[card].moving
                )
        return found

    def _notice(self) -> None:
        """Have painted anew what looks otherwise than when this was asked last."""
        before, self._looked = self._looked, self._looks()
        for where in before.keys() | self._looked.keys():
            if before.get(where) != self._looked.get(where):
                self.stage.touch(QRect(*where[:4]))

    def _watched(self, motion: Motion) -> Motion:
        """Return a motion at whose beginning and end what it changes beside cards is painted anew."""
        begin, end = motion.begin, motion.end

        def begun() -> None:
            begin()
            self._notice()

        def ended() -> None:
            end()
            self._notice()

        motion.begin, motion.end = begun, ended
        return motion

    def _put(self, card: str, place: CardPlace) -> None:
        """Put a card elsewhere and paint anew only what that touches."""
        old = self.picture.places.get(card)
        if old == place:
            return
        self.picture.places[card] = place
        if old is None or not old.painted.intersects(place.painted):
            self.stage.touch(place.painted)
            if old is not None:
                self.stage.touch(old.painted)
        else:
            self.stage.touch(old.painted.united(place.painted))

    # What happens in every game

    def shuffle(self) -> Iterator[Motion]:
        """Shuffle the pack as flower cards are shuffled: clumps go up, over, and on top, three before the
        first game and one before the others."""
        if not self.tempo.full:
            return
        picture, x, y = self.picture, *self._layout.stack.toTuple()
        many = 3 if picture.game == 1 else 1
        cards = [CLUMP.format(layer) for layer in range(3)]

        def move(t: float) -> None:
            whole, part = divmod(t * many, 1)
            # Out and up, then back on top, the second half as fast as the first.
            out = min(part, 1 - part) * 2 if whole < many else 0.0
            for layer, card in enumerate(cards):
                across, up = round(ASIDE * out), round(RISE * out)
                place = CardPlace(x + across - layer - 3, y - up - layer - 3, AIR + layer, face=False)
                self._put(card, replace(place, moving=True, lifted=out > 0))

        def gather() -> None:
            for card in cards:
                self.stage.touch(picture.places.pop(card).painted)

        def begin() -> None:
            self.stage.sound(Sound.SHUFFLE if many > 1 else Sound.CUT)

        yield Motion(self.tempo.ms(Duration.E) * many // 3, move, begin, gather)

    def deal(self, before: str = "") -> Iterator[Motion]:
        """Shuffle, and deal the cards from the stack one by one: the table first, then round the hands, then
        what else lies there; with a line to stand `before` that, and who begins."""
        picture, layout = self.picture, self._layout
        say = begins_words(self.names, picture.first, picture.game)
        goal, threes, left = layout.places(picture), picture.threes, picture.stack
        order = list(picture.table)
        for index in range(len(goal)):
            order += picture.hand[index : index + 1]
            order += [f"{BACK}-{seat}-{index}" for seat in range(1, len(picture.hidden))]
        order = [card for card in order if card in goal]
        order += [card for card in goal if card not in order]
        stack = CardPlace(*layout.stack.toTuple(), 5, face=False)

        def clear() -> None:
            picture.places, picture.threes, picture.stack = {}, frozenset(), left + len(order)
            self.stage.repaint()

        def begin() -> None:
            self.stage.sound(Sound.DEAL)

        def leave() -> None:
            picture.stack -= 1

        def end() -> None:
            picture.threes, picture.stack = threes, left

        yield self.still(Duration.A, before, then=clear)
        yield from self.shuffle()
        yield self.still(Duration.A, say)
        yield self.fly(
            lambda: goal, DEAL, order, EVERY, LATE, source=stack, begin=begin, end=end, leave=leave
        )
        yield self.still(Duration.A)

    def played(self, seat: int, card: str) -> str:
        """Return the line that somebody plays a card."""
        you = translate("table", "You play {card}.")
        return self.line(seat, you, translate("table", "{name} plays {card}."), card=card)

    def lay(self, seat: int, cards: tuple[str, ...], say: str) -> Iterator[Motion]:
        """Lay cards from a hand by what they match on the table."""
        picture = self.picture

        def goal() -> Places:
            self.leave_hand(seat, cards)
            picture.played, picture.lifted, picture.choice = cards, None, ()
            return {**self._layout.hands(picture), **self._layout.on_table(picture)}

        def begin() -> None:
            self.stage.say(say)

        def end() -> None:
            self.stage.sound(Sound.CARD)

        yield self.fly(goal, PLAY, cards, turns=EARLY, thrown=True, begin=begin, end=end)
        yield self.still(Duration.A)

    def leave_hand(self, seat: int, cards: tuple[str, ...]) -> None:
        """Take cards out of a hand; a hidden one appears where its back lay."""
        picture = self.picture
        if not seat:
            picture.hand = without(picture.hand, cards)
            picture.shown = without(picture.shown, cards)
            return
        seen, hidden = picture.open_hands[seat], picture.hidden[seat]
        for card in without(cards, seen):
            hidden -= 1
            back = picture.places.pop(f"{BACK}-{seat}-{hidden}", None)
            if back is not None:
                picture.places[card] = back
        picture.hidden = changed(picture.hidden, seat, hidden)
        picture.open_hands = changed(picture.open_hands, seat, without(seen, cards))

    def turn_up(self, card: str, name: str) -> Iterator[Motion]:
        """Turn over the uppermost card of the stack."""
        picture, layout = self.picture, self._layout
        self._turned = card

        def turn() -> Places:
            picture.stack -= 1
            picture.places[card] = CardPlace(*layout.stack.toTuple(), Z_TURNED - 10, face=False)
            return {card: CardPlace(*layout.turned.toTuple(), Z_TURNED)}

        def begin() -> None:
            self.stage.sound(Sound.FLIP)
            self.stage.say(translate("table", "Turned: {card}.").format(card=name))

        def done() -> None:
            picture.turned = card

        yield self.fly(turn, TURN, (card,), begin=begin, end=done)
        yield self.still(Duration.C)

    def settle(self) -> Places:
        """Lay down on the table what was played and turned, and return where everything goes."""
        picture = self.picture
        turned = () if picture.turned is None else (picture.turned,)
        picture.table = tuple(sorted((*picture.table, *picture.played, *turned), key=month))
        picture.played, picture.turned, picture.choice = (), None, ()
        return self._layout.on_table(picture)

    def _lay_down(self, end: Callable[[], None] = lambda: None) -> Motion:
        """Lay down on the table what was played and turned; the turned card goes through the air."""
        up = () if self._turned is None else (self._turned,)
        self._turned = None
        return self.fly(self.settle, LAY, up, thrown=True, end=end)

    def three_stay(self, month: int) -> Iterator[Motion]:
        """Lay down what was played and turned; three of a month stay, as a mark says from now on."""

        def mark() -> None:
            self.picture.threes |= {month}

        yield self._lay_down(mark)

    def collect(self, seat: int, cards: Sequence[str], told: str, sweep: bool = False) -> Iterator[Motion]:
        """Let a seat collect cards, all that lies there if it is a `sweep`; the turned one is shown on what
        it takes, before both go."""
        picture, turned = self.picture, self._turned
        self.held[seat] |= set(cards)

        def meet() -> Places:
            if turned is None:
                return {}
            if picture.choice:
                taken = next(picture.places[card] for card in picture.choice if card in cards)
                return {turned: replace(taken, y=taken.y + 13, z=Z_TURNED)}
            there = [card for card in (*picture.table, *picture.played) if month(card) == month(turned)]
            return self._layout.of_month(month(turned), [*there, turned])

        def gather() -> Places:
            self.settle()
            picture.table = without(picture.table, cards)
            picture.threes -= {month(card) for card in cards}
            self.stage.tell(told)
            return {**self._layout.on_table(picture), **self.gain(seat, cards)}

        def begin() -> None:
            self.stage.sound(Sound.SWEEP if sweep else Sound.COLLECT)

        if turned is not None and turned in cards:
            yield self.fly(meet, MEET, (turned,))
            yield self.still(Duration.A)
        self._turned = None
        up = cards if turned is None or turned in cards else (*cards, turned)
        yield self.fly(gather, SWEEP if sweep else CAPTURE, up, AFTER, begin=begin)
        if sweep:
            yield from self._wipe()

    def lay_stand_in(self) -> Motion:
        """Lay what stands in for a card of the hand by what it matches, before the next is turned."""
        picture = self.picture

        def lay() -> Places:
            if picture.turned is None:
                return {}
            picture.played, picture.turned, picture.choice = (*picture.played, picture.turned), None, ()
            return self._layout.on_table(picture)

        up, self._turned = () if self._turned is None else (self._turned,), None
        return self.fly(lay, LAY, up, thrown=True)

    def take_out(self, seat: int, card: str) -> Motion:
        """Let a card of the hand, or the turned one, go straight to what a seat has collected."""
        picture = self.picture
        self.held[seat] |= {card}
        if self._turned == card:
            self._turned = None

        def go() -> Places:
            if picture.turned == card:
                picture.turned = None
            else:
                self.leave_hand(seat, (card,))
            return {**self._layout.hands(picture), **self.gain(seat, (card,))}

        def begin() -> None:
            self.stage.sound(Sound.COIN)

        return self.fly(go, CAPTURE, (card,), begin=begin)

    def _wipe(self) -> Iterator[Motion]:
        """Wipe the empty table once, from the left to the right."""
        picture, layout = self.picture, self._layout
        way = layout.slot(12).right() - layout.slot(1).left() - WIPE
        if not self.tempo.full:
            return

        def move(t: float) -> None:
            at = way * int(16 * t) // 16 if t < 1.0 else -1
            if at != picture.wipe:
                for each in (picture.wipe, at):
                    if each >= 0:
                        self.stage.touch(wipe_rect(layout, each))
                picture.wipe = at

        yield Motion(self.tempo.ms(Duration.C), move)

    def gain(self, seat: int, cards: Sequence[str], giver: int = -1) -> Places:
        """Put cards to what a seat has collected, from another's, if there is a giver, and return where all
        of that lies."""
        picture = self.picture
        places: Places = {}
        if giver >= 0:
            left = without(picture.collections[giver], cards)
            picture.collections = changed(picture.collections, giver, left)
            places = self._layout.collected(giver, left)
        mine = tuple(sorted((*picture.collections[seat], *cards)))
        picture.collections = changed(picture.collections, seat, mine)
        picture.coming |= set(cards)
        return {**places, **self._layout.collected(seat, mine)}

    def hand_over(
        self,
        giver: int,
        taker: int,
        card: str,
        told: str,
        name: str,
        say: bool = False,
        then: Callable[[], None] = lambda: None,
    ) -> Iterator[Motion]:
        """Let a card pass from what one seat has collected to another's: it is tugged at twice, then it goes.
        `told`: the words for it, which are only heard unless they are to `say`; `then`: what follows at once.
        """
        picture = self.picture
        self.held[giver] -= {card}
        self.held[taker] |= {card}
        start: list[CardPlace] = []

        def tug(t: float) -> None:
            if card not in picture.places:
                return
            start[:] = start or [picture.places[card]]
            out = TUG if t < 1.0 and int(4 * t) % 2 == 0 else 0
            toward = self._layout.face(taker) - self._layout.face(giver)
            by = (out if toward.x() > 0 else -out if toward.x() < 0 else 0), (-out if toward.y() < 0 else 0)
            place = start[0]
            moved = replace(place, x=place.x + by[0], y=place.y + by[1], moving=True, lifted=True, z=AIR)
            self._put(card, moved if t < 1.0 else place)

        def pass_on() -> Places:
            (self.stage.say if say else self.stage.tell)(told)
            places = self.gain(taker, (card,), giver)
            then()
            return places

        def begin() -> None:
            self.stage.sound(Sound.CARD)
            self.stage.remark(Remark(Occasion.TAKE, taker, giver, name))

        if self.tempo.full:
            yield self._watched(Motion(self.tempo.ms(Duration.B), tug))
        yield self.fly(pass_on, STEAL, (card,), whole=True, begin=begin)

    def score(self, seat: int, points: int, cards: Sequence[str] = ()) -> Iterator[Motion]:
        """Note what a seat's collection is worth; what was not taken stays on the table. `cards`: those that
        bring more now, which are counted one by one."""
        picture = self.picture
        yield self._lay_down()
        some = [card for card in cards if card in self.held[seat]][:COUNTED]

        def rises() -> bool:
            return bool(points > picture.seats[seat].points)

        def count(number: int) -> Callable[[], None]:
            def begin() -> None:
                self._lift(some[number])
                self.stage.sound(Sound.TICK)
                picture.counting = seat

            return begin

        def put_down(card: str) -> Callable[[], None]:
            def end() -> None:
                place = picture.places.get(card)
                if place is not None and place.lifted:
                    self._put(card, replace(place, moving=False, lifted=False))

            return end

        if self.tempo.full and rises():
            for number, card in enumerate(some):
                tick = Motion(self.tempo.frames(TICK), begin=count(number), end=put_down(card))
                yield self._watched(tick)

        def note() -> None:
            rising = rises()
            picture.seats[seat].points, picture.counting = points, -1
            if rising:
                words = translate("table", "{name}: {points}.")
                self.stage.say(words.format(name=self.names[seat], points=point_count(points)))

        motion = self.still(Duration.A, then=note)
        if not rises():
            motion.ms = 0
        yield motion

    def _lift(self, card: str) -> None:
        place = self.picture.places.get(card)
        if place is not None:
            self._put(card, replace(place, moving=True, lifted=True))

    def pay(
        self, giver: int, taker: int, amount: int, say: str, landed: Callable[[int], None]
    ) -> Iterator[Motion]:
        """Let coins fly from one face to another; `landed` is told what each brings."""

        def note(worth: int) -> None:
            landed(worth)
            self._notice()

        yield self.still(Duration.A, say)
        start, goal = (self.at_seat(seat).center() for seat in (giver, taker))
        yield self._watched(self.stage.pay(start, goal, amount, self.pace, note))


def changed(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    """Return values by seat, that of one seat another."""
    return (*values[:seat], value, *values[seat + 1 :])


def _key(rect: QRect) -> tuple[int, ...]:
    return rect.x(), rect.y(), rect.width(), rect.height()
