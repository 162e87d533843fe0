"""While Home shows all sets, the history and the mounts are read only once."""

from contextlib import closing
from pathlib import Path

import pytest

from shingleback.backup_sets.destinations import DestinationLocator, MountSnapshot, Tables
from shingleback.backup_sets.library import Memory
from shingleback.protocol.results import BackupFinished
from shingleback.store.private_files import Paths
from shingleback.store.run_history import RunHistory
from shingleback.store.settings import BackupSet

ONE = BackupSet(key="one", folders=["/home"], destination="/media/me/Backup")


class CountingTables:
    """An empty mount table that counts how often it is read."""

    def __init__(self, folder: Path) -> None:
        self.reads = 0
        (folder / "mountinfo").touch()
        self._tables = Tables(folder / "mountinfo", folder / "udev", folder / "uuid")

    def now(self) -> MountSnapshot:
        self.reads += 1
        return self._tables.now()


@pytest.fixture
def tables(tmp_path: Path) -> CountingTables:
    return CountingTables(tmp_path)


@pytest.fixture
def memory(tables: CountingTables) -> Memory:
    paths = Paths.of_user()
    return Memory(paths, DestinationLocator(paths.history_file, tables.now))


def add_backup() -> None:
    result = BackupFinished(outcome="done", exit_code=0, destination=ONE.destination, backup_set=ONE.key)
    with closing(RunHistory(Paths.of_user().history_file)) as history:
        history.add(result)


def test_consistent_reads_read_the_mounts_once(memory: Memory, tables: CountingTables) -> None:
    with memory.consistent_reads():
        for _ in range(3):
            memory.backups(ONE)
            memory.checks(ONE)
            memory.place_of(ONE)
    assert tables.reads == 1

    memory.place_of(ONE)
    assert tables.reads == 2


def test_consistent_reads_resolve_a_destination_once(memory: Memory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each set needs the names of all others on its drive: with forty sets the window would lag."""
    resolved_paths: list[str] = []
    resolved = MountSnapshot.resolved

    def record(snapshot: MountSnapshot, path: str) -> str:
        resolved_paths.append(path)
        return resolved(snapshot, path)

    monkeypatch.setattr(MountSnapshot, "resolved", record)
    with memory.consistent_reads():
        for _ in range(40):
            memory.backups(ONE)
    assert len(resolved_paths) == 1

    memory.backups(ONE)
    assert len(resolved_paths) == 2, "it may have changed by now"


def test_a_backup_that_ends_during_consistent_reads_is_found_after_them(memory: Memory) -> None:
    with memory.consistent_reads():
        assert len(memory.backups(ONE)) == 0
        add_backup()
        assert len(memory.backups(ONE)) == 0, "all answers are consistent"
    assert len(memory.backups(ONE)) == 1


def test_an_error_ends_consistent_reads(memory: Memory) -> None:
    def fail() -> None:
        with memory.consistent_reads():
            memory.backups(ONE)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        fail()
    add_backup()
    assert len(memory.backups(ONE)) == 1
