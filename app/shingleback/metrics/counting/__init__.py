"""What the kernel counts for a drive, and what has happened to it between two looks."""
