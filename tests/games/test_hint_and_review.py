"""The review of a decision finds no move better than the hint, in every game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.flower_power.players import move_judge as gardens
from games.sorry.players import move_judge as boards
from games.war_of_coins.players import search as coins
from games.war_of_flowers.players import search as flowers
from macclassic.engine.core.registry import games
from macclassic.engine.match.review import Review, decisions
from macclassic.engine.match.simulate import simulate, verify
from macclassic.engine.players.think_server import answer

GAMES = sorted(key for key, spec in games().items() if spec.judge is not None)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use so few playouts that two judgements on different worlds would often differ."""
    for module in (gardens, boards, coins, flowers):
        monkeypatch.setattr(module, "PLAYOUTS", 100)


def answered(request: dict[str, Any]) -> dict[str, Any]:
    """Return the answer of the think process to a request."""
    return answer(json.dumps({"id": 1, **request}))


@pytest.mark.parametrize("game", GAMES)
def test_the_review_finds_no_move_better_than_the_hint(game: str) -> None:
    spec = games()[game]
    players = [spec.players.stand_in] * len(spec.seats(spec.options()))
    match = verify(simulate(spec, 3, 1, {}, players))
    review, found = Review(match, (0,)), decisions(match, (0,))
    assert found
    for decision in found[:: 1 + len(found) // 12]:
        asked = review.question(decision)
        judged = answered(asked)["estimates"]
        hint = answered({**asked, "judge": "", "explain": True})["action"]
        assert judged[asked["legal"].index(hint)]["behind"] == 0, decision.number
