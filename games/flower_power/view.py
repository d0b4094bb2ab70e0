"""View of a seat: its knowledge of the game, of actions and of events (flower-power §4)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from macclassic.engine.core.codec import ValueKind, from_plain, quickly, to_plain, with_ids
from macclassic.engine.core.game_spec import Json

from . import events
from .actions import NO_INDEX, Action, Cards, Create, Heart
from .board import OPEN, OVER, Board
from .cards import HIDDEN, IDS
from .events import Event
from .options import MAX_SEATS
from .position import Position


class FlowerView(NamedTuple):
    """A flower as a seat knows it, top petal first.

    - `id`: its number; 1 is written as f1.
    - `petals`: its cards, HIDDEN if the seat does not know one.
    - `eyes`: for each petal the seats that know it, one bit each, or OPEN. This is public, since all seats
      see which flowers a seat lays and spies on.
    - `power`: true for a POWER FLOWER.
    """

    id: int
    petals: Cards
    eyes: tuple[int, ...]
    power: bool


class BattleView(NamedTuple):
    """Battle in progress (§7).

    - `attacker`, `target`: ids of the flowers; `seat`, `foe`: their owners.
    - `passes`: passes in a row.
    - `fought`: pairs of places (attacker's, target's) of the petals compared in this comparison, in order.
    - `picked`: place of the petal that an attacking POWER FLOWER has picked for the next pair, else NO_INDEX.
    - `dead`: true if a tie has used up all petals, so that cards may break it; `last` is the seat that played
      the latest of these cards, else NO_INDEX.
    """

    attacker: int
    target: int
    seat: int
    foe: int
    passes: int = 0
    fought: tuple[tuple[int, int], ...] = ()
    picked: int = NO_INDEX
    dead: bool = False
    last: int = NO_INDEX


@dataclass(frozen=True, slots=True)
class View:
    """Knowledge of one seat, as numbers and tuples without a reference to the position.

    Unknown cards are HIDDEN. Fields not listed here are as in `Board`.

    - `hands`: the seat's own hand in order of arrival; of each other hand first the cards known for certain,
      sorted, then HIDDEN for the rest.
    - `watched`: for each card of its own hand the seats that know it, one bit each.
    - `gardens`: the flowers of each seat.
    - `pack`: the petals that the seat has still to lay, HIDDEN unless the option `see_own_petals` is on.
    - `to_lay`: number of petals that each seat has still to lay.
    - `pile`: number of cards.
    - `drew`, `alive`: one bit for each seat.
    - `attacked`: this turn's attacks as pairs of flower and target.
    - `flowers`: number of flowers so far, which is the id of the latest.
    - `contest`, `chooser`: the throws, and the seat that won the contest (see `Deal`).
    - `decks`, `jokers`, `see_own_petals`, `discard_all_tied`, `hidden_hearts`: the options.
    - `opened`: true if nothing is hidden, as in replays and once the game is over.
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
    gardens: tuple[tuple[FlowerView, ...], ...]
    pack: Cards
    to_lay: tuple[int, ...]
    pile: int
    grave: Cards
    recycled: Cards
    drew: int
    turns: tuple[int, ...]
    fresh: bool
    attacked: tuple[tuple[int, int], ...]
    battle: BattleView | None
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

    def flower(self, number: int) -> FlowerView:
        """Return the flower with this id."""
        return next(each for garden in self.gardens for each in garden if each.id == number)


_made = quickly(View)


def view(position: Position, seat: int, opened: bool = False) -> View:
    """Return the view of a seat; with `opened`, or once the game is over, nothing is hidden."""
    opened = opened or position.phase == OVER
    deal, options = position.deal, position.options
    laying = position.unbuilt()
    everybody = range(len(position.hands))
    pack: Cards = ()
    if seat in laying:
        pack = deal.packs[seat]
        if not (options.see_own_petals or opened):
            pack = (HIDDEN,) * len(pack)
    return _made(
        seat=seat,
        phase=position.phase,
        turn=position.turn,
        actor=position.acting,
        alive=_bits(position.alive),
        fallen=tuple(position.fallen),
        order=deal.order,
        hands=tuple([_hand(position, other, seat, opened) for other in everybody]),
        watched=tuple(position.watched[seat]),
        gardens=tuple([_garden(position, garden, seat, opened) for garden in position.gardens]),
        pack=pack,
        to_lay=tuple([len(deal.packs[other]) if other in laying else 0 for other in everybody]),
        pile=len(position.pile),
        grave=tuple(position.grave),
        recycled=tuple(position.recycled),
        drew=_bits(position.drew),
        turns=tuple(position.turns),
        fresh=position.fresh,
        attacked=tuple([(pair >> 12, pair & 4095) for pair in position.attacked]),
        battle=_battle(position),
        flowers=len(position.petals) - 1,
        winner=position.winner,
        contest=deal.contest,
        chooser=deal.winner,
        decks=options.decks,
        jokers=options.jokers,
        see_own_petals=options.see_own_petals,
        discard_all_tied=options.discard_all_tied,
        hidden_hearts=options.hidden_hearts,
        opened=opened,
    )


def _bits(seats: list[bool]) -> int:
    return sum([each << seat for seat, each in enumerate(seats)])


def _battle(board: Board) -> BattleView | None:
    if not board.attacker:
        return None
    return BattleView(
        board.attacker,
        board.target,
        board.seat,
        board.foe,
        board.passes,
        tuple(zip(board.mine, board.theirs, strict=True)),
        board.picked if board.power[board.attacker] else NO_INDEX,
        board.dead,
        board.last,
    )


def _garden(board: Board, garden: list[int], seat: int, opened: bool) -> tuple[FlowerView, ...]:
    """Return the flowers of a garden as a seat knows them."""
    found: list[FlowerView] = []
    bit = 1 << seat
    for flower in garden:
        petals, eyes = tuple(board.petals[flower]), tuple(board.eyes[flower])
        if not (opened or eyes.count(OPEN) == len(eyes)):
            petals = tuple([card if each & bit else HIDDEN for card, each in zip(petals, eyes, strict=True)])
        # The constructor of a NamedTuple takes twice as long.
        found.append(tuple.__new__(FlowerView, (flower, petals, eyes, board.power[flower])))
    return tuple(found)


def _hand(board: Board, other: int, seat: int, opened: bool) -> Cards:
    """Return a hand as a seat knows it: another's known cards first, sorted, then HIDDEN ones."""
    hand = board.hands[other]
    if other == seat or opened:
        return tuple(hand)
    watched = board.watched[other]
    if not any(watched):
        return (HIDDEN,) * len(hand)
    known = sorted([card for card, eyes in zip(hand, watched, strict=True) if eyes >> seat & 1])
    return (*known, *(HIDDEN,) * (len(hand) - len(known)))


# Events and actions


def redacted_event(event: Event, seat: int) -> Event:
    """Return an event without what is hidden from a seat."""
    if isinstance(event, events.Drawn):
        return event if event.seat == seat else replace(event, card=HIDDEN)
    if isinstance(event, events.Shuffle):
        return replace(event, pile=())
    if isinstance(event, events.Flower) and not event.eyes >> seat & 1:
        return replace(event, cards=(HIDDEN,) * len(event.cards))
    return event


def public_action(action: Action, hidden_hearts: bool) -> Action:
    """Return an action without what is hidden from all others: cards of a new flower, a hidden heart."""
    if isinstance(action, Create) and not action.power:
        return replace(action, cards=(HIDDEN,) * len(action.cards))
    if isinstance(action, Heart) and hidden_hearts:
        return replace(action, card=HIDDEN)
    return action


# Views as plain data


def _written(view: View) -> Json:
    """Return a view as plain data; an empty list stands for no battle."""
    return {**to_plain(view), "battle": view.battle or ()}


def _read(data: Any) -> View:
    """Return a view from plain data.

    Raises ValueError if the data is no valid view.
    """
    view = from_plain(View, data)
    battle: Any = view.battle
    try:
        made = replace(
            view,
            battle=BattleView(*battle) if battle else None,
            gardens=tuple(tuple(FlowerView(*flower) for flower in garden) for garden in view.gardens),
        )
        if not _sound(made):
            raise ValueError
    except (TypeError, ValueError):
        raise ValueError("this is no view of Flower Power") from None
    return made


def _sound(view: View) -> bool:
    """True if the fields of a view have valid types and ranges, so that reading it cannot fail."""
    seats = len(view.order)
    everybody = range(seats)
    cards = range(HIDDEN, len(IDS))
    numbers = (view.alive, view.pile, view.drew, view.flowers)
    flowers = [flower for garden in view.gardens for flower in garden]
    battle = view.battle
    return (
        2 <= seats <= MAX_SEATS
        and sorted(view.order) == list(everybody)
        and all(type(number) is int and number >= 0 for number in numbers)
        and view.seat in everybody
        and view.turn in everybody
        and view.phase in range(OVER + 1)
        and all(seat in range(NO_INDEX, seats) for seat in (view.actor, view.winner, view.chooser))
        and all(len(each) == seats for each in (view.hands, view.gardens, view.to_lay, view.turns))
        and all(type(card) is int and card in cards for hand in view.hands for card in hand)
        and all(type(card) is int and card in cards for card in (*view.pack, *view.grave, *view.recycled))
        and len(view.watched) == len(view.hands[view.seat])
        and all(_flower_sound(flower, cards) for flower in flowers)
        and (battle is None or (len(battle.fought) >= 0 and {battle.seat, battle.foe} <= set(everybody)))
    )


def _flower_sound(flower: FlowerView, cards: range) -> bool:
    return (
        type(flower.id) is int
        and type(flower.power) is bool
        and len(flower.petals) == len(flower.eyes)
        and all(type(card) is int and card in cards for card in flower.petals)
        and all(type(eyes) is int and eyes in range(OPEN + 1) for eyes in flower.eyes)
    )


_with_ids = with_ids(IDS, cards="hands pack grave recycled")


def _named(view: View) -> Json:
    """Return a view with ids of cards and flowers, lists of seats, and an object for each flower."""
    seats = range(len(view.order))

    def whose(bits: int) -> list[int]:
        return [seat for seat in seats if bits >> seat & 1]

    def flower(each: FlowerView) -> Json:
        petals = [IDS[card] if card != HIDDEN else None for card in each.petals]
        eyes = [[*seats] if known == OPEN else whose(known) for known in each.eyes]
        return {"id": f"f{each.id}", "petals": petals, "eyes": eyes, "power": each.power}

    battle = view.battle
    return {
        **_with_ids(view),
        "gardens": [[flower(each) for each in garden] for garden in view.gardens],
        "alive": whose(view.alive),
        "drew": whose(view.drew),
        "watched": [whose(known) for known in view.watched],
        "attacked": [[f"f{one}", f"f{other}"] for one, other in view.attacked],
        "battle": battle
        and {**battle._asdict(), "attacker": f"f{battle.attacker}", "target": f"f{battle.target}"},
    }


VIEW = ValueKind(_written, _read, named=_named)
"""Format of the views that are sent to the think process."""
