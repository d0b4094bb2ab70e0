"""Great moments of War of Coins without an event, and remarks on those with one."""

from __future__ import annotations

from typing import Any

import pytest

from games.war_of_coins.actions import END, KEEP_GOING, Play
from games.war_of_coins.cards import NUMBER
from games.war_of_coins.position import CALL
from games.war_of_coins.score_figures import stake
from games.war_of_coins.screen.motion import great_moments
from games.war_of_coins.screen.table import PARTS
from games.war_of_coins.screen.texts.words import doubling_reason
from macclassic.quickdraw import sprites
from macclassic.table.company.remarks import Occasion, Remark
from macclassic.table.table_state import SeatDecided
from tests.games.war_of_coins.support.positions import MERCHANTS, RULES, SEVEN_POINTS, change, position
from tests.support.match.shown_moments import Shown, shown


def played(state: Any, action: Any) -> Shown:
    after, events = RULES.step(state, action)
    seat = RULES.actor(state)
    return shown(PARTS, RULES.view(state, 0), RULES.view(after, 0), [SeatDecided(seat, action), *events])


@pytest.mark.parametrize(
    ("had", "card", "taken", "caption"),
    [
        ("02-gateway 04-gateway", "08-gateway", "08-mining-1", "MARKET\nDOMINANCE"),
        ("01-chunk 06-nonce 04-hashes", "12-blocks", "12-merchant", "PROOF-\nOF-WORK"),
    ],
)
def test_a_completed_set_is_a_great_moment(
    qapp: object, had: str, card: str, taken: str, caption: str
) -> None:
    state = position(f"{card} 09-nonce", f"{taken} 03-chunk", "05-hashes 10-nonce", captured=(had, ""))
    found = played(state, Play(NUMBER[card]))
    assert found.captions == [caption]
    spoken = next(remark for remark in found.remarks if remark.occasion is Occasion.SET)
    assert spoken.seat == 0 and spoken.amount == 5


def test_the_end_of_a_game_is_a_great_moment_with_its_payment(qapp: object) -> None:
    """Seven Merchants double, the other's points do not count, and the winner's balance grows."""
    captured = (f"{SEVEN_POINTS} {MERCHANTS}", "01-exchange 03-exchange 11-exchange")
    captured = (" ".join(dict.fromkeys(captured[0].split())), captured[1])
    state = position("09-nonce", "03-chunk", "05-hashes", captured=captured, phase=CALL)
    assert played(state, END).captions == ["THE END", "NO\nMARKET ×2"]
    found = played(change(state, keeps=(0, 1)), END)
    assert found.captions == ["THE END", "NO\nMARKET ×2", "ABANDONED"]
    paid = RULES.step(state, END)[0].balance()[0]
    assert found.remarks == [Remark(Occasion.STOP, 0), Remark(Occasion.WIN, 0, amount=paid)]
    assert paid > 0


def test_every_doubling_of_a_payment_is_shown(qapp: object) -> None:
    """Doublings that had their great moment earlier are lines of text at the end."""
    captured = (SEVEN_POINTS, "")
    state = position("09-nonce", "03-chunk", "05-hashes", captured=captured, phase=CALL, keeps=(3, 0))
    found = played(state, END)
    doublings = stake(RULES.view(RULES.step(state, END)[0], 0), 0).payment.doublings
    assert "keep-going" in [each.name for each in doublings]
    for each in doublings:
        assert f"Doubled: {doubling_reason(each)}." in found.lines


def test_calls_of_keep_going_are_counted_in_a_great_moment(qapp: object) -> None:
    captured = (SEVEN_POINTS, "")
    state = position("09-nonce", "03-chunk", "05-hashes", captured=captured, phase=CALL, keeps=(2, 0))
    found = played(state, KEEP_GOING)
    assert found.captions == ["KEEP\nGOING 3"] and found.remarks == [Remark(Occasion.GO, 0, amount=3)]


def test_every_moment_has_its_picture() -> None:
    kinds = ("longest-chain", "key-match", "chain-of-block", "fixed-double-spending", "complete-transaction")
    greats = [great_moments.special(kind) for kind in (*kinds, "stack")]
    greats += [
        great_moments.jiggle_wiggle(),
        great_moments.perfect_hand(False),
        great_moments.joker(),
        great_moments.keep_going(1),
    ]
    greats += [great_moments.end(), great_moments.waste_hashrate()]
    names = [great.picture for great in greats] + ["no-market", "junk-coin", "no-hashrate", "abandoned"]
    assert all(sprites.exists("moments", name) for name in names)
