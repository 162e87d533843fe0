"""What other programs print about a drive, as evidence."""
