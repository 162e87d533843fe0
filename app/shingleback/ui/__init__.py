"""Windows: widgets and sentences only."""
