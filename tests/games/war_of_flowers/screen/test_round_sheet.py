"""The sheet at the end of a game tells each payment once."""

from __future__ import annotations

from games.war_of_flowers import GAME
from games.war_of_flowers.screen.dialogs import RoundSheet
from games.war_of_flowers.screen.texts.words import pays
from macclassic.engine.match.simulate import simulate, verify
from macclassic.table.game_table import GameTable
from macclassic.toolbox.dialogs.labels import Label
from tests.support.match.program import opened


def test_each_payment_is_told_in_one_line(qapp: object) -> None:
    table: GameTable = opened(None, "war-of-flowers").game.table  # type: ignore[union-attr]
    who = table.state.company
    by_sentence = by_sum = 0
    for seed in range(30):
        result = verify(simulate(GAME, seed, 1)).result
        sheet = RoundSheet(result, who)
        texts = [each.text() for each in sheet.content.findChildren(Label)]
        lines = [line for text in texts for line in text.split("\n")]
        for each in result.payments:
            own = [due for due in result.dues if due.payer == each.payer]
            sentence = pays(who[each.payer], each.amount, each.due) in lines
            sums = [line for line in lines if line.endswith(f" = ${each.due}")]
            alone = len(own) == 1 and own[0].loser == each.payer and each.amount == each.due
            plain = f"{who[each.payer].name}: ${each.due}" in lines
            assert not plain
            assert sentence != (alone and any(line.startswith(who[each.payer].name) for line in sums))
            by_sentence, by_sum = by_sentence + sentence, by_sum + (not sentence)
    assert by_sentence > 10 and by_sum > 3
