"""Choice of a play by a person: a hand card by click or key, and one of two cards on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from macclassic.flower_cards.actions import Action, Play, Take
from macclassic.flower_cards.table.picture_model import CardState
from macclassic.toolbox.grammar.sentences import translate


def cards_of(action: Action | None, ids: Sequence[str]) -> tuple[str, ...]:
    """Return the cards of an action in the order of selection: the card played, then the card taken."""
    if not isinstance(action, Play | Take):
        return ()
    if isinstance(action, Take) or action.take < 0:
        return (ids[action.card],)
    return ids[action.card], ids[action.take]


def key(index: int) -> str:
    """Return the key that selects a card by its index: 1 to 9, then 0."""
    return str((index + 1) % 10)


def leads(now: CardState, action: Action, ids: Sequence[str]) -> tuple[str, ...]:
    """Return the card to select next on the way to an action, as a tuple of at most one."""
    cards, taken = cards_of(action, ids), now.selected
    return cards[len(taken) : len(taken) + 1] if cards[: len(taken)] == taken else ()


def spots_of_action(now: CardState, action: Action, ids: Sequence[str]) -> tuple[str, ...]:
    """Return the spots that an action is about: its cards, and the table cards or places of their months."""
    cards = cards_of(action, ids)
    months = {card[:2] for card in cards if card[:2].isdigit()}
    table = tuple(other for other in now.model.table if other[:2] in months)
    free = months - {other[:2] for other in table}
    return *cards, *table, *(f"month-{int(month)}" for month in free)


def offered(now: CardState, ids: Sequence[str]) -> tuple[str, ...]:
    """Return the cards on the table among which the selected hand card must choose; empty without one."""
    found = [cards_of(action, ids) for action in now.open_actions] if now.selected else []
    return tuple(cards[1] for cards in found if len(cards) > 1)


def hinted(now: CardState, cards: Sequence[str]) -> Sequence[str]:
    """Return the cards of a hint if they all have a place, else nothing."""
    return cards if all(card in now.model.places for card in cards) else ()


@dataclass(frozen=True, slots=True)
class CardQuestion:
    """Question to the person: a title, and lines with details and keys.

    `wide`: its box also covers the place of the turned card.
    """

    title: str
    lines: tuple[str, ...] = ()
    wide: bool = False


def asked(now: CardState, playing: bool, named: Callable[[str], str]) -> CardQuestion | None:
    """Return the question while a card is to be played, or one of two cards to be taken; else None."""
    model = now.model
    if model.choice and now.targets:
        text = translate("table", "{card} can take either. Click one, or press 1 or 2.")
        card = named(model.lifted or model.turned or model.choice[0])
        return CardQuestion(translate("table", "Which of two?"), (text.format(card=card),))
    if not playing:
        return None
    text = translate("table", "Click a card, or press 1–{n}")
    count = len(now.model.hand)
    if count == 1:
        text = translate("table", "Play your last card: click it, or {n}")
    return CardQuestion(text.format(n=key(count - 1) if count < 10 else "9, 0"))


def why_refused(now: CardState, key: str) -> str:
    """Return why a card cannot be chosen now, or an empty text."""
    model = now.model
    if key not in model.places or key not in (*model.hand, *model.table):
        return ""
    if model.choice:
        return translate("table", "First take one of the two cards that are offered.")
    if not now.targets.keys() & set(model.hand):
        return translate("table", "First answer the question.")
    return translate("table", "Play a card of your hand: it takes what it matches here.")


def drop_places(now: CardState, key: str) -> tuple[str, ...]:
    """Return the spots where a hand card may be dropped.

    These are the cards that it takes and its month's place, or the places of all months if it takes nothing.
    """
    if key not in now.model.hand:
        return ()
    taken = tuple(other for other in now.model.table if other[:2] == key[:2])
    return (*taken, f"month-{int(key[:2])}") if taken else tuple(f"month-{n}" for n in range(1, 13))


def with_refusal(now: CardState, question: CardQuestion | None) -> CardQuestion | None:
    """Return the question, with the reason of a refused choice instead of its lines if there is one."""
    if not now.refusal:
        return question
    return CardQuestion("" if question is None else question.title, (now.refusal,))


def taking(now: CardState) -> tuple[str, ...]:
    """Return the cards on the table that the hand card at the mouse or the keys would take."""
    card = now.hovered if now.hovered in now.model.hand else now.current
    if card is None or now.busy or card not in now.model.hand or now.model.choice:
        return ()
    return tuple(other for other in now.model.table if other[:2] == card[:2])


def marked(now: CardState, playing: bool) -> frozenset[str]:
    """Return the hand cards that bear the mark of a match, while one of them is to be played."""
    return now.model.matching if playing and now.options.show_matches else frozenset()


def task(now: CardState, spoken: Callable[[str], str]) -> str:
    """Return the announcement when the person is to play or to choose; a call has its own dialog."""
    if now.selected:
        return translate("table", "Which of the two? Click it, or press 1 or 2.")
    if now.model.choice:
        two = translate("spoken", " or ").join(map(spoken, now.model.choice))
        return translate("spoken", "Which do you take: {cards}?").format(cards=two)
    # In words what the frame round a face shows to the eye.
    return translate("spoken", "Your turn.") if now.targets else ""
