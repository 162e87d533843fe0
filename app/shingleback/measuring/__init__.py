"""Measure how a drive behaves: test sequences, the verdict, and the kept results."""
