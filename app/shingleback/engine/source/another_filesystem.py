"""A backup that was copied to another filesystem, with a file manager or rsync.

Its list names files as the old filesystem held them. The new one may hold fewer names: of two that differ only in case,
the copy has one, under either name, and one with a colon is missing. Such entries get the names that they would have in
a new backup. What may share a place, or is missing, is written again.
"""

from collections import defaultdict
from typing import Final

import msgspec.structs

from shingleback.engine.drive.messages import RepositoryOpened
from shingleback.engine.repo.abilities import FilesystemAbilities
from shingleback.engine.repo.index import FolderRow, Index, KnownFile
from shingleback.engine.repo.index_state import subfolders
from shingleback.engine.repo.layout import Names, folded
from shingleback.engine.report import Reporter

_KEY: Final = "names suit"


def is_for_another(index: Index, filesystem: FilesystemAbilities) -> bool:
    """Whether the index has names for another filesystem: that of a copy, which has the same identity."""
    suited = index.get(_KEY)
    return suited is not None and suited != _place(filesystem)


def settle_in(index: Index, opened: RepositoryOpened, reporter: Reporter, *, is_dry_run: bool) -> None:
    """Make the index of a copied backup fit the filesystem on which it is now. The caller looks for losses."""
    if not opened.is_home_lost:  # then only its description is lost
        reporter.note("backup-was-copied")
    if opened.filesystem.windows_names and not is_dry_run:
        folder_ids = [row.id for _, _, row in index.walk()]
        for folder_id in folder_ids:
            row = index.folder(folder_id)
            if row is not None:
                _name_again(index, row)
        index.set(_KEY, _place(opened.filesystem))


def _place(filesystem: FilesystemAbilities) -> bytes:
    return f"{filesystem.kind} {filesystem.uuid or ''}".encode()


def _name_again(index: Index, folder: FolderRow) -> None:
    """Choose names for the entries of a folder that have none of their own on the drive."""
    files = folder.files()
    children = subfolders(index, folder.id)
    plain: dict[bytes, FolderRow | KnownFile] = {child.name: child for child in children if child.stored is None}
    plain |= {name: file for name, file in files.items() if file.fact.stored is None}
    names = Names(
        [child.stored for child in children if child.stored is not None]
        + [file.fact.stored for file in files.values() if file.fact.stored is not None]
    )
    sharing: dict[str, int] = defaultdict(int)
    for name in plain:
        sharing[folded(name)] += 1
    ids = {name: entry.fact.id if isinstance(entry, KnownFile) else entry.id for name, entry in plain.items()}
    for name in sorted(ids, key=ids.__getitem__):
        stored, entry = names.stored(name), plain[name]
        if stored is None and sharing[folded(name)] == 1:
            continue
        if isinstance(entry, KnownFile):
            files[name] = KnownFile(entry.stat, msgspec.structs.replace(entry.fact, stored=stored)).as_lost()
            index.has_lost = True
        else:
            index.move_folder(entry.id, entry.parent, entry.name, stored)
            index.note_change(entry.id)
            # Write all files below it again: in the copy, they may be those of the folder beside it.
            for row in index.inside(entry.id):
                index.set_files(row.id, {name: file.as_lost() for name, file in row.files().items()})
    index.set_files(folder.id, files)
