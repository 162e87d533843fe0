"""SMART report value and its judgement."""
