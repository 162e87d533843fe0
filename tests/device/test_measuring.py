"""Measuring on real filesystems: nothing else changes, and nothing is left, also after a kill."""

import random
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.loop import KINDS, mounted, skip_unless_possible
from tests.helpers.patience import PATIENCE_S, wait_until
from tests.helpers.program import events, hear, run, running

pytestmark = pytest.mark.device
WORDS = ("random-read", "small-files", "--budget", "600M")


@pytest.fixture(params=["ext4", "btrfs", "xfs", "f2fs", "vfat", "exfat", "ntfs"])
def drive(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path]:
    """With a photo on it."""
    skip_unless_possible(KINDS[request.param])
    with mounted(request.param, tmp_path, 1200) as point:
        (point / "photo").write_bytes(b"mine" * 1000)
        yield point


def left(drive: Path) -> dict[str, bytes]:
    files = (path for path in drive.rglob("*") if "lost+found" not in path.parts)
    return {str(path.relative_to(drive)): path.read_bytes() if path.is_file() else b"" for path in files}


def test_a_drive_is_as_it_was_after_a_measurement(drive: Path) -> None:
    before = left(drive)
    word = events("test", drive, *WORDS, check=0)[-1]
    assert word["measurement"]["random_read_s"] > 0
    assert word["measurement"]["files_per_s"] > 0
    assert left(drive) == before


def test_a_drive_is_as_it_was_after_kills_and_the_next_start(drive: Path) -> None:
    before, chance = left(drive), random.Random(3)
    for _ in range(4):
        with running("test", drive, *WORDS) as process:
            hear(process, "measure_planned")
            time.sleep(chance.uniform(0, 0.6))  # any moment will do
            process.send_signal(signal.SIGKILL)
            process.wait(PATIENCE_S)

        def is_clean() -> bool:
            run("history", check=0)
            return left(drive) == before

        wait_until(is_clean)
