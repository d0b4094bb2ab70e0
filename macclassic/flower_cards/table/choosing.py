"""How a person plays, a hand card by a click or a key and of two cards on the table one, and the words for
it: who sits there, what is played, points, hints, items of menus.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication

from macclassic.engine.texts import harmless
from macclassic.flower_cards.acts import Action, Play, Take
from macclassic.toolbox import cloth
from macclassic.toolbox.cloth import pace_items
from macclassic.toolbox.gametable import GameTable
from macclassic.toolbox.menus import Item, item
from macclassic.toolbox.moment import Now
from macclassic.toolbox.words import named, reason_words

translate = QCoreApplication.translate

LONGEST = 12
"""Letters of a name that there is room for."""
LEAST_STAKE = 0.1
"""What a hint has to win for it to say so: dollars or points."""

# Who sits there


def called(entry: Mapping[str, Any], otherwise: str) -> str:
    """Return what somebody is called by a match's entry for the seat: the record and the table say the same.

    `otherwise` is for entries that say no more than a letter, as records did before anybody had a name.
    """
    name = harmless(named(entry), LONGEST)
    return otherwise or name if len(name) < 2 else name


def names_of(now: Now) -> tuple[str, ...]:
    """Return what those at the table are called, by seat."""
    return tuple(person.name for person in now.company)


# What is done


def cards_of(action: Action, ids: Sequence[str]) -> tuple[str, ...]:
    """Return the cards of an action in the order in which they are taken: the one that it plays or takes,
    and which of two that takes."""
    if not isinstance(action, Play | Take):
        return ()
    if isinstance(action, Take) or action.take < 0:
        return (ids[action.card],)
    return ids[action.card], ids[action.take]


def play_words(action: Play | Take, ids: Sequence[str], named: Callable[[str], str]) -> str:
    """Return what an action is called: the card that it plays, and which of two it takes."""
    card, *taken = map(named, cards_of(action, ids))
    if isinstance(action, Take):
        return translate("review", "taking {card}").format(card=card)
    return translate("review", "{card} on {taken}").format(card=card, taken=taken[0]) if taken else card


def points_words(points: int) -> str:
    return translate("table", "1 point") if points == 1 else translate("table", "{n} points").format(n=points)


def begins_words(names: Sequence[str], first: int, game: int) -> str:
    """Return which game is dealt, and who begins it."""
    you = translate("table", "Game {number}. You begin.")
    other = translate("table", "Game {number}. {name} begins.")
    return (other if first else you).format(name=names[first], number=game)


def wins_words(winner: int, points: int, names: Sequence[str]) -> str:
    """Return who wins a game with how many points."""
    you = translate("sheet", "You win this game with {points} points.")
    other = translate("sheet", "{name} wins this game with {points} points.")
    return (other if winner else you).format(name=names[winner], points=points)


def which_words() -> str:
    """Return the question which of two cards on the table a card takes, to those who listen."""
    return translate("table", "Which of the two? Click it, or press 1 or 2.")


def hint_words(said: Mapping[str, Any], context: str, amount: Callable[[float], str]) -> str:
    """Return the reason of a hint that a thinking process gave.

    `context`: of the names of cards in the translation; `amount` returns what is at stake in words.
    """
    text = reason_words(said, lambda value: translate(context, value))
    stake = said.get("stake")
    if isinstance(stake, float) and stake >= LEAST_STAKE:
        more = translate("hint", "The next best would bring about {amount} less.")
        text += " " + more.format(amount=amount(stake))
    return text


# How it is played


def key(index: int) -> str:
    """Return the key that stands for a card by its place: 1 to 9, then 0."""
    return str((index + 1) % 10)


def leads(now: Now, action: Action, ids: Sequence[str]) -> tuple[str, ...]:
    """Return the card that is taken next towards an action: the one that it plays, then one of two."""
    cards, taken = cards_of(action, ids), now.taken
    return cards[len(taken) : len(taken) + 1] if cards[: len(taken)] == taken else ()


def offered(now: Now, ids: Sequence[str]) -> tuple[str, ...]:
    """Return the cards on the table of which one is to be taken with the hand card that is taken; none while
    none is."""
    found = [cards_of(action, ids) for action in now.open] if now.taken else []
    return tuple(cards[1] for cards in found if len(cards) > 1)


def hinted(now: Now, cards: Sequence[str]) -> Sequence[str]:
    """Return the cards that a hint is about, if they lie there."""
    return cards if all(card in now.model.places for card in cards) else ()


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked of the person: a title, and lines that say more and name the keys."""

    title: str
    lines: tuple[str, ...] = ()


def asked(now: Now, playing: bool, named: Callable[[str], str]) -> Asked | None:
    """Return what is asked while a card is to be played, or one of two on the table to be taken."""
    model = now.model
    if model.choice and now.targets:
        text = translate("table", "{card} takes one: click it, or press 1 or 2, or arrows and Return.")
        card = named(model.lifted or model.turned or model.choice[0])
        return Asked(translate("table", "Which of two?"), (text.format(card=card),))
    if not playing:
        return None
    text = translate("table", "Play a card: click it, or 1–{n}")
    count = len(now.model.hand)
    if count == 1:
        text = translate("table", "Play your last card: click it, or {n}")
    return Asked(text.format(n=key(count - 1) if count < 10 else "9, 0"))


def taking(now: Now) -> tuple[str, ...]:
    """Return the cards on the table that the card of the hand would take that the mouse points at, or that
    the keys are at."""
    card = now.pointed or now.current
    if card is None or now.busy or card not in now.model.hand or now.model.choice:
        return ()
    return tuple(other for other in now.model.table if other[:2] == card[:2])


def marked(now: Now, playing: bool) -> frozenset[str]:
    """Return the cards of the hand that bear the mark of a match, while one of them is to be played."""
    return now.model.matching if playing and now.options.show_matches else frozenset()


def task(now: Now, spoken: Callable[[str], str]) -> str:
    """Return what is said when the person is to play or to choose; a call has its own dialog."""
    if now.taken:
        return which_words()
    if now.model.choice:
        two = translate("spoken", " or ").join(map(spoken, now.model.choice))
        return translate("spoken", "Which do you take: {cards}?").format(cards=two)
    # What a frame round a face shows to the eye.
    return translate("spoken", "Your turn.") if now.targets else ""


# What the menus ask


def dialogs(table: GameTable) -> dict[str, Callable[[], object]]:
    """Return the dialogs that can be opened at any time: that of the cloth."""
    return {"cloth": table.choose_cloth}


def statistics(summary: Any, gain: tuple[str, str], matches: Sequence[str]) -> Sequence[tuple[str, str]]:
    """Return a person's statistics: what each is of, and how much; `gain`: what was won or lost, `matches`:
    what is said of those that were finished and won."""
    return (
        (translate("statistics", "Games finished"), str(summary.rounds)),
        (translate("statistics", "Games won"), str(summary.won)),
        (translate("statistics", "Games without a winner"), str(summary.drawn)),
        (translate("statistics", "Best score"), str(summary.best)),
        gain,
        (translate("statistics", "Longest run of games won"), str(summary.longest)),
        *zip(matches, (str(summary.matches), str(summary.matches_won)), strict=True),
    )


def option_items(table: GameTable, marking: Callable[[], str]) -> Sequence[Item]:
    """Return the items of the Options menu; `marking`: the balloon of the one that marks cards."""
    options = table.options
    return [
        item(
            "Show Matches",
            lambda: table.change(show_matches=not table.options.show_matches),
            "To see which cards of your hand match the table, or not to, choose this item.",
            checked=options.show_matches,
        ),
        Item(
            translate("menu", "Marked Cards"),
            lambda: table.change(marked_cards=not table.options.marked_cards),
            checked=options.marked_cards,
            balloon=marking(),
        ),
        item(
            "Show Names",
            lambda: table.change(show_names=not table.options.show_names),
            "To have names on all cards, or not to, choose this item. Held down, Alt or F2 shows them too.",
            checked=options.show_names,
        ),
        cloth.item(table.choose_cloth),
        *pace_items(
            options.pace,
            lambda pace: table.change(pace=pace),
            translate("balloon", "To let cards move at this pace, choose this item. 5 is the fastest."),
        ),
    ]
