"""JSON lines between worker and clients, control, child processes."""
