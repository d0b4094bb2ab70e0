"""One game of War of Flowers by house rules, replayed from their rules page.

Where that page is silent one_game.py applies. Events are in the page's order; any of a giver's equal plains
may pass.
"""

from __future__ import annotations

from typing import Any

from .flower_cards import DECK, SUNS, animals, month, passable, plains, score
from .json_reading import cards_of, same, whole
from .one_game import KEYS, Game

KEYS_HERE = {**KEYS, "show": ["seat", "cards"], "win": ["seat", "by", "points"]}

RULES: dict[str, list[Any]] = {
    "min": [3, 5, 7],
    "four": ["nothing", "win", "choice"],
    "few": [6, 8],
    "shake": [False, True],
    "bomb": [False, True],
    "sunless": [False, True],
    "noplain": [False, True],
    "double_go": [False, True],
    "free_go": [False, True],
    "own": [False, True],
    "pair_pair": [False, True],
    "three_stuck": [False, True],
    "carry": [False, True],
    "last": [False, True],
}
Json = dict[str, Any]


def rules_of(house: Any) -> Json | str:
    """Return all rules of an option, with the original's for missing ones; or the error as a sentence."""
    if not isinstance(house, dict):
        return "option house must be an object"
    for name, value in house.items():
        if name not in RULES:
            return f"there is no house rule {name!r}"
        if not any(same(value, each) for each in RULES[name]):
            return f"the house rule {name} cannot be {value!r}"
    found = {name: house.get(name, values[0]) for name, values in RULES.items()}
    return "there is no bomb without shake" if found["bomb"] and not found["shake"] else found


class HouseGame(Game):
    """One round of a record that is played by house rules."""

    def __init__(self, *arguments: Any, house: Json, carry: int | None) -> None:
        """`carry`: the carry from the round before; None: any is valid in the first round."""
        super().__init__(*arguments)
        self.house, self.must_carry = house, carry
        self.ending = "none"
        self.owed = [0, 0, 0]
        self.shown: list[list[str]] = [[], [], []]
        self.shaken: list[list[str]] = [[], [], []]
        self.bombed: list[list[str]] = [[], [], []]
        self.played_on: tuple[int, str] | None = None
        self.makers: dict[str, int] = {}
        self.made_by = [0, 0, 0]
        self.callers: list[int] = []
        self.score_at_end = [0, 0, 0]
        self.turned_cards = 0

    # --- the deal ---

    def check_deal(self) -> None:
        super().check_deal()
        carry: Any = self.data.get("carry", 0)
        if not whole(carry) or not 0 <= carry <= 2:
            raise self.lost(f"carry must be 0 to 2, not {carry!r}")
        if not self.house["carry"] and carry:
            self.complain("there is a carry, but not the rule")
        if self.must_carry is not None and carry != self.must_carry:
            self.complain(f"carry must be {self.must_carry}, not {carry}")
        self.carry: int = carry
        holders = [seat for seat in range(3) if self.fours(seat)]
        if self.house["four"] != "nothing":
            if len(holders) > 1:
                raise self.lost("two hands hold four of a month")
            if holders:
                self.asked, self.seat = "four", holders[0]

    def fours(self, seat: int) -> list[str]:
        """Return the month of which a hand holds all four, in a list; empty if there is none."""
        held = [month(card) for card in self.hands[seat]]
        return sorted({each for each in held if held.count(each) == 4})

    # --- legal actions ---

    def in_hand(self, which: str) -> list[str]:
        return sorted(card for card in self.hands[self.seat] if month(card) == which)

    def may_shake(self, which: str) -> bool:
        shown_already = which in self.shaken[self.seat] or self.played_on == (self.seat, which)
        return self.house["shake"] and len(self.in_hand(which)) >= 3 and not shown_already

    def may_bomb(self, which: str) -> bool:
        lying = [card for card in self.table if month(card) == which]
        return self.house["bomb"] and len(self.in_hand(which)) == 3 and len(lying) == 1

    def legal(self) -> list[Json]:
        """Return the complete ordered list of legal actions of the seat to act."""
        if self.over:
            return []
        if self.asked == "four":
            choices = ["win", "play-on"] if self.house["four"] == "choice" else ["win"]
            return [{"type": "four", "choice": each} for each in choices]
        if self.asked == "take":
            return [{"type": "take", "card": card} for card in sorted(self.choice)]
        if self.asked == "call":
            return [{"type": "go"}, {"type": "stop"}]
        months = [f"{number:02}" for number in range(1, 13)]
        found: list[Json] = [{"type": "shake", "month": int(each)} for each in months if self.may_shake(each)]
        found += [{"type": "bomb", "month": int(each)} for each in months if self.may_bomb(each)]
        for card in sorted(self.hands[self.seat]):
            lying = self.of_month(card)
            if len(lying) == 2 and not self.equal(lying):
                found += [{"type": "play", "card": card, "take": each} for each in lying]
            else:
                found.append({"type": "play", "card": card})
        return [*found, {"type": "flip-only"}] if self.owed[self.seat] else found

    def open_cards(self) -> list[list[str]]:
        """Return the cards of each hand that have been shown and are still held."""
        return [
            sorted(card for card in hand if card in self.shown[seat]) for seat, hand in enumerate(self.hands)
        ]

    def check_move(self, move: Json) -> None:
        if self.over:
            raise self.lost("the game was over")
        if not same(move.get("seat"), self.seat):
            raise self.lost(f"seat {self.seat} is to act, not {move.get('seat')!r}")
        action = move.get("action")
        if action not in self.legal():
            raise self.lost(f"{action!r} is none of {self.legal()}")
        recorded = move.get("events")
        if not isinstance(recorded, list):
            raise self.lost("there are no events")
        self.events: list[Json] = self.well_formed_here(recorded)
        self.act(action)
        for event in self.events:
            self.complain(f"{event['type']} must not stand there")
        everything = [*self.table, *self.stack]
        for pile in (*self.hands, *self.collected):
            everything += pile
        if self.asked == "take":
            everything += [*self.laid, self.turned]
        if sorted(everything) != DECK:
            self.complain("a card was lost, or came twice")

    def well_formed_here(self, events: list[Any]) -> list[Json]:
        good = []
        for event in events:
            name = event.get("type") if isinstance(event, dict) else None
            if not isinstance(name, str) or name not in KEYS_HERE:
                self.complain(f"no such event: {event!r}")
            elif any(key not in event for key in KEYS_HERE[name]):
                self.complain(f"event {name} lacks a key: {event!r}")
            else:
                good.append(event)
        return good

    def next(self, name: str, **right: Any) -> Json:
        """Take the next event, which must have the given type and values."""
        if not self.events or self.events[0]["type"] != name:
            recorded = self.events[0]["type"] if self.events else "nothing"
            raise self.lost(f"{name} {right} must stand there, not {recorded}")
        event = self.events.pop(0)
        for key, value in right.items():
            given = cards_of(event[key]) if key == "cards" else event[key]
            if key == "month" and given == f"{value:02}":
                given = value
            self.expect(f"{name}: {key}", given, value)
        return event

    # --- actions ---

    def act(self, action: Json) -> None:
        kind = action["type"]
        if kind == "four":
            which = self.fours(self.seat)[0]
            self.show(which)
            if action["choice"] == "win":
                self.fixed_win("four", 5)
            else:
                self.played_on = (self.seat, which)
                self.asked, self.seat = "play", self.first
        elif kind == "shake":
            which = f"{action['month']:02}"
            self.show(which)
            self.shaken[self.seat].append(which)
        elif kind == "bomb":
            which = f"{action['month']:02}"
            self.begin_turn(self.in_hand(which), self.of_month(f"{which}-"), bomb=True)
            self.bombed[self.seat].append(which)
            self.owed[self.seat] += 2
            self.turn_stack_card()
        elif kind == "flip-only":
            self.owed[self.seat] -= 1
            self.begin_turn([], [], bomb=False)
            self.turn_stack_card()
        elif kind == "play":
            found = self.of_month(action["card"])
            takes = [action["take"]] if "take" in action else found[:1] if len(found) == 2 else found
            self.begin_turn([action["card"]], takes, bomb=False)
            self.turn_stack_card()
        elif kind == "take":
            self.finish_turn([action["card"]])
        elif kind == "go":
            self.goes[self.seat] += 1
            self.at_go[self.seat] = self.points
            self.callers = [each for each in self.callers if each != self.seat] + [self.seat]
            self.next("go", seat=self.seat, count=self.goes[self.seat])
            self.hand_on()
        else:
            self.stop_here(forced=False)

    def show(self, which: str) -> None:
        cards = self.in_hand(which)
        self.next("show", seat=self.seat, cards=cards)
        self.shown[self.seat] += cards

    def begin_turn(self, laid: list[str], takes: list[str], bomb: bool) -> None:
        """Take cards out of the hand; they lie beside the table until the stack card is turned."""
        for card in laid:
            self.hands[self.seat].remove(card)
        self.laid, self.takes, self.bomb = laid, takes, bomb
        self.lay_before = list(self.table)

    def turn_stack_card(self) -> None:
        self.turned = self.stack.pop(0)
        self.turned_cards += 1
        self.next("flip", card=self.turned)
        lying = sorted(card for card in self.table if month(card) == month(self.turned))
        one_month = len(self.laid) == 1 and month(self.laid[0]) == month(self.turned)
        if not one_month and len(lying) == 2 and not self.equal(lying):
            self.asked, self.choice = "take", lying
            return
        self.finish_turn(lying[:1] if len(lying) == 2 and not one_month else lying)

    def finish_turn(self, matching: list[str]) -> None:
        """Settle the turn; `matching`: the table cards that the stack card takes, one of two chosen."""
        self.asked = "play"
        seat, laid, takes, turned = self.seat, self.laid, self.takes, self.turned
        last = not self.hands[seat] and not self.owed[seat]
        one_month = len(laid) == 1 and month(laid[0]) == month(turned)
        gained: list[str] = []
        bonuses: list[str] = []
        stuck = False
        if one_month and not takes:  # a smack
            gained = [laid[0], turned]
            bonuses = ["smack"]
        elif one_month and len(matching) == 1 and not last:
            stuck = True
        elif one_month and len(matching) == 1:
            gained = [laid[0], matching[0]]
        elif one_month:  # two lay there
            gained = [laid[0], turned, *matching]
            bonuses = ["pair-pair"] if self.house["pair_pair"] else []
        else:
            if takes:
                gained += [*laid, *takes]
            if matching:
                gained += [turned, *matching]
            if self.bomb:
                bonuses.append("bomb")
            for three in (takes, matching):
                if len(three) == 3:
                    maker = self.makers.pop(month(three[0]), None)
                    bonuses.append("own-triplet" if self.house["own"] and maker == seat else "triplet")
        everything = [*self.table, *laid, turned]
        self.table = [card for card in everything if card not in gained]
        self.collected[seat] += gained
        hand_card_took = any(card in self.lay_before and card in gained for card in takes)
        both_took = turned in gained and any(card in self.lay_before and card in gained for card in matching)
        if not self.table and hand_card_took and both_took:
            bonuses.append("sweep")
        if last and not self.house["last"]:
            bonuses = []
        if gained:
            self.next("collect", seat=seat, cards=sorted(gained))
        if stuck:
            self.makers[month(turned)] = seat
            self.made_by[seat] += 1
            self.next("triplet", month=int(month(turned)))
        for kind in bonuses:
            self.next("bonus", kind=kind, seat=seat)
            for giver in ((seat + 1) % 3, (seat + 2) % 3):
                for _ in range(2 if kind == "own-triplet" else 1):
                    self.pass_plain(giver)
        self.points = score(self.collected[seat], self.cup)
        self.next("score", seat=seat, points=self.points)
        risen = self.points > self.score_at_end[seat] and self.points > self.at_go[seat]
        self.score_at_end[seat] = self.points
        if stuck and self.house["three_stuck"] and self.made_by[seat] == 3:
            self.fixed_win("three-stuck", 3)
        elif not risen or self.points < self.house["min"]:
            self.hand_on()
        elif last or (not self.house["free_go"] and any(other != seat for other in self.callers)):
            self.stop_here(forced=True)
        else:
            self.asked = "call"

    def pass_plain(self, giver: int) -> None:
        pool = passable(self.collected[giver], self.cup)
        if not pool:
            return
        event = self.next("pass-plain", **{"from": giver, "to": self.seat})
        card = event["card"] if event["card"] in pool else pool[0]
        if card != event["card"]:
            self.complain(f"seat {giver} must pass one of {pool}, not {event['card']!r}")
        self.collected[giver].remove(card)
        self.collected[self.seat].append(card)

    def hand_on(self) -> None:
        self.asked, self.seat = "play", (self.seat + 1) % 3
        if self.hands == [[], [], []] and self.owed == [0, 0, 0]:
            self.over, self.points = True, 0
            self.expect("cards turned in a whole game", self.turned_cards, 21)

    # --- money ---

    def stop_here(self, forced: bool) -> None:
        self.next("stop", seat=self.seat, forced=forced)
        self.ending = "stop"
        winner = self.seat
        losers = [(winner + 1) % 3, (winner + 2) % 3]
        called = [seat for seat in self.callers if seat != winner]
        for loser in losers:
            self.dues[called[-1] if called else loser] += self.owes(loser)
        self.settle_here(winner, losers)

    def fixed_win(self, by: str, worth: int) -> None:
        self.points, self.ending = worth, by
        winner = self.seat
        self.next("win", seat=winner, by=by, points=worth)
        losers = [(winner + 1) % 3, (winner + 2) % 3]
        for loser in losers:
            self.dues[loser] = worth * 2**self.carry
        self.settle_here(winner, losers)

    def owes(self, loser: int) -> int:
        """Return the amount due in a loser's name."""
        mine, theirs, goes = self.collected[self.seat], self.collected[loser], self.goes[self.seat]
        if not theirs:
            return 0
        amount = self.points + goes
        if goes >= 3:
            amount = self.points * 2 ** (goes - 2) if self.house["double_go"] else self.points * (goes - 1)
        few = plains(theirs, self.cup)
        if plains(mine, self.cup) >= 10 and few < self.house["few"] and (few or self.house["noplain"]):
            amount *= 2
        if animals(mine, self.cup) >= 7:
            amount *= 2
        suns = [card for card in mine if card in SUNS]
        if self.house["sunless"] and len(suns) >= 3 and not [card for card in theirs if card in SUNS]:
            amount *= 2
        months = {*self.shaken[self.seat], *self.bombed[self.seat]}
        if self.played_on is not None and self.played_on[0] == self.seat:
            months.add(self.played_on[1])
        return amount * 2 ** len(months) * 2**self.carry

    def settle_here(self, winner: int, losers: list[int]) -> None:
        self.over, self.winner = True, winner
        before = sum(self.money)
        for loser in losers:
            self.paid[loser] = min(self.dues[loser], self.money[loser])
            self.money[loser] -= self.paid[loser]
            self.money[winner] += self.paid[loser]
            if self.paid[loser]:
                self.next("pay", **{"from": loser, "to": winner, "amount": self.paid[loser]})
        assert sum(self.money) == before

    def check_outcome(self, outcome: Any) -> None:
        super().check_outcome(outcome)
        if outcome:
            self.expect("outcome: ending", outcome.get("ending"), self.ending)

    @property
    def leaves(self) -> int:
        """Carry of the next game."""
        return min(2, self.carry + 1) if self.house["carry"] and self.winner is None else 0
