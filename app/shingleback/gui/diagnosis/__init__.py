"""Page What happened."""
