"""Translated texts for the terms of the rules: colours, pawns, cards, moves and their consequences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from macclassic.engine.core.companions import level_alone, who_is
from macclassic.engine.core.options import PERSON
from macclassic.quickdraw import fonts
from macclassic.table.company.names import player_name
from macclassic.table.game_words import per_cent, reason_words
from macclassic.toolbox.base.pictures import face_of, guest_face
from macclassic.toolbox.grammar.sentences import translate

from ...actions import WALKING, Action, Move, Part
from ...board import COLOUR_OF, HOME, SAFETY, START, TRACK
from ...cards import ELEVEN, KINDS, SEVEN, SORRY, TEN
from ...choice_steps import StepQuestion
from ...moves import Trail, trail
from ...players.reasons import pawn_name as english_name
from ...players.reasons import why
from ...view import View

Company = Mapping[int, str]
"""Player of each colour."""


class PlayerName(str):
    """Player of a colour, with the `name` of a person if several people share the mouse."""

    __slots__ = ("name",)

    name: str


def player_with_name(player: str, name: str) -> PlayerName:
    """Return a player with a name."""
    found = PlayerName(player)
    found.name = name
    return found


def named(player: str) -> str:
    """Return the name of a player; "" if none has been given."""
    return player_name(player) or (player.name if isinstance(player, PlayerName) else "")


def person_of(company: Company) -> int:
    """Return the colour of the only person, -1 if there are none or several."""
    people = [colour for colour, player in company.items() if player == PERSON]
    return people[0] if len(people) == 1 else -1


def face(company: Company, colour: int) -> str:
    """Return the face of a colour's player, as the name of its pictures; "" for none.

    It is that of a companion or of the only person, or follows from a person's name or else from the colour.
    """
    player = company.get(colour, "")
    if colour == person_of(company):
        return "you"
    return who_is(player) or face_of(named(player)) or (guest_face(colour) if player == PERSON else "")


def colour_name(colour: int) -> str:
    """Return the name of a colour in a nominative form."""
    return (
        translate("sorry", "Red"),
        translate("sorry", "Blue"),
        translate("sorry", "Yellow"),
        translate("sorry", "Green"),
    )[colour]


def pawn_name(pawn: int) -> str:
    """Return the name of a pawn, such as “Red 2”."""
    return f"{colour_name(COLOUR_OF[pawn])} {pawn % 4 + 1}"


def initials(pawns: Iterable[int]) -> str:
    """Return pawns in fewest letters: the first letter of each colour and the numbers, such as “R2 Y1,3”."""
    letters = (
        translate("sorry", "R", "Red in one letter"),
        translate("sorry", "B", "Blue in one letter"),
        translate("sorry", "Y", "Yellow in one letter"),
        translate("sorry", "G", "Green in one letter"),
    )
    return " ".join(
        letters[colour] + ",".join(str(pawn % 4 + 1) for pawn in alike)
        for colour, alike in groupby(sorted(pawns), COLOUR_OF.__getitem__)
    )


def card_name(card: int) -> str:
    """Return the name of a card: its number, or “Sorry”."""
    return translate("sorry", "Sorry") if card == SORRY else KINDS[card]


def card_picture(card: int) -> str:
    """Return the name of the picture of a card's face, which contains its instruction."""
    return translate("sorry", "card-{name}", "a file: card-{name}-fr in French, -ko in Korean").format(
        name=KINDS[card]
    )


def card_text(card: int) -> str:
    """Return the full instruction of a card."""
    return (
        translate("sorry", "Bring a pawn out of its start, or go one square forward."),
        translate("sorry", "Bring a pawn out of its start, or go two squares forward. Then draw again."),
        translate("sorry", "Go three squares forward."),
        translate("sorry", "Go four squares backward."),
        translate("sorry", "Go five squares forward."),
        translate("sorry", "Go seven squares forward, with one pawn or split between two."),
        translate("sorry", "Go eight squares forward."),
        translate("sorry", "Go ten squares forward or one backward."),
        translate("sorry", "Go eleven squares forward, or change places with a rival’s pawn on the track."),
        translate("sorry", "Go twelve squares forward."),
        translate("sorry", "A pawn from your start takes the square of a rival’s pawn, which goes back."),
    )[card]


def level_name(player: str) -> str:
    """Return the name of a computer player's level; "" for a person."""
    return {
        "racer": translate("sorry", "Racer"),
        "greedy": translate("sorry", "Greedy"),
        "thoughtful": translate("sorry", "Thoughtful"),
        "random": translate("sorry", "Random"),
    }.get(level_alone(player), "")


def where(pawn: int, place: int) -> str:
    """Return the place of a pawn in words."""
    if place == START:
        return translate("sorry", "in its start")
    if place == HOME:
        return translate("sorry", "at home")
    if place < TRACK:
        return translate("sorry", "on square {n}").format(n=place)
    return translate("sorry", "on safety square {n}").format(n=(place - TRACK) % SAFETY + 1)


# Moves


def move_words(move: Move) -> str:
    """Return a move in a few words, without its consequences."""
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
        "swap": translate("sorry", "{pawn} swaps with {other}"),
        "sorry": translate("sorry", "{pawn} takes {other}’s place"),
    }[part.how]
    return words.format(pawn=pawn_name(part.pawn), n=part.steps, other=pawn_name(part.target))


def short_words(move: Move) -> str:
    """Return a move in even fewer words, if these are clear."""
    if len(move.parts) != 2:
        return heading(move) if move.parts[0].steps else move_words(move)
    one, two = move.parts
    return translate("sorry", "{one} +{n}, {two} +{m}").format(
        one=pawn_name(one.pawn), n=one.steps, two=pawn_name(two.pawn), m=two.steps
    )


def brief_words(move: Move) -> str:
    """Return a move in fewest letters; every pawn in it is named by its initial."""
    pawns = [initials([part.pawn]) for part in move.parts]
    part = move.parts[0]
    if part.how in WALKING:
        sign = "+" if part.how == "forward" else "−"
        return " ".join(f"{pawn}{sign}{each.steps}" for pawn, each in zip(pawns, move.parts, strict=True))
    words = {
        "enter": translate("sorry", "{pawn} out", "comes out, in fewest letters"),
        "swap": translate("sorry", "{pawn} with {other}", "changes places, in fewest letters"),
        "sorry": translate("sorry", "{pawn} for {other}", "takes the place, in fewest letters"),
    }[part.how]
    return words.format(pawn=pawns[0], other=initials([part.target]) if part.target >= 0 else "")


def sent_back(move: Move, found: Trail) -> list[int]:
    """Return the pawns that a move sends back besides the one whose place it takes by a Sorry."""
    part = move.parts[0]
    return [pawn for pawn in found.bumped if part.how != "sorry" or pawn != part.target]


def consequences(move: Move, found: Trail) -> tuple[list[str], list[str]]:
    """Return the consequences of a move, in a few words each: the important ones, and the rest."""
    alone = len(move.parts) == 1
    words = [translate("sorry", "{pawn} home").format(pawn=pawn_name(pawn)) for pawn in found.homing]
    if alone and len(words) == 1:
        words = [translate("sorry", "home")]
    if sent := sent_back(move, found):
        words.append(translate("sorry", "bumps {pawns}").format(pawns=", ".join(map(pawn_name, sent))))
    slides = translate("sorry", "slides") if alone else translate("sorry", "{pawn} slides")
    bounces = translate("sorry", "bounces") if alone else translate("sorry", "{pawn} bounces")
    rest = []
    for walk in found.walks:
        if walk.slide >= 0:
            rest.append(slides.format(pawn=pawn_name(walk.pawn)))
        if HOME in walk.places[:-1]:
            rest.append(bounces.format(pawn=pawn_name(walk.pawn)))
    return words, rest


def brief_consequences(move: Move, found: Trail) -> list[list[str]]:
    """Return the important consequences in ever fewer letters; each form names every pawn concerned."""
    home, homing = translate("sorry", "home"), initials(found.homing)
    if len(move.parts) > 1:
        home = translate("sorry", "{pawn} home").format(pawn=homing)
    sent = initials(sent_back(move, found))
    mark = translate("sorry", "×{pawns}", "bumps, in fewest letters")
    bumps = translate("sorry", "bumps {pawns}").format(pawns=sent), mark.format(pawns=sent.replace(" ", ""))
    return [[*([home] if homing else []), *([each] if sent else [])] for each in bumps]


def option_words(move: Move, found: Trail) -> list[str]:
    """Return a move with its consequences, then in ever shorter forms.

    Slides and bounces go first, then names turn into initials: who goes, how, and who is sent back stay.
    """
    weighty, rest = consequences(move, found)
    bumps, marks = brief_consequences(move, found)
    brief = brief_words(move)
    forms = [[move_words(move), *weighty, *rest], [short_words(move), *weighty, *rest]]
    forms += [[short_words(move), *weighty], [brief, *weighty], [brief, *bumps], [brief, *marks]]
    return [*map(", ".join, forms), "".join([brief, *marks]).replace(" ", "")]


def first_fitting(texts: Sequence[str], width: int, bold: bool = False) -> str:
    """Return the first of some texts that fits a width in pixels, or else the last."""
    return next((text for text in texts if fonts.small_width(text, bold) <= width), texts[-1])


# Buttons: their two lines


def heading(move: Move) -> str:
    """Return the pawn of a move and the number of its steps."""
    part = move.parts[0]
    sign = {"forward": " +", "backward": " −"}.get(part.how)
    return f"{pawn_name(part.pawn)}{sign}{part.steps}" if sign else pawn_name(part.pawn)


def button_words(move: Move, found: Trail, room: int) -> tuple[str, str]:
    """Return the two lines of a button, the first pair that fits a width in pixels, or else the last."""
    pairs = list(_button_pairs(move, found))
    fits = (
        pair
        for pair in pairs
        if fonts.small_width(pair[0], bold=True) <= room and fonts.small_width(pair[1]) <= room
    )
    return next(fits, pairs[-1])


def _button_pairs(move: Move, found: Trail) -> Iterator[tuple[str, str]]:
    """Yield the two lines of a button in ever shorter forms.

    The important consequences are in the second line of each; then the first line tells the rest of the move.
    """
    part, last = move.parts[0], move.parts[-1]
    weighty, rest = consequences(move, found)
    bumps, marks = brief_consequences(move, found)
    whole = part.steps > 0 and len(move.parts) == 1
    heads = [heading(move)] if whole else []
    if not weighty:
        second = f"{pawn_name(last.pawn)} +{last.steps}" if len(move.parts) == 2 else _below(move)
        if whole and rest:
            yield heading(move), ", ".join(rest)
        yield heading(move), ", ".join([second, *(rest if not whole else [])])
        yield heading(move), second
        return
    if len(move.parts) == 1 and not whole:
        heads = [move_words(move)]
    for head in (*heads, brief_words(move)):
        for told in ([*weighty, *rest], weighty, bumps, marks):
            yield head, ", ".join(told)
    if len(move.parts) == 1:
        many = translate("sorry", "bumps {n} pawns").format(n=len(found.bumped))
        yield brief_words(move), many
        return
    # The second pawn shares the second line with the consequences, at last with their number.
    other = f"{initials([last.pawn])}+{last.steps}"
    first = f"{initials([part.pawn])}+{part.steps}"
    yield first, " ".join([other, *marks])
    yield first, f"{other} ×{len(found.bumped)}"


def _below(move: Move) -> str:
    """Return the way in which a pawn goes."""
    (part,) = move.parts
    return {
        "enter": translate("sorry", "comes out"),
        "swap": translate("sorry", "with {other}"),
        "sorry": translate("sorry", "for {other}"),
        "backward": translate("sorry", "{n} back"),
        "forward": translate("sorry", "{n} forward"),
    }[part.how].format(other=pawn_name(part.target), n=part.steps)


def consequence_line(move: Move, found: Trail, room: int) -> str:
    """Return the consequences of a move in the longest form that fits a width in pixels; "" for none."""
    weighty, rest = consequences(move, found)
    forms = ([*weighty, *rest], weighty, *brief_consequences(move, found))
    return first_fitting([*map(", ".join, forms)], room)


def narrow_words(move: Move, found: Trail, room: int) -> str:
    """Return the important consequence of a move for the second line of a narrow button; "" for none."""
    if sent := sent_back(move, found):
        mark = translate("sorry", "×{pawns}", "bumps, in fewest letters")
        return first_fitting([mark.format(pawns=initials(sent)), mark.format(pawns=len(sent))], room)
    return translate("sorry", "home", "on a narrow button") if found.homing else ""


def card_choices(card: int) -> str:
    """Return the choices that a card gives to a pawn, in a word or two."""
    return {
        SEVEN: translate("sorry", "7, or split"),
        TEN: translate("sorry", "10, or 1 back"),
        ELEVEN: translate("sorry", "11, or change"),
    }.get(card, translate("sorry", "takes a place"))


def group_words(question: StepQuestion, part: Part, card: int) -> str:
    """Return the common part of moves that the next question tells apart."""
    text = "{pawn}: {choices}…"
    if question is not StepQuestion.PAWN:
        text = translate("sorry", "{pawn}: {n} forward, another one {m}…")
        if part.target >= 0:
            text = translate("sorry", "{pawn}: a pawn of {colour}…")
    colour = colour_name(COLOUR_OF[part.target])
    fields = {"n": part.steps, "m": 7 - part.steps, "colour": colour, "choices": card_choices(card)}
    return text.format(pawn=pawn_name(part.pawn), **fields)


# Events


def turn_words(colour: int, player: str, alone: bool = False) -> str:
    """Return a colour with its player. `alone`: there is only one person."""
    level = named(player) or level_name(player)
    if not level and alone and player == PERSON:
        level = translate("sorry", "you")
    return f"{colour_name(colour)} ({level})" if level else colour_name(colour)


def winners_words(colours: Sequence[int], company: Company) -> str:
    """Return the sentence that names the winners."""
    one, *others = (turn_words(colour, company.get(colour, "")) for colour in colours)
    if not others:
        return translate("sorry", "{colour} has won!").format(colour=one)
    (two,) = others
    return translate("sorry", "{one} and {two} have won!").format(one=one, two=two)


def reason_text(said: Mapping[str, object]) -> str:
    """Return a reason in the language of the screen."""
    names = {english_name(pawn): pawn_name(pawn) for pawn in range(16)}
    return reason_words(said, lambda value: names.get(value, value))


def hint_words(view: View, action: Action, said: Mapping[str, object]) -> str:
    """Return the advice of a hint with its consequences, the reason and the margin."""
    text = reason_text(said)
    if isinstance(action, Move):
        text = f"{option_words(action, trail(view.places, action))[0]}. {text}"
    fields = said.get("fields")
    margin = fields.get("margin") if isinstance(fields, dict) else None
    if isinstance(margin, int) and margin > 0:
        more = translate("hint", "The next best would bring about {amount} less.")
        text += " " + more.format(amount=per_cent(margin))
    return text


def better_words(view: View, legal: Sequence[Action], better: Action) -> str:
    """Return why a move was better, as the hint would have said."""
    reason = why(view, better, legal)
    return reason_text({"why": str(reason), "template": reason.template, "fields": reason.fields})
