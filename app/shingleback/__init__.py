"""Shingleback: makes a slow, cheap, shingled external drive a good backup drive."""

__version__ = "0.1.0"
