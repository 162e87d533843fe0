"""What other programs do to a drive, told from what the kernel counts and from what this program gave to it.

What is written later than it was given, and what a filesystem writes for itself, must not look like another program.
So what was given is credit, from which what is written is paid; only what nobody gave is foreign.
"""

from typing import Final

from shingleback.metrics.counting.sample import Sample
from shingleback.model.cache_state import OwnWrites

_METADATA_SHARE: Final = 1.3  # of what is given: journals, checksums and both copies of the metadata among it
_BYTES_A_PIECE: Final = 64 << 10  # a short file has its entry, its inode and its place in the journal as well
_BYTES_A_FLUSH: Final = 64 << 20
_MOST_CREDIT: Final = 512 << 20  # more than what waits in memory on purpose
_OWN_READ_BPS: Final = 500_000.0  # a filesystem reads its maps while it is written to
_MOST_READ_CREDIT: Final = float(16 << 20)  # what is told comes some moments before or after what is counted


class Foreign:
    """Told of each second.

    Attributes:
        bps: what others have read and written in the newest one.
    """

    def __init__(self) -> None:
        self.bps = 0.0
        self._credit = float(_MOST_CREDIT)
        self._read_credit = 0.0
        self._own = OwnWrites()
        self._has_begun = False  # until something is copied, it is this program that reads what is on the drive

    def after(self, sample: Sample, copied_bytes: int, own: OwnWrites) -> None:
        """`copied_bytes` is what the filesystem took from this program in that time; `own` counts since it began."""
        given_bytes = self._given_bytes(copied_bytes, own)
        self._read_credit += own.read_bytes - self._own.read_bytes
        self._own = own
        self._has_begun = self._has_begun or given_bytes > 0
        self._credit += given_bytes
        written_bytes = sample.written_bytes
        read_bytes = max(0.0, sample.read_bps - _OWN_READ_BPS) * sample.span_s if self._has_begun else 0.0
        read_bps = max(0.0, read_bytes - self._read_credit) / sample.span_s
        self._read_credit = min(_MOST_READ_CREDIT, max(0.0, self._read_credit - read_bytes))
        self.bps = max(0.0, written_bytes - self._credit) / sample.span_s + read_bps
        self._credit = min(float(_MOST_CREDIT), max(0.0, self._credit - written_bytes))

    def _given_bytes(self, copied_bytes: int, own: OwnWrites) -> float:
        before = self._own
        pushed = own.streamed_bytes + own.scattered_bytes - before.streamed_bytes - before.scattered_bytes
        pieces, flushes = own.scattered_writes - before.scattered_writes, own.flushes - before.flushes
        return max(copied_bytes, pushed) * _METADATA_SHARE + pieces * _BYTES_A_PIECE + flushes * _BYTES_A_FLUSH
