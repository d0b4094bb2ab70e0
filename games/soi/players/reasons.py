"""Why a computer player would ask so, in a sentence for a person."""

from __future__ import annotations

LOTS = "It is as good as any other: I drew lots."

TEMPLATES = (LOTS,)
"""All sentences, with fields."""


class Reason(str):
    """A sentence in English that knows how it was made, so that the screen can say it in another language."""

    __slots__ = ("fields", "template")

    template: str
    fields: dict[str, str | int]


def because(template: str, **fields: str | int) -> Reason:
    """Return the sentence that a template makes of its fields."""
    reason = Reason(template.format(**fields))
    reason.template, reason.fields = template, fields
    return reason
