"""Motion: what the rules say has happened, as cards that travel and words that stand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from macclassic.flower_cards.table.motions import Moves
from macclassic.flower_cards.table.places import Places
from macclassic.toolbox.animator import Motion
from macclassic.toolbox.moment import Begun, Decided, Now, Stage
from macclassic.toolbox.sound import Sound

from ..acts import Play
from ..cards import IDS
from ..cards import names as ids
from ..events import Bonus, Collect, Flip, Go, PassPlain, Pay, Score, Stop, Triplet
from .layout import layout
from .words import collects, hands_over, named

translate = QCoreApplication.translate


def motions(now: Now, stage: Stage, events: Sequence[object]) -> Iterator[Motion]:
    moves = Moves(now, stage, layout(now))
    names = moves.names
    for event in events:
        match event:
            case Begun():
                yield from moves.deal()
            case Decided(seat=seat, action=Play(card=card)):
                # Only a hand card moves anything by itself; the events tell the rest.
                yield from moves.lay(seat, (IDS[card],), moves.played(seat, named(IDS[card])))
            case Flip(card=card):
                yield from moves.turn_up(IDS[card], named(IDS[card]))
            case Collect(seat=seat, cards=cards):
                yield from moves.collect(seat, ids(cards), collects(names, seat, ids(cards)))
            case Triplet(month=month):
                text = translate("table", "A triplet! All three stay.")
                yield from moves.three_stay(month, text, Sound.TRIPLET, 1.5)
            case Bonus(kind=kind):
                yield _bonus(moves, kind)
            case PassPlain(giver=giver, taker=taker, card=card):
                yield _pass_plain(moves, giver, taker, IDS[card], hands_over(names, giver, taker, IDS[card]))
            case Score(seat=seat, points=points):
                yield from moves.score(seat, points)
            case Go(seat=seat, count=count):
                yield _go(moves, seat, count)
            case Stop(seat=seat, forced=forced):
                yield _stop(moves, seat, forced)
            case Pay(giver=giver, taker=taker, amount=amount):
                text = translate("table", "{giver} → {taker}: ${amount}.")
                text = text.format(giver=names[giver], taker=names[taker], amount=amount)
                yield moves.pause(text, Sound.COIN, 1.0, _pay(moves, giver, taker, amount))


def _bonus(moves: Moves, kind: str) -> Motion:
    words = {
        "smack": translate("table", "Smack!"),
        "sweep": translate("table", "Sweep!"),
        "triplet": translate("table", "Triplet collected!"),
    }
    return moves.pause(words[kind], Sound(kind), 1.2)


def _pass_plain(moves: Moves, giver: int, taker: int, card: str, told: str) -> Motion:
    def hand_over() -> Places:
        moves.stage.tell(told)
        return moves.gain(taker, (card,), giver)

    return moves.travel(hand_over, Sound.CARD)


def _go(moves: Moves, seat: int, count: int) -> Motion:
    def note() -> None:
        moves.picture.seats[seat].gos = count

    text = translate("table", "{name}: GO {count}!")
    return moves.pause(moves.line(seat, text, text, count=count), Sound.GO, 2.0, note)


def _stop(moves: Moves, seat: int, forced: bool) -> Motion:
    text = translate("table", "{name}: STOP!")
    text = moves.line(seat, text, text)
    if forced and any(each.gos for other, each in enumerate(moves.picture.seats) if other != seat):
        text += " " + translate("table", "Another player has called GO, so it had to be.")
    elif forced:
        text += " " + translate("table", "It was the last turn, so it had to be.")
    return moves.pause(text, Sound.STOP, 2.5)


def _pay(moves: Moves, giver: int, taker: int, amount: int) -> Callable[[], None]:
    def change() -> None:
        moves.picture.seats[giver].money -= amount
        moves.picture.seats[taker].money += amount

    return change
