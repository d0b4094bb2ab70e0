"""Referee of War of Coins, written from the rules page and the format of records alone.

It imports nothing of the program. ``python -m tests.referees.war_of_coins FILE…`` prints the errors of
records.
"""
