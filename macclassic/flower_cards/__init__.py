"""Common parts of the games of flower cards, independent of the card artwork. Only `table` uses Qt."""
