"""Tracks which drive a log line is about, as far as the log shows which names belong together.

A drive has a port (of a SATA controller or a USB hub), an address that the kernel assigned to it there, and a name.
After it was unplugged or has dropped off, it gets another address and usually another name at the same port.
"""

import re
from collections import deque
from typing import Final

from shingleback.domain.drive import UsbId
from shingleback.domain.kernel_log.logged_drive import LoggedDrive
from shingleback.domain.kernel_log.parser import ParsedLine, is_no_drive, names_in, same_clock_gap_s

_MAX: Final = 2000  # drives; no computer has as many, but a corrupt file may mention more
_SOON_S: Final = 5.0
_SOON_LINES: Final = 30

_USB_FOUND: Final = re.compile(r"New USB device found, idVendor=([0-9a-f]{4}), ?idProduct=([0-9a-f]{4})")
_USB_SERIAL: Final = re.compile(r"SerialNumber: (\S{6,40})\s*$")
_SPEED: Final = re.compile(r"(?:new|reset) (low|full|high|[Ss]uper)[- ]?[sS]peed")
_ATA_MODEL: Final = re.compile(r"ATA-\d{1,2}: ([^,]{1,40}),")
_ATA_SECTORS: Final = re.compile(r"ata\d{1,3}(?:\.\d\d)?: (\d{1,15}) sectors, multi ")
_SECTOR_BYTES: Final = 512
_ATA_PORT: Final = re.compile(r"\bata(\d{1,3}): [SP]ATA max ")
_ATA_HOST: Final = re.compile(r"\bscsi(?: host)?(\d{1,5})(?: )?: (?:ahci|ata_|pata|sata|nv_sata|mvsas-sata)")
_USB_HOST: Final = re.compile(r"\bscsi(?: host)?(\d{1,5})(?: )?: (?:uas|usb-storage|SCSI emulation for USB)")
_SERVED_HOST: Final = re.compile(
    r"\bscsi(?: host)?(\d{1,5})(?: )?: (?:iSCSI Initiator|Virtio SCSI|VMware (?:PV|Virtual )SCSI|storvsc|Xen SCSI"
    r"|TCM_Loop|IBM (?:POWER Virtual|VSCSI)|scsi_debug)"
)
"""A host whose disks are served by a program, a hypervisor or over the network."""
_INQUIRY: Final = re.compile(r"Direct-Access(?:-ZBC)?\s{1,8}(\S.{0,7}?)\s+(\S.{0,15}?)\s+\S{1,4} PQ:")
_BLOCKS: Final = re.compile(r"\] (\d{1,20}) (\d{3,4})-byte (?:logical blocks|hardware sectors)")
# The kernel's words for a size that it did not understand, and what bridges tell that have not heard their drive.
_IMPOSSIBLE_SIZE: Final = (
    "Sector size 0 reported",
    "0xffffffff as device size",
    "] 1 512-byte ",
    "] 281474976710656 512-",
)
_INVENTED_BLOCKS: Final = (1, 1 << 32, 1 << 48)
_PARTITIONS: Final = re.compile(r"(?:^|\s)(sd[a-z]{1,2}): (?:AHDI |RDSK |\[\w+\] )?\1\d")
_LINK_SPEED: Final = re.compile(r"SATA link up (\d\.\d) Gbps")
_OTHER_DRIVER: Final = re.compile(
    r"(?<![\w-])(?!usb-storage|uas|usb|hub|ums-)[a-z][a-z0-9_-]{2,20} "
    r"(\d{1,3}-\d{1,3}(?:\.\d{1,3}){0,6}):\d{1,2}\.\d{1,2}[: ]"
)
_HUB: Final = re.compile(r"\bhub (\d{1,3}-[1-9]\d{0,2}(?:\.\d{1,3}){0,6}):\d\.\d: USB hub found")
_INPUT: Final = re.compile(r"input: .* as /devices/\S*/(\d{1,3}-\d{1,3}(?:\.\d{1,3}){0,6})/")
_MEMBER: Final = re.compile(r"\bon (sd[a-z]{1,2})\d{0,3}\b")
# A drive that is told to flush its cache or is unmounted may be removed; if that failed, it may not.
_LEAVING: Final = (
    "Stopping disk",
    "Synchronizing SCSI cache",
    "nmounting ",
    ": Powered off /dev/",
    "SCSI command START STOP UNIT to /dev/",
    ": Unmounted /dev/",
)
_STAYING: Final = ("Starting disk", "Attached SCSI", " mounted filesystem", ": Mounted /dev/", "Synchronize Cache(")
# The system's filesystem is first mounted read-only, and remounted later during boot.
_OF_THE_SYSTEM: Final = (" re-mounted", "required on readonly filesystem", "orphan cleanup on readonly fs")
_OFFLINE: Final = ("Device offlined", "offline device")
_OFFLINE_S: Final = 300.0  # the kernel never uses it again, so a disconnect that comes later is of this drive
_AFTER_RESET_S: Final = 2.0
_AFTER_DISCONNECT_S: Final = 2.0  # when requests that waited for a drive fail because it has left
_STORAGE_VENDORS: Final = frozenset({
    0x152D, 0x174C, 0x13FD, 0x14CD, 0x357D, 0x1759,  # bridges of JMicron, ASMedia, Initio, Super Top, …
    0x0BC2, 0x1058, 0x059F, 0x0480, 0x4971, 0x1E68, 0x0634,  # Seagate, WD, LaCie, Toshiba, SimpleTech, Trekstor, Micron
    0x0781, 0x0951, 0x13FE, 0x090C, 0x8564, 0x18A5, 0x125F, 0x154B, 0x05DC,  # sticks, cards and their controllers
})  # fmt: skip
"""USB vendors that make only drives, memory sticks and bridges; an excerpt may lack the line that tells of a disk."""
_RESET_TOLD: Final = (
    "Unit Attention",
    "hostbyte=DID_RESET",
    "hostbyte=0x08",
    "Power-on or device reset",
    "hostbyte=DID_ERROR",
    "hostbyte=0x07",
)
_LOST: Final = ("DID_NO_CONNECT", "hostbyte=0x01", "Synchroniz", "offline device", "uas_zap", "killing request")


class DeviceTracker:
    """Finds the drive of each line, and learns from it.

    Attributes:
        recognized: the drive that the last line knows again by its serial number; None for other lines.
    """

    def __init__(self) -> None:
        self.begin_anew()

    def begin_anew(self) -> None:
        """Forget all names: the computer has (re)started."""
        self.recognized: LoggedDrive | None = None
        self._holders: dict[str, LoggedDrive] = {}
        self._served_hosts: set[str] = set()
        self._hosts_of_ata: deque[str] = deque(maxlen=256)
        self._fresh_usb: LoggedDrive | None = None  # the last one that was detected
        self._fresh_at: ParsedLine | None = None  # when it was detected, until its address is known
        self._last_disconnect: tuple[ParsedLine, LoggedDrive] | None = None  # the last USB port that was disconnected
        self._stopped: tuple[ParsedLine, LoggedDrive] | None = None  # the last drive that was told to stop
        self._in_recovery: LoggedDrive | None = None  # the ATA port whose errors are being reported
        self._in_recovery_at: ParsedLine | None = None
        self._in_reset: tuple[ParsedLine, LoggedDrive] | None = None  # the drive whose USB port UAS is resetting
        self._last_reset: tuple[ParsedLine, LoggedDrive] | None = None  # the last USB port that was reset
        self._offline: tuple[ParsedLine, LoggedDrive] | None = None  # the last drive that the kernel gave up

    def holder(self, name: str) -> LoggedDrive | None:
        """The drive that has this name now, or had it last."""
        drive = self._holders.get(name)
        return drive.canonical if drive else None

    def drive_of(self, line: ParsedLine) -> LoggedDrive | None:
        """The drive of a line, after learning from the line; None if it mentions no drive."""
        text = line.text
        self.recognized = None
        if other_port := self._other_port(text):
            self._learn_other(f"usb {other_port}")
            return None
        names = names_in(text)
        if not names:
            return None
        if "SATA max" in text or "PATA max" in text or "scsi" in text:
            # The kernel logs a controller's hosts first, then its ports in the same order.
            if match := _ATA_HOST.search(text):
                self._hosts_of_ata.append(f"host{match[1]}")
            elif match := _SERVED_HOST.search(text):
                self._served_hosts.add(match[1])
            elif (match := _ATA_PORT.search(text)) and self._hosts_of_ata:
                self._alias(self._hosts_of_ata.popleft(), self._holder_or_new(f"ata{match[1]}"))
        drive = self._joined(names, line)
        if drive is None:
            return None
        name = names[0]
        if name.startswith("ata"):
            self._learn_ata(drive, text, line)
        elif name.startswith(("usb ", "host")):
            self._learn_usb(drive, name, text, line)
        else:
            self._learn_scsi(drive, name, text, line)
        return drive.canonical

    # who it is ----------------------------------------------------------------------------------------------

    def _joined(self, names: list[str], line: ParsedLine) -> LoggedDrive | None:
        """The drive to which the names in one line belong."""
        text = line.text
        first = names[0]
        if first.startswith("host"):
            return self._of_host(first, names, text)
        if ":" in first:
            is_named = "]" in text and len(names) > 1
            drive = self._bound(first, names[1], line) if is_named else self._at_address(first, line)
            if drive is not None and first.partition(":")[0] in self._served_hosts:
                drive.is_served = True
            return drive
        if first.startswith(("md", "dm-")) and (member := _MEMBER.search(text)):
            return self._holder_or_new(member[1])
        is_new_name = first.startswith("sd") and first not in self._holders
        if is_new_name and (failing := self._recovering(line)) and not failing.has_disk_name:
            return self._alias(first, failing)
        if first.startswith("sd") and "I/O error" in text and (torn_off := self._torn_off(first, line)):
            return torn_off
        drive = self._holder_or_new(first)
        if drive is not None and first.startswith("usb ") and "reset" in text:
            self._learn_reset(drive, line)
        if drive is not None and "detaching (SCSI" in text:
            self._alias(names[-1], drive)
        return drive

    def _of_host(self, host: str, names: list[str], text: str) -> LoggedDrive | None:
        """`scsi host6: usb-storage 2-1:1.0` names its port; `scsi host6: uas` belongs to the last drive detected."""
        port = next((name for name in names if name.startswith("usb ")), "")
        if port:
            return self._begin_host(host, self._holder_or_new(port))
        if _USB_HOST.search(text) and self._fresh_usb is not None:
            return self._begin_host(host, self._fresh_usb)
        drive = self.holder(host) or self.holder(f"{host.removeprefix('host')}:0:0:0")
        return self._alias(host, drive) if drive else self._holder_or_new(host)

    def _begin_host(self, host: str, drive: LoggedDrive | None) -> LoggedDrive | None:
        """Assign a host number. If a drive that has left had it, the addresses below it become free as well."""
        before = self.holder(host)
        if before is not None and drive is not None and before is not drive.canonical:
            self._holders.pop(f"{host.removeprefix('host')}:0:0:0", None)
        return self._alias(host, drive)

    def _bound(self, address: str, name: str, line: ParsedLine) -> LoggedDrive | None:
        """`sd 6:0:0:0: [sdb]`: the address is more reliable than the name, because names are reused."""
        drive = self._at_address(address, line)
        holder = self.holder(name)
        if drive is not None and holder is not drive:
            if holder is not None and not holder.has_address and not (holder.has_port and drive.has_port):
                drive.merge(holder)  # the name was logged before its address
            self._alias(name, drive)
        return drive

    def _at_address(self, address: str, line: ParsedLine) -> LoggedDrive | None:
        drive = self.holder(address) or self.holder(f"host{address.partition(':')[0]}")
        if (reset_port := self._reset_before(line)) and (drive is None or not drive.has_port):
            if drive is not None:
                reset_port.merge(drive)
            return self._alias(address, reset_port)
        if drive is None:
            return self._alias(address, self._expected(line)) or self._holder_or_new(address)
        expected_drive = self._recovering(line) or self._lost(line)
        if expected_drive is not None and not drive.has_port and not expected_drive.has_address:
            expected_drive.merge(drive)
        return self._alias(address, drive.canonical)

    def _expected(self, line: ParsedLine) -> LoggedDrive | None:
        """The drive that probably has a new address, judged by the lines just before."""
        if recovering := self._recovering(line):
            return recovering
        missing_drive = (
            self._last_disconnect[1].canonical
            if self._last_disconnect is not None and self._is_soon(self._last_disconnect[0], line)
            else None
        )
        if missing_drive is not None and not missing_drive.has_address:
            self._last_disconnect = None
            return missing_drive
        if self._fresh_at is not None and self._fresh_usb is not None and self._is_soon(self._fresh_at, line):
            self._fresh_at = None
            return self._fresh_usb.canonical
        return None

    def _lost(self, line: ParsedLine) -> LoggedDrive | None:
        """The drive of the USB port that was just disconnected, if the line says that its drive is missing."""
        if self._last_disconnect is None or not self._is_soon(self._last_disconnect[0], line):
            return None
        return self._last_disconnect[1].canonical if any(phrase in line.text for phrase in _LOST) else None

    def _reset_before(self, line: ParsedLine) -> LoggedDrive | None:
        """The USB port that was just reset, if the line tells of a reset, and no drive is known at that port."""
        if self._last_reset is None or not self._is_soon(self._last_reset[0], line, _AFTER_RESET_S):
            return None
        port = self._last_reset[1].canonical
        is_told = any(phrase in line.text for phrase in _RESET_TOLD)
        return port if is_told and not port.has_address and not port.is_other else None

    def _recovering(self, line: ParsedLine) -> LoggedDrive | None:
        """The ATA drive whose errors are being reported: libata's messages in between are about it."""
        is_soon = self._in_recovery is not None and self._is_soon(self._in_recovery_at, line)
        return self._in_recovery.canonical if self._in_recovery and is_soon else None

    def _torn_off(self, name: str, line: ParsedLine) -> LoggedDrive | None:
        """The drive of the USB port that was just disconnected, if neither the port nor the name has an address."""
        if self._last_disconnect is None or not self._is_soon(self._last_disconnect[0], line, _AFTER_DISCONNECT_S):
            return None
        port, drive = self._last_disconnect[1].canonical, self.holder(name)
        if port is drive or not port.has_usb_port or port.has_address or port.is_other:
            return None
        if drive is not None and (drive.has_port or drive.has_address):
            return None
        if port.has_disk_name:
            return None
        port.is_storage = True
        if drive is not None:
            port.merge(drive)
        return self._alias(name, port)

    def _learn_reset(self, port: LoggedDrive, line: ParsedLine) -> None:
        """Between the start and the end of a reset that UAS reports, the port being reset belongs to its host."""
        self._last_reset = (line, port)
        if self._in_reset is None or not self._is_soon(self._in_reset[0], line):
            return
        host = self._in_reset[1].canonical
        if host is not port and not any(name.startswith("usb ") for name in host.names) and not port.is_other:
            port.merge(host)

    def _holder_or_new(self, name: str) -> LoggedDrive | None:
        if name in self._holders:
            return self._holders[name].canonical
        if len(self._holders) >= _MAX:
            return None
        return self._alias(name, LoggedDrive())

    def _alias(self, name: str, drive: LoggedDrive | None) -> LoggedDrive | None:
        if drive is not None:
            self._holders[name] = drive
            if name not in drive.names:
                drive.names.append(name)
        return drive

    @staticmethod
    def _is_soon(earlier: ParsedLine | None, line: ParsedLine, most_s: float = _SOON_S) -> bool:
        if earlier is None:
            return False
        gap_s = same_clock_gap_s(earlier, line)
        return line.number - earlier.number <= _SOON_LINES if gap_s is None else 0 <= gap_s <= most_s

    # what it is ---------------------------------------------------------------------------------------------

    @staticmethod
    def _other_port(text: str) -> str:
        """The USB port at which a line reports something other than a drive; empty for any other line."""
        match = None
        if "input: " in text:
            match = _INPUT.search(text)
        elif "USB hub found" in text:
            match = _HUB.search(text)
        elif ":1." in text or ":2." in text:  # an interface number
            match = _OTHER_DRIVER.search(text)
        return match[1] if match else ""

    def _learn_other(self, port: str) -> None:
        """Note a keyboard, a camera or a hub: not a drive, unless it is one too."""
        drive = self._holder_or_new(port)
        if drive is not None:
            drive.is_other = not drive.is_storage

    def _learn_ata(self, drive: LoggedDrive, text: str, line: ParsedLine) -> None:
        if "EH complete" in text:
            self._in_recovery = None
        elif "exception" in text or "failed command" in text or ("configured for" in text and not drive.is_starting):
            self._in_recovery, self._in_recovery_at = drive, line
        drive.is_starting = drive.is_starting and "configured for" not in text
        if match := _ATA_MODEL.search(text):
            drive.named_at = line if not drive.model else drive.named_at
            drive.model = match[1].strip()
            drive.is_starting = True
        elif match := _ATA_SECTORS.search(text):
            drive.capacity_bytes = int(match[1]) * _SECTOR_BYTES
        elif "ATAPI: " in text:
            drive.is_disc = True
        elif text.endswith((": disabled", ": disable device")):
            self._learn_disconnect(drive, line, _SOON_S)
        elif drive.link_gbps is None and (match := _LINK_SPEED.search(text)):
            drive.link_gbps = float(match[1])

    def _learn_usb(self, drive: LoggedDrive, name: str, text: str, line: ParsedLine) -> None:
        if match := _SPEED.search(text):
            drive.speed = match[1].lower()
            drive.detected_at = drive.detected_at or line
            drive.was_super = drive.was_super or (drive.speed == "super" and drive.is_storage)
        elif match := _USB_FOUND.search(text):
            usb = UsbId(int(match[1], 16), int(match[2], 16))
            attached = drive
            if drive.usb is not None and drive.usb != usb:
                drive.is_another_now = True
                attached = LoggedDrive(speed=drive.speed)
                self._alias(name, attached)
            attached.usb = usb
            attached.is_storage = attached.is_storage or usb.vendor in _STORAGE_VENDORS
            attached.was_attached = True
            self._fresh_usb, self._fresh_at = attached, line
        elif match := _USB_SERIAL.search(text):
            self._learn_serial(drive, name, match[1])
        elif "USB disconnect" in text:
            self._learn_disconnect(drive, line)
        elif "reset_handler start" in text:
            self._in_reset = (line, drive)
        if "usb-storage" in text or "Mass Storage" in text or _USB_HOST.search(text):
            drive.is_storage = True
            self._fresh_usb = drive
            self._fresh_at = line
            drive.was_super = drive.was_super or drive.speed == "super"

    def _learn_disconnect(self, port: LoggedDrive, line: ParsedLine, most_s: float = 60.0) -> None:
        """Note a disconnect. A drive that was just stopped, and whose port is unknown, is the one at this port."""
        self._last_disconnect = (line, port)
        for leaving, soon_s in ((self._stopped, most_s), (self._offline, _OFFLINE_S)):
            if leaving is None or not self._is_soon(leaving[0], line, soon_s):
                continue
            drive = leaving[1].canonical
            if drive is not port and not drive.has_port and not port.has_address:
                port.merge(drive)

    def _learn_serial(self, drive: LoggedDrive, port: str, serial: str) -> None:
        """Recognize a drive that came back at another port. A serial number without digits was redacted."""
        drive.serial = serial
        if not any(letter.isdigit() for letter in serial):
            return
        other_drives = (holder.canonical for holder in self._holders.values() if holder.canonical is not drive)
        earlier = next(
            (
                other_drive
                for other_drive in other_drives
                if (other_drive.serial, other_drive.usb) == (serial, drive.usb)
            ),
            None,
        )
        if earlier is not None:
            earlier.speed = drive.speed
            self.recognized = earlier
            self._alias(port, earlier)
            self._fresh_usb = earlier

    def _learn_scsi(self, drive: LoggedDrive, name: str, text: str, line: ParsedLine) -> None:
        if is_no_drive(name) or "CD-ROM" in text or ("Medium not present" in text and not drive.capacity_bytes):
            drive.is_disc = True
        if any(phrase in text for phrase in _IMPOSSIBLE_SIZE):
            drive.is_size_impossible = True
        if match := _INQUIRY.search(text):
            drive.vendor = match[1].strip()
            drive.model = drive.model or match[2].strip()
        elif match := _BLOCKS.search(text):
            blocks = 0 if drive.is_size_impossible and int(match[1]) in _INVENTED_BLOCKS else int(match[1])
            drive.capacity_bytes = blocks * int(match[2]) or drive.capacity_bytes
            drive.is_disc = drive.is_disc and not blocks
        elif "Spinning up disk" in text:
            drive.spun_up_at = line
        elif "Drive-managed SMR disk" in text:
            drive.says = "drive-managed"
        elif any(phrase in text for phrase in _OF_THE_SYSTEM):
            drive.is_system = True
        else:
            self._learn_leaving(drive, text, line)
        if "Attached SCSI removable disk" in text:
            drive.is_removable = True
            drive.is_card_slot = not drive.capacity_bytes and not drive.has_partitions
        drive.has_partitions = drive.has_partitions or _PARTITIONS.search(text) is not None
        drive.is_storage = drive.is_storage or "Attached SCSI" in text or "Direct-Access" in text

    def _learn_leaving(self, drive: LoggedDrive, text: str, line: ParsedLine) -> None:
        """Note a drive that may be removed, that may not, or that the kernel has given up."""
        if any(phrase in text for phrase in _LEAVING):
            drive.was_stopped = True
            self._stopped = (line, drive)
        elif any(phrase in text for phrase in _STAYING):
            drive.was_stopped = False
        elif any(phrase in text for phrase in _OFFLINE):
            self._offline = (line, drive)
