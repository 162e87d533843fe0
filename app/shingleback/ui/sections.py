"""What the window shows, by name."""

from enum import Enum, auto


class Section(Enum):
    """In the order of the buttons that lead there."""

    HOME = auto()
    RESTORE = auto()
    DRIVES = auto()
    HISTORY = auto()
    HAPPENED = auto()
    EXPLANATIONS = auto()
    SETTINGS = auto()
