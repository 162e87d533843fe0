"""What the kernel counts for a block device."""

from pathlib import Path

from shingleback.metrics.blockstat import stat_file, written_bytes

_STAT = "    1234        5    98765      321     4321       10    20480      555        0      800      876\n"


def test_the_sectors_written_are_read_from_the_seventh_field(tmp_path: Path) -> None:
    folder = tmp_path / "class/block/sdb1"
    folder.mkdir(parents=True)
    (folder / "stat").write_text(_STAT)
    found = stat_file("/dev/sdb1", tmp_path)
    assert found == folder / "stat"
    assert written_bytes(found) == 20480 * 512


def test_what_is_no_block_device_has_no_counters(tmp_path: Path) -> None:
    assert stat_file("tmpfs", tmp_path) is None
    assert stat_file("server:/share", tmp_path) is None
    assert stat_file("/dev/sdz", tmp_path) is None


def test_a_device_that_has_gone_counts_nothing(tmp_path: Path) -> None:
    assert written_bytes(tmp_path / "stat") is None
    (tmp_path / "stat").write_text("garbage")
    assert written_bytes(tmp_path / "stat") is None
