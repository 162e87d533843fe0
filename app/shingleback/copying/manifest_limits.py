"""What the manifest and `backup.json` may say: docs/manifest.md names the same limits.

A drive may have been filled by anybody. What is beyond these limits is refused while it is decoded, so that no other
module meets a number that a database cannot hold, or a name that leads out of its folder.
"""

import re
from datetime import datetime
from typing import Annotated, Final

from msgspec import Meta

_MOST: Final = (1 << 63) - 1
LONGEST_NAME_BYTES: Final = 1024
"""Longer than any filesystem of Linux allows."""
LONGEST_PATH_BYTES: Final = 1 << 21
DEEPEST: Final = 1 << 16
"""Folders in one another. The kernel takes no path of so many, but this program opens one after the other."""

Number = Annotated[int, Meta(ge=0, le=_MOST)]
Id = Annotated[int, Meta(ge=1, le=1 << 53)]
ParentId = Annotated[int, Meta(ge=0, le=1 << 53)]
Inode = Annotated[int, Meta(ge=-_MOST - 1, le=_MOST)]
Time = Annotated[int, Meta(ge=-_MOST, le=_MOST)]
UserId = Annotated[int, Meta(ge=0, le=0xFFFFFFFF)]
Parts = Annotated[int, Meta(ge=0, le=1 << 16)]
RunNumber = Annotated[int, Meta(ge=0, le=999_999_999)]
Digest = Annotated[str, Meta(min_length=64, max_length=64)]
ModeText = Annotated[str, Meta(min_length=1, max_length=6)]
Short = Annotated[str, Meta(max_length=1024)]
Token = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[0-9A-Za-z_-]+\Z")]
"""An identity, which may become part of the name of a file."""
BackupId = Token
VersionName = Annotated[str, Meta(min_length=1, max_length=100, pattern=r"^[0-9A-Za-z][0-9A-Za-z_.:+-]*\Z")]
Xattrs = Annotated[dict[Annotated[str, Meta(min_length=1, max_length=255)], bytes], Meta(max_length=1 << 16)]
MOST_MODE: Final = 0o7777
_HEXADECIMAL: Final = re.compile(r"[0-9a-f]{64}")
_USUAL_MODES: Final = frozenset(f"{mode:o}" for mode in range(MOST_MODE + 1))
_BEGINNINGS: Final = ("", ".", "/")
_SHORT_PATH: Final = LONGEST_NAME_BYTES // 4
"""In characters, of which none takes more than four bytes."""
_NO_NAMES: Final = frozenset({b"", b".", b".."})


def check_path(path: bytes) -> None:
    """Raises ValueError where it does not lead to something below the folder that it begins in."""
    if not path or len(path) > LONGEST_PATH_BYTES or b"\0" in path:
        raise ValueError("path")
    if len(path) > LONGEST_NAME_BYTES or b"/." in path or b"//" in path or path[0] in b"./" or path[-1] in b"/":
        names = path.split(b"/")
        if len(names) > DEEPEST or max(map(len, names)) > LONGEST_NAME_BYTES or not _NO_NAMES.isdisjoint(names):
            raise ValueError("path")


def check_path_text(path: str) -> None:
    """The same of a path in UTF-8. Most are so short and plain that few questions are enough. Raises ValueError."""
    if path[:1] in _BEGINNINGS or len(path) > _SHORT_PATH or "/." in path or "//" in path or "\0" in path:
        check_path(path.encode())
    elif path[-1] == "/":
        raise ValueError("path")


def check_name(name: str) -> None:
    """Of one file or folder. Raises ValueError."""
    encoded = name.encode()
    check_path(encoded)
    if b"/" in encoded:
        raise ValueError("name")


def check_place(path: str) -> None:
    """An absolute path on the computer of the source, which may be the root itself. Raises ValueError."""
    if not path.startswith("/") or (path != "/" and ".." in path.split("/")):
        raise ValueError("place")
    if "\0" in path or len(path) > LONGEST_PATH_BYTES:
        raise ValueError("place")
    path.encode()


def check_mode(mode: str) -> None:
    """Raises ValueError."""
    if mode in _USUAL_MODES:
        return
    if not (mode.isascii() and mode.isdigit() and int(mode, 8) <= MOST_MODE):
        raise ValueError("mode")


def check_digest(digest: str) -> None:
    """Raises ValueError."""
    if not _HEXADECIMAL.fullmatch(digest):
        raise ValueError("blake3")


def check_moment(text: str) -> None:
    """An ISO date, which knows its offset from UTC. Raises ValueError."""
    if datetime.fromisoformat(text).tzinfo is None:
        raise ValueError("time")
