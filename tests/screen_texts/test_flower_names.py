"""News, log, hints and reviews name a flower by its owner and number, as plates and tags show them."""

from __future__ import annotations

import re

import pytest

from games.flower_power.actions import Attack
from games.flower_power.screen.model import model_of
from games.flower_power.screen.texts import review_words, words
from games.flower_power.screen.texts.refusals import objection
from macclassic.quickdraw.resources import languages
from tests.games.flower_power.support.program import played, table
from tests.support.match.program import opened
from tests.support.screen.legible import drawn, positions

CODE = re.compile(r"\b[PJ]\d\.\d")
NAMES = {
    "en": ("your flower 1", "Rosa’s flower {number}"),
    "fr": ("votre fleur 1", "la fleur {number} de Rosa"),
    "ko": ("내 1번 꽃", "Rosa님의 {number}번 꽃"),
}


@pytest.mark.parametrize("language", languages())
def test_a_flower_is_named_by_owner_and_number(qapp: object, language: str) -> None:
    opened(None, "flower-power", language=language)
    match = played(3, lambda match: match.actor == 0 and any(isinstance(a, Attack) for a in match.legal))
    model = model_of(match.view(0))
    who = words.Company(("person", "random"), ("You", "Rosa"))
    foreign = model.player(1).flowers[0].id
    own, other = NAMES[language]
    assert words.flower_name(model, who, 1) == own
    assert words.flower_name(model, who, foreign) == other.format(number=foreign)
    # Its owner is not named again where it is the subject of the sentence.
    assert "Rosa" not in words.flower_name(model, who, foreign, actor=1)


@pytest.mark.parametrize("language", languages())
def test_no_text_about_flowers_has_a_code(qapp: object, language: str) -> None:
    """“P1.1 attacks P2.13” had to be looked up on two plates."""
    program = opened(None, "flower-power", language=language)
    found = table(program)
    said = 0
    for match in positions(program, 3, 16, players=4):
        drawn(found)
        now, model, who = found.state, found.model, found.state.company
        texts = [*found.lines, words.fight(model, who)]
        texts += [text for spot in found.all_spots() for text in (spot.name, spot.balloon)]
        for action in match.legal:
            texts += [words.action_line(model, who, match.actor, action)]
            texts += [review_words.short_words(model, who, action, match.actor)]
            texts += [objection(model, who, now.position.view, action)]
        assert not [text for text in texts if CODE.search(text)], match.seed
        said += len(texts)
    assert said > 500
