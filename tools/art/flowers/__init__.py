"""The card pictures as programs: each month's drawings decided anew for 1, 4 and 8 bits a pixel."""
