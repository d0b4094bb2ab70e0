"""The table of Flower Power as a stage: what motion shows on it, how it is drawn, what can be heard of it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, Qt

from macclassic.toolbox.animator import Animator
from macclassic.toolbox.explaining import Topic
from macclassic.toolbox.sound import Sound, Sounds
from macclassic.toolbox.things import Thing
from macclassic.toolbox.windows import WindowManager

from ..acts import NOBODY
from ..board import BUILD, LAST_WILL
from ..cards import HIDDEN
from ..opening import signs
from . import card_words, explaining, layout, painting, scenery, shapes, words
from .deciding import Deciding
from .model import Flower, Model, Petal
from .rows import Row
from .spoken import button_thing, on_table
from .stage import Flight

translate = QCoreApplication.translate

LINES = 12
"""So many lines of news are kept."""


class Staging(Deciding):
    """The part of the table that shows what is. `_news`: what stands on the board; `_line`: at the foot."""

    recalls = LINES

    def __init__(self, manager: WindowManager, sounds: Sounds) -> None:
        super().__init__(manager, sounds)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName(translate("table", "Table"))
        self._animator = Animator(self)
        self._news: list[str] = []
        self._line = ""
        self._flight: Flight | None = None
        self._banner: tuple[str, ...] = ()
        self._signs: tuple[int, ...] = ()
        self._hinted: tuple[int, ...] = ()
        self._hinted_cards: tuple[int, ...] = ()
        self._contest_over = False
        self._opening = False
        self.setFixedSize(layout.WIDTH, layout.HEIGHT)

    # What is

    @property
    def busy(self) -> bool:
        # While a place is chosen nobody else may go on: the deal hangs on it.
        return self._animator.busy or self._opening

    def plate_text(self, seat: int) -> str:
        if self._opening:
            # Nobody has a place yet.
            return words.who_acts(self._who, seat)
        return super().plate_text(seat)

    @property
    def picture(self) -> Model | None:
        """The picture as data, for those who want to compare."""
        return self._model

    @property
    def model(self) -> Model:
        """The picture that motion changes."""
        assert self._model is not None
        return self._model

    @property
    def line(self) -> str:
        """What stands at the foot of the table."""
        return self._line

    @property
    def news(self) -> Sequence[str]:
        """What stands on the board, the last line last."""
        return self._news

    def _clear(self) -> None:
        """Put away all that belongs to a moment."""
        self._flight, self._banner, self._signs = None, (), ()
        self._hinted = self._hinted_cards = ()
        self.close_typing()

    # What motion needs

    def show_flight(self, flight: Flight | None) -> None:
        before = scenery.flight_rect(self._flight)
        self._flight = flight
        area = before.united(scenery.flight_rect(flight))
        if not area.isEmpty():
            self.touch(area)

    def rearrange(self) -> None:
        """Lay the table out anew and paint it all."""
        model = self._model
        if model is not None:
            if self._cuts is not None:
                model.players[0].flowers = self._preview()
            widths = {player.seat: self._plate_width(player.seat) for player in model.players}
            self._lay = layout.arrange(model, self.width(), self.height(), self._scrolled, widths)
            self._scrolled = {each.seat: each.scroll for each in self._lay.gardens if each.scroll}
        self.touch(self.rect())

    def _plate_width(self, seat: int) -> int:
        """Return how wide a player's plate is in a wide garden, with the eye beside it if there is one."""
        seen = seat in self.model.known_hands and not self.model.opened
        eye = painting.art("mark-seen").width() + 3 if seen else 0
        return painting.plate_rect(QPoint(0, 0), self._plate_words(seat, layout.NARROW)).width() + eye

    def _preview(self) -> list[Flower]:
        """Return the flowers that the row of petals is cut into; the next ids are theirs."""
        assert self._cuts is not None and self._position is not None
        view = self._position.view
        flowers, at = [], 0
        for number, size in enumerate(self._cuts.sizes):
            cards = view.pack[at : at + size] or (HIDDEN,) * size
            petals = tuple(Petal(card) for card in cards)
            flowers.append(Flower(view.flowers + 1 + number, petals))
            at += size
        return flowers

    def flower_point(self, flower: int) -> QPoint:
        return self.place_of(flower).middle

    def petal_point(self, flower: int, petal: int) -> QPoint:
        place = self.place_of(flower)
        laid = shapes.shape(place.small).laid(len(self.model.flower(flower).petals))
        return place.middle + laid[min(petal, len(laid) - 1)].at

    def hand_point(self, seat: int, card: int) -> QPoint:
        assert self._lay is not None
        if seat == self.model.players[0].seat:
            hand = self.model.hand or []
            if card in hand:
                return self._card_rects()[hand.index(card)].center()
            places = layout.hand_places(self._lay, len(hand) + 1)
            return places[-1].center()
        return self.plate_rect(seat).center()

    def pile_point(self) -> QPoint:
        assert self._lay is not None
        return self._lay.pile.center()

    def grave_point(self) -> QPoint:
        assert self._lay is not None
        return self._lay.arena.center() if self._flight is None else self._lay.graveyard.center()

    def small_flower(self, flower: int) -> bool:
        return self.place_of(flower).small

    def tell(self, line: str) -> None:
        self._news = [*self._news, line][-LINES:]
        self.said.emit(line)
        if self._lay is not None:
            self.touch(self._lay.board)

    def say(self, line: str) -> None:
        self._line = line
        self.said.emit(line)
        self._touch_line()

    def _touch_line(self) -> None:
        if self._lay is not None:
            self.touch(self._lay.line)

    def sound(self, sound: Sound) -> None:
        # Motion that is cut short would sound all at once.
        if not self._animator.hurrying:
            self.sounds.play(sound)

    def banner(self, lines: Sequence[str]) -> None:
        self._banner = tuple(lines)
        self.touch(self.rect())

    def throw(self, signs: Sequence[int]) -> None:
        self._signs = tuple(signs)
        self.touch(self.rect())

    # Choosing

    def refresh(self) -> None:
        self.reckon()
        if self._cuts is not None:
            self.rearrange()
        self._line = self._advice()
        self.place_buttons()
        self.update()

    def _task(self) -> str:
        assert self._position is not None
        return words.task(self._who, self._position.view, self.legal)

    def _advice(self) -> str:
        """Return what the line at the foot says of what is chosen."""
        if self._model is None or not self.deciding:
            return ""
        if self._cuts is not None:
            return words.cuts_words(self._cuts.sizes, self._cuts.good)
        if len(self._chosen) == 1:
            return words.card_power(self._chosen[0], bool(self._targets))
        if self._chosen:
            return words.many_chosen(self._chosen, self.can_make)
        if self._attacker != NOBODY:
            text = translate("flower-power", "{flower} attacks: click the flower that it fights.")
            return text.format(flower=words.flower_name(self._model, self._attacker))
        return ""

    def row(self) -> Row | None:
        if self._cuts is None or self._lay is None:
            return None
        left = self._lay.pile.x() + 10
        box = QRect(left, self._lay.strip.y() + 10, self._lay.board.x() - left - 10, 60)
        return Row(box, self._cuts.count)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.finish()
        self.rearrange()
        self.place_buttons()
        super().resizeEvent(event)

    def sizeHint(self) -> QSize:
        return self.size()

    # What can be heard

    def things(self) -> Sequence[Thing]:
        if self._model is None or self._lay is None or self._position is None:
            return ()
        rects = {spot: self.rect_of(spot) for spot in self.spots()}
        found = on_table(self.scene_now(), self._who, rects, self._spot)
        if self._spot in rects and self._spot is not None and self._spot[0] == "button":
            # A control of its own; the keys at this table go to it as to all else there.
            button = self._buttons[self._spot[1]]
            found.append(button_thing(self._spot, button.text(), rects[self._spot], button.isEnabled()))
        return found

    def explain(self, position: QPoint) -> Topic | None:
        if self._model is None or self._lay is None or self._position is None or self.busy:
            return None
        spots = [(spot, self.rect_of(spot)) for spot in self.spots_at(position)]
        return explaining.at(self.scene_now(), self._who, spots, self.clickable(position), position)

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._model is None or self._lay is None or self._position is None:
            scenery.draw_empty(painter, self.rect())
        else:
            scenery.draw(painter, self.scene_now(), event.rect())

    def scene_now(self) -> scenery.Scene:
        """Return all that is seen now."""
        model, lay, position = self._model, self._lay, self._position
        assert model is not None and lay is not None and position is not None
        flowers = [flower for player in model.players for flower in player.flowers]
        hand = model.hand or []
        names = signs(len(model.players))
        practice = None
        if position.practice:
            practice = painting.plate_rect(QPoint(0, 0), translate("table", "Practice"))
            practice.moveBottomRight(QPoint(lay.board.right(), lay.strip.bottom() + 16))
        return scenery.Scene(
            model=model,
            lay=lay,
            french=card_words.french_cards(),
            places={flower.id: self.place_of(flower.id) for flower in flowers},
            rings=self._rings(),
            outlined=frozenset(number for kind, number, _ in self._targets if kind == "flower"),
            frames=self._frames(),
            plates={
                player.seat: (self.plate_text(player.seat), model.turn == player.seat and not self._opening)
                for player in model.players
            },
            cards=list(zip(hand, self._card_rects(), strict=True)),
            ringed=[self.rect_of(spot) for spot in self._targets if spot[0] == "hand"],
            head=self._head(),
            news=self._news,
            line=self._line,
            flight=self._flight,
            dragged=self._drag_flight(),
            banner=self._banner,
            signs={seat: names[sign] for seat, sign in enumerate(self._signs)},
            practice=practice,
            practice_words=translate("table", "Practice"),
            hinted=self._hinted,
            hinted_cards=self._hinted_cards,
            will=model.turn if self._phase == LAST_WILL else None,
            cuts=self._cuts,
            row=self.row(),
        )

    def _head(self) -> str:
        """Return what the board says that is to be done."""
        assert self._position is not None and self._model is not None
        if self._opening:
            return ""
        if self.busy:
            turn = self._model.turn
            if turn == NOBODY or self._phase == BUILD:
                return ""
            return words.whose_turn(self._who, turn)
        return self._task()

    def _rings(self) -> dict[int, list[int]]:
        """Return the petals that a click may mean, by flower."""
        found: dict[int, list[int]] = {}
        for kind, number, petal in filter(self.lies, self._targets):
            if kind == "petal":
                found.setdefault(number, []).append(petal)
        return found

    def _frames(self) -> list[QRect]:
        found = [self.place_of(self._attacker).rect] if self._attacker != NOBODY else []
        if self._spot is not None:
            found.append(self.rect_of(self._spot))
        return found

    def _drag_flight(self) -> Flight | None:
        """Return what hangs at the pointer."""
        if self._dragged is None or self._pressed is None or self._model is None:
            return None
        kind, number, _ = self._pressed[1]
        if kind == "card":
            return Flight(self._dragged, card=number)
        return Flight(self._dragged, self._model.flower(number), small=self.place_of(number).small)
