"""Every version is what the source was, however names were changed, taken over and exchanged between two runs."""

import itertools
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.helpers.promises import Promises, change_computer, keep_index, lose_index
from tests.helpers.workshop import Workshop


@pytest.fixture(params=[keep_index, lose_index, change_computer])
def promises(request: pytest.FixtureRequest, workshop: Workshop) -> Promises:
    """With the index present, lost before each run, or of a computer that missed the last run."""
    before_run: Callable[[Workshop], None] = request.param
    return Promises(workshop, before_run)


ORDERS = list(itertools.permutations("xyz"))


@pytest.mark.parametrize("is_made_last_first", [False, True])
def test_a_folder_takes_over_the_name_of_one_that_was_renamed(promises: Promises, *, is_made_last_first: bool) -> None:
    """Whichever of the three names comes first."""
    for renamed, taking_over, new in ORDERS:
        make = [f"mkdir {renamed}; echo a >{renamed}/a", f"mkdir {taking_over}; echo b >{taking_over}/b"]
        inside(promises, renamed + taking_over + new, "; ".join(reversed(make) if is_made_last_first else make))
    promises.backup()
    for renamed, taking_over, new in ORDERS:
        inside(promises, renamed + taking_over + new, f"mv {renamed} {new}; mv {taking_over} {renamed}")
    promises.backup()
    promises.hold()


def test_a_file_takes_over_the_name_of_one_that_was_renamed(promises: Promises) -> None:
    """Whichever of the three names comes first."""
    for renamed, taking_over, new in ORDERS:
        inside(promises, renamed + taking_over + new, f"echo one >{renamed}; echo the other >{taking_over}")
    promises.backup()
    for renamed, taking_over, new in ORDERS:
        inside(promises, renamed + taking_over + new, f"mv {renamed} {new}; mv {taking_over} {renamed}")
    promises.backup()
    promises.hold()


def inside(promises: Promises, folder: str, script: str) -> None:
    """Several histories side by side, each in a folder of its own."""
    promises.sh(f"mkdir -p '{folder}'; cd '{folder}'; {script}")


def test_a_folder_takes_over_the_name_of_a_file_and_loses_one_of_its_own(promises: Promises) -> None:
    promises.backup("echo t >t; mkdir d; echo a >d/a; echo b >d/b")
    promises.backup("rm t; mv d t; rm t/a")
    promises.backup("echo more >t/more")
    promises.hold()


def test_a_file_takes_over_the_name_of_the_folder_that_it_was_in(promises: Promises) -> None:
    promises.backup("mkdir -p d/e; echo a >d/a; echo b >d/e/b")
    promises.backup("mv d/a a; mv d/e e; rmdir d; mv a d")
    promises.backup("rm d; mv e d")
    promises.hold()


def test_a_folder_goes_below_one_that_was_below_it(promises: Promises) -> None:
    promises.backup("mkdir -p a/b/c; echo 1 >a/1; echo 2 >a/b/2; echo 3 >a/b/c/3")
    promises.backup("mv a/b/c c; mv a/b c/b; mv a c/b/a")
    promises.backup("mv c/b/a a; mv c/b a/b; mv c a/b/c")
    promises.hold()


HISTORIES = {
    "a symlink takes over the name of a folder": ["mkdir d; echo 1 >d/f; ln -s d s", "mv d e; mv s d"],
    "a folder takes over the name of a symlink": ["mkdir d; echo 1 >d/f; ln -s d s", "rm s; mv d s"],
    "a symlink that points to a folder stands where the folder was": ["mkdir d; echo 1 >d/f", "mv d e; ln -s e d"],
    "a symlink that points to itself stands where a folder was": ["mkdir d; echo 1 >d/f", "rm -r d; ln -s d d"],
    "a folder and a file exchange their names": ["mkdir a; echo 1 >a/f; echo 2 >b", "mv a t; mv b a; mv t b"],
    "a file and the folder around it exchange": ["mkdir a; echo 1 >a/a; echo 2 >a/b", "mv a t; mv t/a a; mv t a2"],
    "parent and child exchange": ["mkdir -p a/b; echo 1 >a/f; echo 2 >a/b/f", "mv a/b t; mv a t/b; mv t a"],
    "three folders in a circle": [
        "mkdir a b c; echo 1 >a/1; echo 2 >b/2; echo 3 >c/3",
        "mv a t; mv b a; mv c b; mv t c",
        "mv a t; mv b a; mv c b; mv t c",
    ],
    "files in a circle through two folders": [
        "mkdir a b; echo 1 >a/x; echo 22 >b/x; echo 333 >x",
        "mv x t; mv a/x x; mv b/x a/x; mv t b/x",
    ],
    "folder renamed onto one that goes with its files": [
        "mkdir a b; echo 1 >a/f; echo 22 >b/f; echo 333 >b/g",
        "rm -r a; mv b a",
        "rm a/g; mkdir b; mv a/f b/f",
    ],
    "what is kept has the path of what is kept already": [
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
    "files leave a folder that goes": ["mkdir -p d/e; echo 1 >d/1; echo 22 >d/e/2", "mv d/1 1; mv d/e/2 2; rm -r d"],
    "a name on the way is a name in use": ["mkdir a b; echo 1 >a/b; echo 22 >b/a", "mv a/b t; mv b/a a/b; mv t b/a"],
    "one of two names of a file moves": ["echo 1 >f; ln f g; mkdir d", "mv g d/g", "mv f g; echo 22 >f"],
    "the name to which others were linked goes": ["echo 1 >a; ln a b; ln a c", "rm a", "ln b a; rm b; mv c b"],
    "a name becomes that of another file with several": [
        "echo 1 >a; ln a b; echo 22 >c; ln c d",
        "ln -f c a; ln -f b d",
    ],
}


@pytest.mark.parametrize("scripts", HISTORIES.values(), ids=HISTORIES)
def test_each_version_of_a_short_history_comes_back(workshop: Workshop, scripts: list[str]) -> None:
    promises = Promises(workshop)
    for script in scripts:
        promises.backup(script)
    promises.hold()


def test_each_version_of_many_histories_comes_back(promises: Promises) -> None:
    for scripts in itertools.zip_longest(*HISTORIES.values(), fillvalue=":"):
        for name, script in zip(HISTORIES, scripts, strict=True):
            inside(promises, name, script)
        promises.backup()
    promises.hold()


@pytest.mark.parametrize("seed", range(6))
def test_names_are_exchanged_at_random(promises: Promises, seed: int) -> None:
    chance, top = random.Random(seed), promises.workshop.source
    promises.backup("for d in a b a/a a/b b/c; do mkdir $d; for f in 1 2 3; do echo $d $f >$d/$f; done; done")
    for _ in range(4):
        for _ in range(5):
            places = [top / chance.choice("ab") / name for name in chance.sample(["a", "b", "1", "2"], 2)]
            exchange(places[0], places[1])
        promises.backup()
    promises.hold()


def exchange(one: Path, other: Path) -> None:
    """The names of what is there; where there is nothing, the other one is moved."""
    aside = one.parent.parent / "aside"
    for old, new in ((one, aside), (other, one), (aside, other)):
        if old.exists():
            old.rename(new)


def test_folders_whose_files_have_the_same_names_sizes_and_times_exchange_places(promises: Promises) -> None:
    promises.backup("mkdir a b; echo one >a/f; echo two >b/f; touch -d 2020-02-02 a/f b/f; touch -d 2020-02-03 a b")
    promises.backup("mv a t; mv b a; mv t b; touch -d 2020-02-03 a b")
    promises.hold()


def test_files_of_the_same_size_and_time_exchange_places(promises: Promises) -> None:
    promises.backup("echo one >a; echo two >b; touch -d 2020-02-02 a b")
    promises.backup("mv a t; mv b a; mv t b")
    promises.hold()


def test_a_new_folder_with_the_names_sizes_and_times_of_one_that_is_gone_is_copied(promises: Promises) -> None:
    promises.backup("mkdir a; echo one >a/f; touch -d 2020-02-02 a/f a")
    promises.backup("mv a ../gone; mkdir a; echo two >a/f; touch -d 2020-02-02 a/f a")
    promises.hold()


def test_names_of_one_symlink_stay_names_of_one(promises: Promises) -> None:
    promises.backup("echo 1 >f; ln -s f s; ln s t; mkdir d; ln s d/u")
    promises.backup("mv t d/t")
    promises.backup("rm s; ln -s f s; ln -f s d/u")
    promises.hold()
