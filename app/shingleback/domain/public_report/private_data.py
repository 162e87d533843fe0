r"""The removal of private data: serial numbers, UUIDs, and names of people and folders.

Known private data is removed wherever it occurs. Text that only looks private is removed as well: better too much than
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
        patterns = (
            re.escape(value) if len(value) >= _WORD else rf"(?<!\w){re.escape(value)}(?!\w)" for value in longest_first
        )
        self._private_values = re.compile("|".join(patterns) or r"(?!)", re.IGNORECASE)

    def clean(self, text: str) -> str:
        """The text with each private value replaced by a placeholder in brackets."""
        cleaned = self._private_values.sub(
            lambda match: f"[{self._kinds.get(match[0].casefold(), PrivateKind.NUMBER)}]", text
        )
        for kind, pattern, instead in _PATTERNS:
            cleaned = pattern.sub(instead.replace("{token}", f"[{kind}]"), cleaned)
        return cleaned


def _spellings(value: str) -> set[str]:
    """A value as people, udev, /proc/mounts and URLs write it: letters such as "ŉ" become two in another case."""
    plain = value.strip()
    if not plain:
        return set()
    forms = {plain} | {normalize(form, plain) for form in ("NFC", "NFD")}  # which may be three
    forms |= {case(form) for form in forms for case in (str.upper, str.lower, str.casefold)}
    forms |= {form.replace("-", "") for form in forms if len(form) > _WORD}
    return {form.replace(" ", blank) for form in forms for blank in _BLANKS} | {quote(form) for form in forms}
