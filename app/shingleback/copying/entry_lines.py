"""Lines of the manifest for what an index knows already."""

from stat import S_IMODE
from typing import NamedTuple

from shingleback.copying.folders import join
from shingleback.copying.index import FolderRow, Known
from shingleback.copying.manifest import File, Folder, Gone, Moved, Symlink, stored_of, text_of


class Spot(NamedTuple):
    """Where something has its name. `path` and `on_drive` are whole paths, in the backup and on the drive."""

    folder_id: int
    path: bytes
    on_drive: bytes

    def inside(self, folder_id: int, name: bytes, stored: bytes | None) -> "Spot":
        """The spot of something in the folder that is here, which has the number `folder_id`."""
        return Spot(folder_id, join(self.path, name), join(self.on_drive, stored or name))


def folder_line(row: FolderRow, spot: Spot) -> Folder:
    """Raises ValueError for a folder of which no attributes are known; each that was listed has some."""
    attributes = row.own_attributes()
    if attributes is None:
        raise ValueError(row.id)
    path, exact = text_of(spot.path)
    return Folder(
        id=row.id,
        folder_id=spot.folder_id,
        path=path,
        path_bytes=exact,
        stored=stored_of(spot.path, spot.on_drive),
        mode=f"{attributes.mode:o}",
        uid=attributes.uid,
        gid=attributes.gid,
        mtime_ns=attributes.mtime_ns,
        xattrs=attributes.xattrs,
        inode=row.inode,
        ctime_ns=row.ctime_ns,
    )


def name_line(known: Known, spot: Spot) -> File | Symlink:
    """For a file or a symlink."""
    return _file_line(known, spot) if known.stat.is_file else _symlink_line(known, spot)


def _file_line(known: Known, spot: Spot) -> File:
    stat, fact = known.stat, known.fact
    path, exact = text_of(spot.path)
    return File(
        id=fact.id,
        folder_id=spot.folder_id,
        path=path,
        path_bytes=exact,
        stored=stored_of(spot.path, spot.on_drive),
        mode=f"{S_IMODE(stat.mode):o}",
        uid=stat.uid,
        gid=stat.gid,
        mtime_ns=stat.mtime_ns,
        xattrs=fact.xattrs,
        inode=stat.inode,
        ctime_ns=stat.ctime_ns,
        names=stat.links,
        linked=fact.linked,
        size=stat.size,
        blake3=fact.digest.hex(),
        parts=fact.parts,
    )


def _symlink_line(known: Known, spot: Spot) -> Symlink:
    stat, fact = known.stat, known.fact
    path, exact = text_of(spot.path)
    target, target_exact = text_of(fact.target or b"")
    return Symlink(
        id=fact.id,
        folder_id=spot.folder_id,
        path=path,
        path_bytes=exact,
        stored=stored_of(spot.path, spot.on_drive),
        mode=f"{S_IMODE(stat.mode):o}",
        uid=stat.uid,
        gid=stat.gid,
        mtime_ns=stat.mtime_ns,
        xattrs=fact.xattrs,
        inode=stat.inode,
        ctime_ns=stat.ctime_ns,
        names=stat.links,
        linked=fact.linked,
        target=target,
        target_bytes=target_exact,
        only_listed=fact.is_only_listed,
    )


def gone_line(entry_id: int, spot: Spot, kept: bytes | None, *, is_folder: bool, parts: int = 0) -> Gone:
    path, exact = text_of(spot.path)
    record = Gone(
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


def moved_line(entry_id: int, old: Spot, new: Spot, *, is_folder: bool) -> Moved:
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
