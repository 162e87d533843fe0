"""What is normal for a drive, though it may look like a fault."""

from enum import StrEnum


class Normal(StrEnum):
    """One habit of a drive; `words.normal` has the sentence for it, and the explanation behind it."""

    SLOWS_DOWN = "slows-down"  # its fast cache is full
    TIDIES_UP = "tidies-up"  # busy, warm and awake while nobody uses it
    QUIET_CLICKS = "quiet-clicks"
    PAUSES = "pauses"  # no answer for half a minute
    EJECTS_SLOWLY = "ejects-slowly"
    NEEDS_POWER_AFTERWARD = "needs-power-afterward"
    ONLY_IN_ORDER = "only-in-order"  # host-managed: ordinary filesystems cannot be used
    HEARS_OF_DELETED = "hears-of-deleted"  # it takes TRIM
    SLOWER_INSIDE = "slower-inside"  # half as fast at its end: so is every hard disk
    MAY_STILL_BE_SHINGLED = "may-still-be-shingled"
    NO_MOVING_PARTS = "no-moving-parts"
