"""A referee of Flower Power, written from the rules page and the format of records alone; it imports nothing
of the program. ``python -m tests.referees.flower_power FILE…`` prints what is wrong with records.
"""
