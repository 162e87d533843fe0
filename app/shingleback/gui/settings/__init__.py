"""Page Settings."""
