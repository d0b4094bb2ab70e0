"""Words of the screen for what the rules name: colours, pawns, cards, moves and what comes of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from macclassic.toolbox.words import reason_words

from ..acts import Action, Move
from ..board import COLOUR_OF, HOME, SAFETY, START, TRACK
from ..cards import KINDS, SORRY
from ..moves import Trail
from ..players.reasons import pawn_name as english_name

translate = QCoreApplication.translate


def colour_name(colour: int) -> str:
    """Return the name of a colour, as it stands alone."""
    return (
        translate("sorry", "Red"),
        translate("sorry", "Blue"),
        translate("sorry", "Yellow"),
        translate("sorry", "Green"),
    )[colour]


def pawn_name(pawn: int) -> str:
    """Return a pawn's name, such as “Red 2”."""
    return f"{colour_name(COLOUR_OF[pawn])} {pawn % 4 + 1}"


def pawn_names(pawns: Sequence[int]) -> str:
    """Return the names of several pawns in a row."""
    return ", ".join(map(pawn_name, pawns))


def card_name(card: int) -> str:
    """Return what a card is called: its number, or “Sorry”."""
    return translate("sorry", "Sorry") if card == SORRY else KINDS[card]


def card_picture(card: int) -> str:
    """Return the name of the picture of a card's face, which bears its instruction."""
    return translate("sorry", "card-{name}", "a file: card-{name}-fr in French").format(name=KINDS[card])


def card_text(card: int) -> str:
    """Return all that a card does, in full."""
    return (
        translate("sorry", "1: bring a pawn out of its start, or go one square forward."),
        translate("sorry", "2: bring a pawn out of its start, or go two squares forward; then draw again."),
        translate("sorry", "3: go three squares forward."),
        translate("sorry", "4: go four squares backward."),
        translate("sorry", "5: go five squares forward."),
        translate("sorry", "7: go seven squares forward, with one pawn or shared between two."),
        translate("sorry", "8: go eight squares forward."),
        translate("sorry", "10: go ten squares forward or one backward."),
        translate(
            "sorry", "11: go eleven squares forward, or change places with an opponent's pawn on the track."
        ),
        translate("sorry", "12: go twelve squares forward."),
        translate(
            "sorry", "Sorry: a pawn from your start takes the square of an opponent's pawn, which goes back."
        ),
    )[card]


def level_name(player: str) -> str:
    """Return what a computer player is called; a person has no name of that kind."""
    return {
        "racer": translate("sorry", "Racer"),
        "greedy": translate("sorry", "Greedy"),
        "thoughtful": translate("sorry", "Thoughtful"),
        "random": translate("sorry", "Random"),
    }.get(player, "")


def where(pawn: int, place: int) -> str:
    """Return where a pawn is, in words."""
    if place == START:
        return translate("sorry", "in its start")
    if place == HOME:
        return translate("sorry", "at home")
    if place < TRACK:
        return translate("sorry", "on square {n}").format(n=place)
    return translate("sorry", "on safety square {n}").format(n=(place - TRACK) % SAFETY + 1)


# Moves


def move_words(move: Move) -> str:
    """Return a move in a few words, without what comes of it."""
    if len(move.parts) == 2:
        one, two = move.parts
        return translate("sorry", "{one}: {n} forward, {two}: {m}").format(
            one=pawn_name(one.pawn), n=one.steps, two=pawn_name(two.pawn), m=two.steps
        )
    (part,) = move.parts
    words = {
        "enter": translate("sorry", "{pawn} comes out"),
        "forward": translate("sorry", "{pawn}: {n} forward"),
        "backward": translate("sorry", "{pawn}: {n} back"),
        "swap": translate("sorry", "{pawn} changes with {other}"),
        "sorry": translate("sorry", "{pawn} takes {other}’s place"),
    }[part.how]
    return words.format(pawn=pawn_name(part.pawn), n=part.steps, other=pawn_name(part.target))


def short_words(move: Move) -> str:
    """Return a move in fewer words still, where that can be understood."""
    if len(move.parts) != 2:
        return move_words(move)
    one, two = move.parts
    return translate("sorry", "{one} +{n}, {two} +{m}").format(
        one=pawn_name(one.pawn), n=one.steps, two=pawn_name(two.pawn), m=two.steps
    )


def consequences(move: Move, found: Trail) -> tuple[list[str], list[str]]:
    """Return what comes of a move, each thing in a word or three: what must be known, and the rest."""
    alone = len(move.parts) == 1
    words = [translate("sorry", "{pawn} home").format(pawn=pawn_name(pawn)) for pawn in found.homing]
    if alone and len(words) == 1:
        words = [translate("sorry", "home")]
    sent = [pawn for pawn in found.bumped if pawn != move.parts[0].target or move.parts[0].how == "swap"]
    if sent:
        words.append(translate("sorry", "bumps {pawns}").format(pawns=pawn_names(sent)))
    slides = translate("sorry", "slides") if alone else translate("sorry", "{pawn} slides")
    bounces = translate("sorry", "bounces") if alone else translate("sorry", "{pawn} bounces")
    rest = []
    for walk in found.walks:
        if walk.slide >= 0:
            rest.append(slides.format(pawn=pawn_name(walk.pawn)))
        if HOME in walk.places[:-1]:
            rest.append(bounces.format(pawn=pawn_name(walk.pawn)))
    return words, rest


def option_words(move: Move, found: Trail, fits: Callable[[str], bool] = lambda text: True) -> str:
    """Return a move and what comes of it, as one line; the least of it goes first where it doesn't fit.

    Who is bumped is told in any case: this game bumps one's own pawns too.
    """
    weighty, rest = consequences(move, found)
    for said in (move_words(move), short_words(move)):
        for kept in range(len(rest), -1, -1):
            line = ", ".join([said, *weighty, *rest[:kept]])
            if fits(line):
                return line
    return ", ".join([short_words(move), *weighty])


def group_words(moves: Sequence[Move], depth: int) -> str:
    """Return what several moves have in common that agree in so much of their keys (`choices.key`)."""
    parts = moves[0].parts
    name = pawn_name(min(part.pawn for part in parts))
    if len(parts) == 2:
        if depth == 1:
            return translate("sorry", "Share the 7 between two…")
        if depth == 2:
            return translate("sorry", "{pawn} shares the 7…").format(pawn=name)
        return translate("sorry", "{one} and {two} share the 7…").format(
            one=name, two=pawn_name(max(part.pawn for part in parts))
        )
    how = parts[0].how
    if how == "swap":
        if depth == 1:
            return translate("sorry", "Change places…")
        return translate("sorry", "{pawn} changes places…").format(pawn=name)
    if how == "sorry":
        return translate("sorry", "{pawn} takes a place…").format(pawn=name)
    return translate("sorry", "One pawn goes on…")


# What has happened


def turn_words(colour: int, player: str) -> str:
    """Return a colour and who plays it."""
    level = level_name(player)
    return f"{colour_name(colour)} ({level})" if level else colour_name(colour)


def winners_words(colours: Sequence[int]) -> str:
    """Return who has won."""
    if len(colours) == 1:
        return translate("sorry", "{colour} has won!").format(colour=colour_name(colours[0]))
    one, two = map(colour_name, colours)
    return translate("sorry", "{one} and {two} have won!").format(one=one, two=two)


def hint_words(action: Action, said: Mapping[str, Any]) -> str:
    """Return the advice and the reason of a hint in the language of the screen."""
    if not isinstance(action, Move):
        return _reason(said)
    return f"{move_words(action)}. {_reason(said)}"


def _reason(said: Mapping[str, Any]) -> str:
    names = {english_name(pawn): pawn_name(pawn) for pawn in range(16)}
    return reason_words(said, lambda value: names.get(value, value))
