"""A night with a drive: as the session's timer runs it, a backup, the care that is due, and an ejection."""

import json
import shlex
from pathlib import Path

import pytest

from tests.lab.emulated_drive import DriveFacts
from tests.lab.guest import Guest
from tests.lab.plugged_disk import PluggedDisk, plugged_disk
from tests.lab.program import INSTALL_HELPER, PROGRAM, Event, final

GIB = 1 << 30
DAYS_LATER = 100  # then the whole scrub is due
ALLOWED = """\
import contextlib, pathlib, subprocess, sys, time
from shingleback.bootstrap.backup import mark_of
from shingleback.devices.mounts import mount_above, number_of
from shingleback.store import settings
from shingleback.store.drive_records import CareHistory
from shingleback.store.private_files import Paths
from shingleback.store.settings import BackupSet, Settings, When

source, place, uuid = sys.argv[1:]
paths = Paths.of_user()
drive = mark_of(number_of(mount_above(pathlib.Path(place)))).key
one = BackupSet(key="1", folders=[source], destination=place, when=When.DAILY, ejects=True)
settings.save(paths.settings_file, Settings(sets=[one], on_battery=True, care={drive: True}))
with contextlib.closing(CareHistory(paths.care_file)) as history:
    history.know(uuid, time.time(), None)
"""
"""As the window does it when a set is made, and when its drive may be cared for after backups."""


def events_of(guest: Guest, command: str) -> list[Event]:
    """The events of a command of alice, with the interpreter that runs the program."""
    printed = guest.run(f"{PROGRAM} {command}", as_person=True, limit_s=1800)
    return [json.loads(line) for line in printed.splitlines()]


def may_be_cared_for(guest: Guest, drive: PluggedDisk, source: str, place: str) -> None:
    uuid = guest.run(f"blkid -o value -s UUID {drive.node}").strip()
    python = PROGRAM.removesuffix(" -m shingleback")
    guest.run(f"{python} -c {shlex.quote(ALLOWED)} {source} {place} {uuid}", as_person=True)


def test_a_night_ends_with_a_backup_care_and_an_ejected_drive(
    guest: Guest, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    source = "/home/alice/Night"
    guest.run(INSTALL_HELPER)
    request.addfinalizer(lambda: guest.run(f"{INSTALL_HELPER} --remove"))
    with plugged_disk(guest, "night", tmp_path, DriveFacts(size_bytes=GIB)) as drive:
        guest.run(f"mkfs.btrfs -q -K {drive.node}; udevadm settle")
        guest.run(f"udisksctl mount -b {drive.node}", as_person=True)
        point = guest.run(f"findmnt -no TARGET {drive.node}").strip()
        place = f"{point}/hers/Backup"
        guest.run(f"mkdir -p {point}/hers && chown alice: {point}/hers")
        guest.run(f"rm -rf {source}; mkdir {source}; head -c 30M /dev/urandom > {source}/film", as_person=True)
        assert final(guest, f"backup --set 1 {source} {place}")["outcome"] == "done"
        may_be_cared_for(guest, drive, source, place)
        assert [result["event"] for result in events_of(guest, "due --json")] == [
            "started",
            "finished",
        ]  # nothing is due
        guest.run(f"head -c 1M /dev/urandom > {source}/letter", as_person=True)
        guest.run(f"date -s '+{DAYS_LATER} days'")
        request.addfinalizer(lambda: guest.run(f"date -s '-{DAYS_LATER} days'"))

        reported = events_of(guest, "due --json")

        ended = [event for event in reported if event["event"] == "finished"]
        assert [event["command"] for event in ended] == ["backup", "care", "eject", "due"], ended
        assert [event["outcome"] for event in ended] == ["done"] * 4, ended
        assert "read" in [done["action"] for done in ended[1]["done"]], ended[1]
        assert any(event["event"] == "awake" and event["held"] for event in reported), reported
        assert ended[-1]["ejected"] == [place]
        assert not guest.finish(f"findmnt {point}").stdout
        drive.pull()
        drive.plug()
        guest.run(f"mount -o ro {drive.node} /mnt && diff -r {source} /mnt/hers/Backup/Night; umount /mnt")
