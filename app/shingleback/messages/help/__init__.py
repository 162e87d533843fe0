"""Help articles."""
