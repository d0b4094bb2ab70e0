"""The rules of Soi, pure: states in, states and events out (rules page soi)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from macclassic.engine.chance import Chance
from macclassic.engine.game import MATCH_OVER, ROUND_OVER, IllegalAction

from .asking import asks, obstacle, wanted
from .cards import KIND_CARDS, pack
from .json_form import JsonForm
from .log import NO_ASKS, more
from .result import Result, decided, round_points, round_result
from .retelling import Retelling
from .state import Ask, Asked, Deal, Event, Four, Rows, State, View

NOTHING: Four = (0, 0, 0, 0)


class SoiRules(JsonForm, Retelling):
    """The rules under given options: the total that ends a match, and whether face-down rows are `sort`ed."""

    seats = 4

    def __init__(self, target: int = 200, sort: bool = False) -> None:
        self.target = target
        self.sort = sort

    # Beginning (§round 1–2)

    def start(self, chance: Chance) -> State:
        """Return a match's first round, dealt."""
        return self._deal(chance, 1, NOTHING)

    def next_round(self, state: State, chance: Chance) -> State:
        """Return the next round, dealt; its opener is drawn anew."""
        if self.actor(state) != ROUND_OVER:
            raise ValueError("the round is not over, or the match is")
        return self._deal(chance, state.deal.round + 1, state.totals)

    def _deal(self, chance: Chance, number: int, totals: Four) -> State:
        deck = chance.shuffled(range(52))
        rows = (deck[:13], deck[13:26], deck[26:39], deck[39:])
        return self.dealt(Deal(number, chance.below(4), totals, rows))

    def dealt(self, deal: Deal) -> State:
        """Return the start of a round with these cards, quartets in it deposited (soi A3)."""
        state, _ = self._opened(deal)
        return state

    def opening(self, deal: Deal) -> tuple[Event, ...]:
        """Return the sets deposited before the first ask, in the order of seats."""
        return self._opened(deal)[1]

    def _opened(self, deal: Deal) -> tuple[State, tuple[Event, ...]]:
        rows = [sorted(row) if self.sort else list(row) for row in deal.rows]
        owners = [-1] * 13
        events: list[Event] = []
        for seat, row in enumerate(rows):
            hand = pack(row)
            for kind, cards in enumerate(KIND_CARDS):
                if hand & cards == cards:
                    events.append(("set", seat, kind, _clear(row, kind)))
                    owners[kind] = seat
        laid = _rows(rows)
        state = State(deal, _hands(laid), laid, tuple(owners), deal.first, NO_ASKS, deal.totals)
        return state, tuple(events)

    # Who decides what

    def actor(self, state: State) -> int:
        """Return the seat to ask, ROUND_OVER, or MATCH_OVER once somebody leads alone at the target."""
        if -1 in state.owners:
            return state.turn
        return MATCH_OVER if decided(state.totals, self.target) else ROUND_OVER

    def legal(self, state: State) -> Sequence[Ask]:
        """Return every legal ask (§round 3)."""
        return asks(state.turn, state.hands[state.turn], state.hands)

    def why_not(self, state: State, action: Ask) -> str | None:
        """Return why an ask is forbidden, in a sentence; None if it is legal."""
        found = obstacle(state.turn, state.hands[state.turn], state.hands, action)
        return None if found is None else found[0].format(kind=found[1])

    # One ask (§who plays next)

    def step(self, state: State, action: Ask) -> tuple[State, tuple[Event, ...]]:
        """Return the state after an ask and what happened.

        Raises IllegalAction.
        """
        asker, (of, card) = state.turn, action
        hands = state.hands
        # What `obstacle` says in words.
        allowed = 0 <= of < 4 and 0 <= card < 52 and of != asker and hands[of]
        if not allowed or not wanted(hands[asker]) >> card & 1:
            raise IllegalAction(self.why_not(state, action) or "")
        if not hands[of] >> card & 1:
            asked = Asked(asker, of, card, 0)
            missed = State(
                state.deal, hands, state.rows, state.owners, of, more(state.log, asked), state.totals
            )
            return missed, (("refuse", of, card), ("turn", of))
        rows = list(map(list, state.rows))
        slot = rows[of].index(card)
        del rows[of][slot]
        into = len(rows[asker])
        if self.sort:
            into = sum(other < card for other in rows[asker])
        rows[asker].insert(into, card)
        events: list[Event] = [("give", of, asker, card, slot, into)]
        held = list(hands)
        held[of] ^= 1 << card
        held[asker] |= 1 << card
        owners, turn = state.owners, asker
        kind = card >> 2
        if held[asker] & KIND_CARDS[kind] == KIND_CARDS[kind]:
            held[asker] ^= KIND_CARDS[kind]
            events.append(("set", asker, kind, _clear(rows[asker], kind)))
            owners = (*owners[:kind], asker, *owners[kind + 1 :])
        one, two, three, four = held
        log = more(state.log, Asked(asker, of, card, 1, slot, into))
        totals = state.totals
        if -1 not in owners:
            totals = _sum(totals, round_points(owners))
        else:
            if not held[of]:
                events.append(("out", of))
            while not held[turn]:
                turn = (turn + 1) % 4
            if turn != asker:
                events.append(("turn", turn))
        return State(state.deal, (one, two, three, four), _rows(rows), owners, turn, log, totals), tuple(
            events
        )

    # What may be known (§hidden information)

    def view(self, state: State, seat: int) -> View:
        """Return what a seat knows."""
        one, two, three, four = map(len, state.rows)
        return View(
            seat=seat,
            hand=state.hands[seat],
            row=state.rows[seat],
            hand_sizes=(one, two, three, four),
            owners=state.owners,
            turn=state.turn,
            first=state.deal.first,
            log=state.log,
            totals=state.totals,
            points=round_points(state.owners),
            round=state.deal.round,
            target=self.target,
            sort=self.sort,
        )

    def open_view(self, state: State) -> View:
        """Return seat 0's view with all hands laid open: for replays, never for a player."""
        return replace(self.view(state, 0), opened=state.rows)

    def redact(self, event: Event, seat: int) -> Event:
        """Return the event as a seat sees it: every ask and what comes of it is open to all."""
        return event

    def result(self, state: State) -> Result:
        """Return the itemised end of the round that is over."""
        return round_result(state, self.target)


def _sum(one: Four, other: Four) -> Four:
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3])


def _clear(row: list[int], kind: int) -> tuple[int, ...]:
    """Take a whole kind out of a row and return the places where its cards lay."""
    places = tuple(place for place, card in enumerate(row) if card >> 2 == kind)
    row[:] = [card for card in row if card >> 2 != kind]
    return places


def _rows(rows: Sequence[Sequence[int]]) -> Rows:
    one, two, three, four = map(tuple, rows)
    return (one, two, three, four)


def _hands(rows: Rows) -> Four:
    return (pack(rows[0]), pack(rows[1]), pack(rows[2]), pack(rows[3]))
