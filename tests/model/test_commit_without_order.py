"""On a filesystem that does not keep renames in order, the new parent of anything that an older version needs is
durable.

A cut there can lose any folder that was made or renamed since the last sync, with everything put into it. It can also
keep the mark that everything has left its place, and lose one of those moves; or lose the mark, and keep what came
after it.
"""

from random import Random

from shingleback.engine.files.folders import parts_of, split
from tests.model.batches import Batch
from tests.model.memory import MemoryTree
from tests.model.small_trees import KINDS_OF_TWO, pairs, random_pair
from tests.model.test_commit import WAYS, Case, check_all, committing

_KEPT = b".shingleback/versions/"
_MOVING = b".shingleback/incoming/moving-"
_GONE = b".shingleback/incoming/gone-"
_MARK = b".shingleback/incoming/out-"


class LosingTree(MemoryTree):
    """`risks`: renames of needed things into folders that a cut may lose, and those around a mark."""

    def __init__(self) -> None:
        super().__init__()
        self.risks: list[tuple[bytes, bytes]] = []
        self._losable: set[int] = set()
        self._last_left = b""
        self._mark = b""

    def sync(self) -> None:
        self._losable.clear()
        self._last_left = self._mark = b""

    def make_folders(self, path: bytes) -> None:
        if path.startswith(_MARK):
            self._mark = path
            if self._last_left:
                self.risks.append((self._last_left, path))
        names_before = set(self.names)
        super().make_folders(path)
        self._losable |= self.names.keys() - names_before

    def rename_new(self, old: bytes, new: bytes) -> None:
        if self._mark:
            self.risks.append((self._mark, new))
        if new.startswith((_MOVING, _KEPT, _GONE)):
            self._last_left = old
        if (old.startswith(_MOVING) or new.startswith(_KEPT)) and self._losable & self._above(new):
            self.risks.append((old, new))
        super().rename_new(old, new)
        if (inode := self.inode(new)) in self.names:
            self._losable.add(inode)

    def _above(self, path: bytes) -> set[int]:
        names = list(parts_of(split(path)[0]))
        inodes = {self.inode(b"/".join(names[: count + 1])) for count in range(len(names))}
        return {inode for inode in inodes if inode is not None}


class WithoutOrder(Case):
    """The same, with a check of each rename instead of cuts."""

    def _carry_out(self, batch: Batch, identity: str) -> None:
        tree = LosingTree()
        tree.kinds, tree.names = self._disk.memory.kinds, self._disk.memory.names
        commit = committing(tree, self._nothing_is_foreign, tree.sync)
        commit.carry_out(batch.records, identity)
        assert not tree.risks, self._description("could be lost with a folder", tree.risks)
        self._disk.memory = tree


def test_nothing_needed_by_an_older_version_can_be_lost_with_a_new_folder() -> None:
    check_all(pairs(KINDS_OF_TWO), WAYS[:4], "two things, without order", WithoutOrder)
    chance = Random(3)
    some = (random_pair(chance, chance.randint(4, 12)) for _ in range(400))
    check_all(some, WAYS[:4], "up to twelve things, without order", WithoutOrder)
