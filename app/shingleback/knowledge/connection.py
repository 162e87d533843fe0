"""How a drive is connected, and what limits it there.

Sources: linux-ide, November and December 2025 (an ST8000AS0002 hung with requests of 4095 KiB and more, never with 3584
or less, and had no pause in a month at 1280; Linux 6.16 raised the default from 1280 to 4096); usb/storage/scsiglue.c
(usb-storage does not ask for the page of the write cache, so the kernel sends no flushes); usb/core/sysfs.c (speeds).
"""

from collections.abc import Iterator
from typing import Final

from shingleback.model.connection import Connection, Limit, LimitKind
from shingleback.model.evidence import Evidence, Transport, UsbDriver
from shingleback.model.verdict import Confidence, Recording, Verdict

_USB_2_MBPS: Final = 480
_USB_3_MBPS: Final = 5000
_MOST_GOOD_KB: Final = 3072
_GOOD_KB: Final = 1024
_HAS_CACHE_ON_PLATTER: Final = (Recording.DRIVE_MANAGED, Recording.HOST_AWARE)
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
) -> tuple[Limit, ...]:
    """What is worth telling, the worst first.

    `usb_version` is that of the USB device: 3.20, or 2.10 for such a one that is on a USB 2 link; empty: unknown.
    `max_sectors_kb` is the largest request that the kernel makes, in KiB. `timed_out` is how many commands it waited
    for in vain (`device/iotmo_cnt`, which is right behind any bridge).
    """
    limits = _limits(evidence, connection_of(evidence, link_mbps), verdict, usb_version, max_sectors_kb)
    late = (Limit(LimitKind.TIMED_OUT, (("count", str(timed_out)),)),) if timed_out else ()
    return (*late, *limits)


def _limits(
    evidence: Evidence, connection: Connection, verdict: Verdict, usb_version: str, max_sectors_kb: int | None
) -> Iterator[Limit]:
    if connection in (Connection.USB_1, Connection.USB_2):
        is_old_itself = connection is Connection.USB_2 and usb_version.startswith(("2.00", "2.01", "1."))
        yield Limit(LimitKind.SLOW_ENCLOSURE if is_old_itself else LimitKind.SLOW_PORT)
    if max_sectors_kb is not None and max_sectors_kb > _MOST_GOOD_KB and _has_cache_on_platter(verdict):
        yield Limit(LimitKind.LARGE_REQUESTS, (("now_kb", str(max_sectors_kb)), ("good_kb", str(_GOOD_KB))))
    if evidence.usb_driver is UsbDriver.USB_STORAGE:
        yield Limit(LimitKind.NO_UAS)


def _has_cache_on_platter(verdict: Verdict) -> bool:
    return verdict.recording in _HAS_CACHE_ON_PLATTER and verdict.confidence is not Confidence.UNSURE


def _usb(link_mbps: int | None) -> Connection:
    if link_mbps is None:
        return Connection.USB
    if link_mbps >= _USB_3_MBPS:
        return Connection.USB_3
    return Connection.USB_2 if link_mbps >= _USB_2_MBPS else Connection.USB_1
