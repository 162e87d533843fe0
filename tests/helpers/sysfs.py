"""A /sys of its own for a test: the folders, files and links that the kernel makes for disks."""

import os
from collections.abc import Mapping
from pathlib import Path

Files = Mapping[str, str | bytes]

SPINNING: Files = {"queue/rotational": "1\n", "queue/zoned": "none\n", "queue/nr_zones": "0\n", "removable": "0\n"}
STILL: Files = {**SPINNING, "queue/rotational": "0\n"}


class Sysfs:
    """Every added disk is below `devices`, with a link in `block` and one in `class/block`."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for folder in ("block", "class/block", "class/scsi_disk", "devices", "fs"):
            (root / folder).mkdir(parents=True)

    def write(self, folder: Path, files: Files) -> Path:
        for name, content in files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return folder

    def link(self, path: Path, target: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.symlink_to(os.path.relpath(target, path.parent))

    def disk(self, name: str, device: str, files: Files, of_device: Files, size_bytes: int = 0) -> Path:
        """`device` is the path of the disk's parent, below `devices`. Returns the disk's folder."""
        above = self.write(self.root / "devices" / device, of_device)
        place = above / name if above.name.startswith("nvme") else above / "block" / name
        folder = self.write(place, {**files, "size": f"{size_bytes // 512}\n"})
        self.link(folder / "device", above)
        self.link(self.root / "block" / name, folder)
        self.link(self.root / "class/block" / name, folder)
        return folder

    def scsi_disk(
        self, name: str, device: str, files: Files, of_device: Files, size_bytes: int = 0, zoned_cap: str = "none"
    ) -> Path:
        """The last part of `device` is the address, such as 6:0:0:0."""
        folder = self.disk(name, device, files, {"type": "0\n", **of_device}, size_bytes)
        above = self.root / "devices" / device
        capacities = self.write(above / "scsi_disk" / above.name, {"zoned_cap": f"{zoned_cap}\n"})
        self.link(self.root / "class/scsi_disk" / above.name, capacities)
        return folder

    def usb_disk(
        self,
        name: str = "sdb",
        driver: str = "uas",
        of_usb: Files | None = None,
        files: Files = SPINNING,
        of_device: Files | None = None,
        size_bytes: int = 4_000_787_029_504,
    ) -> Path:
        """A Seagate Expansion at port 2-1.4 by default."""
        port = "pci0000:00/0000:00:14.0/usb2/2-1/2-1.4"
        usb = {"idVendor": "0bc2\n", "idProduct": "2037\n", "speed": "5000\n", "manufacturer": "Seagate\n"}
        self.write(
            self.root / "devices" / port,
            usb | {"product": "Expansion HDD\n", "serial": "NA7TEST\n"} | dict(of_usb or {}),
        )
        inquiry = {"vendor": "Seagate \n", "model": "Expansion HDD   \n", "rev": "1801\n"}
        folder = self.scsi_disk(
            name, f"{port}/2-1.4:1.0/host6/target6:0:0/6:0:0:0", files, inquiry | dict(of_device or {}), size_bytes
        )
        interface = self.root / "devices" / port / "2-1.4:1.0"
        self.link(interface / "driver", self.write(self.root / "bus/usb/drivers" / driver, {"module": ""}))
        return folder

    def sata_disk(
        self,
        name: str = "sda",
        words: Mapping[int, int] | None = None,
        files: Files = SPINNING,
        of_device: Files | None = None,
        zoned_cap: str = "none",
    ) -> Path:
        """At port ata3, with IDENTIFY data if `words` are given."""
        port = "pci0000:00/0000:00:17.0/ata3"
        inquiry = {"vendor": "ATA     \n", "model": "TOSHIBA MQ04ABF1\n", "rev": "0J  \n", "timeout": "30\n"}
        folder = self.scsi_disk(
            name,
            f"{port}/host2/target2:0:0/2:0:0:0",
            files,
            inquiry | dict(of_device or {}),
            1_000_204_886_016,
            zoned_cap,
        )
        if words is not None:
            dump = {"link3/dev3.0/ata_device/dev3.0/id": identify_dump(words)}
            self.write(self.root / "devices" / port, dump)
        return folder


def ata_text(first: int, words: int, text: str) -> dict[int, int]:
    """A name or number in ATA format: two letters a word, padded with spaces."""
    letters = text.encode().ljust(2 * words)
    return {first + at: int.from_bytes(letters[2 * at : 2 * at + 2], "big") for at in range(words)}


def identify_words(words: Mapping[int, int]) -> list[int]:
    """All 256 words; those that are not given are 0."""
    return [words.get(number, 0) for number in range(256)]


def identify_dump(words: Mapping[int, int]) -> str:
    """In libata's format: eight words a line."""
    texts = [f"{word:04x}" for word in identify_words(words)]
    return "".join(" ".join(texts[at : at + 8]) + "\n" for at in range(0, 256, 8))


def identify_page(words: Mapping[int, int]) -> bytes:
    """VPD page 89h."""
    header = bytes([0, 0x89, 0x02, 0x38]).ljust(60, b"\0")
    return header + b"".join(word.to_bytes(2, "little") for word in identify_words(words))


TOSHIBA = {
    **ata_text(27, 20, "TOSHIBA MQ04ABF100"),
    **ata_text(10, 10, "99ABC0TEST"),
    **ata_text(23, 4, "JU003D"),
    108: 0x5000,
    109: 0x0399,
    110: 0x1234,
    111: 0x5678,
    217: 5400,
    168: 3,
    69: 2,
    169: 0,
}
