"""Restore, verify, spot check."""
