"""What a log has revealed about one drive."""

from dataclasses import dataclass, field
from typing import Final

from shingleback.domain.drive import Evidence, UsbId
from shingleback.domain.kernel_log.parser import ParsedLine, is_within

# The vendors in INQUIRY of iSCSI targets and hypervisors.
_VIRTUAL_VENDORS: Final = frozenset(
    {"IET", "LIO-ORG", "SCST_FIO", "SCST_BIO", "FreeNAS", "TrueNAS", "SYNOLOGY", "QEMU", "VMware", "Msft", "VBOX"}
)
_VIRTUAL_MODELS: Final = ("virtual", "qemu ", "vbox ", "scsi_debug")
_VIRTUAL_NAMES: Final = ("vd", "xvd", "rbd", "drbd", "nbd", "zd")  # of virtio, Xen, Ceph, DRBD, NBD and ZFS
_PUSHING_IN_S: Final = 3.0  # a plug that is pushed in may lose its contact once

_MERGED: Final = (
    *("usb", "serial", "vendor", "model", "capacity_bytes", "speed", "link_gbps", "says", "spun_up_at"),
    *("detected_at", "named_at"),
    *("was_super", "was_attached", "was_stopped", "has_left_stopped"),
    *("is_storage", "is_other", "is_disc", "is_system", "is_size_impossible", "has_partitions", "is_another_now"),
    *("is_removable", "is_card_slot", "is_served"),
)


@dataclass
class LoggedDrive:
    """What the log has revealed about a drive so far.

    Attributes:
        names: all names it has had, oldest first.
        speed: of the last attempt to talk to it over USB: low, full, high or super.
        was_super: it has used SuperSpeed before.
        link_gbps: the first speed of the SATA link.
        says: the kernel's statement on how it records.
        was_attached: the log shows it being plugged in.
        detected_at: the first line that tells of it at its USB port.
        named_at: the line in which its SATA port gives its model, which the kernel prints of new drives only.
        is_starting: it has reported its name, but is not configured yet.
        spun_up_at: the last line that says that it had to spin up.
        was_stopped: it was unmounted or told to stop, so it may be removed.
        has_left_stopped: it was removed then, so its cache can no longer be flushed.
        is_storage, is_other: the type of the device at this USB port; neither if unknown.
        is_system: the running system is on it, so nobody can have unplugged it.
        is_removable: its medium can be taken out, as sticks and cards say of themselves.
        is_served: its host is a hypervisor, a program or the network, not a controller.
        is_card_slot: it was attached without a medium, and told a size only later.
        is_disc: an optical drive, a floppy, or an empty card slot.
        is_size_impossible: it told a size that no drive has.
        has_partitions: its table of partitions was read.
        is_another_now: it left, and what came back at its port calls itself something else, as modems do on purpose.
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
    is_removable: bool = False
    is_card_slot: bool = False
    is_served: bool = False
    is_size_impossible: bool = False
    has_partitions: bool = False
    is_another_now: bool = False
    was_attached: bool = False
    spun_up_at: ParsedLine | None = None
    detected_at: ParsedLine | None = field(default=None, compare=False)  # the same drive after a restart is equal
    named_at: ParsedLine | None = field(default=None, compare=False)
    was_stopped: bool = False
    has_left_stopped: bool = False
    is_starting: bool = False
    same_as: "LoggedDrive | None" = None

    @property
    def canonical(self) -> "LoggedDrive":
        """The drive itself, after entries that turned out to be the same were united."""
        drive = self
        while drive.same_as is not None:
            drive = drive.same_as
        return drive

    def merge(self, duplicate: "LoggedDrive") -> None:
        """Merge `duplicate`, which turned out to be this drive: facts known about either apply to both."""
        if duplicate is self or duplicate.same_as is not None or self.same_as is not None:
            return
        duplicate.same_as = self
        self.names += [name for name in duplicate.names if name not in self.names]
        for name in _MERGED:
            setattr(self, name, getattr(self, name) or getattr(duplicate, name))

    def was_just_detected(self, line: ParsedLine) -> bool:
        """Whether its plug may still be on its way in: at `line`, it has told nothing but its name yet."""
        if self.detected_at is None or self.capacity_bytes or self.has_partitions:
            return False
        return is_within(self.detected_at, line, _PUSHING_IN_S)

    def was_named_after(self, line: ParsedLine) -> bool:
        return self.named_at is not None and line.number < self.named_at.number

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
        """Whether a program provides it: its errors are those of that program, or of the network to it."""
        model = self.model.lower()
        if self.is_served or any(name.startswith(_VIRTUAL_NAMES) for name in self.names):
            return True
        return self.vendor in _VIRTUAL_VENDORS or any(virtual_model in model for virtual_model in _VIRTUAL_MODELS)

    @property
    def has_address(self) -> bool:
        return any(":" in name for name in self.names)

    @property
    def has_port(self) -> bool:
        return any(name.startswith(("usb ", "ata")) for name in self.names)

    @property
    def has_disk_name(self) -> bool:
        return any(name.startswith("sd") for name in self.names)

    @property
    def has_usb_port(self) -> bool:
        return any(name.startswith("usb ") for name in self.names)

    @property
    def is_stacked(self) -> bool:
        """Whether it is an array or a volume on top of drives, not a drive itself."""
        return bool(self.names) and all(name.startswith(("dm-", "md")) for name in self.names)
