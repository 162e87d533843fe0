"""Estimate of the persistent (media) cache: a particle filter."""
