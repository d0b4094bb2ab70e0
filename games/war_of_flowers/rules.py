"""The rules of War of Flowers, pure: states in, states and events out (rules page war-of-flowers)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from games.war_of_flowers.cards import ALL, CUP, DOUBLES, IDS, MONTH, SINGLES, numbers
from games.war_of_flowers.json_form import JsonForm
from games.war_of_flowers.result import Result, round_result
from games.war_of_flowers.scoring import dues, payments, score
from games.war_of_flowers.state import (
    CALL,
    GO,
    OVER,
    PLAY,
    PLAY_TAKES,
    PLAYS,
    STOP,
    TAKE,
    TAKES,
    Action,
    Event,
    State,
    View,
)
from macclassic.engine.chance import Chance
from macclassic.engine.game import MATCH_OVER, ROUND_OVER, IllegalAction

HAND, TABLE, STACK = 7, 6, 21
NEW = (0, 0, 0)


def _bits(cards: Sequence[int]) -> int:
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def _unequal_pair(cards: int) -> bool:
    """Whether two cards are worth asking about: they are equal only when both are single plains."""
    return cards & SINGLES != cards


class WarRules(JsonForm):
    """The rules under given options: starting `money`, and whether the September cup is a double plain."""

    seats = 3

    def __init__(self, money: int = 50, cup_plain: bool = False) -> None:
        self.money = money
        self.cup_plain = cup_plain

    # Beginning (§a game 1–2)

    def start(self, chance: Chance) -> State:
        """Return a war's first game, dealt; its first player is drawn by chance."""
        first = chance.below(3)
        return self._deal(chance, first, 1, (self.money, self.money, self.money))

    def next_round(self, state: State, chance: Chance) -> State:
        """Return the next game, dealt: the winner begins, or the same player after a game without one."""
        if self.actor(state) != ROUND_OVER:
            raise ValueError("the game is not over, or the war is")
        first = state.winner if state.winner >= 0 else state.first
        return self._deal(chance, first, state.game + 1, state.money)

    def _deal(self, chance: Chance, first: int, game: int, money: tuple[int, int, int]) -> State:
        while True:
            deck = chance.shuffled(range(48))
            table = _bits(deck[21:27])
            # Four of a month on the table could never be collected: deal again.
            if not any(table >> shift & 15 == 15 for shift in range(0, 48, 4)):
                break
        hands = (_bits(deck[0:7]), _bits(deck[7:14]), _bits(deck[14:21]))
        return self.dealt(hands, table, deck[27:], first, game, money)

    def dealt(
        self,
        hands: tuple[int, int, int],
        table: int,
        stack: tuple[int, ...],
        first: int,
        game: int,
        money: tuple[int, int, int],
    ) -> State:
        """Return the start of a game with these cards."""
        state = State.__new__(State)
        state.hands, state.table, state.stack = hands, table, stack
        state.first = state.turn = first
        state.game, state.money, state.money_before = game, money, money
        state.before = state.collections = state.go_score = state.gos = state.points = state.scored = NEW
        state.grabbed = state.turned_count = 0
        state.phase, state.played, state.turned, state.winner = PLAY, -1, -1, -1
        return state

    # Who decides what

    def actor(self, state: State) -> int:
        """Return the seat to decide, ROUND_OVER, or MATCH_OVER once somebody is broke."""
        if state.phase != OVER:
            return state.turn
        return MATCH_OVER if 0 in state.money else ROUND_OVER

    def legal(self, state: State) -> Sequence[Action]:
        """Return every legal action: hand cards in order, each with its choice of two if there is one."""
        phase = state.phase
        if phase == PLAY:
            table = state.table
            found: list[Action] = []
            cards = state.hands[state.turn]
            while cards:
                low = cards & -cards
                cards ^= low
                card = low.bit_length() - 1
                shift = card & ~3
                four = table >> shift & 15
                if four in _PAIRS:
                    pair = four << shift
                    if pair & SINGLES != pair:
                        choices = PLAY_TAKES[card]
                        one, other = _PAIRS[four]
                        found.append(choices[one])
                        found.append(choices[other])
                        continue
                found.append(PLAYS[card])
            return found
        if phase == TAKE:
            return [TAKES[card] for card in numbers(self.choice(state))]
        if phase == CALL:
            return (GO, STOP)
        return ()

    def choice(self, state: State) -> int:
        """Return the table cards of which the turned card takes one, while that is to be chosen."""
        if state.phase != TAKE:
            return 0
        return state.table & 15 << (state.turned & ~3)

    def why_not(self, state: State, action: Action) -> str | None:
        """Return why an action is forbidden, in a sentence; None if it is legal."""
        if action in self.legal(state):
            return None
        if state.phase == OVER:
            return "This game is over."
        if state.phase == CALL:
            return "Now GO or STOP must be called."
        if state.phase == TAKE:
            return "One of the two matching table cards must be taken now."
        if action.type in ("go", "stop"):
            return "GO and STOP can only be called when the score has risen to 3 points or more."
        if action.type == "take":
            return "A card must be played from the hand first."
        if not (0 <= action.card < 48 and state.hands[state.turn] >> action.card & 1):
            return "That card is not in the hand."
        if action.take < 0:
            return "Two cards on the table match; one of them must be chosen."
        return f"{IDS[action.card]} cannot take that card."

    # One decision

    def step(self, state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
        """Return the state after an action and what happened.

        Raises IllegalAction.
        """
        phase = state.phase
        if phase == PLAY:
            card = action.card
            if action.type != "play" or card < 0 or not state.hands[state.turn] >> card & 1:
                raise IllegalAction(self.why_not(state, action) or "")
            events: list[Event] = []
            return self._play(state, card, action, events), tuple(events)
        if self.why_not(state, action) is not None:
            raise IllegalAction(self.why_not(state, action) or "")
        events = []
        new = state.copy()
        if phase == TAKE:
            new.phase = PLAY
            self._collect(new, 1 << action.card, False, events)
        elif action.type == "go":
            seat = state.turn
            count = state.gos[seat] + 1
            new.gos = _with(state.gos, seat, count)
            new.go_score = _with(state.go_score, seat, state.points[seat])
            events.append(("go", seat, count))
            self._pass_on(new)
        else:
            self._stop(new, False, events)
        return new, tuple(events)

    def _play(self, state: State, card: int, action: Action, events: list[Event]) -> State:
        """Play a hand card and turn the top of the stack (§a game 3–4)."""
        seat = state.turn
        shift = card & ~3
        table = state.table
        same = table & 15 << shift
        grabbed = same
        take = action.take
        if same and (four := same >> shift) in _PAIRS:
            if same & SINGLES != same:
                if take < 0 or not same >> take & 1:
                    raise IllegalAction(self.why_not(state, action) or "")
                grabbed = 1 << take
            else:
                if take >= 0:
                    raise IllegalAction(self.why_not(state, action) or "")
                grabbed = 1 << shift + _PAIRS[four][0]
        elif take >= 0:
            raise IllegalAction(self.why_not(state, action) or "")
        new = state.copy()
        hands = state.hands
        hand = hands[seat] ^ 1 << card
        new.hands = _with(hands, seat, hand)
        turned = state.stack[state.turned_count]
        new.turned_count = state.turned_count + 1
        events.append(("flip", turned))
        new.played, new.turned, new.grabbed = card, turned, grabbed
        there = table & 15 << (turned & ~3)
        if turned & ~3 == shift:
            self._same_month(new, same, hand == 0, events)
        elif there and there >> (turned & ~3) in _PAIRS:
            if there & SINGLES != there:
                new.phase = TAKE
                return new
            self._collect(new, there & -there, False, events)
        else:
            self._collect(new, there, False, events)
        return new

    def _same_month(self, new: State, same: int, last: bool, events: list[Event]) -> None:
        """Settle a turn whose hand card and stack card are of one month; `same`: those on the table."""
        count = same.bit_count()
        if count == 0:  # a smack
            new.grabbed = 0
            self._collect(new, 1 << new.played, True, events)
        elif count == 1 and not last:  # a triplet made: all three stay
            new.table |= 1 << new.played | 1 << new.turned
            events.append(("triplet", MONTH[new.played] + 1))
            self._end_turn(new, events)
        elif count == 1:  # on the last turn the pair is collected and the stack card stays
            self._collect(new, 0, False, events)
        else:  # two on the table: all four are collected
            self._collect(new, same & ~new.grabbed, False, events)

    def _collect(self, new: State, found: int, smack: bool, events: list[Event]) -> None:
        """Collect what the hand card grabbed and what the turned card found, then pass plains.

        `found` holds the table cards that the turned card takes; for a smack it is the hand card.
        """
        seat = new.turn
        played, turned, grabbed = 1 << new.played, 1 << new.turned, new.grabbed
        table, taken = new.table, 0
        if grabbed:
            taken = played | grabbed
        elif not smack:
            table |= played
        if found:
            taken |= turned | found
        else:
            table |= turned
        table &= ~taken
        began = new.table
        new.table = table
        if taken:
            new.collections = _with(new.collections, seat, new.collections[seat] | taken)
            events.append(("collect", seat, taken))
            if new.hands[seat]:
                bonuses = []
                if grabbed.bit_count() == 3:
                    bonuses.append("triplet")
                if found.bit_count() == 3:
                    bonuses.append("triplet")
                if smack:
                    bonuses.append("smack")
                if not table and grabbed and found & began:
                    bonuses.append("sweep")
                for kind in bonuses:
                    events.append(("bonus", kind, seat))
                    self._pass_plains(new, seat, events)
        self._end_turn(new, events)

    def _pass_plains(self, new: State, taker: int, events: list[Event]) -> None:
        """Let both others pass one plain: a single one, else a double whole, else nothing (§a game 5)."""
        collections = list(new.collections)
        for step in (1, 2):
            giver = (taker + step) % 3
            mine = collections[giver]
            pool = mine & SINGLES or mine & DOUBLES or (mine & CUP if self.cup_plain else 0)
            if pool:
                bit = pool & -pool
                collections[giver] ^= bit
                collections[taker] |= bit
                events.append(("pass-plain", giver, taker, bit.bit_length() - 1))
        new.collections = (collections[0], collections[1], collections[2])

    # The end of a turn (§GO or STOP)

    def _end_turn(self, new: State, events: list[Event]) -> None:
        seat = new.turn
        collections, scored = new.collections, new.scored
        if collections != scored:
            cup = self.cup_plain
            points = tuple(
                old if mine == was else score(mine, cup)
                for mine, was, old in zip(collections, scored, new.points, strict=True)
            )
            new.points = points  # type: ignore[assignment]
            new.scored = collections
        now = new.points[seat]
        events.append(("score", seat, now))
        was = new.before[seat]
        if now != was:
            new.before = _with(new.before, seat, now)
        if now >= 3 and now > was and now > new.go_score[seat]:
            others = sum(new.gos) - new.gos[seat]
            if others or not new.hands[seat]:
                self._stop(new, True, events)
            else:
                new.phase = CALL
            return
        self._pass_on(new)

    def _pass_on(self, new: State) -> None:
        new.played = new.turned = -1
        new.grabbed = 0
        if new.hands == NEW:
            new.phase = OVER
            return
        new.phase = PLAY
        new.turn = (new.turn + 1) % 3

    def _stop(self, new: State, forced: bool, events: list[Event]) -> None:
        """End the game with a winner, and let money change hands (§money)."""
        winner = new.turn
        new.phase, new.winner = OVER, winner
        events.append(("stop", winner, forced))
        owed = dues(winner, new.collections, new.gos, new.points[winner], self.cup_plain)
        money = list(new.money)
        for payment in payments(owed, money):
            if payment.amount:
                money[payment.payer] -= payment.amount
                money[winner] += payment.amount
                events.append(("pay", payment.payer, winner, payment.amount))
        new.money = (money[0], money[1], money[2])

    # What may be known

    def view(self, state: State, seat: int) -> View:
        """Return what a seat knows. Whose hand a card lies in decides, never the moment."""
        hand = state.hands[seat]
        shown = state.table | hand
        for cards in state.collections:
            shown |= cards
        for card in (state.played, state.turned):
            if card >= 0:
                shown |= 1 << card
        over = state.phase == OVER
        sizes = tuple(cards.bit_count() for cards in state.hands)
        return View(
            seat=seat,
            hand=hand,
            hand_sizes=sizes,  # type: ignore[arg-type]
            table=state.table,
            stack_size=STACK - state.turned_count,
            collections=state.collections,
            money=state.money,
            points=state.points,
            before=state.before,
            go_score=state.go_score,
            gos=state.gos,
            first=state.first,
            game=state.game,
            turn=state.turn,
            phase=state.phase,
            played=state.played if state.phase == TAKE else -1,
            turned=state.turned if state.phase == TAKE else -1,
            grabbed=state.grabbed if state.phase == TAKE else 0,
            choice=self.choice(state),
            unseen=ALL & ~shown,
            winner=state.winner,
            cup_plain=self.cup_plain,
            opened=state.hands if over else (),
        )

    def open_view(self, state: State) -> View:
        """Return seat 0's view with all hands laid open: for replays, never for a player."""
        return replace(self.view(state, 0), opened=state.hands)

    def redact(self, event: Event, seat: int) -> Event:
        """Return the event as a seat sees it: whatever happens in this game happens openly."""
        return event

    def result(self, state: State) -> Result:
        """Return the itemised end of the game that is over."""
        return round_result(state, self.cup_plain)


_PAIRS: dict[int, tuple[int, int]] = {
    1 << one | 1 << other: (one, other) for one in range(4) for other in range(one + 1, 4)
}


def _with(values: tuple[int, int, int], seat: int, value: int) -> tuple[int, int, int]:
    """Return three values with that of one seat replaced."""
    if seat == 0:
        return (value, values[1], values[2])
    if seat == 1:
        return (values[0], value, values[2])
    return (values[0], values[1], value)
