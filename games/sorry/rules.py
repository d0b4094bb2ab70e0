"""The rules of Computer Sorry behind the engine's contract: the deal and the views."""

from __future__ import annotations

from dataclasses import replace

from macclassic.engine.core.chance import Chance
from macclassic.engine.core.contract import EVERYBODY, RecordFormat, Rules
from macclassic.engine.core.lazy_import import lazily

from . import record_format as form
from .actions import Action, Move
from .board import ENTRY, MODES
from .cards import DECK
from .events import Event, Shuffle
from .options import SorryOptions
from .position import KEYS, Deal, Position
from .view import VIEW, Result, View, result, view


class SorryRules(Rules[Deal, Action, Event, View, Position]):
    """The rules under given options: the mode, whether a 7 must be split (A1), and house rules."""

    form = RecordFormat(
        deal=form.DEAL,
        actions=form.ACTIONS,
        events=form.EVENTS,
        outcome=form.outcome,
        view=VIEW,
        agrees=form.agrees,
        free_order=form.FREE_ORDER,
        unlisted=(Move,),
        arrays=lazily(f"{__package__}.arrays:arrays"),
    )

    def __init__(self, options: SorryOptions) -> None:
        self._mode = MODES[options.mode]
        self._options = options

    def deal(self, chance: Chance, before: Position | None) -> Deal:
        """Return a random deal (§3).

        Raises ValueError for a second game: a match is one game (A19).
        """
        if before is not None:
            raise ValueError("a match of Sorry is one game")
        return Deal(chance.shuffled(DECK), chance.below(KEYS))

    def begin(self, deal: Deal, before: Position | None) -> Position:
        """Return the start of a game."""
        given = self._options
        begun = Position(self._mode, given.seven_must_split, deal, deal.pile)
        begun.spare_own, begun.two_once = given.spare_own, given.two_once
        begun.exact_home = given.exact_home
        if given.start_out:
            for colour in self._mode.colours:
                begun.places[4 * colour] = ENTRY[colour]
        return begun

    def view(self, position: Position, seat: int) -> View:
        """Return the view of a seat. EVERYBODY gets seat 0's view: nothing more is visible."""
        return view(position, 0 if seat == EVERYBODY else seat)

    def redact(self, happened: Action | Event, actor: int, seat: int) -> Action | Event:
        """Return the event or action without the order of a pile."""
        return replace(happened, pile=()) if isinstance(happened, Shuffle) else happened

    def result(self, position: Position) -> Result:
        """Return the result of the finished game."""
        return result(position)
