"""What an interrupted move has brought, and the old backup has no more, or has elsewhere: a run came in between.

Nothing lists it. In its place it would be taken for a part of the copy, so it goes to the folder of what was found. No
step of a move removes what may be somebody's.
"""

from collections.abc import Callable, Iterable
from typing import Protocol

from shingleback.engine.files.folders import Tree, join, split


class IsStray(Protocol):
    """Whether a file, or a folder as such, belongs to no place where it is."""

    def __call__(self, path: bytes, /, *, is_folder: bool) -> bool: ...


def set_aside(
    tree: Tree,
    tops: Iterable[bytes],
    is_stray: IsStray,
    aside: bytes,
    attend: Callable[[], None],
) -> None:
    """`aside`: the folder for them. Raises OSError."""
    strays: list[bytes] = []
    waiting = [top for top in tops if tree.exists(top)]
    while waiting:
        attend()
        path = waiting.pop()
        is_folder = tree.is_folder(path)
        if is_stray(path, is_folder=is_folder):
            strays.append(path)
        elif is_folder:
            waiting += [join(path, name) for name in tree.children(path)]
    if not strays:
        return
    tree.make_folders(aside)
    for number, path in enumerate(strays, len(tree.children(aside))):
        tree.rename_new(path, join(aside, b"%d-%b" % (number, split(path)[1][:200])))
    tree.forget()
