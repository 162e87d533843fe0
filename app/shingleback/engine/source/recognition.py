"""Recognizes a source that the backup knows from another place: renamed, on a new computer, of a renamed user.

On the same filesystem, the inodes tell. Otherwise a sample of its files does: their paths, sizes and times, and the
digests of some. What is only alike may still be another folder, such as one that two computers keep in step, so the
user is asked. Only if everything is the same, and nothing is left at the old place, the backup goes on by itself.

The filesystem's UUID is not recorded. Equal inodes with equal ctimes happen only on the same filesystem, or on a copy
of all its blocks, which has the same UUID.
"""

import os
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Final, NamedTuple

from blake3 import blake3

from shingleback.domain.errors import SafetyRefusal, Why
from shingleback.domain.folder_question import FolderAnswer, FolderQuestion
from shingleback.domain.text import display_path
from shingleback.engine.drive.messages import RepositoryOpened
from shingleback.engine.files.attributes import Stat, inode_of, stat_of
from shingleback.engine.files.folders import FOLDER_FLAGS, FolderCursor, join
from shingleback.engine.repo.computers import BackupOwner, Relation
from shingleback.engine.repo.format import Origin
from shingleback.engine.repo.index import ROOT, FolderRow, Index, KnownFile
from shingleback.engine.repo.index_state import subfolders
from shingleback.engine.repo.origins import path_text
from shingleback.engine.source.access import SourceAccess
from shingleback.engine.source.copy_context import BackupRequest
from shingleback.engine.source.reader import SequentialReader, open_file, with_origins

_SAMPLE_FILES: Final = 400
_SAMPLE_OF_A_FOLDER: Final = 20
_MIN_FILES: Final = 3
_ALIKE: Final = 0.8  # the share of the sample that is at its place, with its size
_DIGESTS: Final = 12
_DIGEST_BYTES: Final = 16 << 20
_BLOCK_BYTES: Final = 1 << 20


class _Likeness(NamedTuple):
    """How a folder compares with a known one.

    Attributes:
        share: the part of the sample that is there, with its size and content.
        is_same: the inodes and times are the same, so it is the same folder.
        is_equal: all of the sample is there, with its size, time and content.
    """

    share: float = 0.0
    is_same: bool = False
    is_equal: bool = False

    @property
    def is_certain(self) -> bool:
        """Whether nobody has to be asked, if the folder was on this computer."""
        return self.is_same or self.is_equal


def origins_of(
    paths: list[bytes],
    opened: RepositoryOpened,
    request: BackupRequest,
    owner: BackupOwner,
    index: Index,
    access: SourceAccess,
    note: Callable[..., None],
) -> list[Origin]:
    """Return the origins of the backup and of the sources at `paths`.

    Raises SafetyRefusal if the user has to be asked about one.
    """
    origins = of_computer(opened.origins, request.continues_computer, owner)
    origins = continued(origins, request.continues, owner)
    origins, new_paths = _answered(origins, paths, request.answers, owner)
    if not request.is_as_new:
        origins = recognized(origins, paths, owner, index, access, note, new_paths=new_paths)
        access.done()
    origins = [owner.origin(origin.name, origin.path) if owner.owns(origin) else origin for origin in origins]
    return with_origins(paths, origins, opened.taken_names, owner)


def _answered(
    origins: list[Origin], paths: Sequence[bytes], answers: Sequence[FolderAnswer], owner: BackupOwner
) -> tuple[list[Origin], set[bytes]]:
    """Return the origins as the answers have them, and the paths of sources that are folders of their own.

    An answer counts until the backup has its folder: another computer may get the same name later.
    """
    by_path = {answer.path: answer for answer in answers}
    new_paths: set[bytes] = set()
    for path in paths:
        answer = by_path.get(display_path(path))
        if answer is None or _is_own_source(origins, path_text(path), owner):
            continue
        if answer.computer:
            origins = of_computer(origins, answer.computer, owner)
        elif answer.old:
            origins = continued(origins, [(answer.old, path_text(path))], owner)
        else:
            new_paths.add(path)
    return origins, new_paths


def _is_own_source(origins: Sequence[Origin], path: str, owner: BackupOwner) -> bool:
    """Whether the backup already has the folder at a path of this computer."""
    return any(origin.path == path and owner.owns(origin) for origin in origins)


def of_computer(origins: Sequence[Origin], name: str, owner: BackupOwner) -> list[Origin]:
    """Return the origins, those of the computer with this name as this computer's. Its own come first."""
    result = list(origins)
    paths = {origin.path for origin in origins if owner.owns(origin)}
    for number, origin in enumerate(origins):
        if name and origin.host == name and origin.path not in paths:
            result[number] = owner.origin(origin.name, origin.path)
            paths.add(origin.path)
    return result


def continued(origins: Sequence[Origin], pairs: Sequence[tuple[str, str]], owner: BackupOwner) -> list[Origin]:
    """Return the origins, with the new paths of folders that go on at another place; `pairs` are old and new paths.

    An old path of this computer comes first. One that the backup does not know changes nothing.
    """
    result = list(origins)
    for old, new in pairs:
        numbers = [number for number, origin in enumerate(result) if origin.path == old]
        numbers.sort(key=lambda number: owner.relation(result[number]))
        if numbers and not _is_own_source(result, new, owner):
            result[numbers[0]] = owner.origin(result[numbers[0]].name, new)
    return result


def refuse(question: FolderQuestion) -> None:
    """Ask by ending the run."""
    raise SafetyRefusal(Why(question.why), **question.values)


def recognized(
    origins: Sequence[Origin],
    paths: Sequence[bytes],
    owner: BackupOwner,
    index: Index,
    access: SourceAccess,
    note: Callable[..., None],
    ask: Callable[[FolderQuestion], None] = refuse,
    new_paths: Collection[bytes] = (),
) -> list[Origin]:
    """Return the origins, with the new paths of sources that are certainly known folders; `note` tells of each.

    `ask` is called for a source that only seems to be one. Those at `new_paths` are none.
    """
    result = list(origins)
    texts = {path_text(path) for path in paths}
    for path in paths:
        text = path_text(path)
        if path in new_paths or _is_own_source(result, text, owner):
            continue
        namesakes = [
            origin
            for origin in result
            if origin.path == text
            and (owner.relation(origin) is Relation.RELATED or origin.host == owner.computer.name)
        ]
        namesake = min(namesakes, key=owner.relation, default=None)  # perhaps of an earlier installation
        if namesake is not None:
            if not _is_same_folder(path, namesake, owner, index, access):
                ask(FolderQuestion(Why.COMPUTER_KNOWN, display_path(path), namesake.host))
            else:
                result[result.index(namesake)] = owner.origin(namesake.name, text)
            continue
        free = [origin for origin in result if not _is_taken(origin, owner, texts, access)]
        origin, likeness = _most_alike(path, free, index, access)
        if origin is None:
            continue
        if owner.relation(origin) is Relation.FOREIGN or not likeness.is_certain:
            ask(FolderQuestion(Why.FOLDER_KNOWN, display_path(path), origin.host, origin.path))
            continue
        result[result.index(origin)] = owner.origin(origin.name, text)
        note("folder-continued", path=display_path(path), old=origin.path)
    return result


def questions_about(
    paths: Sequence[bytes], origins: Sequence[Origin], owner: BackupOwner, index: Index, access: SourceAccess
) -> list[FolderQuestion]:
    """Return what a backup of these sources would ask, without a run. `paths` are real paths."""
    questions: list[FolderQuestion] = []
    recognized(origins, paths, owner, index, access, lambda *_code, **_values: None, questions.append)
    return questions


def _is_same_folder(path: bytes, origin: Origin, owner: BackupOwner, index: Index, access: SourceAccess) -> bool:
    """Whether the folder at the place of a related computer's origin is the one that was backed up there."""
    if owner.relation(origin) is not Relation.RELATED:
        return False
    row = index.child(ROOT, origin.name.encode())
    if row is None or not any(True for _ in _sample(row, index)):
        return True  # nothing is there that could be lost
    _, likeness = _most_alike(path, [origin], index, access, min_files=1)
    return likeness.is_certain


def _is_taken(origin: Origin, owner: BackupOwner, paths: set[str], access: SourceAccess) -> bool:
    """Whether the folder of an origin is on this computer, at its place."""
    if owner.relation(origin) is Relation.FOREIGN:
        return False
    try:
        access.touch(os.fsencode(origin.path))
    except TimeoutError:
        return True
    return origin.path in paths or os.path.lexists(origin.path)


def _most_alike(
    path: bytes, origins: Sequence[Origin], index: Index, access: SourceAccess, min_files: int = _MIN_FILES
) -> tuple[Origin | None, _Likeness]:
    best: tuple[Origin | None, _Likeness] = (None, _Likeness())
    try:
        access.touch(path)
        fd = os.open(path, FOLDER_FLAGS)
    except OSError:
        return best
    try:
        for origin in origins:
            row = index.child(ROOT, origin.name.encode())
            likeness = _likeness(fd, row, index, min_files) if row is not None else _Likeness()
            if likeness.share >= _ALIKE and likeness > best[1]:
                best = (origin, likeness)
    finally:
        os.close(fd)
    return best


def _likeness(fd: int, top: FolderRow, index: Index, min_files: int) -> _Likeness:
    sample = list(_sample(top, index))
    if len(sample) < min_files or not any(file.stat.size for _, file in sample):
        return _Likeness()
    cursor = FolderCursor(fd, no_atime=True)
    try:
        pairs = [(folder, file, _stat_at(cursor, folder, file.stat.name)) for folder, file in sample]
        present = [(folder, file, now) for folder, file, now in pairs if now is not None and _is_alike(file.stat, now)]
        if len(present) < _ALIKE * len(sample):
            return _Likeness()
        same_count = sum(file.stat == now for _, file, now in present)
        if same_count >= _ALIKE * len(sample) and inode_of(os.fstat(fd)) == top.inode:
            return _Likeness(1.0, is_same=True, is_equal=same_count == len(sample))
        to_read = [(folder, file) for folder, file, now in present if 0 < file.stat.size <= _DIGEST_BYTES][:_DIGESTS]
        right = sum(_has_content(cursor, folder, file) for folder, file in to_read)
    finally:
        cursor.forget()
    if right < max(1, _ALIKE * len(to_read)):
        return _Likeness()
    is_equal = right == len(to_read) and all(
        now and _is_alike(file.stat, now) and now.mtime_ns == file.stat.mtime_ns for _, file, now in pairs
    )
    return _Likeness(len(present) / len(sample), is_equal=is_equal)


def _sample(top: FolderRow, index: Index) -> Iterator[tuple[bytes, KnownFile]]:
    """Yield some known files, with the paths of their folders: of each folder a few, those near the top first."""
    count, waiting = 0, [(b"", top)]
    while waiting and count < _SAMPLE_FILES:
        path, row = waiting.pop(0)
        known_files = [file for file in row.files().values() if file.stat.is_file]
        for file in known_files[:_SAMPLE_OF_A_FOLDER]:
            yield path, file
            count += 1
        if len(waiting) < _SAMPLE_FILES:
            waiting += [(join(path, child.name), child) for child in subfolders(index, row.id)]


def _stat_at(cursor: FolderCursor, folder: bytes, name: bytes) -> Stat | None:
    try:
        return stat_of(name, os.stat(name, dir_fd=cursor.open(folder), follow_symlinks=False))
    except OSError:
        return None


def _is_alike(earlier: Stat, now: Stat) -> bool:
    return now.is_file and now.size == earlier.size


def _has_content(cursor: FolderCursor, folder: bytes, file: KnownFile) -> bool:
    try:
        fd = open_file(file.stat.name, cursor.open(folder))
    except OSError:
        return False
    try:
        reader, hasher = SequentialReader(fd, file.stat.size), blake3()
        buffer, done = memoryview(bytearray(_BLOCK_BYTES)), 0
        while count := reader.read(buffer, done):
            hasher.update(buffer[:count])
            done += count
            if done > file.stat.size:
                return False
    except OSError:
        return False
    else:
        return hasher.digest() == file.fact.digest
    finally:
        os.close(fd)
