"""The page "What happened?"."""
