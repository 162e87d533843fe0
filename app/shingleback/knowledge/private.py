r"""Takes out of a text what nobody else needs to know: serial numbers, UUIDs, names of people, computers and folders.

What is known to be private is removed wherever it stands. What only looks so is removed as well: better too much than
too little. Sources of the forms: the kernel's messages (drivers/usb/core/hub.c, fs/btrfs/volumes.c, fs/ext4/super.c),
udev's links in /dev/disk, and the escapes of udev (\x20) and of /proc/mounts (\040).
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final
from unicodedata import normalize
from urllib.parse import quote


class Kind(StrEnum):
    """What stands in the text instead, in brackets."""

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
    """Attributes: `value`: as it is known; it is found in other spellings as well."""

    kind: Kind
    value: str


_BLANKS: Final = (" ", "_", "\\x20", "\\040")
_WORD: Final = 3  # shorter ones are looked for as whole words only, else hardly a letter would remain
_PATTERNS: Final[tuple[tuple[Kind, re.Pattern[str], str], ...]] = (
    (
        Kind.HOST,
        re.compile(r"^(\[?\S+\]?(?: +\d+)?(?: \d\d:\d\d:\d\d)?) \S+ (?=kernel(?:\[\d+\])?:)", re.MULTILINE),
        r"\1 ",
    ),
    (Kind.SERIAL, re.compile(r"(\bserial *(?:number|no\.?|nr\.?)?\s*[:=]\s*)\S+", re.IGNORECASE), r"\1{token}"),
    (Kind.LABEL, re.compile(r"(\blabel[ =])(?!\[)(?:\"[^\"]*\"|.+?(?= devid\b)|\S+)", re.IGNORECASE), r"\1{token}"),
    (Kind.NUMBER, re.compile(r"/dev/(?:disk|mapper)/\S+"), "{token}"),
    (Kind.FOLDER, re.compile(r"(?<![\w.\]])~?/(?!(?:dev|sys|proc)\b)\w[^\n\"'”]*"), "{token}"),
    (Kind.UUID, re.compile(r"\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b", re.IGNORECASE), "{token}"),
    (Kind.UUID, re.compile(r"\b[0-9A-F]{4}-[0-9A-F]{4}\b"), "{token}"),
    (Kind.ADDRESS, re.compile(r"\b[\w.+-]+@[\w-]+\.[\w.-]+"), "{token}"),
    (Kind.ADDRESS, re.compile(r"\b(?:[0-9a-f]{2}:){5}[0-9a-f]{2}\b", re.IGNORECASE), "{token}"),
    (Kind.ADDRESS, re.compile(r"\b(?:\d{1,3}\.){3}\d{1,3}\b"), "{token}"),
    (Kind.NUMBER, re.compile(r"\b(?:0x|naa\.|eui\.)?[0-9a-f]{16,}\b", re.IGNORECASE), "{token}"),
)


class Cleaner:
    """Knows what is private here."""

    def __init__(self, secrets: Iterable[Secret]) -> None:
        kinds: dict[str, Kind] = {}
        for secret in secrets:
            for spelling in _spellings(secret.value):
                kinds.setdefault(spelling, secret.kind)
        self._kinds = {value.casefold(): kind for value, kind in kinds.items()}
        longest_first = sorted(kinds, key=lambda value: (-len(value), value))
        self._known = re.compile("|".join(_wanted(value) for value in longest_first) or r"(?!)", re.IGNORECASE)

    def clean(self, text: str) -> str:
        """The same text, with brackets where something was private."""
        known = self._known.sub(self._token, text)
        for kind, pattern, instead in _PATTERNS:
            known = pattern.sub(instead.replace("{token}", f"[{kind}]"), known)
        return known

    def _token(self, found: re.Match[str]) -> str:
        return f"[{self._kinds.get(found.group().casefold(), Kind.NUMBER)}]"


def _spellings(value: str) -> set[str]:
    """As people, udev, /proc/mounts and addresses write it: letters such as "ŉ" are two in other cases."""
    plain = value.strip()
    if not plain:
        return set()
    forms = {plain} | {normalize(form, plain) for form in ("NFC", "NFD")}  # which may be three
    forms |= {case(form) for form in forms for case in (str.upper, str.lower, str.casefold)}
    forms |= {form.replace("-", "") for form in forms if len(form) > _WORD}
    return {form.replace(" ", blank) for form in forms for blank in _BLANKS} | {quote(form) for form in forms}


def _wanted(value: str) -> str:
    escaped = re.escape(value)
    return escaped if len(value) >= _WORD else rf"(?<!\w){escaped}(?!\w)"
