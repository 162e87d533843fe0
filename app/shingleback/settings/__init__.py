"""The person's choices, as typed values."""
