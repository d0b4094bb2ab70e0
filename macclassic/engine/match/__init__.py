"""Matches: playing, records, replay, review and conformance checks of games."""

from macclassic.former_names import names_of

__getattr__ = names_of("macclassic.engine.match.match", "Match")
