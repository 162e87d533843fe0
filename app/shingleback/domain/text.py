r"""Untrusted text: parsers for tables of the kernel and of udev, and escaping for display.

**Tables.** Labels, FUSE mounts and USB descriptors put untrusted bytes into these tables. They are parsed as bytes, by
the rules of the programs that write them. Only "\n" ends a line: neither a carriage return nor U+2028 does. The kernel
writes blanks, newlines and backslashes as octal numbers (fs/proc_namespace.c, mm/swapfile.c). A malformed line is
skipped, so that one mount cannot hide the others. The parsers raise no exceptions.

**Display.** Labels, names of drives, files and programs, and log lines may be misleading. A bidirectional override
turns "gnp.exe" around, a line break adds a line to a sentence, and invisible letters make two names look the same. Such
characters are shown as escapes, for example \u202e. The window, its notifications and the command line pass untrusted
text through here once.
"""

import base64
import os
import re
import unicodedata
from collections.abc import Iterator
from typing import Final, NamedTuple

# The exceptions of decoders for untrusted bytes: the errors of msgspec and of codecs are ValueErrors, and deep nesting
# raises a RecursionError.
UNDECODABLE: Final = (ValueError, RecursionError)

_ESCAPED: Final = re.compile(rb"\\([0-3][0-7]{2})")
_DIGITS: Final = re.compile(rb"[0-9]{1,18}")
_DEVICE: Final = re.compile(rb"([0-9]{1,10}):([0-9]{1,10})")
_MAX_NUMBERS: Final = (0xFFF, 0xF_FFFF)  # MINORBITS in <linux/kdev_t.h>
_MOUNT_ID: Final = re.compile(rb"^mnt_id:[ \t]*([0-9]{1,18})$", re.MULTILINE)
_FIELDS_BEFORE_TAGS: Final = 6
_UDEV_PROPERTY: Final = b"E:"
_BLANKS: Final = re.compile(rb"[ \t]")
_KMSG_LINE_BREAK: Final = r"\x0a"

_INVISIBLE: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
_BLANK_LETTERS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
_JOINERS: Final = frozenset("\u200c\u200d")  # used in Persian and in emoji

_LONGEST_NAME_BYTES: Final = 240  # escapes make a name longer, and a number may be appended

# Of servers, and of the host of a virtual computer.
_OF_SERVERS: Final = frozenset(
    {
        *("nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "afs", "beegfs", "ceph", "coda", "gpfs", "lustre", "ncpfs"),
        *("orangefs", "prl_fs", "pvfs2", "vboxsf", "virtiofs", "vmhgfs"),
    }
)


class MountLine(NamedTuple):
    """One line of /proc/PID/mountinfo.

    Attributes:
        device: the major and minor number. Major is 0 for a filesystem without a device.
        root: the folder of the filesystem that is mounted at `point`.
        kind: the filesystem type. Invalid UTF-8 is replaced: any user may choose the subtype of a FUSE mount.
        options: of this mount; `of_all` are those of the filesystem, shared by all its mounts.
    """

    id: int
    device: tuple[int, int]
    root: str
    point: str
    options: frozenset[str]
    kind: str
    source: str
    of_all: frozenset[str]


def kind_may_hang(kind: str) -> bool:
    """Whether a filesystem of this kind is on a server, or is a program's (FUSE), and may not answer."""
    return kind in _OF_SERVERS or kind == "fuse" or kind.startswith("fuse.")


def lines(raw: bytes) -> list[bytes]:
    r"""Split at "\n"."""
    parts = raw.split(b"\n")
    return parts if parts[-1] else parts[:-1]


def text_lines(text: str) -> list[str]:
    r"""Split the output of a program at "\n", or at "\r\n" in a file that was saved on Windows."""
    parts = text.split("\n")
    return [line.removesuffix("\r") for line in (parts if parts[-1] else parts[:-1])]


def mount_lines(raw: bytes) -> Iterator[MountLine]:
    """Parse /proc/PID/mountinfo (proc_pid_mountinfo(5))."""
    for line in lines(raw):
        mount = _mount_line(line.split(b" "))
        if mount is not None:
            yield mount


def kmsg_text(text: str) -> str:
    """The message of a record of /dev/kmsg on one line.

    The kernel escapes a line break within a message (its ABI document dev-kmsg). `submit_bio` writes one before the
    name of the device: "dd: attempt to access beyond end of device", and then "sdb1: rw=2049, sector=...".
    """
    return text.replace(_KMSG_LINE_BREAK, ": ")


def swap_paths(raw: bytes) -> Iterator[str]:
    """Files and devices in /proc/swaps, without its heading."""
    for line in lines(raw)[1:]:
        path = _path(_BLANKS.split(line, maxsplit=1)[0])
        if path:
            yield path


def fstab_points(raw: bytes) -> list[bytes]:
    """Mount points in /etc/fstab (fstab(5)), read as getmntent(3) does."""
    return [point for point, _ in fstab_mounts(raw)]


def fstab_mounts(raw: bytes) -> list[tuple[bytes, str]]:
    """Mount points in /etc/fstab, each with the kind of its filesystem, which is empty if the line lacks it."""
    fields = [[field for field in _BLANKS.split(line) if field] for line in lines(raw)]
    return [
        (_unescaped(columns[1]), columns[2].decode(errors="replace") if len(columns) > 2 else "")
        for columns in fields
        if len(columns) > 1 and not columns[0].startswith(b"#")
    ]


def udev_properties(raw: bytes) -> dict[str, str]:
    """Properties in a file of udev's database (systemd, src/libsystemd/sd-device/device-private.c)."""
    return _properties(line[len(_UDEV_PROPERTY) :] for line in lines(raw) if line.startswith(_UDEV_PROPERTY))


def uevent_properties(raw: bytes) -> dict[str, str]:
    """Properties in a `uevent` file of sysfs."""
    return _properties(iter(lines(raw)))


def device_numbers(field: bytes) -> tuple[int, int] | None:
    """Parse major and minor from a field such as 8:17."""
    match = _DEVICE.fullmatch(field)
    if not match:
        return None
    major, minor = int(match[1]), int(match[2])
    return (major, minor) if major <= _MAX_NUMBERS[0] and minor <= _MAX_NUMBERS[1] else None


def mount_id_in(fdinfo: bytes) -> int:
    """The ID of the mount that a descriptor was opened on, from /proc/PID/fdinfo; -1 if missing."""
    match = _MOUNT_ID.search(fdinfo)
    return int(match[1]) if match else -1


def _mount_line(fields: list[bytes]) -> MountLine | None:
    """Parse one line. Any number of tags and a hyphen separate the mount options from the filesystem type."""
    try:
        number, _, device_field, root_field, point_field, options = fields[:_FIELDS_BEFORE_TAGS]
        hyphen = fields.index(b"-", _FIELDS_BEFORE_TAGS)
        kind, source_field, of_all = fields[hyphen + 1 : hyphen + 4]
    except ValueError:
        return None
    device = device_numbers(device_field)
    root, point, source = _path(root_field), _path(point_field), _path(source_field)
    if not _DIGITS.fullmatch(number) or device is None or root is None or point is None or source is None:
        return None
    return MountLine(int(number), device, root, point, _options(options), _text(kind), source, _options(of_all))


def _path(field: bytes) -> str | None:
    """Decode a path; None if it cannot be one."""
    path = _unescaped(field)
    return None if b"\0" in path else os.fsdecode(path)


def _options(field: bytes) -> frozenset[str]:
    """Split at commas; a comma within a value is escaped as an octal number."""
    return frozenset(map(_text, field.split(b",")))


def _text(field: bytes) -> str:
    return _unescaped(field).decode("utf-8", "replace")


def _unescaped(field: bytes) -> bytes:
    return _ESCAPED.sub(lambda match: bytes([int(match[1], 8)]), field)


def _properties(pairs: Iterator[bytes]) -> dict[str, str]:
    """Parse NAME=VALUE lines; the last value of a name counts, and invalid text is skipped."""
    properties = {}
    for pair in pairs:
        name, is_there, value = pair.partition(b"=")
        try:
            decoded = name.decode("ascii"), value.decode("utf-8")
        except UnicodeDecodeError:
            continue
        if is_there:
            properties[decoded[0]] = decoded[1]
    return properties


def visible(text: str) -> str:
    """The text on one line, with escapes for characters that are invisible or would move others."""
    if text.isprintable() and _BLANK_LETTERS.isdisjoint(text):
        return text
    return "".join(
        letter.encode("unicode_escape").decode("ascii") if _is_hidden(text, at) else letter
        for at, letter in enumerate(text)
    )


def visible_lines(text: str) -> str:
    """As `visible`, for text that may have several lines."""
    return "\n".join(map(visible, text.split("\n")))


def _is_hidden(text: str, at: int) -> bool:
    letter = text[at]
    if letter in _JOINERS:
        around = text[at - 1 : at] + text[at + 1 : at + 2]
        return len(around) < 2 or around.isascii() or not _JOINERS.isdisjoint(around)
    return letter in _BLANK_LETTERS or unicodedata.category(letter) in _INVISIBLE


def plain_name(text: str) -> str:
    """A folder name that every filesystem accepts."""
    name = re.sub(r'["*/:<>?\\|\x00-\x1f]', "_", text)
    return name.encode()[:_LONGEST_NAME_BYTES].decode("utf-8", "ignore").rstrip(". ") or "Computer"


def display_path(path: bytes) -> str:
    return as_text(path)[0]


def as_text(path: bytes) -> tuple[str, str | None]:
    """The path for JSON and, if it is not UTF-8, the exact path in base64."""
    try:
        return path.decode(), None
    except UnicodeDecodeError:
        return path.decode("utf-8", "replace"), base64.b64encode(path).decode()
