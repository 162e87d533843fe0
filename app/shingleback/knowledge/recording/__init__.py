"""How a drive records: the table of drives, the signs, and the verdict."""
