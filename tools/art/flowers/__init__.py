"""The flower cards as programs: each month's drawings with their own decisions for 1, 4 and 8 bits."""
