"""Histories of two runs, of which the second is disturbed, and how the source changes after that."""

from typing import Final, NamedTuple

from tests.model.steps import Step


class History(NamedTuple):
    """The steps before the first run, before the run that is cut, and between the cut and the next run."""

    first: tuple[Step, ...]
    second: tuple[Step, ...]
    after: tuple[Step, ...] = ()


def create(*paths: str) -> tuple[Step, ...]:
    return tuple(Step("create", path) for path in paths)


HISTORIES: Final = {
    "a folder takes the name of another": History(
        create("t/a", "d/b"), (Step("move", "t", "old"), Step("move", "d", "t"), Step("write", "old/a"))
    ),
    "a folder is deleted after some of its changes were listed": History(
        create("F/f1", "F/f2", "F/f3", "F/f4", "z"),
        (Step("write", "F/f1"), Step("write", "F/f2")),
        (Step("delete", "F"),),
    ),
    "a folder takes the name of a file, with a file of its own": History(
        create("t", "d/a", "d/b"), (Step("delete", "t"), Step("move", "d", "t"), Step("move", "t/a", "c"))
    ),
    "folders swap places": History(
        create("a/x", "a/y", "b/x", "c"), (Step("swap", "a", "b"), Step("swap", "a/x", "b/x"), Step("write", "a/x"))
    ),
    "files and folders change kind": History(
        (*create("a", "d/a", "d/b", "d/e/a"), Step("symlink", "b")),
        (Step("kind", "a"), Step("kind", "b"), Step("kind", "d"), Step("create", "e/a")),
        (Step("kind", "a"),),
    ),
    "hard links come and go": History(
        (*create("a", "d/a"), Step("link", "a", "b"), Step("symlink", "s")),
        (
            Step("link", "d/a", "d/b"),
            Step("link", "s", "d/s"),
            Step("delete", "a"),
            Step("write", "b"),
            Step("link", "b", "e/b"),
        ),
        (Step("delete", "b"),),
    ),
    "new folders in folders, some of them read-only": History(
        create("a", "d/a"),
        (
            *create("n/o/a", "n/o/b", "n/p"),
            Step("chmod", "n/o"),
            Step("xattr", "n"),
            Step("move", "d/a", "n/a"),
            Step("link", "a", "n/o/c"),
        ),
    ),
    "a chain of renames": History(
        create("a", "b", "c", "d/a"),
        (Step("move", "c", "d/c"), Step("move", "b", "c"), Step("move", "a", "b"), Step("create", "a")),
        (Step("swap", "a", "b"), Step("delete", "d")),
    ),
    "a folder moves out of a deleted one": History(
        create("d/e/a", "d/b", "z/a"), (Step("move", "d/e", "e"), Step("delete", "d"), Step("move", "z", "d"))
    ),
    "a folder moves out of a deleted one and loses a file": History(
        create("p/q/f", "p/z", "n/x", "m"),
        (Step("move", "p/q", "n/q"), Step("delete", "p"), Step("move", "m", "n/q/f")),
    ),
    "a folder moves out of a deleted one and loses a folder": History(
        create("p/q/r/a", "p/q/b", "p/z", "n/x"),
        (Step("move", "p/q", "n/q"), Step("delete", "n/q/r"), Step("delete", "p")),
    ),
    "files move into nested new folders, one with the name of a file": History(
        create("t/a", "f", "g", "u/a", "z"),
        (
            Step("delete", "f"),
            Step("move", "t", "f/n/t"),
            Step("move", "g", "m/n/g"),
            Step("move", "u", "m/o/p/u"),
            Step("write", "z"),
        ),
        (Step("delete", "f"), Step("move", "m/o", "f")),
    ),
    "attributes": History(
        create("a", "d/a", "d/b"), (Step("xattr", "a"), Step("chmod", "d"), Step("chmod", "d/a"), Step("touch", "d"))
    ),
}
