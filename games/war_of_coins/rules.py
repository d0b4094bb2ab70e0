"""Rules of War of Coins by the contract: deals, succession of games, views and results."""

from __future__ import annotations

from dataclasses import replace

from macclassic.engine.core.chance import Chance
from macclassic.engine.core.codec import plain_view
from macclassic.engine.core.contract import EVERYBODY, RecordFormat, Rules
from macclassic.engine.core.lazy_import import lazily
from macclassic.flower_cards.record_format import CardDeal

from . import record_format as form
from .actions import Action
from .cards import JOKER, bits
from .events import Event
from .options import ENDLESS, CoinOptions
from .outcome.result import Result, round_result
from .position import Pair, Position, begun
from .view import View, named, view


class CoinRules(Rules[CardDeal, Action, Event, View, Position]):
    """Rules under given options, which set the balance that ends the match."""

    form = RecordFormat(
        deal=form.DEAL,
        actions=form.ACTIONS,
        events=form.EVENTS,
        outcome=form.round_outcome,
        of_match=form.match_outcome,
        view=plain_view(View, named),
        agrees=form.agrees,
        outcome_check=form.outcome_agrees,
        free_order=form.FREE_ORDER,
        twin=lazily(f"{__package__}.twins:twin"),
        arrays=lazily(f"{__package__}.arrays:arrays"),
    )

    def __init__(self, options: CoinOptions) -> None:
        self._target = 0 if options.match == ENDLESS else int(options.match)

    def deal(self, chance: Chance, before: Position | None) -> CardDeal:
        """Return a game's deal (§the play 1–3).

        The winner begins the next game, or the same player if there was none. Before the first game each
        player draws a card; the later coin begins, and a tie is drawn again.
        """
        draw: list[int] = []
        if before is not None:
            first, _ = _following(before)
        else:
            while not draw or draw[-2] >> 2 == draw[-1] >> 2:
                draw += chance.shuffled(range(JOKER))[:2]
            first = 0 if draw[-2] > draw[-1] else 1
        deck = chance.shuffled(range(50))
        hands = (bits(deck[:10]), bits(deck[10:20]))
        return CardDeal(hands, bits(deck[20:28]), tuple(deck[28:]), first, tuple(draw))

    def begin(self, deal: CardDeal, before: Position | None) -> Position:
        """Return the start of a game.

        Raises ValueError if the wrong seat begins, or if the draw makes the other seat begin.
        """
        if before is None:
            form.check_draw(deal)
            return begun(deal, 1, (0, 0), -1, self._target)
        first, last_winner = _following(before)
        if deal.first != first:
            raise ValueError(f"seat {first} begins this game, not seat {deal.first}")
        return begun(replace(deal, draw=()), before.game + 1, before.balance(), last_winner, self._target)

    def view(self, position: Position, seat: int) -> View:
        """Return the view of a seat; for EVERYBODY seat 0's view with both hands open."""
        if seat == EVERYBODY:
            one, two = position.sides()
            return replace(view(position, 0), opened=(one.hand, two.hand))
        return view(position, seat)

    def result(self, position: Position) -> Result:
        return round_result(position)


def _following(before: Position) -> Pair:
    """Return the seat that begins the game after a finished one, and the last winner so far (or -1)."""
    if before.winner >= 0:
        return before.winner, before.winner
    return before.deal.first, before.last_winner
