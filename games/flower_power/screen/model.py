"""What the table shows at one moment, as plain data: gardens, hand, piles, the battle. Motion changes it step
by step, and when all motion has ended it equals the model made afresh from the view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QPoint, QRect

from macclassic.quickdraw import fonts

from ..actions import NOBODY, Heart
from ..board import BUILD, OPEN, OVER
from ..cards import HIDDEN
from ..view import View


def title_rows() -> int:
    """Return how high the arena's title is: with a row below what hangs down of letters."""
    return max(14, fonts.small_line() + 1 + fonts.small_lead())


@dataclass(frozen=True, slots=True)
class FlowerPlace:
    """Where a flower stands: its middle, its size, and the pixels it takes."""

    middle: QPoint
    small: bool
    rect: QRect


@dataclass
class Garden:
    """Where a garden lies: the head of its seat, its bed, in it the zone of regular flowers, its flowers by
    id, and how far it is scrolled.

    `hidden` counts the pixels beyond its right end when scrolled to the left; `scroll` is how far it is
    scrolled.
    """

    seat: int
    head: QRect
    bed: QRect
    front: QRect
    places: dict[int, FlowerPlace] = field(default_factory=dict)
    hidden: int = 0
    scroll: int = 0

    def leads(self, way: int) -> bool:
        """Whether there is more of the garden to the left (-1) or to the right (1)."""
        return self.scroll > 0 if way < 0 else self.scroll < self.hidden

    @property
    def arrows(self) -> tuple[QRect, QRect]:
        """Where the arrows are that scroll a garden to the left and to the right."""
        bed, y = self.bed, self.front.center().y() - 10
        return QRect(bed.x() + 1, y, 13, 21), QRect(bed.right() - 13, y, 13, 21)


@dataclass(frozen=True)
class TableLayout:
    """Where everything lies."""

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
    def scene(self) -> QRect:
        """Where flowers fight: the arena below its title."""
        return self.arena.adjusted(1, title_rows(), -1, -1)

    def garden(self, seat: int) -> Garden:
        """Return the garden of a seat."""
        return next(each for each in self.gardens if each.seat == seat)


@dataclass(frozen=True, slots=True)
class Petal:
    """A petal as its viewer sees it: `card` is HIDDEN where he does not know it; `open` is what all see."""

    card: int = HIDDEN
    open: bool = False

    @property
    def known(self) -> bool:
        """Whether the viewer alone knows a hidden petal."""
        return self.card != HIDDEN and not self.open


@dataclass(frozen=True, slots=True)
class PaintedFlower:
    """A flower: petal 0 is the top."""

    id: int
    petals: tuple[Petal, ...]
    power: bool = False

    @property
    def spied(self) -> bool:
        """Whether the viewer knows something of it that not all know."""
        return any(petal.known for petal in self.petals)


@dataclass(frozen=True)
class Dragged:
    """What hangs at the pointer: a flower, or a card, and its middle."""

    at: QPoint
    flower: PaintedFlower | None = None
    card: int = HIDDEN
    small: bool = False


@dataclass
class PaintedPlayer:
    """A player at the table: `flowers` in the order of the garden; `hand_size` cards in the hand."""

    seat: int
    flowers: list[PaintedFlower] = field(default_factory=list)
    hand_size: int = 0
    out: bool = False


@dataclass
class Model:
    """The picture as data.

    `players`: in the order in which they sit, the viewer first, clockwise. `order`: seats in playing order.
    `hand`: the viewer's cards, None where they are not to be seen. `known_hands`: what the viewer knows of
    others' hands, by seat. `graveyard`: its cards, the last one laid there last. `turn`: whose turn it is,
    at first to lay flowers, and `actor` who is to decide; NOBODY when the match is over. `battle`: the
    flowers that fight, the attacker first, each with its petal that does (None: not chosen yet); `tied`:
    those that fought before were alike.
    `attacked`: the flowers that have attacked in this turn. `opened`: whether nothing is hidden from whoever
    looks on (a replay). `closed`: nobody has a place yet. `away`: the flowers that are on their way
    somewhere, `bare`: the petals that are (of which flower, which), so that neither is drawn in its place;
    `dragged`: what hangs at the pointer; `thrown`: what all throw in the contest, by seat. `lay`: where all
    that lies, None until it is reckoned.
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

    def become(self, other: Model) -> None:
        """Show all that another picture shows."""
        vars(self).update(vars(other))

    def player(self, seat: int) -> PaintedPlayer:
        """Return the player at a seat."""
        return next(each for each in self.players if each.seat == seat)

    @property
    def flowers(self) -> dict[int, PaintedFlower]:
        """All flowers, by their ids."""
        return {flower.id: flower for player in self.players for flower in player.flowers}

    def flower(self, number: int) -> PaintedFlower:
        """Return a flower by its id; KeyError if there is none."""
        return self.flowers[number]

    def owner(self, number: int) -> PaintedPlayer:
        """Return the player in whose garden a flower stands; KeyError if there is none."""
        flower = self.flower(number)
        return next(player for player in self.players if flower in player.flowers)

    def petal_of(self, card: int) -> tuple[PaintedFlower, int] | None:
        """Return where a card is a petal that is seen: in which flower, and where in it."""
        for flower in self.flowers.values():
            for at, petal in enumerate(flower.petals):
                if petal.card == card:
                    return flower, at
        return None

    def tired(self, flower: int) -> bool:
        """Whether a flower can't attack any more in this turn: a lone one always may (flower-power §5)."""
        return flower in self.attacked and len(self.owner(flower).flowers) > 1

    @property
    def viewer(self) -> int:
        """The seat from which all is seen."""
        return self.players[0].seat

    # What motion changes

    def veil(self) -> None:
        """Show nothing any more that not all may see: somebody else may look now."""
        self.hand, self.known_hands = None, {}
        for player in self.players:
            player.flowers = [
                replace(each, petals=tuple(petal if petal.open else Petal() for petal in each.petals))
                for each in player.flowers
            ]

    def put(self, flower: PaintedFlower) -> None:
        """Let a flower look as this one does where it stands; without petals it goes, and its battle ends."""
        flowers = self.owner(flower.id).flowers
        place = next(at for at, each in enumerate(flowers) if each.id == flower.id)
        flowers[place : place + 1] = [flower] if flower.petals else []
        if not flower.petals and flower.id in self.battle:
            self.battle = {}

    def turn_up(self, number: int, petal: int, card: int) -> None:
        """Turn a petal up; of a regular flower that fights it is the one that does."""
        flower = self.flower(number)
        petals = [*flower.petals[:petal], Petal(card, True), *flower.petals[petal + 1 :]]
        self.put(replace(flower, petals=tuple(petals)))
        if not flower.power:
            self.fight(number, petal)

    def plant(self, heart: Heart, hidden: bool) -> None:
        """Let a heart become a petal; `hidden`: as a regular flower's may be."""
        flower = self.flower(heart.flower)
        petals = list(flower.petals)
        petals.insert(heart.index, Petal(heart.card, flower.power or not hidden))
        self.put(replace(flower, petals=tuple(petals)))

    def promote(self, number: int) -> None:
        """Let a flower be a POWER FLOWER."""
        self.put(replace(self.flower(number), power=True))
        self.fight(number, None)

    def grow(self, number: int, seat: int, cards: Sequence[int], power: bool) -> None:
        """Let a flower stand last in its garden; where it was laid by hand it has been seen already."""
        garden = self.player(seat).flowers
        petals = tuple(Petal(card, power) for card in cards)
        garden[:] = [*(each for each in garden if each.id != number), PaintedFlower(number, petals, power)]

    def capture(self, number: int, to: int) -> None:
        """Let a flower go to another garden."""
        flower = self.flower(number)
        self.owner(number).flowers.remove(flower)
        self.player(to).flowers.append(flower)

    def engage(self, attacker: int, target: int) -> None:
        """Let two flowers fight, regular ones with their tops."""
        self.battle = {each: None if self.flower(each).power else 0 for each in (attacker, target)}
        self.tied = False
        self.attacked |= {attacker}

    def pick(self, seat: int, petal: int) -> None:
        """Let a petal of a seat's fighting flower be the one that fights."""
        for flower in self.battle:
            if self.owner(flower).seat == seat:
                self.fight(flower, petal)

    def fight(self, flower: int, petal: int | None) -> None:
        """Let a petal of a flower be the one that fights, if the flower does."""
        if flower in self.battle:
            self.battle[flower] = petal

    def spend(self, seat: int, cards: Sequence[int]) -> None:
        """Let cards leave a hand."""
        self.player(seat).hand_size -= len(cards)
        known = tuple(card for card in self.known_hands.get(seat, ()) if card not in cards)
        self.known_hands = {**self.known_hands, seat: known}
        if not known:
            del self.known_hands[seat]
        if seat == self.viewer and self.hand is not None:
            self.hand = [card for card in self.hand if card not in cards]

    def take_away(self, card: int) -> None:
        """Let a petal that lies open, or a card of the hand, be there no more."""
        found = self.petal_of(card)
        if found is not None:
            flower, at = found
            self.put(replace(flower, petals=flower.petals[:at] + flower.petals[at + 1 :]))
        elif self.hand is not None and card in self.hand:
            self.hand.remove(card)

    def draw(self, seat: int, card: int) -> None:
        """Let a card arrive in a hand."""
        self.player(seat).hand_size += 1
        if seat == self.viewer and self.hand is not None and card != HIDDEN:
            self.hand.append(card)

    def reshuffle(self) -> None:
        """Let the GraveRyard be the pile."""
        self.pile += len(self.graveyard)
        self.graveyard = []

    def leave(self, seat: int) -> None:
        """Let a player be out."""
        player = self.player(seat)
        player.out, player.hand_size = True, 0
        self.known_hands.pop(seat, None)

    def begin_turn(self, seat: int) -> None:
        """Let it be a player's turn."""
        self.turn = self.actor = seat
        self.battle = {}
        self.attacked = frozenset()

    # What things are called

    def number(self, flower: int) -> int:
        """Return the number of a flower in its garden, from 1 on."""
        return next(at for at, each in enumerate(self.owner(flower).flowers, 1) if each.id == flower)

    def place(self, seat: int) -> int:
        """Return the place of a seat in the order of play, from 1 on."""
        return self.order.index(seat) + 1


def picture_of(view: View, veiled: bool = False, closed: bool = False) -> Model:
    """Return the picture of a view: what its seat alone knows is not in it if it is `veiled`, nor any hand
    if it is `closed`, since hands belong to places, and these are still to be taken."""
    order = view.order
    veiled = veiled or closed
    # Clockwise round the table is the order of play, from the viewer on.
    start = order.index(view.seat)
    seats = order[start:] + order[:start]
    over = view.phase == OVER
    known = {seat: tuple(card for card in view.hands[seat] if card != HIDDEN) for seat in sorted(seats[1:])}
    return Model(
        players=[
            PaintedPlayer(
                seat=seat,
                flowers=_garden(view, seat, veiled),
                hand_size=0 if closed else len(view.hands[seat]),
                out=not view.alive >> seat & 1,
            )
            for seat in seats
        ],
        order=order,
        hand=None if veiled and not view.opened else list(view.hands[view.seat]),
        pile=view.pile,
        graveyard=list(view.grave),
        # Flowers are laid in turn, before anybody's turn begins.
        turn=NOBODY if over else view.actor if view.phase == BUILD else view.turn,
        actor=NOBODY if over else view.actor,
        battle=_battle(view),
        tied=view.battle is not None and (view.battle.dead or bool(view.battle.fought)),
        known_hands={} if veiled else {seat: cards for seat, cards in known.items() if cards},
        attacked=frozenset(flower for flower, _ in view.attacked),
        opened=view.opened,
        closed=closed,
    )


def _garden(view: View, seat: int, veiled: bool) -> list[PaintedFlower]:
    return [
        PaintedFlower(
            flower.id,
            tuple(
                Petal(HIDDEN if veiled and eyes != OPEN else card, eyes == OPEN)
                for card, eyes in zip(flower.petals, flower.eyes, strict=True)
            ),
            flower.power,
        )
        for flower in view.gardens[seat]
    ]


def _battle(view: View) -> dict[int, int | None]:
    """Return the flowers that fight with the petals that do so now: those to be compared next."""
    battle, found = view.battle, dict[int, int | None]()
    if battle is None:
        return found
    at = 0 if battle.dead else len(battle.fought)
    for number, picked in ((battle.attacker, battle.picked), (battle.target, NOBODY)):
        flower = view.flower(number)
        if flower.power:
            found[number] = None if picked == NOBODY else picked
        else:
            found[number] = at if at < len(flower.petals) else None
    return found
