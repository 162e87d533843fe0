"""Concurrent runs find each other's work and destroy none of it."""

import os
from contextlib import closing
from pathlib import Path

from shingleback.engine.repo.about import read_about
from shingleback.engine.repo.index import Index
from shingleback.engine.repo.repository import RepositoryHome, open_destination
from tests.helpers.at_once import simultaneously


def uses_first_backup(folder: Path) -> bool:
    """Whether the backup is still the one that the first process created."""
    folder.mkdir(exist_ok=True)
    root_fd, first = open_destination(os.fsencode(folder / "backup"), create=True), folder / "first"
    try:
        with closing(RepositoryHome(root_fd)) as home:
            home.take()
            backup_info = home.write_about(str(os.getpid()), home.filesystem(), [], "")
            if not first.exists():
                first.write_text(backup_info.id)
            return read_about(home.fd).id == backup_info.id == first.read_text()
    finally:
        os.close(root_fd)


def test_concurrent_backups_to_the_same_new_folder_are_one_backup(tmp_path: Path) -> None:
    assert simultaneously(uses_first_backup, tmp_path, rounds=20) == 0


def keeps_own_entry(folder: Path) -> bool:
    path, own_key = folder / "index.sqlite", str(os.getpid())
    for _ in ("writes", "comes again"):
        with closing(Index(path)) as index:
            stored_value = index.get(own_key)
            index.set(own_key, b"known")
            index.commit()
    return stored_value == b"known"


def test_processes_that_create_the_same_index_all_keep_their_entries(tmp_path: Path) -> None:
    assert simultaneously(keeps_own_entry, tmp_path, rounds=40) == 0
