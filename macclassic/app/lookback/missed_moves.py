"""*What Would You Play?*: puzzles from the costly moves that reviews found in the person's own rounds.

At most fifty puzzles of a game are stored, the costliest ones. A puzzle is removed once it was answered
rightly twice.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeyEvent

from macclassic.app.lookback.review_window import ReviewSession, explained
from macclassic.app.play.computer_turns import UNREADABLE
from macclassic.app.play.table_controller import TableController, table_window
from macclassic.app.play.think_process import nonsense
from macclassic.app.program_services import ProgramServices
from macclassic.app.storage.statistics_queue import StatisticsQueue
from macclassic.engine.core.game_spec import GameSpec, Json, JsonMapping
from macclassic.engine.core.options import BadOption, checked
from macclassic.engine.match.review import Moment
from macclassic.engine.players.think_server import answer
from macclassic.engine.progress.database import BadStatistics
from macclassic.engine.progress.pending_changes import KeyValue
from macclassic.table.company.banter import BanterSettings
from macclassic.table.placement.dialog_places import corner_beside
from macclassic.table.table_state import TablePosition
from macclassic.toolbox.dialogs.dialogs import Dialog, paragraph
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.windows.window import Window
from macclassic.toolbox.windows.window_frames import Frame

MAX_STORED, MAX_IN_SESSION = 50, 6
"""Maximum number of puzzles stored for a game, and shown in one session."""
RIGHT_ANSWERS_NEEDED = 2
"""Number of right answers after which a puzzle is removed."""
WIDE, EDGES = 330, 4
"""Maximum width of the verdict in pixels, and how much narrower than a review's dialog it is."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A stored puzzle.

    It holds the `request` to the judge, the players at the seats, the action `played` and the `better` one as
    in a record, how much was `lost`, and the number of right answers.
    """

    request: JsonMapping
    seats: Sequence[JsonMapping]
    played: object
    better: object
    lost: float
    rights: int = 0

    @classmethod
    def read(cls, kept: object) -> Puzzle | None:
        """Return the puzzle of a stored value, or None if the value is invalid."""
        if not isinstance(kept, dict) or kept.keys() != set(cls.__slots__):
            return None
        found = cls(**kept)
        sound = isinstance(found.request, dict) and isinstance(found.seats, list)
        return found if sound and type(found.lost) in (int, float) and type(found.rights) is int else None

    def written(self) -> str:
        """Return the puzzle as JSON text."""
        return json.dumps({name: getattr(self, name) for name in self.__slots__})


class PuzzleStore:
    """Stored puzzles of a game, each under a key of its own."""

    def __init__(self, services: ProgramServices, key: str) -> None:
        self._folder, self._name = services.folder, f"moments {key}"

    def all(self) -> dict[str, Puzzle]:
        """Return the puzzles by key: fewest right answers first, then the costliest."""
        if self._folder is None:
            return {}
        try:
            kept = StatisticsQueue.of(self._folder).kept(self._name)
        except BadStatistics:
            return {}  # reported by the statistics window
        found = {place: puzzle for place, each in kept.items() if (puzzle := Puzzle.read(each)) is not None}
        return dict(sorted(found.items(), key=lambda each: (each[1].rights, -each[1].lost)))

    def put(self, place: str, puzzle: Puzzle | None) -> None:
        """Store a puzzle under a key, or clear the key."""
        if self._folder is not None:
            text = "null" if puzzle is None else puzzle.written()
            StatisticsQueue.of(self._folder).put(KeyValue(self._name, place, text))

    def add(self, puzzle: Puzzle) -> None:
        """Add a new puzzle; if all keys are used, it replaces the least costly one if that costs less."""
        there = self.all()
        if any(each.request["view"] == puzzle.request["view"] for each in there.values()):
            return
        free = next((place for place in map(str, range(MAX_STORED)) if place not in there), None)
        last = min(there, key=lambda place: there[place].lost, default="")
        if free is None and there[last].lost >= puzzle.lost:
            return
        self.put(last if free is None else free, puzzle)


def keep_found(services: ProgramServices, looking: ReviewSession) -> ReviewSession:
    """Store the moments that a review finds as puzzles; return the review."""
    # The handler must not refer to the session: a session would then never be freed, nor its match.
    review = looking.review
    store, actions = PuzzleStore(services, review.match.spec.key), review.match.rules.form.actions

    def keep(moment: Moment) -> None:
        request = json.loads(json.dumps(review.question(moment.decision)))
        played, better = (actions.to_json(each) for each in (moment.decision.action, moment.better))
        store.add(Puzzle(request, review.seats_at(moment.decision), played, better, round(moment.lost, 4)))

    looking.found.connect(keep)
    return looking


class PuzzleWindow(Window):
    """Modal window of the puzzles' table; Esc or ⌘W closes it."""

    takes_all_keys = True

    @property
    def modal(self) -> bool:
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)


class MissedMoves(TableController):
    """Controller of one session of puzzles."""

    def __init__(self, services: ProgramServices, spec: GameSpec) -> None:
        table = services.build_table(spec)
        super().__init__(services, spec, table, table_window(table, kind=PuzzleWindow))
        self.setParent(services.screen)
        self.window.closable = True
        self._shelf = PuzzleStore(services, spec.key)
        self._left = [*self._shelf.all().items()][:MAX_IN_SESSION]
        self._all = len(self._left)
        self._place, self._puzzle = "", self._left[0][1]
        self._wait: VerdictDialog | None = None
        table.use(services.settings.chosen(spec))
        table.action_chosen.connect(self._acted)
        table.use(manners=BanterSettings())  # no companions at this table

    def open(self, start: QRect | None = None) -> None:
        """Open the window at the first puzzle."""
        self.services.pause_animation(True)
        if self._next():
            super().open(start)
            self.table.setFocus()
            self._show()  # again, since a table that gets its size ends all motion

    def close(self) -> None:
        """End the session and resume the tables behind."""
        if self.services.think_process is not None:
            self.services.think_process.forget(self)
        super().close()
        self.services.pause_animation(False)

    @property
    def title(self) -> str:
        text = translate("again", "{name} – What Would You Play? ({n} of {all})")
        return text.format(name=self.spec.title, n=self._all - len(self._left), all=self._all)

    def _next(self) -> bool:
        """Show the next readable puzzle and return True; else close the window and return False."""
        while self._left:
            self._place, self._puzzle = self._left.pop(0)
            try:
                self._read()
            except (*UNREADABLE, BadOption):
                self._shelf.put(self._place, None)  # of another version
                continue
            self.window.setWindowTitle(self.title)
            self.window.update()
            self.table.use(seats=self._puzzle.seats)
            self._show()
            self.table.said.emit(self.window.windowTitle())
            return True
        self.window.dismiss()
        return False

    def _show(self) -> None:
        self.table.show_position(TablePosition(self._view, self._legal), recalls=True)

    def _read(self) -> None:
        request = self._puzzle.request
        self._rules = self.spec.rules(checked(self.spec.options, request["options"]))
        actions = self._rules.form.actions
        self._view = self._rules.form.view.read(request["view"])
        self._legal = [actions.from_json(each) for each in request["legal"]]
        self._best, self._was = actions.from_json(self._puzzle.better), actions.from_json(self._puzzle.played)

    # Answers

    def _acted(self, action: object) -> None:
        """Judge the chosen action: at once if its cost is known, else by the judge."""
        self._action = action
        if action in (self._best, self._was):
            self._judged(0.0 if action == self._best else self._puzzle.lost, self._best)
            return
        actions = self._rules.form.actions
        self._asked = list(self._legal) if action in self._legal else [*self._legal, action]
        request = {**self._puzzle.request, "legal": [actions.to_json(each) for each in self._asked]}
        self.table.show_position(TablePosition(self._view, (), watching=True))
        thinker = self.services.think_process
        if thinker is None:
            self._take_judgement(answer(json.dumps({"id": 0, **request})))
            return
        self._wait = VerdictDialog(translate("again", "The judge is thinking…"), False, False)
        self._wait.finished.connect(lambda _name: self.services.manager.close(self.window))
        self.services.manager.open(self._wait, owner=self.window)
        thinker.ask(self, request, self._take_judgement, self._gave_up)

    def _take_judgement(self, said: Json) -> None:
        try:
            best = self._rules.form.actions.from_json(said["action"])
            lost = float(said["estimates"][self._asked.index(self._action)]["behind"])
        except UNREADABLE:
            self._gave_up(nonsense())
            return
        self._put_away()
        self._judged(lost, best)

    def _put_away(self) -> None:
        """Close the alert that the judge is thinking."""
        if self._wait is not None:
            self._wait.dismiss()
            self._wait = None

    def _gave_up(self, why: str) -> None:
        self._put_away()
        text = translate("again", "The judge can’t answer now ({why}).")
        self._tell(text.format(why=why))

    def _judged(self, lost: float, best: object) -> None:
        judging = self.spec.judge
        right = judging is not None and lost <= judging.notable
        puzzle = replace(self._puzzle, rights=self._puzzle.rights + 1 if right else 0)
        gone = puzzle.rights >= RIGHT_ANSWERS_NEEDED
        self._shelf.put(self._place, None if gone else puzzle)
        self.table.show_moment(TablePosition(self._view, (), watching=True), self._action, best)
        words, now = self.table.parts.narration, self.table.looking_at(self._view)
        values = {
            "yours": words.action(self._action, now).rstrip("."),
            "best": words.action(best, now).rstrip("."),
            "lost": words.stake(lost),
            "was": words.action(self._was, now).rstrip("."),
            "then": words.stake(self._puzzle.lost),
        }
        text = translate("again", "Yes: {yours}. The judge would play it too.")
        if right and lost > 0:
            text = translate("again", "Good: {yours}. The judge: {best}, about {lost} better.")
        elif not right:
            text = translate("again", "You: {yours}. The judge: {best}. Yours costs about {lost}.")
        if self._action != self._was:
            text += " " + translate("again", "In the game: {was}, which cost about {then}.")
        if gone:
            text += " " + translate("again", "Solved twice. This one won’t come up again.")
        self._tell(text.format(**values))

    def _tell(self, text: str) -> None:
        table, manager = self.table, self.services.manager
        shape = table.parts.placement.review(table.size())
        box = VerdictDialog(text, bool(self._left), width=min(WIDE, shape.width - EDGES))
        box.finished.connect(self._answered)
        moment = explained(table, self._view, self._legal, [self._action, self._best])
        manager.open(box, corner_beside(table, box, [moment]), owner=self.window)

    def _answered(self, name: str) -> None:
        if name == "next":
            self._next()
        else:
            self.services.manager.close(self.window)


class VerdictDialog(Dialog):
    """The judge's verdict on the chosen action."""

    def __init__(self, text: str, more: bool, said: bool = True, width: int = WIDE) -> None:
        """`more`: another puzzle follows; `said`: False while the judge still thinks."""
        super().__init__(translate("again", "The Judge"), Frame.MOVABLE)
        self.body.addWidget(paragraph(text, True, width))
        done = "done", translate("practice", "Done"), translate("balloon", "To stop this, click this button.")
        go_on = translate("balloon", "To go on to the next moment, click this button.")
        buttons = [done, ("next", translate("practice", "Next"), go_on)] if more else [done]
        self.add_buttons(buttons, ("next" if more else "done") if said else "", "done")
        self.fit()


def waiting(services: ProgramServices, key: str) -> int:
    """Return the number of stored puzzles of a game."""
    return len(PuzzleStore(services, key).all())
