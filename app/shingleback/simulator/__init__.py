"""A drive-managed SMR drive as a model of service times, never a real one: for the demo, for tests, for benchmarks."""
