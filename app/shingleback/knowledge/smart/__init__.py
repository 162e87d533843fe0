"""What a SMART report means for the health of a drive."""
