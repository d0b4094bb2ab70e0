"""War of Flowers: three players, Korean flower cards, dollars, until somebody is broke."""

from __future__ import annotations

from typing import Any

from macclassic.engine.game import (
    BadOption,
    GameSpec,
    Judge,
    Options,
    OptionSpec,
    Player,
    Rules,
    Tunable,
    told,
)
from macclassic.engine.options import number_told, whole
from macclassic.flower_cards.levels import plays_like


def _cup(value: Any) -> str:
    if value not in ("animal", "double-plain"):
        raise BadOption(f"cup must be animal or double-plain, not {told(value)}")
    return str(value)


def _iq(value: Any) -> list[int]:
    """Check the IQ of A and B: two numbers, as text with a comma between. Told, not read by the rules."""
    parts = value.split(",") if isinstance(value, str) else value
    found = [number_told(part) for part in parts] if isinstance(parts, list | tuple) else []
    levels = [level for level in found if level is not None and 60 <= level <= 160]
    if len(found) != 2 or len(levels) != 2:
        raise BadOption(f"iq must be two numbers from 60 to 160, such as 100,120, not {told(value)}")
    return levels


def _rules(options: Options) -> Rules[Any, Any, Any, Any]:
    from .rules import WarRules

    return WarRules(int(options["money"]), options["cup"] == "double-plain")


def _player(name: str) -> Player[Any, Any]:
    from .players import make

    return make(name)


def _called(player: str) -> str:
    from .players.tempers import opponent_of

    found = opponent_of(player)
    return found.name if found is not None else ""


def _judge() -> Judge[Any]:
    from .players.review import WarJudge

    return WarJudge()


def _tunable() -> Tunable:
    from .players.tuning import WarTunable

    return WarTunable()


GAME = GameSpec(
    key="war-of-flowers",
    title="War of Flowers",
    options=(
        OptionSpec("money", 50, whole("money", 10, 999)),
        OptionSpec("cup", "animal", _cup),
        OptionSpec("iq", [100, 100], _iq),
    ),
    rules=_rules,
    seat_names=("You", "A", "B"),
    default_players=("iq:100", "iq:100", "iq:100"),
    player=_player,
    player_names=(
        ("random", "any legal card"),
        ("greedy", "the card worth most at once, by good weights; calls GO by a rule of thumb"),
        ("iq:60", "plays by feel: often greedily, often not"),
        ("iq:80", "greedy, forgets what was passed, calls GO too gladly"),
        ("iq:100", "greedy with good weights and sense about GO"),
        ("iq:120", "thinks: plays out 120 games in worlds it can't tell from the real one"),
        ("iq:140", "thinks hard: 400 games"),
        ("iq:160", "thinks hardest: 3,500 games by habit, reads what others passed up, plays for the war"),
        # A level with an opponent's temper, by example; any level takes any of the six.
        ("iq:100@aunt", "Bora, vindictive: takes what the one in front wants"),
        ("iq:100@clerk", "Oskar, cautious: gives nothing away, stops early"),
        ("iq:100@student", "Mina, a dreamer: fond of suns"),
        ("iq:100@sailor", "Nils, daring: likes animals, calls GO gladly"),
        ("iq:100@grandmother", "Rosa, patient: fond of ribbons"),
        ("iq:100@salesman", "Victor, greedy: many cards, plains first"),
    ),
    order=0,
    called=_called,
    adviser="iq:160",
    stand_in="iq:100",
    listed=plays_like,
    judge=_judge,
    notable=1.0,  # a dollar
    tunable=_tunable,
    table=f"{__package__}.screen.table:build",
)
