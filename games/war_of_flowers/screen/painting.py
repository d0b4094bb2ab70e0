"""Painting of the table: players with their sets and trays, prompts, marks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter

from macclassic.flower_cards.table import card_choice, painting, player_signs
from macclassic.flower_cards.table.painting import PaintedPosition, SetRow
from macclassic.flower_cards.table.picture_model import TablePicture, month
from macclassic.flower_cards.table.player_signs import PlayerSign
from macclassic.table.look.furniture import Tray

from ..actions import GO
from ..cards import DECK
from ..sets import KINDS, counts, points, progress
from . import go_stop_prompt, prompts
from .go_stop_prompt import KEYS
from .layout import layout
from .model import hinted, mood, playing, points_to_call
from .texts.words import dollars, gos_words, kind_letter, named

if TYPE_CHECKING:
    from .model import State


_MARKS = {"birds": "mark-bird", "suns": "mark-sun"}
THREE_SUNS = 3
"""Suns that bring points together."""
_RAILS = {"ribbon": "mark-plain-ribbon"}


def paint(painter: QPainter, area: QRect, now: State) -> None:
    painting.draw(painter, area, now, layout(now), _marks, partial(scene, now))


def scene(now: State) -> PaintedPosition:
    """Return everything that the table shows besides its cards."""
    lay = layout(now)
    calls = GO in now.open_actions
    return PaintedPosition(
        lay,
        [_figure(now, seat) for seat in range(3)],
        [_sets(now, seat) for seat in range(3)],
        [tray for seat in range(3) for tray in _trays(now, seat)],
        card_choice.with_refusal(
            now,
            go_stop_prompt.current_prompt(now, lay.said)
            if calls
            else prompts.current_prompt(now, lay.said) or card_choice.asked(now, playing(now), named),
        ),
        go_stop_prompt.buttons(now, lay.said) if calls else prompts.buttons(now, lay.said),
        _marks,
        playing(now),
        hinted(now),
        pressed=KEYS.get(now.hint) if calls and now.hint is not None else prompts.button_of(now.hint),
    )


def _marks(card: str) -> tuple[str, str]:
    """Return the texts on a marked card: its month and the letter of its kind."""
    return str(month(card)), kind_letter(card)


def _figure(now: State, seat: int) -> list[PlayerSign]:
    """Return the texts at a player's place."""
    each = now.model.seats[seat]
    money = [("money", dollars(each.money), False)]
    if each.owed:
        money.append(("owed", f"+{each.owed}", False))
    last = [("gos", gos_words(each.gos), True)] if each.gos else []
    if each.doubled:
        last.append(("doubled", f"×{2**each.doubled}", True))
    view = now.position.view
    points = each.points, points_to_call(view)
    return player_signs.figure(now, layout(now), seat, mood(view, seat), points, money, last)


def arrived_cards(picture: TablePicture) -> list[int]:
    """Return the collected cards that have arrived, as one set for each seat."""
    return [DECK.pack(cards) for cards in picture.arrived]


def _sets(now: State, seat: int) -> list[SetRow]:
    """Return a seat's progress with the sets."""
    found = progress(arrived_cards(now.model), seat)
    return [
        SetRow(name, _MARKS.get(name, f"mark-{name}"), pips, needed=THREE_SUNS if name == "suns" else 0)
        for name, pips in found.items()
    ]


def _trays(now: State, seat: int) -> Iterator[Tray]:
    """Yield the trays of a seat, with the number of cards and their points."""
    cup, mine = now.position.view.cup_plain, arrived_cards(now.model)[seat]
    each = zip(KINDS, layout(now).trays(seat), counts(mine, cup), points(mine, cup), strict=True)
    for kind, rect, count, worth in each:
        brings = f"+{worth}" if worth else ""
        yield Tray(f"{kind}-{seat}", rect, _RAILS.get(kind, f"mark-{kind}"), str(count), brings)
