"""What the games' players think with, whatever the game; compiled as `games/*/fast` is."""
