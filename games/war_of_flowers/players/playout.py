"""Games played to their end in a twinkling: the rules once more, in one loop, with the greedy policy.

It is a second text of `rules`, for speed only; tests/test_players.py plays thousands of games both ways.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.war_of_flowers.cards import CUP, DOUBLES, SINGLES
from games.war_of_flowers.players.policy import TAKEN, goes, pick, pick_take
from games.war_of_flowers.players.worth import Weights, dearer, worths
from games.war_of_flowers.scoring import animal_count, base_due, plain_value, score
from games.war_of_flowers.state import CALL, OVER, TAKE, State

# What taking cards has changed of the worths: nothing, one's own, everybody's.
_SETS_MATTER = ~(SINGLES | DOUBLES)


class Playout:
    """Plays games to their end, each seat by weights of its own."""

    def __init__(self, weights: Sequence[Weights], cup_plain: bool) -> None:
        self._weights = list(weights)
        self._cup = cup_plain

    def run(self, state: State) -> tuple[int, int, int]:
        """Return the money of all once the game that stands at `state` is over."""
        if state.phase == OVER:
            return state.money
        game = _Game(self._weights, self._cup, state)
        seat, phase = state.turn, state.phase
        if phase == TAKE:
            choice = state.table & 15 << (state.turned & 60)
            found = 1 << pick_take(game.weights[seat], choice, game.worth[seat], game.theirs(seat))
            over = game.collect(seat, state.played, state.turned, state.grabbed, found)
        elif phase == CALL:
            over = game.call(seat)
        else:
            over = game.turn(seat)
        while not over:
            seat = (seat + 1) % 3
            over = game.turn(seat)
        return (game.money[0], game.money[1], game.money[2])


class _Game:
    """One game under way, changed in place. The lists are by seat, as in `State`."""

    def __init__(self, weights: list[Weights], cup: bool, state: State) -> None:
        self.weights = weights
        self.cup = cup
        self.hands = list(state.hands)
        self.collections = list(state.collections)
        self.points = list(state.points)
        self.before = list(state.before)
        self.go_score = list(state.go_score)
        self.gos = list(state.gos)
        self.money = list(state.money)
        self.table = state.table
        self.stack = state.deal.stack
        self.turned = state.turned_count
        self.worth: list[list[float]] = [[], [], []]
        self.weigh(0)
        self.weigh(1)
        self.weigh(2)

    def weigh(self, seat: int) -> None:
        """Work out what cards are worth to a seat."""
        collections = self.collections
        others = collections[seat - 1] | collections[seat - 2]
        self.worth[seat] = worths(self.weights[seat], collections[seat], others, self.cup)

    def theirs(self, seat: int) -> list[float]:
        """Return what cards are worth to the others."""
        return dearer(self.worth[seat - 2], self.worth[seat - 1])

    def turn(self, seat: int) -> bool:
        """Play a seat's turn; return whether the game is over."""
        hands = self.hands
        collections = self.collections
        table = self.table
        hand = hands[seat]
        mine, theirs = self.worth[seat], self.theirs(seat)
        shown = table | hand | collections[0] | collections[1] | collections[2]
        code = pick(self.weights[seat], hand, table, shown, mine, theirs)
        card = code & 63
        same = grabbed = table & 15 << (card & 60)
        count = same.bit_count()
        if count == 2:
            grabbed = 1 << (code >> TAKEN) - 1 if code >> TAKEN else same & -same
        hand ^= 1 << card
        hands[seat] = hand
        turned = self.stack[self.turned]
        self.turned += 1
        if card >> 2 != turned >> 2:
            found = table & 15 << (turned & 60)
            if found.bit_count() == 2:
                if found & SINGLES != found:
                    found = 1 << pick_take(self.weights[seat], found, mine, theirs)
                else:
                    found &= -found
            return self.collect(seat, card, turned, grabbed, found)
        if count == 1:
            if hand:
                self.table = table | 1 << card | 1 << turned
                return self.end(seat)
            return self.collect(seat, card, turned, grabbed, 0)
        if count:
            return self.collect(seat, card, turned, grabbed, same ^ grabbed)
        return self.collect(seat, card, turned, 0, 1 << card)

    def collect(self, seat: int, played: int, turned: int, grabbed: int, found: int) -> bool:
        """Collect, pass plains and end the turn, as `WarRules._collect` does."""
        table = self.table
        if grabbed:
            taken = 1 << played | grabbed
            if found:
                taken |= 1 << turned | found
                table &= ~taken
            else:
                table = table & ~taken | 1 << turned
        elif found:
            taken = 1 << turned | found
            table = (table | 1 << played) & ~taken
        else:
            self.table = table | 1 << played | 1 << turned
            return self.end(seat)
        self.table = table
        mine = self.collections[seat] | taken
        self.collections[seat] = mine
        self.points[seat] = score(mine, self.cup)
        if self.hands[seat]:
            times = 0
            if grabbed.bit_count() == 3:
                times += 1
            if found.bit_count() == 3:
                times += 1
            if not grabbed and found >> played & 1:
                times += 1
            if not table and grabbed and found:
                times += 1
            for _ in range(times):
                self.bonus(seat)
            if times:
                taken = -1
        self.weigh(seat)
        if taken & _SETS_MATTER:
            self.weigh((seat + 1) % 3)
            self.weigh((seat + 2) % 3)
        return self.end(seat)

    def bonus(self, taker: int) -> None:
        """Let both others pass a plain."""
        collections = self.collections
        for step in (1, 2):
            giver = (taker + step) % 3
            mine = collections[giver]
            pool = mine & SINGLES
            if not pool:
                pool = mine & DOUBLES
                if not pool and self.cup:
                    pool = mine & CUP
            if pool:
                bit = pool & -pool
                collections[giver] ^= bit
                collections[taker] |= bit
                self.points[giver] = score(collections[giver], self.cup)
        self.points[taker] = score(collections[taker], self.cup)

    def end(self, seat: int) -> bool:
        """End a turn: score, call, and say whether the game is over."""
        now = self.points[seat]
        if now >= 3 and now > self.before[seat] and now > self.go_score[seat]:
            return self.call(seat)
        self.before[seat] = now
        return not (self.hands[0] or self.hands[1] or self.hands[2])

    def call(self, seat: int) -> bool:
        """Call GO or STOP, by choice or because the rules say so."""
        gos = self.gos
        paid = self.payments(seat)
        if self.hands[seat] and not gos[seat - 1] and not gos[seat - 2]:
            stop = sum(paid)
            room = self.money[seat - 1] + self.money[seat - 2] - stop
            others = max(self.points[seat - 1], self.points[seat - 2])
            left = self.hands[seat].bit_count()
            if goes(self.weights[seat], left, others, stop, room, self.theirs(seat)):
                gos[seat] += 1
                self.go_score[seat] = self.before[seat] = self.points[seat]
                return False
        for payer in range(3):
            self.money[payer] -= paid[payer]
        self.money[seat] += sum(paid)
        return True

    def payments(self, winner: int) -> list[int]:
        """Return what each would pay a winner now (§money)."""
        base = base_due(self.points[winner], self.gos[winner])
        mine = self.collections[winner]
        if animal_count(mine, self.cup) >= 7:
            base *= 2
        plain = plain_value(mine, self.cup) >= 10
        paid = [0, 0, 0]
        one, two = (winner + 1) % 3, (winner + 2) % 3
        for loser in (one, two):
            cards = self.collections[loser]
            if cards:
                due = base
                if plain and 1 <= plain_value(cards, self.cup) <= 5:
                    due *= 2
                # Another caller pays for both.
                payer = one if self.gos[one] else two if self.gos[two] else loser
                paid[payer] += due
        for payer in (one, two):
            if paid[payer] > self.money[payer]:
                paid[payer] = self.money[payer]
        return paid
