"""What a drive does during a run: counters, sampler, ETA, recording."""
