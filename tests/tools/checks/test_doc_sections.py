"""Tests that every section of a page that the code names exists."""

from __future__ import annotations

from tools.checks.doc_sections import leads, references


def test_every_section_named_in_the_code_exists() -> None:
    found = list(references())
    assert len(found) > 100
    lost = [f"{where}: {page} §{rest}" for where, page, rest in found if not leads(page, rest)]
    assert not lost, "\n".join(lost)


def test_a_missing_section_is_reported() -> None:
    assert leads("flower-power", "7.3): the pick")
    assert leads("war-of-flowers", "a game 5)")
    assert leads("look", "2.4, the size box")
    for page, rest in (("flower-power", "7.9"), ("war-of-flowers", "a game 9"), ("soi", "nothing")):
        assert not leads(page, rest)
