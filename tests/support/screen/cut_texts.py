"""Texts that a table paints cut: observed at the functions that cut, write news, questions and buttons."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from macclassic.quickdraw import fonts
from macclassic.table.look import furniture
from macclassic.toolbox.style import text as style_text


@contextmanager
def observed() -> Iterator[list[str]]:
    """Yield a list that gets each text painted meanwhile that was cut, with what was left of it."""
    found: list[str] = []

    def cutting(cut: Callable[..., str]) -> Callable[..., str]:
        def observe(text: str, *room: Any, **more: Any) -> str:
            left = cut(text, *room, **more)
            if left != text:
                found.append(f"{text} | {left}")
            return left

        return observe

    def news(painter: Any, rect: Any, lines: Any, *more: Any, **named: Any) -> None:
        rows, whole = furniture.news_rows(rect, lines), [" ".join(lines[at:]) for at in range(len(lines))]
        if lines and " ".join(rows) not in whole:
            found.append(f"news: {lines[-1]} | {rows}")
        write_news(painter, rect, lines, *more, **named)

    def prompt(painter: Any, rect: Any, title: str, lines: Any) -> None:
        wide = [fonts.small_width(title, bold=True) + 8, *map(fonts.small_width, lines)]
        if furniture.prompt_height(len(lines)) > rect.height() or max(wide) > rect.width() - 8:
            found.append(f"question {rect.width()} × {rect.height()}: " + " / ".join((title, *lines)))
        write_prompt(painter, rect, title, lines)

    write_news, write_prompt = furniture.news, furniture.prompt
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(furniture, "news", news)
        patch.setattr(furniture, "prompt", prompt)
        for cut in (style_text.end_cut, style_text.middle_cut, fonts.small_fitted):
            for module in [*sys.modules.values()]:
                if getattr(module, cut.__name__, None) is cut:
                    patch.setattr(module, cut.__name__, cutting(cut))
        yield found
