"""What is known of a drive, whoever told it. Everything may be unknown: None or empty, which is never evidence."""

from dataclasses import dataclass
from enum import StrEnum


class Transport(StrEnum):
    """How the drive is connected to the computer."""

    USB = "usb"
    SATA = "sata"
    SAS = "sas"
    NVME = "nvme"
    CARD = "card"  # a memory card in a reader of its own
    OTHER = "other"


class UsbDriver(StrEnum):
    """Which of the kernel's two drivers speaks to a USB drive. `usb-storage` never asks for the pages of facts."""

    UAS = "uas"
    USB_STORAGE = "usb-storage"


@dataclass(frozen=True, slots=True)
class UsbId:
    """Both 0 to 65535."""

    vendor: int
    product: int

    def __str__(self) -> str:
        return f"{self.vendor:04x}:{self.product:04x}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Evidence:
    """What the verdict is made from.

    Attributes:
        model: the whole name of the disk itself, as the disk tells it; not cut to the 16 letters of SCSI.
        product: the name that the enclosure shows ("My Passport 25E2"); the only name where `model` is hidden.
        vendor: what stands beside `model` or `product` in the SCSI inquiry, or the maker that udev names.
        capacity_bytes: of the whole drive.
        rotation_rpm: as the disk tells it; 0 for one without rotation.
        is_rotational: sysfs `queue/rotational`. Bridges get it wrong, and plain usb-storage always says yes.
        zoned: sysfs `queue/zoned`: `none`, `host-aware` or `host-managed`. Drive-managed drives say `none`.
        zoned_cap: sysfs `scsi_disk/*/zoned_cap`, which can say `drive-managed`; the same values otherwise.
        scsi_type: sysfs `device/type`; 20 is a host-managed disk.
        zones: sysfs `queue/nr_zones`.
        discard_max_bytes: sysfs `queue/discard_max_hw_bytes`; 0: no TRIM is offered.
        reported_zones: `device-managed` or `host-aware`, from smartctl's line "Zoned Device", VPD page B1h or word 69.
        reported_trim: what the disk itself says of TRIM, from smartctl or hdparm.
        family: smartctl's "Model Family".
        kernel_says: the kernel's own words on the disk: `drive-managed`, `host-aware` or `host-managed`.
        form_factor_inches: 3.5, 2.5 and so on, as the disk tells it.
        is_thin: the device is a piece of something larger (a volume of a virtual machine): what it says of TRIM means
            nothing.
    """

    model: str = ""
    product: str = ""
    vendor: str = ""
    usb: UsbId | None = None
    usb_driver: UsbDriver | None = None
    transport: Transport | None = None
    capacity_bytes: int | None = None
    rotation_rpm: int | None = None
    is_rotational: bool | None = None
    zoned: str = ""
    zoned_cap: str = ""
    scsi_type: int | None = None
    zones: int | None = None
    discard_max_bytes: int | None = None
    reported_zones: str = ""
    reported_trim: bool | None = None
    family: str = ""
    kernel_says: str = ""
    form_factor_inches: float | None = None
    is_thin: bool = False
