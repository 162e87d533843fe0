"""The simulated drive of the demonstration, as one of the drives that are plugged in."""

from typing import Final

from shingleback.model.drive import Drive, Use, Volume
from shingleback.simulator.catalog.presets import PRESETS

_KEY: Final = "simulated"
_PRESET: Final = "demo"


def simulated_drive(place: str, name: str = "Simulated drive", size_bytes: int | None = None) -> Drive:
    """`place` is the folder to which its files go; the size is that of the preset for the demonstration."""
    size = PRESETS[_PRESET].drive.mechanics.capacity_bytes if size_bytes is None else size_bytes
    volume = Volume(device="", number=0, use=Use.FILES, size_bytes=size, mount_points=(place,))
    return Drive(key=_KEY, path=_KEY, device="", number=0, name=name, size_bytes=size, volumes=(volume,))
