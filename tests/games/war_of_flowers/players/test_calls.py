"""Judgement of GO and STOP: playouts go on until both the money and the war are decided."""

from __future__ import annotations

import pytest

from games.war_of_flowers import GAME
from games.war_of_flowers.actions import GO, STOP
from games.war_of_flowers.players import search
from macclassic.engine.core.chance import Stream
from macclassic.engine.match.simulate import begin
from macclassic.flower_cards.weighing import Ending, Weighed

ERRORS = (-1, 1)


class Answers:
    """Playouts of GO with results that alternate around two means; STOP pays nothing."""

    def __init__(self, paid: int, chance: int) -> None:
        self.paid, self.chance = paid, chance
        self.actions = [GO, STOP]
        self.earned: list[list[int]] = [[], []]
        self.endings: list[list[Ending]] = [[], []]

    def play(self, worlds: int, kept: list[int]) -> None:
        for world in range(worlds):
            for place in kept:
                by = ERRORS[world % 2] if place == 0 else 0
                self.earned[place].append(self.paid + 3 * by if place == 0 else 0)
                chance = 5000 + self.chance + 1500 * by if place == 0 else 5000
                self.endings[place].append(Ending(by, self.earned[place][-1], chance))


def judged(monkeypatch: pytest.MonkeyPatch, paid: int, chance: int) -> tuple[list[Weighed], int]:
    """Return the estimates of GO and STOP, and the number of playouts of GO.

    `paid`: dollars that GO brings more; `chance`: its lead in the chance to win the war, in ten thousandths.
    """
    answers = Answers(paid, chance)
    monkeypatch.setattr(search, "candidates", lambda *_: answers)
    match = begin(GAME, 1, {}, ["iq:60"] * 3)
    found = search.WarJudge().judge(match.view(match.actor), [GO, STOP], Stream(1, "x"))
    return found, len(answers.earned[0])


def test_a_clear_call_takes_few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    for paid, chance in ((2, 200), (-2, -200), (2, -10), (2, -900)):
        found, worlds = judged(monkeypatch, paid, chance)
        assert worlds < search.PLAYOUTS / 2
        assert found[0].for_match == (chance == -900)


def test_a_call_is_played_out_until_it_is_clear_whether_the_war_outweighs_the_money(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for paid, chance in ((2, -200), (-2, 200), (-5, 210)):
        _, worlds = judged(monkeypatch, paid, chance)
        assert worlds > 0.9 * search.PLAYOUTS


def test_at_the_limit_neither_answer_is_much_worse(monkeypatch: pytest.MonkeyPatch) -> None:
    for chance in (-210, -200, -190):
        found, _ = judged(monkeypatch, 2, chance)
        assert max(each.behind for each in found) < 0.25
