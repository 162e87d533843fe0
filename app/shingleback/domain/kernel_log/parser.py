"""Parses one log line of any format into its text and its time, and finds the device names in it.

Formats: dmesg (four kinds of time), syslog, the journal, the kernel's own output, and lines quoted in a mail. Lines may
be cut anywhere and may contain any bytes. Device names are ata3, host6, 6:0:0:0, sdb, usb 2-1.4, md127, dm-9.
"""

import json
import re
from dataclasses import dataclass
from datetime import date
from enum import Enum
from typing import Final

from shingleback.domain.text import UNDECODABLE, text_lines

LONGEST: Final = 1200  # characters; the kernel itself cuts at 1,000
_DAY_S: Final = 86_400
_MONTHS: Final = {
    name: number
    for number, names in enumerate(
        (
            "jan ene gen sty янв led ינו",
            "feb fév lut фев fev úno פבר",
            "mar már mär mrt мар bře מרץ",
            "apr ápr abr avr kwi апр dub אפר",
            "may mai maj máj mag mei май kvě מאי",
            "jun jún juin giu cze июн יונ",
            "jul júl juil lug lip июл יול",
            "aug ago aoû sie авг srp אוג",
            "sep set sze wrz сен zář ספט",
            "oct okt ott paź окт out říj אוק",
            "nov lis ноя נוב",
            "dec dez dic déc gru дек pro דצמ",
        ),
        1,
    )
    for name in names.split()
}
"""By the first letters that programs write in the languages of the desktop, of Europe, Brazil and Israel."""
_MONTH: Final = r"(?:[^\W\d_]{3,6}\.?|\d{1,2}月)"
_DAY: Final = r"[^\W\d_]{1,4}'?\.?"

_COLORS: Final = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
_QUOTES: Final = re.compile(r"(?:> ?|`){1,8}")
_KMSG: Final = re.compile(r"\d{1,5},\d{1,19},(\d{1,19}),[^;]{0,40};")
_SYSLOG: Final = re.compile(
    rf"(?:<\d{{1,3}}>)? ?(?:{_DAY} )?({_MONTH}) {{1,2}}(\d{{1,2}}) (\d\d):(\d\d):(\d\d)([.,]\d{{1,9}})?"
    r"(?: (\d{4}))?"
)
_ISO: Final = re.compile(
    rf"(?:<\d{{1,3}}>)?(?:{_DAY} )?"
    r"(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d):(\d\d)([.,]\d{1,9})?(?:(Z)|([+-])(\d\d):?(\d\d))?"
)
_CTIME: Final = re.compile(
    rf"\[{_DAY} {{1,2}}({_MONTH}) {{1,2}}(\d{{1,2}}) (\d\d):(\d\d):(\d\d)(\.\d{{1,9}})? (\d{{4}})\]"
)
_SINCE_BOOT: Final = re.compile(r"\[ {0,12}(\d{1,10}\.\d{1,9}) ?(?:<[ \d.]{1,20}>)?\]")
_TIME_OF_DAY: Final = re.compile(r"(\d\d):(\d\d):(\d\d)([.,]\d{1,9})? \S")
_SINCE_1970: Final = re.compile(r"(1\d{9}\.\d{6}) \S{1,64} \S")
_MINUTE: Final = re.compile(rf"\[ ?({_MONTH}) {{1,2}}(\d{{1,2}}) (\d\d):(\d\d)\]")
_LATER: Final = re.compile(r"\[ {0,8}\+(\d{1,8}\.\d{1,9})\]")
_WALL, _BOOT = "__REALTIME_TIMESTAMP", "__MONOTONIC_TIMESTAMP"
_EXPORTED: Final = re.compile(rf'\s*"?(MESSAGE|{_WALL}|{_BOOT})"?(?:=| ?: ")(.*?)(?:",?)?')
_HEAD: Final = 100  # where a time can be
_ANY_LEAP_YEAR: Final = 2000  # syslog omits the year
# The order matters: the first group that matches gives the kind of name.
_NAME: Final = re.compile(
    r"\b(?=[adfhlmnrsuvxz0-9])(?:"  # the first letters of all names; skips most positions quickly
    r"(?P<ata>ata\d{1,3})(?:\.(?P<link>\d\d))?(?=[:\s])"
    r"|(?<![\w:.])(?P<scsi>\d{1,5}:\d{1,3}:\d{1,5}):\d{1,10}(?!\w|:\w)"
    r"|scsi(?: host)?(?P<host>\d{1,5})(?=[ :])"
    r"|usb usb(?P<rootbus>\d{1,3})-port(?P<rootport>\d{1,3})\b"
    r"|usb (?P<hub>\d{1,3}-\d{1,3}(?:\.\d{1,3}){0,6})-port(?P<hubport>\d{1,3})\b"
    r"|hub (?P<above>\d{1,3}-\d{1,3}(?:\.\d{1,3}){0,6}):\d\.\d:.{0,60}?\bport (?P<below>\d{1,3})\b"
    r"|(?:usb|usb-storage|uas|hub)[ :] ?(?P<usb>\d{1,3}-\d{1,3}(?:\.\d{1,3}){0,6})(?=[:\s]|$)"
    r"|(?<![\w.])(?!sdio|sdma)(?P<disk>sd[a-z]{1,2}|x?vd[a-z]|hd[a-l]|sr\d{1,2}"
    r"|sr(?=: (?:Sense|Add))|fd\d|loop\d{1,3}|zram\d{1,2}|ram\d{1,2})"
    r"(?:\d{1,3})?(?![\w.])"
    r"|(?<![\w.])(?P<numbered>nvme\d{1,2}n\d{1,2}|mmcblk\d{1,2}|md\d{1,4}|dm-\d{1,4}|nbd\d{1,2}|d?rbd\d{1,3}|zd\d{1,4})(?:p\d{1,3})?(?!\w)"
    r"|(?<!\w)(?P<nvme>nvme\d{1,2})(?=[:\s])"
    r")"
)
_MANY: Final = 8
_NO_DRIVES: Final = ("sr", "fd", "loop", "zram", "ram")


class TimeBase(Enum):
    """The clock of a log. Times of different clocks cannot be compared."""

    NONE = "none"
    BOOT = "boot"  # seconds since the kernel started
    WALL = "wall"  # seconds since some day


@dataclass(frozen=True, slots=True)
class ParsedLine:
    """A log line with its time.

    Attributes:
        number: from 1.
        text: as in the log, without colors and line end.
        at_s: on `clock`.
    """

    number: int
    text: str
    clock: TimeBase = TimeBase.NONE
    at_s: float | None = None


class LineReader:
    """Parses raw lines; keeps the base of dmesg's relative times."""

    def __init__(self) -> None:
        self._relative_s = 0.0
        self._exported_us: dict[str, int] = {}  # the times of an entry of `journalctl -o export`, before its message
        self._journal_time: tuple[TimeBase, float | None] | None = (
            None  # the time that the journal gives beside the text
        )

    def text_of(self, raw: str) -> str:
        """The line without the additions of other programs."""
        self._journal_time = None
        text = raw[:LONGEST].rstrip()
        if "\x1b" in text:
            text = _COLORS.sub("", text)
        if text.startswith((">", "`")):
            text = _QUOTES.sub("", text, count=1)
        if text.startswith("{") and '"MESSAGE"' in raw:
            text, self._journal_time = _from_journal(raw) or (text, None)
        elif "MESSAGE" in text[:12] and (exported := _EXPORTED.fullmatch(text)):
            text = exported[2].replace('\\"', '"')
            wall_us, boot_us = (self._exported_us.get(name) for name in (_WALL, _BOOT))
            boot_time = None if boot_us is None else (TimeBase.BOOT, boot_us / 1e6)
            self._journal_time = boot_time if wall_us is None else (TimeBase.WALL, wall_us / 1e6)
        return text

    def line_of(self, number: int, text: str) -> ParsedLine:
        """The parsed line for the text that `text_of` returned last."""
        clock, at_s = self._journal_time or self._time(text)
        return ParsedLine(number, text, clock, at_s)

    def pass_over(self, raw: str) -> None:
        """Note the time of a skipped line, from which the relative time of the next one counts."""
        if raw.startswith("[") and not raw[1:12].lstrip()[:1].isdigit():
            self._relative(raw[:_HEAD])
        elif "_TIMESTAMP" in raw[:_HEAD] and (exported := _EXPORTED.fullmatch(raw[:_HEAD].rstrip())):
            microseconds = _number(exported[2])
            if microseconds is not None:
                self._exported_us[exported[1]] = microseconds

    def _time(self, text: str) -> tuple[TimeBase, float | None]:
        head = text[:_HEAD]
        if (match := _SYSLOG.match(head)) and _month(match[1]):
            year = int(match[7]) if match[7] else _ANY_LEAP_YEAR
            return TimeBase.WALL, _day_s(year, match[1], match[2]) + _clock_s(*match.group(3, 4, 5, 6))
        if match := _ISO.match(head):
            return TimeBase.WALL, _iso_s(match)
        if match := _SINCE_1970.match(head):
            return TimeBase.WALL, float(match[1])
        boot = _KMSG.match(head) or _SINCE_BOOT.search(head)
        if boot:
            return TimeBase.BOOT, float(boot[1]) if "." in boot[1] else int(boot[1]) / 1e6
        if match := _TIME_OF_DAY.match(head):
            return TimeBase.WALL, _clock_s(*match.groups())
        return self._relative(head)

    def _relative(self, head: str) -> tuple[TimeBase, float | None]:
        """The time of `dmesg -H`, which prints the minute now and then, and of `dmesg -T`."""
        if match := _LATER.search(head):
            self._relative_s += float(match[1])
        elif (match := _MINUTE.search(head)) and _month(match[1]):
            minute_s = _day_s(_ANY_LEAP_YEAR, match[1], match[2]) + _clock_s(match[3], match[4], "0", None)
            self._relative_s = max(minute_s, self._relative_s)
        elif (match := _CTIME.search(head)) and _month(match[1]):
            return TimeBase.WALL, _day_s(int(match[7]), match[1], match[2]) + _clock_s(*match.group(3, 4, 5, 6))
        else:
            return TimeBase.NONE, None
        return TimeBase.WALL, self._relative_s


def is_log_line(raw: str) -> bool:
    """Whether a line may be one of a log: it has a time, or names a device as the kernel does."""
    reader = LineReader()
    line = reader.line_of(1, reader.text_of(raw))
    return line.clock is not TimeBase.NONE or bool(names_in(line.text))


def same_clock_gap_s(earlier: ParsedLine, later: ParsedLine) -> float | None:
    """The time between two lines, in seconds; None if unknown."""
    if earlier.clock is not later.clock or earlier.at_s is None or later.at_s is None:
        return None
    return later.at_s - earlier.at_s


def is_within(earlier: ParsedLine, later: ParsedLine, most_s: float) -> bool:
    """Whether a line is known to be less than so many seconds after another."""
    gap_s = same_clock_gap_s(earlier, later)
    return gap_s is not None and 0 <= gap_s < most_s


def _from_journal(raw: str) -> tuple[str, tuple[TimeBase, float | None]] | None:
    """Text and time of a line of `journalctl --output=json`; None if it is cut or something else."""
    try:
        entry = json.loads(raw)
    except UNDECODABLE:
        return None
    message = entry.get("MESSAGE") if isinstance(entry, dict) else None
    if isinstance(message, list):  # the journal's format for a message that is not UTF-8
        message = bytes(byte for byte in message if isinstance(byte, int) and 0 <= byte < 256).decode(
            "utf-8", "replace"
        )
    if not isinstance(message, str):
        return None
    program = entry.get("SYSLOG_IDENTIFIER")
    text = f"{program}: {message}" if isinstance(program, str) and program != "kernel" else message
    wall_us, boot_us = (_number(entry.get(field)) for field in ("__REALTIME_TIMESTAMP", "__MONOTONIC_TIMESTAMP"))
    time = (TimeBase.NONE, None) if boot_us is None else (TimeBase.BOOT, boot_us / 1e6)
    return " ".join(text_lines(text[:LONGEST])), time if wall_us is None else (TimeBase.WALL, wall_us / 1e6)


def _number(value: object) -> int | None:
    return int(value) if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 20 else None


def _iso_s(match: re.Match[str]) -> float:
    day_s = _ordinal(int(match[1]), int(match[2]), int(match[3])) * _DAY_S
    away_s = int(match[10]) * 3600 + int(match[11]) * 60 if match[9] else 0
    local_s = day_s + _clock_s(*match.group(4, 5, 6, 7))
    return local_s + away_s if match[9] == "-" else local_s - away_s


def _day_s(year: int, month: str, day: str) -> float:
    return _ordinal(year, _month(month) or 1, int(day)) * _DAY_S


def _month(name: str) -> int | None:
    """The number of a month in any of the languages; None for any other word."""
    if name.endswith("月"):
        return int(name[:-1])
    lowered = name.lower()
    return _MONTHS.get(lowered[:4]) or _MONTHS.get(lowered[:3])


def _ordinal(year: int, month: int, day: int) -> int:
    """Days since the year 1; an invalid date counts as a nearby valid one."""
    try:
        return date(year, month, day).toordinal()
    except ValueError:
        return date(_ANY_LEAP_YEAR, min(max(month, 1), 12), min(max(day, 1), 28)).toordinal()


def _clock_s(hour: str, minute: str, second: str, fraction: str | None) -> float:
    return int(hour) * 3600 + int(minute) * 60 + int(second) + float("0." + fraction[1:] if fraction else 0)


def names_in(text: str) -> list[str]:
    """The device names in order of appearance. A partition is given as its drive."""
    names: list[str] = []
    for match in _NAME.finditer(text):
        name = _name(match)
        if name not in names:
            names.append(name)
            if len(names) == _MANY:
                break
    return names


def is_no_drive(name: str) -> bool:
    """Whether it is an optical drive, a floppy, or a device backed by memory or a file."""
    return name.startswith(_NO_DRIVES)


def _name(match: re.Match[str]) -> str:
    kind = match.lastgroup
    match kind:
        case "ata" | "link":
            name = match["ata"] if match["link"] in (None, "00") else f"{match['ata']}.{match['link']}"
        case "scsi":
            name = f"{match['scsi']}:0"  # the units of a target are one drive
        case "host":
            name = f"host{match['host']}"
        case "rootport":
            name = f"usb {match['rootbus']}-{match['rootport']}"
        case "hubport":
            name = f"usb {match['hub']}.{match['hubport']}"
        case "below":
            name = usb_name_of_port(match["above"], match["below"])
        case "usb":
            name = f"usb {match['usb']}"
        case _:
            name = match[kind or 0]
    return name


def usb_name_of_port(hub: str, port: str) -> str:
    """Hub 1-0 is the computer's root hub: its port 2 is 1-2; port 3 of hub 2-1 is 2-1.3."""
    bus, _, hub_path = hub.partition("-")
    return f"usb {bus}-{port}" if hub_path == "0" else f"usb {hub}.{port}"


def kernel_names(device: str) -> list[str]:
    """Convert the user's name for a drive to the log's: /dev/sdb1 is sdb; ata3, 6:0:0:0 and 2-1.4 stay as they are.

    Empty for an empty name; a name that is in no form of the kernel's is returned unchanged.
    """
    last = device.rstrip("/").rsplit("/", 1)[-1]
    if not last:
        return []
    return names_in(f" {last} ") or (names_in(f"usb {last}:") if last[:1].isdigit() else [last])
