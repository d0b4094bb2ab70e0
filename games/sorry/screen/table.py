"""Parts of Sorry's table: the board at the left, and the panel at its right (§7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize

from macclassic.engine.core.options import PERSON, JsonMapping, usable
from macclassic.engine.match.review import Moment
from macclassic.quickdraw import fonts
from macclassic.table import table_parts as parts
from macclassic.table.finale import ended
from macclassic.table.game_table import GameTable
from macclassic.table.game_words import per_cent, player_words, winning_words, wins_lost
from macclassic.table.table_state import SeatedPerson
from macclassic.toolbox.base.motion_timing import Duration
from macclassic.toolbox.base.sound import Sound
from macclassic.toolbox.dialogs.dialogs import Dialog, Picture, paragraph
from macclassic.toolbox.dialogs.labels import columns, figures, small
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.windows.window_frames import Frame

from ..actions import Move
from ..board import COLOURS, HOME, MODES
from ..options import SorryOptions
from ..outcome.result_signs import signs
from ..view import Result
from . import buttons, choosing, layout, painting, prompts
from .layout import picture_of
from .motion.finale import parade
from .motion.motions import motions
from .options import SorryForm
from .spots import has_picture, on_table
from .texts import words
from .texts.log_lines import tale

if TYPE_CHECKING:
    from macclassic.engine.progress.statistics import Summary

    from .layout import State


REVIEW = 44
"""Columns by which a review's window is wider than its list."""
LOW = 12
"""Height in pixels of a line of small text that is not Hangul."""
LINES, RECALLS = 200, 120
"""Number of lines kept, and of decisions recalled.

The rows of a large table show the last moves of two colours that far back.
"""


def _company(seats: Sequence[JsonMapping]) -> dict[int, str]:
    """Return the player of each colour."""
    return {
        COLOURS.index(each["colour"]): words.player_with_name(str(each["player"]), each.get("called", ""))
        for each in seats
    }


def _standing(now: State) -> Sequence[int]:
    """Return the number of pawns at home of every seat."""
    view = now.position.view
    homes = [pawn // 4 for pawn, place in enumerate(view.places) if place == HOME]
    return [homes.count(colour) for colour in MODES[view.mode].colours]


def _people(company: Mapping[int, str]) -> list[SeatedPerson]:
    """Return the people and companions by seat; a player without a name has the name of the colour."""
    you = words.person_of(company)
    return [
        SeatedPerson(
            translate("table", "You") if colour == you else words.named(player) or words.colour_name(colour),
            words.face(company, colour),
            words.turn_words(colour, player),
            colour == you,
        )
        for colour, player in company.items()
    ]


def _settled(table: GameTable, moved: bool) -> None:
    """Update the table at rest.

    Clears the keyboard focus for a new choice. Adapts the options to the players of this match, which a file
    may have seated. Then makes an only move after a delay, if that is wanted.
    """
    now = table.state
    if now.current is not None and not (now.selected and buttons.place_at(now, now.current)):
        table.focus_spot(None)
    sat = now.options.sat(now.company)
    if any(getattr(now.options, name) != value for name, value in sat.items()):
        table.change(**sat)
    if moved and now.options.forced and len(now.open_actions) == 1 and isinstance(now.open_actions[0], Move):
        table.keep_game_state(now.position)
        table.after_delay(Duration.E.value[now.options.pace - 1], partial(_move, table, now.open_actions[0]))


def _move(table: GameTable, move: Move) -> None:
    if choosing.forced(table.state):
        table.act(move)


# The sheet at the end


class GameSheet(Dialog):
    """Result of a game: the winners, and the pawns of all players. `players`: by colour."""

    def __init__(self, result: Result, players: Mapping[int, str]) -> None:
        super().__init__(translate("sheet", "End of the game"), Frame.MOVABLE)
        colours = [each.colour for each in result.standings if each.seat in result.winners]
        self.body.addWidget(paragraph(words.winners_words(colours, players), width=380))
        grid = columns(2, 1)
        heads = (
            translate("sorry-sheet", "At home"),
            translate("sorry-sheet", "In the start"),
            translate("sorry-sheet", "Steps left of the others"),
        )
        figures(grid, 0, 2, heads)
        for row, each in enumerate(result.standings, 1):
            won = each.seat in result.winners
            grid.addWidget(Picture("cards/sorry", f"pawn-{COLOURS[each.colour]}-1"), row, 0)
            grid.addWidget(small(words.turn_words(each.colour, players.get(each.colour, "")), won), row, 1)
            figures(grid, row, 2, (each.home, each.waiting, each.steps), won)
        self.body.addLayout(grid)


def won(result: Result, people: Mapping[int, str]) -> bool:
    """Return True if a person is among the winners, or only computers play."""
    seats = {each.colour: each.seat for each in result.standings}
    persons = [seats[colour] for colour, player in people.items() if player == PERSON and colour in seats]
    return not persons or any(seat in result.winners for seat in persons)


def ending(result: Result, people: Mapping[int, str]) -> Sound:
    """Return the sound for the end of a game: a fanfare or a groan."""
    return Sound.WIN if won(result, people) else Sound.LOSE


# Words


def _thanks() -> str:
    return translate(
        "about",
        "After Computer SORRY! 1.5 for the Atari ST, 1987, with thanks to its author. The board game "
        "belongs to its owners, and nothing of theirs is used: drawings, words and program are our own.",
    )


def _scene() -> str:
    return translate(
        "about",
        "The road of the board winds up to a castle, which is home. A red pawn runs after a blue one,"
        " the blue one has just bumped a yellow one, and a green one is nearly there.",
    )


def _statistics(summary: Summary) -> Sequence[tuple[str, str]]:
    return (
        (translate("statistics", "Games finished"), str(summary.rounds)),
        (translate("statistics", "Games won"), str(summary.won)),
        (translate("statistics", "Longest winning streak"), str(summary.longest)),
    )


def _moment(moment: Moment, _now: State) -> tuple[str, str]:
    """Return the texts of a review for a move; its list has room for the short form only."""
    row, _ = winning_words(moment, "", words.short_words(moment.better))
    decision, better = moment.decision, moment.better
    _, text = winning_words(moment, *map(words.move_words, (decision.action, better)))
    return row, f"{text} {words.better_words(decision.view, decision.legal, better)}"


def _panel_text(size: QSize) -> int:
    """Return the width of the text in a dialog as wide as the panel: the board stays visible."""
    return layout.panel(size).rows.width() + layout.EDGE - REVIEW


def _review(size: QSize) -> parts.ReviewShape:
    """Return the shape of the review window."""
    width = _panel_text(size)
    less = 2 * (fonts.small_line() > LOW)  # Hangul is higher
    return parts.ReviewShape(width, rows=5 - less, detail_width=width, lines=8, heading=2, high=True)


PARTS = parts.GameParts(
    options=usable(SorryOptions, {}),
    drawing=parts.Drawing(
        size=layout.SMALLEST,
        make_model=lambda now: picture_of(now.position.view, now.position.over),
        paint=painting.paint,
        smallest_size=layout.SMALLEST,
        explains=has_picture,
        paint_empty=lambda painter, _area, _size: painting.draw_board(painter),
        title_picture="sorry",
        title_scene=_scene,
        title_area=lambda _size: layout.BOARD,
    ),
    input=parts.Input(
        spots=on_table,
        next_spots=choosing.next_spots,
        spots_of_action=choosing.spots_of_action,
        why_refused=choosing.why_refused,
        show_refusal=GameTable.refuse,
        next_focus=buttons.next_focus,
        highlights_hover=True,
        handle_event=buttons.before_event,
        on_spot=buttons.press_fixed,
    ),
    motions=parts.Motions(
        make_motions=motions,
        finale=lambda now, stage, result: ended(
            stage, won(result, now.company), partial(parade, stage, result)
        ),
        recalled_decisions=RECALLS,
        on_rest=_settled,
    ),
    prompts=parts.Prompts(
        options_form=SorryForm,
        round_sheet=lambda now, result, last: (GameSheet(result, now.company), ending(result, now.company)),
    ),
    texts=parts.Texts(
        new_match=lambda: translate("menu", "New Game…"),
        give_up=lambda: translate("sorry", "This game is not over. Concede it?"),
        thanks=_thanks,
        statistics=_statistics,
        player=lambda player: words.level_name(player) or player_words(player),
        counted_heading=lambda: translate("sorry-statistics", "Pawns at home"),
        seat=lambda view, seat: words.colour_name(MODES[view.mode].colours[seat]),
        round_score=lambda pawns: translate("sorry", "{n} home").format(n=pawns),
    ),
    narration=parts.Narration(
        task_text=prompts.head,
        hint_text=lambda now, action, said: words.hint_words(now.position.view, action, said),
        log_lines=tale,
        help_page=lambda now: 1 if not now.open_actions else 2 if choosing.drawing(now) else 3,
        action=lambda action, _now: words.move_words(action) if isinstance(action, Move) else "",
        stake=per_cent,
        moment=_moment,
        moments=wins_lost,
        signs=signs,
    ),
    placement=parts.Placement(
        line_box=lambda size: QRect(QPoint(layout.LEFT, 0), QPoint(size.width(), size.height())),
        kept_lines=LINES,
        stepping_width=_panel_text,
        review=_review,
        speech_bubble=lambda now, seat: layout.bubble(now.model.colours[seat]),
    ),
    extras=parts.Extras(
        company_of=_company,
        seated_people=_people,
        standings=_standing,
        any_seat=True,
        open_table=True,
        gains_add_up=False,
    ),
)
