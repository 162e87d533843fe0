"""A drive says where its files were; that is no reason to write there, or to give a program rights."""

import os
import stat
from pathlib import Path

import pytest

from shingleback.domain.errors import Why
from shingleback.engine.files.attributes import Attributes, ExtraAttributes, has_privileges, without_privileges
from shingleback.engine.restore.restore import RestoreRequest
from shingleback.protocol.events import Note
from tests.helpers.looking import build_pages
from tests.helpers.trees import write
from tests.helpers.workshop import Workshop


@pytest.fixture
def shop(workshop: Workshop) -> Workshop:
    return build_pages(workshop)


def test_to_the_folders_of_this_computer_files_go_back_without_a_question(shop: Workshop) -> None:
    (shop.source / "zebra.txt").unlink()

    assert shop.put_back(accepts_places=False).exit_code == 0
    assert (shop.source / "zebra.txt").exists()


@pytest.mark.parametrize("is_dry_run", [True, False])
def test_places_that_only_the_drive_knows_are_named_before_anything_is_written(
    shop: Workshop, *, is_dry_run: bool
) -> None:
    shop.source.rename(shop.folder / "away")

    result = shop.put_back(own_places=frozenset(), accepts_places=False, is_dry_run=is_dry_run)

    assert (result.why, result.exit_code) == (Why.PLACES_UNKNOWN, 4)
    assert result.values["places"] == str(shop.source)
    assert not shop.source.exists()


def test_a_place_is_named_as_it_really_is(shop: Workshop) -> None:
    (shop.folder / "etc").mkdir()
    shop.source.rename(shop.folder / "away")
    shop.source.symlink_to(shop.folder / "etc")

    result = shop.put_back(own_places=frozenset(), accepts_places=False)

    assert result.values["places"] == str(shop.folder / "etc")


def test_after_a_yes_they_go_there(shop: Workshop) -> None:
    shop.source.rename(shop.folder / "away")

    assert shop.put_back(own_places=frozenset(), accepts_places=True).exit_code == 0
    assert (shop.source / "zebra.txt").exists()


def test_a_yes_is_bound_to_the_places_that_were_shown(shop: Workshop) -> None:
    """The drive may name others by the time at which they are used."""
    shop.source.rename(shop.folder / "away")
    refused = shop.put_back(own_places=frozenset(), accepts_places=False)
    mark = str(refused.values["mark"])
    about = shop.destination / ".shingleback" / "backup.json"
    shown = about.read_text()
    about.write_text(shown.replace(str(shop.source), str(shop.folder / "autostart")))

    result = shop.put_back(own_places=frozenset(), accepts_places=False, accepted_places=mark)
    assert (result.why, result.values["places"]) == (Why.PLACES_UNKNOWN, str(shop.folder / "autostart"))
    assert not (shop.folder / "autostart").exists()

    about.write_text(shown)
    assert shop.put_back(own_places=frozenset(), accepts_places=False, accepted_places=mark).exit_code == 0
    assert (shop.source / "zebra.txt").exists()


def test_a_place_that_leads_elsewhere_since_it_was_shown_is_asked_about_again(shop: Workshop) -> None:
    shop.source.rename(shop.folder / "away")
    mark = str(shop.put_back(own_places=frozenset(), accepts_places=False).values["mark"])
    shop.source.symlink_to(shop.folder / "away")

    result = shop.put_back(own_places=frozenset(), accepts_places=False, accepted_places=mark)
    assert (result.why, result.values["places"]) == (Why.PLACES_UNKNOWN, str(shop.folder / "away"))


def test_only_the_places_of_what_is_wanted_count(shop: Workshop) -> None:
    other = shop.folder / "other"
    write(other / "film.mp4")
    shop.backup(shop.source, other)

    result = shop.put_back(b"source/zebra.txt", accepts_places=False)
    assert result.why == ""
    assert shop.put_back(accepts_places=False).why == Why.PLACES_UNKNOWN


def test_a_program_comes_back_without_the_rights_of_its_owner(workshop: Workshop) -> None:
    program = workshop.source / "program"
    write(program, b"#!")
    program.chmod(0o6755)
    workshop.backup()

    target = workshop.restore(has_privileges=RestoreRequest(b"", b"").has_privileges)[1]
    assert mode(target / "source" / "program") == 0o755
    assert [event.code for event in workshop.events if isinstance(event, Note)] == ["special-permissions-left"]

    asked_for = workshop.restore(has_privileges=True)[1]
    assert mode(asked_for / "source" / "program") == 0o6755


def test_a_program_that_came_back_without_rights_gets_them_where_it_is(workshop: Workshop) -> None:
    program = workshop.source / "program"
    write(program, b"#!")
    program.chmod(0o6755)
    workshop.backup()
    target = workshop.restore(has_privileges=False)[1]
    back = target / "source" / "program"
    inode = back.stat().st_ino

    assert workshop.restore(target=target, is_dry_run=True)[0].exit_code == 0
    assert mode(back) == 0o755
    assert workshop.restore(target=target)[0].exit_code == 0

    assert (mode(back), back.stat().st_ino) == (0o6755, inode)


def test_another_program_of_that_size_and_time_gets_no_rights(workshop: Workshop) -> None:
    program = workshop.source / "program"
    write(program, b"#!")
    program.chmod(0o6755)
    workshop.backup()
    target = workshop.restore(has_privileges=False)[1]
    back = target / "source" / "program"
    times = back.stat()
    back.write_bytes(b"??")
    os.utime(back, ns=(times.st_atime_ns, times.st_mtime_ns))

    workshop.restore(target=target)

    assert (mode(back), back.read_bytes()) == (0o755, b"??")


def test_capabilities_count_as_rights() -> None:
    wanted = Attributes(0o755, 0, 0, 0, 0, ExtraAttributes({"security.capability": b"x", "user.note": b"y"}))

    assert without_privileges(wanted).xattrs == {"user.note": b"y"}


@pytest.mark.parametrize("name", ["security.ima", "security.evm", "security.SMACK64", "trusted.overlay.redirect"])
def test_what_only_root_may_set_counts_as_rights(name: str) -> None:
    wanted = Attributes(0o755, 0, 0, 0, 0, ExtraAttributes({name: b"x", "system.posix_acl_access": b"y"}))

    assert has_privileges(wanted)
    assert without_privileges(wanted).xattrs == {"system.posix_acl_access": b"y"}


def test_a_label_is_no_news_and_root_sets_none(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = Attributes(0o755, 0, 0, 0, 0, ExtraAttributes({"security.selinux": b"sudo_exec_t"}))

    assert not has_privileges(wanted)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert without_privileges(wanted).xattrs == {}
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert without_privileges(wanted) == wanted


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may set such attributes")
def test_no_file_folder_or_symlink_comes_back_with_what_only_root_may_set(workshop: Workshop) -> None:
    folder = workshop.source / "folder"
    write(folder / "file", b"content")
    (folder / "symlink").symlink_to("file")
    for one in (folder, folder / "file", folder / "symlink"):
        os.setxattr(one, "trusted.overlay.redirect", b"/etc", follow_symlinks=False)
    workshop.backup()

    target = workshop.restore(has_privileges=False)[1] / "source" / "folder"
    assert [os.listxattr(one, follow_symlinks=False) for one in (target, *sorted(target.iterdir()))] == [[], [], []]
    assert [event.code for event in workshop.events if isinstance(event, Note)] == ["special-permissions-left"]

    asked_for = workshop.restore(has_privileges=True)[1] / "source" / "folder"
    for one in (asked_for, *sorted(asked_for.iterdir())):
        assert os.getxattr(one, "trusted.overlay.redirect", follow_symlinks=False) == b"/etc"


def mode(path: Path) -> int:
    return stat.S_IMODE(os.stat(path).st_mode)


def test_what_came_back_is_durable_at_each_of_its_places(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    """A power cut right after the last word takes nothing of it."""
    other = shop.folder / "other"
    write(other / "letter.txt", b"a letter")
    shop.backup(shop.source, other)
    for path in (shop.source / "zebra.txt", other / "letter.txt"):
        path.unlink()
    durable: set[str] = set()
    monkeypatch.setattr(
        "shingleback.engine.files.linux.syncfs",
        lambda fd: durable.update(map(str, Path(os.readlink(f"/proc/self/fd/{fd}")).rglob("*.txt"))),
    )

    assert shop.put_back().exit_code == 0

    assert {str(shop.source / "zebra.txt"), str(other / "letter.txt")} <= durable
