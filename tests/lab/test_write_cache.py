"""Settings of a drive that supports ATA through its bridge, made by the real UDisks2, and restored: its write cache,
and its standby timer.
"""

import json
import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.helpers.patience import wait_until
from tests.lab.emulated_drive import Disk, DriveFacts
from tests.lab.guest import Guest
from tests.lab.plugged_disk import plugged_disk
from tests.lab.program import PROGRAM, Running, final

RULES = "/etc/polkit-1/rules.d/11-lab.rules"
MAY_SWITCH = """
    polkit.addRule(function(action, subject) {
        if (action.id == "org.freedesktop.udisks2.modify-drive-settings") return polkit.Result.YES;
    });
"""
TEST = "test /mnt/measured write-cache --budget 600M"
PATIENCE_S = 240


@contextmanager
def may_switch(guest: Guest) -> Iterator[None]:
    """As if alice typed an administrator's password."""
    guest.run(f"echo {shlex.quote(MAY_SWITCH)} > {RULES}; systemctl restart polkit")
    try:
        yield
    finally:
        guest.run(f"rm {RULES}; systemctl restart polkit")


@pytest.fixture
def disk(guest: Guest, tmp_path: Path) -> Iterator[Disk]:
    with plugged_disk(guest, "cached", tmp_path, DriveFacts(size_bytes=4 << 30)) as drive:
        command = (
            f"mkfs.ext4 -q -E nodiscard {drive.node} && mkdir -p /mnt/measured && mount {drive.node} /mnt/measured"
        )
        guest.run(f"{command} && chown alice: /mnt/measured")
        yield drive.disk
        guest.run("umount -l /mnt/measured; rm -f /etc/udisks2/ST8000AS0002*.conf")


def recorded_settings(guest: Guest) -> str:
    """The setting that UDisks2 would apply at the next plug-in."""
    return guest.run("cat /etc/udisks2/ST8000AS0002*.conf 2>/dev/null | grep -i write || true").strip()


def notes_of(guest: Guest, command: str) -> list[str]:
    output = guest.finish(f"{PROGRAM} {command} --json", as_person=True).stdout
    return [event["code"] for event in map(json.loads, output.splitlines()) if event["event"] == "note"]


def test_the_write_cache_is_switched_for_a_measurement_and_restored_with_its_stored_setting(
    guest: Guest, disk: Disk
) -> None:
    with may_switch(guest):
        result = final(guest, TEST)
    assert result["outcome"] == "done", result
    assert result["measurement"]["cache_on_write_s"] > 0
    assert result["measurement"]["cache_off_write_s"] > 0
    wait_until(lambda: disk.has_write_cache, PATIENCE_S)
    assert disk.write_cache_turns[-2:] == [False, True]
    assert recorded_settings(guest) == ""


def test_the_write_cache_is_restored_after_the_whole_program_was_killed(guest: Guest, disk: Disk) -> None:
    with may_switch(guest):
        with Running(guest, TEST):
            wait_until(lambda: not disk.has_write_cache, PATIENCE_S)
            guest.run("pkill -KILL -u alice -f shingleback")
        assert not disk.has_write_cache
        assert recorded_settings(guest) != ""
    for _ in range(2):  # as on any computer: nobody has typed a password yet
        assert notes_of(guest, "drives") == ["write-cache-left"]
        refused = final(guest, "test /mnt/measured random-read --budget 600M")
        assert (refused["outcome"], refused["why"]) == ("usage", "write-cache-left"), refused
    assert not disk.has_write_cache

    with may_switch(guest):
        assert notes_of(guest, "drives") == []  # the next command, whichever it is

        wait_until(lambda: disk.has_write_cache, PATIENCE_S)
    wait_until(lambda: recorded_settings(guest) == "", PATIENCE_S)
    assert "area" not in guest.run("ls -A /mnt/measured")


def test_the_disk_is_told_when_to_stop_until_that_is_undone(guest: Guest, disk: Disk) -> None:
    node = guest.run("findmnt -no SOURCE /mnt/measured").strip()
    refused = final(guest, f"adjust {node} --stop-after 60")
    assert refused["why"] == "not-allowed", refused
    assert disk.standby_timers == []

    with may_switch(guest):
        result = final(guest, f"adjust {node} --stop-after 60")
        assert (result["outcome"], result["stops_after_min"]) == ("done", 60), result
        wait_until(lambda: disk.standby_timers == [242], PATIENCE_S)
        assert final(guest, f"adjust {node}")["stops_after_min"] == 60

        result = final(guest, f"adjust {node} --stop-after default")
        assert (result["has_timer"], result["stops_after_min"]) == (True, None), result
    assert guest.run("cat /etc/udisks2/ST8000AS0002*.conf 2>/dev/null | grep -i standby || true") == ""
