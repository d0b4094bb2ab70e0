"""A second reading of the rules: replays records and imports nothing of the program it judges."""
