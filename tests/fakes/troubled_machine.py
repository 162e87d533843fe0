"""The files in which the kernel tells of trouble of a drive."""

from pathlib import Path

from shingleback.devices.kernel_news import KernelLogs
from shingleback.monitor.trouble import DriveTroubles


class Machine:
    """A copy of the files of sysfs, with a drive on USB (sdb), one on SATA (sda), and a small board's sensor."""

    def __init__(self, folder: Path) -> None:
        self.sysfs = folder / "sys"
        self.kmsg = folder / "kmsg"
        self.logs = KernelLogs(self.kmsg, journals=())
        self.usb = self.sysfs / "devices/pci0/usb2/2-1"
        self.scsi = self.usb / "2-1:1.0/host6/target6:0:0/6:0:0:0"
        self.sata = self.sysfs / "devices/pci0/ata3/host2/target2:0:0/2:0:0:0"
        self.spd = self.sysfs / "class/ata_link/link3/sata_spd"
        self.alarm = self.sysfs / "class/hwmon/hwmon1/in0_lcrit_alarm"
        for name, device in (("sdb", self.scsi), ("sda", self.sata)):
            disk = device / "block" / name
            disk.mkdir(parents=True)
            (disk / "device").symlink_to(device)
            (self.sysfs / "class/block").mkdir(parents=True, exist_ok=True)
            (self.sysfs / "class/block" / name).symlink_to(disk)
            (self.sysfs / "block").mkdir(exist_ok=True)
            (self.sysfs / "block" / name).symlink_to(disk)
            self.count(device, 0)
        self.put(self.usb / "idVendor", "0bc2")
        self.put(self.usb / "speed", "5000")
        self.put(self.spd, "6.0 Gbps")
        self.put(self.alarm, "0")
        self.put(self.alarm.parent / "name", "rpi_volt")
        self.host_state = self.sysfs / "class/scsi_host/host6/state"
        self.put(self.host_state, "running")
        self.ering = self.sysfs / "class/ata_device/dev3.0/ering"
        self.put(self.ering, "")
        self.port = self.usb.parent / "2-0:1.0/usb2-port1"
        self.put(self.port / "over_current_count", "0")
        self.put(self.port.parent / "usb2-port2/over_current_count", "4")
        (self.usb / "port").symlink_to(self.port)
        self.put(self.kmsg, "6,1,1,-;old news: usb 2-1: reset SuperSpeed USB device number 2 using xhci_hcd")

    def put(self, file: Path, text: str) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"{text}\n", encoding="utf-8")

    def count(self, device: Path, timed_out: int) -> None:
        for name, count in (("request", 900), ("done", 899), ("err", 2), ("tmo", timed_out)):
            self.put(device / f"io{name}_cnt", hex(count))

    def troubles(self, drive: str) -> DriveTroubles:
        return DriveTroubles(drive, self.sysfs, self.logs)

    def say(self, line: str) -> None:
        with self.kmsg.open("a", encoding="utf-8") as file:
            file.write(f"6,2,2,-;{line}\n")
