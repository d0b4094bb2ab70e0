"""Public record format of War of Flowers (records §war-of-flowers), written and read.

Records of other programs may differ where the rules page and the format leave a choice: which of a giver's
equal plains is passed, the order of what a turn collects and makes others pass, which of two seats pays
first, and whether the GO penalty is one payment or one for each due (`agrees`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from macclassic.engine.core.codec import Codec, ValueKind, holds, number, one_of, plain
from macclassic.engine.core.game_spec import Json
from macclassic.flower_cards.actions import holds_four
from macclassic.flower_cards.record_format import CardDeal, DealFormat, digits, kinds

from .actions import PLAY_ON, WIN, Action, Bomb, FlipOnly, Four, Go, Play, Shake, Stop, Take
from .cards import DECK, names
from .events import BONUSES, Bonus, Collect, Event, Flip, PassPlain, Pay, Score, Show, Triplet, Win
from .events import Go as GoCalled
from .events import Stop as Stopped
from .house.payments import FIXED
from .house.rules import MAX_CARRY
from .outcome.result import round_result
from .position import Position

FREE_ORDER = frozenset({"cards", "collected", "broke"})
"""Keys whose lists are sets of cards or seats."""


def _month(text: object) -> int:
    return int(MONTH.read(digits(text)))


MONTH = number(1, 12, "month")
KINDS = {**kinds(DECK, 3), "month": ValueKind(MONTH.write, _month)}
COUNT = plain(int, "a number")

ACTIONS: Codec[Action] = Codec(
    "action",
    (Play, Take, Go, Stop, Four, Shake, Bomb, FlipOnly),
    **KINDS,
    choice=one_of((WIN.choice, PLAY_ON.choice), "choice"),
)
EVENTS: Codec[Event] = Codec(
    "event",
    (Flip, Collect, Triplet, Bonus, PassPlain, Score, GoCalled, Stopped, Pay, Show, Win),
    **KINDS,
    kind=one_of(BONUSES, "bonus"),
    by=one_of(tuple(FIXED), "such win"),
    count=COUNT,
    forced=plain(bool, "yes or no"),
    amount=COUNT,
)

# The order of a turn's events in a record; events of one group may stand in any order.
_PARTS: tuple[tuple[type[Event], ...], ...] = (
    (Flip, Show),
    (Collect, Triplet, Bonus, PassPlain),
    (Score,),
    (GoCalled, Stopped, Win),
    (Pay,),
)
_PART = {kind: part for part, kinds in enumerate(_PARTS) for kind in kinds}


DEALT = DealFormat(DECK, (3, "three"), 7, ("table", 6), ("stack", 21))


def deal_from_json(data: Json) -> CardDeal:
    """Return a recorded deal.

    Raises ValueError if the data are no valid deal.
    """
    found = DEALT.read(data)
    if holds_four(found.table):
        raise ValueError("four cards of one month lie on the table at the deal")
    carry = data.get("carry", 0)
    if type(carry) is not int or not 0 <= carry <= MAX_CARRY:
        raise ValueError(f"a game's carry is 0 to {MAX_CARRY}")
    return replace(found, carry=carry)


def deal_to_json(deal: CardDeal) -> Json:
    """Return `deal` and `first` of a game, and `carry` if unwon games before raise its payments."""
    found = DEALT.write(deal)
    return {**found, "carry": deal.carry} if deal.carry else found


DEAL = ValueKind(deal_to_json, deal_from_json)


def round_outcome(position: Position) -> Json:
    """Return the outcome of a finished game."""
    found = round_result(position)
    ending = {"ending": found.ending} if found.ending else {}
    return {
        "winner": found.winner if found.winner >= 0 else None,
        "points": found.points,
        "payments": [
            {"from": each.payer, "to": found.winner, "due": each.due, "amount": each.amount}
            for each in found.payments
        ],
        "money": list(found.money),
        "collected": [names(cards) for cards in position.collections],
        **ending,
    }


def match_outcome(position: Position) -> Json:
    """Return the outcome of a war at its current position."""
    broke = [seat for seat, left in enumerate(position.money) if left == 0]
    return {"money": list(position.money), "broke": broke}


# Records of other programs


def agrees(recorded: Sequence[Event], log: Sequence[Event]) -> bool:
    parts = [_PART[type(each)] for each in recorded]
    if parts != sorted(parts):
        return False
    pays, ours = ([each for each in some if isinstance(each, Pay)] for some in (recorded, log))
    if any(each.amount < 0 for each in pays) or _sums(pays) != _sums(ours):
        return False
    rest, made = (Counter(each for each in some if not isinstance(each, Pay)) for some in (recorded, log))
    return rest == made


def outcome_agrees(recorded: Any, position: Position) -> bool:
    ours = round_outcome(position)
    paid = ours.pop("payments")
    if ours["winner"] is None and isinstance(recorded, dict) and recorded.get("points") is None:
        del ours["points"]
    if not holds(recorded, ours, FREE_ORDER) or not isinstance(recorded.get("payments"), list):
        return False
    return all(
        _recorded_sums(recorded["payments"], key) == _recorded_sums(paid, key) for key in ("due", "amount")
    )


def _sums(pays: Iterable[Pay]) -> Counter[tuple[int, int]]:
    """Return the total that each payer gives each taker, without zero totals."""
    sums: Counter[tuple[int, int]] = Counter()
    for each in pays:
        if each.amount:
            sums[each.giver, each.taker] += each.amount
    return sums


def _recorded_sums(pays: Any, key: str) -> Counter[tuple[int, int]] | None:
    """Return the totals of recorded payments under a key (`due` or `amount`); None if an entry is invalid."""
    found = []
    for each in pays:
        if not isinstance(each, dict):
            return None
        giver, taker, amount = each.get("from"), each.get("to"), each.get(key)
        if type(giver) is not int or type(taker) is not int or type(amount) is not int or amount < 0:
            return None
        found.append(Pay(giver, taker, amount))
    return _sums(found)
