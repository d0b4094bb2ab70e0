"""The table of any game: it owns the life of a position on screen; a game gives it parts instead of a class.

A position comes in and becomes a *model*; what happens becomes *motions* over that model; when all motion has
ended the model is made afresh, and a person chooses among the legal actions by *spots*. What a game gives is
in `table_parts.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from macclassic.quickdraw import patterns
from macclassic.table import title_picture
from macclassic.table.company.banter import BanterSettings
from macclassic.table.company.remarks import Remark
from macclassic.table.look import cloths
from macclassic.table.look.cards_and_cloth_dialog import CardsAndCloth
from macclassic.table.magnifier import NAME_LABEL_KEYS, Magnifier, NameLabels
from macclassic.table.motion import count_up
from macclassic.table.motion.stage_scenes import FlyingLayer
from macclassic.table.round_end_buttons import WISHES, add_endings
from macclassic.table.speech_bubbles import SpeechBubbles
from macclassic.table.table_keys import TableKeys
from macclassic.table.table_mouse import TableMouse
from macclassic.table.table_parts import GameParts, do_nothing
from macclassic.table.table_state import (
    PlayedEvents,
    Prompt,
    RoundBegan,
    Stage,
    TablePosition,
    TableRequest,
    TableState,
    state_for_choosing,
    with_spot_selected,
)
from macclassic.toolbox.base.animator import Animator, Motion, run_unseen
from macclassic.toolbox.base.motion_timing import Activity, MotionSetting
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.base.sound import Sound, Sounds
from macclassic.toolbox.dialogs.dialogs import BARE_KEYS, Dialog, Hint, OptionsDialog, when_ok
from macclassic.toolbox.screen.emulated_screen import touch
from macclassic.toolbox.spots import Spot, under
from macclassic.toolbox.windows.window import Window
from macclassic.toolbox.windows.window_manager import WindowManager

translate = QCoreApplication.translate


class GameTable(Guarded, QWidget):
    """The table of one game, made of its parts, standing as the content of a window.

    It draws a view and plays events as motion; it knows no match, no seed and no file. The session owns
    those, and never knows what a table looks like.
    """

    action_chosen = Signal(object)
    """The person has decided: an action."""
    motion_ended = Signal()
    """All motion has ended."""
    requested = Signal(object)
    """Something is to be done that the table can't: a `TableRequest`, or a mapping of options of the rules
    with which
    the match that has just begun is to begin again, from the same deal number: somebody has chosen what only
    the opening could ask."""
    options_changed = Signal(dict)
    """Options of this screen alone, such as the pace, have other values now."""
    said = Signal(str)
    """A line about what has just happened, for those who listen instead of looking."""
    current_changed = Signal(str)
    """The keys act on another of the `spots` now: its key."""

    def __init__(self, manager: WindowManager, sounds: Sounds, parts: Parts) -> None:
        super().__init__()
        self.manager, self.sounds, self.parts, self.words = manager, sounds, parts, parts.words
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName(translate("table", "Table"))
        self._noted = TableState(TablePosition(None, ()), parts.size, parts.options, parts.company_of(()))
        """What stands until it is changed; `now` adds what follows from it."""
        self._now: TableState | None = None
        self._spots: Sequence[Spot] | None = None
        self._dialog: Dialog | None = None
        """The question that is open; it lapses with the position that it is about."""
        self._told: Any = None
        """The result that has been heard."""
        self._opening: tuple[Prompt, Sequence[Any]] | None = None
        """What an opening asks before anything moves, and what is played when it has been answered."""
        self._opened = False
        """Whether the deal that begins has been asked about."""
        self._stands = Activity.AHEAD
        self._unseen = False
        """Whether it came to rest after motion while it was behind."""
        self._above = FlyingLayer(self.touch, self.size, self._clear)
        self.talk = SpeechBubbles(self, self)
        """What is said at it."""
        self.title = title_picture.TitlePicture(parts.words, parts.title_area, self._asked)
        """Its title picture, which hangs on it until there is a position."""
        self._stage = Stage(
            self.touch,
            self.update,
            self.say,
            self.said.emit,
            self._sound,
            self._above,
            MotionSetting.FULL,
            remark=self._remark,
            make_room=self.talk.make_room,
        )
        self.tempo = self._stage.tempo(3)
        """How fast and how plainly all moves."""
        self._hands, self._keys = TableMouse(self), TableKeys(self)
        self._lens = Magnifier(self, QTimer(self))
        self._names = NameLabels(self)
        self._animator = Animator(self)
        self._animator.drained.connect(self._settled)
        self.setFixedSize(parts.size)
        manager.front_changed.connect(self._front_changed)
        parts.on_created(self)

    def _front_changed(self) -> None:
        if self.model is None:
            self.update()

    def _asked(self) -> QRect | None:
        """Return where on the table it is asked how to begin; all of it where something else is asked."""
        modal, window = self.manager.modal, self.window()
        if modal is None:
            return None
        if not isinstance(modal, OptionsDialog) or not isinstance(window, Window):
            return self.rect()
        corner = self.manager.rect_of(window).topLeft() + self.mapTo(window, QPoint(0, 0))
        return self.manager.rect_of(modal).translated(-corner)

    # What is

    @property
    def busy(self) -> bool:
        """Whether anything moves."""
        return self._animator.busy or self._opening is not None

    @property
    def waits_for_input(self) -> bool:
        """Whether what moves waits for a click or a key."""
        return self._animator.waits

    @property
    def model(self) -> Any:
        """The picture as data, None before the first position."""
        return self._noted.model

    @property
    def page(self) -> int:
        """The number of the help page about what is asked at this moment."""
        return 1 if self.model is None else self.parts.help_page(self.state)

    @property
    def options(self) -> Any:
        """The options in use."""
        return self._noted.options

    @property
    def lines(self) -> tuple[str, ...]:
        """What is written of what has happened, oldest first."""
        return self._noted.lines

    @property
    def state(self) -> TableState:
        """This moment as the parts see it."""
        if self._now is None or self._now.busy != self.busy:
            self._spots = None
            noted = replace(
                self._noted,
                size=self.size(),
                busy=self.busy,
                opening=self._opening is not None,
                selected=(),
                current=None,
            )
            self._now = state_for_choosing(noted, self._noted.selected, self.parts.next_spots)
            current = self._noted.current
            if current is not None and current in [spot.key for spot in self.reachable_spots()]:
                self._now = replace(self._now, current=current)
        return self._now

    def _at(self, position: TablePosition) -> TableState:
        """Return nothing of this moment but who and what there is, at some position."""
        noted = self._noted
        return TableState(position, self.size(), noted.options, noted.company, offers=noted.offers)

    def looking_at(self, view: Any) -> TableState:
        """Return what the table would show of a moment of the past."""
        now = self._at(TablePosition(view, (), watching=True))
        return replace(now, model=self.parts.make_model(now))

    def _note(self, **what: Any) -> None:
        """Note what stands now; nothing is painted for it."""
        self._noted = replace(self._noted, **what)
        self._now = self._spots = None

    def _changed(self, **what: Any) -> None:
        """Note what stands now, and paint anew."""
        self._note(**what)
        self.update()

    def all_spots(self) -> Sequence[Spot]:
        """Return what lies on the table, made anew while it moves; before the first position its picture."""
        if self.model is None:
            return self.title.spots(self.size())
        now = self.state
        if self._spots is None or now.busy:
            self._spots = self.parts.spots(now)
        return self._spots

    def takes(self, spot: Spot) -> bool:
        """Return whether something happens when a spot is taken."""
        return spot.does or spot.key in self.state.targets

    def reachable_spots(self) -> list[Spot]:
        """Return the spots that the keys can come to."""
        if self.busy:
            return []
        return [spot for spot in self.all_spots() if spot.name and (spot.stop or self.takes(spot))]

    def spots_under(self, point: QPoint) -> list[Spot]:
        """Return the spots at a point, the uppermost first."""
        return under(self.all_spots(), point)

    def keep_game_state(self, own: Any) -> None:
        """Keep something of the game's own, which its parts read as `TableState.game_state`."""
        self._changed(game_state=own)

    # What the session asks

    def use(
        self,
        options: Any = None,
        seats: Sequence[Mapping[str, Any]] | None = None,
        offers: tuple[TableRequest, ...] | None = None,
        still: bool | None = None,
        motion: str | None = None,
        manners: BanterSettings | None = None,
        stand: Activity | None = None,
    ) -> None:
        """Take over the game's options, as they can be used; who sits where, a record's entries, before the
        first position of a match is shown; what the sheet at the end of a round may offer; whether
        motion stands still, which a click or a key ends all the same; in which manner what is played from
        now on moves; how much the others say; whether it stands in front."""
        if options is not None:
            self._changed(options=options)
        if seats is not None:
            self._changed(company=self.parts.company_of(seats))
            self.talk.sit(seats)
        if offers is not None:
            self._changed(offers=offers)
        if still is not None:
            self._animator.hold(still)
        if motion is not None:
            self._stage = replace(self._stage, manner=MotionSetting(motion))
        self.tempo = self._stage.tempo(getattr(self.options, "pace", 3))
        if manners is not None:
            self.talk.mind(manners)
        if stand is not None:
            self._stand(stand)

    def must_ask(self, options: Mapping[str, Any], position: TablePosition) -> bool:
        """Return whether a match in which nothing has been decided, dealt under these options of the rules,
        has yet to ask a person what only its opening can (`requested`): then the deal is played anew."""
        return self.parts.must_ask(self._at(position), options)

    def show_position(self, position: TablePosition, past: Sequence[PlayedEvents] = ()) -> None:
        """Draw a position afresh, without motion, and write what has led to it.

        The first entry of the past is where that began: a deal, if the round began there, or else nothing
        that happened.
        """
        self._drop()
        self._opening = None
        self.close_prompt()
        self._take(position)
        lines = self._told_again(past) if past else ()
        if not lines and (line := self.parts.last_line(self._at(position))):
            lines = (line,)
        self._note(lines=lines)
        self._rest(moved=False)

    def _told_again(self, past: Sequence[PlayedEvents]) -> tuple[str, ...]:
        """Return the lines of what has happened of late; a deal leads to where it begins."""
        lines: list[str] = []
        unseen = Stage(do_nothing, do_nothing, lines.append, do_nothing, do_nothing)
        for before, then in pairwise((past[0], *past)):
            model = self.parts.make_model(self._at(before.position))
            begins = RoundBegan() in then.events
            now = replace(self._at(then.position), model=model, previous=None if begins else before.position)
            run_unseen(list(self.parts.make_motions(now, unseen, then.events)))
        return tuple(lines[-self.parts.kept_lines :])

    def play(self, events: Sequence[Any], position: TablePosition, asks: bool = True) -> None:
        """Show what happened as motion, ending in a position.

        `events` are redacted for the person. Before those of a decision stands `Decided`; `RoundBegan`
        begins a round; without `asks` nobody is asked what only an opening can.
        """
        self.close_prompt()
        self._take(position)
        begins = RoundBegan() in events
        asking = None
        if self.model is None or begins:
            # What still moves is of a match that has been given up.
            self._drop()
            self._stage.seen.clear()
            self._opening = self._told = None
            self._note(lines=(), previous=None)
            if begins and asks and not position.watching and not self._opened:
                asking = self.parts.opening_prompt(self.state)
            if asking is not None:
                self._opening = asking, events
            self._note(model=self.parts.make_model(self.state))
        self._changed()
        motions = self.parts.make_motions(self.state, self._stage, events)
        if asking is not None:
            motions = iter((*motions, Motion(0, end=partial(self.ask, asking))))
        self._animator.play(motions)
        if begins:
            if asking is None:
                self.talk.deal()
            self.parts.on_deal(self)

    def _stand(self, how: Activity) -> None:
        """Stand in front or behind. Behind nothing is asked, heard or said, and no timer ticks but, where it
        goes on, that of its motion; what was to be asked is asked when it has come forward."""
        self._stands = how
        QTimer.singleShot(0, self, self._attend)
        self._animator.freeze(how is Activity.STILL)
        if how is not Activity.AHEAD:
            self.talk.hush()
            self._lens.hide()
            for timer in self.findChildren(QTimer, options=Qt.FindChildOption.FindDirectChildrenOnly):
                timer.stop()

    def _attend(self) -> None:
        """Ask what is to be asked now that it is in front, if all rests."""
        if self._stands is not Activity.AHEAD or self.model is None or self._animator.busy:
            return
        if self._opening is not None:
            if self._dialog is None:
                self.ask(self._opening[0])
            return
        moved, self._unseen = self._unseen, False
        self._await(moved)

    def finish(self) -> None:
        """End all motion now."""
        self.talk.seated()
        if self._opening is not None and self._opening[0].skipped:
            self._go_on()
        self._animator.finish()

    def _drop(self) -> None:
        """Forget what still moves where it is."""
        self._animator.drop()
        self._above.clear()
        self.talk.hush()

    def _take(self, position: TablePosition) -> None:
        before = self._noted.position if self.model is not None else None
        self._lens.hide()
        self._hands.let_go()
        self.talk.think(False)
        self.talk.seated()
        self._note(previous=before, position=position, hint=None, selected=(), hovered=None)

    def _settled(self) -> None:
        """Take over the view when all motion has ended: the picture is the view's, whatever moved."""
        if self.model is not None and not self.busy:
            self._rest(moved=True)

    def _rest(self, moved: bool) -> None:
        self._remake()
        self._keys.stay()
        if moved:
            self.motion_ended.emit()
        if self._stands is Activity.AHEAD:
            self._await(moved)
        else:
            self._unseen = moved

    def _await(self, moved: bool) -> None:
        """Wait for the person, whatever that takes."""
        if moved:
            if not self.busy and self.state.open_actions:
                self.said.emit(self.parts.task_text(self.state))
            self.talk.read_out()
        self.talk.think(bool(self.state.open_actions))
        self.parts.on_rest(self, moved)
        self.ask_open()

    def _remake(self) -> None:
        """Make the model afresh of the position, and of what is taken."""
        self._note()
        self._changed(model=self.parts.make_model(self.state))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.finish()
        self.talk.hush()
        self._note()
        if self.model is not None:
            self._remake()
            if self._stands is Activity.AHEAD:
                self.parts.on_rest(self, False)
        super().resizeEvent(event)

    def sizeHint(self) -> QSize:
        return self.size()

    # What motion is shown on

    def touch(self, rect: QRect) -> None:
        """Have a part of the table painted anew, in its own pixels, and no more than that."""
        touch(self, rect)

    def say(self, line: str) -> None:
        """Write a line of what has happened."""
        self.said.emit(line.replace("→", translate("spoken", "to")))
        self._note(lines=(*self.lines, line)[-self.parts.kept_lines :])
        self.touch(self.parts.line_box(self.size()))

    def _sound(self, sound: Sound) -> None:
        # Motion that is cut short would sound all at once.
        if self._stands is Activity.AHEAD and not self._animator.hurrying:
            self.sounds.play(sound)

    def _remark(self, remark: Remark) -> None:
        if self._stands is Activity.AHEAD:
            self.talk.hear(remark)

    # Questions

    def _go_on(self, chosen: Mapping[str, Any] | None = None) -> None:
        """Go on with a deal whose opening has been asked about, or begin it anew with what was chosen."""
        assert self._opening is not None
        (_, events), self._opening, self._opened = self._opening, None, True
        if chosen is None:
            self.play(events, self._noted.position)
        else:
            self.requested.emit(chosen)
        self._opened = False

    def close_prompt(self) -> None:
        """Close a dialog whose question has lapsed. Nobody hears an answer."""
        dialog, self._dialog = self._dialog, None
        if dialog is not None:
            dialog.dismiss()

    def open(self, dialog: Dialog) -> None:
        """Open a dialog that goes with the table's window, whatever is in front."""
        window = self.window()
        self.manager.open(dialog, owner=window if isinstance(window, Window) else None)

    def ask_open(self) -> None:
        """Ask what no spot stands for, unless that is asked already."""
        now = self.state
        if now.open_actions and not now.targets and self._dialog is None:
            self.ask(self.parts.prompt(now))

    def ask(self, asking: Prompt | None) -> None:
        """Ask something, if there is anything to ask, and do what that comes to."""
        if asking is None or self._stands is not Activity.AHEAD:
            return
        dialog = self._dialog = asking.dialog

        def answered(name: str) -> None:
            self._dialog = None
            found = asking.answer(name)
            if isinstance(found, Prompt):
                self.ask(found)
            elif self._opening is not None:
                self._go_on(found)
            elif found is not None:
                self.action_chosen.emit(found)

        dialog.finished.connect(answered)
        self.open(dialog)

    # Choosing

    def choose(self, key: str) -> None:
        """Take a spot: the next on the way to an action."""
        now = self.state
        if now.busy:
            return
        if key not in now.targets:
            if any(spot.key == key and spot.does for spot in self.all_spots()):
                self.parts.on_spot(self, key)
            elif now.open_actions and (why := self.parts.why_refused(now, key)):
                (self.parts.show_refusal or GameTable.say)(self, why)
                self.sounds.beep()
            return
        after = with_spot_selected(now, key, self.parts.next_spots)
        if not after.targets:
            asking = self.parts.prompt(after)
            if asking is not None:
                self.ask(asking)
                return
            if self._noted.selected:
                self._note(current=None)
            self.action_chosen.emit(after.open_actions[0])
        elif (after.open_actions, after.targets.keys()) != (now.open_actions, now.targets.keys()):
            self.select(after.selected)
            self.said.emit(self.parts.task_text(self.state))

    def select(self, taken: Sequence[str]) -> None:
        """Have just these spots taken."""
        self._note(selected=tuple(taken))
        if self.parts.focus_stays_in_place:
            self._keys.be_at("")
        self._remake()
        self._keys.stay()
        self.parts.on_rest(self, False)

    def deselect_last(self) -> bool:
        """Let go the spot that was taken last; False if none is."""
        if self._noted.selected:
            self.select(self._noted.selected[:-1])
            return True
        return False

    def act(self, action: Any) -> None:
        """Do an action that no spot stands for."""
        self.action_chosen.emit(action)

    def after_delay(
        self, ms: int, then: Callable[[], None], move: Callable[[float], None] = do_nothing
    ) -> None:
        """Do something when what lies there has been seen for a while, or has moved (`Motion`), which counts
        as motion: a click or a key cuts it short."""
        self._animator.play([Motion(ms, move, end=then)])

    # Mouse

    def clickable(self, point: QPoint) -> bool:
        return self._hands.at(point) is not None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus()
        self._lens.hide()
        self._hands.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hands.move(event)
        self._lens.move(event.position().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._hands.release(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.handled_by_game(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._lens.hide()
        self._hands.leave(event)

    def handled_by_game(self, event: QEvent) -> bool:
        """Whether the game itself has done all that is to be done with an event; before the first position
        there is nothing that it could."""
        return self.model is not None and self.parts.handle_event(self, event)

    def hover(self, key: str | None) -> None:
        """Have the mouse be at a spot, or at none."""
        if key != self._noted.hovered:
            self._changed(hovered=key)

    def note_pressed(self, key: str | None) -> None:
        """Have the mouse hold a spot down, or none; whoever says so has it painted."""
        self._note(pressed=key)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        self._lens.hide()
        if key in NAME_LABEL_KEYS:
            self._names.hold(True)
        if key in BARE_KEYS or key in NAME_LABEL_KEYS or self._hands.cancels(event):
            return
        if self.busy:
            self.finish()
        elif not self.handled_by_game(event):
            self._keys.press(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() in NAME_LABEL_KEYS and not event.isAutoRepeat():
            self._names.hold(False)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        # Whatever is held now, nobody will tell when it comes up.
        self._names.hold(False)
        self._hands.let_go()
        self._lens.hide()
        super().focusOutEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        return False

    @property
    def last_focused(self) -> str | None:
        """Where the keys came to last, though that may have gone; the current spot is
        `TableState.current`."""
        return self._noted.current

    def note_focus(self, key: str | None) -> None:
        """Have the keys be at a spot, or at none; nothing is painted or told."""
        self._note(current=key)

    def focus_spot(self, key: str | None) -> None:
        """Let the keys come to a spot, or to none."""
        self._keys.be_at(key)
        self.update()
        if key is not None:
            self.current_changed.emit(key)

    # What is seen and heard

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        # What flies in from beyond the edge comes from behind it: a scene does not clip its widgets.
        painter.setClipRect(self.rect())
        self.draw_part(painter, event.rect())

    def draw_part(self, painter: QPainter, area: QRect) -> None:
        """Draw what touches an area."""
        self._ground(painter, area)
        if self.model is not None:
            self.parts.paint(painter, area, self.state)
            self._hands.draw(painter)
            self.talk.draw(painter)
            self._above.draw(painter)
            self._names.draw(painter)
            self._lens.draw(painter)
        else:
            self.parts.paint_empty(painter, area, self.size())
            self.title.draw(painter, self.size())

    def _ground(self, painter: QPainter, area: QRect) -> None:
        """Lay the cloth."""
        # Patterns hang on the screen's corner, not the window's.
        corner = self.mapTo(self.window(), QPoint(0, 0))
        patterns.lay(painter, area, cloths.brush(self.options.cloth), -corner)

    def _clear(self, painter: QPainter, area: QRect) -> None:
        """Draw the table with nothing on it."""
        self._ground(painter, area)
        self.parts.paint_empty(painter, area, self.size())

    def spots(self) -> Sequence[Spot]:
        """Return what lies there, marked where the keys are; nothing of it is explained while it moves."""
        if self.busy:
            return [replace(spot, balloon="") for spot in self.all_spots()]
        current = self.state.current
        return [replace(spot, current=True) if spot.key == current else spot for spot in self.all_spots()]

    # What the session has shown

    def show_hint(self, action: Any, said: Mapping[str, Any]) -> None:
        """Show what the computer would do in the person's place, and why.

        `said` is the thinking process's answer: `why` is a sentence in English; `template` and
        `fields`, where it has them, are what the sentence was made of.
        """
        self._changed(hint=action)
        self.parts.on_rest(self, False)
        self.open(Hint(self.parts.hint_text(self.state, action, said)))

    def show_round(self, result: Any, position: TablePosition, last: bool) -> None:
        """Show how a round ended, line by line; `TableRequest.GO_ON` follows when it has been read."""
        self._take(position)
        self._rest(moved=False)
        sheet, verdict = self.parts.round_sheet(self.state, result, last)
        told, self._told = result == self._told, result
        if verdict is not None and not told:
            self.sounds.play(verdict)
        if not told and not last:
            self.talk.end([result.tally(seat) for seat in range(self.talk.seats)])
        add_endings(sheet, self.state, last, self.words)

        def read(name: str) -> None:
            wish = WISHES[name]
            ends = (
                self.parts.finale(self.state, self._stage, result)
                if last and wish is TableRequest.GO_ON
                else ()
            )
            self._animator.play((*ends, Motion(0, end=lambda: self.requested.emit(wish))))

        sheet.finished.connect(read)
        self.open(sheet)
        if self._stage.full and not told:
            count_up.tell(sheet, self.manager, self.tempo, self.sounds.play)

    def show_moment(self, position: TablePosition, played: Any, better: Any) -> None:
        """Show a moment of the past: what was played then, and what would have been better."""
        self.show_position(position)
        words = [self.words.action(action, self.state) for action in (played, better)]
        lines = (
            translate("table", "You: {move}").format(move=words[0]),
            translate("table", "Better: {move}").format(move=words[1]),
        )
        self._changed(lines=lines, hint=better)

    def congratulate(self, beaten: Collection[str], then: Callable[[], object]) -> bool:
        """Congratulate the person on a match won against these players, by name, and by own decisions alone;
        `then` is done when that has been read. False where there is nothing to say."""
        found = self.parts.congratulations(beaten)
        if found is None:
            return False
        sheet, sound = found
        self.sounds.play(sound)
        self.ask(Prompt(sheet, lambda _name: then()))
        return True

    # What the menus ask

    def change(self, **values: Any) -> None:
        """Change options of this screen alone, and have that known."""
        self.use(replace(self.options, **values))
        kinds = {each.name: each.kind for each in self.options.declared()}
        self.options_changed.emit({name: kinds[name].written(value) for name, value in values.items()})

    def choose_cloth(self) -> None:
        """Let a back and a cloth be chosen, each seen on the table at once."""
        dialog = CardsAndCloth(self.options, lambda tried: self.use(replace(self.options, **tried)))
        when_ok(self.manager, dialog, lambda: self.change(**dialog.values()))


Parts = GameParts[GameTable]
"""What a game gives (parts.py)."""
