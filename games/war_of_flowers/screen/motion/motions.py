"""Motion of War of Flowers: events as moving cards, lines of text and great moments."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from macclassic.flower_cards.table.motion.motions import CardMotions
from macclassic.flower_cards.table.picture_model import TablePicture, changed
from macclassic.flower_cards.table.picture_model import month as month_of
from macclassic.table.company.remarks import Occasion, Remark
from macclassic.table.game_words import listed
from macclassic.table.table_state import (
    RoundBegan,
    SeatDecided,
    Stage,
    TableEvent,
)
from macclassic.toolbox.base.animator import Motion
from macclassic.toolbox.base.motion_timing import Duration
from macclassic.toolbox.grammar.sentences import translate

from ...actions import Bomb, FlipOnly, Four, Play
from ...cards import CONTEXT as CARDS
from ...cards import IDS, month_name
from ...cards import names as ids
from ...events import SWEEP, Bonus, Collect, Flip, Go, PassPlain, Pay, Score, Show, Stop, Triplet, Win
from ...house.payments import BY_FOUR
from ...outcome.result import owed
from ...position import OVER
from ...view import View, house_of
from ..layout import layout
from ..model import picture_of
from ..texts.words import collects, fixed_words, hands_over, named, the
from . import great_moments

if TYPE_CHECKING:
    from ..model import State


NEARLY_BROKE = 5
"""Dollars at which a player is nearly broke."""


def motions(now: State, stage: Stage, events: Sequence[TableEvent]) -> Iterator[Motion]:
    moves = CardMotions(now, stage, layout(now))
    who, cup = now.company, now.position.view.cup_plain
    before = [set(cards) for cards in moves.held]
    seat, where, deed = 0, QRect(), None
    for index, event in enumerate(events):
        match event:
            case RoundBegan():
                yield from moves.deal(_carried(now))
            case SeatDecided(seat=seat, action=Play(card=card)):
                # Only a hand card moves by itself; the events tell the rest.
                where = moves.at_month(month_of(IDS[card]))
                yield from moves.lay(seat, (IDS[card],), moves.played(seat, named(IDS[card])))
            case SeatDecided(seat=seat, action=Bomb(month=month)):
                where = moves.at_month(month)
                yield from moves.lay(seat, _bombed(moves, month), _bombs(moves, seat, month))
            case SeatDecided(seat=seat, action=FlipOnly()):
                you = translate("table", "You turn a stack card only.")
                other = translate("table", "{name} turns a stack card only.")
                yield moves.still(Duration.A, moves.line(seat, you, other), then=partial(_open, moves))
            case SeatDecided(seat=seat, action=action):
                deed = action
            case Show(seat=seat, cards=cards):
                yield from _shows(moves, seat, cards, isinstance(deed, Four))
            case Win(seat=seat, by=by):
                yield from _wins(moves, seat, by)
            case Flip(card=card):
                yield from moves.turn_up(IDS[card], named(IDS[card]))
            case Collect(seat=seat, cards=cards):
                sweep = any(isinstance(each, Bonus) and each.kind == SWEEP for each in events[index:])
                sentence = collects(who[seat], ids(cards))
                yield from moves.collect(seat, ids(cards), sentence, sweep)
            case Triplet(month=month):
                yield from moves.three_stay(month)
                text = translate("table", "A triplet! All three stay.")
                remark = Remark(Occasion.JAM, seat)
                at = moves.at_month(month)
                yield from moves.show(seat, great_moments.triplet(), text, remark, at, "dismayed")
            case Bonus(kind=kind, seat=seat):
                yield from _bonus(moves, kind, seat, where)
            case PassPlain(giver=giver, taker=taker, card=card):
                sentence = hands_over(who[giver], who[taker], IDS[card])
                yield from moves.hand_over(giver, taker, IDS[card], sentence, the(IDS[card]), say=True)
            case Score(seat=seat, points=points):
                yield from _sets(moves, seat, before[seat], cup)
                counted = great_moments.newly_scoring(before[seat], moves.held[seat], cup)
                yield from moves.score(seat, points, counted)
                before = [set(cards) for cards in moves.held]
            case Go(seat=seat, count=count):
                yield from _go(moves, seat, count)
            case Stop(seat=seat, forced=forced):
                yield from _stop(moves, seat, forced)
            case Pay(giver=giver, taker=taker, amount=amount):
                text = translate("table", "{giver} → {taker}: ${amount}.")
                text = text.format(giver=who[giver].name, taker=who[taker].name, amount=amount)
                yield from moves.pay(giver, taker, amount, text, _pay(moves, giver, taker))
    yield from _ending(moves, events)


# House rules


def _carried(now: State) -> str:
    """Return the line before a deal that follows games without a winner, or ""."""
    house = house_of(now.position.view)
    if house is None or not house.carry:
        return ""
    return translate("table", "Nobody won before: this game pays ×{n}.").format(n=2**house.carry)


def _bombed(moves: CardMotions, month: int) -> tuple[str, ...]:
    """Return the three cards of a month that are not on the table."""
    cards = (card for card in IDS if month_of(card) == month)
    return tuple(card for card in cards if card not in moves.picture.table)


def _bombs(moves: CardMotions, seat: int, month: int) -> str:
    """Return the sentence that a player bombs a month."""
    you, other = translate("table", "You bomb {month}."), translate("table", "{name} bombs {month}.")
    return moves.line(seat, you, other, month=translate(CARDS, month_name(month)))


def _open(moves: CardMotions) -> None:
    """Update the open hand cards, and the texts beside the faces that depend on them."""
    after: TablePicture = picture_of(moves.now)
    picture = moves.picture
    for seat, each in enumerate(after.seats):
        picture.seats[seat].doubled, picture.seats[seat].owed = each.doubled, each.owed
    picture.shown = after.shown


def _shows(moves: CardMotions, seat: int, cards: int, four: bool) -> Iterator[Motion]:
    """Show cards of a hand; they stay open from now on."""
    picture = moves.picture

    def turn() -> None:
        _open(moves)
        if seat != picture.viewer:
            seen = tuple(dict.fromkeys((*picture.open_hands[seat], *ids(cards))))
            hidden = picture.hidden[seat] - (len(seen) - len(picture.open_hands[seat]))
            picture.open_hands = changed(picture.open_hands, seat, seen)
            picture.hidden = changed(picture.hidden, seat, hidden)
        layout(moves.now).laid_out(picture)
        moves.stage.repaint()

    what = listed([the(card) for card in ids(cards)])
    you, other = translate("table", "You shake: {cards}."), translate("table", "{name} shakes: {cards}.")
    if four:
        you, other = translate("table", "You show {cards}."), translate("table", "{name} shows {cards}.")
    great = great_moments.four() if four else great_moments.shake()
    text = moves.line(seat, you, other, cards=what)
    yield from moves.show(seat, great, text, Remark(Occasion.STRIKE, seat), then=turn)


def _wins(moves: CardMotions, seat: int, by: str) -> Iterator[Motion]:
    text = fixed_words(by, moves.now.company[seat])
    if by == BY_FOUR:
        yield moves.still(Duration.C, text)
    else:
        yield from moves.show(seat, great_moments.third_triplet(), text, Remark(Occasion.STOP, seat))
    for stamp, line in great_moments.payment_moments(owed(moves.now.position.view)):
        yield from moves.show(-1, stamp, line)


def _bonus(moves: CardMotions, kind: str, seat: int, where: QRect) -> Iterator[Motion]:
    great, line = great_moments.bonus(kind)
    remark = Remark(Occasion.SWEEP if kind == SWEEP else Occasion.STRIKE, seat)
    yield from moves.show(seat, great, line, remark, where)


def _sets(moves: CardMotions, seat: int, before: set[str], cup: bool) -> Iterator[Motion]:
    """Show the sets that a seat has completed in its turn."""
    for made in great_moments.completed_sets(before, moves.held[seat], cup):
        text = translate("table", "{name}: {points}.").format(name=moves.names[seat], points=made.words)
        remark = Remark(Occasion.SET, seat, card=made.name, amount=made.points)
        yield from moves.show(seat, made.great, text, remark)


def _go(moves: CardMotions, seat: int, count: int) -> Iterator[Motion]:
    def note() -> None:
        moves.picture.seats[seat].gos = count

    text = translate("table", "{name}: GO {count}!").format(name=moves.names[seat], count=count)
    remark = Remark(Occasion.GO, seat, amount=count)
    yield from moves.show(seat, great_moments.go(count), text, remark, then=note)


def _stop(moves: CardMotions, seat: int, forced: bool) -> Iterator[Motion]:
    text = translate("table", "{name}: STOP!").format(name=moves.names[seat])
    house = house_of(moves.now.position.view)
    free = house is not None and house.rules.free_go
    if (
        forced
        and not free
        and any(each.gos for other, each in enumerate(moves.picture.seats) if other != seat)
    ):
        text += " " + translate("table", "Forced STOP: another player had called GO.")
    elif forced:
        text += " " + translate("table", "Forced STOP: it was the last turn.")
    yield from moves.show(seat, great_moments.stop(), text, Remark(Occasion.STOP, seat))
    view: View = moves.now.position.view
    for stamp, line in great_moments.payment_moments(owed(view), bool(view.house)):
        yield from moves.show(-1, stamp, line)


def _pay(moves: CardMotions, giver: int, taker: int) -> Callable[[int], None]:
    def landed(amount: int) -> None:
        moves.picture.seats[giver].money -= amount
        moves.picture.seats[taker].money += amount

    return landed


def _ending(moves: CardMotions, events: Sequence[TableEvent]) -> Iterator[Motion]:
    """Show the end of a game (no winner, or a broke player), with the companions' remarks."""
    view: View = moves.now.position.view
    if view.phase != OVER or not any(isinstance(event, Score | Stop | Win) for event in events):
        return
    if view.winner < 0:
        text = translate("sheet", "All hands are empty and nobody called STOP: no winner.")
        house = house_of(view)
        if house is not None and house.carried():
            text += " " + translate("sheet", "The next game pays ×{n}.").format(n=2 ** house.carried())
        yield from moves.show(-1, great_moments.no_winner(), text, Remark(Occasion.NOBODY))
        return
    for seat, money in enumerate(view.money):
        paid = sum(event.amount for event in events if isinstance(event, Pay) and event.giver == seat)
        if money == 0 and paid:
            text = translate("table", "{name}: broke.").format(name=moves.names[seat])
            yield from moves.show(seat, great_moments.broke(), text, mood="dismayed")
        elif paid and money <= NEARLY_BROKE:
            yield moves.remark(Remark(Occasion.BROKE, seat, amount=money))
    for due in owed(view):
        if due.payer != due.loser:
            yield moves.remark(Remark(Occasion.PENALTY, due.payer, amount=due.due))
    won = sum(event.amount for event in events if isinstance(event, Pay))
    yield moves.remark(Remark(Occasion.WIN, view.winner, amount=won))
