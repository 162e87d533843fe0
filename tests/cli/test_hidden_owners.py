"""In a rootless container, the kernel shows the files of users that have no id there as those of `nobody`."""

import json
import os
import struct
import subprocess
from pathlib import Path
from typing import Final

import pytest

from shingleback.engine.files.owners import UNKNOWN_ID
from tests.helpers.checker import read_backup
from tests.helpers.containers import can_make_user_namespaces
from tests.helpers.patience import PATIENCE_S, wait_until
from tests.helpers.program import command, environment, events
from tests.helpers.trees import write

pytestmark = [
    pytest.mark.device,
    pytest.mark.skipif(not can_make_user_namespaces(), reason="needs to make user namespaces"),
    pytest.mark.skipif(os.geteuid() != 0, reason="needs root, to give files to others"),
]

_NOBODY: Final = 65534
_SERVICE: Final = (1234, 1235)
_HIDDEN: Final = (UNKNOWN_ID, UNKNOWN_ID)
_ROOT_ONLY: Final = "0 0 1"
_WITH_USERS: Final = "0 0 1\n1000 1000 1\n65534 65534 1"
_EVERYBODY: Final = "0 0 4294967295"
_ACL: Final = "system.posix_acl_access"


@pytest.fixture
def source(source: Path) -> Path:
    write(source / "service" / "mail.db", b"mail")
    (source / "service" / "newest").symlink_to("mail.db")
    for path in (source / "service", source / "service" / "mail.db", source / "service" / "newest"):
        os.chown(path, *_SERVICE, follow_symlinks=False)
    return source


def in_container(*words: str | Path, ids: str = _ROOT_ONLY) -> list[str]:
    """Run the program in a user namespace that has only these ids; return the codes of its notes."""
    with subprocess.Popen(
        ["unshare", "--user", "sh", "-c", 'read _; exec "$@"', "sh", *command(*words, "--json")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(),
    ) as process:
        own_namespace = os.readlink("/proc/self/ns/user")
        wait_until(lambda: os.readlink(f"/proc/{process.pid}/ns/user") != own_namespace)
        for kind in ("uid", "gid"):
            Path(f"/proc/{process.pid}/{kind}_map").write_text(ids)
        output, _ = process.communicate(b"\n", timeout=PATIENCE_S)
    assert process.returncode == 0
    return [event["code"] for event in map(json.loads, output.splitlines()) if event["event"] == "note"]


def outside(*words: str | Path) -> list[str]:
    return [event["code"] for event in events(*words, check=0) if event["event"] == "note"]


def recorded(drive: Path) -> dict[str, tuple[int, int]]:
    """The owners of the service's files in the manifest."""
    lines = read_backup(drive).now.things.values()
    return {line["path"]: (line["uid"], line["gid"]) for line in lines if "service" in line["path"]}


def restored(target: Path) -> dict[str, tuple[int, int]]:
    folder = target / "source" / "service"
    infos = {str(path.relative_to(target)): path.lstat() for path in (folder, *folder.iterdir())}
    return {path: (info.st_uid, info.st_gid) for path, info in infos.items()}


def all_owned(ids: tuple[int, int]) -> dict[str, tuple[int, int]]:
    return dict.fromkeys(("source/service", "source/service/mail.db", "source/service/newest"), ids)


def segments(drive: Path) -> list[str]:
    return sorted(os.listdir(drive / ".shingleback" / "manifest"))


@pytest.mark.parametrize("ids", [_ROOT_ONLY, _WITH_USERS])
def test_owners_that_a_container_hides_are_recorded_as_unknown(source: Path, drive: Path, ids: str) -> None:
    assert in_container("backup", source, drive, ids=ids) == ["owners-hidden"]
    assert recorded(drive) == all_owned(_HIDDEN)


def test_one_hidden_id_leaves_the_other_known(source: Path, drive: Path) -> None:
    os.chown(source / "service" / "mail.db", 0, _SERVICE[1])

    in_container("backup", source, drive)

    assert recorded(drive)["source/service/mail.db"] == (0, UNKNOWN_ID)


def test_a_restore_by_root_gives_them_to_root_and_says_so_once(source: Path, drive: Path, tmp_path: Path) -> None:
    in_container("backup", source, drive)

    assert outside("restore", drive, "--to", tmp_path / "back") == ["owners-not-recorded"]
    assert restored(tmp_path / "back") == all_owned((0, 0))


def test_the_next_run_changes_nothing(source: Path, drive: Path) -> None:
    in_container("backup", source, drive)
    before = segments(drive)

    assert in_container("backup", source, drive) == []
    assert segments(drive) == before


def test_a_run_outside_adds_the_owners(source: Path, drive: Path, tmp_path: Path) -> None:
    in_container("backup", source, drive)

    finished = events("backup", source, drive, check=0)[-1]

    assert finished["copied"]["files"] == 0
    assert recorded(drive) == all_owned(_SERVICE)
    assert outside("restore", drive, "--to", tmp_path / "back") == []
    assert restored(tmp_path / "back") == all_owned(_SERVICE)


def test_a_run_in_a_container_keeps_known_owners_of_unchanged_files(source: Path, drive: Path) -> None:
    outside("backup", source, drive)
    before = segments(drive)

    assert in_container("backup", source, drive) == []
    assert segments(drive) == before


def test_they_stay_known_beside_a_file_that_changed(source: Path, drive: Path) -> None:
    (source / "service").chmod(0o777)  # so that the container may replace the file on the drive
    outside("backup", source, drive)
    (source / "service" / "mail.db").write_bytes(b"another mail")

    assert in_container("backup", source, drive) == ["owners-hidden"]
    owner_of_changed = {"source/service/mail.db": _HIDDEN}
    assert recorded(drive) == all_owned(_SERVICE) | owner_of_changed


def test_files_that_nobody_really_owns_are_known(source: Path, drive: Path) -> None:
    os.chown(source / "service" / "mail.db", _NOBODY, _NOBODY)
    outside("backup", source, drive)
    assert recorded(drive)["source/service/mail.db"] == (_NOBODY, _NOBODY)


def test_a_namespace_with_all_ids_hides_nothing(source: Path, drive: Path) -> None:
    assert in_container("backup", source, drive, ids=_EVERYBODY) == []
    assert recorded(drive) == all_owned(_SERVICE)


def test_a_program_without_owner_gets_nobody_else_rights(source: Path, drive: Path, tmp_path: Path) -> None:
    (source / "service" / "mail.db").chmod(0o6755)
    in_container("backup", source, drive)

    outside("restore", drive, "--special-permissions", "--to", tmp_path / "back")

    for folder in (drive, tmp_path / "back"):
        assert (folder / "source" / "service" / "mail.db").stat().st_mode & 0o7777 == 0o755


def test_the_rest_of_an_access_control_list_is_restored(source: Path, drive: Path, tmp_path: Path) -> None:
    everyone, nobody_named = (1, 6), [(4, 0), (0x10, 4), (0x20, 0)]
    hidden = struct.pack("<HHI", 2, 4, _SERVICE[0])
    of_root, rest = acl_entries([everyone]), acl_entries(nobody_named)
    os.setxattr(source / "letter.txt", _ACL, struct.pack("<I", 2) + of_root + hidden + rest)
    in_container("backup", source, drive)

    outside("restore", drive, "--to", tmp_path / "back")

    for folder in (drive, tmp_path / "back"):
        assert os.getxattr(folder / "source" / "letter.txt", _ACL) == struct.pack("<I", 2) + of_root + rest


def acl_entries(entries: list[tuple[int, int]]) -> bytes:
    return b"".join(struct.pack("<HHI", tag, permissions, UNKNOWN_ID) for tag, permissions in entries)
