"""The rules of Flower Power, pure: states in, states and events out (rules page flower-power)."""

from __future__ import annotations

from collections.abc import Sequence

from macclassic.engine.chance import Chance
from macclassic.engine.game import MATCH_OVER, IllegalAction

from . import battle, powers, seeing
from .gardens import Course, begin_turn, draw, next_turn, plant, unbuilt
from .json_form import JsonForm
from .legal import legal, why_not
from .opening import deal
from .result import Result, result
from .retelling import Retelling
from .setup import Setup, standard
from .state import BUILD, LAST_WILL, NOBODY, OVER, Action, Cards, Deal, Event, State, View


def usual(players: int) -> Setup:
    """Return the usual game of so many, with jokers and without handicaps."""
    return Setup(players, *standard(players), True, ((0, 0),) * players)


class FlowerRules(JsonForm, Retelling):
    """The rules for one set-up.

    `position`: the one from 1 that who wins the contest takes, 0 for any by chance. `see_own_petals`: whether
    players know the petals they lay. `discard_all_tied`: whether all petals that fought in a tie leave after
    a success. `hidden_hearts`: whether hearts are laid unseen. `throws`: by how much a person's has turned
    each throw of the contest (see `opening.turned`).
    """

    def __init__(
        self,
        setup: Setup,
        position: int = 0,
        see_own_petals: bool = False,
        discard_all_tied: bool = False,
        hidden_hearts: bool = False,
        throws: tuple[int, ...] = (),
    ) -> None:
        self.setup = setup
        self.seats = setup.players
        self.position = position
        self.see_own_petals = see_own_petals
        self.discard_all_tied = discard_all_tied
        self.hidden_hearts = hidden_hearts
        self.throws = throws
        self._flags = (see_own_petals, discard_all_tied, hidden_hearts)

    # Beginning

    def start(self, chance: Chance) -> State:
        """Return the start of a game: the order of play won, packs and hands dealt, no flower laid (§3)."""
        return self.dealt(deal(self.setup, self.position, chance, self.throws))

    def dealt(self, deal: Deal) -> State:
        """Return the start of a game with this deal."""
        state = State.__new__(State)
        nothing: tuple[()] = ()
        state.deal = deal
        state.hands, state.watched = deal.hands, tuple((0,) * len(hand) for hand in deal.hands)
        state.gardens = (nothing,) * self.seats
        state.pile, state.grave, state.recycled, state.shuffles = deal.pile, (), (), 0
        state.alive, state.fallen = (1 << self.seats) - 1, ()
        state.drew, state.turns, state.flowers = 0, (0,) * self.seats, 0
        state.attacked, state.battle, state.fresh = (), None, True
        state.phase, state.winner = BUILD, NOBODY
        state.turn = state.actor = deal.order[0]
        return state

    def next_round(self, state: State, chance: Chance) -> State:
        """Raise ValueError: a match is one game."""
        raise ValueError("a match of Flower Power is one game")

    # Who decides what

    def actor(self, state: State) -> int:
        """Return the seat to decide, or MATCH_OVER."""
        return MATCH_OVER if state.phase == OVER else state.actor

    def legal(self, state: State) -> Sequence[Action]:
        """Return what the one to decide may do, in a fixed order; of new flowers a fair part (see
        `legal`)."""
        return legal(state)

    def why_not(self, state: State, action: Action) -> str | None:
        """Return why an action is forbidden, as a sentence for a person; None if it is legal."""
        return why_not(state, action)

    # What follows

    def step(self, state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
        """Return the state after an action and what happened, in order.

        Raises IllegalAction.
        """
        return self.carry_out(state, action)

    def carry_out(
        self, state: State, action: Action, told: Cards | None = None
    ) -> tuple[State, tuple[Event, ...]]:
        """Return `step`; `told`: the pile that a record has where the GraveRyard is shuffled.

        Raises IllegalAction.
        """
        reason = why_not(state, action)
        if reason is not None:
            raise IllegalAction(reason)
        course = Course(state.copy(), self.hidden_hearts, self.discard_all_tied, told)
        kind = action.type
        if kind == "build":
            self._build(course, action)
        elif kind == "draw":
            draw(course, state.turn)
            next_turn(course, drew=True)
        elif kind == "end":
            next_turn(course)
        elif kind == "attack":
            battle.declare(course, action.flower, action.target)
        elif kind == "pick":
            battle.after_pick(course, action.place)
        elif kind != "pass":
            powers.play(course, action)
        elif state.phase == LAST_WILL:
            powers.end_last_will(course)
        else:
            battle.passed(course)
        return course.now, tuple(course.events)

    def _build(self, course: Course, action: Action) -> None:
        """Lay flowers of some sizes from a pack, in the order in which it was dealt (§3.4)."""
        now = course.now
        seat = now.actor
        pack, at = now.deal.packs[seat], 0
        for size in action.sizes:
            plant(course, seat, pack[at : at + size], 1 << seat if self.see_own_petals else 0, False)
            at += size
        left = unbuilt(now)
        if left:
            now.actor = left[0]
        else:
            begin_turn(now, now.deal.order[0])

    # Who sees what

    def view(self, state: State, seat: int) -> View:
        """Return all that a seat may know."""
        return seeing.view(state, seat, self.setup, self._flags)

    def open_view(self, state: State) -> View:
        """Return seat 0's view with nothing hidden: for replays, never for a player."""
        return seeing.view(state, 0, self.setup, self._flags, opened=True)

    def redact(self, event: Event, seat: int) -> Event:
        """Return an event as a seat may see it."""
        return seeing.redact(event, seat)

    def redact_action(self, action: Action, actor: int, seat: int) -> Action:
        """Return what one seat does as another may see it."""
        return seeing.redact_action(action, actor, seat, self.hidden_hearts)

    def reveals(self, event: Event) -> bool:
        """Whether something hidden comes to light: a petal, a card drawn, a pile shuffled, or what a spy
        sees."""
        return event[0] in ("reveal", "drawn", "shuffle") or (event[0] == "discard" and bool(event[2]))

    def result(self, state: State) -> Result:
        """Return how the game ended."""
        return result(state)
