"""The backup sets: where they are, status, schedule."""
