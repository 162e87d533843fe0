"""`unfinished` lists what was begun to be copied or moved, says how to go on, and forgets what nobody wants."""

import os
import shlex
from pathlib import Path

import msgspec

from shingleback.store.paths import Paths
from shingleback.store.unfinished import MOVE, UnfinishedCopies, exact_ends, merging_options
from tests.gui.clone.test_unfinished import HALF_CLONED, HALF_MOVED
from tests.helpers.program import events, run
from tests.helpers.trees import write


def test_without_any_it_says_so() -> None:
    assert "unfinished" in run("unfinished", check=0).stdout


def test_each_is_listed_with_the_command_that_goes_on() -> None:
    listed = UnfinishedCopies(Paths.of_user().unfinished_folder)
    listed.keep(HALF_CLONED)
    listed.keep(HALF_MOVED)

    said = run("unfinished", check=0).stdout

    assert f"1. clone: {HALF_CLONED.source_name} (/dev/sdx) to {HALF_CLONED.target_name}" in said
    assert "504 GB of 1.2 TB; begun 2026-05-03, last at work 2026-05-04 07:00" in said
    assert f"shingleback clone /dev/sdx {HALF_CLONED.target} --no-compare --everything" in said
    assert "2. move: the backup in /media/me/Old/Backup to /media/me/New/Backup" in said


def test_what_is_forgotten_is_gone_and_the_others_stay() -> None:
    listed = UnfinishedCopies(Paths.of_user().unfinished_folder)
    listed.keep(HALF_CLONED)
    listed.keep(HALF_MOVED)

    run("unfinished", "--forget", "1", check=0)

    (left,) = listed.all()
    assert left.command == MOVE
    assert events("unfinished", "--forget", "7", check=2)[-1]["why"] == "nothing-unfinished"


def test_a_file_that_makes_no_sense_is_left_out() -> None:
    folder = Paths.of_user().unfinished_folder
    folder.mkdir(parents=True)
    (folder / "odd.json").write_text("{")
    (folder / "bytes.json").write_bytes(b'{"command":"\xff"}')
    (folder / "deep.json").write_text("[" * 100_000)

    assert not UnfinishedCopies(folder).all()


def test_a_move_between_places_whose_names_are_no_text_goes_on_by_the_command_that_is_listed(tmp_path: Path) -> None:
    source, target = (os.path.join(os.fsencode(tmp_path), name) for name in (b"old\xff", b"new\xe4"))
    write(tmp_path / "photos/one.jpg", b"one")
    run("backup", tmp_path / "photos", os.fsdecode(source), check=0)
    half = msgspec.structs.replace(HALF_MOVED, exact=exact_ends(source, target))
    UnfinishedCopies(Paths.of_user().unfinished_folder).keep(half)

    again = events("unfinished", check=0)[-1]["copies"][0]["again"]
    run(*shlex.split(again)[1:], check=0)

    assert events("versions", os.fsdecode(target), check=0)[-1]["versions"]


def test_a_merge_of_such_places_goes_on_by_the_command_that_is_listed(tmp_path: Path) -> None:
    places = [os.path.join(os.fsencode(tmp_path), name) for name in (b"old\xff", b"other\xfe", b"new\xe4")]
    for name, place in zip(("photos", "music"), places[:2], strict=True):
        write(tmp_path / name / "one", name.encode())
        run("backup", tmp_path / name, os.fsdecode(place), check=0)
    options = merging_options(places[1:2])
    half = msgspec.structs.replace(HALF_MOVED, exact=exact_ends(places[0], places[2]), options=options)
    UnfinishedCopies(Paths.of_user().unfinished_folder).keep(half)

    again = events("unfinished", check=0)[-1]["copies"][0]["again"]
    run(*shlex.split(again)[1:], check=0)

    target = os.fsdecode(places[2])
    assert len(events("versions", target, check=0)[-1]["versions"]) == 2
    assert {(Path(target) / name / "one").read_text() for name in ("photos", "music")} == {"photos", "music"}


def test_two_backups_become_one_which_goes_on(tmp_path: Path) -> None:
    olds, new = [tmp_path / "old", tmp_path / "other"], tmp_path / "new"
    for name, old in zip(("photos", "music"), olds, strict=True):
        write(tmp_path / name / "one", name.encode())
        run("backup", tmp_path / name, old, check=0)

    said = run("move", olds[0], new, "--merge", olds[1], check=0).stdout
    refused = run("move", olds[0], tmp_path / "newer", "--merge", olds[0], check=4)

    assert "The backups are one there." in said
    assert "two copies of one backup" in refused.stdout + refused.stderr
    run("verify", new, check=0)
    run("backup", tmp_path / "music", new, check=0)
