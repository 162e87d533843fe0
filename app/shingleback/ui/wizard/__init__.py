"""The wizard that makes a drive a backup drive: a file a page."""
