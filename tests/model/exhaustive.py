"""The exhaustive tests alone, without the rest of the suite and what it starts: for `mutants`, which needs them often.

  python -m tests.model.exhaustive              all of them
  python -m tests.model.exhaustive cuts         those of this module first

They are all pairs of small trees, all single steps between two runs, the pairs with a change that leaves size and time,
what all these cost, all ways to mount two filesystems, all small tables of renamed files, and cuts at each third call
of a few histories.
"""

import os
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.model import (
    test_commit,
    test_commit_by_hand,
    test_commit_without_order,
    test_cuts,
    test_engine,
    test_full_recovery,
    test_mounted_filesystems,
    test_moves,
    test_sent_once,
)
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
    owned = test_commit.test_a_folder_that_keeps_its_owner_out_gets_its_mode_after_what_is_in_it
    yield Exhaustive("commit", owned.__name__, owned)
    for with_tables in (
        test_moves.test_a_place_is_given_once_to_a_file_that_has_its_numbers,
        test_moves.test_the_first_name_that_is_proven_counts_or_else_the_last,
        test_moves.test_a_number_belongs_to_one_file,
    ):
        yield Exhaustive("moves", with_tables.__name__, partial(_without_folder, with_tables))
    for verb in ("move", "swap"):
        for index in (IndexIs.THERE, IndexIs.LOST):
            run = partial(
                test_engine.test_what_only_gets_another_name_is_renamed_in_one_step_and_not_copied_again, verb, index
            )
            yield Exhaustive("engine", f"what only gets another name: {verb}, {index.value}", run)
    for with_engine in (
        test_engine.test_after_each_single_step_every_version_is_what_the_source_was,
        test_engine.test_a_change_that_leaves_size_and_time_is_seen_under_another_name,
        test_sent_once.test_a_single_step_sends_what_is_new_and_nothing_else,
        test_sent_once.test_so_does_one_after_which_the_index_was_lost,
        test_sent_once.test_of_a_source_that_was_put_back_nothing_is_sent_but_what_has_changed,
        test_sent_once.test_a_renamed_thing_is_not_sent_again_when_another_takes_its_place_or_its_folder_goes,
        test_mounted_filesystems.test_so_it_is_with_three_mount_points,
    ):
        yield Exhaustive("engine", with_engine.__name__, with_engine)
    yield Exhaustive("cuts", "the first run", test_cuts.test_the_first_run_of_all_may_be_killed)
    for name in HISTORIES:
        run = partial(test_cuts.test_a_run_that_is_killed_harms_no_version_and_the_next_is_right, name)
        yield Exhaustive("cuts", f"killed: {name}", run)
    for name in ("folders change places", "kinds change"):
        run = partial(test_full_recovery.test_each_change_of_a_recovery_may_find_no_room, name)
        yield Exhaustive("cuts", f"killed and full: {name}", run)
    for keeps_index in (True, False):
        run = partial(
            test_full_recovery.test_a_recovery_on_a_full_drive_may_be_killed, "folders change places", keeps_index
        )
        yield Exhaustive("cuts", f"full and killed again: {'index kept' if keeps_index else 'index lost'}", run)


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
