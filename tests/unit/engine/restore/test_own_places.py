"""The original folders in a backup are no permission to write there, and no reason to restore special permissions."""

import os
import stat
from pathlib import Path

import pytest

from shingleback.domain.errors import Why
from shingleback.engine.files.attributes import Attributes, ExtraAttributes, has_privileges, without_privileges
from shingleback.engine.restore.request import RestoreRequest
from shingleback.protocol.events import Note
from tests.helpers.looking import build_pages
from tests.helpers.trees import write
from tests.helpers.workshop import Workshop


@pytest.fixture
def shop(workshop: Workshop) -> Workshop:
    return build_pages(workshop)


def test_files_return_to_the_folders_of_this_computer_without_confirmation(shop: Workshop) -> None:
    (shop.source / "zebra.txt").unlink()

    assert shop.restore_in_place(accepts_places=False).exit_code == 0
    assert (shop.source / "zebra.txt").exists()


@pytest.mark.parametrize("is_dry_run", [True, False])
def test_folders_known_only_from_the_drive_need_confirmation_before_anything_is_written(
    shop: Workshop, *, is_dry_run: bool
) -> None:
    shop.source.rename(shop.folder / "away")

    result = shop.restore_in_place(own_places=frozenset(), accepts_places=False, is_dry_run=is_dry_run)

    assert (result.why, result.exit_code) == (Why.PLACES_UNKNOWN, 4)
    assert result.values["places"] == str(shop.source)
    assert not shop.source.exists()


def test_a_folder_behind_a_symlink_is_shown_resolved(shop: Workshop) -> None:
    (shop.folder / "etc").mkdir()
    shop.source.rename(shop.folder / "away")
    shop.source.symlink_to(shop.folder / "etc")

    result = shop.restore_in_place(own_places=frozenset(), accepts_places=False)

    assert result.values["places"] == str(shop.folder / "etc")


def test_confirmed_folders_are_restored_to(shop: Workshop) -> None:
    shop.source.rename(shop.folder / "away")

    assert shop.restore_in_place(own_places=frozenset(), accepts_places=True).exit_code == 0
    assert (shop.source / "zebra.txt").exists()


def test_a_confirmation_is_bound_to_the_folders_that_were_shown(shop: Workshop) -> None:
    """The drive may name other folders by the time of the restore."""
    shop.source.rename(shop.folder / "away")
    refused = shop.restore_in_place(own_places=frozenset(), accepts_places=False)
    mark = str(refused.values["mark"])
    info_file = shop.destination / ".shingleback" / "backup.json"
    shown = info_file.read_text()
    info_file.write_text(shown.replace(str(shop.source), str(shop.folder / "autostart")))

    result = shop.restore_in_place(own_places=frozenset(), accepts_places=False, accepted_places=mark)
    assert (result.why, result.values["places"]) == (Why.PLACES_UNKNOWN, str(shop.folder / "autostart"))
    assert not (shop.folder / "autostart").exists()

    info_file.write_text(shown)
    assert shop.restore_in_place(own_places=frozenset(), accepts_places=False, accepted_places=mark).exit_code == 0
    assert (shop.source / "zebra.txt").exists()


def test_a_folder_that_has_become_a_symlink_needs_a_new_confirmation(shop: Workshop) -> None:
    shop.source.rename(shop.folder / "away")
    mark = str(shop.restore_in_place(own_places=frozenset(), accepts_places=False).values["mark"])
    shop.source.symlink_to(shop.folder / "away")

    result = shop.restore_in_place(own_places=frozenset(), accepts_places=False, accepted_places=mark)
    assert (result.why, result.values["places"]) == (Why.PLACES_UNKNOWN, str(shop.folder / "away"))


def test_only_the_folders_of_requested_files_need_confirmation(shop: Workshop) -> None:
    second_source = shop.folder / "other"
    write(second_source / "film.mp4")
    shop.backup(shop.source, second_source)

    result = shop.restore_in_place(b"source/zebra.txt", accepts_places=False)
    assert result.why == ""
    assert shop.restore_in_place(accepts_places=False).why == Why.PLACES_UNKNOWN


def test_a_program_is_restored_without_special_permissions(workshop: Workshop) -> None:
    program = workshop.source / "program"
    write(program, b"#!")
    program.chmod(0o6755)
    workshop.backup()

    target = workshop.restore(has_privileges=RestoreRequest(b"", b"").has_privileges)[1]
    assert mode(target / "source" / "program") == 0o755
    assert [event.code for event in workshop.events if isinstance(event, Note)] == ["special-permissions-left"]

    restored = workshop.restore(has_privileges=True)[1]
    assert mode(restored / "source" / "program") == 0o6755


def test_a_program_restored_without_special_permissions_can_get_them_later(workshop: Workshop) -> None:
    program = workshop.source / "program"
    write(program, b"#!")
    program.chmod(0o6755)
    workshop.backup()
    target = workshop.restore(has_privileges=False)[1]
    restored = target / "source" / "program"
    inode = restored.stat().st_ino

    assert workshop.restore(target=target, is_dry_run=True)[0].exit_code == 0
    assert mode(restored) == 0o755
    assert workshop.restore(target=target)[0].exit_code == 0

    assert (mode(restored), restored.stat().st_ino) == (0o6755, inode)


def test_another_program_with_the_same_size_and_time_gets_no_special_permissions(workshop: Workshop) -> None:
    program = workshop.source / "program"
    write(program, b"#!")
    program.chmod(0o6755)
    workshop.backup()
    target = workshop.restore(has_privileges=False)[1]
    restored = target / "source" / "program"
    times = restored.stat()
    restored.write_bytes(b"??")
    os.utime(restored, ns=(times.st_atime_ns, times.st_mtime_ns))

    workshop.restore(target=target)

    assert (mode(restored), restored.read_bytes()) == (0o755, b"??")


def test_capabilities_are_special_permissions() -> None:
    attributes = Attributes(0o755, 0, 0, 0, 0, ExtraAttributes({"security.capability": b"x", "user.note": b"y"}))

    assert without_privileges(attributes).xattrs == {"user.note": b"y"}


@pytest.mark.parametrize("name", ["security.ima", "security.evm", "security.SMACK64", "trusted.overlay.redirect"])
def test_attributes_that_only_root_may_set_are_special_permissions(name: str) -> None:
    attributes = Attributes(0o755, 0, 0, 0, 0, ExtraAttributes({name: b"x", "system.posix_acl_access": b"y"}))

    assert has_privileges(attributes)
    assert without_privileges(attributes).xattrs == {"system.posix_acl_access": b"y"}


def test_an_selinux_label_causes_no_note_and_is_not_set_by_root(monkeypatch: pytest.MonkeyPatch) -> None:
    attributes = Attributes(0o755, 0, 0, 0, 0, ExtraAttributes({"security.selinux": b"sudo_exec_t"}))

    assert not has_privileges(attributes)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert without_privileges(attributes).xattrs == {}
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert without_privileges(attributes) == attributes


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may set such attributes")
def test_nothing_is_restored_with_attributes_that_only_root_may_set(workshop: Workshop) -> None:
    folder = workshop.source / "folder"
    write(folder / "file", b"content")
    (folder / "symlink").symlink_to("file")
    for path in (folder, folder / "file", folder / "symlink"):
        os.setxattr(path, "trusted.overlay.redirect", b"/etc", follow_symlinks=False)
    workshop.backup()

    target = workshop.restore(has_privileges=False)[1] / "source" / "folder"
    assert [os.listxattr(path, follow_symlinks=False) for path in (target, *sorted(target.iterdir()))] == [[], [], []]
    assert [event.code for event in workshop.events if isinstance(event, Note)] == ["special-permissions-left"]

    restored = workshop.restore(has_privileges=True)[1] / "source" / "folder"
    for path in (restored, *sorted(restored.iterdir())):
        assert os.getxattr(path, "trusted.overlay.redirect", follow_symlinks=False) == b"/etc"


def mode(path: Path) -> int:
    return stat.S_IMODE(os.stat(path).st_mode)


def test_restored_files_are_durable_in_each_folder(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    """A power cut right after the result loses none of them."""
    second_source = shop.folder / "other"
    write(second_source / "letter.txt", b"a letter")
    shop.backup(shop.source, second_source)
    for path in (shop.source / "zebra.txt", second_source / "letter.txt"):
        path.unlink()
    durable: set[str] = set()
    monkeypatch.setattr(
        "shingleback.engine.files.linux.syncfs",
        lambda fd: durable.update(map(str, Path(os.readlink(f"/proc/self/fd/{fd}")).rglob("*.txt"))),
    )

    assert shop.restore_in_place().exit_code == 0

    assert {str(shop.source / "zebra.txt"), str(second_source / "letter.txt")} <= durable
