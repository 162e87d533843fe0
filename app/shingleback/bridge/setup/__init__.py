"""Setting up a drive for backups: the way through the wizard as values, and the gateways to the work behind it."""
