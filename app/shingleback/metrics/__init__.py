"""Numbers over time: rates, samples of what the kernel counts, and what follows from them. Time is always passed in."""
