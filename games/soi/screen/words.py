"""Words of the screen for what the rules name: seats, cards, asks and what came of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication

from macclassic.engine.options import PERSON
from macclassic.engine.texts import capital as capital
from macclassic.toolbox.words import reason_words

from .. import acts, cards
from ..acts import Ask
from ..card_names import CONTEXT, SEATS, card_name, kind_plural
from ..view import View

translate = QCoreApplication.translate

EXAMPLES = tuple(cards.NUMBER[name] for name in ("7H", "JD", "10S"))
"""Cards that show how one types."""


@dataclass(frozen=True, slots=True)
class Company:
    """Who sits where: the seats of people, and the one that is called "you", -1 if none or several are."""

    people: tuple[int, ...] = (0,)

    @property
    def you(self) -> int:
        """The seat of the only person, -1 where there are none or several."""
        return self.people[0] if len(self.people) == 1 else -1

    def name(self, seat: int) -> str:
        """Return what a seat is called where it stands alone."""
        if seat == self.you:
            return translate("soi-table", "{seat} (you)").format(seat=seat_name(seat))
        return seat_name(seat)


def company(seats: Sequence[Mapping[str, Any]]) -> Company:
    """Return who sits where by the entries of a match's seats, if there is one; where no person sits, South
    is looked at."""
    if not seats:
        return Company()
    return Company(tuple(seat for seat, each in enumerate(seats) if each["player"] == PERSON))


def seat_name(seat: int) -> str:
    """Return the name of a seat."""
    return translate(CONTEXT, SEATS[seat])


def named(card: int | str) -> str:
    """Return a card's name, such as "the 7 of Hearts", by its number or id."""
    return translate(CONTEXT, card_name(cards.NUMBER[card] if isinstance(card, str) else card))


def kinds_named(kind: int) -> str:
    """Return the name of a kind, of many: "Aces"."""
    return translate(CONTEXT, kind_plural(kind))


def took(who: Company, asker: int, asked: int, card: int | str) -> str:
    """Return one line that tells of a card that was given."""
    if asker == who.you:
        words = translate("soi-table", "You took {card} from {giver}.")
    elif asked == who.you:
        words = translate("soi-table", "{asker} took {card} from you.")
    else:
        words = translate("soi-table", "{asker} took {card} from {giver}.")
    return words.format(asker=seat_name(asker), giver=seat_name(asked), card=named(card))


def missed(who: Company, asker: int, asked: int, card: int | str) -> str:
    """Return one line that tells of a card that was asked for in vain."""
    if asker == who.you:
        words = translate("soi-table", "You asked {giver} for {card}: no.")
    elif asked == who.you:
        words = translate("soi-table", "{asker} asked you for {card}: no.")
    else:
        words = translate("soi-table", "{asker} asked {giver} for {card}: no.")
    return words.format(asker=seat_name(asker), giver=seat_name(asked), card=named(card))


def lays_down(who: Company, seat: int, kind: int) -> str:
    """Return one line that tells of a set that was deposited."""
    words = translate("soi-table", "{seat} lays down the four {kind}.")
    if seat == who.you:
        words = translate("soi-table", "You lay down the four {kind}.")
    return words.format(seat=seat_name(seat), kind=kinds_named(kind))


def is_out(who: Company, seat: int) -> str:
    """Return one line that tells that somebody's last card was taken."""
    if seat == who.you:
        return translate("soi-table", "You have no cards left and are out of this round.")
    return translate("soi-table", "{seat} has no cards left and is out of this round.").format(
        seat=seat_name(seat)
    )


def begins(who: Company, number: int, seat: int) -> str:
    """Return the line at the beginning of a round."""
    words = translate("soi-table", "Round {number}. {seat} begins.")
    if seat == who.you:
        words = translate("soi-table", "Round {number}. You begin.")
    return words.format(number=number, seat=seat_name(seat))


def turn_words(who: Company, seat: int) -> str:
    """Return whose turn it is."""
    if seat == who.you:
        return translate("soi-table", "Your turn: whom do you ask?")
    if seat in who.people:
        return translate("soi-table", "{seat}, your turn: whom do you ask?").format(seat=seat_name(seat))
    return translate("soi-table", "{seat} is to ask.").format(seat=seat_name(seat))


def card_count(count: int) -> str:
    """Return how many cards somebody has."""
    if count == 1:
        return translate("soi-table", "1 card")
    return translate("soi-table", "{n} cards").format(n=count) if count else translate("soi-table", "out")


def point_count(points: int) -> str:
    """Return how many points something is worth."""
    if points == 1:
        return translate("soi-table", "1 point")
    return translate("soi-table", "{n} points").format(n=points)


def set_named(kind: int) -> str:
    """Return a deposited set by its name: "set of Aces"."""
    return translate("soi-table", "set of {kind}").format(kind=kinds_named(kind))


def french_cards() -> bool:
    """Whether the courts bear R, D and V in the language of the screen."""
    return translate("soi-table", "A J Q K", "letters of Ace, Jack, Queen, King").split()[3] == "R"


# What is typed


def typed(text: str) -> int | None:
    """Return the card that somebody typed, by the letters of the language of the screen, or by those that
    records have where these mean nothing else; None if it is none (soi A18)."""
    text = text.strip().upper()
    ranks = _letters(translate("soi-table", "A J Q K", "letters of Ace, Jack, Queen, King"), "AJQK")
    suits = _letters(translate("soi-table", "S C H D", "letters of Spades, Clubs, Hearts, Diamonds"), "SCHD")
    rank, suit = text[:-1], text[-1:]
    return cards.typed(ranks.get(rank, rank) + suits.get(suit, suit))


def _letters(here: str, there: str) -> dict[str, str]:
    return dict(zip(here.split(), there, strict=True))


def written(card: int) -> str:
    """Return a card as it is typed in the language of the screen, such as ``7H``."""
    name = cards.IDS[card]
    ranks = translate("soi-table", "A J Q K", "letters of Ace, Jack, Queen, King").split()
    suits = translate("soi-table", "S C H D", "letters of Spades, Clubs, Hearts, Diamonds").split()
    rank = name[:-1]
    if rank in "AJQK":
        rank = ranks["AJQK".index(rank)]
    return rank + suits["SCHD".index(name[-1])]


def objection(view: View, of: int, text: str) -> tuple[Ask | None, str]:
    """Return the ask that a typed text means to a player, or the sentence that says why it is none."""
    card = typed(text)
    if card is None:
        return None, translate(
            "soi-table", "There is no such card. Type the kind and the first letter of the suit: {cards}."
        ).format(cards=", ".join(map(written, EXAMPLES)))
    ask = Ask(of, card)
    found = acts.obstacle(view.seat, view.hand, view.hand_sizes, ask)
    return (ask, "") if found is None else (None, _to_you(found[0], of, card))


def why_nobody(view: View, of: int) -> str:
    """Return why a player can't be asked for anything at all; nothing if there is no reason."""
    for card in range(52):
        if acts.obstacle(view.seat, view.hand, view.hand_sizes, Ask(of, card)) is None:
            return ""
    return _to_you(acts.ONESELF if of == view.seat else acts.EMPTY, of, 0)


def _to_you(template: str, of: int, card: int) -> str:
    """Return what stands in the way of an ask, said to the one who wants to ask."""
    sentences = {
        acts.ONESELF: translate("soi-table", "These are your own cards: ask one of the others."),
        acts.EMPTY: translate("soi-table", "{seat} has no cards left."),
        acts.OWN_CARD: translate("soi-table", "You hold {card} yourself."),
        acts.NONE_HELD: translate("soi-table", "You hold none of the {kind}, so you can’t ask for one."),
        acts.ROUND_OVER: translate("soi-table", "This round is over."),
    }
    return sentences[template].format(seat=seat_name(of), card=named(card), kind=kinds_named(card >> 2))


def kind_letters(kind: int) -> str:
    """Return a kind by its letters in the language of the screen: "10", "J"."""
    return written(4 * kind)[:-1]


# Hints


def hint_words(action: Ask, said: Mapping[str, Any]) -> str:
    """Return the advice and the reason of a hint in the language of the screen."""
    advice = translate("soi-table", "Ask {seat} for {card}.")
    advice = advice.format(seat=seat_name(action.of), card=named(action.card))
    return f"{advice} {capital(reason_words(said, lambda value: translate(CONTEXT, value)))}"
