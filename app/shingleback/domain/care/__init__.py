"""Pure rules for the care of a drive: what is due and why, what it costs, and how much still fits."""
