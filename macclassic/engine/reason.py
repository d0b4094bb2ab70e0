"""Reasons of hints: sentences that know how they were made, so that a screen can say them in its language."""

from __future__ import annotations

from macclassic.engine.texts import capital


class Reason(str):
    """A sentence in English, with the `template` it was made of and the `fields` that were put in."""

    __slots__ = ("fields", "template")

    template: str
    fields: dict[str, str | int]


def because(template: str, **fields: str | int) -> Reason:
    """Return the sentence that a template makes of its fields; it begins with a capital letter."""
    text = template.format(**fields)
    reason = Reason(capital(text))
    reason.template, reason.fields = template, fields
    return reason
