"""What a log has told of one drive, under whichever names."""

from dataclasses import dataclass, field
from typing import Final

from shingleback.knowledge.kernel_log.lines import Line
from shingleback.model.evidence import Evidence, UsbId

# iSCSI targets and hypervisors, as they name their disks in INQUIRY.
_VIRTUAL_VENDORS: Final = frozenset(
    {"IET", "LIO-ORG", "SCST_FIO", "SCST_BIO", "FreeNAS", "TrueNAS", "SYNOLOGY", "QEMU", "VMware", "Msft", "VBOX"}
)
_VIRTUAL_MODELS: Final = ("virtual", "qemu ", "vbox ", "scsi_debug")


@dataclass
class LoggedDrive:
    """What the log has told of one drive so far.

    Attributes:
        names: all that it has had, the first first.
        speed: of the last attempt to talk to it over USB: low, full, high or super.
        was_super: it had spoken SuperSpeed before.
        link_gbps: of SATA, as it was first.
        says: the kernel's own words on how it records.
        was_attached: the log has seen it come.
        is_starting: it has told its name, and is not configured yet.
        spun_up_at: the line that told last that it had to spin up.
        was_stopped: it was unmounted or told to stop, so that it may go.
        is_storage, is_other: what the device at this USB port is; neither while nobody knows.
        is_system: the running system lies on it, so that nobody can have unplugged it.
        is_disc: an optical drive, a floppy, or an empty slot for a card.
    """

    names: list[str] = field(default_factory=list)
    usb: UsbId | None = None
    serial: str = ""
    vendor: str = ""
    model: str = ""
    capacity_bytes: int | None = None
    speed: str = ""
    was_super: bool = False
    link_gbps: float | None = None
    says: str = ""
    is_storage: bool = False
    is_other: bool = False
    is_disc: bool = False
    is_system: bool = False
    was_attached: bool = False
    spun_up_at: Line | None = None
    was_stopped: bool = False
    is_starting: bool = False
    same_as: "LoggedDrive | None" = None

    @property
    def itself(self) -> "LoggedDrive":
        """Two that were told apart at first may turn out to be one."""
        drive = self
        while drive.same_as is not None:
            drive = drive.same_as
        return drive

    def unite(self, other: "LoggedDrive") -> None:
        """`other` is this one: what was known of either is known of both."""
        if other is self or other.same_as is not None or self.same_as is not None:
            return
        other.same_as = self
        self.names += [name for name in other.names if name not in self.names]
        for name in ("usb", "serial", "vendor", "model", "capacity_bytes", "speed", "link_gbps", "says", "spun_up_at"):
            setattr(self, name, getattr(self, name) or getattr(other, name))
        for name in ("was_super", "was_attached", "was_stopped"):
            setattr(self, name, getattr(self, name) or getattr(other, name))
        for name in ("is_storage", "is_other", "is_disc", "is_system"):
            setattr(self, name, getattr(self, name) or getattr(other, name))

    @property
    def evidence(self) -> Evidence:
        is_inside = any(name.startswith("ata") for name in self.names)
        return Evidence(
            model=self.model if is_inside else "",
            product="" if is_inside else self.model,
            vendor=self.vendor,
            usb=self.usb,
            capacity_bytes=self.capacity_bytes or None,
            kernel_says=self.says,
        )

    @property
    def is_virtual(self) -> bool:
        """It is made by a program: what it reports are troubles of that program, or of the network to it."""
        model = self.model.lower()
        return self.vendor in _VIRTUAL_VENDORS or any(word in model for word in _VIRTUAL_MODELS)

    @property
    def has_address(self) -> bool:
        return any(":" in name for name in self.names)

    @property
    def has_port(self) -> bool:
        return any(name.startswith(("usb ", "ata")) for name in self.names)

    @property
    def is_stacked(self) -> bool:
        """An array, or a volume that lies on drives: not a drive itself."""
        return bool(self.names) and all(name.startswith(("dm-", "md")) for name in self.names)
