"""The five games: one package per game, found automatically (see docs/architecture.md)."""
