"""What a drive should be made into: which profile fits, how it can be made here, and what may be typed for it."""
