"""The package on a desktop, from its installation to a first backup that is safe to unplug, by a person's way.

What it saw on the screen is in docs/pictures/lab.
"""

import contextlib
import shutil
import subprocess
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.lab import image
from tests.lab.desktop import DISPLAY, Desktop, desktop_of
from tests.lab.desktop_image import DESKTOP_12, DESKTOP_13
from tests.lab.emulated_drive import Looks
from tests.lab.guest import Guest, missing_programs
from tests.lab.image import Release
from tests.lab.qmp import Refused
from tests.lab.usb_redirection import served

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "docs/pictures/lab"
ENTRY = "/usr/share/applications/org.shingleback.Shingleback.desktop"
PLACE = "/media/alice/Backup"
INSTALL_S = 900
BACKUP_S = 900
FILES = """\
mkdir -p ~/Documents ~/Pictures
for i in $(seq 1 160); do
    head -c 6000000 /dev/urandom > ~/Pictures/$i.jpg
    echo "letter $i" > ~/Documents/$i.txt
done
"""


@pytest.fixture(scope="module", params=[DESKTOP_13, DESKTOP_12], ids=lambda release: release.suite)
def guest(request: pytest.FixtureRequest) -> Iterator[Guest]:
    """With a small desktop; the program is not installed yet."""
    release: Release = request.param
    option = request.config.getoption("--lab")
    if option is None:
        pytest.skip("needs a virtual machine: run with --lab FOLDER")
    missing = missing_programs()
    if missing:
        pytest.skip(f"needs {', '.join(missing)}")
    folder = Path(option).absolute() / f"{release.suite}-desktop"
    image.build(folder, release)
    computer = Guest(folder, release)
    bring_package(computer.share, request.config.getoption("--packages"))
    computer.start()
    yield computer
    computer.stop()


def bring_package(share: Path, ready: str | None) -> None:
    """From the folder where it is, or built anew."""
    for old in share.glob("*.deb"):
        old.unlink()
    if ready is None:
        subprocess.run([ROOT / "packaging/build", "deb", "--into", share], check=True)
    else:
        shutil.copy(next(Path(ready).glob("*.deb")), share)


class Lens:
    """Pictures of the screen, one after the other."""

    def __init__(self, desktop: Desktop, suite: str) -> None:
        self._desktop = desktop
        self._suite = suite

    def take(self, name: str) -> None:
        PICTURES.mkdir(exist_ok=True)
        self._desktop.look(PICTURES / f"{self._suite}-{name}.png")


def prepare(desktop: Desktop, way: str, lens: Lens | None = None) -> None:
    """Through all pages of the wizard. `way`: the button that leads there."""
    desktop.press(way)
    for page in ("Set up this drive for backups", "Three questions"):
        desktop.see(f"{page} — ")
        desktop.press("Next")
    desktop.see("Erase “Seagate 8 TB”? — ")
    desktop.press("I mean this drive: Seagate 8 TB")
    desktop.press("I know that everything on it will be lost")
    desktop.press("Don't ask for an administrator's password")  # nothing here asks people for one
    if lens is not None:
        lens.take("3-confirm")
    desktop.press("Erase and prepare")
    desktop.see("What to back up, and when — ")
    desktop.press("Only when I start it")  # else plugging it in again would begin a backup
    if lens is not None:
        lens.take("4-what-to-back-up")


def pull(guest: Guest, name: str = "smr") -> None:
    """If it is still plugged in: who plays the drive goes on until it is not."""
    with contextlib.suppress(Refused):
        guest.unplug(name)


def wait_for_half(guest: Guest, limit_s: float) -> None:
    """Until a part of the files is on the drive, and not all of them."""
    end = time.monotonic() + limit_s
    while time.monotonic() < end:
        used = guest.finish(f"df --output=used -m {PLACE} | tail -1").stdout.strip()
        if used.isdigit() and int(used) > 150:
            return
        time.sleep(1)
    pytest.fail("nothing comes to the drive")


@contextlib.contextmanager
def installed(guest: Guest) -> Iterator[None]:
    """The package; afterward, nothing of it may be left but what is in homes."""
    guest.run("dpkg -i /share/shingleback_*.deb", limit_s=INSTALL_S)
    yield
    guest.run("dpkg --purge shingleback", limit_s=INSTALL_S)
    left = guest.run("find / -xdev -name '*shingleback*' -not -path '/home/*' -not -path '/proc/*'")
    assert left.split() == []


def test_from_the_package_to_a_first_backup_that_was_yanked_and_goes_on_until_it_is_safe_to_unplug(
    guest: Guest, tmp_path: Path
) -> None:
    guest.run(f"runuser -u alice -- sh -c '{FILES}'", limit_s=300)
    with installed(guest), desktop_of(guest) as desktop, contextlib.ExitStack() as drive:
        lens = Lens(desktop, guest.release.suite)
        desktop.launch(ENTRY)
        desktop.see("Shingleback")
        lens.take("1-first-start")

        socket = tmp_path / "drive.sock"
        drive.enter_context(served(socket, tmp_path / "drive.raw", Looks()))
        drive.callback(pull, guest)
        guest.plug_emulated("smr", socket)
        desktop.see("Very likely, this is a shingled drive (SMR).")
        desktop.see("Open Shingleback")  # a button of the notification
        lens.take("2-plugged-in")

        prepare(desktop, "Set up this drive", lens)
        desktop.press("Start the first backup now")
        wait_for_half(guest, BACKUP_S)
        lens.take("5-backing-up")

        guest.unplug("smr")
        desktop.see("is gone")
        lens.take("6-yanked")

        guest.plug_emulated("smr", socket)
        desktop.press("Back")
        desktop.press("Open the drive")
        desktop.see("It is open at")
        desktop.press("Home")
        desktop.press("Try again")
        desktop.see("It is safe to unplug", BACKUP_S)
        lens.take("7-safe-to-unplug")
        guest.unplug("smr")

        guest.plug_emulated("smr", socket)
        guest.run("until test -b /dev/disk/by-label/Backup; do sleep 0.5; done")
        guest.run("mount -o ro /dev/disk/by-label/Backup /mnt")
        assert (
            guest.run("diff -r /home/alice/Pictures /mnt/Pictures; diff -r /home/alice/Documents /mnt/Documents") == ""
        )
        guest.run("umount /mnt")
        guest.unplug("smr")


FEW_FILES = """\
rm -rf ~/.config/shingleback ~/.local/*/shingleback ~/Documents ~/Pictures ~/Music
mkdir ~/Documents ~/Pictures ~/Music
for i in $(seq 1 12); do
    head -c 400000 /dev/urandom > ~/Pictures/$i.jpg
    echo "letter $i" > ~/Documents/$i.txt
    echo "song $i" > ~/Music/$i.ogg
done
"""
SET = "Documents, Pictures, and Music"


def back_up_first(desktop: Desktop) -> None:
    """From the last page of the wizard."""
    desktop.press("Start the first backup now")
    desktop.see("It is safe to unplug the drive", BACKUP_S)
    desktop.press("Back")


def add_set(guest: Guest, desktop: Desktop, folder: str) -> None:
    """On the drive that is plugged in and open."""
    desktop.press("Home")
    desktop.press("Add a backup set")
    desktop.see("A new backup set")
    desktop.press("Add folder…")
    desktop.see("Directory:")
    typed = f"xdotool type --delay 60 {folder}; sleep 1; xdotool key Return"
    guest.run(f"export DISPLAY={DISPLAY}; {typed}", as_person=True)
    desktop.press("Use Seagate Backup+ Desk, 8 TB")
    desktop.press("Only when I start it")
    desktop.press("Save")


def test_two_drives_take_turns_for_a_set_and_a_second_set_shares_one_of_them(guest: Guest, tmp_path: Path) -> None:
    guest.run(f"runuser -u alice -- sh -c '{FEW_FILES}'")
    second = replace(Looks(), usb_serial="NA7TLAB2", serial="Z840LAB2")
    with installed(guest), desktop_of(guest) as desktop, contextlib.ExitStack() as drives:
        lens = Lens(desktop, guest.release.suite)
        for name, looks in (("one", Looks()), ("two", second)):
            drives.enter_context(served(tmp_path / f"{name}.sock", tmp_path / f"{name}.raw", looks))
            drives.callback(pull, guest, name)
        desktop.launch(ENTRY)
        desktop.see("Plug in a drive")
        guest.plug_emulated("one", tmp_path / "one.sock")
        prepare(desktop, "Set up this drive")
        back_up_first(desktop)
        guest.unplug("one")

        guest.plug_emulated("two", tmp_path / "two.sock")
        desktop.press("Drives")
        prepare(desktop, "Set up for backup")
        desktop.press(f"In turns with the drive of {SET}")
        back_up_first(desktop)
        desktop.see("Takes turns with Backup (not plugged in)")
        lens.take("8-two-drives")
        guest.unplug("two")

        guest.plug_emulated("one", tmp_path / "one.sock")
        desktop.press("Open the drive")
        desktop.see("It is open at")
        add_set(guest, desktop, "/home/alice/Music")
        desktop.see("Some files are not backed up yet")
        assert not [words for words in desktop.all() if "safe to unplug" in words]
        lens.take("9-two-sets")
        desktop.press("Back up now")  # the first of two
        desktop.see("It is safe to unplug the drive", BACKUP_S)
        guest.unplug("one")

        for name in ("one", "two"):
            guest.plug_emulated(name, tmp_path / f"{name}.sock")
            guest.run("until test -b /dev/disk/by-label/Backup*; do sleep 0.5; done")
            guest.run("mount -o ro /dev/disk/by-label/Backup* /mnt")
            for folder in ("Documents", "Pictures", "Music"):
                assert guest.run(f"diff -r /home/alice/{folder} /mnt/{folder}") == ""
            guest.run("umount /mnt")
            guest.unplug(name)
