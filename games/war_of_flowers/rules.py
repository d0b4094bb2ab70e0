"""The rules of War of Flowers, pure: states in, states and events out (rules page war-of-flowers)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from macclassic.engine.chance import Chance
from macclassic.engine.game import MATCH_OVER, ROUND_OVER, IllegalAction
from macclassic.flower_cards.deck import bits

from .cards import ALL, CUP, DOUBLES, MONTH, SINGLES, numbers
from .json_form import JsonForm
from .result import Result, round_result
from .retelling import Retelling
from .scoring import dues, payments, score
from .state import (
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
    Deal,
    Event,
    State,
    View,
)

STACK = 21
NEW = (0, 0, 0)
FLIPS: tuple[Event, ...] = tuple(("flip", card) for card in range(48))


def _with(values: tuple[int, int, int], seat: int, value: int) -> tuple[int, int, int]:
    """Return three values with that of one seat replaced."""
    if seat == 0:
        return (value, values[1], values[2])
    if seat == 1:
        return (values[0], value, values[2])
    return (values[0], values[1], value)


def _plays(month: int, held: int, there: int) -> tuple[Action, ...]:
    """Return the actions of the hand cards of one month, where `there` of it lie on the table."""
    lying = there << 4 * month
    if there.bit_count() != 2 or lying & SINGLES == lying:
        return tuple(PLAYS[card] for card in numbers(held << 4 * month))
    # Two unequal cards on the table: the hand card chooses.
    return tuple(PLAY_TAKES[card][take % 4] for card in numbers(held << 4 * month) for take in numbers(lying))


# The actions of one month, at 256 * month + 16 * what the table holds of it + what the hand holds of it.
_MONTH_PLAYS = tuple(
    _plays(month, held, there) for month in range(12) for there in range(16) for held in range(16)
)


class WarRules(JsonForm, Retelling):
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
        first = state.winner if state.winner >= 0 else state.deal.first
        return self._deal(chance, first, state.deal.game + 1, state.money)

    def _deal(self, chance: Chance, first: int, game: int, money: tuple[int, int, int]) -> State:
        while True:
            deck = chance.shuffled(range(48))
            table = bits(deck[21:27])
            # Four of a month on the table could never be collected: deal again.
            if not any(table >> shift & 15 == 15 for shift in range(0, 48, 4)):
                break
        hands = (bits(deck[0:7]), bits(deck[7:14]), bits(deck[14:21]))
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
        """Return the start of a game with these cards; `stack` has its top first."""
        state = State.__new__(State)
        state.deal = Deal(game, first, money, stack)
        state.hands, state.table, state.turn, state.money = hands, table, first, money
        state.before = state.collections = state.go_score = state.gos = state.points = NEW
        state.gained = state.grabbed = state.turned_count = 0
        state.phase, state.played, state.turned, state.winner = PLAY, -1, -1, -1
        state.plays = ()
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
            cards = state.hands[state.turn]
            found: list[Action] = []
            while cards:
                shift = (cards & -cards).bit_length() - 1 & ~3
                held = cards >> shift & 15
                found += _MONTH_PLAYS[shift << 6 | (table >> shift & 15) << 4 | held]
                cards ^= held << shift
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
        if action.type != "play":
            return "A card must be played from the hand first."
        if not (0 <= action.card < 48 and state.hands[state.turn] >> action.card & 1):
            return "That card is not in the hand."
        if action.take < 0:
            return "Two cards on the table match; one of them must be chosen."
        return "It can't choose that card of the table."

    # One decision

    def step(self, state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
        """Return the state after an action and what happened.

        Raises IllegalAction.
        """
        phase = state.phase
        if phase == PLAY:
            return self._play(state, action)
        problem = self.why_not(state, action)
        if problem is not None:
            raise IllegalAction(problem)
        new = state.copy()
        events: list[Event] = []
        if phase == TAKE:
            new.phase, new.played, new.turned, new.grabbed = PLAY, -1, -1, 0
            self._collect(new, state.played, state.turned, state.grabbed, 1 << action.card, events)
        elif action.type == "go":
            seat = state.turn
            count, points = state.gos[seat] + 1, state.points[seat]
            new.gos = _with(state.gos, seat, count)
            new.go_score = _with(state.go_score, seat, points)
            new.before = _with(state.before, seat, points)
            new.phase, new.gained = PLAY, 0
            new.turn = (seat + 1) % 3
            events.append(("go", seat, count))
        else:
            self._stop(new, False, events)
        return new, tuple(events)

    def _play(self, state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
        """Play a hand card and turn the top of the stack (§a game 3–4)."""
        kind, card, take = action
        seat = state.turn
        hand = state.hands[seat]
        if kind != "play" or card < 0 or not hand >> card & 1:
            raise IllegalAction(self.why_not(state, action) or "")
        table = state.table
        same = grabbed = table & 15 << (card & ~3)
        count = same.bit_count()
        if count == 2 and same & SINGLES != same:
            allowed = take >= 0 and bool(same >> take & 1)
            grabbed = 1 << take if allowed else 0
        else:
            allowed = take == -1
            if count == 2:  # equal: the first is as good as the other
                grabbed = same & -same
        if not allowed:
            raise IllegalAction(self.why_not(state, action) or "")
        new = state.copy()
        hand ^= 1 << card
        new.hands = _with(state.hands, seat, hand)
        turned = state.deal.stack[state.turned_count]
        new.turned_count = state.turned_count + 1
        new.plays = (*state.plays, table << 6 | card)
        events = [FLIPS[turned]]
        if card >> 2 != turned >> 2:
            found = table & 15 << (turned & ~3)
            if found.bit_count() == 2:
                if found & SINGLES != found:
                    new.phase, new.played, new.turned, new.grabbed = TAKE, card, turned, grabbed
                    return new, tuple(events)
                found &= -found
            self._collect(new, card, turned, grabbed, found, events)
        elif count == 1 and hand:  # a triplet made: all three stay
            new.table = table | 1 << card | 1 << turned
            events.append(("triplet", MONTH[card] + 1))
            self._end_turn(new, events)
        elif count == 1:  # on the last turn the pair is collected and the stack card stays
            self._collect(new, card, turned, grabbed, 0, events)
        elif count:  # two on the table: all four are collected
            self._collect(new, card, turned, grabbed, same ^ grabbed, events)
        else:  # a smack
            self._collect(new, card, turned, 0, 1 << card, events)
        return new, tuple(events)

    def _collect(
        self, new: State, played: int, turned: int, grabbed: int, found: int, events: list[Event]
    ) -> None:
        """Collect what the hand card grabbed and what the turned card found, pass plains, end the turn.

        Both are sets of table cards. In a smack `found` is the hand card, which has just been laid down.
        """
        table = new.table
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
            new.table = table | 1 << played | 1 << turned
            self._end_turn(new, events)
            return
        new.table = table
        seat = new.turn
        mine = new.collections[seat]
        new.gained = mine  # until the turn has ended: what it began with
        mine |= taken
        new.collections = _with(new.collections, seat, mine)
        new.points = _with(new.points, seat, score(mine, self.cup_plain))
        events.append(("collect", seat, taken))
        if new.hands[seat]:  # on the last turn no plains are passed
            if grabbed.bit_count() == 3:
                self._bonus(new, "triplet", events)
            if found.bit_count() == 3:
                self._bonus(new, "triplet", events)
            if not grabbed and found >> played & 1:
                self._bonus(new, "smack", events)
            if not table and grabbed and found:
                self._bonus(new, "sweep", events)
        self._end_turn(new, events)

    def _bonus(self, new: State, kind: str, events: list[Event]) -> None:
        """Let both others pass one plain: a single one, else a double whole, else nothing (§a game 5)."""
        taker = new.turn
        events.append(("bonus", kind, taker))
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
        one, two, three = collections
        new.collections = (one, two, three)
        cup = self.cup_plain
        new.points = (score(one, cup), score(two, cup), score(three, cup))

    # The end of a turn (§GO or STOP)

    def _end_turn(self, new: State, events: list[Event]) -> None:
        seat = new.turn
        now = new.points[seat]
        was = new.before[seat]
        events.append(("score", seat, now))
        if now >= 3 and now > was and now > new.go_score[seat]:
            if sum(new.gos) != new.gos[seat] or not new.hands[seat]:
                new.gained = 0
                self._stop(new, True, events)
            else:
                new.phase, new.gained = CALL, new.collections[seat] ^ new.gained
            return
        new.gained = 0
        if now != was:
            new.before = _with(new.before, seat, now)
        if new.hands == NEW:
            new.phase = OVER
        else:
            new.turn = (seat + 1) % 3

    def _stop(self, new: State, forced: bool, events: list[Event]) -> None:
        """End the game with a winner, and let money change hands (§money)."""
        winner = new.turn
        new.phase, new.winner, new.gained = OVER, winner, 0
        events.append(("stop", winner, forced))
        owed = dues(winner, new.collections, new.gos, new.points[winner], self.cup_plain)
        money = list(new.money)
        for payment in payments(owed, money):
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
            first=state.deal.first,
            game=state.deal.game,
            turn=state.turn,
            phase=state.phase,
            played=state.played,
            turned=state.turned,
            grabbed=state.grabbed,
            choice=self.choice(state),
            unseen=ALL & ~shown,
            winner=state.winner,
            cup_plain=self.cup_plain,
            opened=state.hands if over else (),
            gained=state.gained,
            plays=state.plays,
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
