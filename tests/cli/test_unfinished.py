"""`unfinished` lists clones and moves that were started, says how to continue them, and forgets unwanted ones."""

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


def test_an_empty_list_is_explained() -> None:
    assert "unfinished" in run("unfinished", check=0).stdout


OLD: Final = f"{HALF_CLONED.source_name} (4 TB, …WXA2)"
NEW: Final = f"{HALF_CLONED.target_name} (8 TB, …4F2K)"
SDZZ: Final = Disk("/dev/sdzz", 60016, None, {"Vendor": "Seagate", "Model": "Expansion HDD"}, size=8 * TB)
SDZX: Final = Disk("/dev/sdzx", 60032, None, {"Vendor": "WD", "Model": "My Passport"}, size=4 * TB)


@pytest.fixture
def bus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bus]:
    """The system bus of the program."""
    with private_bus(tmp_path) as bus:
        monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", bus.address)
        yield bus


def half_cloned() -> UnfinishedCopy:
    """From /dev/sdzx to /dev/sdzz, which had other device names when the clone started."""
    old, new = sorted(asyncio.run(current_drives(FactReader().read)), key=lambda drive: drive.device)
    return msgspec.structs.replace(
        HALF_CLONED, source="/dev/sdzz", source_key=source_key(old, old.device), target_key=target_key(new)
    )


def test_each_copy_is_listed_with_its_drives_and_the_command_to_continue(bus: Bus) -> None:
    """The device name that a drive had at the start may be that of another drive by now."""
    listed = UnfinishedCopies(Paths.of_user().unfinished_folder)
    listed.save(HALF_MOVED)

    with service(bus, SDZX, SDZZ):
        listed.save(half_cloned())
        output = run("unfinished", check=0).stdout

    assert f"1. clone: {OLD} at /dev/sdzx to {NEW} at /dev/sdzz\n" in output
    assert "504 GB of 1.2 TB; started 2026-05-03, last active 2026-05-04 07:00" in output
    assert "To continue: shingleback clone /dev/sdzx /dev/sdzz --no-compare --everything\n" in output
    assert "2. move: the backup in /media/me/Old/Backup to /media/me/New/Backup" in output


def test_an_unplugged_drive_has_no_device_and_is_requested_by_name(bus: Bus) -> None:
    with service(bus, SDZX, SDZZ):
        UnfinishedCopies(Paths.of_user().unfinished_folder).save(half_cloned())
    with service(bus, SDZX):
        output = run("unfinished", check=0).stdout

    assert f"1. clone: {OLD} at /dev/sdzx to {NEW}\n" in output
    assert f"To continue: plug in {NEW}, then run this command again\n" in output
    assert "/dev/sdzz" not in output


@pytest.mark.usefixtures("bus")
def test_without_the_drive_service_no_drive_has_a_device() -> None:
    UnfinishedCopies(Paths.of_user().unfinished_folder).save(HALF_CLONED)

    output = run("unfinished", check=0).stdout

    assert f"1. clone: {OLD} to {NEW}\n" in output
    assert "/dev/" not in output
    assert "The drive service (UDisks2) is not responding" in output


def test_a_forgotten_copy_is_gone_and_the_others_stay() -> None:
    listed = UnfinishedCopies(Paths.of_user().unfinished_folder)
    listed.save(HALF_CLONED)
    listed.save(HALF_MOVED)

    run("unfinished", "--forget", "1", check=0)

    (unfinished,) = listed.all()
    assert unfinished.command == MOVE
    assert events("unfinished", "--forget", "7", check=2)[-1]["why"] == "nothing-unfinished"


def test_an_invalid_file_is_left_out() -> None:
    folder = Paths.of_user().unfinished_folder
    folder.mkdir(parents=True)
    (folder / "odd.json").write_text("{")
    (folder / "bytes.json").write_bytes(b'{"command":"\xff"}')
    (folder / "deep.json").write_text("[" * 100_000)

    assert not UnfinishedCopies(folder).all()


def test_a_move_between_undecodable_paths_continues_with_the_listed_command(tmp_path: Path) -> None:
    source, target = (os.path.join(os.fsencode(tmp_path), name) for name in (b"old\xff", b"new\xe4"))
    write(tmp_path / "photos/one.jpg", b"one")
    run("backup", tmp_path / "photos", os.fsdecode(source), check=0)
    half = msgspec.structs.replace(HALF_MOVED, exact=exact_ends(source, target))
    UnfinishedCopies(Paths.of_user().unfinished_folder).save(half)

    again = events("unfinished", check=0)[-1]["copies"][0]["again"]
    run(*shlex.split(again)[1:], check=0)

    assert events("versions", os.fsdecode(target), check=0)[-1]["versions"]


def test_a_merge_of_undecodable_paths_continues_with_the_listed_command(tmp_path: Path) -> None:
    places = [os.path.join(os.fsencode(tmp_path), name) for name in (b"old\xff", b"other\xfe", b"new\xe4")]
    for name, place in zip(("photos", "music"), places[:2], strict=True):
        write(tmp_path / name / "one", name.encode())
        run("backup", tmp_path / name, os.fsdecode(place), check=0)
    options = merging_options(places[1:2])
    half = msgspec.structs.replace(HALF_MOVED, exact=exact_ends(places[0], places[2]), options=options)
    UnfinishedCopies(Paths.of_user().unfinished_folder).save(half)

    again = events("unfinished", check=0)[-1]["copies"][0]["again"]
    run(*shlex.split(again)[1:], check=0)

    target = os.fsdecode(places[2])
    assert len(events("versions", target, check=0)[-1]["versions"]) == 2
    assert {(Path(target) / name / "one").read_text() for name in ("photos", "music")} == {"photos", "music"}


def test_two_backups_become_one_that_can_be_continued(tmp_path: Path) -> None:
    olds, new = [tmp_path / "old", tmp_path / "other"], tmp_path / "new"
    for name, old in zip(("photos", "music"), olds, strict=True):
        write(tmp_path / name / "one", name.encode())
        run("backup", tmp_path / name, old, check=0)

    output = run("move", olds[0], new, "--merge", olds[1], check=0).stdout
    refused = run("move", olds[0], tmp_path / "newer", "--merge", olds[0], check=4)

    assert "The backups are now one." in output
    assert "two copies of the same backup" in refused.stdout + refused.stderr
    run("verify", new, check=0)
    run("backup", tmp_path / "music", new, check=0)
