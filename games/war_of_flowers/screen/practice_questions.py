"""Practice questions of War of Flowers: months and kinds of cards, scores, and payments of a STOP."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from macclassic.engine.core.safe_text import capital
from macclassic.engine.progress.drill import Drill, DrillQuestion, near
from macclassic.table.game_words import name_and_detail, point_count
from macclassic.toolbox.grammar.sentences import translate

from ..cards import CONTEXT, IDS, NUMBER, kind, kind_name, month_name, names, plant_name
from ..outcome.result import preview
from ..position import CALL
from ..scoring import animals, plains, score, score_lines, tally_of
from ..sets import SETS, by_kind
from ..view import View
from .texts.words import base_words, dollars, due_words, line_words, named, people, set_title, spoken

MONTH, KIND = "month", "kind"
MIN_CARDS = 5
"""Least number of cards in a collection that is asked about."""


def ask(key: str) -> DrillQuestion:
    """Return the question about a card's month or kind."""
    what, _, card = key.partition(" ")
    if what == MONTH:
        text = translate("practice", "Which month is this?")
        answers = [_month(number) for number in range(1, 13)]
        right = _month(int(card[:2]))
    else:
        text = translate("practice", "What is this card?")
        right = _kind(card)
        # The wider kind is no wrong answer: a blue ribbon is also a ribbon.
        wider = capital(translate(CONTEXT, kind(card)))
        answers = [each for each in dict.fromkeys(_kind(each) for each in IDS) if each != wider]
    others = [each for each in answers if each != right]
    return DrillQuestion(((card,),), "cards", named(card), text, right, others, tuple(_explanation(card)))


def _month(number: int) -> str:
    return f"{translate(CONTEXT, month_name(number))}, {translate(CONTEXT, plant_name(number)).lower()}"


def _kind(card: str) -> str:
    return capital(translate(CONTEXT, kind_name(card)))


def _explanation(card: str) -> Iterator[str]:
    yield f"{capital(spoken(card))}."
    sets = [(name, worth) for name, (wanted, worth) in SETS.items() if wanted >> NUMBER[card] & 1]
    if not sets and kind(card) in ("animal", "ribbon"):
        yield translate("practice", "It belongs to no set.")
    for name, worth in sets:
        text = translate("practice", "It belongs to: {set}, {points}.")
        yield text.format(set=set_title(name), points=point_count(worth))


def count(view: View) -> list[DrillQuestion]:
    """Return the questions about a seat's collection, and about a STOP if it may call one."""
    cards = view.collections[view.seat]
    found = []
    if cards.bit_count() >= MIN_CARDS and score(cards, view.cup_plain):
        found.append(_score(cards, view.cup_plain))
    if view.phase == CALL and view.turn == view.seat:
        found += _stop(view)
    return found


def _score(cards: int, cup_plain: bool) -> DrillQuestion:
    right = score(cards, cup_plain)
    lines = [name_and_detail(line_words(line), str(line.points)) for line in score_lines(cards, cup_plain)]
    explanation = (*lines, translate("practice", "Together: {points}.").format(points=point_count(right)))
    text = translate("practice", "What does this collection score?")
    others = [point_count(each) for each in near(right)]
    return _question(cards, cup_plain, text, point_count(right), others, explanation)


def _stop(view: View) -> list[DrillQuestion]:
    """Return the question about the payments of a STOP, if one sentence can describe the situation."""
    found, who = preview(view), [person.name for person in people()]
    if any(due.nothing_collected for due in found.dues) or any(
        each.amount < each.due for each in found.payments
    ):
        return []
    tallies = [tally_of(each, view.cup_plain) for each in view.collections]
    mine, *losers = (tallies[(view.seat + step) % 3] for step in range(3))
    text = translate(
        "practice",
        "You call STOP with {points}; times you said GO: {gos}. You have {animals} animals and {plains} "
        "plains, {one} has {first} plains, {two} has {second}. What are you paid in all?",
    ).format(
        points=point_count(found.points),
        gos=found.gos,
        animals=animals(mine),
        plains=plains(mine),
        one=who[1],
        first=plains(losers[0]),
        two=who[2],
        second=plains(losers[1]),
    )
    right = sum(due.due for due in found.dues)
    base = found.dues[0].base
    wrong = {base, *(base * times for times in range(2, 9)), right + 1, right + base + 2} - {right}
    by_seat = tuple(who[(seat - view.seat) % 3] for seat in range(3))
    explanation = [
        base_words(found.points, found.gos, found.base),
        *(due_words(due, by_seat) for due in found.dues),
    ]
    explanation.append(translate("practice", "Together: {points}.").format(points=dollars(right)))
    cards, others = view.collections[view.seat], [*map(dollars, sorted(wrong))]
    return [_question(cards, view.cup_plain, text, dollars(right), others, explanation)]


def _question(
    cards: int, cup_plain: bool, text: str, right: str, others: list[str], explanation: Iterable[str]
) -> DrillQuestion:
    rows = [*by_kind(names(cards), cup_plain).values()]
    seen = ", ".join(named(card) for row in rows for card in row)
    return DrillQuestion(rows, "cards", seen, text, right, others, tuple(explanation))


DRILL = Drill([f"{what} {card}" for card in IDS for what in (MONTH, KIND)], ask, count)
