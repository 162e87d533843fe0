"""The drives that can be simulated, and where their numbers come from."""
