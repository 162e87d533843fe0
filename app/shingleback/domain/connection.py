"""How a drive is connected, and how that limits it.

Sources: linux-ide, November and December 2025 (an ST8000AS0002 hung with requests of 4095 KiB and more,
never with 3584 or less, and had no pause in a month at 1280; Linux 6.16 raised the default from 1280 to 4096);
usb/storage/scsiglue.c (usb-storage requests page 3Fh for the mode page of the write cache, which many bridges lack;
the kernel then takes the cache for write-through and sends no flushes); usb/core/sysfs.c (speeds).

Makers of cheap bridges give the same serial number or WWN to all their products, so those identify no drive.
"""

from enum import StrEnum
from typing import Final

import msgspec

from shingleback.domain.drive import Evidence, Transport, UsbDriver
from shingleback.domain.smr.evidence import Confidence, RecordingMethod, Verdict

OUR_PARTITION: Final = "Shingleback"
"""The partition name that marks a drive as prepared by this program."""
_USB_2_MBPS: Final = 480
_USB_3_MBPS: Final = 5000
_MAX_GOOD_KB: Final = 3072
_GOOD_KB: Final = 1024
_HAS_CACHE_ON_PLATTER: Final = (RecordingMethod.DRIVE_MANAGED, RecordingMethod.HOST_AWARE)


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
    UNSEEN_RESETS = "unseen-resets"  # nothing that this user may read tells of resets shorter than a second
    ONLY_TIMEOUTS_SEEN = "only-timeouts-seen"  # the same, but the kernel counts the commands that time out


class ConnectionLimit(msgspec.Struct, frozen=True):
    """A limit of a connection; `values` fill in its sentence."""

    kind: LimitKind
    values: tuple[tuple[str, str], ...] = ()


def connection_of(evidence: Evidence, link_mbps: int | None) -> Connection:
    """`link_mbps` is the speed of the USB link, as in `Drive`."""
    if evidence.transport is Transport.USB:
        if link_mbps is None:
            return Connection.USB
        if link_mbps >= _USB_3_MBPS:
            return Connection.USB_3
        return Connection.USB_2 if link_mbps >= _USB_2_MBPS else Connection.USB_1
    if evidence.is_thin:
        return Connection.VIRTUAL
    return Connection(evidence.transport.value) if evidence.transport else Connection.UNKNOWN


def limits_of(
    evidence: Evidence,
    link_mbps: int | None,
    verdict: Verdict,
    *,
    usb_version: str = "",
    max_sectors_kb: int | None = None,
    timed_out: int | None = None,
    is_flushed: bool | None = None,
    is_log_readable: bool = True,
) -> tuple[ConnectionLimit, ...]:
    """Return the limits worth reporting, worst first.

    `usb_version` is the version of the USB device: 3.20, or 2.10 for such a device on a USB 2 link; empty: unknown.
    `max_sectors_kb` is the largest request that the kernel makes, in KiB. `timed_out` is how many commands timed out
    (`device/iotmo_cnt`, which is correct behind any bridge). `is_flushed` is as in `SysfsFacts`.
    `is_log_readable`: a run can read the kernel's log, which alone tells of resets that take less than a second.
    """
    limits = [ConnectionLimit(LimitKind.TIMED_OUT, (("count", str(timed_out)),))] if timed_out else []
    connection = connection_of(evidence, link_mbps)
    if connection in (Connection.USB_1, Connection.USB_2):
        is_old_itself = connection is Connection.USB_2 and usb_version.startswith(("2.00", "2.01", "1."))
        limits.append(ConnectionLimit(LimitKind.SLOW_ENCLOSURE if is_old_itself else LimitKind.SLOW_PORT))
    has_cache_on_platter = verdict.recording in _HAS_CACHE_ON_PLATTER and verdict.confidence is not Confidence.UNSURE
    if has_cache_on_platter and max_sectors_kb is not None and max_sectors_kb > _MAX_GOOD_KB:
        values = (("now_kb", str(max_sectors_kb)), ("good_kb", str(_GOOD_KB)))
        limits.append(ConnectionLimit(LimitKind.LARGE_REQUESTS, values))
    if evidence.usb_driver is UsbDriver.USB_STORAGE and not evidence.discard_max_bytes:
        limits.append(ConnectionLimit(LimitKind.NO_UAS))
    if evidence.transport is Transport.USB and is_flushed is False:
        limits.append(ConnectionLimit(LimitKind.NO_FLUSH))
    if evidence.transport is Transport.USB and not is_log_readable:
        is_counted = timed_out is not None
        limits.append(ConnectionLimit(LimitKind.ONLY_TIMEOUTS_SEEN if is_counted else LimitKind.UNSEEN_RESETS))
    return tuple(limits)
