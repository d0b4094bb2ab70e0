"""A referee of War of Coins, written from the rules page and the format of records alone; it imports nothing
of the program. ``python -m tests.referees.war_of_coins FILE…`` prints what is wrong with records.
"""
