"""Measure a drive: the page, and the picture of what was found."""
