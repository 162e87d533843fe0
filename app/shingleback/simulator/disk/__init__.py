"""A folder that answers like a modeled drive, and what other processes get to see of that drive."""
