"""What a run has promised survives a power cut at any moment, and the next run continues from there."""

import random
from pathlib import Path
from typing import Final

import pytest

from tests.faults.disks import FILESYSTEMS, make, mounted, why_not, work_folder
from tests.faults.outside import Program
from tests.faults.power_cuts import SIZES_MB, PowerCuts, Result
from tests.faults.write_log import Record, WriteLog, logging_device, torn

pytestmark = pytest.mark.device

APP: Final = Path(__file__).parents[2] / "app"
SUPERBLOCK: Final = 65_536  # of btrfs; the other superblocks are copies


def test_a_cut_leaves_no_sector_partly_written() -> None:
    chance = random.Random(1)
    inside = Record(is_flush=False, offset=4096, length=4096, at=17)
    across = Record(is_flush=False, offset=512, length=8192, at=100)
    for _ in range(50):
        assert torn(inside, chance) in ([], [inside])
        for piece in torn(across, chance):
            assert (piece.offset, piece.length) in {(512, 3584), (4096, 4096), (8192, 512)}
            assert piece.at - across.at == piece.offset - across.offset


def test_btrfs_flushes_everything_before_and_after_its_superblock(tmp_path: Path) -> None:
    if reason := why_not("btrfs", needs_log=True):
        pytest.skip(reason)
    image, log, home = tmp_path / "disk.img", tmp_path / "log", tmp_path / "home"
    home.mkdir()
    make(FILESYSTEMS["btrfs"], image, SIZES_MB["btrfs"])
    log.touch()
    with (
        logging_device(image, log, home, tmp_path / "homes") as device,
        mounted(FILESYSTEMS["btrfs"], device, tmp_path / "drive") as drive,
    ):
        (drive / "file").write_bytes(bytes(100_000))
    records = WriteLog(log).records
    written = [number for number, record in enumerate(records) if record.offset == SUPERBLOCK and record.length]
    assert written
    for number in written:
        assert records[number - 1].is_flush
        assert any(record.is_flush for record in records[number + 1 : number + 3])  # writing a copy may come between


def test_every_promise_holds_after_some_power_cuts() -> None:
    result = cut("ext4", points=10, runs=3)
    assert result.filesystem == []  # a damaged journal would mean that the images are built wrongly
    assert result.violations == []


def test_every_promise_holds_after_power_cuts_while_databases_are_written() -> None:
    result = cut("ext4", points=4, runs=3, has_databases=True)
    assert result.filesystem == []
    assert result.violations == []


@pytest.mark.long
@pytest.mark.parametrize("filesystem", SIZES_MB)
def test_every_promise_holds_after_many_power_cuts(filesystem: str) -> None:
    result = cut(filesystem, points=300, runs=5)
    assert result.filesystem == [] or not FILESYSTEMS[filesystem].has_journal
    assert result.violations == []


def cut(filesystem: str, points: int, runs: int, *, has_databases: bool = False) -> Result:
    if reason := why_not(filesystem, needs_log=True):
        pytest.skip(reason)
    with work_folder() as folder, Program(APP, folder / "program") as program:
        campaign = PowerCuts(program, FILESYSTEMS[filesystem], folder, seed=filesystem, has_databases=has_databases)
        result = campaign.run(points, runs=runs)
    print(f"{filesystem}: {result}")
    return result
