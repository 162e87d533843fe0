"""The model itself: the invariants hold in all small histories, and violations are noticed."""

import itertools
from collections.abc import Iterable
from dataclasses import replace
from random import Random

from tests.model import state as model
from tests.model.small_trees import KINDS_OF_TWO, random_pair, trees
from tests.model.state import FOLDER, Kept, State, Thing, Tree


def check(wanted: Iterable[Tree]) -> State:
    """Runs over trees one after the other, and finally removes the first version."""
    state, trees = State(), {}
    for number, tree in enumerate(wanted):
        state = model.run(state, tree, f"V{number}")
        trees[f"V{number}"] = tree
        assert model.i1_each_listed_thing_has_one_place_and_its_bytes(state)
        assert model.i2_the_copy_is_the_tree(state)
        assert model.i3_each_version_is_its_tree(state, trees)
        assert model.i5_a_run_over_the_same_source_changes_nothing(state)
        assert model.i6_the_log_alone_gives_the_state(state)
    if len(state.versions) > 1:
        after = model.thinned(state, "V0")
        assert model.i4_nothing_needed_is_removed(state, after)
        assert model.i1_each_listed_thing_has_one_place_and_its_bytes(after)
        assert model.i3_each_version_is_its_tree(after, trees)
        assert model.i6_the_log_alone_gives_the_state(after)
    return state


def renewed(tree: Tree, before: Tree) -> Tree:
    """Reappearing things get a new id: an id is never reused."""
    ids = {number: number if number in before else number + 100 for number in tree}
    return {ids[number]: thing._replace(folder=ids.get(thing.folder, 0)) for number, thing in tree.items()}


def test_the_invariants_hold_after_every_change_between_small_trees() -> None:
    for kinds in KINDS_OF_TWO:
        for old, between, new in itertools.product(trees(kinds, "ab"), trees(kinds, "a"), trees(kinds, "a")):
            second = renewed(between, old)
            check([old, second, {n + 200: thing._replace(folder=0) for n, thing in new.items() if not thing.folder}])


def test_the_invariants_hold_after_random_changes() -> None:
    chance = Random(1)
    for _ in range(300):
        check(random_pair(chance))


def test_a_place_shared_by_two_things_is_noticed() -> None:
    state = check([{1: Thing(0, "a"), 2: Thing(0, "b")}])
    assert not model.i1_each_listed_thing_has_one_place_and_its_bytes(replace(state, places={1: (0, "a"), 2: (0, "a")}))


def test_missing_bytes_of_a_version_are_noticed() -> None:
    state = check([{1: Thing(0, "a")}, {2: Thing(0, "a")}])
    lacking = replace(state, there=frozenset({2}))
    assert not model.i1_each_listed_thing_has_one_place_and_its_bytes(lacking)
    assert not model.i4_nothing_needed_is_removed(state, lacking)


def test_a_copy_that_differs_from_the_tree_is_noticed() -> None:
    state = check([{1: Thing(0, "d", FOLDER), 2: Thing(1, "a")}])
    assert not model.i2_the_copy_is_the_tree(replace(state, places={1: Kept("x"), 2: (1, "a")}))
