"""Hot-plug: D-Bus signals -> snapshot -> diff -> events."""
