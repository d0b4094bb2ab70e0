"""The state of a game of Flower Power, its actions, and what one seat may see of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from .cards import HIDDEN

BUILD, MAIN, REPLY, TIE_CARDS, PICK, LAST_WILL, OVER = range(7)
"""What the seat to decide is to do: lay its flowers; its turn; reply in a battle or pass; break a dead tie
with a card or pass (§7.3); pick the fighting petal of its POWER FLOWER; play its last will or pass (§7.6).
Or the game is over."""

NOBODY = -1
"""No seat, no flower, no petal."""

MOST_SEATS = 6
OPEN = 1 << MOST_SEATS | (1 << MOST_SEATS) - 1
"""The `eyes` of a petal that lies open."""

Event = tuple[object, ...]
"""An event as a tuple: its type and its values, in the order of `json_form.EVENT_KEYS`."""

Cards = tuple[int, ...]


class Flower(NamedTuple):
    """A flower, top petal first.

    `id`: 1 for f1. `petals`: cards, HIDDEN where a viewer does not know one. `eyes`: for each petal the seats
    that know it, a bit each, or OPEN for one that lies open: who has spied or laid a flower is no secret.
    `power`: whether it is a POWER FLOWER.
    """

    id: int
    petals: Cards
    eyes: tuple[int, ...]
    power: bool


class Battle(NamedTuple):
    """An attack under way (§7).

    `attacker`, `target`: flowers by id; `seat`, `foe`: their owners. `passes`: passes in a row. `fought`: the
    pairs of places of petals (attacker's, target's) compared in this comparison, the first pair first.
    `picked`: the attacker's petal for the next pair, once it is decided before the other is, else NOBODY.
    `dead`: whether a tie has used up all petals, so that cards may break it. `last`: who played the last card
    of the dead tie, else NOBODY.
    """

    attacker: int
    target: int
    seat: int
    foe: int
    passes: int = 0
    fought: tuple[tuple[int, int], ...] = ()
    picked: int = NOBODY
    dead: bool = False
    last: int = NOBODY


class Action(NamedTuple):
    """One decision, by `type`: `build` (`sizes`) · `draw` · `end` · `attack` (`flower`, `target`) · `pass`
    · `poison` (`card`, `flower`, `place`: a petal) · `heart` (`card`, `flower`, `place`: where it goes, 0
    on top, the size at the bottom) · `diamond` (`card`, `flower`) · `spy` (`card`, and `flower` or `seat`)
    · `create` (`cards` top first, `power`) · `pick` (`place`: a petal). Flowers by id, all else as in
    `State`."""

    type: str
    card: int = HIDDEN
    flower: int = NOBODY
    target: int = NOBODY
    place: int = NOBODY
    seat: int = NOBODY
    cards: Cards = ()
    power: bool = False
    sizes: tuple[int, ...] = ()


DRAW, END, PASS = Action("draw"), Action("end"), Action("pass")

POWERS = ("poison", "heart", "diamond", "spy")
"""What one card from the hand can do: its suits in the order of `cards.SUITS`."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What stays the same all through a game.

    `packs`, `hands`: by seat, as dealt. `pile`: as dealt, top first. `order`: the seats in playing order.
    `key`: what later shuffles are made from, hidden like the pile. `contest`: the throws for the order of
    play, one tuple a round with each seat's sign (see `opening`); empty where nobody tells. `winner`: who won
    it, or NOBODY.
    """

    packs: tuple[Cards, ...]
    hands: tuple[Cards, ...]
    pile: Cards
    order: tuple[int, ...]
    key: int
    contest: tuple[tuple[int, ...], ...] = ()
    winner: int = NOBODY


class State:
    """One moment of a game. Never changed once made; everything by seat unless told otherwise.

    `phase`, `turn`, `actor`: what is to be decided, whose turn it is, and who decides (NOBODY once it is
    over). `hands`: cards in order of arrival; `watched`: for each hand card the other seats that know it, a
    bit each. `gardens`: flowers in order of arrival. `alive`: who still plays, a bit each; `fallen`: the
    others in the order in which they went. `pile`: the next card first. `grave`: the GraveRyard, the last
    card discarded last. `recycled`: the cards of the last reshuffle, sorted, of which the pile is a part;
    empty before. `shuffles`: how many there have been. `drew`: who drew on the last turn it had, a bit each.
    `turns`: how many turns each has begun. `fresh`: whether nothing was done in this turn yet. `attacked`:
    pairs of flower and target of this turn's attacks. `battle`: under way, or None. `flowers`: how many
    flowers there have been, the id of the last. `winner`: or NOBODY.
    """

    __slots__ = (
        "actor",
        "alive",
        "attacked",
        "battle",
        "deal",
        "drew",
        "fallen",
        "flowers",
        "fresh",
        "gardens",
        "grave",
        "hands",
        "phase",
        "pile",
        "recycled",
        "shuffles",
        "turn",
        "turns",
        "watched",
        "winner",
    )

    actor: int
    alive: int
    attacked: tuple[tuple[int, int], ...]
    battle: Battle | None
    deal: Deal
    drew: int
    fallen: tuple[int, ...]
    flowers: int
    fresh: bool
    gardens: tuple[tuple[Flower, ...], ...]
    grave: Cards
    hands: tuple[Cards, ...]
    phase: int
    pile: Cards
    recycled: Cards
    shuffles: int
    turn: int
    turns: tuple[int, ...]
    watched: tuple[tuple[int, ...], ...]
    winner: int

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in State.__slots__)

    def __hash__(self) -> int:
        return hash((self.hands, self.gardens, self.turn, self.actor, self.phase))

    def copy(self) -> State:
        """Return a state of its own with the same values, for the rules to fill in."""
        new = State.__new__(State)
        new.actor = self.actor
        new.alive = self.alive
        new.attacked = self.attacked
        new.battle = self.battle
        new.deal = self.deal
        new.drew = self.drew
        new.fallen = self.fallen
        new.flowers = self.flowers
        new.fresh = self.fresh
        new.gardens = self.gardens
        new.grave = self.grave
        new.hands = self.hands
        new.phase = self.phase
        new.pile = self.pile
        new.recycled = self.recycled
        new.shuffles = self.shuffles
        new.turn = self.turn
        new.turns = self.turns
        new.watched = self.watched
        new.winner = self.winner
        return new


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat knows: numbers and tuples, with no road to a state. What is not told here is as in
    `State`; unknown cards are HIDDEN.

    `hands`: its own in order of arrival; of the others' first what it saw there and what is certainly still
    there, sorted, then HIDDEN for each other card. `watched`: for each card of its own hand the seats that
    know it. `gardens`: with the petals that lie open or that it knows. `pack`: while flowers are laid, the
    petals it has still to lay (HIDDEN unless own petals may be seen). `to_lay`: how many petals each seat has
    still to lay. `pile`: how many cards. `drew`, `alive`: bits. `order`, `contest`, `chooser`: see `Deal`;
    `chooser` is who won the contest. `decks`, `jokers`, `see_own_petals`, `discard_all_tied`,
    `hidden_hearts`: the options. `opened`: whether everything is shown (replays, and a game that is over).
    """

    seat: int
    phase: int
    turn: int
    actor: int
    alive: int
    fallen: tuple[int, ...]
    order: tuple[int, ...]
    hands: tuple[Cards, ...]
    watched: tuple[int, ...]
    gardens: tuple[tuple[Flower, ...], ...]
    pack: Cards
    to_lay: tuple[int, ...]
    pile: int
    grave: Cards
    recycled: Cards
    drew: int
    turns: tuple[int, ...]
    fresh: bool
    attacked: tuple[tuple[int, int], ...]
    battle: Battle | None
    flowers: int
    winner: int
    contest: tuple[tuple[int, ...], ...]
    chooser: int
    decks: int
    jokers: bool
    see_own_petals: bool
    discard_all_tied: bool
    hidden_hearts: bool
    opened: bool = False
