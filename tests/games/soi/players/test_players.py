"""Computer players of Soi: legal and reproducible choices, correct conclusions, true reasons."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import product

import pytest

from games.soi import GAME, card_names
from games.soi.actions import Ask
from games.soi.cards import KIND_CARDS, NUMBER, numbers
from games.soi.memory import (
    MAX_MISSES_IN_A_ROW,
    PERSONAL_SPANS,
    SPANS,
    Span,
    missed_too_often,
    remember,
    worth_asking,
)
from games.soi.players import make, reasons
from games.soi.players.worlds import Worlds
from games.soi.position import Position
from games.soi.view import View
from macclassic.engine.core.chance import Stream, deal_stream, player_stream
from macclassic.engine.core.companions import NAMES as NAMES_OF_COMPANIONS
from macclassic.engine.core.game_spec import BadOption
from macclassic.engine.players.base import Reason
from macclassic.engine.players.think_server import answer
from tests.games.soi.support.positions import PLAIN, ask, holding, played, position, rows_of
from tests.support.match.pure_rules import Pure

NAMES = ("random", "greedy", "easiest", "middle", "impossible")


def round_of(name: str, seed: int, rules: Pure = PLAIN) -> list[tuple[Position, Ask]]:
    """Return a round of four copies of one player: each state and the chosen ask."""
    player = make(name)
    state, found = rules.start(deal_stream(seed, 0)), []
    while rules.actor(state) >= 0:
        view, legal = rules.view(state, state.turn), rules.legal(state)
        chosen = player.choose(view, legal, player_stream(seed, state.turn, len(found)))
        assert chosen in legal
        assert chosen == make(name).choose(view, legal, player_stream(seed, state.turn, len(found)))
        found.append((state, chosen))
        state, _ = rules.step(state, chosen)
        assert len(found) < 2000
    return found


@pytest.mark.parametrize("name", NAMES)
def test_rounds_end_with_legal_asks(name: str) -> None:
    for seed in range(1 if name == "impossible" else 5):
        assert len(round_of(name, seed)) >= 26


def test_unknown_players_are_refused() -> None:
    for name in ("", "iq:100", "Middle"):
        with pytest.raises(BadOption, match="greedy, easiest, middle and impossible"):
            make(name)
    assert {name for name, _ in GAME.players.names} == set(NAMES)


# --- memory ---

HANDS = "7S 9S QS", "7H 8S 8C 8H", "7C 7D 9C 9H", "8D 9D QC QH QD"


def after(*asks: tuple[int, str], turn: int = 1) -> Position:
    """Return the state after asks from `HANDS`."""
    state = position(*HANDS, turn=turn)
    for of, card in asks:
        state, _ = PLAIN.step(state, ask(of, card))
    return state


def test_an_open_card_is_remembered() -> None:
    state = after((2, "7D"), (2, "7S"), (0, "9S"))
    memory = remember(PLAIN.view(state, 3))
    assert memory.at[NUMBER["7D"]] == 1 and memory.at[NUMBER["9S"]] == 2
    assert memory.lacks[NUMBER["7S"]] == 0b0110


def test_an_ask_shows_that_the_asker_holds_a_card_of_the_kind() -> None:
    memory = remember(PLAIN.view(after((0, "7C")), 3))
    # East asked South for the 7 of Clubs: both lack it, and East has another seven.
    assert memory.lacks == {NUMBER["7C"]: 0b0011}
    assert memory.has == [(1, KIND_CARDS[6] & ~(1 << NUMBER["7C"]))]


def test_a_claim_that_a_card_explains_is_dropped() -> None:
    memory = remember(PLAIN.view(after((0, "7C"), (1, "7H")), 3))
    assert memory.at == {NUMBER["7H"]: 0}
    assert [seat for seat, _ in memory.has] == [0]  # South's own claim


@pytest.mark.parametrize(("name", "asks"), [("easiest", 2), ("middle", 10)])
def test_each_level_remembers_so_many_asks_and_its_own_last_miss(name: str, asks: int) -> None:
    assert SPANS[name] == Span(asks)
    view = PLAIN.view(played(PLAIN, 4, 60)[1], 0)
    short = replace(view, log=view.log[-asks:])
    assert remember(view, SPANS[name]) == remember(short) != remember(view)
    legal = worth_asking(view, PLAIN.legal(played(PLAIN, 4, 60)[1]))
    for seed in range(20):
        choices = [make(name).choose(each, legal, Stream(seed, "x")) for each in (view, short)]
        assert choices[0] == choices[1]


def test_each_companion_has_a_memory_of_its_own_at_middle() -> None:
    spans = [PERSONAL_SPANS[who] for who in NAMES_OF_COMPANIONS]
    assert sorted(span.asks or 0 for span in spans) == [7, 8, 9, 10, 11, 12]
    forgotten = heard = 0
    for seed in range(20):
        state = played(PLAIN, seed, 60)[1]
        view = PLAIN.view(state, state.turn if state.turn >= 0 else 0)
        for span in spans:
            assert span.asks is not None
            told = dict(span.heard(view))
            # The last two are always there; of the rest some are missing, the same in the next position.
            assert {1, 2} <= told.keys() <= set(range(1, span.asks + 1))
            heard += span.asks - 2
            forgotten += span.asks - len(told)
    assert 0.08 < forgotten / heard < 0.18


def test_a_lapse_lasts() -> None:
    state = played(PLAIN, 4, 40)[1]
    for span in PERSONAL_SPANS.values():
        assert span.asks is not None
        for seat in range(4):
            before = dict(span.heard(PLAIN.view(state, seat)))
            after, _ = PLAIN.step(state, PLAIN.legal(state)[0])
            now = dict(span.heard(PLAIN.view(after, seat)))
            for back in range(3, span.asks):
                assert (back in before) >= (back + 1 in now)


@pytest.mark.parametrize("name", [*SPANS, "greedy", "impossible", "middle@student"])
def test_what_was_denied_is_not_asked_for_again_at_once(name: str) -> None:
    """No player repeats the last denied ask, or its own last ask without success."""
    for seed in range(1 if name == "impossible" else 6):
        misses: dict[int, Ask] = {}
        for state, chosen in round_of(name, seed):
            pair = chosen.of, chosen.card
            if misses.get(state.turn) == chosen and len(PLAIN.legal(state)) > 1:
                assert any(each.hit and (each.asker, each.card) == pair for each in state.asked)
            if state.asked and len(PLAIN.legal(state)) > 1:
                last = state.asked[-1]
                assert last.hit or (last.asked, last.card) != pair
            if not state.hands[chosen.of] >> chosen.card & 1:
                misses[state.turn] = chosen


def test_a_memory_is_never_wrong() -> None:
    for seed in range(6):
        for state, _ in round_of("middle", seed)[::5]:
            for seat in range(4):
                memory = remember(PLAIN.view(state, seat), SPANS["middle"])
                for card, at in memory.at.items():
                    assert state.hands[at] >> card & 1
                for card, lacks in memory.lacks.items():
                    assert not any(lacks >> other & state.hands[other] >> card & 1 for other in range(4))
                assert all(state.hands[at] & cards for at, cards in memory.has)


def test_after_many_misses_any_ask_may_be_chosen() -> None:
    state = position("7S 8S", "7H 8H", "7C 8C", "7D 8D")
    while not missed_too_often(PLAIN.view(state, 0)):
        assert len(state.asked) < MAX_MISSES_IN_A_ROW
        turn = state.turn
        # No player at the right has it: each seat asks the next one for a card of the seat opposite.
        of = (turn + 1) % 4
        card = next(iter(numbers(state.hands[(turn + 2) % 4])))
        state, _ = PLAIN.step(state, Ask(of, card))
    assert len(state.asked) == MAX_MISSES_IN_A_ROW
    view, legal = PLAIN.view(state, state.turn), PLAIN.legal(state)
    for name in NAMES:
        chosen = {make(name).choose(view, legal, Stream(seed, "x")) for seed in range(200)}
        assert chosen == set(legal if name == "random" else worth_asking(view, legal)), name


# --- worlds ---


def every_world(view: View, hidden: int) -> list[list[int]]:
    """Return the hands of all deals that a seat cannot rule out, found by trying every deal."""
    others = [seat for seat in range(4) if seat != view.seat]
    cards = list(numbers(hidden))
    first = list(view.log)
    found = []
    for owners in product(others, repeat=len(cards)):
        hands = [0, 0, 0, 0]
        hands[view.seat] = view.hand
        for card, owner in zip(cards, owners, strict=True):
            hands[owner] |= 1 << card
        if [hand.bit_count() for hand in hands] != list(view.hand_sizes):
            continue
        now = list(hands)
        # Back through the log, then forwards by the rules.
        for each in reversed(first):
            if each.hit:
                hands[each.asker] &= ~(1 << each.card)
                hands[each.asked] |= 1 << each.card
        if _leads_to(hands, now, view):
            found.append(now)
    return found


def _leads_to(hands: list[int], now: list[int], view: View) -> bool:
    one, two, three, four = (tuple(numbers(hand)) for hand in hands)
    rows = (one, two, three, four)
    if any(hand & cards == cards for hand in hands for cards in KIND_CARDS):
        return False
    state = holding(rows, turn=view.first)
    state.owners = view.owners
    for each in view.log:
        action = Ask(each.asked, each.card)
        if state.turn != each.asker or PLAIN.why_not(state, action) is not None:
            return False
        state, _ = PLAIN.step(state, action)
        if state.asked[-1].hit != each.hit or state.owners != view.owners:
            return False
    return list(state.hands) == now


@pytest.mark.slow
def test_certain_conclusions_hold_in_every_possible_world() -> None:
    """Compare the worlds with all deals of three kinds: they agree on what is certain."""
    checked = 0
    for seed in range(40):
        stream = Stream(seed, "small")
        deck = stream.shuffled([card for kind in (0, 5, 9) for card in numbers(KIND_CARDS[kind])])
        hands = [0, 0, 0, 0]
        for place, card in enumerate(deck):
            hands[place % 4] |= 1 << card
        if any(hand & cards == cards for hand in hands for cards in KIND_CARDS):
            continue
        one, two, three, four = (tuple(numbers(hand)) for hand in hands)
        state = holding((one, two, three, four))
        owners = state.owners
        for _ in range(seed % 12):
            following, _ = PLAIN.step(state, stream.choice(PLAIN.legal(state)))
            if following.owners != owners:
                break
            state = following
        view = PLAIN.view(state, seed % 4)
        hidden = sum(KIND_CARDS[kind] for kind in (0, 5, 9)) & ~view.hand
        worlds = every_world(view, hidden)
        assert list(state.hands) in worlds
        found = Worlds(view)
        for card in numbers(hidden):
            for seat in range(4):
                share = sum(world[seat] >> card & 1 for world in worlds) / len(worlds)
                chance = found.chance(card, seat)
                assert (chance == 1, chance == 0) == (share == 1, share == 0)
                if not view.log:  # nothing has been asked, so all worlds have the same weight
                    assert chance == pytest.approx(share)
        checked += 1
    assert checked > 25


def test_chances_of_a_card_add_up_to_one_and_are_true() -> None:
    for seed in range(2):
        for state, _ in round_of("middle", seed)[::7]:
            worlds = Worlds(PLAIN.view(state, state.turn))
            for kind in worlds.kinds:
                for card in numbers(KIND_CARDS[kind]):
                    chances = [worlds.chance(card, seat) for seat in range(4)]
                    assert sum(chances) == pytest.approx(1)
                    assert chances[next(s for s in range(4) if state.hands[s] >> card & 1)] > 0


def test_the_top_level_uses_its_conclusions() -> None:
    # East asks West for the 7 of Clubs and gets nothing. South holds two sevens, so East has the last.
    rows = rows_of("7S 7H 2S", "7D 3S 2C", "7C 3C 2H", "3H 3D 2D")
    state = position(*(" ".join(card_id(card) for card in row) for row in rows), turn=1)
    state, _ = PLAIN.step(state, ask(3, "7C"))
    state, _ = PLAIN.step(state, ask(0, "3S"))
    chosen, why = make("impossible").explain(PLAIN.view(state, 0), PLAIN.legal(state), Stream(1, "x"))
    assert chosen == ask(1, "7D")
    assert why.template == reasons.HAS_ONE
    assert (why.fields["other"], why.fields["card"]) == ("the 7 of Clubs", "the 7 of Diamonds")


def card_id(card: int) -> str:
    return next(name for name, number in NUMBER.items() if number == card)


# --- reasons ---


def test_a_hint_names_the_player_who_took_the_card() -> None:
    state = position("7S QS", "7D 3S 8S", "7H 3C QC 8C", "7C 3H 3D QH QD 8H 8D", turn=1)
    for of, card in ((2, "7H"), (3, "3H"), (2, "8C"), (0, "8D")):
        state, _ = PLAIN.step(state, ask(of, card))
    assert state.turn == 0
    for name in ("impossible", "middle", "greedy"):
        chosen, why = make(name).explain(PLAIN.view(state, 0), PLAIN.legal(state), Stream(1, "x"))
        assert chosen == ask(1, "7H")
        assert why == "East took the 7 of Hearts from North four moves ago."
        assert isinstance(why, Reason) and why.template in reasons.TEMPLATES
    _, why = make("easiest").explain(PLAIN.view(state, 0), PLAIN.legal(state), Stream(1, "x"))
    assert "took" not in why  # that was more than two moves ago


def test_every_reason_is_translated() -> None:
    known = set(card_names.sources())
    for name in NAMES:
        for seed in range(1):
            for state, chosen in round_of(name, seed)[::9]:
                view, legal = PLAIN.view(state, state.turn), PLAIN.legal(state)
                _, why = make(name).explain(view, legal, player_stream(seed, 0, 1))
                assert isinstance(why, Reason) and why.template in reasons.TEMPLATES
                said = why.template.format(**why.fields)
                assert why == said[:1].upper() + said[1:]
                assert {each for each in why.fields.values() if isinstance(each, str)} <= known
                assert chosen in legal


def test_the_think_command_answers_for_soi() -> None:
    state = played(PLAIN, 3, 20)[1]
    request = {
        "id": 1, "game": "soi", "options": {"target": 200}, "player": "impossible", "seed": 3, "ply": 20,
        "seat": state.turn, "view": PLAIN.view_to_json(PLAIN.view(state, state.turn)),
        "legal": [PLAIN.action_to_json(each) for each in PLAIN.legal(state)], "explain": True,
    }  # fmt: skip
    said = answer(json.dumps(request))
    assert PLAIN.action_from_json(said["action"]) in PLAIN.legal(state)
    assert said["template"] in reasons.TEMPLATES and said["fields"]
