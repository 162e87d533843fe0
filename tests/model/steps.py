"""What a person may do to a source between two runs, one step at a time, with few names."""

import itertools
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

SAME_NS: Final = 1_600_000_000_000_000_000
PATHS: Final = ("a", "b", "d", "e", "d/a", "d/b", "d/e", "e/a", "e/d")
"""Four names, two folders deep."""


class Step(NamedTuple):
    verb: str
    path: str
    other: str = ""


History = tuple[tuple[Step, ...], ...]
"""The steps before each run."""

BASES: Final[dict[str, tuple[Step, ...]]] = {
    "files": (
        Step("create", "a"),
        Step("create", "b"),
        Step("create", "d/a"),
        Step("create", "d/b"),
        Step("create", "e/a"),
    ),
    "folders": (
        Step("create", "a"),
        Step("create", "d/a"),
        Step("create", "d/e/a"),
        Step("create", "d/e/b"),
        Step("folder", "e"),
        Step("symlink", "b"),
    ),
    "links": (
        Step("create", "a"),
        Step("link", "a", "b"),
        Step("create", "d/a"),
        Step("link", "d/a", "d/b"),
        Step("symlink", "d/e"),
        Step("link", "a", "e/a"),
    ),
}


class Outline:
    """Which steps a tree allows: the kind of the thing at each path, and how many names it shares."""

    def __init__(self) -> None:
        self._things: dict[str, list[str]] = {}  # kinds; names of one file share the list

    def take(self, step: Step) -> bool:
        """Whether the step is possible. If so, the outline changes accordingly."""
        is_possible = self._allows(step)
        if is_possible:
            self._change(step)
        return is_possible

    def _allows(self, step: Step) -> bool:  # noqa: PLR0911 (a table)
        things, other_things = self._things.get(step.path), self._things.get(step.other)
        match step.verb:
            case "create" | "folder" | "symlink":
                return things is None and self._can_be_made(step.path)
            case "write" | "sneak":
                return things == ["file"] or (things is not None and things[0] == "file" and step.verb == "write")
            case "delete" | "kind":
                return things is not None
            case "chmod" | "xattr" | "touch":
                return things is not None and things[0] != "symlink"
            case "move":
                apart = not _is_within(step.other, step.path) and not _is_within(step.path, step.other)
                return things is not None and apart and self._can_be_made(step.other)
            case "swap":
                apart = not _is_within(step.other, step.path) and not _is_within(step.path, step.other)
                return things is not None and other_things is not None and apart and step.path < step.other
            case "link":
                is_file = things is not None and things[0] != "folder"
                return (
                    is_file and self._can_be_made(step.other) and (other_things is None or other_things[0] != "folder")
                )
        raise ValueError(step)

    def _change(self, step: Step) -> None:
        match step.verb:
            case "create" | "folder" | "symlink":
                self._put(step.path, {"create": "file"}.get(step.verb, step.verb))
            case "delete":
                self._pop(step.path)
            case "move":
                self._pop(step.other)
                self._put_all(step.other, self._pop(step.path))
            case "swap":
                things, other_things = self._pop(step.path), self._pop(step.other)
                self._put_all(step.path, other_things)
                self._put_all(step.other, things)
            case "kind":
                (kind, *_), *_ = self._pop(step.path).values()
                self._put(step.path, {"symlink": "file", "folder": "file"}.get(kind, "folder"))
                if kind == "file":
                    self._put(f"{step.path}/a", "file")
            case "link":
                if self._things.get(step.other) is not self._things[step.path]:
                    self._pop(step.other)
                    self._put(step.other, "")
                    self._things[step.other] = self._things[step.path]
                    self._things[step.path].append(self._things[step.path][0])

    def _put(self, path: str, kind: str) -> None:
        folder = path.rpartition("/")[0]
        if folder and folder not in self._things:
            self._put(folder, "folder")
        self._things[path] = [kind]

    def _pop(self, path: str) -> dict[str, list[str]]:
        """Removes a path and everything below it, and returns them by relative path."""
        below = {inner_path: kinds for inner_path, kinds in self._things.items() if _is_within(inner_path, path)}
        for path_below in below:
            del self._things[path_below]
        return {inner_path.removeprefix(path): kinds for inner_path, kinds in below.items()}

    def _put_all(self, path: str, kinds_by_path: dict[str, list[str]]) -> None:
        self._put(path, "")
        self._things.update({path + below: kinds for below, kinds in kinds_by_path.items()})

    def _can_be_made(self, path: str) -> bool:
        """Whether all parents are folders, or do not exist yet."""
        folder = path.rpartition("/")[0]
        return not folder or (self._things.get(folder, ["folder"])[0] == "folder" and self._can_be_made(folder))


def is_possible(history: History) -> bool:
    outline = Outline()
    return all(outline.take(step) for steps in history for step in steps)


class Doer:
    """Carries out steps. The content says which file it was; with `is_alike`, all files have the same size and time."""

    def __init__(self, *, is_alike: bool = False, size: int = 16) -> None:
        """`size`: the size of each file, in bytes."""
        self._size = size
        self._is_alike = is_alike
        self._count = 0

    def do(self, root: Path, steps: tuple[Step, ...]) -> None:
        for step in steps:
            self._do(root, step)

    def _do(self, root: Path, step: Step) -> None:
        path, other_path = root / step.path, root / step.other
        match step.verb:
            case "create" | "folder" | "symlink":
                path.parent.mkdir(parents=True, exist_ok=True)
                self._make(step.verb, path)
            case "write":
                self._write(path)
            case "sneak":  # the same size, and the time is restored
                before = path.stat()
                self._write(path)
                os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
            case "delete":
                _remove(path)
            case "move":
                other_path.parent.mkdir(parents=True, exist_ok=True)
                _remove(other_path)
                path.rename(other_path)
            case "swap":
                path.rename(root / "swapping")
                other_path.rename(path)
                (root / "swapping").rename(other_path)
            case "kind":
                self._change_kind(path)
            case "link":
                other_path.parent.mkdir(parents=True, exist_ok=True)
                if not (os.path.lexists(other_path) and os.path.samestat(path.lstat(), other_path.lstat())):
                    _remove(other_path)
                    os.link(path, other_path, follow_symlinks=False)
            case _:
                self._set_attributes(path, step.verb)

    def _set_attributes(self, path: Path, verb: str) -> None:
        self._count += 1
        match verb:
            case "chmod":
                path.chmod(path.stat().st_mode ^ 0o011)
            case "xattr":
                os.setxattr(path, "user.note", b"%d" % self._count)
            case "touch":
                os.utime(path, ns=(SAME_NS, SAME_NS + self._count))
            case _:
                raise ValueError(verb)

    def _make(self, kind: str, path: Path) -> None:
        if kind == "folder":
            path.mkdir()
        elif kind == "symlink":
            self._count += 1
            path.symlink_to(f"target {self._count}")
        else:
            self._write(path)
            if self._is_alike:
                os.utime(path, ns=(SAME_NS, SAME_NS))

    def _write(self, path: Path) -> None:
        self._count += 1
        text = b"content %6d of all; " % self._count
        path.write_bytes((text * (self._size // len(text) + 1))[: self._size])

    def _change_kind(self, path: Path) -> None:
        if path.is_symlink():
            path.unlink()
            self._make("create", path)
        elif path.is_dir():
            _remove(path)
            self._make("create", path)
        else:
            path.unlink()
            path.mkdir()
            self._make("create", path / "a")


def single_steps() -> Iterator[Step]:
    """All single steps; many are not possible in a given tree."""
    for verb in ("create", "folder", "write", "sneak", "delete", "kind", "chmod", "xattr", "touch"):
        yield from (Step(verb, path) for path in PATHS)
    for verb in ("move", "swap", "link"):
        yield from (Step(verb, path, other_path) for path, other_path in itertools.permutations(PATHS, 2))


def random_histories(
    chance: Random, count: int, runs: int = 3, most_steps: int = 3, least_steps: int = 1
) -> Iterator[History]:
    every = list(single_steps())
    for _ in range(count):
        base = chance.choice(list(BASES.values()))
        outline = Outline()
        for step in base:
            outline.take(step)
        history = [base]
        for _ in range(runs - 1):
            possible = (step for step in iter(lambda: chance.choice(every), None) if outline.take(step))
            history.append(tuple(itertools.islice(possible, chance.randint(least_steps, most_steps))))
        yield tuple(history)


def _is_within(path: str, folder: str) -> bool:
    return (path + "/").startswith(folder + "/")


def _remove(path: Path) -> None:
    """Removes whatever is there, if anything is."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)
