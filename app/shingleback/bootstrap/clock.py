"""The time of a run."""

from datetime import datetime


def now() -> datetime:
    """Return the local time with its offset from UTC."""
    return datetime.now().astimezone()
