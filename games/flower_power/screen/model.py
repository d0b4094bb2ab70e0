"""Model of the table: plain data for drawing the gardens, hand, piles and battle.

Motions change it step by step. When all motions have ended, it equals a model made anew from the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QPoint, QRect

from macclassic.quickdraw import fonts
from macclassic.table.table_state import TablePosition, TableState

from ..actions import NO_INDEX, Action, Heart
from ..board import BUILD, OPEN, OVER
from ..cards import HIDDEN
from ..options import FlowerOptions
from ..view import View


def title_rows() -> int:
    """Return the height of the arena's title, with a row of pixels below the descenders."""
    return max(14, fonts.small_line() + 1 + fonts.small_lead())


def question_rows() -> int:
    """Return the height of a question, in which the system font has room."""
    return max(17, fonts.small_line() + 4)


@dataclass(frozen=True, slots=True)
class FlowerPlace:
    """Place of a flower: its middle, its size, and its bounding box."""

    middle: QPoint
    small: bool
    rect: QRect


@dataclass
class Garden:
    """Layout of one garden.

    - `head`, `bed`: rectangles of its seat's head and of its bed; `front` is the zone of regular flowers.
    - `soils`: where regular flowers stand, and where POWER FLOWERs do, within the rails.
    - `places`: places of its flowers by id, as it is scrolled; `laid`: the same before it is scrolled.
    - `tags`: rectangles of the flowers' tags by id, as it is scrolled.
    - `hidden`: pixels beyond its right end when it is not scrolled.
    - `scroll`: pixels by which it is scrolled.
    """

    seat: int
    head: QRect
    bed: QRect
    front: QRect
    soils: tuple[QRect, QRect]
    places: dict[int, FlowerPlace] = field(default_factory=dict)
    laid: dict[int, FlowerPlace] = field(default_factory=dict)
    tags: dict[int, QRect] = field(default_factory=dict)
    hidden: int = 0
    scroll: int = 0

    def can_scroll(self, way: int) -> bool:
        """True if the garden goes on to the left (`way` -1) or to the right (1)."""
        return self.scroll > 0 if way < 0 else self.scroll < self.hidden

    @property
    def arrows(self) -> tuple[QRect, QRect]:
        """Rectangles of the arrows that scroll the garden to the left and to the right."""
        bed, y = self.bed, self.front.center().y() - 10
        return QRect(bed.x() + 1, y, 13, 21), QRect(bed.right() - 13, y, 13, 21)


@dataclass(frozen=True)
class TableLayout:
    """Layout of the whole table."""

    gardens: tuple[Garden, ...]
    pile: QRect
    graveyard: QRect
    arena: QRect
    news: QRect
    prompt: QRect
    hand: QRect
    buttons: QRect
    small_hand: bool

    @property
    def ground(self) -> QRect:
        """The arena without its title."""
        return self.arena.adjusted(1, title_rows(), -1, -1)

    def log(self, battle: bool) -> QRect:
        """Return the area of the news: without a battle it has the arena too, if that is above it."""
        return self.news if battle or self.news.x() != self.arena.x() else self.ground.united(self.news)

    def garden(self, seat: int) -> Garden:
        """Return the layout of a seat's garden."""
        return next(each for each in self.gardens if each.seat == seat)


@dataclass(frozen=True, slots=True)
class Petal:
    """A petal as the viewer sees it.

    `card` is HIDDEN if the viewer does not know it. `open`: true if all see it.
    """

    card: int = HIDDEN
    open: bool = False

    @property
    def known(self) -> bool:
        """True if the petal is hidden but the viewer knows it."""
        return self.card != HIDDEN and not self.open


@dataclass(frozen=True, slots=True)
class PaintedFlower:
    """A flower as it is drawn; petal 0 is the top."""

    id: int
    petals: tuple[Petal, ...]
    power: bool = False

    @property
    def spied(self) -> bool:
        """True if the viewer knows a hidden petal of the flower."""
        return any(petal.known for petal in self.petals)


@dataclass(frozen=True)
class Dragged:
    """Flower or card that is dragged or flies, with its middle at `at`."""

    at: QPoint
    flower: PaintedFlower | None = None
    card: int = HIDDEN
    small: bool = False


@dataclass
class PaintedPlayer:
    """A player as the table shows it.

    - `flowers`: its flowers, in the order of the garden.
    - `hand_size`: number of its hand cards.
    - `out`: true if it is out of the game.
    """

    seat: int
    flowers: list[PaintedFlower] = field(default_factory=list)
    hand_size: int = 0
    out: bool = False


@dataclass
class Model:
    """State of the table as it is drawn.

    - `players`: in clockwise order, the viewer first.
    - `order`: seats in playing order.
    - `hand`: the viewer's cards, None if they are not shown.
    - `pile`, `graveyard`: number of cards in the pile, and the cards of the Graveyard, the latest last.
    - `turn`: the seat whose turn it is (at first, to lay flowers); `actor`: the seat to act. Both are
      NO_INDEX when the match is over.
    - `battle`: the flowers that fight, the attacker first, each with its fighting petal or None before it is
      picked.
    - `tied`: true if the petals that fought before have tied.
    - `known_hands`: by seat, the cards of other hands that the viewer knows.
    - `attacked`: flowers that have attacked in this turn.
    - `opened`: true if nothing is hidden from the viewer, as in a replay.
    - `closed`: true if the seats have not been taken yet.
    - `away`, `bare`: flowers, and petals as pairs of flower and place, that are moving and so are not drawn
      in their places.
    - `dragged`: the flower or card that moves.
    - `thrown`: signs shown in the contest, by seat.
    - `lay`: the layout, None until it is computed; `kept`: the one before, whose places the flowers keep.
    """

    players: list[PaintedPlayer]
    order: tuple[int, ...]
    hand: list[int] | None
    pile: int
    graveyard: list[int]
    turn: int
    actor: int
    battle: dict[int, int | None] = field(default_factory=dict)
    tied: bool = False
    known_hands: dict[int, tuple[int, ...]] = field(default_factory=dict)
    attacked: frozenset[int] = frozenset()
    opened: bool = False
    closed: bool = False
    away: frozenset[int] = frozenset()
    bare: frozenset[tuple[int, int]] = frozenset()
    dragged: Dragged | None = None
    thrown: tuple[int, ...] = ()
    lay: TableLayout | None = None
    kept: TableLayout | None = None

    def lay_again(self) -> None:
        """Have the layout computed again, with the flowers at their places."""
        self.lay, self.kept = None, self.lay or self.kept

    def become(self, other: Model) -> None:
        """Copy all fields of another model."""
        vars(self).update(vars(other))

    def player(self, seat: int) -> PaintedPlayer:
        """Return the player at a seat."""
        return next(each for each in self.players if each.seat == seat)

    @property
    def flowers(self) -> dict[int, PaintedFlower]:
        """All flowers by id."""
        return {flower.id: flower for player in self.players for flower in player.flowers}

    def flower(self, number: int) -> PaintedFlower:
        """Return the flower with this id; raises KeyError if there is none."""
        return self.flowers[number]

    def owner(self, number: int) -> PaintedPlayer:
        """Return the player whose garden has the flower; raises KeyError if there is none."""
        flower = self.flower(number)
        return next(player for player in self.players if flower in player.flowers)

    def petal_of(self, card: int) -> tuple[PaintedFlower, int] | None:
        """Return the flower and the place of a visible petal with this card, or None."""
        for flower in self.flowers.values():
            for at, petal in enumerate(flower.petals):
                if petal.card == card:
                    return flower, at
        return None

    def tired(self, flower: int) -> bool:
        """True if a flower cannot attack again in this turn; an only flower always can (flower-power §5)."""
        return flower in self.attacked and len(self.owner(flower).flowers) > 1

    @property
    def viewer(self) -> int:
        """The seat from which the table is seen."""
        return self.players[0].seat

    # Changes by motions

    def hide_private(self) -> None:
        """Hide all that is not public, before another person looks at the screen."""
        self.hand, self.known_hands = None, {}
        for player in self.players:
            player.flowers = [
                replace(each, petals=tuple(petal if petal.open else Petal() for petal in each.petals))
                for each in player.flowers
            ]

    def put(self, flower: PaintedFlower) -> None:
        """Replace the flower with the same id; one without petals is removed and its battle ends."""
        flowers = self.owner(flower.id).flowers
        place = next(at for at, each in enumerate(flowers) if each.id == flower.id)
        flowers[place : place + 1] = [flower] if flower.petals else []
        if not flower.petals and flower.id in self.battle:
            self.battle = {}

    def turn_up(self, number: int, petal: int, card: int) -> None:
        """Turn up a petal; in a regular flower that fights it becomes the fighting petal."""
        flower = self.flower(number)
        petals = [*flower.petals[:petal], Petal(card, True), *flower.petals[petal + 1 :]]
        self.put(replace(flower, petals=tuple(petals)))
        if not flower.power:
            self.fight(number, petal)

    def plant(self, heart: Heart, hidden: bool) -> None:
        """Insert a heart as a petal. `hidden`: true if it stays hidden in a regular flower."""
        flower = self.flower(heart.flower)
        petals = list(flower.petals)
        petals.insert(heart.index, Petal(heart.card, flower.power or not hidden))
        self.put(replace(flower, petals=tuple(petals)))

    def promote(self, number: int) -> None:
        """Make a flower a POWER FLOWER."""
        self.put(replace(self.flower(number), power=True))
        self.fight(number, None)

    def grow(self, number: int, seat: int, cards: Sequence[int], power: bool) -> None:
        """Add a flower at the end of a garden; it replaces the preview of one that the player laid."""
        garden = self.player(seat).flowers
        petals = tuple(Petal(card, power) for card in cards)
        garden[:] = [*(each for each in garden if each.id != number), PaintedFlower(number, petals, power)]

    def capture(self, number: int, to: int) -> None:
        """Move a flower to the garden of seat `to`."""
        flower = self.flower(number)
        self.owner(number).flowers.remove(flower)
        self.player(to).flowers.append(flower)

    def engage(self, attacker: int, target: int) -> None:
        """Start a battle between two flowers; of regular ones the tops fight."""
        self.battle = {each: None if self.flower(each).power else 0 for each in (attacker, target)}
        self.tied = False
        self.attacked |= {attacker}

    def pick(self, seat: int, petal: int) -> None:
        """Make a petal of a seat's flower in battle the one that fights."""
        for flower in self.battle:
            if self.owner(flower).seat == seat:
                self.fight(flower, petal)

    def fight(self, flower: int, petal: int | None) -> None:
        """Set the fighting petal of a flower, if the flower fights."""
        if flower in self.battle:
            self.battle[flower] = petal

    def spend(self, seat: int, cards: Sequence[int]) -> None:
        """Remove cards from a hand."""
        self.player(seat).hand_size -= len(cards)
        known = tuple(card for card in self.known_hands.get(seat, ()) if card not in cards)
        self.known_hands = {**self.known_hands, seat: known}
        if not known:
            del self.known_hands[seat]
        if seat == self.viewer and self.hand is not None:
            self.hand = [card for card in self.hand if card not in cards]

    def take_away(self, card: int) -> None:
        """Remove a visible petal, or a card of the viewer's hand."""
        found = self.petal_of(card)
        if found is not None:
            flower, at = found
            self.put(replace(flower, petals=flower.petals[:at] + flower.petals[at + 1 :]))
        elif self.hand is not None and card in self.hand:
            self.hand.remove(card)

    def draw(self, seat: int, card: int) -> None:
        """Add a card to a hand."""
        self.player(seat).hand_size += 1
        if seat == self.viewer and self.hand is not None and card != HIDDEN:
            self.hand.append(card)

    def reshuffle(self) -> None:
        """Move the cards of the Graveyard to the pile."""
        self.pile += len(self.graveyard)
        self.graveyard = []

    def leave(self, seat: int) -> None:
        """Mark a player as out of the game, with no cards."""
        player = self.player(seat)
        player.out, player.hand_size = True, 0
        self.known_hands.pop(seat, None)

    def begin_turn(self, seat: int) -> None:
        """Begin a player's turn."""
        self.turn = self.actor = seat
        self.battle = {}
        self.attacked = frozenset()

    # Numbers in texts

    def place(self, seat: int) -> int:
        """Return the place of a seat in the order of play, counted from 1."""
        return self.order.index(seat) + 1


SeatPosition = TablePosition[View, Action]
"""A position of this game as a seat sees it."""
State = TableState[View, Action, Model, FlowerOptions]
"""The state of this game's table."""


def model_of(view: View, hidden: bool = False, closed: bool = False) -> Model:
    """Return the model of a view.

    `hidden`: leave out what only the view's seat knows. `closed`: leave out all hands too, because the
    players have still to choose their places and each hand belongs to a place.
    """
    order = view.order
    hidden = hidden or closed
    # From the viewer on, the clockwise order is the order of play.
    start = order.index(view.seat)
    seats = order[start:] + order[:start]
    over = view.phase == OVER
    known = {seat: tuple(card for card in view.hands[seat] if card != HIDDEN) for seat in sorted(seats[1:])}
    return Model(
        players=[
            PaintedPlayer(
                seat=seat,
                flowers=_garden(view, seat, hidden),
                hand_size=0 if closed else len(view.hands[seat]),
                out=not view.alive >> seat & 1,
            )
            for seat in seats
        ],
        order=order,
        hand=None if hidden and not view.opened else list(view.hands[view.seat]),
        pile=view.pile,
        graveyard=list(view.grave),
        # Flowers are laid one seat after the other, before the first turn.
        turn=NO_INDEX if over else view.actor if view.phase == BUILD else view.turn,
        actor=NO_INDEX if over else view.actor,
        battle=_battle(view),
        tied=view.battle is not None and (view.battle.dead or bool(view.battle.fought)),
        known_hands={} if hidden else {seat: cards for seat, cards in known.items() if cards},
        attacked=frozenset(flower for flower, _ in view.attacked),
        opened=view.opened,
        closed=closed,
    )


def _garden(view: View, seat: int, hidden: bool) -> list[PaintedFlower]:
    return [
        PaintedFlower(
            flower.id,
            tuple(
                Petal(HIDDEN if hidden and eyes != OPEN else card, eyes == OPEN)
                for card, eyes in zip(flower.petals, flower.eyes, strict=True)
            ),
            flower.power,
        )
        for flower in view.gardens[seat]
    ]


def _battle(view: View) -> dict[int, int | None]:
    """Return the fighting flowers with the petals to be compared next."""
    battle, found = view.battle, dict[int, int | None]()
    if battle is None:
        return found
    at = 0 if battle.dead else len(battle.fought)
    for number, picked in ((battle.attacker, battle.picked), (battle.target, NO_INDEX)):
        flower = view.flower(number)
        if flower.power:
            found[number] = None if picked == NO_INDEX else picked
        else:
            found[number] = at if at < len(flower.petals) else None
    return found
