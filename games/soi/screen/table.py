"""The table of Soi: South sits below, East at the right, North above, West at the left; the last move at the
foot. Whom one asks is a click or a key, for which card a dialog asks."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QSize, QTimer

from macclassic.toolbox import cloth
from macclassic.toolbox.dialogs import Dialog
from macclassic.toolbox.gametable import GameTable, Parts
from macclassic.toolbox.menus import Item, item
from macclassic.toolbox.moment import Asking, Now, Wish
from macclassic.toolbox.sound import Sound
from macclassic.toolbox.words import Words, player_words

from ..options import SoiOptions
from . import layout, painting, words
from .layout import Size, picture_of
from .motions import motions
from .options import SoiSettings
from .picking import AskFor
from .sheets import Congratulations, MemorySheet, RoundSheet, ScoreSheet, ending
from .spots import on_table, player, seat_of

translate = QCoreApplication.translate

STRONGEST = "impossible"
"""Whoever is beaten at this level is congratulated, as the original promises."""
READING = 15
"""How many delays the sheet of a round stands where only computers play."""


def _size(size: QSize) -> Size:
    return Size(size.width(), size.height())


def _ask(now: Now) -> Asking | None:
    if not now.taken:
        return None
    seat = seat_of(now.taken[0])
    dialog = AskFor(now.position.view, seat, [ask.card for ask in now.open], words.french_cards())
    return Asking(dialog, lambda name: dialog.ask if name == "ok" else None)


def _refused(now: Now, key: str) -> str:
    return words.why_nobody(now.position.view, seat_of(key)) if key.startswith("player") else ""


def _task(now: Now) -> str:
    # What arrow and words show to the eye.
    return words.turn_words(now.company, now.position.view.seat)


def _last_move(now: Now) -> str:
    """Return the line of this round's last move: what everybody has seen (soi §hidden information)."""
    view = now.position.view
    if not view.log:
        return words.begins(now.company, view.round, view.first)
    last = view.log[-1]
    tell = words.took if last.hit else words.missed
    return tell(now.company, last.asker, last.asked, last.card)


def _sheet(now: Now, result: Any, last: bool) -> tuple[Dialog, Sound | None]:
    sheet = RoundSheet(result, now.company, last)
    if not now.company.people and not now.position.watching and not last:
        # Nobody plays: who looks on may look away.
        QTimer.singleShot(READING * now.options.delay, sheet, lambda: sheet.choose("ok"))
    return sheet, ending(result, now.company)


def _congratulations(beaten: Collection[str]) -> tuple[Dialog, Sound] | None:
    return (Congratulations(), Sound.TRIPLET) if set(beaten) == {STRONGEST} else None


# Menus and words


def _game_items(table: GameTable) -> Sequence[Item]:
    """Return the items of the Game menu that only Soi has."""
    begun = table.model is not None
    return (
        item(
            "Settings…",
            partial(table.wanted.emit, Wish.OPTIONS),
            "To say how long, how well and by whom is played, choose this item.",
            context="soi-menu",
        ),
        item(
            "Memory…",
            partial(_show_memory, table),
            "If you despair: to see all moves of this round, choose this item.",
            enabled=begun,
            dimmed="There is nothing to see before a match has begun.",
            context="soi-menu",
        ),
        item(
            "Score",
            partial(_show_score, table),
            "To see how many points everybody has, choose this item.",
            enabled=begun,
            dimmed="There is nothing to see before a match has begun.",
            context="soi-menu",
        ),
    )


def _option_items(table: GameTable) -> Sequence[Item]:
    """Return the items of the Options menu."""
    return (
        item(
            "Sort Cards",
            lambda: table.change(sort=not table.options.sort),
            "To have the computers’ cards in order from the next deal on, or not, choose this item.",
            checked=table.options.sort,
            context="soi-menu",
        ),
        cloth.item(table.choose_cloth),
    )


def _show_memory(table: GameTable) -> None:
    """Show all moves of this round, and where cards are that have changed hands."""
    table.finish()
    table.manager.open(MemorySheet(table.now.position.view))


def _show_score(table: GameTable) -> None:
    """Show how many points everybody has."""
    table.finish()
    table.manager.open(ScoreSheet(table.now.position.view, table.now.company))


def _dialogs(table: GameTable) -> Mapping[str, Callable[[], object]]:
    """Return the dialogs that can be opened now, by name: for pictures."""
    found: dict[str, Callable[[], object]] = {
        "cloth": table.choose_cloth,
        "congratulations": lambda: table.manager.open(Congratulations()),
    }
    if table.model is not None:
        found |= {"memory": partial(_show_memory, table), "score": partial(_show_score, table)}
        if table.now.targets:
            first = next(spot.key for spot in table.reach() if spot.key in table.now.targets)
            found["ask"] = partial(table.choose, first)
    return found


def _thanks() -> str:
    return translate(
        "about",
        "After a Soi for the Macintosh of the 1990s. Its author wrote it in two months, gave it away for "
        "nothing and asked only that his text stay with it; our copy lost his name. Our thanks to him. "
        "The drawings, words and program here are our own.",
    )


def _player(player: str) -> str:
    levels = {
        "easiest": translate("soi-options", "Easiest"),
        "middle": translate("soi-options", "Middle"),
        "impossible": translate("soi-options", "Impossible"),
    }
    return levels.get(player) or player_words(player)


def _statistics(summary: Any) -> Sequence[tuple[str, str]]:
    mean = _tenths(summary.change / summary.rounds) if summary.rounds else "–"
    return (
        (translate("soi-statistics", "Rounds finished"), str(summary.rounds)),
        (translate("soi-statistics", "Rounds with most points"), str(summary.won)),
        (translate("soi-statistics", "Rounds with the lead shared"), str(summary.drawn)),
        (translate("soi-statistics", "Best round won"), str(summary.best)),
        (translate("soi-statistics", "Points a round"), mean),
        (translate("soi-statistics", "Longest run of rounds won"), str(summary.longest)),
        (translate("soi-statistics", "Matches finished"), str(summary.matches)),
        (translate("soi-statistics", "Matches won"), str(summary.matches_won)),
    )


def _tenths(number: float) -> str:
    """Return a number of points with its tenth, as the language of the screen writes it."""
    whole, tenth = divmod(round(10 * abs(number)), 10)
    sign = "–" if round(10 * number) < 0 else ""
    return sign + translate("soi-statistics", "{whole}.{tenth}").format(whole=whole, tenth=tenth)


WORDS = Words(
    new=lambda: translate("soi-menu", "New Game"),
    give_up=lambda: translate(
        "soi-table", "A match is under way. Do you want to give it up and begin another?"
    ),
    thanks=_thanks,
    statistics=_statistics,
    player=_player,
    deal=lambda seed, number: translate("soi-sheet", "Deal {deal}, round {number}").format(
        deal=seed, number=number
    ),
    seat=lambda _view, seat: words.seat_name(seat),
)

PARTS = Parts(
    size=QSize(layout.WIDTH, layout.HEIGHT),
    smallest=QSize(layout.LEAST_WIDTH, layout.LEAST_HEIGHT),
    opens=QSize(layout.WIDTH, layout.HEIGHT),
    any_seat=True,
    gains_add_up=False,
    words=WORDS,
    options=SoiOptions(),
    form=SoiSettings,
    company=words.company,
    model=lambda now: picture_of(now.position.view, _size(now.size), now.position.veiled),
    motions=motions,
    paint=painting.paint,
    empty=lambda painter, _area, size: painting.draw_line(painter, _size(size), ""),
    spots=on_table,
    leads=lambda now, action: () if now.taken else (player(action.of),),
    ask=_ask,
    refused=_refused,
    line_box=lambda size: _size(size).line,
    last_line=_last_move,
    task=_task,
    hint=lambda _now, action, said: words.hint_words(action, said),
    sheet=_sheet,
    congratulations=_congratulations,
    game_items=_game_items,
    option_items=_option_items,
    dialogs=_dialogs,
)
