"""What Home shows of all sets is looked up once: the history, and what is mounted."""

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


class Looker:
    """What is mounted: nothing. It counts how often somebody looks."""

    def __init__(self, folder: Path) -> None:
        self.looks = 0
        (folder / "mountinfo").touch()
        self._tables = Tables(folder / "mountinfo", folder / "udev", folder / "uuid")

    def now(self) -> MountSnapshot:
        self.looks += 1
        return self._tables.now()


@pytest.fixture
def looker(tmp_path: Path) -> Looker:
    return Looker(tmp_path)


@pytest.fixture
def memory(looker: Looker) -> Memory:
    paths = Paths.of_user()
    return Memory(paths, DestinationLocator(paths.history_file, looker.now))


def back_up() -> None:
    result = BackupFinished(outcome="done", exit_code=0, destination=ONE.destination, backup_set=ONE.key)
    with closing(RunHistory(Paths.of_user().history_file)) as history:
        history.add(result)


def test_at_one_moment_one_looks_once_at_what_is_mounted(memory: Memory, looker: Looker) -> None:
    with memory.consistent_reads():
        for _ in range(3):
            memory.backups(ONE)
            memory.checks(ONE)
            memory.place_of(ONE)
    assert looker.looks == 1

    memory.place_of(ONE)
    assert looker.looks == 2


def test_the_names_of_a_place_are_found_once_in_a_moment(memory: Memory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each set asks for those of all others that go to its drive: forty sets would keep the window waiting."""
    asked: list[str] = []
    resolved = MountSnapshot.resolved

    def note(snapshot: MountSnapshot, path: str) -> str:
        asked.append(path)
        return resolved(snapshot, path)

    monkeypatch.setattr(MountSnapshot, "resolved", note)
    with memory.consistent_reads():
        for _ in range(40):
            memory.backups(ONE)
    assert len(asked) == 1

    memory.backups(ONE)
    assert len(asked) == 2, "at the next moment it may be another"


def test_a_backup_that_ends_meanwhile_is_found_after_the_moment(memory: Memory) -> None:
    with memory.consistent_reads():
        assert len(memory.backups(ONE)) == 0
        back_up()
        assert len(memory.backups(ONE)) == 0, "all answers of one moment fit together"
    assert len(memory.backups(ONE)) == 1


def test_a_moment_ends_with_an_error_as_well(memory: Memory) -> None:
    def fail() -> None:
        with memory.consistent_reads():
            memory.backups(ONE)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        fail()
    back_up()
    assert len(memory.backups(ONE)) == 1
