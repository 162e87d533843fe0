"""What is going on with a drive just now, as a person without any knowledge of drives would ask it."""

from dataclasses import dataclass
from enum import StrEnum


class Situation(StrEnum):
    """`words.situations` says of each what the drive and the program do, what is normal, and what one may do."""

    STARTING = "starting"
    SURVEYING = "surveying"  # looking for what has changed
    COPYING = "copying"
    SLOW = "slow"  # copying, while the drive's cache is full
    SILENT = "silent"  # copying, and the drive does not answer
    RESTING = "resting"  # the program waits for the drive
    GIVING_WAY = "giving-way"  # the program waits for another program
    PAUSING = "pausing"
    PAUSED = "paused"
    STOPPING = "stopping"
    FINISHING = "finishing"
    EJECTING = "ejecting"
    TIDYING = "tidying"  # the backup is over, and the drive is not
    COPIED = "copied"  # the backup is over
    HERE = "here"  # the backup is over, and on the computer's own disk
    STOPPED = "stopped"  # by the person
    SAFE = "safe"  # to unplug
    NOT_SAFE = "not-safe"  # it could not be ejected
    LEFT = "left"  # the drive was unplugged, or closed, when everything was done
    GONE = "gone"
    FULL = "full"
    REFUSED = "refused"  # the drive returned errors
    FAILED = "failed"  # for a reason that is not the drive's
    IN_USE = "in-use"  # plugged in and open; the program does nothing with it
    CLOSED = "closed"  # plugged in, and not open


@dataclass(frozen=True, slots=True)
class Told:
    """A situation in four answers, each of a sentence or two."""

    drive: str
    program: str
    normal: str
    advice: str
