"""What is said of cards on a table: balloons for those who point, things for those who listen."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QRect

from macclassic.toolbox.explaining import Topic
from macclassic.toolbox.things import Thing

from .painting import hint_rect, key_rects
from .places import Place, Places, month

translate = QCoreApplication.translate


def topic_at(topics: Iterable[Topic], position: QPoint) -> Topic | None:
    """Return the first topic that lies under a position, or None on bare cloth."""
    return next((each for each in topics if each.rect.contains(position)), None)


def card_topics(places: Places, position: QPoint, words: Callable[[str], str]) -> Iterator[Topic]:
    """Yield the cards under a position with what `words` says of each, uppermost first."""
    here = [(place.z, card) for card, place in places.items() if place.rect.contains(position)]
    for _, card in sorted(here, reverse=True):
        yield Topic(words(card), places[card].rect)


def hidden_words(name: str) -> str:
    """Return what is said of a card that is not seen in the hand of somebody."""
    text = translate("balloon", "This is a card in the hand of {name}. It is hidden until it is played.")
    return text.format(name=name)


def match_words(card: str, table: Sequence[str], named: Callable[[str], str], some: str, none: str) -> str:
    """Return what a card of the hand would match: `some` with the names of the cards, or `none`."""
    found = [named(each) for each in table if month(each) == month(card)]
    return some.format(cards=translate("balloon", " and ").join(found)) if found else none


def use_words(card: str, hand: Collection[str], playable: Collection[str], waiting: str) -> str:
    """Return how a card is played or taken; `waiting` is said of one in the hand that cannot be now."""
    if card in playable:
        if card in hand:
            return translate("balloon", "To play it, click it.")
        return translate("balloon", "To take it, click it.")
    return waiting if card in hand else ""


def seat_texts(seat: int, about: str) -> dict[str, str]:
    """Return what is said of what every player has, seat 0 being the person, by the part that it explains.

    `about`: what the player is like, or nothing; {name} and {points} are still to be filled in.
    """
    if seat:
        face = translate("balloon", "This is {name}. A heavy frame shows whose turn it is.")
        points = translate("balloon", "This is what {name} has scored in this game: {points}.")
        first = translate("balloon", "This mark says that {name} began the game.")
    else:
        face = translate("balloon", "This is you. A heavy frame shows whose turn it is.")
        points = translate("balloon", "This is what you have scored in this game: {points}.")
        first = translate("balloon", "This mark says that you began the game.")
    face = f"{face} {about}" if about else face
    return {"face": face, "name": face, "points": points, "first": first}


def hint_topics(hint: str | None, places: Places) -> Iterator[Topic]:
    """Yield the mark of a hint, if there is one on a card."""
    if hint is not None and hint in places:
        yield Topic(translate("balloon", "The computer would play this card."), hint_rect(places[hint]))


def hand_topics(
    hand: Sequence[tuple[Place, str]], matching: Collection[int], numbers: bool, matches: str
) -> Iterator[Topic]:
    """Yield what stands over the cards of a hand, each given by its place and its key.

    `matching`: which of them match something; `numbers`: whether the keys stand there; `matches`: what is
    said of the mark of a match.
    """
    for index, (place, key) in enumerate(hand):
        number, mark = key_rects(place, key, index in matching, numbers)
        if mark is not None:
            yield Topic(matches, mark)
        if number is not None:
            text = translate("balloon", "To play the card below from the keyboard, press {n}.")
            yield Topic(text.format(n=key), number)


def message_topics(message: QRect | None) -> Iterator[Topic]:
    """Yield the box with what has just happened, if anything stands there."""
    if message is not None:
        text = translate("balloon", "Here it says what has just happened, the latest last.")
        yield Topic(text, message)


def card_things(
    where: Mapping[str, Sequence[str]],
    places: Places,
    spoken: Callable[[str], str],
    playable: Sequence[str],
    chosen: int | None,
    keys: Sequence[str],
) -> list[Thing]:
    """Return the cards as things, with what their faces tell (`spoken`) and `where` they are.

    `playable`: what the `keys` stand for now, in their order; `chosen`: which of it the arrows are at.
    """
    found = []
    for card, words in where.items():
        if card not in places:
            continue
        at = playable.index(card) if card in playable else None
        key = "" if at is None else translate("spoken", "Key {n}").format(n=keys[at])
        found.append(
            Thing(
                card,
                ", ".join((spoken(card), *words)),
                places[card].rect,
                description=key,
                current=at is not None and at == chosen,
            )
        )
    return found
