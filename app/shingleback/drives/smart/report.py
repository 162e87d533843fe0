"""Reads a SMART report as smartctl prints it, as text or as JSON.

Text is read twice: by pySMART, and line by line by readers of this program's own, which fill what pySMART leaves out.
Whatever the text is, nothing is raised: a report that was cut off or garbled has holes, and one that is none is None.
"""

import dataclasses
from typing import Final

from shingleback.drives.smart.json_text import read_json
from shingleback.drives.smart.library import read_with_library
from shingleback.drives.smart.table import is_cut
from shingleback.drives.smart.text import read_text
from shingleback.model.kernel_text import text_lines
from shingleback.model.smart import Attribute, SmartReport

_NOTHING: Final = SmartReport()
_LONGEST_TEXT: Final = 1_000_000
_LONGEST_LINE: Final = 1000
_BEGINNING: Final = "=== START OF INFORMATION SECTION ==="
_SECTIONS: Final = ("=== START OF", "Specific SMART Attributes")
_IDENTITY: Final = ("model", "family", "serial", "firmware")


def read_report(text: str) -> SmartReport | None:
    """None for a text in which nothing is recognized."""
    text = text[:_LONGEST_TEXT]
    report = read_json(text) or _read_lines(text)
    return None if dataclasses.replace(report, is_nvme=False, is_cut=False) == _NOTHING else report


def _read_lines(text: str) -> SmartReport:
    is_table_cut = is_cut(text)
    lines = _first_of_several([line[:_LONGEST_LINE] for line in text_lines(text)])
    if is_table_cut and not text.endswith("\n"):
        lines.pop()  # half of a number would be another number
    own = dataclasses.replace(read_text(lines), is_cut=is_table_cut)
    if not any(section in line for line in lines for section in _SECTIONS):
        return own  # pySMART looks for its labels within any word of a foreign text
    library = read_with_library(lines, is_nvme=own.is_nvme)
    filled = {
        field.name: getattr(own, field.name)
        for field in dataclasses.fields(SmartReport)
        if getattr(library, field.name) == getattr(_NOTHING, field.name)
        or (field.name in _IDENTITY and getattr(own, field.name))  # it takes "Add. Product Id" for the model
    }
    return dataclasses.replace(library, **filled | {"attributes": _merged(library.attributes, own.attributes)})


def _first_of_several(lines: list[str]) -> list[str]:
    """What belongs to the first drive, where several reports were put into one text."""
    beginnings = [number for number, line in enumerate(lines) if _BEGINNING in line]
    return lines[: beginnings[1]] if len(beginnings) > 1 else lines


def _merged(first: tuple[Attribute, ...], second: tuple[Attribute, ...]) -> tuple[Attribute, ...]:
    by_number = {one.number: one for one in (*second, *first)}
    return tuple(by_number[number] for number in sorted(by_number))
