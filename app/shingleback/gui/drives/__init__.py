"""Page Drives."""
