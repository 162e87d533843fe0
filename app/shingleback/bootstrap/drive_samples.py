"""The samples of a drive that earlier runs have recorded."""

from contextlib import closing
from pathlib import Path

from shingleback.devices.mounts import mount_above, number_of, number_of_node
from shingleback.domain.errors import UsageError, Why
from shingleback.monitor.drive_history import DriveStore
from shingleback.monitor.run_monitor import RealDrives, drive_table_of
from shingleback.protocol.result_items import ActivityItem
from shingleback.store.private_files import Paths


def drive_samples(place: str, step_s: int, paths: Paths, drives: RealDrives | None = None) -> list[ActivityItem]:
    """Return means of the samples over `step_s` seconds, oldest first. Raises UsageError.

    `place` is a device, or a path on it.
    """
    stack = (drives or RealDrives(drive_table_of(paths))).find(_number_of(place))
    if not stack.key:
        raise UsageError(Why.NO_SUCH_DRIVE, device=place)
    with closing(DriveStore(paths.drives_folder, stack.key)) as store:
        return [
            ActivityItem(
                at=step.at,
                seconds=step.seconds,
                copied_bytes=round(step.copied_bytes),
                written_bytes=round(step.written_bytes),
                read_bytes=round(step.read_bytes),
                writes=step.writes,
                write_s=round(step.write_s, 3),
                busy_s=round(step.busy_s, 3),
                fill_bytes=round(step.fill_bytes),
                capacity_bytes=round(step.capacity_bytes),
            )
            for step in store.sums(step_s)
            if step.seconds > 0
        ]


def _number_of(place: str) -> int:
    """Return the device number; 0 if there is none. Does not access the path, because its drive may not answer."""
    if place.startswith("/dev/"):
        return number_of_node(place)
    mount = mount_above(Path(place).absolute())
    return number_of(mount) if mount else 0
