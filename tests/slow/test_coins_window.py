"""War of Coins in a real window under Xvfb, a whole match by mouse and keys, as a person would."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.war_of_coins.acts import Action, Play
from games.war_of_coins.cards import numbers
from games.war_of_coins.players import make
from games.war_of_coins.position import CALL, PERFECT
from games.war_of_coins.screen.layout import BOARD
from macclassic.engine import record as records
from macclassic.engine.chance import Stream
from macclassic.engine.game import MATCH_OVER, ROUND_OVER
from macclassic.engine.match import Match
from macclassic.engine.simulate import verify
from macclassic.engine.trial import number_for
from macclassic.flower_cards.table.layout import SIZE
from tests.games.war_of_coins.positions import kind
from tests.support import windowed

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(not windowed.CAN, reason="needs Xvfb and xdotool"),
]

GAME = "war-of-coins"
LEFT, TOP = 1, 41
"""Where the table begins in the window."""
KEYS = {"show": "j", "transact": "t", "flip-only": "f", "keep-going": "k", "end": "e"}
KEYS |= {"perfect-win": "w", "perfect-play-on": "p"}


@pytest.fixture
def display() -> Iterator[str]:
    """A screen of its own."""
    with windowed.screen() as name:
        yield name


def started(display: str, folder: Path, **options: object) -> windowed.Running:
    """Run the program with the options of a match accepted."""
    folder.mkdir()
    (folder / "settings.json").write_text(
        json.dumps(
            {"schema": 1, "sound": False, "language": "en", "name": "Susan", "number": number_for("Susan"),
             "games": {GAME: {"pace": 5, "iq": 60, **options}}}
        )
    )  # fmt: skip
    running = windowed.Running(display, folder, GAME)

    def begun() -> bool:
        running.do("key", "Return")
        time.sleep(0.4)
        return running.moves(GAME) >= 0

    running.until(begun)
    return running


def match_of(running: windowed.Running) -> Match:
    """Return the match as it was last saved."""
    return verify(records.loads((running.folder / f"{GAME}.autosave.json").read_text()))


def act(running: windowed.Running, match: Match, action: Action, offered: bool) -> None:
    """Do something as a person would: a card by the mouse, the rest by keys.

    `offered`: the two cards that a card may take are offered already, because the key of one came while cards
    still moved, and was taken for the key of the card itself.
    """
    if kind(action) in KEYS:
        running.do("key", KEYS[kind(action)])
        return
    view = match.view(0)
    if kind(action) == "take":
        running.do("key", str(list(numbers(view.choice)).index(action.card) + 1))
        return
    hand = list(numbers(view.hand))
    if not offered:
        place = BOARD.at(SIZE).hand(hand.index(action.card), len(hand))
        running.click(LEFT + place.x + 20, TOP + place.y + 40)
    if isinstance(action, Play) and action.take >= 0:
        time.sleep(0.2)
        two = list(numbers(view.layout & 15 << (action.card & ~3)))
        running.do("key", str(two.index(action.take) + 1))


def play(running: windowed.Running, decisions: int, patience: float = 240.0) -> Match:
    """Play on, until the match is over or so many decisions have been made, on however busy a machine."""
    greedy = make("greedy")
    given_up = time.monotonic() + patience
    tried = [-1, 0]  # the last decision that was tried, and how often in vain
    while time.monotonic() < given_up:
        match = match_of(running)
        if match.actor == MATCH_OVER or match.plies >= decisions:
            break
        if not match.plies:
            # The cards to pick from stand in the middle of the screen: any of them will do, again where the two
            # coins are the same, and it is told who begins. Once they are gone, it is the hand's third card.
            running.do("key", "3", "Return")
            time.sleep(0.5)
        if match.actor == 0:
            before = match.plies
            action = greedy.choose(match.view(0), match.legal, Stream(before, "window"))
            if match.state.phase in (CALL, PERFECT):
                time.sleep(0.3)
            tried = [before, tried[1] + 1 if tried[0] == before else 0]
            two = isinstance(action, Play) and action.take >= 0
            act(running, match, action, offered=two and tried[1] % 2 == 1)
            end = time.monotonic() + 1.2
            while match_of(running).plies == before and time.monotonic() < end:
                time.sleep(0.05)
        elif match.actor == ROUND_OVER:
            running.do("key", "Return")
            time.sleep(0.3)
        else:
            # A key hurries what moves, and does nothing else while the other thinks.
            running.do("key", "space")
            time.sleep(0.1)
    return match_of(running)


def test_who_begins_and_the_first_cards(display: str, tmp_path: Path) -> None:
    running = started(display, tmp_path / "data")
    match = play(running, 8)
    assert match.plies >= 8
    running.do("key", "ctrl+q")
    assert running.process.wait(60) == 0
    assert running.errors.read_text() == ""
