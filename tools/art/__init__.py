"""All pictures as programs: sets of drawings, each with its own decisions for 1, 4 and 8 bits a pixel."""
