"""The page that measures a drive."""
