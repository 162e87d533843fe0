"""The page of the settings. Every change counts at once."""
