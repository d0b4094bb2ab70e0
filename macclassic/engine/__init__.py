"""The contract of a game, matches, records, players: pure Python, no Qt."""
