"""Drawings of Flower Power's garden: petals, hearts, beds, pile, Graveyard and marks."""
