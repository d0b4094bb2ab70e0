"""One game of War of Coins, replayed from the texts of the rules and the format of records.

Plain and slow on purpose: piles are lists of ids, and a turn is one function that asks for each decision as
it comes. Where the texts leave a choice, the referee accepts any: which of equal Mining cards is given, the
order of collected cards and of special captures, the names of multipliers, the presence of an event for a
void deal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from typing import Any

from .points import kind, payment, points

Json = dict[str, Any]
Asked = Generator[str, Json, None]
"""Generator of a turn: it asks ``turn``, ``take``, ``call`` or ``perfect`` and is sent an action."""

DECK = sorted(
    [f"{coin:02}-mining-{n}" for coin in range(1, 12) for n in (1, 2)]
    + [f"{coin}-exchange" for coin in ("01", "03", "08", "11", "12")]
    + [f"{coin}-gateway" for coin in ("02", "04", "08")]
    + [f"{coin}-merchant" for coin in ("05", "06", "07", "09", "10", "12")]
    + [f"{coin}-chunk" for coin in ("01", "02", "03")]
    + [f"{coin}-nonce" for coin in ("06", "09", "10")]
    + [f"{coin}-hashes" for coin in ("04", "05", "07")]
    + ["12-blocks", "11-double", "12-double", "joker-1", "joker-2"]
)


class Lost(Exception):  # noqa: N818
    """A record that cannot be followed any further."""


def joker(card: str) -> bool:
    return card.startswith("joker")


def coin(card: str) -> str:
    return card[:2]


def same(cards: list[str], number: str) -> list[str]:
    """Return the cards of a coin."""
    return [card for card in cards if coin(card) == number and not joker(card)]


def sets_of(cards: list[str], size: int) -> list[str]:
    """Return the coins of which there are exactly `size` cards."""
    found = Counter(coin(card) for card in cards if not joker(card))
    return sorted(number for number, many in found.items() if many == size)


class Game:
    """One round of a record; `last_winner`: of the last game that had one, or None."""

    def __init__(self, number: int, data: Json, last_winner: int | None, seen: Counter[str]) -> None:
        self.place = f"game {number}"
        self.data = data
        self.last_winner = last_winner
        self.seen = seen
        self.complaints: list[str] = []
        self.captured: list[list[str]] = [[], []]
        self.keeps, self.kept_at, self.owed = [0, 0], [0, 0], [0, 0]
        self.doubled: list[set[str]] = [set(), set()]
        self.perfect_won = False
        self.winner: int | None = None
        self.void = ""
        self.over = False
        self.events: list[list[Any]] = []
        self.gifts: list[str] = []
        self.actor = 0

    def complain(self, text: str) -> None:
        self.complaints.append(f"{self.place}: {text}")

    def lost(self, text: str) -> Lost:
        return Lost(f"{self.place}: {text}")

    # The deal

    def replay(self) -> None:
        self.check_deal()
        moves = self.data.get("moves")
        if not isinstance(moves, list):
            raise self.lost("there are no moves")
        place = self.place
        play = self.play()
        question = next(play, "")
        for number, move in enumerate(moves, 1):
            self.place = f"{place} move {number}"
            if not question:
                raise self.lost("the game is over")
            question = self.check_move(play, move)
        self.place = place
        self.over = not question
        self.check_outcome()

    def check_deal(self) -> None:
        deal = self.data.get("deal")
        if not isinstance(deal, dict):
            raise self.lost("there is no deal")
        piles = [*(deal.get("hands") or []), deal.get("layout"), deal.get("stock")]
        if [len(pile) if isinstance(pile, list) else -1 for pile in piles] != [10, 10, 8, 22]:
            raise self.lost("a deal is two hands of 10 cards, 8 on the layout and 22 in the stock")
        if sorted(card for pile in piles for card in pile if isinstance(card, str)) != DECK:
            raise self.lost("the 50 cards must be dealt, each once")
        self.hands = [list(hand) for hand in deal["hands"]]
        self.layout, self.stock = list(deal["layout"]), list(deal["stock"])
        self.first = self.data.get("first")
        if type(self.first) is not int or self.first not in (0, 1):
            raise self.lost("first must be a seat")
        while any(map(joker, self.layout)):
            for card in [card for card in self.layout if joker(card)]:
                self.seen["joker from the layout"] += 1
                self.layout.remove(card)
                self.captured[self.first].append(card)
                self.layout.append(self.stock.pop(0))

    # The play

    def play(self) -> Asked:
        """Play the game, asking for each decision."""
        perfect = [seat for seat in (0, 1) if sets_of(self.hands[seat], 4)]
        if sets_of(self.layout, 4):
            self.void = "four on the layout"
            return
        if len(perfect) == 2:
            self.void = "two perfect hands"
            return
        if perfect:
            self.actor = perfect[0]
            action = yield "perfect"
            self.seen[f"perfect {action.get('choice')}"] += 1
            if action.get("choice") == "win":
                self.winner, self.perfect_won = self.actor, True
                return
            if action.get("choice") != "play-on":
                raise self.lost("a Perfect Hand wins or plays on")
            self.doubled[self.actor] |= set(sets_of(self.hands[self.actor], 4))
        self.actor = int(self.first or 0)
        while self.hands[0] or self.hands[1] or self.owed[0] or self.owed[1]:
            yield from self.turn()
            now = points(self.captured[self.actor])
            self.events.append(["score", self.actor, now])
            if now >= 7 and now > self.kept_at[self.actor]:
                action = yield "call"
                if action["type"] == "end":
                    self.winner = self.actor
                    return
                if action["type"] != "keep-going":
                    raise self.lost("now it is keep-going or end")
                self.keeps[self.actor] += 1
                self.kept_at[self.actor] = now
            self.actor = 1 - self.actor
        self.void = "cards run out"

    def turn(self) -> Asked:
        """Play one turn, up to its captures."""
        me = self.actor
        hand = self.hands[me]
        action = yield "turn"
        while action["type"] == "show":
            number = self.chosen_coin(action)
            if number not in sets_of(hand, 3) or number in self.doubled[me]:
                raise self.lost(f"{number} can't be shown")
            self.seen["show"] += 1
            self.doubled[me].add(number)
            action = yield "turn"
        before = list(self.layout)
        laid: list[str] = []
        on: list[str] = []  # layout cards that the laid cards take
        if action["type"] == "flip-only":
            if not self.owed[me]:
                raise self.lost("no flip is owed")
            self.owed[me] -= 1
            self.seen["flip only"] += 1
        elif action["type"] == "transact":
            number = self.chosen_coin(action)
            laid, on = same(hand, number), same(before, number)
            if len(laid) != 3 or len(on) != 1:
                raise self.lost(f"no transaction with {number}")
            self.doubled[me].add(number)
            self.owed[me] += 2
            for card in laid:
                hand.remove(card)
        elif action["type"] == "play":
            card = action.get("card")
            if card not in hand:
                raise self.lost(f"{card!r} is not in the hand")
            hand.remove(card)
            take = action.get("take")
            if joker(card):
                if take is not None:
                    raise self.lost("a joker takes nothing")
                self.seen["joker from the hand"] += 1
                self.joker(card)
                card = self.flip()
                on = same(before, coin(card))
                if len(on) == 2:
                    self.seen["choice in a joker's place"] += 1
                    on = [self.choice((yield "take"), on)]
            else:
                on = same(before, coin(card))
                if (len(on) == 2) != (take is not None):
                    raise self.lost("take stands where two match, and only there")
                if take is not None:
                    on = [self.choice({"type": "take", "card": take}, on)]
            laid = [card]
        else:
            raise self.lost(f"no {action['type']} now")
        stock = self.flip()
        last = not (self.hands[0] or self.hands[1] or self.owed[0] or self.owed[1])
        number = coin(stock)
        kinds: list[str] = []
        if laid and coin(laid[0]) == number and len(on) == 1 and len(same(before, number)) == 1:
            self.layout += [*laid, stock]
            self.events.append(["stack", int(number)])
            self.seen["Double Spending"] += 1
            return
        gone: list[str] = []
        if laid and coin(laid[0]) == number and not on:
            gone = [*laid, stock]
            kinds += [] if last else ["chain-of-block"]
        else:
            if on:
                gone += [*laid, *on]
                if len(on) == 3:
                    kinds.append("fixed-double-spending")
            met = [card for card in same(before, number) if card not in on]
            if laid and coin(laid[0]) == number:
                kinds += [] if last else ["key-match"]
            elif len(met) == 2:
                met = [self.choice((yield "take"), met)]
            if met:
                gone += [*met, stock]
            if len(met) == 3:
                kinds.append("fixed-double-spending")
        if len(laid) == 3:
            kinds.append("complete-transaction")
        self.layout = [card for card in [*before, *laid, stock] if card not in gone]
        if not last and len(before) == 2 and coin(before[0]) != coin(before[1]) and set(before) <= set(gone):
            kinds.append("longest-chain")
        if gone:
            self.captured[me] += gone
            self.events.append(["collect", me, sorted(gone)])
        for each in kinds:
            self.seen[each] += 1
            self.events.append(["bonus", each, me])
            self.take_mining()
        if last:
            self.seen["last turn"] += 1
            if self.layout:
                self.complain(f"the layout does not end empty: {self.layout}")

    def chosen_coin(self, action: Json) -> str:
        try:
            return f"{int(action['coin']):02}"
        except (KeyError, TypeError, ValueError):
            raise self.lost("the coin is missing") from None

    def choice(self, action: Json, cards: list[str]) -> str:
        if action["type"] != "take" or action.get("card") not in cards:
            raise self.lost(f"one of {cards} must be taken")
        self.seen["choice of two"] += 1
        return str(action["card"])

    def flip(self) -> str:
        """Turn stock cards until one is no joker."""
        while True:
            card = self.stock.pop(0)
            self.events.append(["flip", card])
            if not joker(card):
                return card
            self.seen["joker from the stock"] += 1
            self.joker(card)

    def joker(self, card: str) -> None:
        self.captured[self.actor].append(card)
        self.events.append(["joker", self.actor, card])
        self.take_mining()

    def take_mining(self) -> None:
        """Take a Mining card from the other, an ordinary one first; the record chooses among equal ones."""
        me, other = self.actor, 1 - self.actor
        pool = [card for card in self.captured[other] if kind(card) == "mining"]
        if not pool:
            pool = [card for card in self.captured[other] if kind(card) in ("double", "joker")]
            self.seen["valuable Mining given" if pool else "no Mining to give"] += 1
        if pool:
            given = self.gifts.pop(0) if self.gifts else None
            if given not in pool:
                raise self.lost(f"one of {pool} must be given, not {given!r}")
            self.captured[other].remove(given)
            self.captured[me].append(given)
            self.events.append(["give-mining", other, me, given])

    # The record's moves

    def check_move(self, play: Asked, move: Any) -> str:
        """Return the next question, empty when the game is over."""
        action = move.get("action") if isinstance(move, dict) else None
        recorded = move.get("events") if isinstance(move, dict) else None
        if (
            not isinstance(action, dict)
            or not isinstance(action.get("type"), str)
            or not isinstance(recorded, list)
        ):
            raise self.lost("this is no move")
        if type(move.get("seat")) is not int or move["seat"] != self.actor:
            raise self.lost(f"seat {self.actor} decides now, not {move.get('seat')!r}")
        if not all(isinstance(event, dict) for event in recorded):
            raise self.lost("an event is none")
        self.events = []
        self.gifts = [event.get("card") for event in recorded if event.get("type") == "give-mining"]
        try:
            question = play.send(action)
        except StopIteration:
            question = ""
        self.compare([event for event in recorded if event.get("type") != "void"])
        return question

    def compare(self, recorded: list[Json]) -> None:
        keys = {
            "flip": ("card",),
            "joker": ("seat", "card"),
            "collect": ("seat", "cards"),
            "stack": ("coin",),
            "bonus": ("kind", "seat"),
            "give-mining": ("from", "to", "card"),
            "score": ("seat", "points"),
        }
        found: list[list[Any]] = []
        for event in recorded:
            if event.get("type") not in keys or any(key not in event for key in keys[event["type"]]):
                raise self.lost(f"no such event: {event!r}")
            values = [event[key] for key in keys[event["type"]]]
            if event["type"] == "collect":
                values[1] = sorted(values[1])
            found.append([event["type"], *values])
        openly = ("flip", "joker")
        if (
            sorted(map(repr, found)) != sorted(map(repr, self.events))
            or [each for each in found if each[0] in openly] != [e for e in self.events if e[0] in openly]
            or [each for each in found[:-1] if each[0] == "score"]
        ):
            self.complain(f"events must be {self.events}, not {found}")

    def check_outcome(self) -> None:
        outcome = self.data.get("outcome")
        if not self.over:
            if outcome:
                self.complain("an outcome of a game that is not over")
            return
        if not isinstance(outcome, dict):
            raise self.lost("the outcome is missing")
        self.paid_to, self.paid, doublings = self.settle()
        wanted: Json = {"winner": self.paid_to, "payment": self.paid}
        if self.winner is not None and not self.perfect_won:
            wanted["score"] = points(self.captured[self.winner])
        for key, value in wanted.items():
            if outcome.get(key) != value:
                self.complain(f"{key} must be {value!r}, not {outcome.get(key)!r}")
        names = outcome.get("multipliers")
        if not isinstance(names, list) or len(names) != doublings:
            self.complain(f"there must be {doublings} multipliers, not {names!r}")
        captured = outcome.get("captured")
        if not isinstance(captured, list) or [sorted(each) for each in captured] != [
            sorted(each) for each in self.captured
        ]:
            self.complain("captured is not what was captured")

    def settle(self) -> tuple[int | None, int, int]:
        """Return the paid seat, the amount, and the number of doublings."""
        self.seen[f"ending: {self.void or ('perfect hand' if self.perfect_won else 'ended')}"] += 1
        if self.perfect_won:
            return self.winner, 7, 0
        if self.void == "four on the layout":
            return self.last_winner, 0 if self.last_winner is None else 7, 0
        if self.winner is None:
            return None, 0, 0
        me, other = self.winner, 1 - self.winner
        keeps, coins = self.keeps[me], len(self.doubled[me])
        paid, penalties = payment(self.captured[me], self.captured[other], keeps, coins)
        for name in [name for name, applies in penalties.items() if applies]:
            self.seen[name] += 1
        self.seen["keep-going doubled"] += keeps >= 3
        self.seen["coin doubled"] += coins > 0
        self.seen["Abandoned block chain"] += points(self.captured[other]) >= 7
        return me, paid, max(0, keeps - 2) + coins + sum(penalties.values())
