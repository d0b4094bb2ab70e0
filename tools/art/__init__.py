"""All pictures as programs: sets of drawings, each decided anew for 1, 4 and 8 bits a pixel."""
