"""The simulated drive of the demonstration, as one of the drives in the window."""

from PySide6.QtCore import QCoreApplication

from shingleback.bridge.drives import DriveView
from shingleback.model.verdict import Confidence, Reason, Recording, Verdict
from shingleback.simulator.demo.drive import simulated_drive


def simulated_view(place: str, size_bytes: int, cache_bytes: int | None = None) -> DriveView:
    """A drive that is a model: `place` is the folder to which its files go, the sizes are those of the model."""
    name = QCoreApplication.translate("drives", "Simulated drive")
    reason = Reason("simulated", Recording.DRIVE_MANAGED, Confidence.CERTAIN)
    verdict = Verdict(Recording.DRIVE_MANAGED, Confidence.CERTAIN, (reason,), cache_bytes=cache_bytes)
    return DriveView(drive=simulated_drive(place, name, size_bytes), verdict=verdict, is_simulated=True)
