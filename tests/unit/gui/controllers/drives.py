"""Drives for the tests of plug events."""

from dataclasses import replace

from shingleback.domain.drive import Drive, ServiceChanged, ServiceState, Use, Volume
from shingleback.domain.smr.evidence import Confidence, RecordingMethod, Verdict

THERE = ServiceChanged(ServiceState.THERE)
EXPANSION = Drive(
    key="serial-1",
    path="/drives/one",
    device="/dev/sdb",
    number=16,
    name="Seagate Expansion",
    size_bytes=8_000_000_000_000,
)
ELEMENTS = Drive(
    key="serial-2",
    path="/drives/two",
    device="/dev/sdc",
    number=32,
    name="WD Elements",
    size_bytes=4_000_000_000_000,
)
SHINGLED = Verdict(RecordingMethod.DRIVE_MANAGED, Confidence.VERY_LIKELY, ())


def mounted(drive: Drive, point: str) -> Drive:
    volume = Volume(
        device=f"{drive.device}1", number=drive.number + 1, use=Use.FILES, filesystem="ext4", mount_points=(point,)
    )
    return replace(drive, volumes=(volume,))
