"""The contract between `GameTable` and a game: all that a game gives its table, in eight groups.

A game builds one `GameParts` (games/soi/screen/table.py is the smallest). The type parameters are the game's
view of a seat, action, model and options, so that a type checker connects the game's functions.

Functions that get a `TableState` only read it, except that motions change its model. `make_model` turns a
position into a model (the picture as data), `make_motions` turns events into changes of the model in time,
`paint` draws the model. `spots` lists everything on the table once, for mouse, keys, balloons and screen
readers. A person chooses an action by selecting spots: `next_spots` returns the spots that lead on to an
action, given the selected ones. When none is left, the action is done; what spots leave open is asked by
`prompt`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from macclassic.engine.progress.drill import Drill
from macclassic.table.game_words import deal_words, no_words, player_words, round_words, whole
from macclassic.table.table_state import (
    A,
    M,
    Opt,
    PlayedEvents,
    Prompt,
    SeatedPerson,
    Stage,
    TableEvent,
    TableState,
    V,
    in_order,
)
from macclassic.toolbox.base.animator import Motion
from macclassic.toolbox.base.sound import Sound
from macclassic.toolbox.dialogs.dialogs import Dialog, OptionsDialog
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.menus.menu_bar import Item
from macclassic.toolbox.spots import Spot

if TYPE_CHECKING:
    from macclassic.engine.core.contract import Event
    from macclassic.engine.core.options import JsonMapping
    from macclassic.engine.match.review import Moment
    from macclassic.engine.progress.statistics import Summary
    from macclassic.table.game_table import GameTable


def do_nothing(*_given: object) -> None:
    """Do nothing."""


def _none(*_given: object) -> tuple[Any, ...]:
    return ()


def _no(*_given: object) -> bool:
    return False


def _choose(table: GameTable, key: str) -> None:
    table.choose(key)


@dataclass(frozen=True)
class Drawing(Generic[V, A, M, Opt]):
    """Appearance of the table: its model and its painting."""

    size: QSize
    """Size of the table in pixels, at first if it can be resized."""
    make_model: Callable[[TableState[V, A, M, Opt]], M]
    """Return the picture of a position as data."""
    paint: Callable[[QPainter, QRect, TableState[V, A, M, Opt]], None]
    """Paint what touches a rectangle."""
    smallest_size: QSize | None = None
    """Smallest size of a table that can be resized, which opens as large as the screen allows; else None."""
    paint_empty: Callable[[QPainter, QRect, QSize], None] = do_nothing
    """Paint the table before there is a position, under the title picture."""
    magnified: Callable[[TableState[V, A, M, Opt], Spot, bool], QImage | None] | None = None
    """Return the whole picture of the spot under the mouse, or None if it is already seen whole. The last
    argument is True if another spot covers most of it."""
    explains: Callable[[TableState[V, A, M, Opt], Spot], bool] = _no
    """Return True for a card or another thing with a picture that the pointer explains.

    Its balloon text is shown, and the card is magnified if it is partly covered.
    """
    name_labels: Callable[[TableState[V, A, M, Opt], Spot], Sequence[str]] | None = None
    """Return the labels of a spot for learners: its name, then shorter ones; options have `show_names`."""
    title_picture: str = ""
    """Name of the title picture in `resources/titles`."""
    title_scene: Callable[[], str] = no_words
    """Return what the title picture shows, for screen readers."""
    title_area: Callable[[QSize], QRect] = lambda size: QRect(QPoint(0, 0), size)
    """Return the area of a table of some size in whose middle the title picture hangs."""


@dataclass(frozen=True)
class Input(Generic[V, A, M, Opt]):
    """Input by mouse and keys: the spots of the table, and the selection of an action."""

    spots: Callable[[TableState[V, A, M, Opt]], Sequence[Spot]]
    """Return everything on the table. A spot without a name is not read out and skipped by the keys; one
    without a balloon has no help."""
    next_spots: Callable[[TableState[V, A, M, Opt], A], Sequence[str]]
    """Return the keys of the spots that may be selected next on the way to an action.

    There are several if several ways lead there, and none if the selected spots suffice.
    """
    why_refused: Callable[[TableState[V, A, M, Opt], str], str] = no_words
    """Return why a spot cannot be selected, or an empty text: then a disabled spot gives its balloon text."""
    show_refusal: Callable[[GameTable, str], None] | None = None
    """Show such a reason outside the lines of the table.

    `GameTable.refuse` is the value for a game that draws `TableState.refusal`.
    """
    spots_of_action: Callable[[TableState[V, A, M, Opt], A], Collection[str]] | None = None
    """Return the spots that an action is about, which no dialog about it covers if it can be avoided.

    None: those on the way to it by `next_spots`, and the `drop_places` of these.
    """
    drop_places: Callable[[TableState[V, A, M, Opt], str], Sequence[str]] = _none
    """Return the spots on which a spot that suffices for an action may be dropped, to do that action."""
    next_focus: Callable[[TableState[V, A, M, Opt], Sequence[Spot], Qt.Key], str | None] = in_order
    """Return the spot that an arrow or Tab key leads to."""
    focus_stays_in_place: bool = False
    """True if the focus moves to the spot in the same place when its own spot has gone."""
    highlights_hover: bool = False
    """True if `TableState.hovered` follows the mouse."""
    handle_event: Callable[[GameTable, QEvent], bool] = _no
    """Handle a mouse or key event of the game's own, such as a drag; return True if nothing else is to be
    done."""
    on_spot: Callable[[GameTable, str], None] = do_nothing
    """Called when a spot is chosen that does something by itself (`Spot.does`)."""
    on_click: Callable[[GameTable, str], None] = _choose
    """Choose the spot that the mouse has clicked; a game may act at once where the keys need Return."""


@dataclass(frozen=True)
class Motions(Generic[V, A, M, Opt]):
    """Motions that show events, and callbacks for the start and the end of motion."""

    make_motions: Callable[[TableState[V, A, M, Opt], Stage, Sequence[TableEvent]], Iterator[Motion]]
    """Yield the motions that show events, each changing the model."""
    finale: Callable[[TableState[V, A, M, Opt], Stage, Any], Iterator[Motion]] = lambda *_given: iter(())
    """Yield the closing animation of a match, after its last sheet was read; the last argument is the
    result."""
    recalled_decisions: int = 1
    """Number of decisions whose lines are written again after a resume or an undo."""
    recall: Callable[[TableState[V, A, M, Opt], Stage], Iterator[Motion]] = lambda *_given: iter(())
    """Yield the motions that show again, before a puzzle, the public past that a player must remember."""
    on_created: Callable[[GameTable], None] = do_nothing
    """Called when the table is created."""
    on_deal: Callable[[GameTable], None] = do_nothing
    """Called when the motion of a deal begins."""
    on_rest: Callable[[GameTable, bool], None] = do_nothing
    """Called when everything rests: after motion (True), and when the selection or the size has changed."""


@dataclass(frozen=True)
class Prompts(Generic[V, A, M, Opt]):
    """Dialogs of the game."""

    options_form: Callable[[Opt, bool], OptionsDialog]
    """Return the Options dialog; the last argument is True between matches, when everything can be
    changed."""
    round_sheet: Callable[[TableState[V, A, M, Opt], Any, bool], tuple[Dialog, Sound | None]]
    """Return the sheet of a finished round and its sound, from the result.

    The last argument is True at the end of a match.
    """
    prompt: Callable[[TableState[V, A, M, Opt]], Prompt | None] = do_nothing
    """Return the dialog for what the selected spots leave open, or for an action that no spot leads to.

    Its answer is an action, None, or another prompt.
    """
    opening_prompt: Callable[[TableState[V, A, M, Opt]], Prompt | None] = do_nothing
    """Return the dialog for what only an opening can ask."""
    must_ask: Callable[[TableState[V, A, M, Opt], Mapping[str, object]], bool] = _no
    """Return True if the opening must be asked under these options."""
    congratulations: Callable[[Collection[str]], tuple[Dialog, Sound] | None] = do_nothing
    """Return the congratulation for a match won against these players, and its sound, or None."""
    dialogs: Callable[[GameTable], Mapping[str, Callable[[], object]]] = lambda _table: {}
    """Return functions that open the game's dialogs, by name: for screenshots."""


@dataclass(frozen=True)
class Texts:
    """Texts of menus, alerts and statistics, in the language of the screen."""

    new_match: Callable[[], str]
    """The menu item that begins a match."""
    give_up: Callable[[], str]
    """The question whether the match under way may be given up."""
    thanks: Callable[[], str]
    """The text of the About box, with thanks to the author of the original."""
    statistics: Callable[[Summary], Sequence[tuple[str, str]]]
    """Return the lines of the statistics as (label, value), from a `Summary`."""
    next_round: Callable[[], str] = lambda: translate("sheet", "Next Game")
    """The button that deals the next round."""
    player: Callable[[str], str] = player_words
    """Return the name of a player on the screen, from its name in records."""
    gain: Callable[[int], str] = whole
    """Return a sum of gains in words: dollars, or points."""
    deal: Callable[[int, int], str] = deal_words
    """Return the name of a round, from the number of its deal and its own number."""
    round_name: Callable[[int], str] = round_words
    """Return the name of a round of a match, from its number."""
    counted_heading: Callable[[], str] = lambda: translate("statistics", "Points")
    """The heading over what the statistics count in a round."""
    seat: Callable[[Any, int], str] = no_words
    """Return the name of a seat, in games where several people may sit."""
    round_score: Callable[[int], str] = whole
    """Return what a round is measured by, where gains do not add up."""


@dataclass(frozen=True)
class Narration(Generic[V, A, M, Opt]):
    """Texts about moves: questions, hints, log and review."""

    task_text: Callable[[TableState[V, A, M, Opt]], str]
    """Return what the person is to decide."""
    hint_text: Callable[[TableState[V, A, M, Opt], A, JsonMapping], str]
    """Return a hint: the action, and the thinking process's answer (`GameTable.show_hint`)."""
    last_line: Callable[[TableState[V, A, M, Opt]], str] = no_words
    """Return the line that stands where no recent move is shown."""
    log_lines: Callable[[TableState[V, A, M, Opt], Sequence[TableEvent]], Sequence[str]] | None = None
    """Return the sentences of the log for the events that led from `TableState.previous` here: one for a
    decision or a deal, another for the end of a round, none if the next decision tells it. The model is not
    available."""
    help_page: Callable[[TableState[V, A, M, Opt]], int] = lambda _state: 1
    """Return the number of the help page about what is asked now, or else about what is seen."""
    action: Callable[[A, TableState[V, A, M, Opt]], str] = no_words
    """Return an action as a review names it."""
    stake: Callable[[float], str] = no_words
    """Return an amount of what the game counts, in words."""
    moment: Callable[[Moment, TableState[V, A, M, Opt]], tuple[str, str]] | None = None
    """Return what a review says of a moment: in its list, and at length beside it; None: action and stake."""
    moments: Callable[[Sequence[Moment]], str] | None = None
    """Return what a review says of all moments together."""
    signs: Callable[[Sequence[tuple[int, A, Sequence[Event]]], int], str] = no_words
    """Return the turns of a seat in a round as signs that reveal no card.

    Each decision is (seat, action, events).
    """


@dataclass(frozen=True)
class ReviewShape:
    """Shape of the review's window, in pixels."""

    width: int = 256
    """Width of its list."""
    rows: int = 4
    """Number of lines of its list."""
    detail_width: int = 300
    """Width of the text about one moment."""
    lines: int = 6
    """Number of lines of that text."""
    heading: int = 1
    """Number of lines of the summary."""
    high: bool = False
    """True if the text stands below the list instead of beside it."""

    @property
    def narrow(self) -> bool:
        """True if there is no room for a heading over the list; its button is then below it."""
        return not self.high and self.width < 200


@dataclass(frozen=True)
class Placement(Generic[V, A, M, Opt]):
    """Places for lines, speech bubbles and windows, where they cover least of the table."""

    line_box: Callable[[QSize], QRect]
    """Return where lines about what has happened are written."""
    kept_lines: int = 1
    """Number of lines kept there."""
    replay_corner: Callable[[QSize], QPoint] = lambda size: QPoint(size.width() - 18, size.height() - 2)
    """Return where the lower right corner of a replay's strip lies; by default beside the size box."""
    stepping_width: Callable[[QSize], int] = lambda _size: 400
    """Return the width of the text in the window that steps through a round."""
    review: Callable[[QSize], ReviewShape] = lambda _size: ReviewShape()
    """Return the shape of the review's window."""
    speech_bubble: Callable[[TableState[V, A, M, Opt], int], tuple[QRect, QRect] | None] | None = None
    """Return where two lines that a seat says have room, and the face that says them."""


@dataclass(frozen=True)
class Extras(Generic[V, A, M, Opt]):
    """Company, seats and menus, and the parts that only some games have."""

    company_of: Callable[[Sequence[Mapping[str, object]]], object] = tuple
    """Return the company from the seats of a record, as `TableState.company` holds it."""
    seated_people: Callable[[Any], Sequence[SeatedPerson]] = _none
    """Return who sits where, from the company; without it players are called as in the record."""
    standings: Callable[[TableState[V, A, M, Opt]], Sequence[int]] | None = None
    """Return what every seat has in the open, more being better; remarks depend on it."""
    any_seat: bool = False
    """True if a match needs no people; else one without people has a person at the first seat."""
    open_table: bool = False
    """True if nothing is hidden: people need not pass the mouse unseen, and no hands are shown at the end."""
    gains_add_up: bool = True
    """True if the gains of rounds add up in the statistics, as money does."""
    game_items: Callable[[GameTable], Sequence[Item]] = _none
    """Return the game's own items of the Game menu: one at most."""
    look_back_items: Callable[[GameTable], Sequence[Item]] = _none
    """Return the game's own ways to look back, each a button of *Look Back…*."""
    key_items: Callable[[GameTable], Sequence[Item]] = _none
    """Return the game's commands with a key and without a line in a menu."""
    option_items: Callable[[GameTable], Sequence[Item]] = _none
    """Return the game's own items of the Options menu: two at most, for what is changed at the table."""
    drill: Drill | None = None
    """Practice questions of the game."""


@dataclass(frozen=True)
class GameParts(Generic[V, A, M, Opt]):
    """Everything that a game gives its table."""

    options: Opt
    """The options before any are chosen."""
    drawing: Drawing[V, A, M, Opt]
    input: Input[V, A, M, Opt]
    motions: Motions[V, A, M, Opt]
    prompts: Prompts[V, A, M, Opt]
    texts: Texts
    narration: Narration[V, A, M, Opt]
    placement: Placement[V, A, M, Opt]
    extras: Extras[V, A, M, Opt] = field(default_factory=Extras)


AnyParts = GameParts[Any, Any, Any, Any]
"""The parts of a game that is not known."""
AnyDrawing = Drawing[Any, Any, Any, Any]
AnyNarration = Narration[Any, Any, Any, Any]


def company_at(parts: AnyParts, step: PlayedEvents, now: object) -> object:
    """Return the company at a step in the past; `now` is the present one."""
    return now if step.seats is None else parts.extras.company_of(step.seats)
