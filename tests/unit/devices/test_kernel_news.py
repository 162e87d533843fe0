"""New lines of the kernel's log: from the kernel, or from the journal for a user who may read only that."""

import os
import shutil
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final

import pytest

from shingleback.devices.kernel_news import KernelLogs, KernelNews
from tests.helpers.patience import PATIENCE_S, has_ended, wait_until
from tests.helpers.program import environment

FOLLOWER: Final = """#!/bin/sh
echo $$ "$@"
exec tail --follow --lines=+1 {folder}/lines"""
READER: Final = """
import time
from pathlib import Path
from shingleback.devices.kernel_news import KernelLogs, KernelNews
news = KernelNews(KernelLogs(Path({}), (Path({}),)))
print("follows", flush=True)
time.sleep(600)
"""


@pytest.fixture
def logs(tmp_path: Path) -> KernelLogs:
    """A kernel that denies its log, and a journal that may be read, whose lines are in a file."""
    journal = tmp_path / "journal/1f2e/system.journal"
    journal.parent.mkdir(parents=True)
    journal.touch()
    program = tmp_path / "journalctl"
    program.write_text(FOLLOWER.format(folder=tmp_path))
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    (tmp_path / "lines").touch()
    return KernelLogs(tmp_path / "denied", (tmp_path / "journal",), str(program))


def ended_follower(news: KernelNews) -> int:
    """End the program that follows the journal, and return its number."""
    pid = next(int(line.split()[0]) for line in lines_of(news) if "--follow" in line)
    os.kill(pid, signal.SIGKILL)
    return pid


def lines_of(news: KernelNews) -> Iterator[str]:
    until_s = time.monotonic() + PATIENCE_S
    while time.monotonic() < until_s:
        yield from news.take()


def test_the_journal_is_followed_where_the_kernel_denies_its_log(logs: KernelLogs, tmp_path: Path) -> None:
    news = KernelNews(logs)
    called = next(lines_of(news))
    with (tmp_path / "lines").open("a") as file:
        file.write("usb 2-1: reset SuperSpeed USB device\nhalf a ")
        file.flush()
        first = next(lines_of(news))
        file.write("line\n")

    assert "--lines=0" in called
    assert [first, next(lines_of(news))] == ["usb 2-1: reset SuperSpeed USB device", "half a line"]


def test_the_program_that_follows_the_journal_ends_with_its_reader(logs: KernelLogs) -> None:
    news = KernelNews(logs)
    pid = int(next(lines_of(news)).split()[0])

    del news

    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_the_program_that_follows_the_journal_is_started_again_once(logs: KernelLogs, tmp_path: Path) -> None:
    news = KernelNews(logs)
    first = ended_follower(news)
    (tmp_path / "lines").write_text("usb 2-1: reset SuperSpeed USB device\n")

    assert ended_follower(news) != first
    until_s = time.monotonic() + PATIENCE_S
    while not news.is_lost and time.monotonic() < until_s:
        list(news.take())
    assert news.is_lost
    assert list(news.take()) == []


def test_a_follower_that_cannot_end_holds_up_nothing(logs: KernelLogs, monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as a drive hangs, a process that reads from it can't even be killed."""
    news = KernelNews(logs)
    pid = int(next(lines_of(news)).split()[0])
    really_wait = subprocess.Popen.wait
    stuck: list[subprocess.Popen[bytes]] = []

    def wait(process: subprocess.Popen[bytes], timeout: float | None = None) -> int:
        if process.pid != pid or timeout is None:
            return really_wait(process, timeout)
        stuck.append(process)
        raise subprocess.TimeoutExpired(process.args, timeout)

    with monkeypatch.context() as patched:
        patched.setattr(subprocess.Popen, "wait", wait)
        del news

    (process,) = stuck
    process.wait()  # it was only said to hang


def test_the_kernels_own_log_comes_first_and_only_what_is_new(logs: KernelLogs, tmp_path: Path) -> None:
    kmsg = tmp_path / "kmsg"
    kmsg.write_text("6,1,1,-;old\n")
    news = KernelNews(KernelLogs(kmsg, logs.journals, logs.journalctl))
    with kmsg.open("a") as file:
        file.write("6,2,2,-;new\n")

    assert list(islice(lines_of(news), 1)) == ["6,2,2,-;new"]


def test_a_log_that_may_not_be_read_has_no_news(logs: KernelLogs, tmp_path: Path) -> None:
    no_journal = KernelLogs(tmp_path / "denied", (tmp_path / "no-journal",), logs.journalctl)
    no_program = KernelLogs(tmp_path / "denied", logs.journals, "no-such-program")

    assert list(KernelNews(no_journal).take()) == list(KernelNews(no_program).take()) == []
    assert not no_journal.is_readable()
    assert not no_program.is_readable()
    assert logs.is_readable()


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read every file")
def test_a_journal_of_others_is_not_followed(logs: KernelLogs, tmp_path: Path) -> None:
    (tmp_path / "journal/1f2e/system.journal").chmod(0)

    assert not logs.is_readable()


@pytest.mark.skipif(shutil.which("journalctl") is None, reason="needs journalctl")
def test_the_real_journalctl_ends_when_its_reader_is_killed(logs: KernelLogs) -> None:
    """As a worker may be, which then cannot end it."""
    arguments = [repr(str(path)) for path in (logs.kmsg, *logs.journals)]
    command = [sys.executable, "-c", READER.format(*arguments)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment()) as reader:
        assert reader.stdout is not None
        reader.stdout.readline()
        follower = int(Path(f"/proc/{reader.pid}/task/{reader.pid}/children").read_text())
        reader.kill()

    wait_until(lambda: has_ended(follower))
