"""Parts of the Flower Power table: the viewer's garden at the bottom, others around the middle."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize

from macclassic.engine.core.options import usable
from macclassic.table import table_parts as parts
from macclassic.table.game_table import GameTable
from macclassic.table.game_words import per_cent, player_words, wins_lost
from macclassic.table.table_state import SeatedPerson
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.menus.menu_bar import Item, item

from ..actions import Heart
from ..options import FlowerOptions
from ..outcome.result_signs import signs
from . import dialogs, flower_heads, layout, scene_painting
from .input import buttons, choices, opening_contest, table_input
from .input.choices import ChoiceInProgress
from .input.typed_moves import TypingLine, typing
from .layout import picture
from .motion.finale import of_garden
from .motion.motions import motions
from .options import FlowerForm
from .spots import has_picture, on_table, walk, whole
from .texts import review_words, words
from .texts.log_lines import log_sentences
from .texts.words import level_name

if TYPE_CHECKING:
    from macclassic.engine.progress.statistics import Summary


LINES = 12
"""Number of news lines that are kept."""


def _set_up(table: GameTable) -> None:
    TypingLine(table, table_input.enter, table_input.leave_typing)
    table.action_chosen.connect(partial(table_input.clear_choice, table))
    table.current_changed.connect(partial(table_input.bring_into_view, table))


def _clear_match(table: GameTable) -> None:
    """Clear what is left of the match before."""
    usual = choices.current_choice(table.state).usual
    if usual is not None:
        table.use(motion=usual[1])
    table.keep_game_state(ChoiceInProgress())
    typing(table).place()


def _line_box(size: QSize) -> QRect:
    """Return the area of the news lines, for any number of players: in the middle."""
    return QRect(size.width() // 5, size.height() // 6, size.width(), size.height() * 2 // 3)


# Menus


def _game_items(table: GameTable) -> Sequence[Item]:
    """Return the item of the Game menu that only Flower Power has."""
    return (
        item(
            "Make a Flower…",
            partial(table_input.make_flower, table),
            "To make a flower of cards from your hand, choose this item.",
            "M",
            enabled=table.model is not None and choices.can_make(table.state),
            dimmed="You can make a flower when you may play and hold three cards.",
            context="flower-power",
        ),
    )


def _key_items(table: GameTable) -> Sequence[Item]:
    """Return the command that types a move; any letter begins it too."""
    return (
        Item(
            translate("flower-power", "Type a Move"),
            partial(table_input.begin_typing, table),
            "T",
            enabled=table.model is not None and bool(table.state.open_actions),
        ),
    )


def _look_back_items(table: GameTable) -> Sequence[Item]:
    """Return the ways to look back that only Flower Power has."""
    return (
        item(
            "Graveyard…",
            partial(table_input.show_graveyard, table),
            "To see all cards that lie in the Graveyard, click this button.",
            "G",
            enabled=table.model is not None,
            dimmed="There is nothing to see before a match has begun.",
            context="flower-power",
        ),
    )


def _dialogs(table: GameTable) -> Mapping[str, Callable[[], object]]:
    """Return by name the dialogs that can be opened now; used for pictures."""
    found: dict[str, Callable[[], object]] = {"cloth": table.choose_cloth}
    if table.model is None:
        return found
    now = table.state
    found["graveyard"] = partial(table_input.show_graveyard, table)
    if choices.can_make(now):
        found["make"] = partial(table_input.make_flower, table)
    hearts = [action for action in now.open_actions if isinstance(action, Heart)]
    same = [each for each in hearts if (each.card, each.flower) == (hearts[0].card, hearts[0].flower)]
    if same:
        found["plant"] = lambda: table.ask(dialogs.which_gap(now, same))
    if now.position.view.contest and now.company.people:
        found["contest"] = lambda: table.manager.open(opening_contest.ContestDialog(now))
        found["place"] = lambda: table.manager.open(opening_contest.TakePlace(now))
        found["packs"] = lambda: table.manager.open(opening_contest.TakePack(now))
    return found


# Texts


def _give_up() -> str:
    return translate("flower-power", "This game is not over. Concede it?")


def _thanks() -> str:
    return translate(
        "about",
        "The card game by Vincent Labrèche, from an idea of S. Kruschitz. Thanks to those who tested it: "
        "L. P. Moreau, J. Marchand, Y. Bois, J. Lafontaine, A. Lafontaine; to the second generation: "
        "Ém., Él. and A. Labrèche; to P. Labrèche, who read it; and to him for such a fine battle. "
        "Drawings, words and program are our own.",
    )


def _scene() -> str:
    return translate(
        "about",
        "A garden in France, with a fountain before a château. A pink flower and a yellow one are at "
        "odds in front of it, and petals fly.",
    )


def _statistics(summary: Summary) -> Sequence[tuple[str, str]]:
    return (
        (translate("statistics", "Games finished"), str(summary.rounds)),
        (translate("statistics", "Games won"), str(summary.won)),
        (translate("statistics", "Most petals left in a game won"), str(summary.best)),
        (translate("statistics", "Longest winning streak"), str(summary.longest)),
    )


PARTS = parts.GameParts(
    options=usable(FlowerOptions, {}),
    drawing=parts.Drawing(
        size=QSize(layout.WIDTH, layout.HEIGHT),
        make_model=picture,
        paint=scene_painting.paint,
        smallest_size=QSize(layout.MIN_WIDTH, layout.MIN_HEIGHT),
        magnified=whole,
        explains=has_picture,
        title_picture="flower-power",
        title_scene=_scene,
    ),
    input=parts.Input(
        spots=on_table,
        next_spots=choices.next_spots,
        spots_of_action=choices.spots_of_action,
        why_refused=buttons.why_refused,
        show_refusal=table_input.say,
        next_focus=walk,
        handle_event=table_input.before_event,
        on_spot=table_input.on_spot,
    ),
    motions=parts.Motions(
        make_motions=motions,
        finale=of_garden,
        recalled_decisions=LINES,
        on_created=_set_up,
        on_deal=_clear_match,
        on_rest=table_input.on_rest,
    ),
    prompts=parts.Prompts(
        options_form=FlowerForm,
        round_sheet=dialogs.ended,
        prompt=table_input.ask,
        opening_prompt=opening_contest.asks,
        must_ask=opening_contest.must_ask,
        dialogs=_dialogs,
    ),
    texts=parts.Texts(
        new_match=lambda: translate("menu", "New Game…"),
        give_up=_give_up,
        thanks=_thanks,
        statistics=_statistics,
        player=lambda player: level_name(player) or player_words(player),
        counted_heading=lambda: translate("statistics", "Petals left"),
        round_score=words.petal_count,
    ),
    narration=parts.Narration(
        task_text=choices.task,
        hint_text=words.hint_words,
        log_lines=log_sentences,
        help_page=choices.page,
        action=lambda action, now: words.action_words(now.model, now.company, action, now.position.view.seat),
        stake=per_cent,
        moment=review_words.moment_words,
        moments=wins_lost,
        signs=signs,
    ),
    placement=parts.Placement(
        line_box=_line_box,
        kept_lines=LINES,
        review=lambda _size: review_words.shape(),
        speech_bubble=flower_heads.bubble,
    ),
    extras=parts.Extras(
        company_of=words.company,
        seated_people=lambda company: [
            SeatedPerson(words.who_acts(company, seat), company.face(seat), you=seat == company.you)
            for seat in range(len(company.players))
        ],
        standings=lambda now: tuple(map(len, now.position.view.gardens)),
        any_seat=True,
        gains_add_up=False,
        game_items=_game_items,
        look_back_items=_look_back_items,
        key_items=_key_items,
    ),
)
