"""Test of War of Coins in a real window under Xvfb: a whole match by mouse and keyboard."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import features

from games.war_of_coins.actions import Action, End, FlipOnly, KeepGoing, Perfect, Play, Show, Take, Transact
from games.war_of_coins.cards import numbers
from games.war_of_coins.players import make
from games.war_of_coins.position import CALL, PERFECT
from games.war_of_coins.screen.layout import BOARD
from macclassic.engine.core.chance import Stream
from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER
from macclassic.engine.match import record as records
from macclassic.engine.match.match import Match
from macclassic.engine.match.simulate import verify
from macclassic.engine.progress.trial_period import number_for
from macclassic.flower_cards.table.layout import SIZE
from tests.support.screen import real_window

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(not real_window.CAN, reason="needs Xvfb and xdotool"),
    pytest.mark.skipif(not features.check("xcb"), reason="needs a Pillow that can see a display"),
]

GAME = "war-of-coins"
LEFT, TOP = 1, 41
"""Position of the table in the window."""
WHITE = (255, 255, 255)
KEYS = {Show: "j", Transact: "t", FlipOnly: "f", KeepGoing: "k", End: "e"}


@pytest.fixture
def display() -> Iterator[str]:
    """A screen of its own."""
    with real_window.screen() as name:
        yield name


def started(display: str, folder: Path, **options: object) -> real_window.Running:
    """Run the program with the options of a match accepted."""
    folder.mkdir()
    (folder / "settings.json").write_text(
        json.dumps(
            {"schema": 1, "sound": False, "language": "en", "name": "Susan", "number": number_for("Susan"),
             "games": {GAME: {"pace": 5, "iq": 60, **options}}}
        )
    )  # fmt: skip
    running = real_window.Running(display, folder, GAME)
    running.confirm_until(lambda: running.moves(GAME) >= 0)
    return running


def match_of(running: real_window.Running) -> Match:
    """Return the match as last saved."""
    return verify(records.loads((running.folder / f"{GAME}.autosave.json").read_text()))


def act(running: real_window.Running, match: Match, action: Action) -> None:
    """Perform an action as a player does: a card by the mouse, others by keys."""
    view = match.view(0)
    hand = list(numbers(view.hand))

    def click(card: int) -> None:
        place = BOARD.at(SIZE).hand(hand.index(card), len(hand))
        running.click(LEFT + place.x + 20, TOP + place.y + 40)

    if isinstance(action, Perfect):
        running.do("key", "w" if action.wins else "p")
    elif type(action) in KEYS:
        running.do("key", KEYS[type(action)])
        if (
            isinstance(action, Show | Transact)
            and [type(each) for each in match.legal].count(type(action)) > 1
        ):
            # Any card of the coin selects it.
            time.sleep(0.3)
            click(next(card for card in hand if card >> 2 == action.coin))
    elif isinstance(action, Take):
        running.do("key", str(list(numbers(view.choice)).index(action.card) + 1))
    elif isinstance(action, Play):
        click(action.card)
        if action.take >= 0:
            time.sleep(0.2)
            two = list(numbers(view.layout & 15 << (action.card & ~3)))
            running.do("key", str(two.index(action.take) + 1))


def picks(running: real_window.Running) -> bool:
    """Return True if the cards to pick from are shown, in a white dialog over the dark table."""
    return running.seen().getpixel((120, 290)) == WHITE


def play(running: real_window.Running, decisions: int, patience: float = 240.0) -> Match:
    """Play until the match is over or so many decisions have been made; works on a busy machine."""
    greedy = make("greedy")
    given_up = time.monotonic() + patience
    tried = -1  # the last decision that was tried
    while time.monotonic() < given_up:
        match = match_of(running)
        if match.actor == MATCH_OVER or match.plies >= decisions:
            break
        if not match.plies and picks(running):
            # Any card serves; the draw is repeated if both players get the same coin.
            running.do("key", "3", "Return")
            time.sleep(0.5)
        elif match.actor == 0:
            before = match.plies
            action = greedy.choose(match.view(0), match.legal, Stream(before, "window"))
            if match.state.phase in (CALL, PERFECT):
                time.sleep(0.3)
            if tried == before:
                # A key pressed while cards moved may have started another action, which Escape cancels.
                running.do("key", "Escape")
                time.sleep(0.2)
            tried = before
            act(running, match, action)
            end = time.monotonic() + 1.2
            while match_of(running).plies == before and time.monotonic() < end:
                time.sleep(0.05)
        elif match.actor == ROUND_OVER:
            running.confirm()
        else:
            # A key ends an animation, and does nothing else while the opponent thinks.
            running.do("key", "space")
            time.sleep(0.1)
    return match_of(running)


def test_a_whole_match_is_played_in_a_real_window(display: str, tmp_path: Path) -> None:
    running = started(display, tmp_path / "data")
    # They appear soon, unless the key that began the match was repeated, which skips picking.
    running.soon(lambda: picks(running), 5)
    match = play(running, 8)
    assert match.plies >= 8
    running.do("key", "ctrl+q")
    assert running.process.wait(60) == 0
    assert running.errors.read_text() == ""
