"""Homes as they really are, through the command line, compared as trees.

Each was reported for another backup program: docs/proof.md names where.
"""

import contextlib
import os
import shutil
import sqlite3
import stat
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.helpers.containers import needs_writable_sysfs
from tests.helpers.loop import attached, mounted
from tests.helpers.program import events, run, running, wait_for_event
from tests.helpers.trees import acl, snapshot, without_special, write

pytestmark = pytest.mark.device
_S = 1_000_000_000
_SUBUID = 100_999


@pytest.fixture
def source(tmp_path: Path) -> Path:
    if os.geteuid() != 0:
        pytest.skip("needs root, to mount and to change owners")
    (tmp_path / "home").mkdir()
    return tmp_path / "home"


def wine_prefix(home: Path) -> None:
    """`z:` is the whole computer, and `pfx` is the prefix itself."""
    write(home / "pfx/drive_c/windows/Fonts/arial.ttf", b"font")
    (home / "pfx/dosdevices").mkdir()
    for name, target in (("z:", "/"), ("c:", "../drive_c"), ("com1", "/dev/ttyS0")):
        (home / "pfx/dosdevices" / name).symlink_to(target)
    (home / "pfx/pfx").symlink_to(".")
    (home / "steam").symlink_to(home / "steam")


def odd_names(home: Path) -> None:
    """A mailbox, a music collection from another computer, and names that Windows refuses."""
    names = (
        b"1649309979.H12P2.host,S=348815:2,RS",
        b"latin1-\xe9\xff",
        b"new\nline",
        b"esc\x1b[31m",
        b"nfc-\xc3\xa9",
        b"nfd-e\xcc\x81",
        b"trailing.",
        b"trailing ",
        b"CON",
        b"aux.txt",
        b'a|b?c*d<e>"f',
        b"PROGRA~1",
        b"-rf",
        b"x" * 255,
        b"same",
        b"SAME",
    )
    for name in names:
        write(bytes(home) + b"/mail/cur/" + name, name)
        os.makedirs(bytes(home) + b"/folders/" + name)


def odd_times(home: Path) -> None:
    for number, seconds in enumerate((-2_208_988_800, -1, 0, 2**31, 2**32, 9_000_000_000)):
        write(home / f"file{number}", b"%d" % number, mtime_ns=seconds * _S + 123_456_789)
        (home / f"folder{number}").mkdir()
        os.utime(home / f"folder{number}", ns=(0, seconds * _S + 1))


def protected_files(home: Path) -> None:
    """Immutable and append-only."""
    write(home / "letters/final", b"final")
    write(home / "letters/log", b"line")
    for flag, name in (("+i", "letters/final"), ("+a", "letters/log"), ("+i", "letters")):
        if subprocess.run(["chattr", flag, home / name], check=False, capture_output=True).returncode:
            pytest.skip("needs chattr, and a filesystem that has its flags")


def container_store(home: Path) -> None:
    """The layers belong to ids of a user namespace."""
    layer = home / ".local/share/containers/storage/overlay/layer/diff"
    write(layer / "etc/passwd", b"root")
    for path in (layer, layer / "etc", layer / "etc/passwd"):
        os.chown(path, _SUBUID, _SUBUID)
    (layer / "etc/passwd").chmod(0o4755)
    os.setxattr(layer / "etc", "user.overlay.opaque", b"y")


def unknown_ids(home: Path) -> None:
    write(home / "file", b"of nobody that is known here")
    os.setxattr(home / "file", "system.posix_acl_access", acl(7, (54_321, 6)))
    os.chown(home / "file", 0xFFFF_FFFE, 0xFFFF_FFFE)


def hard_link_farm(home: Path) -> None:
    write(home / "store/object", b"content")
    for number in range(300):
        (home / "farm" / f"{number % 10}").mkdir(parents=True, exist_ok=True)
        os.link(home / "store/object", home / "farm" / f"{number % 10}" / f"{number}")


def very_deep(home: Path) -> None:
    """Its longest path is twice as long as the kernel takes at once."""
    fd = os.open(home, os.O_RDONLY)
    for number in range(60):
        name = f"level{number}" + "x" * 120
        os.mkdir(name, dir_fd=fd)
        inner = os.open(name, os.O_RDONLY, dir_fd=fd)
        os.close(os.open("file", os.O_CREAT | os.O_WRONLY, dir_fd=inner))
        os.close(fd)
        fd = inner
    os.close(fd)


def flat_folder(home: Path) -> None:
    (home / "flat").mkdir()
    for number in range(2_000):
        (home / "flat" / f"file {number}").touch()


def virtual_disk(home: Path) -> None:
    write(home / "vm.qcow2", os.urandom(70_000))
    os.truncate(home / "vm.qcow2", 1 << 28)


def database(home: Path) -> None:
    """As a program that was killed leaves it: what was committed is in the write-ahead log only."""
    home.joinpath("app").mkdir()
    pid = os.fork()
    if not pid:
        base = sqlite3.connect(home / "app/base.sqlite")
        base.executescript("pragma journal_mode=wal; create table letters(text); insert into letters values('dear')")
        os._exit(0)
    os.waitpid(pid, 0)
    assert (home / "app/base.sqlite-wal").stat().st_size


HOMES: dict[str, Callable[[Path], None]] = {
    home.__name__.replace("_", " "): home
    for home in (
        wine_prefix,
        odd_names,
        odd_times,
        protected_files,
        container_store,
        unknown_ids,
        hard_link_farm,
        very_deep,
        flat_folder,
        virtual_disk,
        database,
    )
}


@pytest.fixture
def unprotected(source: Path) -> Iterator[None]:
    """At the end, everything can be removed again."""
    yield
    subprocess.run(["chattr", "-R", "-i", "-a", source], check=False, capture_output=True)


def restored(backup: Path, target: Path, *options: str) -> Path:
    run("restore", backup, "--to", target, "--special-permissions", *options, check=0)
    return target / "home"


def assert_round_trip(source: Path, backup: Path, target: Path) -> None:
    run("backup", source, backup, check=0)
    assert snapshot(restored(backup, target)) == snapshot(source)
    next_result = events("backup", source, backup, check=0)[-1]
    assert (next_result["copied"]["files"], next_result["version"]) == (0, "")


@pytest.mark.usefixtures("unprotected")
@pytest.mark.parametrize("home", HOMES)
def test_a_home_comes_back_as_it_was_and_is_sent_once(source: Path, tmp_path: Path, home: str) -> None:
    HOMES[home](source)
    assert_round_trip(source, tmp_path / "backup", tmp_path / "restored")


@pytest.mark.parametrize("home", ["wine prefix", "odd names", "odd times", "hard link farm"])
@pytest.mark.parametrize("kind", ["exfat", "ntfs"])
def test_a_drive_of_windows_loses_nothing_of_it(source: Path, tmp_path: Path, home: str, kind: str) -> None:
    HOMES[home](source)
    with mounted(kind, tmp_path, 64) as drive:
        assert_round_trip(source, drive / "backup", tmp_path / "restored")


def test_a_whiteout_of_a_container_store_has_no_content_to_copy(source: Path, tmp_path: Path) -> None:
    container_store(source)
    os.mknod(source / ".local/share/containers/storage/overlay/layer/diff/etc/gone", stat.S_IFCHR | 0o600, 0)
    run("backup", source, tmp_path / "backup")
    assert snapshot(restored(tmp_path / "backup", tmp_path / "restored")) == without_special(snapshot(source))


@pytest.mark.parametrize(
    "locale", [{"LC_ALL": "C"}, {"LC_ALL": "POSIX", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}]
)
def test_any_name_is_copied_without_a_locale(source: Path, tmp_path: Path, locale: dict[str, str]) -> None:
    """As started by cron."""
    odd_names(source)
    write(source / "größe", b"1")
    behind = ["env", *(f"{name}={value}" for name, value in locale.items())]
    run("backup", source, tmp_path / "backup", check=0, behind=behind)
    assert snapshot(restored(tmp_path / "backup", tmp_path / "restored")) == snapshot(source)


@pytest.mark.parametrize("umask", [0o000, 0o077])
def test_a_umask_changes_nothing_in_a_copy(source: Path, tmp_path: Path, umask: int) -> None:
    write(source / "folder/file", b"1")
    (source / "folder").chmod(0o750)
    before = os.umask(umask)
    try:
        run("backup", source, tmp_path / "backup", check=0)
    finally:
        os.umask(before)
    assert snapshot(tmp_path / "backup/home") == snapshot(source)


def test_few_open_files_are_enough_for_a_deep_home(source: Path, tmp_path: Path) -> None:
    (source / "/".join(["deep"] * 120)).mkdir(parents=True)
    write(source / "/".join(["deep"] * 120) / "file", b"1")
    run("backup", source, tmp_path / "backup", check=0, behind=["prlimit", "--nofile=256"])
    assert snapshot(restored(tmp_path / "backup", tmp_path / "restored")) == snapshot(source)


def test_a_limit_on_the_size_of_files_leaves_out_only_larger_ones(source: Path, tmp_path: Path) -> None:
    write(source / "large", os.urandom(3_000_000))
    write(source / "small", b"1")
    result = events("backup", source, tmp_path / "backup", check=1, behind=["prlimit", "--fsize=1000000"])[-1]
    assert [(item["path"], item["reason"]) for item in result["left_out"]] == [("home/large", "too-large")]
    run("backup", source, tmp_path / "backup", check=0)


def test_a_source_behind_a_symlink_is_copied_with_its_content(tmp_path: Path, source: Path) -> None:
    write(source / "letter", b"1")
    (tmp_path / "Documents").symlink_to(source)
    run("backup", tmp_path / "Documents", tmp_path / "backup", check=0)
    assert snapshot(tmp_path / "backup/home") == snapshot(source)


def test_a_backup_is_the_same_with_and_without_a_symlink_in_its_path(source: Path, tmp_path: Path) -> None:
    write(source / "letter", b"1")
    (tmp_path / "drive").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "drive")
    run("backup", source, tmp_path / "link/backup", check=0)
    assert events("backup", source, tmp_path / "drive/backup", check=0)[-1]["copied"]["files"] == 0


@contextlib.contextmanager
def in_memory(point: Path, options: str) -> Iterator[Path]:
    point.mkdir(exist_ok=True)
    subprocess.run(["mount", "-t", "tmpfs", "-o", options, "none", point], check=True)
    try:
        yield point
    finally:
        subprocess.run(["umount", "-l", point], check=True)


@contextlib.contextmanager
def mounted_as(kind: str, point: Path, options: str) -> Iterator[None]:
    subprocess.run(["mount", "-t", kind, "-o", options, kind, point], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", point], check=True)


@contextlib.contextmanager
def mounted_at(device: str, point: Path) -> Iterator[None]:
    subprocess.run(["mount", device, point], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", point], check=True)


def test_a_full_temporary_folder_is_not_needed(source: Path, tmp_path: Path) -> None:
    write(source / "letter", b"1")
    with in_memory(tmp_path / "tmp", "size=64k") as full:
        with contextlib.suppress(OSError):
            (full / "fill").write_bytes(bytes(1 << 17))
        run("backup", source, tmp_path / "backup", check=0, behind=["env", f"TMPDIR={full}"])
    assert snapshot(tmp_path / "backup/home") == snapshot(source)


@pytest.mark.parametrize("options", ["size=64k", "ro"], ids=["full", "read-only"])
def test_a_home_without_room_is_named_and_not_the_drive(source: Path, tmp_path: Path, options: str) -> None:
    write(source / "letter", b"1")
    with in_memory(tmp_path / "own", options) as own_home:
        with contextlib.suppress(OSError):
            (own_home / "fill").write_bytes(bytes(1 << 17))
        folders = [f"XDG_{name}_HOME={own_home}/{name}" for name in ("CONFIG", "STATE", "CACHE", "DATA")]
        result = run("backup", source, tmp_path / "backup", check=70, behind=["env", *folders])
    sentences = ("could not read or save its own data", f"has no permission to write to {own_home}")
    assert any(sentence in result.stderr for sentence in sentences)


def test_a_quota_on_the_drive_is_a_full_drive(source: Path, tmp_path: Path) -> None:
    write(source / "first", b"1")
    with mounted("btrfs", tmp_path, 250) as drive:
        subprocess.run(["btrfs", "quota", "enable", drive], check=True)
        run("backup", source, drive / "backup", check=0)
        subprocess.run(["btrfs", "qgroup", "limit", "6M", drive / "backup"], check=True)
        for number in range(20):
            write(source / f"{number}", os.urandom(700_000))
        result = events("backup", source, drive / "backup", check=3)[-1]
        assert result["outcome"] == "drive-full"
        run("verify", drive / "backup", check=0)
        subprocess.run(["btrfs", "qgroup", "limit", "none", drive / "backup"], check=True)
        run("backup", source, drive / "backup", check=0)
        assert snapshot(restored(drive / "backup", tmp_path / "restored")) == snapshot(source)


def test_project_ids_that_forbid_renames_between_folders_do_no_harm(source: Path, tmp_path: Path) -> None:
    if shutil.which("xfs_io") is None:
        pytest.skip("needs xfs_io")
    write(source / "a/letter", b"1")
    with mounted("xfs", tmp_path, 330) as drive:
        (drive / "project").mkdir()
        subprocess.run(["xfs_io", "-c", "chproj 7", "-c", "chattr +P", drive / "project"], check=True)
        assert_round_trip(source, drive / "project/backup", tmp_path / "restored")
        (source / "a").rename(source / "b")
        assert events("backup", source, drive / "project/backup", check=0)[-1]["copied"]["files"] == 0


@pytest.mark.usefixtures("source")
def test_an_attribute_that_is_too_large_for_the_drive_comes_back(tmp_path: Path) -> None:
    with mounted("xfs", tmp_path, 330) as roomy, mounted("ext4", tmp_path, 64) as drive:
        home = roomy / "home"
        write(home / "picture", b"1")
        os.setxattr(home / "picture", "user.Zone.Identifier", os.urandom(60_000))
        run("backup", home, drive / "backup", check=0)
        assert snapshot(restored(drive / "backup", roomy / "restored")) == snapshot(home)


def test_the_merged_view_of_an_overlay_is_an_ordinary_source(source: Path, tmp_path: Path) -> None:
    for name in ("lower", "upper", "work"):
        (tmp_path / name).mkdir()
    write(tmp_path / "lower/letter", b"1")
    write(tmp_path / "lower/other", b"2")
    layers = ",".join(f"{name}dir={tmp_path / name}" for name in ("lower", "upper", "work"))
    with mounted_as("overlay", source, layers):
        run("backup", source, tmp_path / "backup", check=0)
        write(source / "letter", b"11")
        (source / "other").rename(source / "renamed")
        result = events("backup", source, tmp_path / "backup", check=0)[-1]
        assert (result["copied"]["files"], result["renamed"]["files"]) == (1, 1)
        assert snapshot(tmp_path / "backup/home") == snapshot(source)


@pytest.mark.usefixtures("source")
def test_a_source_that_was_remounted_read_only_is_copied(tmp_path: Path) -> None:
    with mounted("ext4", tmp_path, 64) as disk:
        write(disk / "home/letter", b"1")
        subprocess.run(["mount", "-o", "remount,ro", disk], check=True)
        run("backup", disk / "home", tmp_path / "backup", check=0)
        assert snapshot(tmp_path / "backup/home") == snapshot(disk / "home")


def test_a_whole_system_is_copied_without_what_the_kernel_makes_up(tmp_path: Path, source: Path) -> None:
    """As for the source `/`."""
    for name in ("proc", "sys", "etc"):
        (source / name).mkdir()
    write(source / "etc/passwd", b"root")
    with mounted_as("proc", source / "proc", "ro"), mounted_as("sysfs", source / "sys", "ro"):
        run("backup", source, tmp_path / "backup", check=0)
    assert {path.name for path in (tmp_path / "backup/home").rglob("*")} <= {"etc", "passwd", "proc", "sys"}
    assert (tmp_path / "backup/home/etc/passwd").read_bytes() == b"root"


def test_a_folder_that_is_mounted_in_itself_ends(tmp_path: Path, source: Path) -> None:
    write(source / "letter", b"1")
    (source / "loop").mkdir()
    subprocess.run(["mount", "--bind", source, source / "loop"], check=True)
    try:
        run("backup", source, tmp_path / "backup", check=0)
        run("backup", source, tmp_path / "backup", "--cross-filesystems", check=0)
    finally:
        subprocess.run(["umount", source / "loop"], check=True)
    copies = list((tmp_path / "backup/home").rglob("letter"))
    assert 1 <= len(copies) <= 2


def test_a_backup_in_its_own_source_does_not_copy_itself(source: Path) -> None:
    write(source / "letter", b"1")
    (source / "Backup").mkdir()
    for _ in range(2):
        run("backup", source, source / "Backup/drive", check=0)
    assert not (source / "Backup/drive/home/Backup/drive").exists()


def test_a_drive_under_another_name_is_found_and_its_old_mount_point_stays_empty(source: Path, tmp_path: Path) -> None:
    """Desktops mount a second `Label` as `Label1`."""
    write(source / "letter", b"1")
    label, label1 = tmp_path / "Label", tmp_path / "Label1"
    label.mkdir()
    label1.mkdir()
    (tmp_path / "drive.img").write_bytes(b"")
    os.truncate(tmp_path / "drive.img", 64 << 20)
    with attached(tmp_path / "drive.img") as device:
        subprocess.run(["mkfs.ext4", "-q", device], check=True)
        with mounted_at(device, label):
            run("backup", source, label / "backup", check=0)
        with mounted_at(device, label1):
            assert run("backup", source, label / "backup").returncode
            assert list(label.iterdir()) == []
            result = events("backup", source, label1 / "backup", check=0)[-1]
            assert result["copied"]["files"] == 0


@needs_writable_sysfs
def test_a_drive_that_becomes_read_only_in_the_middle_is_said_to_be(source: Path, tmp_path: Path) -> None:
    for number in range(40):
        write(source / f"{number}", os.urandom(1_000_000))
    with mounted("ext4", tmp_path, 200) as drive:
        subprocess.run(["mount", "-o", "remount,errors=remount-ro", drive], check=True)
        number = os.stat(drive).st_dev
        disk = Path(f"/sys/dev/block/{os.major(number)}:{os.minor(number)}").resolve().name
        trigger = Path(f"/sys/fs/ext4/{disk}/trigger_fs_error")
        if not trigger.exists():
            pytest.skip("needs a kernel that can be told to find an error")
        with running("backup", source, drive / "backup", "--pace", "10MB/s") as process:
            wait_for_event(process, "progress", phase="copy")
            trigger.write_text("1")
            *_, result = (line for line in process.stdout or ())
        assert '"why":"drive-read-only"' in result.replace(" ", "")
