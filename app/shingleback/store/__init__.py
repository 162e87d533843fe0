"""What is kept on this computer: settings, history, locks; one SQLite opener."""
