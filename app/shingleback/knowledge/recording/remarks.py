"""What speaks for nothing, and keeps a person from the wrong conclusion."""

from collections.abc import Iterator
from typing import Final

from shingleback.knowledge.recording.drive_table import DriveTable
from shingleback.knowledge.recording.names import usb_id_in
from shingleback.knowledge.recording.signs import takes_trim
from shingleback.knowledge.recording.weights import worth_knowing
from shingleback.model.evidence import Evidence, UsbDriver
from shingleback.model.verdict import SHINGLED, Reason, Recording

_OPEN: Final = (Recording.NO_SIGN_OF_SMR, Recording.UNKNOWN)


def notes(evidence: Evidence, recording: Recording) -> Iterator[Reason]:
    """What keeps a person from the wrong conclusion."""
    is_open = recording in _OPEN
    has_no_trim = not takes_trim(evidence) and (evidence.reported_trim is False or evidence.discard_max_bytes == 0)
    if evidence.is_rotational is False and recording in (SHINGLED | {Recording.CONVENTIONAL}):
        yield worth_knowing("bridge-says-no-rotation")
    if has_no_trim and (is_open or recording in SHINGLED):
        yield worth_knowing("no-trim-proves-nothing")
    if is_open and evidence.zoned == "none":
        yield worth_knowing("no-zones-proves-nothing")
    if is_open and evidence.usb_driver is UsbDriver.USB_STORAGE:
        yield worth_knowing("usb-storage-hides")


def silence(recording: Recording, evidence: Evidence, table: DriveTable) -> Iterator[Reason]:
    """A verdict that rests on nothing says so, and what would help."""
    name = evidence.model or evidence.product
    usb = usb_id_in(evidence)
    if usb and evidence.capacity_bytes is None and table.enclosures(usb, None):
        yield worth_knowing("size-needed", usb=str(usb))
    elif evidence.model or (name and not usb):
        yield worth_knowing("not-listed", model=name)
    elif usb:
        yield worth_knowing("usb-not-listed", usb=str(usb))
    yield worth_knowing("nothing-found" if recording is Recording.NO_SIGN_OF_SMR else "too-little-known")
