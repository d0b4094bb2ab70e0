"""Grammar of the languages of the screen: the forms of names, cards and amounts within sentences."""
