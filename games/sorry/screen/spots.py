"""Spots of the table for mouse, keys and screen readers: buttons, pawns, squares, cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QAccessible

from macclassic.engine.core.options import PERSON
from macclassic.engine.core.safe_text import capital
from macclassic.table.game_words import name_and_detail
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import Spot

from ..actions import NONE
from ..board import (
    CIRCLE,
    COLOUR_OF,
    DISTANCE,
    HOME,
    SIDE,
    SLIDES,
    START,
    STEPS_HOME,
    TRACK,
    TURN,
    steps_done,
)
from . import layout, painting
from .buttons import BACK, BUTTON, HINT, MoveButton, buttons, fixed, tags
from .choosing import ANYWHERE, drawing, movers, pawn_key, place_key
from .layout import Model, Panel
from .message_panel import last_moves, partners, row_words
from .prompts import decides, head
from .texts import words

if TYPE_CHECKING:
    from .layout import State


STATIC = QAccessible.Role.StaticText
PICTURED = {"card", "pile", "pawn", "row", "bar", "face"}
"""First words of the keys of spots with a picture that the pointer explains."""
MARKED = {CIRCLE - 1, CIRCLE, TURN, *(each for one, end in SLIDES for each in range(one, end + 1))}
"""Marked squares of each side of the track, by number from its corner: slides, circle, turn and diamond."""


def has_picture(_now: State, spot: Spot) -> bool:
    """Return True for cards, pawns, faces and rows, and for all of the board but plain squares."""
    kind, _, rest = spot.key.partition("-")
    if kind != "place":
        return kind in PICTURED
    place = int(rest.partition("-")[0])
    return place >= TRACK or place % SIDE in MARKED


def on_table(now: State) -> list[Spot]:
    """Return all spots: the prompt, the cards, the buttons, the colours, the board."""
    panel, offered = layout.panel(now.size), buttons(now)
    text = translate("balloon", "This shows whose turn it is and what your next click will do.")
    return [
        Spot("turn", panel.prompt, f"{head(now)} {decides(now, offered)}".rstrip(), text, role=STATIC),
        *_cards(now, panel),
        *_buttons(now, panel, offered),
        *_rows(now, panel),
        *_faces(now),
        *_pawns(now),
        *_places(now),
        *_grounds(now),
    ]


def _grounds(now: State) -> Iterator[Spot]:
    """Yield the spots in the background."""
    if now.position.practice:
        text = translate(
            "balloon",
            "You have taken back a move after something was revealed, so this game does not count.",
        )
        yield Spot("practice", painting.practice_rect(), "", text, 5)
    text = translate("balloon", "This is the board. Pawns go round it in the direction of the arrows.")
    yield Spot("board", layout.BOARD, "", text)
    yield Spot(ANYWHERE, QRect(QPoint(0, 0), now.size), over=-1)


# Beside the board


def _cards(now: State, panel: Panel) -> Iterator[Spot]:
    model: Model = now.model
    text = translate("balloon", "This is the pile. Cards left in it: {n}; then all are shuffled again.")
    text = text.format(n=model.pile)
    name = translate("sorry", "Cards in the pile: {n}").format(n=model.pile)
    yield Spot("pile", panel.pile, name, text, 1, role=STATIC)
    name = translate("sorry", "No card lies open")
    balloon = translate("balloon", "Here the card that is turned over lies open.")
    if drawing(now):
        balloon = text = translate("balloon", "To turn over the top card, click anywhere.")
    if model.card != NONE:
        said = f"{words.card_name(model.card)}. {words.card_text(model.card)}"
        name = translate("sorry", "Open card: {card}").format(card=said)
        balloon = translate("balloon", "This is the open card: {text}").format(text=said)
    yield Spot("card", layout.card_rect(), name, balloon, 1, role=STATIC)


def _buttons(now: State, panel: Panel, offered: Sequence[MoveButton]) -> Iterator[Spot]:
    for button in (*offered, *fixed(now)):
        key = translate("spoken", "Key {n}").format(n=button.letter)
        letter = button.letter.casefold() if button.enabled and len(button.letter) == 1 else ""
        name = capital(button.line)
        balloon, does = _balloon(button), button.enabled and button in fixed(now)
        yield Spot(button.key, button.rect, name, balloon, 2, letter, does, None, BUTTON, key, button.enabled)
    for tag in tags(now, offered):
        yield Spot(tag.key, tag.rect, "", _balloon(tag), 600)
    text = translate("balloon", "Here is a button for everything that you can do when it is your turn.")
    if now.position.over:
        text = translate("balloon", "This shows what has happened.")
    elif not now.open_actions:
        text = translate("balloon", "This shows what has happened. On your turn there are buttons here.")
    yield Spot(
        "choices", panel.choices, "" if now.open_actions else " ".join(now.lines[-1:]), text, role=STATIC
    )


def _balloon(button: MoveButton) -> str:
    if button.key == BACK and not button.enabled:
        return translate("balloon", "There is nothing to go back to: nothing of this move is chosen yet.")
    text = translate("balloon", "{move}. To do this, click here or press {key}.")
    if button.key == HINT:
        text = translate("balloon", "To see what the computer would do here, click here or press {key}.")
    elif "…" in button.line or len(button.letter) > 1:
        text = translate("balloon", "{move}. To see these moves one by one, click here or press {key}.")
    move = capital(button.line).replace("…", "")
    return text.format(move=move, key=button.letter)


def _rows(now: State, panel: Panel) -> Iterator[Spot]:
    """Yield the rows of the colours. The name of a row contains all that is visible in it."""
    model: Model = now.model
    for seat, colour in enumerate(model.colours):
        row = panel.row(seat, len(model.colours))
        said = [*row_words(now, seat), *([translate("sorry", "to play")] if seat == model.turn else [])]
        said += [name_and_detail(words.card_name(line.card), str(line)) for line in last_moves(now, seat)[:1]]
        text = translate("balloon", "{colour}: its last moves by card, and how far each pawn has come.")
        if len(partners(now, seat)) == 2:
            text = translate(
                "balloon", "{colour} plays with {other}. The last moves, and how far the pawns are."
            )
        other = words.colour_name(partners(now, seat)[-1])
        text = text.format(colour=words.colour_name(colour), other=other)
        yield Spot(f"row-{seat}", row, ", ".join(said), text, role=STATIC)
        for number, pawn in enumerate(range(4 * colour, 4 * colour + 4)):
            text = translate("balloon", "{pawn} has done {n} of {all} steps. Dotted means start, black home.")
            text = text.format(
                pawn=words.pawn_name(pawn), n=steps_done(pawn, model.places[pawn]), all=STEPS_HOME
            )
            yield Spot(f"bar-{pawn}", panel.bar(row, number).adjusted(-9, 0, 0, 0), "", text, 1)


# The board


def _faces(now: State) -> Iterator[Spot]:
    model: Model = now.model
    for colour in model.colours:
        if words.face(now.company, colour):
            text = translate("balloon", "This is {name}, who plays {colour}: {level}.")
            player = now.company[colour]
            if player == PERSON:
                text = translate("balloon", "Here you play {colour}.")
                if words.named(player):
                    text = translate("balloon", "Here {name} plays {colour}.")
            text = text.format(
                name=words.named(player), colour=words.colour_name(colour), level=words.level_name(player)
            )
            yield Spot(f"face-{colour}", layout.face(colour), "", text, 1)


def _pawns(now: State) -> Iterator[Spot]:
    model: Model = now.model
    may_move = movers(now)
    for pawn, point in model.points.items():
        place = model.places[pawn]
        left, said = DISTANCE[COLOUR_OF[pawn]][place], [words.pawn_name(pawn), words.where(pawn, place)]
        if left > 0:
            said.append(translate("sorry", "{n:step|steps} from home").format(n=left))
        balloon = ", ".join(said) + "."
        if pawn in may_move:
            said.append(translate("sorry", "may move"))
            balloon += " " + translate("balloon", "To move this pawn, click it.")
        yield Spot(pawn_key(pawn), layout.pawn_rect(point), ", ".join(said), balloon, 10 + point.y())


def _places(now: State) -> Iterator[Spot]:
    """Yield the squares, zones and plates. A target has a name if no pawn is there."""
    model: Model = now.model
    stood_on = {model.places[pawn] for pawn in model.points} - {START, HOME}
    for place, colour, rect in layout.places():
        key = place_key(place, colour)
        name = _place_name(place, colour) if key in now.targets and place not in stood_on else ""
        yield Spot(key, rect, name, _place_balloon(now, place, colour), 2 if place < HOME else 1)


def _place_name(place: int, colour: int) -> str:
    if TRACK <= place < HOME:
        return words.where(0, place)
    text = translate("sorry", "Square {n}")
    if place >= HOME:
        home = place == HOME
        text = translate("sorry", "home of {colour}") if home else translate("sorry", "start of {colour}")
    return text.format(n=place, colour=words.colour_name(colour))


def _place_balloon(now: State, place: int, colour: int) -> str:
    text = translate("balloon", "This is the safety zone of {colour}. No other colour can enter it.")
    if place == START:
        text = translate("balloon", "This is the start of {colour}. A 1, a 2 or a Sorry brings a pawn out.")
        if colour not in now.model.colours:
            text = translate("balloon", "{colour} does not play this game.")
    elif place == HOME:
        text = translate(
            "balloon", "This is the home of {colour}. The first player with all four pawns at home wins."
        )
    elif place < TRACK:
        text = _square(place % SIDE)
    return text.format(colour=words.colour_name(colour if colour >= 0 else place // SIDE))


def _square(number: int) -> str:
    """Return the balloon of a square of the track, by its number from its corner."""
    plain = translate("balloon", "This is a square of the track. It has room for one pawn.")
    slide = translate(
        "balloon", "This is a slide of {colour}. Only a pawn that stops on its triangle slides."
    )
    begins = translate(
        "balloon", "A pawn of another colour than {colour} that stops on this triangle slides to the end."
    )
    circle = translate(
        "balloon", "Pawns of {colour} come out on this circle. A slide ends here for the other colours."
    )
    turn = translate("balloon", "Going forward, pawns of {colour} turn into their safety zone here.")
    diamond = translate("balloon", "No pawn of {colour} goes forward over its own diamond.")
    special = dict.fromkeys(MARKED, slide)
    special |= {triangle: begins for triangle, _ in SLIDES} | {
        CIRCLE: circle,
        TURN: turn,
        CIRCLE - 1: diamond,
    }
    return special.get(number, plain)
