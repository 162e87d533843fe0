"""What all long work has in common: what it tells, how it is paused and stopped. No Qt."""
