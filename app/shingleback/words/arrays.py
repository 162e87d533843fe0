"""Why a shingled drive does badly in an array, and what to do, as sentences."""

from typing import Final

from shingleback.model.arrays import ArrayKind, ArrayRisk, ArrayWarning, Membership
from shingleback.words import QT_TRANSLATE_NOOP, Translate, untranslated

_CONTEXT: Final = "arrays"

_SENTENCES: Final[dict[ArrayRisk, str]] = {
    ArrayRisk.PARITY: QT_TRANSLATE_NOOP(
        "arrays",
        "This shingled drive is part of a {what}. With each change, parity is written anew in the middle of old data: "
        "that is what it does slowest. A long pause can get it thrown out of the array, and a rebuild can take days. "
        "Keep another copy of what is on it, and plan to put a conventional drive in its place.",
    ),
    ArrayRisk.PERHAPS_RAIDZ: QT_TRANSLATE_NOOP(
        "arrays",
        "This shingled drive is part of a {what}. Whether that is a RAIDZ cannot be seen from here; “zpool status” "
        "tells. In a RAIDZ, taking in such a drive took more than 9 days in a published test, and 16 hours for a "
        "conventional one: plan to put a conventional drive in its place. As a mirror or a single drive it may stay.",
    ),
    ArrayRisk.PERHAPS_PARITY: QT_TRANSLATE_NOOP(
        "arrays",
        "This shingled drive is part of a {what}. Its level cannot be seen from here; “sudo lvs -o +segtype” tells. "
        "RAID 0 and 1 are fine. With RAID 5 or 6, plan to put a conventional drive in its place: parity is written "
        "anew with each change, in the middle of old data, which is what it does slowest.",
    ),
    ArrayRisk.BEHIND_CACHE: QT_TRANSLATE_NOOP(
        "arrays",
        "A cache stands in front of this shingled drive ({what}). It writes back in small pieces all over the drive, "
        "and after a crash everything at once: that can keep the drive busy for hours. Better use it without a cache.",
    ),
    ArrayRisk.AS_CACHE: QT_TRANSLATE_NOOP(
        "arrays",
        "This shingled drive serves as the cache of another one ({what}). Small writes all over it are what it does "
        "slowest. Better use a solid state drive for that, or no cache.",
    ),
    ArrayRisk.SNAPRAID_PARITY: QT_TRANSLATE_NOOP(
        "arrays",
        "This shingled drive holds SnapRAID's parity. Each sync writes anew in the middle of it, which is what it does "
        "slowest. Better let it hold data, and put the parity on a conventional drive.",
    ),
}
_KINDS: Final[dict[ArrayKind, str]] = {
    ArrayKind.MD: QT_TRANSLATE_NOOP("arrays", "software RAID"),
    ArrayKind.BTRFS: QT_TRANSLATE_NOOP("arrays", "btrfs over several drives"),
    ArrayKind.ZFS: QT_TRANSLATE_NOOP("arrays", "ZFS pool"),
    ArrayKind.LVM_RAID: QT_TRANSLATE_NOOP("arrays", "RAID of LVM"),
    ArrayKind.CACHED: QT_TRANSLATE_NOOP("arrays", "cache"),
    ArrayKind.CACHE: QT_TRANSLATE_NOOP("arrays", "cache"),
    ArrayKind.SNAPRAID_PARITY: QT_TRANSLATE_NOOP("arrays", "SnapRAID array"),
}
_RAID: Final = "raid"


def array_text(warning: ArrayWarning, translate: Translate = untranslated) -> str:
    return translate(_CONTEXT, _SENTENCES[warning.risk]).format(what=_what(warning.membership, translate))


def _what(membership: Membership, translate: Translate) -> str:
    """Such as "btrfs over several drives (RAID 5, photos)"."""
    level = membership.level
    shown = f"RAID {level.removeprefix(_RAID)}" if level.startswith(_RAID) else level
    details = ", ".join(filter(None, (shown, membership.name)))
    if membership.kind in (ArrayKind.CACHED, ArrayKind.CACHE) and details:
        return details
    kind = translate(_CONTEXT, _KINDS[membership.kind])
    return f"{kind} ({details})" if details else kind
