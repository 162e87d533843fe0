"""Main window, tray, navigation."""
