"""Achievements of Flower Power."""

from __future__ import annotations

from macclassic.engine.progress.achievements import Achievement, DecisionInRound, RoundAccount

from .actions import Heart
from .board import LAST_WILL
from .cards import STRENGTH
from .events import Battle, Discard

BOUQUET_SIZE = 10
"""Flowers that the achievement "Bouquet" needs in one garden."""


def _wins(account: RoundAccount) -> list[DecisionInRound]:
    """Return the decisions that won an attack of the person."""
    return [
        each for each in account.moves if each.before.seat == account.seat and Battle("won") in each.events
    ]


def _tied(done: DecisionInRound) -> bool:
    """True if petals tied in the battle that this decision won."""
    before = done.before
    if before.dead or before.mine:
        return True
    if before.power[before.attacker] or before.power[before.target]:
        return False
    tops = (STRENGTH[before.petals[flower][0]] for flower in (before.attacker, before.target))
    return len(set(tops)) == 1


def _last_will(account: RoundAccount) -> bool:
    """True if the person won during a last will or, by the round's result, with no flower left."""
    return account.won and (account.moves[-1].before.phase == LAST_WILL or account.result.last_will)


def _small_heart(account: RoundAccount) -> bool:
    """True if the person laid a heart on another seat's flower and won a battle that discarded it."""
    given = {
        each.action.card
        for each in account.own
        if isinstance(each.action, Heart) and each.before.owner[each.action.flower] != account.seat
    }
    for each in _wins(account):
        fallen = each.events[each.events.index(Battle("won")) + 1]
        own = each.before.petals[each.before.attacker]
        if isinstance(fallen, Discard) and any(card in given and card not in own for card in fallen.cards):
            return True
    return False


ACHIEVEMENTS = (
    Achievement(
        "ace-below",
        "Ace Below",
        "Win an attack in which petals tie.",
        lambda account: any(map(_tied, _wins(account))),
    ),
    Achievement(
        "last-will",
        "Last Will",
        "Win a game by a last will.",
        _last_will,
    ),
    Achievement(
        "bouquet",
        "Bouquet",
        "Have ten flowers in your garden at once.",
        lambda account: any(len(each.after.gardens[account.seat]) >= BOUQUET_SIZE for each in account.moves),
    ),
    Achievement(
        "small-heart",
        "Small Heart",
        "Plant a heart on a rival’s flower, then beat it.",
        _small_heart,
    ),
)
