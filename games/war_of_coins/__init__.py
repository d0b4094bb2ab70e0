"""War of Coins: two players play for points with a flower deck in coin artwork and two jokers."""

from __future__ import annotations

from macclassic.engine.core.game_spec import GameSpec, Judging, Players, always, lazily
from macclassic.flower_cards.opponent_options import plays_like

from .options import CoinOptions, name_of

GAME = GameSpec(
    key="war-of-coins",
    title="War of Coins",
    options=CoinOptions,
    rules=lazily(f"{__package__}.rules:CoinRules"),
    seats=always("You", "A"),
    players=Players(
        make=lazily(f"{__package__}.players:make"),
        names=(
            ("random", "anything legal"),
            ("greedy", "what is worth most at once, by good weights; keeps going by a rule of thumb"),
            ("iq:60", "looks at single cards, overlooks pairs, shows nothing, holds out for thirty points"),
            ("iq:80", "looks at single cards, overlooks few pairs, ends the game as soon as it can"),
            ("iq:100", "greedy with good weights and sense about keeping going"),
            (
                "iq:120",
                "before it goes on or ends, plays out 400 games in worlds it can't tell apart",
            ),
            ("iq:140", "thinks about every card too: 600 games"),
            ("iq:160", "thinks hardest: 2,000 games, and weighs what the other passed up"),
        ),
        default=("iq:100", "iq:100"),
        adviser="iq:160",
        stand_in="iq:100",
        listed=plays_like,
        called=name_of,
    ),
    screen=f"{__package__}.screen.table:PARTS",
    # A tenth of the points that a game pays.
    judge=Judging(
        lazily(f"{__package__}.players.search:CoinJudge"),
        notable=3.0,
        stakes=True,
        cause=lambda moment: moment.better,
        why=lazily(f"{__package__}.players.reasons:advice"),
    ),
)
