"""Why a computer player would decide so, in a sentence for a person."""

from __future__ import annotations

from macclassic.engine.random_player import LOTS as LOTS
from macclassic.engine.reason import Reason as Reason
from macclassic.engine.reason import because as because

GO = "Call GO: your hand is strong enough to score again, and the others are far from three points."
STOP = "Call STOP: ${amount} is safe now, and another player may stop before your next turn."
COMPLETES = "{card}: it takes {taken} and brings {points} points at once."
SET = "{card}: it takes {taken}, which is worth most to you here."
TRIPLET = "{card}: it collects the whole triplet, and both others must pass you a plain."
DENIES = "{card}: it takes {taken} before another player does."
MATCHES = "{card}: it takes {taken}, the best of your pairs."
NOTHING = "{card}: no pair would bring you more, and this gives the least away."
TAKES = "Take {card}: it is the better of the two."

TEMPLATES = (GO, STOP, COMPLETES, SET, TRIPLET, DENIES, MATCHES, NOTHING, TAKES, LOTS)
"""All sentences, with fields: `card` and `taken` are names of cards, `points` and `amount` numbers."""
