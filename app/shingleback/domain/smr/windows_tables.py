"""Tables of drives as PowerShell and wmic print them, rewritten as lists, of which each is about one drive.

    Number FriendlyName         MediaType HealthStatus         Model                Status
    ------ ------------         --------- ------------         ST8000DM004-2CX188   OK
    1      WDC WD40EZAZ-00SF3B0 HDD       Healthy              ST4000LM024-2AN17V   Pred Fail

PowerShell underlines its headings, and cuts a column off where the next one begins; wmic leaves two spaces between
them.
"""

import re
from itertools import pairwise
from typing import Final

from shingleback.domain.text import text_lines

_UNDERLINES: Final = re.compile(r"\s*-{2,}(?: +-{2,})+\s*")
_NAMES: Final = ("FriendlyName", "Model", "Caption")
_HEALTH: Final = ("HealthStatus", "Status")
NAME: Final = "FriendlyName"
"""The label with which the list of each drive begins."""


def listed(text: str) -> str:
    """Return the text with such a table as lists; without one, as it is."""
    lines = text_lines(text)
    for number, (head, below) in enumerate(pairwise(lines)):
        columns = {heading[0]: heading.start() for heading in re.finditer(r"\S+", head)}
        name = next((name for name in _NAMES if name in columns), "")
        if not name or columns.keys().isdisjoint(_HEALTH):
            continue
        is_underlined = _UNDERLINES.fullmatch(below) is not None
        if is_underlined:  # a heading that is aligned to the right begins after its column
            starts = [line.start() for line in re.finditer("-+", below)]
            columns = dict(zip(columns, starts, strict=False))
        elif len(re.split(r"\s{2,}", head.strip())) < len(columns):
            continue
        rows = [_row(line, columns) for line in lines[number + 1 + is_underlined :] if line.strip()]
        return "\n\n".join(_list(row, name) for row in rows if row[name])
    return text


def _row(line: str, columns: dict[str, int]) -> dict[str, str]:
    ends = [*list(columns.values())[1:], None]
    return {name: line[start:end].strip() for (name, start), end in zip(columns.items(), ends, strict=True)}


def _list(row: dict[str, str], name: str) -> str:
    """The name comes first, because a new list begins with it."""
    others = [f"{label} : {value}" for label, value in row.items() if label not in _NAMES]
    return "\n".join([f"{NAME} : {row[name]}", *others])
