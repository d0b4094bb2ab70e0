"""Referee of Soi, written from the rules page and the record format; imports nothing of the program.

``python -m tests.referees.soi FILE…`` prints the errors in records.
"""
