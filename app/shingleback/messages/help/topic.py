"""The identifiers of the help articles, and the parts of an article."""

from enum import StrEnum
from typing import Final

import msgspec

from shingleback.domain.labels import QT_TRANSLATE_NOOP, LabeledEnum

CONTEXT: Final = "explanations"  # of their translations


class Topic(StrEnum):
    """The topics of help articles. The values never change: links and documents may contain them."""

    WHAT_IS_SMR = "what-is-smr"
    CONFIDENCE = "confidence"
    HOST_MANAGED = "host-managed"
    SLOWS_DOWN = "slows-down"
    CACHE_FILL = "cache-fill"
    RESTS = "rests"
    AS_IT_FILLS = "as-it-fills"
    BUSY_WHEN_IDLE = "busy-when-idle"
    CLICKS = "clicks"
    EJECT_TAKES_LONG = "eject-takes-long"
    KEEP_POWERED = "keep-powered"
    USB_2 = "usb-2"
    VANISHED = "vanished"
    ADJUSTING = "adjusting"
    IO_ERROR = "io-error"
    READ_ONLY = "read-only"
    SMART = "smart"
    NO_HEALTH = "no-health"
    RESTORE_FILES = "restore-files"
    ONE_DRIVE = "one-drive"
    RAID = "raid"
    TRIM = "trim"
    FREE_SPACE = "free-space"
    NEW_DRIVE = "new-drive"
    PROFILES = "profiles"
    OTHER_FILESYSTEMS = "other-filesystems"
    ZFS = "zfs"
    ENCRYPTION = "encryption"
    ACCESS_TIMES = "access-times"


class Basis(LabeledEnum):
    """How something is known, most certain first."""

    MEASURED = "measured", QT_TRANSLATE_NOOP("explanations", "Measured by us")  # by this project
    # with figures that were published
    MEASURED_BY_OTHERS = "measured-by-others", QT_TRANSLATE_NOOP("explanations", "Measured by others")
    # in the source or the manual of Linux and its tools
    DOCUMENTED = "documented", QT_TRANSLATE_NOOP("explanations", "Documented")
    STATED = "stated", QT_TRANSLATE_NOOP("explanations", "Stated by the maker")  # by the manufacturer
    MODELED = "modeled", QT_TRANSLATE_NOOP("explanations", "Computed with a model")
    # by users who observed it; not confirmed by this project
    REPORTED = "reported", QT_TRANSLATE_NOOP("explanations", "Reported")
    ADVICE = "advice", QT_TRANSLATE_NOOP("explanations", "Good practice")  # cannot be measured


class Provenance(msgspec.Struct, frozen=True):
    """One answer to "how do we know?": the source, in one or two sentences."""

    basis: Basis
    text: str


class Explanation(msgspec.Struct, frozen=True, kw_only=True):
    """A help article. Every text is marked for translation in the context "explanations".

    Attributes:
        paragraphs: for everybody.
        provenance: how we know; never empty.
        details: for experts, with the names of files and commands; may be empty.
        keywords: other words that people use for it, separated by spaces.
        see_also: related articles.
    """

    topic: Topic
    title: str
    paragraphs: tuple[str, ...]
    provenance: tuple[Provenance, ...]
    details: str = ""
    keywords: str = ""
    see_also: tuple[Topic, ...] = ()
