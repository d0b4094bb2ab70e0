"""What the games of flower cards have in common, whatever dress their cards wear. No Qt outside `table`."""
