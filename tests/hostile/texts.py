"""Texts: SMART reports, kernel logs, output of tools, settings files, events, labels and names."""

import json
import random
import struct
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from shingleback.devices.kernel import zones_in, zones_of
from shingleback.devices.smart.text_report import read_report
from shingleback.domain.errors import ShinglebackError
from shingleback.domain.formatting.plan import check_label, identity_from
from shingleback.domain.formatting.profiles import PROFILES
from shingleback.domain.kernel_log.diagnose import diagnose
from shingleback.domain.kernel_log.rules import read_rules
from shingleback.domain.public_report.log_lines import read_report_lines
from shingleback.domain.public_report.private_data import Cleaner, PrivateKind, Secret
from shingleback.domain.smart.rules import judge
from shingleback.domain.smr.drive_database import TableError, parse_table
from shingleback.domain.smr.listings import several_drives
from shingleback.domain.smr.tool_output import evidence_of_text
from shingleback.domain.text import text_lines, visible
from shingleback.domain.zones import Zone
from shingleback.protocol import events
from shingleback.store.private_files import resource_path
from shingleback.store.settings import load
from tests.hostile.frame import Subject
from tests.hostile.mutation import hostile, name, text

_DATA: Final = Path(__file__).parents[1] / "data"
_LOGS: Final = [path.read_bytes() for path in sorted((_DATA / "kernel-logs").glob("*.txt"))]
_REPORTS: Final = [
    path.read_bytes() for path in sorted((*(_DATA / "smart").iterdir(), *(_DATA / "reports").glob("*.txt")))
]
_ZONES: Final = [(_DATA / "blkzone-report.txt").read_bytes()]
_ZONE_WORDS: Final = (b"start: 0x", b", len 0x", b", cap 0x", b", wptr 0x", b"zcond: 2(", b"[type: 2(", b"f" * 16)
_ZONE_REPORT: Final = struct.Struct("=QII" + "QQQBBBB4xQ24x" * 3)  # <linux/blkzoned.h>
_SHORT: Final = 64
_SETTINGS: Final = b"""version = 3
language = "de"
excludes = ["*.iso", "cache"]
skips_caches = false
reminder_days = 14
[places]
1 = "1111-MINE"
[[sets]]
key = "1"
name = "Photos"
folders = ["/home/me"]
destination = "/media/drive"
pace = "15"
when = "plug-in"
[[protected]]
key = "serial X"
name = "Old drive"
"""
_TABLE: Final = b"""[sources]
maker = "https://www.seagate.com/products/archive/"
[[model]]
pattern = "ST8000AS0002"
recording = "drive-managed"
confidence = "certain"
sources = ["maker"]
[[usb]]
ids = ["0bc2:3343"]
recording = "drive-managed"
sources = ["maker"]
"""
_LISTS: Final = (
    b'NAME="sdb" MODEL="ST8000AS0002" SIZE="8001563222016" ROTA="1" TRAN="usb"\n',
    b'{"blockdevices": [{"name": "sdb", "model": "ST8000AS0002", "size": 8001563222016, "rota": true, "tran": "usb"}]}',
    b"Bus 002 Device 004: ID 0bc2:3343 Seagate RSS LLC Expansion Desk\n",
    b"scsi 6:0:0:0: Direct-Access     Seagate  Expansion Desk   0915 PQ: 0 ANSI: 6\n",
)
_WINDOWS: Final = (
    b"""           Model : WDC WD40EFRX-68N32N0
   Rotation Rate : 5400 RPM
       Interface : USB (Serial ATA)

-- S.M.A.R.T. --------------------------------------------------------------
ID Cur Wor Thr RawValues(6) Attribute Name
05 200 200 140 000000000008 Reallocated Sectors Count
09 _48 _48 __0 00000000960A Power-On Hours
C5 200 200 __0 000000000004 Current Pending Sector Count
""",
    b"""-- S.M.A.R.T. --------------------------------------------------------------
ID RawValues(6) Attribute Name
01 000000000000 Critical Warning
02 00000000013C Composite Temperature
0E 000000000003 Media and Data Integrity Errors
""",
    b"""Number FriendlyName          MediaType OperationalStatus HealthStatus      Size
------ ------------          --------- ----------------- ------------      ----
0      Samsung SSD 970 EVO   SSD       OK                Healthy      465.76 GB
1      WDC WD40EZAZ-00SF3B0  HDD       Stale Metadata    Unhealthy      3.64 TB
""",
    b"""HealthStatus : Warning
FriendlyName : ST1000DM003-1ER162

DeviceId : 0
ReadErrorsUncorrected : 393
Temperature : 33
Wear : 7
""",
    b"""Caption             Model               Size           Status
ST8000DM004-2CX188  ST8000DM004-2CX188  8001560609280  OK
ST4000LM024-2AN17V  ST4000LM024-2AN17V  4000784417280  Pred Fail
""",
)
_EVENTS: Final = (
    b'{"event":"progress","files":1,"bytes":2,"current":"a","bytes_per_s":1.5}',
    b'{"event":"finished","command":"backup","outcome":"done","exit_code":0,"copied":{"files":1,"bytes":2}}',
    b'{"event":"state","state":"paused"}',
)
_WORDS: Final = tuple(
    word.encode()
    for word in (
        *(
            "Device Model: ",
            "Serial Number: ",
            "=== START OF INFORMATION SECTION ===",
            "  5 Reallocated_Sector_Ct ",
            "-- S.M.A.R.T. -----",
            "FriendlyName : ",
            "Pred Fail",
            "-- -- --",
            "0x",
            "kernel: ",
        ),
        *(
            "ata1.00: exception Emask 0x0",
            "usb 2-1: USB disconnect",
            "sd 6:0:0:0: [sdb] ",
            "I/O error, dev sdb, sector ",
            '"',
            "[[sets]]",
            "= ",
        ),
    )
)


def _of(corpus: Sequence[bytes], most_lines: int = 40) -> Callable[[random.Random], str]:
    """A few consecutive lines, so that an input is small."""

    def make(chance: random.Random) -> str:
        lines = chance.choice(corpus).split(b"\n")
        at = chance.randint(0, max(0, len(lines) - most_lines)) if chance.random() < 0.8 else 0
        return text(hostile(chance, b"\n".join(lines[at : at + most_lines]), _WORDS))

    return make


def _read_log(_folder: Path) -> Callable[[str], object]:
    rules = read_rules(resource_path("knowledge/kernel-log.toml").read_text(encoding="utf-8"))
    shapes = read_report_lines(resource_path("knowledge/report-lines.toml").read_text(encoding="utf-8"))

    def read(log: str) -> object:
        lines = text_lines(log)
        found = diagnose(lines, rules)
        return found, [shapes.harmless(line) for line in lines]

    return read


def _read_smart(_folder: Path) -> Callable[[str], object]:
    def read(report_text: str) -> object:
        texts = [report_text, *(drive.text for drive in several_drives(report_text))]
        return [(judge(read_report(of_drive)), evidence_of_text(of_drive)) for of_drive in texts]

    return read


def _json_report(chance: random.Random) -> str:
    """The values of a report as smartctl prints it in JSON, with other types and sizes."""
    report = json.loads((_DATA / "smart/st2000dm008.json").read_text())
    for _ in range(chance.randint(1, 4)):
        _replace_one(chance, report)
    whole = json.dumps(report)
    return whole if chance.random() < 0.7 else text(hostile(chance, whole.encode(), _WORDS))


def _replace_one(chance: random.Random, report: Any) -> None:
    """Replaces a value at a random depth."""
    key = chance.choice(list(report)) if isinstance(report, dict) else chance.randrange(len(report))
    inner = report[key]
    if isinstance(inner, dict | list) and inner and chance.random() < 0.7:
        _replace_one(chance, inner)
    else:
        values: tuple[object, ...] = (
            None,
            -1,
            0,
            2**64,
            10**400,
            1e308,
            "",
            text(name(chance)),
            [],
            {},
            True,
            [[[]]] * 9,
        )
        report[key] = chance.choice(values)


def _settings(chance: random.Random) -> bytes:
    return hostile(chance, _SETTINGS, _WORDS)


def _read_settings(folder: Path) -> Callable[[bytes], object]:
    path = folder / "settings.toml"

    def read(raw: bytes) -> object:
        path.write_bytes(raw)
        return load(path)

    return read


def _table(chance: random.Random) -> str:
    return text(hostile(chance, _TABLE, _WORDS))


def _event(chance: random.Random) -> bytes:
    return hostile(chance, chance.choice(_EVENTS), _WORDS)


def _read_names(_folder: Path) -> Callable[[str], object]:
    """A label, in every place where it is used."""

    def read(label: str) -> object:
        for profile in PROFILES.values():
            try:
                check_label(profile, label)
            except ShinglebackError:
                continue
        secrets = [Secret(PrivateKind.LABEL, label)] if len(label) < _SHORT else []  # searching long ones takes long
        cleaned = Cleaner(secrets).clean(f"label {label} at /home/{label}")
        shown = visible(label)
        assert "\n" not in shown
        return cleaned, shown

    return read


def _name(chance: random.Random) -> str:
    return text(name(chance))


def _identity(chance: random.Random) -> str:
    sound = (
        b'{"key": "serial X", "device": "/dev/sdb", "number": 2064, "size_bytes": 8001563222016, "disk_sequence": 7}'
    )
    return text(hostile(chance, sound, _WORDS))


def _zones_text(chance: random.Random) -> str:
    lines = chance.choice(_ZONES).split(b"\n")
    begin = chance.randrange(len(lines))
    lines_text = hostile(chance, b"\n".join(lines[begin : begin + 20]), _ZONE_WORDS)
    return text(lines_text * (chance.randint(1, 200) if chance.random() < 0.1 else 1))


def _zones_report(chance: random.Random) -> bytes:
    """A reply of a drive: any number of zones, in any places."""
    numbers = (0, 1, 2, 0x80000, 1 << 40, (1 << 64) - 1)
    zones = [
        value
        for begin in (0, 0x80000, chance.choice(numbers))
        for value in (begin, 0x80000, chance.choice(numbers), 2, chance.randrange(16), 0, 0, chance.choice(numbers))
    ]
    return hostile(chance, _ZONE_REPORT.pack(0, chance.choice((0, 1, 3, (1 << 32) - 1)), 1, *zones), ())


def _read_zones(_folder: Path) -> Callable[[str], object]:
    def read(zones_text: str) -> object:
        return _checked(zones_in(zones_text))

    return read


def _ask_for_zones(_folder: Path) -> Callable[[bytes], object]:
    def read(report: bytes) -> object:
        def reply(_fd: int, _request: int, into: bytearray) -> None:
            into[: len(report)] = report[: len(into)]

        return _checked(zones_of(-1, reply))

    return read


def _checked(zones: list[Zone]) -> object:
    assert all(0 <= zone.written_bytes <= zone.capacity_bytes <= zone.size_bytes for zone in zones)
    return zones


SUBJECTS: Final = (
    Subject("kernel logs", _of(_LOGS), _read_log),
    Subject("SMART reports as text", _of(_REPORTS, 80), _read_smart),
    Subject("SMART reports as JSON", _json_report, _read_smart),
    Subject("output of other tools", _of(_LISTS), _read_smart),
    Subject("what programs on Windows print of drives", _of(_WINDOWS), _read_smart),
    Subject("settings", _settings, _read_settings, (ShinglebackError,)),
    Subject("drive tables", _table, lambda _folder: parse_table, (TableError,)),
    Subject(
        "events of a worker", _event, lambda _folder: events.decode, (msgspec.DecodeError, msgspec.ValidationError)
    ),
    Subject("identities", _identity, lambda _folder: identity_from, (ShinglebackError,)),
    Subject("labels and names", _name, _read_names),
    Subject("zones as text", _zones_text, _read_zones),
    Subject("zones as the drive reports them", _zones_report, _ask_for_zones),
)
