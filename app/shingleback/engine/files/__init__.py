"""Linux file primitives."""
