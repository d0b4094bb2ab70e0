"""Battles: declared, replied to, compared petal by petal, won or failed (rules page §7)."""

from __future__ import annotations

from .cards import STRENGTH
from .gardens import (
    Course,
    add_flower,
    discard,
    draw,
    flower_of,
    next_turn,
    owner_of,
    remove_flower,
    replace_flower,
    reveal,
    settle,
    without,
)
from .state import LAST_WILL, MAIN, NOBODY, PICK, REPLY, TIE_CARDS, Battle, Flower


def declare(course: Course, flower: int, target: int) -> None:
    """Let a flower attack another: both top petals are turned up, and the attacker may reply first (§7.1)."""
    now = course.now
    now.attacked += ((flower, target),)
    now.fresh = False
    now.battle = Battle(flower, target, now.turn, owner_of(now, target))
    now.phase, now.actor = REPLY, now.turn
    _show(course, 0)


def _fighters(course: Course) -> tuple[Flower | None, Flower | None]:
    battle = course.now.battle
    assert battle is not None
    return flower_of(course.now, battle.attacker), flower_of(course.now, battle.target)


def _show(course: Course, place: int) -> None:
    """Turn up the petal at a place of each regular fighter."""
    for flower in _fighters(course):
        assert flower is not None
        if not flower.power:
            reveal(course, flower.id, place)


def passed(course: Course) -> None:
    """Let a fighter pass: the second pass in a row decides the battle, or leaves a dead tie as it is."""
    now = course.now
    battle = now.battle
    assert battle is not None
    if battle.passes == 0:
        now.battle = battle._replace(passes=1)
        now.actor = battle.foe if now.actor == battle.seat else battle.seat
    elif battle.dead:
        _failed(course)
    else:
        _compare(course)


def broken_off(course: Course) -> bool:
    """Return whether a battle is over because a fighter has lost its last petal, and say so: the attack has
    failed (§7.2)."""
    if course.now.battle is None or None not in _fighters(course):
        return False
    course.events.append(("battle", "failed"))
    return True


def break_off(course: Course) -> None:
    """Go on after a battle that was broken off: with the turn, unless the attacker is out (A14, A15)."""
    if course.now.alive >> course.now.turn & 1:
        _resume(course)
    else:
        next_turn(course)


def after_play(course: Course) -> None:
    """Go on with a battle in which a card was played; a dead tie is compared again (§7.2, §7.3)."""
    now = course.now
    battle = now.battle
    assert battle is not None
    _show(course, 0)
    player = now.actor
    if battle.dead:
        now.battle = battle._replace(passes=0, fought=(), picked=NOBODY, last=player)
        _compare(course)
    else:
        now.battle = battle._replace(passes=0)
        now.actor = battle.foe if player == battle.seat else battle.seat


def after_pick(course: Course, place: int) -> None:
    """Go on with a petal that the owner of a POWER FLOWER has picked."""
    now = course.now
    battle = now.battle
    assert battle is not None
    if now.actor == battle.seat:
        now.battle = battle._replace(picked=place)
        _compare(course)
    else:
        _compare(course, place)


def _compare(course: Course, theirs: int = NOBODY) -> None:
    """Compare pair after pair until one is stronger, somebody has to pick, or no petal is left (§7.3).

    `theirs`: the place of the petal that the defender has just picked.
    """
    now = course.now
    attacker, target = _fighters(course)
    assert attacker is not None and target is not None
    while True:
        battle = now.battle
        assert battle is not None
        place = len(battle.fought)
        ours = battle.picked if attacker.power else place
        if not target.power:
            theirs = place
        if ours == NOBODY or theirs == NOBODY:
            now.phase = PICK
            now.actor = battle.seat if ours == NOBODY else battle.foe
            return
        difference = STRENGTH[attacker.petals[ours]] - STRENGTH[target.petals[theirs]]
        now.battle = battle = battle._replace(fought=(*battle.fought, (ours, theirs)), picked=NOBODY)
        left, right = len(attacker.petals) - place - 1, len(target.petals) - place - 1
        if difference == 0 and left and right:
            _show(course, place + 1)
            theirs = NOBODY
            continue
        # Out of petals on one side only: the larger flower wins.
        if difference > 0 or (difference == 0 and left > right):
            _won(course)
        elif difference < 0 or left < right:
            _failed(course)
        else:
            _dead_tie(course)
        return


def _dead_tie(course: Course) -> None:
    """Let cards break a tie: the attacker begins, after a card it is the other's turn (§7.3)."""
    now = course.now
    battle = now.battle
    assert battle is not None
    now.battle = battle._replace(passes=0, fought=(), dead=True)
    now.phase = TIE_CARDS
    now.actor = battle.foe if battle.last == battle.seat else battle.seat


def _resume(course: Course) -> None:
    """Go on with the turn after a failed attack."""
    now = course.now
    now.battle, now.phase, now.actor = None, MAIN, now.turn


def _failed(course: Course) -> None:
    course.events.append(("battle", "failed"))
    _resume(course)


def _won(course: Course) -> None:
    """Carry out a success: the first fighting petals go, the rest of the flower is captured, the attacker
    draws a card, and the turn is over unless a last will is to be played (§7.4, §7.6)."""
    now = course.now
    battle = now.battle
    assert battle is not None
    seat, foe = battle.seat, battle.foe
    attacker, target = _fighters(course)  # as they are now, with all that was turned up
    assert attacker is not None and target is not None
    course.events.append(("battle", "won"))
    pairs = battle.fought if course.all_tied else battle.fought[:1]
    ours, theirs = tuple([pair[0] for pair in pairs]), tuple([pair[1] for pair in pairs])
    discard(
        course,
        tuple([attacker.petals[place] for place in ours] + [target.petals[place] for place in theirs]),
    )
    now.battle = None
    attacker, target = without(attacker, ours), without(target, theirs)
    if attacker.petals:
        replace_flower(now, attacker)
    else:
        remove_flower(now, attacker.id)
        course.events.append(("gone", attacker.id))
    remove_flower(now, target.id)
    if target.petals:
        add_flower(now, seat, target)
        course.events.append(("capture", target.id, foe, seat))
    else:
        course.events.append(("gone", target.id))
    # If both are left without a flower, the attacker lives to play the last will, or has won.
    now.phase = LAST_WILL
    if settle(course):
        return
    draw(course, seat)
    if now.gardens[seat]:
        next_turn(course)
    else:
        now.actor = seat
