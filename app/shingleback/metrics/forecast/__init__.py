"""How fast work goes, and how long the rest of it may take."""
