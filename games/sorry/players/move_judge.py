"""The judge of moves, for the review of a game: what each does to the chances of winning.

Every move is played on in the same worlds, piles as they may lie that hold the cards still left, for a few
rounds by greedy players; how likely the board wins that is reached then is told by how far everybody has to
go. Playing to the end of the game would tell less: luck decides most of it, and drowns what one move does.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from macclassic.engine.core.chance import Stream
from macclassic.engine.core.fast_random import FastRandom
from macclassic.engine.core.game_spec import Judged
from macclassic.flower_cards.weighing import estimated

from ..actions import DRAW, Action, Move
from ..board import COLOUR_OF, DISTANCE, HOME, MODES, START, TRACK
from ..cards import COPIES
from ..moves import after
from ..position import AWAIT_DRAW, AWAIT_MOVE, KEYS, OVER, Deal, Position
from ..view import View
from .lookahead import judge as looks

PLAYOUTS = 600
"""Games played on for one decision, all of its moves together."""
ROUNDS = 3
"""For so many rounds."""
WON = 10_000
"""What a game that is won counts."""

# What tells who wins, in steps: fitted to 12,000 games of greedy players, some of whom slip
# (docs/sorry-opponents.md).
WAITING = 60
"""What a pawn in its start has to go, as it were."""
ARRIVED, SHELTERED = 30, 5
"""What a pawn at home is worth beside its way, and one in its safety zone."""
TURN = 8
"""What it is worth to draw next."""
SHARPNESS = {"2": 0.046, "3": 0.059, "4": 0.057, "team": 0.039}
"""How much the steps tell in each mode: the more, the nearer somebody is to the end."""
FAR = 20
"""The way that luck can go even where somebody has hardly any left."""

_LEFT = tuple(
    tuple(WAITING if place == START else max(0, steps) for place, steps in enumerate(DISTANCE[colour]))
    for colour in COLOUR_OF
)


class MoveJudge:
    """Judges moves by the chance to win after them, in per cent."""

    def judge(self, view: View, legal: Sequence[Action], stream: Stream) -> list[Judged]:
        return estimated(
            PlayedOn(view, legal, FastRandom(stream.below(1 << 61))), len(legal), PLAYOUTS, WON // 100
        )


class PlayedOn:
    """Moves of the seat of a view, played on in worlds that it can't tell from the real one."""

    def __init__(self, view: View, actions: Sequence[Action], dice: FastRandom) -> None:
        self._view, self._dice = view, dice
        self._mode = MODES[view.mode]
        left = view.left if any(view.left) else COPIES  # after the last card all are shuffled again
        self._cards = [card for card, count in enumerate(left) for _ in range(count)]
        self.actions = list(actions)
        self.earned: list[list[int]] = [[] for _ in actions]

    def play(self, worlds: int, kept: list[int]) -> None:
        """Play some moves on, by their places, in so many worlds more."""
        view = self._view
        for _ in range(worlds):
            self._dice.shuffle(self._cards)
            pile, deal = tuple(self._cards), Deal((), self._dice.below(KEYS))
            for which in kept:
                game = Position(self._mode, view.must_split, deal, pile, list(view.places), view.turn)
                game.spare_own, game.two_once = view.spare_own, view.two_once
                game.phase, game.card = view.phase, view.card
                game.play(self.actions[which])
                self._play_on(game)
                self.earned[which].append(round(WON * winning(game, self._mode.sides[view.seat])))

    def _play_on(self, game: Position) -> None:
        """Play a game on for some rounds, all by greedy players."""
        mode = self._mode
        for _ in range(ROUNDS * mode.seats):
            if game.phase == AWAIT_DRAW:
                game.play(DRAW)
            if game.phase == OVER:
                return
            if game.phase == AWAIT_MOVE:
                mine, places = looks(mode.name, mode.sides[game.seat]), game.places
                moves = [each for each in game.legal() if isinstance(each, Move)]
                game.play(max(moves, key=lambda move: mine.worth(after(places, move))))


def winning(game: Position, side: int) -> float:
    """Return how likely a side wins a game in which a card is to be drawn, or that is over."""
    mode, places = game.mode, game.places
    if game.phase == OVER:
        return float(mode.sides[game.winners[0]] == side)
    own = dict(zip(mode.sides, mode.own, strict=True))
    left = {each: sum(_LEFT[pawn][places[pawn]] for pawn in pawns) for each, pawns in own.items()}
    scale = SHARPNESS[mode.name] / sqrt(min(left.values()) + FAR)
    strength = {}
    for each, pawns in own.items():
        worth = TURN * (mode.sides[game.seat] == each) - left[each]
        for pawn in pawns:
            place = places[pawn]
            worth += ARRIVED if place == HOME else SHELTERED if TRACK <= place < HOME else 0
        strength[each] = exp(max(-60.0, min(60.0, worth * scale)))
    return strength[side] / sum(strength.values())
