"""This program's own log and history wait for a run with news, and count in it as all else."""

import os

import pytest

from shingleback.protocol.events import Planned, Progress
from shingleback.protocol.results import BackupFinished
from tests.helpers.trees import write
from tests.helpers.workshop import Workshop, left_out


@pytest.fixture
def shop(workshop: Workshop) -> Workshop:
    write(workshop.source / "letter", b"Dear")
    write(workshop.source / "state" / "log", b"a run began")
    assert back_up(workshop).version
    return workshop


def back_up(shop: Workshop) -> BackupFinished:
    return shop.backup(records_folder=bytes(shop.source / "state"))


def test_a_run_with_only_records_plans_nothing(shop: Workshop) -> None:
    write(shop.source / "state" / "runs" / "history", b"a run ended")

    result = back_up(shop)

    planned = next(event for event in shop.events if isinstance(event, Planned))
    assert (result.version, result.copied.files) == ("", 0)
    assert (planned.copy_files, planned.copy_bytes, planned.new_folders) == (0, 0, 0)


def test_records_count_in_a_run_that_is_due_for_another_reason(shop: Workshop) -> None:
    copy = shop.destination / "source" / "state" / "log"
    before = os.stat(copy)
    copy.write_bytes(b"rotten copy")
    os.utime(copy, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert left_out(shop.verify()) == [("source/state/log", "damaged")]

    result = back_up(shop)

    progress = [event for event in shop.events if isinstance(event, Progress)][-1]
    assert (progress.files, progress.total_files) == (result.copied.files, result.copied.files) == (1, 1)
    assert (result.unchanged.files, result.total.files) == (1, 2)
    assert copy.read_bytes() == b"a run began"
