"""Ways to get a SMART report."""
