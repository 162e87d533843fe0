"""Pure rules: what is known about shingled drives, and what the things that a computer says of them mean."""
