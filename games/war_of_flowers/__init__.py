"""War of Flowers: three players fight with Korean flower cards and dollars until one of them is broke."""

from __future__ import annotations

from macclassic.engine.core.companions import displayed_name
from macclassic.engine.core.game_spec import GameSpec, Judging, Players, always, lazily
from macclassic.flower_cards.opponent_options import plays_like

from .options import WarOptions

GAME = GameSpec(
    key="war-of-flowers",
    title="War of Flowers",
    options=WarOptions,
    rules=lazily(f"{__package__}.rules:WarRules"),
    seats=always("You", "A", "B"),
    players=Players(
        make=lazily(f"{__package__}.players:make"),
        names=(
            ("random", "any legal card"),
            ("greedy", "the card worth most at once, by good weights; calls GO by a rule of thumb"),
            ("iq:60", "plays by feel: often greedily, often not"),
            ("iq:80", "greedy, forgets what was passed, calls GO too gladly"),
            ("iq:100", "greedy with good weights and sense about GO"),
            ("iq:120", "thinks: plays out 120 games in worlds it can't tell from the real one"),
            ("iq:140", "thinks hard: 400 games"),
            (
                "iq:160",
                "thinks hardest: 3,500 games by habit, reads what others passed up, plays for the war",
            ),
            # Examples of a level with an opponent's temper: any level takes any of the six tempers.
            ("iq:100@aunt", "Bora, vindictive: takes what the one in front wants"),
            ("iq:100@clerk", "Oskar, cautious: gives nothing away, stops early"),
            ("iq:100@student", "Mina, a dreamer: fond of suns"),
            ("iq:100@sailor", "Nils, daring: likes animals, calls GO gladly"),
            ("iq:100@grandmother", "Rosa, patient: fond of ribbons"),
            ("iq:100@salesman", "Victor, greedy: many cards, plains first"),
        ),
        default=("iq:100", "iq:100", "iq:100"),
        adviser="iq:160",
        stand_in="iq:100",
        listed=plays_like,
        called=displayed_name,
    ),
    screen=f"{__package__}.screen.table:PARTS",
    order=0,
    judge=Judging(
        lazily(f"{__package__}.players.search:WarJudge"),
        notable=1.0,  # a dollar
        stakes=True,
        cause=lambda moment: moment.better,
        why=lazily(f"{__package__}.players.reasons:advice"),
    ),
)
