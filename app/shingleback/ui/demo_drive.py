"""The simulated drive of the demonstration, as one of the drives in the window."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from shingleback.bridge.drives import DriveView
from shingleback.model.drive import Drive, Use, Volume
from shingleback.model.verdict import Confidence, Reason, Recording, Verdict

_KEY: Final = "simulated"


def simulated_view(place: str, size_bytes: int, cache_bytes: int | None = None) -> DriveView:
    """A drive that is a model: `place` is the folder to which its files go, the sizes are those of the model."""
    name = QCoreApplication.translate("drives", "Simulated drive")
    volume = Volume(device="", number=0, use=Use.FILES, size_bytes=size_bytes, mount_points=(place,))
    drive = Drive(key=_KEY, path=_KEY, device="", number=0, name=name, size_bytes=size_bytes, volumes=(volume,))
    reason = Reason("simulated", Recording.DRIVE_MANAGED, Confidence.CERTAIN)
    verdict = Verdict(Recording.DRIVE_MANAGED, Confidence.CERTAIN, (reason,), cache_bytes=cache_bytes)
    return DriveView(drive=drive, verdict=verdict, is_simulated=True)
