"""Values and pure rules; stdlib only."""
