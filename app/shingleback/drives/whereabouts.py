"""Where the folder of a backup is now: its filesystem may be mounted at another place than before.

The kernel's tables and udev's notes are asked; no drive is touched, since it may be asleep, or hang.
"""

import os
from collections import deque
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from shingleback.drives.filesystems import UDEV, Filesystem, filesystems
from shingleback.drives.mounts import BY_UUID, MOUNTINFO, Mount, mounts, number_of, uppermost
from shingleback.drives.plugged.system import runs_from
from shingleback.model.place import Found, Spot, Whereabouts

_MOST_LINKS: Final = 40  # as the kernel has it


@dataclass(frozen=True, slots=True)
class Tables:
    """Where it is looked up.

    Attributes:
        mountinfo: what is mounted.
        udev, by_uuid: see `drives.filesystems`.
    """

    mountinfo: Path = MOUNTINFO
    udev: Path = UDEV
    by_uuid: Path = BY_UUID

    def now(self) -> "Moment":
        return Moment(mounts(self.mountinfo), filesystems(self.udev, self.by_uuid))


class Moment:
    """What was mounted when it was looked up."""

    def __init__(self, mounted: Sequence[Mount], known: Sequence[Filesystem]) -> None:
        self._mounts = mounted
        self._known = known
        self._uuids = {one.number: one.uuid for one in known}

    def resolved(self, path: str) -> str:
        """An absolute path without symlinks, as far as they lie on what the computer runs from: no drive is touched."""
        done, ahead = "/", deque(Path(os.path.abspath(path)).parts[1:])
        for _ in range(_MOST_LINKS):
            while ahead:
                part = ahead.popleft()
                step = os.path.normpath(os.path.join(done, part))
                target = self._target(step)
                if target:
                    done = "/" if target.startswith("/") else done
                    ahead.extendleft(reversed(Path(target.lstrip("/")).parts))
                    break
                done = step
            else:
                return done
        return path

    def spot_of(self, path: str) -> Spot | None:
        """None where it lies on no filesystem with a UUID, or has a name that is no text. Symlinks are not followed."""
        mount = uppermost(Path(path), self._mounts)
        uuid = self._uuids.get(number_of(mount)) if mount is not None else None
        if mount is None or not uuid:
            return None
        folder = os.path.normpath(mount.root / Path(path).relative_to(mount.point))
        return Spot(uuid, folder) if _is_text(folder) else None

    def find(self, name: str, spots: Sequence[Spot], others: Collection[str]) -> Found:
        """The place with a name.

        Args:
            name: the path that it had at first.
            spots: where its backup was seen, the newest first: people take turns with two drives of one name.
            others: the UUIDs of filesystems with other backups.
        """
        path = self.resolved(name)
        here = self.spot_of(path)
        for spot in sorted(spots, key=lambda one: here is None or one.filesystem != here.filesystem):
            is_own = spot == here and self._is_of_computer(path)  # to which a clone of the system disk does nothing
            if self._is_doubled(spot.filesystem) and not is_own:
                return Found(Whereabouts.DOUBLED, path)
            open_at = self._open_at(spot, path)
            if open_at:
                return Found(Whereabouts.HERE, open_at)
        if not spots or not self._known:  # without udev nothing can be told of any filesystem
            return Found(Whereabouts.UNKNOWN, path)
        is_taken = here is not None and here.filesystem in others
        return Found(Whereabouts.TAKEN if is_taken else Whereabouts.AWAY, path)

    def _is_doubled(self, uuid: str) -> bool:
        """Whether two devices say that they are this filesystem, or the same part of it."""
        parts = [one.part for one in self._known if one.uuid == uuid and not one.is_logical]
        return len(set(parts)) < len(parts)

    def _open_at(self, spot: Spot, wanted: str) -> str:
        """Empty where it can be reached nowhere; of several ways the wanted one, or else one that can be written."""
        ways: list[tuple[bool, bool, int, str]] = []
        for mount in self._mounts:
            if self._uuids.get(number_of(mount)) == spot.filesystem and Path(spot.folder).is_relative_to(mount.root):
                path = mount.point / Path(spot.folder).relative_to(mount.root)
                if _is_text(str(path)) and uppermost(path, self._mounts) == mount:  # nothing else is mounted over it
                    ways.append((str(path) != wanted, mount.is_read_only, mount.id, str(path)))
        return min(ways)[-1] if ways else ""

    def _target(self, path: str) -> str:
        """Of a symlink; empty for all else."""
        try:
            return os.readlink(path) if self._is_of_computer(path) else ""
        except (OSError, ValueError):  # the latter for a NUL in a name
            return ""

    def _is_of_computer(self, path: str) -> bool:
        """Whether it lies on what the computer runs from."""
        mount = uppermost(Path(path), self._mounts)
        return mount is not None and runs_from([mount.point])


def _is_text(path: str) -> bool:
    """Whether its bytes are UTF-8; neither a list of places nor a window could hold it otherwise."""
    return not any("\udc80" <= letter <= "\udcff" for letter in path)
