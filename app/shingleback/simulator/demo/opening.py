"""Opening, closing and looking at a simulated drive: what a real one would say, with nothing behind it."""

from typing import Final

from shingleback.jobs.events import display_path
from shingleback.jobs.final_words import ContentsFinished, MountFinished
from shingleback.jobs.preparing_items import ContentsItem
from shingleback.model.mounting import AccessTimes
from shingleback.model.outcome import Outcome
from shingleback.simulator.catalog.presets import PRESETS

_SIZE_BYTES: Final = PRESETS["demo"].drive.mechanics.capacity_bytes
_USED_BYTES: Final = 134_217_728


def simulated_mount(place: bytes) -> MountFinished:
    return MountFinished(
        outcome=Outcome.DONE,
        exit_code=0,
        destination=display_path(place),
        device="simulated",
        mount_point=display_path(place),
        options=["noatime", "rw"],
        access_times=AccessTimes.NONE.value,
    )


def simulated_unmount(place: bytes) -> MountFinished:
    return MountFinished(
        command="unmount", outcome=Outcome.DONE, exit_code=0, destination=display_path(place), device="simulated"
    )


def simulated_contents(device: str) -> ContentsFinished:
    """As it comes from the shop: NTFS, with the maker's own files on it."""
    new = ContentsItem(
        device=device,
        filesystem="ntfs",
        label="Expansion",
        size_bytes=_SIZE_BYTES,
        used_bytes=_USED_BYTES,
        files=3,
        newest=[("Start Here.pdf", "2024-03-01T12:00:00+00:00"), ("Warranty.pdf", "2024-03-01T12:00:00+00:00")],
        is_complete=True,
    )
    return ContentsFinished(outcome=Outcome.DONE, exit_code=0, device=device, volumes=[new])
