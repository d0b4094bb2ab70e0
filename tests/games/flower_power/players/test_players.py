"""Tests of Flower Power's computer players: legality, strength by level, and reasons."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.flower_power import GAME
from games.flower_power.actions import END, Action, Attack, Build, Heart, Pick, Poison
from games.flower_power.board import BUILD, OVER
from games.flower_power.cards import HIDDEN, STRENGTH
from games.flower_power.players import make
from games.flower_power.players.choices import Choices
from games.flower_power.players.determinization import WON, cards_in_play, known, worlds_of, worth
from games.flower_power.players.knowledge import opposing
from games.flower_power.players.policy import Policy
from games.flower_power.players.reasons import TEMPLATES, Reason, Reasons, why
from games.flower_power.players.search import build, build_seen
from games.flower_power.players.tempers import TEMPERS
from games.flower_power.position import Position
from games.flower_power.view import View
from macclassic.engine.core.chance import deal_stream, player_stream
from macclassic.engine.core.fast_random import FastRandom
from macclassic.engine.core.game_spec import BadOption
from macclassic.engine.match.simulate import simulate, verify
from tests.games.flower_power.support.lengths import length
from tests.games.flower_power.support.positions import (
    NUMBER,
    THREE,
    TWO,
    cards,
    full_view,
    move,
    played,
    rules_of,
    table,
)
from tests.support.match.pure_rules import Pure

PLAYERS = [name for name, _ in GAME.players.names]


@pytest.mark.parametrize(
    ("name", "players"), [(name, 3) for name in PLAYERS[:-1]] + [("gardener", 6), ("master", 2)]
)
@pytest.mark.slow
def test_every_player_plays_whole_matches(name: str, players: int) -> None:
    seats = [name, *["gardener"] * (players - 1)]
    record = simulate(GAME, 5, None, {"players": players}, seats)
    assert verify(record).to_record()["rounds"] == record["rounds"]
    assert not record["outcome"].get("capped")


def test_unknown_player_names_are_refused() -> None:
    for name in ("", "Gardener", "iq:100", "master "):
        with pytest.raises(BadOption):
            make(name)


def winner(rules: Pure, names: Sequence[str], seed: int) -> int:
    """Play a game and return the seat that wins it."""
    players = [make(name) for name in names]
    state, ply = rules.start(deal_stream(seed, 0)), 0
    while state.phase != OVER:
        seat = state.acting
        view, legal = rules.view(state, seat), rules.legal(state)
        state = rules.step(state, players[seat].choose(view, legal, player_stream(seed, seat, ply)))[0]
        ply += 1
    return state.winner


@pytest.mark.slow
@pytest.mark.parametrize(
    ("better", "worse", "deals", "least"),
    [("gardener", "random", 20, 38), ("fencer", "gardener", 8, 9), ("florist", "fencer", 6, 9)],
)
def test_each_level_beats_the_one_below(better: str, worse: str, deals: int, least: int) -> None:
    """Check a level against the one below on the same deals from both seats.

    The Master's lead is measured in docs/power-opponents.md.
    """
    won = sum(winner(TWO, [better, worse], seed) == 0 for seed in range(deals))
    won += sum(winner(TWO, [worse, better], seed) == 1 for seed in range(deals))
    assert won >= least


@pytest.mark.slow
@pytest.mark.parametrize("name", PLAYERS[1:])
def test_choices_are_legal_and_explained(name: str) -> None:
    """Check explained choices under all options, with more players, after random play."""
    player = make(name)
    for seed in range(40):
        rules = rules_of(
            2 + seed % 5,
            see_own_petals=bool(seed % 2),
            discard_all_tied=bool(seed % 3),
            hidden_hearts=bool(seed % 7),
        )
        _, state, _ = played(rules, seed, seed * 7)
        if state.phase == OVER:
            continue
        seat = state.acting
        view, legal = rules.view(state, seat), rules.legal(state)
        action, reason = player.explain(view, legal, player_stream(seed, seat, 1))
        assert rules.why_not(state, action) is None
        assert isinstance(reason, Reason) and reason.template in TEMPLATES and not reason.fields


def chosen(state: Position, name: str, rules: Pure = TWO) -> tuple[Action, str]:
    view = rules.view(state, state.acting)
    return make(name).explain(view, rules.legal(state), player_stream(1, 0, 0))


@pytest.mark.parametrize("name", ["gardener", "fencer", "florist", "strategist", "master"])
def test_players_take_obvious_gains(name: str) -> None:
    # The last petal of the last enemy can be poisoned.
    last = table(("KS 2D", ["3C 4C"]), ("AH", ["9D"]))
    assert chosen(last, name) == (move("poison KS 2 0"), "It takes a flower's last petal.")
    # The joker certainly wins and takes the rest.
    sure = table(("", ["JB 4C"]), ("", ["9D 8D"]))
    assert chosen(sure, name) == (
        move("attack 1 2"),
        "It is the stronger petal: only a card can save the other flower.",
    )


def test_the_cheapest_winning_petal_is_picked() -> None:
    state = table(("", ["POWER AS 5C QD 4H"]), ("", ["4D -3C -9S", "KC KD"]))
    for text in ("attack 1 2", "pass", "pass"):
        state = TWO.step(state, move(text))[0]
    for name in ("gardener", "master"):
        action, reason = chosen(state, name)
        assert reason in (
            "It is the weakest petal that wins.",
            "No petal wins; this one ties, and those that follow decide.",
        )
        assert action in (move("pick 1"), move("pick 3"))
    assert chosen(state, "gardener")[0] == move("pick 1")


# --- layouts ---


@pytest.mark.parametrize("petals", range(2, 60))
def test_packs_are_laid_completely(petals: int) -> None:
    for threes_in in (0, 5, 10):
        sizes = build(petals, threes_in).sizes
        assert sum(sizes) == petals and set(sizes) <= {2, 3}
    assert len(build(petals, 0).sizes) == petals // 2


def test_gardens_are_built_in_the_measured_sizes() -> None:
    for name, two, three in (
        ("gardener", (3, 3, 3, 3, 2, 2, 2, 2), (3, 3, 3, 2, 2, 2)),
        ("florist", (3, 3, 3, 3, 2, 2, 2, 2), (3, 3, 3, 2, 2, 2)),
        ("strategist", (3, 3, *[2] * 7), (3, *[2] * 6)),
        ("master", (2,) * 10, (3, *[2] * 6)),
    ):
        for players, sizes in ((2, two), (3, three)):
            rules = rules_of(players)
            state = rules.start(deal_stream(1, 0))
            assert state.phase == BUILD
            assert chosen(state, name, rules)[0] == Build(sizes)


def test_a_spied_pack_is_split_with_strong_petals_on_top() -> None:
    assert build_seen(cards("KS 2S AS 3S 4S QS 5S")).sizes == (2, 3, 2)
    assert build_seen(cards("KS 2S 3S AS 4S")).sizes == (3, 2)
    assert build_seen(cards("KS 2S AS")).sizes == (3,)


# --- worlds ---


def test_worlds_agree_with_everything_seen() -> None:
    for seed in range(60):
        rules = rules_of(2 + seed % 3)
        _, state, _ = played(rules, seed, 40 + 3 * seed)
        if state.phase in (BUILD, OVER):
            continue
        seat = state.acting
        view = rules.view(state, seat)
        base = known(view, FastRandom(1))
        worlds = worlds_of(view, FastRandom(1))
        every = sorted(cards_of(state))
        world = base.copy()
        for _ in range(5):
            worlds.deal(world)
            assert sorted(cards_of(world)) == every
            assert rules.view(state, seat).hands[seat] == tuple(world.hands[seat])
            for mine, theirs in zip(base.petals, world.petals, strict=True):
                assert all(card in (-1, dealt) for card, dealt in zip(mine, theirs, strict=True))
            if full_view(state).recycled:
                assert set(world.pile) <= set(full_view(state).recycled)


def cards_of(given: Position) -> list[int]:
    found = [*given.pile, *given.grave]
    for pile in (*given.hands, *given.petals):
        found += pile
    return found


def test_candidate_moves_are_legal_and_distinct() -> None:
    for seed in range(80):
        rules = rules_of(2 + seed % 3)
        _, state, _ = played(rules, seed, 30 + 5 * seed)
        if state.phase in (BUILD, OVER):
            continue
        base = known(rules.view(state, state.acting), FastRandom(1))
        choices = Choices(base, Policy().choose(base))
        choices.find()
        actions = choices.moves
        assert len(set(actions)) == len(actions)
        assert not [action for action in actions if rules.why_not(state, action)]


def test_equal_hidden_flowers_give_one_candidate() -> None:
    state = table(("2H", ["-3C -4C", "-5C -6C", "9D -6D"]), ("", ["-9C -8C", "-7C -7D"]))
    base = known(TWO.view(state, 0), FastRandom(1))
    choices = Choices(base, Policy().choose(base))
    choices.find()
    attacks = [each for each in choices.moves if isinstance(each, Attack)]
    assert len(attacks) == 2  # a hidden flower, or the open nine, on a hidden flower
    hearts = [each for each in choices.moves if isinstance(each, Heart)]
    assert {each.card for each in hearts} == {NUMBER["2H"]} and len(hearts) == 4


def test_the_value_of_a_position_depends_on_the_top_petals() -> None:
    strong = table(("", ["AS 2S", "KS 3S"]), ("", ["4C 5C", "6C 7C"]))
    weak = table(("", ["2S AS", "3S KS"]), ("", ["4C 5C", "6C 7C"]))
    one, other = (worth(each, 0, cards_in_play(each)) for each in (strong, weak))
    assert WON > one > other > 0
    over = table(("", ["JB"]), ("", ["9D"]))
    for text in ("attack 1 2", "pass", "pass"):
        over = TWO.step(over, move(text))[0]
    assert (worth(over, 0, 4), worth(over, 1, 4)) == (WON, 0)


def test_values_of_all_seats_add_up_to_one() -> None:
    _, state, _ = played(THREE, 3, 60)
    found = [worth(state, seat, cards_in_play(state)) for seat in range(3)]
    assert WON - 3 <= sum(found) <= WON


def test_among_three_a_card_more_on_the_table_costs_chances() -> None:
    _, state, _ = played(THREE, 3, 60)
    now, drawn = cards_in_play(state), THREE.view(state, 0)
    assert now == sum(map(len, drawn.hands)) + sum(len(each.petals) for bed in drawn.gardens for each in bed)
    assert worth(state, 0, now + 1) > worth(state, 0, now) > worth(state, 0, now - 1)
    two = table(("2H", ["-3C -4C"]), ("", ["9D -6D"]))
    assert worth(two, 0, 3) == worth(two, 0, 9), "between two a fight helps no third"


def test_the_cautious_do_not_prefer_to_end_their_turn() -> None:
    _, state, _ = played(THREE, 3, 60)
    view, likes = THREE.view(state, state.acting), TEMPERS["clerk"]
    attacks = [action for action in state.legal() if isinstance(action, Attack)]
    assert attacks and all(likes(view, attack) >= likes(view, END) for attack in attacks)


@pytest.mark.slow
def test_six_strategists_do_not_hoard() -> None:
    game = length("strategist", 6, 11)
    assert game.over and game.turns <= 150 and game.mean_hand < 4


# --- reasons ---


def is_true(view: View, legal: Sequence[Action], action: Action, reason: Reasons) -> bool:
    """True unless a reason says of an action what a view contradicts."""

    def top(number: int) -> int:
        flower = view.flower(number)
        shown = flower.petals if flower.power else flower.petals[:1]
        return max(0 if card == HIDDEN else STRENGTH[card] for card in shown)

    def size(number: int) -> int:
        return len(view.flower(number).petals)

    attacks = [each for each in legal if isinstance(each, Attack)]
    sure = any(top(each.flower) > top(each.target) > 0 for each in attacks)
    hand, mine = view.hands[view.seat], {flower.id for flower in view.gardens[view.seat]}
    battle = view.battle
    own, other = 0, 0
    if battle is not None:
        attacks_now = view.actor == battle.seat
        own, other = (battle.attacker, battle.target)[:: 1 if attacks_now else -1]
    match action, reason:
        case _, Reasons.DRAW | Reasons.END_UNLIKELY:
            return not sure
        case _, Reasons.END_NOTHING:
            return not hand and not attacks
        case _, Reasons.NO_CARD:
            return not hand
        case _, Reasons.AHEAD | Reasons.AHEAD_BARE:
            return top(own) > top(other) and bool(hand) == (reason is Reasons.AHEAD)
        case Attack(one, two), Reasons.ATTACK_SURE:
            return top(one) > top(two) > 0
        case Attack(one, two), Reasons.ATTACK_WEAKER:
            return 0 < top(one) < top(two)
        case Attack(one, two), Reasons.ATTACK_EQUAL | Reasons.ATTACK_LARGER | Reasons.ATTACK_DEAD:
            below = {Reasons.ATTACK_EQUAL: min(size(one), size(two)) > 1, Reasons.ATTACK_DEAD: size(one) == 1}
            return top(one) == top(two) > 0 and below.get(reason, size(one) > size(two) == 1)
        case Attack(one, two), Reasons.ATTACK_KNOWN:
            return top(one) >= 10 and not top(two)
        case Poison(flower=flower, petal=petal), Reasons.UNCOVER:
            return flower in mine and flower == own and petal == 0 and size(flower) > 1
        case Poison(flower=flower), Reasons.LAST_PETAL | Reasons.HARM_ANY:
            return flower not in mine and (size(flower) == 1) == (reason is Reasons.LAST_PETAL)
        case Poison(flower=flower, petal=petal), Reasons.REMOVE:
            return flower == other and STRENGTH[view.flower(flower).petals[petal]] == top(flower)
        case Poison(flower=flower, petal=petal), Reasons.HARM:
            return flower not in mine and STRENGTH[view.flower(flower).petals[petal]] >= 11
        case Heart(flower=flower, index=index), Reasons.FIGHT:
            return flower == own and index == 0 and not view.flower(flower).power
        case Heart(card=card, flower=flower), Reasons.STRENGTHEN:
            return flower in mine and STRENGTH[card] > top(flower) > 0
        case Heart(card=card, flower=flower, index=0), Reasons.WEAKEN:
            return flower not in mine and STRENGTH[card] < top(flower)
        case Pick(petal), Reasons.PICK_LOSES | Reasons.PICK_WINS | Reasons.PICK_TIES:
            petals, against = view.flower(own).petals, opposing(known(view, FastRandom(0)))
            strengths = [STRENGTH[petals[each.petal]] for each in legal if isinstance(each, Pick)]
            best = min((each for each in strengths if each > against), default=max(strengths))
            return STRENGTH[petals[petal]] == best if best >= against else reason is Reasons.PICK_LOSES
    return True


def test_reasons_are_true_of_the_position() -> None:
    met: set[Reasons] = set()
    for seed in range(240):
        rules = rules_of(2 + seed % 3)
        _, state, _ = played(rules, seed, 12 + seed)
        if state.phase in (BUILD, OVER):
            continue
        view, legal = rules.view(state, state.acting), rules.legal(state)
        for action in legal[:: 1 + len(legal) // 60]:
            reason = Reasons(why(view, action).template)
            met.add(reason)
            assert is_true(view, legal, action, reason), (seed, action, reason)
    assert len(met) >= 20, met
