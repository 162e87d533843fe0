"""SMART reports: how to come by one, how to read it, and what earlier ones counted."""
