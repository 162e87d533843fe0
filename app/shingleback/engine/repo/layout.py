"""The layout of a backup. All paths are relative to the folder that holds it.

Documents/...                        the copy: plain files, one folder per source
.shingleback/READ-ME.txt             how to read all this without the program
.shingleback/reader.py               a program that does it
.shingleback/backup.json             the backup's id, and the filesystem's abilities
.shingleback/backup-copy.json        the same, for filesystems that lose files in a power cut
.shingleback/lock                    held while a run writes
.shingleback/reserve                 room to record that a version is removed, on a full drive
.shingleback/manifest/000012.jsonl.gz    the segment of run 12
.shingleback/manifest/000001-000011.jsonl.gz    the runs before that, merged
.shingleback/contents.json.gz        for each segment how much of it counts, and its digest
.shingleback/versions/NAME/...       a snapshot, or the files replaced or deleted after that version
.shingleback/incoming/57/...         staging: a folder with the id 57, or files
.shingleback/found/12/...            foreign files that were in the way
.shingleback-list/000012.jsonl.gz    the second copy of the manifest, with its own `contents.json.gz`

Also the stored names for filesystems that cannot hold every name: exFAT, NTFS and FAT. A character that such a
filesystem refuses (or Windows, which will read it) becomes `%` and two hexadecimal digits, as in a web address: `a:b`
becomes `a%3Ab`. The second of two names that differ only in case gets `%~2` before its extension. The manifest keeps
the real name beside the stored one, so nothing depends on reversing this rule.
"""

import itertools
import os
import re
import unicodedata
from bisect import bisect_right
from collections.abc import Iterable
from typing import Final

from blake3 import blake3

HOME: Final = b".shingleback"
UNFINISHED_MOVE: Final = b".shingleback-unfinished"  # the name of HOME until a backup that moves there is complete
ABOUT: Final = b"backup.json"
ABOUT_AGAIN: Final = b"backup-copy.json"
SECOND_LIST: Final = b".shingleback-list"  # beside HOME, so that it is not set back along with it
TABLE: Final = b"contents.json.gz"  # in both
READ_ME: Final = b"READ-ME.txt"
READER: Final = b"reader.py"
LOCK: Final = b"lock"
RESERVE: Final = b"reserve"
MANIFEST: Final = b"manifest"
VERSIONS: Final = b"versions"
INCOMING: Final = b"incoming"
INCOMING_PATH: Final = b"/".join((HOME, INCOMING))
NURSERY: Final = b"nursery"  # inside `incoming`
FOUND: Final = b"found"
MADE_AGAIN: Final = frozenset({LOCK, VERSIONS, INCOMING})
"""What a run makes if it is missing."""

PROOFS: Final = (HOME, SECOND_LIST)
"""Folders that show that a backup is beside them."""

OWN_FOLDERS: Final = (*PROOFS, UNFINISHED_MOVE)
"""Names at the top of a backup that no source gets."""

MAX_RUNS: Final = 999_999_999
_SUFFIX: Final = ".jsonl.gz"
_SEGMENT: Final = re.compile(r"([0-9]{6,9})(?:-([0-9]{6,9}))?\.jsonl\.gz")
_MOVING: Final = b"moving-"

_OWN_DEPTH: Final = 3

_FORBIDDEN: Final = re.compile(r'["*/:<>?\\|\x00-\x1f\x7f]|%(?=[0-9A-Fa-f]{2}|~)|[. ]$')
_RESERVED: Final = re.compile(r"(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)", re.IGNORECASE)
_ALIAS: Final = re.compile(r"(?=.{1,8}(?:\.|$))[^.]+~[0-9]+(?:\.[^.]{0,3})?", re.DOTALL)
"""FAT's short names such as `PROGRA~1`, which another file may have as its second name."""
_LONGEST_BYTES: Final = 255
_UNSEEN: Final = re.compile(  # Default_Ignorable_Code_Point of Unicode
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)


def part_name(name: bytes, number: int) -> bytes:
    """The name of a piece, counted from 1; `cat name%~part1 name%~part2` gives the file."""
    return name + b"%%~part%d" % number


def paths_of_pieces(on_drive: bytes, parts: int) -> list[bytes]:
    """The paths of a file's pieces, given the path it would have if it were whole."""
    return [part_name(on_drive, number + 1) for number in range(parts)] if parts else [on_drive]


def has_proof(folder: bytes) -> bool:
    """Whether a folder shows that it holds a backup."""
    return any(os.path.isdir(os.path.join(folder, name)) for name in PROOFS)


def segment_name(run: int) -> str:
    return f"{run:06d}{_SUFFIX}"


def merged_name(first: int, last: int) -> str:
    """Return the name of the merged segment of several runs."""
    return f"{first:06d}-{last:06d}{_SUFFIX}"


def runs_of(segment: str) -> tuple[int, int] | None:
    """Return the first and the last run of a file in the manifest's folder; None if it is not a segment."""
    match = _SEGMENT.fullmatch(segment)
    if match is None:
        return None
    first, last = int(match[1]), int(match[2] or match[1])
    written = merged_name(first, last) if match[2] else segment_name(first)
    return (first, last) if 0 < first <= last and written == segment else None


def run_of(segment: str) -> int | None:
    """Return the last run of a file in the manifest's folder; None if it is not a segment."""
    runs = runs_of(segment)
    return runs[1] if runs is not None else None


def is_merged(segment: str) -> bool:
    return "-" in segment


def stands_for(merged: str, segment: str) -> bool:
    """Whether `segment`, which may be merged itself, was merged into the other one."""
    first, last = runs_of(segment) or (0, 0)
    start, end = runs_of(merged) or (0, 0)
    return is_merged(merged) and merged != segment and start <= first and last <= end


class MergedSpans:
    """The runs of merged segments, to look up many segments in them."""

    def __init__(self, segments: Iterable[str]) -> None:
        """`segments` may have names of any kind; those that were not merged stand for nothing."""
        spans = sorted(runs for name in segments if is_merged(name) and (runs := runs_of(name)) is not None)
        self._starts = [first for first, _ in spans]
        self._furthest = list(itertools.accumulate((last for _, last in spans), max))

    def has(self, segment: str) -> bool:
        """Whether a segment that is no longer there was merged into one of these."""
        first, last = runs_of(segment) or (0, 0)
        count = bisect_right(self._starts, first)
        return count > 0 and last <= self._furthest[count - 1]


def waiting_path(staged: int) -> bytes:
    """Return the staged path of a new folder, or of the folder that holds new files until they get their places."""
    return b"/".join((HOME, INCOMING, b"%d" % staged))


def moving_path(entry_id: int) -> bytes:
    """Return the staged path of an entry on its way from its old place to its new one."""
    return b"/".join((HOME, INCOMING, _MOVING + b"%d" % entry_id))


def is_moving(name: bytes) -> bool:
    """Whether a name in `incoming` is that of an entry on its way to another place."""
    return name.startswith(_MOVING)


def trash_path(entry_id: int) -> bytes:
    """Return the staged path of a folder that is about to be removed."""
    return b"/".join((HOME, INCOMING, b"gone-%d" % entry_id))


def mark_name(batch: str) -> bytes:
    """Return the name of the mark in `incoming`: all that this batch moves or removes has left its place."""
    return b"out-" + batch.encode()


def mark_path(batch: str) -> bytes:
    return b"/".join((HOME, INCOMING, mark_name(batch)))


def kept_path(kept_at: bytes) -> bytes:
    """Return the path of an entry that is kept for a version, relative to the backup's folder."""
    return b"/".join((HOME, VERSIONS, kept_at))


def version_path(version: str) -> bytes:
    """Return the folder of a version, relative to the backup's folder."""
    return kept_path(os.fsencode(version))


def own_folder_of(path: bytes) -> bytes:
    """Return the folder of the version, or of the run in `found`, that contains a path below HOME."""
    return b"/".join(path.split(b"/", _OWN_DEPTH)[:_OWN_DEPTH])


class Names:
    """Chooses the stored names of one folder, and keeps them distinct from those already taken."""

    def __init__(self, taken_names: Iterable[bytes] = ()) -> None:
        """`taken_names` are the names that entries of this folder already have on the drive."""
        self._taken_names = {folded(name) for name in taken_names}

    def stored(self, name: bytes) -> bytes | None:
        """Return the name on the drive, or None if the entry can keep its own; either counts as taken from then on."""
        base_name = _allowed(name)
        if len(base_name) > _LONGEST_BYTES:  # escapes have made it too long: a hash of the name replaces its end
            mark = b"%~" + blake3(name).hexdigest(length=4).encode()
            stem = base_name[: _LONGEST_BYTES - len(mark)].decode("utf-8", "ignore").encode()
            base_name = re.sub(rb"%[0-9A-F]?$", b"", stem) + mark
        candidate, count = base_name, 1
        while folded(candidate) in self._taken_names:
            count += 1
            candidate = _numbered(base_name, count)
        self._taken_names.add(folded(candidate))
        return None if candidate == name else candidate


def is_refused_by_windows(name: bytes) -> bool:
    """Whether the filesystems of Windows cannot hold the name."""
    return _allowed(name) != name


def _allowed(name: bytes) -> bytes:
    text = name.decode("utf-8", "surrogateescape")
    text = _FORBIDDEN.sub(lambda match: _escaped(match[0]), text)
    if _RESERVED.match(text):
        text = _escaped(text[0]) + text[1:]
    if _ALIAS.fullmatch(text):
        text = text.replace("~", _escaped("~"))
    return "".join(_escaped(char) if "\udc80" <= char <= "\udcff" else char for char in text).encode()


def _escaped(char: str) -> str:
    return "".join(f"%{byte:02X}" for byte in char.encode("utf-8", "surrogateescape"))


def _numbered(stored: bytes, count: int) -> bytes:
    stem, dot, ending = stored.rpartition(b".")
    mark = b"%~" + str(count).encode()
    room = _LONGEST_BYTES - len(mark) - len(dot + ending)
    if not stem or room <= 0:
        stem, dot, ending, room = stored, b"", b"", _LONGEST_BYTES - len(mark)
    return stem[:room].decode("utf-8", "ignore").encode() + mark + dot + ending


def folded(name: bytes) -> str:
    """Fold a name more than any of these filesystems does; at worst, a name gets a number without need.

    Some filesystems (ext4 and f2fs with casefold, HFS+) treat an accented letter and its parts as equal, and ignore
    invisible characters such as a soft hyphen.
    """
    text = _UNSEEN.sub("", name.decode("utf-8", "surrogateescape"))
    return unicodedata.normalize("NFD", unicodedata.normalize("NFD", text).casefold())
