"""Motions that the games combine. Their durations depend on the pace."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import astuple, replace
from functools import partial
from typing import Any

from PySide6.QtCore import QRect, QSize

from macclassic.flower_cards.table.picture_model import CardState
from macclassic.table.company.remarks import Occasion, Remark
from macclassic.table.game_words import point_count
from macclassic.table.look.furniture import FACE
from macclassic.table.motion.moving_pieces import put
from macclassic.table.motion.stage_scenes import Scene, heard_of
from macclassic.table.table_state import SeatedPerson, Stage
from macclassic.toolbox.base.animator import Motion
from macclassic.toolbox.base.motion_timing import LIFT, Duration, MotionPath
from macclassic.toolbox.base.sound import Sound
from macclassic.toolbox.grammar.sentences import translate

from ..layout import STRIP_H, Z_TURNED, Layout
from ..painting import WIPE, stack_rect, wipe_rect
from ..picture_model import BACK, EAR, WHOLE, FlowerCardPlace, Places, TablePicture, changed, month, without
from ..words import begins_words, names_of
from .flights import AIR, ALL, CAPTURE, DEAL, EARLY, LATE, LAY, MEET, PLAY, STEAL, SWEEP, TURN, Flight, Window
from .great_moments import GreatMoment

EVERY, AFTER, TICK = 3, 2, 3
"""Frames between one card and the next that is dealt, captured, or counted."""
CLUMP = "clump-{}"
"""Names of the parts of a shuffled pack among the places."""
RISE, ASIDE = 12, 30
"""Pixels by which a part of the pack goes up, and aside."""
TUG = 3
MAX_COUNTED_CARDS = 8
"""Largest number of cards that are counted one by one."""


class CardMotions:
    """Factory of motions over one model.

    Motions are made before the first of them begins. Therefore the class keeps the state that later motions
    depend on: `held`, the cards that each seat will have collected by then.
    """

    def __init__(self, now: CardState, stage: Stage, layout: Layout, totals: Sequence[QRect] = ()) -> None:
        """`totals`: areas of the game's own table that show what players have collected."""
        self.now, self.stage = now, stage
        self.picture: TablePicture = now.model
        self.names = names_of(now)
        self.pace = now.options.pace
        self.tempo = stage.tempo(self.pace)
        self.held = [set(cards) for cards in self.picture.collections]
        self._layout = layout
        if now.position.hidden and self.picture.hand:
            self.picture.hide_hand()
            layout.laid_out(self.picture)
        self._turned = self.picture.turned
        self._totals = totals
        self._looked = self._looks()

    def line(self, seat: int, you: str, other: str, **words: object) -> str:
        """Return a sentence about the person or about another player."""
        person: SeatedPerson = self.now.company[seat]
        return person.told(you, other, **words)

    # Basic motions

    def fly(
        self,
        goal: Callable[[], Places],
        way: MotionPath,
        up: Sequence[str] = (),
        every: int = 0,
        turns: Window = ALL,
        thrown: bool = False,
        source: FlowerCardPlace | None = None,
        whole: bool = False,
        begin: Callable[[], None] = lambda: None,
        end: Callable[[], None] = lambda: None,
        leave: Callable[[], None] = lambda: None,
    ) -> Motion:
        """Move cards to the places that `goal` returns when the motion begins.

        Cards in `up` go through the air, one every `every` frames (`whole`: in full size); others slide.
        `source`: the start of cards without a place. `leave`: called as each card leaves. If nothing moves,
        it takes no time.
        """
        one, between = self.tempo.ms(way.span), self.tempo.frames(every)
        flights: dict[str, tuple[int, Flight]] = {}
        full, picture = self.tempo.full, self.picture
        before: object = None
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
                    # A card counts as moving until all have arrived.
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
        """Pause for the duration of a movement, so that text and picture can be read."""
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
        """Show a great moment with a remark.

        `seat`: whose face is shown, -1 for none. `at`: where it happened, if not at the seat.
        """
        face = self.face(seat, mood) if seat >= 0 else ""
        at = at or self.at_seat(max(seat, 0))
        scene = Scene(great.picture, great.caption, face, at, great.inverts)

        def begin() -> None:
            then()
            if remark is not None:
                self.stage.remark(remark)

        sound = heard_of(great.sound, own=seat >= 0 and self.now.company[seat].you)
        yield from map(self._watched, self.stage.show(scene, self.pace, line, sound, begin))

    def remark(self, remark: Remark) -> Motion:
        """Let a companion make a remark."""
        return Motion(0, begin=lambda: self.stage.remark(remark))

    def face(self, seat: int, mood: str = "pleased") -> str:
        """Return the picture name of a player's face."""
        return f"face-{self.now.company[seat].face}-{mood}"

    def at_seat(self, seat: int) -> QRect:
        """Return the rectangle of a player's face."""
        return QRect(self._layout.face(seat), QSize(FACE, FACE))

    def at_month(self, number: int) -> QRect:
        """Return the rectangle of the cards of a month."""
        return self._layout.slot(number)

    def _looks(self) -> dict[tuple[int, ...], object]:
        """Return the state of everything drawn besides whole cards at rest, by rectangle.

        This covers the places of months, ears, the stack, the message, the sign of the turned card, and all
        that shows what players have collected.
        """
        picture, layout = self.picture, self._layout
        there = picture.lying
        found: dict[tuple[int, ...], Any] = {
            _key(layout.slot(number)): (number in there, number in picture.threes) for number in range(1, 13)
        }
        found[_key(stack_rect(layout.stack))] = picture.stack
        # Two cards to choose from, with their numbers, lie in the area of the message.
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
            for rect in self._totals:
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
        """Repaint the areas whose state has changed since the last call."""
        before, self._looked = self._looked, self._looks()
        for where in before.keys() | self._looked.keys():
            if before.get(where) != self._looked.get(where):
                self.stage.touch(QRect(*where[:4]))

    def _watched(self, motion: Motion) -> Motion:
        """Return a motion that also repaints what it changes besides cards, at its beginning and end."""
        begin, end = motion.begin, motion.end

        def begun() -> None:
            begin()
            self._notice()

        def ended() -> None:
            end()
            self._notice()

        motion.begin, motion.end = begun, ended
        return motion

    def _put(self, card: str, place: FlowerCardPlace) -> None:
        """Move a card and repaint only the areas concerned."""
        put(self.picture.places, {card: place}, self.stage.touch)

    # Motions of single events

    def shuffle(self) -> Iterator[Motion]:
        """Shuffle the pack: parts of it go up, over, and on top, three before the first game, else one."""
        if not self.tempo.full:
            return
        picture, x, y = self.picture, *self._layout.stack.toTuple()
        many = 3 if picture.game == 1 else 1
        cards = [CLUMP.format(layer) for layer in range(3)]

        def move(t: float) -> None:
            whole, part = divmod(t * many, 1)
            # Out and up, then back on top, half the time each.
            out = min(part, 1 - part) * 2 if whole < many else 0.0
            for layer, card in enumerate(cards):
                across, up = round(ASIDE * out), round(RISE * out)
                place = FlowerCardPlace(x + across - layer - 3, y - up - layer - 3, AIR + layer, face=False)
                self._put(card, replace(place.raised() if out else place, moving=True))

        def gather() -> None:
            for card in cards:
                self.stage.touch(picture.places.pop(card).painted)

        def begin() -> None:
            self.stage.sound(Sound.SHUFFLE if many > 1 else Sound.CUT)

        yield Motion(self.tempo.ms(Duration.E) * many // 3, move, begin, gather)

    def deal(self, before: str = "") -> Iterator[Motion]:
        """Shuffle and deal the cards from the stack one by one.

        The table comes first, then the hands in turn, then the rest. `before`: a line shown before the deal.
        """
        picture, layout = self.picture, self._layout
        say = begins_words(self.now.company, picture.first, picture.game)
        goal, threes, left = layout.places(picture), picture.threes, picture.stack
        order = list(picture.table)
        for index in range(len(goal)):
            order += picture.hand[index : index + 1]
            order += [f"{BACK}-{seat}-{index}" for seat in layout.around]
        order = [card for card in order if card in goal]
        order += [card for card in goal if card not in order]
        stack = FlowerCardPlace(*layout.stack.toTuple(), 5, face=False)

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
        """Return the sentence that a player plays a card."""
        you = translate("table", "You play {card}.")
        return self.line(seat, you, translate("table", "{name} plays {card}."), card=card)

    def lay(self, seat: int, cards: tuple[str, ...], say: str) -> Iterator[Motion]:
        """Lay cards from a hand beside those that they match on the table."""
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
        """Take cards out of a hand; a hidden one appears where its back was."""
        picture = self.picture
        if seat == picture.viewer and not picture.hidden[seat]:
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
        """Turn over the top card of the stack."""
        picture, layout = self.picture, self._layout
        self._turned = card

        def turn() -> Places:
            picture.stack -= 1
            picture.places[card] = FlowerCardPlace(*layout.stack.toTuple(), Z_TURNED - 10, face=False)
            return {card: FlowerCardPlace(*layout.turned.toTuple(), Z_TURNED)}

        def begin() -> None:
            self.stage.sound(Sound.FLIP)
            self.stage.say(translate("table", "Turned: {card}.").format(card=name))

        def done() -> None:
            picture.turned = card

        yield self.fly(turn, TURN, (card,), begin=begin, end=done)
        yield self.still(Duration.C)

    def settle(self) -> Places:
        """Put the played and the turned card among those on the table, and return their places."""
        picture = self.picture
        turned = () if picture.turned is None else (picture.turned,)
        picture.table = tuple(sorted((*picture.table, *picture.played, *turned), key=month))
        picture.played, picture.turned, picture.choice = (), None, ()
        return self._layout.on_table(picture)

    def _lay_down(self, end: Callable[[], None] = lambda: None) -> Motion:
        """Lay down the played and the turned card; the turned card goes through the air."""
        up = () if self._turned is None else (self._turned,)
        self._turned = None
        return self.fly(self.settle, LAY, up, thrown=True, end=end)

    def three_stay(self, month: int) -> Iterator[Motion]:
        """Lay down the played and the turned card; three of a month stay and get a mark."""

        def mark() -> None:
            self.picture.threes |= {month}

        yield self._lay_down(mark)

    def collect(
        self, seat: int, cards: Sequence[str], sentence: str, sweep: bool = False
    ) -> Iterator[Motion]:
        """Let a seat collect cards; with `sweep` all that are on the table.

        The turned card is shown on the cards that it takes before they go.
        """
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
            self.stage.tell(sentence)
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
        """Lay a substitute for a hand card beside the card it matches, before the next card is turned."""
        picture = self.picture

        def lay() -> Places:
            if picture.turned is None:
                return {}
            picture.played, picture.turned, picture.choice = (*picture.played, picture.turned), None, ()
            return self._layout.on_table(picture)

        up, self._turned = () if self._turned is None else (self._turned,), None
        return self.fly(lay, LAY, up, thrown=True)

    def take_out(self, seat: int, card: str) -> Motion:
        """Move a hand card or the turned card directly to a seat's collection."""
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
        """Wipe the empty table once, from left to right."""
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
        """Add cards to a seat's collection, from that of `giver` if given; return their new places."""
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
        sentence: str,
        name: str,
        say: bool = False,
        then: Callable[[], None] = lambda: None,
    ) -> Iterator[Motion]:
        """Let a card pass between two collections: it is tugged at twice, then goes.

        `sentence`: the sentence for it, only for screen readers unless `say`. `then`: called at the transfer.
        """
        picture = self.picture
        self.held[giver] -= {card}
        self.held[taker] |= {card}
        start: list[FlowerCardPlace] = []

        def tug(t: float) -> None:
            if card not in picture.places:
                return
            start[:] = start or [picture.places[card]]
            out = TUG if t < 1.0 and int(4 * t) % 2 == 0 else 0
            toward = self._layout.face(taker) - self._layout.face(giver)
            by = (out if toward.x() > 0 else -out if toward.x() < 0 else 0), (-out if toward.y() < 0 else 0)
            place = start[0]
            moved = replace(place, x=place.x + by[0], y=place.y + by[1], moving=True, z=AIR)
            self._put(card, moved.raised() if t < 1.0 else place)

        def pass_on() -> Places:
            (self.stage.say if say else self.stage.tell)(sentence)
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
        """Record the points of a seat's collection; uncollected cards stay on the table.

        `cards`: those that bring more points now, which are counted one by one.
        """
        picture = self.picture
        yield self._lay_down()
        some = [card for card in cards if card in self.held[seat]][:MAX_COUNTED_CARDS]

        def rises() -> bool:
            return bool(points > picture.seats[seat].points)

        def lift(card: str, up: bool) -> None:
            place = picture.places.get(card)
            if place is not None and place.lifted != up:
                y = place.y - LIFT if up else place.y + LIFT
                self._put(card, replace(place, y=y, moving=up, lifted=up))

        def count(card: str) -> None:
            lift(card, True)
            self.stage.sound(Sound.TICK)
            picture.counting = seat

        if self.tempo.full and rises():
            for card in some:
                begin, end = partial(count, card), partial(lift, card, False)
                yield self._watched(Motion(self.tempo.frames(TICK), begin=begin, end=end))

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

    def pay(
        self, giver: int, taker: int, amount: int, say: str, landed: Callable[[int], None]
    ) -> Iterator[Motion]:
        """Let coins fly between two faces. `landed`: called with the worth of each."""

        def note(worth: int) -> None:
            landed(worth)
            self._notice()

        yield self.still(Duration.A, say)
        start, goal = (self.at_seat(seat).center() for seat in (giver, taker))
        yield self._watched(self.stage.pay(start, goal, amount, self.pace, note))


def _key(rect: QRect) -> tuple[int, ...]:
    return rect.x(), rect.y(), rect.width(), rect.height()
