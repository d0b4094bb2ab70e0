"""Reasons of computer players for their asks, in sentences."""

from __future__ import annotations

from macclassic.engine.players.base import LOTS, Reason, because

from ..actions import Ask
from ..card_names import SEATS, ago, card_name, kind_plural
from ..view import View

TOOK = "{seat} took {card} from {giver} {ago}."
TOOK_YOURS = "{seat} took {card} from you {ago}."
ONLY = "Only {seat} can have {card}: that follows from what was asked and refused."
HOLDS = (
    "{seat} asked for {other} {ago} and so held one of the {kind}: perhaps {card}. About {percent} in 100."
)
LIKELY = "{seat} is the likeliest to have {card}: about {percent} in 100."

TEMPLATES = (TOOK, TOOK_YOURS, ONLY, HOLDS, LIKELY, LOTS)
"""All sentences.

Fields: `seat` and `giver` name seats, `card` and `other` cards, `kind` a kind and `ago` a moment, all as in
`card_names`; `percent` is a number.
"""


def why(view: View, ask: Ask, chance: float, moves: int | None = None) -> Reason:
    """Return the reason for an ask of a seat that remembers the last `moves` asks (None: all).

    `chance`: the chance of success that the player gives it, from 0 to 1.
    """
    seat, card = SEATS[ask.of], card_name(ask.card)
    heard = view.log if moves is None else view.log[max(0, len(view.log) - moves) :]
    past = [(len(heard) - place, each) for place, each in enumerate(heard)]
    for back, asked in reversed(past):
        if asked.hit and asked.card == ask.card and asked.asker == ask.of:
            if asked.asked == view.seat:
                return because(TOOK_YOURS, seat=seat, card=card, ago=ago(back))
            return because(TOOK, seat=seat, card=card, giver=SEATS[asked.asked], ago=ago(back))
    if chance >= 1 - 1e-9:
        return because(ONLY, seat=seat, card=card)
    percent = min(99, max(1, round(100 * chance)))
    for back, asked in reversed(past):
        if asked.card >> 2 != ask.card >> 2:
            continue
        if asked.hit and asked.asked == ask.of:
            break  # The card it held may have been that one.
        if asked.asker == ask.of:
            return because(
                HOLDS,
                seat=seat,
                card=card,
                other=card_name(asked.card),
                kind=kind_plural(ask.card >> 2),
                ago=ago(back),
                percent=percent,
            )
    return because(LIKELY, seat=seat, card=card, percent=percent)
