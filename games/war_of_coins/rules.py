"""The rules of War of Coins, pure: states in, states and events out (rules page war-of-coins)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from macclassic.engine.game import MATCH_OVER, ROUND_OVER, IllegalAction

from .cards import (
    ALL,
    DOUBLES,
    FOUR,
    JOKER,
    SINGLES,
    bits,
    coins_with,
    numbers,
    whole_coin,
)
from .dealing import NEW, NOBODY, Dealing, pay, with_value
from .json_form import JsonForm
from .result import Result, round_result
from .retelling import Retelling
from .scoring import TARGET, score
from .state import (
    CALL,
    END,
    ENDED,
    ENDINGS,
    FLIP_ONLY,
    KEEP_GOING,
    OVER,
    PERFECT,
    PLAY,
    PLAY_ON,
    PLAY_TAKES,
    PLAYS,
    SHOWS,
    SUBSTITUTE,
    TAKE,
    TAKES,
    TRANSACTS,
    WASTED,
    WIN,
    WON_AT_ONCE,
    Action,
    Event,
    State,
    View,
)


class CoinRules(Dealing, JsonForm, Retelling):
    """The rules under given options: the balance that ends the match (`target`), 0 for an endless one."""

    seats = 2

    def __init__(self, target: int = 50) -> None:
        self.target = target

    # Who decides what

    def actor(self, state: State) -> int:
        """Return the seat to decide, ROUND_OVER, or MATCH_OVER once the balance is at the target."""
        if state.phase != OVER:
            return state.turn
        return MATCH_OVER if 0 < self.target <= max(state.balance) else ROUND_OVER

    def legal(self, state: State) -> Sequence[Action]:
        """Return every legal action, in a fixed order; on a turn: shows, transactions, hand cards (each with
        its choice where two match), and the flip that is owed."""
        phase = state.phase
        if phase == PLAY:
            seat, layout = state.turn, state.layout
            hand = state.hands[seat]
            shown = state.shown[seat] | state.perfect[seat] | state.transacted[seat]
            threes = coins_with(hand, 3)
            found = [SHOWS[coin] for coin in threes if not shown >> coin & 1]
            found += [TRANSACTS[coin] for coin in threes if layout & whole_coin(coin)]
            for card in numbers(hand):
                there = layout & FOUR << (card & ~3)
                if card < JOKER and there.bit_count() == 2:
                    found += [PLAY_TAKES[card][take & 3] for take in numbers(there)]
                else:
                    found.append(PLAYS[card])
            if state.owed[seat]:
                found.append(FLIP_ONLY)
            return found
        if phase in (TAKE, SUBSTITUTE):
            return [TAKES[card] for card in numbers(self.choice(state))]
        if phase == CALL:
            return (KEEP_GOING, END)
        if phase == PERFECT:
            return (WIN, PLAY_ON)
        return ()

    def choice(self, state: State) -> int:
        """Return the layout cards of which the turned card takes one, while that is to be chosen."""
        if state.phase not in (TAKE, SUBSTITUTE):
            return 0
        return state.layout & FOUR << (state.turned & ~3)

    def why_not(self, state: State, action: Action) -> str | None:
        """Return why an action is forbidden, in a sentence; None if it is legal."""
        if action in self.legal(state):
            return None
        phase, kind = state.phase, action.type
        if phase == OVER:
            return "This game is over."
        if phase == PERFECT:
            return "First the player with the Perfect Hand must win with it or play on."
        if phase == CALL:
            return "Now it must be Keep going or End the game."
        if phase in (TAKE, SUBSTITUTE):
            return "One of the two matching cards of the layout must be taken now."
        if kind in ("keep-going", "end"):
            return "A game can only be ended with 7 points, and with more than at the last Keep going."
        if kind == "show":
            return "Three cards of a coin can be shown once, before the first of them is played."
        if kind == "transact":
            return "That needs three cards of a coin in the hand and the fourth on the layout."
        if kind == "flip-only":
            return "Only the turns after a Complete Transaction turn a stock card alone."
        if kind != "play":
            return "That can't be done now."
        if not (0 <= action.card < 50 and state.hands[state.turn] >> action.card & 1):
            return "That card is not in the hand."
        if action.take < 0:
            return "Two cards on the layout match; one of them must be chosen."
        return "It can't choose that card of the layout."

    # One decision

    def step(self, state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
        """Return the state after an action and what happened.

        Raises IllegalAction.
        """
        problem = self.why_not(state, action)
        if problem is not None:
            raise IllegalAction(problem)
        new = state.copy()
        events: list[Event] = []
        if state.phase == PLAY:
            self._turn(new, action, events)
        elif state.phase == SUBSTITUTE:
            new.phase, new.turned = PLAY, NOBODY
            self._stock(new, 1 << state.turned, 1 << action.card, events)
        elif state.phase == TAKE:
            new.phase, new.turned, new.laid, new.grabbed = PLAY, NOBODY, 0, 0
            self._settle(new, state.laid, state.grabbed, state.turned, 1 << action.card, events)
        elif state.phase == CALL:
            self._call(new, action, events)
        elif action == WIN:
            self._over(new, WON_AT_ONCE, new.turn)
        else:
            held = bits(coins_with(new.hands[new.turn], 4))
            new.perfect = with_value(NEW, new.turn, held)
            new.phase, new.turn = PLAY, new.deal.first
        return new, tuple(events)

    def _turn(self, new: State, action: Action, events: list[Event]) -> None:
        """Begin a turn: show three cards, or lay a card, a transaction or nothing, and turn a stock card."""
        kind, card, take, coin = action
        seat = new.turn
        if kind == "show":
            new.shown = with_value(new.shown, seat, new.shown[seat] | 1 << coin)
            return
        hand, layout = new.hands[seat], new.layout
        new.began = new.captured[seat]
        if kind == "flip-only":
            new.owed = with_value(new.owed, seat, new.owed[seat] - 1)
            self._stock(new, 0, 0, events)
        elif kind == "transact":
            three = hand & whole_coin(coin)
            new.hands = with_value(new.hands, seat, hand ^ three)
            new.owed = with_value(new.owed, seat, new.owed[seat] + 2)
            new.transacted = with_value(new.transacted, seat, new.transacted[seat] | 1 << coin)
            self._stock(new, three, layout & whole_coin(coin), events)
        else:
            new.hands = with_value(new.hands, seat, hand ^ 1 << card)
            new.plays = (*new.plays, layout << 7 | seat << 6 | card)
            if card < JOKER:
                there = layout & FOUR << (card & ~3)
                self._stock(new, 1 << card, 1 << take if take >= 0 else there, events)
                return
            self._joker(new, card, events)
            card = self._flip(new, events)
            there = layout & FOUR << (card & ~3)
            if there.bit_count() == 2:
                new.phase, new.turned = SUBSTITUTE, card
            else:
                self._stock(new, 1 << card, there, events)

    def _flip(self, new: State, events: list[Event]) -> int:
        """Turn the top of the stock; a joker goes to who turned it, and the next card stands in for it."""
        while True:
            card = new.deal.stock[new.turned_count]
            new.turned_count += 1
            events.append(("flip", card))
            if card < JOKER:
                return card
            self._joker(new, card, events)

    def _joker(self, new: State, card: int, events: list[Event]) -> None:
        """Capture a joker and take a Mining card (§the play 5)."""
        seat = new.turn
        new.captured = with_value(new.captured, seat, new.captured[seat] | 1 << card)
        events.append(("joker", seat, card))
        self._take_mining(new, events)
        new.points = (score(new.captured[0]), score(new.captured[1]))

    def _take_mining(self, new: State, events: list[Event]) -> None:
        """Take a Mining card from the other player: one worth one first, else one worth two (§the play 6)."""
        taker = new.turn
        giver = 1 - taker
        pool = new.captured[giver] & SINGLES or new.captured[giver] & DOUBLES
        if pool:
            low = pool & -pool
            mine, theirs = new.captured[taker] | low, new.captured[giver] ^ low
            new.captured = (mine, theirs) if taker == 0 else (theirs, mine)
            events.append(("give-mining", giver, taker, low.bit_length() - 1))

    def _stock(self, new: State, laid: int, grabbed: int, events: list[Event]) -> None:
        """Turn the stock card of a turn, with `laid` on the layout cards that it takes (`grabbed`)."""
        card = self._flip(new, events)
        coin = FOUR << (card & ~3)
        if laid & coin and not grabbed & coin:  # what was just laid beside is captured: a Chain of Block
            self._settle(new, laid, 0, card, laid, events)
            return
        there = new.layout & coin
        if laid & coin:
            if there == grabbed:  # Double Spending: all three stay
                new.layout |= laid | 1 << card
                events.append(("stack", (card >> 2) + 1))
                self._end_turn(new, events)
            else:  # both of the layout are captured
                self._settle(new, laid, grabbed, card, there ^ grabbed, events)
        elif there.bit_count() == 2:
            new.phase, new.turned, new.laid, new.grabbed = TAKE, card, laid, grabbed
        else:
            self._settle(new, laid, grabbed, card, there, events)

    def _settle(
        self, new: State, laid: int, grabbed: int, turned: int, found: int, events: list[Event]
    ) -> None:
        """Capture what was grabbed by what was laid, and what the turned card found, and end the turn.

        `grabbed` and `found` are sets of layout cards; for a Chain of Block `found` is what was just laid.
        """
        before = new.layout
        layout = before | laid | 1 << turned
        taken = 0
        if grabbed:
            taken = laid | grabbed
        if found:
            taken |= found | 1 << turned
        new.layout = layout = layout & ~taken
        seat = new.turn
        if taken:
            new.captured = with_value(new.captured, seat, new.captured[seat] | taken)
            events.append(("collect", seat, taken))
        last = not (new.hands[0] or new.hands[1] or new.owed[0] or new.owed[1])
        kinds: list[str] = []
        if not last:
            if not layout and before.bit_count() == 2 and coins_with(before, 1):
                kinds.append("longest-chain")
            if grabbed and found and laid & FOUR << (turned & ~3):
                kinds.append("key-match")
            if laid and found == laid:
                kinds.append("chain-of-block")
        kinds += ["fixed-double-spending"] * ((grabbed.bit_count() == 3) + (found.bit_count() == 3))
        if laid.bit_count() == 3:
            kinds.append("complete-transaction")
        for kind in kinds:
            events.append(("bonus", kind, seat))
            self._take_mining(new, events)
        self._end_turn(new, events)

    # The end of a turn (§ending)

    def _end_turn(self, new: State, events: list[Event]) -> None:
        seat = new.turn
        new.points = (score(new.captured[0]), score(new.captured[1]))
        points = new.points[seat]
        events.append(("score", seat, points))
        if points >= TARGET and points > new.keep_score[seat]:
            new.phase = CALL
        else:
            self._pass_on(new, events)

    def _call(self, new: State, action: Action, events: list[Event]) -> None:
        seat = new.turn
        if action == END:
            self._over(new, ENDED, seat)
            return
        new.keeps = with_value(new.keeps, seat, new.keeps[seat] + 1)
        new.keep_score = with_value(new.keep_score, seat, new.points[seat])
        self._pass_on(new, events)

    def _pass_on(self, new: State, events: list[Event]) -> None:
        """Let the other player begin a turn, or end a game whose cards have run out (Waste Hashrate)."""
        if new.hands == NEW and new.owed == NEW:
            events.append(("void", ENDINGS[WASTED]))
            self._over(new, WASTED, NOBODY)
        else:
            new.phase, new.turn, new.began = PLAY, 1 - new.turn, 0

    def _over(self, new: State, ending: int, winner: int) -> None:
        new.phase, new.ending, new.winner, new.began = OVER, ending, winner, 0
        pay(new)

    # What may be known

    def view(self, state: State, seat: int) -> View:
        """Return what a seat knows. Whose hand a card lies in decides, never the moment; what was shown stays
        known while it is held."""
        hand = state.hands[seat]
        open_hands = (_shown_cards(state, 0), _shown_cards(state, 1))
        known = state.layout | hand | open_hands[1 - seat] | state.laid
        known |= state.captured[0] | state.captured[1]
        if state.turned >= 0:
            known |= 1 << state.turned
        deal = state.deal
        return View(
            seat=seat,
            hand=hand,
            hand_sizes=(state.hands[0].bit_count(), state.hands[1].bit_count()),
            open_hands=open_hands,
            layout=state.layout,
            stock_size=len(deal.stock) - state.turned_count,
            captured=state.captured,
            points=state.points,
            keeps=state.keeps,
            keep_score=state.keep_score,
            owed=state.owed,
            shown=state.shown,
            transacted=state.transacted,
            perfect=state.perfect,
            balance=state.balance,
            first=deal.first,
            game=deal.game,
            draw=deal.draw,
            last_winner=deal.last_winner,
            turn=state.turn,
            phase=state.phase,
            laid=state.laid,
            grabbed=state.grabbed,
            turned=state.turned,
            choice=self.choice(state),
            unseen=ALL & ~known,
            winner=state.winner,
            ending=state.ending,
            gained=state.captured[state.turn] & ~state.began if state.phase == CALL else 0,
            target=self.target,
            plays=state.plays,
            opened=state.hands if state.phase == OVER else (),
        )

    def open_view(self, state: State) -> View:
        """Return seat 0's view with both hands laid open: for replays, never for a player."""
        return replace(self.view(state, 0), opened=state.hands)

    def redact(self, event: Event, seat: int) -> Event:
        """Return the event as a seat sees it: whatever happens in this game happens openly."""
        return event

    def result(self, state: State) -> Result:
        """Return the itemised end of the game that is over."""
        return round_result(state, self.actor(state) == MATCH_OVER)


def _shown_cards(state: State, seat: int) -> int:
    """Return what a seat has shown and still holds."""
    cards = 0
    for coin in numbers(state.shown[seat] | state.perfect[seat]):
        cards |= whole_coin(coin)
    return cards & state.hands[seat]
