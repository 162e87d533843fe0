"""Kernel log lines that a public report may show: those that have one of the known harmless forms, and no others.

The kernel prints names of programs, folders, files, labels and serial numbers in many messages. A list of what to
strike out would never be complete. The forms are in `resources/knowledge/report-lines.toml`.
"""

import re
import tomllib
from collections.abc import Iterable, Mapping
from typing import Final

_LEFT_OUT: Final = "…"
_PLACE: Final = re.compile(r"\{([a-z]+)\}")
_LONGEST: Final = 1200
_MONTH: Final = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec"
_CLOCK: Final = r"\d\d:\d\d:\d\d(?:[.,]\d{1,9})?"
_DATE: Final = rf"(?:(?:{_MONTH}) [ \d]\d {_CLOCK}(?: \d{{4}})?|\d{{4}}-\d\d-\d\d[T ]{_CLOCK}(?:Z|[+-]\d\d:?\d\d)?)"
_BRACKETED: Final = rf"\+?\d{{1,10}}\.\d{{1,9}}|(?:[A-Z][a-z]{{2}} )?{_DATE}|(?:{_MONTH}) ?\d{{1,2}} \d\d:\d\d"
_PREFIX: Final = re.compile(
    rf"(?:<\d{{1,3}}>)?(?:(?:(?P<date>{_DATE}) (?:\S{{1,255}} )?)?kernel(?:\[\d{{1,7}}\])?: +)?"
    rf"(?:\[ *(?P<seconds>{_BRACKETED})\] *)?"
    r"(?:\[ *[CT]?\d{1,9}\] *){0,2}"
)
_RECORD: Final = re.compile(r"\d{1,5},\d{1,19},(?P<microseconds>\d{1,19}),[^;]{0,40};")


class ReportLines:
    def __init__(self, forms: Iterable[str], places: Mapping[str, str]) -> None:
        """`places` are the patterns for the names in braces. Raises KeyError or re.error for a form that is wrong."""
        self._forms = tuple(_form(form, places) for form in forms)

    def harmless(self, line: str) -> str | None:
        """The line as it may be shown: its time and its message. None for a line that has no known form."""
        time, message = _split(line[:_LONGEST])
        for form in self._forms:
            found = form.fullmatch(message)
            if found:
                return time + _LEFT_OUT.join(found.groups())
        return None


def read_report_lines(text: str) -> ReportLines:
    """Of a file like `resources/knowledge/report-lines.toml`. Raises ValueError, KeyError or re.error for another."""
    table = tomllib.loads(text)
    return ReportLines(table["forms"]["lines"], table["places"])


def _split(line: str) -> tuple[str, str]:
    """The time, if the line tells it in a known way, and the message without spaces around it."""
    record = _RECORD.match(line)
    if record:
        return f"[{int(record['microseconds']) / 1e6:.6f}] ", line[record.end() :].strip()
    found = _PREFIX.match(line)
    if not found:
        return "", line.strip()
    times = [found["date"], f"[{found['seconds']}]" if found["seconds"] else None]
    return "".join(f"{time} " for time in times if time), line[found.end() :].strip()


def _form(form: str, places: Mapping[str, str]) -> re.Pattern[str]:
    """What may be shown is in groups. Any number of spaces may stand where the form has one."""
    shown = (" +".join(_pattern(word, places) for word in part.split(" ")) for part in form.split(_LEFT_OUT))
    return re.compile(".*?".join(f"({part})" for part in shown), re.ASCII)


def _pattern(word: str, places: Mapping[str, str]) -> str:
    pieces = _PLACE.split(word)
    return "".join(places[piece] if at % 2 else re.escape(piece) for at, piece in enumerate(pieces))
