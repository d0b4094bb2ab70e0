"""Motion of War of Coins: events as moving cards, lines of text and great moments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from macclassic.flower_cards.table.motion.motions import CardMotions
from macclassic.flower_cards.table.picture_model import BACK, month, without
from macclassic.table.company.remarks import Occasion, Remark
from macclassic.table.game_words import point_count
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

from ...actions import Action, End, FlipOnly, KeepGoing, Perfect, Play, Show, Transact
from ...cards import DECK, IDS, kind, names, whole_coin
from ...events import Bonus, Collect, Flip, GiveMining, Joker, Score, Stack, Void
from ...position import ENDINGS, OVER, WASTED
from ...scoring import score
from ...view import View
from ..first_player_dialog import drawn_words
from ..layout import layout
from ..model import picture_of
from ..score_column import column
from ..texts.words import bonus_named, coin_named, collects, hands_over, named
from . import great_moments

if TYPE_CHECKING:
    from ..model import State

SWEPT = "longest-chain"
"""Special capture that empties the layout."""


def motions(now: State, stage: Stage, events: Sequence[TableEvent]) -> Iterator[Motion]:
    """Yield the motions of the events in order; none during the draw for the first player."""
    panel = column(now.size)
    moves = CardMotions(now, stage, layout(now), (panel.balance, panel.pays))
    before = [set(cards) for cards in moves.held]
    where = QRect()
    seat = 0
    for event in () if now.opening else events:
        match event:
            case RoundBegan():
                yield from _deal(moves)
            case SeatDecided(seat=seat, action=action):
                # Cards that leave a hand move by the decision; the events tell the rest.
                where = _layout_rect(moves, action)
                yield from _decided(moves, seat, action)
            case Flip(card=card):
                yield moves.lay_stand_in()
                yield from moves.turn_up(IDS[card], named(IDS[card]))
            case Joker(seat=seat, card=card):
                yield from _joker(moves, seat, IDS[card])
            case Collect(seat=seat, cards=cards):
                yield from _collect(moves, seat, names(cards), events)
            case Stack(coin=coin):
                yield from moves.three_stay(coin + 1)
                text = translate("table", "Double Spending! All three {coin} stay.")
                text = text.format(coin=coin_named(coin + 1))
                at, remark = moves.at_month(coin + 1), Remark(Occasion.JAM, seat)
                yield from moves.show(seat, great_moments.special("stack"), text, remark, at, "dismayed")
            case Bonus(kind=kind, seat=seat):
                text = translate("table", "{name}!").format(name=bonus_named(kind))
                remark = Remark(Occasion.SWEEP if kind == SWEPT else Occasion.STRIKE, seat)
                yield from moves.show(seat, great_moments.special(kind), text, remark, where)
            case GiveMining(giver=giver, taker=taker, card=card):
                yield from _give_mining(moves, giver, taker, IDS[card])
            case Score(seat=seat, points=points):
                for made in great_moments.completed_sets(before[seat], moves.held[seat]):
                    text = translate("table", "{name}: {points}.")
                    text = text.format(name=moves.names[seat], points=made.words)
                    remark = Remark(Occasion.SET, seat, card=made.name, amount=made.points)
                    yield from moves.show(seat, made.great, text, remark)
                yield from moves.score(
                    seat, points, great_moments.newly_scoring(before[seat], moves.held[seat])
                )
                before = [set(cards) for cards in moves.held]
            case Void(reason=reason) if reason == ENDINGS[WASTED]:
                text = translate("table", "Waste Hashrate: the cards have run out and nobody has won.")
                yield from moves.show(-1, great_moments.waste_hashrate(), text, Remark(Occasion.NOBODY))


def _layout_rect(moves: CardMotions, action: Action) -> QRect:
    """Return the rectangle on the layout where an action plays its cards."""
    match action:
        case Play(card=card) if kind(IDS[card]) != "joker":
            return moves.at_month(month(IDS[card]))
        case Transact(coin=coin):
            return moves.at_month(coin + 1)
    return QRect()


# Decisions of the players


def _deal(moves: CardMotions) -> Iterator[Motion]:
    """Deal the cards from the stock; before a match's first deal a line tells the draw."""
    draw = moves.now.position.view.draw
    yield from moves.deal(drawn_words(draw, moves.now.company) if draw else "")
    for number, each in enumerate(moves.picture.collections):
        for card in each:
            you = translate("table", "{card} lay on the layout: you get it.")
            other = translate("table", "{card} lay on the layout: {name} gets it.")
            yield moves.still(Duration.C, moves.line(number, you, other, card=named(card)), Sound.COIN)


def _decided(moves: CardMotions, seat: int, action: Action) -> Iterator[Motion]:
    figures = moves.picture.seats[seat]

    def owe(turns: int) -> None:
        figures.owed += turns

    match action:
        case Play(card=card):
            if kind(IDS[card]) == "joker":
                # The event of the joker moves it to the captured cards.
                yield moves.still(Duration.A, moves.played(seat, named(IDS[card])))
            else:
                yield from moves.lay(seat, (IDS[card],), moves.played(seat, named(IDS[card])))
        case Transact(coin=coin):
            you = translate("table", "You lay three {coin} on the fourth.")
            other = translate("table", "{name} lays three {coin} on the fourth.")
            held = without(tuple(names(whole_coin(coin))), moves.picture.table)
            yield from moves.lay(seat, held, moves.line(seat, you, other, coin=coin_named(coin + 1)))
            yield moves.still(Duration.A, then=lambda: owe(2))
        case Show(coin=coin):
            you = translate("table", "Jiggle Wiggle! You show three {coin}: your win would pay double.")
            other = translate("table", "Jiggle Wiggle! {name} shows three {coin}: a win would pay double.")
            text = moves.line(seat, you, other, coin=coin_named(coin + 1))
            remark = Remark(Occasion.STRIKE, seat)
            yield from moves.show(
                seat, great_moments.jiggle_wiggle(), text, remark, then=lambda: _open(moves)
            )
        case FlipOnly():
            you = translate("table", "You turn a stock card only.")
            other = translate("table", "{name} turns a stock card only.")
            yield moves.still(Duration.A, moves.line(seat, you, other), then=lambda: owe(-1))
        case Perfect(wins=wins):
            yield from _perfect(moves, seat, wins)
        case KeepGoing():
            count = figures.keeps + 1

            def note() -> None:
                figures.keeps = count

            you = translate("table", "You keep going ({count}).")
            other = translate("table", "{name} keeps going ({count}).")
            text = moves.line(seat, you, other, count=count)
            remark = Remark(Occasion.GO, seat, amount=count)
            yield from moves.show(seat, great_moments.keep_going(count), text, remark, then=note)
        case End():
            yield from _end(moves, seat)


def _end(moves: CardMotions, seat: int) -> Iterator[Motion]:
    you, other = translate("table", "You end the game."), translate("table", "{name} ends the game.")
    yield from moves.show(
        seat, great_moments.end(), moves.line(seat, you, other), Remark(Occasion.STOP, seat)
    )
    view: View = moves.now.position.view
    if view.phase == OVER and view.winner == seat:
        for great, line in great_moments.payment_moments(view):
            if great is None:
                yield moves.still(Duration.E, line, Sound.STAMP)
            else:
                yield from moves.show(-1, great, line)
        yield from _paid(moves, seat)


def _paid(moves: CardMotions, winner: int) -> Iterator[Motion]:
    """Move the payment of a won game from one balance to the other."""
    seats, view = moves.picture.seats, moves.now.position.view
    amount = view.balance[winner] - seats[winner].balance

    def landed(worth: int) -> None:
        seats[winner].balance += worth
        seats[1 - winner].balance -= worth

    text = translate("table", "{giver} → {taker}: {points}.")
    names_ = {"giver": moves.names[1 - winner], "taker": moves.names[winner]}
    yield from moves.pay(
        1 - winner, winner, amount, text.format(points=point_count(amount), **names_), landed
    )
    yield moves.remark(Remark(Occasion.WIN, winner, amount=amount))


def _perfect(moves: CardMotions, seat: int, wins: bool) -> Iterator[Motion]:
    both = False
    if wins:
        you = translate("table", "Perfect Hand! You win 7 points at once.")
        other = translate("table", "Perfect Hand! {name} wins 7 points at once.")
    elif moves.now.position.view.open_hands[seat].bit_count() > 4:
        both = True
        you = translate("table", "Two Perfect Hands! You play on: your win would pay fourfold.")
        other = translate("table", "Two Perfect Hands! {name} plays on: a win would pay fourfold.")
    else:
        you = translate("table", "Perfect Hand! You play on: your win would pay double.")
        other = translate("table", "Perfect Hand! {name} plays on: a win would pay double.")
    text, remark = moves.line(seat, you, other), Remark(Occasion.STRIKE, seat)
    yield from moves.show(seat, great_moments.perfect_hand(both), text, remark, then=lambda: _open(moves))
    if wins and moves.now.position.view.winner == seat:
        yield from _paid(moves, seat)


def _open(moves: CardMotions) -> None:
    after, picture = picture_of(moves.now), moves.picture
    picture.shown, picture.hidden, picture.open_hands = after.shown, after.hidden, after.open_hands
    for card in [card for card in picture.places if card.startswith(BACK)]:
        del picture.places[card]
    picture.places.update(layout(moves.now).hands(picture))
    moves.stage.repaint()


# Consequences


def _collect(
    moves: CardMotions, seat: int, cards: Sequence[str], events: Sequence[TableEvent]
) -> Iterator[Motion]:
    sweep = any(isinstance(each, Bonus) and each.kind == SWEPT for each in events)
    yield from moves.collect(seat, cards, collects(moves.now.company[seat], cards), sweep)


def _joker(moves: CardMotions, seat: int, card: str) -> Iterator[Motion]:
    you = translate("table", "A joker for you: it counts as two Mining.")
    other = translate("table", "A joker for {name}: it counts as two Mining.")
    yield moves.take_out(seat, card)
    text, remark = moves.line(seat, you, other), Remark(Occasion.STRIKE, seat)
    yield from moves.show(seat, great_moments.joker(), text, remark)


def _give_mining(moves: CardMotions, giver: int, taker: int, card: str) -> Iterator[Motion]:
    def count() -> None:
        # The giver's points may fall at once; the taker's follow at the end of the turn.
        moves.picture.seats[giver].points = score(DECK.pack(moves.picture.collections[giver]))

    sentence = hands_over(moves.now.company[giver], moves.now.company[taker], card)
    yield from moves.hand_over(giver, taker, card, sentence, named(card), say=True, then=count)
