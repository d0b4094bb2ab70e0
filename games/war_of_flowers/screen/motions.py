"""Motion: what the rules say has happened, as cards that travel, words that stand and great moments."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QCoreApplication, QRect

from macclassic.flower_cards.table.motions import Moves
from macclassic.flower_cards.table.places import month as month_of
from macclassic.toolbox.animator import Motion
from macclassic.toolbox.moment import Begun, Decided, Now, Stage
from macclassic.toolbox.talk import Occasion, Remark

from ..acts import Play
from ..cards import IDS
from ..cards import names as ids
from ..events import Bonus, Collect, Flip, Go, PassPlain, Pay, Score, Stop, Triplet
from ..position import OVER
from ..view import View
from . import moments
from .layout import layout
from .words import collects, hands_over, named, the

translate = QCoreApplication.translate

NEARLY = 5
"""Dollars with which somebody is nearly broke."""


def motions(now: Now, stage: Stage, events: Sequence[object]) -> Iterator[Motion]:
    moves = Moves(now, stage, layout(now))
    names, cup = moves.names, now.position.view.cup_plain
    before = [set(cards) for cards in moves.held]
    seat, where = 0, QRect()
    for index, event in enumerate(events):
        match event:
            case Begun():
                yield from moves.deal()
            case Decided(seat=seat, action=Play(card=card)):
                # Only a hand card moves anything by itself; the events tell the rest.
                where = moves.at_month(month_of(IDS[card]))
                yield from moves.lay(seat, (IDS[card],), moves.played(seat, named(IDS[card])))
            case Decided(seat=seat):
                pass
            case Flip(card=card):
                yield from moves.turn_up(IDS[card], named(IDS[card]))
            case Collect(seat=seat, cards=cards):
                sweep = any(isinstance(each, Bonus) and each.kind == "sweep" for each in events[index:])
                told = collects(names, seat, ids(cards))
                yield from moves.collect(seat, ids(cards), told, sweep)
            case Triplet(month=month):
                yield from moves.three_stay(month)
                text = translate("table", "A triplet! All three stay.")
                remark = Remark(Occasion.JAM, seat)
                yield from moves.show(seat, moments.triplet(), text, remark, moves.at_month(month))
            case Bonus(kind=kind, seat=seat):
                yield from _bonus(moves, kind, seat, where)
            case PassPlain(giver=giver, taker=taker, card=card):
                told = hands_over(names, giver, taker, IDS[card])
                yield from moves.hand_over(giver, taker, IDS[card], told, the(IDS[card]), say=True)
            case Score(seat=seat, points=points):
                yield from _sets(moves, seat, before[seat], cup)
                counted = moments.counted(before[seat], moves.held[seat], cup)
                yield from moves.score(seat, points, counted)
                before = [set(cards) for cards in moves.held]
            case Go(seat=seat, count=count):
                yield from _go(moves, seat, count)
            case Stop(seat=seat, forced=forced):
                yield from _stop(moves, seat, forced)
            case Pay(giver=giver, taker=taker, amount=amount):
                text = translate("table", "{giver} → {taker}: ${amount}.")
                text = text.format(giver=names[giver], taker=names[taker], amount=amount)
                yield from moves.pay(giver, taker, amount, text, _pay(moves, giver, taker))
    yield from _ending(moves, events)


def _bonus(moves: Moves, kind: str, seat: int, where: QRect) -> Iterator[Motion]:
    great, line = moments.bonus(kind)
    remark = Remark(Occasion.SWEEP if kind == "sweep" else Occasion.STRIKE, seat)
    yield from moves.show(seat, great, line, remark, where)


def _sets(moves: Moves, seat: int, before: set[str], cup: bool) -> Iterator[Motion]:
    """Show the sets that a seat has made in its turn."""
    for made in moments.made(before, moves.held[seat], cup):
        text = translate("table", "{name}: {points}.").format(name=moves.names[seat], points=made.words)
        remark = Remark(Occasion.SET, seat, card=made.name, amount=made.points)
        yield from moves.show(seat, made.great, text, remark)


def _go(moves: Moves, seat: int, count: int) -> Iterator[Motion]:
    def note() -> None:
        moves.picture.seats[seat].gos = count

    text = translate("table", "{name}: GO {count}!").format(name=moves.names[seat], count=count)
    remark = Remark(Occasion.GO, seat, amount=count)
    yield from moves.show(seat, moments.go(count), text, remark, then=note)


def _stop(moves: Moves, seat: int, forced: bool) -> Iterator[Motion]:
    text = translate("table", "{name}: STOP!").format(name=moves.names[seat])
    if forced and any(each.gos for other, each in enumerate(moves.picture.seats) if other != seat):
        text += " " + translate("table", "Another player has called GO, so it had to be.")
    elif forced:
        text += " " + translate("table", "It was the last turn, so it had to be.")
    yield from moves.show(seat, moments.stop(), text, Remark(Occasion.STOP, seat))
    for stamp, line in moments.stamps(moments.owed(moves.now.position.view)):
        yield from moves.show(-1, stamp, line)


def _pay(moves: Moves, giver: int, taker: int) -> Callable[[int], None]:
    def landed(amount: int) -> None:
        moves.picture.seats[giver].money -= amount
        moves.picture.seats[taker].money += amount

    return landed


def _ending(moves: Moves, events: Sequence[object]) -> Iterator[Motion]:
    """Show what a game that is over leaves: that nobody has won, or who is broke; and let it be remarked."""
    view: View = moves.now.position.view
    if view.phase != OVER or not any(isinstance(event, Score | Stop) for event in events):
        return
    if view.winner < 0:
        text = translate("sheet", "All hands are empty and nobody called STOP: no winner.")
        yield from moves.show(-1, moments.no_winner(), text, Remark(Occasion.NOBODY))
        return
    for seat, money in enumerate(view.money):
        paid = sum(event.amount for event in events if isinstance(event, Pay) and event.giver == seat)
        if money == 0 and paid:
            text = translate("table", "{name}: broke.").format(name=moves.names[seat])
            yield from moves.show(seat, moments.broke(), text, mood="dismayed")
        elif paid and money <= NEARLY:
            yield moves.remark(Remark(Occasion.BROKE, seat, amount=money))
    for due in moments.owed(view):
        if due.payer != due.loser:
            yield moves.remark(Remark(Occasion.PENALTY, due.payer, amount=due.due))
    won = sum(event.amount for event in events if isinstance(event, Pay))
    yield moves.remark(Remark(Occasion.WIN, view.winner, amount=won))
