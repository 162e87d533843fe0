"""What was done: the backups, checks and restores of this computer, and how each ended."""
