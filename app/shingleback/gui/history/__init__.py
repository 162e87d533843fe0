"""Page History."""
