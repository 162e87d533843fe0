"""Which files of a filesystem are locked, according to the kernel."""

import fcntl
from pathlib import Path

import pytest

from shingleback.devices.mounts import Mount, locked_on, mount_above

LOCKS = b"""1: FLOCK  ADVISORY  WRITE 700 08:11:20 0 EOF
1: -> FLOCK  ADVISORY  WRITE 701 08:11:20 0 EOF
2: FLOCK  ADVISORY  READ  700 08:11:21 0 EOF
3: POSIX  ADVISORY  WRITE 700 08:11:22 0 EOF
4: FLOCK  ADVISORY  WRITE 700 08:10:20 0 EOF
5: FLOCK  ADVISORY  WRITE 702 08:11:23 0 EOF
6: OFDLCK ADVISORY  READ -1 08:11:24 201 201
"""
DRIVE = Mount(27, "8:17", Path("/mnt"), "ext4", "/dev/sdb1", frozenset())


@pytest.fixture
def proc(tmp_path: Path) -> Path:
    (tmp_path / "locks").write_bytes(LOCKS)
    for pid in (700, 701):
        for folder in ("fd", "fdinfo"):
            (tmp_path / str(pid) / folder).mkdir(parents=True)
    for number, path, lock in ((3, "/mnt/a", b""), (4, "/mnt/b", b"lock:\t" + LOCKS.split(b"\n")[0] + b"\n")):
        (tmp_path / "700/fd" / str(number)).symlink_to(path)
        (tmp_path / "700/fdinfo" / str(number)).write_bytes(b"pos:\t0\nflags:\t0\n" + lock)
    return tmp_path


def test_only_files_locked_for_writing_on_this_filesystem_are_reported(proc: Path) -> None:
    assert locked_on(DRIVE, proc) == {b"/mnt/b"}


def test_an_ended_or_foreign_process_reports_nothing(proc: Path) -> None:
    (proc / "700/fdinfo/4").unlink()

    assert locked_on(DRIVE, proc) == set()


def test_the_kernel_lists_a_lock_of_this_process(tmp_path: Path) -> None:
    mount = mount_above(tmp_path)
    assert mount is not None
    with (tmp_path / "lock").open("wb") as held:
        assert bytes(tmp_path / "lock") not in locked_on(mount)
        fcntl.flock(held, fcntl.LOCK_EX)
        assert bytes(tmp_path / "lock") in locked_on(mount)
