"""Judge of moves for the review of a game: the effect of each on the chance to win.

Every move is played on in the same worlds, random piles of the cards still left, for a few rounds by greedy
players. The chance to win from the resulting board follows from the steps that each side has left. Playing to
the end of the game would be less exact: luck decides most of it and hides the effect of one move.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from macclassic.engine.core.chance import Stream
from macclassic.engine.core.fast_random import FastRandom
from macclassic.engine.core.game_spec import Judged
from macclassic.engine.match.review import Moment
from macclassic.flower_cards.judgement import judged

from ..actions import DRAW, Action, Move
from ..board import COLOUR_OF, DISTANCE, HOME, MODES, START, TRACK
from ..cards import COPIES
from ..moves import after
from ..position import AWAIT_DRAW, AWAIT_MOVE, KEYS, OVER, Deal, Position
from ..view import View
from .lookahead import judge as looks
from .reasons import CHANCES, why

PLAYOUTS = 3_000
"""Most games played on for one decision, all its moves together."""
SURE = 0.05
"""Expected loss, in chances in a hundred, at which the judge stops early."""
PLAYOUT_ROUNDS = 3
"""Rounds for which each game is played on."""
WIN_SCORE = 10_000
"""Score of a won game."""

# Weights of the estimate, in steps: fitted to 12,000 games of greedy players, some of whom make errors
# (docs/sorry-opponents.md).
WAITING = 60
"""Steps that a pawn in its start counts as having left."""
ARRIVED, SHELTERED = 30, 5
"""Additional worth of a pawn at home, and of one in its safety zone."""
TURN = 8
"""Worth of being next to draw."""
SHARPNESS = {"2": 0.046, "3": 0.059, "4": 0.057, "team": 0.039}
"""Weight of the steps in each mode. The weight rises as a side comes near the end."""
LUCK_STEPS = 20
"""Added to the steps left: the influence of luck that remains even near the end."""

_LEFT = tuple(
    tuple(WAITING if place == START else max(0, steps) for place, steps in enumerate(DISTANCE[colour]))
    for colour in COLOUR_OF
)


class MoveJudge:
    """Judge of moves by the chance to win after them, in per cent."""

    def judge(self, view: View, legal: Sequence[Action], stream: Stream) -> list[Judged]:
        tried = PlayedOn(view, legal, FastRandom(stream.below(1 << 61)))
        return judged(tried, len(legal), PLAYOUTS, SURE, WIN_SCORE // 100)


class PlayedOn:
    """Moves of a view's seat, played on in worlds that the seat cannot distinguish from the real one."""

    def __init__(self, view: View, actions: Sequence[Action], dice: FastRandom) -> None:
        self._view, self._dice = view, dice
        self._mode = MODES[view.mode]
        left = view.left if any(view.left) else COPIES  # after the last card all are shuffled again
        self._cards = [card for card, count in enumerate(left) for _ in range(count)]
        self.actions = list(actions)
        self.earned: list[list[int]] = [[] for _ in actions]

    def play(self, worlds: int, kept: list[int]) -> None:
        """Play the moves at the given indices on in further worlds."""
        view = self._view
        for _ in range(worlds):
            self._dice.shuffle(self._cards)
            pile, deal = tuple(self._cards), Deal((), self._dice.below(KEYS))
            for which in kept:
                game = Position(self._mode, view.must_split, deal, pile, list(view.places), view.turn)
                game.spare_own, game.two_once = view.spare_own, view.two_once
                game.exact_home = view.exact_home
                game.phase, game.card = view.phase, view.card
                game.play(self.actions[which])
                self._play_on(game)
                self.earned[which].append(round(WIN_SCORE * winning(game, self._mode.sides[view.seat])))

    def _play_on(self, game: Position) -> None:
        """Play a game on for some rounds with greedy players at all seats."""
        mode = self._mode
        for _ in range(PLAYOUT_ROUNDS * mode.seats):
            if game.phase == AWAIT_DRAW:
                game.play(DRAW)
            if game.phase == OVER:
                return
            if game.phase == AWAIT_MOVE:
                mine, places = looks(mode.name, mode.sides[game.seat]), game.places
                moves = [each for each in game.legal() if isinstance(each, Move)]
                game.play(max(moves, key=lambda move: mine.worth(after(places, move))))


def cause(moment: Moment) -> object:
    """Return what all moves have in common that missed one chance: which it was, and with which pawn.

    None for moves that missed no chance by name, such as a step forward.
    """
    decision = moment.decision
    reason = why(decision.view, moment.better, decision.legal)
    return (reason.template, reason.fields["pawn"]) if reason.template in CHANCES else None


def winning(game: Position, side: int) -> float:
    """Return the chance of a side to win, if a card is to be drawn next or the game is over."""
    mode, places = game.mode, game.places
    if game.phase == OVER:
        return float(mode.sides[game.winners[0]] == side)
    own = dict(zip(mode.sides, mode.own, strict=True))
    left = {each: sum(_LEFT[pawn][places[pawn]] for pawn in pawns) for each, pawns in own.items()}
    scale = SHARPNESS[mode.name] / sqrt(min(left.values()) + LUCK_STEPS)
    strength = {}
    for each, pawns in own.items():
        worth = TURN * (mode.sides[game.seat] == each) - left[each]
        for pawn in pawns:
            place = places[pawn]
            worth += ARRIVED if place == HOME else SHELTERED if TRACK <= place < HOME else 0
        strength[each] = exp(max(-60.0, min(60.0, worth * scale)))
    return strength[side] / sum(strength.values())
