"""War of Coins in the public format of records (records §war-of-coins), and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from macclassic.engine.game import MATCH_OVER, Json, Tally, action_type, told
from macclassic.engine.views import from_plain, to_plain
from macclassic.flower_cards.events import event_to_json

from .cards import COINS, DECK, IDS, JOKER, NUMBER, coin_of, names, pack
from .result import paid_to, settlement
from .state import (
    END,
    ENDED,
    ENDINGS,
    FLIP_ONLY,
    KEEP_GOING,
    PLAY_ON,
    PLAY_TAKES,
    PLAYS,
    SHOWS,
    TAKES,
    TRANSACTS,
    WIN,
    Action,
    Deal,
    Event,
    State,
    View,
)

if TYPE_CHECKING:
    from .rules import CoinRules

# The keys of each type of event after the type, in the order of the tuple.
EVENT_KEYS: dict[str, tuple[str, ...]] = {
    "flip": ("card",),
    "joker": ("seat", "card"),
    "collect": ("seat", "cards"),
    "stack": ("coin",),
    "bonus": ("kind", "seat"),
    "give-mining": ("from", "to", "card"),
    "score": ("seat", "points"),
    "void": ("reason",),
}
_ALONE = {"flip-only": FLIP_ONLY, "keep-going": KEEP_GOING, "end": END}
_CHOICES = {"win": WIN, "play-on": PLAY_ON}


class JsonForm:
    """The part of the rules that speaks the public format. Amounts are whole numbers, cards are ids, coins
    are numbers from 1."""

    def action_to_json(self, action: Action) -> Json:
        """Return an action as it stands in a record, without its seat."""
        if action in (WIN, PLAY_ON):
            return {"type": "perfect", "choice": "win" if action == WIN else "play-on"}
        data: Json = {"type": action.type}
        if action.card >= 0:
            data["card"] = IDS[action.card]
        if action.take >= 0:
            data["take"] = IDS[action.take]
        if action.coin >= 0:
            data["coin"] = action.coin + 1
        return data

    def action_from_json(self, data: Json) -> Action:
        """Return an action from a record.

        Raises ValueError when it is none.
        """
        kind = action_type(data)
        if kind in _ALONE:
            return _ALONE[kind]
        if kind == "perfect":
            choice = data.get("choice")
            if not isinstance(choice, str) or choice not in _CHOICES:
                raise ValueError(f"a Perfect Hand chooses win or play-on, not {told(choice)}")
            return _CHOICES[choice]
        if kind in ("show", "transact"):
            coin = coin_told(data.get("coin"))
            return SHOWS[coin] if kind == "show" else TRANSACTS[coin]
        if kind not in ("play", "take"):
            raise ValueError(f"{told(kind)} is no action")
        card = DECK.card(data.get("card"))
        if kind == "take":
            if card >= JOKER:
                raise ValueError("a joker can't be taken from the layout")
            return TAKES[card]
        if "take" not in data:
            return PLAYS[card]
        take = DECK.card(data["take"])
        if card >= JOKER or coin_of(take) != coin_of(card):
            raise ValueError(f"{IDS[card]} can't take {IDS[take]}")
        return PLAY_TAKES[card][take % 4]

    def event_to_json(self, event: Event) -> Json:
        """Return an event as it stands in a record."""
        return event_to_json(event, EVENT_KEYS, DECK)

    def deal_to_json(self: CoinRules, state: State) -> Json:  # type: ignore[misc]
        """Return `deal` and `first` of a game that has just been dealt; `draw`, the cards drawn for the first
        game's beginning, two by two; and `opening`, what happened in the deal, if anything did."""
        deal = state.deal
        data: Json = {
            "deal": {
                "hands": [names(hand) for hand in deal.hands],
                "layout": names(deal.layout),
                "stock": [IDS[card] for card in deal.stock],
            },
            "first": deal.first,
        }
        if deal.draw:
            data["draw"] = [[IDS[card] for card in deal.draw[i : i + 2]] for i in range(0, len(deal.draw), 2)]
        opening = self.opening(state)
        if opening:
            data["opening"] = [self.event_to_json(event) for event in opening]
        return data

    def deal_from_json(self: CoinRules, before: State | None, data: Json) -> State:  # type: ignore[misc]
        """Return the start of a recorded game that follows `before` (None: the first of a match).

        Raises ValueError for a deal that is none.
        """
        deal = data.get("deal")
        if not isinstance(deal, dict):
            raise ValueError("a game has no deal")
        dealt = deal.get("hands")
        if not (isinstance(dealt, list) and len(dealt) == 2):
            raise ValueError("a deal needs two hands")
        one, two = (DECK.pile(hand, 10, "each hand") for hand in dealt)
        layout = DECK.pile(deal.get("layout"), 8, "the layout")
        stock = DECK.pile(deal.get("stock"), 22, "the stock")
        pack([*one, *two, *layout, *stock])
        first = data.get("first")
        if type(first) is not int or not 0 <= first <= 1:
            raise ValueError("a game needs a first player from 0 to 1")
        draw: tuple[int, ...] = ()
        last_winner = -1
        if before is None:
            draw = _draw(data.get("draw"), first)
        else:
            wanted, last_winner = self.following(before)
            if first != wanted:
                raise ValueError(f"seat {wanted} begins this game, not seat {first}")
        state = self.dealt(
            Deal(
                1 if before is None else before.deal.game + 1,
                first,
                (0, 0) if before is None else before.balance,
                (pack(one), pack(two)),
                pack(layout),
                tuple(NUMBER[card] for card in stock),
                draw,
                last_winner,
            )
        )
        if "opening" in data and not self.opening_told(state, data["opening"]):
            raise ValueError("its opening is not what happens in the deal")
        return state

    def round_outcome(self, state: State) -> Json:
        """Return the outcome of a game that is over. `winner` is who is paid, also for a void deal."""
        winner = paid_to(state)
        paid = settlement(state)
        return {
            "winner": winner if winner >= 0 else None,
            "score": state.points[winner] if state.ending == ENDED else 0,
            "payment": 0 if paid is None else paid.amount,
            "multipliers": [] if paid is None else [each.name for each in paid.doublings],
            "captured": [names(cards) for cards in state.captured],
            "ending": ENDINGS[state.ending],
        }

    def match_outcome(self, state: State) -> Json:
        """Return the outcome of a match as it stands."""
        return {"balance": list(state.balance)}

    def reveals(self, event: Event) -> bool:
        """Whether something hidden comes to light in an event: a stock card."""
        return event[0] == "flip"

    def tally(self: CoinRules, start: State, end: State, seat: int) -> Tally:  # type: ignore[misc]
        """Return what a game that is over comes to for one seat, in points won or paid."""
        over = self.actor(end) == MATCH_OVER
        return Tally(
            won=None if end.winner < 0 else end.winner == seat,
            points=end.points[end.winner] if end.ending == ENDED else 0,
            change=end.balance[seat] - start.deal.balance[seat],
            place=(1 if end.balance[seat] > 0 else 2) if over else 0,
        )

    def view_to_json(self, view: View) -> Json:
        """Return a view as plain data, for the process that thinks."""
        return to_plain(view)

    def view_from_json(self, data: Json) -> View:
        """Return a view from plain data.

        Raises ValueError when it is none.
        """
        return from_plain(View, data)


def coin_told(value: Any) -> int:
    """Return a coin, from 0, from its number or the two digits on its cards.

    Raises ValueError when it is none.
    """
    if isinstance(value, str) and len(value) == 2 and value.isascii() and value.isdigit():
        value = int(value)
    if type(value) is not int or not 1 <= value <= COINS:
        raise ValueError(f"{told(value)} is no coin")
    return value - 1


def _draw(pairs: Any, first: int) -> tuple[int, ...]:
    """Return the draw for the beginning of a match, none where it is not told.

    Raises ValueError when it does not lead to who begins.
    """
    if pairs is None:
        return ()
    draw: list[int] = []
    for pair in pairs if isinstance(pairs, list) else [None]:
        if not isinstance(pair, list) or len(pair) != 2:
            raise ValueError("a draw needs two cards")
        draw += map(DECK.card, pair)
    coins = [(coin_of(draw[i]), coin_of(draw[i + 1])) for i in range(0, len(draw), 2)]
    if not coins or JOKER in draw or JOKER + 1 in draw or any(one != two for one, two in coins[:-1]):
        raise ValueError("its draw is none")
    one, two = coins[-1]
    if one == two or first != (0 if one > two else 1):
        raise ValueError("its draw does not let that seat begin")
    return tuple(draw)
