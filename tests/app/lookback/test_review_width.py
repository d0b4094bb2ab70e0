"""The review of a round of people with the widest names is readable in every game with free seats."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from macclassic.engine.core.registry import games
from macclassic.engine.match.simulate import simulate, verify
from macclassic.quickdraw import fonts
from macclassic.quickdraw.resources import languages
from tests.support.match.program import opened, settle
from tests.support.match.review_screen import detail_of, first_is_best, moments_of, shown_review
from tests.support.screen.painted_text import written


@pytest.mark.parametrize("name", ["W" * 20, "왕" * 20])
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["flower-power", "soi", "sorry"])
def test_a_wide_name_cuts_no_text(
    qapp: object, monkeypatch: pytest.MonkeyPatch, game: str, language: str, name: str
) -> None:
    spec = games()[game]
    assert spec.judge is not None
    monkeypatch.setattr(type(spec.judge.make()), "judge", first_is_best)
    record = simulate(spec, 1, 1)
    for seat in record["seats"]:
        seat.update(player="person", name=name)
    dialog, moments = shown_review(opened(None, game, language=language), verify(record))
    detail = detail_of(dialog)
    for row in range(min(len(moments), 8)):
        item = moments_of(dialog).item(row)
        whole = item.data(Qt.ItemDataRole.AccessibleTextRole)
        assert item.text().replace("\n", "").replace(" ", "") == whole.replace(" ", "")
        dialog.select(row)
        settle()
        assert detail.heightForWidth(detail.width()) <= detail.height()
        assert not written(dialog.content).faults()


def test_a_word_is_broken_only_where_it_is_wider_than_a_line(qapp: object) -> None:
    text, width = f"It is {'W' * 20} here", 120
    lines = fonts.broken(text, width)
    assert lines[0] == "It is" and lines[-1] == "here" and "".join(lines[1:-1]) == "W" * 20
    assert all(fonts.small_width(line) <= width for line in lines)
    assert "".join(fonts.broken("W" * 20, 1)) == "W" * 20
