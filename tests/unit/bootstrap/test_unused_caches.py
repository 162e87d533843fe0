"""Caches of backups without a set are removed from the home after a while; others stay."""

import os
import time
from contextlib import closing
from pathlib import Path

import pytest

from shingleback.bootstrap.backup import remove_unused_caches
from shingleback.engine.repo.index import IndexStore
from shingleback.store.database import UNUSED_S, key_of
from shingleback.store.private_files import Paths
from shingleback.store.run_history import RunHistory
from shingleback.store.settings import BackupSet, Settings, save

NOW_S = time.time()
LATER_S = NOW_S + UNUSED_S + 86_400


@pytest.fixture
def paths() -> Paths:
    """Two backups, one of which has a set."""
    paths = Paths.of_user()
    for name in ("mine", "gone"):
        with closing(IndexStore(paths.index_folder).open(name)) as index:
            index.set("key", b"value")
            index.commit()
        paths.version_cache_folder.mkdir(parents=True, exist_ok=True)
        for ending in (".runs", f"-{key_of('version')}.sqlite"):
            (paths.version_cache_folder / f"{key_of(name)}{ending}").touch()
    with closing(RunHistory(paths.history_file)) as history:
        history.remember_place("/media/mine", "mine")
        history.remember_place("/media/gone", "gone")
    save(paths.settings_file, Settings(sets=[BackupSet(folders=["/home/me"], destination="/media/mine")]))
    return paths


def kept(paths: Paths) -> set[str]:
    files = [*paths.index_folder.glob("*.sqlite*"), *paths.version_cache_folder.iterdir()]
    return {name for name in ("mine", "gone") for file in files if file.name.startswith((name, key_of(name)))}


def test_recently_used_caches_stay(paths: Paths) -> None:
    remove_unused_caches(paths, NOW_S + UNUSED_S - 86_400)
    assert kept(paths) == {"mine", "gone"}


def test_unused_caches_of_backups_without_a_set_are_removed(paths: Paths) -> None:
    (paths.index_folder / "gone.sqlite-wal").touch()
    remove_unused_caches(paths, LATER_S)
    assert kept(paths) == {"mine"}
    assert (paths.index_folder / "CACHEDIR.TAG").exists()


def test_opening_an_index_counts_as_using_it(paths: Paths) -> None:
    os.utime(paths.index_folder / "gone.sqlite", (0, 0))
    IndexStore(paths.index_folder).open("gone").close()
    remove_unused_caches(paths, NOW_S + 86_400)
    assert (paths.index_folder / "gone.sqlite").exists()


def test_no_cache_is_removed_while_the_settings_are_unreadable(paths: Paths) -> None:
    paths.settings_file.write_text("this is no TOML")
    remove_unused_caches(paths, LATER_S)
    assert kept(paths) == {"mine", "gone"}


def test_a_home_without_caches_is_no_failure(tmp_path: Path) -> None:
    remove_unused_caches(Paths(tmp_path / "config", tmp_path / "state", tmp_path / "cache"), LATER_S)
