"""Counts the events of War of Coins while an independent referee checks every game.

``python -m tests.games.war_of_coins.support.events GAMES [TIMES] [FIRST]`` plays GAMES random games, in
matches of two and by all computer players in turn. It then plays each deal of
`tests/games/war_of_coins/deals` TIMES times, and as many matches whose second deal is void by four of a coin.
It prints both counts.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count, islice
from pathlib import Path
from typing import Any

from games.war_of_coins import GAME
from games.war_of_coins.cards import bits, coins_with
from macclassic.engine.core.chance import deal_stream
from macclassic.engine.match.simulate import simulate
from tests.referees.war_of_coins.match import check

DEALS = Path(__file__).parents[1] / "deals"
PAIRS = (
    ("random", "random"),
    ("iq:60", "random"),
    ("greedy", "iq:60"),
    ("iq:80", "greedy"),
    ("iq:120", "greedy"),
    ("greedy", "iq:140"),
    ("random", "iq:120"),
    ("greedy", "greedy"),
    ("random", "iq:80"),
    ("iq:160", "iq:120"),
)
EVENTS = {
    "ending: ended": "ended by End the game",
    "ending: cards run out": "Waste Hashrate",
    "ending: four on the layout": "void, four of a coin on the layout",
    "void and paid": "the same, seven points paid",
    "ending: two perfect hands": "void, two Perfect Hands",
    "ending: perfect hand": "won at once with a Perfect Hand",
    "perfect play-on": "played on with a Perfect Hand",
    "show": "Jiggle Wiggle",
    "complete-transaction": "Complete Transaction",
    "flip only": "turned a stock card only",
    "Double Spending": "Double Spending",
    "fixed-double-spending": "Fixed Double Spending",
    "key-match": "Matching Public & Private Key",
    "chain-of-block": "A Chain of Block",
    "longest-chain": "The Longest Chain",
    "joker from the layout": "joker on the layout",
    "joker from the hand": "joker from the hand",
    "joker from the stock": "joker from the stock",
    "choice in a joker's place": "a choice in a joker's place",
    "valuable Mining given": "a Mining card worth two given",
    "no Mining to give": "no Mining card to give",
    "keep-going doubled": "paid double for three Keep going",
    "coin doubled": "paid double for a coin",
    "no-market": "No Market",
    "junk-coin": "Junk Coin",
    "no-hashrate": "No Hashrate",
    "Abandoned block chain": "Abandoned block chain",
}
"""Events as the referee counts them, with their names in lists."""


def judged(seed: int, players: Sequence[str], rounds: int, seen: Counter[str], deal: Any = None) -> int:
    """Play a match, count the referee's events in it, and return the number of its games.

    Raises AssertionError if the referee complains.
    """
    record = json.loads(json.dumps(simulate(GAME, seed, rounds, {"match": 200}, players, deal=deal)))
    complaints = check(record, seen)
    assert not complaints, f"seed {seed}, {players}: {complaints}"
    for each in record["rounds"]:
        outcome = each["outcome"]
        seen["void and paid"] += outcome["ending"] == "four-on-layout" and outcome["payment"] == 7
    return len(record["rounds"])


def deals() -> dict[str, Any]:
    """Return the deals that bring rare events, by the names of their files."""
    return {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(DEALS.glob("*.json"))}


def void_seconds(first: int) -> Iterator[int]:
    """Yield the seeds, from `first` on, of matches with four of a coin on the second game's layout."""
    for seed in count(first):
        if coins_with(bits(deal_stream(seed, 1).shuffled(range(50))[20:28]), 4):
            yield seed


def main() -> None:
    """Run the command."""
    given = [int(text) for text in sys.argv[1:]]
    games, times, first = (*given, *(2000, 250, 1_000_000)[len(given) :])
    chance: Counter[str] = Counter()
    played = 0
    while played < games:
        seed = first + played
        played += judged(seed, PAIRS[seed // 2 % len(PAIRS)], min(2, games - played), chance)
    both = chance.copy()
    more = sum(
        judged(first + number, PAIRS[number % len(PAIRS)], 1, both, deal)
        for deal in deals().values()
        for number in range(times)
    )
    for number, seed in enumerate(islice(void_seconds(first), times)):
        more += judged(seed, PAIRS[number % len(PAIRS)], 2, both)
    print(f"{'':44}{played:>8,} games  with {more:,} more")
    for event, name in EVENTS.items():
        print(f"{name:44}{chance[event]:>8,}{both[event]:>14,}")


if __name__ == "__main__":
    main()
