"""The operations in a parcel, which the drive side executes in order."""

import msgspec

from shingleback.engine.files.attributes import Attributes


class FlatStruct(msgspec.Struct, array_like=True, frozen=True, gc=False):
    pass


class SourceState(FlatStruct, frozen=True):
    """The state of an entry in the source, which the next run compares to detect changes.

    Attributes:
        names: the number of its hard links there.
        linked: entries with the same number are hard links of one file; 0 if it has only one.
    """

    inode: int
    ctime_ns: int
    names: int = 1
    linked: int = 0


class Old(FlatStruct, frozen=True):
    """An entry that loses its place: its id, its number of parts, and the path below `versions` where it is kept.

    `kept_at` is empty if no version needs it.
    """

    id: int
    parts: int
    kept_at: bytes


class Enter(FlatStruct, frozen=True, tag=1):
    """The following operations concern this folder.

    Attributes:
        folder_id: the id of the parent folder; 0 at the top.
        path: its path in the backup; `on_drive` is its path on the drive.
        is_new: the drive does not have it yet.
    """

    id: int
    folder_id: int
    path: bytes
    on_drive: bytes
    is_new: bool
    attributes: Attributes
    source_state: SourceState


class Put(FlatStruct, frozen=True, tag=2):
    """A whole file, with its content in the slot at `start`.

    Attributes:
        name: its name on the drive; `true_name` is its real name if that differs.
        old: the entry that has the name now.
    """

    id: int
    name: bytes
    start: int
    size: int
    attributes: Attributes
    digest: bytes
    old: Old | None
    true_name: bytes | None
    source_state: SourceState


class Begin(FlatStruct, frozen=True, tag=3):
    """The beginning of a file that is sent in pieces; its times in the source identify it after an interruption.

    Attributes:
        has_holes: parts of it will not be written.
        is_resumed: an earlier run left it in `incoming`, with its first `done` bytes complete.
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
    """A part of the unfinished file: `size` bytes of the slot from `start` go to `offset` of the file."""

    start: int
    size: int
    offset: int


class End(FlatStruct, frozen=True, tag=5):
    """The unfinished file is complete. Ranges that no piece covered are holes."""

    attributes: Attributes
    digest: bytes
    old: Old | None
    source_state: SourceState


class Drop(FlatStruct, frozen=True, tag=6):
    """The unfinished file changed while it was read: discard it."""


class MakeSymlink(FlatStruct, frozen=True, tag=7):
    id: int
    name: bytes
    target: bytes
    attributes: Attributes
    old: Old | None
    true_name: bytes | None
    source_state: SourceState


class MakeLink(FlatStruct, frozen=True, tag=8):
    """A hard link to the path `first` on the drive, which exists by then; `target` is set if it is a symlink.

    `has_new_attributes`: the copy may have been made when the file had others.
    """

    id: int
    name: bytes
    first: bytes
    size: int
    attributes: Attributes
    digest: bytes
    target: bytes | None
    old: Old | None
    true_name: bytes | None
    source_state: SourceState
    has_new_attributes: bool


class Touch(FlatStruct, frozen=True, tag=9):
    """A change of only the attributes or the hard links of an entry. `digest` is empty for a symlink."""

    id: int
    name: bytes
    size: int
    attributes: Attributes
    digest: bytes
    target: bytes | None
    parts: int
    is_only_listed: bool
    true_name: bytes | None
    source_state: SourceState


class RemoveFile(FlatStruct, frozen=True, tag=10):
    """The source no longer has this file of the entered folder."""

    name: bytes
    true_name: bytes | None
    old: Old


class Take(FlatStruct, frozen=True, tag=11):
    """The source no longer has this folder or file. The paths are as in `Enter`, before the batch is applied."""

    folder_id: int
    path: bytes
    on_drive: bytes
    is_folder: bool
    old: Old


class Move(FlatStruct, frozen=True, tag=13):
    """Rename a file or folder on the drive.

    Attributes:
        old_in, old, old_on_drive: its place before the batch is applied.
        new_in, new, new_on_drive: its place after the batch is applied.
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
    """This folder and its subfolders are complete: its attributes can be set with the batch."""

    id: int
    folder_id: int
    path: bytes
    on_drive: bytes
    attributes: Attributes
    source_state: SourceState


Operation = Enter | Put | Begin | Piece | End | Drop | MakeSymlink | MakeLink | Touch | RemoveFile | Take | Move | Leave
