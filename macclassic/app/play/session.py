"""One match on screen: how it begins and goes on, what is saved when, and what is taken back."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

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

translate = QCoreApplication.translate


def _by_chance() -> int:
    """Return a number for a deal."""
    return secrets.randbelow(1_000_000)


def _now() -> str:
    """Return when a match begins that begins now; together with its seed this names the match."""
    return datetime.now().isoformat(timespec="microseconds")


class Session(QObject):
    """Runs a match between people and computers on one game's table."""

    changed = Signal()
    """What the menus offer may have changed."""
    trouble = Signal(str)
    """Something a person must be told, in one sentence; play goes on."""
    hand_over = Signal(int)
    """It is the turn of another person, by seat; no hand is open until `sit` says who it is."""
    match_over = Signal()
    """The last sheet of a match has been read, or it can't go on."""

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
        """What its matches are played as."""
        self.table = table
        self.presenter = Presenter(table)
        """What of its match the table shows, and to whom."""
        self.computers = ComputerTurns(table, thinker, self.play)
        """What its computers do."""
        self.computers.trouble.connect(self.trouble)
        self.store = MatchStore(spec, folder, kind)
        """What of its matches is on disk."""
        self.store.trouble.connect(self.trouble)
        self._ended_here = self._held = self._still = False
        self._stands = Activity.AHEAD
        self.paused = False
        """Whether the match stands still."""
        self._full: Match | None = None
        self._coming: Options | None = None
        table.action_chosen.connect(self.act)
        table.motion_ended.connect(self._rested)

    @property
    def match(self) -> Match | None:
        """The match that is played, or was the last."""
        return self.presenter.match

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people in this match."""
        return self.presenter.people

    # Beginning

    @property
    def under_way(self) -> bool:
        """Whether a match has begun and can go on."""
        return self.match is not None and not self.match.over and not self.match.full

    def resume(self) -> bool:
        """Take up the match that was left, if there is one that is not over; True when there was.

        A file that can't be used is set aside and the person is told.
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
        """Begin a new match under checked options.

        `players` by seat; people sit where none is named, `names` are theirs by seat. `instead`: the match
        that has just begun and begins again with another opening. `started_at`: when it began, if that is
        known. `practice`: the sentence for the person if the deal was chosen; the match does not count then.
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
        self._dealt(match)
        if practice:
            self.trouble.emit(practice)

    def open(self, match: Match) -> None:
        """Go on with a match from a file, as practice, whatever it was begun as."""
        new = not match.practice
        match.kind, match.practice = self.kind, True
        match.started_at = match.started_at or _now()
        self.take(match)
        if new and not match.over and self.people:
            self.trouble.emit(
                translate("session", "A match from a file is practice and does not count in the statistics.")
            )

    def take(self, match: Match) -> None:
        """Go on with a match as it stands."""
        self._begin_with(match)
        self.presenter.show()
        self.store.save(match)
        self._count_round()
        self._changed()

    def show(self, match: Match) -> None:
        """Show a match as it stands without going on with it: for pictures."""
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
        """Have another match at the table, which can go on."""
        self._forget()
        self.computers.dismiss()
        self.paused, self._coming = False, None
        self.presenter.take(match)
        self.presenter.round_shown = False

    def _dealt(self, match: Match) -> None:
        """Save a round that has been dealt, and show how; play goes on when that has ended."""
        self.store.save(match)
        self._count_round()
        self.table.play((RoundBegan(),), self.presenter.position(), asks=not match.kind.one_deal)
        self.changed.emit()

    def _changed(self) -> None:
        """Let the menus show what has changed, and go on."""
        self.changed.emit()
        QTimer.singleShot(0, self, self.go_on)

    # Deciding

    def _rested(self) -> None:
        """Go on once all motion has ended, though it may have stood still before."""
        self._still = False
        self.go_on()

    def go_on(self) -> None:
        """Do what comes next, once all motion has ended."""
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
        """Say once that a match has become too long to go on; what was played of it stays as it is."""
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
        """Let the person of a seat have the mouse: that hand may be seen now."""
        self.presenter.seat_at_mouse = seat
        if self.match is not None and not self.table.busy:
            self.presenter.show()
            self.changed.emit()

    def change_options(self, options: Mapping[str, Any], players: Mapping[int, str]) -> None:
        """Take over settings changed within a match: who plays at a seat, and what the rules read at the end
        of a round, at once; the rest with the next round.

        Raises BadOption.
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
        # Only a match of computers alone can stand still: a person would wait for ever.
        self.paused = self.paused and not self.people
        self.table.finish()
        self._forget()
        self.presenter.take(match)
        self.presenter.show()
        self.store.save(match)
        self._changed()

    @property
    def next_options(self) -> Options:
        """The options that the match goes on with from the next round."""
        assert self.match is not None
        return self._coming or self.match.current_options

    @property
    def can_pause(self) -> bool:
        """Whether something goes on by itself, so that somebody who looks on may stop it."""
        if not self.people or self.match is None or not self.under_way:
            return self.under_way
        return self.table.busy or self.match.actor not in self.people

    @property
    def is_paused(self) -> bool:
        """Whether the match stands still, or what moves at its table."""
        return self.paused or self._still

    def pause(self) -> None:
        """Let the match stand still, or go on; where people play only what they look at, till it is over."""
        if self.people:
            self._still = not self._still
            self.table.use(still=self._still)
            self.changed.emit()
            return
        self.paused = not self.paused
        self.changed.emit()
        self.go_on()

    def act(self, action: Any) -> None:
        """Let the person in the chair decide; what the rules forbid does nothing."""
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
            # As with one that is shown: what is done meanwhile puts the hint away and plays nothing.
            self.presenter.show()
        else:
            self.play(action)

    def play(self, action: Any, by: str = "") -> None:
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
            # Somebody else may look at the screen now.
            self.presenter.seat_at_mouse = None
        self.table.play(seen, self.presenter.position())
        self.changed.emit()

    def round_read(self, after: Callable[[], object] | None = None) -> None:
        """Go on when the sheet of a round that is over has been read; where the match is over too, do
        something else `after` it than set up another."""
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
        self._dealt(match)

    def _congratulates(self, match: Match, after: Callable[[], object]) -> bool:
        """Congratulate the only person on a match that has just been won, where the game does; once."""
        people, ended, self._ended_here = self.people, self._ended_here, False
        won_against = beaten(match, people[0]) if ended and len(people) == 1 else frozenset()
        return bool(won_against) and self.table.congratulate(won_against, after)

    def _forget(self) -> None:
        self._ended_here, self.presenter.seat_at_mouse, self._still = False, None, False
        self.table.use(still=False)
        self.computers.stop()

    def _count_round(self) -> None:
        """Count a round that is over, at once and not when it has been seen: the program may be killed. Some
        deals are over as they are dealt."""
        people = self.people
        if self.match is not None and self.match.actor < 0 and len(people) == 1:
            self.store.count(self.match, people[0])

    # Undo and hints

    @property
    def can_undo(self) -> bool:
        """Whether something of the person's can be taken back without anything hidden being unlearnt."""
        return self.match is not None and bool(self.people) and self.match.can_undo(self._undoes)

    @property
    def can_practise(self) -> bool:
        """Whether something can be taken back at the price of playing on for practice only: what stands
        beside the plain match can't be practice."""
        if self.match is None or not self.people or self.kind.fixed:
            return self.can_undo
        return self.match.can_undo(self._undoes, beyond=True)

    @property
    def _undoes(self) -> int:
        """The seat whose last decision is taken back: where all lies open, of the person who decided last."""
        if self.table.parts.extras.open_table and self.match is not None:
            last = self.match.last_decider(self.people)
            return self.presenter.viewer_seat if last is None else last
        return self.presenter.viewer_seat

    def undo(self, beyond: bool = False) -> None:
        """Take the person's last decision back."""
        if self.match is not None:
            seat = self._undoes
            self._stand_elsewhere(self.match, lambda match: match.undo(seat, beyond=beyond))

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back here that can be had again."""
        return self.match is not None and self.match.can_redo

    def redo(self) -> None:
        """Have again what was taken back last, with all that the others did then."""
        if self.match is not None:
            self._stand_elsewhere(self.match, Match.redo)

    def _stand_elsewhere(self, match: Match, go: Callable[[Match], bool]) -> None:
        self.table.finish()
        self._forget()
        if go(match):
            self.presenter.round_shown = False
            self.presenter.show()
            self.store.save(match)
            self._count_round()
            self._changed()

    @property
    def can_concede(self) -> bool:
        """Whether a person may give up what is played for itself, and it is known who."""
        return self.under_way and bool(self.people) and not self.kind.fixed and not self.presenter.hidden

    def concede(self) -> None:
        """End the match: who sits at the mouse has lost it."""
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
        """Whether it is the person's turn."""
        match = self.match
        return match is not None and match.actor in self.people and not self.table.busy

    def hint(self) -> None:
        """Ask the strongest player what it would do in the person's place, and why."""
        match, players = self.match, self.spec.players
        if match is not None and self.can_hint:
            adviser = players.adviser or players.default[0]
            self.computers.hint(match, adviser, lambda: self.store.save(match))

    def note_aid(self, name: str) -> None:
        """Note that something has helped the person in this round, before it is seen: the program may be
        killed."""
        match = self.match
        if match is not None and match.actor >= 0 and self.people and name not in match.participation.aids:
            match.participation.aids.add(name)
            self.store.save(match)

    def show_anew(self) -> None:
        """Draw the table afresh where the match stands, as when another language is spoken."""
        if self.match is not None:
            self.table.finish()
            self.presenter.take(self.match)
            self.presenter.show()
            QTimer.singleShot(0, self, self.go_on)

    def hold(self, held: bool) -> None:
        """Let everything stand as it is, as behind a demo, or go on from there."""
        self._held = held
        if held:
            self.table.finish()
            # What is being thought about is asked again: the answer will be the same.
            self.computers.stop()
        self.go_on()

    @property
    def waits_for_person(self) -> bool:
        """Whether nothing happens until a person does something."""
        match = self.match
        return match is not None and (match.actor < 0 or match.full or match.actor in self.people)

    def set_activity(self, how: Activity, thinker: ThinkProcess | None) -> None:
        """Stand in front or behind, and have the computers think there; `go_on` follows."""
        self._stands = how
        # What is being thought about is asked again: the answer will be the same.
        self.computers.stop()
        self.computers.thinker = thinker
        self.table.use(stand=how)

    def close(self) -> None:
        """Leave the match where it is; everything up to here is saved."""
        self.paused = True
        self.table.finish()
        self._forget()
        self.computers.dismiss()
        self.store.close()
