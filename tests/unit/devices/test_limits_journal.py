"""The journal of changed limits survives a crashed run, and leaves a living one alone."""

import os
import signal
from pathlib import Path

import pytest

from shingleback.devices.queue_limits import LimitsJournal, QueueLimit
from shingleback.devices.sysfs.reader import HelperDevice
from shingleback.domain.helper_protocol import Verb

SDB = HelperDevice(8, 16, 7)
SECTORS = QueueLimit(Verb.SET_MAX_SECTORS, SDB, 1280, 1024)
TIMEOUT = QueueLimit(Verb.SET_COMMAND_TIMEOUT, SDB, 30, 120)


@pytest.fixture
def journal(tmp_path: Path) -> LimitsJournal:
    return LimitsJournal(tmp_path / "limits")


def borrow_elsewhere(journal: LimitsJournal) -> None:
    """Borrow in a process that is then killed and reaped."""
    pid = os.fork()
    if pid == 0:
        journal.borrow([SECTORS, TIMEOUT])
        os.kill(os.getpid(), signal.SIGKILL)
    os.waitpid(pid, 0)


def test_limits_of_a_dead_process_are_taken_over(journal: LimitsJournal) -> None:
    borrow_elsewhere(journal)

    ((_, limits),) = journal.take_over()

    assert limits == [SECTORS, TIMEOUT]


def test_limits_of_a_living_process_are_left_alone(journal: LimitsJournal) -> None:
    journal.borrow([SECTORS])

    assert journal.take_over() == []


def test_limits_of_a_zombie_process_are_taken_over(journal: LimitsJournal) -> None:
    pid = os.fork()
    if pid == 0:
        journal.borrow([SECTORS])
        os._exit(0)
    os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)

    taken_over = journal.take_over()

    os.waitpid(pid, 0)
    assert [limits for _, limits in taken_over] == [[SECTORS]]


def test_a_reused_process_id_is_not_the_same_process(journal: LimitsJournal, tmp_path: Path) -> None:
    procfs = tmp_path / "proc"
    (procfs / str(os.getpid())).mkdir(parents=True)
    stat = procfs / str(os.getpid()) / "stat"
    fields = [str(number) for number in range(40)]
    journal = LimitsJournal(tmp_path / "limits", procfs)

    stat.write_text(f"{os.getpid()} (a) b\n(c) S {' '.join(fields)}")
    journal.borrow([SECTORS])
    assert journal.take_over() == []
    fields[18] = "99999"
    stat.write_text(f"{os.getpid()} (a) b\n(c) S {' '.join(fields)}")

    assert len(journal.take_over()) == 1


def test_restored_limits_are_forgotten_and_the_rest_is_kept(journal: LimitsJournal) -> None:
    borrow_elsewhere(journal)
    ((entry, _),) = journal.take_over()

    journal.settle(entry, [TIMEOUT])
    ((entry, remaining),) = journal.take_over()
    assert remaining == [TIMEOUT]

    journal.settle(entry, [])
    assert journal.take_over() == []
    assert not entry.exists()


def test_after_a_reboot_there_is_nothing_to_restore(tmp_path: Path) -> None:
    """Its device numbers may belong to other drives by then."""
    folder = tmp_path / "limits"
    borrow_elsewhere(LimitsJournal(folder))
    boot = tmp_path / "proc/sys/kernel/random/boot_id"
    boot.parent.mkdir(parents=True)
    boot.write_text("another\n")

    assert LimitsJournal(folder, tmp_path / "proc").take_over() == []
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("text", ["", "{", '{"boot": 1}'], ids=["empty", "truncated", "other"])
def test_an_entry_that_cannot_be_read_is_removed(journal: LimitsJournal, tmp_path: Path, text: str) -> None:
    entry = tmp_path / "limits/17.json"
    entry.parent.mkdir()
    entry.write_text(text)

    assert journal.take_over() == []
    assert not entry.exists()
