"""Listed files have the listed content and attributes, whatever changes and however full the drive is."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from shingleback.engine.drive import server
from tests.helpers.promises import Promises, change_computer, keep_index, lose_index
from tests.helpers.trees import acl, write
from tests.helpers.workshop import Workshop


@pytest.fixture(params=[keep_index, lose_index, change_computer])
def promises(request: pytest.FixtureRequest, workshop: Workshop) -> Promises:
    """The index is present, was lost before each run, or belongs to a computer that missed the last run."""
    before_run: Callable[[Workshop], None] = request.param
    return Promises(workshop, before_run)


# space ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("room_bytes", [5_000, 20_000, 60_000])
@pytest.mark.parametrize("slot_bytes", [16_384, 65_536])
def test_on_a_nearly_full_drive_each_file_has_its_own_content(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch, room_bytes: int, slot_bytes: int
) -> None:
    """The drive always reports the same free space, so the engine has to ask again and again."""
    monkeypatch.setattr(server, "room_bytes", lambda *_: room_bytes)
    workshop.slot_bytes = slot_bytes
    promises = Promises(workshop)
    for run in range(3):
        for number in range(40):
            write(workshop.source / f"{number}", b"%d %d " % (run, number) * (300 + number * 10 + run), run)
        promises.backup()
    promises.check_versions()


def test_a_file_that_does_not_fit_leaves_space_for_the_next(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "room_bytes", lambda *_: 10_000)
    workshop.slot_bytes = 65_536
    for number in range(9):
        write(workshop.source / f"{number}", b"%d " % number * (6_000 if number % 3 == 1 else 1_500))

    result = workshop.backup()

    assert (result.outcome, sorted(item.path for item in result.left_out)) == (
        "drive-full",
        ["source/1", "source/4", "source/7"],
    )
    for number in (0, 2, 3, 5, 6, 8):
        assert (workshop.destination / f"source/{number}").read_bytes() == b"%d " % number * 1_500


def test_a_sparse_file_that_shares_its_slot_is_copied_correctly(workshop: Workshop) -> None:
    promises = Promises(workshop)
    for number in range(5):
        write(workshop.source / f"{number}", b"%d" % number * 3_000)
        with open(workshop.source / f"hole {number}", "wb") as file:
            file.truncate(200_000)
            os.pwrite(file.fileno(), b"island %d" % number, 100_000)
    promises.backup()
    promises.check_versions()


# attributes -----------------------------------------------------------------------------------------------------

CHANGES: dict[str, Callable[[Path], None]] = {
    "xattr is added": lambda path: os.setxattr(path, "user.new", b"value"),
    "xattr changes": lambda path: os.setxattr(path, "user.old", b"other"),
    "xattr is removed": lambda path: os.removexattr(path, "user.old"),
    "ACL is added": lambda path: os.setxattr(path, "system.posix_acl_access", acl(mask=4, user=(1234, 6))),
    "mode changes": lambda path: path.chmod(0o700),
    "time changes": lambda path: os.utime(path, ns=(5, 5)),
    "nothing changes": lambda _path: None,
}
MOVES = {
    "in place": ":",
    "under a new name": "mv thing new",
    "in another folder": "mkdir d; mv thing d/new",
    "in a renamed folder": "mv e f; mv thing f/new",
    "under a name that was taken": "mv other aside; mv thing other",
}


@pytest.mark.parametrize("move", MOVES.values(), ids=MOVES)
@pytest.mark.parametrize(
    "make", ["echo content >thing", "mkdir thing; echo 1 >thing/1", "echo content >thing; ln thing l"]
)
def test_changed_attributes_are_kept(promises: Promises, make: str, move: str) -> None:
    top = promises.workshop.source
    inodes = {}
    promises.sh(
        "".join(
            f"(mkdir '{change}'; cd '{change}'; {make}; mkdir e; echo 1 >e/1; echo other >other)\n"
            for change in CHANGES
        )
    )
    for change in CHANGES:
        os.setxattr(top / change / "thing", "user.old", b"value")
        inodes[change] = (top / change / "thing").stat().st_ino
    promises.backup()
    promises.sh("".join(f"(cd '{change}'; {move})\n" for change in CHANGES))
    for change, apply in CHANGES.items():
        apply(next(path for path in (top / change).rglob("*") if path.stat().st_ino == inodes[change]))
    promises.backup()
    promises.check_versions()


def test_an_xattr_removed_during_renames_does_not_return(promises: Promises) -> None:
    promises.sh("echo content >a")
    os.setxattr(promises.workshop.source / "a", "user.old", b"value")
    promises.backup()
    promises.backup("mv a b")
    os.removexattr(promises.workshop.source / "b", "user.old")
    promises.backup("mv b a")
    promises.backup()
    promises.check_versions()


def test_xattrs_of_a_hard_linked_file_are_kept_for_all_its_names(promises: Promises) -> None:
    promises.backup("echo content >a; ln a b; mkdir d; ln a d/c")
    os.setxattr(promises.workshop.source / "b", "user.new", b"value")
    promises.backup()
    os.removexattr(promises.workshop.source / "a", "user.new")
    promises.backup("rm b")
    promises.check_versions()


# content --------------------------------------------------------------------------------------------------------


def test_changed_content_of_the_same_size_and_time_is_noticed(promises: Promises) -> None:
    promises.backup("echo one >a; touch -d 2020-02-02 a")
    promises.backup("echo two >a; touch -d 2020-02-02 a")
    promises.check_versions()


def test_a_replacement_of_the_same_size_and_time_is_noticed(promises: Promises) -> None:
    promises.backup("echo one >a; touch -d 2020-02-02 a")
    promises.backup("echo two >t; touch -d 2020-02-02 t; mv t a")
    promises.check_versions()


def test_a_renamed_file_rewritten_with_the_same_size_and_time_is_noticed(promises: Promises) -> None:
    promises.backup("echo one >a; touch -d 2020-02-02 a")
    promises.backup("mv a b; echo two >b; touch -d 2020-02-02 b")
    promises.check_versions()


def test_a_name_separated_from_its_hard_links_gets_its_own_content(promises: Promises) -> None:
    promises.backup("echo one >a; ln a b; touch -d 2020-02-02 a")
    promises.backup("cp -p b t; mv t b; echo two >b; touch -d 2020-02-02 b")
    promises.backup("ln -f b a")
    promises.check_versions()


def test_a_symlink_redirected_to_a_target_of_the_same_length_is_noticed(promises: Promises) -> None:
    promises.backup("ln -s one s; touch -h -d 2020-02-02 s")
    promises.backup("ln -sfn two s; touch -h -d 2020-02-02 s")
    promises.check_versions()


def test_a_file_becomes_a_symlink_of_the_same_size_and_time(promises: Promises) -> None:
    promises.backup("printf abc >a; touch -d 2020-02-02 a")
    promises.backup("rm a; ln -s abc a; touch -h -d 2020-02-02 a")
    promises.backup("rm a; printf abc >a; touch -d 2020-02-02 a")
    promises.check_versions()
