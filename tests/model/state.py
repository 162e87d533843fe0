"""The state of a backup as a value, and its operations as functions: without files, and without the engine.

A thing has an id that is never reused. A tree says in which folder (by its id) and under which name each thing is. One
place is recorded of each thing: in the tree, or kept. The contents of a kept folder stay in it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

TOP: Final = 0
FOLDER: Final = "folder"
FILE: Final = "file"
SYMLINK: Final = "symlink"
LINK: Final = "link"
"""Another name of the first file of the tree."""


class Thing(NamedTuple):
    """A file, folder or link in a tree. Its id stands for its content: a changed file is another thing."""

    folder: int
    name: str
    kind: str = FILE

    @property
    def entry(self) -> tuple[int, str]:
        return self.folder, self.name


Tree = Mapping[int, Thing]


def is_tree(tree: Tree) -> bool:
    """No two things share a place, and each leads to the top through folders."""
    if len({thing.entry for thing in tree.values()}) < len(tree):
        return False
    return all(_leads_to_top(tree, thing) for thing in tree.values())


def _leads_to_top(tree: Tree, thing: Thing) -> bool:
    for _ in range(len(tree) + 1):
        if thing.folder == TOP:
            return True
        above = tree.get(thing.folder)
        if above is None or above.kind != FOLDER:
            return False
        thing = above
    return False


def path_in(tree: Tree, number: int) -> str:
    thing = tree[number]
    return thing.name if thing.folder == TOP else f"{path_in(tree, thing.folder)}/{thing.name}"


def parents_first(tree: Tree, numbers: Iterable[int]) -> list[int]:
    return sorted(numbers, key=lambda number: (path_in(tree, number).count("/"), path_in(tree, number)))


class Change(NamedTuple):
    """From one tree to another. `goes` are the top-level deletions: the contents of a folder go with it, unless they
    move.
    """

    comes: dict[int, Thing]
    moves: dict[int, Thing]
    goes: frozenset[int]


def difference(old: Tree, new: Tree) -> Change:
    lost = {number for number in old if number not in new}
    return Change(
        {number: thing for number, thing in new.items() if number not in old},
        {number: thing for number, thing in new.items() if number in old and old[number].entry != thing.entry},
        frozenset(number for number in lost if old[number].folder not in lost),
    )


def changed(tree: Tree, change: Change) -> Tree:
    """Deleted and moved things lose their places first; then everything gets its new place."""
    remaining = {number: thing for number, thing in tree.items() if number not in change.goes | change.moves.keys()}
    while inside := [n for n, thing in remaining.items() if thing.folder not in (TOP, *remaining, *change.moves)]:
        for number in inside:
            del remaining[number]
    return {**remaining, **change.moves, **change.comes}


class Kept(NamedTuple):
    """A place outside of the tree, with a name that nothing else has or will get."""

    name: str


@dataclass(frozen=True)
class State:
    """A backup.

    Attributes:
        tree: of the copy.
        places: of everything that was ever listed. Things in a folder move along with it.
        there: things whose bytes are on the drive.
        versions: their trees, by name, oldest first.
        log: what happened, as the manifest has it.
    """

    tree: Tree = field(default_factory=dict)
    places: Mapping[int, tuple[int, str] | Kept] = field(default_factory=dict)
    there: frozenset[int] = frozenset()
    versions: Mapping[str, Tree] = field(default_factory=dict)
    log: tuple[tuple[str, Change], ...] = ()


def run(state: State, tree: Tree, version: str) -> State:
    """A backup of a source with this tree; without a change there is no new version."""
    change = difference(state.tree, tree)
    return state if state.versions and not any(change) else batch(state, change, version)


def batch(state: State, change: Change, version: str) -> State:
    places = dict(state.places)
    places.update({number: thing.entry for number, thing in (*change.comes.items(), *change.moves.items())})
    places.update({number: Kept(f"{version}/{number}") for number in change.goes})
    tree = changed(state.tree, change)
    return replace(
        state,
        tree=tree,
        places=places,
        there=state.there | change.comes.keys(),
        versions={**state.versions, version: tree},
        log=(*state.log, (version, change)),
    )


def thinned(state: State, version: str) -> State:
    """A version is removed, along with everything that only it needed."""
    versions = {name: tree for name, tree in state.versions.items() if name != version}
    return replace(state, versions=versions, there=state.there & needed(state.tree, versions))


def needed(tree: Tree, versions: Mapping[str, Tree]) -> frozenset[int]:
    return frozenset(tree).union(*(frozenset(version_tree) for version_tree in versions.values()))


def restored(state: State, version: str) -> dict[str, tuple[int, str]]:
    """By path: the thing, and where it is restored from. Raises KeyError if one is missing."""
    tree = state.versions[version]
    missing = tree.keys() - state.there
    if missing:
        raise KeyError(missing)
    return {path_in(tree, number): (number, place(state, number)) for number in tree}


def place(state: State, number: int) -> str:
    recorded = state.places[number]
    if isinstance(recorded, Kept):
        return f"versions/{recorded.name}"
    folder, name = recorded
    return f"{place(state, folder)}/{name}" if folder != TOP else f"copy/{name}"


# invariants -----------------------------------------------------------------------------------------------------------


def i1_each_listed_thing_has_one_place_and_its_bytes(state: State) -> bool:
    everything = needed(state.tree, state.versions)
    places = [place(state, number) for number in everything]
    return everything <= state.there and len(set(places)) == len(places)


def i2_the_copy_is_the_tree(state: State) -> bool:
    return is_tree(state.tree) and all(
        place(state, number) == f"copy/{path_in(state.tree, number)}" for number in state.tree
    )


def i3_each_version_is_its_tree(state: State, trees: Mapping[str, Tree]) -> bool:
    """`trees`: the source of each version."""
    return all(
        {path: number for path, (number, _) in restored(state, name).items()}
        == {path_in(trees[name], number): number for number in trees[name]}
        for name in state.versions
    )


def i4_nothing_needed_is_removed(before: State, after: State) -> bool:
    removed = before.there - after.there
    return not removed & needed(after.tree, after.versions)


def i5_a_run_over_the_same_source_changes_nothing(state: State) -> bool:
    return run(state, state.tree, "another") == state


def i6_the_log_alone_gives_the_state(state: State) -> bool:
    replayed = State()
    for version, change in state.log:
        replayed = batch(replayed, change, version)
    for version in [name for name in replayed.versions if name not in state.versions]:
        replayed = thinned(replayed, version)
    return replayed == state
