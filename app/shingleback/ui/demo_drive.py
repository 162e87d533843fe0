"""The simulated drive of the demonstration, as one of the drives in the window."""

from dataclasses import replace
from typing import Final

from shingleback.bridge.drives import DriveView
from shingleback.model.verdict import Confidence, Reason, Recording, Verdict
from shingleback.simulator.demo.drive import simulated_drive
from shingleback.ui.texts import translate
from shingleback.words import QT_TRANSLATE_NOOP

_NAME: Final = QT_TRANSLATE_NOOP("drives", "Simulated drive")


def simulated_view(place: str, size_bytes: int, cache_bytes: int | None = None) -> DriveView:
    """A drive that is a model: `place` is the folder to which its files go, the sizes are those of the model."""
    reason = Reason("simulated", Recording.DRIVE_MANAGED, Confidence.CERTAIN)
    verdict = Verdict(Recording.DRIVE_MANAGED, Confidence.CERTAIN, (reason,), cache_bytes=cache_bytes)
    return DriveView(drive=simulated_drive(place, _NAME, size_bytes), verdict=verdict, is_simulated=True)


def named(view: DriveView) -> DriveView:
    """In the language of the window, which is not known yet when the demonstration is prepared."""
    return replace(view, drive=replace(view.drive, name=translate("drives", _NAME)))
