"""The drive table: which models, USB ids and kinds of enclosure are shingled, and the sources for it.

This module only parses the table and looks drives up, by the names of their disks, or by what their box says: a retail
name with a size, or a part number. Makers encode the size in part numbers: STKM5000400 has 5000 GB, WDBPKJ0040BBK
4.0 TB, HDTB440EK3CA 4.0 TB; TS4TSJ25M3S, AHD710P-4TU31, STSHX-M401TCBM, MU-PC4T0T, SP040TBPHDA60S3K and SDPH81G-004T
have 4 TB.
`store.private_files` finds the files; `docs/drive-table.md` explains the fields of an entry, and how to add a drive.
"""

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import pairwise
from typing import Final

import msgspec

from shingleback.domain.drive import Evidence, UsbId
from shingleback.domain.smr.evidence import Confidence, RecordingMethod
from shingleback.domain.smr.model_names import NamePattern, tidy
from shingleback.domain.text import UNDECODABLE

_TB: Final = 10**12
_TOLERANCE: Final = 0.04  # 2 TB drives of different makers have 1.95 to 2.05 TB
_SIZE: Final = re.compile(
    r"(?<![\w.])(?!(?:(?<=USB )\d\.\d|(?<=GEN )\d) TO )(\d{1,4}(?:[.,]\d)?) ?"
    r"(?:([TG]B|\u0422\u0411|\u0413\u0411)|([TG]O)(?! (?:E?S?ATA|IDE|USB|NVME|M\.2|\d)))\b"
)
"""Also as the French write it, but not as in "USB 3.0 to HDD", and as the Russians do."""
_WORD: Final = re.compile(r"[^\s,;()]+")
_SEAGATE: Final = re.compile(r"\b(ST[A-Z]{2})[ -]?(\d{3,5})\d{3}\b")
_WD: Final = re.compile(r"\b(WDB[A-Z0-9]{3})(\d{4})[A-Z]{3}\b")
_WD_OLD_GB: Final = 1000  # WDBEMM5000A.. has 500.0 GB, WDBPKJ0040B.. 4.0 TB
_IN_TB: Final = (
    re.compile(r"\b(TS)(\d)TSJ25"),  # Transcend
    re.compile(r"\b(AHD)\w+-(\d)TU3"),  # ADATA
    re.compile(r"\b(STSHX)-M(\d)01T"),  # Samsung and Maxtor, by Seagate
    re.compile(r"\b(MU-P)[A-Z](\d)T0"),  # Samsung
    re.compile(r"\b(SP)0(\d)0TBPHD"),  # Silicon Power
    re.compile(r"\b(SDPH\w{3})-0(\d\d)T"),  # SanDisk Professional
)
_TOSHIBA: Final = re.compile(r"\b(HDT[A-Z])([A-Z0-9])(\d\d)(?=[A-Z]|\b)")
_GB: Final = 10**9
_TERA: Final = ("T", "\u0422")


class Trust(StrEnum):
    """How the facts in an entry are known."""

    MEASURED = "measured"  # drives of this model report it themselves; the report is published
    VENDOR_STATED = "vendor-stated"
    GENERATION = "generation"  # on sale before the first shingled drive was
    TOOL_DB = "tool-db"  # the authors of smartmontools looked it up
    COMMUNITY = "community"  # lists kept by users
    INFERRED = "inferred"  # from the family, the age or related models
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
"""None of them is certain: only the drive itself can make a verdict certain."""


class _Fact(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The fields of every kind of entry.

    Attributes:
        family: the maker's name for these drives.
        recording: the most likely recording method.
        sources: keys of the table of sources.
        since: the year in which the family was first sold.
        disputed: what other sources say; such an entry does not decide alone.
        disputed_by: those sources.
        note: for readers of the table.
    """

    family: str
    maker: str
    recording: RecordingMethod
    trust: Trust
    sources: tuple[str, ...]
    since: int | None = None
    disputed: RecordingMethod | None = None
    disputed_by: tuple[str, ...] = ()
    note: str = ""

    @property
    def confidence(self) -> Confidence:
        return Confidence.UNSURE if self.disputed else CONFIDENCES[self.trust]


class ModelEntry(_Fact, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Disks with these model names.

    Attributes:
        names: patterns as in `model_names`, without the maker's name in front.
        trim: whether these drives are known to support TRIM.
        cache_gb: a first estimate of the fast cache of a shingled drive.
        band_mb: a first estimate of the bands that it rewrites as a whole.
    """

    names: tuple[str, ...]
    trim: bool | None = None
    cache_gb: float | None = None
    band_mb: float | None = None


def _is_sold_as(capacity_bytes: int, sizes_tb: Iterable[float]) -> bool:
    return any(abs(capacity_bytes - size_tb * _TB) <= size_tb * _TB * _TOLERANCE for size_tb in sizes_tb)


class UsbEntry(_Fact, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Enclosures with these USB ids and capacities.

    Attributes:
        ids: such as "0bc2:2037".
        capacity_tb: as they are sold; none means any.
        inner: the disk that was found inside, if known.
    """

    ids: tuple[str, ...]
    capacity_tb: tuple[float, ...] = ()
    inner: str = ""

    def holds(self, capacity_bytes: int | None) -> bool:
        """Whether it applies to this capacity. An unknown capacity always matches."""
        if capacity_bytes is None or not self.capacity_tb:
            return True
        return _is_sold_as(capacity_bytes, self.capacity_tb)


class RetailEntry(_Fact, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Drives as they are sold, known from the name or the part number on the box.

    Attributes:
        names: all words of one of them are in the name, such as "WD My Passport".
        parts: the letters of part numbers before the size, such as STKM or WDBPKJ.
        capacity_tb: as they are sold.
        inner: the disk that is inside, if known.
    """

    names: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    capacity_tb: tuple[float, ...]
    inner: str = ""

    def holds(self, capacity_bytes: int) -> bool:
        return _is_sold_as(capacity_bytes, self.capacity_tb)

    def is_named(self, text: str) -> bool:
        written_words = set(_WORD.findall(text))
        for words in (name.upper().split() for name in self.names):
            joined_pairs = [pair for pair in pairwise(words) if "".join(pair) in written_words]  # such as OneTouch
            if written_words.union(*joined_pairs) >= set(words):
                return True
        return False


class ShapeEntry(_Fact, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A rule of thumb for drives whose model and USB id are not in the table. All its conditions must be met.

    Attributes:
        usb_vendors: such as "0bc2".
        words: one of them is in the product name.
        inches: the form factor that the disk reports.
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


Entry = ModelEntry | UsbEntry | ShapeEntry | RetailEntry


_FEWEST_LETTERS_OF_A_CUT_NAME: Final = 6


class TableError(ValueError):
    """The table is invalid; the message names the entry and the field."""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of a table file."""

    version: int = 1
    sources: dict[str, str] = {}
    model: tuple[ModelEntry, ...] = ()
    usb: tuple[UsbEntry, ...] = ()
    shape: tuple[ShapeEntry, ...] = ()
    retail: tuple[RetailEntry, ...] = ()


@dataclass(frozen=True, slots=True)
class _Named:
    """A model entry with its patterns, ready to be looked up."""

    patterns: tuple[NamePattern, ...]
    entry: ModelEntry

    def weight_for(self, name: str) -> float | None:
        weights = [weight for pattern in self.patterns if (weight := pattern.weight_for(name)) is not None]
        return max(weights, default=None)


@dataclass(frozen=True, slots=True)
class DriveTable:
    """One table file, or the user's table in front of the built-in one.

    Attributes:
        sources: the text for each key of a source.
        below: the table to search if this one has no entry.
    """

    models: tuple[_Named, ...] = ()
    usb: tuple[tuple[UsbId, UsbEntry], ...] = ()
    shapes: tuple[ShapeEntry, ...] = ()
    retail: tuple[RetailEntry, ...] = ()
    sources: Mapping[str, str] = field(default_factory=dict)
    below: "DriveTable | None" = None

    def over(self, base_table: "DriveTable") -> "DriveTable":
        """This table, with the other as the fallback."""
        below = self.below.over(base_table) if self.below else base_table
        return DriveTable(self.models, self.usb, self.shapes, self.retail, self.sources, below)

    def model(self, name: str) -> ModelEntry | None:
        """The entry with the narrowest pattern that matches a name in capitals."""
        matches = [(weight, model.entry) for model in self.models if (weight := model.weight_for(name)) is not None]
        if matches:
            return max(matches, key=lambda pair: pair[0])[1]
        return self.below.model(name) if self.below else None

    def truncated_model(self, start: str) -> ModelEntry | None:
        """An entry for a name that is cut off after `start`, if all matching entries are of one kind."""
        if len(start) < _FEWEST_LETTERS_OF_A_CUT_NAME:
            return None
        entries = [
            model.entry for model in self._every_model() if any(each.may_become(start) for each in model.patterns)
        ]
        kinds = {(entry.recording, entry.disputed) for entry in entries}
        return min(entries, key=lambda entry: list(Trust).index(entry.trust)) if len(kinds) == 1 else None

    def enclosures(self, usb: UsbId, capacity_bytes: int | None) -> list[UsbEntry]:
        """The entries for a USB id. There may be several if the capacity is unknown."""
        entries = [entry for usb_id, entry in self.usb if usb_id == usb and entry.holds(capacity_bytes)]
        return entries or (self.below.enclosures(usb, capacity_bytes) if self.below else [])

    def every_shape(self) -> list[ShapeEntry]:
        return [*self.shapes, *(self.below.every_shape() if self.below else [])]

    def every_retail(self) -> list[RetailEntry]:
        return [*self.retail, *(self.below.every_retail() if self.below else [])]

    def source_text(self, key: str) -> str:
        if key in self.sources:
            return self.sources[key]
        return self.below.source_text(key) if self.below else key

    def _every_model(self) -> list[_Named]:
        return [*self.models, *(self.below._every_model() if self.below else [])]  # noqa: SLF001 (its own kind)


def parse_table(text: str) -> DriveTable:
    """Parse a table. Raises TableError, which names the entry and the field, if it is invalid."""
    try:
        file = msgspec.convert(tomllib.loads(text), type=_File)
    except UNDECODABLE as error:
        raise TableError(str(error)) from None
    _check_sources([*file.model, *file.usb, *file.shape, *file.retail], file.sources)
    return DriveTable(
        models=tuple(_named(entry) for entry in file.model),
        usb=tuple((_usb_id(usb_id, entry), entry) for entry in file.usb for usb_id in entry.ids),
        shapes=file.shape,
        retail=file.retail,
        sources=file.sources,
    )


def _check_sources(entries: Iterable[Entry], sources: Mapping[str, str]) -> None:
    for entry in entries:
        if not entry.sources:
            raise TableError(f"{entry.family}: sources: say where it is known from")
        for key in (*entry.sources, *entry.disputed_by):
            if key not in sources:
                raise TableError(f"{entry.family}: sources: {key} is not among [sources]")
        if (entry.disputed is None) != (not entry.disputed_by):
            raise TableError(f"{entry.family}: disputed: it belongs together with disputed_by")


def _named(entry: ModelEntry) -> _Named:
    if not entry.names:
        raise TableError(f"{entry.family}: names: at least one is needed")
    try:
        return _Named(tuple(NamePattern.parse(name) for name in entry.names), entry)
    except ValueError as error:
        raise TableError(f"{entry.family}: names: {error}") from None


def _usb_id(text: str, entry: UsbEntry) -> UsbId:
    vendor, _, product = text.partition(":")
    if len(vendor) != 4 or len(product) != 4:
        raise TableError(f"{entry.family}: ids: {text} is no USB id; it looks like 0bc2:2037")
    try:
        return UsbId(int(vendor, 16), int(product, 16))
    except ValueError:
        raise TableError(f"{entry.family}: ids: {text} is no USB id; it looks like 0bc2:2037") from None


@dataclass(frozen=True, slots=True)
class BoxName:
    """What a name or a part number says. Attributes: `part`: the letters of the part number that name the family."""

    text: str
    part: str = ""
    capacity_bytes: int | None = None


def read_box_name(name: str) -> BoxName:
    text = tidy(name).replace("WESTERN DIGITAL", "WD")
    if part := _SEAGATE.search(text):
        return BoxName(text, part[1], int(part[2]) * _GB)
    if part := _WD.search(text):
        tenths = int(part[2])
        return BoxName(text, part[1], tenths * 100 * _GB if tenths < _WD_OLD_GB else tenths // 10 * _GB)
    if part := _TOSHIBA.search(text):
        return BoxName(text, part[1], int(part[3]) * 100 * _GB)
    for pattern in _IN_TB:
        if part := pattern.search(text):
            return BoxName(text, part[1], int(part[2]) * 1000 * _GB)
    size = _SIZE.search(text)
    if not size:
        return BoxName(text)
    number = float(size[1].replace(",", "."))
    is_tera = (size[2] or size[3])[0] in _TERA
    return BoxName(text, "", round(number * (1000 if is_tera else 1)) * _GB)


def retail_entry(evidence: Evidence, table: DriveTable) -> tuple[RetailEntry, str] | None:
    """The entry for a retail name or part number, and what was recognized; None if there is none.

    The size must be known, from the name or beside it: the same name is sold with different disks.
    """
    for name in (evidence.model, evidence.product):
        box = read_box_name(name)
        capacity = evidence.capacity_bytes or box.capacity_bytes
        if not box.text or capacity is None:
            continue
        entries = table.every_retail()
        is_listed = any(box.part in entry.parts for entry in entries)  # else what is written beside it may tell
        for entry in entries:
            if entry.holds(capacity) and (box.part in entry.parts if is_listed else entry.is_named(box.text)):
                return entry, name.strip()
    return None
