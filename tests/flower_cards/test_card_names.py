"""Each card of both wars has one name: in labels, balloons, hints, the log and reviews."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from types import ModuleType
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from games.war_of_coins import cards as coin_cards
from games.war_of_coins.actions import Play as CoinPlay
from games.war_of_coins.screen.texts import words as coin_words
from games.war_of_flowers import cards as flower_cards
from games.war_of_flowers.actions import Play as FlowerPlay
from games.war_of_flowers.screen.texts import words as flower_words
from macclassic.engine.core.safe_text import lowered
from macclassic.engine.players.base import because
from macclassic.flower_cards.reasons import TAKES
from macclassic.quickdraw.resources import languages
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import SeatedPerson, TablePosition
from tests.games.war_of_coins.support import positions as coins
from tests.games.war_of_flowers.support import positions as flowers
from tests.support.match.program import opened, settle
from tests.support.screen.painted_text import written


@dataclass(frozen=True)
class War:
    """A war with its names of cards and a function that returns a view with a hand."""

    key: str
    deck: ModuleType
    words: ModuleType
    play: type

    def view(self, hand: tuple[str, ...]) -> Any:
        far = " ".join(card for card in self.deck.IDS[:6] if card not in hand)
        if self.key == "war-of-coins":
            return coins.RULES.view(coins.position(" ".join(hand), far, "12-blocks", theirs=""), 0)
        state = flowers.position(far, " ".join(hand), "12-sun", last=True)
        return flowers.ANIMAL.view(state, 0)


WARS = (
    War("war-of-flowers", flower_cards, flower_words, FlowerPlay),
    War("war-of-coins", coin_cards, coin_words, CoinPlay),
)


def labels(table: GameTable, hand: tuple[str, ...]) -> Iterator[tuple[str, str, str]]:
    """Yield each card of the hand, the text of its label, and its balloon."""
    texts = written(table).texts
    for spot in table.spots():
        if spot.key in hand and spot.rect.bottom() > table.height() - 90:
            lines = [each for each in texts if spot.rect.contains(each.box)]
            text = " ".join(each.text for each in sorted(lines, key=lambda each: each.at.y()))
            yield spot.key, text.replace("- ", ""), spot.balloon


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("war", WARS, ids=lambda war: war.key)
def test_a_card_has_one_name(qapp: object, war: War, language: str) -> None:
    program = opened(None, war.key, language=language)
    game: Any = program.game
    table: GameTable = game.table
    table.use(replace(table.state.options, show_names=True))
    seen = set()
    for first in range(0, len(war.deck.IDS), 6):
        hand = war.deck.IDS[first : first + 6]
        table.show_position(TablePosition(war.view(hand), ()))
        settle()
        for card, label, balloon in labels(table, hand):
            name = war.words.named(card)
            assert label.replace(" ", "") == name.replace(" ", ""), card
            assert balloon.startswith(name), card
            seen.add(card)
    assert seen == set(war.deck.IDS)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("war", WARS, ids=lambda war: war.key)
def test_texts_name_a_card_as_its_label_does(qapp: object, war: War, language: str) -> None:
    opened(None, war.key, language=language)
    for number, card in enumerate(war.deck.IDS):
        name = war.words.names_of_card(card)[0]
        reason = because(TAKES, card=war.deck.card_name(card))
        said = war.words.hint_words({"template": reason.template, "fields": dict(reason.fields)})
        assert name.lower() in said.lower()
        assert name in war.words.action_words(war.play(number, -1))
        assert name in war.words.spoken(card)
        assert name in war.words.collects(SeatedPerson("A", ""), [card])
        if war.words is flower_words:
            assert lowered(name) in flower_words.the(card)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("war", WARS, ids=lambda war: war.key)
def test_no_two_cards_share_a_name_but_twins(qapp: object, war: War, language: str) -> None:
    opened(None, war.key, language=language)
    translate = QCoreApplication.translate
    names: dict[str, set[str]] = {}
    for card in war.deck.IDS:
        names.setdefault(translate(war.deck.CONTEXT, war.deck.card_name(card)), set()).add(card[:-1])
    assert all(len(cards) == 1 for cards in names.values())
