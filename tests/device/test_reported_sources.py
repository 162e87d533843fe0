"""Sources from reports about other backup programs, rebuilt with real kernels. docs/proof.md names the reports."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path

import pytest

from tests.helpers.faulty_drive import FaultyDrive
from tests.helpers.loop import mounted
from tests.helpers.nobody import NOBODY, Nobody, make_nobody
from tests.helpers.patience import wait_until
from tests.helpers.program import command, environment, events, run
from tests.helpers.trees import contents, write
from tests.helpers.workshop import Workshop

pytestmark = pytest.mark.device
OLD_NS = 1_000_000_000


@pytest.fixture
def shop(tmp_path: Path) -> Workshop:
    (tmp_path / "shop").mkdir()
    return Workshop(tmp_path / "shop")


@pytest.fixture(name="nobody")
def unprivileged_user(monkeypatch: pytest.MonkeyPatch) -> Iterator[Nobody]:
    yield from make_nobody(monkeypatch)


def skip_without(*tools: str) -> None:
    missing = [tool for tool in tools if shutil.which(tool) is None]
    if os.geteuid() != 0 or missing:
        pytest.skip(f"needs root, and {', '.join(missing or tools)}")


@pytest.mark.parametrize("kind", ["ext4", "btrfs", "xfs"])
def test_a_file_whose_time_is_set_back_after_each_change_is_copied_again(
    tmp_path: Path, shop: Workshop, kind: str
) -> None:
    """As VeraCrypt does with its containers: neither time nor size tell of the change."""
    with mounted(kind, tmp_path, 320) as disk:
        container = disk / "home" / "container"
        write(container, os.urandom(300_000))
        shop.backup(disk / "home")
        info = container.stat()
        with container.open("r+b") as file:
            file.seek(100_000)
            file.write(b"a new sector")
        os.utime(container, ns=(info.st_atime_ns, info.st_mtime_ns))

        result = shop.backup(disk / "home")

        assert (result.outcome, result.copied.files) == ("done", 1)
        assert contents(shop.destination / "home") == contents(disk / "home")


def test_files_of_one_size_and_time_that_change_places_are_told_apart(shop: Workshop) -> None:
    """As in the Nix store, where each file is from 1970, and with sync clients, which replace files by renaming."""
    for name in ("one", "two", "three"):
        write(shop.source / name, f"content of {name:5}".encode(), mtime_ns=OLD_NS)
    shop.backup()
    (shop.source / "one").rename(shop.source / "aside")
    (shop.source / "two").rename(shop.source / "one")
    (shop.source / "aside").rename(shop.source / "two")
    write(shop.source / "new", b"another content ..", mtime_ns=OLD_NS)
    (shop.source / "new").rename(shop.source / "three")

    assert shop.backup().outcome == "done"

    assert contents(shop.destination / "source") == contents(shop.source)


def test_hard_links_in_two_subvolumes_with_the_same_inode_numbers_are_not_mixed_up(
    tmp_path: Path, shop: Workshop
) -> None:
    with mounted("btrfs", tmp_path, 320) as disk:
        numbers = set()
        for name in ("first", "second"):
            subprocess.run(["btrfs", "-q", "subvolume", "create", disk / name], check=True)
            write(disk / name / "file", name.encode())
            os.link(disk / name / "file", disk / name / "again")
            numbers.add((disk / name / "file").stat().st_ino)
        assert len(numbers) == 1

        assert shop.backup(disk).outcome == "done"
        _, restored = shop.restore()

        for top in (shop.destination / disk.name, restored / disk.name):
            assert contents(top) == contents(disk)
            pairs = {
                os.stat(top / name / link_name).st_ino
                for name in ("first", "second")
                for link_name in ("file", "again")
            }
            assert len(pairs) == 2
        assert shop.backup(disk).copied.files == 0


@pytest.fixture
def bindfs(tmp_path: Path) -> Iterator[Path]:
    """A folder in a home, `share`, that a program provides; `server` is what it shows."""
    skip_without("bindfs")
    home = tmp_path / "home"
    write(home / "docs" / "letter", b"Dear")
    write(home / "note", b"note")
    write(tmp_path / "server" / "far", b"far")
    (home / "share").mkdir()
    yield home
    subprocess.run(["umount", "-l", home / "share"], check=False, capture_output=True)


@pytest.mark.parametrize("options", [(), ("--cross-filesystems",)], ids=["as usual", "with other filesystems"])
def test_a_share_whose_program_has_died_is_named_and_takes_nothing_along(
    tmp_path: Path, bindfs: Path, options: tuple[str, ...]
) -> None:
    """Without `--cross-filesystems`, it is not even touched, and so it is no failure."""
    daemon = subprocess.Popen(["bindfs", "-f", tmp_path / "server", bindfs / "share"], stderr=subprocess.DEVNULL)
    wait_until((bindfs / "share").is_mount)
    daemon.kill()
    daemon.wait()
    with pytest.raises(OSError, match="not connected"):
        os.listdir(bindfs / "share")

    result = events("backup", *options, bindfs, tmp_path / "backup", check=1 if options else 0)[-1]

    assert contents(tmp_path / "backup" / "home") == {b"docs/letter": b"Dear", b"note": b"note"}
    named = result["left_out"] if options else [{"path": path} for item in result["excluded"] for path in item["paths"]]
    assert [item["path"] for item in named] == ["home/share"]


def test_a_filesystem_of_another_user_that_root_may_not_enter_is_named_and_takes_nothing_along(
    nobody: Nobody, tmp_path: Path
) -> None:
    """Such as the portal of Flatpak or GVfs in a home that root backs up."""
    skip_without("bindfs", "fusermount3", "setpriv")
    home = nobody.folder / "home of a person"
    write(home / "letter", b"Dear")
    for name in ("doc", "behind"):
        (home / name).mkdir()
    nobody.own(home, home / "doc", home / "behind")
    person = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]
    daemon = subprocess.Popen(
        [*person, "bindfs", "-f", "--no-allow-other", home / "behind", home / "doc"], stderr=subprocess.DEVNULL
    )
    try:
        wait_until(lambda: str(home / "doc").replace(" ", "\\040") in Path("/proc/mounts").read_text())
        with pytest.raises(PermissionError):
            os.stat(home / "doc")

        result = events("backup", "--cross-filesystems", home, tmp_path / "backup", check=1)[-1]

        assert [item["path"] for item in result["left_out"]] == [f"{home.name}/doc"]
        assert (tmp_path / "backup" / home.name / "letter").read_bytes() == b"Dear"
    finally:
        subprocess.run(["umount", "-l", home / "doc"], check=False, capture_output=True)
        daemon.terminate()
        daemon.wait()


def test_readable_files_of_others_are_copied_by_an_ordinary_user(nobody: Nobody) -> None:
    """Only the owner of a file may read it without changing its access time."""
    shared = nobody.folder / "shared"
    write(shared / "folder" / "of root", b"for all")
    for path in (shared, shared / "folder"):
        path.chmod(0o755)

    done = nobody.run("backup", shared, nobody.folder / "backup")

    assert (done.code, done.left_out) == (0, {})
    assert contents(nobody.folder / "backup" / "shared") == contents(shared)


def test_a_damaged_inode_is_named_and_takes_nothing_along(tmp_path: Path, shop: Workshop) -> None:
    skip_without("mkfs.ext4", "debugfs", "losetup")
    image, point = tmp_path / "image", tmp_path / "disk"
    point.mkdir()
    with image.open("wb") as file:
        file.truncate(64 << 20)
    subprocess.run(["mkfs.ext4", "-q", "-b", "1024", "-O", "metadata_csum", image], check=True)
    subprocess.run(["mount", "-o", "loop", image, point], check=True)
    for number in range(5):
        write(point / "home" / f"{number}.jpg", f"photo {number}".encode())
    write(point / "home" / "deep" / "file", b"deep")
    subprocess.run(["umount", point], check=True)
    inode = subprocess.run(
        ["debugfs", "-R", "imap /home/3.jpg", image], check=True, capture_output=True, text=True
    ).stdout.split()
    block, offset = int(inode[inode.index("located") + 3].rstrip(",")), int(inode[-1], 16)
    with image.open("r+b") as file:
        file.seek(block * 1024 + offset)
        file.write(b"garbage!" * 8)
    subprocess.run(["mount", "-o", "loop", image, point], check=True)
    try:
        with pytest.raises(OSError, match=r"clean|Bad|message|Input"):
            os.stat(point / "home" / "3.jpg")

        result = shop.backup(point / "home")

        assert [item.path for item in result.left_out] == ["home/3.jpg"]
        assert len(contents(shop.destination / "home")) == 5
    finally:
        subprocess.run(["umount", point], check=True)


def test_a_source_that_is_pulled_in_the_middle_keeps_its_copy_and_is_named(drive: FaultyDrive, tmp_path: Path) -> None:
    """Half of a disk that went away is not half of the files deleted."""
    home, place = drive.point / "photos", tmp_path / "backup"
    for name in ("a", "m", "z"):
        write(home / name / "photo", name.encode())
    events("backup", home, place, check=0)
    before = contents(place / "photos")
    write(home / "a" / "new", b"new")
    drive.turn_on("gone-at", "photos/m")

    result = events("backup", home, place, check=1)[-1]

    assert result["left_out"]
    assert contents(place / "photos").items() >= before.items()
    drive.turn_off("gone-at")
    drive.turn_off("gone")
    events("backup", home, place, check=0)
    assert contents(place / "photos") == contents(home)


def test_the_capabilities_of_a_program_of_another_user_come_back(tmp_path: Path) -> None:
    """A change of the owner takes them away, so they have to be set last."""
    skip_without("setcap")
    tool = tmp_path / "home" / "ping"
    write(tool, b"#!/bin/sh\n")
    tool.chmod(0o755)
    os.chown(tool, NOBODY, NOBODY)
    subprocess.run(["setcap", "cap_net_raw=ep", tool], check=True)

    run("backup", tmp_path / "home", tmp_path / "backup", check=0)
    run("restore", tmp_path / "backup", "--to", tmp_path / "back", "--special-permissions", check=0)

    back = tmp_path / "back" / "home" / "ping"
    assert (back.stat().st_uid, os.getxattr(back, "security.capability")) == (
        NOBODY,
        os.getxattr(tool, "security.capability"),
    )


def test_a_run_while_the_clock_is_far_in_the_future_costs_no_version(shop: Workshop) -> None:
    """A computer whose battery is empty may also begin in 2099, until its clock is set."""
    for number in range(4):
        write(shop.source / "file", str(number).encode())
        shop.backup()
        shop.time += timedelta(days=1)
    today = shop.time
    shop.time = today.replace(year=2099)
    write(shop.source / "file", b"from 2099")
    assert shop.backup().removed_versions == []
    shop.time = today
    for number in range(4, 6):
        write(shop.source / "file", str(number).encode())
        assert shop.backup().removed_versions == []
        shop.time += timedelta(days=1)

    assert contents(shop.destination / "source") == {b"file": b"5"}


def test_a_source_may_go_away_after_any_operation(drive: FaultyDrive, shop: Workshop) -> None:
    """None of its errors is taken for one of this computer's own disk, which would end the run."""
    home = drive.point / "photos"
    for name in ("a/photo", "a/letter", "m/photo", "z/photo"):
        write(home / name, name.encode())
    (home / "m" / "link").symlink_to("photo")
    os.link(home / "z" / "photo", home / "z" / "again")
    assert shop.backup(home).outcome == "done"
    for count in range(2, 40, 3):
        write(home / "a" / "letter", str(count).encode() * 100)
        write(home / f"new {count}" / "file", b"new")
        drive.turn_on("gone-after", count)

        result = shop.backup(home)

        assert (drive.switches / "gone").exists()
        assert (result.outcome, result.why) in (("left-out", ""), ("usage", "source-failed")), count
        assert result.left_out
        drive.turn_off("gone-after")
        drive.turn_off("gone")
    assert shop.backup(home).outcome == "done"
    assert contents(shop.destination / "photos") == contents(home)


@pytest.mark.parametrize("lets_go", [True, False], ids=["as Samba does", "or not"])
def test_a_file_on_which_a_program_has_a_lease(shop: Workshop, *, lets_go: bool) -> None:
    """Whoever opens the file waits until the program lets go, or the kernel takes the lease after 45 s."""
    write(shop.source / "leased", b"content")
    write(shop.source / "other", b"other content")
    with leased(shop.source / "leased", lets_go=lets_go):
        result = shop.backup()
        left_out = [(item.path, item.reason) for item in result.left_out]
        assert left_out == ([] if lets_go else [("source/leased", "leased")])
    assert shop.backup().outcome == "done"
    assert contents(shop.destination / "source") == contents(shop.source)


@contextmanager
def leased(file: Path, *, lets_go: bool) -> Iterator[None]:
    """Another process has the lease: a process never breaks its own."""
    script = (
        "import fcntl, signal, sys\n"
        "file = open(sys.argv[1], 'r+b')\n"
        f"let_go = lambda *_: fcntl.fcntl(file, fcntl.F_SETLEASE, fcntl.F_UNLCK)\n"
        f"signal.signal(signal.SIGIO, {'let_go' if lets_go else 'signal.SIG_IGN'})\n"
        "fcntl.fcntl(file, fcntl.F_SETLEASE, fcntl.F_WRLCK)\n"
        "print(flush=True)\n"
        "while True: signal.pause()\n"
    )
    holder = subprocess.Popen([sys.executable, "-c", script, file], stdout=subprocess.PIPE)
    try:
        assert holder.stdout is not None
        holder.stdout.readline()
        yield
    finally:
        holder.kill()
        holder.communicate()


def test_a_source_gets_no_name_that_the_backup_needs_itself(shop: Workshop, tmp_path: Path) -> None:
    own_names = (".shingleback", ".shingleback-list", "versions")
    sources = [tmp_path / str(number) / name for number, name in enumerate(own_names)]
    for source in sources:
        write(source / "contents.json.gz", source.name.encode())

    shop.backup(*sources)

    names = [".shingleback (2)", ".shingleback-list (2)", "versions"]
    assert [(shop.destination / name / "contents.json.gz").read_text() for name in names] == [
        source.name for source in sources
    ]
    assert not shop.verify().left_out


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_a_backup_that_is_started_with_closed_streams(tmp_path: Path, closed: str) -> None:
    """What it opens first would get their numbers."""
    write(tmp_path / "letters" / "one", b"Dear reader")
    words = command("backup", tmp_path / "letters", tmp_path / "backup")

    starting = ["sh", "-c", f'exec "$@" {closed}', "sh", *words]
    code = subprocess.run(starting, capture_output=True, env=environment(), check=False).returncode

    assert code == 0
    assert contents(tmp_path / "backup" / "letters") == contents(tmp_path / "letters")
    events("verify", tmp_path / "backup", check=0)


def test_versions_keep_their_order_when_the_time_zone_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A flight to the west: by its name, the newer version is the older one."""
    letters, backup = tmp_path / "letters", tmp_path / "backup"
    for zone, name in (("Asia/Tokyo", "one"), ("America/Los_Angeles", "two"), ("UTC", "three")):
        monkeypatch.setenv("TZ", zone)
        write(letters / name, name.encode())
        events("backup", letters, backup, check=0)

    listed = events("versions", backup, check=0)[-1]["versions"]

    assert [version["files"] for version in listed] == [1, 2, 3]
    events("restore", backup, "--to", tmp_path / "back", check=0)
    assert contents(tmp_path / "back" / "letters") == contents(letters)
