"""Sentences of the log of a game of Sorry, one for each card and its move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from macclassic.table.game_words import LogSentence, listed
from macclassic.table.table_state import SeatDecided, TableEvent
from macclassic.toolbox.grammar.sentences import translate

from ...actions import Move, Part
from ...board import COLOUR_OF, HOME, MODES
from ...events import Bump, Card, Forfeit, Slide, Step
from ...moves import walked
from ...view import View
from .words import card_name, colour_name, named, pawn_name, person_of, winners_words

if TYPE_CHECKING:
    from ..layout import State


def tale(now: State, events: Sequence[TableEvent]) -> tuple[str, ...]:
    """Return the sentences for a card and its move, or for the start of a game."""
    view: View = now.position.view
    colours = MODES[view.mode].colours
    if now.previous is None:
        return (translate("sorry", "A new game. {colour} begins.").format(colour=colour_name(colours[0])),)
    decided = events[0]
    assert isinstance(decided, SeatDecided)
    players, colour = now.company, colours[decided.seat]
    you = colour == person_of(players)
    name = named(players.get(colour, "")) or colour_name(colour)
    deed = LogSentence(translate("table", "You") if you else name, you, events)
    found = []
    if isinstance(decided.action, Move):
        found.append(_moved(deed, decided.action, now.previous.view, view))
    elif deed.of(Forfeit):
        you_words = translate("tale", "drew the {card} and could not move", "you")
        other = translate("tale", "drew the {card} and could not move")
        found.append(deed.sentence([deed.does(you_words, other, card=card_name(deed.of(Card)[-1].card))]))
    if view.winners:
        found.append(winners_words([colours[seat] for seat in view.winners], players))
    return tuple(found)


def _moved(deed: LogSentence, move: Move, before: View, view: View) -> str:
    """Return the sentence of a move, which names the card too, and its consequences."""
    does = [_went(deed, move)]
    bounced = any(
        part.how == "forward" and HOME in walked(part, before.places[part.pawn])[:-1] for part in move.parts
    )
    if bounced:
        you, other = translate("tale", "bounced off home", "you"), translate("tale", "bounced off home")
        does.append(deed.does(you, other))
    if slides := len(deed.of(Slide)):
        you, other = translate("tale", "slid", "you"), translate("tale", "slid")
        if slides > 1:
            you, other = translate("tale", "slid twice", "you"), translate("tale", "slid twice")
        does.append(deed.does(you, other))
    targets = {part.target for part in move.parts}
    bumped = [each.pawn for each in deed.of(Bump) if each.pawn not in targets]
    if bumped:
        you, other = translate("tale", "bumped {pawns}", "you"), translate("tale", "bumped {pawns}")
        does.append(deed.does(you, other, pawns=listed([pawn_name(pawn) for pawn in bumped])))
    home = []
    for pawn in (each.pawn for each in deed.of(Step) if each.went == HOME):
        colour = COLOUR_OF[pawn]
        count = view.places[4 * colour : 4 * colour + 4].count(HOME)
        home.append(translate("tale", "{pawn} is home, {n} of 4").format(pawn=pawn_name(pawn), n=count))
    return deed.sentence(does, (), home)


def _went(deed: LogSentence, move: Move) -> str:
    """Return how which pawn went."""
    if len(move.parts) == 2:
        one, two = move.parts
        you = translate("tale", "split a 7: {one} {n} forward, {two} {m}", "you")
        other = translate("tale", "split a 7: {one} {n} forward, {two} {m}")
        fields = {"one": pawn_name(one.pawn), "n": one.steps, "two": pawn_name(two.pawn), "m": two.steps}
        return deed.does(you, other, **fields)
    (part,) = move.parts
    return deed.does(*_ways(part), pawn=pawn_name(part.pawn), n=part.steps, other=pawn_name(part.target))


def _ways(part: Part) -> tuple[str, str]:
    """Return how a pawn goes, in the second and in the third person."""
    return {
        "enter": (translate("tale", "brought {pawn} out", "you"), translate("tale", "brought {pawn} out")),
        "forward": (
            translate("tale", "went {n} forward with {pawn}", "you"),
            translate("tale", "went {n} forward with {pawn}"),
        ),
        "backward": (
            translate("tale", "went {n} back with {pawn}", "you"),
            translate("tale", "went {n} back with {pawn}"),
        ),
        "swap": (
            translate("tale", "swapped {pawn} and {other}", "you"),
            translate("tale", "swapped {pawn} and {other}"),
        ),
        "sorry": (
            translate("tale", "said Sorry to {other} with {pawn}", "you"),
            translate("tale", "said Sorry to {other} with {pawn}"),
        ),
    }[part.how]
