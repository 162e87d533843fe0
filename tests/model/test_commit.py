"""The engine's `Commit`, between all small trees, cut before each of its changes, any number of times."""

import itertools
import os
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Final, TypeVar

import pytest

from shingleback.engine.drive.commit import Commit
from shingleback.engine.drive.prefetch import MetadataPrefetch
from shingleback.engine.files.attributes import AttributeSetter
from shingleback.engine.files.folders import Tree as RealTree
from shingleback.engine.files.folders import join, split
from shingleback.engine.repo.format import Entry, File, Folder, Moved
from shingleback.engine.repo.layout import HOME
from shingleback.engine.repo.run_index import _unfinished
from tests.helpers.as_user import answer_as
from tests.model.batches import (
    Batch,
    Disk,
    Division,
    Keeping,
    Place,
    Way,
    batches,
    candidates,
    note_places,
    on_drive,
    recorded_places,
)
from tests.model.memory import MemoryTree, Names
from tests.model.small_trees import KINDS_OF_THREE, KINDS_OF_TWO, pairs, random_pair
from tests.model.state import FILE, FOLDER, LINK, Tree, difference

_Step = TypeVar("_Step")
WAYS: Final = [
    Way(Division.AT_ONCE, Keeping.ALL),
    Way(Division.AS_A_RUN, Keeping.ALL),
    Way(Division.ONE_BY_ONE, Keeping.ALL),
    Way(Division.AS_A_RUN, Keeping.FOLDERS),
    Way(Division.AS_A_RUN, Keeping.NOTHING),
    Way(Division.AT_ONCE, Keeping.NOTHING),
    Way(Division.AS_A_RUN, Keeping.ALL, is_alone=True),
    Way(Division.AS_A_RUN, Keeping.ALL, parts=2),
]


class NoPrefetch(MetadataPrefetch):
    """Prefetches nothing."""

    def __init__(self) -> None:
        super().__init__(-1, "", lambda: 0)

    def before(self, steps: Iterable[_Step], path_of: object) -> Iterator[_Step]:  # noqa: ARG002
        yield from steps


def committing(
    tree: MemoryTree, on_foreign: Callable[[bytes, bytes], None], barrier: Callable[[], None] | None = None
) -> Commit:
    setter = AttributeSetter(0, 0, is_root=True, groups=frozenset())
    return Commit(tree, 2, setter, NoPrefetch(), on_foreign, barrier)


class Case:
    """From one tree to another in one way."""

    def __init__(self, old: Tree, new: Tree, method: Way) -> None:
        self.old, self.new, self.way = old, new, method
        self.cuts = 0
        self._disk = Disk(old, method.parts)
        self._places: dict[int, Place] = recorded_places(old)
        self._unfinished: dict[int, list[bytes]] = {}
        self._lost: set[int] = set()

    def check(self) -> None:
        for number, batch in enumerate(batches(self.old, self.new, self.way)):
            self._disk.stage(batch)
            self._change_by_hand(batch)
            note_places(self._places, batch.records)
            self._unfinished = _unfinished(list(batch.records))
            self._carry_out(batch, f"{number:016x}")
            self._is_carried_out(batch.tree)
        self._is_carried_out(self.new)

    def _change_by_hand(self, batch: Batch) -> None:
        """Nobody else changes the copy."""

    def _carry_out(self, batch: Batch, identity: str) -> None:
        """Once without a cut; then again from each intermediate state, and from each intermediate state of that."""
        states = [self._disk.memory.copy()]
        checked_names: set[Names] = set()
        self._find_all(batch, self._disk.memory)
        end = self._done(batch, identity, self._disk.memory, states, is_redo=False)
        while states:
            cut = states.pop()
            if cut.all_names() not in checked_names:
                checked_names.add(cut.all_names())
                self._find_all(batch, cut)
                redone = self._done(batch, identity, cut, states, is_redo=True)
                self._disk.memory = redone
                self._is_carried_out(batch.tree)
        self.cuts += len(checked_names)
        self._disk.memory = end

    def _done(
        self, batch: Batch, identity: str, begin: MemoryTree, states: list[MemoryTree], *, is_redo: bool
    ) -> MemoryTree:
        tree = begin.copy()
        tree.on_change = lambda: states.append(tree.copy())
        commit = committing(tree, self._nothing_is_foreign)
        commit.carry_out(batch.records, identity, is_redo=is_redo)
        tree.on_change = lambda: None
        return tree

    def _nothing_is_foreign(self, path: bytes, aside: bytes) -> None:
        raise AssertionError(self._description("was taken for something foreign", path, aside))

    def _find_all(self, batch: Batch, memory: MemoryTree) -> None:
        """Everything that a version needs, or that is listed now."""
        further: set[int] = set()
        if self.way.division is Division.AT_ONCE:  # no run renames a file and links to it at once
            further = {record.id for record in batch.records if isinstance(record, File) and record.link_to is not None}
        for number in (self._needed | batch.tree.keys()) - further - self._lost:
            places = list(candidates(self._places, self._unfinished, number))
            assert self._is_found(number, places, memory), self._description(
                "is not found", number, places, memory.names
            )

    def _is_found(self, number: int, places: list[bytes], memory: MemoryTree) -> bool:
        return self._disk.is_found(number, places, memory)

    @property
    def _needed(self) -> frozenset[int]:
        """The things that the previous version needs."""
        keeping = self.way.keeping
        if keeping is Keeping.ALL:
            return frozenset(self.old)
        if keeping is Keeping.FOLDERS:
            return frozenset(number for number, thing in self.old.items() if thing.kind == FOLDER)
        return frozenset()

    def _is_carried_out(self, tree: Tree) -> None:
        """The copy equals the tree, and kept things are where they are recorded."""
        memory = self._disk.memory
        for number in tree.keys() - self._lost:
            path = on_drive(tree, number)
            assert self._is_found(number, [path], memory), self._description(
                "has not its place", number, path, memory.names
            )
        for number in self._needed - tree.keys() - self._lost:
            (place,) = list(candidates(self._places, {}, number))
            assert self._is_found(number, [place], memory), self._description(
                "is not kept", number, place, memory.names
            )
        self._is_nothing_else_there(tree)
        waiting = [name for name in memory.children(join(HOME, b"incoming")) if name.startswith(b"moving")]
        assert not waiting, self._description("still waits", waiting)

    def _is_nothing_else_there(self, tree: Tree) -> None:
        should = sum(len(self._disk.inodes[number]) for number in tree)
        assert _count_below(self._disk.memory, b"") == should, self._description("there is more")

    def _description(self, *problem: object) -> str:
        return f"{problem}: {dict(self.old)} -> {dict(self.new)} by {self.way}"


def _count_below(memory: MemoryTree, path: bytes) -> int:
    """The number of names in the copy."""
    inside = [join(path, name) for name in memory.children(path) if path or name != HOME]
    return len(inside) + sum(_count_below(memory, each) for each in inside if memory.is_folder(each))


class WithForeignThings(Case):
    """Something unlisted is in each place where something must go: it is moved aside, and stays complete."""

    def __init__(self, old: Tree, new: Tree, method: Way) -> None:
        super().__init__(old, new, method)
        self._foreign: list[int] = []
        self._used: list[bytes] = []

    def _change_by_hand(self, batch: Batch) -> None:
        memory = self._disk.memory
        for number, record in enumerate(record for record in batch.records if isinstance(record, Entry | Moved)):
            folder, path = split(record.on_drive)[0], record.on_drive
            is_in_another = any((path + b"/").startswith(used_path + b"/") for used_path in self._used)
            if (memory.is_folder(folder) or not folder) and not memory.exists(path) and not is_in_another:
                self._used.append(path)
                self._foreign.append(memory.make(path, FOLDER if number % 2 else FILE))

    def _nothing_is_foreign(self, path: bytes, aside: bytes) -> None:
        pass

    def _is_found(self, number: int, places: list[bytes], memory: MemoryTree) -> bool:
        """The contents of a new folder may go into the folder that is already there."""
        is_folder = number in self._folders and any(memory.is_folder(place) for place in places)
        return is_folder or super()._is_found(number, places, memory)

    @property
    def _folders(self) -> set[int]:
        return {number for tree in (self.old, self.new) for number, thing in tree.items() if thing.kind == FOLDER}

    def _is_nothing_else_there(self, tree: Tree) -> None:  # noqa: ARG002
        names = self._disk.memory.names.values()
        inodes = {inode for inside in names for inode in inside.values()}
        files = {inode for inode in self._foreign if self._disk.memory.kinds[inode] == FILE}
        assert files <= inodes, self._description("something foreign is lost")


class WithMissingThings(Case):
    """Somebody removed a thing by hand: the others still get their places."""

    def _change_by_hand(self, batch: Batch) -> None:
        memory = self._disk.memory
        files = [number for number, thing in self.old.items() if thing.kind != FOLDER]
        if not self._lost and files:
            self._lost = {number for number in files if self._disk.inodes[number] == self._disk.inodes[files[0]]}
            for number in self._lost:
                memory.remove_file(on_drive(self.old, number))
        firsts = {on_drive(batch.tree, number) for number in self._lost & batch.tree.keys()}
        self._lost |= {
            record.id for record in batch.records if isinstance(record, File) and record.first_name in firsts
        }

    def _is_nothing_else_there(self, tree: Tree) -> None:
        pass


def check_all(
    cases: Iterable[tuple[Tree, Tree]], states: Iterable[Way], name: str, kind: Callable[[Tree, Tree, Way], Case] = Case
) -> None:
    began_s, count, cuts = time.monotonic(), 0, 0
    all_ways = list(states)
    for old, new in cases:
        for method in all_ways:
            if method.parts and any(thing.kind != FOLDER for thing in difference(old, new).moves.values()):
                continue  # a file in pieces is never renamed, but sent again
            case = kind(old, new, method)
            case.check()
            count, cuts = count + 1, cuts + case.cuts
    print(f"\n{name}: {count} cases, {cuts} cuts, {time.monotonic() - began_s:.1f} s")


def test_each_pair_of_trees_of_two_things_is_carried_out_despite_any_cut() -> None:
    check_all(pairs(KINDS_OF_TWO), WAYS, "two things")


def test_pairs_of_trees_of_three_things_are_carried_out_despite_any_cut() -> None:
    """Each 149th of them, so that all ways occur."""
    check_all(itertools.islice(pairs(KINDS_OF_THREE), 0, None, 149), WAYS[:3], "three things, some")


def test_each_pair_of_trees_of_a_file_a_link_and_a_folder_is_carried_out_despite_any_cut() -> None:
    """The link may be higher in the tree than the file, and be added with it."""
    check_all(pairs([(FOLDER, FILE, LINK)]), WAYS[:1], "a file, a link and a folder")


def test_foreign_files_are_moved_aside_and_stay_complete() -> None:
    check_all(pairs(KINDS_OF_TWO), WAYS[:3], "with foreign files", WithForeignThings)


def test_things_removed_by_hand_keep_nothing_else_from_its_place() -> None:
    check_all(pairs(KINDS_OF_TWO), WAYS[:6], "with missing files", WithMissingThings)


@pytest.mark.long
@pytest.mark.parametrize("kinds", KINDS_OF_THREE, ids="-".join)
def test_each_pair_of_trees_of_three_things_is_carried_out(kinds: tuple[str, ...]) -> None:
    check_all(pairs([kinds]), WAYS, f"three things, {'-'.join(kinds)}")


def test_random_trees_are_carried_out_despite_any_cut() -> None:
    chance = Random(1)
    check_all((random_pair(chance) for _ in range(60)), WAYS[:3], "eight things")


@pytest.mark.long
def test_many_random_trees_are_carried_out() -> None:
    chance = Random()
    check_all((random_pair(chance, chance.randint(4, 12)) for _ in range(2_000)), WAYS, "up to twelve things")


@pytest.mark.skipif(os.geteuid() != 0, reason="needs root, to become somebody else")
def test_a_folder_closed_to_its_owner_gets_its_mode_after_its_contents(tmp_path: Path) -> None:
    """After an interruption, others could read this private folder of somebody else, and so back it up."""
    nobody, time_ns = 65534, 5_000_000_000
    tmp_path.chmod(0o755)
    (tmp_path / "d" / "e").mkdir(parents=True)
    for folder in (tmp_path / "d", tmp_path / "d" / "e"):
        os.chown(folder, nobody, nobody)
    records = [
        Folder(id=1, folder_id=0, path="d", mode="55", uid=nobody, gid=nobody, mtime_ns=time_ns),
        Folder(id=2, folder_id=1, path="d/e", mode="755", uid=nobody, gid=nobody, mtime_ns=time_ns),
    ]
    root_fd = os.open(tmp_path, os.O_RDONLY | os.O_DIRECTORY)

    def redo() -> None:
        setter = AttributeSetter(nobody, nobody, is_root=False, groups=frozenset())
        Commit(RealTree(root_fd, is_root=False), 2, setter, NoPrefetch(), lambda _path, _aside: None).attributes_again(
            records
        )

    error = answer_as(nobody, redo)
    os.close(root_fd)
    assert (error, os.stat(tmp_path / "d" / "e").st_mtime_ns) == (None, time_ns)
    assert os.stat(tmp_path / "d").st_mode & 0o777 == 0o55


def test_names_of_one_file_get_the_attributes_that_were_listed_last(tmp_path: Path) -> None:
    """It changed between them, and after an interruption all are set again."""
    (tmp_path / "d").mkdir()
    (tmp_path / "d" / "first").write_bytes(b"")
    for name in ("b", "c"):
        (tmp_path / name).hardlink_to(tmp_path / "d" / "first")
    names = ("d/first", "b", "c")
    records = [
        File(id=number, folder_id=0, path=name, mode="644", uid=0, gid=0, mtime_ns=number, size=0, blake3="")
        for number, name in enumerate(names)
    ]
    root_fd = os.open(tmp_path, os.O_RDONLY | os.O_DIRECTORY)
    setter = AttributeSetter(os.getuid(), os.getgid(), is_root=os.geteuid() == 0, groups=frozenset())

    commit = Commit(RealTree(root_fd, is_root=True), 2, setter, NoPrefetch(), lambda _path, _aside: None)
    commit.attributes_again(records)

    os.close(root_fd)
    assert (tmp_path / "b").stat().st_mtime_ns == 2
