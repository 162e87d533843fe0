"""Finds the texts of the program, keeps the catalogs in step with them, and turns these into what Qt reads."""
