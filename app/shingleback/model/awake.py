"""Whether a computer may fall asleep."""

from enum import StrEnum


class NotHeld(StrEnum):
    """Why it may do so, although a backup is being copied. The values are those of the event stream."""

    NO_LOGIND = "no-logind"  # nobody is there who could be asked
    REFUSED = "refused"
