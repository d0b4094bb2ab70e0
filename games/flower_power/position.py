"""Rules of Flower Power: a position that changes as actions are played (flower-power §3 to §7).

Matches and playouts use the same class. A match plays on copies, and each copy writes its events to `log`. In
playouts there is no log, and data that only views need is not kept (`viewed`). Compiled
(`tools.release.compiled`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from macclassic.engine.core.chance import Stream
from macclassic.engine.core.codec import wrong
from macclassic.engine.core.fast_random import FastRandom
from macclassic.engine.core.game_spec import MATCH_OVER

from . import actions, events, legal
from .actions import NO_INDEX, Action, CardPlay
from .board import BIT, BUILD, LAST_WILL, MAIN, OPEN, OVER, PICK, REPLY, TIE_CARDS, Board
from .cards import ALL_SUITS, HEART, SERVES, STRENGTH
from .opening import Deal
from .options import FlowerOptions

NO_EVENTS: Final[list[events.Event]] = []


class Position(Board):
    """Game in progress.

    - `viewed`: True for the start of a game and its copies. They keep what only views need, and the
      deal's key shuffles their Graveyard.
    - `log`: list to which `play` appends events, or None.
    - `recorded_events`: events that a record prescribes; they give the order of a reshuffled Graveyard.
    """

    viewed: bool
    log: list[events.Event] | None
    recorded_events: list[events.Event]
    origin: Position | None  # the position that this one copies, until it is played

    __slots__ = tuple(__annotations__)

    def __init__(self, order: list[int], dice: FastRandom) -> None:
        """Make a position with empty gardens and hands for the seats in playing order."""
        super().__init__(order, dice)
        self.viewed = False
        self.log = None
        self.recorded_events = NO_EVENTS
        self.origin = None

    def copy(self) -> Position:
        """Return an independent copy that shares the dice, without log and recorded events."""
        new = Position(self.order, self.dice)
        new.become(self)
        new.remember(self)
        new.viewed = self.viewed
        new.origin = self
        return new

    def __eq__(self, other: object) -> bool:
        """True if two positions are equal in all but dice, log and recorded events."""
        return isinstance(other, Position) and self.same(other)

    # The seat to act and its actions

    def actor(self) -> int:
        """Return the seat to act, or MATCH_OVER."""
        return MATCH_OVER if self.phase == OVER else self.acting

    def legal(self) -> Sequence[Action]:
        """Return the legal actions in a fixed order; of new flowers only a selection."""
        return legal.legal(self)

    def why_not(self, action: Action) -> str | None:
        """Return why an action is illegal, as a sentence for the player; None if it is legal."""
        return legal.why_not(self, action)

    # One decision. The position is undefined after an illegal action.

    def play(self, action: Action) -> None:
        """Play an action.

        Raises ValueError if the recorded events are impossible.
        """
        if isinstance(action, actions.Pass):
            self._pass()
        elif isinstance(action, actions.Attack):
            self._attack(action.flower, action.target)
        elif isinstance(action, actions.Draw):
            self._draw(self.turn)
            self._next_turn(True)
        elif isinstance(action, actions.End):
            self._next_turn(False)
        elif isinstance(action, actions.Pick):
            self._pick(action.petal)
        elif isinstance(action, actions.Build):
            self._build(action.sizes)
        else:
            self._use(action)
        if self.log is not None and self.origin is not None:
            # Both positions are kept; most of their lists are equal and can be shared.
            self.share(self.origin)
        self.origin = None

    def _build(self, sizes: tuple[int, ...]) -> None:
        """Lay flowers of these sizes from the seat's pack, in the order of the deal (§3.4)."""
        seat = self.acting
        pack = self.deal.packs[seat]
        at = 0
        for size in sizes:
            self._plant(seat, list(pack[at : at + size]), False, self.options.see_own_petals)
            at += size
        left = self.unbuilt()
        self._without_turn(NO_INDEX if left else self.order[0])
        if left:
            self.acting = left[0]
        else:
            self._begin_turn(self.order[0])

    def unbuilt(self) -> list[int]:
        """Return the seats that have still to lay their flowers, in playing order."""
        return [seat for seat in self.order if not self.gardens[seat]] if self.phase == BUILD else []

    # Battles

    def _attack(self, flower: int, target: int) -> None:
        """Declare an attack (§7.1).

        The top petals of regular flowers are turned up, and the attacker may reply first.
        """
        self.fresh = False
        self.attacked.append(flower << 12 | target)
        self.attacker = flower
        self.target = target
        self.seat = self.acting
        self.foe = self.owner[target]
        self.passes = 0
        self.mine = []
        self.theirs = []
        self.picked = NO_INDEX
        self.dead = False
        self.last = NO_INDEX
        self.phase = REPLY
        self._turn_up(0)

    def _pass(self) -> None:
        """Pass in a battle, or end a last will.

        The second pass in a row decides the battle, or leaves a dead tie as it is. A last will without a new
        flower puts its seat out of the game (§7.6).
        """
        if self.phase == LAST_WILL:
            if not self.gardens[self.turn]:
                self._leave(self.turn)
            if self.phase != OVER:
                self._next_turn(False)
        elif self.passes == 0:
            self.passes = 1
            self.acting = self.seat + self.foe - self.acting
        elif self.dead:
            self._fail()
        else:
            self._compare()

    def _pick(self, place: int) -> None:
        """Pick the fighting petal of a POWER FLOWER."""
        if self.picked < 0:
            self.picked = place
            if self.power[self.target]:
                self.acting = self.foe
                return
            place = len(self.theirs)
        if self._pair(place):
            self._compare()

    def _turn_up(self, place: int) -> None:
        """Turn up the petals at a place of the regular flowers that fight."""
        for flower in (self.attacker, self.target):
            if not self.power[flower] and self.eyes[flower][place] != OPEN:
                self._reveal(flower, place)

    def _reveal(self, flower: int, place: int) -> None:
        """Turn up a hidden petal."""
        self.eyes[flower][place] = OPEN
        if self.log is not None:
            self.log.append(events.Reveal(flower, place, self.petals[flower][place]))

    def _compare(self) -> None:
        """Compare pairs of petals until one must be picked or the battle is decided (§7.3)."""
        attacker, target = self.attacker, self.target
        while True:
            done = len(self.mine)
            left, right = len(self.petals[attacker]) - done, len(self.petals[target]) - done
            if left == 0 or right == 0:
                # If only one flower has petals left, it wins.
                if left > 0:
                    self._win()
                elif right > 0:
                    self._fail()
                else:
                    self._dead_tie()
                return
            if done:  # the tops have been turned up before
                self._turn_up(done)
            if self.power[attacker]:
                self.picked = NO_INDEX
                self.phase = PICK
                self.acting = self.seat
                return
            self.picked = done
            if self.power[target]:
                self.phase = PICK
                self.acting = self.foe
                return
            if not self._pair(done):
                return

    def _pair(self, place: int) -> bool:
        """Compare the picked petal with one of the target's; return true if they tie."""
        one = STRENGTH[self.petals[self.attacker][self.picked]]
        other = STRENGTH[self.petals[self.target][place]]
        self.mine.append(self.picked)
        self.theirs.append(place)
        self.picked = NO_INDEX
        if one > other:
            self._win()
        elif one < other:
            self._fail()
        return one == other

    def _dead_tie(self) -> None:
        """Let cards break a tie that has used up all petals; the seats alternate after each card."""
        self.phase = TIE_CARDS
        self.passes = 0
        self.mine = []
        self.theirs = []
        self.acting = self.foe if self.dead and self.last == self.seat else self.seat
        self.dead = True

    def _fail(self) -> None:
        """End a battle that the attacker has not won; its turn goes on."""
        if self.log is not None:
            self.log.append(events.Battle("failed"))
        self._peace()
        self.phase = MAIN
        self.acting = self.turn

    def _peace(self) -> None:
        self.attacker = self.target = 0
        self.dead = False
        self.passes = 0

    def _win(self) -> None:
        """End a battle that the attacker has won (§7.4, §7.6).

        The first petals that fought are discarded (all tied petals under an option), the rest of the target
        is captured, and the winner draws. This ends the turn, unless the winner has no flower left and plays
        a last will.
        """
        attacker, target, seat, foe = self.attacker, self.target, self.seat, self.foe
        mine, theirs = self.mine, self.theirs
        self._peace()
        if not self.options.discard_all_tied:
            mine, theirs = mine[:1], theirs[:1]
        laid = len(self.grave)
        self._pluck(attacker, mine)
        self._pluck(target, theirs)
        if self.log is not None:
            self.log.append(events.Battle("won"))
            self.log.append(events.Discard(tuple(self.grave[laid:])))
        if not self.petals[attacker]:
            self._wither(attacker)
        if self.petals[target]:
            self.gardens[foe].remove(target)
            self.gardens[seat].append(target)
            self.owner[target] = seat
            if self.log is not None:
                self.log.append(events.Capture(target, foe, seat))
        else:
            self._wither(target)
        if not self.gardens[foe]:
            self._leave(foe)
            if self.phase == OVER:
                return
        self._draw(seat)
        if self.gardens[seat]:
            self._next_turn(False)
        else:
            self.phase = LAST_WILL
            self.acting = seat

    # Cards

    def _use(self, action: Action) -> None:
        """Play a hand card or make a flower, then apply what follows from it (§6, §7.2)."""
        seat = self.acting
        self.fresh = False
        gone = NO_INDEX  # seat that has lost its last flower
        if isinstance(action, actions.Create):
            for card in action.cards:
                self._take(seat, card)
            if not action.power:
                # The others cannot know which of the cards that they saw in this hand are in the flower.
                self._forget(seat, ALL_SUITS)
            self._plant(seat, list(action.cards), action.power, True)
            if not self.attacker:
                self._without_turn(NO_INDEX)
        else:
            assert isinstance(action, CardPlay)
            self._take(seat, action.card)
            if isinstance(action, actions.Poison):
                gone = self._poison(action)
            elif isinstance(action, actions.Heart):
                self._fertilise(seat, action)
            else:
                self.grave.append(action.card)
                if self.log is not None:
                    self.log.append(events.Discard((action.card,), isinstance(action, actions.Spy)))
                if isinstance(action, actions.Diamond):
                    self._promote(action.flower)
                elif isinstance(action, actions.Spy):
                    self._spy(seat, action)
        broken = self.attacker > 0 and not (self.petals[self.attacker] and self.petals[self.target])
        if broken:
            self._fail()
        if gone >= 0:
            self._leave(gone)
            if self.phase == OVER:
                return
            if not self.alive[self.turn]:
                self._next_turn(False)
                return
        if self.attacker:
            self._turn_up(0)
            self.passes = 0
            if self.dead:
                self.last = seat
                self._compare()
            else:
                self.acting = self.seat + self.foe - seat

    def _poison(self, action: actions.Poison) -> int:
        """Destroy a petal; return the seat that has lost its last flower by it, or NO_INDEX.

        A seat that plays its last will stays in the game until the last will is over.
        """
        flower = action.flower
        owner = self.owner[flower]
        self.grave.append(action.card)
        self._pluck(flower, [action.petal])
        if self.log is not None:
            self.log.append(events.Discard(tuple(self.grave[-2:])))
        if not self.petals[flower]:
            self._wither(flower)
        if self.gardens[owner] or (self.phase == LAST_WILL and owner == self.turn):
            return NO_INDEX
        return owner

    def _fertilise(self, seat: int, action: actions.Heart) -> None:
        flower = action.flower
        hidden = self.options.hidden_hearts and not self.power[flower]
        self.petals[flower].insert(action.index, action.card)
        self.eyes[flower].insert(action.index, BIT[seat] if hidden else OPEN)
        if hidden:
            self._forget(seat, HEART)

    def _promote(self, flower: int) -> None:
        """Make a flower a POWER FLOWER.

        Raises ValueError if recorded events reveal other petals than the flower has. They may reveal petals
        that are open already.
        """
        petals = self.petals[flower]
        self.power[flower] = True
        for each in self.recorded_events:
            if isinstance(each, events.Reveal) and (
                each.flower != flower or each.petal >= len(petals) or each.card != petals[each.petal]
            ):
                raise wrong()
        for place in range(len(petals)):
            if self.eyes[flower][place] != OPEN:
                self._reveal(flower, place)

    def _spy(self, seat: int, action: actions.Spy) -> None:
        bit = BIT[seat]
        if action.flower >= 0:
            self.eyes[action.flower] = [eyes | bit for eyes in self.eyes[action.flower]]
        elif self.viewed:
            self.watched[action.seat] = [eyes | bit for eyes in self.watched[action.seat]]

    def _plant(self, seat: int, cards: list[int], power: bool, known: bool) -> None:
        """Add a flower to a garden. `known`: true if its owner knows the petals."""
        eyes = OPEN if power else BIT[seat] if known else 0
        flower = len(self.petals)
        self.gardens[seat].append(flower)
        self.petals.append(cards)
        self.eyes.append([eyes] * len(cards))
        self.power.append(power)
        self.owner.append(seat)
        if self.log is not None:
            self.log.append(events.Flower(flower, seat, tuple(cards), power, eyes))

    def _pluck(self, flower: int, places: list[int]) -> None:
        """Move petals from a flower to the Graveyard."""
        petals, eyes = self.petals[flower], self.eyes[flower]
        for place in places:
            self.grave.append(petals[place])
        if len(places) > 1:
            places = sorted(places, reverse=True)
        for place in places:
            petals.pop(place)
            eyes.pop(place)

    def _wither(self, flower: int) -> None:
        """Remove a flower that has no petal left."""
        self.gardens[self.owner[flower]].remove(flower)
        self.owner[flower] = NO_INDEX
        self.power[flower] = False
        if self.log is not None:
            self.log.append(events.Gone(flower))

    # Hands

    def _take(self, seat: int, card: int) -> None:
        """Take a card out of a hand; the other seats keep their knowledge of the rest."""
        hand = self.hands[seat]
        if self.viewed:
            del self.watched[seat][hand.index(card)]
        hand.remove(card)

    def _forget(self, seat: int, suits: int) -> None:
        """Clear the other seats' knowledge of cards of some suits in a hand, after one left it unseen."""
        if self.viewed:
            watched = self.watched[seat]
            for at, card in enumerate(self.hands[seat]):
                if SERVES[card] & suits:
                    watched[at] = 0

    def _draw(self, seat: int) -> None:
        """Let a seat draw a card; the Graveyard replaces an empty pile first (§5, A11)."""
        if not self.pile:
            self.pile = self._reshuffled()
            self.grave = []
        card = self.pile.pop()
        self.hands[seat].append(card)
        if self.viewed:
            self.watched[seat].append(0)
        if self.log is not None:
            self.log.append(events.Drawn(seat, card))

    def _reshuffled(self) -> list[int]:
        """Return the Graveyard as a new pile.

        In a playout the dice shuffle it. Otherwise its order comes from the recorded events or else from the
        deal's key. Raises ValueError if a recorded shuffle does not consist of these cards.
        """
        if not self.viewed:
            self.dice.shuffle(self.grave)
            return self.grave
        self.shuffles += 1
        if self.recorded_events:
            piles = [each.pile for each in self.recorded_events if isinstance(each, events.Shuffle)]
            if len(piles) != 1:
                raise wrong()
            pile = piles[0]
            if sorted(pile) != sorted(self.grave):
                raise ValueError("a shuffle must be of all cards of the Graveyard")
        else:
            label = f"flower-power/shuffle/{self.shuffles}"
            pile = Stream(self.deal.key, label).shuffled(tuple(self.grave))
        self.recycled = sorted(pile)
        if self.log is not None:
            self.log.append(events.Shuffle(pile))
        return list(pile)[::-1]

    # Leaving the game, and turns

    def _leave(self, seat: int) -> None:
        """Take a seat without flowers out of the game; the last seat left wins (§7.5, A13)."""
        self.alive[seat] = False
        self.living -= 1
        hand = self.hands[seat]
        self.hands[seat] = []
        self.grave.extend(hand)
        if self.viewed:
            self.fallen.append(seat)
            self.watched[seat] = []
        if self.log is not None:
            self.log.append(events.Out(seat))
            if hand:
                self.log.append(events.Discard(tuple(hand)))
        if self.living == 1:
            self._peace()
            self.phase = OVER
            self.acting = NO_INDEX
            self.winner = self.alive.index(True)
            if self.log is not None:
                self.log.append(events.Win(self.winner))

    def _next_turn(self, drew: bool) -> None:
        """End a turn. `drew`: true if the turn consisted of drawing a card."""
        self.drew[self.turn] = drew
        order = self.order
        place = order.index(self.turn)
        while True:
            place += 1
            if place == len(order):
                place = 0
            if self.alive[order[place]]:
                break
        self._begin_turn(order[place])
        if self.log is not None:
            self.log.append(events.Turn(self.turn))

    def _begin_turn(self, seat: int) -> None:
        self.turn = self.acting = seat
        self.turns[seat] += 1
        self.begun += 1
        self.phase = MAIN
        self.fresh = True
        self.attacked = []

    def _without_turn(self, but: int) -> None:
        """Raise ValueError if recorded events begin a turn of any seat except `but`."""
        for each in self.recorded_events:
            if isinstance(each, events.Turn) and each.seat != but:
                raise wrong()


def initial_position(deal: Deal, options: FlowerOptions) -> Position:
    """Return the start of a game, before any flower is laid."""
    new = Position(list(deal.order), FastRandom(0))
    new.viewed = True
    new.deal = deal
    new.options = options
    new.hands = [list(hand) for hand in deal.hands]
    new.watched = [[0] * len(hand) for hand in deal.hands]
    new.pile = list(deal.pile)[::-1]
    return new
