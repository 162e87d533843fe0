"""Owners that a user namespace hides: in a rootless container or a Flatpak, not every id of the computer has a number.

The kernel shows all ids without a number as one, the overflow id (usually 65534, which is also that of `nobody`). Where
some ids have no number, that one tells nothing, even if it has a meaning of its own inside of the container.
"""

import struct
from typing import Final, NamedTuple

UNKNOWN_ID: Final = 0xFFFFFFFF
"""Stands for an unknown user or group, in the manifest, too, and in the kernel, which gives it to nobody."""
_NO_ID: Final = -1
_ALL_IDS: Final = 0xFFFFFFFF
_USUAL_OVERFLOW_ID: Final = 65534
_ACL_HEADER_BYTES: Final = 4
_ACL_ENTRY: Final = struct.Struct("<HHI")  # tag, permissions, id
_ACL_NAMED: Final = frozenset({0x02, 0x08})  # the tags of entries for one user or group


class HiddenIds(NamedTuple):
    """The ids that stand for unknown users and groups in this process; -1 if it sees all of them."""

    uid: int
    gid: int


def hidden_ids(proc: str = "/proc") -> HiddenIds:
    return HiddenIds(_hidden_id(proc, "uid"), _hidden_id(proc, "gid"))


def _hidden_id(proc: str, kind: str) -> int:
    try:
        with open(f"{proc}/self/{kind}_map", encoding="ascii") as lines:
            mapped = sum(int(line.split()[2]) for line in lines)
    except OSError:  # a kernel without user namespaces
        return _NO_ID
    if mapped >= _ALL_IDS:
        return _NO_ID
    try:
        with open(f"{proc}/sys/kernel/overflow{kind}", encoding="ascii") as number:
            return int(number.read())
    except OSError:
        return _USUAL_OVERFLOW_ID


def without_unknown_ids(acl: bytes) -> bytes:
    """Return an ACL, in the form of its extended attribute, without entries for unknown users and groups.

    The kernel refuses to set an ACL that has such an entry.
    """
    header, entries = acl[:_ACL_HEADER_BYTES], acl[_ACL_HEADER_BYTES:]
    if len(entries) % _ACL_ENTRY.size:
        return acl
    known_entries = [
        _ACL_ENTRY.pack(tag, permissions, number)
        for tag, permissions, number in _ACL_ENTRY.iter_unpack(entries)
        if tag not in _ACL_NAMED or number != UNKNOWN_ID
    ]
    return header + b"".join(known_entries)
