"""A run in progress."""
