"""What one entry of the table of drives says; `docs/drive-table.md` explains the fields to a contributor."""

from enum import StrEnum
from typing import Final

import msgspec

from shingleback.model.verdict import Confidence, Recording

_TB: Final = 10**12
_TOLERANCE: Final = 0.04  # 2 TB drives of different makers have 1.95 to 2.05 TB


class Trust(StrEnum):
    """How an entry came to be known."""

    MEASURED = "measured"  # drives of this model say it of themselves; the report is published
    VENDOR_STATED = "vendor-stated"
    GENERATION = "generation"  # on sale before the first shingled drive was
    TOOL_DB = "tool-db"  # the authors of smartmontools looked it up
    COMMUNITY = "community"  # lists kept by users
    INFERRED = "inferred"  # from the family, the age or the sisters of the model
    UNVERIFIED = "unverified"


CONFIDENCES: Final[dict[Trust, Confidence]] = {
    Trust.MEASURED: Confidence.VERY_LIKELY,
    Trust.VENDOR_STATED: Confidence.VERY_LIKELY,
    Trust.GENERATION: Confidence.VERY_LIKELY,
    Trust.TOOL_DB: Confidence.VERY_LIKELY,
    Trust.COMMUNITY: Confidence.LIKELY,
    Trust.INFERRED: Confidence.LIKELY,
    Trust.UNVERIFIED: Confidence.UNSURE,
}
"""None of them is certain: that is what only the drive itself can make it."""


class _Fact(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every kind of entry says.

    Attributes:
        family: what the maker calls these drives.
        recording: what most speaks for.
        sources: keys of the table of sources.
        since: the year in which the family was first sold.
        disputed: what other sources say; such an entry decides nothing by itself.
        disputed_by: those sources.
        note: for the reader of the table.
    """

    family: str
    maker: str
    recording: Recording
    trust: Trust
    sources: tuple[str, ...]
    since: int | None = None
    disputed: Recording | None = None
    disputed_by: tuple[str, ...] = ()
    note: str = ""

    @property
    def confidence(self) -> Confidence:
        return Confidence.UNSURE if self.disputed else CONFIDENCES[self.trust]


class ModelEntry(_Fact, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Disks with these model names.

    Attributes:
        names: patterns, as in `name_patterns`, without the maker's name in front.
        trim: whether these drives are known to take TRIM.
        cache_gb: a first guess at the size of the fast cache of a shingled drive.
        band_mb: the same for the bands that it rewrites as a whole.
    """

    names: tuple[str, ...]
    trim: bool | None = None
    cache_gb: float | None = None
    band_mb: float | None = None


class UsbEntry(_Fact, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Enclosures with these USB ids and capacities.

    Attributes:
        ids: such as "0bc2:2037".
        capacity_tb: as they are sold; none means any.
        inner: the disk that was found inside, where that is known.
    """

    ids: tuple[str, ...]
    capacity_tb: tuple[float, ...] = ()
    inner: str = ""

    def holds(self, capacity_bytes: int | None) -> bool:
        """Whether it speaks of this capacity. An unknown one may be any."""
        if capacity_bytes is None or not self.capacity_tb:
            return True
        return any(abs(capacity_bytes - sold * _TB) <= sold * _TB * _TOLERANCE for sold in self.capacity_tb)


class ShapeEntry(_Fact, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A rule of thumb for drives whose model and USB id the table does not know. All that is said must be true.

    Attributes:
        usb_vendors: such as "0bc2".
        words: one of them is in the name of the product.
        inches: the form factor, as the disk tells it.
        from_tb, below_tb: the capacity.
    """

    usb_vendors: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    inches: float | None = None
    from_tb: float | None = None
    below_tb: float | None = None

    def holds(self, capacity_bytes: int | None) -> bool:
        if self.from_tb is None and self.below_tb is None:
            return True
        if capacity_bytes is None:
            return False
        return (self.from_tb or 0) * _TB <= capacity_bytes < (self.below_tb or float("inf")) * _TB


Entry = ModelEntry | UsbEntry | ShapeEntry
