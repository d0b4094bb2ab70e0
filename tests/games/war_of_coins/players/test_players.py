"""Computer players of War of Coins: legal, honest, better level by level, and with reasons."""

from __future__ import annotations

import pytest

from games.war_of_coins import GAME
from games.war_of_coins.cards import IDS, card_name, coin_name, pack, sources
from games.war_of_coins.players import make
from games.war_of_coins.position import CALL
from macclassic.engine.core.chance import deal_stream, player_stream
from macclassic.engine.core.game_spec import BadOption
from macclassic.engine.match.simulate import simulate, verify
from tests.games.war_of_coins.support.positions import (
    FOUR_DEALT,
    RULES,
    SEVEN_POINTS,
    THREE,
    change,
    dealt,
    each,
    position,
)

PLAYERS = [name for name, _ in GAME.players.names]


@pytest.mark.parametrize("name", PLAYERS)
def test_every_player_plays_whole_matches(name: str) -> None:
    record = simulate(GAME, 5, 1 if name == "iq:160" else None, {}, [name, "random"])
    assert verify(record).to_record()["rounds"] == record["rounds"]


@pytest.mark.parametrize("name", ["iq", "iq:", "iq:59", "iq:161", "iq:x", "nobody", "greedy@aunt"])
def test_unknown_player_names_are_refused(name: str) -> None:
    with pytest.raises(BadOption):
        make(name)


def chosen(state, name: str = "greedy") -> str:  # type: ignore[no-untyped-def]
    view = RULES.view(state, RULES.actor(state))
    action, _ = make(name).explain(view, RULES.legal(state), player_stream(1, 0, 0))
    return " ".join(str(value) for value in RULES.action_to_json(action).values())


def test_greedy_takes_obvious_gains() -> None:
    gateways = ("02-gateway 04-gateway", "")
    assert chosen(
        position("08-mining-1 03-chunk", "08-gateway 03-mining-1", "09-nonce", captured=gateways)
    ) == ("play 08-mining-1")
    assert chosen(position(f"{THREE} 06-nonce", "09-nonce", "10-nonce")) == "show 3"
    assert chosen(position(f"{THREE} 06-nonce", "03-mining-2", "10-nonce")) == "transact 3"
    assert chosen(position("03-chunk", "09-nonce", "10-nonce", owed=(1, 0))) == "flip-only"
    assert chosen(dealt("03-chunk", FOUR_DEALT, "09-nonce", "10-nonce")) == "perfect win"
    safe = position("03-chunk", "09-nonce", "10-nonce", captured=(SEVEN_POINTS, ""), phase=CALL)
    assert chosen(safe) == "keep-going"
    last = change(safe.copy(), hand=(0, each(safe, "hand")[1]))
    five_points = pack(["01-chunk", "06-nonce", "04-hashes", "12-blocks"])
    near = change(safe.copy(), captured=(each(safe, "captured")[0], five_points))
    assert chosen(last) == chosen(near) == "end"
    safe.brought = (43, -43)
    assert chosen(safe) == "end"


@pytest.mark.parametrize(("better", "worse"), [("iq:60", "random"), ("iq:80", "iq:60"), ("iq:100", "iq:80")])
def test_each_level_beats_the_one_below(better: str, worse: str) -> None:
    """Play the same deals from both seats; the difference is several times its standard error."""
    gained = 0
    for seed in range(500, 650):
        for seats in ([better, worse], [worse, better]):
            start = state = RULES.start(deal_stream(seed, 0))
            players = [make(name) for name in seats]
            ply = 0
            while RULES.actor(state) >= 0:
                seat = RULES.actor(state)
                view, legal = RULES.view(state, seat), RULES.legal(state)
                action = players[seat].choose(view, legal, player_stream(seed, seat, ply))
                state, _ = RULES.step(state, action)
                ply += 1
            gained += RULES.tally(start, state, seats.index(better)).change
    assert gained > 0


def test_cards_and_coins_have_names() -> None:
    assert card_name("11-exchange") == "Bitcoin Exchange" and card_name("joker-2") == "Joker"
    assert coin_name(12) == "Litecoin" and card_name("12-double") == "Litecoin double Mining"
    assert {card_name(card) for card in IDS} < set(sources())
