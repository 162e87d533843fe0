"""How far the index has got: the place in the manifest up to which it is right, and the versions that there are."""

import msgspec

from shingleback.copying.index import Index
from shingleback.copying.manifest import BatchPlace
from shingleback.copying.manifest_limits import VersionName

_KEY = "head"


class VersionRef(msgspec.Struct, frozen=True):
    """A state that can be restored.

    Attributes:
        run: number of the run that completed it.
        snapshot: the filesystem keeps all of it.
    """

    name: VersionName
    run: int
    started_at: str
    finished_at: str
    files: int
    bytes: int
    left_out: int
    snapshot: bool = False


class PartialFile(msgspec.Struct, frozen=True):
    """A large file of which an interrupted run left `done` bytes on the drive, in the folder `id` of `incoming`."""

    id: int
    path: bytes
    size: int
    mtime_ns: int
    ctime_ns: int
    done: int
    digest: bytes


class Head(msgspec.Struct):
    """What the index knows of itself.

    Attributes:
        backup: identity of the backup that the index describes.
        segment, offset, end, batch: the last batch that the index contains, and where it begins and ends.
        last_change: the last batch that says what is in the copy, which may not have been carried out; None where there
            is none.
        next_id: higher than the id of everything that was ever listed.
        names: of all versions that there ever were.
        is_complete: nothing was listed since the newest version.
        is_swept: nothing is kept that no version needs.
    """

    backup: str = ""
    segment: str = ""
    offset: int = 0
    end: int = 0
    batch: str = ""
    last_change: BatchPlace | None = None
    next_id: int = 1
    versions: list[VersionRef] = []
    names: list[VersionName] = []
    is_complete: bool = False
    partial: PartialFile | None = None
    is_swept: bool = True

    @property
    def partial_id(self) -> int:
        """0 where there is no file to go on with."""
        return self.partial.id if self.partial is not None else 0

    def advance(self, segment: str, offset: int, end: int, batch: str, *, is_change: bool) -> None:
        """The index contains this batch now. Where it is the one that it had, nothing is new."""
        if is_change and batch != self.batch:
            self.last_change = BatchPlace(segment, offset, end)
        self.segment, self.offset, self.end, self.batch = segment, offset, end, batch

    def new_id(self) -> int:
        """A number that nothing has had."""
        self.next_id += 1
        return self.next_id - 1

    def has_listed(self, entry_id: int) -> None:
        self.next_id = max(self.next_id, entry_id + 1)

    def add_version(self, ref: VersionRef) -> None:
        self.versions.append(ref)
        self.names.append(ref.name)
        self.is_complete = True

    def remove_versions(self, names: list[str]) -> None:
        self.versions = [ref for ref in self.versions if ref.name not in names]
        self.is_swept = False


def load_head(index: Index) -> Head:
    """An index that cannot be read by this program is as good as none."""
    data = index.get(_KEY)
    try:
        head = msgspec.msgpack.decode(data, type=Head) if data else Head()
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return Head()
    return head if head.last_change is not None else Head()


def save_head(index: Index, head: Head) -> None:
    index.set(_KEY, msgspec.msgpack.encode(head))
