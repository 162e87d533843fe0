"""Notes of where measurements were begun and not ended, so that the next start removes what is left there.

By then the drive may not be there, and its empty mount point may; or it is mounted somewhere else.
"""

import contextlib
import hashlib
import os
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec

from shingleback.devices.mounts import Mount, mounts, uppermost, uuid_of
from shingleback.domain.text import UNDECODABLE
from shingleback.measuring.areas import remove_left_behind
from shingleback.store import private_files

Find = Callable[[str], str | None]


class BegunPlace(msgspec.Struct, frozen=True):
    """One of them.

    Attributes:
        path: of the folder; `point`: where its filesystem was mounted.
        inner: the folder, from the root of that filesystem; `filesystem`: its UUID, or empty if nobody knows it.
    """

    path: bytes
    point: bytes = b"/"
    inner: bytes = b""
    filesystem: str = ""

    def now(self, mounted: Iterable[Mount], find_uuid: Find) -> Path | None:
        """Where it is; None while its filesystem is not mounted."""
        all_of_them, path = list(mounted), Path(os.fsdecode(self.path))
        same = uppermost(path, all_of_them)
        if same is not None and bytes(same.point) == self.point and self._may_be(same, find_uuid):
            return path
        for mount in all_of_them if self.filesystem else ():
            shown = mount.shown(Path(os.fsdecode(self.inner)))
            if shown is not None and find_uuid(mount.source) == self.filesystem:
                return shown
        return None

    def _may_be(self, mount: Mount, find_uuid: Find) -> bool:
        return not self.filesystem or find_uuid(mount.source) in (None, self.filesystem)


def begun_at(destination: Path, mounted: Iterable[Mount], find_uuid: Find) -> BegunPlace:
    real = Path(os.path.realpath(destination))
    mount = uppermost(real, mounted)
    if mount is None:
        return BegunPlace(bytes(real))
    return BegunPlace(bytes(real), bytes(mount.point), bytes(mount.inner(real)), find_uuid(mount.source) or "")


class BegunPlaces:
    """Notes, one file each."""

    def __init__(self, folder: Path, look: Callable[[], Iterable[Mount]] = mounts, find_uuid: Find = uuid_of) -> None:
        self._folder = folder
        self._look = look
        self._find_uuid = find_uuid

    def note(self, destination: Path) -> None:
        """Raises OSError."""
        private_files.make_folder(self._folder)
        place = begun_at(destination, self._look(), self._find_uuid)
        private_files.write(self._file(destination), msgspec.json.encode(place))

    def forget(self, destination: Path) -> None:
        self._file(destination).unlink(missing_ok=True)

    def noted(self) -> list[BegunPlace]:
        return [place for _, place in self._notes()]

    def clean(self) -> None:
        """Remove what was left at each place. A drive that is not there is remembered. Raises no error."""
        mounted = list(self._look())
        for file, place in self._notes():
            with contextlib.suppress(OSError):
                now = place.now(mounted, self._find_uuid)
                if now is not None and remove_left_behind(now):
                    file.unlink(missing_ok=True)

    def _notes(self) -> list[tuple[Path, BegunPlace]]:
        with contextlib.suppress(OSError):
            return [(file, _understood(file.read_bytes())) for file in sorted(self._folder.iterdir())]
        return []

    def _file(self, destination: Path) -> Path:
        return self._folder / hashlib.sha256(os.fsencode(destination)).hexdigest()[:24]


def _understood(content: bytes) -> BegunPlace:
    """An earlier version of the program noted the path alone."""
    try:
        return msgspec.json.decode(content, type=BegunPlace)
    except UNDECODABLE:
        return begun_at(Path(os.fsdecode(content)), mounts(), uuid_of)
