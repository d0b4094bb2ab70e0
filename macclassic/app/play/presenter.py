"""What of a match its table shows, and to whom: from which seat, and what has happened of late."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from macclassic.app.play.stepping import seated
from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER
from macclassic.engine.core.options import PERSON
from macclassic.engine.match.match import Match
from macclassic.table.game_table import GameTable
from macclassic.table.round_end_buttons import ON
from macclassic.table.table_state import (
    AnyPosition,
    PlayedEvents,
    RoundBegan,
    SeatDecided,
    TablePosition,
    TableRequest,
)
from macclassic.toolbox.dialogs.dialogs import Alert, Dialog

translate = QCoreApplication.translate

FIRST_SEAT = 0
"""The seat of the person at the screen, where a game has one for it."""


class Presenter:
    """Shows on its table where a match stands, to whoever sits before it."""

    def __init__(self, table: GameTable) -> None:
        self.table = table
        self.match: Match | None = None
        self.seat_at_mouse: int | None = None
        """Who of several people is at the mouse, by seat, where that is known."""
        self.round_shown = False
        """Whether the sheet of the round that is over has been shown."""
        self.sheet_was_read = False
        """Whether the last sheet of a match has been read: it does not come back."""
        self.honours: Callable[[Match], tuple[str, Sequence[str]]] = lambda match: ("", ())
        """Returns what a round that is over has earned, in a sentence and in pictures of `resources/art`."""
        self.asks = True
        """Whether the person may decide where the match stands."""

    def take(self, match: Match) -> None:
        """Show another match from now on, or the same with others at its seats."""
        self.match = match
        self.table.use(seats=seated(match))

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people in this match."""
        if not self.table.parts.extras.any_seat or self.match is None:
            return (FIRST_SEAT,)
        return tuple(seat for seat, each in enumerate(self.match.seats) if each["player"] == PERSON)

    @property
    def viewer_seat(self) -> int:
        """The seat that the table is seen from: of who sits at the mouse, or where all lies open of who is to
        decide; else of the first person."""
        if self.seat_at_mouse is not None:
            return self.seat_at_mouse
        people = self.people
        if self.table.parts.extras.open_table and self.match is not None and self.match.actor in people:
            return self.match.actor
        return next(iter(people), FIRST_SEAT)

    @property
    def hidden(self) -> bool:
        """Whether something is hidden and it is not known who of several people looks, or nobody does."""
        people = self.people
        return not self.table.parts.extras.open_table and (
            not people or (len(people) > 1 and self.seat_at_mouse is None)
        )

    def show(self) -> None:
        """Show where the match stands, without motion, and what has happened of late."""
        match = self.match
        assert match is not None
        if self._unasked(match):
            self.table.play((RoundBegan(),), self.position())
            return
        past: list[PlayedEvents] = []
        if self.table.parts.motions.recalled_decisions:
            before, moves = match.recent_moves(self.table.parts.motions.recalled_decisions)
            # Fewer than were asked for: they are all since the round was dealt.
            begun = (RoundBegan(),) if len(moves) < self.table.parts.motions.recalled_decisions else ()
            past = [PlayedEvents(begun, self._position_of(before)), *map(self._happened, moves)]
        self.table.show_position(self.position(), past)

    def _happened(self, move: tuple[int, Any, tuple[Any, ...], Any]) -> PlayedEvents:
        """Return a decision, and where it led, as the chair may see it."""
        seat, action, events, after = move
        return PlayedEvents(self.visible_events(seat, action, events), self._position_of(after))

    # What a log is made of

    @property
    def viewer_key(self) -> Any:
        """What is the same as long as all that was told stays as it was: the match, and who looks."""
        return self.match, self.table.parts.extras.open_table or (self.viewer_seat, self.hidden)

    @property
    def rounds(self) -> int:
        """How many rounds have been dealt."""
        return 0 if self.match is None else self.match.round_count

    def moves(self, number: int) -> Sequence[Any]:
        """Return the decisions of a round, counted from 0."""
        assert self.match is not None
        return self.match.played_rounds[number].moves

    def past_events(self, number: int, since: int = 0) -> list[PlayedEvents]:
        """Return what has happened in a round, counted from 0, as the chair may see it: where it stood after
        so many decisions, which is its deal after none, and then each decision."""
        assert self.match is not None
        start, moves = self.match.round(number)
        before = moves[since - 1][3] if since else start
        first = PlayedEvents(() if since else (RoundBegan(),), self._position_of(before))
        return [first, *map(self._happened, moves[since:])]

    def _unasked(self, match: Match) -> bool:
        """Whether the match was left before somebody answered what its opening asks; what is asked about is
        the deal of its number."""
        if match.plies or match.practice or match.kind.one_deal or match.conceded is not None:
            return False
        return self.table.must_ask(match.options, self.position()) and match.dealt_by_number

    def _position_of(self, state: Any) -> AnyPosition:
        """Return a state of the past as the chair sees it."""
        assert self.match is not None
        return TablePosition(self.match.rules.view(state, self.viewer_seat), (), hidden=self.hidden)

    def visible_events(self, seat: int, action: Any, events: Sequence[Any]) -> list[Any]:
        """Return what a seat has decided, and what happened then, as the chair may see it."""
        assert self.match is not None
        rules, chair = self.match.rules, self.viewer_seat
        action = rules.redact(action, seat, chair)
        seen = [rules.redact(event, seat, chair) for event in events]
        return [SeatDecided(seat, action), *seen]

    def position(self) -> AnyPosition:
        """Return where the match stands, from the person's chair; nobody's hand is open while it is not known
        who of several people looks."""
        match, chair, veiled = self.match, self.viewer_seat, self.hidden
        assert match is not None
        decides = self.asks and match.actor == chair and chair in self.people
        legal = match.legal if decides and not veiled else ()
        return TablePosition(
            match.view(chair), legal, practice=match.practice, hidden=veiled, over=match.over
        )

    def show_again(self) -> None:
        """Show where the match stands, as after a look at its past; a sheet that was not put away before it
        comes back."""
        match = self.match
        if match is None:
            return
        self.show()
        if self.round_shown and not self.sheet_was_read and match.actor in (ROUND_OVER, MATCH_OVER):
            self.show_sheet(match)

    def show_round(self) -> bool:
        """Show the sheet of a round that is over, if it has not been shown; True if it is shown now."""
        if self.match is None or self.round_shown:
            return False
        self.round_shown, self.sheet_was_read = True, False
        self.show_sheet(self.match)
        return True

    def show_sheet(self, match: Match) -> None:
        """Show how the round that is over has ended, with all that can be done then."""
        offers = {
            TableRequest.REVIEW: match.spec.judge is not None and bool(self.people),
            TableRequest.HANDS: not self.table.parts.extras.open_table,
            TableRequest.SAME_DEAL: match.dealt_by_number and not match.kind.fixed,
            TableRequest.CLOSE: not match.kind.one_deal,
        }
        self.table.use(offers=tuple(wish for wish, there in offers.items() if there))
        self.table.show_round(match.result, self.position(), last=match.actor == MATCH_OVER)
        self._note_deal()

    def _note_deal(self) -> None:
        """Write the deal's number on the sheet, so that somebody else can play the same and compare; and
        whether a stand-in has played."""
        sheet, match = self.table.manager.front, self.match
        if match is None or not isinstance(sheet, Dialog) or isinstance(sheet, Alert):
            return
        notes = []
        if match.over and match.actor == ROUND_OVER:
            sheet.button(ON).setText(translate("sheet", "Go On"))
        if match.dealt_by_number:
            notes.append(self.table.parts.texts.deal(match.seed, match.round_count) + ".")
        if match.participation.stood_in:
            notes.append(
                translate("session", "The thinking of a computer player was lost, and a stand-in decided.")
            )
        if notes:
            sheet.add_note("\n".join(notes))
        text, marks = self.honours(match)
        if text:
            sheet.add_note(text, marks)
            self.table.said.emit(text)  # the sheet has been spoken already

    @property
    def at_rest(self) -> bool:
        """Whether nothing happens until the person does something: it is their turn, or a round is over."""
        match = self.match
        return (
            match is not None and (match.actor == self.viewer_seat or match.actor < 0) and not self.table.busy
        )
