"""Parts of Soi's table: layout and motions, the strip of the last ask, prompts, menus and sheets."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, QTimer

from macclassic.engine.core.companions import level_alone
from macclassic.table import table_parts as parts
from macclassic.table.finale import ended
from macclassic.table.game_table import GameTable
from macclassic.table.game_words import per_cent, player_words, point_count
from macclassic.table.table_state import (
    SeatedPerson,
    Stage,
    TableRequest,
)
from macclassic.toolbox.base.animator import Motion
from macclassic.toolbox.base.sound import Sound
from macclassic.toolbox.dialogs.dialogs import Dialog
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.menus.menu_bar import Item, item

from ..options import SoiOptions
from ..outcome.result_signs import signs
from ..rules import Result
from . import ask_balloons, layout, painting, prompts
from .last_ask import of_view
from .layout import Size, sets_of, shown_now
from .motion.finale import house
from .motion.motions import motions, recall
from .options import SoiForm
from .sheets import Congratulations, MemorySheet, RoundSheet, ScoreSheet, ending
from .spots import on_table
from .texts import review_words, words
from .texts.log_lines import tale

if TYPE_CHECKING:
    from macclassic.engine.progress.statistics import Summary

    from .layout import State


STRONGEST = "impossible"
"""Level of the computers for whose defeat the person is congratulated, as in the original."""
SHEET_DELAYS = 15
"""Number of delays for which the sheet of a round is shown if only computers play."""


def _task(now: State) -> str:
    if now.position.over:
        return ""
    # In words what the frame round a face and the grid of asks show to the eye.
    return words.turn_words(now.company, now.position.view.seat)


def _page(now: State) -> int:
    """Return the help page for the present moment: asking, or the points at the end of a round."""
    return 2 if now.open_actions else 3 if now.position.view.over else 1


def _last_move(now: State) -> str:
    """Return the line of this round's last move, from public facts (soi §hidden information)."""
    view = now.position.view
    last = of_view(view)
    if last is None:
        sets = [sets_of(view, seat) for seat in range(4)]
        return words.begins(now.company, view.round, view.first, sets)
    return words.ask_with_outcome(now.company, last)


def _sheet(now: State, result: Result, last: bool) -> tuple[Dialog, Sound | None]:
    sheet = RoundSheet(result, now.company, last)
    if not now.company.people and not now.position.watching and not last:
        # Only computers play: an onlooker need not close the sheet.
        QTimer.singleShot(SHEET_DELAYS * now.options.delay, sheet, lambda: sheet.choose("ok"))
    return sheet, ending(result, now.company)


def _congratulations(beaten: Collection[str]) -> tuple[Dialog, Sound] | None:
    levels = {level_alone(player) for player in beaten}
    return (Congratulations(), Sound.TRIPLET) if levels == {STRONGEST} else None


# Menus and words


def _look_back_items(table: GameTable) -> Sequence[Item]:
    """Return the ways to look back that only Soi has."""
    begun = table.model is not None
    return (
        item(
            "Memory…",
            partial(_show_memory, table),
            "To see all moves of this round, click this button.",
            enabled=begun,
            dimmed="There is nothing to see before a match has begun.",
            context="soi-menu",
        ),
        item(
            "Score…",
            partial(_show_score, table),
            "To see how many points everybody has, click this button.",
            enabled=begun,
            dimmed="There is nothing to see before a match has begun.",
            context="soi-menu",
        ),
    )


def _show_memory(table: GameTable) -> None:
    """Show the Memory window and report its use to the controller."""
    table.finish()
    table.requested.emit(TableRequest.MEMORY)
    table.open(MemorySheet(table.state.position.view, table.state.company))


def _show_score(table: GameTable) -> None:
    """Show the score of all players."""
    table.finish()
    table.open(ScoreSheet(table.state.position.view, table.state.company))


def _dialogs(table: GameTable) -> Mapping[str, Callable[[], object]]:
    """Return the dialogs that can be opened now, by name, for taking pictures."""
    found: dict[str, Callable[[], object]] = {
        "cloth": table.choose_cloth,
        "congratulations": lambda: table.manager.open(Congratulations()),
    }
    if table.model is not None:
        found |= {"memory": partial(_show_memory, table), "score": partial(_show_score, table)}
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
    return levels.get(level_alone(player)) or player_words(player)


def _scene() -> str:
    return translate(
        "about",
        "A parlour at dusk: the queens of spades, hearts and clubs hang on the wall and lie on the "
        "table. The cat has the queen of diamonds.",
    )


def _statistics(summary: Summary) -> Sequence[tuple[str, str]]:
    mean = _tenths(summary.change / summary.rounds) if summary.rounds else "–"
    return (
        (translate("soi-statistics", "Rounds finished"), str(summary.rounds)),
        (translate("soi-statistics", "Rounds with most points"), str(summary.won)),
        (translate("soi-statistics", "Rounds tied for first"), str(summary.drawn)),
        (translate("soi-statistics", "Best round won"), str(summary.best)),
        (translate("soi-statistics", "Average points per round"), mean),
        (translate("soi-statistics", "Longest run of rounds won"), str(summary.longest)),
        (translate("soi-statistics", "Matches finished"), str(summary.matches)),
        (translate("soi-statistics", "Matches won"), str(summary.matches_won)),
    )


def _tenths(number: float) -> str:
    """Return a number of points with one decimal, in the notation of the screen's language."""
    whole, tenth = divmod(round(10 * abs(number)), 10)
    sign = "–" if round(10 * number) < 0 else ""
    return sign + translate("soi-statistics", "{whole}.{tenth}").format(whole=whole, tenth=tenth)


def _finale(now: State, stage: Stage, result: Result) -> Iterator[Motion]:
    you = now.company.you
    return iter(()) if you < 0 else ended(stage, result.places[you] == 1, partial(house, now, stage))


PARTS = parts.GameParts(
    options=SoiOptions(),
    drawing=parts.Drawing(
        size=QSize(layout.LEAST_WIDTH, layout.LEAST_HEIGHT),
        make_model=shown_now,
        paint=painting.paint,
        smallest_size=QSize(layout.LEAST_WIDTH, layout.LEAST_HEIGHT),
        magnified=painting.closer,
        explains=painting.has_picture,
        title_picture="soi",
        title_scene=_scene,
    ),
    input=parts.Input(
        spots=on_table,
        next_spots=prompts.next_spots,
        spots_of_action=prompts.spots_of_action,
        why_refused=prompts.why_refused,
        show_refusal=prompts.show_refusal,
        next_focus=prompts.next_focus,
        handle_event=prompts.before_event,
        on_spot=prompts.choose_spot,
        on_click=prompts.click_spot,
    ),
    motions=parts.Motions(
        make_motions=motions,
        recall=recall,
        finale=_finale,
        recalled_decisions=0,
        on_rest=prompts.on_rest,
    ),
    prompts=parts.Prompts(
        options_form=SoiForm,
        round_sheet=_sheet,
        congratulations=_congratulations,
        dialogs=_dialogs,
    ),
    texts=parts.Texts(
        new_match=lambda: translate("soi-menu", "New Match"),
        give_up=lambda: translate("soi-table", "This match is not over. Concede it?"),
        thanks=_thanks,
        statistics=_statistics,
        next_round=lambda: translate("soi-sheet", "Next Round"),
        player=_player,
        round_name=lambda number: translate("soi-sheet", "Round {number}").format(number=number),
        deal=lambda seed, number: translate("soi-sheet", "Deal {deal}, round {number}").format(
            deal=seed, number=number
        ),
        seat=lambda _view, seat: words.seat_name(seat),
        round_score=point_count,
    ),
    narration=parts.Narration(
        task_text=_task,
        hint_text=lambda now, action, said: words.hint_words(now.company, action, said),
        last_line=_last_move,
        log_lines=tale,
        help_page=_page,
        action=review_words.asking_words,
        stake=per_cent,
        moment=review_words.moment_words,
        moments=review_words.moments_words,
        signs=signs,
    ),
    placement=parts.Placement(
        line_box=lambda size: Size(size.width(), size.height()).strip,
        replay_corner=lambda size: layout.replay_corner(Size(size.width(), size.height(), spread=True)),
        # Low and broad, it has room over the backs, the strip of the last ask and the trays.
        review=lambda _size: parts.ReviewShape(width=270, rows=3, detail_width=316, lines=4),
        speech_bubble=ask_balloons.room,
    ),
    extras=parts.Extras(
        company_of=words.company,
        seated_people=lambda company: [
            SeatedPerson(company.plate(seat), company.face(seat), you=seat == company.you)
            for seat in range(4)
        ],
        standings=lambda now: now.position.view.totals,
        any_seat=True,
        gains_add_up=False,
        look_back_items=_look_back_items,
    ),
)
