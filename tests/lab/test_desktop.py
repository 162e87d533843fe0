"""The package on a desktop, as a person uses it: from the installation to backups and copies that are safe to unplug.

The screenshots are in docs/pictures/lab.
"""

import contextlib
import hashlib
import os
import shlex
import shutil
import subprocess
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.helpers.patience import wait_until
from tests.lab import image
from tests.lab.desktop import DISPLAY, Desktop, desktop_of
from tests.lab.desktop_image import DESKTOP_12, DESKTOP_13
from tests.lab.emulated_drive import DriveFacts
from tests.lab.guest import Guest, missing_programs
from tests.lab.image import Release
from tests.lab.plugged_disk import plugged_disk
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
    """From its folder, or freshly built."""
    for old in share.glob("*.deb"):
        old.unlink()
    if ready is None:
        subprocess.run([ROOT / "packaging/build", "deb", "--into", share], check=True)
    else:
        shutil.copy(next(Path(ready).glob("*.deb")), share)


class Screenshots:
    """Numbered screenshots."""

    def __init__(self, desktop: Desktop, suite: str) -> None:
        self._desktop = desktop
        self._suite = suite

    def take(self, name: str) -> None:
        PICTURES.mkdir(exist_ok=True)
        self._desktop.screenshot(PICTURES / f"{self._suite}-{name}.png")


def prepare(desktop: Desktop, way: str, screenshots: Screenshots | None = None) -> None:
    """Goes through all pages of the wizard. `way`: the button that leads there."""
    desktop.press(way)
    for page in ("Set up “Seagate Backup+ Desk, 8 TB”", "Two questions"):
        desktop.see(f"{page} — ")
        desktop.press("Next")
    desktop.see("Erase “Seagate Backup+ Desk, 8 TB”? — ")
    desktop.press("I mean this drive: Seagate 8 TB")
    desktop.press("I know that everything on it will be lost")
    desktop.press("Don't ask for an administrator's password")  # nobody here can type one
    if screenshots is not None:
        screenshots.take("3-confirm")
    desktop.press("Erase and prepare")
    desktop.see("What to back up, and when — ")
    desktop.press("Only when I start it")  # otherwise plugging it in again would start a backup
    if screenshots is not None:
        screenshots.take("4-what-to-back-up")


def pull(guest: Guest, name: str = "smr") -> None:
    """Pulls the drive if it is still plugged in: its emulation runs until it is pulled."""
    with contextlib.suppress(Refused):
        guest.unplug(name)


def wait_for_half(guest: Guest, limit_s: float) -> None:
    """Waits until some of the files are on the drive, but not all."""
    end = time.monotonic() + limit_s
    while time.monotonic() < end:
        used = guest.finish(f"df --output=used -m {PLACE} | tail -1").stdout.strip()
        if used.isdigit() and int(used) > 150:
            return
        time.sleep(1)
    pytest.fail("nothing comes to the drive")


@contextlib.contextmanager
def installed(guest: Guest) -> Iterator[None]:
    """Installs the package; afterward, nothing of it may be left except in homes."""
    guest.run("dpkg -i /share/shingleback_*.deb", limit_s=INSTALL_S)
    yield
    guest.run("dpkg --purge shingleback", limit_s=INSTALL_S)
    leftovers = guest.run("find / -xdev -name '*shingleback*' -not -path '/home/*' -not -path '/proc/*'")
    assert leftovers.split() == []


def test_a_first_backup_after_installation_survives_a_yanked_drive_and_ends_safe_to_unplug(
    guest: Guest, tmp_path: Path
) -> None:
    guest.run(f"runuser -u alice -- sh -c '{FILES}'", limit_s=300)
    with installed(guest), desktop_of(guest) as desktop, contextlib.ExitStack() as drive:
        screenshots = Screenshots(desktop, guest.release.suite)
        desktop.launch(ENTRY)
        desktop.see("Shingleback")
        screenshots.take("1-first-start")

        socket = tmp_path / "drive.sock"
        drive.enter_context(served(socket, tmp_path / "drive.raw", DriveFacts()))
        drive.callback(pull, guest)
        guest.plug_emulated("smr", socket)
        desktop.see("Very likely, this is a shingled drive (SMR).")
        desktop.see("Open Shingleback")  # a button of the notification
        screenshots.take("2-plugged-in")

        prepare(desktop, "Set up this drive", screenshots)
        desktop.press("Back up now")
        wait_for_half(guest, BACKUP_S)
        screenshots.take("5-backing-up")

        guest.unplug("smr")
        desktop.see("is gone")
        screenshots.take("6-yanked")

        guest.plug_emulated("smr", socket)
        desktop.press("Back")
        desktop.press("Open the drive")
        desktop.see("It is open.")
        desktop.press("Home")
        desktop.press("Try again")
        desktop.see("It is safe to unplug", BACKUP_S)
        screenshots.take("7-safe-to-unplug")
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
    desktop.press("Back up now")
    desktop.see("It is safe to unplug the drive", BACKUP_S)
    desktop.press("Back")


def type_keys(guest: Guest, keys: str) -> None:
    """As xdotool(1) names them."""
    guest.run(f"export DISPLAY={DISPLAY}; xdotool {keys}", as_person=True)


def add_set(guest: Guest, desktop: Desktop, folder: str) -> None:
    """For the drive that is plugged in and mounted."""
    desktop.press("Home")
    desktop.press("Add a backup set")
    desktop.see("A new backup set")
    desktop.press("Add folder…")
    desktop.see("Directory:")
    type_keys(guest, f"type --delay 60 {folder}; sleep 1; xdotool key Return")
    desktop.press("Use Seagate Backup+ Desk, 8 TB")
    desktop.press("Only when I start it")
    desktop.press("Save")


def test_two_drives_alternate_for_a_set_and_a_second_set_shares_one_of_them(guest: Guest, tmp_path: Path) -> None:
    guest.run(f"runuser -u alice -- sh -c '{FEW_FILES}'")
    second = replace(DriveFacts(), usb_serial="NA7TLAB2", serial="Z840LAB2")
    with installed(guest), desktop_of(guest) as desktop, contextlib.ExitStack() as drives:
        screenshots = Screenshots(desktop, guest.release.suite)
        for name, facts in (("one", DriveFacts()), ("two", second)):
            drives.enter_context(served(tmp_path / f"{name}.sock", tmp_path / f"{name}.raw", facts))
            drives.callback(pull, guest, name)
        desktop.launch(ENTRY)
        desktop.see("Plug in a drive")
        guest.plug_emulated("one", tmp_path / "one.sock")
        prepare(desktop, "Set up this drive")
        back_up_first(desktop)
        guest.unplug("one")

        guest.plug_emulated("two", tmp_path / "two.sock")
        desktop.press("Drives")
        prepare(desktop, "Set up for backup: Seagate Backup+ Desk")
        desktop.press(f"In turns with the drive of {SET}")
        back_up_first(desktop)
        desktop.see("Takes turns with Backup (not plugged in)")
        screenshots.take("8-two-drives")
        guest.unplug("two")

        guest.plug_emulated("one", tmp_path / "one.sock")
        desktop.press("Open the drive")
        desktop.see("It is open.")
        add_set(guest, desktop, "/home/alice/Music")
        desktop.see("Some files are not backed up yet")
        assert not [texts for texts in desktop.all() if "safe to unplug" in texts]
        screenshots.take("9-two-sets")
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


OLD = DriveFacts(
    usb_id=(0x1058, 0x25E2),
    maker="WD",
    product="My Passport",
    usb_serial="WX21LAB1",
    model="WDC WD10JMVW-11AJGS4",
    serial="WXB1LAB1",
    rpm=5200,
    size_bytes=2 * 10**9,
)
NEW = DriveFacts(size_bytes=4 * 10**9)
NAME_OF_NEW = "Seagate 4 GB"
SLOW_S = 0.1  # for each write, so that there is time to pull it
RULES = "/etc/polkit-1/rules.d/13-lab.rules"
MAY_OPEN = """
    polkit.addRule(function(action, subject) {
        if (action.id.indexOf("org.freedesktop.udisks2.open-device") == 0) return polkit.Result.YES;
    });
"""


def sum_of(medium: Path) -> str:
    with medium.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()


def make_photos(place: Path) -> Path:
    """The drive to copy, made outside of the slow guest. Returns its files."""
    content = place / "content"
    (content / "2024").mkdir(parents=True)
    for number in range(24):
        (content / "2024" / f"{number}.jpg").write_bytes(os.urandom(4 << 20))
    (content / "Letter.txt").write_text("Dear all\n")
    medium = place / "drive.raw"
    medium.touch()
    os.truncate(medium, OLD.size_bytes)
    subprocess.run(["mke2fs", "-q", "-t", "ext4", "-L", "Photos", "-d", content, medium], check=True)
    return content


def files_in(medium: Path, scratch: Path) -> dict[str, str]:
    """The files of its ext4, which must be intact; read outside of the guest."""
    scratch.mkdir()
    subprocess.run(["e2fsck", "-fn", medium], check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["debugfs", "-R", f"rdump / {scratch}", medium], check=True, stderr=subprocess.DEVNULL)
    return files_below(scratch)


def files_below(folder: Path) -> dict[str, str]:
    return {str(path.relative_to(folder)): sum_of(path) for path in folder.rglob("*") if path.is_file()}


def type_name_of_new(guest: Guest, desktop: Desktop) -> None:
    desktop.press(f"Type “{NAME_OF_NEW}” first")
    type_keys(guest, f"type --delay 80 {shlex.quote(NAME_OF_NEW)}")
    desktop.see("This matches.")


def test_a_drive_is_copied_to_a_larger_one_that_is_yanked_and_ends_safe_to_unplug(guest: Guest, tmp_path: Path) -> None:
    """UDisks2 requires a password before it opens a drive, and nothing here can show the prompt. First the missing
    password is reported; then a polkit rule stands in for an administrator who types it.
    """
    for name in ("old", "new"):
        (tmp_path / name).mkdir()
    content = make_photos(tmp_path / "old")
    before = sum_of(tmp_path / "old/drive.raw")
    guest.run("runuser -u alice -- sh -c 'rm -rf ~/.config/shingleback ~/.local/*/shingleback'")
    with installed(guest), desktop_of(guest) as desktop, contextlib.ExitStack() as drives:
        screenshots = Screenshots(desktop, guest.release.suite)
        old = drives.enter_context(plugged_disk(guest, "old", tmp_path / "old", OLD))
        new = drives.enter_context(plugged_disk(guest, "new", tmp_path / "new", NEW))
        desktop.launch(ENTRY)
        desktop.press("Drives")
        desktop.press("Details: WD My Passport")
        desktop.press("Copy it to another drive: WD My Passport")
        desktop.see("First choose where to copy it.")
        type_keys(guest, "key alt+t; sleep 1; xdotool key Down")  # the only other drive
        desktop.see("Permission was denied. If you were asked for a password, try again and enter it")

        drives.callback(guest.run, f"rm {RULES}; systemctl restart polkit")
        guest.run(f"echo {shlex.quote(MAY_OPEN)} > {RULES}; systemctl restart polkit")
        desktop.press("Try again")
        for step in ("2. Erase everything on Seagate Backup+ Desk.", "4. Read both back, and compare them.", "5. Grow"):
            desktop.see(step)
        to_copy = desktop.see("MB from WD My Passport").removeprefix("3. Copy ").partition(" from")[0]
        type_name_of_new(guest, desktop)
        screenshots.take("10-copy-plan")
        new.disk.write_delay_s = SLOW_S
        desktop.press("Erase and copy")
        desktop.see(f"MB of {to_copy}")
        new.pull()
        desktop.see("Seagate Backup+ Desk was unplugged.")
        screenshots.take("11-copy-yanked")

        new.disk.write_delay_s = 0
        new.plug()
        wait_until(lambda: not any("was unplugged" in texts for texts in desktop.all()), BACKUP_S)
        desktop.press("Continue")
        desktop.see("2. Erase everything on Seagate Backup+ Desk.")
        type_name_of_new(guest, desktop)
        desktop.press("Erase and copy", "Continue the copy")
        desktop.see("Both are read back and compared.")
        desktop.see("The copy is complete")
        desktop.see("Both were read back, and are identical. The filesystem now fills the new drive.")
        screenshots.take("12-clone")

        point = guest.run(f"findmnt -no TARGET {new.node}").strip()
        assert int(guest.run(f"findmnt -bno SIZE {point}")) > 0.9 * NEW.size_bytes
        desktop.press("Eject the copy")
        desktop.see("It is safe to unplug the drive")
        assert not guest.run(f"ls {new.node}* 2> /dev/null || true")
        assert old.disk.written_bytes == 0

    assert sum_of(old.image) == before
    assert files_in(new.image, tmp_path / "copy") == files_below(content)
    assert len(files_below(content)) == 25
