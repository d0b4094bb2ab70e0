"""Promises of the preview before a call: the least payment after *Keep going*, and what can be lost."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from games.war_of_coins.actions import END, KEEP_GOING, Play, Take
from games.war_of_coins.outcome.result import ScorePreview, preview
from games.war_of_coins.position import CALL, Position
from games.war_of_coins.scoring import JUNK_COIN, NO_HASHRATE
from games.war_of_coins.view import View
from macclassic.engine.core.chance import deal_stream
from tests.games.war_of_coins.support.positions import RULES, SEVEN_POINTS, act, position


def kept_going(seed: int) -> Iterator[tuple[ScorePreview, View, Position]]:
    """Play a random endless game; yield each preview, its view, and the position at its next call.

    Players prefer plays that capture, so that most games reach a call.
    """
    rng = random.Random(seed)
    state: Position = RULES.start(deal_stream(seed, 0))
    open_: dict[int, tuple[ScorePreview, View]] = {}
    while RULES.actor(state) >= 0:
        legal = RULES.legal(state)
        if state.phase == CALL:
            if state.turn in open_:
                yield *open_.pop(state.turn), state
            view = RULES.view(state, state.turn)
            open_[state.turn] = preview(view), view
            state, _ = RULES.step(state, KEEP_GOING)
            continue
        takes = [
            each for each in legal if isinstance(each, Play | Take) and state.layout >> (each.card & ~3) & 15
        ]
        state, _ = RULES.step(state, rng.choice(takes or legal))


def test_the_promised_payment_is_the_least_after_scoring_again() -> None:
    lost, calls = Counter[str](), 0
    for seed in range(1500):
        for found, view, again in kept_going(seed):
            calls += 1
            assert not found.stuck and not found.last
            ended, _ = RULES.step(again, END)
            paid = RULES.result(ended).payment
            assert paid is not None and paid.amount >= found.floor.amount
            assert not set(found.floor.doublings) - set(paid.doublings)
            kept = set(found.fickle) <= set(paid.doublings)
            assert not kept or paid.amount >= found.more.amount
            lost.update(each.name for each in set(found.fickle) - set(paid.doublings))
            assert view.seat == again.turn
    assert calls > 200 and lost[JUNK_COIN] and lost[NO_HASHRATE]


def test_without_a_card_left_the_preview_promises_nothing() -> None:
    state = position("07-hashes", "07-merchant", "10-nonce 11-double", captured=(SEVEN_POINTS, ""))
    asked, _ = act(state, "play", card="07-hashes")
    found = preview(RULES.view(asked, 0))
    assert found.stuck and not found.last
    owing = position(
        "07-hashes", "07-merchant", "10-nonce 11-double", captured=(SEVEN_POINTS, ""), owed=(1, 0)
    )
    asked, _ = act(owing, "play", card="07-hashes")
    assert not preview(RULES.view(asked, 0)).stuck


def test_five_exchanges_cannot_be_lost() -> None:
    five = "01-exchange 03-exchange 08-exchange 11-exchange 12-exchange"
    for captured, fickle in ((five, False), (five.removesuffix(" 12-exchange") + " " + SEVEN_POINTS, True)):
        state = position("07-hashes 09-nonce", "10-merchant", "10-nonce", captured=(captured, ""), phase=CALL)
        found = preview(RULES.view(state, 0))
        names_of = [each.name for each in found.fickle]
        assert (JUNK_COIN in names_of) is fickle
        assert (JUNK_COIN in [each.name for each in found.floor.doublings]) is not fickle
