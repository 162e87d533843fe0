"""The languages of the window: a catalog for each, and what keeps them complete. See README.md."""
