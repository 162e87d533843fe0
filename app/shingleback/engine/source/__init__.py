"""Source side: scan, compare, plan, feed, checkpoint."""
