"""What the tables of flower card games have in common on the screen."""
