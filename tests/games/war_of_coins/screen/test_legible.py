"""Legibility of the table of War of Coins, computed from its geometry at random positions."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize

from games.war_of_coins.score_figures import counts, progress, stake, tray_points
from games.war_of_coins.screen import score_column
from games.war_of_coins.screen.painting import scene
from games.war_of_coins.view import View
from macclassic.app.program.program import Program
from macclassic.flower_cards.table.layout import lying
from macclassic.flower_cards.table.painting import message_rect, prompt_rect
from macclassic.flower_cards.table.picture_model import BACK, EAR
from macclassic.quickdraw.resources import languages
from macclassic.table.game_table import GameTable
from tests.games.war_of_coins.screen.test_golden import RICH, choice, perfect, rich, wide
from tests.games.war_of_coins.support.positions import position
from tests.games.war_of_coins.support.program import shown, table
from tests.support.match.program import opened
from tests.support.screen.legible import SIZES, Card, bare, overlapping, positions, unreadable, weak_focus
from tests.support.screen.painted_text import written


@pytest.fixture(params=languages())
def program(qapp: object, tmp_path: Path, request: pytest.FixtureRequest) -> Program:
    return opened(None, "war-of-coins", language=request.param)


def cards(seen: GameTable) -> list[Card]:
    """Return every open card with its place; of two twins only the upper one."""
    model, found = seen.model, []
    under = {place.rect.topLeft().toTuple(): card for card, place in model.places.items() if place.twin}
    hidden = {
        card
        for card, place in model.places.items()
        if not place.twin and place.rect.topLeft().toTuple() in under
    }
    for card, _, _ in lying(model, scene(seen.state).layout.board):
        place = model.places[card]
        ear = None if place.ear is None else QRect(*place.ear, EAR, EAR)
        if card not in hidden:
            found.append(Card(card, place.rect, place.z, ear))
    return found


def labels(seen: GameTable) -> dict[str, QRect]:
    """Return the rectangles beside the cards that must cover nothing.

    Faces are left out: an open hand may cover them.
    """
    now = seen.state
    found, at = scene(now), score_column.column(now.size)
    signs = [sign for figure in found.figures for sign in figure if not sign.art.startswith("face")]
    all_ = {sign.key: sign.rect for sign in signs}
    all_ |= {f"strip-{seat}": found.layout.strip(seat) for seat in (0, 1)}
    all_ |= {tray.key: tray.rail for tray in found.trays}
    all_ |= {button.key: button.rect for button in found.buttons if button.key in score_column.KEYS}
    all_ |= {"balance": at.balance, "pays": at.pays, "stack": QRect(found.layout.stack, QSize(48, 78))}
    if found.asked is not None:
        all_["prompt"] = prompt_rect(now, found.layout, found.asked)
    elif now.lines:
        all_["news"] = message_rect(now, found.layout, None)
    return all_


def wrong_figures(seen: GameTable) -> list[str]:
    """Return the figures that differ from those of the rules."""
    view: View = seen.state.position.view
    found, wrong = scene(seen.state), []
    for seat, held in enumerate(view.captured):
        own = [tray for tray in found.trays if tray.key.endswith(f"-{seat}")]
        points = list(tray_points(held).values())
        if [tray.count for tray in own] != list(map(str, counts(held).values())):
            wrong.append(f"counts of {seat}")
        if [int(tray.points or 0) for tray in own] != points or sum(points) != view.points[seat]:
            wrong.append(f"points of {seat}")
        pips = progress(view.captured, seat)
        wrong += [f"{row.key} of {seat}" for row in found.sets[seat] if row.pips != pips[row.key]]
        if score_column.at_stake(seen.state)[seat] != stake(view, seat):
            wrong.append(f"what it pays {seat}")
    return wrong


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width()}")
def test_the_table_is_legible(program: Program, size: QSize) -> None:
    seen = table(program)
    seen.setFixedSize(size)
    buttons: dict[str, QRect] = {}
    for match in positions(program, seed=3):
        where = f"seed {match.seed}, decision {match.plies}"
        lying_ = cards(seen)
        backs = [place.rect for card, place in seen.model.places.items() if card.startswith(BACK)]
        assert not unreadable(lying_), where
        assert not overlapping(labels(seen), lying_, seen.rect()), where
        assert not wrong_figures(seen), where
        found = scene(seen.state)
        for key, rect in score_column.column(seen.size()).buttons.items():
            assert buttons.setdefault(key, rect) == rect
        things = [*labels(seen).values(), *backs, *(card.rect for card in lying_)]
        things += [tray.rect for tray in found.trays] + [found.layout.slot(n) for n in range(1, 13)]
        if len(seen.model.table) >= 6:
            assert bare(seen.size(), things) <= 0.5, where


@pytest.mark.parametrize("depth", [8, 4, 1])
def test_the_keyboard_focus_is_visible(qapp: object, depth: int) -> None:
    program = opened(None, "war-of-coins", depth=depth)
    for state in (wide(), rich(), choice(), perfect()):
        seen, _ = shown(program, state)
        assert len(seen.reachable_spots()) > 1
        assert not weak_focus(seen)


@pytest.mark.parametrize("who", [0, 1])
def test_the_figures_of_both_players_stay_apart(program: Program, who: int) -> None:
    """A row has a name and two figures, apart from one another also if a payment is large."""
    captured = (RICH, "06-mining-1") if who == 0 else ("06-mining-1", RICH)
    keeps = (9, 0) if who == 0 else (0, 7)
    seen, _ = shown(
        program, position("05-hashes", "10-merchant", "09-merchant", captured=captured, keeps=keeps)
    )
    paid = str(stake(seen.state.position.view, who).payment.amount)
    assert len(paid) == 5 - who
    for name in score_column.ROWS:
        row = score_column.column(seen.size()).row(name)
        boxes = sorted((each.box for each in written(seen).texts if row.contains(each.box)), key=QRect.left)
        assert len(boxes) == 3
        assert all(left.right() + 3 < right.left() for left, right in pairwise(boxes))
