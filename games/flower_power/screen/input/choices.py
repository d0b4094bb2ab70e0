"""Choices at the table: chosen cards and flowers, the meaning of spots, and the prompt's text."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint

from macclassic.quickdraw import fonts
from macclassic.toolbox.grammar.sentences import translate

from ...actions import (
    DRAW,
    NO_INDEX,
    Action,
    Attack,
    CardPlay,
    Create,
    Diamond,
    Draw,
    Heart,
    Pick,
    Poison,
    Spy,
)
from ...board import BUILD, LAST_WILL, MAIN, OVER, PICK, REPLY, TIE_CARDS
from ...cards import DIAMOND, HEART, SERVES, SPADE, STRENGTH
from ...view import View
from ..texts import words
from ..texts.refusals import objection
from . import lay_petals
from .lay_petals import PetalCuts

if TYPE_CHECKING:
    from ..model import State


PILE, GRAVE = "pile-0-0", "grave-0-0"
WATCH, FAST, RESULT = "watch", "fast", "result"
"""Ways in which a person who is out sees the rest of a match."""


# Keys of spots


def key(kind: str, number: int, at: int = 0) -> str:
    """Return the key of a hand card, a flower, a petal, a player's head (``hand``) and so on."""
    return f"{kind}-{number}-{at}"


def parse_key(key: str) -> tuple[str, int, int]:
    """Return the parts of a key: its kind, a number, and a place in the flower.

    The number is a card, a flower, a seat or a gap. A spot that exists once, such as the news, has its key as
    the kind.
    """
    kind, *numbers = key.split("-")
    if len(numbers) != 2:
        return key, 0, 0
    number, at = map(int, numbers)
    return kind, number, at


# Current choice


@dataclass(frozen=True)
class ChoiceInProgress:
    """Choice that the player is making, kept by the table.

    - `view`: the view for which it is made. With another view all lapses but what `_LASTING` names.
    - `cards`: chosen hand cards, in the order of choice.
    - `attacker`: the flower chosen to attack.
    - `cuts`: the cuts of the row of petals.
    - `line`: a sentence that replaces the prompt.
    - `hint`: the hint that has been applied.
    - `pressed`: point and spot of a mouse press, and whether the spot was chosen before.
    - `scrolled`: pixels by which gardens are scrolled, by seat.
    - `spied`: the spy action whose result is still to be shown.
    - `passed`: true once an automatic pass has been announced.
    - `rest`: how a person who is out has chosen to see the rest of the match; empty before the question.
    - `usual`: pace and name of the motion before that choice.
    """

    view: View | None = None
    cards: tuple[int, ...] = ()
    attacker: int = NO_INDEX
    cuts: PetalCuts | None = None
    line: str = ""
    hint: Action | None = None
    pressed: tuple[QPoint, str, bool] | None = None
    scrolled: Mapping[int, int] = field(default_factory=dict)
    spied: Spy | None = None
    passed: bool = False
    rest: str = ""
    usual: tuple[int, str] | None = None


_NEW = ChoiceInProgress()
_LASTING = ("scrolled", "spied", "rest", "usual")


def current_choice(now: State) -> ChoiceInProgress:
    """Return the current choice, an empty one if the view has changed."""
    found: ChoiceInProgress = now.game_state or _NEW
    if found.view is now.position.view:
        return found
    return replace(_NEW, view=now.position.view, **{name: getattr(found, name) for name in _LASTING})


def with_card(now: State, number: int, more: bool = False) -> ChoiceInProgress:
    """Return the choice with a card added or removed; it replaces other cards unless `more`."""
    kept = current_choice(now)
    cards = tuple(each for each in kept.cards if each != number)
    if cards == kept.cards:
        cards = (*cards, number) if more else (number,)
    return replace(kept, cards=cards, attacker=NO_INDEX, line="")


def with_attacker(now: State, number: int) -> ChoiceInProgress:
    """Return the choice with a flower chosen as the attacker, or no longer chosen."""
    kept = current_choice(now)
    return replace(kept, attacker=NO_INDEX if kept.attacker == number else number, line="")


def nothing_chosen(now: State) -> ChoiceInProgress:
    """Return the choice without cards and attacker."""
    return replace(current_choice(now), cards=(), attacker=NO_INDEX, line="")


# Possible choices


def building(now: State) -> bool:
    """True if a person is to lay flowers."""
    return bool(now.open_actions) and now.position.view.phase == BUILD


def cuts(now: State) -> PetalCuts | None:
    """Return the current cuts of the row if a person is to lay flowers, else None."""
    if not building(now):
        return None
    view = now.position.view
    return current_choice(now).cuts or lay_petals.every(view.to_lay[view.seat], 2)


def can_make(now: State) -> bool:
    """True if the player can make a flower of hand cards."""
    return any(isinstance(action, Create) for action in now.open_actions)


def ahead(now: State) -> bool:
    """True if the seat to act wins the battle as it stands, so that it may pass."""
    view, battle = now.position.view, now.position.view.battle
    if battle is None or view.phase != REPLY:
        return False
    fighters = map(view.flower, (battle.attacker, battle.target))
    petals = (each.petals if each.power else each.petals[:1] for each in fighters)
    attacker, target = (max(STRENGTH[card] for card in cards) for cards in petals)
    return attacker > target if view.actor == battle.seat else target > attacker


def attackers(now: State) -> Collection[int]:
    """Return the ids of the flowers that may attack; empty while a card is chosen."""
    if current_choice(now).cards:
        return ()
    return {action.flower for action in now.open_actions if isinstance(action, Attack)}


def next_spots(now: State, action: Action) -> Sequence[str]:
    """Return the spot at which the current choice leads to an action, as a sequence of at most one.

    A card play needs its card alone to be chosen, and an attack its attacker. Other actions need no choice.
    """
    chosen, place = current_choice(now), goal(now, action)
    if now.selected or not place:
        return ()
    if isinstance(action, Attack) and (chosen.cards or action.flower != chosen.attacker):
        return ()
    if isinstance(action, CardPlay) and chosen.cards != (action.card,):
        return ()
    return (place,)


def sources(action: Action) -> list[str]:
    """Return the spots of what the player takes for an action: cards, or the flower that attacks."""
    match action:
        case CardPlay():
            return [key("card", action.card)]
        case Create():
            return [key("card", card) for card in action.cards]
        case Attack():
            return [key("flower", action.flower)]
    return []


def spots_of_action(now: State, action: Action) -> Sequence[str]:
    """Return the spots that an action is about: what the player takes, and where the action is done."""
    return (*sources(action), goal(now, action))


def goal(now: State, action: Action) -> str:
    """Return the spot at which an action is done; empty if it has none, as for an action of a button."""
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
        case Spy() if action.flower == NO_INDEX:
            return key("hand", action.seat)
        case CardPlay():
            return key("flower", action.flower)
    return ""


def places(now: State) -> list[str]:
    """Return the spots, other than the pile, at which the current choice leads to an action."""
    return [key for key in now.targets if key != PILE]


def only_petal(now: State, number: int) -> str:
    """Return the only petal of a flower that is a possible target; empty if there is none or several."""
    inside = [key for key in now.targets if key.startswith(f"petal-{number}-")]
    return inside[0] if len(inside) == 1 else ""


# Texts about the choice


def _conceded(now: State) -> bool:
    """True if the match has ended by a concession, without a winner."""
    return now.position.over and now.position.view.winner == NO_INDEX


def task(now: State) -> str:
    """Return the text of what the seat to act is to do; empty after a concession."""
    if _conceded(now):
        return ""
    return words.task(now.company, now.position.view, now.open_actions)


_PAGES = {BUILD: 2, MAIN: 3, REPLY: 6, TIE_CARDS: 8, PICK: 6, LAST_WILL: 9, OVER: 7}
"""Number of the help page about each phase."""


def page(now: State) -> int:
    """Return the number of the help page about the current task.

    With chosen cards it is about these. While others act it is about the battle or the table.
    """
    phase, cards = now.position.view.phase, current_choice(now).cards
    if now.open_actions and cards:
        return 5 if len(cards) > 1 else 4
    return _PAGES[phase] if now.open_actions or phase not in (BUILD, MAIN) else 13


def fight_question(now: State) -> str:
    """Return the question about the flowers that fight; empty if there is none, or another one is asked."""
    asks = now.open_actions and now.model.battle and not choice_text(now)
    return task(now) if asks and now.position.view.phase in (REPLY, TIE_CARDS, PICK) else ""


def title(now: State, room: int | None = None) -> str:
    """Return the arena's title, for `room` pixels if given: the attack in progress, or whose turn it is."""
    model = now.model
    if model.closed or _conceded(now):
        return ""
    if model.battle:
        return words.attacks(model, now.company, room)
    return words.whose_turn(now.company, model.turn) if model.turn != NO_INDEX else ""


def prompt(now: State, width: int = 0) -> str:
    """Return the prompt: a refusal, the current choice, or the task.

    If `width` pixels suffice, it also names the fighting petals.
    """
    found = choice_text(now)
    if found or now.model.closed:
        return found
    found, fight = "" if now.busy else task(now), words.fight(now.model, now.company)
    longer = f"{fight} {found}".strip()
    return longer if width and fonts.small_width(longer) <= width else found


def below(now: State, width: int) -> str:
    """Return the text above the hand: the prompt, or the fighting petals while it is asked beside them."""
    return words.fight(now.model, now.company) if fight_question(now) else prompt(now, width)


def choice_text(now: State) -> str:
    """Return the sentence about a refusal or about the current choice; empty if there is neither."""
    chosen, row = current_choice(now), cuts(now)
    if chosen.line or not now.open_actions:
        return chosen.line
    if row is not None:
        return words.cuts_words(row.sizes, row.good)
    if len(chosen.cards) == 1:
        return words.card_power(chosen.cards[0], bool(places(now)))
    if chosen.cards:
        return words.many_chosen(chosen.cards, can_make(now))
    if chosen.attacker != NO_INDEX:
        text = translate("flower-power", "{flower} attacks: click the flower that it fights.")
        name = words.flower_name(now.model, now.company, chosen.attacker)
        return words.capital(text.format(flower=name))
    return ""


def _played(card: int, flower: int, petal: int) -> CardPlay:
    """Return the play of a card on a flower as its first suit."""
    serves = SERVES[card]
    if serves & SPADE:
        return Poison(card, flower, petal)
    if serves & HEART:
        return Heart(card, flower, petal)
    return Diamond(card, flower) if serves & DIAMOND else Spy(card, flower)


def refused(now: State, key: str) -> str:
    """Return why a click on a spot has no meaning now; empty if no reason is known."""
    kind, number, at = parse_key(key)
    model, who, view = now.model, now.company, now.position.view
    if kind == "pile":
        return objection(model, who, view, DRAW)
    if kind == "hand" and number not in now.model.known_hands:
        text = translate("flower-power", "You know no card in the hand of {player}: send a spy.")
        return text.format(player=now.company.name(number))
    if kind not in ("flower", "petal"):
        return ""
    chosen = current_choice(now)
    if len(chosen.cards) == 1:
        return objection(model, who, view, _played(chosen.cards[0], number, at))
    if chosen.cards:
        return words.many_chosen(chosen.cards, can_make(now))
    if view.phase == PICK:
        return translate("flower-power", "Choose a petal of the flower that fights.")
    if chosen.attacker != NO_INDEX:
        return objection(model, who, view, Attack(chosen.attacker, number))
    if view.phase == MAIN and model.owner(number).seat == view.seat and model.tired(number):
        return translate("flower-power", "That flower has attacked already in this turn.")
    if view.phase == MAIN:
        return translate("flower-power", "Choose a flower of your own that may attack, or a card.")
    return translate("flower-power", "Choose a card first, or pass.")
