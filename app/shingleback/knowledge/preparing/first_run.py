"""How long a first backup may take: a range, from a model with two speeds, since one number would be a lie.

A shingled drive is fast while its cache takes what falls there, and slow when it has to tidy up as it goes on. How
much falls there, and how slow it gets, differs from drive to drive more than anything that could be measured before.

Sources of the figures, in MB/s where nothing else is said. Shingled: owners saw a steady 80 to 150 with btrfs (SMR
Archive Drives, Fast, Now), and for hours 24 (ZFS on SMR Drives) or 26 (operators of Ceph) at the slowest. Our trace of
a copy to ext4 put 0.18 bytes into the cache for each byte copied, and owed 25 s of tidying for 1,300 files. Published
caches: 20 GB and 25 GB. Others: a disk turns out half as much at its inner edge; host-managed ones made 40 behind
dm-zoned, and with btrfs nearly what others do (SMR disks in EOS). Each file costs a disk some jumps of its arm.
"""

from dataclasses import dataclass
from typing import Final

from shingleback.model.verdict import Recording, Verdict

_MB: Final = 1_000_000
_CACHE_BYTES: Final = 20_000 * _MB
_INTO_THE_CACHE: Final = 0.18


@dataclass(frozen=True, slots=True)
class Estimate:
    """Seconds, if all goes well and if nothing does."""

    low_s: float
    high_s: float


@dataclass(frozen=True, slots=True)
class _Speed:
    """Attributes: `tired` is for what comes after the cache is full; None where there is no such cache."""

    best: float
    worst: float
    tired: float | None
    file_best_s: float
    file_worst_s: float


_SHINGLED: Final = _Speed(150 * _MB, 80 * _MB, 20 * _MB, 0.001, 0.020)
_MAY_BE_SHINGLED: Final = _Speed(160 * _MB, 80 * _MB, 20 * _MB, 0.001, 0.020)
_SPEEDS: Final[dict[Recording, _Speed]] = {
    Recording.DRIVE_MANAGED: _SHINGLED,
    Recording.HOST_AWARE: _SHINGLED,
    Recording.HOST_MANAGED: _Speed(160 * _MB, 40 * _MB, None, 0.001, 0.004),
    Recording.CONVENTIONAL: _Speed(160 * _MB, 80 * _MB, None, 0.001, 0.002),
    Recording.NO_SIGN_OF_SMR: _MAY_BE_SHINGLED,
    Recording.UNKNOWN: _MAY_BE_SHINGLED,
    Recording.NOT_A_HARD_DISK: _Speed(400 * _MB, 20 * _MB, None, 0.0002, 0.004),
}
# What a link lets through at best and at worst, by its megabits a second.
_LINKS: Final = ((12, 1.0 * _MB, 0.8 * _MB), (480, 40.0 * _MB, 28.0 * _MB))


def first_run(bytes_: int, files: int, verdict: Verdict, *, link_mbps: int | None = None) -> Estimate:
    """For an empty drive that is well. `link_mbps` is the speed of the USB link, as in `Drive`."""
    speed = _SPEEDS[verdict.recording]
    best, worst = _let_through(link_mbps)
    low_s = bytes_ / min(speed.best, best) + files * speed.file_best_s
    fresh = bytes_ if speed.tired is None else min(bytes_, _until_full(verdict))
    high_s = fresh / min(speed.worst, worst) + files * speed.file_worst_s
    if speed.tired is not None:
        high_s += (bytes_ - fresh) / min(speed.tired, worst)
    return Estimate(low_s, high_s)


def _until_full(verdict: Verdict) -> float:
    """How many bytes can be copied before the cache is full."""
    return (verdict.cache_bytes or _CACHE_BYTES) / _INTO_THE_CACHE


def _let_through(link_mbps: int | None) -> tuple[float, float]:
    for mbps, best, worst in _LINKS:
        if link_mbps is not None and link_mbps <= mbps:
            return best, worst
    return float("inf"), float("inf")
