"""Tests of hand-made positions of Flower Power, among them the worked cases of its rules page.

The expected results were written by hand from the page. The game and the referee are independent of each
other; both must produce these results and name the same seat to act after every move.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from games.flower_power.actions import NO_INDEX
from games.flower_power.board import OPEN
from games.flower_power.cards import IDS
from games.flower_power.position import Position
from tests.games.flower_power.support.positions import event_text, full_view, move, rules_of, table, under
from tests.referees.flower_power.match import Referee
from tests.referees.flower_power.one_match import Play
from tests.referees.flower_power.table import Flower, Lost, Table
from tests.support.match.pure_rules import Pure

FLAGS = ("discard_all_tied", "hidden_hearts")


class ExampleGame:
    """The game and the referee, kept at the same position."""

    def __init__(self, seats: list[tuple[str, list[str]]], flag: str) -> None:
        self.rules: Pure = rules_of(len(seats), **{flag: True} if flag else {})
        # The ten of clubs is drawn next.
        self.state = under(table(*seats, pile="10C"), self.rules)
        self.judge = Referee(Counter())
        self.table = self._table(self.state)
        play = Play(self.table, {name: name == flag for name in FLAGS}, [[] for _ in seats])
        play.turns = [1] * len(seats)
        self.match = play.turns_from(0)
        self.asked: int | None = next(self.match)

    def _table(self, state: Position) -> Table:
        def ids(cards: Iterable[int]) -> list[str]:
            return [IDS[card] for card in cards]

        found = Table(
            list(state.deal.order), list(map(ids, state.hands)), ids(reversed(state.pile)), Counter()
        )
        for seat, garden in enumerate(full_view(state).gardens):
            for each in garden:
                flower = Flower(f"f{each.id}", seat, ids(each.petals), each.power)
                flower.open = [eyes == OPEN for eyes in each.eyes]
                found.flowers.append(flower)
                found.created += 1
        return found

    def play(self, text: str) -> list[str]:
        """Play a move in both, compare them, and return the events as text."""
        action = move(text)
        actor = self.state.acting
        assert actor == self.asked, text
        self.state, events = self.rules.step(self.state, action)
        recorded = json.loads(json.dumps([self.rules.event_to_json(event) for event in events]))
        data: dict[str, Any] = {
            "seat": actor,
            "action": self.rules.action_to_json(action),
            "events": recorded,
        }
        self.asked = self.judge.move(self.table, self.match, actor, data, False)
        assert self.judge.complaints == [], text
        assert (None if self.state.acting == NO_INDEX else self.state.acting) == self.asked, text
        return [event_text(event, self.rules) for event in events]

    def forbids(self, text: str) -> bool:
        """Return true if both forbid a move; the referee cannot be used after that."""
        action = move(text)
        ours = self.rules.why_not(self.state, action) is not None
        try:
            self.match.send(self.rules.action_to_json(action))
        except Lost:
            return ours
        return False


Seats = list[tuple[str, list[str]]]


def two(mine: str, theirs: str, hand: str = "", other_hand: str = "") -> Seats:
    """Return two seats with two flowers each; f1 and f3 are those under test."""
    return [(hand, [mine, "-5S -6S"]), (other_hand, [theirs, "-7C -6C"])]


def three(mine: str, theirs: str, hand: str = "", other_hand: str = "") -> Seats:
    """Return three seats with one flower each: f1, f2 and f3."""
    return [(hand, [mine]), (other_hand, [theirs]), ("", ["-7D -6D -5D"])]


WON = "drawn 0 10C; turn 1"
"""Last events of a successful attack."""
FIGHT = "attack 1 3; pass; pass"

EXAMPLES: list[tuple[str, Seats, str, str]] = [
    # --- battles (§7.1 to §7.4) ---
    ("tops are turned up", two("-9S -4S", "-8C -3C"), "attack 1 3", "reveal f1 0 9S; reveal f3 0 8C"),
    ("what lies open is not turned up", two("9S -4S", "-8C -3C"), "attack 1 3", "reveal f3 0 8C"),
    ("a POWER FLOWER is open already", two("POWER 9S 4S", "POWER 8C 3C"), "attack 1 3", ""),
    ("the higher attacker wins and captures", two("9S -4S", "8C -3C -2C"), FIGHT,
     f"battle won; discard 9S 8C; capture f3 1 0; {WON}"),
    ("the lower attacker fails, nothing is lost", two("7S -4S", "8C -3C"), FIGHT, "battle failed"),
    ("a joker beats an ace", two("JB -4S", "AH -3C"), FIGHT,
     f"battle won; discard JB AH; capture f3 1 0; {WON}"),
    ("an ace beats a king", two("KS -4S", "AH -3C"), FIGHT, "battle failed"),
    ("nothing is won of a single petal", two("9S -4S", "8C"), FIGHT,
     f"battle won; discard 9S 8C; gone f3; {WON}"),
    ("a single petal that wins is gone", two("9S", "8C -3C"), FIGHT,
     f"battle won; discard 9S 8C; gone f1; capture f3 1 0; {WON}"),
    ("a captured POWER FLOWER stays one and fights in the next turn",
     two("AS -4S", "POWER 8C 3C 2D"), f"{FIGHT}; pick 0; end; attack 3 4; pass; pass",
     ""),
    ("a pass does not bind: after a card both must pass again", two("9S -4S", "8C -3C", "", "2C"),
     "attack 1 3; pass; spy 2C 2; pass; pass", f"battle won; discard 9S 8C; capture f3 1 0; {WON}"),
    # --- replies (§7.2) ---
    ("poison takes the top, the next is turned up", two("7S -4S", "8C -3C", "KS"),
     "attack 1 3; poison KS 3 0", "discard KS 8C; reveal f3 0 3C"),
    ("a heart on top fights", two("7S -4S", "8C -3C", "9H"), "attack 1 3; heart 9H 1 0; pass; pass",
     f"battle won; discard 9H 8C; capture f3 1 0; {WON}"),
    ("a small heart on the enemy's top fights for him", two("7S -4S", "8C -3C", "2H"),
     "attack 1 3; heart 2H 3 0; pass; pass", f"battle won; discard 7S 2H; capture f3 1 0; {WON}"),
    ("a heart below the top does not fight", two("7S -4S", "8C -3C", "9H"),
     "attack 1 3; heart 9H 1 1; pass; pass", "battle failed"),
    ("a diamond lets a fighter pick", two("7S -KS", "8C -3C", "4D"),
     "attack 1 3; diamond 4D 1", "discard 4D; reveal f1 1 KS"),
    ("and it picks at the end", two("7S -KS", "8C -3C", "4D"),
     "attack 1 3; diamond 4D 1; pass; pass; pick 1",
     f"battle won; discard KS 8C; capture f3 1 0; {WON}"),
    ("cards may be played elsewhere", two("9S -4S", "8C -3C", "4D"), "attack 1 3; diamond 4D 4",
     "discard 4D; reveal f4 0 7C; reveal f4 1 6C"),
    ("poison on a covered petal of a fighter leaves its top", two("9S -4S", "8C 3C", "KS"),
     "attack 1 3; poison KS 3 1", "discard KS 3C"),
    ("a flower may be created in a battle", two("9S -4S", "8C -3C", "2H 3H 4H"),
     "attack 1 3; create 4H 2H 3H", "flower f5 0 4H 2H 3H"),
    ("poison on a fighter's last petal: the attack fails", two("7S -4S", "8C", "KS"),
     "attack 1 3; poison KS 3 0", "discard KS 8C; gone f3; battle failed"),
    ("the attacker's last petal poisoned: it fails too", two("9S", "8C -3C", "", "KS"),
     "attack 1 3; pass; poison KS 1 0", "discard KS 9S; gone f1; battle failed"),
    ("after that the attacker goes on with another flower",
     two("9S", "8C -3C", "", "KS"), "attack 1 3; pass; poison KS 1 0; attack 2 4",
     "reveal f2 0 5S; reveal f4 0 7C"),
    ("a defender poisoned out: the turn goes on (A14)", three("7S -4S", "8C", "KS", "2H 3C"),
     "attack 1 2; poison KS 2 0", "discard KS 8C; gone f2; battle failed; out 1; discard 2H 3C"),
    ("an attacker poisoned out: the next one plays (A15)", three("9S", "8C -3C", "2H", "KS"),
     "attack 1 2; pass; poison KS 1 0", "discard KS 9S; gone f1; battle failed; out 0; discard 2H; turn 1"),
    # --- ties (§7.3) ---
    ("a tie goes to the petals below; these stay", two("8S -9S", "8C -3C"), FIGHT,
     f"reveal f1 1 9S; reveal f3 1 3C; battle won; discard 8S 8C; capture f3 1 0; {WON}"),
    ("a second tie goes on", two("8S -9S -2S", "8C -9C -3C"), FIGHT,
     "reveal f1 1 9S; reveal f3 1 9C; reveal f1 2 2S; reveal f3 2 3C; battle failed"),
    ("no card may be played meanwhile, the larger flower wins", two("8S -4S", "8C"), FIGHT,
     f"battle won; discard 8S 8C; gone f3; {WON}"),
    ("the larger flower wins, nothing more is turned up", two("8S", "8C -3C"), FIGHT, "battle failed"),
    ("larger after a tie of two", two("8S -9S", "8C -9C -2C"), FIGHT,
     "reveal f1 1 9S; reveal f3 1 9C; battle failed"),
    ("a dead tie that nobody breaks fails", two("8S", "8C"), f"{FIGHT}; pass; pass", "battle failed"),
    ("a heart breaks a dead tie at once", two("8S", "8C", "9H"), f"{FIGHT}; heart 9H 1 0",
     f"battle won; discard 9H 8C; gone f3; {WON}"),
    ("the defender may break it too", two("8S", "8C", "", "9H"), f"{FIGHT}; pass; heart 9H 3 0",
     "battle failed"),
    ("a heart below makes the larger flower", two("8S", "8C", "2H"), f"{FIGHT}; heart 2H 1 1",
     f"battle won; discard 8S 8C; gone f3; {WON}"),
    ("still equal: the other acts, and two passes end it",
     two("8S", "8C", "4C", "5C"), f"{FIGHT}; spy 4C 2; spy 5C 4; pass; pass", "battle failed"),
    ("poison in a dead tie: the last petal gone is a failure", two("8S", "8C", "KS"),
     f"{FIGHT}; poison KS 3 0", "discard KS 8C; gone f3; battle failed"),
    ("with the option all tied petals go",
     two("8S -9S -2S", "8C -3C"), FIGHT,
     "reveal f1 1 9S; reveal f3 1 3C; battle won; discard 8S 9S 8C 3C; gone f3; drawn 0 10C; turn 1"),
    # --- POWER FLOWERS (§7.3, A4; the page's worked case) ---
    ("A, Q, 5, 4 beats a 4 with the 5", two("POWER AS QS 5H 4S", "4C -3C -2C"), f"{FIGHT}; pick 2",
     f"battle won; discard 5H 4C; capture f3 1 0; {WON}"),
    ("or ties with the 4, and the next is turned up", two("POWER AS QS 5H 4S", "4C -3C -2C"),
     f"{FIGHT}; pick 3", "reveal f3 1 3C"),
    ("and then the ace wins, and stays", two("POWER AS QS 5H 4S", "4C -3C -2C"),
     f"{FIGHT}; pick 3; pick 0", f"battle won; discard 4S 4C; capture f3 1 0; {WON}"),
    ("a defending POWER FLOWER picks", two("9S -4S", "POWER 3C KC"), f"{FIGHT}; pick 1", "battle failed"),
    ("of two the attacker picks first, openly", two("POWER 9S KS", "POWER 3C AC"),
     f"{FIGHT}; pick 0; pick 1", "battle failed"),
    ("both tie and pick again", two("POWER 9S KS", "POWER 9C QC"), f"{FIGHT}; pick 0; pick 0; pick 1; pick 1",
     f"battle won; discard 9S 9C; capture f3 1 0; {WON}"),
    ("in a dead tie it picks anew from all petals", two("POWER 8S 9S", "8C -9C", "2C"),
     f"{FIGHT}; pick 0; pick 1; spy 2C 2; pick 1",
     f"battle won; discard 9S 8C; capture f3 1 0; {WON}"),
    # --- powers (§6) ---
    ("poison kills what is equal", two("-9S -4S", "KC -3C", "KS"), "poison KS 3 0", "discard KS KC"),
    ("a black joker kills a joker", two("-9S -4S", "JR -3C", "JB"), "poison JB 3 0", "discard JB JR"),
    ("a covered petal that lies open can be poisoned (A8)", two("-9S -4S", "-8C 3C -2C", "4S"),
     "poison 4S 3 1", "discard 4S 3C"),
    ("its own petal too", two("9S -4S", "8C -3C", "KS"), "poison KS 1 0", "discard KS 9S"),
    ("the last petal of the last flower of the last enemy wins",
     [("KS", ["-9S -4S"]), ("2H", ["8C"])], "poison KS 2 0",
     "discard KS 8C; gone f2; out 1; discard 2H; win 0"),
    ("poisoning oneself out passes the turn (A20)", three("9S", "8C -3C", "KS 2H"), "poison KS 1 0",
     "discard KS 9S; gone f1; out 0; discard 2H; turn 1"),
    ("a heart may go to the bottom of any flower", two("-9S -4S", "-8C -3C", "2H"), "heart 2H 3 2", ""),
    ("it lies open and can be poisoned (A7)", two("-9S -4S", "-8C -3C", "2H 3S"),
     "heart 2H 3 2; poison 3S 3 2", "discard 3S 2H"),
    ("a red joker is a heart of fifteen", two("-9S -4S", "AC -3C", "JR"),
     "heart JR 1 0; attack 1 3; pass; pass", f"battle won; discard JR AC; capture f3 1 0; {WON}"),
    ("a diamond makes an enemy's flower a POWER FLOWER", two("-9S -4S", "-8C 3C -2C", "4D"), "diamond 4D 3",
     "discard 4D; reveal f3 0 8C; reveal f3 2 2C"),
    ("a red joker is a diamond", two("9S -4S", "8C -3C", "JR"), "diamond JR 1", "discard JR; reveal f1 1 4S"),
    ("a spy sees and is discarded", two("9S -4S", "8C -3C", "2C"), "spy 2C 3", "discard 2C"),
    ("a black joker is a spy", two("9S -4S", "8C -3C", "JB", "2H"), "look JB 1", "discard JB"),
    ("three cards make a flower, hidden", two("9S -4S", "8C -3C", "2H 3C KD"), "create KD 2H 3C",
     "flower f5 0 KD 2H 3C"),
    ("it may attack at once (A16)", two("9S -4S", "8C -3C", "2H 3D KD"), "create KD 2H 3D; attack 5 3",
     "reveal f5 0 KD"),
    ("four suits make a POWER FLOWER", two("9S -4S", "8C -3C", "2H 3D KC 3S"), "power 2H 3D KC 3S",
     "flower f5 0 2H 3D KC 3S"),
    ("jokers stand for a suit each", two("9S -4S", "8C -3C", "JB JR KD 3S"), "power JB JR KD 3S",
     "flower f5 0 JB JR KD 3S"),
    # --- turns (§5) ---
    ("drawing ends the turn", two("9S -4S", "8C -3C"), "draw", WON),
    ("after a turn without it one may draw again", two("9S -4S", "8C -3C"), "draw; end; end; end; draw",
     None),
    ("the only flower attacks again", [("", ["7S -4S"]), ("", ["8C -3C", "9C -6C"])],
     "attack 1 2; pass; pass; attack 1 3", ""),
    ("the only flower left may, though exhausted (A17)",
     [("KS", ["7S -4S", "9S"]), ("", ["8C -3C", "9D -6C"])],
     "attack 1 3; pass; pass; poison KS 2 0; attack 1 4", ""),
    ("another flower may attack the same one", two("7S -4S", "8C -3C"), f"{FIGHT}; attack 2 3",
     "reveal f2 0 5S"),
    # --- ends (§7.5, §7.6) ---
    ("a beaten player's hand goes before the victory draw", three("9S -4S", "8C -3C", "", "2H 3H"),
     "attack 1 2; pass; pass",
     "battle won; discard 9S 8C; capture f2 1 0; out 1; discard 2H 3H; drawn 0 10C; turn 2"),
    ("nothing is drawn when the attack wins", [("", ["9S -4S"]), ("2H", ["8C -3C"])],
     "attack 1 2; pass; pass", "battle won; discard 9S 8C; capture f2 1 0; out 1; discard 2H; win 0"),
    ("both without petals: the attacker wins", [("", ["9S"]), ("2H", ["8C"])], "attack 1 2; pass; pass",
     "battle won; discard 9S 8C; gone f1; gone f2; out 1; discard 2H; win 0"),
    ("a tactical suicide draws a card and plays its last will", [("", ["9S"]), ("", ["8C", "7C -6C"])],
     "attack 1 2; pass; pass", "battle won; discard 9S 8C; gone f1; gone f2; drawn 0 10C"),
    ("a last will in vain", [("", ["9S"]), ("", ["8C", "7C -6C"])], "attack 1 2; pass; pass; pass",
     "out 0; discard 10C; win 1"),
    ("a last will that kills the last enemy wins", [("KS", ["9S"]), ("2H", ["8C", "7C"])],
     "attack 1 2; pass; pass; poison KS 3 0", "discard KS 7C; gone f3; out 1; discard 2H; win 0"),
    ("a flower made in a last will lives on", [("2H 3H", ["9S"]), ("", ["8C", "7C -6C"])],
     "attack 1 2; pass; pass; create 10C 2H 3H; pass", "turn 1"),
    ("a last will may do harm only", [("2H KS", ["9S"]), ("", ["8C", "7C -6C"]), ("", ["-5D -6D"])],
     "attack 1 2; pass; pass; heart 2H 3 0; poison KS 3 0", "discard KS 2H"),
]  # fmt: skip

HIDDEN_HEARTS: list[tuple[str, Seats, str, str]] = [
    ("a hidden heart on a fighter's top is turned up", two("7S -4S", "8C -3C", "9H"),
     "attack 1 3; heart 9H 1 0", "reveal f1 0 9H"),
    ("elsewhere it stays hidden", two("7S -4S", "8C -3C", "9H"), "heart 9H 3 1", ""),
    ("until its flower fights", two("7S -4S", "8C -3C", "2H"), "heart 2H 3 0; attack 1 3", "reveal f3 0 2H"),
    ("a POWER FLOWER hides nothing", two("7S -4S", "POWER 8C 3C", "2H 3S"), "heart 2H 3 0; poison 3S 3 0",
     "discard 3S 2H"),
]  # fmt: skip

FORBIDDEN: list[tuple[str, Seats, str, str]] = [
    ("poison weaker than the petal", two("9S -4S", "8C -3C", "7S"), "", "poison 7S 3 0"),
    ("an ace on a joker", two("9S -4S", "JR -3C", "AS"), "", "poison AS 3 0"),
    ("poison on a hidden petal", two("9S -4S", "8C -3C", "AS"), "", "poison AS 3 1"),
    ("a heart beyond the bottom", two("9S -4S", "8C -3C", "AH"), "", "heart AH 3 3"),
    ("a diamond on a POWER FLOWER (A19)", two("9S -4S", "POWER 8C 3C", "AD"), "", "diamond AD 3"),
    ("a spy where nothing is hidden (A19)", two("9S -4S", "8C 3C", "AC"), "", "spy AC 3"),
    ("a spy at an empty hand", two("9S -4S", "8C -3C", "AC"), "", "look AC 1"),
    ("a spy at one's own hand", two("9S -4S", "8C -3C", "AC 2H"), "", "look AC 0"),
    ("a club as poison", two("9S -4S", "8C -3C", "AC"), "", "poison AC 3 0"),
    ("a red joker as poison", two("9S -4S", "8C -3C", "JR"), "", "poison JR 3 0"),
    ("a flower of two cards", two("9S -4S", "8C -3C", "2H 3H"), "", "create 2H 3H"),
    ("a POWER FLOWER without clubs", two("9S -4S", "8C -3C", "2H 3H 4D 5H JR"), "", "power 2H 3H 4D 5H JR"),
    ("one joker for two suits", two("9S -4S", "8C -3C", "2H 3H 4D JB"), "", "power 2H 3H 4D JB"),
    ("drawing after a failed attack", two("7S -4S", "8C -3C"), FIGHT, "draw"),
    ("drawing after a card", two("9S -4S", "8C -3C", "2H"), "heart 2H 1 0", "draw"),
    ("drawing twice running", two("9S -4S", "8C -3C"), "draw; end", "draw"),
    ("attacking an own flower", two("9S -4S", "8C -3C"), "", "attack 1 2"),
    ("attacking with an enemy's", two("9S -4S", "8C -3C"), "", "attack 3 4"),
    ("an exhausted flower, though its battle was broken off", two("7S -4S", "8C", "KS"),
     "attack 1 3; poison KS 3 0", "attack 1 4"),
    ("the only flower on the same one again", [("", ["7S -4S"]), ("", ["8C -3C", "9C -6C"])],
     "attack 1 2; pass; pass", "attack 1 2"),
    ("the exception ends with a second flower", [("2H 3H 4H", ["7S -4S"]), ("", ["8C -3C", "9C -6C"])],
     "attack 1 2; pass; pass; create 2H 3H 4H", "attack 1 3"),
    ("ending the turn in a battle", two("9S -4S", "8C -3C"), "attack 1 3", "end"),
    ("passing outside a battle", two("9S -4S", "8C -3C"), "", "pass"),
    ("picking a petal that has fought", two("POWER AS QS 5H 4S", "4C -3C -2C"), f"{FIGHT}; pick 3", "pick 3"),
    ("playing a card when a petal must be picked", two("POWER AS 4S", "4C -3C -2C", "2H"), FIGHT,
     "heart 2H 1 0"),
    ("playing another's card", two("9S -4S", "8C -3C", "", "2H"), "", "heart 2H 1 0"),
    ("attacking in a last will", [("2H 3H", ["9S"]), ("", ["8C", "7C -6C"])],
     "attack 1 2; pass; pass; create 10C 2H 3H", "attack 4 3"),
]  # fmt: skip


def moves(text: str) -> list[str]:
    return [each for each in text.split("; ") if each]


def judged(seats: Seats, played: str, wanted: str | None, flag: str = "") -> None:
    game = ExampleGame(seats, flag)
    happened: list[str] = []
    for each in moves(played):
        happened = game.play(each)
    if wanted is not None:
        assert sorted(happened) == sorted(moves(wanted))


@pytest.mark.parametrize(
    ("seats", "played", "wanted"), [row[1:] for row in EXAMPLES], ids=[row[0] for row in EXAMPLES]
)
def test_worked_examples_give_the_stated_events(seats: Seats, played: str, wanted: str | None) -> None:
    flag = "discard_all_tied" if wanted and "discard 8S 9S 8C 3C" in wanted else ""
    judged(seats, played, wanted, flag)


@pytest.mark.parametrize(
    ("seats", "played", "wanted"), [row[1:] for row in HIDDEN_HEARTS], ids=[row[0] for row in HIDDEN_HEARTS]
)
def test_worked_examples_of_hidden_hearts_give_the_stated_events(
    seats: Seats, played: str, wanted: str
) -> None:
    judged(seats, played, wanted, "hidden_hearts")


@pytest.mark.parametrize(
    ("seats", "played", "forbidden"), [row[1:] for row in FORBIDDEN], ids=[row[0] for row in FORBIDDEN]
)
def test_forbidden_moves_of_the_examples_are_refused(seats: Seats, played: str, forbidden: str) -> None:
    game = ExampleGame(seats, "")
    for each in moves(played):
        game.play(each)
    assert game.forbids(forbidden)
