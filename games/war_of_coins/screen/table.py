"""The table of War of Coins: what lies on it, who sits at it, and what it asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize
from PySide6.QtGui import QPainter

from macclassic.flower_cards.table import painting as cards
from macclassic.flower_cards.table.cardtable import CardTable
from macclassic.flower_cards.table.choreography import Stage
from macclassic.flower_cards.table.words import points_words
from macclassic.toolbox import cloth
from macclassic.toolbox.dialogs import Dialog
from macclassic.toolbox.explaining import Topic
from macclassic.toolbox.gamescreen import Begun, Position
from macclassic.toolbox.sound import Sound, Sounds
from macclassic.toolbox.things import Thing
from macclassic.toolbox.windows import WindowManager

from ..acts import Show, Transact
from ..cards import DECK, EXCHANGES, MERCHANTS, RIBBONS, names, whole_coin
from ..options import CoinOptions
from ..scoring import mining, tally_of
from . import explaining, layout, painting, spoken, words
from .beginning import FirstPlayer, drawn_words
from .deciding import Deciding
from .model import Model
from .motions import Choreography
from .people import people
from .reading import Reading
from .scene import Scene
from .sheet import RoundSheet, ending
from .spoken import to_decide
from .words import signed

translate = QCoreApplication.translate

SEATS = (QRect(0, 336, layout.SIDE, layout.HEIGHT - 336), QRect(0, 0, layout.SIDE, 98))
"""Where a player's face and plates stand, by seat."""


def build(manager: WindowManager, sounds: Sounds) -> Table:
    """Return the game's screen."""
    return Table(manager, sounds)


class Table(Deciding):
    """The person sits below, the other player above; coins have their own places between them."""

    message = layout.MESSAGE
    lines = 12
    stack = layout.STACK

    def __init__(self, manager: WindowManager, sounds: Sounds) -> None:
        super().__init__(manager, sounds, CoinOptions(), QSize(layout.WIDTH, layout.HEIGHT))
        self._people = people()
        self._drawing: FirstPlayer | None = None
        self._then: Callable[[], None] = lambda: None

    # What the session asks

    @property
    def model(self) -> Model | None:
        """The picture as data, for those who want to compare."""
        return self._model

    def use_seats(self, seats: Sequence[Mapping[str, Any]]) -> None:
        self._people = people(seats)
        self._choreography = None

    def _read(self, position: Position) -> Reading:
        return Reading(position.view, self._people)

    @property
    def busy(self) -> bool:
        return super().busy or self._drawing is not None

    def play(self, events: Sequence[Any], position: Position) -> None:
        drawn = position.view.draw and Begun() in events
        if not drawn or position.watching:
            super().play(events, position)
            return
        # Before the first deal it is found out who begins.
        self.put_away()
        self._take(position)
        self._show_model(self._read(position).before_the_deal())
        self._lines = []
        self._find_first(position, lambda: CardTable.play(self, events, position))

    def show_position(self, position: Position) -> None:
        self._stop_drawing()
        super().show_position(position)

    def finish(self) -> None:
        if self._stop_drawing():
            # Whoever is in a hurry need not pick a card.
            self._then()
        super().finish()

    def _stop_drawing(self) -> bool:
        """Put away the cards to pick from; True if they were there."""
        drawing, self._drawing = self._drawing, None
        if drawing is not None:
            drawing.dismiss()
        return drawing is not None

    def _find_first(self, position: Position, then: Callable[[], None]) -> None:
        """Let cards be picked for who begins; go on after that."""
        back = cloth.back_picture(self._options.back)
        drawing = FirstPlayer(position.view.draw, self._read(position).names, back)
        self._drawing, self._then = drawing, then

        def answered(_name: str) -> None:
            self._drawing = None
            then()

        drawing.finished.connect(answered)
        self.manager.open(drawing)

    def questions(self) -> Mapping[str, Callable[[], object]]:
        found = dict(super().questions())
        position = self._position
        if position is not None and position.view.draw:
            found["draw"] = lambda: self._find_first(position, lambda: None)
        return found

    def _choreographer(self, model: Model, reading: Reading, stage: Stage) -> Choreography:
        made = Choreography(model, reading.names, stage)
        if reading.view.draw:
            made.drawn = drawn_words(reading.view.draw, reading.names)
        return made

    # What can be heard

    def _to_decide(self) -> str:
        return to_decide(self._position, self._model, [offer.text for offer in self._offers()])

    def things(self) -> Sequence[Thing]:
        model, reading = self._model, self._reading
        if model is None or reading is None:
            return ()
        scene = self._scene(model, reading)
        return spoken.on_table(scene, SEATS, self._chosen)

    def explain(self, position: QPoint) -> Topic | None:
        model, reading = self._model, self._reading
        if model is None or reading is None or self.busy:
            return None
        return explaining.at(self._scene(model, reading), position)

    def _scene(self, model: Model, reading: Reading) -> Scene:
        return Scene(
            model=model,
            reading=reading,
            playable=() if self.busy else self._cards_to_choose(),
            offers=self._offers(),
            marked=self._marked,
            figures=[self._figure(seat, model, reading) for seat in (0, 1)],
            counts=self._counts(model),
            keys=self._playing,
            watching=self._position is not None and self._position.watching,
            message=self.message if self._lines else None,
            hint=self._hint,
            practice=self._practice_rect(),
        )

    # Drawing

    def _paint(self, painter: QPainter, area: QRect, back: str) -> None:
        model, reading = self._model, self._reading
        assert model is not None and reading is not None
        for seat in (0, 1):
            if area.intersects(SEATS[seat]):
                figure = self._figure(seat, model, reading)
                cards.draw_face(painter, figure.corner, figure.face, figure.mood, figure.turn)
                painting.draw_words(painter, figure)
        if area.intersects(cards.stack_rect(self.stack)):
            cards.draw_stack(painter, self.stack, model.stack, back)
        playing = self._playing
        marks = words.marks if self._options.marked_cards else None
        cards.draw_cards(painter, model.places, area, back, painting.FOLDER, marks)
        painting.draw_counts(painter, model, self._counts(model))
        for coin in model.stacks:
            painting.draw_stack_mark(painter, coin)
        chosen = self._chosen if playing else None
        painting.draw_hand(painter, model, self._marked, chosen, playing)
        hand = len(model.snapshot.hand)
        offered = chosen - hand if chosen is not None and chosen >= hand else None
        painting.draw_offers(painter, self._offers(), offered)
        if model.banner:
            painting.draw_banner(painter, model.banner)

    def _figure(self, seat: int, model: Model, reading: Reading) -> painting.Seat:
        """Return what stands at a player's place."""
        target = reading.view.target
        balance = signed(model.balance[seat])
        if target and not seat:
            balance = translate("table", "{balance} of {target}").format(balance=balance, target=target)
        score = [("points", points_words(model.points[seat]))]
        if model.factors[seat] > 1:
            score.append(("factor", f"×{model.factors[seat]}"))
        more = []
        if model.keeps[seat]:
            text = translate("table", "Kept {n}", "how often a player kept going")
            more.append(("keeps", text.format(n=model.keeps[seat])))
        if model.owed[seat]:
            text = translate("table", "Flips {n}", "turns in which only a stock card is turned")
            more.append(("owed", text.format(n=model.owed[seat])))
        return painting.Seat(
            corner=layout.FACES[seat],
            words=layout.WORDS[seat],
            face=reading.people[seat].face,
            mood=reading.moods[seat],
            lines=(
                (("name", reading.names[seat]),),
                (("balance", balance),),
                tuple(score),
                tuple(more),
            ),
            turn=model.actor == seat,
            first=model.first == seat,
        )

    # What the session has shown

    def _hint_text(self, said: Mapping[str, Any]) -> str:
        return words.hint_words(said)

    def _pointed_at(self, action: Any) -> str | None:
        """Return the card at which a hint of an action points: for three of a coin, the first of them."""
        if not isinstance(action, Show | Transact):
            return super()._pointed_at(action)
        return next(iter(names(whole_coin(action.coin) & self._hand())), None)

    def _hand(self) -> int:
        assert self._reading is not None
        return self._reading.view.hand

    def _sheet(self, result: Any, position: Position, last: bool) -> tuple[Dialog, Sound | None]:
        assert self._reading is not None
        sheet = RoundSheet(result, self._reading.names, last, self.can_review and not position.watching)
        return sheet, ending(result)

    def stake_words(self, amount: float) -> str:
        return words.stake_words(amount)

    def _counts(self, model: Model) -> list[list[int]]:
        """Return what each group of captured cards counts, by seat: Mining by value."""
        found = []
        for captured in model.snapshot.captured:
            held = DECK.pack(captured)
            kinds = [(held & kind).bit_count() for kind in (EXCHANGES, MERCHANTS, RIBBONS)]
            found.append([*kinds, mining(tally_of(held))])
        return found
