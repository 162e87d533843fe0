"""Frozen values and enums that every part of the application speaks in. Standard library only."""
