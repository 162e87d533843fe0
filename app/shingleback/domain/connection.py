"""How a drive is connected and used, and how that limits it: ports, arrays, mount options and shared serial numbers.

**Connection.** Sources: linux-ide, November and December 2025 (an ST8000AS0002 hung with requests of 4095 KiB and more,
never with 3584 or less, and had no pause in a month at 1280; Linux 6.16 raised the default from 1280 to 4096);
usb/storage/scsiglue.c (usb-storage requests page 3Fh for the mode page of the write cache, which many bridges lack;
the kernel then takes the cache for write-through and sends no flushes); usb/core/sysfs.c (speeds).

**Arrays.** Shingled drives do not suit all arrays. RAID 0 and 1 are fine: they write as a single disk does. Sources:
ServeTheHome and Ars Technica, 2020 (a RAIDZ took more than 9 days to resilver a WD40EFAX, 16 hours for a conventional
drive; a rebuild of md RAID went well); iXsystems on WD Red under ZFS; "SMR Archive Drives, Fast, Now" (a cache that
writes everything back at once after a crash).

**Mount options.** They decide what reading writes to a drive. Measured: the first read of fresh files on a btrfs with
relatime made 131 small scattered writes, with noatime none. ntfs-3g and exfat-fuse update access times themselves, and
show `relatime` whatever they do; the kernel shows `noatime` only for ntfs-3g. If the option cannot be changed, a reader
can use O_NOATIME (open(2)), which is allowed only to root and to the owner of a file or folder; symbolic links have
nothing like it.

**Serial numbers and WWNs.** Makers of cheap bridges give the same ones to all their products, so those identify no
drive.
"""

from collections.abc import Collection, Iterable, Iterator
from enum import StrEnum
from typing import Final

import msgspec

from shingleback.domain.drive import Evidence, Transport, UsbDriver
from shingleback.domain.smr.evidence import Confidence, RecordingMethod, Verdict


class Connection(StrEnum):
    """How a drive is connected; `messages.drive` has a sentence for each."""

    USB_1 = "usb-1"  # 12 Mbit/s
    USB_2 = "usb-2"  # 480 Mbit/s
    USB_3 = "usb-3"  # 5 Gbit/s or more
    USB = "usb"  # at an unknown speed
    SATA = "sata"
    SAS = "sas"
    NVME = "nvme"
    CARD = "card"
    VIRTUAL = "virtual"  # part of something larger
    OTHER = "other"
    UNKNOWN = "unknown"


class LimitKind(StrEnum):
    """A way in which a connection is slower or riskier than it could be."""

    SLOW_PORT = "slow-port"  # the drive would be faster at another port, or with another cable
    SLOW_ENCLOSURE = "slow-enclosure"  # the enclosure itself is the limit
    NO_UAS = "no-uas"  # plain usb-storage: no TRIM, and one command at a time
    NO_FLUSH = "no-flush"  # the kernel never flushes the drive's write cache, because the bridge reports none
    TIMED_OUT = "timed-out"  # the drive did not answer some commands within the kernel's timeout
    LARGE_REQUESTS = "large-requests"  # the kernel sends larger requests than shingled drives handle well


class ConnectionLimit(msgspec.Struct, frozen=True):
    """A limit of a connection; `values` fill in its sentence."""

    kind: LimitKind
    values: tuple[tuple[str, str], ...] = ()


_USB_2_MBPS: Final = 480
_USB_3_MBPS: Final = 5000
_MAX_GOOD_KB: Final = 3072
_GOOD_KB: Final = 1024
_HAS_CACHE_ON_PLATTER: Final = (RecordingMethod.DRIVE_MANAGED, RecordingMethod.HOST_AWARE)
_OTHERS: Final[dict[Transport | None, Connection]] = {
    Transport.SATA: Connection.SATA,
    Transport.SAS: Connection.SAS,
    Transport.NVME: Connection.NVME,
    Transport.CARD: Connection.CARD,
    Transport.OTHER: Connection.OTHER,
    None: Connection.UNKNOWN,
}


def connection_of(evidence: Evidence, link_mbps: int | None) -> Connection:
    """`link_mbps` is the speed of the USB link, as in `Drive`."""
    if evidence.transport is Transport.USB:
        return _usb(link_mbps)
    return Connection.VIRTUAL if evidence.is_thin else _OTHERS[evidence.transport]


def limits_of(
    evidence: Evidence,
    link_mbps: int | None,
    verdict: Verdict,
    *,
    usb_version: str = "",
    max_sectors_kb: int | None = None,
    timed_out: int | None = None,
    is_flushed: bool | None = None,
) -> tuple[ConnectionLimit, ...]:
    """Return the limits worth reporting, worst first.

    `usb_version` is the version of the USB device: 3.20, or 2.10 for such a device on a USB 2 link; empty: unknown.
    `max_sectors_kb` is the largest request that the kernel makes, in KiB. `timed_out` is how many commands timed out
    (`device/iotmo_cnt`, which is correct behind any bridge). `is_flushed` is as in `SysfsFacts`.
    """
    limits = [*_limits(evidence, connection_of(evidence, link_mbps), verdict, usb_version, max_sectors_kb)]
    if evidence.transport is Transport.USB and is_flushed is False:
        limits.append(ConnectionLimit(LimitKind.NO_FLUSH))
    timed_out_limits = (ConnectionLimit(LimitKind.TIMED_OUT, (("count", str(timed_out)),)),) if timed_out else ()
    return (*timed_out_limits, *limits)


def _limits(
    evidence: Evidence, connection: Connection, verdict: Verdict, usb_version: str, max_sectors_kb: int | None
) -> Iterator[ConnectionLimit]:
    if connection in (Connection.USB_1, Connection.USB_2):
        is_old_itself = connection is Connection.USB_2 and usb_version.startswith(("2.00", "2.01", "1."))
        yield ConnectionLimit(LimitKind.SLOW_ENCLOSURE if is_old_itself else LimitKind.SLOW_PORT)
    if max_sectors_kb is not None and max_sectors_kb > _MAX_GOOD_KB and _has_cache_on_platter(verdict):
        yield ConnectionLimit(LimitKind.LARGE_REQUESTS, (("now_kb", str(max_sectors_kb)), ("good_kb", str(_GOOD_KB))))
    if evidence.usb_driver is UsbDriver.USB_STORAGE:
        yield ConnectionLimit(LimitKind.NO_UAS)


def _has_cache_on_platter(verdict: Verdict) -> bool:
    return verdict.recording in _HAS_CACHE_ON_PLATTER and verdict.confidence is not Confidence.UNSURE


def _usb(link_mbps: int | None) -> Connection:
    if link_mbps is None:
        return Connection.USB
    if link_mbps >= _USB_3_MBPS:
        return Connection.USB_3
    return Connection.USB_2 if link_mbps >= _USB_2_MBPS else Connection.USB_1


class ArrayKind(StrEnum):
    MD = "md"  # software RAID of the kernel
    BTRFS = "btrfs"  # one btrfs on several drives
    ZFS = "zfs"  # a pool; its layout is only visible to its own tools
    LVM_RAID = "lvm-raid"  # its level is only visible to root
    CACHED = "cached"  # the slow disk behind a cache: dm-cache, dm-writecache or bcache
    CACHE = "cache"  # the cache itself
    SNAPRAID_PARITY = "snapraid-parity"  # the disk that holds SnapRAID's parity


class Membership(msgspec.Struct, frozen=True):
    """An array, pool or other device that a drive is a member of.

    Attributes:
        name: as the kernel or its maker calls it: md0, a pool, a label. Empty if it has none.
        level: raid0, raid1, raid5 and so on; the riskiest, if there are several. Empty if unknown.
    """

    kind: ArrayKind
    name: str = ""
    level: str = ""


class ArrayRisk(StrEnum):
    """Why a shingled drive performs badly in an array; `messages.drive` has the sentence."""

    PARITY = "parity"  # RAID 4, 5 or 6
    PERHAPS_RAIDZ = "perhaps-raidz"
    PERHAPS_PARITY = "perhaps-parity"
    BEHIND_CACHE = "behind-cache"
    AS_CACHE = "as-cache"
    SNAPRAID_PARITY = "snapraid-parity"


class ArrayWarning(msgspec.Struct, frozen=True):
    risk: ArrayRisk
    membership: Membership


_PARITY_LEVELS: Final = frozenset({"raid4", "raid5", "raid6"})
_RISKS: Final[dict[ArrayKind, ArrayRisk]] = {
    ArrayKind.ZFS: ArrayRisk.PERHAPS_RAIDZ,
    ArrayKind.LVM_RAID: ArrayRisk.PERHAPS_PARITY,
    ArrayKind.CACHED: ArrayRisk.BEHIND_CACHE,
    ArrayKind.CACHE: ArrayRisk.AS_CACHE,
    ArrayKind.SNAPRAID_PARITY: ArrayRisk.SNAPRAID_PARITY,
}


def array_warnings(memberships: Iterable[Membership], verdict: Verdict) -> tuple[ArrayWarning, ...]:
    """Warn about risky memberships. Empty if the drive is not shingled, or if that is only a guess."""
    if not verdict.is_shingled or verdict.confidence is Confidence.UNSURE:
        return ()
    judged = ((_risk_of(one), one) for one in memberships)
    return tuple(ArrayWarning(risk, one) for risk, one in judged if risk)


def _risk_of(membership: Membership) -> ArrayRisk | None:
    if membership.level in _PARITY_LEVELS:
        return ArrayRisk.PARITY
    return _RISKS.get(membership.kind)


class AccessTimes(StrEnum):
    """Whether reading a file updates its access time, a small write. The values are those of `mount --json`."""

    NONE = "none"  # never
    READ_ONLY = "read-only"  # nothing is written at all
    RELATIME = "relatime"  # once a day, and after each change: the first read of a fresh file causes a write
    KEPT = "kept"  # at each read
    UNKNOWN = "unknown"  # not mounted; or the FUSE program decides, and does not say

    @property
    def are_written(self) -> bool:
        return self in (AccessTimes.RELATIME, AccessTimes.KEPT)


OUR_PARTITION: Final = "Shingleback"
"""The partition name that marks a drive as prepared by this program."""

NO_ACCESS_TIMES: Final = "noatime"
_BADNESS: Final = (
    AccessTimes.READ_ONLY,
    AccessTimes.NONE,
    AccessTimes.UNKNOWN,
    AccessTimes.RELATIME,
    AccessTimes.KEPT,
)
_NEVER_WRITTEN: Final = ("iso9660", "udf", "squashfs", "erofs")


def access_times(filesystem: str, options: Collection[str], of_all: Collection[str] = ()) -> AccessTimes:
    """Return whether reading updates access times.

    Args:
        filesystem: the kernel's name: ext4, fuseblk.
        options: the mount options, as /proc/self/mountinfo shows them.
        of_all: the options of the filesystem as a whole; after an error, it may be read-only although its mount is not.
    """
    if "ro" in options or "ro" in of_all or filesystem in _NEVER_WRITTEN:
        return AccessTimes.READ_ONLY
    if NO_ACCESS_TIMES in options:
        return AccessTimes.NONE
    if filesystem.startswith("fuse"):
        return AccessTimes.UNKNOWN
    return AccessTimes.RELATIME if "relatime" in options else AccessTimes.KEPT


def worst(found: Iterable[AccessTimes]) -> AccessTimes:
    """The worst of several volumes; UNKNOWN if there is none."""
    return max(found, key=_BADNESS.index, default=AccessTimes.UNKNOWN)
