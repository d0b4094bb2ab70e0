"""Texts common to both games of flower cards: names, plays, points, hints, statistics."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from macclassic.engine.core.options import PERSON, JsonMapping
from macclassic.engine.core.safe_text import harmless
from macclassic.flower_cards.actions import Play, Take
from macclassic.flower_cards.table.picture_model import CardState
from macclassic.quickdraw import fonts
from macclassic.table.company.names import named
from macclassic.table.game_words import point_count, reason_words
from macclassic.table.table_state import SeatedPerson
from macclassic.toolbox.base.pictures import face_of, guest_face
from macclassic.toolbox.grammar.sentences import translate

from .card_choice import cards_of

if TYPE_CHECKING:
    from macclassic.engine.progress.statistics import Summary

    from .painting import SetRow


MAX_NAME_LENGTH = 12
"""Greatest length of a name, in letters."""
LEAST_STAKE = 0.1
"""Least advantage that a hint mentions, in dollars or points."""

# Names of the players


def called(entry: JsonMapping, otherwise: str) -> str:
    """Return the name of a player from the entry of a match's seat; records and tables show the same.

    `otherwise`: the name for entries with a single letter, as in old records without names.
    """
    name = harmless(named(entry), MAX_NAME_LENGTH)
    return otherwise or name if len(name) < 2 else name


def person_at(seats: Sequence[JsonMapping], seat: int) -> SeatedPerson | None:
    """Return the person at a seat of a match, from the entries of all seats; None for a computer.

    The only person is "you", at the first seat if the entries name none.
    """
    people = [at for at, entry in enumerate(seats) if entry["player"] == PERSON] or [0]
    if seat not in people:
        return None
    if len(people) == 1:
        return SeatedPerson(translate("table", "You"), "you", you=True)
    name = str(seats[seat].get("called", ""))
    return SeatedPerson(name or seat_name(seat), face_of(name) or (guest_face(seat) if seat else "you"))


def short_set(who: SeatedPerson, row: SetRow, title: str, points: int) -> str:
    """Return the balloon text of a set that can no longer be whole, with what its other cards can bring."""
    text = translate(
        "balloon",
        "{set}: no longer possible, since others have {lost} of its cards. {name} has {had} and would have "
        "{most} with all that are left, for {points}.",
    )
    if who.you:
        text = translate(
            "balloon",
            "{set}: no longer possible, since others have {lost} of its cards. You have {had} and would have "
            "{most} with all that are left, for {points}.",
        )
    lost = row.pips.count("lost")
    return text.format(
        set=title,
        lost=lost,
        name=who.name,
        had=row.pips.count("had"),
        most=len(row.pips) - lost,
        points=point_count(points),
    )


def seat_name(seat: int) -> str:
    """Return the name of a seat, for a person without a name."""
    return translate("table", "Player {number}").format(number=seat + 1)


def fitted_name(now: CardState, seat: int, room: int, bold: bool = False) -> str:
    """Return a player's name cut to a width in pixels; the number of a person without a name is kept."""
    name: str = now.company[seat].name
    if name == seat_name(seat) and fonts.small_width(name, bold) > room:
        name = translate("table", "Pl. {number}").format(number=seat + 1)
    return fonts.small_fitted(name, room, bold)


def names_of(now: CardState) -> tuple[str, ...]:
    """Return the names of the players, by seat."""
    return tuple(person.name for person in now.company)


# Actions and results


def play_words(action: Play | Take, ids: Sequence[str], named: Callable[[str], str]) -> str:
    """Return an action in words: the card that it plays, and which of two it takes."""
    card, *taken = map(named, cards_of(action, ids))
    if isinstance(action, Take):
        return translate("review", "taking {card}").format(card=card)
    return translate("review", "{card} on {taken}").format(card=card, taken=taken[0]) if taken else card


def begins_words(who: Sequence[SeatedPerson], first: int, game: int) -> str:
    """Return the sentence at the start of a game: its number, and the player who begins."""
    you = translate("table", "Game {number}. You begin.")
    return who[first].told(you, translate("table", "Game {number}. {name} begins."), number=game)


def wins_words(winner: SeatedPerson, points: int) -> str:
    """Return the sentence that names the winner of a game and the points."""
    you = translate("sheet", "You win this game with {points} points.")
    return winner.told(you, translate("sheet", "{name} wins this game with {points} points."), points=points)


def hint_words(said: Mapping[str, object], context: str, amount: Callable[[float], str]) -> str:
    """Return the reason of a hint from a think process.

    `context`: of the names of cards in the translation. `amount`: returns a stake in words.
    """
    text = reason_words(said, lambda value: translate(context, value))
    stake = said.get("stake")
    if isinstance(stake, float) and stake >= LEAST_STAKE:
        more = translate("hint", "The next best would bring about {amount} less.")
        text += " " + more.format(amount=amount(stake))
    return text


# Statistics


def statistics(summary: Summary, gain: tuple[str, str], matches: Sequence[str]) -> Sequence[tuple[str, str]]:
    """Return a person's statistics as pairs of label and value.

    `gain`: the pair of the amount won or lost. `matches`: labels of the matches finished and won.
    """
    return (
        (translate("statistics", "Games finished"), str(summary.rounds)),
        (translate("statistics", "Games won"), str(summary.won)),
        (translate("statistics", "Games without a winner"), str(summary.drawn)),
        (translate("statistics", "Best score"), str(summary.best)),
        gain,
        (translate("statistics", "Longest winning streak"), str(summary.longest)),
        *zip(matches, (str(summary.matches), str(summary.matches_won)), strict=True),
    )
