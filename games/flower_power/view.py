"""What a seat may see of a game of Flower Power and of what happens (flower-power §4)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from macclassic.engine.core.codec import ValueKind, from_plain, to_plain
from macclassic.engine.core.game_spec import Json

from . import events
from .actions import NOBODY, Action, Cards, Create, Heart
from .board import OPEN, OVER, Board
from .cards import HIDDEN, IDS
from .events import Event
from .options import MOST_SEATS
from .position import Position


class FlowerView(NamedTuple):
    """A flower, top petal first.

    `id`: 1 for f1. `petals`: cards, HIDDEN where a viewer does not know one. `eyes`: for each petal the seats
    that know it, a bit each, or OPEN for one that lies open: who has spied or laid a flower is no secret.
    `power`: whether it is a POWER FLOWER.
    """

    id: int
    petals: Cards
    eyes: tuple[int, ...]
    power: bool


class BattleView(NamedTuple):
    """An attack under way (§7).

    `attacker`, `target`: flowers by id; `seat`, `foe`: their owners. `passes`: passes in a row. `fought`: the
    pairs of places of petals (attacker's, target's) compared in this comparison, the first pair first.
    `picked`: the petal of a POWER FLOWER that attacks for the next pair, once it is decided before the other
    is, else NOBODY. `dead`: whether a tie has used up all petals, so that cards may break it. `last`: who
    played the last card of the dead tie, else NOBODY.
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


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat knows: numbers and tuples, with no road to a position. What is not told here is as in
    `Board`; unknown cards are HIDDEN.

    `hands`: its own in order of arrival; of the others' first what it saw there and what is certainly still
    there, sorted, then HIDDEN for each other card. `watched`: for each card of its own hand the seats that
    know it. `gardens`: with the petals that lie open or that it knows. `pack`: while flowers are laid, the
    petals it has still to lay (HIDDEN unless own petals may be seen). `to_lay`: how many petals each seat has
    still to lay. `pile`: how many cards. `drew`, `alive`: bits. `attacked`: pairs of flower and target.
    `battle`: under way, or None. `flowers`: how many there have been, the id of the last. `order`, `contest`,
    `chooser`: see `Deal`; `chooser` is who won the contest. `decks`, `jokers`, `see_own_petals`,
    `discard_all_tied`, `hidden_hearts`: the options. `opened`: whether everything is shown (replays, and a
    game that is over).
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
        """Return a flower by its id."""
        return next(each for garden in self.gardens for each in garden if each.id == number)


def view(position: Position, seat: int, opened: bool = False) -> View:
    """Return all that a seat knows; with `opened`, or once the game is over, everything."""
    opened = opened or position.phase == OVER
    deal, options = position.deal, position.options
    laying = position.unbuilt()
    everybody = range(len(position.hands))
    pack: Cards = ()
    if seat in laying:
        pack = deal.packs[seat]
        if not (options.see_own_petals or opened):
            pack = (HIDDEN,) * len(pack)
    return View(
        seat=seat,
        phase=position.phase,
        turn=position.turn,
        actor=position.acting,
        alive=_bits(position.alive),
        fallen=tuple(position.fallen),
        order=deal.order,
        hands=tuple(_hand(position, other, seat, opened) for other in everybody),
        watched=tuple(position.watched[seat]),
        gardens=tuple(
            tuple([_flower(position, flower, seat, opened) for flower in garden])
            for garden in position.gardens
        ),
        pack=pack,
        to_lay=tuple(len(deal.packs[other]) if other in laying else 0 for other in everybody),
        pile=len(position.pile),
        grave=tuple(position.grave),
        recycled=tuple(position.recycled),
        drew=_bits(position.drew),
        turns=tuple(position.turns),
        fresh=position.fresh,
        attacked=tuple((pair >> 12, pair & 4095) for pair in position.attacked),
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
    return sum(1 << seat for seat, each in enumerate(seats) if each)


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
        board.picked if board.power[board.attacker] else NOBODY,
        board.dead,
        board.last,
    )


def _flower(board: Board, flower: int, seat: int, opened: bool) -> FlowerView:
    """Return a flower as a seat knows it."""
    petals, eyes = board.petals[flower], board.eyes[flower]
    return FlowerView(
        flower,
        tuple(
            [card if opened or each >> seat & 1 else HIDDEN for card, each in zip(petals, eyes, strict=True)]
        ),
        tuple(eyes),
        board.power[flower],
    )


def _hand(board: Board, other: int, seat: int, opened: bool) -> Cards:
    """Return a hand as a seat knows it: of another's what it is sure of, sorted, then the others."""
    hand = board.hands[other]
    if other == seat or opened:
        return tuple(hand)
    known = sorted([card for card, eyes in zip(hand, board.watched[other], strict=True) if eyes >> seat & 1])
    return (*known, *(HIDDEN,) * (len(hand) - len(known)))


# What happens


def seen(event: Event, seat: int) -> Event:
    """Return an event as a seat may see it."""
    if isinstance(event, events.Drawn):
        return event if event.seat == seat else replace(event, card=HIDDEN)
    if isinstance(event, events.Shuffle):
        return replace(event, pile=())
    if isinstance(event, events.Flower) and not event.eyes >> seat & 1:
        return replace(event, cards=(HIDDEN,) * len(event.cards))
    return event


def public(action: Action, hidden_hearts: bool) -> Action:
    """Return what all may see of an action: not the petals of a new flower, nor a hidden heart."""
    if isinstance(action, Create) and not action.power:
        return replace(action, cards=(HIDDEN,) * len(action.cards))
    if isinstance(action, Heart) and hidden_hearts:
        return replace(action, card=HIDDEN)
    return action


# Travelling


def _written(view: View) -> Json:
    """Return a view as plain data; no battle is an empty list."""
    return {**to_plain(view), "battle": view.battle or ()}


def _read(data: Any) -> View:
    """Return a view from plain data.

    Raises ValueError when it is none.
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
    """Whether a view has the right kinds of things in it, so that nothing goes wrong in looking at it."""
    seats = len(view.order)
    everybody = range(seats)
    cards = range(HIDDEN, len(IDS))
    numbers = (view.alive, view.pile, view.drew, view.flowers)
    flowers = [flower for garden in view.gardens for flower in garden]
    battle = view.battle
    return (
        2 <= seats <= MOST_SEATS
        and sorted(view.order) == list(everybody)
        and all(type(number) is int and number >= 0 for number in numbers)
        and view.seat in everybody
        and view.turn in everybody
        and view.phase in range(OVER + 1)
        and all(seat in range(NOBODY, seats) for seat in (view.actor, view.winner, view.chooser))
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


VIEW = ValueKind(_written, _read)
"""Views as they travel to the process that thinks."""
