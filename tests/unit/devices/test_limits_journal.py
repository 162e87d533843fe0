"""What a run has still to give back is not lost with it, and is nobody else's as long as it lives."""

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
    """By a process that is then killed, and has been waited for."""
    pid = os.fork()
    if pid == 0:
        journal.borrow([SECTORS, TIMEOUT])
        os.kill(os.getpid(), signal.SIGKILL)
    os.waitpid(pid, 0)


def test_what_a_dead_process_had_borrowed_is_taken_over(journal: LimitsJournal) -> None:
    borrow_elsewhere(journal)

    ((_, limits),) = journal.take_over()

    assert limits == [SECTORS, TIMEOUT]


def test_what_a_living_one_has_borrowed_is_its_own(journal: LimitsJournal) -> None:
    journal.borrow([SECTORS])

    assert journal.take_over() == []


def test_one_that_has_ended_and_was_not_waited_for_yet_gives_nothing_back_any_more(journal: LimitsJournal) -> None:
    pid = os.fork()
    if pid == 0:
        journal.borrow([SECTORS])
        os._exit(0)
    os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)

    taken = journal.take_over()

    os.waitpid(pid, 0)
    assert [limits for _, limits in taken] == [[SECTORS]]


def test_another_process_with_the_same_number_is_another_one(journal: LimitsJournal, tmp_path: Path) -> None:
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


def test_what_was_given_back_is_forgotten_and_the_rest_is_kept(journal: LimitsJournal) -> None:
    borrow_elsewhere(journal)
    ((entry, _),) = journal.take_over()

    journal.settle(entry, [TIMEOUT])
    ((entry, left),) = journal.take_over()
    assert left == [TIMEOUT]

    journal.settle(entry, [])
    assert journal.take_over() == []
    assert not entry.exists()


def test_after_a_new_start_of_the_computer_there_is_nothing_to_give_back(tmp_path: Path) -> None:
    """The numbers in it may be those of any other drive by then."""
    folder = tmp_path / "limits"
    borrow_elsewhere(LimitsJournal(folder))
    boot = tmp_path / "proc/sys/kernel/random/boot_id"
    boot.parent.mkdir(parents=True)
    boot.write_text("another\n")

    assert LimitsJournal(folder, tmp_path / "proc").take_over() == []
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("text", ["", "{", '{"boot": 1}'], ids=["empty", "cut", "other"])
def test_an_entry_that_cannot_be_read_is_removed(journal: LimitsJournal, tmp_path: Path, text: str) -> None:
    entry = tmp_path / "limits/17.json"
    entry.parent.mkdir()
    entry.write_text(text)

    assert journal.take_over() == []
    assert not entry.exists()
