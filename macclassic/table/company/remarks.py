"""Events at a table on which companions may remark.

A game's motions report each event as it becomes visible, as one `Remark` from the agent's side:
`Remark(Occasion.TAKE, seat=1, other=0, card="the crane")`. The speaker and the line are chosen elsewhere
(`banter.py`): the agent may crow, the affected one may sigh, an onlooker may comment. Reports contain public
information only: a card that lies open, a sum that is paid, never a hidden card.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Occasion(Enum):
    """Kind of event; `seat` is the agent or the one concerned, `other` the seat affected."""

    HELLO = "hello"
    """A companion sits down for the first time.

    The table itself reports this one, and AGAIN, DEAL, WAIT, CHAMPION.
    """
    AGAIN = "again"
    """A companion sits down again."""
    DEAL = "deal"
    """A round is dealt."""
    STRIKE = "strike"
    """A strong move: a smack, a chain, a won attack (on `other`), a pawn brought out."""
    SWEEP = "sweep"
    """Everything at once: an emptied table, a slide."""
    TAKE = "take"
    """`seat` takes a `card` (or its name) from `other`: a steal, a hit in Soi, double spending."""
    MISS = "miss"
    """`seat` asked `other` for a `card` in vain, or attacked in vain."""
    JAM = "jam"
    """Three of a family are stuck, or nothing can move; `seat` laid the card."""
    GO = "go"
    """`seat` goes on though the round might have ended: GO, keep going; `amount`: the count so far."""
    STOP = "stop"
    """`seat` ends the round by choice, before it is paid."""
    SET = "set"
    """`seat` completed a set: ribbons, birds, suns, a key match; `card`: its name, `amount`: its points."""
    QUARTET = "quartet"
    """`seat` has four of a kind (`card`: the rank), or a POWER FLOWER."""
    BUMP = "bump"
    """`seat` sends a pawn of `other` back, changes places with it, or captures a flower of `other`."""
    POISON = "poison"
    """`seat` poisons a flower of `other`, or drank its own poison (`other` -1)."""
    PENALTY = "penalty"
    """`seat` pays for having gone on (`amount`), or lost by its own doing."""
    HOME = "home"
    """`seat` brought a pawn home; `amount`: the number of pawns at home."""
    OUT = "out"
    """`seat` has no cards or flowers left and no longer plays."""
    WIN = "win"
    """`seat` won a round; `amount`: the payment in points or dollars, 0 if unknown.

    A game can report the end of a round itself. Otherwise the table does so: `WIN` if there is one winner,
    `NOBODY` if there is no winner, and nothing if several seats have won.
    """
    NOBODY = "nobody"
    """The round has no winner."""
    BROKE = "broke"
    """`seat` is nearly broke, or nearly beaten; `amount`: the rest."""
    CHAMPION = "champion"
    """`seat` won the whole war or match; the lines are last words on the final sheet."""
    WAIT = "wait"
    """A person has been thinking for a long time."""


@dataclass(frozen=True, slots=True)
class Remark:
    """Event on which companions may remark.

    `card` is the name of the card in the language of the screen, `amount` a sum or a count.
    """

    occasion: Occasion
    seat: int = -1
    other: int = -1
    card: str = ""
    amount: int = 0
