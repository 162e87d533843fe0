"""Compares the table of drives with smartmontools' drivedb.h: python -m tests.benchmarks.drivedb [FILE].

Without FILE, it takes the newest one that a package has installed. Prints every model of the table whose family in
drivedb.h is marked as the opposite (SMR or CMR), and every enclosure whose disk drivedb.h names and the table judges
otherwise.
"""

import argparse
import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from shingleback.domain.drive import UsbId
from shingleback.domain.smr.drive_database import DriveTable, ModelEntry, parse_table
from shingleback.domain.smr.evidence import RecordingMethod
from shingleback.domain.smr.model_names import NamePattern, without_maker
from shingleback.store.drive_records import built_in_text

PLACES: Final = ("/var/lib/smartmontools/drivedb/drivedb.h", "/usr/share/smartmontools/drivedb.h")
_VERSION: Final = re.compile(r"VERSION: (\d+)\.(\d+)(?:/(\d+))?")
_ENTRY: Final = re.compile(r"^  \{ (.*?)^  \},", re.MULTILINE | re.DOTALL)
_STRING: Final = re.compile(r'"((?:[^"\\]|\\.)*)"')
_MOST_FORMS, _MOST_LETTERS, _MOST_NAMES = 60, 4, 30  # of one pattern
_BETWEEN: Final = re.compile(r'(?<=")\s*,\s*(?=")|(?<="),\s*\n')
_COMMENT: Final = re.compile(r"//.*$", re.MULTILINE)
_INSIDE: Final = re.compile(
    r"(?:[(,] ?|// ?)(?:\d+(?:\.\d+)?[TG]B[:,]? )?((?:ST|WD|WDC WD|MQ|HTS|DT)\d*[A-Z0-9]{4,16})"
)
_USB: Final = re.compile(r"0x([0-9a-f]{4}):0x([0-9a-f]{4})")


@dataclass(frozen=True, slots=True)
class DatabaseEntry:
    family: str
    pattern: str
    text: str


def version_of(text: str) -> tuple[int, ...]:
    match = _VERSION.search(text)
    return tuple(int(part or 0) for part in match.groups()) if match else ()


def newest() -> Path:
    return max((Path(place) for place in PLACES if Path(place).exists()), key=lambda path: version_of(path.read_text()))


def entries_of(text: str) -> Iterator[DatabaseEntry]:
    for match in _ENTRY.finditer(text):
        bare = _COMMENT.sub("", match[1])
        fields = [
            "".join(_STRING.findall(field))
            for field in re.split(r'(?<=")\s*,\s*(?=")|(?<="),\s*\n', bare)
            if '"' in field
        ]
        if len(fields) >= 2:
            yield DatabaseEntry(fields[0], fields[1], match[1])


def mark_of(family: str) -> RecordingMethod | None:
    if "SMR" in family:
        return RecordingMethod.DRIVE_MANAGED
    return RecordingMethod.CONVENTIONAL if "CMR" in family else None


def is_contradiction(said: RecordingMethod, by_table: RecordingMethod) -> bool:
    is_shingled = by_table.is_shingled
    return is_shingled if said is RecordingMethod.CONVENTIONAL else by_table is RecordingMethod.CONVENTIONAL


def compared_models(entries: list[DatabaseEntry], table: DriveTable) -> Iterator[tuple[str, bool]]:
    """Of names that each entry of the table stands for: what the first pattern that matches says, as in smartctl."""
    patterns = [(re.compile(entry.pattern), entry.family) for entry in entries if not entry.family.startswith("USB:")]
    for model, name in itertools.chain.from_iterable(map(names_of, (named.entry for named in table.models))):
        whole = [*(maker + name for maker in ("", "WDC ", "TOSHIBA ", "HGST ", "Hitachi ", "SAMSUNG "))]
        whole += [f"{text}-00AAA0" for text in whole]
        family = next((family for pattern, family in patterns if any(map(pattern.fullmatch, whole))), "")
        said = mark_of(family)
        if said:
            is_wrong = not model.disputed and is_contradiction(said, model.recording)
            yield f"{name}: {family}; in the table {model.recording}", is_wrong


def names_of(model: ModelEntry) -> Iterator[tuple[ModelEntry, str]]:
    for text in model.names:
        for form in NamePattern.parse(text).forms[:_MOST_FORMS]:
            letters = [sorted(place)[:_MOST_LETTERS] for place in form.places]
            for name in itertools.islice(itertools.product(*letters), _MOST_NAMES):
                yield model, "".join(name)


def compared_enclosures(entries: list[DatabaseEntry], table: DriveTable) -> Iterator[tuple[str, bool]]:
    """Of each enclosure whose disk is named: what the table says of the disk and of the enclosure."""
    for entry in entries:
        ids = _USB.findall(entry.pattern) if entry.family.startswith("USB:") else []
        for disk in {without_maker(name.upper()) for name in _INSIDE.findall(entry.text)}:
            inside = table.model(disk)
            if inside is None:
                continue
            for vendor, product in ids:
                usb = UsbId(int(vendor, 16), int(product, 16))
                enclosures = [enclosure for enclosure in table.enclosures(usb, None) if enclosure.inner == disk]
                is_wrong = any(
                    enclosure.recording is not inside.recording and not enclosure.disputed for enclosure in enclosures
                )
                yield (
                    f"{usb}: holds {disk}, {inside.recording}; the table: {[e.recording.value for e in enclosures]}",
                    is_wrong,
                )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", nargs="?", type=Path)
    path = parser.parse_args().file or newest()
    text = path.read_text(encoding="utf-8", errors="replace")
    entries = list(entries_of(text))
    table = parse_table(built_in_text())
    print(f"{path}, version {'.'.join(map(str, version_of(text)))}, {len(entries)} entries")
    for what, compared in (
        ("Models", compared_models(entries, table)),
        ("Enclosures", compared_enclosures(entries, table)),
    ):
        lines = list(compared)
        wrong = [line for line, is_wrong in lines if is_wrong]
        print(f"{what}: {len(lines)} compared, {len(wrong)} contradict", *wrong, sep="\n    ")
    table_ids = {f"{usb.vendor:04x}:{usb.product:04x}" for usb, _ in table.usb}
    listed = {f"{vendor}:{product}" for vendor, product in _USB.findall(text)}
    print(f"USB ids of the table: {len(table_ids)}, of which {len(table_ids & listed)} are written out in drivedb.h")


if __name__ == "__main__":
    main()
