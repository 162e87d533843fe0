"""Who keeps the default of the wizard has automatic backups, also after a restart, on a desktop that opens nothing."""

import contextlib
import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from shingleback.gui.controllers.scheduled_backup import UNHURRIED_S
from shingleback.store.autostart import SERVICE, TIMER
from tests.lab import image
from tests.lab.desktop import Desktop, desktop_of
from tests.lab.desktop_image import DESKTOP_13
from tests.lab.emulated_drive import DriveFacts
from tests.lab.guest import Guest, missing_programs
from tests.lab.test_desktop import BACKUP_S, ENTRY, FEW_FILES, back_up_first, bring_package, installed, pull, type_keys
from tests.lab.usb_redirection import served

AUTOSTART = "/home/alice/.config/autostart/shingleback.desktop"
# What a desktop does at login, done by systemd's generator for the autostart folders, as in GNOME and Plasma.
SESSION = """\
mkdir -p ~/.config/systemd/user
printf '[Unit]\\nWants=xdg-desktop-autostart.target\\nAfter=xdg-desktop-autostart.target\\n' \
    > ~/.config/systemd/user/lab-session.target
systemctl --user daemon-reload
systemctl --user start lab-session.target
"""
NAMED = "dbus-update-activation-environment --systemd XDG_CURRENT_DESKTOP=XFCE"


@pytest.fixture(scope="module")
def guest(request: pytest.FixtureRequest) -> Iterator[Guest]:
    option = request.config.getoption("--lab")
    if option is None:
        pytest.skip("needs a virtual machine: run with --lab FOLDER")
    missing = missing_programs()
    if missing:
        pytest.skip(f"needs {', '.join(missing)}")
    folder = Path(option).absolute() / f"{DESKTOP_13.suite}-desktop"
    image.build(folder, DESKTOP_13)
    computer = Guest(folder, DESKTOP_13)
    bring_package(computer.share, request.config.getoption("--packages"))
    computer.start()
    yield computer
    computer.stop()


def set_up(desktop: Desktop) -> None:
    """Goes through the wizard, and leaves everything as it is proposed."""
    desktop.press("Set up this drive")
    for page in ("Set up “Seagate Backup+ Desk, 8 TB”", "Two questions"):
        desktop.see(f"{page} — ")
        desktop.press("Next")
    desktop.see("Erase “Seagate Backup+ Desk, 8 TB”? — ")
    desktop.press("I mean this drive: Seagate 8 TB")
    desktop.press("I know that everything on it will be lost")
    desktop.press("Don't ask for an administrator's password")  # nobody here can type one
    desktop.press("Erase and prepare")
    desktop.see("What to back up, and when — ")
    desktop.see("Even after a restart: Shingleback then starts when you log in, in the tray")


def backups(guest: Guest) -> list[str]:
    """How each backup ended, in order."""
    lines = guest.finish("shingleback history --json", as_person=True).stdout.splitlines()
    results = [json.loads(line) for line in lines]
    runs = [run for line in results for run in line.get("runs", [])]
    return [run["outcome"] for run in [*results, *runs] if run.get("command") == "backup" and "outcome" in run]


def test_the_default_of_the_wizard_backs_up_after_a_restart(guest: Guest, tmp_path: Path) -> None:
    guest.run(f"runuser -u alice -- sh -c '{FEW_FILES}'", limit_s=300)
    with installed(guest), contextlib.ExitStack() as drive:
        socket = tmp_path / "drive.sock"
        drive.enter_context(served(socket, tmp_path / "drive.raw", DriveFacts()))
        drive.callback(pull, guest)
        with desktop_of(guest) as desktop:
            guest.run(NAMED, as_person=True)
            desktop.launch(ENTRY)
            desktop.see("Shingleback")
            guest.plug_emulated("smr", socket)
            set_up(desktop)
            back_up_first(desktop)
            desktop.see("Next backup: when the drive is plugged in")
            assert "while Shingleback is running" not in " ".join(desktop.all())
            assert "/usr/lib/shingleback/shingleback" in guest.run(f"cat {AUTOSTART}")
            guest.unplug("smr")
        assert len(backups(guest)) == 1
        guest.run("echo new > /home/alice/Documents/new.txt; chown alice: /home/alice/Documents/new.txt; sync")

        guest.cut_power()
        with desktop_of(guest) as desktop:
            guest.run(NAMED, as_person=True)
            guest.run(SESSION, as_person=True)
            guest.run("until pgrep -u alice -f -- --tray; do sleep 1; done", limit_s=300)
            guest.run("until test -S /run/user/1000/shingleback-window; do sleep 1; done", limit_s=300)
            time.sleep(30)  # what is plugged in while the program starts counts as there before
            guest.plug_emulated("smr", socket)
            desktop.see("begins at", 120)  # the notification
            assert guest.run("findmnt -n /media/alice/Backup || true") == ""  # nothing opens it here
            end_s = time.monotonic() + UNHURRIED_S + BACKUP_S  # what presses buttons here counts as a screen reader
            while len(backups(guest)) < 2 and time.monotonic() < end_s:
                time.sleep(10)
            assert backups(guest) == ["done", "done"]
            desktop.see("It is safe to unplug", BACKUP_S)
            guest.unplug("smr")

        guest.plug_emulated("smr", socket)
        guest.run("until test -b /dev/disk/by-label/Backup; do sleep 0.5; done")
        guest.run("mount -o ro /dev/disk/by-label/Backup /mnt")
        assert guest.run("cat /mnt/Documents/new.txt") == "new\n"
        guest.run("umount /mnt")
        guest.unplug("smr")


NODE = "/dev/sdb"
RANDOM_DELAY_S = 300  # of the timer
SETTINGS = """\
[[sets]]
key = "letters"
folders = ["/home/alice/Documents"]
destination = "/media/alice/Backup"
when = "daily"
"""


def due(guest: Guest) -> dict[str, object]:
    """What the service of the timer does, in the session of the person at the seat."""
    lines = guest.run("cd /; shingleback due --notify --json", as_person=True, limit_s=BACKUP_S).splitlines()
    result: dict[str, object] = json.loads(lines[-1])
    return result


def test_the_timer_opens_the_drive_of_a_daily_backup_and_leaves_it_closed_afterward(
    guest: Guest, tmp_path: Path
) -> None:
    """UDisks2 asks no password for it. A drive that the person has closed since stays closed."""
    guest.run(f"runuser -u alice -- sh -c '{FEW_FILES}'", limit_s=300)
    with installed(guest), contextlib.ExitStack() as drive:
        socket = tmp_path / "drive.sock"
        drive.enter_context(served(socket, tmp_path / "drive.raw", DriveFacts(size_bytes=4 * 10**9)))
        drive.callback(pull, guest)
        guest.plug_emulated("smr", socket)
        guest.run(f"until test -b {NODE}; do sleep 1; done; udevadm settle")
        guest.run(f"mkfs.ext4 -q -L Backup -E root_owner=1000:1000 {NODE}; udevadm settle; sleep 3", limit_s=300)
        guest.run(f"shingleback mount {NODE}", as_person=True, limit_s=300)
        backup = "shingleback backup --set letters --place /media/alice/Backup ~/Documents /media/alice/Backup"
        guest.run(backup, as_person=True, limit_s=BACKUP_S)
        folder = "/home/alice/.config/shingleback"  # only the window makes it
        guest.run(f"mkdir -p {folder}; printf '%s' '{SETTINGS}' > {folder}/settings.toml", as_person=True)
        guest.run(f"shingleback unmount {NODE}", as_person=True, limit_s=300)
        guest.unplug("smr")

        with desktop_of(guest) as desktop:
            desktop.launch(ENTRY)
            desktop.press("Settings")
            desktop.press("Make daily backups even when Shingleback isn't open")
            guest.run(f"until systemctl --user is-active {TIMER}; do sleep 1; done", as_person=True, limit_s=300)
            type_keys(guest, "key ctrl+q")
            guest.run("while pgrep -u alice -x shingleback; do sleep 1; done", limit_s=300)

        guest.plug_emulated("smr", socket)
        guest.run("until test -b /dev/disk/by-label/Backup; do sleep 0.5; done; sleep 5")
        assert guest.run("findmnt -n /media/alice/Backup || true") == ""
        guest.run("date -s '+25 hours'")
        end_s = time.monotonic() + RANDOM_DELAY_S + BACKUP_S
        while len(backups(guest)) < 2 and time.monotonic() < end_s:
            time.sleep(10)
        assert backups(guest) == ["done", "done"]
        guest.run(f"while systemctl --user is-active {SERVICE}; do sleep 1; done", as_person=True, limit_s=120)
        assert guest.run(f"systemctl --user show -P Result {SERVICE}", as_person=True).strip() == "success"
        assert "noatime" in guest.run("findmnt -no OPTIONS /media/alice/Backup")

        guest.run(f"shingleback unmount {NODE}", as_person=True, limit_s=300)
        guest.run("date -s '+25 hours'")
        assert due(guest)["runs"] == []
        assert guest.run("findmnt -n /media/alice/Backup || true") == ""
        guest.unplug("smr")
