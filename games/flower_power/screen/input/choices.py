"""What may be done at the table now: which cards and flowers are chosen, what a place means, what is typed
of it in one line."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QPoint

from macclassic.quickdraw import fonts
from macclassic.table.table_state import TableState

from ...actions import DRAW, NOBODY, Action, Attack, CardPlay, Create, Draw, Pick, Poison, Spy
from ...board import BUILD, LAST_WILL, MAIN, OVER, PICK, REPLY, TIE_CARDS
from ...view import View
from ..texts import card_words, words
from ..texts.refusals import objection
from . import lay_petals
from .lay_petals import PetalCuts

translate = QCoreApplication.translate

PILE, GRAVE = "pile-0-0", "grave-0-0"


# The keys of spots


def key(kind: str, number: int, at: int = 0) -> str:
    """Return the key of a card of the hand, a flower, a petal of one, a player's plate (``hand``), …"""
    return f"{kind}-{number}-{at}"


def read(key: str) -> tuple[str, int, int]:
    """Return what a key names: its kind, then a card, flower, seat or gap, then a petal; of what there is
    once, such as the news, the key is the kind."""
    kind, *numbers = key.split("-")
    if len(numbers) != 2:
        return key, 0, 0
    number, at = map(int, numbers)
    return kind, number, at


# What is chosen


@dataclass(frozen=True)
class ChoiceInProgress:
    """What the table keeps while somebody chooses.

    `view`: the moment that is chosen in; all that follows lapses with it. `cards`: those of the hand that are
    chosen, in that order; `attacker`: the flower that is to attack; `cuts`: how the row of petals is cut;
    `line`: what the prompt says instead; `hint`: the hint that was taken over; `pressed`: where the mouse was
    pressed, on what, and whether that was chosen before; `passed`: somebody passes who can do nothing else.
    Longer last `scrolled`, how far gardens are, by seat, and `spied`: what a spy is to see.
    """

    view: View | None = None
    cards: tuple[int, ...] = ()
    attacker: int = NOBODY
    cuts: PetalCuts | None = None
    line: str = ""
    hint: Any = None
    pressed: tuple[QPoint, str, bool] | None = None
    scrolled: Mapping[int, int] = field(default_factory=dict)
    spied: Spy | None = None
    passed: bool = False


_NEW = ChoiceInProgress()


def own(now: TableState) -> ChoiceInProgress:
    """Return what is chosen at this moment."""
    found: ChoiceInProgress = now.game_state or _NEW
    if found.view is now.position.view:
        return found
    return ChoiceInProgress(now.position.view, scrolled=found.scrolled, spied=found.spied)


def with_card(now: TableState, number: int, more: bool = False) -> ChoiceInProgress:
    """Return what is chosen when a card is taken, or let go; alone, or `more` for a new flower."""
    kept = own(now)
    cards = tuple(each for each in kept.cards if each != number)
    if cards == kept.cards:
        cards = (*cards, number) if more else (number,)
    return replace(kept, cards=cards, attacker=NOBODY, line="")


def with_attacker(now: TableState, number: int) -> ChoiceInProgress:
    """Return what is chosen when a flower is to attack, or not any more."""
    kept = own(now)
    return replace(kept, attacker=NOBODY if kept.attacker == number else number, line="")


def let_go(now: TableState) -> ChoiceInProgress:
    """Return that nothing is chosen."""
    return replace(own(now), cards=(), attacker=NOBODY, line="")


# What is on offer


def building(now: TableState) -> bool:
    """Whether a person is to lay flowers now."""
    return bool(now.open_actions) and now.position.view.phase == BUILD


def cuts(now: TableState) -> PetalCuts | None:
    """Return the row of petals that a person is to cut, if any."""
    if not building(now):
        return None
    view = now.position.view
    return own(now).cuts or lay_petals.every(view.to_lay[view.seat], 2)


def can_make(now: TableState) -> bool:
    """Whether a flower can be made of cards of the hand now."""
    return any(isinstance(action, Create) for action in now.open_actions)


def attackers(now: TableState) -> Collection[int]:
    """Return the flowers that may attack, by id, unless a card is chosen."""
    if own(now).cards:
        return ()
    return {action.flower for action in now.open_actions if isinstance(action, Attack)}


def leads(now: TableState, action: Action) -> Sequence[str]:
    """Return the place that an action is done at: with the one card that is chosen, with the flower that is
    to attack, else with nothing chosen at all."""
    chosen, place = own(now), goal(now, action)
    if now.selected or not place:
        return ()
    if isinstance(action, Attack) and (chosen.cards or action.flower != chosen.attacker):
        return ()
    if isinstance(action, CardPlay) and chosen.cards != (action.card,):
        return ()
    return (place,)


def goal(now: TableState, action: Action) -> str:
    """Return the place that an action is done at; nothing where a button stands for it."""
    battle = now.position.view.battle
    match action:
        case Pick() if battle is not None:
            mine = now.position.view.actor == battle.seat
            return key("petal", battle.attacker if mine else battle.target, action.petal)
        case Attack():
            return key("flower", action.target)
        case Draw():
            return PILE
        case Poison():
            return key("petal", action.flower, action.petal)
        case Spy() if action.flower == NOBODY:
            return key("hand", action.seat)
        case CardPlay():
            return key("flower", action.flower)
    return ""


def places(now: TableState) -> list[str]:
    """Return the places that what is chosen may be done at."""
    return [key for key in now.targets if key != PILE]


def only_petal(now: TableState, number: int) -> str:
    """Return the petal that a flower stands for where only one of its petals is meant; else nothing."""
    inside = [key for key in now.targets if key.startswith(f"petal-{number}-")]
    return inside[0] if len(inside) == 1 else ""


# What is said of it


def task(now: TableState) -> str:
    """Return what whoever is to decide is to do."""
    return words.task(now.company, now.position.view, now.open_actions)


_PAGES = {BUILD: 2, MAIN: 3, REPLY: 6, TIE_CARDS: 8, PICK: 6, LAST_WILL: 9, OVER: 7}
"""The help page about each phase."""


def page(now: TableState) -> int:
    """Return the help page about what is asked: by the phase, or what the chosen cards can do; while others
    act, about the battle, or the table."""
    phase, cards = now.position.view.phase, own(now).cards
    if now.open_actions and cards:
        return 5 if len(cards) > 1 else 4
    return _PAGES[phase] if now.open_actions or phase not in (BUILD, MAIN) else 13


def title(now: TableState) -> str:
    """Return what stands over the arena: who attacks whom, or whose turn it is."""
    model = now.model
    if model.closed:
        return ""
    if model.battle:
        attack = words.attacks(model, now.company)
        return words.tied(attack) if model.tied else attack
    return words.whose_turn(now.company, model.turn) if model.turn != NOBODY else ""


def prompt(now: TableState, width: int = 0) -> str:
    """Return what the prompt says: why something could not be done, what is chosen, or what is to be done,
    and in a battle which petals fight if it is so wide."""
    found = foot(now)
    if found or now.model.closed:
        return found
    found, fight = "" if now.busy else task(now), words.fight(now.model)
    longer = f"{fight} {found}".strip()
    return longer if width and fonts.small_width(longer) <= width else found


def foot(now: TableState) -> str:
    """Return why something could not be done, or what is chosen."""
    chosen, row = own(now), cuts(now)
    if chosen.line or not now.open_actions:
        return chosen.line
    if row is not None:
        return words.cuts_words(row.sizes, row.good)
    if len(chosen.cards) == 1:
        return words.card_power(chosen.cards[0], bool(places(now)))
    if chosen.cards:
        return words.many_chosen(chosen.cards, can_make(now))
    if chosen.attacker != NOBODY:
        text = translate("flower-power", "{flower} attacks: click the flower that it fights.")
        return text.format(flower=words.flower_name(now.model, chosen.attacker))
    return ""


def refused(now: TableState, key: str) -> str:
    """Return why a click on a place means nothing now."""
    kind, number, _ = read(key)
    if kind == "pile":
        return objection(now.model, now.position.view, DRAW)
    if kind == "hand" and number not in now.model.known_hands:
        text = translate("flower-power", "You know no card in the hand of {player}: send a spy.")
        return text.format(player=now.company.name(number))
    if kind not in ("flower", "petal"):
        return ""
    chosen = own(now)
    if chosen.cards:
        text = translate("flower-power", "{card} can do nothing there.")
        return words.capital(text.format(card=card_words.the(chosen.cards[0])))
    if now.position.view.phase == PICK:
        return translate("flower-power", "Choose a petal of the flower that fights.")
    if chosen.attacker != NOBODY:
        name = words.flower_name(now.model, number)
        return translate("flower-power", "It can’t attack {flower}.").format(flower=name)
    if now.position.view.phase == MAIN:
        return translate("flower-power", "Choose a flower of your own that may attack, or a card.")
    return translate("flower-power", "Choose a card first, or pass.")
