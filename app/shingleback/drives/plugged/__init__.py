"""What is plugged in: the snapshot, its changes, and the watch that tells of them."""
