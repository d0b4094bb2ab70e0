"""The faces of the players as programs: each decided anew for 1, 4 and 8 bits a pixel and for three moods."""
