"""Referee of Flower Power, written from the rules page and the record format alone.

It imports nothing of the program. ``python -m tests.referees.flower_power FILE…`` prints the faults of
records.
"""
