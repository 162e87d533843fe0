"""Reading ahead of the reader as far as allowed, also within a large folder and a large file."""

import ctypes
import mmap
import os
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from shingleback.engine.files.attributes import Stat, stat_of
from shingleback.engine.source.feed import ReadAheadProcess, units_of, units_of_file
from shingleback.engine.source.plan import FolderWork, Spool
from shingleback.engine.source.reader import Source, ask_ahead
from tests.helpers.memory import on_disk  # noqa: F401 (a fixture)
from tests.helpers.patience import PATIENCE_S

SMALL_BYTES = 4096
PHOTO_BYTES = 2_000_000
MAX_AHEAD = 2_048  # units


def drop_from_cache(file: Path) -> None:
    with open(file, "rb") as opened:
        os.fsync(opened.fileno())
        os.posix_fadvise(opened.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)


def is_cached(file: Path, offset: int = 0) -> bool:
    with open(file, "rb", buffering=0) as opened:
        try:
            os.preadv(opened.fileno(), [bytearray(1)], offset, os.RWF_NOWAIT)
        except BlockingIOError:
            return False
    return True


def wait_until_cached(file: Path, offset: int = 0) -> None:
    """Fails if it is not read ahead in time. The check itself does not read it."""
    until_s = time.monotonic() + PATIENCE_S
    while not is_cached(file, offset):
        assert time.monotonic() < until_s, f"{file.name} was not read ahead"
        os.sched_yield()


@contextmanager
def held_in_cache(file: Path) -> Iterator[None]:
    """Locks its pages, since the kernel may take back others at any time."""
    libc = ctypes.CDLL(None, use_errno=True)
    with open(file, "r+b") as opened, mmap.mmap(opened.fileno(), 0) as pages:
        address = ctypes.addressof(ctypes.c_char.from_buffer(pages))
        assert libc.mlock(ctypes.c_void_p(address), ctypes.c_size_t(len(pages))) == 0, os.strerror(ctypes.get_errno())
        yield


def make_files(path: Path, count: int, size: int) -> list[Path]:
    """Creates files that are not in the page cache."""
    path.mkdir()
    files = [path / f"{number:05}" for number in range(count)]
    for file in files:
        file.write_bytes(os.urandom(size))
    for file in files:
        drop_from_cache(file)
    if is_cached(files[0]):
        pytest.skip("needs a filesystem whose files can be dropped from memory")
    return files


def stats_of(files: list[Path]) -> list[Stat]:
    return [stat_of(os.fsencode(file.name), file.stat()) for file in files]


class Scene:
    """A plan with one folder, and the process that reads ahead."""

    def __init__(self, folder: Path, files: list[Path]) -> None:
        self._fd = os.open(folder, os.O_RDONLY)
        self._spool = Spool()
        stats = stats_of(files)
        self.work = FolderWork(1, 0, 0, b"", b"", stat_of(b"", folder.stat()), stats, [], [], [], {})
        self.ahead = ReadAheadProcess(self._spool, [Source(b"", b"", self._fd)])
        self._spool.append(self.work)
        self._spool.flush()
        self.ahead.planned(units_of(self.work))
        self.ahead.planned_all()

    def close(self) -> None:
        self.ahead.close()
        self._spool.close()
        os.close(self._fd)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "source"


def test_a_folder_with_more_files_than_may_be_read_ahead_is_read_ahead_in_parts(folder: Path) -> None:
    files = make_files(folder, MAX_AHEAD + 200, SMALL_BYTES)
    with closing(Scene(folder, files)) as scene:
        wait_until_cached(files[MAX_AHEAD - 1])
        assert not is_cached(files[-1])

        for stat in scene.work.copy[:200]:
            scene.ahead.done(units_of_file(stat.size))
        wait_until_cached(files[-1])


def test_photos_in_one_folder_are_read_ahead_one_after_the_other(folder: Path) -> None:
    files = make_files(folder, 140, PHOTO_BYTES)
    ahead = MAX_AHEAD // units_of_file(PHOTO_BYTES)
    with closing(Scene(folder, files)) as scene:
        wait_until_cached(files[ahead - 1])
        assert not is_cached(files[ahead + 1])

        for stat in scene.work.copy[:30]:
            scene.ahead.done(units_of_file(stat.size))
        wait_until_cached(files[-1])


def test_cached_files_do_not_keep_the_rest_of_a_folder_from_being_read_ahead(folder: Path) -> None:
    files = make_files(folder, 600, SMALL_BYTES)
    with held_in_cache(files[0]), closing(Scene(folder, files)):
        wait_until_cached(files[300])
    assert not is_cached(files[1])


def test_a_requested_range_is_read_ahead_to_its_end(folder: Path) -> None:
    """A device with a shorter read-ahead reads only the beginning of a single request."""
    (file,) = make_files(folder, 1, 8 << 20)
    with open(file, "rb") as opened:
        ask_ahead(opened.fileno(), 0, 8 << 20)
    for offset in range(0, 8 << 20, 64 << 10):
        wait_until_cached(file, offset)
