"""Tables and lists of drives as PowerShell and wmic print them. A table is rewritten as lists, one for each drive.

    Number FriendlyName         MediaType HealthStatus         Model                Status
    ------ ------------         --------- ------------         ST8000DM004-2CX188   OK
    1      WDC WD40EZAZ-00SF3B0 HDD       Healthy              ST4000LM024-2AN17V   Pred Fail

PowerShell underlines its headings, and cuts a column off where the next one begins; wmic leaves two spaces between
them.
"""

import re
from itertools import groupby, pairwise, takewhile
from typing import Final

from shingleback.domain.text import text_lines

_UNDERLINES: Final = re.compile(r"\s*-{2,}(?: +-{2,})+\s*")
_NAMES: Final = ("FriendlyName", "Model", "Caption")
_HEALTH: Final = ("HealthStatus", "Status")
_MOST_COLUMNS: Final = 100  # wmic has 51 of a disk
_MOST_ROWS: Final = 100
NAME: Final = "FriendlyName"
"""The label of the drive's name in a list, which can be anywhere in it."""
_NAMED: Final = re.compile(rf"^{NAME} *:", re.MULTILINE)


def lists_of_drives(text: str) -> list[str]:
    """The lists that name their drive. Windows leaves an empty line between two lists, and the name is not the first.

    Lists of counters name none: which drive they are about is only known if there is only one.
    """
    lists = groupby(text_lines(listed(text)), lambda line: bool(line.strip()))
    return [drive for drive in ("\n".join(lines) for is_list, lines in lists if is_list) if _NAMED.search(drive)]


def listed(text: str) -> str:
    """Return the lists of such a table in a text; without one, the text as it is."""
    lines = text_lines(text)
    for number, (head, below) in enumerate(pairwise(lines)):
        columns = {heading[0]: heading.start() for heading in re.finditer(r"\S+", head)}
        name = next((name for name in _NAMES if name in columns), "")
        if not name or columns.keys().isdisjoint(_HEALTH) or len(columns) > _MOST_COLUMNS:
            continue
        rows = lines[number + 1 :]
        if _UNDERLINES.fullmatch(below):  # a heading that is aligned to the right begins after its column
            starts = [line.start() for line in re.finditer("-+", below)]
            columns = dict(zip(columns, starts, strict=False))
            rows = list(takewhile(str.strip, lines[number + 2 :]))
        elif len(re.split(r"\s{2,}", head.strip())) < len(columns):
            continue
        ends = [*list(columns.values())[1:], None]
        cells = [(label, start, end) for (label, start), end in zip(columns.items(), ends, strict=True)]
        drives = [{label: line[start:end].strip() for label, start, end in cells} for line in rows[:_MOST_ROWS]]
        # Windows tells a status of every drive. wmic leaves empty lines between them, and a prompt may follow.
        drives = [drive for drive in drives if drive.get(name) and any(drive.get(label) for label in _HEALTH)]
        lists = (
            [f"{NAME} : {drive[name]}", *(f"{label} : {drive[label]}" for label in drive if label not in _NAMES)]
            for drive in drives
        )
        return "\n\n".join(map("\n".join, lists))
    return text
