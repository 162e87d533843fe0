"""Is this drive SMR: evidence, drive database, verdict."""
