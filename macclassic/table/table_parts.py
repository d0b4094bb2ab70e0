"""What a game gives its table, as functions in one `Parts` (games/soi/screen/table.py is the smallest):

- `make_model`: the picture as data. `make_motions`: what happened, as changes of it in time. `paint`: how
  it looks. All
  three get `TableState`, all that is to be known of this moment, and only read it (motions change the model
  in it).
- `spots`: all that lies there, once: the mouse, the keys, balloons and screen readers read the same list. A
  spot without a name is not read and the keys pass it by; one without a balloon is not explained.
- `next_spots`: the spots that may be taken next on the way to an action, given those that are `taken`: a
  player
  who is asked, a hand card and then one of two; several where an action is reached in several ways. Taking
  a spot leaves the actions that it leads to; when it leaves nothing to take, the action is done.
- `ask`: the dialog for what spots leave open (which card, what a joker is); with nothing taken it is opened
  where no spot leads to anything (GO or STOP). Its answer is an action, nothing, or another question.
- `round_sheet`, `words`, `options_form`, menu items. `own`, `handle_event`, `on_rest` and `on_spot` are for
  what only one
  game has: what it keeps while somebody chooses, drags, widgets of its own, spots that only show something.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from macclassic.table.game_words import GameWords, no_words
from macclassic.table.table_state import Prompt, SeatedPerson, Stage, TableState, in_order
from macclassic.toolbox.base.animator import Motion
from macclassic.toolbox.base.sound import Sound
from macclassic.toolbox.dialogs.dialogs import Dialog, OptionsDialog
from macclassic.toolbox.menus.menu_bar import Item
from macclassic.toolbox.spots import Spot

Table = TypeVar("Table")
"""The table itself, which only `game_table.py` knows; parts of a game do not import it."""


def do_nothing(*_given: Any) -> None:
    """Do nothing."""


def _none(*_given: Any) -> tuple[Any, ...]:
    return ()


def _no(*_given: Any) -> bool:
    return False


@dataclass(frozen=True)
class ReviewPlacement:
    """Where a review hides least of a table, and its shape: `at` a corner of the table's, None for where the
    wars have room; the `width` of its list in pixels, and for how many moments; what is told of one of them
    is `told` pixels broad and so many `kept_lines`, beside the list or, where the place is `high`, below
    it. A list that is `narrow` has its button below it and leaves the heading to what is beside it."""

    at: QPoint | None = None
    width: int = 346
    rows: int = 3
    told: int = 206
    lines: int = 4
    high: bool = False

    @property
    def narrow(self) -> bool:
        """Whether no heading finds room over the list."""
        return not self.high and self.width < 200


@dataclass(frozen=True)
class DrillQuestion:
    """A question: the `cards` that are seen, in rows, pictures of a `folder`, and what they are called for
    those who listen (`seen`); the words, the `right` answer, `others` of which some are offered beside it,
    and what is told afterwards, line by line."""

    cards: Sequence[Sequence[str]]
    folder: str
    seen: str
    text: str
    right: str
    others: Sequence[str]
    told: Sequence[str]


@dataclass(frozen=True)
class Drill:
    """What is practised. `keys`: all that there is to know of the cards, by names that are kept; `ask(key)`:
    the question about one; `count(view)`: the questions about what a seat has, and would be paid, at a moment
    of a match."""

    keys: Sequence[str]
    ask: Callable[[str], DrillQuestion]
    count: Callable[[Any], Sequence[DrillQuestion]]


def near(right: int, least: int = 0) -> list[int]:
    """Return numbers near a right one, that one left out."""
    return [each for each in range(max(least, right - 3), right + 5) if each != right]


@dataclass(frozen=True)
class GameParts(Generic[Table]):
    """What a game gives its table. All functions are pure but for those that make dialogs or get the table.

    `size`: of a table that can't be resized; `smallest_size`: of one that can, which opens as large as the
    screen allows; `options`: its own before any are given; `company(seats)`: who sits where, of a record's
    entries; `line_box(size)`: where lines stand, of which `kept_lines` are kept, those of
    `recalled_decisions` decisions
    told again; `task_text`: what is said when somebody is to decide; `round_sheet`: at the end of a round,
    with how that sounds; `hint(now, action, said)`: a hint in words.

    `tale(now, events)`: what one would tell of a decision that led here from `now.before`, or of a deal, in
    a sentence, and at the end of a round in another how that ended; nothing where it is told with the next
    decision, or nobody would. Made of what the events tell; the model is not there.

    `refused(now, spot)`: why a spot can't be taken; `refuse(table, why)`: says so elsewhere than where lines
    stand; `next_focus`: where keys lead; `last_line`: what is written where nothing is told again;
    `paint_empty`: drawn
    before there is a position, when the title picture hangs in the middle of `board(size)`;
    `focus_stays_in_place`: keys
    whose spot has gone are at what lies in its place; `opening_prompt`: asks what only an opening can
    (`must_ask`); `handle_event`: what a game does itself with an event of mouse or keys, True if that is all;
    `made(table)`: told when the table is made; `begun(table)`: when a deal begins to be played;
    `settled(table, moved)`: when all rests, after motion or not, and when something else is taken or the size
    changes.

    `any_seat`: people may sit at any seat, several of them or none; else one sits at the first. `open_table`:
    all lies open, so that people need not pass the mouse on unseen, and nothing is shown at the end.
    `gains_add_up`: what is gained in a round adds up in the statistics, as money does. `highlights_hover`:
    what the mouse is at lights up (`TableState.hovered`).

    `closer(now, spot, covered)`: the whole picture of a spot that the mouse rests on, None where there is
    no more to be seen of it; its balloon stands beside. `name_labels`: what a learner may want to read on a
    spot,
    the first name first; such a table's options have `show_names` (closer.py). `steps_at(size)`: where on
    the table what steps through a round hides least; `review(size)`: the same of a review, and its shape.
    `people(company)`: who sits where; without it they are called as a record has them. `finale(now, stage,
    result)`: how a match that is over ends on the table (finale.py), after its last sheet has been read.

    `page(now)`: the number of the help page about what is asked at this moment, or else about what is seen.

    `drill`: what can be practised of the cards and of what they score, beside moves.

    `bubble(now, seat)`: where two lines that a seat says have room, and the face that says them;
    `standing(now)`: what everybody has in the open, by seat, more being better: what is said may turn on it.
    """

    size: QSize
    words: GameWords
    options: Any
    options_form: Callable[[Any, bool], OptionsDialog]
    make_model: Callable[[TableState], Any]
    make_motions: Callable[[TableState, Stage, Sequence[Any]], Iterator[Motion]]
    paint: Callable[[QPainter, QRect, TableState], None]
    spots: Callable[[TableState], Sequence[Spot]]
    next_spots: Callable[[TableState, Any], Sequence[str]]
    line_box: Callable[[QSize], QRect]
    task_text: Callable[[TableState], str]
    hint_text: Callable[[TableState, Any, Mapping[str, Any]], str]
    round_sheet: Callable[[TableState, Any, bool], tuple[Dialog, Sound | None]]
    company_of: Callable[[Sequence[Mapping[str, Any]]], Any] = tuple
    prompt: Callable[[TableState], Prompt | None] = do_nothing
    why_refused: Callable[[TableState, str], str] = no_words
    show_refusal: Callable[[Table, str], None] | None = None
    next_focus: Callable[[TableState, Sequence[Spot], Qt.Key], str | None] = in_order
    last_line: Callable[[TableState], str] = no_words
    log_lines: Callable[[TableState, Sequence[Any]], Sequence[str]] | None = None
    paint_empty: Callable[[QPainter, QRect, QSize], None] = do_nothing
    title_area: Callable[[QSize], QRect] = lambda size: QRect(QPoint(0, 0), size)
    game_items: Callable[[Table], Sequence[Item]] = _none
    option_items: Callable[[Table], Sequence[Item]] = _none
    dialogs: Callable[[Table], Mapping[str, Callable[[], object]]] = lambda _table: {}
    congratulations: Callable[[Collection[str]], tuple[Dialog, Sound] | None] = do_nothing
    must_ask: Callable[[TableState, Mapping[str, Any]], bool] = _no
    opening_prompt: Callable[[TableState], Prompt | None] = do_nothing
    handle_event: Callable[[Table, QEvent], bool] = _no
    on_created: Callable[[Table], None] = do_nothing
    on_deal: Callable[[Table], None] = do_nothing
    on_rest: Callable[[Table, bool], None] = do_nothing
    on_spot: Callable[[Table, str], None] = do_nothing
    kept_lines: int = 1
    recalled_decisions: int = 1
    smallest_size: QSize | None = None
    any_seat: bool = False
    open_table: bool = False
    gains_add_up: bool = True
    focus_stays_in_place: bool = False
    highlights_hover: bool = False
    magnified: Callable[[TableState, Spot, bool], QImage | None] | None = None
    name_labels: Callable[[TableState, Spot], Sequence[str]] | None = None
    stepping_corner: Callable[[QSize], QPoint] | None = None
    seated_people: Callable[[Any], Sequence[SeatedPerson]] = _none
    finale: Callable[[TableState, Stage, Any], Iterator[Motion]] = lambda *_given: iter(())
    speech_bubble: Callable[[TableState, int], tuple[QRect, QRect] | None] | None = None
    standings: Callable[[TableState], Sequence[int]] | None = None
    review_placement: Callable[[QSize], ReviewPlacement] = lambda _size: ReviewPlacement()
    help_page: Callable[[TableState], int] = lambda _now: 1
    drill: Drill | None = None
