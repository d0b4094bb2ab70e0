"""What a seat may see of a state and of what happens (rules page §4)."""

from __future__ import annotations

from .cards import HIDDEN
from .gardens import unbuilt
from .setup import Setup
from .state import NOBODY, OPEN, OVER, Action, Cards, Event, Flower, State, View


def view(
    state: State,
    seat: int,
    setup: Setup,
    flags: tuple[bool, bool, bool],
    opened: bool = False,
) -> View:
    """Return all that a seat knows; with `opened`, or once the game is over, everything.

    `flags`: the options `see_own_petals`, `discard_all_tied`, `hidden_hearts`.
    """
    opened = opened or state.phase == OVER
    deal = state.deal
    laying = unbuilt(state)
    pack: Cards = ()
    if seat in laying:
        pack = deal.packs[seat] if flags[0] or opened else (HIDDEN,) * len(deal.packs[seat])
    return View(
        seat=seat,
        phase=state.phase,
        turn=state.turn,
        actor=state.actor,
        alive=state.alive,
        fallen=state.fallen,
        order=deal.order,
        hands=tuple(
            hand if other == seat or opened else seen_hand(hand, state.watched[other], seat)
            for other, hand in enumerate(state.hands)
        ),
        watched=state.watched[seat],
        gardens=state.gardens
        if opened
        else tuple(tuple([seen_flower(flower, seat) for flower in garden]) for garden in state.gardens),
        pack=pack,
        to_lay=tuple(len(deal.packs[other]) if other in laying else 0 for other in range(len(state.hands))),
        pile=len(state.pile),
        grave=state.grave,
        recycled=state.recycled,
        drew=state.drew,
        turns=state.turns,
        fresh=state.fresh,
        attacked=state.attacked,
        battle=state.battle,
        flowers=state.flowers,
        winner=state.winner,
        contest=deal.contest,
        chooser=deal.winner,
        decks=setup.decks,
        jokers=setup.jokers,
        see_own_petals=flags[0],
        discard_all_tied=flags[1],
        hidden_hearts=flags[2],
        opened=opened,
    )


def seen_flower(flower: Flower, seat: int) -> Flower:
    """Return a flower as a seat knows it."""
    eyes = flower.eyes
    for each in eyes:
        if not each >> seat & 1:
            break
    else:
        return flower
    return flower._replace(
        petals=tuple(
            [card if each >> seat & 1 else HIDDEN for card, each in zip(flower.petals, eyes, strict=True)]
        )
    )


def seen_hand(hand: Cards, watched: tuple[int, ...], seat: int) -> Cards:
    """Return another's hand as a seat knows it: what it is sure of, sorted, then the others."""
    known = sorted([card for card, eyes in zip(hand, watched, strict=True) if eyes >> seat & 1])
    return (*known, *(HIDDEN,) * (len(hand) - len(known)))


def redact(event: Event, seat: int) -> Event:
    """Return an event as a seat may see it."""
    kind = event[0]
    if kind == "drawn":
        return event if event[1] == seat else ("drawn", event[1], HIDDEN)
    if kind == "shuffle":
        return ("shuffle", ())
    if kind == "flower":
        _, flower, owner, cards, power, eyes = event
        assert isinstance(cards, tuple) and isinstance(eyes, int)
        if eyes != OPEN and not eyes >> seat & 1:
            return ("flower", flower, owner, (HIDDEN,) * len(cards), power, eyes)
    return event


def redact_action(action: Action, actor: int, seat: int, hidden_hearts: bool) -> Action:
    """Return what one seat does as another may see it; NOBODY's seat sees all."""
    return action if actor == seat or seat == NOBODY else public(action, hidden_hearts)


def public(action: Action, hidden_hearts: bool) -> Action:
    """Return what all may see of an action: not the petals of a new flower, nor a hidden heart."""
    if action.type == "create" and not action.power:
        return action._replace(cards=(HIDDEN,) * len(action.cards))
    if action.type == "heart" and hidden_hearts:
        return action._replace(card=HIDDEN)
    return action
