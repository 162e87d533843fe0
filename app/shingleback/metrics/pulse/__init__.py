"""Once a second: look at the drive, have its cache estimated, and tell of both."""
