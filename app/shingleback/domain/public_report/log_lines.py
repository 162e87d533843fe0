"""Kernel log lines for a public report: only those that have a known harmless form.

The kernel prints names of programs, folders, files, labels and serial numbers in many messages, and a list of what to
remove would never be complete. The forms are in `resources/knowledge/report-lines.toml`.
"""

import re
import tomllib
from collections.abc import Iterable, Mapping
from typing import Final

from shingleback.domain.public_report.harmless_words import LEFT_OUT

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
        """`places` maps each name in braces to its pattern. Raises KeyError or re.error if a form is invalid."""
        self._forms = tuple(_form(form, places) for form in forms)

    def harmless(self, line: str) -> str | None:
        """The time and message of a line, with only its harmless parts. None if it has no known form."""
        time, message = _split(line[:_LONGEST])
        for form in self._forms:
            match = form.fullmatch(message)
            if match:
                return time + LEFT_OUT.join(match.groups())
        return None


def read_report_lines(text: str) -> ReportLines:
    """Parse a file such as `resources/knowledge/report-lines.toml`. Raises ValueError, KeyError or re.error."""
    table = tomllib.loads(text)
    return ReportLines(table["forms"]["lines"], table["places"])


def _split(line: str) -> tuple[str, str]:
    """The time, if the line has one in a known format, and the message without surrounding spaces."""
    record = _RECORD.match(line)
    if record:
        return f"[{int(record['microseconds']) / 1e6:.6f}] ", line[record.end() :].strip()
    match = _PREFIX.match(line)
    if not match:
        return "", line.strip()
    times = [match["date"], f"[{match['seconds']}]" if match["seconds"] else None]
    return "".join(f"{time} " for time in times if time), line[match.end() :].strip()


def _form(form: str, places: Mapping[str, str]) -> re.Pattern[str]:
    """A pattern whose groups are the parts to show. A space in the form matches any number of spaces."""
    shown = (" +".join(_pattern(word, places) for word in part.split(" ")) for part in form.split(LEFT_OUT))
    return re.compile(".*?".join(f"({part})" for part in shown), re.ASCII)


def _pattern(word: str, places: Mapping[str, str]) -> str:
    pieces = _PLACE.split(word)
    return "".join(places[piece] if at % 2 else re.escape(piece) for at, piece in enumerate(pieces))
