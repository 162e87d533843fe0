"""How long a first backup, a copy of a drive, or the move of a backup will take, before it begins.

Each is a range, because a single number would be wrong. A shingled drive is fast while its cache has room, and slow
when it has to clean at the same time. How much goes through the cache, and how slow it gets, differs from drive to
drive more than anything that could be measured beforehand. A copy of a drive is one long write in order, which goes
past the cache.

Sources of the figures, in MB/s unless stated. Shingled: owners saw a steady 80 to 150 with btrfs (SMR Archive Drives,
Fast, Now), and at the slowest, for hours, 24 (ZFS on SMR Drives) or 26 (operators of Ceph). A trace of a copy to ext4
put 0.18 bytes into the cache for each byte copied, and left 25 s of cleaning for 1,300 files. Published caches: 20 GB
and 25 GB. Others: a disk is half as fast at its inner edge; host-managed drives reached 40 behind dm-zoned, and with
btrfs almost the speed of other disks (SMR disks in EOS). Each file costs a disk some seeks.

Of reading and writing in order: an archive drive 190 at its outer edge, a portable 140, at their inner edges 90 and 65
by estimate; another portable 69 to 79 reading and 100 writing, and 40 % less behind a hub; host-managed ones over 200.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from shingleback.domain.deadline import TimeSpan
from shingleback.domain.smr.evidence import RecordingMethod, Verdict

_MB: Final = 1_000_000
_CACHE_BYTES: Final = 20_000 * _MB
_INTO_THE_CACHE: Final = 0.18


@dataclass(frozen=True, slots=True)
class _Speed:
    """Attributes: `cache_full` is the speed once the cache is full; None if there is no such cache."""

    best: float
    worst: float
    cache_full: float | None
    file_best_s: float
    file_worst_s: float


@dataclass(frozen=True, slots=True)
class CopyEnd:
    """A drive that is read or written. `link_mbps` is the speed of the USB link, as in `Drive`."""

    verdict: Verdict
    link_mbps: int | None = None


_SHINGLED: Final = _Speed(150 * _MB, 80 * _MB, 20 * _MB, 0.001, 0.020)
_MAY_BE_SHINGLED: Final = _Speed(160 * _MB, 80 * _MB, 20 * _MB, 0.001, 0.020)
_SPEEDS: Final[dict[RecordingMethod, _Speed]] = {
    RecordingMethod.DRIVE_MANAGED: _SHINGLED,
    RecordingMethod.HOST_AWARE: _SHINGLED,
    RecordingMethod.HOST_MANAGED: _Speed(160 * _MB, 40 * _MB, None, 0.001, 0.004),
    RecordingMethod.CONVENTIONAL: _Speed(160 * _MB, 80 * _MB, None, 0.001, 0.002),
    RecordingMethod.NO_SIGN_OF_SMR: _MAY_BE_SHINGLED,
    RecordingMethod.UNKNOWN: _MAY_BE_SHINGLED,
    RecordingMethod.NOT_A_HARD_DISK: _Speed(400 * _MB, 20 * _MB, None, 0.0002, 0.004),
}
_IN_ORDER_BEST: Final = 200.0 * _MB
_IN_ORDER_WORST: Final = 60.0 * _MB
# The highest and lowest throughput of a USB link, by its speed in Mbit/s.
_LINKS: Final = ((12, 1.0 * _MB, 0.8 * _MB), (480, 40.0 * _MB, 28.0 * _MB))


def first_run(bytes_: int, files: int, verdict: Verdict, *, link_mbps: int | None = None) -> TimeSpan:
    """The time for an empty, healthy drive. `link_mbps` is the speed of the USB link, as in `Drive`."""
    speed = _SPEEDS[verdict.recording]
    best, worst = _link_throughput(link_mbps)
    low_s = bytes_ / min(speed.best, best) + files * speed.file_best_s
    fresh = bytes_ if speed.cache_full is None else min(bytes_, (verdict.cache_bytes or _CACHE_BYTES) / _INTO_THE_CACHE)
    high_s = fresh / min(speed.worst, worst) + files * speed.file_worst_s
    if speed.cache_full is not None:
        high_s += (bytes_ - fresh) / min(speed.cache_full, worst)
    return TimeSpan(low_s, high_s)


def copy_of_drive(copied_bytes: int, compared_bytes: int, ends: Sequence[CopyEnd]) -> TimeSpan:
    """The time to copy in order from one end to the other, and then to read both back at once; without a known end, 0.

    An end that is a file on this computer is not among the `ends`: the drive is the slower one.
    """
    spans = [_in_order(copied_bytes + compared_bytes, end) for end in ends]
    return TimeSpan(max((span.low_s for span in spans), default=0.0), max((span.high_s for span in spans), default=0.0))


def move_of_backup(copied: tuple[int, int], checked: tuple[int, int], source: CopyEnd, target: CopyEnd) -> TimeSpan:
    """The time to copy file by file, and then to read everything back from the target; each is bytes and files."""
    read, written = _by_file(*copied, source), first_run(*copied, target.verdict, link_mbps=target.link_mbps)
    copying = TimeSpan(max(read.low_s, written.low_s), read.high_s + written.high_s)
    return copying.plus(_by_file(*checked, target))


def _in_order(bytes_: int, end: CopyEnd) -> TimeSpan:
    best, worst = _IN_ORDER_BEST, _IN_ORDER_WORST
    if end.verdict.recording is RecordingMethod.NOT_A_HARD_DISK:
        speed = _SPEEDS[end.verdict.recording]
        best, worst = speed.best, speed.worst
    link_best, link_worst = _link_throughput(end.link_mbps)
    return TimeSpan(bytes_ / min(best, link_best), bytes_ / min(worst, link_worst))


def _by_file(bytes_: int, files: int, end: CopyEnd) -> TimeSpan:
    """The time to read files in the order of the drive, each with some seeks."""
    speed, span = _SPEEDS[end.verdict.recording], _in_order(bytes_, end)
    return span.plus(TimeSpan(files * speed.file_best_s, files * speed.file_worst_s))


def _link_throughput(link_mbps: int | None) -> tuple[float, float]:
    for mbps, best, worst in _LINKS:
        if link_mbps is not None and link_mbps <= mbps:
            return best, worst
    return float("inf"), float("inf")
