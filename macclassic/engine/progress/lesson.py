"""Lessons: the teacher's lines at a table, the tasks between them, and the learner's progress.

A lesson is data: a text for each language, and the records that it follows (docs/lessons.md). No Qt.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from macclassic.engine.core.companions import NAMES
from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER, GameSpec, Json, JsonMapping
from macclassic.engine.core.match_kinds import MatchKind
from macclassic.engine.core.options import PERSON
from macclassic.engine.match.match import Match
from macclassic.engine.match.replay import replayed

MAX_WRONG_MOVES = 2
"""Number of wrong moves after which the right one is shown."""
LEARNER_SEAT = 0
"""The learner's seat."""


class BadLesson(ValueError):  # noqa: N818 - named for what it is
    """A text is no valid lesson; the message says where."""


@dataclass(frozen=True)
class LessonLine:
    """One line of the teacher, and the task that follows; without `click` and `move` it is only read.

    `look`: spots to outline. `hand`: spot to point at. `click`: spots of which one must be clicked. `move`:
    the record's move must be played, or it with these keys replaced. `way`: spots that lead to the move.
    `no`: replies to wrong actions; the last one repeats. `ply`: number of decisions in the record before the
    line.
    """

    say: str
    look: tuple[str, ...] = ()
    hand: str = ""
    click: tuple[str, ...] = ()
    move: Json | None = None
    way: tuple[str, ...] = ()
    no: tuple[str, ...] = ()
    ply: int | None = None

    @property
    def reads(self) -> bool:
        """True if there is no task: the learner only goes on."""
        return self.move is None and not self.click


@dataclass(frozen=True)
class LessonStep:
    """One step of a lesson, which can be skipped or repeated; it begins at a ply of a record (`deal`)."""

    title: str
    deal: str
    ply: int
    beats: tuple[LessonLine, ...]


@dataclass(frozen=True)
class Lesson:
    """A lesson.

    `teacher`: companion by key. `players`: names of the players at the seats, if not those of the record.
    `home`: preferred place of the teacher, in hundredths of the table's width and height. `keep`: prefixes of
    the keys of spots that must stay visible. `sit`: options of the match that is offered afterwards. `end`:
    last line.
    """

    teacher: str
    players: tuple[str, ...]
    home: tuple[int, int]
    keep: tuple[str, ...]
    sit: Json
    end: str
    steps: tuple[LessonStep, ...]


@dataclass
class _Block:
    """Adjacent lines of a lesson's text."""

    line: int
    values: dict[str, list[str]] = field(default_factory=dict)

    def take(self, key: str) -> list[str]:
        return self.values.pop(key, [])

    def one(self, key: str, otherwise: str | None = None) -> str:
        found = self.take(key)
        if len(found) > 1 or (not found and otherwise is None):
            raise BadLesson(f"line {self.line}: there must be one “{key}”")
        return found[0] if found else str(otherwise)

    def done(self) -> None:
        """Raise BadLesson if any key was not read."""
        for key in self.values:
            raise BadLesson(f"line {self.line}: unknown key “{key}”")


def _blocks(text: str) -> list[_Block]:
    """Return the blocks of a text, separated by empty lines; an indented line continues the one before."""
    found: list[_Block] = []
    open_, last = False, ""
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("#"):
            continue
        if not line.strip():
            open_ = False
            continue
        if not open_:
            found.append(_Block(number))
            open_, last = True, ""
        values = found[-1].values
        if line[0].isspace():
            if not last:
                raise BadLesson(f"line {number}: it goes on with nothing")
            values[last][-1] += " " + line.strip()
            continue
        last, sign, value = line.partition(":")
        if not sign:
            raise BadLesson(f"line {number}: a line is “key: value”")
        values.setdefault(last, []).append(value.strip())
    return found


def read(text: str) -> Lesson:
    """Return the lesson in a text.

    Raises BadLesson.
    """
    head, *blocks = _blocks(text) or [_Block(1)]
    teacher = head.one("teacher")
    if teacher not in NAMES:
        raise BadLesson(f"line {head.line}: there is no companion “{teacher}”")
    players = tuple(each.strip() for each in head.one("players", "").split(",") if each.strip())
    home = [int(each) for each in head.one("home", "50 50").split() if each.isdecimal()]
    if len(home) != 2 or max(home) > 100:
        raise BadLesson(f"line {head.line}: “home” must be two numbers up to 100")
    keep, sit, end = tuple(head.one("keep", "").split()), _json(head, "sit", "{}"), head.one("end")
    head.done()
    steps: list[tuple[str, str, int, list[LessonLine]]] = []
    for block in blocks:
        if "step" in block.values:
            steps.append((block.one("step"), block.one("deal"), _number(block, "ply"), []))
        elif not steps:
            raise BadLesson(f"line {block.line}: it belongs to no step")
        else:
            steps[-1][3].append(_beat(block))
        block.done()
    for title, _, _, beats in steps:
        if not beats:
            raise BadLesson(f"nothing is said in the step “{title}”")
    taught = tuple(LessonStep(title, deal, ply, tuple(beats)) for title, deal, ply, beats in steps)
    return Lesson(teacher, players, (home[0], home[1]), keep, sit, end, taught)


def _beat(block: _Block) -> LessonLine:
    moves = "move" in block.values
    move = _json(block, "move", "{}") if moves else None
    return LessonLine(
        say=block.one("say"),
        look=tuple(block.one("look", "").split()),
        hand=block.one("hand", ""),
        click=tuple(block.one("click", "").split()),
        move=move,
        way=tuple(block.one("way", "").split()),
        no=tuple(block.take("no")),
        ply=_number(block, "ply") if "ply" in block.values else None,
    )


def _json(block: _Block, key: str, otherwise: str) -> Json:
    text = block.one(key, otherwise) or otherwise
    try:
        found = json.loads(text)
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise BadLesson(f"line {block.line}: “{key}” must be JSON in braces")
    return found


def _number(block: _Block, key: str) -> int:
    text = block.one(key)
    if not text.isdecimal():
        raise BadLesson(f"line {block.line}: “{key}” must be a number")
    return int(text)


class LessonCourse:
    """Progress in a lesson, with the match that it follows; other seats decide as in the record."""

    def __init__(self, lesson: Lesson, spec: GameSpec, record: Callable[[str], JsonMapping]) -> None:
        """Prepare the course; `record`: returns the record with a name."""
        self.lesson, self._spec, self._record = lesson, spec, record
        self.step = self.at = self.tries = 0
        self._deal = ""
        self._moves: Sequence[tuple[int, Any]] = ()
        self.match: Match
        """The match that is played by the real rules."""

    @property
    def now(self) -> LessonStep:
        """The current step."""
        return self.lesson.steps[self.step]

    @property
    def beat(self) -> LessonLine:
        """The current line."""
        return self.now.beats[self.at]

    @property
    def over(self) -> bool:
        """True if the current line is the last."""
        return self.step == len(self.lesson.steps) - 1 and self.at == len(self.now.beats) - 1

    def enter(self, step: int, anew: bool = True) -> bool:
        """Go to the beginning of a step; return True if `match` is a new match.

        Without `anew` the present match goes on if it leads to the step.
        """
        self.step, self.at, self.tries = step, 0, 0
        there = self.now
        if not anew and there.deal == self._deal and self.match.plies <= there.ply:
            return False
        self._deal = there.deal
        whole = {**self._record(there.deal)}
        match = replayed(whole, self._spec)
        self._moves = [(seat, action) for seat, action, _, _ in match.round(0)[1]]
        first = {name: value for name, value in whole["rounds"][0].items() if name != "outcome"}
        first["moves"] = first["moves"][: there.ply]
        whole.pop("outcome", None)
        if there.ply == len(self._moves):
            raise BadLesson(f"the step “{there.title}” begins where “{there.deal}” has ended")
        self.match = replayed({**whole, "rounds": [first]}, self._spec)
        self.match.kind = MatchKind.LESSON
        players = (PERSON, *(self.lesson.players or self.match.players)[1:])
        seats = self._spec.seated(self.match.first_options, players)
        for seat, called in zip(self.match.seats, seats, strict=True):
            seat |= called
        return True

    @property
    def others_decide(self) -> bool:
        """True if the record must go on before the line is said.

        It goes on to the line's ply, or to the learner's turn if the task is a move.
        """
        plies, beat = self.match.plies, self.beat
        until = beat.ply if beat.ply is not None else 0 if self.at else self.now.ply
        return plies < until or (
            beat.move is not None and self.match.actor not in (LEARNER_SEAT, ROUND_OVER, MATCH_OVER)
        )

    def recorded(self) -> tuple[int, Any]:
        """Return the seat and the action of the record at the present ply."""
        return self._moves[self.match.plies]

    def fits(self, action: object) -> bool:
        """True if an action is the one that the task asks for."""
        move = self.beat.move
        if move is None:
            return False
        form = self.match.rules.form.actions
        wanted, found = form.to_json(self.recorded()[1]), form.to_json(action)
        return found in (wanted, {**wanted, **move})

    def wrong(self) -> str:
        """Count a wrong action and return the reply to it."""
        self.tries += 1
        no = self.beat.no
        return no[min(self.tries, len(no)) - 1] if no else self.beat.say

    @property
    def shown(self) -> bool:
        """True after so many wrong actions that the right one is shown."""
        return self.tries >= MAX_WRONG_MOVES

    def advance(self) -> bool:
        """Go to the next line; return False at the end of a step."""
        self.tries = 0
        if self.at + 1 == len(self.now.beats):
            return False
        self.at += 1
        return True
