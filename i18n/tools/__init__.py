"""Extracts the program's texts, updates the catalogs of translations, and compiles them for Qt."""
