"""The drive side gives a drive something to do while the source side asks nothing."""

import os
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec.msgpack
import pytest

from shingleback.engine.drive import awake
from shingleback.engine.drive.awake import touch_drive
from shingleback.engine.drive.disk import RealDisk
from shingleback.engine.drive.messages import Abandon, Abandoned, FromDrive, ToDrive
from shingleback.engine.drive.server import DriveServer
from shingleback.engine.drive.transport import DriveLink, ProcessLink, Slots, framed, serve
from shingleback.engine.repo import layout
from tests.helpers.leaks import everything_closed
from tests.helpers.patience import PATIENCE_S, wait_until
from tests.helpers.workshop import Workshop


class Sleepy:
    """A drive side that counts how often it was kept awake."""

    def __init__(self) -> None:
        self.touches = 0

    def answer(self, _message: ToDrive) -> Iterator[FromDrive]:
        yield Abandoned()

    def stay_awake(self) -> None:
        self.touches += 1


class Patient(Workshop):
    """Runs the drive side in a process of its own, which does not wait long."""

    def link(self, slots: Slots) -> DriveLink:
        return ProcessLink(lambda: DriveServer(RealDisk(), slots), quiet_s=0.001)


@pytest.fixture
def home(tmp_path: Path) -> Iterator[int]:
    fd = os.open(tmp_path, os.O_RDONLY)
    yield fd
    os.close(fd)


def test_a_drive_is_kept_awake_for_an_hour_after_each_message() -> None:
    ours, theirs = socket.socketpair()
    drive = Sleepy()
    side = threading.Thread(target=serve, args=(theirs, drive, 0.002), daemon=True)
    side.start()

    wait_until(lambda: drive.touches == awake.TIMES)
    time.sleep(0.05)
    assert drive.touches == awake.TIMES
    assert pytest.approx(3600) == awake.TIMES * awake.EVERY_S

    ours.sendall(_message())
    wait_until(lambda: drive.touches == 2 * awake.TIMES)

    ours.close()
    side.join(PATIENCE_S)
    theirs.close()
    assert not side.is_alive()


def test_no_drive_is_touched_while_it_is_asked_often() -> None:
    ours, theirs = socket.socketpair()
    drive = Sleepy()
    side = threading.Thread(target=serve, args=(theirs, drive, 2.0 * PATIENCE_S), daemon=True)
    side.start()

    for _ in range(20):
        ours.sendall(_message())
        ours.recv(100)
    ours.close()
    side.join(PATIENCE_S)

    theirs.close()
    assert not side.is_alive()
    assert drive.touches == 0


def test_a_backup_in_which_the_drive_is_touched_all_the_time_is_complete(tmp_path: Path) -> None:
    workshop = Patient(tmp_path)
    (workshop.source / "file").write_bytes(b"x" * 100_000)

    assert workshop.backup().outcome == "done"
    assert workshop.backup().outcome == "done"
    assert (workshop.destination / "source" / "file").read_bytes() == b"x" * 100_000


@pytest.mark.parametrize("obstacle", ["nothing", "folder", "link", "fifo", "empty"])
def test_whatever_lies_in_place_of_the_reader_disturbs_nothing(home: int, tmp_path: Path, obstacle: str) -> None:
    path = tmp_path / os.fsdecode(layout.READER)
    match obstacle:
        case "folder":
            path.mkdir()
        case "link":
            path.symlink_to("/dev/zero")
        case "fifo":
            os.mkfifo(path)
        case "empty":
            path.touch()

    with everything_closed():
        touch_drive(home)


def _message() -> bytes:
    return framed(msgspec.msgpack.encode(Abandon(partial=0)))
