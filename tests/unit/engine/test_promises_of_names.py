"""Every version restores what the source was, however names were changed, reused and exchanged between two runs."""

import itertools
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.helpers.promises import Promises, change_computer, keep_index, lose_index
from tests.helpers.workshop import Workshop


@pytest.fixture(params=[keep_index, lose_index, change_computer])
def promises(request: pytest.FixtureRequest, workshop: Workshop) -> Promises:
    """The index is present, was lost before each run, or belongs to a computer that missed the last run."""
    before_run: Callable[[Workshop], None] = request.param
    return Promises(workshop, before_run)


ORDERS = list(itertools.permutations("xyz"))


@pytest.mark.parametrize("is_made_last_first", [False, True])
def test_a_folder_takes_the_name_of_a_renamed_folder(promises: Promises, *, is_made_last_first: bool) -> None:
    """In every order of the three names."""
    for renamed, successor, new in ORDERS:
        make = [f"mkdir {renamed}; echo a >{renamed}/a", f"mkdir {successor}; echo b >{successor}/b"]
        run_inside(promises, renamed + successor + new, "; ".join(reversed(make) if is_made_last_first else make))
    promises.backup()
    for renamed, successor, new in ORDERS:
        run_inside(promises, renamed + successor + new, f"mv {renamed} {new}; mv {successor} {renamed}")
    promises.backup()
    promises.check_versions()


def test_a_file_takes_the_name_of_a_renamed_file(promises: Promises) -> None:
    """In every order of the three names."""
    for renamed, successor, new in ORDERS:
        run_inside(promises, renamed + successor + new, f"echo one >{renamed}; echo the other >{successor}")
    promises.backup()
    for renamed, successor, new in ORDERS:
        run_inside(promises, renamed + successor + new, f"mv {renamed} {new}; mv {successor} {renamed}")
    promises.backup()
    promises.check_versions()


def run_inside(promises: Promises, folder: str, script: str) -> None:
    """Runs the script in a folder of its own, so that several histories can share one source."""
    promises.sh(f"mkdir -p '{folder}'; cd '{folder}'; {script}")


def test_a_folder_takes_the_name_of_a_file_and_loses_one_of_its_own(promises: Promises) -> None:
    promises.backup("echo t >t; mkdir d; echo a >d/a; echo b >d/b")
    promises.backup("rm t; mv d t; rm t/a")
    promises.backup("echo more >t/more")
    promises.check_versions()


def test_a_file_takes_the_name_of_its_former_parent_folder(promises: Promises) -> None:
    promises.backup("mkdir -p d/e; echo a >d/a; echo b >d/e/b")
    promises.backup("mv d/a a; mv d/e e; rmdir d; mv a d")
    promises.backup("rm d; mv e d")
    promises.check_versions()


def test_a_folder_moves_below_its_own_subfolder(promises: Promises) -> None:
    promises.backup("mkdir -p a/b/c; echo 1 >a/1; echo 2 >a/b/2; echo 3 >a/b/c/3")
    promises.backup("mv a/b/c c; mv a/b c/b; mv a c/b/a")
    promises.backup("mv c/b/a a; mv c/b a/b; mv c a/b/c")
    promises.check_versions()


HISTORIES = {
    "a symlink takes the name of a folder": ["mkdir d; echo 1 >d/f; ln -s d s", "mv d e; mv s d"],
    "a folder takes the name of a symlink": ["mkdir d; echo 1 >d/f; ln -s d s", "rm s; mv d s"],
    "a symlink to a renamed folder takes its old name": ["mkdir d; echo 1 >d/f", "mv d e; ln -s e d"],
    "a symlink to itself takes the name of a folder": ["mkdir d; echo 1 >d/f", "rm -r d; ln -s d d"],
    "a folder and a file swap names": ["mkdir a; echo 1 >a/f; echo 2 >b", "mv a t; mv b a; mv t b"],
    "a file and its parent folder swap names": ["mkdir a; echo 1 >a/a; echo 2 >a/b", "mv a t; mv t/a a; mv t a2"],
    "parent and child swap places": ["mkdir -p a/b; echo 1 >a/f; echo 2 >a/b/f", "mv a/b t; mv a t/b; mv t a"],
    "three folders rotate their names": [
        "mkdir a b c; echo 1 >a/1; echo 2 >b/2; echo 3 >c/3",
        "mv a t; mv b a; mv c b; mv t c",
        "mv a t; mv b a; mv c b; mv t c",
    ],
    "files rotate through two folders": [
        "mkdir a b; echo 1 >a/x; echo 22 >b/x; echo 333 >x",
        "mv x t; mv a/x x; mv b/x a/x; mv t b/x",
    ],
    "a folder takes the name of a removed folder": [
        "mkdir a b; echo 1 >a/f; echo 22 >b/f; echo 333 >b/g",
        "rm -r a; mv b a",
        "rm a/g; mkdir b; mv a/f b/f",
    ],
    "a kept file has the path of one kept earlier": [
        "mkdir d; echo 1 >d/f; echo 2 >d/g",
        "rm d/f",
        "echo 3 >d/f",
        "rm -r d",
        "mkdir d; echo 4 >d/f",
        "rm -r d; echo 5 >d",
    ],
    "a folder comes back under its name, twice": [
        "mkdir d; echo 1 >d/f",
        "rm -r d",
        "mkdir d; echo 22 >d/f",
        "rm -r d",
    ],
    "files leave a folder that is removed": [
        "mkdir -p d/e; echo 1 >d/1; echo 22 >d/e/2",
        "mv d/1 1; mv d/e/2 2; rm -r d",
    ],
    "files named like their folders swap places": [
        "mkdir a b; echo 1 >a/b; echo 22 >b/a",
        "mv a/b t; mv b/a a/b; mv t b/a",
    ],
    "one of two hard links moves": ["echo 1 >f; ln f g; mkdir d", "mv g d/g", "mv f g; echo 22 >f"],
    "the first of several hard links is removed": ["echo 1 >a; ln a b; ln a c", "rm a", "ln b a; rm b; mv c b"],
    "a name is linked to another file with hard links": [
        "echo 1 >a; ln a b; echo 22 >c; ln c d",
        "ln -f c a; ln -f b d",
    ],
}


@pytest.mark.parametrize("scripts", HISTORIES.values(), ids=HISTORIES)
def test_each_version_of_a_short_history_can_be_restored(workshop: Workshop, scripts: list[str]) -> None:
    promises = Promises(workshop)
    for script in scripts:
        promises.backup(script)
    promises.check_versions()


def test_each_version_of_many_histories_can_be_restored(promises: Promises) -> None:
    for scripts in itertools.zip_longest(*HISTORIES.values(), fillvalue=":"):
        for name, script in zip(HISTORIES, scripts, strict=True):
            run_inside(promises, name, script)
        promises.backup()
    promises.check_versions()


@pytest.mark.parametrize("seed", range(6))
def test_names_are_exchanged_at_random(promises: Promises, seed: int) -> None:
    rng, top = random.Random(seed), promises.workshop.source
    promises.backup("for d in a b a/a a/b b/c; do mkdir $d; for f in 1 2 3; do echo $d $f >$d/$f; done; done")
    for _ in range(4):
        for _ in range(5):
            paths = [top / rng.choice("ab") / name for name in rng.sample(["a", "b", "1", "2"], 2)]
            swap(paths[0], paths[1])
        promises.backup()
    promises.check_versions()


def swap(path: Path, other_path: Path) -> None:
    """Swaps the names of two paths. If one of them is missing, the other one is moved there."""
    aside = path.parent.parent / "aside"
    for old, new in ((path, aside), (other_path, path), (aside, other_path)):
        if old.exists():
            old.rename(new)


def test_folders_whose_files_share_names_sizes_and_times_swap_places(promises: Promises) -> None:
    promises.backup("mkdir a b; echo one >a/f; echo two >b/f; touch -d 2020-02-02 a/f b/f; touch -d 2020-02-03 a b")
    promises.backup("mv a t; mv b a; mv t b; touch -d 2020-02-03 a b")
    promises.check_versions()


def test_files_with_the_same_size_and_time_swap_places(promises: Promises) -> None:
    promises.backup("echo one >a; echo two >b; touch -d 2020-02-02 a b")
    promises.backup("mv a t; mv b a; mv t b")
    promises.check_versions()


def test_a_new_folder_with_the_names_sizes_and_times_of_a_removed_one_is_copied(promises: Promises) -> None:
    promises.backup("mkdir a; echo one >a/f; touch -d 2020-02-02 a/f a")
    promises.backup("mv a ../gone; mkdir a; echo two >a/f; touch -d 2020-02-02 a/f a")
    promises.check_versions()


def test_hard_links_of_a_symlink_stay_linked(promises: Promises) -> None:
    promises.backup("echo 1 >f; ln -s f s; ln s t; mkdir d; ln s d/u")
    promises.backup("mv t d/t")
    promises.backup("rm s; ln -s f s; ln -f s d/u")
    promises.check_versions()
