"""Computer players: levels, external engines and the process that computes their decisions."""

from macclassic.former_names import names_of

__getattr__ = names_of("macclassic.engine.players.base", "RandomPlayer", "among")
