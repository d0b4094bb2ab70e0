"""What lies on a table of flower cards, for whoever points, listens or uses keys: cards, players, marks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication, QRect, QSize
from PySide6.QtGui import QAccessible

from macclassic.engine.texts import capital
from macclassic.toolbox.explaining import Spot
from macclassic.toolbox.moment import Now

from .choosing import key, marked, written
from .painting import Figure, hint_rect, key_rects, practice_rect, three_rect
from .places import BACK, CARD_H, CARD_W, Layout, Picture, lying, month

translate = QCoreApplication.translate

STATIC = QAccessible.Role.StaticText
# What lies over what; cards from 10 on.
MESSAGE, PLAYERS, STACK, CARDS, PLATES, MARKS, HINT, PRACTICE = 1, 2, 3, 10, 2000, 2001, 2002, 2003


@dataclass(frozen=True)
class Telling:
    """What a game's cards are called and what is said of them.

    `spoken`: all that a face tells; `matches`: what a hand card would match, of those on the table; `where`:
    where a card is (`lying`), as those who listen hear it and as a balloon says it; a {name} in these is the
    player's. `choose_first`: what is said of the hand while one of two is to be chosen.
    """

    spoken: Callable[[str], str]
    matches: Callable[[str, Picture], str]
    where: Callable[[str, int], tuple[str, str]]
    choose_first: Callable[[], str]


def rect_of(corner: tuple[int, int]) -> QRect:
    """Return the pixels of a card at a corner."""
    return QRect(*corner, CARD_W, CARD_H)


# Cards


def card_spots(now: Now, layout: Layout, telling: Telling, playing: bool) -> Iterator[Spot]:
    """Yield the cards that lie there, those that are seen in reading order, each with its key."""
    picture: Picture = now.model
    keys = {card: key(index) for index, card in enumerate(picture.choice or picture.hand)}
    matching = marked(now, playing)
    names = [person.name for person in now.company]
    for card, where, seat in lying(picture, layout):
        if card not in picture.places:
            continue
        heard, shown = (words.format(name=names[seat]) for words in telling.where(where, seat))
        said = [telling.spoken(card), heard]
        if where == "hand" and card in matching:
            said.append(translate("spoken", "matches the table"))
        if where == "hand" and card in picture.shown:
            said.append(translate("spoken", "shown"))
        if where == "table" and month(card) in picture.threes:
            said.append(translate("spoken", "one of three"))
        if card in picture.choice:
            said.append(translate("spoken", "can be taken"))
        letter = keys[card] if card in now.targets and card in keys else ""
        more = telling.matches(card, picture) if where == "hand" else shown
        yield Spot(
            card,
            picture.places[card].rect,
            ", ".join(said),
            f"{capital(said[0])}.\n{' '.join(filter(None, (more, _use(now, telling, card, where))))}",
            CARDS + picture.places[card].z,
            letter,
            description=translate("spoken", "Key {n}").format(n=letter) if letter else "",
        )
    text = translate("balloon", "This is a card in the hand of {name}. It is hidden until it is played.")
    for card, place in picture.places.items():
        if card.startswith(BACK):
            name = names[int(card.split("-")[1])]
            yield Spot(card, place.rect, "", text.format(name=name), CARDS + place.z)


def _use(now: Now, telling: Telling, card: str, where: str) -> str:
    """Return how a card is played or taken, or why one of the hand can't be played now."""
    if card in now.targets:
        if where == "hand":
            return translate("balloon", "To play it, click it.")
        return translate("balloon", "To take it, click it.")
    if where != "hand" or now.position.watching:
        return ""
    if now.model.choice:
        return telling.choose_first()
    return translate("balloon", "You can play it when it is your turn.")


def match_words(card: str, picture: Picture, named: Callable[[str], str], some: str, none: str) -> str:
    """Return what a card of the hand would match: `some` with the names of the cards, or `none`."""
    found = [named(each) for each in picture.table if month(each) == month(card)]
    return some.format(cards=translate("balloon", " and ").join(found)) if found else none


# What stands over cards, and round them


def mark_spots(now: Now, layout: Layout, playing: bool, matches: str) -> Iterator[Spot]:
    """Yield what stands over the hand; `matches`: what is said of the mark of a match."""
    hand, matching = now.model.hand, marked(now, playing)
    text = translate("balloon", "To play the card below from the keyboard, press {n}.")
    for index, card in enumerate(hand):
        number, mark = key_rects(layout.hand(index, len(hand)), key(index), card in matching, playing)
        if mark is not None:
            yield Spot(f"match-{index}", mark, "", matches, MARKS)
        if number is not None:
            yield Spot(f"key-{index}", number, "", text.format(n=key(index)), MARKS)


def three_spots(now: Now, layout: Layout, text: Callable[[int], str]) -> Iterator[Spot]:
    """Yield the marks of three cards on a month's place, with the text that is said of each."""
    for number in now.model.threes:
        yield Spot(f"three-{number}", three_rect(layout, number), "", text(number), MARKS)


def sign_spots(now: Now, layout: Layout, hint: str | None, practice: str) -> Iterator[Spot]:
    """Yield the mark of a hint, if there is one on a card, where it says what has happened, and that the
    match is for practice."""
    if hint is not None:
        text = translate("balloon", "The computer would play this card.")
        yield Spot("hint", hint_rect(now.model.places[hint]), "", text, HINT)
    if now.position.practice:
        yield Spot("practice", practice_rect(), "", practice, PRACTICE)
    if written(now):
        text = translate("balloon", "Here it says what has just happened, the latest last.")
        yield Spot("message", layout.message, "", text, MESSAGE)


def stack_spot(now: Now, layout: Layout, name: str, there: str, gone: str) -> Spot:
    """Return the stack, with what is said of it while cards are in it and when none are left."""
    count = now.model.stack
    balloon = there if count else gone
    rect = QRect(layout.stack, QSize(CARD_W, CARD_H))
    return Spot("stack", rect, name.format(n=count), balloon.format(n=count), STACK, role=STATIC)


# Players


def player_spot(
    now: Now, layout: Layout, seat: int, said: Sequence[str], collected: Sequence[str] = ()
) -> Spot:
    """Return a player's place, for those who listen: what the game says of it, and of what is collected."""
    picture: Picture = now.model
    words = list(said)
    if picture.hidden[seat]:
        words.append(translate("spoken", "{n} cards in hand").format(n=picture.hidden[seat]))
    words += collected
    if picture.first == seat:
        words.append(translate("spoken", "began this game"))
    if picture.actor == seat:
        words.append(translate("spoken", "to play now"))
    return Spot(f"player-{seat}", layout.seats[seat], ", ".join(words), role=STATIC)


def figure_spots(
    now: Now, seat: int, figure: Figure, texts: Mapping[str, str], values: Mapping[str, Any]
) -> Iterator[Spot]:
    """Yield the parts of a player's place, seat 0 being the person's. `texts`: what the game says of parts
    that only it has; in all of them `values` are filled in, {points} and what the game needs."""
    person = now.company[seat]
    if seat:
        face = translate("balloon", "This is {name}. A heavy frame shows whose turn it is.")
        points = translate("balloon", "This is what {name} has scored in this game: {points}.")
        first = translate("balloon", "This mark says that {name} began the game.")
    else:
        face = translate("balloon", "This is you. A heavy frame shows whose turn it is.")
        points = translate("balloon", "This is what you have scored in this game: {points}.")
        first = translate("balloon", "This mark says that you began the game.")
    face = f"{face} {person.about}" if person.about else face
    every = {"face": face, "name": face, "points": points, "first": first, **texts}
    for part, rect in figure.rects().items():
        yield Spot(f"{part}-{seat}", rect, "", every[part].format(name=person.name, **values), PLAYERS)
