"""All of High Card that knows Qt."""
