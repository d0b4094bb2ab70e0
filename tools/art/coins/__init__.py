"""The fifty coin cards of War of Coins, drawn cell by cell."""
