"""Motion: what the rules say has happened, as cards that travel and words that stand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QCoreApplication

from macclassic.flower_cards.table import choreography
from macclassic.flower_cards.table.places import BACK, Place, Places, month, without
from macclassic.toolbox.animator import Motion
from macclassic.toolbox.gamescreen import Begun, Decided
from macclassic.toolbox.sound import Sound

from ..acts import Action, End, FlipOnly, KeepGoing, Perfect, Play, Show, Transact
from ..cards import DECK, IDS, kind, names, whole_coin
from ..events import Bonus, Collect, Flip, GiveMining, Joker, Score, Stack, Void
from ..position import ENDINGS, WASTED
from ..scoring import score
from . import layout
from .model import Model
from .words import bonus_named, coin_named, collects, hands_over, named

translate = QCoreApplication.translate

_SOUNDS = {
    "longest-chain": Sound.SWEEP,
    "key-match": Sound.SWEEP,
    "chain-of-block": Sound.SMACK,
    "fixed-double-spending": Sound.TRIPLET,
    "complete-transaction": Sound.SMACK,
}


class Choreography(choreography.Choreography[Model]):
    """The motions of each type of event."""

    drawn = ""
    """Who began by which cards, before a match's first deal."""

    # Pieces of motion

    def _announce(
        self, name: str, line: str, sound: Sound | None, part: float = 1.6, opened: bool = False
    ) -> Iterator[Motion]:
        """Write what has happened over the layout in large letters for a while, and a line about it; with
        `opened`, cards of a hand lie open from now on."""

        def show() -> None:
            self.model.banner = name
            if opened:
                self._open()

        def hide() -> None:
            self.model.banner = ""

        yield self._pause(line, sound, part, show)
        yield self._pause(part=0.1, then=hide)

    def _who(self, seat: int, you: str, other: str, **words: Any) -> str:
        """Return a line about the person or about the other player."""
        return (other if seat else you).format(name=self._name(seat), **words)

    def _leave_hand(self, seat: int, cards: tuple[str, ...]) -> None:
        """Take cards out of a hand; a hidden one appears where its back lay."""
        model = self.model
        snapshot = model.snapshot
        if not seat:
            self._shift(hand=without(snapshot.hand, cards))
            model.shown = without(model.shown, cards)
            return
        seen = snapshot.open_hands[1]
        hidden = snapshot.hidden[1]
        for card in cards:
            if card not in seen:
                hidden -= 1
                back = f"{BACK}-1-{hidden}"
                lay = model.places.pop(back, layout.other_place(len(seen) + hidden))
                model.places[card] = model.places.get(card, lay)
        self._shift(hidden=(0, hidden), open_hands=((), without(seen, cards)))

    def _hands(self) -> Places:
        """Return where the cards of both hands lie now."""
        snapshot = self.model.snapshot
        return {**layout.hand_places(snapshot.hand), **layout.other_places(snapshot)}

    def _open(self) -> None:
        """Lay open what somebody has shown."""
        after, places = self.after(), self.model.places
        self.model.shown = after.shown
        self._shift(hidden=after.snapshot.hidden, open_hands=after.snapshot.open_hands)
        for card in [card for card in places if card.startswith(BACK)]:
            del places[card]
        places.update(layout.other_places(self.model.snapshot))

    def _settle(self) -> Places:
        """Lay down on the layout what was played and turned, and return where everything goes."""
        snapshot = self.model.snapshot
        table = (*snapshot.table, *snapshot.played)
        if snapshot.turned is not None:
            table = (*table, snapshot.turned)
        self._shift(table=tuple(sorted(table)), played=(), turned=None, choice=())
        return layout.table_places(self.model.snapshot)

    def _capture(self, seat: int, cards: tuple[str, ...]) -> Places:
        """Put cards to what a seat has captured and return where all of that lies."""
        captured = list(self.model.snapshot.captured)
        captured[seat] = tuple(sorted((*captured[seat], *cards)))
        self._shift(captured=tuple(captured))
        return layout.captured_places(seat, captured[seat])

    def _motions_of(self, event: object) -> Iterator[Motion]:
        match event:
            case Begun():
                yield from self._deal()
            case Decided(seat=seat, action=action):
                yield from self._decided(seat, action)
            case Flip(card=card):
                yield from self._flip(IDS[card])
            case Joker(seat=seat, card=card):
                yield from self._joker(seat, IDS[card])
            case Collect(seat=seat, cards=cards):
                yield from self._collect(seat, tuple(names(cards)))
            case Stack(coin=coin):
                yield from self._stack(coin + 1)
            case Bonus(kind=special):
                yield from self._bonus(special)
            case GiveMining(giver=giver, card=card):
                yield from self._give_mining(giver, IDS[card])
            case Score(seat=seat, points=points):
                yield from self._score(seat, points)
            case Void(reason=reason):
                yield from self._void(reason)

    # What the players decide

    def _deal(self) -> Iterator[Motion]:
        """Deal the cards from the stock: the layout first, then both hands in turn."""
        model = self.model
        goal = layout.places(model.snapshot)
        order = list(model.snapshot.table)
        for index in range(layout.MOST):
            order += list(model.snapshot.hand[index : index + 1])
            order.append(f"{BACK}-1-{index}")
        order = [card for card in order if card in goal]
        order += [card for card in goal if card not in order]

        def clear() -> None:
            x, y = layout.STACK.x(), layout.STACK.y()
            model.places = {card: Place(x, y, 5, face=False) for card in order}
            model.stack = model.snapshot.stack

        begins = self._who(
            model.first,
            translate("table", "Game {number}. You begin."),
            translate("table", "Game {number}. {name} begins."),
            number=model.game,
        )
        if self.drawn:
            yield self._pause(self.drawn, part=0.1, then=clear)
        yield from self._dealing(order, goal, clear, begins)
        for number, each in enumerate(model.snapshot.captured):
            for card in each:
                line = self._who(
                    number,
                    translate("table", "{card} lay on the layout: you get it."),
                    translate("table", "{card} lay on the layout: {name} gets it."),
                    card=named(card),
                )
                yield self._pause(line, Sound.COIN, 0.8)

    def _decided(self, seat: int, action: Action) -> Iterator[Motion]:
        """What leaves a hand moves by the decision; the events tell the rest."""
        match action:
            case Play(card=card):
                yield from self._play(seat, IDS[card])
            case Transact(coin=coin):
                yield from self._transact(seat, coin)
            case Show(coin=coin):
                yield from self._show(seat, coin)
            case FlipOnly():
                yield from self._flip_only(seat)
            case Perfect(wins=wins):
                yield from self._perfect(seat, wins)
            case KeepGoing():
                yield from self._keep_going(seat)
            case End():
                yield from self._end(seat)

    def _play(self, seat: int, card: str) -> Iterator[Motion]:
        text = self._who(
            seat,
            translate("table", "You play {card}."),
            translate("table", "{name} plays {card}."),
            card=named(card),
        )
        if kind(card) == "joker":
            # It goes straight to what is captured: its event moves it.
            yield self._pause(text, part=0.4)
            return
        yield from self._lay(seat, (card,), text)

    def _transact(self, seat: int, coin: int) -> Iterator[Motion]:
        model = self.model
        held = without(tuple(names(whole_coin(coin))), model.snapshot.table)
        text = self._who(
            seat,
            translate("table", "You lay three {coin} on the fourth."),
            translate("table", "{name} lays three {coin} on the fourth."),
            coin=coin_named(coin + 1),
        )

        def owe() -> None:
            model.owed[seat] += 2

        yield from self._lay(seat, held, text)
        yield self._pause(part=0.1, then=owe)

    def _lay(self, seat: int, cards: tuple[str, ...], text: str) -> Iterator[Motion]:
        """Lay cards from a hand by what they match on the layout."""
        model = self.model

        def goal() -> Places:
            self._leave_hand(seat, cards)
            places = self._hands()
            for index, card in enumerate(cards):
                under = sum(month(other) == month(card) for other in model.snapshot.table)
                places[card] = layout.played_place(card, under + index)
            return places

        yield self._travel(goal, Sound.CARD, text, done=lambda: self._shift(played=cards))
        yield self._pause(part=0.4)

    def _show(self, seat: int, coin: int) -> Iterator[Motion]:
        name = translate("table", "Jiggle Wiggle")
        text = self._who(
            seat,
            translate("table", "Jiggle Wiggle! You show three {coin}: your win would pay double."),
            translate("table", "Jiggle Wiggle! {name} shows three {coin}: a win would pay double."),
            coin=coin_named(coin + 1),
        )
        yield from self._announce(name, text, Sound.COIN, opened=True)

    def _flip_only(self, seat: int) -> Iterator[Motion]:
        text = self._who(
            seat,
            translate("table", "You turn a stock card only."),
            translate("table", "{name} turns a stock card only."),
        )

        def less() -> None:
            self.model.owed[seat] -= 1

        yield self._pause(text, part=0.3, then=less)

    def _perfect(self, seat: int, wins: bool) -> Iterator[Motion]:
        name = translate("table", "Perfect Hand")
        if wins:
            text = self._who(
                seat,
                translate("table", "Perfect Hand! You win 7 points at once."),
                translate("table", "Perfect Hand! {name} wins 7 points at once."),
            )
        else:
            after = self.after()
            if len(after.snapshot.open_hands[1] if seat else after.shown) > 4:
                name = translate("table", "Two Perfect Hands")
                text = self._who(
                    seat,
                    translate("table", "Two Perfect Hands! You play on: your win would pay fourfold."),
                    translate("table", "Two Perfect Hands! {name} plays on: a win would pay fourfold."),
                )
            else:
                text = self._who(
                    seat,
                    translate("table", "Perfect Hand! You play on: your win would pay double."),
                    translate("table", "Perfect Hand! {name} plays on: a win would pay double."),
                )
        yield from self._announce(name, text, Sound.GO, 2.0, opened=True)

    def _keep_going(self, seat: int) -> Iterator[Motion]:
        count = self.model.keeps[seat] + 1

        def note() -> None:
            self.model.keeps[seat] = count

        text = self._who(
            seat,
            translate("table", "You keep going ({count})."),
            translate("table", "{name} keeps going ({count})."),
            count=count,
        )
        yield self._pause(part=0.1, then=note)
        yield from self._announce(translate("call", "Keep going"), text, Sound.GO)

    def _end(self, seat: int) -> Iterator[Motion]:
        text = self._who(
            seat, translate("table", "You end the game."), translate("table", "{name} ends the game.")
        )
        yield from self._announce(translate("call", "End the game"), text, Sound.STOP, 2.0)

    # What follows

    def _flip(self, card: str) -> Iterator[Motion]:
        model = self.model

        def lay() -> Places:
            """Lay what stands in for a joker of the hand by what it matches, before the next is turned."""
            before = model.snapshot.turned
            if before is None:
                return {}
            self._shift(played=(*model.snapshot.played, before), turned=None, choice=())
            return layout.table_places(model.snapshot)

        yield self._travel(lay, part=0.4)
        yield from self._turn_up(card, named(card), (layout.STACK.x(), layout.STACK.y()), layout.TURNED)

    def _joker(self, seat: int, card: str) -> Iterator[Motion]:
        def gain() -> Places:
            if self.model.snapshot.turned == card:
                self._shift(turned=None)
            else:
                self._leave_hand(seat, (card,))
            return {**self._hands(), **self._capture(seat, (card,))}

        yield self._travel(gain, Sound.COIN)
        text = self._who(
            seat,
            translate("table", "A joker for you: it counts two Mining."),
            translate("table", "A joker for {name}: it counts two Mining."),
        )
        yield from self._announce(translate("table", "Joker!"), text, None, 1.0)

    def _collect(self, seat: int, cards: tuple[str, ...]) -> Iterator[Motion]:
        model = self.model

        def meet() -> Places:
            """Show the turned card on what it takes, before both go."""
            turned = model.snapshot.turned
            if turned is None or turned not in cards:
                return {}
            there = (*model.snapshot.table, *model.snapshot.played)
            under = sum(month(card) == month(turned) for card in there)
            return {turned: layout.played_place(turned, under)}

        def gather() -> Places:
            self._settle()
            self._shift(table=without(model.snapshot.table, cards))
            gone = model.stacks & {month(card) for card in cards}
            if gone:
                model.stacks = model.stacks - gone
                self._repaint()
            self.tell(collects(self._names, seat, cards))
            return {**layout.table_places(model.snapshot), **self._capture(seat, cards)}

        yield self._travel(meet, part=0.4)
        yield self._pause(part=0.5)
        yield self._travel(gather, Sound.COLLECT)

    def _stack(self, coin: int) -> Iterator[Motion]:
        def mark() -> None:
            self.model.stacks = self.model.stacks | {coin}

        yield self._travel(self._settle, Sound.CARD, part=0.6)
        yield self._pause(part=0.1, then=mark)
        text = translate("table", "Double Spending! All three {coin} stay.").format(coin=coin_named(coin))
        yield from self._announce(bonus_named("stack"), text, Sound.TRIPLET)

    def _bonus(self, kind: str) -> Iterator[Motion]:
        name = bonus_named(kind)
        yield from self._announce(name, translate("table", "{name}!").format(name=name), _SOUNDS[kind])

    def _give_mining(self, giver: int, card: str) -> Iterator[Motion]:
        def hand_over() -> Places:
            captured = list(self.model.snapshot.captured)
            captured[giver] = without(captured[giver], card)
            self._shift(captured=tuple(captured))
            # It may cost a point at once; the taker's are told at the end of the turn.
            self.model.points[giver] = score(DECK.pack(captured[giver]))
            return {**layout.captured_places(giver, captured[giver]), **self._capture(1 - giver, (card,))}

        yield self._travel(hand_over, Sound.CARD, hands_over(self._names, giver, card))

    def _void(self, reason: str) -> Iterator[Motion]:
        if reason == ENDINGS[WASTED]:
            text = translate("table", "Waste Hashrate: the cards have run out and nobody has won.")
            yield from self._announce(translate("table", "Waste Hashrate"), text, Sound.STOP)
