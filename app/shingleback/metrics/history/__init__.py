"""What is kept of a drive from one run to the next: how it did, its runs, and what it has taught."""
