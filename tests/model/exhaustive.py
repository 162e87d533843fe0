"""The exhaustive tests alone, without the rest of the suite and its fixtures: for `mutants`, which runs them often.

  python -m tests.model.exhaustive              all of them
  python -m tests.model.exhaustive cuts         those of this module first

They cover all pairs of small trees, all single steps between two runs, the pairs with a change that leaves size and
time, how much each of these sends, all ways to mount two filesystems, all small tables of renamed files, and cuts at
each third call of a few histories.
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
        test_commit.test_each_pair_of_trees_of_two_things_is_carried_out_despite_any_cut,
        test_commit.test_each_pair_of_trees_of_a_file_a_link_and_a_folder_is_carried_out_despite_any_cut,
        test_commit.test_pairs_of_trees_of_three_things_are_carried_out_despite_any_cut,
        test_commit.test_foreign_files_are_moved_aside_and_stay_complete,
        test_commit.test_things_removed_by_hand_keep_nothing_else_from_its_place,
        test_commit_by_hand.test_a_folder_that_replaced_a_file_by_hand_is_left_alone,
        test_commit_by_hand.test_new_things_in_a_folder_removed_by_hand_get_their_places,
        test_commit_by_hand.test_foreign_files_in_emptied_places_stay_apart_after_a_cut,
        test_commit_without_order.test_nothing_needed_by_an_older_version_can_be_lost_with_a_new_folder,
    ):
        yield Exhaustive("commit", with_trees.__name__, partial(_without_folder, with_trees))
    owned = test_commit.test_a_folder_closed_to_its_owner_gets_its_mode_after_its_contents
    yield Exhaustive("commit", owned.__name__, owned)
    for with_tables in (
        test_moves.test_a_place_is_assigned_once_to_a_file_with_its_numbers,
        test_moves.test_the_last_name_with_the_newest_ctime_counts,
        test_moves.test_a_number_belongs_to_one_file,
    ):
        yield Exhaustive("moves", with_tables.__name__, partial(_without_folder, with_tables))
    for verb in ("move", "swap"):
        for index in (IndexIs.THERE, IndexIs.LOST):
            run = partial(test_engine.test_a_renamed_thing_is_renamed_in_one_step_and_not_copied_again, verb, index)
            yield Exhaustive("engine", f"what only gets another name: {verb}, {index.value}", run)
    for with_engine in (
        test_engine.test_every_version_equals_its_source_after_each_single_step,
        test_engine.test_a_change_that_keeps_size_and_time_is_noticed_under_another_name,
        test_sent_once.test_a_single_step_sends_only_new_content,
        test_sent_once.test_a_single_step_sends_only_new_content_without_the_index,
        test_sent_once.test_a_restored_source_sends_only_changed_content,
        test_sent_once.test_a_renamed_thing_is_not_sent_again_when_its_place_is_taken_or_its_folder_deleted,
        test_mounted_filesystems.test_every_version_is_correct_with_three_mount_points,
    ):
        yield Exhaustive("engine", with_engine.__name__, with_engine)
    yield Exhaustive("cuts", "the first run", test_cuts.test_the_very_first_run_may_be_killed)
    for name in HISTORIES:
        run = partial(test_cuts.test_a_killed_run_harms_no_version_and_the_next_one_is_correct, name)
        yield Exhaustive("cuts", f"killed: {name}", run)
    for name in ("folders swap places", "files and folders change kind"):
        run = partial(test_full_recovery.test_each_change_of_a_recovery_may_find_no_room, name)
        yield Exhaustive("cuts", f"killed and full: {name}", run)
    for keeps_index in (True, False):
        run = partial(
            test_full_recovery.test_a_recovery_on_a_full_drive_may_be_killed, "folders swap places", keeps_index
        )
        yield Exhaustive("cuts", f"full and killed again: {'index kept' if keeps_index else 'index lost'}", run)


def _without_folder(test: Callable[[], None], _folder: Path) -> None:
    test()


def main(modules: list[str]) -> int:
    """Returns 1 if a test fails, which is then the last one named."""
    tests = sorted(exhaustive_tests(), key=lambda test: test.module not in modules)
    os.umask(0)  # as in the drive process
    for test in tests:
        with TemporaryDirectory(prefix="exhaustive-") as folder:
            try:
                test.run(Path(folder))
            except Exception as error:  # noqa: BLE001 (a fault in the engine may raise anything)
                print(f"FAILED {test.module}: {test.name}: {type(error).__name__}")
                return 1
    print(f"{len(tests)} tests, {time.process_time():.1f} s of CPU time in this process")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
