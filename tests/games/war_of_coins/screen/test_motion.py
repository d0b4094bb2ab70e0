"""Motion at the table of War of Coins: cards end at their places, and every event has its name."""

from __future__ import annotations

import random

import pytest

from games.war_of_coins.actions import END, KEEP_GOING, PLAY_ON, SHOWS
from games.war_of_coins.cards import NUMBER
from games.war_of_coins.events import Bonus, GiveMining, Stack, Void
from games.war_of_coins.position import OVER
from games.war_of_coins.screen.table import PARTS
from macclassic.app.program.program import Program
from macclassic.engine.core.chance import deal_stream
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import SeatDecided, TablePosition
from tests.games.war_of_coins.support.positions import RULES, kind, position
from tests.support.match.playing import unsettled
from tests.support.match.program import opened
from tests.support.match.shown_moments import Shown, shown

BONUSES = (
    "longest-chain", "key-match", "chain-of-block", "fixed-double-spending", "complete-transaction",
)  # fmt: skip
EVENTS = ("joker", "collect", "stack", "give-mining", "void")
EVERY = {*EVENTS, *BONUSES, "show", "transact", "flip-only", "take", "play", "keep-going", "end"}


@pytest.fixture
def program(qapp: object) -> Program:
    return opened(None, "war-of-coins")


@pytest.mark.parametrize("watching", [False, True])
def test_the_model_equals_the_view_after_motion(program: Program, watching: bool) -> None:
    """Drained motion leaves every card where the new view has it, for every kind of event."""
    seen = program.game.table  # type: ignore[union-attr]
    assert isinstance(seen, GameTable)
    seen.show_position(TablePosition(RULES.view(RULES.start(deal_stream(1, 0)), 0), ()))
    with unsettled(seen):
        rng = random.Random(5)
        met: set[str] = set()
        for seed in range(60):
            state = RULES.start(deal_stream(seed, 0))
            view = RULES.open_view(state) if watching else RULES.view(state, 0)
            seen.show_position(TablePosition(view, (), watching=watching))
            while (seat := RULES.actor(state)) >= 0:
                legal = RULES.legal(state)
                rare = [action for action in legal if kind(action) in ("show", "transact", "flip-only")]
                action = rng.choice(rare or legal)
                state, found = RULES.step(state, action)
                events = [RULES.event_to_json(event) for event in found]
                view = RULES.open_view(state) if watching else RULES.view(state, 0)
                seen.play([SeatDecided(seat, action), *found], TablePosition(view, (), watching=watching))
                seen.finish()
                moved, fresh = seen.model, seen.parts.drawing.make_model(seen.state)
                met |= {kind(action), *(event["type"] for event in events)}
                met |= {event["kind"] for event in events if event["type"] == "bonus"}
                assert moved is not None
                for one, other in zip(moved.seats, fresh.seats, strict=True):
                    assert (one.points, one.keeps, one.owed) == (other.points, other.keeps, other.owed)
                for name in ("stack", "threes", "counting", "shown"):
                    assert getattr(moved, name) == getattr(fresh, name), (name, action, events)
                # A choice spreads its two cards, and at the end all hands are open.
                if not fresh.choice and state.phase != OVER:
                    # Only the view knows the seat at turn and the possible payment.
                    moved.actor, moved.seats = fresh.actor, fresh.seats
                    assert moved == fresh, (action, events)
            if met >= EVERY:
                break
        assert met >= EVERY, EVERY - met


# Announcements


def announced(events: list[object]) -> Shown:
    """Return the captions, lines and remarks shown for some events."""
    state = position(
        "01-exchange 01-chunk 01-mining-1 02-chunk",
        "01-mining-2 12-merchant",
        "07-hashes 09-nonce",
        theirs="05-hashes",
    )
    view = RULES.view(state, 0)
    return shown(PARTS, view, view, events)


@pytest.mark.parametrize(
    ("event", "name"),
    [
        (Bonus("longest-chain", 0), "LONGEST\nCHAIN"),
        (Bonus("key-match", 1), "PUBLIC &\nPRIVATE KEY"),
        (Bonus("chain-of-block", 0), "CHAIN\nOF BLOCK"),
        (Bonus("fixed-double-spending", 0), "FIXED!"),
        (Bonus("complete-transaction", 1), "COMPLETE\nTRANSACTION"),
        (Stack(1), "DOUBLE\nSPENDING"),
        (Void("waste-hashrate"), "WASTE\nHASHRATE"),
        (SeatDecided(0, SHOWS[0]), "JIGGLE\nWIGGLE"),
        (SeatDecided(1, PLAY_ON), "PERFECT\nHAND"),
        (SeatDecided(1, KEEP_GOING), "KEEP\nGOING 1"),
        (SeatDecided(0, END), "THE END"),
    ],
)
def test_each_event_is_shown_by_its_name(qapp: object, event: object, name: str) -> None:
    found = announced([event])
    assert found.captions == [name] and len(found.lines) == 1 and len(found.heard) >= 1


def test_a_given_mining_card_is_named(qapp: object) -> None:
    lines = announced([GiveMining(1, 0, NUMBER["11-mining-1"])]).lines
    assert lines == ["Oskar gives you Bitcoin Mining."]
    lines = announced([GiveMining(0, 1, NUMBER["12-double"])]).lines
    assert lines == ["You give Litecoin double Mining to Oskar."]
