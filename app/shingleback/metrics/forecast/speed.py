"""How long work takes that consists of bytes and files: a fit over what has been seen, in a few numbers."""

from typing import Final

import msgspec

_ALIKE: Final = 4.0
_LONG_BYTES: Final = 100_000_000.0  # how much longer makes no difference
_TOLD_APART: Final = 0.05
"""1 where stretches had either bytes or files, 0 where all had files of the same length."""
_FILE_S: Final = 0.001
_FILES: Final = 0.02
"""What a file takes is believed to be that, as if so little of a file had been seen: any real file weighs more."""


class Speed(msgspec.Struct, frozen=True):
    """What was found.

    Attributes:
        byte_s, file_s: what a byte takes, and what a file takes besides.
        seconds: upon how much work that rests.
        mean_bytes: how long the files were, in the mean.
    """

    byte_s: float
    file_s: float
    seconds: float
    mean_bytes: float = 0.0

    def time_s(self, count_bytes: float, files: float) -> float:
        return self.byte_s * count_bytes + self.file_s * files

    def tells_of(self, count_bytes: float, files: float) -> bool:
        """Whether these are files of about such a length; of others it may tell nothing."""
        mean_bytes = _mean(count_bytes, files)
        return self.mean_bytes / _ALIKE <= mean_bytes <= self.mean_bytes * _ALIKE


class SpeedHistory(msgspec.Struct, frozen=True):
    """What is kept of a drive for its next run; None: not seen yet.

    Attributes:
        fast, slow: before and after its cache was full.
    """

    fast: Speed | None = None
    slow: Speed | None = None


class SpeedFit:
    """Least squares over stretches of work, each weighed by its length. On the whole it takes as long as it took.

    Attributes:
        seconds: how long all that counts has taken.
    """

    def __init__(self) -> None:
        self.seconds = 0.0
        self._idle_s = 0.0
        self._bytes = self._files = 0.0
        self._bb = self._bf = self._ff = 0.0

    def add(self, seconds: float, count_bytes: float, files: float) -> None:
        """A stretch; one in which nothing was done makes the whole longer."""
        self.seconds += seconds
        self._idle_s += 0.0 if count_bytes or files else seconds
        self._bytes += count_bytes
        self._files += files
        self._bb += count_bytes * count_bytes / seconds
        self._bf += count_bytes * files / seconds
        self._ff += files * files / seconds

    def believe(self, speed: Speed, most_s: float) -> None:
        """As if so much had been seen at that speed, half of it bytes, half of it files; no more than it rests on."""
        half_s = min(most_s, speed.seconds) / 2
        if speed.byte_s and half_s:
            self.add(half_s, half_s / speed.byte_s, 0.0)
        if speed.file_s and half_s:
            self.add(half_s, 0.0, half_s / speed.file_s)

    @property
    def speed(self) -> Speed | None:
        """None where nothing has been done."""
        byte_s, file_s = self._solved()
        expected_s = byte_s * self._bytes + file_s * self._files
        if expected_s <= 0:
            return None
        scale = self.seconds / expected_s
        return Speed(byte_s * scale, file_s * scale, self.seconds, _mean(self._bytes, self._files))

    def with_bytes_at(self, byte_s: float) -> Speed | None:
        """If bytes took that, and files all the rest; None where nothing is left for them.

        When nothing was done, neither was to blame: that makes both longer.
        """
        busy_s = self.seconds - self._idle_s
        files_s = busy_s - byte_s * self._bytes
        if not self._files or files_s <= 0:
            return None
        longer = self.seconds / busy_s
        return Speed(byte_s * longer, files_s / self._files * longer, self.seconds)

    def either_way_s(self, count_bytes: float, files: float) -> list[float]:
        """If bytes took all the time, and if files did: while all files were alike, nobody can tell.

        Empty where the fit knows better, and where those ahead are alike as well.
        """
        speed = self.speed
        if not self._bytes or not self._files or speed is None or speed.tells_of(count_bytes, files):
            return []
        if 1 - self._bf * self._bf / (self._bb * self._ff) >= _TOLD_APART:
            return []
        return [self.seconds * count_bytes / self._bytes, self.seconds * files / self._files]

    def _solved(self) -> tuple[float, float]:
        """Neither of them can be less than nothing."""
        ff, files = self._ff + _FILES, self._files + _FILES * _FILE_S
        if not self._bb:
            return 0.0, files / ff
        weight = self._bb * ff - self._bf * self._bf
        byte_s, file_s = self._bytes * ff - files * self._bf, self._bb * files - self._bf * self._bytes
        if weight <= 0 or file_s <= 0:
            return self._bytes / self._bb, 0.0
        return (byte_s / weight, file_s / weight) if byte_s > 0 else (0.0, files / ff)


def _mean(count_bytes: float, files: float) -> float:
    return min(count_bytes / max(files, 1.0), _LONG_BYTES)
