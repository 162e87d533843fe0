"""Random changes between two backups, both ordinary and nasty ones, over few names.

The names are few, and sizes and times come from short lists, so that names collide and different things look alike.
"""

import os
from collections.abc import Callable
from random import Random

from tests.faults.history_tree import ACCESS_ACL, DEFAULT_ACL, Tree, children, is_within, kind_of, longest_below

PLAIN_NAMES = (b"a", b"b", b"c", b"d", b"e", b"one.x", b"two.x")
ODD_NAMES = (
    b"A", b"B", b"One.x", b" ", b" a ", b"two words", b"new\nline", b"tab\t", b"\xff\xfe", b"caf\xc3\xa9",
    b"cafe\xcc\x81", b"caf\xe9", b"l" * 255, b"\xc3\xa9" * 127, b".a", b"...", b".moving-4", b".shingleback", b"%~2",
    b"a%~2", b"a%3Ab", b"a:b", b"a.", b"CON", b"nul.x", b"-rf", b"a\\b", b"*", b"film%~part1", b"000001.jsonl.gz",
    b"incoming", b"{0}", b"'\"",
)  # fmt: skip
SIZES = (0, 1, 5, 5, 50, 50, 5000, 70_000)
TIMES_NS = (
    1_600_000_000_000_000_000,
    1_600_000_000_123_456_789,
    1_600_000_001_000_000_000,
    1_000_000_000_000_000_001,
    400_000_000_500_000_000,
    -86_400_000_000_001,
    2_050_000_000_999_999_999,
)
XATTRS = ("user.t", "user.longer name", "user.\xe4")
DEEPEST = 6
LONGEST_PATH_BYTES = 2000
MAX_THINGS = 1500
MAX_LARGE_BYTES = 60_000_000


class Steps:
    """Changes a tree at random. The same random numbers make the same steps, whatever the program does in between."""

    def __init__(self, tree: Tree, chance: Random) -> None:
        self._tree = tree
        self._chance = chance
        self.names = [*chance.sample(PLAIN_NAMES, 4), *chance.sample(ODD_NAMES, chance.choice([0, 1, 2, 4]))]
        self._large_bytes = 0
        steps: dict[Callable[[], None], int] = {
            self._create: 20, self._make_folder: 16, self._make_symlink: 4, self._make_large: 1, self._make_sparse: 1,
            self._make_many: 1, self._rewrite: 6, self._rewrite_quietly: 5, self._save_by_rename: 3, self._remove: 5,
            self._remove_folder: 2, self._move: 12, self._move_onto: 8, self._swap: 8, self._swap_with_parent: 3,
            self._take_place_of_parent: 2, self._cycle: 3, self._change_kind: 4, self._link: 6, self._copy: 4,
            self._set_mode: 3, self._set_owner: 1, self._set_time: 3, self._set_xattr: 5, self._remove_xattr: 2,
            self._set_acl: 2, self._move_and_set_xattr: 2, self._swap_sources: 1,
        }  # fmt: skip
        self._steps, self._weights = list(steps), list(steps.values())

    def take(self, count: int) -> None:
        """Takes random steps. A step that finds nothing to work on does nothing."""
        for step in self._chance.choices(self._steps, self._weights, k=count):
            step()

    def _pick(self, kinds: str = "dfl") -> bytes | None:
        """A random path of these kinds. Each folder is equally likely, however much it contains."""
        folders = self._tree.folders()
        for folder in self._chance.sample(folders, len(folders)):
            if candidates := [path for path in children(folder) if kind_of(path) in kinds]:
                return self._chance.choice(candidates)
        return None

    def _pick_apart(self, count: int) -> list[bytes]:
        """Several paths, none within another; empty if there are too few."""
        paths: list[bytes] = []
        for _ in range(4 * count):
            path = self._pick()
            if path and not any(is_within(path, chosen_path) or is_within(chosen_path, path) for chosen_path in paths):
                paths.append(path)
            if len(paths) == count:
                return paths
        return []

    def _free(self, outside: bytes | None = None) -> bytes | None:
        """An unused name that is not within a folder that will be moved there."""
        below = longest_below(outside) if outside else 0
        folders = [
            folder
            for folder in self._tree.folders()
            if folder.count(b"/") - self._tree.base.count(b"/") < DEEPEST
            and len(folder) + below < LONGEST_PATH_BYTES
            and not (outside and is_within(folder, outside))
        ]
        for _ in range(5 if folders else 0):
            path = self._chance.choice(folders) + b"/" + self._chance.choice(self.names)
            if not os.path.lexists(path):
                return path
        return None

    def _aside(self) -> bytes:
        """A name that is used only within a step."""
        return self._tree.tops[0] + b"/.aside"

    def _maybe_set_time(self, path: bytes) -> None:
        if self._chance.random() < 0.5:
            self._tree.set_time(path, self._chance.choice(TIMES_NS))

    def _create(self) -> None:
        if path := self._free():
            self._tree.write(path, self._chance.choice(SIZES))
            self._maybe_set_time(path)

    def _make_folder(self) -> None:
        if path := self._free():
            self._tree.make_folder(path)

    def _make_symlink(self) -> None:
        if path := self._free():
            self._tree.make_symlink(path, self._chance.choice([*self.names, b"../" + self.names[0], b"/nowhere"]))
            self._maybe_set_time(path)

    def _make_large(self) -> None:
        size = self._chance.randrange(1_000_000, 7_000_000)
        path = self._free() if self._chance.random() < 0.7 else self._pick("f")
        if path and self._large_bytes + size <= MAX_LARGE_BYTES:
            self._large_bytes += size
            self._tree.write(path, size)
            self._maybe_set_time(path)

    def _make_sparse(self) -> None:
        size = self._chance.randrange(100_000, 3_000_000)
        if path := self._free():
            self._tree.write_sparse(path, size, self._chance.randrange(size - 100))

    def _make_many(self) -> None:
        path, count = self._free(), self._chance.randrange(100, 300)
        if path and count + sum(len(children(folder)) for folder in self._tree.folders()) < MAX_THINGS:
            self._tree.fill(path, count)

    def _rewrite(self) -> None:
        if path := self._pick("f"):
            self._tree.write(path, self._chance.choice(SIZES))
            self._maybe_set_time(path)

    def _rewrite_quietly(self) -> None:
        if path := self._pick("f"):
            self._tree.write_quietly(path)

    def _save_by_rename(self) -> None:
        """Writes a new file and renames it over the old one, as an editor does."""
        if path := self._pick("f"):
            aside, size = self._aside(), os.path.getsize(path)
            self._tree.write(aside, self._chance.choice([min(size, 70_000), 50]))
            self._maybe_set_time(aside)
            self._tree.move(aside, path)

    def _remove(self) -> None:
        if path := self._pick("fl"):
            self._tree.remove(path)

    def _remove_folder(self) -> None:
        if path := self._pick("d"):
            self._tree.remove(path)

    def _move(self) -> None:
        path = self._pick()
        if path and (to := self._free(outside=path)):
            self._tree.move(path, to)

    def _move_onto(self) -> None:
        """Moves onto a name in use, after deleting or renaming its current owner."""
        if paths := self._pick_apart(2):
            self._clear(paths[1])
            self._tree.move(*paths)

    def _clear(self, path: bytes) -> None:
        to = self._free(outside=path)
        if to and self._chance.random() < 0.5:
            self._tree.move(path, to)
        else:
            self._tree.remove(path)

    def _swap(self) -> None:
        if paths := self._pick_apart(2):
            self._rotate(paths)

    def _cycle(self) -> None:
        if three := self._pick_apart(3):
            self._rotate(three)

    def _rotate(self, paths: list[bytes]) -> None:
        """Each gets the name of the previous one, and the first one that of the last."""
        aside = self._aside()
        self._tree.move(paths[0], aside)
        for path, to in zip(paths[1:], paths, strict=False):
            self._tree.move(path, to)
        self._tree.move(aside, paths[-1])

    def _folder_in_folder(self) -> bytes | None:
        inner = [
            folder
            for folder in self._tree.folders()
            if os.path.dirname(folder) not in (*self._tree.tops, self._tree.base)
        ]
        return self._chance.choice(inner) if inner else None

    def _swap_with_parent(self) -> None:
        if inner := self._folder_in_folder():
            outer, aside = os.path.dirname(inner), self._aside()
            self._tree.move(inner, aside)
            if os.path.lexists(under := aside + b"/" + os.path.basename(inner)):
                self._tree.remove(under)
            self._tree.move(outer, under)
            self._tree.move(aside, outer)

    def _take_place_of_parent(self) -> None:
        if inner := self._folder_in_folder():
            outer, aside = os.path.dirname(inner), self._aside()
            self._tree.move(inner, aside)
            self._clear(outer)
            self._tree.move(aside, outer)

    def _change_kind(self) -> None:
        if path := self._pick():
            kind = self._chance.choice("dfl".replace(kind_of(path), ""))
            self._clear(path)
            if kind == "d":
                self._tree.make_folder(path)
                self._tree.write(path + b"/" + self.names[0], 5)
            elif kind == "f":
                self._tree.write(path, 5)
            else:
                self._tree.make_symlink(path, self.names[0])

    def _link(self) -> None:
        path = self._pick("fffl")
        if path and (to := self._free()):
            self._tree.link(path, to)

    def _copy(self) -> None:
        path = self._pick() if self._chance.random() < 0.2 else self._pick("f")
        if path and (to := self._free(outside=path)) and sum(len(names) for _, _, names in os.walk(path)) < 100:
            self._tree.copy(path, to)

    def _set_mode(self) -> None:
        path = self._pick("df") if self._chance.random() < 0.9 else self._tree.tops[0]
        if path and kind_of(path) == "d":
            self._tree.set_mode(path, self._chance.choice([0o755, 0o700, 0o711, 0o1777, 0o2755]))
        elif path:
            self._tree.set_mode(path, self._chance.choice([0o644, 0o600, 0o755, 0o640, 0o4711]))

    def _set_owner(self) -> None:
        if os.geteuid() == 0 and (path := self._pick()):
            self._tree.set_owner(path, self._chance.choice([0, 1000]))

    def _set_time(self) -> None:
        if path := self._pick():
            self._tree.set_time(path, self._chance.choice(TIMES_NS))

    def _set_xattr(self) -> None:
        path = self._pick("df") if self._chance.random() < 0.9 else self._tree.tops[-1]
        if path:
            value = self._chance.choice([b"", b"same", self._chance.randbytes(30)])
            self._tree.set_xattr(path, self._chance.choice(XATTRS), value)

    def _remove_xattr(self) -> None:
        """Also removes the rest of the ACL if the attribute is an ACL."""
        for _ in range(5):
            path = self._pick("df")
            if path and (names := sorted(os.listxattr(path))):
                self._tree.remove_xattr(path, self._chance.choice(names))
                return

    def _set_acl(self) -> None:
        if path := self._pick("df"):
            name = self._chance.choice([ACCESS_ACL, DEFAULT_ACL]) if kind_of(path) == "d" else ACCESS_ACL
            self._tree.set_acl(path, name, self._chance.choice([4, 6]))

    def _move_and_set_xattr(self) -> None:
        path = self._pick("df")
        if path and (to := self._free(outside=path)):
            self._tree.move(path, to)
            self._tree.set_xattr(to, XATTRS[0], self._chance.randbytes(5))

    def _swap_sources(self) -> None:
        if len(self._tree.tops) > 1 and self._chance.random() < 0.5:
            self._rotate_tops()

    def _rotate_tops(self) -> None:
        first, second, aside = *self._tree.tops, self._tree.base + b"/.aside"
        self._tree.move(first, aside)
        self._tree.move(second, first)
        self._tree.move(aside, second)
