"""All small trees, and random larger ones."""

import itertools
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from tests.model.state import FILE, FOLDER, LINK, SYMLINK, TOP, Thing, Tree, is_tree

KINDS_OF_TWO: Final = [(FOLDER, FOLDER), (FOLDER, FILE), (FILE, FILE), (FILE, LINK)]
KINDS_OF_THREE: Final = [
    (FOLDER, FOLDER, FOLDER),
    (FOLDER, FOLDER, FILE),
    (FOLDER, FILE, FILE),
    (FILE, FILE, FILE),
    (FOLDER, FILE, LINK),
    (FOLDER, FILE, SYMLINK),
]


def trees(kinds: Sequence[str], names: str = "ab") -> list[Tree]:
    """All trees of things of these kinds, each of which may be absent."""
    folders = [TOP, *(number for number, kind in enumerate(kinds, 1) if kind == FOLDER)]
    choices: list[list[Thing | None]] = [
        [None, *(Thing(folder, name, kind) for folder in folders if folder != number for name in names)]
        for number, kind in enumerate(kinds, 1)
    ]
    candidates = ({n: thing for n, thing in enumerate(things, 1) if thing} for things in itertools.product(*choices))
    return [tree for tree in candidates if is_tree(tree)]


def pairs(all_kinds: Sequence[Sequence[str]]) -> Iterator[tuple[Tree, Tree]]:
    for kinds in all_kinds:
        small_trees = trees(kinds)
        yield from itertools.product(small_trees, small_trees)


def random_pair(chance: Random, size: int = 8, names: str = "abc") -> tuple[Tree, Tree]:
    """Two trees of the same things, each of which may be missing in either."""
    kinds = {number: chance.choice((FOLDER, FOLDER, FILE, SYMLINK)) for number in range(1, size + 1)}
    return _random_tree(chance, kinds, names), _random_tree(chance, kinds, names)


def _random_tree(chance: Random, kinds: dict[int, str], names: str) -> Tree:
    tree: dict[int, Thing] = {}
    for number in chance.sample(list(kinds), len(kinds)):
        folder = chance.choice([TOP, *(number for number, thing in tree.items() if thing.kind == FOLDER)])
        thing = Thing(folder, chance.choice(names), kinds[number])
        if chance.random() < 0.8 and all(number.entry != thing.entry for number in tree.values()):
            tree[number] = thing
    return tree
