"""Rules of Flower Power as the engine's contract requires them."""

from __future__ import annotations

from functools import partial

from macclassic.engine.core.chance import Chance
from macclassic.engine.core.codec import ValueKind
from macclassic.engine.core.contract import EVERYBODY, RecordFormat, Rules
from macclassic.engine.core.lazy_import import lazily

from . import record_format
from .actions import Action, Build, Create
from .cards import deck
from .events import Event
from .opening import Deal, deal
from .options import FlowerOptions
from .outcome.result import Result, result
from .position import Position, initial_position
from .view import VIEW, View, public_action, redacted_event, view


class FlowerRules(Rules[Deal, Action, Event, View, Position]):
    """Rules of Flower Power under given options."""

    def __init__(self, options: FlowerOptions) -> None:
        self.options = options
        self.form = RecordFormat(
            deal=ValueKind(
                record_format.deal_to_json, partial(record_format.deal_from_json, seats=options.players)
            ),
            actions=record_format.ACTIONS,
            events=record_format.EVENTS,
            outcome=record_format.outcome,
            view=VIEW,
            agrees=record_format.agrees,
            free_order=record_format.FREE_ORDER,
            unlisted=(Build, Create),
            arrays=lazily(f"{__package__}.learning.arrays:arrays"),
        )

    def deal(self, chance: Chance, before: Position | None) -> Deal:
        """Return a random contest and deal (§3).

        Raises ValueError for a second game, since a match is one game.
        """
        if before is not None:
            raise ValueError("a match of Flower Power is one game")
        return deal(self.options, chance)

    def begin(self, deal: Deal, before: Position | None) -> Position:
        """Return the start of a game, before any flower is laid.

        Raises ValueError if the deal does not fit the options.
        """
        options = self.options
        for place, seat in enumerate(deal.order):
            wanted = (options.pack_size(seat), options.hand_size(seat, place))
            if (len(deal.packs[seat]), len(deal.hands[seat])) != wanted:
                raise ValueError(f"seat {seat} must have {wanted[0]} petals and {wanted[1]} cards")
        cards = sorted([card for cards in (*deal.packs, *deal.hands, deal.pile) for card in cards])
        if tuple(cards) != deck(options.decks, options.jokers):
            raise ValueError("a deal must have every card once")
        return initial_position(deal, options)

    def view(self, position: Position, seat: int) -> View:
        """Return the view of a seat; for EVERYBODY that of seat 0 with nothing hidden."""
        return view(position, 0, True) if seat == EVERYBODY else view(position, seat)

    def redact(self, happened: Action | Event, actor: int, seat: int) -> Action | Event:
        """Return an action or event without what is hidden from a seat."""
        if seat == EVERYBODY:
            return happened
        if isinstance(happened, Event):
            return redacted_event(happened, seat)
        return happened if actor == seat else public_action(happened, self.options.hidden_hearts)

    def result(self, position: Position) -> Result:
        """Return the itemised result of the game."""
        return result(position)
