"""`unfinished` lists what was begun to be copied or moved, says how to go on, and forgets what nobody wants."""

import asyncio
import os
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
import pytest

from shingleback.devices.sysfs.facts import FactReader
from shingleback.devices.watch.service import current_drives
from shingleback.domain.cloning import source_key, target_key
from shingleback.store.private_files import Paths
from shingleback.store.unfinished import MOVE, UnfinishedCopies, UnfinishedCopy, exact_ends, merging_options
from tests.fakes.machine import TB, Disk
from tests.gui.clone.test_unfinished import HALF_CLONED, HALF_MOVED
from tests.helpers.bus import Bus, private_bus
from tests.helpers.program import events, run
from tests.helpers.trees import write
from tests.helpers.watching import service


def test_without_any_it_says_so() -> None:
    assert "unfinished" in run("unfinished", check=0).stdout


OLD: Final = f"{HALF_CLONED.source_name} (4 TB, …WXA2)"
NEW: Final = f"{HALF_CLONED.target_name} (8 TB, …4F2K)"
SDZZ: Final = Disk("/dev/sdzz", 60016, None, {"Vendor": "Seagate", "Model": "Expansion HDD"}, size=8 * TB)
SDZX: Final = Disk("/dev/sdzx", 60032, None, {"Vendor": "WD", "Model": "My Passport"}, size=4 * TB)


@pytest.fixture
def bus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bus]:
    """The machine's own, for the program."""
    with private_bus(tmp_path) as bus:
        monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", bus.address)
        yield bus


def half_cloned() -> UnfinishedCopy:
    """From /dev/sdzx to /dev/sdzz, which had other devices when it was begun."""
    old, new = sorted(asyncio.run(current_drives(FactReader().read)), key=lambda drive: drive.device)
    return msgspec.structs.replace(
        HALF_CLONED, source="/dev/sdzz", source_key=source_key(old, old.device), target_key=target_key(new)
    )


def test_each_is_listed_with_its_drives_by_their_names_and_with_the_command_that_goes_on(bus: Bus) -> None:
    """The device that a drive had when it was begun may be another drive's by now."""
    listed = UnfinishedCopies(Paths.of_user().unfinished_folder)
    listed.keep(HALF_MOVED)

    with service(bus, SDZX, SDZZ):
        listed.keep(half_cloned())
        said = run("unfinished", check=0).stdout

    assert f"1. clone: {OLD} at /dev/sdzx to {NEW} at /dev/sdzz\n" in said
    assert "504 GB of 1.2 TB; begun 2026-05-03, last at work 2026-05-04 07:00" in said
    assert "To go on: shingleback clone /dev/sdzx /dev/sdzz --no-compare --everything\n" in said
    assert "2. move: the backup in /media/me/Old/Backup to /media/me/New/Backup" in said


def test_a_drive_that_is_not_plugged_in_has_no_device_and_is_asked_for_by_its_name(bus: Bus) -> None:
    with service(bus, SDZX, SDZZ):
        UnfinishedCopies(Paths.of_user().unfinished_folder).keep(half_cloned())
    with service(bus, SDZX):
        said = run("unfinished", check=0).stdout

    assert f"1. clone: {OLD} at /dev/sdzx to {NEW}\n" in said
    assert f"To go on: plug in {NEW}, then look here again\n" in said
    assert "/dev/sdzz" not in said


@pytest.mark.usefixtures("bus")
def test_where_nobody_knows_the_drives_none_of_them_has_a_device() -> None:
    UnfinishedCopies(Paths.of_user().unfinished_folder).keep(HALF_CLONED)

    said = run("unfinished", check=0).stdout

    assert f"1. clone: {OLD} to {NEW}\n" in said
    assert "/dev/" not in said
    assert "The drive service (UDisks2) is not answering" in said


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
