"""What was backed up, and the ways to see it, to try it and to get it back; each by a process of its own."""
