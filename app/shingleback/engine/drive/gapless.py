"""Allocates larger files on ext4 so that each begins where the one before it ended.

ext4 looks for free space in pieces of up to 32 MiB, and takes the smallest that holds the whole request
(`ext4_mb_measure_extent` in fs/ext4/mballoc.c). So a file of 4 MB never lies across the end of a piece: up to 4 MB stay
free there, and the next file begins elsewhere. A shingled drive full of old data rewrites the rest of a band for each
of these gaps, which took as long as writing the files (docs/performance-trials.md).

Therefore a file that does not fit into the rest of its piece is allocated in steps: first exactly that rest, which has
no better place, then whole pieces. The kernel joins neighboring steps, so the file has no more extents than before. If
another program allocates at the same time, a step may get another place, which leaves a gap as before.
"""

from typing import Final

from shingleback.engine.files import linux

LEAST_BYTES: Final = 1 << 20  # the gaps that smaller files leave are filled by other small files
_PIECE_BYTES: Final = 32 << 20  # the largest free piece that ext4 keeps track of, with blocks of 4 KiB
_MAX_IN_STEPS_BYTES: Final = 256 << 30  # a larger file, at some 20 microseconds a step, would keep a cancel waiting


class GaplessAllocation:
    """The larger files of one run, on one filesystem."""

    def __init__(self) -> None:
        self._end = 0  # where the newest one ends on the device

    def allocate(self, fd: int, size_bytes: int) -> None:
        """Allocate a whole file. Raises OSError as `linux.allocate` does."""
        offset = 0
        if size_bytes <= _MAX_IN_STEPS_BYTES:
            step_bytes = _PIECE_BYTES - self._end % _PIECE_BYTES
            while size_bytes - offset > step_bytes:
                linux.allocate(fd, offset, step_bytes)
                offset += step_bytes
                step_bytes = _PIECE_BYTES
        linux.allocate(fd, offset, size_bytes - offset)
        for place, count in linux.places_of(fd, size_bytes - 1, 1):
            self._end = linux.whole_blocks(place + count)
