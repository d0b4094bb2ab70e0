"""All of Flower Power that knows Qt."""
