"""What a backup would ask about its sources, found out before the first run: whether it knows them from another place.

It reads the drive's list, or this computer's record of it if the drive is not there, and a sample of the sources. So it
runs in a worker process: the drive or a source may not answer.
"""

import contextlib
import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing

import msgspec.structs

from shingleback.domain.computer import ComputerIdentity
from shingleback.domain.errors import ShinglebackError
from shingleback.domain.folder_question import FolderQuestion
from shingleback.engine.repo.catalog import Catalog
from shingleback.engine.repo.catalog_cache import CatalogCache
from shingleback.engine.repo.computers import BackupOwner
from shingleback.engine.repo.format import Origin
from shingleback.engine.repo.index import Index, IndexStore
from shingleback.engine.repo.origins import path_text, recorded_origins
from shingleback.engine.repo.repository import inspect
from shingleback.engine.source.access import SourceAccess
from shingleback.engine.source.recognition import questions_about
from shingleback.protocol.control import Control
from shingleback.protocol.events import Emit
from shingleback.protocol.process import Job
from shingleback.protocol.results import LookFinished
from shingleback.store.private_files import Paths


class _Asker:
    def __init__(self, folders: Sequence[bytes], paths: Paths, computer: ComputerIdentity) -> None:
        self._folders = [os.path.realpath(folder) for folder in folders]
        self._paths = paths
        self._computer = computer

    def of_drive(self, destination: bytes) -> list[FolderQuestion]:
        cache = CatalogCache(self._paths.version_cache_folder)
        with (
            contextlib.suppress(ShinglebackError, OSError),
            closing(Catalog(destination, catalog_cache=cache)) as catalog,
        ):
            origins, owner = catalog.backup_info.origins, BackupOwner(self._computer, catalog.backup_info.id)
            own_paths = {origin.path for origin in origins if owner.owns(origin)}
            if own_paths.issuperset(map(path_text, self._folders)):
                return []
            catalog.turn_to_newest()
            return catalog.query(lambda index: self._of_index(index, origins, owner))
        return []

    def of_record(self, backup: str) -> list[FolderQuestion]:
        store = IndexStore(self._paths.index_folder)
        if store.has(backup):
            with contextlib.suppress(sqlite3.Error, OSError), closing(store.open(backup)) as index:
                return self._of_index(index, recorded_origins(index), BackupOwner(self._computer, backup))
        return []

    def _of_index(self, index: Index, origins: Sequence[Origin], owner: BackupOwner) -> list[FolderQuestion]:
        return questions_about(self._folders, origins, owner, index, SourceAccess())


def look_job(
    destination: bytes, folders: Sequence[bytes], backups: Sequence[str], paths: Paths, computer: ComputerIdentity
) -> Job:
    """Examine a place, and what a backup of `folders` to it would ask. `backups`: those that were seen there before."""

    def run(_emit: Emit, _control: Control) -> LookFinished:
        result, asker = inspect(destination), _Asker(folders, paths, computer)
        if result.has_backup:
            questions = asker.of_drive(destination)
        elif backups and not os.path.lexists(destination):
            questions = asker.of_record(backups[0])
        else:
            questions = []
        return msgspec.structs.replace(result, questions=questions)

    return run
