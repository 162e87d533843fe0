"""The command line: arguments in, text or JSON lines out. The window's worker is this, with --json."""
