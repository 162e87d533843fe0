"""Runs that begin at the same instant: each one finds what the other one has made, and takes nothing from it."""

import os
from contextlib import closing
from pathlib import Path

from shingleback.engine.repo.index import Index
from shingleback.engine.repo.repository import RepositoryHome, open_destination, read_about
from tests.helpers.at_once import at_once


def takes_hold(folder: Path) -> bool:
    """Whether the backup is still the one that whoever came first has begun."""
    folder.mkdir(exist_ok=True)
    root_fd, first = open_destination(os.fsencode(folder / "backup"), create=True), folder / "first"
    try:
        with closing(RepositoryHome(root_fd)) as home:
            home.take()
            about = home.write_about(str(os.getpid()), home.filesystem(), [], "")
            if not first.exists():
                first.write_text(about.id)
            return read_about(home.fd).id == about.id == first.read_text()
    finally:
        os.close(root_fd)


def test_backups_to_the_same_new_place_are_one_backup(tmp_path: Path) -> None:
    assert at_once(takes_hold, tmp_path, rounds=20) == 0


def keeps(folder: Path) -> bool:
    path, own = folder / "index.sqlite", str(os.getpid())
    for _ in ("writes", "comes again"):
        with closing(Index(path)) as index:
            found = index.get(own)
            index.set(own, b"known")
            index.commit()
    return found == b"known"


def test_processes_that_make_the_same_index_all_keep_what_they_know(tmp_path: Path) -> None:
    assert at_once(keeps, tmp_path, rounds=40) == 0
