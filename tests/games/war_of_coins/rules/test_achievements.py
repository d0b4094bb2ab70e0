"""Achievements of War of Coins: for each one example that earns it and one that just misses."""

from __future__ import annotations

from typing import Any

from games.war_of_coins import GAME
from games.war_of_coins.position import Position
from tests.games.war_of_coins.support.positions import RULES, SEVEN_POINTS, THREE, position
from tests.support.match.achievement_rounds import account, earned

RIBBONS = "01-chunk 06-nonce 05-hashes"


def brings(start: Position, *decided: dict[str, Any], seat: int = 0) -> set[str]:
    return earned(GAME, account(RULES, start, map(RULES.action_from_json, decided), seat))


def ending(captured: str, **changed: Any) -> Position:
    """Return a position in which a Merchant ends the game."""
    return position(
        "09-merchant 01-mining-1",
        "09-mining-1",
        "11-mining-1",
        captured=(f"{SEVEN_POINTS} {captured}", ""),
        **changed,
    )


PLAYS = ({"type": "play", "card": "09-merchant"}, {"type": "end"})


def test_a_proof_of_work_needs_all_four_kinds() -> None:
    found = brings(ending(f"{RIBBONS} 12-blocks"), *PLAYS)
    assert "proof-of-work" in found
    assert "proof-of-work" not in brings(ending(RIBBONS), *PLAYS)
    assert "proof-of-work" not in brings(ending(f"{RIBBONS} 12-blocks"), *PLAYS, seat=1)


def test_a_complete_transaction_earns() -> None:
    start = position(THREE, "03-mining-2 07-merchant", "11-mining-1")
    assert "complete-transaction" in brings(start, {"type": "transact", "coin": "03"})
    assert "complete-transaction" not in brings(start, {"type": "show", "coin": "03"})
    assert "complete-transaction" not in brings(start, {"type": "transact", "coin": "03"}, seat=1)


def test_a_fourth_card_from_the_stock_earns_a_key_match() -> None:
    play = {"type": "play", "card": "03-chunk", "take": "03-mining-1"}
    two = "03-mining-1 03-exchange 07-merchant"
    assert "key-match" in brings(position("03-chunk 10-merchant", two, "03-mining-2"), play)
    assert "key-match" not in brings(position("03-chunk 10-merchant", two, "11-mining-1"), play)


def test_a_payment_of_eighty_eight_points_earns() -> None:
    amounts = []
    for more in ("01-chunk 02-chunk 03-chunk", "10-merchant 12-merchant"):
        start = ending(more, shown=(3, 0))
        round_account = account(RULES, start, map(RULES.action_from_json, PLAYS))
        amounts.append(round_account.result.payment.amount)
        assert ("eighty-eight" in earned(GAME, round_account)) is (amounts[-1] >= 88)
        assert "eighty-eight" not in brings(ending(more, shown=(3, 0)), *PLAYS, seat=1), "paid, not won"
    assert amounts == [88, 80]
