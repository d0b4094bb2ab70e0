"""Motion: what the rules say has happened, as cards that travel and words that stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from macclassic.flower_cards.table.motions import Moves
from macclassic.flower_cards.table.places import BACK, Places, without
from macclassic.toolbox.animator import Motion
from macclassic.toolbox.moment import Begun, Decided, Now, Stage
from macclassic.toolbox.sound import Sound

from ..acts import Action, End, FlipOnly, KeepGoing, Perfect, Play, Show, Transact
from ..cards import DECK, IDS, kind, names, whole_coin
from ..events import Bonus, Collect, Flip, GiveMining, Joker, Score, Stack, Void
from ..position import ENDINGS, WASTED
from ..scoring import score
from .beginning import drawn_words
from .layout import TABLE
from .model import picture_of
from .words import bonus_named, coin_named, collects, hands_over, named

translate = QCoreApplication.translate

_SOUNDS = {
    "longest-chain": Sound.SWEEP,
    "key-match": Sound.SWEEP,
    "chain-of-block": Sound.SMACK,
    "fixed-double-spending": Sound.TRIPLET,
    "complete-transaction": Sound.SMACK,
}


def motions(now: Now, stage: Stage, events: Sequence[object]) -> Iterator[Motion]:
    """Return the motions for what happened, in order; none while somebody finds out who begins."""
    return _Choreography(now, stage).motions(() if now.opening else events)


class _Choreography:
    """The motions of each type of event."""

    def __init__(self, now: Now, stage: Stage) -> None:
        self._now, self._stage = now, stage
        self._moves = Moves(now, stage, TABLE)
        self._names = [person.name for person in now.company]
        self._picture = self._moves.picture
        self._who = self._moves.line

    def motions(self, events: Sequence[object]) -> Iterator[Motion]:
        for event in events:
            yield from self._motions_of(event)

    # Pieces of motion

    def _announce(
        self, name: str, line: str, sound: Sound | None, part: float = 1.6, opened: bool = False
    ) -> Iterator[Motion]:
        """Write what has happened over the layout in large letters for a while, and a line about it; with
        `opened`, cards of a hand lie open from now on."""

        def show() -> None:
            self._picture.banner = name
            if opened:
                self._open()

        def hide() -> None:
            self._picture.banner = ""

        yield self._moves.pause(line, sound, part, show)
        yield self._moves.pause(part=0.1, then=hide)

    def _open(self) -> None:
        """Lay open what somebody has shown."""
        after, picture = picture_of(self._now), self._picture
        picture.shown, picture.hidden, picture.open_hands = after.shown, after.hidden, after.open_hands
        for card in [card for card in picture.places if card.startswith(BACK)]:
            del picture.places[card]
        picture.places.update(TABLE.hands(picture))

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
                told = collects(self._names, seat, names(cards))
                yield from self._moves.collect(seat, names(cards), told)
            case Stack(coin=coin):
                yield from self._stack(coin + 1)
            case Bonus(kind=special):
                yield from self._bonus(special)
            case GiveMining(giver=giver, card=card):
                yield from self._give_mining(giver, IDS[card])
            case Score(seat=seat, points=points):
                yield from self._moves.score(seat, points)
            case Void(reason=reason):
                yield from self._void(reason)

    # What the players decide

    def _deal(self) -> Iterator[Motion]:
        """Deal the cards from the stock; before a match's first deal it is told who begins by which cards."""
        begins = self._who(
            self._picture.first,
            translate("table", "Game {number}. You begin."),
            translate("table", "Game {number}. {name} begins."),
            number=self._picture.game,
        )
        draw = self._now.position.view.draw
        yield from self._moves.deal(begins, drawn_words(draw, self._names) if draw else "")
        for number, each in enumerate(self._picture.collections):
            for card in each:
                line = self._who(
                    number,
                    translate("table", "{card} lay on the layout: you get it."),
                    translate("table", "{card} lay on the layout: {name} gets it."),
                    card=named(card),
                )
                yield self._moves.pause(line, Sound.COIN, 0.8)

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
            yield self._moves.pause(text, part=0.4)
            return
        yield from self._moves.lay(seat, (card,), text)

    def _transact(self, seat: int, coin: int) -> Iterator[Motion]:
        held = without(tuple(names(whole_coin(coin))), self._picture.table)
        text = self._who(
            seat,
            translate("table", "You lay three {coin} on the fourth."),
            translate("table", "{name} lays three {coin} on the fourth."),
            coin=coin_named(coin + 1),
        )

        def owe() -> None:
            self._picture.seats[seat].owed += 2

        yield from self._moves.lay(seat, held, text)
        yield self._moves.pause(part=0.1, then=owe)

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
            self._picture.seats[seat].owed -= 1

        yield self._moves.pause(text, part=0.3, then=less)

    def _perfect(self, seat: int, wins: bool) -> Iterator[Motion]:
        name = translate("table", "Perfect Hand")
        if wins:
            text = self._who(
                seat,
                translate("table", "Perfect Hand! You win 7 points at once."),
                translate("table", "Perfect Hand! {name} wins 7 points at once."),
            )
        else:
            after = picture_of(self._now)
            if len(after.open_hands[1] if seat else after.shown) > 4:
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
        count = self._picture.seats[seat].keeps + 1

        def note() -> None:
            self._picture.seats[seat].keeps = count

        text = self._who(
            seat,
            translate("table", "You keep going ({count})."),
            translate("table", "{name} keeps going ({count})."),
            count=count,
        )
        yield self._moves.pause(part=0.1, then=note)
        yield from self._announce(translate("call", "Keep going"), text, Sound.GO)

    def _end(self, seat: int) -> Iterator[Motion]:
        text = self._who(
            seat, translate("table", "You end the game."), translate("table", "{name} ends the game.")
        )
        yield from self._announce(translate("call", "End the game"), text, Sound.STOP, 2.0)

    # What follows

    def _flip(self, card: str) -> Iterator[Motion]:
        picture = self._picture

        def lay() -> Places:
            """Lay what stands in for a joker of the hand by what it matches, before the next is turned."""
            if picture.turned is None:
                return {}
            picture.played, picture.turned, picture.choice = (*picture.played, picture.turned), None, ()
            return TABLE.on_table(picture)

        yield self._moves.travel(lay, part=0.4)
        yield from self._moves.turn_up(card, named(card))

    def _joker(self, seat: int, card: str) -> Iterator[Motion]:
        def gain() -> Places:
            if self._picture.turned == card:
                self._picture.turned = None
            else:
                self._moves.leave_hand(seat, (card,))
            return {**TABLE.hands(self._picture), **self._moves.gain(seat, (card,))}

        yield self._moves.travel(gain, Sound.COIN)
        text = self._who(
            seat,
            translate("table", "A joker for you: it counts two Mining."),
            translate("table", "A joker for {name}: it counts two Mining."),
        )
        yield from self._announce(translate("table", "Joker!"), text, None, 1.0)

    def _stack(self, coin: int) -> Iterator[Motion]:
        def mark() -> None:
            self._picture.threes |= {coin}

        yield self._moves.travel(self._moves.settle, Sound.CARD, part=0.6)
        yield self._moves.pause(part=0.1, then=mark)
        text = translate("table", "Double Spending! All three {coin} stay.").format(coin=coin_named(coin))
        yield from self._announce(bonus_named("stack"), text, Sound.TRIPLET)

    def _bonus(self, kind: str) -> Iterator[Motion]:
        name = bonus_named(kind)
        yield from self._announce(name, translate("table", "{name}!").format(name=name), _SOUNDS[kind])

    def _give_mining(self, giver: int, card: str) -> Iterator[Motion]:
        def hand_over() -> Places:
            places = self._moves.gain(1 - giver, (card,), giver)
            # It may cost a point at once; the taker's are told at the end of the turn.
            self._picture.seats[giver].points = score(DECK.pack(self._picture.collections[giver]))
            return places

        yield self._moves.travel(hand_over, Sound.CARD, hands_over(self._names, giver, card))

    def _void(self, reason: str) -> Iterator[Motion]:
        if reason == ENDINGS[WASTED]:
            text = translate("table", "Waste Hashrate: the cards have run out and nobody has won.")
            yield from self._announce(translate("table", "Waste Hashrate"), text, Sound.STOP)
