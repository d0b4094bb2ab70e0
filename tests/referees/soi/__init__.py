"""A referee of Soi, written from the rules page and the format of records alone; it imports nothing of the
program. ``python -m tests.referees.soi FILE…`` prints what is wrong with records.
"""
