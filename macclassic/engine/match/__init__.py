"""Matches: playing, records, replays, reviews and the checks of a game."""

from macclassic.former_names import names_of

__getattr__ = names_of("macclassic.engine.match.match", "Match")
