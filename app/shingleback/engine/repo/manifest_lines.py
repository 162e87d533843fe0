"""The lines of the manifest, made from what a batch has done or from what an index knows."""

from stat import S_IMODE
from typing import NamedTuple

from shingleback.engine.files.folders import join
from shingleback.engine.repo.format import (
    Attributes,
    File,
    Folder,
    GoneEntry,
    Moved,
    SymlinkEntry,
    stored_of,
    text_of,
)
from shingleback.engine.repo.index import FolderRow, KnownFile


class NamedPath(NamedTuple):
    """A name and its folder. `path` and `on_drive` are whole paths, in the backup and on the drive."""

    folder_id: int
    path: bytes
    on_drive: bytes

    def inside(self, folder_id: int, name: bytes, stored: bytes | None) -> "NamedPath":
        """The spot of something in the folder that is here, which has the number `folder_id`."""
        return NamedPath(folder_id, join(self.path, name), join(self.on_drive, stored or name))


def folder_line(folder_id: int, spot: NamedPath, given: Attributes, *, inode: int, ctime_ns: int = 0) -> Folder:
    path, exact = text_of(spot.path)
    return Folder(
        id=folder_id,
        folder_id=spot.folder_id,
        path=path,
        path_bytes=exact,
        stored=stored_of(spot.path, spot.on_drive),
        mode=f"{given.mode:o}",
        uid=given.uid,
        gid=given.gid,
        mtime_ns=given.mtime_ns,
        xattrs=given.xattrs,
        inode=inode,
        ctime_ns=ctime_ns,
    )


def file_line(entry_id: int, spot: NamedPath, given: Attributes, size_bytes: int, digest: bytes) -> File:
    path, exact = text_of(spot.path)
    record = File(
        id=entry_id,
        folder_id=spot.folder_id,
        path=path,
        mode=f"{given.mode:o}",
        uid=given.uid,
        gid=given.gid,
        mtime_ns=given.mtime_ns,
        size=size_bytes,
        blake3=digest.hex(),
    )
    record.path_bytes, record.xattrs = exact, given.xattrs  # faster than by name: there are many of these
    record.stored = stored_of(spot.path, spot.on_drive)
    return record


def symlink_line(
    entry_id: int, spot: NamedPath, given: Attributes, target: bytes, *, only_listed: bool
) -> SymlinkEntry:
    path, exact = text_of(spot.path)
    target_text, target_exact = text_of(target)
    return SymlinkEntry(
        id=entry_id,
        folder_id=spot.folder_id,
        path=path,
        path_bytes=exact,
        stored=stored_of(spot.path, spot.on_drive),
        mode=f"{given.mode:o}",
        uid=given.uid,
        gid=given.gid,
        mtime_ns=given.mtime_ns,
        xattrs=given.xattrs,
        target=target_text,
        target_bytes=target_exact,
        only_listed=only_listed,
    )


def line_of_folder(row: FolderRow, spot: NamedPath) -> Folder:
    """For a folder of an index. Raises ValueError if no attributes are known; each listed folder has some."""
    attributes = row.own_attributes()
    if attributes is None:
        raise ValueError(row.id)
    return folder_line(row.id, spot, attributes, inode=row.inode, ctime_ns=row.ctime_ns)


def line_of_name(known: KnownFile, spot: NamedPath) -> File | SymlinkEntry:
    """For a file or a symlink that an index knows."""
    stat, fact = known.stat, known.fact
    given = Attributes(S_IMODE(stat.mode), stat.uid, stat.gid, stat.mtime_ns, stat.mtime_ns, fact.xattrs)
    line: File | SymlinkEntry
    if stat.is_file:
        line = file_line(fact.id, spot, given, stat.size, fact.digest)
        line.parts = fact.parts
    else:
        line = symlink_line(fact.id, spot, given, fact.target or b"", only_listed=fact.is_only_listed)
    line.inode, line.ctime_ns, line.names, line.linked = stat.inode, stat.ctime_ns, stat.links, fact.linked
    return line


def gone_line(entry_id: int, spot: NamedPath, kept: bytes | None, *, is_folder: bool, parts: int = 0) -> GoneEntry:
    path, exact = text_of(spot.path)
    record = GoneEntry(
        id=entry_id,
        folder_id=spot.folder_id,
        path=path,
        path_bytes=exact,
        stored=stored_of(spot.path, spot.on_drive),
        folder=is_folder,
        parts=parts,
    )
    if kept is not None:
        record.kept, record.kept_bytes = text_of(kept)
    return record


def moved_line(entry_id: int, old: NamedPath, new: NamedPath, *, is_folder: bool) -> Moved:
    path, exact = text_of(new.path)
    origin, origin_exact = text_of(old.path)
    return Moved(
        id=entry_id,
        folder_id=new.folder_id,
        path=path,
        path_bytes=exact,
        stored=stored_of(new.path, new.on_drive),
        origin=origin,
        origin_bytes=origin_exact,
        origin_stored=stored_of(old.path, old.on_drive),
        origin_in=old.folder_id,
        folder=is_folder,
    )
