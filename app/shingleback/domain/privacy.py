r"""Public reports and the removal of private data: serial numbers, UUIDs, and names of people and folders.

Known private data is removed wherever it occurs. Text that only looks private is removed as well: better too much than
too little. Sources of the forms: the kernel's messages (drivers/usb/core/hub.c, fs/btrfs/volumes.c, fs/ext4/super.c),
udev's links in /dev/disk, and the escapes of udev (\x20) and of /proc/mounts (\040).

Facts about a computer and a drive appear only as known words and numbers, because a custom kernel, a desktop or a drive
may be named after a person or a company.

Kernel log lines appear only if they have a known harmless form. The kernel prints names of programs, folders, files,
labels and serial numbers in many messages, and a list of what to remove would never be complete. The forms are in
`resources/knowledge/report-lines.toml`.
"""

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final
from unicodedata import normalize
from urllib.parse import quote

from shingleback.domain.smart.report import AccessMethod, HealthVerdict
from shingleback.domain.smr.evidence import Verdict


class PrivateKind(StrEnum):
    """The kind of private data; the value replaces it in the text, in brackets."""

    SERIAL = "serial number"
    UUID = "UUID"
    USER = "user name"
    HOST = "name of the computer"
    FOLDER = "folder"
    LABEL = "label"
    NUMBER = "number"
    ADDRESS = "address"


@dataclass(frozen=True, slots=True)
class Secret:
    """A private value. Attributes: `value`: one spelling; other spellings are found as well."""

    kind: PrivateKind
    value: str


_BLANKS: Final = (" ", "_", "\\x20", "\\040")
_WORD: Final = 3  # shorter values are matched as whole words only, or hardly a letter would remain
_PATTERNS: Final[tuple[tuple[PrivateKind, re.Pattern[str], str], ...]] = (
    (
        PrivateKind.HOST,
        re.compile(r"^(\[?\S+\]?(?: +\d+)?(?: \d\d:\d\d:\d\d)?) \S+ (?=kernel(?:\[\d+\])?:)", re.MULTILINE),
        r"\1 ",
    ),
    (PrivateKind.SERIAL, re.compile(r"(\bserial *(?:number|no\.?|nr\.?)?\s*[:=]\s*)\S+", re.IGNORECASE), r"\1{token}"),
    (
        PrivateKind.LABEL,
        re.compile(r"(\blabel[ =])(?!\[)(?:\"[^\"]*\"|.+?(?= devid\b)|\S+)", re.IGNORECASE),
        r"\1{token}",
    ),
    (PrivateKind.NUMBER, re.compile(r"/dev/(?:disk|mapper)/\S+"), "{token}"),
    (PrivateKind.FOLDER, re.compile(r"(?<![\w.\]])~?/(?!(?:dev|sys|proc)\b)\w[^\n\"'”]*"), "{token}"),
    (PrivateKind.UUID, re.compile(r"\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b", re.IGNORECASE), "{token}"),
    (PrivateKind.UUID, re.compile(r"\b[0-9A-F]{4}-[0-9A-F]{4}\b"), "{token}"),
    (PrivateKind.ADDRESS, re.compile(r"\b[\w.+-]+@[\w-]+\.[\w.-]+"), "{token}"),
    (PrivateKind.ADDRESS, re.compile(r"\b(?:[0-9a-f]{2}:){5}[0-9a-f]{2}\b", re.IGNORECASE), "{token}"),
    (PrivateKind.ADDRESS, re.compile(r"\b(?:\d{1,3}\.){3}\d{1,3}\b"), "{token}"),
    (PrivateKind.NUMBER, re.compile(r"\b(?:0x|naa\.|eui\.)?[0-9a-f]{16,}\b", re.IGNORECASE), "{token}"),
)


class Cleaner:
    """Removes this computer's private data from text."""

    def __init__(self, secrets: Iterable[Secret]) -> None:
        kinds: dict[str, PrivateKind] = {}
        for secret in secrets:
            for spelling in _spellings(secret.value):
                kinds.setdefault(spelling, secret.kind)
        self._kinds = {value.casefold(): kind for value, kind in kinds.items()}
        longest_first = sorted(kinds, key=lambda value: (-len(value), value))
        self._private_values = re.compile(
            "|".join(_pattern_of(value) for value in longest_first) or r"(?!)", re.IGNORECASE
        )

    def clean(self, text: str) -> str:
        """The text with each private value replaced by a placeholder in brackets."""
        cleaned = self._private_values.sub(self._token, text)
        for kind, pattern, instead in _PATTERNS:
            cleaned = pattern.sub(instead.replace("{token}", f"[{kind}]"), cleaned)
        return cleaned

    def _token(self, match: re.Match[str]) -> str:
        return f"[{self._kinds.get(match.group().casefold(), PrivateKind.NUMBER)}]"


def _spellings(value: str) -> set[str]:
    """A value as people, udev, /proc/mounts and URLs write it: letters such as "ŉ" become two in another case."""
    plain = value.strip()
    if not plain:
        return set()
    forms = {plain} | {normalize(form, plain) for form in ("NFC", "NFD")}  # which may be three
    forms |= {case(form) for form in forms for case in (str.upper, str.lower, str.casefold)}
    forms |= {form.replace("-", "") for form in forms if len(form) > _WORD}
    return {form.replace(" ", blank) for form in forms for blank in _BLANKS} | {quote(form) for form in forms}


def _pattern_of(value: str) -> str:
    escaped = re.escape(value)
    return escaped if len(value) >= _WORD else rf"(?<!\w){escaped}(?!\w)"


_LEFT_OUT: Final = "…"
_VERSION: Final = re.compile(r"\d{1,4}(?:\.\d{1,6}){0,5}")
_OF_KERNELS: Final = re.compile(
    r"\d{1,6}|rc\d{1,2}|fc\d{1,3}|el\d{1,2}(?:_\d{1,2})?|deb\d{1,3}(?:u\d{1,3})?|bpo|cloud|amd64|arm64|armhf|armv\dl?|i386"
    r"|i686|x86|64|x86_64|aarch64|riscv64|ppc64le|s390x|generic|lowlatency|oem|hwe|arch\d{0,3}|lts|zen|hardened|rt\d{0,3}"
    r"|default|MANJARO|pve|xanmod\d{0,2}|liquorix|rpi|raspi|v\dl?|azure|aws|gcp|kvm|desktop|server|gentoo|NixOS|valve\d{0,3}"
)
_DESKTOPS: Final = frozenset(
    [
        "GNOME",
        "GNOME-Classic",
        "KDE",
        "XFCE",
        "MATE",
        "LXDE",
        "LXQt",
        "X-Cinnamon",
        "Cinnamon",
        "Unity",
        "Budgie",
        "Pantheon",
        "Deepin",
        "DDE",
        "Enlightenment",
        "COSMIC",
        "sway",
        "Hyprland",
        "i3",
        "openbox",
        "ubuntu",
        "pop",
        "Old",
        "ROX",
        "EDE",
        "TDE",
    ]
)
_SESSIONS: Final = frozenset({"x11", "wayland", "tty", "mir"})
_DISTRIBUTION: Final = re.compile(r"[A-Za-z][A-Za-z0-9 ./()_+!-]{0,60}")
_FILESYSTEM: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,20}")
_DRIVE_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9 ./()_+&-]{0,60}")
_LOCALE: Final = re.compile(r"[a-z]{2,3}(?:_[A-Z][a-z]{3})?(?:_[A-Z]{2})?|C")
_MACHINE: Final = re.compile(r"[a-z0-9_]{1,12}")


def kernel_release(release: str) -> str:
    """The version, followed by those parts that distributions use; other parts are left out."""
    version = _VERSION.match(release)
    if not version:
        return _LEFT_OUT
    pieces = re.split(r"([-+.~])", release[version.end() :])
    public_pieces = [
        piece if at % 2 or not piece or _OF_KERNELS.fullmatch(piece) else _LEFT_OUT for at, piece in enumerate(pieces)
    ]
    return version.group() + "".join(public_pieces)


def desktop(name: str) -> str:
    """The value of XDG_CURRENT_DESKTOP, which may be a list, limited to known desktops."""
    return ":".join(part if part in _DESKTOPS else _LEFT_OUT for part in name.split(":"))


def session_type(name: str) -> str:
    return name if name in _SESSIONS else _LEFT_OUT


def distribution(name: str) -> str:
    return _if_formed(_DISTRIBUTION, name)


def language(name: str) -> str:
    return _if_formed(_LOCALE, name)


def machine(name: str) -> str:
    """The machine type, such as x86_64."""
    return _if_formed(_MACHINE, name)


def filesystem(name: str) -> str:
    """The filesystem as UDisks2 names it; empty if there is none."""
    return _if_formed(_FILESYSTEM, name) if name else ""


def drive_name(name: str) -> str:
    """Vendor and product as the drive's firmware reports them; never a label."""
    return _if_formed(_DRIVE_NAME, name)


def _if_formed(form: re.Pattern[str], text: str) -> str:
    return text if form.fullmatch(text) else _LEFT_OUT


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
                return time + _LEFT_OUT.join(match.groups())
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
    shown = (" +".join(_pattern(word, places) for word in part.split(" ")) for part in form.split(_LEFT_OUT))
    return re.compile(".*?".join(f"({part})" for part in shown), re.ASCII)


def _pattern(word: str, places: Mapping[str, str]) -> str:
    pieces = _PLACE.split(word)
    return "".join(places[piece] if at % 2 else re.escape(piece) for at, piece in enumerate(pieces))


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportedDrive:
    """A drive as a public report shows it.

    Attributes:
        usb_mbps: the speed of its link; None if it is not on USB.
        volumes: the filesystem of each, and whether it is mounted.
    """

    name: str
    size_bytes: int
    usb_mbps: int | None
    verdict: Verdict
    health: HealthVerdict | None
    access: AccessMethod | None
    volumes: tuple[tuple[str, bool], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportedRun:
    """How a run ended; `at` is the day and the minute."""

    command: str
    at: str
    outcome: str
    why: str = ""
    seconds: float = 0.0
    files: int = 0
    size_bytes: int = 0
    left_out: int = 0


@dataclass(frozen=True, slots=True)
class ReportedEpisode:
    """An episode from the kernel's log; `meaning` is its sentence, `second` the kind that it may be otherwise."""

    kind: str
    meaning: str
    lines: tuple[str, ...]
    confidence: str = ""
    second: str = ""


@dataclass(frozen=True, slots=True)
class Report:
    """A public report. Attributes: `versions`: names and versions of the program, its platform and the desktop."""

    versions: tuple[tuple[str, str], ...]
    drives: tuple[ReportedDrive, ...] = ()
    runs: tuple[ReportedRun, ...] = ()
    episodes: tuple[ReportedEpisode, ...] = ()
