"""`Commit` between all small trees, after somebody has changed the copy by hand, before the run or after a cut."""

from collections.abc import Iterator

from shingleback.engine.files.folders import join, split
from shingleback.engine.repo.format import File, GoneEntry, Moved
from tests.model.batches import Batch, Way, on_drive
from tests.model.memory import MemoryTree
from tests.model.small_trees import KINDS_OF_TWO, pairs
from tests.model.state import FILE, FOLDER, Tree, difference
from tests.model.test_commit import WAYS, Case, WithMissingThings, check_all


def paths_of(memory: MemoryTree, inode: int, folder: bytes = b"") -> Iterator[bytes]:
    for name in memory.children(folder):
        path = join(folder, name)
        if memory.inode(path) == inode:
            yield path
        if memory.is_folder(path):
            yield from paths_of(memory, inode, path)


class WithFoldersForFiles(WithMissingThings):
    """A file has been replaced by a folder, with a foreign file in it."""

    def __init__(self, old: Tree, new: Tree, method: Way) -> None:
        super().__init__(old, new, method)
        self._theirs: dict[int, int] = {}
        self._own_moves = difference(old, new).moves

    def _change_by_hand(self, batch: Batch) -> None:
        before = set(self._lost)
        super()._change_by_hand(batch)
        for number in (self._lost & self.old.keys()) - before:
            path = on_drive(self.old, number)
            if not self._disk.memory.exists(path):
                self._disk.memory.make(join(path, b"theirs"), FILE)
                self._theirs[number] = self._disk.memory.inode(path) or 0

    def _nothing_is_foreign(self, path: bytes, aside: bytes) -> None:
        pass

    def _is_found(self, number: int, places: list[bytes], memory: MemoryTree) -> bool:
        """The contents of a new folder may go into the folder that somebody made."""
        kinds = {tree[number].kind for tree in (self.old, self.new) if number in tree}
        is_folder = FOLDER in kinds and any(memory.is_folder(place) for place in places)
        return is_folder or super()._is_found(number, places, memory)

    def _is_nothing_else_there(self, tree: Tree) -> None:
        for number, theirs in self._theirs.items():
            memory = self._disk.memory
            assert any(paths_of(memory, theirs)), self._description("is lost", number, memory.names)
            if number in self._own_moves and number in tree and tree[number] != self.old[number]:
                moved = memory.inode(on_drive(tree, number)) == theirs
                assert not moved, self._description("was moved as if it were the file", number, memory.names)


class WithMissingFolder(WithMissingThings):
    """Somebody has removed a folder with its contents: new things in it still get their places."""

    def _change_by_hand(self, batch: Batch) -> None:
        memory = self._disk.memory
        lost_folder = next((number for number, thing in self.old.items() if thing.kind == FOLDER), None)
        if not self._lost and lost_folder is not None:
            above, name = split(on_drive(self.old, lost_folder))
            path = join(above, name)
            self._lost = {number for number in self.old if (on_drive(self.old, number) + b"/").startswith(path + b"/")}
            parent = memory.inode(above)
            assert parent is not None
            del memory.names[parent][name]
        firsts = {on_drive(batch.tree, number) for number in self._lost & batch.tree.keys()}
        self._lost |= {
            record.id for record in batch.records if isinstance(record, File) and record.first_name in firsts
        }


class WithForeignFilesAfterCut(Case):
    """After a cut, somebody puts a file into each place that something has left. The next run leaves it alone."""

    def _done(
        self, batch: Batch, identity: str, begin: MemoryTree, states: list[MemoryTree], *, is_redo: bool
    ) -> MemoryTree:
        if is_redo:
            meddled = begin.copy()
            theirs = list(self._put(batch, meddled))
            done = super()._done(batch, identity, meddled, [], is_redo=True)
            assert all(any(paths_of(done, inode)) for inode in theirs), self._description("is lost", done.names)
            self._has_its_places(batch.tree, done)
        return super()._done(batch, identity, begin, states, is_redo=is_redo)

    def _has_its_places(self, tree: Tree, memory: MemoryTree) -> None:
        for number in (number for number, thing in tree.items() if thing.kind != FOLDER):
            assert self._is_found(number, [on_drive(tree, number)], memory), self._description(
                "not in its place", number
            )

    def _put(self, batch: Batch, memory: MemoryTree) -> Iterator[int]:
        for record in batch.records:
            if isinstance(record, GoneEntry | Moved):
                path = record.on_drive if isinstance(record, GoneEntry) else record.origin_on_drive
                folder = split(path)[0]
                if memory.is_folder(folder) and not memory.exists(path):
                    yield memory.make(path, FILE)

    def _nothing_is_foreign(self, path: bytes, aside: bytes) -> None:
        pass


def test_a_folder_that_replaced_a_file_by_hand_is_left_alone() -> None:
    check_all(pairs(KINDS_OF_TWO), WAYS[:6], "with folders for files", WithFoldersForFiles)


def test_new_things_in_a_folder_removed_by_hand_get_their_places() -> None:
    check_all(pairs(KINDS_OF_TWO), WAYS[:6], "with a missing folder", WithMissingFolder)


def test_foreign_files_in_emptied_places_stay_apart_after_a_cut() -> None:
    check_all(pairs(KINDS_OF_TWO), WAYS[:3], "with theirs in between", WithForeignFilesAfterCut)
