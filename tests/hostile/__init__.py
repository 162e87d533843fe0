"""Hostile input in bulk: whatever a drive, another user or a file says, every reader returns or fails as announced."""
