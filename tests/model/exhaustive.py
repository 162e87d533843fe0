"""The exhaustive tests alone, without the rest of the suite and what it starts: for `mutants`, which needs them often.

  python -m tests.model.exhaustive              all of them
  python -m tests.model.exhaustive cuts         those of this module first

They are all pairs of small trees, all single steps between two runs, and cuts at each third call of a few histories.
"""

import os
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.model import test_commit, test_commit_by_hand, test_commit_without_order, test_cuts, test_engine
from tests.model.histories import HISTORIES
from tests.model.test_engine import IndexIs


class Exhaustive(NamedTuple):
    module: str
    name: str
    run: Callable[[Path], None]


def exhaustive_tests() -> Iterator[Exhaustive]:
    for with_trees in (
        test_commit.test_each_pair_of_trees_of_two_things_is_carried_out_whatever_cuts_it,
        test_commit.test_each_pair_of_trees_of_a_file_a_link_and_a_folder_is_carried_out_whatever_cuts_it,
        test_commit.test_pairs_of_trees_of_three_things_are_carried_out_whatever_cuts_it,
        test_commit.test_what_is_not_of_this_backup_goes_aside_and_stays_whole,
        test_commit.test_what_somebody_removed_from_the_copy_keeps_nothing_else_from_its_place,
        test_commit_by_hand.test_a_folder_that_somebody_made_of_a_file_is_left_alone,
        test_commit_by_hand.test_what_comes_into_a_folder_that_somebody_removed_gets_its_place,
        test_commit_by_hand.test_what_somebody_puts_where_something_has_left_stays_apart_after_a_cut,
        test_commit_without_order.test_nothing_that_an_older_version_needs_can_be_lost_with_a_new_folder,
    ):
        yield Exhaustive("commit", with_trees.__name__, partial(_without_folder, with_trees))
    for verb in ("move", "swap"):
        for index in (IndexIs.THERE, IndexIs.LOST):
            run = partial(
                test_engine.test_what_only_gets_another_name_is_renamed_in_one_step_and_not_copied_again, verb, index
            )
            yield Exhaustive("engine", f"what only gets another name: {verb}, {index.value}", run)
    one = test_engine.test_after_each_single_step_every_version_is_what_the_source_was
    yield Exhaustive("engine", one.__name__, one)
    for name in HISTORIES:
        run = partial(test_cuts.test_a_run_that_is_killed_harms_no_version_and_the_next_is_right, name)
        yield Exhaustive("cuts", f"killed: {name}", run)


def _without_folder(test: Callable[[], None], _folder: Path) -> None:
    test()


def main(words: list[str]) -> int:
    """1 where one fails, which is then the last that is named."""
    tests = sorted(exhaustive_tests(), key=lambda test: test.module not in words)
    os.umask(0)  # as in the process of the drive
    for test in tests:
        with TemporaryDirectory(prefix="exhaustive-") as folder:
            try:
                test.run(Path(folder))
            except Exception as error:  # noqa: BLE001 (whatever a fault in the engine leads to)
                print(f"FAILED {test.module}: {test.name}: {type(error).__name__}")
                return 1
    print(f"{len(tests)} tests, {time.process_time():.1f} s of CPU time in this process")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
