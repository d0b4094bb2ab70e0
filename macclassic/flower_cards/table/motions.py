"""Motion: what has happened, as cards that travel. How long it takes is the pace's affair."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication

from macclassic.toolbox.animator import Motion
from macclassic.toolbox.moment import Now, Stage
from macclassic.toolbox.sound import Sound

from .choosing import begins_words, names_of, points_words
from .layout import Z_TURNED, Layout
from .painting import stack_rect
from .places import BACK, Picture, Place, Places, month, without

translate = QCoreApplication.translate

# Milliseconds a card travels and a word stands, by pace from slow to fast.
TRAVEL = (0, 900, 600, 380, 220, 110)
REST = (0, 1300, 800, 450, 220, 60)


class Moves:
    """The pieces of motion over the picture of a moment that a game puts together."""

    def __init__(self, now: Now, stage: Stage, layout: Layout) -> None:
        self.now, self.stage = now, stage
        self.picture: Picture = now.model
        self.names = names_of(now)
        self._pace = now.options.pace
        self._layout = layout

    def line(self, seat: int, you: str, other: str, **words: Any) -> str:
        """Return a line about the person or about another player."""
        return (other if seat else you).format(name=self.names[seat], **words)

    # Pieces

    def travel(
        self,
        goal: Callable[[], Places],
        sound: Sound | None = None,
        say: str = "",
        part: float = 1.0,
        done: Callable[[], None] | None = None,
    ) -> Motion:
        """Move cards to where `goal` says when the motion begins, all at once."""
        start: Places = {}
        end: Places = {}

        def begin() -> None:
            end.update(goal())
            for card, place in end.items():
                start[card] = self.picture.places.get(card, place)
            self._tell(sound, say)

        def move(t: float) -> None:
            for card, place in end.items():
                old = start[card]
                if t >= 1.0:
                    self._put(card, place)
                elif old != place:
                    self._put(card, _between(old, place, t))

        return Motion(round(TRAVEL[self._pace] * part), move, begin, done or (lambda: None))

    def pause(
        self,
        say: str = "",
        sound: Sound | None = None,
        part: float = 1.0,
        then: Callable[[], None] | None = None,
    ) -> Motion:
        """Stand still for a while, so that what is said and shown can be read."""

        def begin() -> None:
            self._tell(sound, say)
            if then is not None:
                then()
            self.stage.repaint()

        return Motion(round(REST[self._pace] * part), begin=begin)

    def _tell(self, sound: Sound | None, say: str) -> None:
        if sound is not None:
            self.stage.sound(sound)
        if say:
            self.stage.say(say)

    def _put(self, card: str, place: Place) -> None:
        """Put a card elsewhere and paint anew only what that touches."""
        old = self.picture.places.get(card)
        self.picture.places[card] = place
        stack = self._layout.stack
        self.stage.touch(stack_rect(stack) if (place.x, place.y) == stack.toTuple() else place.rect)
        if old is not None:
            self.stage.touch(old.rect)

    # What happens in every game

    def deal(self, before: str = "") -> Iterator[Motion]:
        """Deal the cards from the stack, three at a time: the table first, then round the hands, then what
        else lies there; with a line to stand `before` that, and who begins."""
        picture = self.picture
        say = begins_words(self.names, picture.first, picture.game)
        goal = self._layout.places(picture)
        order = list(picture.table)
        for index in range(len(goal)):
            order += picture.hand[index : index + 1]
            order += [f"{BACK}-{seat}-{index}" for seat in range(1, len(picture.hidden))]
        order = [card for card in order if card in goal]
        order += [card for card in goal if card not in order]

        def clear() -> None:
            x, y = self._layout.stack.toTuple()
            picture.places = {card: Place(x, y, 5, face=False) for card in order}

        if before:
            yield self.pause(before, part=0.1, then=clear)
        yield self.pause(say, Sound.DEAL, 0.3, clear)
        for first in range(0, len(order), 3):
            some = {card: goal[card] for card in order[first : first + 3]}
            yield self.travel(partial(dict, some), part=0.35)
        yield self.pause(part=0.4)

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

        yield self.travel(goal, Sound.CARD, say)
        yield self.pause(part=0.4)

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
        picture, layout = self.picture, self._layout

        def turn() -> Places:
            picture.stack -= 1
            picture.places[card] = Place(*layout.stack.toTuple(), Z_TURNED - 10, face=False)
            return {card: Place(*layout.turned.toTuple(), Z_TURNED)}

        def done() -> None:
            picture.turned = card

        text = translate("table", "Turned: {card}.").format(card=name)
        yield self.travel(turn, Sound.FLIP, text, 0.6, done)
        yield self.pause(part=0.8)

    def settle(self) -> Places:
        """Lay down on the table what was played and turned, and return where everything goes."""
        picture = self.picture
        turned = () if picture.turned is None else (picture.turned,)
        picture.table = tuple(sorted((*picture.table, *picture.played, *turned), key=month))
        picture.played, picture.turned, picture.choice = (), None, ()
        return self._layout.on_table(picture)

    def three_stay(
        self, month: int, say: str = "", sound: Sound | None = None, part: float = 0.1
    ) -> Iterator[Motion]:
        """Lay down what was played and turned; three of a month stay, as a mark says from now on."""

        def mark() -> None:
            self.picture.threes |= {month}

        yield self.travel(self.settle, Sound.CARD, part=0.6)
        yield self.pause(say, sound, part, mark)

    def collect(self, seat: int, cards: Sequence[str], told: str) -> Iterator[Motion]:
        """Let a seat collect cards; the turned one is shown on what it takes, before both go."""
        picture = self.picture

        def meet() -> Places:
            turned = picture.turned
            if turned is None or turned not in cards:
                return {}
            if picture.choice:
                taken = next(picture.places[card] for card in picture.choice if card in cards)
                return {turned: replace(taken, y=taken.y + 13, z=Z_TURNED)}
            there = [card for card in (*picture.table, *picture.played) if month(card) == month(turned)]
            return self._layout.of_month(month(turned), [*there, turned])

        def gather() -> Places:
            self.settle()
            picture.table = without(picture.table, cards)
            gone = picture.threes & {month(card) for card in cards}
            if gone:
                picture.threes -= gone
                self.stage.repaint()
            self.stage.tell(told)
            return {**self._layout.on_table(picture), **self.gain(seat, cards)}

        yield self.travel(meet, part=0.4)
        yield self.pause(part=0.5)
        yield self.travel(gather, Sound.COLLECT)

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
        return {**places, **self._layout.collected(seat, mine)}

    def score(self, seat: int, points: int) -> Iterator[Motion]:
        """Note what a seat's collection is worth; what was not taken stays on the table."""

        def note() -> None:
            figures = self.picture.seats[seat]
            rising = points > figures.points
            figures.points = points
            if rising:
                words = translate("table", "{name}: {points}.")
                self.stage.say(words.format(name=self.names[seat], points=points_words(points)))

        yield self.travel(self.settle, part=0.6)
        yield self.pause(part=0.5, then=note)


def changed(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    """Return values by seat, that of one seat another."""
    return (*values[:seat], value, *values[seat + 1 :])


def _between(old: Place, place: Place, t: float) -> Place:
    """Return where a card is part of the way from one place to another, its middle on a straight line."""
    # It is turned on its way, and seen whole for as long as may be.
    face = (place if t > 0.15 else old).face
    size = old.size if place.small and t < 0.7 else place.size
    one, two = old.rect.center(), place.rect.center()
    return Place(
        round(one.x() + (two.x() - one.x()) * t) - (size.width() - 1) // 2,
        round(one.y() + (two.y() - one.y()) * t) - (size.height() - 1) // 2,
        500 + place.z % 100 if one != two else place.z,
        face,
        size,
    )
