"""The work within a parcel, in the order in which it is to be done on the drive side."""

import msgspec

from shingleback.engine.repo.format import Attributes


class FlatStruct(msgspec.Struct, array_like=True, frozen=True, gc=False):
    pass


class SourceState(FlatStruct, frozen=True):
    """What the source told of an entry, by which the next run sees whether anything has happened to it.

    Attributes:
        names: how many names it has there.
        linked: entries with the same number are names of one file; 0 where it has only one.
    """

    inode: int
    ctime_ns: int
    names: int = 1
    linked: int = 0


class Old(FlatStruct, frozen=True):
    """What loses its place: its id, into how many pieces it is split, and where below `versions` it is kept.

    `kept` is empty where no version needs it.
    """

    id: int
    parts: int
    kept: bytes


class Enter(FlatStruct, frozen=True, tag=1):
    """From here on, operations concern this folder.

    Attributes:
        folder_id: of the folder around it; 0 at the top.
        path: in the backup; `on_drive` is where it is on the drive.
        is_new: the drive does not have it yet.
    """

    id: int
    folder_id: int
    path: bytes
    on_drive: bytes
    is_new: bool
    attributes: Attributes
    seen: SourceState


class Put(FlatStruct, frozen=True, tag=2):
    """A whole file, whose content lies in the slot at `start`.

    Attributes:
        name: on the drive; `true_name` is what it is called, where that differs.
        old: what has the name now.
    """

    id: int
    name: bytes
    start: int
    size: int
    attributes: Attributes
    digest: bytes
    old: Old | None
    true_name: bytes | None
    seen: SourceState


class Begin(FlatStruct, frozen=True, tag=3):
    """A file that comes in pieces; times are the source's, by which an interrupted one is known again.

    Attributes:
        has_holes: not all of it is going to be written.
        is_resumed: an earlier run left it in `incoming`, where `done` bytes of it are whole.
    """

    id: int
    name: bytes
    true_name: bytes | None
    size: int
    mtime_ns: int
    ctime_ns: int
    is_resumed: bool
    done: int
    has_holes: bool


class Piece(FlatStruct, frozen=True, tag=4):
    """A part of the file that was begun: `size` bytes of the slot from `start` go to `offset` of the file."""

    start: int
    size: int
    offset: int


class End(FlatStruct, frozen=True, tag=5):
    """The file that was begun is complete. What no piece covered is a hole."""

    attributes: Attributes
    digest: bytes
    old: Old | None
    seen: SourceState


class Drop(FlatStruct, frozen=True, tag=6):
    """The file that was begun changed while it was read: forget it."""


class MakeSymlink(FlatStruct, frozen=True, tag=7):
    id: int
    name: bytes
    target: bytes
    attributes: Attributes
    old: Old | None
    true_name: bytes | None
    seen: SourceState


class MakeLink(FlatStruct, frozen=True, tag=8):
    """Another name for what is, or by then will be, at the path `first` on the drive; `target` is that of a symlink."""

    id: int
    name: bytes
    first: bytes
    size: int
    attributes: Attributes
    digest: bytes
    target: bytes | None
    old: Old | None
    true_name: bytes | None
    seen: SourceState


class Touch(FlatStruct, frozen=True, tag=9):
    """Only attributes of a file have changed, or how many names it has. `digest` is empty for a symlink."""

    id: int
    name: bytes
    size: int
    attributes: Attributes
    digest: bytes
    target: bytes | None
    parts: int
    is_only_listed: bool
    true_name: bytes | None
    seen: SourceState


class RemoveFile(FlatStruct, frozen=True, tag=10):
    """The source no longer has this file of the folder that was entered."""

    name: bytes
    true_name: bytes | None
    old: Old


class Take(FlatStruct, frozen=True, tag=11):
    """The source no longer has this folder, or this file; paths as in `Enter`, before anything of the batch is done."""

    folder_id: int
    path: bytes
    on_drive: bytes
    is_folder: bool
    old: Old


class Move(FlatStruct, frozen=True, tag=13):
    """Rename a file or folder on the drive.

    Attributes:
        old_in, old, old_on_drive: its place before anything of the batch is done.
        new_in, new, new_on_drive: its place when all of the batch is done.
    """

    id: int
    old_in: int
    old: bytes
    old_on_drive: bytes
    new_in: int
    new: bytes
    new_on_drive: bytes
    is_folder: bool


class Leave(FlatStruct, frozen=True, tag=14):
    """All in this folder, and in the folders in it, has been said: its attributes can be set with the batch."""

    id: int
    folder_id: int
    path: bytes
    on_drive: bytes
    attributes: Attributes
    seen: SourceState


Operation = Enter | Put | Begin | Piece | End | Drop | MakeSymlink | MakeLink | Touch | RemoveFile | Take | Move | Leave
