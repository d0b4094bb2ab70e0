"""Faults planted in games: a conformance check finds each one and says in a sentence what is wrong."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from typing import Any

import pytest

from games.flower_power.rules import FlowerRules
from games.soi import events as soi_events
from games.soi.rules import SoiRules
from games.sorry import events as sorry_events
from games.sorry.position import Position as SorryPosition
from games.sorry.rules import SorryRules
from games.war_of_coins.rules import CoinRules
from games.war_of_flowers.rules import WarRules
from macclassic.engine.core.contract import EVERYBODY
from macclassic.engine.core.game_spec import GameSpec
from macclassic.engine.core.registry import games
from macclassic.engine.match import conformance
from tests.support.match import trick_game as tricks

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch, Any], object]
"""Plants a fault; the second argument is the module of High Card's rules, the template for games."""


def _around(patch: Patch, kind: Any, name: str, change: Callable[..., Any]) -> None:
    """Replace a method by a function that gets the true result first, and then the arguments."""
    true = getattr(kind, name)
    patch.setattr(kind, name, lambda *given: change(true(*given), *given))


def _tally(**changed: Callable[[Any, int, Any], object]) -> Plant:
    """Return a plant that changes fields of a tally, by functions of the result, the seat and the tally."""

    def plant(patch: Patch, rules: Any) -> None:
        def tally(found: Any, result: Any, seat: int) -> Any:
            return replace(found, **{name: value(result, seat, found) for name, value in changed.items()})

        _around(patch, rules.Result, "tally", tally)

    return plant


def _shows_the_other_hand(patch: Patch, rules: Any) -> None:
    def view(found: Any, self: Any, position: Any, seat: int) -> Any:
        return replace(found, others=position.hands[1 - found.seat])

    _around(patch, rules.HighCardRules, "view", view)


def _shows_the_next_card(patch: Patch, rules: Any) -> None:
    def view(found: Any, self: Any, position: Any, seat: int) -> Any:
        return replace(found, turned=position.stack[min(position.turned_count, len(position.stack) - 1)])

    _around(patch, WarRules, "view", view)


def _shows_all_rows(patch: Patch, rules: Any) -> None:
    true = SoiRules.view
    patch.setattr(SoiRules, "view", lambda self, position, seat: replace(
        true(self, position, EVERYBODY if seat != 2 else 2), seat=max(seat, 0)))  # fmt: skip


def _counts_out_the_stock(patch: Patch, rules: Any) -> None:
    def view(found: Any, self: Any, position: Any, seat: int) -> Any:
        rest = position.stock[position.turned_count :]
        return replace(found, unseen=found.unseen & ~(1 << rest[-1])) if rest else found

    _around(patch, CoinRules, "view", view)


def _shows_the_top_of_the_pile(patch: Patch, rules: Any) -> None:
    def view(found: Any, self: Any, position: Any, seat: int) -> Any:
        top = position.pile[position.drawn : position.drawn + 1]
        return replace(found, card=top[0]) if found.card < 0 and top else found

    _around(patch, SorryRules, "view", view)


def _hides_nothing(kind: Any) -> Plant:
    return lambda patch, rules: patch.setattr(kind, "redact", lambda self, happened, actor, seat: happened)


def _tells_the_highest_card(patch: Patch, rules: Any) -> None:
    def play(found: Any, position: Any, action: Any) -> None:
        if position.log is not None and any(position.hands):
            position.log.append(tricks.Laid(0, max(itertools.chain(*position.hands))))

    _around(patch, tricks.Position, "play", play)


def _hides_only(kind: Any) -> Plant:
    def plant(patch: Patch, rules: Any) -> None:
        def redact(found: Any, self: Any, happened: Any, actor: int, seat: int) -> Any:
            return found if isinstance(happened, kind) else happened

        _around(patch, tricks.TrickRules, "redact", redact)

    return plant


def _shows_a_short_hand(patch: Patch, rules: Any) -> None:
    def view(found: Any, self: Any, position: Any, seat: int) -> Any:
        others = [hand for other, hand in enumerate(position.hands) if other != found.seat]
        return replace(found, others=tuple(others)) if len(others[0]) < 4 else found

    _around(patch, tricks.TrickRules, "view", view)


def _lists_by_the_other_hand(patch: Patch, rules: Any) -> None:
    def legal(found: list[Any], position: Any) -> list[Any]:
        best = max(position.hands[position.turn - 1], default=0)
        return sorted(found, key=lambda each: (each.card < best, each.card))

    _around(patch, tricks.Position, "legal", legal)


def _shares(kind: str, name: str) -> Plant:
    def plant(patch: Patch, rules: Any) -> None:
        def copy(found: Any, position: Any) -> Any:
            setattr(found, name, getattr(position, name))
            return found

        _around(patch, rules.Position if kind == "high-card" else SorryPosition, "copy", copy)

    return plant


def _forgets_the_card_laid(patch: Patch, rules: Any) -> None:
    _around(patch, rules.Position, "copy", lambda found, position: replace(found, laid=0))


def _holds_a_list_of_the_position(patch: Patch, rules: Any) -> None:
    def view(found: Any, self: Any, position: Any, seat: int) -> Any:
        return replace(found, points=position.points)

    _around(patch, rules.HighCardRules, "view", view)


def _sorts_the_hand_when_asked(patch: Patch, rules: Any) -> None:
    def legal(found: list[Any], position: Any) -> list[Any]:
        position.hands[position.turn] = position.hands[position.turn][::-1]
        return found

    _around(patch, rules.Position, "legal", legal)


def _lists_the_other_hand(patch: Patch, rules: Any) -> None:
    def legal(found: list[Any], position: Any) -> list[Any]:
        return [*found, *map(rules.Lay, position.hands[1 - position.turn])]

    true = rules.Position.legal
    patch.setattr(
        rules.Position,
        "why_not",
        lambda position, action: None if action in true(position) else "That card is not in the hand.",
    )
    _around(patch, rules.Position, "legal", legal)


def _permits(what: Callable[[Any, Any], bool]) -> Plant:
    def plant(patch: Patch, rules: Any) -> None:
        def why_not(found: str | None, position: Any, action: Any) -> str | None:
            return None if what(position, action) else found

        _around(patch, rules.Position, "why_not", why_not)

    return plant


def _reveals(kind: Any) -> Plant:
    return lambda patch, rules: patch.setattr(kind or rules.Laid, "reveals", False)


def _hides_a_give(patch: Patch, rules: Any) -> None:
    for kind in (soi_events.Give, soi_events.Refuse):
        patch.setattr(kind, "reveals", False)


PLANTED: dict[str, tuple[str, str, Plant, str]] = {
    "a view shows the other hand": ("high-card", "hidden", _shows_the_other_hand, "the view of seat 0 shows"),
    "a view shows short hands": ("tricks", "hidden", _shows_a_short_hand, "differs in “others”"),
    "a view shows the next card": ("war-of-flowers", "hidden", _shows_the_next_card, "differs in “turned”"),
    "a view shows all rows": ("soi", "hidden", _shows_all_rows, "differs in “opened”"),
    "a view counts out the stock": ("war-of-coins", "hidden", _counts_out_the_stock, "differs in “unseen”"),
    "a view shows the top of the pile": ("sorry", "hidden", _shows_the_top_of_the_pile, "differs in “card”"),
    "an event tells a new flower": (
        "flower-power",
        "hidden",
        _hides_nothing(FlowerRules),
        "an event tells seat",
    ),
    "an event tells a drawn card": ("tricks", "hidden", _hides_only(tricks.Exchange), "an event tells seat"),
    "an action tells a hidden card": ("tricks", "hidden", _hides_only(tricks.Drawn), "an action tells seat"),
    "an event tells the order of the pile": (
        "sorry",
        "hidden",
        _hides_nothing(SorryRules),
        "cards that are still hidden",
    ),
    "an event tells the highest card": ("tricks", "hidden", _tells_the_highest_card, "an event tells seat"),
    "legal depends on hidden cards": ("tricks", "hidden", _lists_by_the_other_hand, "legal() tells seat"),
    "a copy shares the hands": (
        "high-card",
        "positions",
        _shares("high-card", "hands"),
        "copy() shares something",
    ),
    "a copy shares the points": ("high-card", "positions", _shares("high-card", "points"), "is in “points”"),
    "a copy shares the board": ("sorry", "positions", _shares("sorry", "places"), "copy() shares something"),
    "a copy forgets the card laid": (
        "high-card",
        "positions",
        _forgets_the_card_laid,
        "copy() returns another position",
    ),
    "a copy is the position": (
        "high-card",
        "positions",
        lambda patch, rules: patch.setattr(rules.Position, "copy", lambda position: position),
        "copy() returns the position itself",
    ),
    "a view holds a list": ("high-card", "positions", _holds_a_list_of_the_position, "tuples of"),
    "a question changes the position": ("high-card", "positions", _sorts_the_hand_when_asked, "asked twice"),
    "legal lists the other hand": ("high-card", "actions", _lists_the_other_hand, "but why_not() forbids it"),
    "why_not forbids nothing": (
        "high-card",
        "actions",
        _permits(lambda position, action: True),
        "why_not() permits",
    ),
    "why_not permits the other hand": (
        "high-card",
        "actions",
        _permits(lambda position, action: action.card in position.hands[1 - position.turn]),
        "which legal() does not list",
    ),
    "why_not forbids no move": (
        "sorry",
        "actions",
        lambda patch, rules: patch.setattr(SorryPosition, "why_not", lambda position, action: None),
        "why_not() permits",
    ),
    "a card laid reveals nothing": ("high-card", "hidden", _reveals(None), "`reveals` is False"),
    "a card drawn reveals nothing": ("tricks", "hidden", _reveals(tricks.Drawn), "`reveals` is False"),
    "a card turned reveals nothing": ("sorry", "hidden", _reveals(sorry_events.Card), "`reveals` is False"),
    "an answer reveals nothing": ("soi", "hidden", _hides_a_give, "`reveals` is False"),
    "the loser has won": (
        "high-card",
        "results",
        _tally(won=lambda _, seat, found: not found.won),
        "won with the change",
    ),
    "both have won": ("high-card", "results", _tally(won=lambda *_: True), "all sides have won"),
    "no seat has won": ("high-card", "results", _tally(won=lambda *_: False), "must be None if no seat won"),
    "a loss is a gain": (
        "high-card",
        "results",
        _tally(change=lambda _, seat, found: -found.change),
        "is a gain",
    ),
    "nothing is gained": ("high-card", "results", _tally(change=lambda *_: 0), "no tally has a `change`"),
    "no round has points": ("high-card", "results", _tally(points=lambda *_: 0), "no tally has `points`"),
    "the places are the other way round": (
        "high-card",
        "results",
        _tally(place=lambda _, seat, found: 3 - found.place if found.place else 0),
        "but the sums of `change` are",
    ),
    "both are first": (
        "high-card",
        "results",
        _tally(place=lambda _, seat, found: min(found.place, 1)),
        "but the sums of `change` are",
    ),
    "the places count from 0": (
        "high-card",
        "results",
        _tally(place=lambda _, seat, found: max(found.place - 1, 0)),
        "they count from 1",
    ),
    "a place in a match that goes on": (
        "high-card",
        "results",
        _tally(place=lambda *_: 1),
        "but the match goes on",
    ),
}
"""Faults by name: the game, the check that finds it, the plant, and words of the sentence that says so."""


@pytest.mark.parametrize("name", PLANTED)
def test_each_planted_fault_is_found(name: str, template: GameSpec, monkeypatch: Patch) -> None:
    game, check, plant, words = PLANTED[name]
    spec = {"high-card": template, "tricks": tricks.GAME}.get(game) or games()[game]
    plant(monkeypatch, import_module(template.rules(template.options()).__module__))
    with pytest.raises(AssertionError) as found:
        conformance.checks()[check](spec)
    said = str(found.value)
    assert words in said, said
    assert len(said) < 700 and said.isprintable(), said


@pytest.mark.parametrize("check", conformance.checks().values(), ids=conformance.checks())
def test_a_game_whose_views_forget_and_whose_exchanges_are_hidden_passes(
    check: conformance.Check,
) -> None:
    check(tricks.GAME)
