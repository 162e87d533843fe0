"""What is plugged in and mounted: ports, and adapters for the kernel and UDisks2."""
