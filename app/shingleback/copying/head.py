"""How far the index has got: the place in the manifest up to which it is right, and the versions that there are."""

import msgspec
import msgspec.structs

from shingleback.copying.index import Index

_KEY = "head"


class VersionRef(msgspec.Struct, frozen=True):
    """A state that can be restored. `run` is the number of the run that completed it."""

    name: str
    run: int
    started_at: str
    finished_at: str
    files: int
    bytes: int
    left_out: int


class PartialFile(msgspec.Struct, frozen=True):
    """A large file of which an interrupted run left `done` bytes on the drive, in the folder `staged` of `incoming`."""

    path: bytes
    staged: str
    size: int
    mtime_ns: int
    ctime_ns: int
    done: int
    digest: bytes

    def at(self, staged: str) -> "PartialFile":
        """The same, now that it is known where it waits."""
        return msgspec.structs.replace(self, staged=staged)


class Head(msgspec.Struct):
    """What the index knows of itself.

    Attributes:
        backup: identity of the backup that the index describes.
        segment, offset, batch: the last batch that the index contains.
        is_complete: nothing was listed since the newest version.
        thinning: versions whose removal was begun and may not have been finished.
    """

    backup: str = ""
    segment: str = ""
    offset: int = 0
    batch: str = ""
    versions: list[VersionRef] = []
    is_complete: bool = False
    partial: PartialFile | None = None
    thinning: list[VersionRef] = []

    @property
    def last_version(self) -> str:
        return self.versions[-1].name if self.versions else ""

    def advance(self, segment: str, offset: int, batch: str) -> None:
        self.segment, self.offset, self.batch = segment, offset, batch


def load_head(index: Index) -> Head:
    """An index that cannot be read by this program is as good as none."""
    data = index.get(_KEY)
    try:
        return msgspec.msgpack.decode(data, type=Head) if data else Head()
    except msgspec.DecodeError:
        return Head()


def save_head(index: Index, head: Head) -> None:
    index.set(_KEY, msgspec.msgpack.encode(head))
