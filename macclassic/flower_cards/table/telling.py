"""What is said of cards on a table: balloons for those who point, things for those who listen."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QRect

from macclassic.toolbox.explaining import Topic
from macclassic.toolbox.things import Thing

from .painting import hint_rect, key_rects
from .places import Place, Places

translate = QCoreApplication.translate


def topic_at(topics: Iterable[Topic], position: QPoint) -> Topic | None:
    """Return the first topic that lies under a position, or None on bare cloth."""
    return next((each for each in topics if each.rect.contains(position)), None)


def cards_at(places: Places, position: QPoint) -> Iterator[tuple[str, QRect]]:
    """Yield the cards under a position and their pixels, uppermost first."""
    here = [(place.z, card) for card, place in places.items() if place.rect.contains(position)]
    for _, card in sorted(here, reverse=True):
        yield card, places[card].rect


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
