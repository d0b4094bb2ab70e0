"""One match on screen: start, play, saving, undo and hints."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from types import MappingProxyType

from PySide6.QtCore import QObject, QTimer, Signal

from macclassic.app.play.computer_turns import ComputerTurns
from macclassic.app.play.presenter import FIRST_SEAT, Presenter
from macclassic.app.play.think_process import ThinkProcess
from macclassic.app.storage import data_folder
from macclassic.app.storage.match_store import MatchStore
from macclassic.engine.core.game_spec import CONCEDED, MATCH_OVER, ROUND_OVER, GameSpec
from macclassic.engine.core.match_kinds import MatchKind
from macclassic.engine.core.options import PERSON, Options, late, with_changes
from macclassic.engine.match.match import Match
from macclassic.engine.progress.round_results import beaten
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import RoundBegan
from macclassic.toolbox.base.motion_timing import Activity
from macclassic.toolbox.base.sound import Sound
from macclassic.toolbox.grammar.sentences import translate


def _by_chance() -> int:
    """Return a random deal number."""
    return secrets.randbelow(1_000_000)


def _now() -> str:
    """Return the current time as the start time of a match; with the seed it identifies the match."""
    return datetime.now().isoformat(timespec="microseconds")


class Session(QObject):
    """Runs a match between people and computers on one game's table."""

    changed = Signal()
    """Emitted when the available menu commands may have changed."""
    trouble = Signal(str)
    """Emitted with a sentence for the player; play continues."""
    hand_over = Signal(int)
    """Emitted with the seat of the next person at the mouse; `take_seat` then shows that hand."""
    match_over = Signal()
    """Emitted when the last sheet of a match has been read, or the match can't go on."""

    def __init__(
        self,
        spec: GameSpec,
        table: GameTable,
        folder: data_folder.Folder | None,
        thinker: ThinkProcess | None,
        kind: MatchKind = MatchKind.PLAIN,
    ) -> None:
        super().__init__()
        self.spec = spec
        self.kind = kind
        """Kind of its matches."""
        self.table = table
        self.presenter = Presenter(table)
        """Selects what the table shows of the match."""
        self.computers = ComputerTurns(table, thinker, self.play)
        """Asks the computer players."""
        self.computers.trouble.connect(self.trouble)
        self.store = MatchStore(spec, folder, kind)
        """Stores the matches on disk."""
        self.store.trouble.connect(self.trouble)
        self._ended_here = self._held = self._still = False
        self._stands = Activity.AHEAD
        self.paused = False
        """True while the match is paused."""
        self._full: Match | None = None
        self._coming: Options | None = None
        table.action_chosen.connect(self.act)
        table.motion_ended.connect(self._rested)

    @property
    def match(self) -> Match | None:
        """The current match, or the last one."""
        return self.presenter.match

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people in this match."""
        return self.presenter.people

    # Start of a match

    @property
    def under_way(self) -> bool:
        """True if a match has started and can go on."""
        return self.match is not None and not self.match.over and not self.match.full

    def resume(self) -> bool:
        """Resume the stored match if there is one that is not over; return True if resumed.

        An unusable file is renamed and reported to the player. The last round of a finished match is counted.
        """
        match = self.store.left()
        if match is None:
            return False
        if match.actor in (MATCH_OVER, CONCEDED) and not self.kind.one_deal:
            # The program may have been killed between the last move and the statistics.
            self.presenter.match = match
            self._count_round()
            self.presenter.match = None
            return False
        self.take(match)
        return True

    def begin(
        self,
        options: Options,
        players: Sequence[str],
        seed: int | None = None,
        instead: Match | None = None,
        names: Mapping[int, str] = MappingProxyType({}),
        begun: str = "",
        practice: str = "",
    ) -> None:
        """Start a new match under checked options.

        `players` by seat; people take the seats without an entry, and `names` are their names by seat.
        `instead`: a match without moves that starts again with another opening. `begun`: start time, if it is
        known. `practice`: sentence for the player why the match does not count; empty if it counts.
        """
        people = len(self.spec.seats(options)) - len(players)
        seats = self.spec.seated(options, [*players, *[PERSON] * people])
        for seat, name in names.items():
            seats[seat]["name"] = name
        match = Match.new(self.spec, options, seats, _by_chance() if seed is None else seed)
        if instead is not None:
            match.started_at, match.practice, match.kind = instead.started_at, instead.practice, instead.kind
        else:
            match.kind = self.kind
            match.started_at = begun or _now()
            match.practice = bool(practice)
        self._begin_with(match)
        self._show_deal(match)
        if practice:
            self.trouble.emit(practice)

    def open(self, match: Match) -> None:
        """Continue a match from a file, as practice."""
        new = not match.practice
        match.kind, match.practice = self.kind, True
        match.started_at = match.started_at or _now()
        self.take(match)
        if new and not match.over and self.people:
            self.trouble.emit(
                translate("session", "A match from a file is practice and does not count in the statistics.")
            )

    def take(self, match: Match) -> None:
        """Continue a match from its current position."""
        self._begin_with(match)
        self.presenter.show()
        self.store.save(match)
        self._count_round()
        self._changed()

    def show(self, match: Match) -> None:
        """Show a match without continuing it, for screen pictures."""
        self.paused = True
        self.presenter.match = match
        if not self.people:
            match.seats[FIRST_SEAT]["player"] = PERSON
        self.presenter.take(match)
        if match.plies:
            self.presenter.show()
        else:
            self.table.show_position(self.presenter.position())
        self.changed.emit()

    def _begin_with(self, match: Match) -> None:
        """Replace the match at the table, and clear the state of the old one."""
        self._forget()
        self.computers.dismiss()
        self.paused, self._coming = False, None
        self.table.use(paused=False)
        self.presenter.take(match)
        self.presenter.round_shown = False

    def _show_deal(self, match: Match) -> None:
        """Save a round that has just been dealt, and show its deal; play continues after the motion."""
        self.store.save(match)
        self._count_round()
        self.table.play((RoundBegan(),), self.presenter.position(), asks=not match.kind.one_deal)
        self.changed.emit()

    def _changed(self) -> None:
        """Update the menus, and continue."""
        self.changed.emit()
        QTimer.singleShot(0, self, self.go_on)

    # Decisions

    def _rested(self) -> None:
        """Continue when all motion has ended, even if motion was paused."""
        self._hold_motion(False)
        self.go_on()

    def _hold_motion(self, still: bool) -> None:
        """Pause or resume the motion on the table, which says so."""
        if still != self._still:
            self._still = still
            self.table.use(still=still, paused=still)

    def go_on(self) -> None:
        """Do the next step if the table is at rest: ask a player, or show the end of a round."""
        match = self.match
        if match is None or self.table.busy or self.paused or self._held or self._stands is Activity.STILL:
            return
        actor = match.actor
        if self._stands is Activity.GOES_ON and self.waits_for_person:
            self.changed.emit()
        elif actor >= 0 and match.full:
            self._end_full(match)
        elif actor in (ROUND_OVER, MATCH_OVER):
            if self.presenter.show_round():
                self.changed.emit()
        elif actor == CONCEDED:
            if not self.presenter.round_shown:
                self.presenter.round_shown = self.presenter.sheet_was_read = True
                self.changed.emit()
                self.match_over.emit()
        elif actor not in self.people:
            self.computers.ask(match)
            self.changed.emit()
        elif actor != self.presenter.viewer_seat or self.presenter.hidden:
            self.hand_over.emit(actor)
        else:
            self.changed.emit()

    def _end_full(self, match: Match) -> None:
        """Report once that a match is too long to go on; what was played is kept."""
        if self._full is not match:
            self._full = match
            self.trouble.emit(
                translate(
                    "session",
                    "This match has become as long as a file can hold, so it ends here. What has been played "
                    "is kept; to play on, begin a new one.",
                )
            )
            self.match_over.emit()

    def take_seat(self, seat: int) -> None:
        """Give the mouse to the person of a seat, whose hand may be seen now."""
        self.presenter.seat_at_mouse = seat
        if self.match is not None and not self.table.busy:
            self.presenter.show()
            self.changed.emit()

    def change_options(self, options: Mapping[str, object], players: Mapping[int, str]) -> None:
        """Apply settings that were changed within a match.

        Players, and options that the rules read only at the end of a round, change at once; all others with
        the next round.

        Raises BadOption if the options are invalid.
        """
        match = self.match
        if match is None or match.actor in (MATCH_OVER, CONCEDED) or self.kind.fixed:
            return
        self._coming = with_changes(self.next_options, options)
        ends = late(self.spec.options) & options.keys() if match.actor >= 0 else ()
        now = replace(match.current_options, **{name: getattr(self._coming, name) for name in ends})
        amends = now != match.current_options
        if amends:
            match.amend(now)
        others = {seat: name for seat, name in players.items() if match.seats[seat]["player"] != name}
        if not others and not amends:
            return
        for seat, name in others.items():
            match.seat_player(seat, name)
        # Only a match of computers alone can be paused: in any other, the person would wait for ever.
        self.paused = self.paused and not self.people
        self.table.use(paused=self.paused)
        self.table.finish()
        self._forget()
        self.presenter.take(match)
        self.presenter.show()
        self.store.save(match)
        self._changed()

    @property
    def next_options(self) -> Options:
        """The options from the next round on."""
        assert self.match is not None
        return self._coming or self.match.current_options

    @property
    def can_pause(self) -> bool:
        """True if something goes on without the person and may be paused."""
        if not self.people or self.match is None or not self.under_way:
            return self.under_way
        return self.table.busy or self.match.actor not in self.people

    @property
    def is_paused(self) -> bool:
        """True if the match or the motion on its table is paused."""
        return self.paused or self._still

    def pause(self) -> None:
        """Pause or resume the match; if people play, only the motion, until it has ended."""
        if self.people:
            self._hold_motion(not self._still)
            self.changed.emit()
            return
        self.paused = not self.paused
        self.table.use(paused=self.paused)
        self.changed.emit()
        self.go_on()

    def act(self, action: object) -> None:
        """Play an action of the person at the mouse; ignore an illegal one."""
        match = self.match
        if (
            match is None
            or match.actor != self.presenter.viewer_seat
            or not match.allows(action)
            or match.full
        ):
            return
        if self._stands is Activity.STILL:
            return
        thought_about = self.computers.hinting
        self.computers.stop()
        if thought_about:
            # As when a hint is shown: an action meanwhile dismisses the hint and plays nothing.
            self.presenter.show()
        else:
            self.play(action)

    def play(self, action: object, by: str = "") -> None:
        """Play an action for the seat to move, save the match and show it; `by`: see `ComputerTurns`."""
        match = self.match
        assert match is not None
        seat = match.actor
        events = match.apply(action, by)
        self._ended_here = match.actor == MATCH_OVER
        if match.over:
            self.computers.dismiss()
        self.store.save(match)
        self._count_round()
        seen = self.presenter.visible_events(seat, action, events)
        if len(self.people) > 1 and match.actor != self.presenter.seat_at_mouse:
            # Another person may look at the screen now.
            self.presenter.seat_at_mouse = None
        self.table.play(seen, self.presenter.position())
        self.changed.emit()

    def round_read(self, after: Callable[[], object] | None = None) -> None:
        """Continue after the sheet of a finished round; if the match is over, call `after` instead.

        `after` is by default the signal `match_over`.
        """
        match = self.match
        if match is None or not self.presenter.round_shown:
            return
        if match.over:
            self.presenter.sheet_was_read = True
            after = after or self.match_over.emit
            if not self._congratulates(match, after):
                after()
            return
        if match.full:
            self._end_full(match)
            return
        match.next_round(self.next_options)
        self.presenter.seat_at_mouse, self.presenter.round_shown = None, False
        self._show_deal(match)

    def _congratulates(self, match: Match, after: Callable[[], object]) -> bool:
        """Congratulate the only person on winning, once and if the game does so; return True if it does."""
        people, ended, self._ended_here = self.people, self._ended_here, False
        won_against = beaten(match, people[0]) if ended and len(people) == 1 else frozenset()
        return bool(won_against) and self.table.congratulate(won_against, after)

    def _forget(self) -> None:
        self._ended_here, self.presenter.seat_at_mouse = False, None
        self._hold_motion(False)
        self.computers.stop()

    def _count_round(self) -> None:
        """Count a finished round at once, before it is shown: the program may be killed.

        Some deals end the round at once.
        """
        people = self.people
        if self.match is not None and self.match.actor < 0 and len(people) == 1:
            self.store.count(self.match, people[0])

    # Undo and hints

    @property
    def can_undo(self) -> bool:
        """True if the person's last decision can be undone without having revealed anything hidden."""
        return self.match is not None and bool(self.people) and self.match.can_undo(self._undoes)

    @property
    def can_practise(self) -> bool:
        """True if a decision can be undone if the match then continues as practice.

        Fixed matches can't become practice.
        """
        if self.match is None or not self.people or self.kind.fixed:
            return self.can_undo
        return self.match.can_undo(self._undoes, beyond=True)

    @property
    def _undoes(self) -> int:
        """Seat whose last decision is undone: the viewer, or at an open table the last person who decided."""
        if self.table.parts.extras.open_table and self.match is not None:
            last = self.match.last_decider(self.people)
            return self.presenter.viewer_seat if last is None else last
        return self.presenter.viewer_seat

    def undo(self, beyond: bool = False) -> None:
        """Undo the person's last decision; `beyond`: even if the match becomes practice."""
        if self.match is not None:
            seat = self._undoes
            if self._stand_elsewhere(self.match, lambda match: match.undo(seat, beyond=beyond)):
                self.table.sounds.play(Sound.UNDO)

    @property
    def can_redo(self) -> bool:
        """True if an undone decision can be redone."""
        return self.match is not None and self.match.can_redo

    def redo(self) -> None:
        """Redo the last undone decision, with all that followed it."""
        if self.match is not None:
            self._stand_elsewhere(self.match, Match.redo)

    def _stand_elsewhere(self, match: Match, go: Callable[[Match], bool]) -> bool:
        """Show the match at another position of its history; return False if there is none."""
        self.table.finish()
        self._forget()
        went = go(match)
        if went:
            self.presenter.round_shown = False
            self.presenter.show()
            self.store.save(match)
            self._count_round()
            self._changed()
        return went

    @property
    def can_concede(self) -> bool:
        """True if the match can be conceded: it is plain, under way, and the person at the mouse is known."""
        return self.under_way and bool(self.people) and not self.kind.fixed and not self.presenter.hidden

    def concede(self) -> None:
        """End the match as lost by the person at the mouse."""
        match = self.match
        if match is None or not self.can_concede:
            return
        seat = self.presenter.viewer_seat
        self.table.finish()
        self._forget()
        self.presenter.seat_at_mouse = seat
        match.concede(seat)
        self.computers.dismiss()
        self.presenter.round_shown = False
        self.store.save(match)
        self._count_round()
        self.presenter.show()
        self._changed()

    @property
    def can_hint(self) -> bool:
        """True if it is a person's turn and the table is at rest."""
        match = self.match
        return match is not None and match.actor in self.people and not self.table.busy

    def hint(self) -> None:
        """Ask the game's adviser for a hint for the person, with its reason."""
        match, players = self.match, self.spec.players
        if match is not None and self.can_hint:
            adviser = players.adviser or players.default[0]
            self.computers.hint(match, adviser, lambda: self.store.save(match))

    def note_aid(self, name: str) -> None:
        """Note that an aid has helped the person in this round.

        It is saved before the person sees the aid: the program may be killed.
        """
        match = self.match
        if match is not None and match.actor >= 0 and self.people and name not in match.participation.aids:
            match.participation.aids.add(name)
            self.store.save(match)

    def show_anew(self) -> None:
        """Draw the table again at the current position, as after a change of language."""
        if self.match is not None:
            self.table.finish()
            self.presenter.take(self.match)
            self.presenter.show()
            QTimer.singleShot(0, self, self.go_on)

    def hold(self, held: bool) -> None:
        """Suspend play, as behind a demo, or resume it."""
        self._held = held
        if held:
            self.table.finish()
            # Asked again later; the answer will be the same.
            self.computers.stop()
        self.go_on()

    @property
    def waits_for_person(self) -> bool:
        """True if nothing happens until a person acts."""
        match = self.match
        return match is not None and (match.actor < 0 or match.full or match.actor in self.people)

    def set_activity(self, how: Activity, thinker: ThinkProcess | None) -> None:
        """Set the activity of the table and the process for its computers; the caller then calls `go_on`."""
        self._stands = how
        # Asked again later; the answer will be the same.
        self.computers.stop()
        self.computers.thinker = thinker
        self.table.use(stand=how)

    def close(self) -> None:
        """Close the session; the match is already saved."""
        self.paused = True
        self.table.finish()
        self._forget()
        self.computers.dismiss()
        self.store.close()
