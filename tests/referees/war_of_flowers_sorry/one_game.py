"""One game of War of Flowers, replayed from the texts of the rules and the format of records.

Plain and slow on purpose. Where the texts leave an order or a form open, the referee accepts any:

- cards inside a `collect`, the lists of `collected`, seats in `broke`, the first of two who pass or pay;
- a `bonus` may stand before or after the `collect`, its passes follow it before the `score`;
- a month as a number or as two digits; `points` of a game without a winner as 0 or null;
- a payment of two dues as one entry or two; a due of 0 listed or left out.

Where the texts are strict, or have one natural reading, the referee requires that: an automatic STOP is no
move of its own; a bonus is an event even if no seat has a plain to pass, and never on a last turn; only the
`flip` precedes the choice of what the turned card takes; no `pay` of 0.
"""

from __future__ import annotations

from typing import Any

from .flower_cards import DECK, SINGLES, due, month, passable, score
from .json_reading import Lost, cards_of, entries, same, whole

KEYS = {
    "flip": ["card"],
    "collect": ["seat", "cards"],
    "triplet": ["month"],
    "bonus": ["kind", "seat"],
    "pass-plain": ["from", "to", "card"],
    "score": ["seat", "points"],
    "go": ["seat", "count"],
    "stop": ["seat", "forced"],
    "pay": ["from", "to", "amount"],
}
"""Keys that each type of event must have; more are allowed."""


class Game:
    """One round of a record, replayed move by move."""

    def __init__(
        self,
        number: int,
        data: dict[str, Any],
        money: list[int],
        cup: str,
        first: int | None,
        complaints: list[str],
    ) -> None:
        self.number, self.data, self.cup, self.complaints = number, data, cup, complaints
        self.place = f"round {number}"
        self.must_begin = first  # None in the first game, which any seat may begin
        self.money = list(money)
        self.collected: list[list[str]] = [[], [], []]
        self.before = [0, 0, 0]  # score at the end of each one's previous turn
        self.at_go = [0, 0, 0]  # score at each one's last GO
        self.goes = [0, 0, 0]
        self.asked = "play"  # the action awaited: play, take or call
        self.winner: int | None = None
        self.points = 0
        self.dues = [0, 0, 0]
        self.paid = [0, 0, 0]
        self.over = False

    # --- complaints ---

    def complain(self, text: str) -> None:
        self.complaints.append(f"{self.place}: {text}")

    def lost(self, text: str) -> Lost:
        return Lost(f"{self.place}: {text}")

    def expect(self, what: str, recorded: Any, right: Any) -> None:
        if not same(recorded, right):
            self.complain(f"{what} must be {right!r}, not {recorded!r}")

    # --- the round ---

    def replay(self) -> None:
        self.check_deal()
        moves = self.data.get("moves")
        for number, move in enumerate(entries(moves, f"round {self.number}: moves"), 1):
            self.place = f"round {self.number} move {number}"
            self.check_move(move)
        self.place = f"round {self.number}"
        self.check_outcome(self.data.get("outcome"))

    def check_deal(self) -> None:
        deal = self.data.get("deal")
        if not isinstance(deal, dict):
            raise self.lost("there is no deal")
        hands: Any = deal.get("hands")
        table: Any = deal.get("table")
        stack: Any = deal.get("stack")
        if not isinstance(hands, list) or len(hands) != 3:
            raise self.lost("deal: hands must be three lists")
        for pile, size in ((hands[0], 7), (hands[1], 7), (hands[2], 7), (table, 6), (stack, 21)):
            if not isinstance(pile, list) or len(pile) != size:
                raise self.lost(f"deal: a pile must have {size} cards: {pile!r}")
        if cards_of(hands[0] + hands[1] + hands[2] + table + stack) != DECK:
            raise self.lost("deal: these are not the 48 cards, each once")
        self.hands = [list(hand) for hand in hands]
        self.table: list[str] = list(table)
        self.stack: list[str] = list(stack)
        for card in self.table:
            if len(self.of_month(card)) == 4:
                raise self.lost(f"deal: four cards of month {month(card)} lie on the table")
        first: Any = self.data.get("first")
        if not whole(first) or not 0 <= first <= 2:
            raise self.lost(f"first must be a seat, not {first!r}")
        if self.must_begin is not None and first != self.must_begin:
            raise self.lost(f"first must be {self.must_begin}, not {first}")
        self.first: int = first
        self.seat: int = first

    def of_month(self, card: str) -> list[str]:
        """Return the table cards of a card's month, in the order of their ids."""
        return sorted(other for other in self.table if month(other) == month(card))

    def check_move(self, move: dict[str, Any]) -> None:
        if self.over:
            raise self.lost("the game was over")
        if not same(move.get("seat"), self.seat):
            raise self.lost(f"seat {self.seat} is to act, not {move.get('seat')!r}")
        action = move.get("action")
        if not isinstance(action, dict):
            raise self.lost("there is no action")
        events = self.well_formed(entries(move.get("events"), f"{self.place}: events"))
        kind = action.get("type")
        if self.asked == "play" and kind == "play":
            self.play(action, events)
        elif self.asked == "take" and kind == "take":
            self.take(action, events)
        elif self.asked == "call" and kind == "go":
            self.go(events)
        elif self.asked == "call" and kind == "stop":
            self.stop(events, forced=False)
        else:
            raise self.lost(f"the action must be {self.asked}, not {kind!r}")

    def well_formed(self, events: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Return the events that have a known type and all its keys; complain about the others."""
        good = []
        for event in events:
            name = event.get("type")
            if not isinstance(name, str) or name not in KEYS:
                self.complain(f"no such event: {name!r}")
            elif [key for key in KEYS[name] if key not in event]:
                self.complain(f"event {name} must have {', '.join(KEYS[name])}: {event!r}")
            else:
                good.append(event)
        return good

    # --- a turn: hand card, stack card, choice ---

    def play(self, action: dict[str, Any], events: list[dict[str, Any]]) -> None:
        card: Any = action.get("card")
        if card not in self.hands[self.seat]:
            raise self.lost(f"{card!r} is not in the hand of seat {self.seat}")
        self.hands[self.seat].remove(card)
        self.last_turn = self.hands[self.seat] == []
        self.at_start = list(self.table)
        self.from_hand: list[str] = []  # table cards that the hand card takes
        self.from_stack: list[str] = []  # cards that the stack card takes
        self.gained: list[str] = []
        self.made: str | None = None
        self.bonuses: list[str] = []

        found = self.of_month(card)
        self.from_hand = found
        if len(found) == 2:
            self.from_hand = [self.chosen(found, action)]
        elif "take" in action:
            raise self.lost(f"there is nothing to choose for {card}, yet it says take {action['take']!r}")

        turned = self.stack.pop(0)
        if not events or events[0]["type"] != "flip":
            self.complain("the first event must be the flip")
        elif not same(events[0]["card"], turned):
            self.complain(f"flip must show {turned}, not {events[0]['card']!r}")
        rest = events[1:] if events and events[0]["type"] == "flip" else events

        self.card, self.turned = card, turned
        if month(card) == month(turned):
            self.both_of_one_month()
        else:
            if not self.from_hand:
                self.table.append(card)
            else:
                self.gain(card, self.from_hand)
                if len(self.from_hand) == 3:
                    self.bonuses.append("triplet")
            found = self.of_month(turned)
            if len(found) == 2 and not self.equal(found):
                self.asked = "take"
                self.choice = found
                if rest:
                    self.complain(f"nothing happens before the choice, not {rest[0]['type']}")
                return
            self.from_stack = found[:1] if len(found) == 2 else found
            self.stack_card_takes()
        self.end_turn(rest)

    def equal(self, two: list[str]) -> bool:
        return two[0] in SINGLES and two[1] in SINGLES

    def chosen(self, two: list[str], action: dict[str, Any]) -> str:
        """Return the one of two that the hand card takes."""
        if self.equal(two):
            if "take" in action:
                raise self.lost(f"{two[0]} and {two[1]} are equal, yet it says take {action['take']!r}")
            return two[0]
        if "take" not in action:
            raise self.lost(f"which one of {two[0]} and {two[1]}? There is no take")
        if action["take"] not in two:
            raise self.lost(f"take must be {two[0]} or {two[1]}, not {action['take']!r}")
        return str(action["take"])

    def both_of_one_month(self) -> None:
        """Settle a stack card of the hand card's month; 0, 1 or 2 cards of it lay on the table."""
        found = self.of_month(self.card)
        if not found:  # a smack: the hand card lies there alone and the stack card takes it
            self.from_stack = [self.card]
            self.gained += [self.card, self.turned]
            self.bonuses.append("smack")
        elif len(found) == 1 and self.last_turn:  # no triplet: the pair is collected, the stack card stays
            self.gain(self.card, found)
            self.table.append(self.turned)
        elif len(found) == 1:
            self.table += [self.card, self.turned]
            self.made = month(self.card)
        else:
            self.from_stack = [card for card in found if card not in self.from_hand]
            self.gain(self.card, self.from_hand)
            self.gain(self.turned, self.from_stack)

    def take(self, action: dict[str, Any], events: list[dict[str, Any]]) -> None:
        if action.get("card") not in self.choice:
            raise self.lost(f"take must be one of {self.choice}, not {action.get('card')!r}")
        self.from_stack = [str(action["card"])]
        self.stack_card_takes()
        self.end_turn(events)

    def stack_card_takes(self) -> None:
        """Settle a stack card of another month than the hand card: it takes cards or stays on the table."""
        if not self.from_stack:
            self.table.append(self.turned)
            return
        self.gain(self.turned, self.from_stack)
        if len(self.from_stack) == 3:
            self.bonuses.append("triplet")

    def gain(self, card: str, others: list[str]) -> None:
        """Take table cards away with the card that matched them."""
        for other in others:
            self.table.remove(other)
        self.gained += [card, *others]

    # --- the end of a turn: collect, pass, score, automatic STOP ---

    def end_turn(self, events: list[dict[str, Any]]) -> None:
        from_hand = [card for card in self.from_hand if card in self.at_start and card in self.gained]
        from_stack = [card for card in self.from_stack if card in self.at_start and card in self.gained]
        if not self.table and from_hand and from_stack:
            self.bonuses.append("sweep")
        if self.last_turn:
            self.bonuses = []
        self.collected[self.seat] += self.gained

        names = [event["type"] for event in events]
        end = names.index("score") if "score" in names else len(names)
        self.check_order(names[:end])
        during = {name: [event for event in events[:end] if event["type"] == name] for name in KEYS}
        self.check_collect(during["collect"], during["triplet"])
        self.check_bonuses(during["bonus"])
        self.check_passes(during["pass-plain"])

        points = score(self.collected[self.seat], self.cup)
        if end == len(names):
            self.complain("the turn must end with a score")
        else:
            self.expect("score: seat", events[end]["seat"], self.seat)
            self.expect("score: points", events[end]["points"], points)
        grown = points > self.before[self.seat] and points > self.at_go[self.seat]
        self.before[self.seat] = points
        self.points = points

        after = events[end + 1 :]
        if points < 3 or not grown:
            self.next_turn(after)
        elif self.last_turn or any(self.goes[other] for other in range(3) if other != self.seat):
            self.stop(after, forced=True)
        else:
            self.asked = "call"
            self.nothing_more(after)

    def check_order(self, names: list[str]) -> None:
        """Check the order of the events before the score."""
        allowed = ["collect", "triplet", "bonus", "pass-plain"]
        for name in names:
            if name not in allowed:
                self.complain(f"{name} must not stand there")
        if "pass-plain" in names:
            begin = names.index("pass-plain")
            if "collect" in names[begin:]:
                self.complain("collect must stand before the plains that are passed")
            for position in range(begin, len(names)):
                so_far = names[: position + 1]
                if so_far.count("pass-plain") > 2 * so_far.count("bonus"):
                    self.complain("a bonus must stand before the plains that are passed for it")
                    break

    def check_collect(self, collects: list[dict[str, Any]], triplets: list[dict[str, Any]]) -> None:
        if len(collects) != (1 if self.gained else 0):
            self.complain(f"collect must stand once if anything is collected ({self.gained}), else not")
        for event in collects:
            self.expect("collect: seat", event["seat"], self.seat)
            self.expect("collect: cards", cards_of(event["cards"]), sorted(self.gained))
        if len(triplets) != (1 if self.made else 0):
            self.complain(f"triplets made: {self.made or 'none'}, but recorded: {len(triplets)}")
        for event in triplets:
            recorded = event["month"]
            if self.made and not same(recorded, self.made) and not same(recorded, int(self.made)):
                self.complain(f"triplet: month must be {self.made}, not {recorded!r}")

    def check_bonuses(self, bonuses: list[dict[str, Any]]) -> None:
        recorded = sorted(str(event["kind"]) for event in bonuses)
        self.expect("bonuses", recorded, sorted(self.bonuses))
        for event in bonuses:
            self.expect("bonus: seat", event["seat"], self.seat)

    def check_passes(self, passes: list[dict[str, Any]]) -> None:
        """Take the plains from the others, as recorded where that is legal, else as the rules would."""
        givers = [seat for seat in range(3) if seat != self.seat]
        for event in passes:
            if not any(same(event["from"], giver) for giver in givers):
                self.complain(f"pass-plain: from must be one of {givers}, not {event['from']!r}")
            self.expect("pass-plain: to", event["to"], self.seat)
        for giver in givers:
            recorded = [event["card"] for event in passes if same(event["from"], giver)]
            for _ in self.bonuses:
                choice = passable(self.collected[giver], self.cup)
                if not choice:
                    break
                card = choice[0]
                if not recorded:
                    self.complain(f"seat {giver} must pass a plain: {choice}")
                elif recorded[0] not in choice:
                    self.complain(f"seat {giver} must pass one of {choice}, not {recorded[0]!r}")
                else:
                    card = recorded[0]
                recorded = recorded[1:]
                self.collected[giver].remove(card)
                self.collected[self.seat].append(card)
            if recorded:
                self.complain(f"seat {giver} passes too much: {recorded}")

    def next_turn(self, events: list[dict[str, Any]]) -> None:
        self.nothing_more(events)
        self.asked = "play"
        self.seat = (self.seat + 1) % 3
        if self.hands == [[], [], []]:
            self.over = True
            self.points = 0

    def nothing_more(self, events: list[dict[str, Any]]) -> None:
        for event in events:
            self.complain(f"{event['type']} must not stand there")

    # --- GO, STOP and money ---

    def go(self, events: list[dict[str, Any]]) -> None:
        self.goes[self.seat] += 1
        self.at_go[self.seat] = self.points
        if not events or events[0]["type"] != "go":
            self.complain("the event must be go")
        else:
            self.expect("go: seat", events[0]["seat"], self.seat)
            self.expect("go: count", events[0]["count"], self.goes[self.seat])
            events = events[1:]
        self.next_turn(events)

    def stop(self, events: list[dict[str, Any]], forced: bool) -> None:
        self.over = True
        self.winner = self.seat
        if not events or events[0]["type"] != "stop":
            self.complain("there must be a stop")
        else:
            self.expect("stop: seat", events[0]["seat"], self.seat)
            self.expect("stop: forced", events[0]["forced"], forced)
            events = events[1:]
        self.settle()
        pays = [event for event in events if event["type"] == "pay"]
        self.nothing_more([event for event in events if event["type"] != "pay"])
        for event in pays:
            if not whole(event["amount"]) or event["amount"] <= 0:
                self.complain(f"pay: amount must be more than nothing, not {event['amount']!r}")
        self.check_payments("pay", pays, "amount", self.paid)

    def settle(self) -> None:
        """Compute the dues of the losers and move the money."""
        winner = self.seat
        losers = [seat for seat in range(3) if seat != winner]
        for loser in losers:
            payer = loser
            for other in losers:
                if self.goes[other]:
                    payer = other  # the GO penalty
            own = self.collected[loser]
            self.dues[payer] += due(self.points, self.goes[winner], self.collected[winner], own, self.cup)
        for loser in losers:
            self.paid[loser] = min(self.dues[loser], self.money[loser])
            self.money[loser] -= self.paid[loser]
            self.money[winner] += self.paid[loser]

    def check_payments(self, what: str, recorded: list[dict[str, Any]], key: str, right: list[int]) -> None:
        """Check a list of payments by the total of each seat to the winner."""
        sums = [0, 0, 0]
        for entry in recorded:
            payer, amount = entry.get("from"), entry.get(key)
            if not whole(payer) or payer not in (0, 1, 2) or not whole(amount):
                self.complain(f"{what}: not a payment: {entry!r}")
                continue
            sums[payer] += amount
            if not same(entry.get("to"), self.winner):
                self.complain(f"{what}: to must be {self.winner}, not {entry.get('to')!r}")
        if sums != right:
            self.complain(f"{what}: {key} by seats must be {right}, not {sums}")

    def check_outcome(self, outcome: Any) -> None:
        if not outcome:
            if self.over:
                self.complain("the game is over, but the outcome is missing")
            return
        if not self.over:
            raise self.lost("there is an outcome, but the game is not over")
        if not isinstance(outcome, dict):
            raise self.lost("the outcome must be an object")
        if "winner" not in outcome:
            self.complain("outcome: winner is missing")
        self.expect("outcome: winner", outcome.get("winner"), self.winner)
        if self.winner is not None or outcome.get("points", 0) is not None:
            self.expect("outcome: points", outcome.get("points"), self.points)
        payments = entries(outcome.get("payments"), f"{self.place}: outcome: payments")
        self.check_payments("outcome: payments", payments, "due", self.dues)
        self.check_payments("outcome: payments", payments, "amount", self.paid)
        self.expect("outcome: money", outcome.get("money"), self.money)
        recorded = outcome.get("collected")
        if not isinstance(recorded, list) or len(recorded) != 3:
            self.complain("outcome: collected must be three lists")
            return
        for seat in range(3):
            right = sorted(self.collected[seat])
            self.expect(f"outcome: collected by {seat}", cards_of(recorded[seat]), right)
