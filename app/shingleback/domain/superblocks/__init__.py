"""What is really on a formatted disk."""
