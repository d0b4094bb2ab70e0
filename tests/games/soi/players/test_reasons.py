"""Tests that each reason of a hint is true of the position, and that hint and review agree."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from games.soi.actions import Ask
from games.soi.card_names import SEATS, ago, card_name, kind_plural
from games.soi.cards import KIND_CARDS, NUMBER, numbers
from games.soi.events import Asked
from games.soi.options import SoiOptions
from games.soi.players import make, reasons, thinking
from games.soi.players.move_judge import MIN_LOSS, AskJudge
from games.soi.players.worlds import Worlds
from games.soi.position import Position
from games.soi.rules import SoiRules
from macclassic.engine.core.chance import Stream, deal_stream, player_stream
from macclassic.engine.players.base import Reason
from tests.games.soi.support.positions import PLAIN
from tests.support.match.pure_rules import Pure

SEATED = ("impossible", "middle@clerk", "easiest", "middle@student"), ("random",) * 4, ("impossible",) * 4
HOUSE = Pure(SoiRules(SoiOptions(even=True, around=True)))


@cache
def positions() -> list[tuple[Pure, Position]]:
    """Return positions of rounds between players of all kinds."""
    found = []
    for number, names in enumerate(SEATED * 2):
        rules = (PLAIN, HOUSE)[number % 2]
        state, ply = rules.start(deal_stream(40 + number, 0)), 0
        while rules.actor(state) >= 0 and ply < 150:
            found.append((rules, state))
            view, stream = rules.view(state, state.turn), player_stream(number, state.turn, ply)
            asked = make(names[state.turn]).choose(view, rules.legal(state), stream)
            state, _ = rules.step(state, asked)
            ply += 1
    return found


def check(state: Position, ask: Ask, said: Reason, odds: dict[int, float]) -> None:
    """Assert that a reason is true of a position, by its fields and the log alone."""
    log, fields = list(state.asked), said.fields
    seat, template = ask.of, said.template
    assert fields["seat"] == SEATS[seat] and fields["card"] == card_name(ask.card)
    holds = bool(state.hands[seat] >> ask.card & 1)
    kind = KIND_CARDS[ask.card >> 2]
    if template in (reasons.TOOK, reasons.TOOK_YOURS):
        last = max(place for place, each in enumerate(log) if each.hit and each.card == ask.card)
        assert log[last].asker == seat and holds and fields["ago"] == ago(len(log) - last)
        giver = log[last].asked
        assert (giver == state.turn) == (template == reasons.TOOK_YOURS)
        assert fields.get("giver", SEATS[giver]) == SEATS[giver]
        return
    if template.startswith("Only") or template == reasons.HAS_ONE:
        assert holds
    for name in ("first", "second"):
        if name in fields:
            other = SEATS.index(str(fields[name]))
            assert other not in (seat, state.turn)
            if template == reasons.ONE_OUT and name == "second":
                assert not state.hands[other]
            else:
                vain = [each for each in log if each.card == ask.card and not each.hit]
                assert any(other in (each.asker, each.asked) for each in vain)
    if template == reasons.BOTH_OUT:
        assert sum(map(bool, state.hands)) == 2
    if template in (reasons.HAS_ONE, reasons.HOLDS):
        check_claim(log, seat, ask.card, fields)
    if template == reasons.HAS_ONE:
        rest = set(numbers(kind)) - {ask.card, card_number(str(fields["other"]))}
        assert not any(Worlds(PLAIN.view(state, state.turn)).chance(card, seat) for card in rest - own(state))
    rivals = [chance for other, chance in odds.items() if other != seat]
    if template == reasons.LIKELY:
        assert all(chance < odds[seat] for chance in rivals)
    if template == reasons.AS_LIKELY:
        assert max(rivals) == pytest.approx(odds[seat])
    if template == reasons.RISK:
        assert odds[SEATS.index(str(fields["rival"]))] == max(rivals) > odds[seat]
    if template == reasons.STALL:
        assert not holds and not odds[seat]
    if "percent" in fields:
        assert 0 < odds[seat] < 1 and abs(int(fields["percent"]) - 100 * odds[seat]) <= 1


def check_claim(log: list[Asked], seat: int, card: int, fields: dict[str, Any]) -> None:
    """Assert that an ask showed a card that may still be the one in question."""
    places = [place for place, each in enumerate(log) if each.asker == seat]
    place = max(
        place
        for place in places
        if (ago(len(log) - place), card_name(log[place].card)) == (fields["ago"], fields["other"])
    )
    assert log[place].card >> 2 == card >> 2 and log[place].card != card
    assert fields["kind"] == kind_plural(card >> 2)
    where = {each.card: each.asker for each in log[:place] if each.hit and each.card >> 2 == card >> 2}
    assert seat not in where.values()
    given = [each for each in log[place:] if each.hit and each.asked == seat]
    assert not any(each.card >> 2 == card >> 2 for each in given)


def own(state: Position) -> set[int]:
    return set(numbers(state.hands[state.turn]))


def card_number(name: str) -> int:
    return next(number for number in NUMBER.values() if card_name(number) == name)


def test_every_reason_is_true_of_its_position() -> None:
    seen: Counter[str] = Counter()
    for rules, state in positions()[::3]:
        view = rules.view(state, state.turn)
        for ask in rules.legal(state):
            odds = thinking.odds(view, ask.card)
            said = reasons.why(view, ask, odds)
            seen[said.template] += 1
            check(state, ask, said, odds)
    unseen = {*reasons.TEMPLATES} - {reasons.LOTS} - seen.keys()
    assert not unseen


def test_the_review_never_calls_a_hint_worse() -> None:
    adviser, judge = make("impossible"), AskJudge()
    checked = 0
    for rules, state in positions():
        view, legal = rules.view(state, state.turn), rules.legal(state)
        stream = Stream(checked, "hint")
        ask, why = adviser.explain(view, legal, stream)
        found = judge.judge(view, legal, stream)[legal.index(ask)]
        assert found.behind < MIN_LOSS
        if "percent" in why.fields:
            assert abs(int(why.fields["percent"]) - found.mean) <= 1
        checked += 1
    assert checked > 400
