"""A lesson on screen: the real table and the real rules, with a teacher.

A lesson has its own table and match. It stores only its current step, in the settings, at each step. A match
under way stays in its autosave meanwhile and is resumed afterwards.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial

from PySide6.QtCore import QTimer

from macclassic.app.learn.lesson_offer import lesson_of
from macclassic.app.learn.lesson_steps import LessonSteps
from macclassic.app.play.help_windows import HelpManual, manual_of
from macclassic.app.play.presenter import Presenter
from macclassic.app.play.table_controller import TableController
from macclassic.app.program_services import ProgramServices
from macclassic.app.storage.settings import LESSON
from macclassic.engine.core.game_spec import MATCH_OVER, GameSpec
from macclassic.engine.core.options import usable
from macclassic.engine.core.safe_text import capital
from macclassic.engine.match import record as records
from macclassic.engine.progress import lesson as lessons
from macclassic.quickdraw.resources import found
from macclassic.table.table_state import TableRequest
from macclassic.table.teaching.teacher import Teacher, TeacherLine
from macclassic.toolbox.base.motion_timing import MotionSetting
from macclassic.toolbox.dialogs.dialogs import Kind, ask, when_ok
from macclassic.toolbox.grammar.sentences import translate

PACE = 2
PLAY_STEP = 4
"""Number of the first step at which *Play Now* can be chosen."""


@cache
def record_of(deal: str) -> Mapping[str, object]:
    """Return the record of a lesson's deal by its name."""
    return records.loads(found("lessons", f"{deal}.json").read_text(encoding="utf-8"))


class LessonController(TableController):
    """Controller of a lesson."""

    help: HelpManual

    def __init__(
        self, services: ProgramServices, spec: GameSpec, before: TableController | None = None
    ) -> None:
        """`before`: the controller that was open until now; a game is reopened afterwards."""
        lesson = lesson_of(spec.key, services.language)
        teacher = Teacher(
            lesson.teacher, lesson.home, lesson.keep, lambda: MotionSetting(services.settings.motion)
        )
        table = services.build_table(spec, made=teacher.taught)
        teacher.sit(table)
        super().__init__(services, spec, table)
        session = before.session if before is not None else None
        self._waits = session is not None and session.under_way
        context = before.context if before is not None and session is not None else None
        self.returns = partial(services.open_game, spec.key, context=context)
        self.course = lessons.LessonCourse(lesson, spec, record_of)
        self.teacher = teacher
        self.teacher.setParent(self)
        self.help = manual_of(services, spec, table.parts.drawing)
        self.showing = Presenter(table)
        self._begun = self._ended = self._over = False
        self.teacher.went_on.connect(self._follow)
        self.teacher.skipped.connect(self.skip)
        self.teacher.played.connect(partial(QTimer.singleShot, 0, self, self.play))
        self.teacher.clicked.connect(self._clicked)
        self.teacher.missed.connect(self._answer)
        self.teacher.chose.connect(self._chose)
        table.action_chosen.connect(self._acted)
        table.motion_ended.connect(self.later)

    @property
    def title(self) -> str:
        return translate("lesson", "{name} – Lesson").format(name=self.spec.title)

    # Steps

    def _keep(self, step: int) -> None:
        self.services.settings.of_game(self.spec.key)[LESSON] = step
        self.services.save_settings()

    def opened(self) -> None:
        """Begin at the step that the settings hold."""
        kept = self.services.settings.lesson_step(self.spec.key)
        self._enter(kept if kept < len(self.course.lesson.steps) else 0)
        self.services.update_menus()

    def _enter(self, step: int, anew: bool = True) -> None:
        """Begin a step; `anew` with its deal, else from the current position."""
        self._keep(step)
        self._silent()
        if self.course.enter(step, anew):
            match = self.course.match
            own = self.services.settings.of_game(self.spec.key)
            self.table.use(usable(self.spec.options, {**own, **match.options, "pace": PACE}))
            self.showing.take(match)
            self.showing.show()
        self.services.update_menus()
        self.later()

    def _silent(self) -> None:
        """Hide the teacher's text and refuse decisions until the next beat begins."""
        self._begun = self.sheet_open = self._ended = self.showing.asks = False
        self.teacher.hush()

    def go_on(self) -> None:
        """Do what comes next: an opponent's decision, the sheet of a finished round, or the next text."""
        if self._begun or self._over or not self.at_rest:
            return
        match = self.course.match
        if match.actor < 0 and not self.showing.round_shown:
            self.showing.round_shown = True
            self.table.use(offers=())
            self.show_sheet(match.result, self.showing.position(), match.actor == MATCH_OVER)
        elif self._ended:
            self._step_over()
        elif self.course.others_decide:
            self._play(self.course.recorded()[1])
        else:
            self._begin()

    def _play(self, action: object) -> None:
        """Play a decision and show it."""
        match = self.course.match
        seat = match.actor
        seen = self.showing.visible_events(seat, action, match.apply(action))
        self.showing.round_shown = False
        self.table.play(seen, self.showing.position())

    def _begin(self) -> None:
        """Show the text of the current beat and allow its action."""
        self._begun = True
        beat = self.course.beat
        self.showing.asks = beat.move is not None
        if self.showing.asks:
            self.showing.show()
        self.say()

    def say(self) -> None:
        """Repeat the text of the current beat."""
        if self._begun:
            self._tell(self.course.beat.say)

    def _tell(self, text: str, hand: str = "") -> None:
        course = self.course
        beat = course.beat
        self.teacher.say(
            TeacherLine(
                text,
                (*beat.look, *self._marked()),
                hand or beat.hand,
                translate("lesson", "{n} of {all}").format(n=course.step + 1, all=len(course.lesson.steps)),
                reads=beat.reads,
                click=bool(beat.click),
                plays=self.can_play,
            )
        )

    def _marked(self) -> tuple[str, ...]:
        """Return the spots that lead to the expected action, unless the lesson names them itself."""
        beat = self.course.beat
        if beat.move is None or beat.way:
            return ()
        fits = [action for action in self.teacher.sees.open_actions if self.course.fits(action)]
        return tuple(lead for lead in map(self.teacher.lead, fits) if lead and lead not in beat.look)

    def _follow(self) -> None:
        """Go on to the next text, if the current one is only read."""
        if self._begun and self.course.beat.reads:
            self._next()

    def _next(self) -> None:
        """Go on to the next beat of this step, or to the next step, once the table is at rest."""
        self._silent()
        self._ended = not self.course.advance()
        self.later()

    def _step_over(self, anew: bool = False) -> None:
        """Go on with the next step, or end the lesson."""
        if self.course.step + 1 < len(self.course.lesson.steps):
            self._enter(self.course.step + 1, anew)
        else:
            self.end()

    def skip(self) -> None:
        """Skip to the next step."""
        self.table.finish()
        self._step_over(anew=True)

    def go_to(self, step: int) -> None:
        """Begin a step anew."""
        self.table.finish()
        self._enter(step)

    def show_steps(self) -> None:
        """Show the list of steps, and begin the chosen one anew."""
        self.table.finish()
        dialog = LessonSteps([step.title for step in self.course.lesson.steps], self.course.step)
        when_ok(self.services.manager, dialog, lambda: self.go_to(dialog.step))

    def back(self) -> None:
        """Begin the previous step anew, or this one if it is the first."""
        self.go_to(max(0, self.course.step - 1))

    # Actions of the learner

    def _acted(self, action: object) -> None:
        course = self.course
        if not self._begun or not course.match.allows(action):
            return
        if not course.fits(action):
            taken = self.teacher.sees.selected
            self._wrong(taken[0] if taken else self.teacher.lead(action))
            return
        self._next()
        self._play(action)

    def _chose(self) -> None:
        """Undo a selection at once if no expected action starts with it."""
        now = self.teacher.sees
        if self._begun and now.open_actions and not any(map(self.course.fits, now.open_actions)):
            self._wrong(now.selected[-1])

    def _clicked(self, key: str) -> None:
        if key in self.course.beat.click:
            self._next()
        else:
            self._answer(key)

    def _wrong(self, key: str) -> None:
        """Move the wrong object back with a motion, then explain it."""
        self.teacher.glide(key, partial(QTimer.singleShot, 0, self, partial(self._answer, key)))

    def _answer(self, key: str) -> None:
        """Explain why something is not expected; after two tries, show what is."""
        if not self._begun:
            return
        if self.showing.asks:
            self.showing.show()  # redrawn without a selection or any state that a game derives from one
        text = capital(self.course.wrong().replace("{name}", self.teacher.named(key)))
        self._tell(text, self.right() if self.course.shown else "")
        if self.course.shown:
            self.teacher.show(self.right())

    def right(self) -> str:
        """Return the next spot on the way to the expected action; empty if there is none."""
        beat, now = self.course.beat, self.teacher.sees
        if beat.click or beat.way:
            return (beat.click or beat.way)[0]
        fits = [each for each in now.open_actions if self.course.fits(each)]
        return self.teacher.lead(fits[0]) if fits else ""

    def _handle_request(self, request: object) -> None:
        super()._handle_request(request)
        if request is TableRequest.HINT:
            self.say()

    # The end

    def end(self) -> None:
        """End the lesson and offer a match, or to go on with the one under way.

        If the lesson ends before its last step, it resumes at this step the next time.
        """
        self._silent()
        self._over = True
        if self.course.step + 1 == len(self.course.lesson.steps):
            self._keep(0)
        text, play = self.course.lesson.end, translate("lesson", "Play Now")
        if self._waits:
            text = translate("lesson", "That was the lesson. Your own game waits where you left it.")
            play = translate("lesson", "Go On")
        leave = translate("balloon", "To go back to the title picture, click this button.")
        sit = translate("balloon", "To play now, click this button.")

        def answered(name: str) -> None:
            if name == "sit":
                self.play()
            else:
                self.services.manager.close(self.window)

        buttons = [("close", translate("lesson", "Not Now"), leave), ("sit", play, sit)][self._waits :]
        ask(self.services.manager, Kind.NOTE, text, buttons, "sit", buttons[0][0], answered)

    @property
    def can_play(self) -> bool:
        """True from the step on after which a learner knows enough for a match."""
        return self.course.step + 1 >= PLAY_STEP

    def play(self) -> None:
        """Leave the lesson for the match under way, or for a new one; the lesson keeps its step."""
        if self._waits:
            self.services.manager.close(self.window)
        else:
            self.services.start_match(self.spec.key, self.course.lesson.sit)

    def show_anew(self) -> None:
        """Show the current position and text in the current language."""
        self.course.lesson = lesson_of(self.spec.key, self.services.language)
        self.showing.take(self.course.match)
        self.showing.show()
        self.say()
