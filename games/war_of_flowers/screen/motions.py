"""Motion: what the rules say has happened, as cards that travel and words that stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from macclassic.flower_cards.table import choreography
from macclassic.flower_cards.table.places import BACK, Place, Places, month, without
from macclassic.toolbox.animator import Motion
from macclassic.toolbox.gamescreen import Begun, Decided
from macclassic.toolbox.sound import Sound

from ..acts import Play
from ..cards import IDS
from ..cards import names as ids
from ..events import Bonus, Collect, Flip, Go, PassPlain, Pay, Score, Stop, Triplet
from . import layout
from .model import Model
from .words import collects, hands_over, named

translate = QCoreApplication.translate


class Choreography(choreography.Choreography[Model]):
    """The motions of each type of event."""

    def _motions_of(self, event: object) -> Iterator[Motion]:
        match event:
            case Begun():
                yield from self._deal()
            case Decided(seat=seat, action=Play(card=card)):
                # Only a hand card moves anything by itself; the events tell the rest.
                yield from self._play(seat, IDS[card])
            case Flip(card=card):
                yield from self._turn_up(IDS[card], named(IDS[card]), layout.STACK, layout.TURNED)
            case Collect(seat=seat, cards=cards):
                yield from self._collect(seat, ids(cards))
            case Triplet(month=number):
                yield from self._triplet(number)
            case Bonus(kind=kind):
                yield from self._bonus(kind)
            case PassPlain(giver=giver, taker=taker, card=card):
                yield from self._pass_plain(giver, taker, IDS[card])
            case Score(seat=seat, points=points):
                yield from self._score(seat, points)
            case Go(seat=seat, count=count):
                yield from self._go(seat, count)
            case Stop(seat=seat, forced=forced):
                yield from self._stop(seat, forced)
            case Pay(giver=giver, taker=taker, amount=amount):
                yield from self._pay(giver, taker, amount)

    # What the players decide

    def _deal(self) -> Iterator[Motion]:
        """Deal the cards from the stack: the table first, then round the hands."""
        model = self.model
        goal = layout.places(model.snapshot)
        order = list(model.snapshot.table)
        for index in range(7):
            order += list(model.snapshot.hand[index : index + 1])
            order += [f"{BACK}-{seat}-{index}" for seat in (1, 2)]
        order = [card for card in order if card in goal]
        order += [card for card in goal if card not in order]

        def clear() -> None:
            model.places = {card: Place(*layout.STACK, 5, face=False) for card in order}
            model.stack = model.snapshot.stack

        first = translate("table", "Game {number}. {name} begins.")
        if model.first == 0:
            first = translate("table", "Game {number}. You begin.")
        begins = first.format(number=model.game, name=self._name(model.first))
        yield from self._dealing(order, goal, clear, begins)

    def _play(self, seat: int, card: str) -> Iterator[Motion]:
        model = self.model

        def lift() -> None:
            snapshot = model.snapshot
            if seat:
                hidden = list(snapshot.hidden)
                hidden[seat] -= 1
                back = f"{BACK}-{seat}-{hidden[seat]}"
                place = model.places.pop(back, layout.back_place(seat, hidden[seat]))
                model.places[card] = model.places.get(card, place)
                self._shift(
                    hidden=tuple(hidden),
                    extra_hands=tuple(without(hand, card) for hand in snapshot.extra_hands),
                )
            else:
                self._shift(hand=without(snapshot.hand, card))

        def goal() -> Places:
            lift()
            under = sum(month(other) == month(card) for other in model.snapshot.table)
            hand = model.snapshot.hand
            places = {other: layout.hand_place(i, len(hand)) for i, other in enumerate(hand)}
            for other, hands in enumerate(model.snapshot.extra_hands):
                for index, each in enumerate(hands):
                    places[each] = layout.open_hand_place(other, index)
            places[card] = layout.played_place(card, under)
            return places

        you = translate("table", "You play {card}.")
        other = translate("table", "{name} plays {card}.")
        text = (you if seat == 0 else other).format(name=self._name(seat), card=named(card))
        yield self._travel(goal, Sound.CARD, text, done=lambda: self._shift(played=card))
        yield self._pause(part=0.4)

    def _settle(self) -> Places:
        """Lay down on the table what was played and turned, and return where everything goes."""
        snapshot = self.model.snapshot
        table = snapshot.table
        for card in (snapshot.played, snapshot.turned):
            if card is not None:
                table = (*table, card)
        self._shift(table=tuple(sorted(table)), played=None, turned=None, choice=())
        return layout.table_places(self.model.snapshot)

    def _collect(self, seat: int, cards: Sequence[str]) -> Iterator[Motion]:
        model = self.model

        def meet() -> Places:
            """Show the turned card on what it takes, before both go."""
            snapshot = model.snapshot
            if snapshot.turned is None or snapshot.turned not in cards:
                return {}
            turned = month(snapshot.turned)
            under = sum(month(card) == turned for card in (*snapshot.table, snapshot.played or "00"))
            return {snapshot.turned: layout.played_place(snapshot.turned, under)}

        def gather() -> Places:
            self._settle()
            collections = list(model.snapshot.collections)
            collections[seat] = tuple(sorted((*collections[seat], *cards)))
            self._shift(table=without(model.snapshot.table, cards), collections=tuple(collections))
            gone = model.triplets & {month(card) for card in cards}
            if gone:
                model.triplets = model.triplets - gone
                self._repaint()
            self.tell(collects(self._names, seat, cards))
            return {
                **layout.table_places(model.snapshot),
                **layout.collection_places(seat, collections[seat]),
            }

        yield self._travel(meet, part=0.4)
        yield self._pause(part=0.5)
        yield self._travel(gather, Sound.COLLECT)

    def _triplet(self, number: int) -> Iterator[Motion]:
        def mark() -> None:
            self.model.triplets = self.model.triplets | {number}

        yield self._travel(self._settle, Sound.CARD, part=0.6)
        yield self._pause(translate("table", "A triplet! All three stay."), Sound.TRIPLET, 1.5, mark)

    def _bonus(self, kind: str) -> Iterator[Motion]:
        words = {
            "smack": translate("table", "Smack!"),
            "sweep": translate("table", "Sweep!"),
            "triplet": translate("table", "Triplet collected!"),
        }
        yield self._pause(words[kind], Sound(kind), 1.2)

    def _pass_plain(self, giver: int, taker: int, card: str) -> Iterator[Motion]:
        model = self.model

        def hand_over() -> Places:
            collections = list(model.snapshot.collections)
            collections[giver] = without(collections[giver], card)
            collections[taker] = tuple(sorted((*collections[taker], card)))
            self._shift(collections=tuple(collections))
            self.tell(hands_over(self._names, giver, taker, card))
            return {
                **layout.collection_places(giver, collections[giver]),
                **layout.collection_places(taker, collections[taker]),
            }

        yield self._travel(hand_over, Sound.CARD)

    def _go(self, seat: int, count: int) -> Iterator[Motion]:
        def note() -> None:
            self.model.gos[seat] = count

        text = translate("table", "{name}: GO {count}!").format(name=self._name(seat), count=count)
        yield self._pause(text, Sound.GO, 2.0, note)

    def _stop(self, seat: int, forced: bool) -> Iterator[Motion]:
        text = translate("table", "{name}: STOP!").format(name=self._name(seat))
        if forced:
            text += " " + self.forced_reason(seat)
        yield self._pause(text, Sound.STOP, 2.5)

    def forced_reason(self, seat: int) -> str:
        """Return why a STOP came without a question."""
        if any(count for other, count in enumerate(self.model.gos) if other != seat):
            return translate("table", "Another player has called GO, so it had to be.")
        return translate("table", "It was the last turn, so it had to be.")

    def _pay(self, giver: int, taker: int, amount: int) -> Iterator[Motion]:
        def change() -> None:
            self.model.money[giver] -= amount
            self.model.money[taker] += amount

        text = translate("table", "{giver} → {taker}: ${amount}.").format(
            giver=self._name(giver), taker=self._name(taker), amount=amount
        )
        yield self._pause(text, Sound.COIN, 1.0, change)
