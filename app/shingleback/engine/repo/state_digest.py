"""The digest of a state of the copy, and how many entries it has.

A version states both, so that a list that lacks an entry, or has one too many, is never taken for whole. The digest is
the sum of one hash per entry, so it does not depend on their order, and a change costs no more than the changed
entries. It protects against accidents: whoever can write to the drive can also write a list with a matching digest.

A hash covers what a version is, and not where the drive has it: neither names on the drive nor parts. The size of a
file is implied by the checksum of its content.
"""

from collections.abc import Collection
from hashlib import sha256
from typing import Final, NamedTuple

from shingleback.engine.files.attributes import Attributes
from shingleback.engine.repo.format import MAX_MODE, text_of_extra
from shingleback.engine.repo.index import FolderRow, Index, KnownFile

_DIGEST_BYTES: Final = 16
_MODULUS: Final = 1 << (8 * _DIGEST_BYTES)
_KEY: Final = "state digest"
_COUNT_BYTES: Final = 8
_NO_ATTRIBUTES: Final = Attributes(0, 0, 0, 0, 0)


class StateDigest(NamedTuple):
    entries: int = 0
    sum: int = 0

    @property
    def hex(self) -> str:
        return f"{self.sum:0{2 * _DIGEST_BYTES}x}"


def digest_of(index: Index) -> StateDigest:
    """Return the digest of the state in an index."""
    data = index.get(_KEY) or b""
    return StateDigest(int.from_bytes(data[:_COUNT_BYTES], "big"), int.from_bytes(data[_COUNT_BYTES:], "big"))


class DigestChange:
    """Changes the digest of the state in an index by one batch."""

    def __init__(self, index: Index) -> None:
        self._index = index
        self._entries, self._sum = digest_of(index)
        self._removed_folders: set[int] = set()

    def add_file(self, folder_id: int, indexed_file: KnownFile) -> None:
        self._entries += 1
        self._sum += _hash_of_file(folder_id, indexed_file)

    def add_files(self, folder_id: int, files: Collection[KnownFile]) -> None:
        self._entries += len(files)
        self._sum += sum([_hash_of_file(folder_id, indexed_file) for indexed_file in files])

    def remove_file(self, folder_id: int, indexed_file: KnownFile) -> None:
        self._entries -= 1
        self._sum -= _hash_of_file(folder_id, indexed_file)

    def add_folder(self, row: FolderRow) -> None:
        self._entries += 1
        self._sum += _hash_of_folder(row)

    def remove_folder(self, row: FolderRow) -> None:
        self._entries -= 1
        self._sum -= _hash_of_folder(row)

    def remove_tree(self, folder_id: int, removed: set[int]) -> None:
        """Remove a folder with its contents. Of those in `removed`, the folder itself is no longer counted."""
        for row in self._index.inside(folder_id):
            if row.id in self._removed_folders:
                continue
            self._removed_folders.add(row.id)
            if row.id not in removed:
                self.remove_folder(row)
            for indexed_file in row.files().values():
                self.remove_file(row.id, indexed_file)

    def save(self) -> None:
        data = self._entries.to_bytes(_COUNT_BYTES, "big", signed=True)
        self._index.set(_KEY, data + (self._sum % _MODULUS).to_bytes(_DIGEST_BYTES, "big"))


def _hash_of_file(folder_id: int, indexed_file: KnownFile) -> int:
    stat, fact = indexed_file.stat, indexed_file.fact
    text = b"%b\0%d\0%d\0%b\0%o\0%d\0%d\0%d\0%b\0%d\0%b" % (
        b"file" if fact.target is None else b"symlink",
        fact.id,
        folder_id,
        stat.name,
        stat.mode & MAX_MODE,
        stat.uid,
        stat.gid,
        stat.mtime_ns,
        text_of_extra(fact.extra) if fact.extra is not None else b"",
        fact.linked,
        fact.digest if fact.target is None else fact.target,
    )
    return int.from_bytes(sha256(text).digest()[:_DIGEST_BYTES], "big")


def _hash_of_folder(row: FolderRow) -> int:
    attributes = row.own_attributes() or _NO_ATTRIBUTES
    text = b"folder\0%d\0%d\0%b\0%o\0%d\0%d\0%d\0%b" % (
        row.id,
        row.parent,
        row.name,
        attributes.mode & MAX_MODE,
        attributes.uid,
        attributes.gid,
        attributes.mtime_ns,
        text_of_extra(attributes.extra) if attributes.extra is not None else b"",
    )
    return int.from_bytes(sha256(text).digest()[:_DIGEST_BYTES], "big")
