"""Table widget of all games: shows positions, plays motions and takes input.

A position is turned into a *model*; events become *motions* that change the model. When all motions have
ended, the model is made anew from the position, and the person chooses a legal action by *spots*. A game
supplies its parts (`table_parts.py`) instead of a subclass.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from macclassic.engine.core.contract import Result
from macclassic.engine.core.options import JsonMapping
from macclassic.quickdraw import patterns
from macclassic.table import title_picture
from macclassic.table.company.banter import BanterSettings
from macclassic.table.company.remarks import Remark
from macclassic.table.game_words import name_and_detail
from macclassic.table.input.drop_places import drop_places
from macclassic.table.input.table_keys import TableKeys
from macclassic.table.input.table_mouse import TableMouse
from macclassic.table.look import cloths
from macclassic.table.look.cards_and_cloth_dialog import CardsAndCloth
from macclassic.table.magnifier import NAME_LABEL_KEYS, Magnifier, NameLabels
from macclassic.table.motion import count_up
from macclassic.table.motion.stage_scenes import FlyingLayer
from macclassic.table.over_plate import AGAIN, OverPlate
from macclassic.table.pace_plate import PacePlate
from macclassic.table.placement.dialog_places import Explained, corner_beside
from macclassic.table.round_end_buttons import REQUESTS, add_endings
from macclassic.table.speech_bubbles import SpeechBubbles
from macclassic.table.table_parts import AnyParts, company_at, do_nothing
from macclassic.table.table_state import (
    PACE_KEYS,
    AnyPosition,
    AnyState,
    PlayedEvents,
    Prompt,
    RoundBegan,
    Stage,
    TableEvent,
    TablePosition,
    TableRequest,
    TableState,
    past_company,
    state_for_choosing,
    with_spot_selected,
)
from macclassic.toolbox.base.animator import Animator, Motion, run_unseen
from macclassic.toolbox.base.keyboards import key_digit
from macclassic.toolbox.base.motion_timing import Activity, MotionSetting
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.base.sound import Sound, Sounds
from macclassic.toolbox.dialogs.dialogs import BARE_KEYS, Dialog, Hint, OptionsDialog, when_ok
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.screen.emulated_screen import touch
from macclassic.toolbox.screen.native_window import on_screen
from macclassic.toolbox.spots import Spot, under
from macclassic.toolbox.windows.window import Window
from macclassic.toolbox.windows.window_manager import WindowManager

LONG_WAIT_MS = 15_000
"""Milliseconds of the others' turns after which the person's own turn has a sound."""


class GameTable(Guarded, QWidget):
    """Table of one game, made of its parts; content of a window.

    It draws a view and plays events as motion. It knows no match, no seed and no file: those belong to the
    session, which does not know the table's appearance.
    """

    action_chosen = Signal(object)
    """Emitted with the action that the person has decided on."""
    motion_ended = Signal()
    """Emitted when all motion has ended."""
    requested = Signal(object)
    """Emitted for what the table cannot do itself: a `TableRequest`, or a mapping of rule options.

    With options, the match just begun is to be dealt again with the same deal number, because the person made
    a choice that only the opening can offer.
    """
    options_changed = Signal(dict)
    """Emitted with the new values when options of this screen alone, such as the pace, change."""
    said = Signal(str)
    """Emitted with a line about the latest event, for screen readers."""
    current_changed = Signal(str)
    """Emitted with the key of the newly focused spot."""

    def __init__(self, manager: WindowManager, sounds: Sounds, parts: AnyParts) -> None:
        super().__init__()
        self.manager, self.sounds, self.parts = manager, sounds, parts
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName(translate("table", "Table"))
        company = parts.extras.company_of(())
        self._noted: AnyState = TableState(
            TablePosition(None, ()), parts.drawing.size, parts.options, company
        )
        """State without derived parts; `state` adds them."""
        self._company = company
        """The present company; the state has that of a moment of the past while one is shown."""
        self._now: AnyState | None = None
        self._spots: Sequence[Spot] | None = None
        self._dialog: Dialog | None = None
        """Open prompt; it is closed when the position is shown anew."""
        self._dialogs: list[Dialog] = []
        """Open dialogs about the position."""
        self._shown_result: object = None
        """Result whose sound was already played."""
        self._opening: tuple[Prompt, Sequence[TableEvent]] | None = None
        """Prompt of an opening, and the events to play once it is answered."""
        self._opened = False
        """True if the opening prompt of the current deal was answered."""
        self._stands = Activity.AHEAD
        self._waits_since = manager.repeats.clock()
        """Time of the person's last decision, or of the deal, in milliseconds."""
        self._unseen = False
        """True if motion ended while the table was in the background."""
        self._above = FlyingLayer(self.touch, self.size, self._clear)
        self.talk = SpeechBubbles(self, self)
        """Remarks at the table."""
        self._pace_plate = PacePlate(self)
        self._over_plate = OverPlate(self, parts.drawing)
        self.title = title_picture.TitlePicture(parts.drawing, self._covered_area)
        """Title picture, shown until there is a position."""
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
        """Pace and style of motion."""
        self._hands, self._keys = TableMouse(self), TableKeys(self)
        self._lens = Magnifier(self, QTimer(self))
        self._names = NameLabels(self)
        self._animator = Animator(self)
        self._animator.drained.connect(self._settled)
        self.setFixedSize(parts.drawing.size)
        manager.front_changed.connect(self._front_changed)
        parts.motions.on_created(self)

    def _front_changed(self) -> None:
        if self.model is None or self._noted.position.over:
            self.update()

    def _covered_area(self) -> QRect | None:
        """Return the area of the table that the options dialog covers; all of it for other modal dialogs.

        Returns None if no modal dialog is open.
        """
        modal = self.manager.modal
        if modal is None:
            return None
        return self._covered_by(modal) if isinstance(modal, OptionsDialog) else self.rect()

    def _covered_by(self, dialog: Window) -> QRect:
        """Return the rectangle of a dialog on the table; all of the table while it is in no window."""
        window = self.window()
        if not isinstance(window, Window):
            return self.rect()
        corner = self.manager.rect_of(window).topLeft() + self.mapTo(window, QPoint(0, 0))
        return self.manager.rect_of(dialog).translated(-corner)

    # State

    @property
    def busy(self) -> bool:
        """True while motion is running or an opening prompt is open."""
        return self._animator.busy or self._opening is not None

    @property
    def waits_for_input(self) -> bool:
        """True while an animation is paused for input."""
        return self._animator.waits

    @property
    def ended(self) -> bool:
        """True if a match that has ended is on the table, with no dialog about it."""
        alone = not self._dialogs and self.manager.modal is None
        return self.model is not None and self._noted.position.over and alone and not self.busy

    @property
    def model(self) -> Any:
        """Model of the picture; None before the first position."""
        return self._noted.model

    @property
    def page(self) -> int:
        """Number of the help page about the current prompt."""
        return 1 if self.model is None else self.parts.narration.help_page(self.state)

    @property
    def options(self) -> Any:
        """Options in use."""
        return self._noted.options

    @property
    def lines(self) -> tuple[str, ...]:
        """Log lines on the table, oldest first."""
        return self._noted.lines

    @property
    def state(self) -> AnyState:
        """Current state for the parts."""
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
            self._now = state_for_choosing(noted, self._noted.selected, self.parts.input.next_spots)
            current = self._noted.current
            if current is not None and current in [spot.key for spot in self.reachable_spots()]:
                self._now = replace(self._now, current=current)
        return self._now

    def _bare_state(self, position: AnyPosition) -> AnyState:
        """Return a bare state for a position: no selection, hint or focus."""
        noted = self._noted
        return TableState(position, self.size(), noted.options, self._company, offers=noted.offers)

    def looking_at(self, view: object, seats: Sequence[Mapping[str, object]] | None = None) -> AnyState:
        """Return the state that shows a view of the past. `seats`: who sat there, None for those of now."""
        step = PlayedEvents((), TablePosition(view, (), watching=True), seats=seats)
        now = replace(self._bare_state(step.position), company=company_at(self.parts, step, self._company))
        return replace(now, model=self.parts.drawing.make_model(now))

    def _note(self, **what: Any) -> None:
        """Change fields of the state without repainting."""
        self._noted = replace(self._noted, **what)
        self._now = self._spots = None

    def _changed(self, **what: object) -> None:
        """Change fields of the state and repaint."""
        self._note(**what)
        self.update()

    def all_spots(self) -> Sequence[Spot]:
        """Return all spots, made anew during motion; before the first position those of the title picture."""
        if self.model is None:
            return self.title.spots(self.size())
        now = self.state
        if self._spots is None or now.busy:
            self._spots = self.parts.input.spots(now)
        return [*self._spots, self._over_plate.spot()] if self.ended else self._spots

    def spot_of(self, key: str) -> Spot | None:
        """Return the spot with a key, None if there is none now."""
        return next((spot for spot in self.all_spots() if spot.key == key), None)

    def takes(self, spot: Spot) -> bool:
        """True if choosing a spot has an effect."""
        return spot.does or spot.key in self.state.targets

    def why_refused(self, spot: Spot) -> str:
        """Return why the person cannot choose a spot now; empty if there is no reason to give."""
        now = self.state
        if self.ended:
            return "" if self.takes(spot) else self._over_plate.words
        if self.takes(spot) or not now.open_actions:
            return ""
        return self.parts.input.why_refused(now, spot.key) or ("" if spot.enabled else spot.balloon)

    def drop_places(self, key: str) -> Collection[str]:
        """Return the spots on which a spot may be dropped, to do what a click on both does."""
        spot = self.spot_of(key)
        return () if spot is None else drop_places(self.parts, self.state, spot)

    def outline(self, shape: QRegion) -> None:
        """Show the outline of what is dragged, in pixels of the table; an empty region removes it."""
        corner = on_screen(self, QPoint(0, 0))
        self.manager.show_outline(*() if shape.isEmpty() or corner is None else (shape.translated(corner),))

    def refuse(self, why: str) -> None:
        """Show why a choice is refused, in `TableState.refusal`, until the next choice."""
        self._changed(refusal=why)
        self.said.emit(why)

    def reachable_spots(self) -> list[Spot]:
        """Return the spots that the keyboard can reach; none while busy."""
        if self.busy:
            return []
        return [spot for spot in self.all_spots() if spot.name and (spot.stop or self.takes(spot))]

    def spots_under(self, point: QPoint) -> list[Spot]:
        """Return the spots at a point, the uppermost first."""
        return under(self.all_spots(), point)

    def keep_game_state(self, own: object) -> None:
        """Store a value of the game itself, which its parts read as `TableState.game_state`."""
        before = self.state
        self._changed(game_state=own)
        self._note_question(before)

    def _note_question(self, before: AnyState) -> None:
        """Guard against repeated presses if the person is now asked something else than before."""
        now = self.state
        if (before.open_actions, before.targets.keys()) != (now.open_actions, now.targets.keys()):
            self.manager.repeats.question_appeared()

    # Called by the session

    def use(
        self,
        options: object = None,
        seats: Sequence[Mapping[str, object]] | None = None,
        offers: tuple[TableRequest, ...] | None = None,
        still: bool | None = None,
        motion: str | None = None,
        manners: BanterSettings | None = None,
        stand: Activity | None = None,
        paused: bool | None = None,
    ) -> None:
        """Apply settings; None leaves a setting unchanged.

        `options`: the game's options, ready for use. `seats`: a record's entries, before the first position
        of a match. `offers`: what the sheet at the end of a round may offer. `still`: pause motion; a click
        or a key still finishes it. `motion`: name of the `MotionSetting` for the next motions. `manners`:
        settings of the remarks. `stand`: front or background. `paused`: say that the match is paused.
        """
        if options is not None:
            self._changed(options=options)
        if seats is not None:
            self._company = self.parts.extras.company_of(seats)
            self._changed(company=self._company)
            self.talk.sit(seats)
        if offers is not None:
            self._changed(offers=offers)
        if still is not None:
            self._animator.hold(still)
        if paused is not None:
            self._pace_plate.pause(paused)
        if motion is not None:
            self._stage = replace(self._stage, manner=MotionSetting(motion))
        self.tempo = self._stage.tempo(getattr(self.options, "pace", 3))
        if manners is not None:
            self.talk.mind(manners)
        if stand is not None:
            self._stand(stand)

    def must_ask(self, options: Mapping[str, object], position: AnyPosition) -> bool:
        """True if a match dealt under these options still needs the opening prompt.

        Only for a match without decisions; its deal is then played anew.
        """
        return self.parts.prompts.must_ask(self._bare_state(position), options)

    def show_position(
        self, position: AnyPosition, past: Sequence[PlayedEvents] = (), recalls: bool = False
    ) -> None:
        """Draw a position without motion, and write the lines that led to it.

        The first entry of `past` is the start: a deal if the round began there, else an entry without events.
        The last entry says who sits at the table. With `recalls`, what the player has to remember of the
        round is shown again first.
        """
        self._drop()
        self._opening = None
        self.close_prompt()
        self._note(company=company_at(self.parts, past[-1], self._company) if past else self._company)
        self._take(position)
        lines = self._recent_lines(past) if past else ()
        if not lines and (line := self.parts.narration.last_line(self._bare_state(position))):
            lines = (line,)
        self._note(lines=lines)
        self._rest(moved=False)
        if recalls and (past_again := [*self.parts.motions.recall(self.state, self._stage)]):
            self._animator.play(past_again)

    def _recent_lines(self, past: Sequence[PlayedEvents]) -> tuple[str, ...]:
        """Return the lines about recent events, as many as are shown."""
        lines: list[str] = []
        shown = self.parts.placement.kept_lines
        for before, then in reversed([*pairwise((past[0], *past))]):
            written: list[str] = []
            unseen = Stage(do_nothing, do_nothing, written.append, do_nothing, do_nothing)
            model = self.parts.drawing.make_model(self._bare_state(before.position))
            begins = RoundBegan() in then.events
            now = replace(
                self._bare_state(then.position),
                model=model,
                previous=None if begins else before.position,
                company=company_at(self.parts, then, self._company),
            )
            run_unseen(list(self.parts.motions.make_motions(now, unseen, then.events)))
            lines = written + lines
            if len(lines) >= shown:
                break
        return tuple(lines[-shown:])

    def play(self, events: Sequence[TableEvent], position: AnyPosition, asks: bool = True) -> None:
        """Play events as motion, ending in a position.

        `events` are those that the person may see. `SeatDecided` precedes those of a decision; `RoundBegan`
        begins a round. Without `asks` no opening prompt is shown.
        """
        self.close_prompt()
        self._note(company=self._company)
        self._take(position)
        begins = RoundBegan() in events
        asking = None
        if self.model is None or begins:
            # Motion that still runs belongs to a match that was given up.
            self._drop()
            self._stage.seen.clear()
            self._waits_since = self.manager.repeats.clock()
            self._opening = self._shown_result = None
            self._note(lines=(), previous=None)
            if begins and asks and not position.watching and not self._opened:
                asking = self.parts.prompts.opening_prompt(self.state)
            if asking is not None:
                self._opening = asking, events
            self._note(model=self.parts.drawing.make_model(self.state))
        self._changed()
        motions = self.parts.motions.make_motions(self.state, self._stage, events)
        if asking is not None:
            motions = iter((*motions, Motion(0, end=partial(self.ask, asking))))
        self._animator.play(motions)
        if begins:
            if asking is None:
                self.talk.deal()
            self.parts.motions.on_deal(self)

    def _stand(self, how: Activity) -> None:
        """Move the table to the front or the background.

        In the background there are no prompts, sounds or remarks, and no timers run except that of motion,
        unless it is frozen. Prompts follow when the table comes to the front.
        """
        self._stands = how
        QTimer.singleShot(0, self, self._attend)
        self._animator.freeze(how is Activity.STILL)
        if how is not Activity.AHEAD:
            self.talk.hush()
            self._lens.hide()
            for timer in self.findChildren(QTimer, options=Qt.FindChildOption.FindDirectChildrenOnly):
                timer.stop()

    def _attend(self) -> None:
        """Show the pending prompt now that the table is in front, if it is at rest."""
        if self._stands is not Activity.AHEAD or self.model is None or self._animator.busy:
            return
        if self._opening is not None:
            if self._dialog is None:
                self.ask(self._opening[0])
            return
        moved, self._unseen = self._unseen, False
        self._await(moved)

    def finish(self) -> None:
        """Finish all motion at once."""
        self._hurry(self._animator.finish)

    def skip(self) -> None:
        """Finish motion up to the next wait for input; a repetition of the press does not skip more."""
        self._hurry(self._animator.skip)
        self.manager.repeats.motion_skipped()
        if self.waits_for_input:
            self.manager.repeats.question_appeared()

    def _hurry(self, how: Callable[[], None]) -> None:
        self.talk.seated()
        if self._opening is not None and self._opening[0].skipped:
            self._go_on()
        how()

    def _drop(self) -> None:
        """Discard running motion."""
        self._animator.drop()
        self._above.clear()
        self.talk.hush()

    def _take(self, position: AnyPosition) -> None:
        if position.view != self._noted.position.view:
            for dialog in tuple(self._dialogs):
                dialog.dismiss()
        before = self._noted.position if self.model is not None else None
        self._lens.hide()
        self._hands.let_go()
        self.talk.think(False)
        self.talk.seated()
        self._note(previous=before, position=position, hint=None, selected=(), hovered=None, refusal="")

    def _settled(self) -> None:
        """Rest in the final position after motion: the model is made from the view, not from the motions."""
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
        """Wait for the person: announce the task and show the pending prompt."""
        if moved:
            if not self.busy and self.state.open_actions:
                self.said.emit(self.parts.narration.task_text(self.state))
                if self.manager.repeats.clock() - self._waits_since >= LONG_WAIT_MS:
                    self.sounds.play(Sound.TURN)
            self.talk.read_out()
        self.talk.think(bool(self.state.open_actions))
        if self.state.open_actions:
            self.manager.repeats.question_appeared()
        self.parts.motions.on_rest(self, moved)
        self.ask_open()

    def _remake(self) -> None:
        """Make the model anew from the position and the selection."""
        self._note()
        self._changed(model=self.parts.drawing.make_model(self.state))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.finish()
        self.talk.hush()
        self._note()
        if self.model is not None:
            self._remake()
            if self._stands is Activity.AHEAD:
                self.parts.motions.on_rest(self, False)
        super().resizeEvent(event)

    def sizeHint(self) -> QSize:
        return self.size()

    # Output of motions

    def touch(self, rect: QRect) -> None:
        """Repaint a part of the table, in its own pixels, and no more."""
        touch(self, rect)

    def say(self, line: str) -> None:
        """Write a log line on the table."""
        self.said.emit(line.replace("→", translate("spoken", "to")))
        self._note(lines=(*self.lines, line)[-self.parts.placement.kept_lines :])
        self.touch(self.parts.placement.line_box(self.size()))

    def _sound(self, sound: Sound) -> None:
        # Sounds of a motion cut short would all play at once.
        if self._stands is Activity.AHEAD and not self._animator.hurrying:
            self.sounds.play(sound)

    def _remark(self, remark: Remark) -> None:
        if self._stands is Activity.AHEAD:
            self.talk.hear(remark)

    # Prompts

    def _go_on(self, chosen: JsonMapping | None = None) -> None:
        """Go on after the opening prompt: play the deal, or request a new one with the chosen options."""
        assert self._opening is not None
        (_, events), self._opening, self._opened = self._opening, None, True
        if chosen is None:
            self.play(events, self._noted.position)
        else:
            self.requested.emit(chosen)
        self._opened = False

    def close_prompt(self) -> None:
        """Close a prompt that is out of date; it gets no answer."""
        dialog, self._dialog = self._dialog, None
        if dialog is not None:
            dialog.dismiss()

    def open(self, dialog: Dialog, at: QPoint | None = None) -> None:
        """Open a dialog about the position, which closes with it, whichever window is in front.

        A dialog that closes with its position or with the table's window gives no answer. `at`: the position
        of its corner on the screen; None for that of any dialog.
        """
        window = self.window()
        self._dialogs.append(dialog)
        dialog.closed.connect(lambda: self._dialogs.remove(dialog))
        self.manager.open(dialog, at, owner=window if isinstance(window, Window) else None)

    def ask_open(self) -> None:
        """Show the prompt for a choice without spots, unless it is open."""
        now = self.state
        if now.open_actions and not now.targets and self._dialog is None:
            self.ask(self.parts.prompts.prompt(now))

    def ask(self, asking: Prompt | None) -> None:
        """Show a prompt, if there is one, and act on its answer."""
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
                self.act(found)

        dialog.finished.connect(answered)
        self.open(dialog)

    # Choosing

    def choose(self, key: str) -> None:
        """Choose a spot: the next step to an action."""
        now = self.state
        if now.busy:
            return
        if key == AGAIN:
            self.requested.emit(TableRequest.BEGIN)
            return
        if now.refusal:
            self._changed(refusal="")
        if key not in now.targets:
            spot = self.spot_of(key)
            if spot is not None and spot.does:
                self.parts.input.on_spot(self, key)
            elif spot is not None and (why := self.why_refused(spot)):
                if self.ended:
                    self._over_plate.flash()
                    self.said.emit(why)
                else:
                    (self.parts.input.show_refusal or GameTable.say)(self, why)
                self.sounds.beep()
            return
        after = with_spot_selected(now, key, self.parts.input.next_spots)
        if not after.targets:
            asking = self.parts.prompts.prompt(after)
            if asking is not None:
                self.ask(asking)
                return
            if self._noted.selected:
                self._note(current=None)
            self.act(after.open_actions[0])
        elif (after.open_actions, after.targets.keys()) != (now.open_actions, now.targets.keys()):
            self.select(after.selected)
            self.said.emit(self.parts.narration.task_text(self.state))

    def click(self, key: str) -> None:
        """Choose a spot by the mouse."""
        self.parts.input.on_click(self, key)

    def select(self, taken: Sequence[str]) -> None:
        """Set the selected spots."""
        before = self.state
        self._note(selected=tuple(taken), refusal="")
        if self.parts.input.focus_stays_in_place:
            self._keys.be_at("")
        self._remake()
        self._keys.stay()
        self._note_question(before)
        self.parts.motions.on_rest(self, False)

    def deselect_last(self) -> bool:
        """Deselect the last selected spot; return False if there is none."""
        if self._noted.selected:
            self.select(self._noted.selected[:-1])
            return True
        if self._noted.refusal:
            self._changed(refusal="")
            return True
        return False

    def act(self, action: object) -> None:
        """Perform an action of the person; a repetition of its press does not cut its motion short."""
        self._waits_since = self.manager.repeats.clock()
        self.action_chosen.emit(action)
        self.manager.repeats.press_used()

    def after_delay(
        self, ms: int, then: Callable[[], None], move: Callable[[float], None] = do_nothing
    ) -> None:
        """Call `then` after a delay that counts as motion; a click or a key cuts it short.

        `move` is called during it (`Motion`).
        """
        self._animator.play([Motion(ms, move, end=then)])

    # Mouse

    def clickable(self, point: QPoint) -> bool:
        """Return True if a click at a point does something."""
        return self._hands.at(point) is not None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus()
        self._lens.hide()
        self._hands.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hands.move(event)
        if not event.buttons():
            self._lens.move(event.position().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._hands.release(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.handled_by_game(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._lens.hide()
        self._hands.leave(event)

    def handled_by_game(self, event: QEvent) -> bool:
        """True if the game's own handler has consumed the event.

        False before the first position, and for the mouse when the match has ended.
        """
        if self.model is None or (self.ended and isinstance(event, QMouseEvent)):
            return False
        return self.parts.input.handle_event(self, event)

    def hover(self, key: str | None) -> None:
        """Set or clear the hovered spot."""
        if key != self._noted.hovered:
            self._changed(hovered=key)

    def note_pressed(self, key: str | None) -> None:
        """Set or clear the pressed spot; the caller repaints."""
        self._note(pressed=key)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        self._lens.hide()
        if key in NAME_LABEL_KEYS:
            self._names.hold(True)
        if key in BARE_KEYS or key in NAME_LABEL_KEYS or self._hands.cancels(event):
            return
        steps = PACE_KEYS.get(key.value) if self.model is not None else None
        if steps and (self.busy or not self._answered_by_digit(event)):
            self._change_pace(steps)
        elif self.busy:
            self.skip()
        elif not self.handled_by_game(event):
            self._keys.press(event)

    def _answered_by_digit(self, event: QKeyEvent) -> bool:
        """Do what a digit does whose key types a sign for the pace too, as 6 on a French keyboard.

        Returns False if the key has no digit, or if the table does not ask for it.
        """
        return key_digit(event) != "" and (self.handled_by_game(event) or self._keys.choose_lettered(event))

    def _change_pace(self, steps: int) -> None:
        """Make the next motions faster by some steps, or slower, and say the pace for a moment."""
        changed = self.options.faster(steps)
        if changed:
            self.change(**changed)
        if (pace := getattr(self.options, "pace", None)) is not None:
            self.said.emit(self._pace_plate.show(pace))

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() in NAME_LABEL_KEYS and not event.isAutoRepeat():
            self._names.hold(False)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        # The release of a held key or button does not reach a widget without focus.
        self._names.hold(False)
        self._hands.let_go()
        self._lens.hide()
        super().focusOutEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        return False

    @property
    def last_focused(self) -> str | None:
        """Key of the last focused spot, which may no longer exist (the current one: `TableState.current`)."""
        return self._noted.current

    def note_focus(self, key: str | None) -> None:
        """Set or clear the focused spot, without repaint or signal."""
        self._note(current=key)

    def focus_spot(self, key: str | None) -> None:
        """Move the keyboard focus to a spot, or clear it."""
        self._keys.be_at(key)
        self.update()
        if key is not None:
            self.current_changed.emit(key)

    # Drawing and reading

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        # A graphics scene does not clip its widgets, and pieces fly in from beyond the edge.
        painter.setClipRect(self.rect())
        self.draw_part(painter, event.rect())

    def draw_part(self, painter: QPainter, area: QRect) -> None:
        """Draw what touches an area."""
        self._ground(painter, area)
        if self.model is not None:
            self.parts.drawing.paint(painter, area, self.state)
            self._hands.draw(painter)
            self.talk.draw(painter)
            self._above.draw(painter)
            if self.ended:
                self._over_plate.draw(painter)
            self._names.draw(painter)
            self._lens.draw(painter)
            self._pace_plate.draw(painter)
        else:
            self.parts.drawing.paint_empty(painter, area, self.size())
            self.title.draw(painter, self.size())

    def _ground(self, painter: QPainter, area: QRect) -> None:
        """Draw the cloth."""
        # Patterns are aligned with the screen's corner, not the window's.
        corner = self.mapTo(self.window(), QPoint(0, 0))
        patterns.lay(painter, area, cloths.brush(self.options.cloth), -corner)

    def _clear(self, painter: QPainter, area: QRect) -> None:
        """Draw the empty table."""
        self._ground(painter, area)
        self.parts.drawing.paint_empty(painter, area, self.size())

    def spots(self) -> Sequence[Spot]:
        """Return all spots with the focused one marked, without balloons while the table is busy."""
        if self.busy:
            return [replace(spot, balloon="") for spot in self.all_spots()]
        current = self.state.current
        return [replace(spot, current=True) if spot.key == current else spot for spot in self.all_spots()]

    # Shown for the session

    def show_hint(self, action: object, said: Mapping[str, object]) -> None:
        """Show the action that the computer recommends, and the reason.

        `said` is the answer of the think process: `why` is a sentence in English; `template` and `fields`, if
        present, are the parts of the sentence.
        """
        self._changed(hint=action, refusal="")
        self.sounds.play(Sound.HINT)
        self.parts.motions.on_rest(self, False)
        now = self.state
        hint = Hint(self.parts.narration.hint_text(now, action, said))
        self.open(hint, corner_beside(self, hint, [Explained(now, now.position.legal, [action])]))

    def show_round(self, result: Result, position: AnyPosition, last: bool) -> None:
        """Show the sheet of a finished round; when it is closed, `requested` follows."""
        self._take(position)
        self._rest(moved=False)
        sheet, verdict = self.parts.prompts.round_sheet(self.state, result, last)
        again, self._shown_result = result == self._shown_result, result
        if verdict is not None and not again:
            self.sounds.play(verdict)
        if not again and not last:
            self.talk.end([result.tally(seat) for seat in range(self.talk.seats)])
        add_endings(sheet, self.state, last, self.parts.texts)

        def read(name: str) -> None:
            request = REQUESTS[name]
            ends = (
                self.parts.motions.finale(self.state, self._stage, result)
                if last and request is TableRequest.GO_ON
                else ()
            )
            self._animator.play((*ends, Motion(0, end=lambda: self.requested.emit(request))))

        sheet.finished.connect(read)
        self.open(sheet)
        if words := self.talk.written_out(self._covered_by(sheet)):
            sheet.add_note(words)
        if self._stage.full and not again:
            count_up.tell(sheet, self.manager, self.tempo, self.sounds.play)

    def show_moment(
        self,
        position: AnyPosition,
        played: object,
        better: object,
        mover: str = "",
        seats: Sequence[Mapping[str, object]] | None = None,
    ) -> None:
        """Show a moment of the past with the action played and a better one.

        `mover`: the name of the person who played, empty for the only one. `seats`: who sat at the table
        then, None if these are the same as now.
        """
        self.show_position(position, past_company(position, seats))
        words = [self.parts.narration.action(action, self.state) for action in (played, better)]
        you = translate("table", "You: {move}").format(move=words[0])
        lines = (
            name_and_detail(mover, words[0]) if mover else you,
            translate("table", "Better: {move}").format(move=words[1]),
        )
        self._changed(lines=lines, hint=better)

    def congratulate(self, beaten: Collection[str], then: Callable[[], object]) -> bool:
        """Congratulate the person on a match won by own decisions alone against these players, by name.

        `then` is called when the dialog is closed. Returns False if the game has no congratulations.
        """
        found = self.parts.prompts.congratulations(beaten)
        if found is None:
            return False
        sheet, sound = found
        self.sounds.play(sound)
        self.ask(Prompt(sheet, lambda _name: then()))
        return True

    # Called by menus

    def change(self, **values: Any) -> None:
        """Change options of this screen alone, and emit `options_changed`."""
        self.use(replace(self.options, **values))
        kinds = {each.name: each.kind for each in self.options.declared()}
        self.options_changed.emit({name: kinds[name].written(value) for name, value in values.items()})

    def choose_cloth(self) -> None:
        """Open the dialog of card backs and cloths, with a preview on the table."""
        dialog = CardsAndCloth(self.options, lambda tried: self.use(replace(self.options, **tried)))
        when_ok(self.manager, dialog, lambda: self.change(**dialog.values()))
