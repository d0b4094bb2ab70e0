"""Each reason for a move is true: its statements are recomputed from the positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from games.sorry import GAME
from games.sorry.actions import Action, Move
from games.sorry.board import COLOUR_OF, DISTANCE, HOME, MODES, PAWNS, START, TRACK
from games.sorry.cards import COPIES
from games.sorry.events import Bump, Slide, Step
from games.sorry.players import move_judge, reasons
from games.sorry.players.reasons import why
from games.sorry.position import Position
from games.sorry.view import view
from macclassic.engine.core.chance import Stream
from macclassic.engine.players.base import Reason
from tests.games.sorry.support.positions import action_of, dealt, position, step

FULL_WAY = 64


class Facts:
    """Facts about a move: what was on the board, what happened, and what the other moves lead to."""

    def __init__(self, start: Position, action: Action) -> None:
        self.start, self.action = start, action
        self.end, self.events = step(start, action)
        self.own = start.mode.own[start.seat]
        self.bumped = {each.pawn for each in self.events if isinstance(each, Bump)}
        self.came_home = {each.pawn for each in self.events if isinstance(each, Step) and each.went == HOME}
        self.parts = action.parts if isinstance(action, Move) else ()

    def left(self, pawn: int, end: Position | None = None) -> int:
        place = (end or self.start).places[pawn]
        return FULL_WAY + 1 if place == START else DISTANCE[COLOUR_OF[pawn]][place]

    def cost(self, action: Action | None = None) -> int:
        end = self.end if action is None else step(self.start, action)[0]
        return sum(self.left(pawn, end) - self.left(pawn) for pawn in self.own)

    def rest(self) -> list[int]:
        return [self.cost(each) for each in self.start.legal() if each != self.action]

    def threats(self, pawn: int, board: Position) -> int:
        """Return the cards left with which an opponent can send a pawn back."""
        left = [self.start.pile[self.start.drawn :].count(card) for card in range(11)]
        found = 0
        for card, count in enumerate(left if any(left) else COPIES):
            for seat, side in enumerate(board.mode.sides):
                if side == board.mode.sides[self.start.seat]:
                    continue
                other = board.copy()
                other.seat, other.card, other.phase, other.winners = seat, card, 1, ()
                other._found = None
                if any(step(other, each)[0].places[pawn] == START for each in other.legal()):
                    found += count
                    break
        return found


def pawn_of(name: object) -> int:
    return PAWNS.index(str(name).lower().replace(" ", "-"))


def _sends_back(facts: Facts, said: Reason) -> bool:
    pawn = pawn_of(said.fields["pawn"])
    way = FULL_WAY - DISTANCE[COLOUR_OF[pawn]][facts.start.places[pawn]]
    steps = int(said.fields["steps"])
    return facts.bumped - set(facts.own) == {pawn} and steps == max(0, way)


CHECKS: dict[str, Callable[[Facts, Reason], bool]] = {
    reasons.TURN_OVER: lambda facts, said: not facts.parts,
    reasons.ONLY: lambda facts, said: not facts.rest(),
    reasons.WINS: lambda facts, said: facts.start.seat in facts.end.winners,
    reasons.GOES_HOME: lambda facts, said: facts.came_home == {pawn_of(said.fields["pawn"])},
    reasons.TWO_HOME: lambda facts, said: facts.came_home
    == {pawn_of(said.fields["pawn"]), pawn_of(said.fields["other"])},
    reasons.SENDS_BACK: lambda facts, said: _sends_back(facts, said) and int(said.fields["steps"]) > 1,
    reasons.SENDS_BACK_ONE: lambda facts, said: _sends_back(facts, said) and said.fields["steps"] == 1,
    reasons.SENDS_BACK_NEW: lambda facts, said: _sends_back(facts, said) and said.fields["steps"] == 0,
    reasons.SENDS_TWO: lambda facts, said: facts.bumped - set(facts.own)
    == {pawn_of(said.fields["pawn"]), pawn_of(said.fields["other"])},
    reasons.SENDS_MORE: lambda facts, said: len(facts.bumped - set(facts.own)) == said.fields["n"],
    reasons.CHANGES: lambda facts, said: facts.parts[0].target == pawn_of(said.fields["pawn"])
    and -facts.cost() == said.fields["steps"] != 1,
    reasons.CHANGES_ONE: lambda facts, said: facts.parts[0].target == pawn_of(said.fields["pawn"])
    and facts.cost() == -1,
    reasons.THROWS_BACK: lambda facts, said: facts.parts[0].target == (pawn := pawn_of(said.fields["pawn"]))
    and facts.left(pawn, facts.end) - facts.left(pawn) == said.fields["steps"],
    reasons.COMES_OUT: lambda facts, said: facts.start.places[pawn_of(said.fields["pawn"])] == START
    and not facts.bumped,
    reasons.SAFE: lambda facts, said: facts.start.places[pawn := pawn_of(said.fields["pawn"])] < TRACK
    and TRACK <= facts.end.places[pawn] < HOME,
    reasons.SHORTCUT: lambda facts, said: facts.parts[0].how == "backward"
    and -facts.cost() == said.fields["steps"],
    reasons.SLIDES: lambda facts, said: any(
        each.pawn == pawn_of(said.fields["pawn"]) and each.went - each.came == said.fields["steps"]
        for each in facts.events
        if isinstance(each, Slide)
    ),
    reasons.ESCAPES: lambda facts, said: (
        (pawn := pawn_of(said.fields["pawn"])) in facts.own
        and facts.threats(pawn, facts.start) == said.fields["before"]
        and facts.threats(pawn, facts.end) == said.fields["n"]
    ),
    reasons.REST_COSTS: lambda facts, said: facts.cost() < 0 <= min(facts.rest()),
    reasons.NEARER: lambda facts, said: facts.left(pawn := pawn_of(said.fields["pawn"]), facts.end)
    == said.fields["left"]
    < facts.left(pawn),
    reasons.TWO_NEARER: lambda facts, said: all(
        facts.left(pawn, facts.end) < facts.left(pawn)
        for pawn in (pawn_of(said.fields["pawn"]), pawn_of(said.fields["other"]))
    ),
    reasons.IN_AND_OUT: lambda facts, said: facts.cost() == 0
    and facts.bumped == {pawn_of(said.fields["other"])},
    reasons.STANDS: lambda facts, said: facts.end.places == facts.start.places,
    reasons.LEAST: lambda facts, said: 0 < facts.cost() <= min(facts.rest()),
    reasons.ALL_COST: lambda facts, said: facts.cost() > 0 < min(facts.rest()),
    reasons.OWN_BACK: lambda facts, said: pawn_of(said.fields["pawn"]) in facts.bumped & set(facts.own)
    and min(facts.rest()) <= 0,
    reasons.AWAY: lambda facts, said: facts.cost() >= 0,
}


@pytest.mark.parametrize("mode", MODES)
def test_every_reason_is_true(mode: str) -> None:
    """Every legal move of many positions gets a reason that the position bears out."""
    player = GAME.players.make("greedy")
    found: Counter[str] = Counter()
    for seed in range(6):
        state = dealt(mode, seed)
        for ply in range(130):
            if state.actor() < 0:
                break
            legal = state.legal()
            seen = view(state, state.seat)
            for action in legal:
                said = why(seen, action, legal)
                facts = Facts(state, action)
                assert CHECKS[said.template](facts, said), f"{mode} {seed} {ply} {action}: {said}"
                found[said.template] += 1
            state, _ = step(state, player.choose(seen, legal, Stream(seed, "reasons")))
    assert len(found) > 12


@pytest.mark.parametrize(
    ("places", "card", "action", "said"),
    [
        ("red-1=29 red-2=5 yellow-1=34", "5", "forward red-1 5", "no step is lost"),
        ("red-1=30 red-2=5 yellow-1=35", "5", "forward red-1 5", "one step lost"),
        ("red-1=30 red-2=5 yellow-1=40", "10", "forward red-1 10", "6 steps lost"),
        ("red-1=4 red-2=20", "1", "enter red-3", "It changes nothing"),
        ("red-1=55 red-2=s5", "10", "forward red-2 10", "the other moves leave you smaller chances"),
        ("red-1=10 red-2=20 yellow-1=11", "11", "swap red-1 yellow-1", "gains one step"),
        ("red-1=20 red-2=22 yellow-1=10", "11", "swap red-1 yellow-1", "no nearer"),
        ("red-1=s4 red-2=s5 yellow-1=10", "4", "backward red-1 4", "costs least"),
    ],
)
def test_what_is_said_of_a_move(places: str, card: str, action: str, said: str) -> None:
    state = position(places, card)
    chosen = action_of(action)
    assert chosen in state.legal()
    assert said in why(view(state, 0), chosen, state.legal())


def test_a_swap_that_throws_an_opponent_back_says_by_how_much() -> None:
    """Yellow 1 stands near its home; changed with Red 1 it has further to go."""
    state = position("red-1=25 red-2=50 yellow-1=20", "11")
    (swap,) = [each for each in state.legal() if each == action_of("swap red-1 yellow-1")]
    assert "5 steps" not in why(view(state, 0), swap, state.legal())
    state = position("red-1=40 red-2=50 yellow-1=28", "11")
    said = why(view(state, 0), action_of("swap red-1 yellow-1"), state.legal())
    assert "Yellow 1, which has 48 steps more to go" in said


def test_hint_and_review_agree() -> None:
    """The judge finds the hint's move nowhere notably worse than the best."""
    adviser, judging = GAME.players.make(GAME.players.adviser), GAME.judge
    assert judging is not None
    judge, asked = judging.make(), 0
    for seed in range(3):
        state = dealt("2", 40 + seed)
        for ply in range(60):
            legal = state.legal()
            seen = view(state, state.seat)
            if len(legal) > 1 and ply % 3 == 0:
                action, said = adviser.explain(seen, legal, Stream(seed, f"hint/{ply}"))
                found = judge.judge(seen, legal, Stream(seed, f"judge/{ply}"))[list(legal).index(action)]
                assert found.behind <= max(judging.notable, 2 * found.error), f"{seed} {ply}: {said}"
                assert isinstance(said, Reason) and int(said.fields["margin"]) >= 0
                asked += 1
            state, _ = step(state, GAME.players.make("greedy").choose(seen, legal, Stream(seed, "play")))
    assert asked > 5


def test_the_hint_follows_the_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pawn that goes four back from its circle is nearly home; the judge sees it, and so does the hint."""
    monkeypatch.setattr(move_judge, "PLAYOUTS", 200)
    state = position("red-1=4 red-2=30 yellow-1=40", "4")
    action, said = GAME.players.make("thoughtful").explain(view(state, 0), state.legal(), Stream(1, "hint"))
    assert action == action_of("backward red-1 4") and "56 steps saved" in said
    assert int(said.fields["margin"]) > 3
