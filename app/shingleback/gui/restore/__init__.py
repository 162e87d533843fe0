"""Getting files back: versions, files, searches, changes."""
