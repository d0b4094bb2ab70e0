"""Independent referees: they replay records and import nothing of the program that they judge."""
