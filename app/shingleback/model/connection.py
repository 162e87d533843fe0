"""How a drive is connected, and what limits it there."""

from dataclasses import dataclass
from enum import StrEnum


class Connection(StrEnum):
    """`words.connection` has the sentence for each."""

    USB_1 = "usb-1"  # 12 Mbit/s
    USB_2 = "usb-2"  # 480 Mbit/s
    USB_3 = "usb-3"  # 5 Gbit/s or more
    USB = "usb"  # at an unknown speed
    SATA = "sata"
    SAS = "sas"
    NVME = "nvme"
    CARD = "card"
    VIRTUAL = "virtual"  # a piece of something larger
    OTHER = "other"
    UNKNOWN = "unknown"


class LimitKind(StrEnum):
    """What is not as good as it could be."""

    SLOW_PORT = "slow-port"  # the drive could do more at another port, or with another cable
    SLOW_ENCLOSURE = "slow-enclosure"  # the enclosure itself cannot do more
    NO_UAS = "no-uas"  # plain usb-storage: no TRIM, and no word to the drive to write out what it holds
    TIMED_OUT = "timed-out"  # the drive did not answer some commands in the time that the kernel gives it
    LARGE_REQUESTS = "large-requests"  # the kernel sends more at once than shingled drives take well


@dataclass(frozen=True, slots=True)
class Limit:
    """One of them; `values` is what stands in its sentence."""

    kind: LimitKind
    values: tuple[tuple[str, str], ...] = ()
