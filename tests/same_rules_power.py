"""Holds the fast rules of Flower Power to the rules: ``python -m tests.same_rules_power GAMES``.

Move by move, at random, with two to six players and under the options that the fast rules know.
"""

from __future__ import annotations

import random
import sys

from games.flower_power.fast import position as module
from games.flower_power.fast.position import Position
from games.flower_power.fast.setting_up import action_of, move_of, position
from games.flower_power.rules import FlowerRules, usual
from games.flower_power.state import BUILD, LAST_WILL, MAIN, OVER, PICK, State
from macclassic.engine.chance import deal_stream
from macclassic.engine.fast.dice import Dice

GROWN = ("petals", "eyes", "power", "owner", "gardens", "hands", "pile", "alive", "living")
TURN = ("phase", "winner", "turns", "drew", "turn", "actor", "fresh", "attacked")
BATTLE = ("attacker", "target", "seat", "foe", "passes", "mine", "theirs", "picked", "dead", "last")


def fields(given: Position) -> dict[str, object]:
    """Return all that a position is; what belongs to a turn or a battle only while there is one."""
    names = [*GROWN, "phase", "winner"]
    if given.phase != OVER:
        names += TURN
    if given.phase not in (MAIN, LAST_WILL, OVER):
        names += BATTLE
    if given.phase == PICK:
        names.remove("passes")  # it is over with passing
    found = {name: getattr(given, name) for name in names}
    found["grave"] = sorted(given.grave)
    return found


def play_alike(seed: int, longest: int = 500) -> int:
    """Play one game at random by both texts, comparing all there is after each move; return the moves.

    Games of more than `longest` moves are left there. After a reshuffle, which the fast rules make by dice of
    their own, only the cards are compared, and the position is taken from the state.
    """
    chance = random.Random(seed)
    all_tied, hidden_hearts = seed % 3 == 0, seed % 5 == 0
    rules = FlowerRules(usual(2 + seed % 5), 0, seed % 7 == 0, all_tied, hidden_hearts)
    state = rules.start(deal_stream(seed, 0))
    while state.phase == BUILD:
        state = rules.step(state, chance.choice(rules.legal(state)))[0]

    def as_position(given: State) -> Position:
        return position(given, all_tied, hidden_hearts, Dice(seed))

    fast = as_position(state)
    moves = 0
    while state.phase != OVER and moves < longest:
        legal = list(rules.legal(state))
        kind = chance.choice(sorted({action.type for action in legal}))
        action = chance.choice([each for each in legal if each.type == kind])
        move = move_of(action)
        assert action_of(move) == action, (seed, moves)
        if state.phase == MAIN:
            assert fast.may_draw() == any(each.type == "draw" for each in legal), (seed, moves)
            declared = {(each.flower, each.target) for each in legal if each.type == "attack"}
            assert declared == {
                (flower, target)
                for flower in fast.gardens[fast.actor]
                for target in range(1, len(fast.petals))
                if fast.owner[target] not in (-1, fast.actor) and fast.may_attack(flower, target)
            }, (seed, moves)
        shuffles = state.shuffles
        state = rules.step(state, action)[0]
        fast.play(move)
        moves += 1
        wanted = as_position(state)
        if state.shuffles > shuffles:
            for each in (fast, wanted):
                each.pile = sorted(each.pile + [card for hand in each.hands for card in hand])
                each.hands = [[-1] * len(hand) for hand in each.hands]
        assert fields(fast) == fields(wanted), (seed, moves, action)
        fast = as_position(state) if state.shuffles > shuffles else fast
    return moves


def main() -> None:
    """Run the command."""
    count = int(sys.argv[1])
    moves = sum(map(play_alike, range(count)))
    print(f"{count:,} games, {moves:,} moves: the same ({module.__file__.rpartition('.')[2]})")


if __name__ == "__main__":
    main()
