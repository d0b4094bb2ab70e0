"""Match: owner of seed, record, undo and the turn; rules and tables have no part in these."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from macclassic.engine.core.chance import deal_stream
from macclassic.engine.core.codec import wrong
from macclassic.engine.core.contract import AmendableRules, Event, Position, Result, decides
from macclassic.engine.core.game_spec import (
    CONCEDED,
    MATCH_OVER,
    ROUND_OVER,
    GameSpec,
    IllegalAction,
    Json,
)
from macclassic.engine.core.match_kinds import MatchKind
from macclassic.engine.core.options import Options, checked, late, with_changes
from macclassic.engine.match.history import Leaving, MoveWithState, PlayedMove, PlayedRound
from macclassic.engine.match.participation import KEYS, Participation
from macclassic.engine.match.record import FORMAT, MAX_RECORD_DECISIONS, SCHEMA, BadRecord, WrittenRound

ROUND_RESERVE = 1000
"""Room, in decisions, that a record must have for another round; most rounds have fewer."""


def _with_participation(record: WrittenRound, played: Json) -> WrittenRound:
    """Return a round's record with another participation, which stands before the moves."""
    found: Json = {}
    for key, value in record.items():
        if key == "moves":
            found |= played
        if key not in KEYS:
            found[key] = value
    return WrittenRound(found)


def _with_states_after(moves: Sequence[PlayedMove], end: Any) -> list[MoveWithState]:
    """Return moves with the states after them; `end` is the state after the last one."""
    after = [*(move.before for move in moves[1:]), end]
    return [(move.seat, move.action, move.events, state) for move, state in zip(moves, after, strict=False)]


class Match:
    """One match of a game, from its options and seed to its end.

    `spec`, `options` (in JSON form), `seats` (name and player of each) and `seed` are those of its start.
    `first_options`: `options` as a checked value. `rules`, `current_options`: those of the current round.
    `practice`: it does not count, since it was undone beyond revealed information, its deal was chosen, or it
    was opened from a file. `kind`: kind of match (`core/match_kinds.py`). `started_at`: time of its start as
    text; it distinguishes matches of one seed in the statistics. `played_rounds`: the rounds dealt so far,
    the current one last. `conceded`: the seat that conceded the match, or None.
    """

    def __init__(self, spec: GameSpec, options: Options, seats: Sequence[Json], seed: int) -> None:
        """Prepare a match with checked options; no round is dealt yet."""
        self.spec = spec
        self.first_options = options
        self.options = options.written()
        self.rules = spec.rules(options)
        self.seats = [{**seat, **place.marks} for seat, place in zip(seats, spec.seats(options), strict=True)]
        self.seed = seed
        self.practice = False
        self.kind = MatchKind.PLAIN
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
        options: Mapping[str, object] | Options,
        seats: Sequence[Json],
        seed: int,
        deal: Json | None = None,
    ) -> Match:
        """Return a new match with its first round dealt.

        `deal`: beginning of a record's round to use; None: a random deal. Raises BadOption, and BadRecord for
        an invalid deal.
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
        """The options of the current round, in JSON form; they may differ from those at the start."""
        return self.current_options.written()

    @property
    def state(self) -> Any:
        """The current position, for the rules and for tests; players get a view."""
        return self._state

    @property
    def actor(self) -> int:
        """The seat to move, or ROUND_OVER, MATCH_OVER or CONCEDED."""
        return self._state.actor() if self.conceded is None else CONCEDED

    @property
    def over(self) -> bool:
        """True if nothing follows: the match is over, or the single round of a daily deal."""
        return self.actor in (MATCH_OVER, CONCEDED) or (self.actor == ROUND_OVER and self.kind.one_deal)

    @property
    def legal(self) -> Sequence[Any]:
        """The legal actions of the seat to move."""
        return self._state.legal()

    def allows(self, action: object) -> bool:
        """True if the rules permit an action now, even if `legal` does not list it.

        Some games have more legal actions than can be listed.
        """
        return self.actor >= 0 and self._state.why_not(action) is None

    @property
    def plies(self) -> int:
        """Number of decisions since the start of the match."""
        return sum(len(each.moves) for each in self.played_rounds)

    @property
    def full(self) -> bool:
        """True if the record has its maximum length, or no room for another round.

        No further decision or round may be added, or the record could not be opened again.
        """
        room = ROUND_RESERVE if self.actor == ROUND_OVER else 1
        return self.event_count > MAX_RECORD_DECISIONS - room

    @property
    def round_count(self) -> int:
        """Number of rounds dealt."""
        return len(self.played_rounds)

    @property
    def finished_rounds(self) -> int:
        """Number of rounds played to their end."""
        return len(self.played_rounds) - (self._state.actor() >= 0)

    @property
    def dealt_by_number(self) -> bool:
        """True if the current round is the deal that the match's seed gives."""
        index = len(self.played_rounds) - 1
        before = self.played_rounds[-2].end if index else None
        dealt = self.rules.deal(deal_stream(self.seed, index), before)
        return bool(dealt == self.played_rounds[-1].start.deal)

    @property
    def result(self) -> Result:
        """Itemised result of the round that is over."""
        return self.rules.result(self._state)

    def round(self, number: int) -> tuple[Any, list[MoveWithState]]:
        """Return a round by its index: its start, and its moves as (seat, action, events, state after)."""
        each = self.played_rounds[number]
        return each.start, _with_states_after(
            each.moves, self._state if each is self.played_rounds[-1] else each.end
        )

    def history(self) -> Iterator[tuple[Any, list[MoveWithState]]]:
        """Return all rounds, each as `round` does."""
        return map(self.round, range(len(self.played_rounds)))

    def recent_moves(self, most: int) -> tuple[Any, list[MoveWithState]]:
        """Return up to `most` last moves of the current round, as `round` does, and the state before them."""
        moves = self.played_rounds[-1].moves
        moves = moves[max(0, len(moves) - most) :]
        return moves[0].before if moves else self._state, _with_states_after(moves, self._state)

    def view(self, seat: int) -> Any:
        """Return what a seat may know now."""
        return self.rules.view(self._state, seat)

    def apply(
        self, action: object, stand_in: str = "", recorded_events: Sequence[Event] | None = None
    ) -> tuple[Event, ...]:
        """Play an action for the seat to move and return all events that followed, hidden ones included.

        `stand_in`: name of the player that decided instead of the seat's own. `recorded_events`: the events
        that a record gives for the decision; the record then also says who decided.

        Raises IllegalAction, and ValueError if the recorded events differ from the rules'; the match is then
        unchanged.
        """
        seat = self.actor
        if seat < 0:
            raise IllegalAction("no seat is to decide now")
        why = self._state.why_not(action)
        if why is not None:
            raise IllegalAction(why)
        new, log = self._state.copy(), list[Event]()
        new.log, new.recorded_events = log, list(recorded_events or ())
        new.play(action)
        new.log, new.recorded_events = None, []
        if recorded_events is None:
            self._undone.clear()
            self.participation.note_decision(seat, stand_in)
        elif list(recorded_events) != log and not self.rules.form.agrees(recorded_events, log):
            raise wrong()
        happened = tuple(log)
        self.played_rounds[-1].moves.append(PlayedMove(seat, action, happened, self._state))
        self._state = new
        return happened

    @property
    def players(self) -> tuple[str, ...]:
        """The name of the player at each seat."""
        return tuple(str(each["player"]) for each in self.seats)

    @property
    def participation(self) -> Participation:
        """Participation in the current round, or in the last one if it is over."""
        return self.played_rounds[-1].participation

    def seat_player(self, seat: int, player: str) -> None:
        """Replace the player of a seat, by name, from now on."""
        self._undone.clear()
        for each in self.played_rounds:
            each.participation.note_leaving(seat, self.players[seat])
            if each.record is not None and "played" not in each.record:
                # So far the seats have implied it.
                each.record = _with_participation(each.record, each.participation.to_json(self.players))
        last = self.played_rounds[-1]
        last.left.append(Leaving(len(last.moves), seat, self.players[seat]))
        self.seats[seat] = self._with_player(seat, player)

    def _with_player(self, seat: int, player: str) -> Json:
        """Return the entry of a seat with another player; a companion's name goes with the companion."""
        entry, called = dict(self.seats[seat]), self.spec.players.called
        if "name" in entry and called(entry["player"]) == entry["name"]:
            entry["name"] = called(player) or self.spec.seats(self.first_options)[seat].name
        return {**entry, "player": player}

    def seats_at(self, number: int, step: int) -> list[Json]:
        """Return the entries of the seats after `step` decisions of a round, counted from 0."""
        found = list(self.players)
        for at in reversed(range(number, len(self.played_rounds))):
            for each in reversed(self.played_rounds[at].left):
                if (at, each.step) > (number, step):
                    found[each.seat] = each.player
        return [self._with_player(seat, player) for seat, player in enumerate(found)]

    def next_round(self, options: Options | None = None) -> None:
        """Deal the next round, with changed options if any are given.

        Raises ValueError if the round is not over, or the match is.
        """
        if self.actor != ROUND_OVER:
            raise ValueError("there is no next round now")
        options = options or self.current_options
        changes = options.changes_from(self.current_options)
        self._close_round(options)
        dealt = self.rules.deal(deal_stream(self.seed, len(self.played_rounds)), self._state)
        self._begin(self.rules.begin(dealt, self._state), changes)

    def begin_round(
        self, data: Json, changed: Mapping[str, object], played: Participation | None = None
    ) -> None:
        """Begin the first or next round from `data`, the JSON data of a record's round.

        `changed`: options that differ from the previous round's. `played`: who played it, and with what help.
        Raises BadOption, and ValueError if the round cannot begin so.
        """
        self._close_round(with_changes(self.current_options, changed))
        before = self._state if self.played_rounds else None
        self._begin(self.rules.begin(self.rules.form.deal.read(data), before), dict(changed), played)

    def amend(self, options: Options) -> None:
        """Change options of the current round that the rules read only at its end.

        Raises ValueError if any other option differs.
        """
        changes = options.changes_from(self.current_options)
        if self.actor < 0 or not changes.keys() <= late(self.spec.options):
            raise ValueError("these options can change with the next round only")
        self._undone.clear()
        self.current_options = options
        self.rules = self.spec.rules(options)
        if isinstance(self.rules, AmendableRules):
            # Undo may return to the earlier positions.
            for position in (*(move.before for move in self.played_rounds[-1].moves), self._state):
                self.rules.amend(position)
        self.played_rounds[-1].changed.update(changes)

    def _close_round(self, options: Options) -> None:
        """Store the record of the finished round, if there is one, and adopt the options of the next."""
        if self.played_rounds:
            last = self.played_rounds[-1]
            last.record, last.end = WrittenRound(self._round_to_json(last)), self._state
        if options is not self.current_options:
            self.current_options = options
            self.rules = self.spec.rules(options)

    def _begin(self, state: Any, changed: Json, played: Participation | None = None) -> None:
        self._undone.clear()
        self.played_rounds.append(PlayedRound(state, changed, played or Participation.empty(len(self.seats))))
        self._state = state

    # Undo

    def _last_own(self, seat: int) -> int | None:
        """Return the index of a seat's last decision in this round, or None.

        An action that decides nothing counts only if there is no other.
        """
        own = [i for i, move in enumerate(self.played_rounds[-1].moves) if move.seat == seat]
        moves = self.played_rounds[-1].moves
        return next((i for i in reversed(own) if decides(moves[i].action)), own[-1] if own else None)

    def last_decider(self, seats: Collection[int]) -> int | None:
        """Return the seat, among those given, that decided last in this round; None if none did."""
        own = [move for move in self.played_rounds[-1].moves if move.seat in seats]
        last = own[-1].seat if own else None
        return next((move.seat for move in reversed(own) if decides(move.action)), last)

    def can_undo(self, seat: int, beyond: bool = False) -> bool:
        """True if a seat may take back its last decision.

        Without `beyond` only if nothing hidden came to light since, no other seat has decided, and the round
        is not over: its end is counted in statistics and shows all hands.
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
        """Take back a seat's last decision; return False if that is not possible.

        Beyond revealed information or a round's end the match becomes practice.
        """
        if not self.can_undo(seat, beyond):
            return False
        self.practice = self.practice or not self.can_undo(seat)
        index = self._last_own(seat)
        assert index is not None
        moves = self.played_rounds[-1].moves
        self._undone.append((moves[index:], self._state))
        self._state = moves[index].before
        del moves[index:]
        left = self.played_rounds[-1].left
        left[:] = [each._replace(step=min(each.step, index)) for each in left]
        return True

    @property
    def can_redo(self) -> bool:
        """True if decisions were undone and none was made since."""
        return bool(self._undone)

    def redo(self) -> bool:
        """Repeat the decisions of the last undo; return False if there is none.

        A match that became practice stays practice.
        """
        if not self._undone:
            return False
        moves, self._state = self._undone.pop()
        self.played_rounds[-1].moves += moves
        return True

    # Concession

    def concede(self, seat: int) -> None:
        """End the match by a seat's concession.

        Raises ValueError if the match is over.
        """
        if self.over:
            raise ValueError("there is nothing left to concede")
        self._undone.clear()
        self.conceded = seat

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat."""
        return tuple(each.side for each in self.spec.seats(self.current_options))

    # History

    @property
    def event_count(self) -> int:
        """Length of the match: its decisions plus one for each round."""
        return len(self.played_rounds) + self.plies

    # Record

    def to_record(self) -> Json:
        """Return the match as a complete record, from which every state can be reproduced.

        Rounds before the last are shared with the match (`record.WrittenRound`): copy them before changing
        anything.
        """
        record: Json = {
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
        if self.kind is not MatchKind.PLAIN:
            record["kind"] = self.kind.value
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
        if each.left:
            data["left"] = [list(leaving) for leaving in each.left]
        if self._state.actor() < 0:
            data["outcome"] = form.outcome(self._state)
        return data

    @property
    def key(self) -> str:
        """Permanent key of the match in statistics: its seed, a slash, and the time of its start."""
        return f"{self.seed}/{self.started_at}"
