"""A match: the one object that owns seed, record, undo and whose turn it is. Rules and tables know none."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from macclassic.engine.core.chance import deal_stream
from macclassic.engine.core.codec import wrong
from macclassic.engine.core.contract import AmendableRules, Position
from macclassic.engine.core.game_spec import (
    CONCEDED,
    MATCH_OVER,
    ROUND_OVER,
    GameSpec,
    IllegalAction,
    Json,
)
from macclassic.engine.core.match_kinds import DAILY, PLAIN
from macclassic.engine.core.options import Options, checked, late, with_changes
from macclassic.engine.match.history import PlayedMove, PlayedRound
from macclassic.engine.match.participation import Participation
from macclassic.engine.match.record import FORMAT, LONGEST, SCHEMA, BadRecord, WrittenRound

NEXT_ROUND = 1000
"""Decisions that there must be room for before another round is dealt; most rounds have fewer."""


def _told(moves: Sequence[PlayedMove], end: Any) -> list[tuple[int, Any, tuple[Any, ...], Any]]:
    """Return moves as (seat, action, events, state after), `end` being the state after the last."""
    after = [*(move.before for move in moves[1:]), end]
    return [(move.seat, move.action, move.events, state) for move, state in zip(moves, after, strict=False)]


class Match:
    """One match of a game, from its options and seed to its end.

    `spec`, `options` (as a record tells them), `seats` (name and player of each) and `seed`: as it began.
    `first_options`: `options`, checked. `rules` and `now` (options): those of the round under way.
    `practice`: it does not count, since moves were taken back beyond what had come to light, its deal was
    chosen, or it was opened from a file.
    `kind`: what it is played as (`core/match_kinds.py`).
    `started_at`: when it began, as text; it distinguishes matches of one seed in the statistics.
    `played_rounds`: the rounds that were dealt, the one under way last.
    `conceded`: the seat that gave it up as lost, None where no seat has.
    """

    def __init__(self, spec: GameSpec, options: Options, seats: Sequence[Json], seed: int) -> None:
        """Begin with checked options."""
        self.spec = spec
        self.first_options = options
        self.options = options.written()
        self.rules = spec.rules(options)
        self.seats = [{**seat, **place.marks} for seat, place in zip(seats, spec.seats(options), strict=True)]
        self.seed = seed
        self.practice = False
        self.kind = PLAIN
        self.started_at = ""
        self.conceded: int | None = None
        self.current_options = options
        self._state: Position[Any, Any]
        self.played_rounds: list[PlayedRound] = []
        self._undone: list[tuple[list[PlayedMove], Position[Any, Any]]] = []

    @classmethod
    def new(
        cls,
        spec: GameSpec,
        options: Mapping[str, Any] | Options,
        seats: Sequence[Json],
        seed: int,
        deal: Json | None = None,
    ) -> Match:
        """Return a match that begins now, with its first round dealt: by chance, or as `deal` has it, the
        beginning of a record's round.

        Raises BadOption, and BadRecord for a deal that is none.
        """
        match = cls(spec, checked(spec.options, options), seats, seed)
        rules = match.rules
        if deal is None:
            match._begin(rules.begin(rules.deal(deal_stream(seed, 0), None), None), {})
            return match
        try:
            match.begin_round(deal, {})
        except ValueError as error:
            raise BadRecord(str(error)) from None
        return match

    # Playing

    @property
    def options_now(self) -> Json:
        """The options of the round under way, which may differ from those that the match began with."""
        return self.current_options.written()

    @property
    def state(self) -> Any:
        """The state now. For the rules' own use and for tests; players get a view."""
        return self._state

    @property
    def actor(self) -> int:
        """The seat to decide, or ROUND_OVER, or MATCH_OVER, or CONCEDED."""
        return self._state.actor() if self.conceded is None else CONCEDED

    @property
    def over(self) -> bool:
        """Whether nothing follows: the match is over, or the one round of a day's deal."""
        return self.actor in (MATCH_OVER, CONCEDED) or (self.kind == DAILY and self.actor == ROUND_OVER)

    @property
    def legal(self) -> Sequence[Any]:
        """The legal actions of the seat to decide."""
        return self._state.legal()

    def allows(self, action: Any) -> bool:
        """Whether the rules allow an action now, whether or not `legal` lists it: some games have
        more than can be listed."""
        return self.actor >= 0 and self._state.why_not(action) is None

    @property
    def plies(self) -> int:
        """How many decisions have been made since the match began."""
        return sum(len(each.moves) for each in self.played_rounds)

    @property
    def full(self) -> bool:
        """Whether it has become as long as a record may be, or too long for another round: nothing more may
        happen in it, or it could not be opened again."""
        room = NEXT_ROUND if self.actor == ROUND_OVER else 1
        return self.event_count > LONGEST - room

    @property
    def round_count(self) -> int:
        """How many rounds have been dealt."""
        return len(self.played_rounds)

    @property
    def finished_rounds(self) -> int:
        """How many rounds have been played to their end."""
        return len(self.played_rounds) - (self._state.actor() >= 0)

    @property
    def dealt_by_number(self) -> bool:
        """Whether the round under way is the one that the match's seed deals: the same for everybody."""
        index = len(self.played_rounds) - 1
        before = self.played_rounds[-2].end if index else None
        dealt = self.rules.deal(deal_stream(self.seed, index), before)
        return bool(dealt == self.played_rounds[-1].start.deal)

    @property
    def result(self) -> Any:
        """The itemised result of the round that is over."""
        return self.rules.result(self._state)

    def round(self, number: int) -> tuple[Any, list[tuple[int, Any, tuple[Any, ...], Any]]]:
        """Return a round, counted from 0: its start, and its moves as (seat, action, events, state after)."""
        each = self.played_rounds[number]
        return each.start, _told(each.moves, self._state if each is self.played_rounds[-1] else each.end)

    def history(self) -> Iterator[tuple[Any, list[tuple[int, Any, tuple[Any, ...], Any]]]]:
        """Return each round, as `round` does."""
        return map(self.round, range(len(self.played_rounds)))

    def recent_moves(self, most: int) -> tuple[Any, list[tuple[int, Any, tuple[Any, ...], Any]]]:
        """Return the last moves of the round under way, so many at most, as `history` does, and the state
        before them."""
        moves = self.played_rounds[-1].moves
        moves = moves[max(0, len(moves) - most) :]
        return moves[0].before if moves else self._state, _told(moves, self._state)

    def view(self, seat: int) -> Any:
        """Return what a seat may know now."""
        return self.rules.view(self._state, seat)

    def apply(self, action: Any, stand_in: str = "", told: Sequence[Any] | None = None) -> tuple[Any, ...]:
        """Make the decision of the seat whose turn it is and return what happened, nothing hidden left out.

        `stand_in` names who has decided if it wasn't the seat's own player. `recorded_events`: what a
        record tells of what followed, and it says itself who decided.

        Raises IllegalAction, and ValueError where something else follows than is told; the match is then as
        it was.
        """
        seat = self.actor
        if seat < 0:
            raise IllegalAction("nobody is to decide anything now")
        why = self._state.why_not(action)
        if why is not None:
            raise IllegalAction(why)
        new, log = self._state.copy(), list[Any]()
        new.log, new.recorded_events = log, list(told or ())
        new.play(action)
        new.log, new.recorded_events = None, []
        if told is None:
            self._undone.clear()
            self.participation.decided(seat, stand_in)
        elif list(told) != log and not self.rules.form.agrees(told, log):
            raise wrong()
        happened = tuple(log)
        self.played_rounds[-1].moves.append(PlayedMove(seat, action, happened, self._state))
        self._state = new
        return happened

    @property
    def players(self) -> tuple[str, ...]:
        """Who sits at each seat, by name."""
        return tuple(str(each["player"]) for each in self.seats)

    @property
    def participation(self) -> Participation:
        """Who has played the round under way, or the one that is over, and with what help."""
        return self.played_rounds[-1].participation

    @property
    def who_played(self) -> tuple[set[str], ...]:
        """The names of all who have decided anything at each seat in that round, taken back or not."""
        return tuple(self.participation.who(seat, now) for seat, now in enumerate(self.players))

    def seat_player(self, seat: int, player: str) -> None:
        """Let another player, a person or a computer by name, decide for a seat from now on."""
        self._undone.clear()
        for each in self.played_rounds:
            each.participation.leaves(seat, self.players[seat])
            if each.record is not None and "played" not in each.record:
                # Till now the seats have said it.
                each.record = WrittenRound({**each.record, **each.participation.to_json(self.players)})
        self.seats[seat]["player"] = player

    def next_round(self, options: Options | None = None) -> None:
        """Deal the next round, under other options than the last one's if there are any.

        Raises ValueError when the round is not over or the match is.
        """
        if self.actor != ROUND_OVER:
            raise ValueError("there is no next round now")
        options = options or self.current_options
        changes = options.changes_from(self.current_options)
        self._close_round(options)
        dealt = self.rules.deal(deal_stream(self.seed, len(self.played_rounds)), self._state)
        self._begin(self.rules.begin(dealt, self._state), changes)

    def begin_round(
        self, told: Json, changed: Mapping[str, Any], played: Participation | None = None
    ) -> None:
        """Begin the first round or the next as a record's round tells it, under options that differ from the
        last round's in what is `changed`; `participation`: by whom, and with what help.

        Raises BadOption, and ValueError for what can't begin so.
        """
        self._close_round(with_changes(self.current_options, changed))
        before = self._state if self.played_rounds else None
        self._begin(self.rules.begin(self.rules.form.deal.read(told), before), dict(changed), played)

    def amend(self, options: Options) -> None:
        """Play the round under way under options that differ in what the rules read only at its end.

        Raises ValueError if others differ, which had a part in the round already.
        """
        changes = options.changes_from(self.current_options)
        if self.actor < 0 or not changes.keys() <= late(self.spec.options):
            raise ValueError("these options can change with the next round only")
        self._undone.clear()
        self.current_options = options
        self.rules = self.spec.rules(options)
        if isinstance(self.rules, AmendableRules):
            # Also those that undo goes back to.
            for position in (*(move.before for move in self.played_rounds[-1].moves), self._state):
                self.rules.amend(position)
        self.played_rounds[-1].changed.update(changes)

    def _close_round(self, options: Options) -> None:
        """Write down the round that is over, if there is one, and change to the options of the next."""
        if self.played_rounds:
            last = self.played_rounds[-1]
            last.record, last.end = WrittenRound(self._round_to_json(last)), self._state
        if options is not self.current_options:
            self.current_options = options
            self.rules = self.spec.rules(options)

    def _begin(self, state: Any, changed: Json, played: Participation | None = None) -> None:
        self._undone.clear()
        self.played_rounds.append(
            PlayedRound(state, changed, played or Participation.nothing(len(self.seats)))
        )
        self._state = state

    # Undo

    def _last_own(self, seat: int) -> int | None:
        """Return the index, in this round, of a seat's last decision."""
        moves = self.played_rounds[-1].moves
        return next((i for i in range(len(moves) - 1, -1, -1) if moves[i].seat == seat), None)

    def last_decider(self, seats: Collection[int]) -> int | None:
        """Return which of some seats has decided last in this round, None if none has decided anything."""
        return next(
            (move.seat for move in reversed(self.played_rounds[-1].moves) if move.seat in seats), None
        )

    def can_undo(self, seat: int, beyond: bool = False) -> bool:
        """Whether a seat may take its last decision back.

        Without `beyond` only if nothing hidden has come to light since, nobody else has decided anything, and
        the round goes on: its end is told, is counted, and shows what everybody had.
        """
        index = self._last_own(seat)
        if index is None or self.conceded is not None:
            return False
        if beyond:
            return True
        if self.actor < 0:
            return False
        moves = self.played_rounds[-1].moves
        return index == len(moves) - 1 and not any(each.reveals for each in moves[index].events)

    def undo(self, seat: int, beyond: bool = False) -> bool:
        """Take a seat's last decision back; beyond what came to light or a round's end the match becomes
        practice."""
        if not self.can_undo(seat, beyond):
            return False
        self.practice = self.practice or not self.can_undo(seat)
        index = self._last_own(seat)
        assert index is not None
        moves = self.played_rounds[-1].moves
        self._undone.append((moves[index:], self._state))
        self._state = moves[index].before
        del moves[index:]
        return True

    @property
    def can_redo(self) -> bool:
        """Whether anything was taken back since which nobody has decided anything else."""
        return bool(self._undone)

    def redo(self) -> bool:
        """Have the decisions again that were taken back last, and all that followed them; what has become
        practice stays practice."""
        if not self._undone:
            return False
        moves, self._state = self._undone.pop()
        self.played_rounds[-1].moves += moves
        return True

    # Giving up

    def concede(self, seat: int) -> None:
        """End the match here: a seat gives it up as lost.

        Raises ValueError where it is over.
        """
        if self.over:
            raise ValueError("there is nothing left to concede")
        self._undone.clear()
        self.conceded = seat

    @property
    def sides(self) -> tuple[int, ...]:
        """Which side each seat is on."""
        return tuple(each.side for each in self.spec.seats(self.current_options))

    # What has happened

    @property
    def event_count(self) -> int:
        """How far the match has come: its decisions, and each round's beginning counted as one."""
        return len(self.played_rounds) + self.plies

    # Out again

    def to_record(self) -> dict[str, Any]:
        """Return the match as a record: everything, from which every state follows again.

        Rounds before the last are the match's own (`record.WrittenRound`): copy them before changing
        anything.
        """
        record: dict[str, Any] = {
            "format": FORMAT,
            "schema": SCHEMA,
            "game": self.spec.key,
            "seed": self.seed,
            "options": dict(self.options),
            "seats": [dict(seat) for seat in self.seats],
        }
        if self.started_at:
            record["begun"] = self.started_at
        if self.practice:
            record["practice"] = True
        if self.kind != PLAIN:
            record["kind"] = self.kind
        if self.conceded is not None:
            record["conceded"] = self.conceded
        record["rounds"] = [each.record or self._round_to_json(each) for each in self.played_rounds]
        if self.actor == MATCH_OVER:
            record["outcome"] = self.rules.form.match_outcome(self._state)
        return record

    def _round_to_json(self, each: PlayedRound) -> Json:
        form = self.rules.form
        played = each.participation.to_json(self.players, {move.seat for move in each.moves})
        data = {**form.deal.write(each.start.deal), **each.changed, **played}
        data["moves"] = [
            {
                "seat": move.seat,
                "action": form.actions.to_json(move.action),
                "events": [form.events.to_json(event) for event in move.events],
            }
            for move in each.moves
        ]
        if self._state.actor() < 0:
            data["outcome"] = form.outcome(self._state)
        return data

    @property
    def key(self) -> str:
        """What statistics know the match by for ever: its seed, a stroke, and when it began."""
        return f"{self.seed}/{self.started_at}"
