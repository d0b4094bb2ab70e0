"""Practice questions of War of Coins: coins and kinds of cards, points, and payments of an end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from macclassic.engine.core.safe_text import capital
from macclassic.engine.progress.drill import Drill, DrillQuestion, near
from macclassic.table.game_words import name_and_detail, point_count
from macclassic.toolbox.grammar.sentences import translate

from ..cards import CONTEXT, IDS, KINDS, NUMBER, kind, names
from ..outcome.result import preview
from ..position import CALL
from ..score_figures import SETS, TRAYS, WORTH
from ..scoring import exchanges, merchants, mining, score, score_lines, tally_of
from ..view import View
from .texts.words import coin_named, doubling_lines, line_words, named, set_named, spoken, sum_words

COIN, KIND = "coin", "kind"
MIN_CARDS = 5
"""Least number of captured cards that are asked about."""


def ask(key: str) -> DrillQuestion:
    """Return the question about a card's coin or kind."""
    what, _, card = key.partition(" ")
    if what == COIN:
        text = translate("practice", "Which coin is this?")
        answers = [coin_named(number) for number in range(1, 13)]
        right = coin_named(int(card[:2]))
    else:
        text = translate("practice", "What is this card?")
        answers = [_kind(each) for each in KINDS]
        right = _kind(kind(card))
    others = [each for each in answers if each != right]
    return DrillQuestion(
        ((card,),), "cards/coins", named(card), text, right, others, tuple(_explanation(card))
    )


def _kind(name: str) -> str:
    return capital(translate(CONTEXT, KINDS[name]))


def _explanation(card: str) -> Iterator[str]:
    yield f"{capital(spoken(card))}."
    for name, places in SETS.items():
        if any(place >> NUMBER[card] & 1 for place in places):
            text = translate("practice", "It belongs to: {set}, {points}.")
            yield text.format(set=set_named(name), points=point_count(WORTH[name]))


def count(view: View) -> list[DrillQuestion]:
    """Return the questions about a seat's captures, and about an end if it may end the game."""
    cards = view.captured[view.seat]
    found = []
    right = score(cards)
    if cards.bit_count() >= MIN_CARDS and right:
        lines = [name_and_detail(line_words(line), str(line.points)) for line in score_lines(cards)]
        explanation = (*lines, translate("practice", "Together: {points}.").format(points=point_count(right)))
        text = translate("practice", "How many points are these captures?")
        found.append(_question(cards, text, right, near(right), explanation))
    if view.phase == CALL and view.turn == view.seat:
        found.append(_end(view))
    return found


def _end(view: View) -> DrillQuestion:
    """Return the question about the payment of ending the game."""
    found = preview(view)
    mine, theirs = (tally_of(view.captured[seat]) for seat in (view.seat, 1 - view.seat))
    text = translate(
        "practice",
        "You end the game with {points}; times you kept going: {keeps}; coins shown, or laid three at once: "
        "{coins}. Merchants: {merchants}. Exchanges: {exchanges} against {their_exchanges}. Mining: {mining} "
        "against {their_mining}. What are you paid?",
    ).format(
        points=point_count(found.points),
        keeps=found.keeps,
        coins=sum(each.coin >= 0 for each in found.now.doublings),
        merchants=merchants(mine),
        exchanges=exchanges(mine),
        their_exchanges=exchanges(theirs),
        mining=mining(mine),
        their_mining=mining(theirs),
    )
    right, base = found.now.amount, found.now.score + found.now.kept
    wrong = {base << doublings for doublings in range(5)} | {right + 1, right + 2, right + base} - {right}
    explanation = [
        translate("practice", "Score {points}, kept going +{kept}").format(
            points=found.now.score, kept=found.now.kept
        )
    ]
    explanation += [f"{words} {factor}" for words, factor in doubling_lines(found.now)]
    explanation.append(translate("practice", "Paid: {sum}.").format(sum=sum_words(found.now)))
    return _question(view.captured[view.seat], text, right, sorted(wrong - {right}), explanation)


def _question(
    cards: int, text: str, right: int, others: Iterable[int], explanation: Iterable[str]
) -> DrillQuestion:
    rows = [names(cards & kinds) for kinds in TRAYS.values()]
    seen = ", ".join(named(card) for row in rows for card in row)
    wrong = [*map(point_count, others)]
    return DrillQuestion(rows, "cards/coins", seen, text, point_count(right), wrong, tuple(explanation))


_COINS = [f"{COIN} {card}" for card in IDS if kind(card) != "joker"]
DRILL = Drill([*_COINS, *(f"{KIND} {card}" for card in IDS)], ask, count)
