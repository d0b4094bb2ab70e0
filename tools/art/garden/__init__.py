"""Drawings of Flower Power's garden: petals, hearts, beds, pile, GraveRyard and marks."""
