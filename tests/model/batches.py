"""The batches that a run would list for a change from one tree to another, and their new files in `incoming`."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

from shingleback.engine.files.folders import join, split
from shingleback.engine.repo.format import File, Folder, GoneEntry, Moved, Record, SymlinkEntry
from shingleback.engine.repo.layout import HOME, paths_of_pieces, waiting_path
from tests.model.memory import MemoryTree
from tests.model.state import (
    FILE,
    FOLDER,
    LINK,
    TOP,
    Change,
    Thing,
    Tree,
    changed,
    difference,
    parents_first,
    path_in,
)


class Division(Enum):
    """How a change is divided into batches."""

    AT_ONCE = "all in one"
    AS_A_RUN = "first what is renamed and folders that go; then the rest"
    ONE_BY_ONE = "as a run, with a checkpoint after each file and folder"


class Keeping(Enum):
    """What earlier versions need of the files that go."""

    ALL = "all"
    FOLDERS = "files came in a run that was cut short"
    NOTHING = "there is no version"


class Way(NamedTuple):
    """How a change becomes batches.

    Attributes:
        parts: pieces into which each file is split.
        is_alone: each new file is staged in a folder of its own, as large ones are.
    """

    division: Division
    keeping: Keeping
    parts: int = 0
    is_alone: bool = False


class Batch(NamedTuple):
    """`tree` is the state after it. `waiting` lists what must be staged before: paths, kinds, and the things."""

    records: list[Record]
    tree: Tree
    waiting: list[tuple[bytes, str, int]]


def on_drive(tree: Tree, number: int) -> bytes:
    return path_in(tree, number).encode()


def batches(old: Tree, new: Tree, way: Way) -> Iterator[Batch]:
    writing = _Writing(way, new)
    tree = old
    for part in _divided(old, new, way.division):
        yield writing.batch(tree, part)
        tree = changed(tree, part)


def _divided(old: Tree, new: Tree, division: Division) -> Iterator[Change]:
    if division is Division.AT_ONCE:
        yield difference(old, new)
        return
    first = structure(old, new)
    if any(first):
        yield first
    between = changed(old, first)
    remainder = difference(between, new)
    if division is Division.AS_A_RUN:
        if any(remainder):
            yield remainder
        return
    going = {between[number].entry: number for number in remainder.goes}
    for number in parents_first(new, remainder.comes):
        thing = remainder.comes[number]
        replaced = going.pop(thing.entry, None)
        yield Change({number: thing}, {}, frozenset({replaced} if replaced else ()))
    for number in going.values():
        yield Change({}, {}, frozenset({number}))


def structure(old: Tree, new: Tree) -> Change:
    """Moves, the new folders around them, deleted folders, and files whose names must be freed for the moves."""
    all_of_it = difference(old, new)
    comes: dict[int, Thing] = {}
    for thing in all_of_it.moves.values():
        folder = thing.folder
        while folder in all_of_it.comes:
            comes[folder] = all_of_it.comes[folder]
            folder = comes[folder].folder
    needed = {thing.entry for thing in (*comes.values(), *all_of_it.moves.values())}
    goes = {number for number in all_of_it.goes if old[number].kind == FOLDER or old[number].entry in needed}
    return Change(comes, all_of_it.moves, frozenset(goes))


@dataclass
class _Writing:
    """`kept`: the places in use."""

    way: Way
    new: Tree
    kept: set[bytes] = field(default_factory=set)

    def batch(self, old: Tree, change: Change) -> Batch:
        tree = changed(old, change)
        records: list[Record] = []
        for number in sorted(change.moves):
            path, origin = on_drive(tree, number), on_drive(old, number)
            records.append(
                Moved(
                    id=number,
                    folder_id=tree[number].folder,
                    path=path.decode(),
                    origin=origin.decode(),
                    origin_in=old[number].folder,
                    folder=tree[number].kind == FOLDER,
                )
            )
        records += [self._gone(old, number) for number in sorted(change.goes)]
        waiting: list[tuple[bytes, str, int]] = []
        inner: dict[int, bytes] = {}  # where new folders are staged
        common: list[bytes] = []
        news = parents_first(tree, change.comes)
        for number in sorted(
            news, key=lambda number: tree[number].kind == LINK
        ):  # the file first, then its other names
            records.append(self._new(tree, number, inner, common, waiting))
        return Batch(records, tree, waiting)

    def _gone(self, old: Tree, number: int) -> GoneEntry:
        thing, path = old[number], on_drive(old, number)
        is_folder = thing.kind == FOLDER
        is_kept = self.way.keeping is Keeping.ALL or (is_folder and self.way.keeping is Keeping.FOLDERS)
        record = GoneEntry(
            id=number, folder_id=thing.folder, path=path.decode(), folder=is_folder, parts=self._parts(thing)
        )
        if is_kept:
            record.kept = self._kept_place(number, path).decode()
        return record

    def _kept_place(self, number: int, path: bytes) -> bytes:
        """Uses the path of its time, if that is free and not inside something kept."""
        place = join(b"V1", path)
        if any(
            (place + b"/").startswith(kept_place + b"/") or (kept_place + b"/").startswith(place + b"/")
            for kept_place in self.kept
        ):
            place = join(b"V1/%%~%d" % number, split(path)[1])
        self.kept.add(place)
        return place

    def _new(
        self,
        tree: Tree,
        number: int,
        inner: dict[int, bytes],
        common: list[bytes],
        waiting: list[tuple[bytes, str, int]],
    ) -> Record:
        thing, path = tree[number], on_drive(tree, number)
        name = thing.name.encode()
        first = self._first_name(tree, number)
        around = inner.get(thing.folder)
        staged = 0
        if thing.kind == FOLDER:
            staged = 0 if around is not None else number
            inner[number] = join(around, name) if around is not None else waiting_path(number)
            waiting.append((inner[number], FOLDER, number))
        elif first is None:
            place = join(around, name) if around is not None and not self.way.is_alone else b""
            if not place:
                staged, place = self._with_others(number, name, common)
            waiting += [(piece, thing.kind, number) for piece in paths_of_pieces(place, self._parts(thing))]
        return self._listed(tree, number, path, staged, first)

    def _with_others(self, number: int, name: bytes, common: list[bytes]) -> tuple[int, bytes]:
        """Stages it in a folder with other files, until two have the same name."""
        if self.way.is_alone or not common or join(common[0], name) in common:
            common[:] = [waiting_path(number)]
        common.append(join(common[0], name))
        return int(split(common[0])[1]), common[-1]

    def _listed(self, tree: Tree, number: int, path: bytes, staged: int, first: bytes | None) -> Record:
        thing, text = tree[number], path.decode()
        match thing.kind:
            case "folder":
                return Folder(
                    id=number, folder_id=thing.folder, path=text, mode="700", uid=0, gid=0, mtime_ns=0, staged=staged
                )
            case "symlink":
                return SymlinkEntry(
                    id=number,
                    folder_id=thing.folder,
                    path=text,
                    mode="777",
                    uid=0,
                    gid=0,
                    mtime_ns=0,
                    target="x",
                    staged=staged,
                )
        return File(
            id=number,
            folder_id=thing.folder,
            path=text,
            mode="600",
            uid=0,
            gid=0,
            mtime_ns=0,
            size=1,
            blake3="",
            parts=self._parts(thing) if first is None else 0,
            staged=staged,
            link_to=first.decode() if first is not None else None,
        )

    def _first_name(self, tree: Tree, number: int) -> bytes | None:
        """The name of the file that a new name is linked to. It is in the same batch, or already in its place."""
        if tree[number].kind != LINK or self.way.parts:
            return None
        file_numbers = [number for number, thing in tree.items() if thing.kind == FILE]
        return on_drive(tree, min(file_numbers)) if file_numbers else None

    def _parts(self, thing: Thing) -> int:
        return self.way.parts if thing.kind in (FILE, LINK) else 0


class Disk:
    """A copy in memory in which things can be found again, whatever their paths.

    Attributes: `inodes`: of the pieces of each thing.
    """

    def __init__(self, tree: Tree, parts: int = 0) -> None:
        self.memory = MemoryTree()
        self.inodes: dict[int, list[int]] = {TOP: [0]}
        files = [number for number, thing in tree.items() if thing.kind == FILE]
        for number in parents_first(tree, tree):
            thing, path = tree[number], on_drive(tree, number)
            pieces = paths_of_pieces(path, parts if thing.kind in (FILE, LINK) else 0)
            self.inodes[number] = [self.memory.make(piece, _kind(thing.kind)) for piece in pieces]
        if not parts:
            for number in [number for number, thing in tree.items() if thing.kind == LINK and files]:
                path, first = on_drive(tree, number), on_drive(tree, min(files))
                self.memory.remove_file(path)
                self.memory.link(first, path)
                self.inodes[number] = self.inodes[min(files)]
        self.memory.make_folders(join(HOME, b"incoming"))
        self.memory.make_folders(join(HOME, b"versions"))

    def stage(self, batch: Batch) -> None:
        for path, kind, number in batch.waiting:
            self.inodes.setdefault(number, []).append(self.memory.make(path, _kind(kind)))
        for record in batch.records:
            if isinstance(record, File) and record.link_to is not None:
                first = next(n for n in batch.tree if on_drive(batch.tree, n) == record.link_to.encode())
                self.inodes[record.id] = self.inodes[first]

    def is_found(self, number: int, places: list[bytes], memory: MemoryTree) -> bool:
        """Whether each piece of a thing is in one of these places."""
        inodes = self.inodes[number]
        found_inodes = [[memory.inode(piece) for piece in paths_of_pieces(path, len(inodes) & ~1)] for path in places]
        return all(any(place[piece] == inode for place in found_inodes) for piece, inode in enumerate(inodes))


def _kind(kind: str) -> str:
    return FILE if kind == LINK else kind


Place = tuple[int, bytes] | bytes | None
"""A folder and the name in it; or a path below `versions`; or nowhere."""


def recorded_places(tree: Tree) -> dict[int, Place]:
    return {number: (thing.folder, thing.name.encode()) for number, thing in tree.items()}


def note_places(places: dict[int, Place], records: Iterable[Record]) -> None:
    """Follows docs/manifest.md."""
    for record in records:
        match record:
            case GoneEntry():
                places[record.id] = record.kept_at
            case Folder() | File() | SymlinkEntry() | Moved():
                places[record.id] = (record.folder_id, split(record.on_drive)[1])


def candidates(places: Mapping[int, Place], unfinished: Mapping[int, list[bytes]], number: int) -> Iterator[bytes]:
    """Where a thing may be: where it is recorded, otherwise where the newest batch says that it may still be."""
    place = places[number]
    if isinstance(place, bytes):
        yield b"/".join((HOME, b"versions", place))
    elif place is not None:
        folder, name = place
        for path in [b""] if folder == TOP else candidates(places, unfinished, folder):
            yield join(path, name)
    yield from unfinished.get(number, ())
