"""Reads the kernel's log lines about a drive that appears. Of several drives, the most detailed one is used.

Line formats: drivers/usb/core/hub.c, drivers/scsi/scsi_scan.c, drivers/scsi/sd.c, drivers/ata/libata-core.c.
"""

import re
from typing import Any, Final

from shingleback.domain.drive import Evidence, Transport, UsbDriver, UsbId
from shingleback.domain.text import text_lines

_SECTOR: Final = 512
_HUB: Final = 0x1D6B
_ZBC: Final = 20
_VENDOR_AND_PRODUCT_LETTERS: Final = 25
_PORT: Final = r"usb (?P<port>[0-9]+-[0-9.]+): "
_ADDRESS: Final = r"(?:scsi|sd) (?P<address>[0-9]+:[0-9]+:[0-9]+:[0-9]+): "
_FOUND: Final = re.compile(_PORT + r".*idVendor=(?P<vendor>[0-9a-f]{4}), idProduct=(?P<product>[0-9a-f]{4})")
_STRING: Final = re.compile(_PORT + r"(?P<what>Product|Manufacturer): (?P<text>.*?)\s*$")
_STORAGE: Final = re.compile(r"usb-storage (?P<port>[0-9]+-[0-9.]+):[0-9.]+: ")
_HOST: Final = re.compile(r"scsi ?(?:host)?(?P<host>[0-9]+) ?: (?P<what>.*)$")
_INQUIRY: Final = re.compile(_ADDRESS + r"(?P<type>Direct-Access(?:-ZBC)?|Zoned Block)\s+(?P<rest>\S.*?)\s+PQ: \d")
_BLOCKS: Final = re.compile(_ADDRESS + r"\[sd\w+\] (?P<count>[0-9]{1,20}) (?P<size>[0-9]{3,5})-byte logical blocks")
_SAYS: Final = re.compile(
    _ADDRESS + r"\[sd\w+\] (?P<owner>Drive|Host)-(?P<kind>managed|aware) (?:SMR|zoned)", re.IGNORECASE
)
_ZONES: Final = re.compile(_ADDRESS + r"\[sd\w+\] (?P<count>[1-9][0-9]{0,9}) zones of [0-9]+ logical blocks")
_ATA: Final = re.compile(r"(?P<port>ata[0-9]+)\.[0-9]+: ATA-[0-9]+: (?P<model>[^,]+?)\s*,")
_ATA_SECTORS: Final = re.compile(r"(?P<port>ata[0-9]+)\.[0-9]+: (?P<count>[0-9]{1,20}) sectors,")


_Reported = dict[str, Any]
"""Fields of Evidence, collected line by line."""


def _weight(reported: _Reported) -> tuple[bool, bool, bool, int]:
    is_disk = bool({"usb_driver", "capacity_bytes", "scsi_type", "model"} & reported.keys())
    return "kernel_says" in reported or "scsi_type" in reported, is_disk, "usb" in reported, len(reported)


def _vendor_and_product(inquiry: str) -> tuple[str, str]:
    """The vendor has 8 letters, the product 16, the revision 4; spaces may have been lost on the way."""
    if len(inquiry) > _VENDOR_AND_PRODUCT_LETTERS:
        return inquiry[:8].strip(), inquiry[9:25].strip()
    vendor, _, product_and_revision = inquiry.partition(" ")
    return vendor, product_and_revision.rpartition(" ")[0].strip() or product_and_revision.strip()


class _Log:
    """Follows drives through the log: a USB port becomes a SCSI host, a host an address."""

    def __init__(self) -> None:
        self._drives: dict[str, _Reported] = {}
        self._port_of_host: dict[str, str] = {}
        self._newest_port = ""

    def read(self, line: str) -> None:
        for pattern, take in _LINES:
            match = pattern.search(line)
            if match:
                take(self, match)
                return

    def best(self) -> Evidence:
        for drive in self._drives.values():
            cut = drive.get("model")
            if cut:
                names = [candidate.get("model", "") for candidate in self._drives.values()]
                drive["model"] = max((name for name in names if name.startswith(cut)), key=len)
        return Evidence(**max(self._drives.values(), key=_weight, default={}))

    def usb_found(self, match: re.Match[str]) -> None:
        usb = UsbId(int(match["vendor"], 16), int(match["product"], 16))
        if usb.vendor != _HUB:
            self._newest_port = match["port"]
            self._at(match["port"]).update(usb=usb, transport=Transport.USB)

    def usb_string(self, match: re.Match[str]) -> None:
        key = "product" if match["what"] == "Product" else "vendor"
        if match["port"] in self._drives:
            self._drives[match["port"]].setdefault(key, match["text"].strip())

    def storage(self, match: re.Match[str]) -> None:
        self._newest_port = match["port"]
        self._at(match["port"]).update(usb_driver=UsbDriver.USB_STORAGE, transport=Transport.USB)

    def host(self, match: re.Match[str]) -> None:
        description = match["what"]
        if "uas" in description.split() or "usb-storage" in description or "USB Mass Storage" in description:
            port = re.search(r"[0-9]+-[0-9.]+(?=:)", description)
            self._port_of_host[match["host"]] = port[0] if port else self._newest_port
            driver = UsbDriver.UAS if "uas" in description.split() else UsbDriver.USB_STORAGE
            self._at(self._port_of_host[match["host"]]).update(usb_driver=driver, transport=Transport.USB)

    def inquiry(self, match: re.Match[str]) -> None:
        vendor, product = _vendor_and_product(match["rest"])
        is_ata = vendor == "ATA"
        if not is_ata and "usb_driver" in self._drives.get(self._newest_port, {}):
            self._port_of_host.setdefault(match["address"].partition(":")[0], self._newest_port)
        drive = self._of_address(match["address"])
        drive.update(
            {"model": product, "transport": Transport.SATA} if is_ata else {"vendor": vendor, "product": product}
        )
        if match["type"] != "Direct-Access":
            drive.update(scsi_type=_ZBC)

    def blocks(self, match: re.Match[str]) -> None:
        self._of_address(match["address"]).update(capacity_bytes=int(match["count"]) * int(match["size"]))

    def says(self, match: re.Match[str]) -> None:
        self._of_address(match["address"]).update(kernel_says=f"{match['owner']}-{match['kind']}".lower())

    def zones(self, match: re.Match[str]) -> None:
        self._of_address(match["address"]).update(zones=int(match["count"]))

    def ata(self, match: re.Match[str]) -> None:
        self._at(match["port"]).update(model=match["model"].strip(), transport=Transport.SATA)

    def ata_sectors(self, match: re.Match[str]) -> None:
        self._at(match["port"]).update(capacity_bytes=int(match["count"]) * _SECTOR)

    def _at(self, place: str) -> _Reported:
        return self._drives.setdefault(place, {})

    def _of_address(self, address: str) -> _Reported:
        host = address.partition(":")[0]
        return self._at(self._port_of_host.get(host, address))


_LINES: Final = (
    (_FOUND, _Log.usb_found),
    (_STRING, _Log.usb_string),
    (_INQUIRY, _Log.inquiry),
    (_BLOCKS, _Log.blocks),
    (_SAYS, _Log.says),
    (_ZONES, _Log.zones),
    (_ATA, _Log.ata),
    (_ATA_SECTORS, _Log.ata_sectors),
    (_STORAGE, _Log.storage),
    (_HOST, _Log.host),
)
_WORTH_READING: Final = re.compile(r"usb|scsi|\bsd \d|\bata\d", re.IGNORECASE)


def evidence_of_log(text: str) -> Evidence:
    log = _Log()
    for line in text_lines(text):
        if _WORTH_READING.search(line):
            log.read(line)
    return log.best()
