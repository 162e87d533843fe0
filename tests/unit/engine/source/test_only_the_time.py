"""A file of which only the time changed is read and compared, and its content is not sent again."""

import os
import shutil
from pathlib import Path

import pytest

from shingleback.engine.source import scan
from tests.helpers.promises import Promises
from tests.helpers.trees import write
from tests.helpers.workshop import Workshop

HOUR_NS = 3600 * 10**9


@pytest.fixture
def promises(workshop: Workshop) -> Promises:
    promises = Promises(workshop)
    for number in range(5):
        write(workshop.source / "folder" / f"{number}", b"content %d" % number)
    write(workshop.source / "large", os.urandom(3_000_000))
    promises.backup()
    return promises


def shift(path: Path, ns: int = HOUR_NS) -> None:
    info = path.stat()
    os.utime(path, ns=(info.st_atime_ns, info.st_mtime_ns + ns))


def files(workshop: Workshop) -> list[Path]:
    return [path for path in workshop.source.rglob("*") if path.is_file()]


def test_no_content_is_sent(promises: Promises) -> None:
    for path in files(promises.workshop):
        shift(path)

    result = promises.backup()

    assert (result.copied.files, result.copied.bytes, result.touched.files) == (0, 0, 6)
    promises.check_versions()
    assert promises.workshop.backup().version == ""


def test_a_touched_file_is_not_sent(promises: Promises) -> None:
    promises.sh("touch folder/1 large")
    assert promises.backup().copied.bytes == 0
    promises.check_versions()


def test_a_changed_file_of_the_same_size_is_sent(promises: Promises) -> None:
    write(promises.workshop.source / "folder" / "1", b"CONTENT 1", mtime_ns=1_800_000_000_000_000_000)
    write(promises.workshop.source / "large", os.urandom(3_000_000), mtime_ns=1_800_000_000_000_000_000)

    assert promises.backup().copied.files == 2
    promises.check_versions()


def test_a_client_that_puts_the_same_file_in_its_place_sends_nothing(promises: Promises) -> None:
    for path in files(promises.workshop):
        shutil.copyfile(path, promises.workshop.folder / "new")
        (promises.workshop.folder / "new").replace(path)

    result = promises.backup()

    assert (result.copied.files, result.copied.bytes, result.total.files) == (0, 0, 6)
    promises.check_versions()


def test_attributes_that_change_with_the_time_are_set(promises: Promises) -> None:
    for path in files(promises.workshop):
        shift(path)
        os.chmod(path, 0o600)
        os.setxattr(path, "user.tag", b"new")

    assert promises.backup().copied.bytes == 0
    promises.check_versions()


def test_files_that_swap_names_and_have_one_size_are_still_renamed(promises: Promises) -> None:
    shift(promises.workshop.source / "folder" / "2", 5)
    promises.backup()
    promises.sh("mv folder/1 x; mv folder/2 folder/1; mv x folder/2")

    result = promises.backup()

    assert (result.copied.bytes, result.renamed.files) == (0, 2)
    promises.check_versions()


def test_a_large_file_that_was_written_to_is_read_once(promises: Promises, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its time is that of its last change."""
    monkeypatch.setattr(scan, "LARGE_BYTES", 1_000_000)
    with open(promises.workshop.source / "large", "r+b") as file:
        file.write(b"changed")

    promises.workshop.backup(is_dry_run=True)
    result = promises.backup()

    assert (result.copied.files, result.copied.bytes) == (1, 3_000_000)
    promises.check_versions()


def test_it_is_the_same_without_the_index(promises: Promises) -> None:
    for path in files(promises.workshop):
        shift(path)
    promises.workshop.forget_index()
    assert promises.backup().copied.bytes == 0
    promises.check_versions()
