"""Where the simulated drive of the demonstration keeps its files."""

from pathlib import PurePath
from typing import Final

FOLDER: Final = "shingleback-demo-"
DRIVE: Final = "Simulated drive"


def is_simulated(place: str) -> bool:
    path = PurePath(place)
    return path.name == DRIVE and path.parent.name.startswith(FOLDER)
