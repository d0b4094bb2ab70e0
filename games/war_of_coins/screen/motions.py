"""Motion: what the rules say has happened, as cards that travel and words that stand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

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
from .layout import BOARD
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
    moves = Moves(now, stage, BOARD.at(now.size))
    for event in () if now.opening else events:
        match event:
            case Begun():
                yield from _deal(moves)
            case Decided(seat=seat, action=action):
                # What leaves a hand moves by the decision; the events tell the rest.
                yield from _decided(moves, seat, action)
            case Flip(card=card):
                yield moves.travel(lambda: _lay_stand_in(moves), part=0.4)
                yield from moves.turn_up(IDS[card], named(IDS[card]))
            case Joker(seat=seat, card=card):
                yield from _joker(moves, seat, IDS[card])
            case Collect(seat=seat, cards=cards):
                yield from moves.collect(seat, names(cards), collects(moves.names, seat, names(cards)))
            case Stack(coin=coin):
                yield from moves.three_stay(coin + 1)
                text = translate("table", "Double Spending! All three {coin} stay.")
                text = text.format(coin=coin_named(coin + 1))
                yield from _announce(moves, bonus_named("stack"), text, Sound.TRIPLET)
            case Bonus(kind=special):
                name = bonus_named(special)
                text = translate("table", "{name}!").format(name=name)
                yield from _announce(moves, name, text, _SOUNDS[special])
            case GiveMining(giver=giver, card=card):
                yield _give_mining(moves, giver, IDS[card])
            case Score(seat=seat, points=points):
                yield from moves.score(seat, points)
            case Void(reason=reason) if reason == ENDINGS[WASTED]:
                text = translate("table", "Waste Hashrate: the cards have run out and nobody has won.")
                yield from _announce(moves, translate("table", "Waste Hashrate"), text, Sound.STOP)


def _announce(
    moves: Moves,
    name: str,
    line: str,
    sound: Sound | None,
    part: float = 1.6,
    also: Callable[[], None] = lambda: None,
) -> Iterator[Motion]:
    """Write what has happened over the layout in large letters for a while, and a line about it; with
    what `also` changes in the picture then."""

    def show() -> None:
        moves.picture.banner = name
        also()

    def hide() -> None:
        moves.picture.banner = ""

    yield moves.pause(line, sound, part, show)
    yield moves.pause(part=0.1, then=hide)


# What the players decide


def _deal(moves: Moves) -> Iterator[Motion]:
    """Deal the cards from the stock; before a match's first deal it is told who begins by which cards."""
    draw = moves.now.position.view.draw
    yield from moves.deal(drawn_words(draw, moves.names) if draw else "")
    for number, each in enumerate(moves.picture.collections):
        for card in each:
            you = translate("table", "{card} lay on the layout: you get it.")
            other = translate("table", "{card} lay on the layout: {name} gets it.")
            yield moves.pause(moves.line(number, you, other, card=named(card)), Sound.COIN, 0.8)


def _decided(moves: Moves, seat: int, action: Action) -> Iterator[Motion]:
    figures = moves.picture.seats[seat]

    def owe(turns: int) -> None:
        figures.owed += turns

    match action:
        case Play(card=card):
            if kind(IDS[card]) == "joker":
                # It goes straight to what is captured: its event moves it.
                yield moves.pause(moves.played(seat, named(IDS[card])), part=0.4)
            else:
                yield from moves.lay(seat, (IDS[card],), moves.played(seat, named(IDS[card])))
        case Transact(coin=coin):
            you = translate("table", "You lay three {coin} on the fourth.")
            other = translate("table", "{name} lays three {coin} on the fourth.")
            held = without(tuple(names(whole_coin(coin))), moves.picture.table)
            yield from moves.lay(seat, held, moves.line(seat, you, other, coin=coin_named(coin + 1)))
            yield moves.pause(part=0.1, then=lambda: owe(2))
        case Show(coin=coin):
            you = translate("table", "Jiggle Wiggle! You show three {coin}: your win would pay double.")
            other = translate("table", "Jiggle Wiggle! {name} shows three {coin}: a win would pay double.")
            text = moves.line(seat, you, other, coin=coin_named(coin + 1))
            name = translate("table", "Jiggle Wiggle")
            yield from _announce(moves, name, text, Sound.COIN, also=lambda: _open(moves))
        case FlipOnly():
            you = translate("table", "You turn a stock card only.")
            other = translate("table", "{name} turns a stock card only.")
            yield moves.pause(moves.line(seat, you, other), part=0.3, then=lambda: owe(-1))
        case Perfect(wins=wins):
            yield from _perfect(moves, seat, wins)
        case KeepGoing():
            count = figures.keeps + 1

            def note() -> None:
                figures.keeps = count

            you = translate("table", "You keep going ({count}).")
            other = translate("table", "{name} keeps going ({count}).")
            yield moves.pause(part=0.1, then=note)
            text = moves.line(seat, you, other, count=count)
            yield from _announce(moves, translate("call", "Keep going"), text, Sound.GO)
        case End():
            you, other = translate("table", "You end the game."), translate("table", "{name} ends the game.")
            name = translate("call", "End the game")
            yield from _announce(moves, name, moves.line(seat, you, other), Sound.STOP, 2.0)


def _perfect(moves: Moves, seat: int, wins: bool) -> Iterator[Motion]:
    name = translate("table", "Perfect Hand")
    after = picture_of(moves.now)
    if wins:
        you = translate("table", "Perfect Hand! You win 7 points at once.")
        other = translate("table", "Perfect Hand! {name} wins 7 points at once.")
    elif len(after.open_hands[1] if seat else after.shown) > 4:
        name = translate("table", "Two Perfect Hands")
        you = translate("table", "Two Perfect Hands! You play on: your win would pay fourfold.")
        other = translate("table", "Two Perfect Hands! {name} plays on: a win would pay fourfold.")
    else:
        you = translate("table", "Perfect Hand! You play on: your win would pay double.")
        other = translate("table", "Perfect Hand! {name} plays on: a win would pay double.")
    text = moves.line(seat, you, other)
    yield from _announce(moves, name, text, Sound.GO, 2.0, lambda: _open(moves))


def _open(moves: Moves) -> None:
    after, picture = picture_of(moves.now), moves.picture
    picture.shown, picture.hidden, picture.open_hands = after.shown, after.hidden, after.open_hands
    for card in [card for card in picture.places if card.startswith(BACK)]:
        del picture.places[card]
    picture.places.update(BOARD.at(moves.now.size).hands(picture))


# What follows


def _lay_stand_in(moves: Moves) -> Places:
    """Lay what stands in for a joker of the hand by what it matches, before the next is turned."""
    picture = moves.picture
    if picture.turned is None:
        return {}
    picture.played, picture.turned, picture.choice = (*picture.played, picture.turned), None, ()
    return BOARD.at(moves.now.size).on_table(picture)


def _joker(moves: Moves, seat: int, card: str) -> Iterator[Motion]:
    def gain() -> Places:
        if moves.picture.turned == card:
            moves.picture.turned = None
        else:
            moves.leave_hand(seat, (card,))
        return {**BOARD.at(moves.now.size).hands(moves.picture), **moves.gain(seat, (card,))}

    yield moves.travel(gain, Sound.COIN)
    you = translate("table", "A joker for you: it counts two Mining.")
    other = translate("table", "A joker for {name}: it counts two Mining.")
    yield from _announce(moves, translate("table", "Joker!"), moves.line(seat, you, other), None, 1.0)


def _give_mining(moves: Moves, giver: int, card: str) -> Motion:
    def hand_over() -> Places:
        places = moves.gain(1 - giver, (card,), giver)
        # It may cost a point at once; the taker's are told at the end of the turn.
        moves.picture.seats[giver].points = score(DECK.pack(moves.picture.collections[giver]))
        return places

    return moves.travel(hand_over, Sound.CARD, hands_over(moves.names, giver, card))
