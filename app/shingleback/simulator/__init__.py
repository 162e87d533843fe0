"""Simulated SMR drive."""
