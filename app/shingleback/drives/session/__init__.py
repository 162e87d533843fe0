"""What a long run has to do with the rest of the computer: its power, and that it does not fall asleep."""
