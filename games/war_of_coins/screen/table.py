"""Table of War of Coins. A click or a key plays a card.

A dialog before a match's first deal shows the draw for the first player. The person at the mouse sits
below, the other at the left; coins have their own places between them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from macclassic.flower_cards.table import card_choice, magnified_card, menus, unseen_cards_dialog
from macclassic.flower_cards.table.dialogs import review_shape
from macclassic.flower_cards.table.layout import SIZE
from macclassic.flower_cards.table.motion.finale import of_coins
from macclassic.flower_cards.table.spots import grow_message
from macclassic.flower_cards.table.words import seat_name, statistics
from macclassic.table import table_parts as parts
from macclassic.table.finale import ended
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import Prompt, Stage
from macclassic.toolbox.base.animator import Motion
from macclassic.toolbox.base.sound import Sound
from macclassic.toolbox.dialogs.dialogs import Dialog
from macclassic.toolbox.grammar.sentences import translate

from ..cards import IDS
from ..options import CoinOptions
from ..outcome.result_signs import signs
from . import painting, prompts, spots
from .dialogs import RoundSheet, ending
from .first_player_dialog import FirstPlayer
from .layout import BOARD, layout
from .model import picture_of
from .motion.motions import motions
from .options import CoinForm
from .practice_questions import DRILL
from .texts import words
from .texts.log_lines import tale

if TYPE_CHECKING:
    from macclassic.engine.progress.statistics import Summary

    from ..outcome.result import Result
    from .model import State


LINES = 9


def _opening(now: State) -> Prompt | None:
    """Return the draw for the first player before a match's first deal, or None; it can be skipped."""
    if not now.position.view.draw:
        return None
    return Prompt(_first_player(now), lambda _name: None, skipped=True)


def _first_player(now: State) -> FirstPlayer:
    return FirstPlayer(now.position.view.draw, now.company, now.options.back)


def _sheet(now: State, result: Result, last: bool) -> tuple[Dialog, Sound | None]:
    return RoundSheet(result, now.company), ending(result, now.company)


def _finale(now: State, stage: Stage, result: Result) -> Iterator[Motion]:
    """Yield the closing motions of a match, if it was one person's."""
    you = [seat for seat, person in enumerate(now.company) if person.you]
    won = any(result.balance[seat] > 0 for seat in you)
    return ended(stage, won, partial(of_coins, now, stage)) if you else iter(())


# Answers to the menus and the session


def _labelling() -> str:
    return translate(
        "balloon",
        "To write the number of the coin and the kind on every card, or to stop that, choose this item.",
    )


def _dialogs(table: GameTable) -> Mapping[str, Callable[[], object]]:
    found = menus.dialogs(table)
    if table.model is not None and table.state.position.view.draw:
        found["draw"] = lambda: table.manager.open(_first_player(table.state))
    return found | unseen_cards_dialog.dialogs(table, OUT)


def _thanks() -> str:
    return translate(
        "about",
        "After War of Coins, a game of flower cards in the dress of coins that Bdilee wrote down for "
        "Wikibooks. Our thanks. The coins, drawings, words and program here are our own.",
    )


def _scene() -> str:
    return translate(
        "about",
        "A harbour in the morning: ships come under sail to a gateway of stone, a crane keeps a stall"
        " in the market, and coins lie in piles on the quay.",
    )


def _statistics(summary: Summary) -> Sequence[tuple[str, str]]:
    gain = translate("statistics", "Points won or lost"), words.signed(summary.change)
    matches = translate("statistics", "Matches finished"), translate("statistics", "Matches won")
    return statistics(summary, gain, matches)


OUT = unseen_cards_dialog.UnseenDeck(
    IDS, "cards/coins", words.month_named, words.spoken, lambda view: view.stock_size
)

PARTS = parts.GameParts(
    options=CoinOptions(),
    drawing=parts.Drawing(
        size=SIZE,
        make_model=picture_of,
        paint=painting.paint,
        smallest_size=SIZE,
        magnified=partial(magnified_card.closer, ids=IDS, folder="cards/coins"),
        explains=partial(magnified_card.explains, ids=IDS),
        name_labels=partial(magnified_card.names, ids=IDS, named=words.names_of_card),
        title_picture="war-of-coins",
        title_scene=_scene,
    ),
    input=parts.Input(
        spots=spots.on_table,
        next_spots=prompts.next_spots,
        why_refused=card_choice.why_refused,
        show_refusal=GameTable.refuse,
        spots_of_action=prompts.spots_of_action,
        drop_places=card_choice.drop_places,
        next_focus=prompts.walk,
        focus_stays_in_place=True,
        highlights_hover=True,
        handle_event=grow_message,
    ),
    motions=parts.Motions(
        make_motions=motions,
        finale=_finale,
        recalled_decisions=2 * LINES,
    ),
    prompts=parts.Prompts(
        options_form=CoinForm,
        round_sheet=_sheet,
        opening_prompt=_opening,
        dialogs=_dialogs,
    ),
    texts=parts.Texts(
        new_match=lambda: translate("menu", "New Match"),
        give_up=lambda: translate("table", "This match is not over. Concede it?"),
        thanks=_thanks,
        statistics=_statistics,
        seat=lambda _view, seat: seat_name(seat),
    ),
    narration=parts.Narration(
        task_text=prompts.task,
        hint_text=lambda _now, _action, said: words.hint_words(said),
        log_lines=tale,
        help_page=prompts.page,
        action=lambda action, _now: words.action_words(action),
        stake=words.stake_words,
        signs=signs,
    ),
    placement=parts.Placement(
        line_box=lambda size: BOARD.at(size).said,
        review=lambda size: review_shape(BOARD, size),
        kept_lines=LINES,
        speech_bubble=lambda now, seat: layout(now).bubble(seat),
    ),
    extras=parts.Extras(
        company_of=words.people,
        seated_people=lambda company: company,
        standings=lambda now: now.position.view.balance,
        look_back_items=partial(unseen_cards_dialog.items, deck=OUT),
        option_items=partial(menus.option_items, labelling=_labelling),
        drill=DRILL,
    ),
)
