"""The table of Flower Power: a view drawn, events played as motion, what a person does made actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QCoreApplication

from macclassic.toolbox.animator import Motion
from macclassic.toolbox.dialogs import Hint
from macclassic.toolbox.gamescreen import Begun, Past, Position
from macclassic.toolbox.sound import Sounds
from macclassic.toolbox.things import Pointer
from macclassic.toolbox.windows import WindowManager

from ..acts import NOBODY, Action, Attack, Build, CardPlay, Create, Spy
from ..options import NONE, FlowerOptions
from . import words
from .building import Cuts
from .model import Model, picture_of
from .motions import Choreography
from .opening import Opening
from .sheet import GameSheet, ending
from .spoken import flower_said
from .stage import Stage, Unseen
from .staging import LINES
from .targets import flower_spot

translate = QCoreApplication.translate


def build(manager: WindowManager, sounds: Sounds) -> Table:
    """Return the game's screen."""
    return Table(manager, sounds)


class Table(Opening):
    """One's own garden below, the others' above in the order of play, the middle between them."""

    takes_values = True

    def __init__(self, manager: WindowManager, sounds: Sounds) -> None:
        super().__init__(manager, sounds)
        self._animator.drained.connect(self._settled)

    # What the session asks

    def use_options(self, options: FlowerOptions) -> None:
        self._options = options
        self.update()

    def use_seats(self, seats: Sequence[Mapping[str, Any]]) -> None:
        self._who = words.company(seats)
        self._news = []
        self._scrolled = {}
        self._model = None
        self._write_buttons()
        self.update()

    def show_position(self, position: Position) -> None:
        self._animator.drop()
        self._opening = False
        self.put_away()
        self._clear()
        self._spied = None
        self._position = position
        self._settled(announce=False)

    def play(self, events: Sequence[Any], position: Position) -> None:
        self.put_away()
        self._clear()
        before = self._position
        self._position = position
        view = position.view
        begins = Begun() in events
        if begins:
            # What still moves or is chosen is of a match that has been given up.
            self._animator.drop()
            self._chosen, self._attacker, self._spot, self._cuts = [], NOBODY, None, None
        self._opening = begins and bool(view.contest) and not self._contest_over
        if self._model is None or begins:
            self._model = self._picture()
        seat = self._model.players[0].seat
        if position.veiled or seat != view.seat:
            # What has happened is still seen from where it was decided.
            self._model.veil()
        self.rearrange()
        moves = self._choreographer(self, position, seat)
        motions: list[Motion] = []
        asks = self._opening and bool(self._who.people)
        if asks:
            motions += [moves.asked(), Motion(0, end=self.ask_throws)]
        elif self._opening:
            motions += moves.opening(view.contest, view.chooser)
            motions.append(Motion(0, end=self._open_deal))
        elif begins and view.contest:
            motions += moves.contested(view.contest, view.chooser)
        if begins and not asks:
            motions.append(moves.dealt())
        self._contest_over = False
        motions += moves.decided(events, before.view if before is not None and not begins else None, view)
        self._animator.play(motions)
        if begins:
            # The buttons are still those of a match that has been given up.
            self.place_buttons()

    def must_ask(self, options: Mapping[str, Any], position: Position) -> bool:
        # What was thrown stands in the options, once a pack is taken too.
        return bool(position.view.contest and self._who.people) and options["throws"] == NONE

    def recall(self, past: Sequence[Past]) -> None:
        self._news = []
        start = past[0]
        if start.events:
            view = start.position.view
            stage = Unseen(picture_of(view, start.position.veiled), self._news.append)
            moves = self._choreographer(stage, start.position, view.seat)
            contested = moves.contested(view.contest, view.chooser) if view.contest else ()
            stage.run([*contested, moves.dealt()])
        for before, then in pairwise(past):
            stage = Unseen(picture_of(before.position.view, before.position.veiled), self._news.append)
            moves = self._choreographer(stage, then.position, then.position.view.seat)
            stage.run(list(moves.decided(then.events, before.position.view, then.position.view)))
        self._news = self._news[-LINES:]

    def _choreographer(self, stage: Stage, position: Position, seat: int) -> Choreography:
        """Return what makes motions on a stage that lead to a position, as they are seen from a seat."""
        shared = self._who.you is None and not position.watching
        hidden_hearts = position.view.hidden_hearts
        return Choreography(stage, self._who, seat, self._options.pace, hidden_hearts, shared)

    def finish(self) -> None:
        self._animator.finish()

    def _open_deal(self) -> None:
        """Show places and hands: the order of play is settled."""
        self._opening = False
        self._model = self._picture()
        self.rearrange()

    def _picture(self) -> Model:
        assert self._position is not None
        found = picture_of(self._position.view, self._position.veiled or self._opening)
        if self._opening:
            # Hands belong to places, and these are still to be taken.
            for player in found.players:
                player.hand_size = 0
        return found

    def _settled(self, announce: bool = True) -> None:
        """Take over the view when all motion has ended: the picture is the view's, whatever moved."""
        if self._position is None:
            return
        self._clear()
        self._model = self._picture()
        self._line = ""
        self._prepare_building()
        self.rearrange()
        self.refresh()
        if announce:
            self.drained.emit()
            if self.deciding:
                self.said.emit(self._task())
                self._show_what_was_spied()

    def _prepare_building(self) -> None:
        """Lay the row of petals out, if a person is to lay flowers now."""
        assert self._position is not None
        view = self._position.view
        if not self.building:
            self._cuts = None
        elif self._cuts is None or self._cuts.count != view.to_lay[view.seat]:
            self._cuts = Cuts(view.to_lay[view.seat])
            self._cuts.every(2)

    def _show_what_was_spied(self) -> None:
        """Open what a spy has just seen of a hand; say what he has seen of a flower."""
        spied, self._spied = self._spied, None
        model = self._model
        if spied is None or model is None:
            return
        if spied.seat in model.known_hands:
            self._open_hands((spied.seat,))
        elif spied.flower != NOBODY:
            name = words.flower_name(model, spied.flower)
            said = flower_said(model.flower(spied.flower), False)
            self.say(translate("flower-power", "{flower}: {petals}.").format(flower=name, petals=said))

    _spied = Pointer["Spy | None"](
        lambda table, spy: spy is not None and (spy.flower == NOBODY or table.lies(flower_spot(spy.flower))),
        None,
    )

    def act(self, action: Action) -> None:
        self._spied = action if isinstance(action, Spy) else None
        super().act(action)

    # What the session has shown

    def show_hint(self, action: Any, said: Mapping[str, Any]) -> None:
        assert self._model is not None
        if isinstance(action, Build) and self._cuts is not None:
            self._cuts.lay(action.sizes)
            self.refresh()
        self._hinted = self._hinted_cards = ()
        if isinstance(action, Attack):
            self._hinted = (action.flower, action.target)
        elif isinstance(action, CardPlay):
            self._hinted = (action.flower,) if action.flower != NOBODY else ()
            self._hinted_cards = (action.card,)
        elif isinstance(action, Create):
            self._hinted_cards = action.cards
        self.update()
        self.manager.open(Hint(words.hint_words(self._model, self._who, action, said)))

    def show_round(self, result: Any, position: Position, last: bool) -> None:
        self._position = position
        self._settled(announce=False)
        verdict = ending(result, self._who)
        if verdict is not None:
            self.sounds.play(verdict)
        sheet = GameSheet(result, self._who)
        sheet.finished.connect(lambda _name: self.round_read.emit())
        self.manager.open(sheet)
