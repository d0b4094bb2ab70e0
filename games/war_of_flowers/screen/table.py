"""Table of War of Flowers. A click or a key plays a card and calls GO or STOP.

The person at the mouse sits below, the next player at the right, the last at the left; months have their own
places in the middle.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from macclassic.flower_cards.table import (
    card_choice,
    magnified_card,
    menus,
    unseen_cards_dialog,
)
from macclassic.flower_cards.table.dialogs import review_shape
from macclassic.flower_cards.table.layout import SIZE
from macclassic.flower_cards.table.motion.finale import of_flowers
from macclassic.flower_cards.table.painting import three
from macclassic.flower_cards.table.spots import grow_message
from macclassic.flower_cards.table.words import seat_name, statistics
from macclassic.table import table_parts as parts
from macclassic.table.finale import ended
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import Stage
from macclassic.toolbox.base.animator import Motion
from macclassic.toolbox.base.sound import Sound
from macclassic.toolbox.dialogs.dialogs import Dialog
from macclassic.toolbox.grammar.sentences import translate

from ..actions import GO, WIN
from ..cards import IDS
from ..options import WarOptions
from ..outcome.result_signs import signs
from . import go_stop_prompt, painting, prompts, spots
from .dialogs import RoundSheet, ending
from .layout import board, layout
from .model import picture_of
from .motion.motions import motions
from .options import WarForm
from .practice_questions import DRILL
from .texts import words
from .texts.log_lines import tale

if TYPE_CHECKING:
    from macclassic.engine.progress.statistics import Summary

    from ..outcome.result import Result
    from .model import State


LINES = 9
FLASH_MS = 500


def _set_up(table: GameTable) -> None:
    flash = QTimer(table)
    flash.setInterval(FLASH_MS)
    flash.timeout.connect(partial(_flash, table))
    table.keep_game_state(flash)


def _settled(table: GameTable, _moved: bool) -> None:
    """Start or stop the flashing of triplets, and win with four of a month if there is no choice."""
    flash: QTimer = table.state.game_state
    if table.model.threes != frozenset():
        flash.start()
    else:
        flash.stop()
    if table.state.open_actions == (WIN,):
        # By these rules four of a month win at once, so there is no prompt.
        QTimer.singleShot(0, table, partial(_win, table))


def _win(table: GameTable) -> None:
    if table.state.open_actions == (WIN,):
        table.act(WIN)


def _flash(table: GameTable) -> None:
    picture = table.model
    picture.phase = 1 - picture.phase
    for month in picture.threes:
        table.touch(three(table.state, layout(table.state), month).rect)


def _task(now: State) -> str:
    """Return the spoken prompt of the player's decision; for a call with all of its payments."""
    return (
        go_stop_prompt.spoken_prompt(now)
        if GO in now.open_actions
        else prompts.spoken_prompt(now) or card_choice.task(now, words.spoken)
    )


def _page(now: State) -> int:
    """Return the help page for the decision: a call, a triplet on the table, the last turn, or the play."""
    if not now.open_actions:
        return 1
    if GO in now.open_actions:
        return 6
    if here := prompts.page(now):
        return here
    if now.model.threes:
        return 3
    return 4 if len(now.model.hand) == 1 else 2


def _sheet(now: State, result: Result, last: bool) -> tuple[Dialog, Sound | None]:
    return RoundSheet(result, now.company), ending(result, now.company)


def _finale(now: State, stage: Stage, result: Result) -> Iterator[Motion]:
    """Yield the closing motions of a war, if it was one person's."""
    you = [seat for seat, person in enumerate(now.company) if person.you]
    won = not set(you).isdisjoint(result.ranking[0])
    return ended(stage, won, partial(of_flowers, now, stage)) if you else iter(())


# Answers to the menus and the session


def _labelling() -> str:
    return translate("balloon", "To write month and kind on every card, or to stop that, choose this item.")


def _thanks() -> str:
    return translate(
        "about",
        "After War of Flowers 1.1 by Minho Choi, 1993, who taught the Macintosh Korean flower cards. Our "
        "thanks to him. The drawings, words and program here are our own.",
    )


def _gain(amount: int) -> str:
    return f"–{words.dollars(-amount)}" if amount < 0 else words.dollars(amount)


def _scene() -> str:
    return translate(
        "about",
        "An evening in Korea: the door stands open to a full moon behind plum blossom, and three "
        "hands play flower cards round a low red table.",
    )


def _statistics(summary: Summary) -> Sequence[tuple[str, str]]:
    gain = translate("statistics", "Money won or lost"), _gain(summary.change)
    wars = translate("statistics", "Wars finished"), translate("statistics", "Wars won")
    return statistics(summary, gain, wars)


def _dialogs(table: GameTable) -> Mapping[str, Callable[[], object]]:
    return {**menus.dialogs(table), **unseen_cards_dialog.dialogs(table, OUT)}


OUT = unseen_cards_dialog.UnseenDeck(
    IDS, "cards", words.month_named, words.spoken, lambda view: view.stack_size
)

PARTS = parts.GameParts(
    options=WarOptions(),
    drawing=parts.Drawing(
        size=SIZE,
        make_model=picture_of,
        paint=painting.paint,
        smallest_size=SIZE,
        magnified=partial(magnified_card.closer, ids=IDS, folder="cards"),
        explains=partial(magnified_card.explains, ids=IDS),
        name_labels=partial(magnified_card.names, ids=IDS, named=words.names_of_card),
        title_picture="war-of-flowers",
        title_scene=_scene,
    ),
    input=parts.Input(
        spots=spots.on_table,
        next_spots=prompts.next_spots,
        why_refused=card_choice.why_refused,
        show_refusal=GameTable.refuse,
        spots_of_action=prompts.spots_of_action,
        drop_places=card_choice.drop_places,
        focus_stays_in_place=True,
        highlights_hover=True,
        handle_event=grow_message,
    ),
    motions=parts.Motions(
        make_motions=motions,
        finale=_finale,
        recalled_decisions=2 * LINES,  # of two decisions in a row at least one has a line
        on_created=_set_up,
        on_rest=_settled,
    ),
    prompts=parts.Prompts(
        options_form=WarForm,
        round_sheet=_sheet,
        dialogs=_dialogs,
    ),
    texts=parts.Texts(
        new_match=lambda: translate("menu", "New War"),
        give_up=lambda: translate("table", "This war is not over. Concede it?"),
        thanks=_thanks,
        statistics=_statistics,
        gain=_gain,
        seat=lambda _view, seat: seat_name(seat),
    ),
    narration=parts.Narration(
        task_text=_task,
        hint_text=lambda _now, _action, said: words.hint_words(said),
        log_lines=tale,
        help_page=_page,
        action=lambda action, _now: words.action_words(action),
        stake=words.cents,
        signs=signs,
    ),
    placement=parts.Placement(
        line_box=lambda size: board(False).at(size).said,
        review=lambda size: review_shape(board(False), size),
        kept_lines=LINES,
        speech_bubble=lambda now, seat: layout(now).bubble(seat),
    ),
    extras=parts.Extras(
        company_of=words.people,
        seated_people=lambda company: company,
        standings=lambda now: now.position.view.money,
        look_back_items=partial(unseen_cards_dialog.items, deck=OUT),
        option_items=partial(menus.option_items, labelling=_labelling),
        drill=DRILL,
    ),
)
