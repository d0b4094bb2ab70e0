"""What may be done at the table: what is chosen, which places a click may mean, where they are."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QPushButton

from macclassic.toolbox.gamescreen import Position
from macclassic.toolbox.sound import Sounds
from macclassic.toolbox.things import Pointer
from macclassic.toolbox.windows import WindowManager

from ..acts import NOBODY, Action, Create
from ..board import BUILD, PICK
from ..cards import covers_all_suits
from ..legal import LEAST_CREATED, LEAST_POWER
from . import layout, painting, shapes, targets, words
from .building import Cuts
from .commands import Commands
from .layout import Place
from .model import Model
from .targets import GRAVE, PILE, Spot


class Offering(Commands):
    """The part of the table that knows what a person may do now.

    `_model`: the picture; `_lay`: where everything lies; `_chosen`: cards of the hand that are chosen, in the
    order in which they were; `_attacker`: the flower chosen to attack; `_spot`: where the keys have come to;
    `_cuts`: the row of petals while flowers are laid; `_scrolled`: how far gardens are, by seat.
    """

    _spot = Pointer["Spot | None"](lambda table, spot: table.lies(spot), None)
    _attacker = Pointer[int](lambda table, flower: table.lies(targets.flower_spot(flower)), NOBODY)

    def __init__(self, manager: WindowManager, sounds: Sounds) -> None:
        super().__init__(manager, sounds)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._position: Position | None = None
        self._model: Model | None = None
        self._lay: layout.Table | None = None
        self._chosen: list[int] = []
        self._cuts: Cuts | None = None
        self._scrolled: dict[int, int] = {}
        self._buttons: list[QPushButton] = []
        self._targets: dict[Spot, list[Action]] = {}

    # What is on offer

    @property
    def legal(self) -> Sequence[Action]:
        """What a person may do now; nothing while anything moves."""
        position = self._position
        return () if position is None or self.busy else position.legal

    @property
    def deciding(self) -> bool:
        """Whether a person is to decide now."""
        return bool(self.legal)

    @property
    def building(self) -> bool:
        """Whether a person is to lay flowers now."""
        return self._phase == BUILD and self.deciding

    @property
    def picking(self) -> bool:
        """Whether a person is to pick a fighting petal now."""
        return self._phase == PICK and self.deciding

    @property
    def _phase(self) -> int:
        return NOBODY if self._position is None else self._position.view.phase

    def reckon(self) -> None:
        """Find anew what a click may mean."""
        hand = self._model.hand if self._model is not None else None
        self._chosen = [card for card in self._chosen if card in (hand or ())] if self.deciding else []
        if self._attacker not in targets.attackers(self.legal) or self._chosen:
            self._attacker = NOBODY
        self._targets = {}
        if self._position is not None and self.deciding and not self.building:
            view = self._position.view
            self._targets = targets.targets(view, self.legal, self._chosen, self._attacker)
        if self._spot is not None and self._spot not in self.spots():
            self._spot = None

    @property
    def can_make(self) -> bool:
        """Whether a flower can be made of cards of the hand now."""
        return any(isinstance(action, Create) for action in self.legal)

    @staticmethod
    def may_make(cards: Sequence[int], power: bool) -> bool:
        """Whether some cards of the hand make a flower (flower-power §6)."""
        if power:
            return len(cards) >= LEAST_POWER and covers_all_suits(cards)
        return len(cards) >= LEAST_CREATED

    # Where it is

    def lies(self, spot: Spot | None) -> bool:
        """Whether a place is on the table as it is drawn now: flowers fade, petals fall, cards are played."""
        if self._model is None or self._lay is None or spot is None:
            return False
        kind, number, petal = spot
        flowers = {flower.id: flower for player in self._model.players for flower in player.flowers}
        if kind == "card":
            return number in (self._model.hand or ())
        if kind == "flower":
            return number in flowers
        if kind == "petal":
            return number in flowers and petal < len(flowers[number].petals)
        if kind == "hand":
            return spot in self._plate_spots()
        return kind != "button" or self._buttons[number].isVisibleTo(self)

    def place_of(self, flower: int) -> Place:
        """Return where a flower stands now: in its garden, or in the middle if it fights."""
        assert self._model is not None and self._lay is not None
        battle = self._model.battle
        if battle is not None and flower in (battle.attacker, battle.target):
            one, two = self._model.flower(battle.attacker), self._model.flower(battle.target)
            places = layout.fighters(self._lay, (len(one.petals), len(two.petals)), (one.power, two.power))
            return places[flower == battle.target]
        owner = self._model.owner(flower).seat
        return self._lay.garden(owner).places[flower]

    def flower_at(self, point: QPoint) -> int | None:
        """Return the flower at a point, the nearest of several."""
        assert self._model is not None and self._lay is not None
        found: list[tuple[int, int]] = []
        battle = self._model.battle
        fighting = () if battle is None else (battle.attacker, battle.target)
        for garden, player in zip(self._lay.gardens, self._model.players, strict=True):
            for flower in player.flowers:
                place = self.place_of(flower.id)
                inside = flower.id in fighting or garden.room.contains(point)
                if inside and place.rect.contains(point):
                    away = point - place.middle
                    found.append((away.x() ** 2 + away.y() ** 2, flower.id))
        return min(found)[1] if found else None

    def spots_at(self, point: QPoint) -> list[Spot]:
        """Return what lies at a point, the smallest first: a petal before its flower."""
        if self._model is None or self._lay is None:
            return []
        flower = self.flower_at(point)
        if flower is not None:
            place, count = self.place_of(flower), len(self._model.flower(flower).petals)
            found = [targets.flower_spot(flower)]
            away = point - place.middle
            if not shapes.heart_rect(count, place.small).contains(away):
                petal = shapes.petal_at(away, count, place.small)
                if petal is not None:
                    found.insert(0, targets.petal_spot(flower, petal))
            return found
        for spot in (*self._hand_spots(), *self._plate_spots(), PILE, GRAVE):
            if self.rect_of(spot).contains(point):
                return [spot]
        return []

    def _hand_spots(self) -> list[Spot]:
        hand = self._model.hand if self._model is not None else None
        # Cards further right lie above those at their left.
        return [targets.card_spot(card) for card in reversed(hand or ())]

    def _plate_spots(self) -> list[Spot]:
        assert self._model is not None
        return [targets.hand_spot(player.seat) for player in self._model.players[1:]]

    def rect_of(self, spot: Spot) -> QRect:
        """Return the pixels of a place."""
        assert self._model is not None and self._lay is not None
        kind, number, petal = spot
        if kind == "card":
            hand = self._model.hand or []
            return self._card_rects()[hand.index(number)]
        if kind == "flower":
            return self.place_of(number).rect
        if kind == "petal":
            place, count = self.place_of(number), len(self._model.flower(number).petals)
            look = shapes.shape(place.small)
            laid = look.laid(count)[min(petal, shapes.most() - 1)]
            box = shapes.covered(place.small, laid.direction).boundingRect()
            return box.translated(look.corner(laid) + place.middle)
        if kind == "hand":
            return self.plate_rect(number)
        if kind == "button":
            return self._buttons[number].geometry()
        return self._lay.pile if kind == "pile" else self._lay.graveyard

    def _card_rects(self) -> list[QRect]:
        assert self._model is not None and self._lay is not None
        hand = self._model.hand or []
        return [
            rect.translated(0, -layout.RAISED) if card in self._chosen else rect
            for card, rect in zip(hand, layout.hand_places(self._lay, len(hand)), strict=True)
        ]

    def plate_rect(self, seat: int) -> QRect:
        """Return the pixels of a player's plate."""
        assert self._lay is not None
        return painting.plate_rect(self._lay.garden(seat).plate, self.plate_text(seat))

    def plate_text(self, seat: int) -> str:
        """Return what stands on a player's plate, as long as there is room for it."""
        assert self._lay is not None
        return self._plate_words(seat, self._lay.garden(seat).rect.width())

    def _plate_words(self, seat: int, room: int) -> str:
        """Return what stands on a plate in a garden that is so wide."""
        assert self._model is not None
        long = words.plate_words(self._model, self._who, seat, True)
        if painting.plate_rect(QPoint(0, 0), long).width() < min(room, layout.PLATE_ROOM + 20):
            return long
        return words.plate_words(self._model, self._who, seat, False)

    def spots(self) -> list[Spot]:
        """Return all places that the keys can come to, from above to below."""
        if self._model is None or self._lay is None:
            return []
        found: list[Spot] = []
        for player in (*self._model.players[1:], self._model.players[0]):
            if player is not self._model.players[0]:
                found.append(targets.hand_spot(player.seat))
            for flower in player.flowers:
                found.append(targets.flower_spot(flower.id))
                found += [
                    spot
                    for number in range(len(flower.petals))
                    if (spot := targets.petal_spot(flower.id, number)) in self._targets
                ]
        found += [PILE, GRAVE, *reversed(self._hand_spots())]
        return found + [
            ("button", number, 0) for number, button in enumerate(self._buttons) if button.isVisibleTo(self)
        ]
