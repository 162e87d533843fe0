"""The set-up wizard."""
