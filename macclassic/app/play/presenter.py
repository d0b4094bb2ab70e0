"""Presenter: selects what the table shows of a match, per viewer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QTimer

from macclassic.app.play.stepping import seated, seated_then
from macclassic.engine.core.contract import Event
from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER, Json
from macclassic.engine.core.options import PERSON
from macclassic.engine.match.history import MoveWithState, PlayedMove
from macclassic.engine.match.match import Match
from macclassic.table.game_table import GameTable
from macclassic.table.round_end_buttons import ON
from macclassic.table.table_state import (
    AnyPosition,
    PlayedEvents,
    RoundBegan,
    SeatDecided,
    TableEvent,
    TablePosition,
    TableRequest,
)
from macclassic.toolbox.base.sound import Sound
from macclassic.toolbox.dialogs.dialogs import Alert, Dialog
from macclassic.toolbox.grammar.sentences import translate

VERDICT_MS = 1400
"""Milliseconds between the sound of a round's verdict and that of an achievement."""
FIRST_SEAT = 0
"""Seat of the person in games with a fixed seat for the person."""


class Presenter:
    """Shows the position and events of a match on its table, as the viewer may see them."""

    def __init__(self, table: GameTable) -> None:
        self.table = table
        self.match: Match | None = None
        self._seat_at_mouse: int | None = None
        self._last_at_mouse: int | None = None
        self.round_shown = False
        """True if the sheet of the finished round has been shown."""
        self.sheet_was_read = False
        """True if the last sheet of a match has been read; it is not shown again."""
        self.honours: Callable[[Match], tuple[str, Sequence[str]]] = lambda match: ("", ())
        """Callback: achievements of a finished round, as a sentence and pictures of `resources/art`."""
        self.asks = True
        """True if the person may decide at the position shown."""

    def take(self, match: Match) -> None:
        """Show another match from now on, or the same match with other players."""
        if match is not self.match:
            self._last_at_mouse = None
        self.match = match
        self.table.use(seats=seated(match))

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people in this match."""
        seats = () if self.match is None else self.match.seats
        found = tuple(seat for seat, each in enumerate(seats) if each["player"] == PERSON)
        return found if found or (self.table.parts.extras.any_seat and seats) else (FIRST_SEAT,)

    @property
    def seat_at_mouse(self) -> int | None:
        """Seat of the person at the mouse; None if several people play and it is unknown."""
        return self._seat_at_mouse

    @seat_at_mouse.setter
    def seat_at_mouse(self, seat: int | None) -> None:
        self._seat_at_mouse = seat
        if seat is not None:
            self._last_at_mouse = seat

    @property
    def viewer_seat(self) -> int:
        """Seat from which the table is seen.

        It is the seat at the mouse if known; at an open table, the person's seat to move; otherwise the seat
        that was last at the mouse, so that the table turns with the mouse only, or the first person's.
        """
        if self.seat_at_mouse is not None:
            return self.seat_at_mouse
        people = self.people
        if self.table.parts.extras.open_table and self.match is not None and self.match.actor in people:
            return self.match.actor
        last = self._last_at_mouse
        return last if last is not None and last in people else next(iter(people), FIRST_SEAT)

    @property
    def hidden(self) -> bool:
        """True if hands are hidden: it is unknown which of several people looks, or no person plays."""
        people = self.people
        return not self.table.parts.extras.open_table and (
            not people or (len(people) > 1 and self.seat_at_mouse is None)
        )

    def show(self) -> None:
        """Show the position without motion, and the latest events."""
        match = self.match
        assert match is not None
        if self._unasked(match):
            self.table.play((RoundBegan(),), self.position())
            return
        past: list[PlayedEvents] = []
        if self.table.parts.motions.recalled_decisions:
            before, moves = match.recent_moves(self.table.parts.motions.recalled_decisions)
            # Fewer moves than requested: they start at the deal.
            begun = (RoundBegan(),) if len(moves) < self.table.parts.motions.recalled_decisions else ()
            decisions = len(match.played_rounds[-1].moves)
            seats = seated_then(match, match.round_count - 1, decisions)[decisions - len(moves) :]
            past = [
                PlayedEvents(begun, self._position_of(before), seats=seats[0]),
                *map(self._happened, moves, seats),
            ]
        self.table.show_position(self.position(), past)

    def _happened(self, move: MoveWithState, seats: list[Json] | None) -> PlayedEvents:
        """Return a decision, its events and the position after it, as the viewer may see them.

        `seats`: who sat at the table then, None if these are the same as now.
        """
        seat, action, events, after = move
        return PlayedEvents(self.visible_events(seat, action, events), self._position_of(after), seats=seats)

    # Source of the log

    @property
    def viewer_key(self) -> object:
        """Key that is equal as long as the log stays valid: the match, and who looks."""
        return self.match, self.table.parts.extras.open_table or (self.viewer_seat, self.hidden)

    @property
    def rounds(self) -> int:
        """Number of rounds dealt."""
        return 0 if self.match is None else self.match.round_count

    def moves(self, number: int) -> Sequence[PlayedMove]:
        """Return the decisions of a round, counted from 0."""
        assert self.match is not None
        return self.match.played_rounds[number].moves

    def past_events(self, number: int, since: int = 0) -> list[PlayedEvents]:
        """Return the events of a round, counted from 0, as the viewer may see them.

        The first item is the position after `since` decisions (after none: the deal); each decision follows.
        """
        assert self.match is not None
        start, moves = self.match.round(number)
        before = moves[since - 1][3] if since else start
        seats = seated_then(self.match, number, len(moves))[since:]
        first = PlayedEvents(() if since else (RoundBegan(),), self._position_of(before), seats=seats[0])
        return [first, *map(self._happened, moves[since:], seats)]

    def _unasked(self, match: Match) -> bool:
        """True if a match dealt by number was left before its opening question was answered."""
        if match.plies or match.practice or match.kind.one_deal or match.conceded is not None:
            return False
        return self.table.must_ask(match.options, self.position()) and match.dealt_by_number

    def _position_of(self, state: object) -> AnyPosition:
        """Return a past position as the viewer sees it."""
        assert self.match is not None
        return TablePosition(self.match.rules.view(state, self.viewer_seat), (), hidden=self.hidden)

    def visible_events(self, seat: int, action: object, events: Sequence[Event]) -> list[TableEvent]:
        """Return a seat's decision and its events, as the viewer may see them."""
        assert self.match is not None
        rules, chair = self.match.rules, self.viewer_seat
        action = rules.redact(action, seat, chair)
        seen = [rules.redact(event, seat, chair) for event in events]
        return [SeatDecided(seat, action), *seen]

    def position(self) -> AnyPosition:
        """Return the current position for the viewer; all hands are hidden while `hidden` is true."""
        match, chair, all_hidden = self.match, self.viewer_seat, self.hidden
        assert match is not None
        decides = self.asks and match.actor == chair and chair in self.people
        legal = match.legal if decides and not all_hidden and not match.full else ()
        return TablePosition(
            match.view(chair),
            legal,
            practice=match.practice,
            hidden=all_hidden,
            over=match.over or match.full,
        )

    def show_again(self) -> None:
        """Show the position again, as after a look back, with the sheet if it was still open."""
        match = self.match
        if match is None:
            return
        self.show()
        if self.round_shown and not self.sheet_was_read and match.actor in (ROUND_OVER, MATCH_OVER):
            self.show_sheet(match)

    def show_round(self) -> bool:
        """Show the sheet of a finished round once; return True if it is shown now."""
        if self.match is None or self.round_shown:
            return False
        self.round_shown, self.sheet_was_read = True, False
        self.show_sheet(self.match)
        sheet = self.table.manager.front
        if sheet is not None and self.honours(self.match)[0]:
            # After the verdict, which sounds as the sheet appears.
            QTimer.singleShot(VERDICT_MS, sheet, lambda: self.table.sounds.play(Sound.ACHIEVEMENT))
        return True

    def show_sheet(self, match: Match) -> None:
        """Show the sheet of the finished round, with the actions that it offers."""
        offers = {
            TableRequest.REVIEW: match.spec.judge is not None and bool(self.people),
            TableRequest.HANDS: not self.table.parts.extras.open_table,
            TableRequest.SAME_DEAL: match.dealt_by_number and not match.kind.fixed,
            TableRequest.CLOSE: not match.kind.one_deal,
        }
        self.table.use(offers=tuple(request for request, there in offers.items() if there))
        self.table.show_round(match.result, self.position(), last=match.actor == MATCH_OVER)
        self._note_deal()

    def _note_deal(self) -> None:
        """Add notes to the sheet: the deal's number, for playing it elsewhere, and that a stand-in played."""
        sheet, match = self.table.manager.front, self.match
        if match is None or not isinstance(sheet, Dialog) or isinstance(sheet, Alert):
            return
        notes = []
        if match.over and match.actor == ROUND_OVER:
            sheet.button(ON).setText(translate("sheet", "Final Result"))
        if match.dealt_by_number:
            notes.append(self.table.parts.texts.deal(match.seed, match.round_count) + ".")
        if match.participation.stood_in:
            notes.append(translate("session", "A computer player didn’t answer, so a stand-in moved for it."))
        if notes:
            sheet.add_note("\n".join(notes))
        text, marks = self.honours(match)
        if text:
            sheet.add_note(text, marks)
            self.table.said.emit(text)  # the sheet has been announced already

    @property
    def at_rest(self) -> bool:
        """True if nothing happens until the viewer acts: it is their turn, or the round is over."""
        match = self.match
        return (
            match is not None and (match.actor == self.viewer_seat or match.actor < 0) and not self.table.busy
        )
