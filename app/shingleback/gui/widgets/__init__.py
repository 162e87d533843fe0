"""Shared widgets and style."""
