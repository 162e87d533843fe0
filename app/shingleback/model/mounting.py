"""How a volume is mounted, as far as it matters to a drive that is read: what reading writes there."""

from enum import StrEnum


class AccessTimes(StrEnum):
    """Whether reading a file notes the time, which is a small write; the values are those of `mount --json`."""

    NONE = "none"  # it does not
    READ_ONLY = "read-only"  # nothing is written at all
    RELATIME = "relatime"  # once a day, and after each change: the first reading of fresh files writes for each of them
    KEPT = "kept"  # each reading does
    UNKNOWN = "unknown"  # not mounted; or the program that serves the files decides, and does not tell

    @property
    def are_written(self) -> bool:
        return self in (AccessTimes.RELATIME, AccessTimes.KEPT)
