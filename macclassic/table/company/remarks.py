"""What happens at a table that those who sit there may have a word for.

A game's motions tell it as it is seen, one `Remark` for each happening, from the side of who did it:
`Remark(Occasion.TAKE, seat=1, other=0, card="the crane")`. Who says what to that, or nothing, is none of
their business: the one who did it may crow, the one it was done to may sigh, and of what a person did
somebody else may say a word. Only what all at the table may know is told: a card that lies open, a sum that
is paid, never what somebody holds.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Occasion(Enum):
    """What happens. `seat` did it, or it befell `seat`; `other` is whom it was done to."""

    HELLO = "hello"
    """Sits down here for the first time. The table itself tells this one, and AGAIN, DEAL, WAIT, CHAMPION."""
    AGAIN = "again"
    """Sits down here again."""
    DEAL = "deal"
    """A round is dealt."""
    STRIKE = "strike"
    """A stroke that tells: a smack, a chain, an attack that is won (of `other`), a pawn brought out."""
    SWEEP = "sweep"
    """All at once: an emptied table, a slide."""
    TAKE = "take"
    """Takes a `card` (or what it is called) from `other`: a steal, a hit in Soi, double spending."""
    MISS = "miss"
    """Asked `other` for a `card` in vain, or attacked in vain."""
    JAM = "jam"
    """Three of a family lie stuck, or nothing moves: nobody can do what they want. `seat`: who laid it."""
    GO = "go"
    """Goes on though the round might have ended: GO, keep going; `amount`: how many times now."""
    STOP = "stop"
    """Ends the round of its own will, before it is paid."""
    SET = "set"
    """Has made a set: ribbons, birds, suns, a key match; `card`: what it is called, `amount`: its points."""
    QUARTET = "quartet"
    """Has four of a kind (`card`: the rank), or a POWER FLOWER."""
    BUMP = "bump"
    """Sends a pawn of `other` back, changes places with it, or captures a flower of `other`."""
    POISON = "poison"
    """Poisons what is `other`'s; or `seat` drank its own (`other` -1)."""
    PENALTY = "penalty"
    """Pays for having gone on (`amount`), or lost by its own doing."""
    HOME = "home"
    """Has brought a pawn home; `amount`: how many are there now."""
    OUT = "out"
    """Has no cards or flowers left and looks on."""
    WIN = "win"
    """Has won a round; `amount`: what that pays, in points or dollars, 0 for nothing told. Where no game
    tells this, nor NOBODY, the table does."""
    NOBODY = "nobody"
    """Nobody has won the round."""
    BROKE = "broke"
    """Is nearly broke, or nearly beaten; `amount`: what is left."""
    CHAMPION = "champion"
    """Has won the whole war or match: last words, which stand where that is told."""
    WAIT = "wait"
    """A person has been thinking for long."""


@dataclass(frozen=True, slots=True)
class Remark:
    """Something worth a word. `card`: what it was done with, as it is spoken of in the language of the
    screen; `amount`: a sum, a count."""

    occasion: Occasion
    seat: int = -1
    other: int = -1
    card: str = ""
    amount: int = 0
