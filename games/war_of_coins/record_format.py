"""Public record format of War of Coins (records §war-of-coins), written and read.

Coins are numbered from 1 there. Records of other programs may differ where the rules page and the format
leave a choice: which of a giver's equal Mining cards passes, the order of a turn's captures and special
captures, the event of a void deal (`agrees`), and the names of a payment's doublings.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from macclassic.engine.core.codec import Codec, ValueKind, holds, one_of
from macclassic.engine.core.game_spec import Json, quoted
from macclassic.flower_cards.record_format import CardDeal, DealFormat, digits, kinds

from .actions import Action, End, FlipOnly, KeepGoing, Perfect, Play, Show, Take, Transact
from .cards import COINS, DECK, IDS, JOKER, coin_of, names, numbers
from .events import Bonus, Collect, Event, Flip, GiveMining, Joker, Score, Stack, Void
from .outcome.result import settlement
from .position import ENDED, ENDINGS, Position, begun
from .scoring import TARGET

FREE_ORDER = frozenset({"cards", "captured"})
"""Keys whose lists are sets of cards."""


def _coin(value: object) -> int:
    """Return a coin, from 0, from its number or the two digits on its cards.

    Raises ValueError if there is no such coin.
    """
    number = digits(value)
    if type(number) is not int or not 1 <= number <= COINS:
        raise ValueError(f"{quoted(value)} is no coin")
    return number - 1


def _choice(value: object) -> bool:
    if value not in ("win", "play-on"):
        raise ValueError(f"a Perfect Hand chooses win or play-on, not {quoted(value)}")
    return bool(value == "win")


KINDS = {**kinds(DECK, 2), "coin": ValueKind(lambda coin: coin + 1, _coin)}
SPECIAL = (
    "longest-chain",
    "key-match",
    "chain-of-block",
    "fixed-double-spending",
    "complete-transaction",
)

ACTIONS: Codec[Action] = Codec(
    "action",
    (Play, Take, Show, Transact, FlipOnly, Perfect, KeepGoing, End),
    **KINDS,
    wins=ValueKind(lambda wins: "win" if wins else "play-on", _choice, "choice"),
)
EVENTS: Codec[Event] = Codec(
    "event",
    (Flip, Joker, Collect, Stack, Bonus, GiveMining, Score, Void),
    **KINDS,
    kind=one_of(SPECIAL, "bonus"),
    reason=ValueKind(str, lambda reason: reason if isinstance(reason, str) else ""),
)


# Deals


DEALT = DealFormat(DECK, (2, "two"), 10, ("layout", 8), ("stock", 22))


def deal_to_json(deal: CardDeal) -> Json:
    """Return `deal` and `first` of a game, and `draw` and `opening` if it has them.

    `draw`: the cards drawn for the first player, two by two. `opening`: the events of the deal.
    """
    data = DEALT.write(deal)
    if deal.draw:
        data["draw"] = [[IDS[card] for card in deal.draw[i : i + 2]] for i in range(0, len(deal.draw), 2)]
    if happened := opening(deal):
        data["opening"] = [EVENTS.to_json(event) for event in happened]
    return data


def opening(deal: CardDeal) -> list[Event]:
    """Return the events of a deal: replaced jokers, a void deal."""
    start = begun(deal, 1, (0, 0), -1, 0)
    jokers = start.sides()[deal.first].captured
    found: list[Event] = [Joker(deal.first, card) for card in numbers(jokers)]
    if start.ending:
        found.append(Void(ENDINGS[start.ending]))
    return found


def deal_from_json(data: Json) -> CardDeal:
    """Return a recorded deal.

    Raises ValueError if the data are no valid deal.
    """
    found = replace(DEALT.read(data), draw=_first_draw(data))
    if "opening" in data and not _opens(data["opening"], found):
        raise ValueError("its opening is not what happens in the deal")
    return found


DEAL = ValueKind(deal_to_json, deal_from_json)


def _opens(recorded: object, deal: CardDeal) -> bool:
    """True if the recorded events of a deal are those that happen in it."""
    try:
        return isinstance(recorded, list) and Counter(map(EVENTS.from_json, recorded)) == Counter(
            opening(deal)
        )
    except ValueError:
        return False


def _first_draw(data: Json) -> tuple[int, ...]:
    """Return the draw for the first player of a match; empty if the record has none.

    Raises ValueError if the draw is not made of pairs of cards.
    """
    pairs = data.get("draw")
    if pairs is None:
        return ()
    draw: list[int] = []
    for pair in pairs if isinstance(pairs, list) and pairs else [None]:
        if not isinstance(pair, list) or len(pair) != 2:
            raise ValueError("a draw needs two cards")
        draw += map(DECK.card, pair)
    return tuple(draw)


def check_draw(deal: CardDeal) -> None:
    """Raise ValueError if a draw does not lead to the deal's first player."""
    if not deal.draw:
        return
    coins = [(coin_of(deal.draw[i]), coin_of(deal.draw[i + 1])) for i in range(0, len(deal.draw), 2)]
    one, two = coins[-1]
    if max(deal.draw) >= JOKER or any(mine != theirs for mine, theirs in coins[:-1]):
        raise ValueError("its draw is none")
    if one == two or deal.first != (0 if one > two else 1):
        raise ValueError("its draw does not let that seat begin")


# Outcomes


def round_outcome(position: Position) -> Json:
    """Return the outcome of a finished game. `winner` is the seat that is paid, also for a void deal."""
    winner = position.paid_to()
    paid = settlement(position)
    sides = position.sides()
    return {
        "winner": winner if winner >= 0 else None,
        "score": sides[winner].points if position.ending == ENDED else 0,
        "payment": 0 if paid is None else paid.amount,
        "multipliers": [] if paid is None else [each.name for each in paid.doublings],
        "captured": [names(side.captured) for side in sides],
        "ending": ENDINGS[position.ending],
    }


def match_outcome(position: Position) -> Json:
    """Return the outcome of a match at its current position."""
    return {"balance": list(position.balance())}


# Records of other programs


def agrees(recorded: Sequence[Event], log: Sequence[Event]) -> bool:
    heard, ours = ([each for each in some if not isinstance(each, Void)] for some in (recorded, log))
    flips, turned = ([each for each in some if isinstance(each, Flip)] for some in (heard, ours))
    if flips != turned or Counter(heard) != Counter(ours):
        return False
    if any(isinstance(each, Score) for each in heard[:-1]):
        return False
    return len(recorded) - len(heard) <= len(log) - len(ours)


def outcome_agrees(recorded: object, position: Position) -> bool:
    ours = round_outcome(position)
    if not isinstance(recorded, dict) or recorded.get("ending", ours["ending"]) != ours.pop("ending"):
        return False
    names = recorded.get("multipliers")
    if not isinstance(names, list) or not all(isinstance(each, str) for each in names):
        return False
    del ours["multipliers"]
    if position.ending != ENDED:
        # A game that was not ended by a call has no score, so records fill the field differently.
        if recorded.get("score") not in (None, 0, TARGET, ours["payment"]):
            return False
        del ours["score"]
        if position.winner < 0 and recorded.get("winner") is None:
            del ours["winner"]
    return holds(recorded, ours, FREE_ORDER)
