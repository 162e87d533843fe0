"""Adapters: UDisks2, kernel, mounts, eject, erase."""
