"""Translated texts for the terms of the rules: seats, cards, asks and their outcomes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint

from macclassic.engine.core.companions import who_is
from macclassic.engine.core.options import PERSON, JsonMapping
from macclassic.engine.core.safe_text import capital as capital
from macclassic.quickdraw import fonts
from macclassic.table.company.names import companion
from macclassic.table.game_words import card_count, reason_words
from macclassic.toolbox.base.hangul_keys import latin_letters
from macclassic.toolbox.base.pictures import face_of, guest_face, plate_rect
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.style.text import end_cut

from ... import actions, cards
from ...actions import Ask
from ...card_names import CONTEXT, SEATS, card_name, kind_plural
from ...view import View
from ..last_ask import ANSWERED, ASKED, DONE, LastAsk

EXAMPLES = tuple(cards.NUMBER[name] for name in ("7H", "JD", "10S"))
"""Example cards that show how to type a card."""
FACES = ("clerk", "sailor", "grandmother", "student")
"""Faces for computers without a name, in records made before there were companions."""

PLATE = 46
"""Width in pixels of a name on its plate."""


@dataclass(frozen=True, slots=True)
class Company:
    """Company at the table.

    `people`: the seats of people. `who`: the companion at each other seat, empty if the record names none.
    `names`: the names of people, if several play and have entered them.
    """

    people: tuple[int, ...] = (0,)
    who: tuple[str, ...] = ("", "", "", "")
    names: tuple[str, ...] = ("", "", "", "")

    @property
    def you(self) -> int:
        """The seat of the only person, called "you"; -1 if there are none or several."""
        return self.people[0] if len(self.people) == 1 else -1

    def face(self, seat: int) -> str:
        """Return the face at a seat, as the name of its pictures."""
        if known := face_of(self.names[seat]):
            return known
        if seat == self.you or (seat == 0 and 0 in self.people):
            return "you"
        return guest_face(seat) if seat in self.people else self.who[seat] or FACES[seat]

    def called(self, seat: int) -> str:
        """Return the name of a player in a sentence, or the name of the seat."""
        return companion(self.who[seat]) or self.names[seat] or seat_name(seat)

    def plate(self, seat: int) -> str:
        """Return the text on the plate of a seat."""
        return translate("soi-table", "You") if seat == self.you else self.called(seat)

    def short(self, seat: int) -> str:
        """Return the text on the plate, cut to its width: a person's name may be long."""
        return end_cut(self.plate(seat), PLATE, fonts.small())

    def name(self, seat: int) -> str:
        """Return the full name of a player, with the seat."""
        place = seat_name(seat)
        if seat == self.you:
            return translate("soi-table", "{seat} (you)").format(seat=place)
        return f"{self.called(seat)}, {place}" if self.who[seat] or self.names[seat] else place


def company(seats: Sequence[JsonMapping]) -> Company:
    """Return the company from the entries of a match's seats.

    Without entries South is the only person.
    """
    if not seats:
        return Company()
    players = [each["player"] for each in seats]
    people = tuple(seat for seat, player in enumerate(players) if player == PERSON)
    names = tuple(each.get("called", "") for each in seats)
    return Company(people, tuple(map(who_is, players)), names)


def seat_name(seat: int) -> str:
    """Return the name of a seat."""
    return translate(CONTEXT, SEATS[seat])


def seat_letter(seat: int) -> str:
    """Return the letter of a seat, on its face and on the keyboard."""
    return translate("soi-table", "S E N W", "letters of South, East, North, West").split()[seat]


def letters(who: Company, seat: int) -> str:
    """Return the letters that select the player at a seat: of the seat, and of the name if unambiguous."""
    place, name = seat_letter(seat).casefold(), _key(who.called(seat))
    others = [seat_letter(other).casefold() for other in range(4)]
    others += [_key(who.called(each)) for each in range(4) if each != seat]
    return place if name in others or begins_card(name) else place + name


def _key(name: str) -> str:
    return latin_letters(name[0])[0].casefold()


def named(card: int | str) -> str:
    """Return the name of a card, such as "the 7 of Hearts", by its number or id."""
    return translate(CONTEXT, card_name(cards.NUMBER[card] if isinstance(card, str) else card))


def kinds_named(kind: int) -> str:
    """Return the plural name of a kind: "Aces"."""
    return translate(CONTEXT, kind_plural(kind))


def asks(who: Company, ask: LastAsk) -> str:
    """Return an ask in a sentence: "East asks you for the 5 of Clubs"."""
    if ask.asker == who.you:
        words = translate("soi-table", "You ask {asked} for {card}.")
    elif ask.asked == who.you:
        words = translate("soi-table", "{asker} asks you for {card}.")
    else:
        words = translate("soi-table", "{asker} asks {asked} for {card}.")
    return words.format(asker=who.called(ask.asker), asked=who.called(ask.asked), card=named(ask.card))


def follows(who: Company, ask: LastAsk) -> list[str]:
    """Return the outcome of an ask in short sentences, as far as its beat allows."""
    if ask.beat == ASKED:
        return []
    gives = translate("soi-table", "You give it."), translate("soi-table", "{seat} gives it.")
    lacks = translate("soi-table", "You don’t have it."), translate("soi-table", "{seat} doesn’t have it.")
    said = _about_player(who, ask.asked, *(gives if ask.hit else lacks))
    return [said] if ask.beat == ANSWERED else [said, *_after(who, ask)]


def _after(who: Company, ask: LastAsk) -> Iterator[str]:
    """Yield the consequences of an ask."""
    if ask.laid:
        yield lays_down(who, ask.asker, ask.card >> 2)
    if ask.out:
        out = translate("soi-table", "You are out."), translate("soi-table", "{seat} is out.")
        yield _about_player(who, ask.asked, *out)
    again = translate("soi-table", "You ask again."), translate("soi-table", "{seat} asks again.")
    after = translate("soi-table", "You ask next."), translate("soi-table", "{seat} asks next.")
    if ask.turn < 0:
        yield translate("soi-table", "The round is over.")
    else:
        yield _about_player(who, ask.turn, *(again if ask.turn == ask.asker else after))


def _about_player(who: Company, seat: int, you: str, other: str) -> str:
    """Return a sentence about a player, in the second person if it is about the only person."""
    return (you if seat == who.you else other).format(seat=who.called(seat))


def ask_with_outcome(who: Company, ask: LastAsk) -> str:
    """Return an ask with its outcome, in one line."""
    return " ".join((asks(who, ask), *follows(who, ask.at(DONE))))


def in_short(who: Company, ask: LastAsk) -> str:
    """Return an ask with its answer in short form: "Bora > Nils  7♣ yes"."""
    answer = translate("soi-memory", "yes") if ask.hit else translate("soi-memory", "no")
    card = kind_letters(ask.card >> 2) + "♠♣♥♦"[ask.card & 3]
    return f"{who.short(ask.asker)} > {who.short(ask.asked)}  {card} {answer}"


def lays_down(who: Company, seat: int, kind: int) -> str:
    """Return the sentence that a set was deposited."""
    you = translate("soi-table", "You lay down the four {kind}.")
    other = translate("soi-table", "{seat} lays down the four {kind}.")
    return (you if seat == who.you else other).format(seat=who.called(seat), kind=kinds_named(kind))


def begins(who: Company, number: int, seat: int, sets: Sequence[Sequence[int]]) -> str:
    """Return the line at the start of a round, with the sets that were dealt."""
    words = translate("soi-table", "Round {number}. {seat} begins.")
    if seat == who.you:
        words = translate("soi-table", "Round {number}. You begin.")
    laid = (lays_down(who, owner, kind) for owner, kinds in enumerate(sets) for kind in kinds)
    return " ".join((words.format(number=number, seat=who.called(seat)), *laid))


def turn_words(who: Company, seat: int) -> str:
    """Return the sentence that says whose turn it is."""
    if seat == who.you:
        return translate("soi-table", "Your turn: ask someone for a card.")
    if seat in who.people:
        text = translate("soi-table", "{seat}, your turn: ask someone for a card.")
        return text.format(seat=seat_name(seat))
    return translate("soi-table", "{seat} is asking.").format(seat=who.called(seat))


def standing(before: int, points: int, target: int, room: int, most: int = 0) -> str:
    """Return the points before a round, in it, and at which the match ends: the longest form with room.

    `most`: the most points that a player had before the round. There is room for two digits of points in the
    round, so that the plates of a table have one form and keep it.
    """
    forms = (
        translate("soi-table", "{before} + {points} of {target}"),
        translate("soi-table", "{before}+{points} of {target}"),
        translate("soi-table", "{before}+{points}/{target}"),
        translate("soi-table", "{before} + {points}", "points before the round and in it"),
    )
    widest = {"before": max(most, before), "points": max(88, points), "target": target}
    fits = (each for each in forms if plate_rect(QPoint(), each.format(**widest)).width() <= room)
    return next(fits, forms[-1]).format(before=before, points=points, target=target)


def held(count: int) -> str:
    """Return the number of a player's cards in words, "out" for none."""
    return card_count(count) if count else translate("soi-table", "out")


def set_named(kind: int) -> str:
    """Return the name of a deposited set: "set of Aces"."""
    return translate("soi-table", "set of {kind}").format(kind=kinds_named(kind))


def french_cards() -> bool:
    """True if the language of the screen marks courts with R, D and V."""
    return translate("soi-table", "A J Q K", "letters of Ace, Jack, Queen, King").split()[3] == "R"


# Typed cards


def typed(text: str) -> int | None:
    """Return the card that a player typed; None if there is none (soi A18).

    The letters are those of the screen's language; those of records are valid too if they have no other
    meaning.
    """
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


def suit_letters() -> str:
    """Return the letters of the suits as they are typed, with commas."""
    return ", ".join(translate("soi-table", "S C H D", "letters of Spades, Clubs, Hearts, Diamonds").split())


def begins_card(letter: str) -> bool:
    """True if a letter or digit may begin a typed card."""
    ranks = translate("soi-table", "A J Q K", "letters of Ace, Jack, Queen, King").split()
    return letter.isdigit() or letter.upper() in (*ranks, *"AJQK")


def objection(view: View, text: str) -> tuple[int, str]:
    """Return the card typed to be asked for, or -1, and the reason why it cannot be asked for, or ""."""
    card = typed(text)
    if card is None:
        return -1, translate(
            "soi-table", "There is no such card. Type the kind and the letter of the suit ({suits}): {cards}."
        ).format(suits=suit_letters(), cards=", ".join(map(written, EXAMPLES)))
    why = why_not(view, card)
    return (-1, why) if why else (card, "")


def why_not(view: View, card: int) -> str:
    """Return why no player can be asked for a card, addressed to the asker; "" if one can."""
    others = (seat for seat in range(4) if seat != view.seat and view.hand_sizes[seat])
    ask = Ask(next(others, view.seat), card)
    found = actions.obstacle(view.seat, view.hand, view.hand_sizes, ask)
    return "" if found is None else _to_you(found[0], "", card)


def why_nobody(who: Company, view: View, of: int) -> str:
    """Return why a player cannot be asked for any card; "" if there is no reason."""
    if of == view.seat or not view.hand_sizes[of]:
        return _to_you(actions.ONESELF if of == view.seat else actions.EMPTY, who.called(of), 0)
    return ""


def _to_you(template: str, of: str, card: int) -> str:
    """Return the reason against an ask, addressed to the asker."""
    sentences = {
        actions.ONESELF: translate("soi-table", "These are your own cards: ask one of the others."),
        actions.EMPTY: translate("soi-table", "{seat} has no cards left."),
        actions.OWN_CARD: translate("soi-table", "You hold {card} yourself."),
        actions.NONE_HELD: translate("soi-table", "You hold none of the {kind}, so you can’t ask for one."),
        actions.ROUND_OVER: translate("soi-table", "This round is over."),
    }
    return sentences[template].format(seat=of, card=named(card), kind=kinds_named(card >> 2))


def kind_letters(kind: int) -> str:
    """Return the letters of a kind in the language of the screen: "10", "J"."""
    return written(4 * kind)[:-1]


# Hints


def hint_words(who: Company, action: Ask, said: Mapping[str, object]) -> str:
    """Return the advice and the reason of a hint in the language of the screen."""
    advice = translate("soi-table", "Ask {seat} for {card}.")
    advice = advice.format(seat=who.called(action.of), card=named(action.card))
    return f"{advice} {capital(reason(who, said))}"


def reason(who: Company, said: Mapping[str, object]) -> str:
    """Return the reason for an ask in the language of the screen, with the names of the players."""

    def name(value: str) -> str:
        return who.called(SEATS.index(value)) if value in SEATS else translate(CONTEXT, value)

    return reason_words(said, name)
