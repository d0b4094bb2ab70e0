"""Game contract, matches, records, players and statistics in pure Python, without Qt."""
