"""Why a computer player would decide so, in a sentence for a person."""

from __future__ import annotations

from macclassic.engine.random_player import LOTS as LOTS
from macclassic.engine.reason import Reason as Reason
from macclassic.engine.reason import because as because

KEEP_GOING = "Keep going: with one point more, ending pays {more} instead of {amount}."
END = "End the game: {amount} points are safe now, and the other player may end it before your next turn."
END_LAST = "End the game: {amount} points are yours now, and no card is left to bring more."
END_MATCH = "End the game: {amount} points win you the match."
WIN = "Win at once: seven points in hand beat a larger payment that may not come."
PLAY_ON = "Play on: what you are paid if you win is doubled for each Perfect Hand, and this hand is strong."
SHOW = "Show your three cards of {coin}: it doubles your payment if you win, and costs you little."
TRANSACT = "Make a Complete Transaction with {coin}: it captures all four at once and doubles your payment."
JOKER = "Joker: it counts two Mining, takes one from the other player, and turns a card in its place."
FLIP_ONLY = "Turn a stock card only: no card of your hand does more now than it may do later."
COMPLETES = "{card}: it takes {taken} and brings {points} points at once."
SET = "{card}: it takes {taken}, which is worth most to you here."
STACK = "{card}: it captures the whole stack, and the other player must give you a Mining card."
DENIES = "{card}: it takes {taken} before the other player does."
MATCHES = "{card}: it takes {taken}, the best of your pairs."
NOTHING = "{card}: no pair would bring you more, and this gives the least away."
TAKES = "Take {card}: it is the better of the two."

TEMPLATES = (
    KEEP_GOING,
    END,
    END_LAST,
    END_MATCH,
    WIN,
    PLAY_ON,
    SHOW,
    TRANSACT,
    JOKER,
    FLIP_ONLY,
    COMPLETES,
    SET,
    STACK,
    DENIES,
    MATCHES,
    NOTHING,
    TAKES,
    LOTS,
)
"""All sentences, with fields: `card` and `taken` are names of cards, `coin` of a coin, `points` and `amount`
numbers."""
